//! Falling without dying: KO, rescue and death (WZ-KO-01 to WZ-KO-08).
//!
//! A knocked-out Survivor lies like an Objective token: [`Status::Down`] in the Round of the fall,
//! [`Status::Fading`] in the next one, whose End Phase is the deadline.

use horda_kit::{Cx, mark};

use super::budget::ActionKind;
use super::character::CharacterId;
use super::survivor::{Status, Survivor, Who};
use super::turn::Turn;
use crate::action::Action;
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;

impl Survivor {
    /// Does it lie knocked out on the board?
    #[inline]
    pub fn lies(&self) -> bool {
        matches!(self.status, Status::Down | Status::Fading)
    }
}

impl Zombicide {
    /// The last Health is lost: the figure lies down, and its cards are gone (WZ-KO-03).
    pub(super) fn knock_out(&self, state: &mut State, who: Who, cx: &mut Cx<'_, Zombicide>) {
        let survivor = state.survivor_mut(who);
        survivor.status = Status::Down;
        let character = survivor.character;
        let cards = std::mem::take(&mut survivor.inventory);
        mark!("WZ-KO-01"); // the others play on
        mark!("ZE-WIN-04");
        tell(cx, "WZ-KO-02", || Happening::KnockedOut { who: character });
        for card in cards.all().map(|card| card.kind) {
            self.discard(state, card);
            tell(cx, "WZ-KO-03", || Happening::Dropped { who: character, card });
        }
    }

    /// Does the mission go on by itself until those who lie are dead, because everybody else has
    /// left the board (WZ-AMB-22)?
    pub(crate) fn waits_for_the_fallen(&self, state: &State) -> bool {
        let left = state.survivors.iter().any(|it| it.status == Status::Left);
        left && state.survivors.iter().any(|it| it.lies())
    }

    /// A Round begins: who fell in an earlier one has until its End Phase (WZ-KO-04).
    pub(crate) fn fade(&self, state: &mut State) {
        for survivor in state.survivors.iter_mut().filter(|it| it.status == Status::Down) {
            mark!("WZ-KO-04");
            survivor.status = Status::Fading;
        }
    }

    /// The first step of the End Phase: who was not rescued in time is dead (WZ-KO-07).
    pub(crate) fn bury(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        for who in state.everybody() {
            let survivor = state.survivor_mut(who);
            if survivor.status == Status::Fading {
                survivor.status = Status::Dead;
                let who = survivor.character;
                mark!("WZ-AMB-18"); // before anything else of the End Phase
                tell(cx, "WZ-KO-07", || Happening::Eliminated { who });
            }
        }
    }

    pub(crate) fn list_rescues(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        let names = state.survivors.iter().filter(|it| it.lies()).map(|it| it.character);
        let able = names.filter(|who| self.judge_rescue(state, turn, *who).is_ok());
        out.extend(able.map(|who| Action::Rescue { who }));
    }

    /// As an Objective in the own Zone is taken (WZ-KO-05).
    pub(crate) fn judge_rescue(
        &self,
        state: &State,
        turn: &Turn,
        name: CharacterId,
    ) -> Result<(), Refused> {
        let other = self.survivor_named(state, name).ok_or(Refused::NotInTeam { who: name })?;
        let other = state.survivor(other);
        if !other.lies() || other.zone != state.survivor(turn.who).zone {
            return Err(Refused::NobodyLies { who: name });
        }
        let payer = turn.budget.payer(ActionKind::Other, 0);
        payer.map(|_| ()).ok_or(Refused::NoActions)
    }

    /// A Survivor who lies is brought to safety and is out of this mission (WZ-KO-06).
    pub(crate) fn rescue(&self, state: &mut State, name: CharacterId, cx: &mut Cx<'_, Zombicide>) {
        self.pay(state, ActionKind::Other, 0, cx);
        let other = self.survivor_named(state, name).expect("it was judged to lie there");
        state.survivor_mut(other).status = Status::Saved;
        mark!("WZ-KO-06");
        mark!("WZ-AMB-20"); // one Action, no AP, also among Zombies
        let who = state.turn().map_or(other, |turn| turn.who);
        let who = state.survivor(who).character;
        tell(cx, "WZ-KO-05", || Happening::Rescued { who, other: name });
    }
}
