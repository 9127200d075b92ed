//! What can ever happen in a mission: a fixed point over Zones, doors, flags, counters and triggers.
//!
//! It is generous: Survivors can open every door without a condition and kill whatever appears. So
//! whatever it denies can really never happen.

use std::collections::BTreeSet;

use super::card::{CardId, CardPlace};
use super::condition::{Condition, Share};
use super::mission::{Colour, Lock, Mission, Opens};
use super::trigger::{Effect, On, Trigger};
use crate::board::gate::{Gate, GateId, GateKind, GateSet};
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::washington::clock::{HOURS, NOON, is_night_hour};
use crate::zombies::kind::Kind;

/// Rounds after which a game without a limit is given up.
const LAST_ROUND: u8 = crate::rules::ROUND_LIMIT;

/// Everything that can ever happen.
#[derive(Clone, Debug)]
pub struct Possible<'a> {
    mission: &'a Mission,
    /// Zones that a Survivor can come to.
    pub reached: ZoneSet,
    /// Doors and links that can be open.
    pub open: GateSet,
    /// Flags that can be raised, as bits.
    flags: u32,
    /// How high each counter can get.
    counters: Vec<u32>,
    /// Triggers that can fire, as bits.
    fired: u32,
    /// Lists of effects that can be carried out: the trigger, and the way into the list.
    done: BTreeSet<Vec<usize>>,
    /// Cards that effects can lay out, as bits.
    put: u32,
    /// Notes that can be read, as bits.
    notes: u16,
    /// Abominations that can be killed in one game, Zombies of a trigger that repeats as often as
    /// one likes.
    abominations: u32,
    /// Kinds that can be on the board, as bits.
    kinds: u8,
    /// Spawn Zones of these colours can be switched on, as bits.
    woken: u8,
}

impl<'a> Possible<'a> {
    /// What can ever happen in a mission.
    pub fn new(mission: &'a Mission) -> Possible<'a> {
        let mut now = Possible {
            mission,
            reached: mission.start.iter().copied().collect(),
            open: mission.map.open_from_start(),
            flags: 0,
            counters: vec![0; mission.counters.len()],
            fired: 0,
            done: BTreeSet::new(),
            put: 0,
            notes: 0,
            abominations: 0,
            kinds: 0,
            woken: 0,
        };
        loop {
            let next = now.step();
            if next.size() == now.size() {
                return now;
            }
            now = next;
        }
    }

    /// Grows with everything that becomes possible, and with nothing else.
    fn size(&self) -> (ZoneSet, GateSet, [u32; 7], &[u32], usize) {
        let bits = [
            self.flags,
            self.fired,
            self.put,
            self.notes.into(),
            self.abominations,
            self.kinds.into(),
            self.woken.into(),
        ];
        (self.reached, self.open, bits, &self.counters, self.done.len())
    }

    fn step(&self) -> Possible<'a> {
        let mut next = self.clone();
        let mission = self.mission;
        let ways = mission.map.ways(Mover::Survivor).with(self.open);
        next.reached = ways.reach(self.reached);
        for (door, gate) in mission.map.doors() {
            let lock = mission.locks.iter().find(|lock| lock.door == door);
            let near = gate.zones.iter().any(|zone| self.reached.contains(*zone));
            let unlocked = lock.is_none_or(|lock| self.can_unlock(lock));
            if near && unlocked && self.card_lets(door) {
                next.open.insert(door);
            }
        }
        next.count_figures();
        for (place, trigger) in mission.triggers.iter().enumerate() {
            if self.can_fire(trigger) {
                next.fired |= 1 << place;
                next.carry_out(&trigger.effects, trigger.once, &mut vec![place]);
            }
        }
        next
    }

    /// A list of effects, and the lists that it leads to. Each counts once, whenever it is first
    /// possible.
    fn carry_out(&mut self, effects: &[Effect], once: bool, way: &mut Vec<usize>) {
        let new = self.done.insert(way.clone());
        for (place, effect) in effects.iter().enumerate() {
            if new {
                self.take(effect, once);
            }
            for (number, branch) in effect.branches().enumerate() {
                let open = if let Effect::If { when, .. } = effect
                    && number == 0
                {
                    self.can_hold(when)
                } else {
                    true
                };
                if open {
                    way.extend([place, number]);
                    self.carry_out(branch, once, way);
                    way.truncate(way.len() - 2);
                }
            }
        }
    }

    /// Can this list of effects be carried out? A way is a trigger, then places and branches.
    pub fn is_done(&self, way: &[usize]) -> bool {
        self.done.contains(way)
    }

    /// Do enough Abominations die for this Note (WZ-M7-06)?
    fn is_read_by_kill(&self, note: u8) -> bool {
        self.mission.standing.notes_by_kill && self.abominations > u32::from(note)
    }

    /// Can this Note be read?
    pub fn is_read(&self, note: u8) -> bool {
        self.notes & 1 << note != 0
    }

    /// Can a door with a condition be opened by an Action, or be open from the start?
    fn can_unlock(&self, lock: &Lock) -> bool {
        let opens = match &lock.opens {
            Opens::When(condition) => self.can_hold(condition),
            Opens::ByCard | Opens::Never => false,
        };
        opens || lock.open_if.as_ref().is_some_and(|when| self.can_hold(when))
    }

    /// Why a door never opens.
    pub fn why_shut(&self, lock: &Lock) -> String {
        match &lock.opens {
            Opens::When(condition) => self.why_never(condition),
            Opens::ByCard => "no effect opens it".into(),
            Opens::Never => String::new(),
        }
    }

    /// Does the card on a door let it open?
    fn card_lets(&self, door: GateId) -> bool {
        let mission = self.mission;
        let mut cards = mission.card_ids().filter(|card| {
            mission.objectives[usize::from(card.0)].card == Some(CardPlace::Door(door))
        });
        cards.all(|card| mission.face(card).needs.as_ref().is_none_or(|needs| self.can_hold(needs)))
    }

    /// Kinds that cards and the set-up bring; triggers add theirs when they fire.
    fn count_figures(&mut self) {
        let mission = self.mission;
        let dark = mission.map.buildings().iter().any(|it| !it.dark.is_empty());
        if !mission.spawns.is_empty() || dark {
            self.kinds |= 0b111;
            for (place, kind) in Kind::ABOMINATIONS.iter().enumerate() {
                if mission.abominations & 1 << place != 0 {
                    self.kinds |= 1 << kind.index();
                    self.abominations = u32::MAX; // their cards come again
                }
            }
        }
        for (_, kind, _) in &mission.zombies {
            if kind.abomination().is_some() && self.kinds & 1 << kind.index() == 0 {
                self.abominations = self.abominations.saturating_add(1);
            }
            self.kinds |= 1 << kind.index();
        }
    }

    fn take(&mut self, effect: &Effect, once: bool) {
        match effect {
            Effect::Open(gate) => self.open.insert(*gate),
            Effect::Flag(flag) => self.flags |= 1 << flag,
            Effect::Count(counter, amount) => {
                let counter = &mut self.counters[usize::from(*counter)];
                let amount = if once { u32::from(*amount) } else { u32::MAX };
                *counter = counter.saturating_add(amount);
            }
            Effect::SpawnOn(colour) => self.woken |= 1 << *colour as u8,
            Effect::Zombies(_, kind, _) => {
                self.kinds |= 1 << kind.index();
                if kind.abomination().is_some() {
                    let more = if once { 1 } else { u32::MAX };
                    self.abominations = self.abominations.saturating_add(more);
                }
            }
            Effect::Keyword(flag) => self.flags |= 1 << flag,
            Effect::Note(note) => self.notes |= 1 << note,
            Effect::Put(card) => self.put |= card.bit(),
            Effect::Choose { .. }
            | Effect::If { .. }
            | Effect::Back
            | Effect::Keep
            | Effect::Say(_)
            | Effect::SpawnOff(_)
            | Effect::Cards(..)
            | Effect::Activate(_)
            | Effect::Noise(..)
            | Effect::Light(..)
            | Effect::Adrenaline(_)
            | Effect::Heal(_)
            | Effect::Skill(_)
            | Effect::Draw(_)
            | Effect::Give(_)
            | Effect::Win
            | Effect::Lose => {}
        }
    }

    /// Can the Objective of this place be taken?
    pub fn can_take(&self, place: usize) -> bool {
        let objective = &self.mission.objectives[place];
        let Some(how) = objective.card else { return self.reached.contains(objective.zone) };
        let card = CardId(place as u8);
        let face = self.mission.face(card);
        let there = (self.put | !self.mission.later) & card.bit() != 0;
        let met = face.needs.as_ref().is_none_or(|needs| self.can_hold(needs));
        let opens = |gate: &GateId| self.can_open(*gate);
        let near = match how {
            CardPlace::Zone => self.reached.contains(objective.zone),
            CardPlace::Door(door) => opens(&door),
            CardPlace::Hour(hour) => self.can_come(|it| it == hour),
            CardPlace::Room => {
                let own = |it: &(GateId, &Gate)| it.1.zones.contains(&objective.zone);
                self.mission.map.doors().filter(own).any(|(door, _)| opens(&door))
            }
        };
        there && met && near
    }

    /// Can a Survivor leave the board?
    pub fn can_leave(&self) -> bool {
        let needs = self.mission.exit_needs.as_ref();
        self.mission.exit.is_some_and(|exit| self.reached.contains(exit))
            && needs.is_none_or(|needs| self.can_hold(needs))
    }

    /// Can this Spawn Zone ever spawn?
    pub fn can_wake(&self, place: usize) -> bool {
        let spawn = &self.mission.spawns[place];
        spawn.active || spawn.needs.is_some() || self.woken & 1 << spawn.colour as u8 != 0
    }

    /// Did this trigger fire on the way?
    pub fn fires(&self, place: usize) -> bool {
        self.fired & 1 << place != 0
    }

    fn can_fire(&self, trigger: &Trigger) -> bool {
        self.can_be_set_off(&trigger.on)
            && trigger.when.as_ref().is_none_or(|when| self.can_hold(when))
    }

    /// Can what sets a trigger off ever happen?
    pub fn can_be_set_off(&self, on: &On) -> bool {
        match on {
            On::Round | On::EndPhase => true,
            On::Hour(hour) => self.can_come(|it| it == *hour),
            On::Night(night) => self.can_come(|it| is_night_hour(it) == *night),
            On::Taken(colour) => self.can_show(*colour),
            On::TakenAt(place) => self.can_take(usize::from(*place)),
            On::Opened(gate) => self.can_open(*gate),
            On::Arrived(zone) | On::Burnt(zone) => self.reached.contains(*zone),
            On::Killed(kind) => self.kinds & 1 << kind.index() != 0,
            On::AbominationKilled => self.abominations > 0,
            On::Card(card) => self.can_take(card.0.into()),
            On::Note(note) => self.is_read(*note) || self.is_read_by_kill(*note),
        }
    }

    /// Can an Objective with this back be taken?
    fn can_show(&self, colour: Colour) -> bool {
        let objectives = &self.mission.objectives;
        let can_take = |mixed: bool| {
            let all = objectives.iter().enumerate();
            all.filter(move |(_, it)| it.mixed == mixed).filter(|(place, _)| self.can_take(*place))
        };
        let shuffled = objectives.iter().any(|it| it.mixed && it.colour == colour);
        can_take(false).any(|(_, it)| it.colour == colour)
            || shuffled && can_take(true).next().is_some()
    }

    /// Can a gate be opened in the course of the game?
    fn can_open(&self, gate: GateId) -> bool {
        self.open.contains(gate) && !self.mission.map.open_from_start().contains(gate)
    }

    /// Can this hold at some time?
    pub fn can_hold(&self, condition: &Condition) -> bool {
        match condition {
            Condition::All(all) => all.iter().all(|one| self.can_hold(one)),
            Condition::Any(any) => any.iter().any(|one| self.can_hold(one)),
            Condition::Not(_)
            | Condition::Clear(_)
            | Condition::Level(_)
            | Condition::Dead(_)
            | Condition::Achieved(_) => true,
            Condition::DoorsOpen(doors) => self.open.contains_all(*doors),
            Condition::Taken(bits) => (0..self.mission.objectives.len())
                .filter(|place| bits & 1 << place != 0)
                .all(|place| self.can_take(place)),
            Condition::TakenCount(count) => {
                let places = 0..self.mission.objectives.len();
                places.filter(|place| self.can_take(*place)).count() >= usize::from(*count)
            }
            Condition::Open(gate) => self.open.contains(*gate),
            Condition::At(_, Share::None)
            | Condition::Left(Share::None)
            | Condition::CompanionsLeft(Share::None) => true,
            Condition::At(zone, Share::All | Share::Any) => self.reached.contains(*zone),
            Condition::Left(Share::All | Share::Any) => self.can_leave(),
            Condition::CompanionAt(zone) => {
                let mut all = self.mission.companions.iter();
                all.any(|(_, at)| {
                    at == zone || self.leads_from(*at) && self.reached.contains(*zone)
                })
            }
            Condition::CompanionsLeft(share) => self.companions_can_leave(*share),
            Condition::Killed(kind, count) => {
                let enough = kind.abomination().is_none() || self.abominations >= u32::from(*count);
                self.kinds & 1 << kind.index() != 0 && enough
            }
            Condition::AbominationsKilled(count) => self.abominations >= u32::from(*count),
            Condition::Round(round) => *round <= self.last_round(),
            Condition::Hour(hour) => self.starts_at() == *hour || self.can_come(|it| it == *hour),
            Condition::Night(night) => {
                let is = |hour: u8| is_night_hour(hour) == *night;
                is(self.starts_at()) || self.can_come(is)
            }
            Condition::Flag(flag) => self.flags & 1 << flag != 0,
            Condition::Counter(counter, least) => {
                self.counters[usize::from(*counter)] >= u32::from(*least)
            }
        }
    }

    fn last_round(&self) -> u8 {
        if self.mission.rounds > 0 { self.mission.rounds } else { LAST_ROUND }
    }

    fn starts_at(&self) -> u8 {
        self.mission.hour.unwrap_or(NOON)
    }

    /// Does the Clock ever come to such an hour?
    fn can_come(&self, is: impl Fn(u8) -> bool) -> bool {
        let rounds = self.last_round().min(HOURS);
        (1..rounds).any(|round| is((self.starts_at() + round) % HOURS))
    }

    fn leads_from(&self, zone: Zone) -> bool {
        self.reached.contains(zone)
    }

    fn companions_can_leave(&self, share: Share) -> bool {
        let mut all = self.mission.companions.iter().map(|(_, at)| self.leads_from(*at));
        let found = match share {
            Share::All => all.len() > 0 && all.all(|found| found),
            Share::Any => all.any(|found| found),
            Share::None => true,
        };
        found && self.can_leave()
    }

    /// Why a condition can never hold: the innermost part that cannot.
    pub fn why_never(&self, condition: &Condition) -> String {
        let mission = self.mission;
        match condition {
            Condition::All(all) => {
                let never = all.iter().find(|one| !self.can_hold(one));
                never.map_or_else(String::new, |one| self.why_never(one))
            }
            Condition::Any(any) if any.is_empty() => "\"any\" of nothing never holds".into(),
            Condition::Any(any) => self.why_never(&any[0]),
            Condition::Taken(bits) => {
                let taken = |place: &usize| bits & 1 << place != 0 && !self.can_take(*place);
                let place = (0..mission.objectives.len()).find(taken).unwrap_or_default();
                let zone = mission.objectives[place].zone;
                format!("the Objective in {} cannot be reached", self.name(zone))
            }
            Condition::TakenCount(count) => format!("{count} Objectives can never be taken"),
            Condition::Open(gate) => {
                format!("{} can never be opened", mission.map.gate(*gate).name)
            }
            Condition::DoorsOpen(doors) => {
                let shut = doors.iter().find(|door| !self.open.contains(*door));
                let name = shut.map(|door| mission.map.gate(door).name.as_str());
                format!("{} can never be opened", name.unwrap_or_default())
            }
            Condition::At(zone, _) => format!("{} cannot be reached", self.name(*zone)),
            Condition::Left(_) => self.why_nobody_leaves(),
            Condition::CompanionAt(zone) => {
                format!("no Companion can be brought to {}", self.name(*zone))
            }
            Condition::CompanionsLeft(_) if mission.companions.is_empty() => {
                "there is no Companion".into()
            }
            Condition::CompanionsLeft(_) if !self.can_leave() => self.why_nobody_leaves(),
            Condition::CompanionsLeft(_) => "a Companion cannot be reached".into(),
            Condition::Killed(kind, count) => {
                format!("there is never a {} to kill {count} times", kind.name())
            }
            Condition::AbominationsKilled(count) => {
                format!("fewer than {count} Abominations come to this board")
            }
            Condition::Round(round) => {
                format!("the game ends before Round {round}")
            }
            Condition::Hour(hour) => format!("the game ends before the hour {hour}"),
            Condition::Night(true) => "the game ends before night falls".into(),
            Condition::Night(false) => "the game ends before day breaks".into(),
            Condition::Flag(flag) => {
                format!("the flag \"{}\" is never raised", mission.flags[usize::from(*flag)])
            }
            Condition::Counter(counter, least) => {
                let name = &mission.counters[usize::from(*counter)];
                let most = self.counters[usize::from(*counter)];
                format!("the counter \"{name}\" gets to {most} and never to {least}")
            }
            Condition::Not(_)
            | Condition::Clear(_)
            | Condition::Level(_)
            | Condition::Dead(_)
            | Condition::Achieved(_) => String::new(),
        }
    }

    /// Why nobody can leave.
    pub fn why_nobody_leaves(&self) -> String {
        match (self.mission.exit, &self.mission.exit_needs) {
            (None, _) => "there is no Exit".into(),
            (Some(exit), _) if !self.reached.contains(exit) => "the Exit cannot be reached".into(),
            (Some(_), Some(needs)) => self.why_never(needs),
            (Some(_), None) => String::new(),
        }
    }

    /// What a Zone is called in the file.
    pub fn name(&self, zone: Zone) -> String {
        let name = &self.mission.map.zone(zone).name;
        name.split('+').next().unwrap_or(name).to_owned()
    }

    /// Is this gate a door that can never open?
    pub fn stays_shut(&self, gate: GateId) -> bool {
        self.mission.map.gate(gate).kind == GateKind::Door && !self.open.contains(gate)
    }
}
