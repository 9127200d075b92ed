//! What this moment of the game asks for, and why it has no place for anything else.

use crate::action::Action;
use crate::place::Field;
use crate::refused::{Owed, Refused, ZombieFor};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::{FaceUp, Phase};

impl Terror {
    /// Why the side that does not decide now may not do this.
    pub(crate) fn why_not_yours(&self, table: &FaceUp, active: Side, action: Action) -> Refused {
        match (table.phase, action) {
            (Phase::Build { .. }, Action::Build { .. }) => Refused::NotYourToken(active),
            (Phase::Muster { .. }, Action::Muster { .. }) => Refused::HumansPlaceHumans,
            (Phase::Haunt, Action::Raise { .. } | Action::Face { .. }) => {
                Refused::ZombiesPlaceZombies
            }
            (Phase::Build { .. } | Phase::Muster { .. } | Phase::Haunt | Phase::Over { .. }, _) => {
                self.why_not_now(table, action)
            }
            (_, Action::Play { card, .. }) => Refused::CardInOwnTurn(card),
            (Phase::Humans | Phase::Movement | Phase::Adding | Phase::Tidying, _) => {
                Refused::NotYourTurn(active)
            }
        }
    }

    /// Why this moment has no place for such an action.
    pub(crate) fn why_not_now(&self, table: &FaceUp, action: Action) -> Refused {
        let due = self.building(table);
        match table.phase {
            Phase::Build { .. } => {
                due.map_or(Refused::BoardStands, |(side, sort)| Refused::BoardFirst { side, sort })
            }
            Phase::Muster { .. } | Phase::Haunt if matches!(action, Action::Build { .. }) => {
                Refused::BoardStands
            }
            Phase::Muster { human } => Refused::HumansFirst(human),
            Phase::Haunt => Refused::ZombiesFirst,
            Phase::Humans => why_not_in_human_turn(action),
            Phase::Movement | Phase::Adding | Phase::Tidying => {
                why_not_in_zombie_turn(table, action)
            }
            Phase::Over { winner } => Refused::GameOver(winner),
        }
    }
}

/// What the human side asks for in its own turn and is not one of its actions.
fn why_not_in_human_turn(action: Action) -> Refused {
    match action {
        Action::Build { .. } => Refused::BoardStands,
        Action::Muster { .. } => Refused::SetUpOver,
        Action::Play { card, .. } => Refused::NotHeld(card),
        Action::Finish => Refused::NobodyActs,
        Action::Raise { .. }
        | Action::Face { .. }
        | Action::Bite { .. }
        | Action::Step { .. }
        | Action::Turn { .. }
        | Action::Idle { .. }
        | Action::Lift { .. }
        | Action::Convert { .. }
        | Action::Go { .. }
        | Action::Chop { .. }
        | Action::Shoot { .. }
        | Action::Heal { .. }
        | Action::End => Refused::ZombiesLater,
    }
}

/// What the zombie side asks for in its own turn and has no place in this phase.
fn why_not_in_zombie_turn(table: &FaceUp, action: Action) -> Refused {
    match action {
        Action::Build { .. } => Refused::BoardStands,
        Action::Muster { .. } => Refused::SetUpOver,
        Action::Play { card, .. } => Refused::NotHeld(card),
        Action::Go { .. } | Action::Chop { .. } | Action::Shoot { .. } | Action::Heal { .. } => {
            Refused::HumansLater
        }
        Action::Finish | Action::End => what_is_owed(table),
        Action::Bite { at }
        | Action::Step { at }
        | Action::Turn { at, .. }
        | Action::Idle { at } => why_no_walk(table, at),
        Action::Raise { .. } | Action::Lift { .. } if table.phase == Phase::Movement => {
            Refused::AddingLater
        }
        Action::Raise { .. } | Action::Lift { .. } => Refused::AddingDone,
        Action::Face { .. } if table.phase == Phase::Movement => Refused::TurnInActivation,
        Action::Face { .. } => Refused::NothingToFace { tidying: table.phase == Phase::Tidying },
        Action::Convert { human } if Terror::dead(table).any(|dead| dead == human) => {
            Refused::TidyingLater
        }
        Action::Convert { human } => Refused::NotDead(human),
    }
}

/// Why the zombie turn does not end now.
fn what_is_owed(table: &FaceUp) -> Refused {
    let turn = &table.zombie_turn;
    match table.phase {
        Phase::Movement => {
            // Zombies that a quota is too large for do not count (ZT-ZMOVE-03).
            let able = table.horde.all().without(table.horde.used).len() as u8;
            Refused::QuotaLeft(able.min(turn.quota.saturating_sub(turn.activated)))
        }
        Phase::Adding => {
            let count = turn.due[0] + turn.due[1] + turn.due_anywhere;
            let owed = if table.pool == 0 {
                Owed::Relocation
            } else if turn.due != [0, 0] {
                Owed::Half
            } else if table.human_turn.shots > 0 {
                Owed::Shot
            } else {
                Owed::Card
            };
            Refused::StillDue { count, owed }
        }
        Phase::Tidying
        | Phase::Build { .. }
        | Phase::Muster { .. }
        | Phase::Haunt
        | Phase::Humans
        | Phase::Over { .. } => Refused::DeadFirst,
    }
}

/// Why this zombie does not move after the movement phase.
fn why_no_walk(table: &FaceUp, at: Field) -> Refused {
    let turn = &table.zombie_turn;
    if !table.horde.all().contains(at) {
        Refused::ZombieMissing { at, wanted: ZombieFor::Activation }
    } else if table.horde.used.contains(at) {
        Refused::UsedAndOver(at)
    } else if turn.activated >= turn.quota {
        Refused::QuotaUsed(turn.quota)
    } else {
        Refused::CameTooLate(at)
    }
}
