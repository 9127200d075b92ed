//! What a page must know of the pieces to draw them. Their words are in the texts.

use horda_kit::Phrase;
use serde::Serialize;

use crate::board::gate::{GateId, GateKind};
use crate::board::geometry::Geometry;
use crate::board::street::StreetSign;
use crate::board::zone::{Zone, ZoneKind};
use crate::equipment::card::{Ammo, CardKind, Deck, Noise, Profile, Special};
use crate::missions::mission::{Colour, Difficulty, Mission, Objective, Spawn};
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::survivors::character::{CharacterId, Type};
use crate::survivors::level::Level;

/// Everything that can lie on the table, and the board of the mission.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Pieces {
    /// Equipment cards, by number.
    pub cards: Vec<CardPiece>,
    /// ID cards, by number.
    pub characters: Vec<CharacterPiece>,
    /// Names of the skills in files and in the texts, by number.
    pub skills: Vec<String>,
    /// Adrenaline at which each Danger Level is reached, from Blue to Red.
    pub thresholds: [u8; 4],
    /// Missions with their boards; a view says which one is played.
    pub missions: Vec<MissionPiece>,
    /// Texts of a mission of one's own, to be read beside those of the game.
    pub texts: Vec<TextPiece>,
}

/// Texts of a mission of one's own in one language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct TextPiece {
    /// `en` or `pl`.
    pub language: String,
    /// Messages as in a text file.
    pub source: String,
}

/// An equipment card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct CardPiece {
    /// Its number in views and actions.
    pub kind: CardKind,
    /// Its name in actions.
    pub id: String,
    /// Its printed name, in the texts and in the art.
    pub name: String,
    /// Its deck.
    pub deck: Deck,
    /// Its attack in the own Zone.
    pub melee: Option<Profile>,
    /// Its attack at a distance.
    pub ranged: Option<Profile>,
    /// Two may be used as one.
    pub dual: bool,
    /// Is empty after it was fired.
    pub reload: bool,
    /// Opens doors.
    pub opens: Option<Noise>,
    /// Its ammunition.
    pub ammo: Option<Ammo>,
    /// Its skill.
    pub skill: Option<Skill>,
    /// What else it does.
    pub special: Special,
    /// All-Out dice, where the advanced decks are in play; 0 if it cannot go All-Out.
    pub all_out: u8,
    /// Dice of its Keep roll, where Keep rolls are made; 0 if it cannot be kept.
    pub keep: u8,
}

/// An ID card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct CharacterPiece {
    /// Its number in views and actions.
    pub character: CharacterId,
    /// Its name in actions, texts and art.
    pub id: String,
    /// Classic or Kid.
    pub kind: Type,
    /// Skills at Blue.
    pub blue: Vec<Skill>,
    /// Skills at Yellow, the same for all.
    pub yellow: Vec<Skill>,
    /// One of these at Orange.
    pub orange: Vec<Skill>,
    /// One of these at Red.
    pub red: Vec<Skill>,
}

/// The mission and its board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct MissionPiece {
    /// Its name in the texts: `mission-ID-title`, `-story`, `-won` and `-lost`.
    pub id: String,
    /// How hard it is said to be.
    pub difficulty: Difficulty,
    /// Where everything lies.
    pub geometry: Geometry,
    /// Zones, by number.
    pub zones: Vec<ZonePiece>,
    /// Streets as they are written on the map.
    pub streets: Vec<StreetSign>,
    /// Doors and links, by number.
    pub gates: Vec<GatePiece>,
    /// Dark rooms of each building, by number.
    pub buildings: Vec<Vec<Zone>>,
    /// Objective tokens, by place.
    pub objectives: Vec<Objective>,
    /// Crates, by place.
    pub crates: Vec<Zone>,
    /// Spawn Zones, by place.
    pub spawns: Vec<Spawn>,
    /// The Exit.
    pub exit: Option<Zone>,
    /// Keys of the texts of the goals, in order.
    pub goals: Vec<String>,
    /// The last Round, or 0.
    pub rounds: u8,
}

/// A Zone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct ZonePiece {
    /// Its name in actions.
    pub name: String,
    /// What people call it.
    pub title: Phrase,
    /// Street or room.
    pub kind: ZoneKind,
    /// A dark room.
    pub dark: bool,
}

/// A door or a link.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct GatePiece {
    /// Its number.
    pub gate: GateId,
    /// Its name in actions.
    pub name: String,
    /// What people call it.
    pub title: Phrase,
    /// The Zones that it joins.
    pub zones: [Zone; 2],
    /// Is it a door?
    pub door: bool,
    /// Its colour, if it has a condition.
    pub colour: Colour,
}

impl Zombicide {
    /// Everything that can lie on the table.
    pub fn pieces(&self) -> Pieces {
        let cards = (0..self.pack.cards.len() as u8).map(|kind| self.card_piece(CardKind(kind)));
        let characters =
            (0..self.pack.characters.len() as u8).map(|id| self.character_piece(CharacterId(id)));
        Pieces {
            cards: cards.collect(),
            characters: characters.collect(),
            skills: Skill::all().map(|skill| skill.feature().id.to_owned()).collect(),
            thresholds: Level::ALL.map(Level::threshold),
            missions: self
                .pack
                .missions
                .iter()
                .map(|mission| self.mission_piece(mission))
                .collect(),
            texts: self.mission().text_sources().into_iter().map(text_piece).collect(),
        }
    }

    fn card_piece(&self, kind: CardKind) -> CardPiece {
        let card = self.pack.card(kind);
        CardPiece {
            kind,
            id: card.id.clone(),
            name: card.name.clone(),
            deck: card.deck,
            melee: card.melee,
            ranged: card.ranged,
            dual: card.dual,
            reload: card.reload,
            opens: card.opens,
            ammo: card.ammo,
            skill: card.skill,
            special: card.special,
            all_out: self.all_out_value(kind),
            keep: self.keep_value(kind),
        }
    }

    fn character_piece(&self, character: CharacterId) -> CharacterPiece {
        let card = self.pack.character(character);
        CharacterPiece {
            character,
            id: card.id.clone(),
            kind: card.kind,
            blue: card.blue.clone(),
            yellow: vec![Skill::MORE_ACTIONS],
            orange: card.orange.clone(),
            red: card.red.clone(),
        }
    }

    fn mission_piece(&self, mission: &Mission) -> MissionPiece {
        let map = &mission.map;
        let zone = |zone: Zone| ZonePiece {
            name: map.zone(zone).name.split('+').next().unwrap_or_default().to_owned(),
            title: map.zone_name(zone).phrase(),
            kind: map.zone(zone).kind,
            dark: map.zone(zone).dark,
        };
        let gates = (0..).map(GateId::new).zip(map.gates());
        let gate = |(gate, own): (GateId, &crate::board::gate::Gate)| GatePiece {
            gate,
            name: own.name.clone(),
            title: map.gate_phrase(gate),
            zones: own.zones,
            door: own.kind == GateKind::Door,
            colour: mission
                .locks
                .iter()
                .find(|lock| lock.door == gate)
                .map_or(Colour::Red, |lock| lock.colour),
        };
        MissionPiece {
            id: mission.id.clone(),
            difficulty: mission.difficulty,
            geometry: map.geometry().clone(),
            zones: map.all_zones().iter().map(zone).collect(),
            streets: map.street_signs().to_vec(),
            gates: gates.map(gate).collect(),
            buildings: map.buildings().iter().map(|it| it.dark.iter().collect()).collect(),
            objectives: mission.objectives.clone(),
            crates: mission.crates.clone(),
            spawns: mission.spawns.clone(),
            exit: mission.exit,
            goals: mission.goals.iter().map(|goal| mission.text_key(goal.text)).collect(),
            rounds: mission.rounds,
        }
    }
}

fn text_piece((language, source): (horda_content::Language, String)) -> TextPiece {
    TextPiece { language: language.code().to_owned(), source }
}
