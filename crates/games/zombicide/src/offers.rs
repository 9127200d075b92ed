//! What a seat may do now: dispatch to the chapters.

use horda_kit::{Seat, SeatSet};

use crate::action::Action;
use crate::combat::attack::Attack;
use crate::combat::declaration::Payment;
use crate::combat::fight::Fights;
use crate::combat::reroll::Reroll;
use crate::frame::Frame;
use crate::question::Question;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;

impl Zombicide {
    /// Appends everything that a seat may do.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(question) = self.question(state) else { return };
        if !self.askees(state, question).contains(seat) {
            if Zombicide::is_calm(question) {
                self.list_food(state, seat, out);
                self.list_hand_overs(state, seat, out);
            }
            return;
        }
        let attack = state.attack;
        match question {
            Question::Muster => self.list_picks(state, out),
            Question::Begin => self.list_beginners(state, seat, out),
            Question::Turn { .. } => {
                let turn = *state.turn().expect("a Turn asks");
                self.list_turn(state, &turn, out);
            }
            Question::Light { who } => self.list_light_use(state, who, out),
            Question::Count { .. } => {
                out.extend([true, false].map(|zombies| Action::Count { zombies }));
            }
            Question::Reroll { .. } => self.list_rerolls(state, &attack.expect("it asks"), out),
            Question::Borrow { who } => self.list_borrowable(state, who, out),
            Question::Breaks { .. } => self.list_remedies(state, &attack.expect("it asks"), out),
            Question::Broken { .. } => self.list_lost(state, &attack.expect("it asks"), out),
            Question::Hits { .. } => self.list_hits(state, &attack.expect("it asks"), out),
            Question::Misses { .. } => self.list_misses(state, &attack.expect("it asks"), out),
            Question::Cancel { who } => self.list_cancels(state, who, out),
            Question::Learn { who, level } => self.list_learn(state, who, level, out),
            Question::Drawn { who } => self.list_drawn(state, who, out),
            Question::Stow { who } => {
                if let Some(Frame::Found { cards, .. }) = state.stack.last() {
                    self.list_stow(state, who, cards, out);
                }
            }
            Question::Agree { .. } | Question::Yield { .. } | Question::Come { .. } => {
                out.extend([Action::Agree, Action::Refuse]);
            }
            Question::Room { building, left } => self.list_rooms(building, left, out),
            Question::React { who, card } => self.list_reactions(state, who, &card, out),
            Question::Step { who } => {
                out.extend(self.sidesteps(state, who).iter().map(|to| Action::Move { to }));
                out.push(Action::Decline);
            }
            Question::Strike { who } => {
                if let Some(Frame::Strike { fights, .. }) = state.stack.last() {
                    self.list_attacks(state, who, Payment::Free(*fights), out);
                }
                out.push(Action::Decline);
            }
            Question::Heal { who } => self.list_heals(state, who, out),
            Question::Mend { .. } => out.extend([Action::Agree, Action::Decline]),
            Question::Exit { .. } => out.extend([Action::Leave, Action::Decline]),
            Question::Split(split) => self.list_splits(&split, out),
            Question::ShareOut => self.list_wounds(state, out),
            Question::Choice { .. } => self.list_choices(state, out),
            Question::Deal { .. } => self.list_deals(state, out),
            Question::Tend => self.list_tending(state, out),
            Question::Place { next } => self.list_places(state, next, out),
            Question::Glimpse => out.extend([Action::Agree, Action::Refuse]),
            Question::Order => {
                out.extend((1..=self.ready_triggers(state)).map(|number| Action::Next { number }));
            }
        }
    }

    fn list_beginners(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let own = self.beginners(state);
        let own = own.iter().filter(|who| state.survivor(**who).seat == seat);
        out.extend(own.map(|who| Action::Begin { who: state.survivor(*who).character }));
        if self.may_pass(state, seat) {
            out.push(Action::Pass);
        }
        self.list_food(state, seat, out);
    }

    fn list_rerolls(&self, state: &State, attack: &Attack, out: &mut Vec<Action>) {
        let able = Reroll::ALL.into_iter();
        let able = able.filter(|by| self.rerolls_left(state, attack, *by) > 0);
        out.extend(able.map(|by| Action::Reroll { by }));
        out.push(Action::Keep);
    }

    fn list_borrowable(&self, state: &State, who: Who, out: &mut Vec<Action>) {
        let name = state.survivor(who).character;
        let skills = self.borrowable(state, who);
        out.extend(skills.map(|skill| Action::Learn { who: name, skill }));
    }

    fn list_cancels(&self, state: &State, who: Who, out: &mut Vec<Action>) {
        for card in state.survivor(who).inventory.all() {
            let action = Action::Cancel { card: card.kind };
            if !out.contains(&action) {
                out.push(action);
            }
        }
        out.push(Action::Suffer);
    }

    fn list_drawn(&self, state: &State, who: Who, out: &mut Vec<Action>) {
        if self.may_replace(state, who) {
            out.push(Action::Replace);
        }
        if let Some(Frame::Found { cards, .. }) = state.stack.last()
            && self.matching(state, who, cards).is_some()
        {
            out.push(Action::Match);
        }
        out.push(Action::Decline);
    }

    fn list_heals(&self, state: &State, who: Who, out: &mut Vec<Action>) {
        let there = state.survivors_at(state.survivor(who).zone);
        let hurt = there.filter(|other| self.is_hurt(state, *other));
        out.extend(hurt.map(|other| Action::Heal { who: state.survivor(other).character }));
        out.push(Action::Decline);
    }

    fn list_choices(&self, state: &State, out: &mut Vec<Action>) {
        let count = self.ways(state).len() as u8;
        out.extend((1..=count).map(|number| Action::Choose { number }));
    }

    /// Seats that may eat or give a Survivor away although the table waits for none of them
    /// (ZE-AMB-53, ZE-RUL-30).
    pub(crate) fn unasked(&self, state: &State) -> SeatSet {
        let question = self.question(state).filter(|it| Zombicide::is_calm(*it));
        let Some(question) = question else { return SeatSet::NONE };
        let askees = self.askees(state, question);
        self.eaters(state, askees).iter().fold(self.givers(state, askees), SeatSet::with)
    }

    fn eaters(&self, state: &State, askees: SeatSet) -> SeatSet {
        let fed = state.standing().filter(|who| {
            let mut cards = state.survivor(*who).inventory.all();
            !askees.contains(state.survivor(*who).seat)
                && cards.any(|card| self.food(card.kind) > 0)
        });
        fed.fold(SeatSet::NONE, |seats, who| seats.with(state.survivor(who).seat))
    }

    /// Can a free attack be made at all?
    pub(crate) fn can_strike(&self, state: &State, who: Who, fights: Fights) -> bool {
        if !state.survivor(who).stands() || self.judge_combat(state, who).is_err() {
            return false;
        }
        let here = state.survivor(who).zone;
        fights.iter().any(|fight| match fight {
            crate::combat::fight::Fight::Melee => {
                state.zombies_at(here) > 0 && !self.weapons(state, who, fight).is_empty()
            }
            crate::combat::fight::Fight::Ranged => {
                self.molotov(state, who).is_some() || !self.weapons(state, who, fight).is_empty()
            }
        })
    }

    /// The next wounded Survivor whom a Medic may heal.
    pub(crate) fn next_mended(&self, state: &State, who: Who, asked: u8) -> Option<Who> {
        let zone = state.survivor(who).zone;
        let mut there = state.survivors_at(zone);
        there.find(|other| asked & other.bit() == 0 && self.is_hurt(state, *other))
    }
}
