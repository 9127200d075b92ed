//! Rules that hold as long as a mission lasts: a closed list of words, each answered where a chapter
//! asks (WZ-MIS-04 to WZ-MIS-06 and the special rules of the ten missions).

use horda_kit::{Cx, mark};

use super::card::CardId;
use super::condition::Achievement;
use super::mission::Mission;
use crate::action::Action;
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::event::Happening;
use crate::frame::Frame;
use crate::options::PraetorianNote;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::survivor::Who;
use crate::zombies::kind::Kind;

/// Standing rules of a mission. What a file does not say does not hold.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Each starting Zone gets one Survivor, and the players say which (WZ-M1-03).
    pub start_each: bool,
    /// No Search on a tile with an Objective card (WZ-M1-06).
    pub cards_lock_search: bool,
    /// No crate is taken on a tile with an Objective card (WZ-M1-07).
    pub cards_lock_crates: bool,
    /// The Humvee is not Searched while any of these Objectives lies there, as bits (WZ-M1-08).
    pub humvee_lock: u32,
    /// Zombies on their way to these Zones take closed doors for open ones (WZ-M1-05).
    pub through_doors: ZoneSet,
    /// Zombies that begin a Move step here go to the Starting Spawn Zone (WZ-M2-03).
    pub transfer: Option<Zone>,
    /// A building is first opened by a door with an Objective card (WZ-M3-04).
    pub card_door_first: bool,
    /// No other Objective card is taken before this one (WZ-M9-04).
    pub first_card: Option<CardId>,
    /// Each Abomination that is killed without fire reads the next Note (WZ-M7-06).
    pub notes_by_kill: bool,
    /// By which rules of the mission common things happen.
    pub cites: Cites,
}

/// Counts that a mission promises; a check compares.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expected {
    /// Objective cards.
    pub cards: Option<u8>,
    /// Notes.
    pub notes: Option<u8>,
    /// Crates.
    pub crates: Option<u8>,
    /// Humvees.
    pub humvees: Option<u8>,
    /// Noise tokens that stay.
    pub noise: Option<u8>,
    /// Starting Zones.
    pub starts: Option<u8>,
}

/// Rules of a mission that restate common ones. Events cite them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cites {
    /// How a crate is taken (WZ-MIS-01).
    pub crates: Option<&'static str>,
    /// How Survivors leave.
    pub exit: Option<&'static str>,
    /// Noise that stays.
    pub noise: Option<&'static str>,
    /// The Search at a Humvee.
    pub humvee: Option<&'static str>,
}

impl Mission {
    /// Cards that lie on the tile of a Zone, as bits.
    fn cards_on_tile(&self, zone: Zone) -> u32 {
        let there = self.card_ids().filter(|card| self.face(*card).tile.contains(zone));
        there.fold(0, |bits, card| bits | card.bit())
    }
}

impl Zombicide {
    fn standing_rules(&self) -> &Standing {
        &self.mission().standing
    }

    /// Rescue first: no Search near people who wait for help (WZ-M1-06, WZ-M1-08).
    pub(crate) fn judge_search_lock(&self, state: &State, zone: Zone) -> Result<(), Refused> {
        let rules = self.standing_rules();
        let humvee = self.mission().humvees.contains(&zone);
        if humvee && state.objectives & rules.humvee_lock != 0 {
            return Err(Refused::HumveeLocked);
        }
        if rules.cards_lock_search && state.objectives & self.mission().cards_on_tile(zone) != 0 {
            return Err(Refused::RescueFirst { rule: "WZ-M1-06" });
        }
        Ok(())
    }

    pub(crate) fn judge_crate_lock(&self, state: &State, zone: Zone) -> Result<(), Refused> {
        let locks = self.standing_rules().cards_lock_crates;
        if locks && state.objectives & self.mission().cards_on_tile(zone) != 0 {
            return Err(Refused::RescueFirst { rule: "WZ-M1-07" });
        }
        Ok(())
    }

    /// May this Objective be taken yet (WZ-M9-04)?
    pub(crate) fn judge_order(&self, state: &State, place: usize) -> Result<(), Refused> {
        match self.standing_rules().first_card {
            Some(first) if state.read & first.bit() == 0 && usize::from(first.0) != place => {
                Err(Refused::OtherCardFirst { card: first })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A building that is shut is opened by a door with a card (WZ-M3-04).
    pub(crate) fn judge_first_door(&self, state: &State, door: GateId) -> Result<(), Refused> {
        if !self.standing_rules().card_door_first || self.card_on(state, door).is_some() {
            return Ok(());
        }
        let buildings = self.map().gate(door).buildings.into_iter().flatten();
        let mut shut = buildings.filter(|it| state.buildings & 1 << it.index() == 0);
        if shut.next().is_some() { Err(Refused::CardDoorFirst) } else { Ok(()) }
    }

    /// Zones in which Zombies do not move by themselves: where a group is put instead (WZ-M2-03).
    pub(crate) fn transfer_from(&self, zone: Zone) -> Option<Zone> {
        let from = self.standing_rules().transfer?;
        (from == zone).then(|| self.mission().spawns.first().map(|spawn| spawn.zone)).flatten()
    }

    /// Do Zombies on their way to a Zone take closed doors for open ones (WZ-M1-05)?
    pub(crate) fn ignores_doors(&self, goal: Zone) -> bool {
        self.standing_rules().through_doors.contains(goal)
    }

    /// By which rule a crate is taken.
    pub(crate) fn crate_rule(&self) -> &'static str {
        match self.standing_rules().cites.crates {
            Some(rule) => {
                mark!("WZ-MIS-01");
                mark!("WZ-OBJ-04"); // no card lies instead of a crate
                rule
            }
            None => "ZE-OBJ-04",
        }
    }

    /// By which rule Survivors leave.
    pub(crate) fn exit_rule(&self) -> &'static str {
        self.standing_rules().cites.exit.unwrap_or("ZE-EXI-01")
    }

    /// A Humvee was Searched.
    pub(crate) fn mark_humvee(&self) {
        if let Some(rule) = self.standing_rules().cites.humvee {
            horda_kit::marks::hit(rule);
        }
    }

    /// Noise that stays was heard.
    pub(crate) fn mark_fixed_noise(&self) {
        if let Some(rule) = self.standing_rules().cites.noise {
            horda_kit::marks::hit(rule);
        }
    }

    /// An Abomination that is killed without fire reads the next Note, unless it was read on sight
    /// (WZ-M7-06, WZ-M7-07).
    pub(crate) fn note_by_kill(
        &self,
        state: &mut State,
        who: Who,
        kind: Kind,
        by_fire: bool,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let Some(place) = kind.abomination().filter(|_| self.standing_rules().notes_by_kill) else {
            return;
        };
        let noted = state.noted >> place & 1 != 0;
        state.noted &= !(1 << place);
        state.glimpsed &= !(1 << place);
        if by_fire {
            mark!("WZ-M7-07");
        } else if !noted {
            self.read_next_note(state, who, "WZ-M7-06", cx);
        }
    }

    fn next_note(&self, state: &State) -> Option<u8> {
        (0..self.mission().notes.len() as u8).find(|note| state.notes & 1 << note == 0)
    }

    /// Notes of Abominations come in their order.
    fn read_next_note(
        &self,
        state: &mut State,
        who: Who,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if let Some(note) = self.next_note(state) {
            self.read_note(state, who, note, rule, cx);
        }
    }

    /// Survivors look out for Abominations where the team knows who was who (WZ-M7-05).
    pub(crate) fn watch_out(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let rules = self.standing_rules();
        let quiet = matches!(state.stack.last(), None | Some(Frame::Turn(_)));
        if !rules.notes_by_kill || !quiet || !self.has_achieved(Achievement::Praetorian) {
            return;
        }
        for (place, kind) in Kind::ABOMINATIONS.into_iter().enumerate() {
            let bit = 1 << place;
            let Some(at) = state.abominations[place].filter(|_| state.glimpsed & bit == 0) else {
                continue;
            };
            let sees =
                |who: &Who| self.map().sees(state.survivor(*who).zone, state.gates).contains(at);
            let Some(who) = state.standing().find(sees) else { continue };
            state.glimpsed |= bit;
            if self.next_note(state).is_none() {
                continue;
            }
            match self.options.praetorian_note {
                PraetorianNote::Ask => return state.stack.push(Frame::Glimpse { who, kind }),
                PraetorianNote::Auto => return self.read_on_sight(state, who, kind, cx),
            }
        }
    }

    /// The Note of an Abomination that is seen is read now instead of at the kill.
    pub(crate) fn read_on_sight(
        &self,
        state: &mut State,
        who: Who,
        kind: Kind,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if let Some(place) = kind.abomination() {
            state.noted |= 1 << place;
        }
        self.read_next_note(state, who, "WZ-M7-05", cx);
    }

    /// Do the players say who starts where?
    pub(crate) fn begins_with_places(&self) -> bool {
        self.standing_rules().start_each
    }

    /// Zones that the Survivor of this place may start in: those of Survivors not placed yet.
    pub(crate) fn open_starts(&self, state: &State, next: u8) -> ZoneSet {
        state.survivors.iter().skip(next.into()).map(|it| it.zone).collect()
    }

    pub(crate) fn list_places(&self, state: &State, next: u8, out: &mut Vec<Action>) {
        out.extend(self.open_starts(state, next).iter().map(|at| Action::Place { at }));
    }

    pub(crate) fn judge_place(&self, state: &State, next: u8, at: Zone) -> Result<(), Refused> {
        let open = self.open_starts(state, next).contains(at);
        if open { Ok(()) } else { Err(Refused::StartTaken { at }) }
    }

    /// A Survivor starts here; the one who would have, starts where it stood.
    pub(crate) fn place_survivor(&self, state: &mut State, at: Zone, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Place { next }) = state.stack.last_mut() else {
            unreachable!("places are open");
        };
        let who = Who(*next);
        *next += 1;
        let before = state.survivor(who).zone;
        let others = state.survivors.iter_mut().skip(who.index());
        others.filter(|it| it.zone == at).for_each(|it| it.zone = before);
        state.survivor_mut(who).zone = at;
        let character = state.survivor(who).character;
        tell(cx, "WZ-M1-03", || Happening::Placed { who: character, at });
    }
}
