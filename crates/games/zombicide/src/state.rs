//! A position. Nothing in it is a secret: cards that lie face down are bags.

use horda_kit::{Seat, mark};
use serde::{Deserialize, Serialize};

use crate::board::gate::GateSet;
use crate::board::zone::{ZONES, Zone};
use crate::board::zone_set::ZoneSet;
use crate::combat::attack::Attack;
use crate::equipment::card::CardKind;
use crate::equipment::piles::Piles;
use crate::few::Few;
use crate::frame::{Frame, SPAWNS, STACK};
use crate::spawning::zombie_card::ZombieCardId;
use crate::survivors::arrangement::Exchange;
use crate::survivors::car::{CARS, Car};
use crate::survivors::character::Characters;
use crate::survivors::companion::Companion;
use crate::survivors::level::Level;
use crate::survivors::survivor::{Survivor, TEAM, Who};
use crate::survivors::turn::Turn;
use crate::zombies::activation::Activation;
use crate::zombies::crowd::Crowd;
use crate::zombies::kind::{ABOMINATIONS, CROWDS, KINDS, Kind};

/// Companions that a mission may have.
pub const COMPANIONS: usize = 4;
/// Counters that a mission may have.
pub const COUNTERS: usize = 8;
/// Colours of Objectives.
pub const COLOURS: usize = 3;
/// Effects of the mission that may wait.
pub const WAITING: usize = 10;

/// Everything on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Counted from 1; 0 before the game begins.
    pub round: u8,
    /// What the Clock shows (WZ-CLK-01).
    pub hour: u8,
    /// Lights of the mission that are on, as bits of its list.
    pub lights: u8,
    /// Where in the Round.
    pub phase: Phase,
    /// Who has the First Player token.
    pub first_seat: Seat,
    /// Whose Survivors take their Turns.
    pub active: Seat,
    /// The team.
    pub survivors: Few<Survivor, TEAM>,
    /// Companions of the mission.
    pub companions: Few<Companion, COMPANIONS>,
    /// Cars of the mission.
    pub cars: Few<Car, CARS>,
    /// Zombies by Zone, Abominations aside.
    #[serde(with = "crate::long_list")]
    pub crowds: [Crowd; ZONES],
    /// Zones with Zombies, Abominations aside.
    pub crowded: ZoneSet,
    /// Figures that are not on the board, by common kind.
    pub pool: [u8; CROWDS],
    /// Where each Abomination stands.
    pub abominations: [Option<Zone>; ABOMINATIONS],
    /// Abomination cards that were drawn, as bits: on the board, or discarded.
    pub abominations_drawn: u8,
    /// Hits that each Abomination has taken (house rule).
    pub abomination_wounds: [u8; ABOMINATIONS],
    /// Loose Noise tokens.
    #[serde(with = "crate::long_list")]
    pub noise: [u8; ZONES],
    /// Zones with Noise tokens.
    pub noisy: ZoneSet,
    /// Doors that are open, links that can be used.
    pub gates: GateSet,
    /// Buildings that were opened, as bits.
    pub buildings: u32,
    /// Objectives that are still there, as bits of the mission's list.
    pub objectives: u32,
    /// Objective cards that a Survivor has read, as bits of the same list.
    pub read: u32,
    /// Objective cards that stay revealed, as bits of the same list (WZ-OBJ-12).
    pub kept: u32,
    /// Notes that were read, as bits.
    pub notes: u16,
    /// Abominations that Survivors have seen, as bits (WZ-M7-05).
    pub glimpsed: u8,
    /// Abominations whose Note was read on sight, as bits.
    pub noted: u8,
    /// A world that a bot imagines: what nobody has read does nothing in it (WZ-OBJ-03).
    pub imagined: bool,
    /// Backs of shuffled Objectives that were shown, by colour.
    pub shown: [u8; COLOURS],
    /// Crates that are still there, as bits of the mission's list.
    pub crates: u16,
    /// Spawn Zones that are active, as bits of the mission's list.
    pub spawns: u16,
    /// Spawn Zones that become active in the next Round (ZE-AMB-30).
    pub spawns_next: u16,
    /// Equipment that lies face down, and discards.
    pub piles: Piles,
    /// Zombie cards that lie face down, as bits.
    pub zombie_deck: u64,
    /// Zombie cards that were discarded, as bits.
    pub zombie_discard: u64,
    /// Conditions that the mission has noted.
    pub flags: u32,
    /// Numbers that the mission counts.
    pub counters: [u8; COUNTERS],
    /// Triggers that have fired and must not again, as bits of the mission's list.
    pub fired: u32,
    /// Triggers of the mission whose effects wait.
    pub waiting: Few<Waiting, WAITING>,
    /// What is under way, the innermost last.
    pub stack: Few<Frame, STACK>,
    /// What both would carry after the exchange that waits for a partner.
    pub offered: Exchange,
    /// Cards that a Distributor has drawn for the tokens that are left, in their order.
    pub distributed: Few<ZombieCardId, SPAWNS>,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// Survivors who have ignored the Breaks of an attack in this Round, as bits (WZ-SKL-06).
    pub ignored: u8,
    /// The activation under way.
    pub activation: Activation,
    /// Wounds that a Survivor may still cancel.
    pub wound: Option<Wound>,
    /// Zombies killed, by kind, for goals and statistics.
    pub killed: [u8; KINDS],
}

/// Where in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Survivors are chosen.
    Muster,
    /// Survivors take their Turns.
    Turns,
    /// Zombies that see light act, before all others (WZ-XAC-01).
    Light,
    /// Zombies act.
    Zombies,
    /// Zombies appear.
    Spawn,
    /// The Round ends.
    End,
    /// The game is over.
    Over {
        /// Did the team win?
        won: bool,
    },
}

/// A trigger of the mission that was set off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// Its place in the list of the mission.
    pub trigger: u8,
    /// The Survivor who set it off.
    pub who: Who,
    /// How much was under way then: effects that begin later than this come first.
    pub depth: u8,
}

/// Wounds that are about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Wound {
    /// By whom.
    pub who: Who,
    /// How many.
    pub count: u8,
    /// From which kind of Zombie; from a shot, if none.
    pub by: Option<Kind>,
}

impl State {
    /// Nothing on the table.
    pub fn empty() -> State {
        State {
            round: 0,
            hour: 0,
            lights: 0,
            phase: Phase::Muster,
            first_seat: Seat(0),
            active: Seat(0),
            survivors: Few::new(),
            companions: Few::new(),
            cars: Few::new(),
            crowds: [Crowd::NONE; ZONES],
            crowded: ZoneSet::NONE,
            pool: Kind::COMMON.map(Kind::figures),
            abominations: [None; ABOMINATIONS],
            abominations_drawn: 0,
            abomination_wounds: [0; ABOMINATIONS],
            noise: [0; ZONES],
            noisy: ZoneSet::NONE,
            gates: GateSet::NONE,
            buildings: 0,
            objectives: 0,
            read: 0,
            kept: 0,
            notes: 0,
            glimpsed: 0,
            noted: 0,
            imagined: false,
            shown: [0; COLOURS],
            crates: 0,
            spawns: 0,
            spawns_next: 0,
            piles: Piles::default(),
            zombie_deck: 0,
            zombie_discard: 0,
            flags: 0,
            counters: [0; COUNTERS],
            fired: 0,
            waiting: Few::new(),
            stack: Few::new(),
            offered: Exchange::default(),
            distributed: Few::new(),
            attack: None,
            ignored: 0,
            activation: Activation::default(),
            wound: None,
            killed: [0; KINDS],
        }
    }

    /// Is the game over?
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// A Survivor.
    #[inline]
    pub fn survivor(&self, who: Who) -> &Survivor {
        &self.survivors[who.index()]
    }

    /// A Survivor, to be changed.
    #[inline]
    pub fn survivor_mut(&mut self, who: Who) -> &mut Survivor {
        &mut self.survivors[who.index()]
    }

    /// All Survivors by place.
    #[inline]
    pub fn everybody(&self) -> impl Iterator<Item = Who> + Clone + use<> {
        (0..self.survivors.len() as u8).map(Who)
    }

    /// Survivors on the board.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = Who> + Clone + '_ {
        self.everybody().filter(|who| self.survivor(*who).stands())
    }

    /// Survivors in a Zone.
    #[inline]
    pub fn survivors_at(&self, zone: Zone) -> impl Iterator<Item = Who> + Clone + '_ {
        self.standing().filter(move |who| self.survivor(*who).zone == zone)
    }

    /// Companions on the board, by place.
    pub fn companions_at(&self, zone: Zone) -> impl Iterator<Item = usize> + Clone + '_ {
        (0..self.companions.len()).filter(move |place| {
            let companion = &self.companions[*place];
            companion.stands && companion.zone == zone
        })
    }

    /// Zones with Survivors or Companions (ZE-CPN-02).
    #[inline]
    pub fn prey(&self) -> ZoneSet {
        if self.survivors.iter().any(|it| it.lies()) {
            mark!("WZ-AMB-19"); // nobody is after them
        }
        let survivors = self.standing().map(|who| self.survivor(who).zone);
        let companions = self.companions.iter().filter(|it| it.stands);
        let companions = companions.inspect(|_| mark!("ZE-GEN-03")).map(|it| it.zone);
        survivors.chain(companions).collect()
    }

    /// Survivors and Companions in some Zones.
    pub fn people_in(&self, zones: ZoneSet) -> Characters {
        let survivors = self.survivors.iter().filter(|it| it.stands() && zones.contains(it.zone));
        let companions = self.companions.iter().filter(|it| it.stands && zones.contains(it.zone));
        survivors.map(|it| it.character).chain(companions.map(|it| it.character)).collect()
    }

    /// Zombies of a kind in a Zone.
    #[inline]
    pub fn count(&self, zone: Zone, kind: Kind) -> u8 {
        match kind.abomination() {
            Some(place) => u8::from(self.abominations[place] == Some(zone)),
            None => self.crowds[zone.index()].count(kind),
        }
    }

    /// Abominations in a Zone.
    #[inline]
    pub fn abominations_at(&self, zone: Zone) -> impl Iterator<Item = Kind> + '_ {
        Kind::ABOMINATIONS.into_iter().filter(move |kind| self.count(zone, *kind) > 0)
    }

    /// All Zombies in a Zone.
    #[inline]
    pub fn zombies_at(&self, zone: Zone) -> u8 {
        let abominations = self.abominations.iter().filter(|at| **at == Some(zone)).count();
        self.crowds[zone.index()].total() + abominations as u8
    }

    /// Zones with Zombies.
    #[inline]
    pub fn infested(&self) -> ZoneSet {
        self.abominations
            .iter()
            .flatten()
            .fold(self.crowded, |set, zone| set | ZoneSet::only(*zone))
    }

    /// Puts figures from the pool on the board. There must be as many.
    pub fn place(&mut self, zone: Zone, kind: Kind, count: u8) {
        match kind.abomination() {
            Some(place) => self.abominations[place] = Some(zone),
            None => {
                self.pool[kind.index()] -= count;
                self.arrive(zone, kind, count);
            }
        }
    }

    /// Takes figures from the board.
    pub fn take_off(&mut self, zone: Zone, kind: Kind, count: u8) {
        match kind.abomination() {
            Some(place) => self.abominations[place] = None,
            None => {
                self.pool[kind.index()] += count;
                self.depart(zone, kind, count);
            }
        }
    }

    /// Moves figures from one Zone to another.
    #[inline]
    pub fn shift(&mut self, from: Zone, to: Zone, kind: Kind, count: u8) {
        match kind.abomination() {
            Some(place) => self.abominations[place] = Some(to),
            None => {
                self.depart(from, kind, count);
                self.arrive(to, kind, count);
            }
        }
    }

    fn arrive(&mut self, zone: Zone, kind: Kind, count: u8) {
        if count > 0 {
            self.crowds[zone.index()].add(kind, count);
            self.crowded.insert(zone);
        }
    }

    fn depart(&mut self, zone: Zone, kind: Kind, count: u8) {
        self.crowds[zone.index()].remove(kind, count);
        if self.crowds[zone.index()].is_empty() {
            self.crowded.remove(zone);
        }
    }

    /// Lays Noise tokens.
    pub fn make_noise(&mut self, zone: Zone, tokens: u8) {
        let noise = &mut self.noise[zone.index()];
        *noise = noise.saturating_add(tokens);
        self.noisy.insert(zone);
    }

    /// The Turn under way, if the innermost frame is one.
    #[inline]
    pub fn turn(&self) -> Option<&Turn> {
        match self.stack.last() {
            Some(Frame::Turn(turn)) => Some(turn),
            _ => None,
        }
    }

    /// The innermost Turn, wherever in the stack.
    #[inline]
    pub fn turn_mut(&mut self) -> Option<&mut Turn> {
        self.stack.iter_mut().rev().find_map(Frame::turn_mut)
    }

    /// The highest Danger Level of the Survivors on the board (ZE-ADR-11, ZE-AMB-17).
    pub fn danger(&self) -> Level {
        self.standing().map(|who| self.survivor(who).danger()).max().unwrap_or_default()
    }

    /// Does a Survivor carry a card of this kind?
    pub fn carries(&self, who: Who, kind: CardKind) -> bool {
        self.survivor(who).inventory.count(kind) > 0
    }
}
