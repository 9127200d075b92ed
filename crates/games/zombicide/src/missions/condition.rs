//! Conditions of goals, locks and triggers: a closed list.

use horda_kit::mark;
use horda_words::Noun;

use crate::board::gate::{GateId, GateSet};
use crate::board::zone::Zone;
use crate::options::{LetThereBeLight, Praetorian, TunnelDweller};
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::level::Level;
use crate::survivors::survivor::Status;
use crate::zombies::kind::Kind;

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// All of these.
    All(Vec<Condition>),
    /// Any of these.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// These Objectives were taken, as bits.
    Taken(u32),
    /// At least so many Objectives were taken.
    TakenCount(u8),
    /// A door is open.
    Open(GateId),
    /// All these doors are open.
    DoorsOpen(GateSet),
    /// The team has an Achievement.
    Achieved(Achievement),
    /// So many Survivors are in a Zone.
    At(Zone, Share),
    /// So many Survivors have left by the Exit.
    Left(Share),
    /// At least so many Survivors are dead, where the first death does not end the game.
    Dead(u8),
    /// No Zombie is in a Zone.
    Clear(Zone),
    /// A Companion is in a Zone.
    CompanionAt(Zone),
    /// So many Companions have left by the Exit, each with its leader (ZE-AMB-92).
    CompanionsLeft(Share),
    /// At least so many Zombies of a kind were killed.
    Killed(Kind, u8),
    /// At least so many Abominations were killed.
    AbominationsKilled(u8),
    /// The Danger Level is at least this.
    Level(Level),
    /// The Round is at least this.
    Round(u8),
    /// The Clock shows this hour.
    Hour(u8),
    /// It is night, or it is not.
    Night(bool),
    /// A flag is up.
    Flag(u8),
    /// A counter is at least this.
    Counter(u8, u8),
}

/// Achievements of the campaign that missions ask for (WZ-ACH-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Noun)]
#[noun("achievement")]
pub enum Achievement {
    /// Knows the tunnels.
    TunnelDweller,
    /// Has switched on what should have stayed dark.
    LetThereBeLight,
    /// Knows who was who.
    Praetorian,
}

/// How many Survivors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Noun)]
#[noun("share")]
pub enum Share {
    /// Everybody who is not out of the game.
    All,
    /// At least one.
    Any,
    /// None.
    None,
}

impl Share {
    fn holds(self, count: usize, of: usize) -> bool {
        match self {
            Share::All => count == of && of > 0,
            Share::Any => count > 0,
            Share::None => count == 0,
        }
    }
}

impl Condition {
    /// Does it speak of Companions?
    pub(crate) fn names_companions(&self) -> bool {
        match self {
            Condition::All(some) | Condition::Any(some) => {
                some.iter().any(Condition::names_companions)
            }
            Condition::Not(one) => one.names_companions(),
            Condition::CompanionAt(_) | Condition::CompanionsLeft(_) => true,
            Condition::Taken(_)
            | Condition::TakenCount(_)
            | Condition::Open(_)
            | Condition::DoorsOpen(_)
            | Condition::Achieved(_)
            | Condition::At(..)
            | Condition::Left(_)
            | Condition::Dead(_)
            | Condition::Clear(_)
            | Condition::Killed(..)
            | Condition::AbominationsKilled(_)
            | Condition::Level(_)
            | Condition::Round(_)
            | Condition::Hour(_)
            | Condition::Night(_)
            | Condition::Flag(_)
            | Condition::Counter(..) => false,
        }
    }
}

/// Survivors on the board. Those who lie knocked out count until they are rescued or dead
/// (WZ-AMB-22).
fn on_board(state: &State) -> usize {
    let lying = state.survivors.iter().filter(|it| it.lies()).inspect(|_| mark!("WZ-AMB-22"));
    state.standing().count() + lying.count()
}

impl Zombicide {
    /// Does the team have an Achievement? Any of its Survivors will do.
    pub(crate) fn has_achieved(&self, achievement: Achievement) -> bool {
        let options = &self.options;
        match achievement {
            Achievement::TunnelDweller => options.tunnel_dweller == TunnelDweller::Earned,
            Achievement::LetThereBeLight => options.let_there_be_light == LetThereBeLight::Earned,
            Achievement::Praetorian => options.praetorian == Praetorian::Earned,
        }
    }

    /// Objectives that a Survivor has yet to take, as bits: those that lie there, and cards that are
    /// still to come.
    fn untaken(&self, state: &State) -> u32 {
        (state.objectives | self.mission().later & !state.read) & !self.idle_cards()
    }

    /// Does a condition hold?
    pub(crate) fn holds(&self, state: &State, condition: &Condition) -> bool {
        match condition {
            Condition::All(all) => all.iter().all(|one| self.holds(state, one)),
            Condition::Any(any) => any.iter().any(|one| self.holds(state, one)),
            Condition::Not(one) => !self.holds(state, one),
            Condition::Taken(bits) => self.untaken(state) & bits == 0,
            Condition::TakenCount(count) => {
                let left = self.untaken(state).count_ones() as usize;
                self.mission().objectives.len() - left >= usize::from(*count)
            }
            Condition::Open(door) => state.gates.contains(*door),
            Condition::DoorsOpen(doors) => state.gates.contains_all(*doors),
            Condition::Achieved(achievement) => self.has_achieved(*achievement),
            Condition::At(zone, share) => {
                share.holds(state.survivors_at(*zone).count(), on_board(state))
            }
            Condition::Left(share) => {
                mark!("ZE-AMB-93");
                let left = state.survivors.iter().filter(|it| it.status == Status::Left).count();
                share.holds(left, left + on_board(state))
            }
            Condition::Dead(count) => {
                mark!("WZ-KO-08");
                let dead = state.survivors.iter().filter(|it| it.status == Status::Dead).count();
                dead >= usize::from(*count)
            }
            Condition::Clear(zone) => state.zombies_at(*zone) == 0,
            Condition::CompanionAt(zone) => state.companions_at(*zone).next().is_some(),
            Condition::CompanionsLeft(share) => {
                let left = state.companions.iter().filter(|it| {
                    let gone = |who| state.survivor(who).status == Status::Left;
                    !it.stands && it.leader.is_some_and(gone)
                });
                share.holds(left.count(), state.companions.len())
            }
            Condition::Killed(kind, count) => state.killed[kind.index()] >= *count,
            Condition::AbominationsKilled(count) => {
                let killed = Kind::ABOMINATIONS.map(|kind| state.killed[kind.index()]);
                killed.iter().sum::<u8>() >= *count
            }
            Condition::Level(level) => self.spawn_level(state) >= *level,
            Condition::Round(round) => state.round >= *round,
            Condition::Hour(hour) => self.has_clock() && state.hour == *hour,
            Condition::Night(night) => self.is_night(state) == *night,
            Condition::Flag(flag) => state.flags & 1 << flag != 0,
            Condition::Counter(counter, count) => state.counters[usize::from(*counter)] >= *count,
        }
    }
}
