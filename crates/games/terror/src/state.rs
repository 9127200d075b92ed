//! The whole truth of a game: what everybody sees, and two secret hands.

use arrayvec::ArrayVec;
use horda_kit::mark;
use horda_words::{Noun, Words};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, CardSet};
use crate::field_set::FieldSet;
use crate::human::{Fate, HUMANS, Human, HumanSet};
use crate::place::{Facing, Field, Half};
use crate::rules::Terror;
use crate::side::Side;
use crate::token::Token;

/// Zombie pawns in the box (ZT-COMP-01).
pub const ZOMBIES: u8 = 20;
/// The field of the terror track on which the marker starts (ZT-TERROR-02).
pub const TERROR_START: u8 = 5;
/// Tokens that may lie on the board at once.
pub const TOKENS: usize = 20;
/// Search tokens or things that may lie on the board at once.
pub const LOOT: usize = 4;

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub face_up: FaceUp,
    /// The secret hands, by side.
    pub hands: [CardSet; 2],
}

/// Everything that everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct FaceUp {
    /// Round, counted from 1.
    pub round: u16,
    /// Where in the game.
    pub phase: Phase,
    /// A question inside the phase, which is answered first.
    pub ask: Option<Ask>,
    /// The board itself.
    pub ground: Ground,
    /// Zombies on the board.
    pub horde: Horde,
    /// Zombies in the pool.
    pub pool: u8,
    /// The pawns of the human side.
    pub humans: [Pawn; HUMANS],
    /// Fields on which a human stands, dead or alive.
    pub people: FieldSet,
    /// Bullets left.
    pub bullets: u8,
    /// Does the Banker still have his briefcase (ZT-CHAR-01)?
    pub briefcase: bool,
    /// What was done in this human turn.
    pub human_turn: HumanTurn,
    /// What was done in this zombie turn.
    pub zombie_turn: ZombieTurn,
    /// Field of the terror marker, once it is on the track (ZT-TERROR-02).
    pub terror: Option<u8>,
    /// Special cards on the table, by side (ZT-RUL-35).
    pub played: [CardSet; 2],
    /// Cards in each hand, by side.
    pub held: [u8; 2],
    /// Tokens that nobody has turned up yet, in scenarios that have them.
    pub spots: ArrayVec<Field, LOOT>,
    /// How many of them are worth something.
    pub real: u8,
    /// Keys or fuel that lies open on the board.
    pub loot: ArrayVec<Field, LOOT>,
    /// Keys or fuel that the car still needs before it takes anybody.
    pub needed: u8,
}

/// Where in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[words(rules = Terror, read = "phase")]
pub enum Phase {
    /// Tokens are placed in turn (ZT-ADV-06, ZT-FREE-05).
    #[word("build {step}", example = "build 0")]
    Build {
        /// How many have had their turn.
        step: u8,
    },
    /// The human side sets its pawns up (ZT-SETUP-07).
    #[word("muster {human}", example = "muster nurse")]
    Muster {
        /// Who is next.
        human: Human,
    },
    /// The zombie side sets its pawns up (ZT-SETUP-08).
    #[word("haunt")]
    Haunt,
    /// The human turn.
    #[word("humans")]
    Humans,
    /// Phase 1 of the zombie turn.
    #[word("movement")]
    Movement,
    /// Phase 2 of the zombie turn.
    #[word("adding")]
    Adding,
    /// Phase 3 of the zombie turn.
    #[word("tidying")]
    Tidying,
    /// The game is over.
    #[word("over {winner}", write_only)]
    Over {
        /// Who won.
        winner: Side,
    },
}

/// A question inside a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[words(rules = Terror, read = "question")]
pub enum Ask {
    /// Which way does this zombie look?
    #[word("facing {at} {after}", example = "facing C5 adding")]
    Facing {
        /// Where it stands.
        at: Field,
        /// Why it is asked.
        after: FacingAfter,
    },
    /// Where does the zombie of a card rise?
    #[word("ambush")]
    Ambush,
    /// Where is the lifted zombie put down (ZT-SPAWN-09)?
    #[word("put-down {special?}", example = "put-down")]
    PutDown {
        /// Which special zombie it is, if it is one.
        special: Option<Special>,
    },
    /// Which zombie takes the place of this human (ZT-TIDY-03)?
    #[word("replace {human}", example = "replace nurse")]
    Replace {
        /// Whose place.
        human: Human,
    },
}

/// What made a zombie be turned at will.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[noun("reason")]
pub enum FacingAfter {
    /// It was set up (ZT-RUL-06).
    Haunt,
    /// It was added or relocated (ZT-SPAWN-04).
    Adding,
    /// It was a human (ZT-TIDY-02).
    Conversion,
    /// A card put it there.
    Ambush,
    /// A card made it turn.
    Racket,
}

/// The board with all that lies on it and never moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Ground {
    /// Fields that block movement, fire and sight.
    pub obstacles: FieldSet,
    /// Fields on which new zombies may come (ZT-SPAWN-01).
    pub permitted: FieldSet,
    /// First of the three fields of the escape car.
    pub car: Option<Field>,
    /// The way down (ZT-ESC-05).
    pub sewer: Option<Field>,
    /// The tokens, as they are drawn.
    pub tokens: ArrayVec<Token, TOKENS>,
}

/// The zombies on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Horde {
    /// Where they stand, by the direction they face, clockwise from the car.
    pub facing: [FieldSet; 4],
    /// Those that were activated this round (ZT-ZACT-11).
    pub used: FieldSet,
    /// Those that came or were put elsewhere in this adding phase (ZT-RUL-31).
    pub fresh: FieldSet,
    /// Special zombies, by kind, in scenarios that have them.
    pub special: [Option<Field>; 2],
}

/// Special zombies of our scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[noun("special")]
pub enum Special {
    /// Has three action points.
    Runner,
    /// Can neither be pushed nor struck down.
    Brute,
}

/// A pawn of the human side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[words(rules = Terror, read = "pawn")]
#[word("", when(fate = Fate::Away, carries = false))]
#[word("{fate..} carries", when(carries = true))]
#[word("{fate..}", when(carries = false), example = "C5 wounded")]
pub struct Pawn {
    /// What became of it.
    pub fate: Fate,
    /// Does it carry keys or fuel?
    pub carries: bool,
}

/// What was done in this human turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct HumanTurn {
    /// The human in the middle of an activation, and the action points left.
    pub acting: Option<(Human, u8)>,
    /// Those whose activation is over, a bit each.
    pub finished: HumanSet,
    /// How many humans were activated (ZT-HUM-06).
    pub activated: u8,
    /// Has the Child gone diagonally (ZT-CHAR-06)?
    pub diagonal: bool,
    /// Has the Mechanic pushed a human (ZT-CHAR-08)?
    pub shoved: bool,
    /// Whom a card gave more action points, and how many.
    pub boosted: Option<(Human, u8)>,
    /// Shots fired (ZT-SHOT-07).
    pub shots: u8,
}

/// What was done in this zombie turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct ZombieTurn {
    /// How many zombies may be activated (ZT-ZMOVE-01).
    pub quota: u8,
    /// How many were.
    pub activated: u8,
    /// The zombie in the middle of an activation.
    pub acting: Option<Walker>,
    /// A zombie that a card released from its duty.
    pub released: Option<Field>,
    /// A zombie that a card gave more action points, and how many.
    pub raging: Option<(Field, u8)>,
    /// Zombies due, by half (ZT-SPAWN-05).
    pub due: [u8; 2],
    /// Zombies due in any half (ZT-SPAWN-06).
    pub due_anywhere: u8,
    /// The field that a zombie left which is being relocated (ZT-RUL-68).
    pub lifted: Option<Field>,
}

/// A zombie in the middle of an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[words(rules = Terror, read = "walker")]
#[word("{at} {points}", when(turned = false), example = "C5 2")]
#[word("{at} {points} turned", when(turned = true))]
pub struct Walker {
    /// Where it stands.
    pub at: Field,
    /// Action points left.
    pub points: u8,
    /// Has it turned (ZT-ZACT-07)?
    pub turned: bool,
}

impl Ask {
    /// The rule that asks.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Ask::Facing { after: FacingAfter::Haunt, .. } => "ZT-RUL-06",
            Ask::Facing { after: FacingAfter::Adding, .. } => "ZT-SPAWN-04",
            Ask::Facing { after: FacingAfter::Conversion, .. } => "ZT-TIDY-02",
            Ask::Facing { after: FacingAfter::Ambush | FacingAfter::Racket, .. } | Ask::Ambush => {
                "ZT-CARD-01"
            }
            Ask::PutDown { .. } => "ZT-SPAWN-09",
            Ask::Replace { .. } => "ZT-TIDY-03",
        }
    }
}

impl Ground {
    /// Nothing on it: side B with its marked edges (ZT-GAP-03).
    pub fn bare() -> Ground {
        Ground {
            obstacles: FieldSet::NONE,
            permitted: FieldSet::EDGE,
            car: None,
            sewer: None,
            tokens: ArrayVec::new(),
        }
    }

    /// The three fields of the escape car.
    #[inline]
    pub fn car_fields(&self) -> FieldSet {
        let Some(car) = self.car else { return FieldSet::NONE };
        let first = FieldSet::only(car);
        let second = first.shifted(Facing::East);
        first.or(second).or(second.shifted(Facing::East))
    }
}

impl Horde {
    /// Every zombie.
    #[inline]
    pub fn all(&self) -> FieldSet {
        let [north, east, south, west] = self.facing;
        north.or(east).or(south).or(west)
    }

    /// Which way the zombie on this field looks, if there is one.
    #[inline]
    pub fn facing_of(&self, at: Field) -> Option<Facing> {
        Facing::ALL.into_iter().find(|facing| self.facing[facing.index()].contains(at))
    }

    /// Which special zombie stands here, if one does.
    #[inline]
    pub fn special_at(&self, at: Field) -> Option<Special> {
        Special::ALL.into_iter().find(|special| self.special[*special as usize] == Some(at))
    }

    /// Zombies that are not special.
    pub(crate) fn ordinary(&self) -> u8 {
        self.all().len() as u8 - self.special.iter().flatten().count() as u8
    }

    /// Puts a zombie down.
    pub(crate) fn put(&mut self, at: Field, facing: Facing, special: Option<Special>) {
        self.facing[facing.index()].insert(at);
        if let Some(special) = special {
            mark!("ZT-GAP-10"); // it stays what it is
            self.special[special as usize] = Some(at);
        }
    }

    /// Takes a zombie away and tells which special one it was.
    pub(crate) fn take(&mut self, at: Field) -> Option<Special> {
        let special = self.special_at(at);
        if let Some(special) = special {
            self.special[special as usize] = None;
        }
        self.facing.iter_mut().for_each(|set| set.remove(at));
        self.used.remove(at);
        self.fresh.remove(at);
        special
    }

    /// Moves a zombie that keeps looking the same way.
    pub(crate) fn shift(&mut self, from: Field, to: Field) {
        self.facing.iter_mut().for_each(|set| set.shift_member(from, to));
        self.used.shift_member(from, to);
        self.fresh.shift_member(from, to);
        for special in &mut self.special {
            if *special == Some(from) {
                *special = Some(to);
            }
        }
    }

    /// Turns a zombie.
    pub(crate) fn turn(&mut self, at: Field, facing: Facing) {
        self.facing.iter_mut().for_each(|set| set.remove(at));
        self.facing[facing.index()].insert(at);
    }
}

impl FaceUp {
    /// An empty board before the set-up.
    pub fn empty(ground: Ground) -> FaceUp {
        FaceUp {
            round: 1,
            phase: Phase::Build { step: 0 },
            ask: None,
            ground,
            horde: Horde::default(),
            pool: ZOMBIES,
            humans: [Pawn::default(); HUMANS],
            people: FieldSet::NONE,
            bullets: 0,
            briefcase: false,
            human_turn: HumanTurn::default(),
            zombie_turn: ZombieTurn::default(),
            terror: None,
            played: [CardSet::NONE; 2],
            held: [0; 2],
            spots: ArrayVec::new(),
            real: 0,
            loot: ArrayVec::new(),
            needed: 0,
        }
    }

    /// The zombie that is being turned at will, if one is.
    pub(crate) fn turned_at_will(&self) -> Option<Field> {
        if let Some(Ask::Facing { at, .. }) = self.ask { Some(at) } else { None }
    }

    /// What became of a human.
    #[inline]
    pub fn fate(&self, human: Human) -> Fate {
        self.humans[human.index()].fate
    }

    /// Changes what became of a human.
    #[inline]
    pub(crate) fn set_fate(&mut self, human: Human, fate: Fate) {
        let pawn = &mut self.humans[human.index()];
        if let Some(at) = pawn.fate.at() {
            self.people.remove(at);
        }
        pawn.fate = fate;
        if let Some(at) = fate.at() {
            self.people.insert(at);
        }
    }

    /// The human on this field, dead or alive.
    #[inline]
    pub fn human_at(&self, at: Field) -> Option<Human> {
        if !self.people.contains(at) {
            return None;
        }
        Human::ALL.into_iter().find(|human| self.fate(*human).at() == Some(at))
    }

    /// Whom a zombie that stands here and looks this way has right before it, dead or alive.
    #[inline]
    pub(crate) fn human_before(&self, at: Field, facing: Facing) -> Option<Human> {
        self.human_at(at.next(facing)?)
    }

    /// The living pawns, with where they stand.
    #[inline]
    pub fn living(&self) -> impl Iterator<Item = (Human, Field)> {
        Human::ALL.into_iter().filter_map(|human| Some((human, self.fate(human).alive_at()?)))
    }

    /// The living people, with where they stand. The dog is no human: no card speaks of it.
    #[inline]
    pub(crate) fn living_people(&self) -> impl Iterator<Item = (Human, Field)> {
        self.living().filter(|(human, _)| *human != Human::Dog)
    }

    /// Fields that hold a pawn or an obstacle: what stops fire, and sight as well (ZT-SHOT-04).
    #[inline]
    pub fn solid(&self) -> FieldSet {
        self.ground.obstacles.or(self.people).or(self.horde.all())
    }

    /// Free fields (ZT-ACT-02).
    #[inline]
    pub fn free(&self) -> FieldSet {
        FieldSet::ALL.without(self.solid())
    }

    /// Fields that a zombie may enter: the car is an obstacle for them (ZT-ZACT-05).
    #[inline]
    pub fn free_for_zombies(&self) -> FieldSet {
        self.free().without(self.ground.car_fields())
    }

    /// Stars of those who escaped (ZT-ESC-03).
    pub fn points(&self) -> u8 {
        let stars = |pawn: &Pawn| if let Fate::Escaped { stars } = pawn.fate { stars } else { 0 };
        self.humans.iter().map(stars).sum()
    }

    /// Does a human stand in this half, dead or alive (ZT-RUL-48)? The dog is no human.
    pub fn is_peopled(&self, half: Half) -> bool {
        Human::SIX
            .into_iter()
            .any(|human| self.fate(human).at().is_some_and(|at| half.fields().contains(at)))
    }

    /// Whose decision it is.
    #[inline]
    pub fn active(&self, builder: Side) -> Side {
        match self.phase {
            Phase::Build { .. } => builder,
            Phase::Muster { .. } | Phase::Humans => Side::Humans,
            Phase::Haunt | Phase::Movement | Phase::Adding | Phase::Tidying => Side::Zombies,
            Phase::Over { winner } => winner,
        }
    }

    /// Notes that a card lies on the table.
    pub(crate) fn show_card(&mut self, card: CardId) {
        self.played[card.side().index()].insert(card);
        self.held[card.side().index()] -= 1;
    }
}
