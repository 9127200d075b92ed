//! Final arrangements of cards: Reorganise, Trade and what was found (ZE-ACT-03, ZE-ACT-04).
//!
//! Two people who trade have thousands of final arrangements, so an arrangement is composed: the
//! usual ones are listed, the check judges all.

use horda_kit::{Cx, mark};
use horda_words::{Readable, Unreadable, Written, written};
use serde::{Deserialize, Serialize};

use super::inventory::{BACKPACK, HANDS, Inventory, MOST_CARDS};
use super::survivor::Who;
use super::turn::Turn;
use crate::action::Action;
use crate::equipment::card::{Card, CardKind};
use crate::event::Happening;
use crate::few::Few;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;

/// What two Survivors carry after a trade: the one who asked, and the partner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Exchange {
    /// The one who asked.
    pub own: Inventory,
    /// The partner.
    pub partner: Inventory,
}

/// Cards that are shared out.
pub(crate) type Cards = Few<Card, 14>;

impl Zombicide {
    /// Backpack slots of a Survivor (ZE-INV-01, ZE-SKL-31).
    pub(crate) fn backpack_slots(&self, state: &State, who: Who) -> usize {
        let more = self.sum(state, who, |it| if it.cards.hoard { 2 } else { 0 });
        (BACKPACK + usize::from(more)).min(MOST_CARDS - HANDS)
    }

    /// Does an inventory fit into the slots of a Survivor?
    pub(crate) fn judge_slots(
        &self,
        state: &State,
        who: Who,
        to: &Inventory,
    ) -> Result<(), Refused> {
        let slots = self.backpack_slots(state, who);
        if to.backpack.len() > slots {
            return Err(Refused::BackpackFull { slots: slots as u8 });
        }
        Ok(())
    }

    /// Are the cards of an arrangement among those that are there? What is left over.
    pub(crate) fn judge_cards(&self, there: &Cards, to: &[Inventory]) -> Result<Cards, Refused> {
        let mut left = *there;
        for card in to.iter().flat_map(Inventory::all) {
            let Some(place) = left.iter().position(|own| *own == card) else {
                return Err(Refused::NotCarried { card: card.kind });
            };
            left.remove(place);
        }
        Ok(left)
    }

    /// All ways to hold the own cards that differ in what is in Hand.
    pub(crate) fn list_hands(&self, state: &State, who: Who, out: &mut Vec<Action>) {
        let now = state.survivor(who).inventory;
        let cards: Few<Card, MOST_CARDS> = now.all().collect();
        let slots = self.backpack_slots(state, who);
        for chosen in 0u32..1 << cards.len() {
            let hands = chosen.count_ones() as usize;
            if hands > HANDS || cards.len() - hands > slots {
                continue;
            }
            let mut to = Inventory::default();
            for (place, card) in cards.iter().copied().enumerate() {
                if chosen & 1 << place != 0 {
                    to.take_in_hand(card);
                } else {
                    to.put_into_backpack(card);
                }
            }
            let action = Action::Arrange { to };
            if to != now && !out.contains(&action) {
                out.push(action);
            }
        }
    }

    /// Trades in which one card is given, or one is taken, each to where there is room.
    pub(crate) fn list_trades(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        let who = turn.who;
        let zone = state.survivor(who).zone;
        let car = self.car_of(state, who);
        let near = state.survivors_at(zone).filter(|with| *with != who);
        let near = near.filter(|with| self.judge_partner(state, turn, *with).is_ok());
        for with in near.filter(|with| self.car_of(state, *with) == car) {
            for (from, to) in [(who, with), (with, who)] {
                self.list_gifts(state, who, from, to, out);
            }
        }
    }

    fn list_gifts(&self, state: &State, who: Who, from: Who, to: Who, out: &mut Vec<Action>) {
        let giver = state.survivor(from).inventory;
        let taker = state.survivor(to).inventory;
        for card in giver.all() {
            let mut rest = giver;
            rest.remove(|it| it == card);
            let mut more = taker;
            if !more.hand.is_full() {
                more.take_in_hand(card);
            } else if more.backpack.len() < self.backpack_slots(state, to) {
                more.put_into_backpack(card);
            } else {
                continue;
            }
            let (own, partner) = if from == who { (rest, more) } else { (more, rest) };
            let with = if from == who { to } else { from };
            let with = state.survivor(with).character;
            let action = Action::Trade { with, to: Exchange { own, partner } };
            if !out.contains(&action) {
                out.push(action);
            }
        }
    }

    pub(crate) fn judge_arrange(
        &self,
        state: &State,
        who: Who,
        to: &Inventory,
    ) -> Result<(), Refused> {
        let now = state.survivor(who).inventory;
        self.judge_slots(state, who, to)?;
        let left = self.judge_cards(&now.all().collect(), &[*to])?;
        if let Some(card) = left.first() {
            return Err(Refused::CardLeftOut { card: card.kind });
        }
        if *to == now { Err(Refused::NothingChanges) } else { Ok(()) }
    }

    /// A partner who has refused is not asked again in this Turn (ZE-RUL-16).
    pub(crate) fn judge_partner(
        &self,
        state: &State,
        turn: &Turn,
        with: Who,
    ) -> Result<(), Refused> {
        if turn.declined & with.bit() != 0 {
            return Err(Refused::TradeDeclined { who: state.survivor(with).character });
        }
        Ok(())
    }

    pub(crate) fn judge_trade(
        &self,
        state: &State,
        who: Who,
        with: Who,
        to: &Exchange,
    ) -> Result<(), Refused> {
        let partner = state.survivor(with);
        if who == with || !partner.stands() || partner.zone != state.survivor(who).zone {
            return Err(Refused::NotInZone {
                who: partner.character,
                at: state.survivor(who).zone,
                rule: "ZE-ACT-04",
            });
        }
        if self.car_of(state, who) != self.car_of(state, with) {
            return Err(Refused::OtherCar { who: partner.character });
        }
        self.judge_slots(state, who, &to.own)?;
        self.judge_slots(state, with, &to.partner)?;
        let there = state.survivor(who).inventory.all().chain(partner.inventory.all()).collect();
        let left = self.judge_cards(&there, &[to.own, to.partner])?;
        if let Some(card) = left.first() {
            return Err(Refused::CardLeftOut { card: card.kind });
        }
        let same = to.own == state.survivor(who).inventory && to.partner == partner.inventory;
        if same { Err(Refused::NothingChanges) } else { Ok(()) }
    }

    pub(crate) fn arrange(
        &self,
        state: &mut State,
        who: Who,
        to: Inventory,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        state.survivor_mut(who).inventory = to.sorted();
        let who = state.survivor(who).character;
        mark!("ZE-INV-04");
        tell(cx, rule, || Happening::Arranged { who });
    }

    /// Both agree: cards change hands. State of a card goes with it (ZE-INV-07).
    pub(crate) fn trade(
        &self,
        state: &mut State,
        who: Who,
        with: Who,
        to: Exchange,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-INV-07");
        state.survivor_mut(who).inventory = to.own.sorted();
        state.survivor_mut(with).inventory = to.partner.sorted();
        let (who, with) = (state.survivor(who).character, state.survivor(with).character);
        tell(cx, "ZE-ACT-04", || Happening::Traded { who, with });
    }
}

/// `pistol`, or `sawed-off*` if it is empty.
impl Written<Zombicide> for Card {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        self.kind.write(rules, out);
        if self.empty {
            out.push('*');
        }
    }
}

impl Readable<Zombicide> for Card {
    const WORD: &'static str = "card";

    fn read(rules: &Zombicide, text: &str) -> Result<Card, Unreadable> {
        let (name, empty) = text.strip_suffix('*').map_or((text, false), |name| (name, true));
        Ok(Card { kind: CardKind::read(rules, name)?, empty })
    }
}

fn write_cards(cards: &[Card], rules: &Zombicide, out: &mut String) {
    let names: Vec<String> = cards.iter().map(|card| written(card, rules)).collect();
    out.push_str(if names.is_empty() { "-" } else { "" });
    out.push_str(&names.join(" "));
}

fn read_cards<const N: usize>(rules: &Zombicide, text: &str) -> Result<Few<Card, N>, Unreadable> {
    let mut cards = Few::new();
    for word in text.split_whitespace().filter(|word| *word != "-") {
        if cards.is_full() {
            return Err(Unreadable::new(format!("more than {N} cards in \"{text}\"")));
        }
        cards.push(Card::read(rules, word)?);
    }
    cards.sort_unstable();
    Ok(cards)
}

/// `pistol katana / water`: Hand, then Backpack; `-` for nothing.
impl Written<Zombicide> for Inventory {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        write_cards(&self.hand, rules, out);
        out.push_str(" / ");
        write_cards(&self.backpack, rules, out);
    }
}

impl Readable<Zombicide> for Inventory {
    const WORD: &'static str = "hand/backpack";

    fn read(rules: &Zombicide, text: &str) -> Result<Inventory, Unreadable> {
        let (hand, backpack) = text.split_once('/').unwrap_or((text, ""));
        Ok(Inventory { hand: read_cards(rules, hand)?, backpack: read_cards(rules, backpack)? })
    }
}

/// `pistol / - & katana / water`: the own cards, then the partner's.
impl Written<Zombicide> for Exchange {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        self.own.write(rules, out);
        out.push_str(" & ");
        self.partner.write(rules, out);
    }
}

impl Readable<Zombicide> for Exchange {
    const WORD: &'static str = "own&partner's";

    fn read(rules: &Zombicide, text: &str) -> Result<Exchange, Unreadable> {
        let complaint = || {
            Unreadable::new(format!("\"{text}\" does not say what both carry"))
                .hint("such as: pistol / - & katana / water")
        };
        let (own, partner) = text.split_once('&').ok_or_else(complaint)?;
        Ok(Exchange {
            own: Inventory::read(rules, own)?,
            partner: Inventory::read(rules, partner)?,
        })
    }
}
