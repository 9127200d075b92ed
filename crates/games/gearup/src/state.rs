//! A position. Nothing in it is a secret: cards that lie face down are bags.

use arrayvec::ArrayVec;
use horda_kit::{Deck, Seat, mark};
use horda_words::{Noun, Words};
use serde::{Deserialize, Serialize};

use crate::boss::MEMBERS;
use crate::card::{BossCardId, CardId, Class, Icon, Speed, TurnCardId};
use crate::cells::Cells;
use crate::rules::GearUp;
use crate::sheet::{SURVIVORS, SurvivorId, WEAPONS};
use crate::speech::Whose;
use crate::target::Seen;
pub use crate::target::{Cause, Target, ZombieNumber};
use crate::track::Track;

/// Seats at the largest table.
pub const SEATS: usize = 6;
/// Zombie cards in the box; no more can stand on the streets.
pub const ZOMBIES: usize = 72;
/// Kinds of zombie cards that a pack may have in each deck.
pub const KINDS: usize = 32;
/// The most cards that one icon draws.
pub const MOST_DRAWN: usize = 24;
/// Blows that can be on their way at once: three of Dead Sox at six Survivors.
const BLOWS: usize = SEATS * MEMBERS;

/// The seat that speaks for the team before there is a Commander (GU-AMB-55).
pub(crate) const FIRST_SEAT: Seat = Seat(0);

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct State {
    /// 1 or 2; 0 before the game begins.
    pub round: u8,
    /// 1 to 9.
    pub turn: u8,
    /// Where in the turn.
    pub step: Step,
    /// The Turn card that lies face up, by number.
    pub turn_card: Option<TurnCardId>,
    /// Turn cards that were turned up in this round, as bits.
    pub turns_seen: u16,
    /// Spawn cards that still lie face down, by letter.
    pub spawns_left: [u8; 3],
    /// Boss cards that were turned up, as bits: first those of Phase 1, then those of Phase 2.
    pub boss_seen: u8,
    /// Whose is the last word.
    pub commander: Option<Seat>,
    /// Everybody who plays, in seat order.
    pub seats: ArrayVec<SeatState, SEATS>,
    /// Alone: the three Companions.
    pub companions: ArrayVec<Helper, 3>,
    /// Zombies on the streets.
    pub zombies: ArrayVec<Zombie, ZOMBIES>,
    /// The number of the next zombie.
    pub next_zombie: ZombieNumber,
    /// Counts comings and goings, so that zombies know who came first.
    pub arrivals: u16,
    /// The Standard and the Special deck.
    #[cfg_attr(feature = "wire", ts(skip))]
    pub decks: [Deck; 2],
    /// Dead zombies of each deck, by kind.
    #[cfg_attr(feature = "wire", ts(skip))]
    pub discards: [[u8; KINDS]; 2],
    /// The Boss, once it is there.
    pub boss: Option<Boss>,
    /// The activation that is under way.
    pub volley: Option<Volley>,
    /// Damage on its way, first the one that lands next.
    pub blows: ArrayVec<Blow, BLOWS>,
    /// A march under way.
    pub march: Option<March>,
    /// Zombies that were drawn and wait for a street, first the one that is assigned next.
    pub drawn: ArrayVec<CardId, MOST_DRAWN>,
    /// The next Survivor, counted from the Commander, whom a Boss's toll comes to.
    pub toll: Option<u8>,
    /// The Dead Sox strike: who has yet to.
    pub sox: Option<SoxStrike>,
    /// The Boss card that is being resolved, by number, and its next icon.
    pub boss_card: Option<(BossCardId, u8)>,
}

/// Where in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[words(rules = GearUp, read = "step")]
pub enum Step {
    /// Everybody chooses a Survivor (GU-SET-02).
    #[word("muster")]
    Muster,
    /// The Commander is named (GU-SET-10).
    #[word("naming")]
    Naming,
    /// Weapons (GU-ATK-01).
    #[word("weapons")]
    Weapons,
    /// Ammo (GU-AMM-01).
    #[word("ammo")]
    Ammo,
    /// Upgrades (GU-UPG-01).
    #[word("upgrades")]
    Upgrades,
    /// Zombies march (GU-MAR-01).
    #[word("march")]
    March,
    /// The card below the Turn card (GU-SPN-01).
    #[word("card")]
    Card,
    /// It is over.
    #[word("won", when(won = true))]
    #[word("lost", when(won = false))]
    Over {
        /// Did the team win?
        won: bool,
    },
}

/// What a Survivor has drawn on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct SeatState {
    /// Who, once chosen.
    pub survivor: Option<SurvivorId>,
    /// Health boxes crossed.
    pub wounds: u8,
    /// The Armour track.
    pub armour: Track,
    /// The Ammo track.
    pub ammo: Track,
    /// Upgrades unlocked, by colour.
    pub upgrades: [u8; WEAPONS],
    /// Fields of the Fury track crossed.
    pub fury: u8,
    /// Zombies that died in this lane in this turn: upgrades to take.
    pub earned: u8,
    /// What the weapon did in this turn.
    pub weapon: Shots,
    /// What the Companion did in this turn.
    pub companion: Shots,
    /// The Companion that acts in this turn.
    pub caller: Option<SurvivorId>,
    /// Has this seat finished its part of the step (GU-AMB-57)?
    pub done: bool,
}

/// What a weapon or a Companion did in one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Shots {
    /// Activations, two at most (GU-AMB-09).
    pub fired: u8,
    /// Did the first one cross what sets off a Critical Hit?
    pub critical: bool,
    /// It does not fire any more in this turn.
    pub closed: bool,
}

/// A Companion on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[words(rules = GearUp, read = "companion")]
#[word("{survivor}", when(face_up = true), example = "lisa")]
#[word("{survivor} down", when(face_up = false))]
pub struct Helper {
    /// Who.
    pub survivor: SurvivorId,
    /// Can still be called in this round?
    pub face_up: bool,
}

/// A zombie on a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Zombie {
    /// Its number, its own for the whole game.
    pub id: ZombieNumber,
    /// What it is.
    pub card: CardId,
    /// Whose lane.
    pub lane: Seat,
    /// 1 next to the Survivor, 3 the farthest.
    pub space: u8,
    /// When it came to this space.
    pub since: u16,
    /// Cells crossed.
    pub crossed: Cells,
    /// Was it stamped in this pass of the volley, or did it act in this march?
    pub marked: bool,
    /// Seats whose first activation of this turn stamped it, as bits.
    pub first_hit: u8,
}

/// The Boss on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Boss {
    /// Before whom.
    pub seat: Seat,
    /// Cells crossed, member by member.
    pub crossed: [Cells; MEMBERS],
    /// Members stamped in this pass of the volley, as bits.
    pub marked: u8,
    /// For each member the seats whose first activation of this turn stamped it, as bits.
    pub first_hit: [u8; MEMBERS],
    /// Cores that have fired (GU-AMB-24).
    pub collapsed: Cells,
    /// Fields of the Screamer's track crossed.
    pub screams: u8,
    /// Did the card of the turn before carry the Ability icon (GU-AMB-26)?
    pub mouth_open: bool,
}

/// An activation under way (GU-AMB-01: one at a time).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Volley {
    /// Whose.
    pub seat: Seat,
    /// Is it the Companion's?
    pub companion: bool,
    /// Was the second activation granted by a Critical Hit, which wants other zombies?
    pub critical: bool,
    /// Stamps made; with Sweep and Explosion passes finished.
    pub hits: u8,
    /// Stamps made in this pass.
    pub stamps: u8,
    /// The lane that a Sweep or an Explosion is aimed at.
    pub lane: Option<Seat>,
    /// Spaces that this pass has stamped, as bits.
    pub spaces: u8,
    /// The first part of a shape that is being split.
    pub part: Option<Part>,
    /// The zombie that may be driven back now.
    pub knock: Option<ZombieNumber>,
    /// Did any stamp cross what sets off a Critical Hit?
    pub triggered: bool,
}

/// The first part of a shape that is split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[words(rules = GearUp, read = "part")]
#[word("{target} {cells..}", example = "z3 A1 B1")]
pub struct Part {
    /// On what.
    pub target: Target,
    /// Which cells.
    pub cells: Cells,
}

/// Damage on its way to a Survivor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[words(rules = GearUp, read = "blow")]
#[word("{seat} {amount} {nature} {cause}", example = "one 3 ordinary z2")]
pub struct Blow {
    /// Whom it hits.
    pub seat: Seat,
    /// Points.
    pub amount: u8,
    /// What stops it.
    pub nature: Nature,
    /// Where it comes from.
    pub cause: Cause,
}

/// What Armour can do against damage (GU-AMB-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[noun("nature")]
pub enum Nature {
    /// Armour may take it point by point.
    Ordinary,
    /// It takes Armour and nothing else (GU-SOX-03).
    Strip,
    /// Armour does not help (GU-SOX-05, GU-PYR-03).
    Direct,
}

/// A march under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[words(rules = GearUp, read = "march")]
#[word("{speed} {lane}", example = "fast 0")]
pub struct March {
    /// Who moves.
    pub speed: Speed,
    /// The lane that is resolved, counted from the Commander.
    pub lane: u8,
}

/// The Dead Sox strike one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct SoxStrike {
    /// Members that have yet to, as bits.
    pub left: u8,
    /// By which icon.
    pub icon: Icon,
}

impl Boss {
    /// A Boss that nobody has hit, with these cells crossed from the start.
    pub(crate) const fn fresh(seat: Seat, crossed: Cells) -> Boss {
        Boss {
            seat,
            crossed: [crossed, Cells::NONE, Cells::NONE],
            marked: 0,
            first_hit: [0; MEMBERS],
            collapsed: Cells::NONE,
            screams: 0,
            mouth_open: false,
        }
    }
}

impl State {
    /// An empty table for so many.
    pub fn empty(seats: u8) -> State {
        State {
            round: 0,
            turn: 0,
            step: Step::Muster,
            turn_card: None,
            turns_seen: 0,
            spawns_left: [0; 3],
            boss_seen: 0,
            commander: None,
            seats: (0..seats).map(|_| SeatState::default()).collect(),
            companions: ArrayVec::new(),
            zombies: ArrayVec::new(),
            next_zombie: ZombieNumber(1),
            arrivals: 0,
            decks: [Deck::default(), Deck::default()],
            discards: [[0; KINDS]; 2],
            boss: None,
            volley: None,
            blows: ArrayVec::new(),
            march: None,
            drawn: ArrayVec::new(),
            toll: None,
            sox: None,
            boss_card: None,
        }
    }

    /// How many play.
    #[inline]
    pub fn crew(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The zombie with this number.
    #[inline]
    pub fn zombie(&self, id: ZombieNumber) -> Option<&Zombie> {
        self.zombies.iter().find(|zombie| zombie.id == id)
    }

    #[inline]
    pub(crate) fn zombie_mut(&mut self, id: ZombieNumber) -> Option<&mut Zombie> {
        self.zombies.iter_mut().find(|zombie| zombie.id == id)
    }

    /// Zombies in one lane.
    #[inline]
    pub fn lane(&self, seat: Seat) -> impl Iterator<Item = &Zombie> {
        self.zombies.iter().filter(move |zombie| zombie.lane == seat)
    }

    /// The seat so many places clockwise from the Commander (GU-AMB-22, GU-AMB-59).
    #[inline]
    pub fn from_commander(&self, places: u8) -> Seat {
        let first = self.commander.unwrap_or(FIRST_SEAT);
        Seat((first.0 + places) % self.crew())
    }

    /// Are these two next to each other (GU-AMB-21, GU-AMB-50)?
    #[inline]
    pub fn are_neighbours(&self, one: Seat, other: Seat) -> bool {
        let crew = self.crew();
        mark!("GU-AMB-50"); // the ring of seats
        one != other && ((one.0 + 1) % crew == other.0 || (other.0 + 1) % crew == one.0)
    }

    /// The Boss, if it stands before this seat.
    #[inline]
    pub fn boss_at(&self, seat: Seat) -> Option<&Boss> {
        self.boss.as_ref().filter(|boss| boss.seat == seat)
    }

    /// Cards that lie in a deck.
    pub fn deck(&self, class: Class) -> &Deck {
        &self.decks[class.index()]
    }

    /// The card of a zombie; the Boss has none.
    pub(crate) fn card_of(&self, target: Target) -> Option<CardId> {
        match target {
            Target::Zombie(id) => self.zombie(id).map(|zombie| zombie.card),
            Target::Boss(_) => None,
        }
    }

    /// The Survivor of a seat, or before the muster only the seat.
    pub(crate) fn whose(&self, seat: Seat) -> Whose {
        let survivor = self.seats.get(seat.index()).and_then(|seat| seat.survivor);
        survivor.map_or(Whose::Seat(seat), Whose::Survivor)
    }

    /// A target as people see it now.
    pub(crate) fn seen(&self, target: Target) -> Seen {
        Seen { target, card: self.card_of(target) }
    }

    /// The zombie that may be driven back now.
    pub(crate) fn knocked(&self) -> Seen {
        let id = self.volley.and_then(|volley| volley.knock).unwrap_or(ZombieNumber(0));
        self.seen(Target::Zombie(id))
    }

    /// The zombie that is assigned next.
    pub(crate) fn next_drawn(&self) -> CardId {
        self.drawn.first().copied().unwrap_or(CardId(0))
    }

    /// Who sits there.
    pub fn who(&self, seat: Seat) -> SurvivorId {
        self.seats[seat.index()].survivor.unwrap_or_default()
    }

    /// Is this Survivor taken?
    pub fn is_taken(&self, survivor: SurvivorId) -> bool {
        self.seats.iter().any(|seat| seat.survivor == Some(survivor))
    }
}

const _: () = assert!(SURVIVORS >= SEATS, "everybody finds a Survivor");
