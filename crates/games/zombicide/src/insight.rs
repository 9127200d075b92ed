//! The position as a page draws it, and what follows from it, so that a page knows no rule.

use horda_kit::Seat;
use serde::{Deserialize, Serialize};

use crate::board::beam::Direction;
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::combat::attack::Attack;
use crate::dashboard::Dashboard;
use crate::equipment::card::Card;
use crate::missions::card::CardId;
use crate::outlook::{Outlook, Seen};
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::state::{Phase, State};
use crate::survivors::car::Car;
use crate::survivors::character::CharacterId;
use crate::survivors::companion::Companion;
use crate::survivors::level::Level;
use crate::survivors::survivor::Status;
use crate::survivors::turn::Turn;
use crate::washington::clock::ClockView;
use crate::zombies::kind::Kind;

/// The table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Insight {
    /// The mission, by its number in the pieces.
    pub mission: u8,
    /// Counted from 1.
    pub round: u8,
    /// Where in the Round.
    pub phase: Phase,
    /// What the Clock shows, where there is one (WZ-CLK-01).
    pub clock: Option<ClockView>,
    /// Zones that are lit (WZ-LGT-13).
    pub lit: Vec<Zone>,
    /// Who has the First Player token.
    pub first_seat: Seat,
    /// Whose Survivors take their Turns.
    pub active: Seat,
    /// The team.
    pub survivors: Vec<SurvivorView>,
    /// Companions.
    pub companions: Vec<Companion>,
    /// Cars.
    pub cars: Vec<Car>,
    /// Zones in which something is.
    pub zones: Vec<ZoneView>,
    /// Figures left, by common kind.
    pub pool: Vec<u8>,
    /// Doors that are open.
    pub open: Vec<GateId>,
    /// Buildings that were opened.
    pub opened: Vec<u8>,
    /// Objectives that are still there, by place.
    pub objectives: Vec<u8>,
    /// Objective cards that were read and lie there or stay revealed, with the keys of their texts.
    pub revealed: Vec<RevealedCard>,
    /// Notes that were read, by number.
    pub notes: Vec<u8>,
    /// Keywords that were found, as keys of their texts.
    pub keywords: Vec<String>,
    /// Crates that are still there, by place.
    pub crates: Vec<u8>,
    /// Spawn Zones that are active, by place.
    pub spawns: Vec<u8>,
    /// Zombie cards that lie face down.
    pub zombie_cards: u8,
    /// The Danger Level of the team.
    pub level: Level,
    /// What the table waits for.
    pub question: Option<String>,
    /// The Turn under way.
    pub turn: Option<Turn>,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// Cards that were found and wait to be stowed.
    pub found: Vec<Card>,
    /// Goals of the mission, in order: done or not.
    pub goals: Vec<bool>,
    /// What the Zombies would do if the Player Phase ended now; only in that phase, for pages.
    #[serde(skip_deserializing)]
    pub outlook: Option<Outlook>,
    /// The sheet of the Survivor who is asked.
    pub dashboard: Dashboard,
}

/// A Survivor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct SurvivorView {
    /// Who.
    pub character: CharacterId,
    /// Who leads it.
    pub seat: Seat,
    /// Standing, left or dead.
    pub status: Status,
    /// Where.
    pub zone: Zone,
    /// Health left.
    pub health: u8,
    /// Health at most.
    pub full_health: u8,
    /// Adrenaline.
    pub adrenaline: u8,
    /// Danger Level.
    pub level: Level,
    /// Skills.
    pub skills: Vec<Skill>,
    /// Cards in Hand.
    pub hand: Vec<Card>,
    /// Cards in the Backpack.
    pub backpack: Vec<Card>,
    /// Backpack slots.
    pub slots: u8,
    /// Has it taken its Turn?
    pub acted: bool,
    /// Where its light shines, if it is on.
    pub beam: Option<Direction>,
    /// Zones that it sees, with their range; only in the Player Phase.
    pub sees: Vec<Seen>,
}

/// An Objective card whose face everybody may read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct RevealedCard {
    /// Its place among the Objectives.
    pub card: CardId,
    /// Does it lie where it lay, to be taken again?
    pub lies: bool,
    /// The key of its words.
    pub text: String,
}

/// What is in a Zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct ZoneView {
    /// Which.
    pub zone: Zone,
    /// Zombies in the order in which they are hit.
    pub zombies: Vec<(Kind, u8)>,
    /// Noise tokens.
    pub noise: u8,
    /// How loud it is in all.
    pub loudness: u8,
}

impl Zombicide {
    pub(crate) fn insight(&self, state: &State) -> Insight {
        let bits =
            |bits: u32| (0..32u8).filter(|place| bits & 1 << place != 0).collect::<Vec<u8>>();
        let goals = self.mission().goals.iter();
        Insight {
            mission: self.mission_number(),
            round: state.round,
            phase: state.phase,
            clock: self.clock_view(state),
            lit: self.lit(state).iter().collect(),
            first_seat: state.first_seat,
            active: state.active,
            survivors: state.everybody().map(|who| self.survivor_view(state, who)).collect(),
            companions: state.companions.to_vec(),
            cars: state.cars.to_vec(),
            zones: self.zone_views(state),
            pool: state.pool.to_vec(),
            open: state.gates.iter().collect(),
            opened: bits(state.buildings),
            objectives: bits(state.objectives),
            revealed: self.revealed(state),
            notes: bits(state.notes.into()).into_iter().map(|note| note + 1).collect(),
            keywords: self.found_keywords(state),
            crates: bits(state.crates.into()),
            spawns: bits(state.spawns.into()),
            zombie_cards: state.zombie_deck.count_ones() as u8,
            level: self.spawn_level(state),
            question: self.question(state).map(|question| question.key().to_owned()),
            turn: state.turn().copied(),
            attack: state.attack,
            found: self.found_cards(state),
            goals: goals.map(|goal| self.holds(state, &goal.when)).collect(),
            outlook: self.outlook(state),
            dashboard: self.dashboard(state),
        }
    }

    /// Faces that are no secret any more.
    fn revealed(&self, state: &State) -> Vec<RevealedCard> {
        let mission = self.mission();
        let open = state.read & (state.objectives | state.kept);
        let cards = mission.card_ids().filter(|card| open & card.bit() != 0);
        let revealed = cards.map(|card| RevealedCard {
            card,
            lies: state.objectives & card.bit() != 0,
            text: mission.text_key(mission.face(card).text),
        });
        revealed.collect()
    }

    fn found_keywords(&self, state: &State) -> Vec<String> {
        let mission = self.mission();
        let found = state.flags & mission.keywords;
        let flags = mission.flags.iter().enumerate().filter(|(flag, _)| found & 1 << flag != 0);
        flags.map(|(_, word)| format!("mission-{}-keyword-{word}", mission.id)).collect()
    }

    fn found_cards(&self, state: &State) -> Vec<Card> {
        match state.stack.last() {
            Some(crate::frame::Frame::Found { cards, .. }) => cards.to_vec(),
            _ => Vec::new(),
        }
    }

    fn survivor_view(&self, state: &State, who: crate::survivors::survivor::Who) -> SurvivorView {
        let survivor = state.survivor(who);
        SurvivorView {
            character: survivor.character,
            seat: survivor.seat,
            status: survivor.status,
            zone: survivor.zone,
            health: survivor.health,
            full_health: self.full_health(state, who),
            adrenaline: survivor.adrenaline,
            level: survivor.danger(),
            skills: survivor.skills.to_vec(),
            hand: survivor.inventory.hand.to_vec(),
            backpack: survivor.inventory.backpack.to_vec(),
            slots: self.backpack_slots(state, who) as u8,
            acted: survivor.acted,
            beam: survivor.beam.direction(),
            sees: self.seen(state, who),
        }
    }

    fn zone_views(&self, state: &State) -> Vec<ZoneView> {
        let zones = state.infested() | state.prey() | state.noisy | self.mission().noisy_zones();
        let view = |zone: Zone| {
            let mut kinds = Kind::ALL;
            kinds.sort_by_key(|kind| kind.targeting_level());
            let there = kinds.into_iter().map(|kind| (kind, state.count(zone, kind)));
            ZoneView {
                zone,
                zombies: there.filter(|(_, count)| *count > 0).collect(),
                noise: state.noise[zone.index()] + self.mission().fixed_noise(zone),
                loudness: self.noise_of(state, zone),
            }
        };
        zones.iter().map(view).collect()
    }
}
