//! Conditions of goals, locks and triggers: a closed list.

use horda_kit::mark;
use horda_words::Noun;

use crate::board::gate::GateId;
use crate::board::zone::Zone;
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
    /// So many Survivors are in a Zone.
    At(Zone, Share),
    /// So many Survivors have left by the Exit.
    Left(Share),
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
    /// A flag is up.
    Flag(u8),
    /// A counter is at least this.
    Counter(u8, u8),
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

impl Zombicide {
    /// Does a condition hold?
    pub(crate) fn holds(&self, state: &State, condition: &Condition) -> bool {
        match condition {
            Condition::All(all) => all.iter().all(|one| self.holds(state, one)),
            Condition::Any(any) => any.iter().any(|one| self.holds(state, one)),
            Condition::Not(one) => !self.holds(state, one),
            Condition::Taken(bits) => state.objectives & bits == 0,
            Condition::TakenCount(count) => {
                let left = state.objectives.count_ones() as usize;
                self.mission().objectives.len() - left >= usize::from(*count)
            }
            Condition::Open(door) => state.gates.contains(*door),
            Condition::At(zone, share) => {
                let in_play = state.standing().count();
                share.holds(state.survivors_at(*zone).count(), in_play)
            }
            Condition::Left(share) => {
                mark!("ZE-AMB-93");
                let left = state.survivors.iter().filter(|it| it.status == Status::Left).count();
                share.holds(left, left + state.standing().count())
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
            Condition::Flag(flag) => state.flags & 1 << flag != 0,
            Condition::Counter(counter, count) => state.counters[usize::from(*counter)] >= *count,
        }
    }
}
