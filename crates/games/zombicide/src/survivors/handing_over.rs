//! The lead of a Survivor changes: given away, or asked for (ZE-SET-04, ZE-RUL-30).
//!
//! A seat gives away what it leads without asking: the receiver may give it back at once. A seat
//! that wants a Survivor of another asks, and the other seat agrees or refuses.

use horda_kit::{Cx, Seat, SeatSet, mark};

use super::character::CharacterId;
use super::survivor::Who;
use crate::action::Action;
use crate::event::Happening;
use crate::frame::Frame;
use crate::question::Question;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;

impl Zombicide {
    /// May a Survivor be led by this seat from now on?
    pub(crate) fn judge_hand_over(
        &self,
        state: &State,
        who: Who,
        seat: Seat,
    ) -> Result<(), Refused> {
        let survivor = state.survivor(who);
        let name = survivor.character;
        if seat.0 >= self.crew {
            return Err(Refused::SeatMissing { seat });
        }
        if survivor.seat == seat {
            return Err(Refused::LedAlready { who: name, seat });
        }
        if !survivor.stands() {
            return Err(Refused::NotStanding { who: name });
        }
        if self.keeps_its_place(state, who) {
            return Err(Refused::WaitsForTurn { who: name });
        }
        Ok(())
    }

    /// Would another leader change the order of Turns in this Round (ZE-PLY-02)? A Survivor who
    /// still waits for a Turn has another place in it after the first Turn of the Round.
    fn keeps_its_place(&self, state: &State, who: Who) -> bool {
        let survivor = state.survivor(who);
        let acts = state.stack.iter().filter_map(Frame::turn).any(|turn| turn.who == who);
        let begun = state.survivors.iter().any(|it| it.acted);
        !survivor.acted && !acts && begun
    }

    /// Survivors of a seat with those who could lead them.
    fn heirs<'a>(&'a self, state: &'a State, seat: Seat) -> impl Iterator<Item = (Who, Seat)> + 'a {
        let own = state.everybody().filter(move |who| state.survivor(*who).seat == seat);
        let pairs = own.flat_map(|who| (0..self.crew).map(move |heir| (who, Seat(heir))));
        pairs.filter(|(who, heir)| self.judge_hand_over(state, *who, *heir).is_ok())
    }

    /// Seats that the table does not wait for and that may give a Survivor away.
    pub(crate) fn givers(&self, state: &State, askees: SeatSet) -> SeatSet {
        let seats = (0..self.crew).map(Seat).filter(|seat| !askees.contains(*seat));
        let able = seats.filter(|seat| self.heirs(state, *seat).next().is_some());
        able.fold(SeatSet::NONE, SeatSet::with)
    }

    /// What a seat that is not asked may give away. The seat that is asked composes it, so that the
    /// list of a Turn has what the Turn offers and nothing else.
    pub(crate) fn list_hand_overs(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let name = |who: Who| state.survivor(who).character;
        let heirs = self.heirs(state, seat);
        out.extend(heirs.map(|(who, seat)| Action::HandOver { who: name(who), seat }));
    }

    pub(crate) fn hand_over(
        &self,
        state: &mut State,
        who: Who,
        seat: Seat,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-RUL-30");
        state.survivor_mut(who).seat = seat;
        let who = state.survivor(who).character;
        tell(cx, "ZE-SET-04", || Happening::HandedOver { who, seat });
    }

    /// May a seat ask for a Survivor that another leads?
    pub(crate) fn judge_ask_for(
        &self,
        state: &State,
        seat: Seat,
        name: CharacterId,
    ) -> Result<(), Refused> {
        let who = self.survivor_named(state, name).ok_or(Refused::NotInTeam { who: name })?;
        self.judge_hand_over(state, who, seat)
    }

    /// The seat that leads the Survivor is asked.
    pub(crate) fn ask_for(&self, state: &mut State, who: Who, seat: Seat) {
        state.stack.push(Frame::AskFor { who, seat });
    }

    /// The answer of the seat that leads the Survivor.
    pub(crate) fn answer_ask(&self, state: &mut State, yes: bool, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::AskFor { who, seat }) = state.stack.pop() else {
            unreachable!("a seat has asked for a Survivor");
        };
        if yes {
            self.hand_over(state, who, seat, cx);
        } else {
            let who = state.survivor(who).character;
            tell(cx, "ZE-RUL-30", || Happening::Kept { who, seat });
        }
    }

    /// Is it a moment between other things: before or in a Turn, with nothing else open?
    pub(crate) fn is_calm(question: Question) -> bool {
        matches!(question, Question::Begin | Question::Turn { .. })
    }
}
