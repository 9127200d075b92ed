//! Questions inside step 5: which of the shown cards.

use horda_kit::{Cx, Known, SeatSet, mark};

use crate::action::Action;
use crate::card::{CardId, Side};
use crate::event::Happening;
use crate::place::{Field, Goal};
use crate::refused::Refused;
use crate::rules::{Zombiaki, tell};
use crate::state::{FaceUp, Phase, State};

impl Zombiaki {
    /// Appends every card that may be picked, each once.
    pub(crate) fn picks(&self, state: &State, out: &mut Vec<Action>) {
        if let Phase::Raise { strength, .. } = state.face_up.phase {
            let risen = self.raisable(&state.face_up, strength);
            out.extend(risen.map(|card| Action::Pick { card }));
            return;
        }
        let begin = out.len();
        for card in self.shown(state) {
            let action = Action::Pick { card };
            if !out[begin..].contains(&action) {
                out.push(action);
            }
        }
    }

    /// The cards on top of the zombie deck that the active side has been shown.
    pub(crate) fn shown(&self, state: &State) -> impl Iterator<Item = CardId> {
        let seat = state.face_up.active.seat();
        let top = state.decks[Side::Zombies.index()].top();
        let seen = top.iter().filter(move |known| known.seats.contains(seat));
        seen.map(|known| CardId::new(Side::Zombies, known.kind))
    }

    /// Why this card cannot be picked.
    pub(crate) fn judge_pick(&self, state: &State, action: Action) -> Result<(), Refused> {
        let Action::Pick { card } = action else { return Err(Refused::AnswerFirst) };
        if let Phase::Raise { strength, .. } = state.face_up.phase {
            let rises = self.raisable(&state.face_up, strength).any(|raised| raised == card);
            return if rises { Ok(()) } else { Err(Refused::NotRaisable { card, strength }) };
        }
        let shown = self.shown(state).any(|shown| shown == card);
        if shown { Ok(()) } else { Err(Refused::NotShown(card)) }
    }

    /// Carries out a pick.
    pub(crate) fn pick(&self, state: &mut State, card: CardId, cx: &mut Cx<'_, Zombiaki>) {
        let phase = std::mem::replace(&mut state.face_up.phase, Phase::Use);
        if let Phase::Raise { at, .. } = phase {
            self.raise(&mut state.face_up, card, at, cx);
            return;
        }
        take_shown(state, card);
        if phase == Phase::Scout {
            state.face_up.throw_away(card);
            tell(cx, "ZK-CARD-02", || Happening::Milled { card });
        } else {
            let side = state.face_up.active;
            let known = Known { kind: card.kind(), seats: SeatSet::only(side.seat()) };
            state.decks[Side::Zombies.index()].put_on_top(known);
            tell(cx, "ZK-CARD-02", || Happening::Arranged { side });
        }
    }

    /// Why a lured zombie cannot go there.
    pub(crate) fn judge_lure(
        &self,
        table: &FaceUp,
        from: Field,
        action: Action,
    ) -> Result<(), Refused> {
        let Action::Step { from: stepper, to } = action else { return Err(Refused::AnswerFirst) };
        let card = table.zombie(from).expect("the lured zombie stands there").card;
        match to {
            Goal::Field(field) if stepper == from && from.beside().any(|it| it == field) => {
                match self.closed(table, field) {
                    Some(by) => Err(Refused::Blocked { card, by }),
                    None => Ok(()),
                }
            }
            Goal::Field(_) => Err(Refused::LuredAside(card)),
            Goal::Barricades => {
                mark!("ZK-RUL-31"); // no other card effect leads there
                Err(Refused::LuredAside(card))
            }
        }
    }
}

/// Takes a card off the top of the zombie deck; the other known ones are shuffled in.
fn take_shown(state: &mut State, card: CardId) {
    let deck = &mut state.decks[Side::Zombies.index()];
    deck.take_from_top(card.kind()).expect("a picked card is on top");
    mark!("ZK-RUL-24"); // above Dawn
    deck.shuffle();
}
