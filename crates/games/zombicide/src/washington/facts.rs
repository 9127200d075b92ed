//! Facts of a position that Washington Z.C. adds: the hour, lights, Objective cards, Notes and
//! keywords.

use horda_kit::Unreadable;
use horda_words::{Readable, no_such, parts, write_list, written};

use super::clock::HOURS;
use super::light::Beam;
use crate::board::beam::Direction;
use crate::board::zone::Zone;
use crate::facts::{Read, own};
use crate::missions::card::{CardId, NOTES};
use crate::missions::mission::FlagId;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::character::CharacterId;

pub(crate) fn write_cards(rules: &Zombicide, state: &State) -> String {
    let mission = rules.mission();
    let fate = |card: CardId| {
        let (there, read) = (state.objectives & card.bit() != 0, state.read & card.bit() != 0);
        let kept = state.kept & card.bit() != 0;
        match (there, read) {
            (true, false) => None,
            (true, true) => Some("read"),
            (false, true) if kept => Some("kept"),
            (false, true) => Some("taken"),
            (false, false) => (mission.later & card.bit() == 0).then_some("away"),
        }
    };
    let all = mission.card_ids().filter_map(|card| Some((card, fate(card)?)));
    let all = all.map(|(card, fate)| format!("{} {fate}", mission.face(card).id));
    all.collect::<Vec<_>>().join(", ")
}

pub(crate) fn read_cards(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    for part in parts(text) {
        let (name, fate) = part.split_once(' ').unwrap_or((part, ""));
        let bit = CardId::read(rules, name)?.bit();
        let (there, read, kept) = match fate {
            "read" => (bit, bit, 0),
            "kept" => (0, bit, bit),
            "taken" => (0, bit, 0),
            "away" => (0, 0, 0),
            _ => return Err(no_such("fate of a card", fate, ["read", "kept", "taken", "away"])),
        };
        state.objectives = state.objectives & !bit | there;
        state.read |= read;
        state.kept |= kept;
    }
    Ok(())
}

pub(crate) fn write_notes(state: &State) -> String {
    let read = (0..NOTES).filter(|note| state.notes & 1 << note != 0);
    read.map(|note| (note + 1).to_string()).collect::<Vec<_>>().join(", ")
}

pub(crate) fn read_notes(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    for part in parts(text) {
        let number = u8::read_up_to(rules, part, rules.mission().notes.len() as u32)?;
        state.notes |= 1 << (number.max(1) - 1);
    }
    Ok(())
}

pub(crate) fn write_keywords(rules: &Zombicide, state: &State) -> String {
    let found = state.flags & rules.mission().keywords;
    let flags = (0..32u8).filter(|flag| found & 1 << flag != 0);
    write_list(rules, flags.map(FlagId))
}

pub(crate) fn read_keywords(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    let mission = rules.mission();
    let known = (0..32u8).filter(|flag| mission.keywords & 1 << flag != 0);
    for part in parts(text) {
        let flag = known.clone().find(|flag| mission.flags[usize::from(*flag)] == part);
        let names = || known.clone().map(|flag| mission.flags[usize::from(flag)].as_str());
        state.flags |= 1 << flag.ok_or_else(|| no_such("keyword", part, names()))?;
    }
    Ok(())
}

pub(crate) fn write_hour(rules: &Zombicide, state: &State) -> String {
    if rules.has_clock() { state.hour.to_string() } else { String::new() }
}

pub(crate) fn read_hour(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    if text.is_empty() {
        return Ok(());
    }
    if !rules.has_clock() {
        let hint = "options = { clock = \"on\" }";
        return Err(Unreadable::new("there is no Clock in this game").hint(hint));
    }
    state.hour = u8::read_up_to(rules, text, u32::from(HOURS - 1))?;
    Ok(())
}

pub(crate) fn write_light(rules: &Zombicide, state: &State, name: CharacterId) -> String {
    let who = rules.survivor_named(state, name);
    let direction = who.and_then(|who| state.survivor(who).beam.direction());
    direction.map_or(String::new(), |direction| written(&direction, rules))
}

pub(crate) fn read_light(
    rules: &Zombicide,
    state: &mut State,
    name: CharacterId,
    text: &str,
) -> Read<()> {
    let who = own(rules, state, &rules.pack.character(name).id)?;
    let lit = (!text.is_empty()).then(|| Direction::read(rules, text)).transpose()?;
    state.survivor_mut(who).beam = lit.map_or(Beam::OFF, Beam::at);
    Ok(())
}

pub(crate) fn write_lights(rules: &Zombicide, state: &State) -> String {
    let all = rules.mission().lights.iter().enumerate();
    let on = all.filter(|(place, _)| state.lights & 1 << place != 0);
    write_list(rules, on.map(|(_, light)| light.zone))
}

pub(crate) fn read_lights(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    state.lights = 0;
    for name in parts(text) {
        let zone = Zone::read(rules, name)?;
        let place = rules.mission().lights.iter().position(|light| light.zone == zone);
        let complaint = || Unreadable::new(format!("the mission has no light in {name}"));
        state.lights |= 1 << place.ok_or_else(complaint)?;
    }
    Ok(())
}
