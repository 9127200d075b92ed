//! A mission: the board, what lies on it, what must be done, what happens on the way (ZE-SET-01).

use std::sync::Arc;

use horda_content::Language;
use horda_words::Noun;
use serde::{Deserialize, Serialize};

use super::card::{CardPlace, Face};
use super::condition::Condition;
use super::own_texts::OwnTexts;
use super::standing::{Expected, Standing};
use super::trigger::Trigger;
use crate::board::gate::{GateId, GateSet};
use crate::board::map::Map;
use crate::board::plan::BoardPlan;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::state::State;
use crate::survivors::car::Car;
use crate::survivors::character::CharacterId;
use crate::survivors::companion::Companion;
use crate::washington::module::Modules;
use crate::zombies::kind::Kind;

/// Texts that every mission has: its name, what is read before the game, and after it.
pub const STANDARD_TEXTS: [&str; 4] = ["title", "story", "won", "lost"];

/// A text of the mission, by its place in the list of its texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct TextId(pub u8);

/// A flag of the mission, by its place in the list of its flags.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct FlagId(pub u8);

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("ended")]
pub enum EndReason {
    /// Everything is done.
    Objectives,
    /// A Survivor was eliminated.
    Eliminated,
    /// A Companion was eliminated.
    Companion,
    /// A defeat of the mission's own.
    Mission,
    /// Nobody is left who could go on.
    Nobody,
    /// The round limit is reached.
    Rounds,
}

/// Colours of Objectives, doors and Spawn Zones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("colour")]
pub enum Colour {
    /// The usual one.
    #[default]
    Red,
    /// Waits for something.
    Blue,
    /// Waits for something else.
    Green,
}

/// An Objective token, or a card that lies instead of one (WZ-OBJ-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Objective {
    /// Where it lies.
    pub zone: Zone,
    /// Its back, or one of the backs that were shuffled.
    pub colour: Colour,
    /// Its back was shuffled with others and is shown when it is taken (ZE-OBJ-03).
    pub mixed: bool,
    /// AP for taking it (ZE-OBJ-02).
    pub adrenaline: u8,
    /// How it is taken, if it is a card.
    pub card: Option<CardPlace>,
}

/// A Spawn Zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Spawn {
    /// Where.
    pub zone: Zone,
    /// Its colour.
    pub colour: Colour,
    /// Does it spawn from the start (ZE-SPN-06)?
    pub active: bool,
    /// The rule by which it wakes.
    #[cfg_attr(feature = "wire", ts(skip))]
    #[serde(skip)]
    pub rule: Option<&'static str>,
    /// It is there only if this holds before the game.
    #[cfg_attr(feature = "wire", ts(skip))]
    #[serde(skip)]
    pub needs: Option<Condition>,
}

/// A light that stands on the board, such as a projector (WZ-AMB-45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Light {
    /// The Zone that it lights.
    pub zone: Zone,
    /// Does it shine from the start?
    pub on: bool,
}

/// A door with a condition.
#[derive(Clone, Debug)]
pub struct Lock {
    /// Which door.
    pub door: GateId,
    /// Its colour.
    pub colour: Colour,
    /// When it can be opened (ZE-DOR-04).
    pub opens: Opens,
    /// It is open from the start if this holds then.
    pub open_if: Option<Condition>,
    /// The rule of the mission that keeps it shut.
    pub rule: Option<&'static str>,
}

/// When a door can be opened.
#[derive(Clone, Debug)]
pub enum Opens {
    /// By an Action, while something holds.
    When(Condition),
    /// By a card or another effect, and by no Action (WZ-MIS-05).
    ByCard,
    /// By nothing at all (WZ-MIS-05).
    Never,
}

impl Opens {
    /// What must hold for an Action to open the door, if any can.
    pub fn condition(&self) -> Option<&Condition> {
        match self {
            Opens::When(condition) => Some(condition),
            Opens::ByCard | Opens::Never => None,
        }
    }
}

/// How hard a mission is said to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("difficulty")]
pub enum Difficulty {
    /// For the first evening.
    #[default]
    Easy,
    /// For people who have played.
    Medium,
    /// For people who have lost.
    Hard,
    /// For people who like to lose.
    VeryHard,
}

/// Something that must be done, and whether it is done.
#[derive(Clone, Debug)]
pub struct Goal {
    /// Its words.
    pub text: TextId,
    /// When it is done.
    pub when: Condition,
    /// The rule of the mission that says so.
    pub rule: Option<&'static str>,
}

/// A mission.
#[derive(Clone, Debug)]
pub struct Mission {
    /// Its name in files.
    pub id: String,
    /// How hard.
    pub difficulty: Difficulty,
    /// Its tiles and what changes about them.
    pub plan: BoardPlan,
    /// The board under the default readings.
    pub map: Arc<Map>,
    /// Modules of the expansion that it is played with, unless the table chooses otherwise.
    pub modules: Modules,
    /// The hour at which it begins, where the clock is in play (WZ-CLK-02).
    pub hour: Option<u8>,
    /// Where Survivors start, in turn.
    pub start: Vec<Zone>,
    /// Spawn Zones, the starting one first, then clockwise (ZE-AMB-29).
    pub spawns: Vec<Spawn>,
    /// Objective tokens, then Objective cards.
    pub objectives: Vec<Objective>,
    /// Faces of the Objective cards.
    pub cards: Vec<Face>,
    /// Cards that are put on the board in play, as bits of the Objectives.
    pub later: u32,
    /// Triggers of the Notes, in their order.
    pub notes: Vec<u8>,
    /// Crates.
    pub crates: Vec<Zone>,
    /// Cars.
    pub cars: Vec<Car>,
    /// Zones with a Humvee.
    pub humvees: Vec<Zone>,
    /// Lights.
    pub lights: Vec<Light>,
    /// Where Survivors may leave.
    pub exit: Option<Zone>,
    /// They may leave only while this holds.
    pub exit_needs: Option<Condition>,
    /// Doors with a condition.
    pub locks: Vec<Lock>,
    /// Noise tokens that stay.
    pub noise: Vec<(Zone, u8)>,
    /// Zombies on the board before the game.
    pub zombies: Vec<(Zone, Kind, u8)>,
    /// Companions of the mission.
    pub companions: Vec<(CharacterId, Zone)>,
    /// Abominations whose cards are in the deck, as bits.
    pub abominations: u8,
    /// Everything that must be done to win.
    pub goals: Vec<Goal>,
    /// Any of these loses.
    pub defeats: Vec<Goal>,
    /// What happens on the way.
    pub triggers: Vec<Trigger>,
    /// Names of its texts, without the name of the mission.
    pub texts: Vec<String>,
    /// Their words, where the file brings them along: name and words by language.
    pub own_texts: Vec<(Language, OwnTexts)>,
    /// Names of its flags.
    pub flags: Vec<String>,
    /// Flags that are keywords, as bits (WZ-KWD-02).
    pub keywords: u32,
    /// Names of its counters.
    pub counters: Vec<String>,
    /// Rules that hold as long as it lasts.
    pub standing: Standing,
    /// Counts that it promises.
    pub expected: Expected,
    /// After so many Rounds the game is lost; 0 for none.
    pub rounds: u8,
}

impl Mission {
    /// A board with nothing on it and nothing to do.
    pub(crate) fn new(
        id: String,
        difficulty: Difficulty,
        plan: BoardPlan,
        map: Arc<Map>,
    ) -> Mission {
        Mission {
            id,
            difficulty,
            plan,
            map,
            modules: Modules::default(),
            hour: None,
            start: Vec::new(),
            spawns: Vec::new(),
            objectives: Vec::new(),
            cards: Vec::new(),
            later: 0,
            notes: Vec::new(),
            crates: Vec::new(),
            cars: Vec::new(),
            humvees: Vec::new(),
            lights: Vec::new(),
            exit: None,
            exit_needs: None,
            locks: Vec::new(),
            noise: Vec::new(),
            zombies: Vec::new(),
            companions: Vec::new(),
            abominations: 0,
            goals: Vec::new(),
            defeats: Vec::new(),
            triggers: Vec::new(),
            texts: Vec::new(),
            own_texts: Vec::new(),
            flags: Vec::new(),
            keywords: 0,
            counters: Vec::new(),
            standing: Standing::default(),
            expected: Expected::default(),
            rounds: 0,
        }
    }

    /// The key of one of its texts.
    pub fn text_key(&self, text: TextId) -> String {
        format!("mission-{}-{}", self.id, self.texts[usize::from(text.0)])
    }

    /// The keys of all its texts: what everybody reads before and after, and its own.
    pub fn text_keys(&self) -> impl Iterator<Item = String> + '_ {
        let names = STANDARD_TEXTS.into_iter().chain(self.texts.iter().map(String::as_str));
        names.map(|name| format!("mission-{}-{name}", self.id))
    }

    /// Where the Survivor of this place starts.
    pub fn start_of(&self, place: usize) -> Zone {
        self.start[place % self.start.len().max(1)]
    }

    /// Noise tokens that stay in a Zone.
    #[inline]
    pub fn fixed_noise(&self, zone: Zone) -> u8 {
        self.noise.iter().filter(|(at, _)| *at == zone).map(|(_, tokens)| tokens).sum()
    }

    /// Zones with Noise tokens that stay.
    #[inline]
    pub fn noisy_zones(&self) -> ZoneSet {
        self.noise.iter().map(|(zone, _)| *zone).collect()
    }

    /// Is this character a Companion here?
    pub fn is_companion(&self, id: CharacterId) -> bool {
        self.companions.iter().any(|(companion, _)| *companion == id)
    }

    /// Does a goal speak of Companions?
    pub(crate) fn needs_companions(&self) -> bool {
        self.goals.iter().any(|goal| goal.when.names_companions())
    }

    /// Doors that are open from the start.
    pub fn open_gates(&self, map: &Map) -> GateSet {
        map.open_from_start()
    }

    /// Puts Zombies, cars and Companions on the board.
    pub fn set_up(&self, state: &mut State) {
        for (zone, kind, count) in self.zombies.iter().copied() {
            state.place(zone, kind, count);
            if let Some(place) = kind.abomination() {
                state.abominations_drawn |= 1 << place;
            }
        }
        for car in self.cars.iter().copied() {
            state.cars.push(car);
        }
        for (place, _) in self.lights.iter().enumerate().filter(|(_, light)| light.on) {
            state.lights |= 1 << place;
        }
        for (character, zone) in self.companions.iter().copied() {
            state.companions.push(Companion { character, zone, leader: None, stands: true });
        }
    }

    /// Objectives of a colour, as bits.
    pub fn objectives_of(&self, colour: Colour) -> u32 {
        let all = (0u32..).zip(&self.objectives).filter(|(_, it)| it.colour == colour);
        all.fold(0, |bits, (place, _)| bits | 1 << place)
    }
}
