//! Who goes for what, and how far everything is: worked out once, and again when the board changes.

use super::goals::{TASKS, Task, TaskKind, Tasks};
use crate::board::gate::GateSet;
use crate::board::route::{Distances, Mover};
use crate::board::zone::Zone;
use crate::few::Few;
use crate::rules::Zombicide;
use crate::state::{COUNTERS, State};
use crate::survivors::survivor::{TEAM, Who};

/// Steps that a closed door counts for a Survivor who cannot open it.
const SHUT_OUT: i32 = 4;
/// Steps that one more Survivor with the same task counts.
const CROWDING: i32 = 3;
/// Steps that what everybody must do in the end counts more than what is to be done before.
const IN_THE_END: i32 = 6;
/// A way that there is not.
pub(crate) const FAR: i32 = 40;

/// What an outlook depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Key {
    round: u8,
    gates: GateSet,
    objectives: u32,
    flags: u32,
    fired: u32,
    counters: [u8; COUNTERS],
    standing: u8,
}

/// Tasks with their distances, and who has which.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    key: Key,
    pub(crate) tasks: Tasks,
    ways: [Distances; TASKS],
    /// The task of each Survivor.
    chosen: [Option<u8>; TEAM],
}

impl Outlook {
    /// The task of a Survivor.
    pub(crate) fn task(&self, who: Who) -> Option<&Task> {
        self.chosen[who.index()].map(|place| &self.tasks[usize::from(place)])
    }

    /// Steps of a Survivor's task, if it has one.
    pub(crate) fn way(&self, who: Who) -> Option<&Distances> {
        self.chosen[who.index()].map(|place| &self.ways[usize::from(place)])
    }

    /// Steps from a Zone to a task.
    pub(crate) fn steps(&self, place: usize, from: Zone) -> i32 {
        self.ways[place].get(from).map_or(FAR, i32::from)
    }
}

impl Zombicide {
    fn outlook_key(&self, state: &State) -> Key {
        Key {
            round: state.round,
            gates: state.gates,
            objectives: state.objectives,
            flags: state.flags,
            fired: state.fired,
            counters: state.counters,
            standing: state.standing().fold(0, |bits, who| bits | who.bit()),
        }
    }

    /// The outlook of a position: the kept one, if nothing that it depends on has changed.
    pub(crate) fn refresh<'a>(&self, state: &State, kept: &'a mut Option<Outlook>) -> &'a Outlook {
        let key = self.outlook_key(state);
        if kept.as_ref().is_none_or(|it| it.key != key) {
            *kept = Some(self.look_out(state, key));
        }
        kept.as_ref().expect("it was just worked out")
    }

    /// The outlook of a position.
    pub(crate) fn look_ahead(&self, state: &State) -> Outlook {
        self.look_out(state, self.outlook_key(state))
    }

    fn look_out(&self, state: &State, key: Key) -> Outlook {
        let tasks = self.tasks(state);
        let passage = self.map().ways(Mover::Survivor).with(self.passable(state));
        let mut ways = [Distances::UNREACHABLE; TASKS];
        for (task, way) in tasks.iter().zip(&mut ways) {
            *way = passage.distances_to(task.at);
        }
        let mut outlook = Outlook { key, tasks, ways, chosen: [None; TEAM] };
        self.share_tasks(state, &mut outlook);
        outlook
    }

    /// The nearest pair of a Survivor and a task first. Each task gets helpers; what everybody must
    /// do in the end is for those who are left over, or for all when nothing else is left.
    fn share_tasks(&self, state: &State, outlook: &mut Outlook) {
        let now = self.map().ways(Mover::Survivor).with(state.gates);
        let near = outlook.tasks.iter().map(|task| now.distances_to(task.at));
        let near: Few<Option<Distances>, TASKS> = near.map(Some).collect();
        let mut helpers = [0i32; TASKS];
        for _ in 0..state.survivors.len() {
            let mut best: Option<(i32, Who, usize)> = None;
            for who in state.standing().filter(|who| outlook.chosen[who.index()].is_none()) {
                let from = state.survivor(who).zone;
                for (place, task) in outlook.tasks.iter().enumerate() {
                    let open = near[place].is_some_and(|it| it.get(from).is_some());
                    let shut = !open && !self.opens_doors(state, who);
                    let others =
                        if task.everybody { IN_THE_END } else { helpers[place] * CROWDING };
                    let cost = outlook.steps(place, from)
                        + if shut { SHUT_OUT } else { 0 }
                        + others
                        + self.unfit(state, who, task);
                    if best.is_none_or(|(least, ..)| cost < least) {
                        best = Some((cost, who, place));
                    }
                }
            }
            let Some((_, who, place)) = best else { return };
            outlook.chosen[who.index()] = Some(place as u8);
            helpers[place] += 1;
        }
    }

    /// Steps that a lack of the right card counts.
    fn unfit(&self, state: &State, who: Who, task: &Task) -> i32 {
        let able = match task.kind {
            TaskKind::Open => self.opens_doors(state, who),
            TaskKind::Burn => self.kills_abominations(state, who),
            TaskKind::Kill => {
                let large = |kind: &Option<Zone>| kind.is_some_and(|at| task.at.contains(at));
                !state.abominations.iter().any(large) || self.kills_abominations(state, who)
            }
            TaskKind::Take
            | TaskKind::Reach
            | TaskKind::Leave
            | TaskKind::Fetch
            | TaskKind::Search
            | TaskKind::Rescue => true,
        };
        if able { 0 } else { 2 * SHUT_OUT }
    }
}
