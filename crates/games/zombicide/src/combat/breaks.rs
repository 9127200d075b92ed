//! Breaks: what undoes them, and which weapons they cost (WZ-AO-05, WZ-AO-06, WZ-AO-08, WZ-AO-11).

use horda_kit::{Cx, mark};

use super::attack::{Attack, Stage};
use super::fight::Fight;
use super::weapon::Weapon;
use crate::action::Action;
use crate::equipment::card::{Card, CardKind, Special};
use crate::event::Happening;
use crate::few::Few;
use crate::options::IgnoreBreak;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::survivor::Who;

impl Zombicide {
    /// Must the attacker say whether Breaks are undone?
    pub(crate) fn asks_about_breaks(&self, state: &State, attack: &Attack) -> bool {
        let parts = || state.survivor(attack.who).inventory.all();
        attack.breaks > 0
            && (self.judge_ignore(state, attack).is_ok()
                || parts().any(|card| self.judge_give_up(state, attack, card.kind).is_ok()))
    }

    pub(crate) fn list_remedies(&self, state: &State, attack: &Attack, out: &mut Vec<Action>) {
        if self.judge_ignore(state, attack).is_ok() {
            out.push(Action::IgnoreBreaks);
        }
        for card in state.survivor(attack.who).inventory.all() {
            let action = Action::GiveUp { card: card.kind };
            if self.judge_give_up(state, attack, card.kind).is_ok() && !out.contains(&action) {
                out.push(action);
            }
        }
        out.push(Action::Keep);
    }

    /// A skill ignores all Breaks of one attack in a Round, or in a Turn (WZ-SKL-06).
    pub(crate) fn judge_ignore(&self, state: &State, attack: &Attack) -> Result<(), Refused> {
        const RULE: &str = "WZ-SKL-06";
        if !self.has(state, attack.who, |it| it.attack.ignore_breaks) {
            return Err(Refused::SkillMissing { rule: RULE });
        }
        if state.ignored & attack.who.bit() == 0 {
            return Ok(());
        }
        Err(match self.options.ignore_break {
            IgnoreBreak::PerRound => Refused::OnceARound { rule: RULE },
            IgnoreBreak::PerTurn => Refused::OnceATurn { rule: RULE },
        })
    }

    /// A Repair Kit, or with Spare parts any weapon of the kind of the attack, undoes all Breaks
    /// (ZE-EQT-30, WZ-SKL-10).
    pub(crate) fn judge_give_up(
        &self,
        state: &State,
        attack: &Attack,
        card: CardKind,
    ) -> Result<(), Refused> {
        if !state.carries(attack.who, card) {
            return Err(Refused::NotCarried { card });
        }
        let face = self.pack.card(card);
        if face.special == Special::RepairKit {
            return Ok(());
        }
        if !self.has(state, attack.who, |it| it.attack.spare_parts) {
            return Err(Refused::SkillMissing { rule: "WZ-SKL-10" });
        }
        let thrown = face.special == Special::Molotov && attack.fight == Fight::Ranged;
        if face.profile(attack.fight).is_none() && !thrown {
            return Err(Refused::WrongPart { card, fight: attack.fight });
        }
        let copies = state.survivor(attack.who).inventory.count(card);
        if !attack.pair && attack.weapon == Some(card) && copies == 1 {
            return Err(Refused::PartInUse { card });
        }
        if attack.weapon == Some(card) {
            mark!("WZ-AMB-09"); // one of the pair for the other
        }
        Ok(())
    }

    /// The skill ignores the Breaks.
    pub(crate) fn ignore_breaks(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let who = self.undo_breaks(state);
        state.ignored |= who.bit();
        mark!("WZ-AMB-08"); // all of them, whatever the name says
        let who = state.survivor(who).character;
        tell(cx, "WZ-SKL-06", || Happening::BreaksIgnored { who });
    }

    /// A card is given up, and the Breaks are ignored.
    pub(crate) fn give_up(&self, state: &mut State, card: CardKind, cx: &mut Cx<'_, Zombicide>) {
        let who = self.undo_breaks(state);
        let kit = self.pack.card(card).special == Special::RepairKit;
        let rule = if kit { "ZE-EQT-30" } else { "WZ-SKL-10" };
        self.drop_card(state, who, card);
        let who = state.survivor(who).character;
        tell(cx, rule, || Happening::Dropped { who, card });
        tell(cx, rule, || Happening::BreaksIgnored { who });
    }

    /// No Break counts any more (WZ-AMB-10). Whose attack it is.
    fn undo_breaks(&self, state: &mut State) -> Who {
        let attack = state.attack.as_mut().expect("an attack is under way");
        mark!("WZ-AO-11");
        mark!("WZ-AMB-10");
        attack.breaks = 0;
        attack.stage = Stage::Count;
        attack.who
    }

    /// The cards that Breaks can cost: those that gave All-Out dice (WZ-AMB-02).
    fn at_risk(&self, state: &State, attack: &Attack) -> Few<CardKind, 2> {
        let Some(kind) = attack.weapon.filter(|_| attack.breaks > 0) else { return Few::new() };
        let cards = self.cards_of(state, attack.who, Weapon { kind, pair: attack.pair });
        cards.iter().copied().filter(|kind| self.all_out_value(*kind) > 0).collect()
    }

    /// Must the attacker say which one of two different cards is lost (WZ-AMB-03)?
    pub(crate) fn asks_what_breaks(&self, state: &State, attack: &Attack) -> bool {
        if attack.breaks != 1 || !attack.pair {
            return false;
        }
        let cards = self.at_risk(state, attack);
        cards.len() == 2 && cards[0] != cards[1]
    }

    pub(crate) fn list_lost(&self, state: &State, attack: &Attack, out: &mut Vec<Action>) {
        out.extend(self.at_risk(state, attack).iter().map(|card| Action::Lose { card: *card }));
    }

    pub(crate) fn judge_lose(
        &self,
        state: &State,
        attack: &Attack,
        card: CardKind,
    ) -> Result<(), Refused> {
        let risked = self.at_risk(state, attack).contains(&card);
        if risked { Ok(()) } else { Err(Refused::NotAtRisk { card }) }
    }

    /// The attacker has said which card is lost.
    pub(crate) fn lose(&self, state: &mut State, card: CardKind, cx: &mut Cx<'_, Zombicide>) {
        let attack = state.attack.as_mut().expect("an attack is under way");
        attack.breaks = 0;
        let who = attack.who;
        mark!("WZ-AMB-03");
        self.break_weapon(state, who, card, "WZ-AO-08", cx);
    }

    /// Broken weapons go when everything else of the attack is done (WZ-AO-06).
    pub(super) fn break_weapons(
        &self,
        state: &mut State,
        attack: &Attack,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let cards = self.at_risk(state, attack);
        let rule = if attack.pair { "WZ-AO-08" } else { "WZ-AO-05" };
        for card in cards.iter().take(attack.breaks.into()) {
            mark!("WZ-AO-06");
            self.break_weapon(state, attack.who, *card, rule, cx);
        }
    }

    fn break_weapon(
        &self,
        state: &mut State,
        who: Who,
        card: CardKind,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let inventory = &mut state.survivor_mut(who).inventory;
        // The one that was used: from Hand, and if it is a Reload weapon it is empty now.
        let used = |it: &Card| it.kind == card;
        let gone = match inventory.hand.iter().rposition(used) {
            Some(place) => Some(inventory.hand.remove(place)),
            None => inventory.remove(|it| it.kind == card),
        };
        gone.expect("a weapon that breaks was carried");
        self.discard(state, card);
        let who = state.survivor(who).character;
        tell(cx, rule, || Happening::Broke { who, card });
    }
}
