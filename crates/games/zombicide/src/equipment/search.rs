//! Searching, and what to do with cards that were drawn (ZE-SRC-01 to ZE-SRC-06).

use horda_kit::{Cx, mark};

use super::card::{Card, CardKind, Deck, Special};
use crate::action::Action;
use crate::board::zone::{Zone, ZoneKind};
use crate::event::Happening;
use crate::few::Few;
use crate::frame::{CardFrame, CardStage, Frame, MOST_FOUND};
use crate::options::AaahhReaction;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::arrangement::Cards;
use crate::survivors::budget::ActionKind;
use crate::survivors::inventory::Inventory;
use crate::survivors::survivor::Who;
use crate::survivors::turn::{Limit, Turn};
use crate::zombies::kind::Kind;

/// Cards that a Survivor has drawn.
pub(crate) type Found = Few<Card, MOST_FOUND>;

impl Zombicide {
    /// Does a Survivor have a Flashlight in any slot (ZE-EQT-14)?
    pub(crate) fn has_flashlight(&self, state: &State, who: Who) -> bool {
        let mut cards = state.survivor(who).inventory.all();
        let found = cards.any(|card| self.pack.card(card.kind).special == Special::Flashlight);
        if found {
            mark!("ZE-EQT-14");
            mark!("ZE-EQT-15");
            mark!("ZE-EQT-20"); // while it is carried
        }
        found
    }

    /// How many cards a Search may draw. The two sources do not add up (ZE-AMB-55).
    pub(crate) fn search_cards(&self, state: &State, who: Who) -> u8 {
        let skill = self.has(state, who, |it| it.cards.search_two);
        let card = self.has_flashlight(state, who);
        if skill && card {
            mark!("ZE-AMB-55");
        }
        if skill || card { 2 } else { 1 }
    }

    pub(crate) fn judge_search(
        &self,
        state: &State,
        turn: &Turn,
        cards: u8,
    ) -> Result<(), Refused> {
        let who = turn.who;
        if turn.used.contains(Limit::Search) && !self.has(state, who, |it| it.cards.search_again) {
            return Err(Refused::OnceATurn { rule: "ZE-SRC-02" });
        }
        if turn.budget.payer(ActionKind::Search, 0).is_none() {
            return Err(Refused::NoActions);
        }
        let zone = state.survivor(who).zone;
        let stocked = self.is_stocked(state, zone);
        let barred = match self.map().zone(zone).kind {
            ZoneKind::Room => None,
            ZoneKind::Corridor => Some(Refused::SearchCorridor),
            ZoneKind::Street | ZoneKind::Tank => Some(Refused::SearchOutside),
        };
        let anywhere = stocked || self.has(state, who, |it| it.cards.search_streets);
        if let Some(refused) = barred.filter(|_| !anywhere) {
            return Err(refused);
        }
        if state.zombies_at(zone) > 0 {
            return Err(Refused::SearchAmongZombies);
        }
        self.judge_search_lock(state, zone)?;
        let police = self.is_police_car_at(state, zone);
        let most = if police { 1 } else { self.search_cards(state, who) };
        if cards == 0 || cards > most { Err(Refused::SearchCards { most }) } else { Ok(()) }
    }

    /// Does something stand there that can be Searched in a street?
    fn is_stocked(&self, state: &State, zone: Zone) -> bool {
        self.is_police_car_at(state, zone) || self.mission().humvees.contains(&zone)
    }

    /// The deck that a Search in a Zone uses (ZE-DCK-06).
    fn deck_at(&self, zone: Zone) -> Deck {
        if self.mission().humvees.contains(&zone) {
            mark!("ZE-AMB-86"); // always, also for a Scavenger
            mark!("WZ-EQP-02"); // beside the decks that it replaces none of
            self.mark_humvee();
            mark!("WZ-SSV-03");
            mark!("WZ-HUM-01");
            mark!("WZ-HUM-03"); // on any tile
            return Deck::SecretService;
        }
        if self.map().zone(zone).secret_service {
            mark!("WZ-SSV-03");
            return Deck::SecretService;
        }
        if self.map().zone(zone).kind == ZoneKind::Corridor {
            mark!("ZE-AMB-86");
        }
        mark!("ZE-DCK-06");
        Deck::Equipment
    }

    pub(crate) fn search(&self, state: &mut State, cards: u8, cx: &mut Cx<'_, Zombicide>) {
        self.pay(state, ActionKind::Search, 0, cx);
        let turn = state.turn_mut().expect("a Turn is under way");
        turn.used.insert(Limit::Search);
        let who = turn.who;
        mark!("ZE-SRC-03");
        mark!("ZE-RUL-24"); // so many are drawn, then all are stowed at once
        mark!("ZE-SRC-06"); // without Noise
        let zone = state.survivor(who).zone;
        let deck = self.deck_at(zone);
        self.find(state, who, deck, cards, true);
        if self.is_police_car_at(state, zone)
            && let Some(Frame::Found { weapons, .. }) = state.stack.last_mut()
        {
            *weapons = true;
        }
        self.light_search(state, who, cards);
    }

    /// Cards are drawn, one by one.
    pub(crate) fn find(&self, state: &mut State, who: Who, deck: Deck, draws: u8, searched: bool) {
        state.stack.push(Frame::Found {
            who,
            deck,
            draws,
            searched,
            weapons: false,
            cards: Few::new(),
            kept: false,
        });
    }

    /// A card that the mission names is taken out of its deck, or out of the discards if none is
    /// left there.
    pub(crate) fn hand_out(
        &self,
        state: &mut State,
        who: Who,
        card: CardKind,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let character = state.survivor(who).character;
        if !state.piles.fetch(card) {
            return tell(cx, rule, || Happening::FoundNothing { who: character });
        }
        let deck = self.pack.card(card).deck;
        tell(cx, rule, || Happening::Found { who: character, card, deck });
        let mut cards = Few::new();
        cards.push(card.into());
        state.stack.push(Frame::Found {
            who,
            deck,
            draws: 0,
            searched: false,
            weapons: false,
            cards,
            kept: true,
        });
    }

    /// Draws the next card of a find, or ends it where nothing was found.
    pub(crate) fn run_found(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Found { who, deck, draws, searched, weapons, mut cards, .. }) =
            state.stack.pop()
        else {
            unreachable!("a find is under way");
        };
        let survivor = state.survivor(who);
        let character = survivor.character;
        if !survivor.stands() {
            // A Survivor fell before the cards were stowed: they are gone with the others.
            for card in cards.iter() {
                self.discard(state, card.kind);
            }
            return;
        }
        if draws == 0 {
            return; // everything was a trap, or nothing was left
        }
        let found = |draws: u8, cards: Found, kept: bool| Frame::Found {
            who,
            deck,
            draws,
            searched,
            weapons,
            cards,
            kept,
        };
        let hopeless = weapons && !self.has_weapons_left(state, deck);
        let drawn = if hopeless { None } else { self.draw_card(state, deck, cx) };
        let Some(card) = drawn else {
            let rule = if weapons { "ZE-CAR-07" } else { "ZE-AMB-58" };
            tell(cx, rule, || Happening::FoundNothing { who: character });
            if !cards.is_empty() {
                state.stack.push(found(0, cards, true));
            }
            return;
        };
        let rule = if weapons { "ZE-CAR-07" } else { found_rule(deck, searched) };
        tell(cx, rule, || Happening::Found { who: character, card, deck });
        let face = self.pack.card(card);
        let trap = face.special == Special::Trap;
        if weapons && !trap && !face.is_weapon() {
            self.discard(state, card);
            tell(cx, "ZE-CAR-07", || Happening::Dropped { who: character, card });
            state.stack.push(found(draws, cards, true));
            return;
        }
        cards.push(card.into());
        state.stack.push(found(draws - 1, cards, false));
        if trap && !self.may_replace(state, who) {
            self.spring_trap(state, cx);
        }
    }

    /// Can a deck, with its discards, still bring a weapon or end the Search?
    fn has_weapons_left(&self, state: &State, deck: Deck) -> bool {
        let mut kinds = self.pack.kinds_of(deck).map(|kind| CardKind(kind as u8));
        kinds.any(|kind| {
            let face = self.pack.card(kind);
            let left = state.piles.face_down(kind) + state.piles.discarded(kind);
            left > 0 && (face.is_weapon() || face.special == Special::Trap)
        })
    }

    /// May the card that was just drawn be replaced (ZE-SKL-23)?
    pub(crate) fn may_replace(&self, state: &State, who: Who) -> bool {
        let turn = state.stack.iter().rev().find_map(Frame::turn);
        let Some(turn) = turn.filter(|turn| turn.who == who) else {
            mark!("ZE-RUL-07"); // never outside the own Turn or a led Action
            return false;
        };
        !turn.used.contains(Limit::Destiny) && self.has(state, who, |it| it.cards.destiny)
    }

    /// A Walker comes, the card is discarded, the Search is over (ZE-SRC-05, ZE-EQT-25).
    pub(crate) fn spring_trap(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Found { who, deck, searched, mut cards, .. }) = state.stack.pop() else {
            unreachable!("a find is under way");
        };
        let trap = cards.pop().expect("a trap was drawn");
        self.discard(state, trap.kind);
        mark!("ZE-AMB-56"); // what was found before stays
        if !cards.is_empty() {
            state.stack.push(Frame::Found {
                who,
                deck,
                draws: 0,
                searched,
                weapons: false,
                cards,
                kept: true,
            });
        }
        let rule = if deck == Deck::Pimpweapons { "ZE-EQT-25" } else { "ZE-SRC-05" };
        let zone = state.survivor(who).zone;
        let figures = state.pool[Kind::Walker.index()];
        mark!("ZE-EQT-24");
        mark!("ZE-AMB-57"); // no Zombie card, so nothing answers it by default
        if self.options.aaahh_reaction == AaahhReaction::Yes && figures > 0 {
            let mut card = CardFrame::new(None, zone, self.spawn_level(state));
            (card.stage, card.placed) = (CardStage::React, 1);
            state.stack.push(Frame::Card(card));
        }
        self.place_zombies(state, zone, Kind::Walker, 1, rule, cx);
    }

    /// The drawn card goes back to the discards and another comes (ZE-AMB-74).
    pub(crate) fn replace_card(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Found { who, deck, draws, searched, weapons, mut cards, .. }) =
            state.stack.pop()
        else {
            unreachable!("a find is under way");
        };
        let card = cards.pop().expect("a card was drawn").kind;
        self.discard(state, card);
        let turn = state.turn_mut().expect("it is the own Turn");
        turn.used.insert(Limit::Destiny);
        mark!("ZE-AMB-74");
        let character = state.survivor(who).character;
        tell(cx, "ZE-SKL-23", || Happening::Replaced { who: character, card });
        let draws = draws + 1;
        let kept = true;
        state.stack.push(Frame::Found { who, deck, draws, searched, weapons, cards, kept });
    }

    /// The kind that Matching set would take, if it is worth asking (ZE-AMB-76).
    pub(crate) fn matching(&self, state: &State, who: Who, found: &Found) -> Option<CardKind> {
        let drawn = found.last()?.kind;
        let face = self.pack.card(drawn);
        let first = found.iter().filter(|card| card.kind == drawn).count() == 1;
        let wanted = face.dual && first && !found.is_full() && state.piles.face_down(drawn) > 0;
        let able = wanted && self.has(state, who, |it| it.cards.matching_set);
        if able && !matches!(state.stack.last(), Some(Frame::Found { searched: true, .. })) {
            mark!("ZE-AMB-76"); // for a Search only
            return None;
        }
        able.then_some(drawn)
    }

    /// Was the card that was just drawn not looked at yet?
    pub(crate) fn asks_about_drawn(&self, state: &State) -> bool {
        matches!(state.stack.last(), Some(Frame::Found { kept: false, .. }))
    }

    /// The drawn card is kept as it is; a trap goes off.
    pub(crate) fn keep_drawn(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Found { cards, kept, .. }) = state.stack.last_mut() else {
            unreachable!("a find is under way");
        };
        *kept = true;
        let last = cards.last().expect("a card was drawn").kind;
        if self.pack.card(last).special == Special::Trap {
            self.spring_trap(state, cx);
        }
    }

    /// The second card of the name is taken from the deck (ZE-SKL-41).
    pub(crate) fn take_match(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Found { who, deck, cards, kept, .. }) = state.stack.last_mut() else {
            unreachable!("a find is under way");
        };
        let (who, deck, card) = (*who, *deck, cards.last().expect("a card was drawn").kind);
        cards.push(card.into());
        *kept = true;
        mark!("ZE-AMB-76");
        state.piles.take(card);
        let character = state.survivor(who).character;
        tell(cx, "ZE-SKL-41", || Happening::Found { who: character, card, deck });
    }

    /// Everything that a Survivor holds while stowing a find.
    pub(crate) fn held(&self, state: &State, who: Who, found: &Found) -> Cards {
        state.survivor(who).inventory.all().chain(found.iter().copied()).collect()
    }

    /// Usual ways to stow what was found: each card into a free slot, or in place of another.
    pub(crate) fn list_stow(&self, state: &State, who: Who, found: &Found, out: &mut Vec<Action>) {
        let now = state.survivor(who).inventory;
        let mut add = |to: Inventory| {
            let action = Action::Arrange { to };
            if !out.contains(&action) {
                out.push(action);
            }
        };
        let slots = self.backpack_slots(state, who);
        let mut all = now;
        for card in found.iter().copied() {
            self.stow_where_room_is(&mut all, card, slots);
        }
        add(all);
        for card in found.iter().copied() {
            let mut one = now;
            self.stow_where_room_is(&mut one, card, slots);
            add(one);
            for place in 0..now.hand.len() {
                let mut in_hand = now;
                let old = in_hand.hand.remove(place);
                in_hand.take_in_hand(card);
                if in_hand.backpack.len() < slots {
                    in_hand.put_into_backpack(old);
                }
                add(in_hand);
            }
            for place in 0..now.backpack.len() {
                if now.len() == crate::survivors::inventory::HANDS + slots {
                    let mut packed = now;
                    packed.backpack.remove(place);
                    packed.put_into_backpack(card);
                    add(packed);
                }
            }
        }
        add(now);
    }

    fn stow_where_room_is(&self, to: &mut Inventory, card: Card, slots: usize) {
        let weapon =
            self.pack.card(card.kind).is_weapon() || self.pack.card(card.kind).opens.is_some();
        if weapon && !to.hand.is_full() {
            to.take_in_hand(card);
        } else if to.backpack.len() < slots {
            to.put_into_backpack(card);
        } else if !to.hand.is_full() {
            to.take_in_hand(card);
        }
    }

    pub(crate) fn judge_stow(
        &self,
        state: &State,
        who: Who,
        found: &Found,
        to: &Inventory,
    ) -> Result<(), Refused> {
        self.judge_slots(state, who, to)?;
        self.judge_cards(&self.held(state, who, found), &[*to]).map(|_| ())
    }

    /// The find is stowed; what has no place is discarded (ZE-INV-06, ZE-SRC-04).
    pub(crate) fn stow(&self, state: &mut State, to: Inventory, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Found { who, cards, .. }) = state.stack.pop() else {
            unreachable!("a find is under way");
        };
        let held = self.held(state, who, &cards);
        let left = self.judge_cards(&held, &[to]).expect("it was judged");
        mark!("ZE-AMB-60"); // own cards only, each in its state
        let character = state.survivor(who).character;
        for card in left.iter() {
            self.discard(state, card.kind);
            let card = card.kind;
            tell(cx, "ZE-INV-06", || Happening::Dropped { who: character, card });
        }
        self.arrange(state, who, to, "ZE-SRC-04", cx);
    }
}

/// The rule by which cards are drawn.
const fn found_rule(deck: Deck, searched: bool) -> &'static str {
    match (deck, searched) {
        (Deck::Pimpweapons, _) => "ZE-OBJ-04",
        (_, true) => "ZE-SRC-03",
        (_, false) => "ZE-SKL-32",
    }
}
