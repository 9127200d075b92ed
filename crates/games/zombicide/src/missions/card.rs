//! Objective cards and Notes: where they lie, who takes them, what becomes of them (WZ-OBJ-01 to
//! WZ-OBJ-16, WZ-KWD-02 to WZ-KWD-04).
//!
//! A card is an Objective with a face. Its face is a trigger that only taking the card sets off, and
//! it is secret until then: a world that a bot imagines never carries out what nobody has read.

use horda_kit::{Cx, Unreadable, mark};
use horda_words::{Phrase, Readable, Said, Written, no_such};
use serde::{Deserialize, Serialize};

use super::condition::Condition;
use super::mission::{Mission, TextId};
use super::trigger::On;
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::event::Happening;
use crate::frame::Frame;
use crate::options::TimedCard;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::survivor::Who;

/// Keys of what people call a card.
pub(crate) const CARD_KEYS: [&str; 3] =
    ["objective-card-door", "objective-card-zone", "objective-card-hour"];
/// Notes that a mission may have.
pub const NOTES: usize = 16;

/// An Objective card, by its place among the Objectives of the mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct CardId(pub u8);

impl CardId {
    /// Its bit in sets of Objectives.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// How a card is taken (WZ-OBJ-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
pub enum CardPlace {
    /// It lies in a Zone and is taken like a token (WZ-OBJ-05).
    Zone,
    /// It lies on a door and is taken when the door is opened (WZ-OBJ-06).
    Door(GateId),
    /// It lies in a room and is taken when any door of the room is opened (WZ-M8-05).
    Room,
    /// It lies beside the board and reveals itself at an hour (WZ-M3-02).
    Hour(u8),
}

/// The face of a card.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its name in files.
    pub id: String,
    /// Its words.
    pub text: TextId,
    /// Without this the card goes back, and its door stays shut (WZ-KWD-03).
    pub needs: Option<Condition>,
    /// Zones of its tile (WZ-SET-02).
    pub tile: ZoneSet,
}

impl Mission {
    /// The face of a card. Objective tokens come first in the list, then cards.
    #[inline]
    pub fn face(&self, card: CardId) -> &Face {
        &self.cards[usize::from(card.0) - self.tokens()]
    }

    /// How many Objectives are tokens.
    #[inline]
    pub fn tokens(&self) -> usize {
        self.objectives.len() - self.cards.len()
    }

    /// All cards.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (self.tokens()..self.objectives.len()).map(|place| CardId(place as u8))
    }

    /// Objectives that lie on the board before the game, as bits.
    pub fn laid_out(&self) -> u32 {
        ((1u64 << self.objectives.len()) - 1) as u32 & !self.later
    }

    /// Cards that wait for an hour, as bits.
    fn timed(&self) -> u32 {
        let timed = |card: &CardId| matches!(self.place_of(*card), Some(CardPlace::Hour(_)));
        self.card_ids().filter(timed).fold(0, |bits, card| bits | card.bit())
    }

    fn place_of(&self, card: CardId) -> Option<CardPlace> {
        self.objectives[usize::from(card.0)].card
    }
}

impl Written<Zombicide> for CardId {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        out.push_str(&rules.mission().face(*self).id);
    }
}

impl Readable<Zombicide> for CardId {
    const WORD: &'static str = "Objective card";

    fn read(rules: &Zombicide, text: &str) -> Result<CardId, Unreadable> {
        let mission = rules.mission();
        let found = mission.card_ids().find(|card| mission.face(*card).id == text);
        let known = || mission.cards.iter().map(|face| face.id.as_str());
        found.ok_or_else(|| no_such("Objective card", text, known()))
    }
}

/// A card is called by where it lies.
impl Said<Zombicide> for CardId {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        let objective = &rules.mission().objectives[usize::from(self.0)];
        let place = match objective.card {
            Some(CardPlace::Door(door)) => door.say(rules, "door", Phrase::new(CARD_KEYS[0])),
            Some(CardPlace::Hour(hour)) => Phrase::new(CARD_KEYS[2]).number("hour", hour),
            Some(CardPlace::Zone | CardPlace::Room) | None => {
                objective.zone.say(rules, "zone", Phrase::new(CARD_KEYS[1]))
            }
        };
        phrase.phrases(name, [place])
    }
}

impl Zombicide {
    /// Cards that lie on a door, or in a room that has the door.
    fn cards_at(&self, state: &State, door: GateId) -> impl Iterator<Item = CardId> + '_ {
        let there = state.objectives;
        let mission = self.mission();
        let zones = self.map().gate(door).zones;
        mission.card_ids().filter(move |card| {
            let at = mission.objectives[usize::from(card.0)].zone;
            let here = match mission.place_of(*card) {
                Some(CardPlace::Door(own)) => own == door,
                Some(CardPlace::Room) => zones.contains(&at),
                Some(CardPlace::Zone | CardPlace::Hour(_)) | None => false,
            };
            here && there & card.bit() != 0
        })
    }

    /// The card that lies on a door.
    pub(crate) fn card_on(&self, state: &State, door: GateId) -> Option<CardId> {
        let on_door = |card: &CardId| self.mission().place_of(*card) == Some(CardPlace::Door(door));
        self.cards_at(state, door).find(on_door)
    }

    /// A Survivor opens a door: first its card, which may keep it shut (WZ-OBJ-06, WZ-KWD-03).
    pub(crate) fn try_door(
        &self,
        state: &mut State,
        who: Who,
        door: GateId,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        match self.card_on(state, door) {
            None => self.open_door(state, door, Some(who), cx),
            Some(card) => {
                state.stack.push(Frame::Door { who, door });
                self.take_card(state, who, card, "WZ-OBJ-06", cx);
            }
        }
    }

    /// The card of a door was dealt with: the door opens, unless its card lies there again.
    pub(crate) fn end_try(
        &self,
        state: &mut State,
        who: Who,
        door: GateId,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        state.stack.pop();
        if self.card_on(state, door).is_none() && !state.gates.contains(door) {
            self.open_door(state, door, Some(who), cx);
        }
    }

    /// Cards that an open door leaves nobody the choice to take: before Zombies spawn behind it.
    pub(crate) fn take_cards_of_door(
        &self,
        state: &mut State,
        by: Option<Who>,
        door: GateId,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        while let Some(card) = self.cards_at(state, door).next() {
            let room = self.mission().place_of(card) == Some(CardPlace::Room);
            let rule = if room { "WZ-M8-05" } else { "WZ-OBJ-06" };
            self.take_card(state, by.unwrap_or_default(), card, rule, cx);
            if state.objectives & card.bit() != 0 {
                return; // it demands what nobody has
            }
        }
    }

    /// A card is taken, read out and carried out (WZ-OBJ-08).
    pub(crate) fn take_card(
        &self,
        state: &mut State,
        who: Who,
        card: CardId,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let character = state.survivor(who).character;
        mark!("WZ-OBJ-01");
        tell(cx, rule, || Happening::TookCard { who: character, card });
        let unread = state.read & card.bit() == 0;
        state.read |= card.bit();
        if state.imagined && unread {
            state.objectives &= !card.bit();
            return;
        }
        let face = self.mission().face(card);
        if face.needs.as_ref().is_some_and(|needs| !self.holds(state, needs)) {
            let text = face.text;
            tell(cx, "WZ-OBJ-08", || Happening::Told { text });
            return tell(cx, "WZ-KWD-03", || Happening::PutBack { card });
        }
        if face.needs.is_some() {
            mark!("WZ-KWD-04");
        }
        state.objectives &= !card.bit();
        let amount = self.mission().objectives[usize::from(card.0)].adrenaline;
        mark!("WZ-OBJ-07"); // none, unless the card says so
        if amount > 0 {
            self.gain(state, who, amount, "WZ-OBJ-07", cx);
        }
        mark!("WZ-OBJ-09"); // the one who takes it is the Survivor of its text
        self.trigger_card(state, who, card);
    }

    /// Is a card being read? The mission is not won before what it says is done.
    pub(crate) fn reads_card(&self, state: &State) -> bool {
        if self.mission().cards.is_empty() {
            return false;
        }
        let is_card =
            |trigger: u8| matches!(self.mission().triggers[usize::from(trigger)].on, On::Card(_));
        let waits = state.waiting.iter().any(|it| is_card(it.trigger));
        let resolves = |frame: &Frame| {
            if let Frame::Effects { trigger, .. } = frame { is_card(*trigger) } else { false }
        };
        waits || state.stack.iter().any(resolves)
    }

    /// What a card says is done: it leaves the game, unless it went back or stays revealed.
    pub(crate) fn end_card(&self, state: &State, trigger: u8, cx: &mut Cx<'_, Zombicide>) {
        if let On::Card(card) = self.mission().triggers[usize::from(trigger)].on
            && (state.objectives | state.kept) & card.bit() == 0
        {
            tell(cx, "WZ-OBJ-11", || Happening::CardGone { card });
        }
    }

    /// The card of a trigger lies where it lay, face up.
    pub(crate) fn put_back(&self, state: &mut State, trigger: u8, cx: &mut Cx<'_, Zombicide>) {
        if let On::Card(card) = self.mission().triggers[usize::from(trigger)].on {
            state.objectives |= card.bit();
            tell(cx, "WZ-OBJ-11", || Happening::PutBack { card });
        }
    }

    /// The card of a trigger stays revealed, as a reminder (WZ-OBJ-12).
    pub(crate) fn keep_card(&self, state: &mut State, trigger: u8, cx: &mut Cx<'_, Zombicide>) {
        if let On::Card(card) = self.mission().triggers[usize::from(trigger)].on {
            state.kept |= card.bit();
            tell(cx, "WZ-OBJ-12", || Happening::CardStays { card });
        }
    }

    /// A card comes onto the board (WZ-OBJ-14).
    pub(crate) fn put_card(&self, state: &mut State, card: CardId, cx: &mut Cx<'_, Zombicide>) {
        if (state.objectives | state.read) & card.bit() == 0 {
            state.objectives |= card.bit();
            tell(cx, "WZ-OBJ-14", || Happening::CardPut { card });
        }
    }

    /// A Note is read and carried out at once, and then gone (WZ-OBJ-13, DIF-48).
    pub(crate) fn read_note(
        &self,
        state: &mut State,
        who: Who,
        note: u8,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if state.notes & 1 << note != 0 {
            return;
        }
        state.notes |= 1 << note;
        tell(cx, rule, || Happening::NoteRead { number: note + 1 });
        if !state.imagined {
            let trigger = self.mission().notes[usize::from(note)];
            state.stack.push(Frame::Effects { who, trigger, way: 0, next: 0 });
        }
    }

    /// Cards of this hour reveal themselves; nobody takes them (WZ-M3-02).
    pub(crate) fn reveal_timed(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let mission = self.mission();
        let due = CardPlace::Hour(state.hour);
        for card in mission.card_ids().filter(|card| mission.place_of(*card) == Some(due)) {
            if state.objectives & card.bit() == 0 {
                continue;
            }
            state.objectives &= !card.bit();
            let unread = state.read & card.bit() == 0;
            state.read |= card.bit();
            tell(cx, "WZ-M3-02", || Happening::Revealed { card });
            if !(state.imagined && unread) {
                self.trigger_card(state, Who::default(), card);
            }
        }
    }

    /// Cards that wait for an hour and need not be revealed to win, as bits (WZ-M3-01).
    pub(crate) fn idle_cards(&self) -> u32 {
        match self.options.timed_card {
            TimedCard::Required => 0,
            TimedCard::Ignored => self.mission().timed(),
        }
    }

    /// The Objective card in a Zone that can be taken by an Action, if it is one.
    pub(crate) fn is_card(&self, place: usize) -> bool {
        place >= self.mission().tokens()
    }

    /// Does an Objective lie in the open, to be taken where it lies?
    pub(crate) fn lies_in_zone(&self, place: usize, zone: Zone) -> bool {
        let objective = &self.mission().objectives[place];
        objective.zone == zone && matches!(objective.card, None | Some(CardPlace::Zone))
    }
}
