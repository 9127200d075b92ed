//! The five steps of a turn (ZK-TURN-02).

use horda_kit::{ChanceTag, Cx, mark};

use crate::card::{CardId, Play, Side};
use crate::event::Happening;
use crate::layer::FieldSet;
use crate::options::CleanupOf;
use crate::rules::{Zombiaki, tell};
use crate::state::{FaceUp, Phase, State};

/// How many cards are available after the draw (ZK-DRAW-01).
pub(crate) const AVAILABLE: usize = 4;

const DRAW: [ChanceTag; 2] = [ChanceTag("zombies.draw"), ChanceTag("humans.draw")];

impl Zombiaki {
    /// Runs automatic steps until a seat must decide or the game is over.
    pub(crate) fn run(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) {
        loop {
            cx.step(state);
            let table = &mut state.face_up;
            match table.phase {
                Phase::Cleanup => self.clean_up(state, cx),
                Phase::Movement { .. } => {
                    cx.action_ends();
                    if !self.move_all(state, cx) {
                        return;
                    }
                }
                Phase::Draw => self.draw(state, cx),
                Phase::Discard => {
                    if table.hand(table.active).len() == AVAILABLE {
                        return;
                    }
                    mark!("ZK-DISC-04"); // with fewer than four cards nothing must go,
                    mark!("ZK-RUL-21"); // and nobody is asked
                    table.phase = Phase::Use;
                }
                Phase::Use => {
                    if !table.hand(table.active).is_empty() {
                        mark!("ZK-USE-01"); // each card is played, kept or discarded,
                        mark!("ZK-RUL-18"); // one at a time
                        return;
                    }
                    self.end_turn(table, cx);
                }
                Phase::Lure { .. }
                | Phase::Scout
                | Phase::Plan
                | Phase::Raise { .. }
                | Phase::Over { .. } => return,
            }
        }
    }

    /// RULE ZK-CLEAN-01: one-round cards of the active side leave.
    fn clean_up(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) {
        let (side, round) = (state.face_up.active, state.face_up.round);
        cx.action_ends();
        tell(cx, "ZK-TURN-01", || Happening::TurnBegan { side, round });
        cx.step(state);
        self.expire_beside(state, cx);
        self.expire_objects(state, cx);
        self.expire_attachments(state, cx);
        state.face_up.played = 0;
        state.face_up.phase = Phase::Movement { again: false };
        match side {
            Side::Zombies => self.begin_march(state, cx),
            Side::Humans => self.begin_drive(&mut state.face_up),
        }
    }

    /// Does this card leave in the Cleanup of the active side?
    fn expires(&self, table: &FaceUp, card: CardId) -> bool {
        if !self.card(card).one_round {
            return false;
        }
        mark!("ZK-RUL-01"); // its owner's Cleanup, by option any
        self.options.cleanup == CleanupOf::All || card.owner() == table.active
    }

    fn expire_beside(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) {
        let mut index = 0;
        while let Some(lasting) = state.face_up.lasting.get(index).copied() {
            let table = &mut state.face_up;
            if self.expires(table, lasting.card) {
                mark!("ZK-RUL-45"); // its round is over
                table.lasting.remove(index);
                table.throw_away(lasting.card);
                tell(cx, "ZK-CLEAN-01", || Happening::Expired { card: lasting.card });
                cx.step(state);
            } else {
                index += 1;
            }
        }
    }

    fn expire_objects(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) {
        for field in state.face_up.objects.taken().iter() {
            let table = &mut state.face_up;
            let card = table.object(field).expect("an object lies there").card;
            if self.expires(table, card) {
                table.objects.take(field);
                table.throw_away(card);
                tell(cx, "ZK-CLEAN-01", || Happening::Expired { card });
                cx.step(state);
            }
        }
    }

    fn expire_attachments(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) {
        for field in state.face_up.zombies.taken().iter() {
            let attached = state.face_up.zombie(field).expect("a zombie stands there").attached;
            for card in self.attachments(attached) {
                let table = &mut state.face_up;
                if self.expires(table, card) {
                    let Play::Attachment(own) = self.card(card).play else { continue };
                    let zombie = table.zombies.get_mut(field).expect("its host stands there");
                    zombie.attached &= !(1 << own.slot);
                    table.throw_away(card);
                    tell(cx, "ZK-CLEAN-01", || Happening::Expired { card });
                    cx.step(state);
                }
            }
        }
    }

    /// Moves board cards. Tells whether the step is done.
    fn move_all(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) -> bool {
        mark!("ZK-MOVE-01"); // only those of the active side
        let done = match state.face_up.active {
            Side::Zombies => self.march(state, cx),
            Side::Humans => self.drive_all(state, cx),
        };
        let table = &mut state.face_up;
        if done && matches!(table.phase, Phase::Movement { .. }) {
            table.stayed = FieldSet::NONE;
            mark!("ZK-TURN-02"); // cards come after all movement
            table.phase = Phase::Draw;
        }
        done
    }

    /// RULE ZK-DRAW-01: reveal until four cards are available, or Dawn comes (ZK-DRAW-06).
    fn draw(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) {
        let side = state.face_up.active;
        cx.action_ends();
        while state.face_up.hand(side).len() < AVAILABLE {
            let deck = &mut state.decks[side.index()];
            let Some(kind) = deck.draw(DRAW[side.index()], cx) else {
                mark!("ZK-DRAW-04"); // the humans play on with what they have,
                mark!("ZK-DRAW-05"); // for the Trash is no deck
                break;
            };
            let card = CardId::new(side, kind);
            if matches!(self.card(card).play, Play::Dawn) {
                mark!("ZK-RUL-23"); // the cards revealed with it stay unused
                tell(cx, "ZK-DRAW-06", || Happening::DawnCame);
                self.win(&mut state.face_up, Side::Humans, "ZK-END-01", cx);
                return;
            }
            mark!("ZK-DRAW-02"); // onto the Cemetery or the Barricades,
            mark!("ZK-RUL-42"); // and nobody passes
            state.face_up.put_in_hand(card);
            tell(cx, "ZK-DRAW-01", || Happening::Drew { card });
            cx.step(state);
        }
        state.face_up.phase = Phase::Discard;
    }

    /// Throws an available card away without its effect: the duty of step 4, or free choice
    /// in step 5.
    pub(crate) fn discard(&self, table: &mut FaceUp, card: CardId, cx: &mut Cx<'_, Zombiaki>) {
        let rule = if table.phase == Phase::Discard {
            mark!("ZK-DISC-02"); // nothing is done with it,
            mark!("ZK-DISC-03"); // and one is enough
            "ZK-DISC-01"
        } else {
            "ZK-USE-04"
        };
        table.take_from_hand(card);
        table.throw_away(card);
        tell(cx, rule, || Happening::Discarded { card });
        table.phase = Phase::Use;
    }

    /// RULE ZK-USE-03: what is left is kept, and the other side's turn begins.
    pub(crate) fn end_turn(&self, table: &mut FaceUp, cx: &mut Cx<'_, Zombiaki>) {
        let side = table.active;
        let kept = table.hand(side).len() as u8;
        tell(cx, "ZK-USE-03", || Happening::TurnEnded { side, kept });
        table.active = side.other();
        table.phase = Phase::Cleanup;
        if side == Side::Humans {
            table.round += 1;
        }
    }
}
