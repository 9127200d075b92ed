//! The course of a game: what runs by itself until a seat must decide.

use horda_kit::{Cx, mark};

use crate::event::Happening;
use crate::field_set::FieldSet;
use crate::options::TrackLength;
use crate::rules::{Terror, tell};
use crate::side::Side;
use crate::state::{FaceUp, HumanTurn, Phase, State, ZombieTurn};

/// After so many rounds the night is over for the humans (ZT-RUL-66).
pub(crate) const LAST_ROUND: u16 = 60;

impl Terror {
    /// Runs on until a seat must decide or the game is over.
    pub(crate) fn run(&self, state: &mut State, cx: &mut Cx<'_, Terror>) {
        cx.step(state);
        while self.advance(state, cx) {
            cx.step(state);
        }
    }

    /// Does what follows by itself. Tells whether there may be more of it.
    fn advance(&self, state: &mut State, cx: &mut Cx<'_, Terror>) -> bool {
        let table = &mut state.face_up;
        if table.ask.is_some() {
            return false;
        }
        match table.phase {
            Phase::Build { .. } => match self.building(table) {
                Some((_, sort)) if self.can_build(table, sort) => return false,
                Some(_) => self.set_aside(table, cx),
                None => self.open_boxes(state, cx),
            },
            Phase::Haunt if self.haunt_fields(table).is_empty() => self.begin_humans(table, cx),
            Phase::Movement if table.zombie_turn.acting.is_none() && !can_activate(table) => {
                mark!("ZT-RUL-04"); // quota or zombies, whichever is less
                self.begin_adding(table, cx);
            }
            Phase::Adding if Terror::nothing_due(table) => {
                cx.action_ends();
                table.phase = Phase::Tidying;
            }
            Phase::Adding if !self.can_add(table) => self.void_due(table, cx),
            Phase::Tidying => {
                let mut dead = Terror::dead(table);
                match (dead.next(), dead.next()) {
                    (None, _) => self.end_round(table, cx),
                    (Some(human), None) => {
                        mark!("ZT-RUL-18"); // in the Tidying of the same zombie turn
                        self.convert(table, human, cx);
                    }
                    (Some(_), Some(_)) => {
                        mark!("ZT-RUL-19"); // the zombies choose who is first
                        return false;
                    }
                }
            }
            Phase::Muster { .. }
            | Phase::Haunt
            | Phase::Humans
            | Phase::Movement
            | Phase::Adding
            | Phase::Over { .. } => return false,
        }
        true
    }

    fn begin_humans(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        table.phase = Phase::Humans;
        table.human_turn = HumanTurn::default();
        let round = table.round;
        cx.action_ends();
        tell(cx, "ZT-ROUND-01", || Happening::TurnBegan { side: Side::Humans, round });
    }

    /// The human turn is over; the zombies get their quota (ZT-ZMOVE-01).
    pub(crate) fn end_humans(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        self.finish(table, cx);
        let activated = table.human_turn.activated;
        mark!("ZT-ZMOVE-01"); // one more than humans
        mark!("ZT-RUL-14"); // fixed now
        let quota = activated + 1;
        table.zombie_turn = ZombieTurn { quota, ..ZombieTurn::default() };
        tell(cx, "ZT-HUM-05", || Happening::HumansEnded { activated, quota });
        table.phase = Phase::Movement;
        let round = table.round;
        cx.action_ends();
        tell(cx, "ZT-ZTURN-01", || Happening::TurnBegan { side: Side::Zombies, round });
        mark!("ZT-RUL-34"); // before a card can be played
        self.move_marker(table, cx);
    }

    /// The terror marker goes left at the start of the zombie turn, whatever the pool holds
    /// (ZT-TERROR-03, ZT-TERROR-04).
    fn move_marker(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        let last = self.track_end();
        match table.terror {
            None => {}
            Some(at) if at == last => {
                mark!("ZT-END-05");
                self.win(table, Side::Zombies, "ZT-TERROR-05", cx);
            }
            Some(at) => {
                mark!("ZT-TERROR-04"); // nobody asks what the pool holds
                let to = at - 1;
                table.terror = Some(to);
                tell(cx, "ZT-TERROR-03", || Happening::TerrorMoved { to });
            }
        }
    }

    /// The last field of the terror track.
    pub(crate) fn track_end(&self) -> u8 {
        mark!("ZT-RUL-33");
        mark!("ZT-GAP-09");
        match self.options.track {
            TrackLength::Five => 1,
            TrackLength::Six => 0,
        }
    }

    /// Nobody counts as activated any more; the next round begins (ZT-TIDY-05, ZT-ROUND-02).
    fn end_round(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        self.bury_dog(table, cx);
        mark!("ZT-TIDY-05");
        table.horde.used = FieldSet::NONE;
        table.horde.fresh = FieldSet::NONE;
        table.zombie_turn = ZombieTurn::default();
        if table.round == LAST_ROUND {
            return self.win(table, Side::Zombies, "ZT-RUL-66", cx);
        }
        mark!("ZT-ROUND-02");
        table.round += 1;
        self.begin_humans(table, cx);
    }
}

/// Is there quota left, and a zombie to use it on?
fn can_activate(table: &FaceUp) -> bool {
    let turn = &table.zombie_turn;
    if turn.activated >= turn.quota {
        mark!("ZT-ZMOVE-04"); // not one more
        mark!("ZT-ZMOVE-05"); // whatever the others owe
        mark!("ZT-RUL-15");
        return false;
    }
    if table.horde.all().without(table.horde.used).is_empty() {
        mark!("ZT-ZMOVE-03"); // the rest of the quota is lost
        mark!("ZT-RUL-60");
        return false;
    }
    true
}
