//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_kit::{Notation, Roll, Seat, Unreadable};
use horda_words::{
    Phrase, Readable, Said, Vocabulary, Written, about, no_such, notation, parts, unknown_tag,
    write_list, written,
};

use crate::action::Action;
use crate::board::beam::Direction;
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::combat::molotov::COCKTAIL_TAG;
use crate::combat::roll::{ALL_OUT_TAG, DICE_TAG};
use crate::equipment::card::{CardKind, Deck};
use crate::equipment::keep::KEEP_TAG;
use crate::equipment::piles::{EQUIPMENT_TAG, PIMPWEAPON_TAG, SECRET_SERVICE_TAG, STARTING_TAG};
use crate::equipment::things::OBJECTIVE_TAG;
use crate::event::Happening;
use crate::facts::FACTS;
use crate::missions::mission::{Colour, FlagId, TextId};
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::spawning::card_effect::ABOMINATION_TAG;
use crate::spawning::spawn_step::ZOMBIE_TAG;
use crate::spawning::zombie_card::ZombieCardId;
use crate::survivors::character::{CharacterId, Characters};
use crate::survivors::team::TEAM_TAG;
use crate::zombies::kind::Kind;

/// Names of the seats.
pub(crate) const SEAT_NAMES: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

horda_words::named_by_pack! { Zombicide: CharacterId, "survivor", character, read_character }
horda_words::named_by_pack! { Zombicide: ZombieCardId, "zombie-card", zombie_card, read_zombie_card }

impl Written<Zombicide> for CardKind {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        out.push_str(&rules.pack.card(*self).id);
    }
}

impl Readable<Zombicide> for CardKind {
    const WORD: &'static str = "card";

    fn read(rules: &Zombicide, text: &str) -> Result<CardKind, Unreadable> {
        rules.pack.read_card(text)
    }
}

/// Copies in two decks have one name.
impl Said<Zombicide> for CardKind {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.key(name, format!("card-{}", rules.pack.card(*self).name))
    }
}

/// `9R.MR`: the first of its parts.
impl Written<Zombicide> for Zone {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        out.push_str(rules.zone_name(*self));
    }
}

impl Readable<Zombicide> for Zone {
    const WORD: &'static str = "Zone";

    fn read(rules: &Zombicide, text: &str) -> Result<Zone, Unreadable> {
        rules.map().zone_named(text)
    }
}

impl Said<Zombicide> for Zone {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.phrases(name, [rules.map().zone_name(*self).phrase()])
    }
}

/// `9R.MR`, or `wall`.
impl Written<Zombicide> for Direction {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        match self {
            Direction::Wall => out.push_str("wall"),
            Direction::Zone(zone) => zone.write(rules, out),
        }
    }
}

impl Readable<Zombicide> for Direction {
    const WORD: &'static str = "Zone or wall";

    fn read(rules: &Zombicide, text: &str) -> Result<Direction, Unreadable> {
        if text == "wall" {
            return Ok(Direction::Wall);
        }
        Zone::read(rules, text).map(Direction::Zone)
    }
}

impl Said<Zombicide> for Direction {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Direction::Wall => phrase.phrases(name, [Phrase::new("direction-wall")]),
            Direction::Zone(zone) => zone.say(rules, name, phrase),
        }
    }
}

/// `amy+ned`; `nobody`.
impl Written<Zombicide> for Characters {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        let names: Vec<String> = self.iter().map(|who| written(&who, rules)).collect();
        out.push_str(if names.is_empty() { "nobody" } else { "" });
        out.push_str(&names.join("+"));
    }
}

impl Readable<Zombicide> for Characters {
    const WORD: &'static str = "Survivors";

    fn read(rules: &Zombicide, text: &str) -> Result<Characters, Unreadable> {
        let names = text.split('+').filter(|_| text != "nobody");
        names.map(|name| CharacterId::read(rules, name)).collect()
    }
}

impl Written<Zombicide> for ZoneSet {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        out.push_str(&write_list(rules, self.iter()));
    }
}

impl Readable<Zombicide> for ZoneSet {
    const WORD: &'static str = "Zones";

    fn read(rules: &Zombicide, text: &str) -> Result<ZoneSet, Unreadable> {
        parts(text).map(|part| Zone::read(rules, part)).collect()
    }
}

impl Said<Zombicide> for ZoneSet {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.phrases(name, self.iter().map(|zone| rules.map().zone_name(zone).phrase()))
    }
}

/// `9R.A-ML`.
impl Written<Zombicide> for GateId {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        out.push_str(&rules.map().gate(*self).name);
    }
}

impl Readable<Zombicide> for GateId {
    const WORD: &'static str = "door";

    fn read(rules: &Zombicide, text: &str) -> Result<GateId, Unreadable> {
        rules.map().gate_named(text)
    }
}

impl Said<Zombicide> for GateId {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.phrases(name, [rules.map().gate_phrase(*self)])
    }
}

impl Written<Zombicide> for Seat {
    fn write(&self, _: &Zombicide, out: &mut String) {
        out.push_str(SEAT_NAMES[self.index().min(SEAT_NAMES.len() - 1)]);
    }
}

impl Readable<Zombicide> for Seat {
    const WORD: &'static str = "seat";

    fn read(_: &Zombicide, text: &str) -> Result<Seat, Unreadable> {
        let found = SEAT_NAMES.iter().position(|name| *name == text);
        found.map(|seat| Seat(seat as u8)).ok_or_else(|| no_such("seat", text, SEAT_NAMES))
    }
}

impl Written<Zombicide> for TextId {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        out.push_str(&rules.mission().texts[usize::from(self.0)]);
    }
}

impl Readable<Zombicide> for TextId {
    const WORD: &'static str = "text";

    fn read(rules: &Zombicide, text: &str) -> Result<TextId, Unreadable> {
        let texts = &rules.mission().texts;
        let found = texts.iter().position(|own| own == text);
        let known = || no_such("text", text, texts.iter().map(String::as_str));
        found.map(|place| TextId(place as u8)).ok_or_else(known)
    }
}

impl Said<Zombicide> for TextId {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.key(name, rules.text_key(*self))
    }
}

/// A keyword of the mission.
impl Written<Zombicide> for FlagId {
    fn write(&self, rules: &Zombicide, out: &mut String) {
        out.push_str(&rules.mission().flags[usize::from(self.0)]);
    }
}

impl Readable<Zombicide> for FlagId {
    const WORD: &'static str = "keyword";

    fn read(rules: &Zombicide, text: &str) -> Result<FlagId, Unreadable> {
        let flags = &rules.mission().flags;
        let found = flags.iter().position(|own| own == text);
        let known = || no_such("keyword", text, flags.iter().map(String::as_str));
        found.map(|place| FlagId(place as u8)).ok_or_else(known)
    }
}

impl Said<Zombicide> for FlagId {
    fn say(&self, rules: &Zombicide, name: &'static str, phrase: Phrase) -> Phrase {
        let mission = rules.mission();
        let word = &mission.flags[usize::from(self.0)];
        phrase.key(name, format!("mission-{}-keyword-{word}", mission.id))
    }
}

impl Notation for Zombicide {
    notation! { Action, Happening }

    fn seat_names(&self) -> &'static [&'static str] {
        &SEAT_NAMES[..usize::from(self.crew)]
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        match tag {
            tag if is_dice(tag) => Roll::of(6, answer).to_string(),
            tag if tag == ZOMBIE_TAG.0 => self.pack.zombie_cards[answer as usize].id.clone(),
            tag if tag == ABOMINATION_TAG.0 => {
                Kind::ABOMINATIONS[answer as usize].name().to_owned()
            }
            tag if tag == OBJECTIVE_TAG.0 => Colour::ALL[answer as usize].name().to_owned(),
            tag if tag == TEAM_TAG.0 => self.pack.characters[answer as usize].id.clone(),
            tag => match deck_of(tag) {
                Some(deck) => {
                    let kind = self.pack.kinds_of(deck).start + answer as usize;
                    self.pack.cards[kind].name.clone()
                }
                None => answer.to_string(),
            },
        }
    }

    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable> {
        match tag {
            tag if is_dice(tag) => Ok(Roll::read(6, text)?.answer()),
            tag if tag == ZOMBIE_TAG.0 => Ok(self.pack.read_zombie_card(text)?.0.into()),
            tag if tag == ABOMINATION_TAG.0 => {
                let kind = Kind::named(text).and_then(Kind::abomination);
                let known = || no_such("Abomination", text, Kind::ABOMINATIONS.map(Kind::name));
                kind.map(|place| place as u32).ok_or_else(known)
            }
            tag if tag == OBJECTIVE_TAG.0 => Ok(Colour::read(self, text)? as u32),
            tag if tag == TEAM_TAG.0 => Ok(self.pack.read_character(text)?.0.into()),
            tag => {
                let known = [
                    "dice",
                    "all-out",
                    "keep",
                    "zombie-card",
                    "equipment",
                    "starting",
                    "pimpweapon",
                    "abomination",
                    "objective",
                ];
                let deck = deck_of(tag).ok_or_else(|| unknown_tag(tag, &known))?;
                let kinds = self.pack.kinds_of(deck);
                let names = || self.pack.cards[kinds.clone()].iter().map(|it| it.name.as_str());
                let place = names().position(|name| name == text);
                place.map(|place| place as u32).ok_or_else(|| no_such("card", text, names()))
            }
        }
    }
}

fn is_dice(tag: &str) -> bool {
    [DICE_TAG, ALL_OUT_TAG, KEEP_TAG, COCKTAIL_TAG].iter().any(|dice| dice.0 == tag)
}

fn deck_of(tag: &str) -> Option<Deck> {
    match tag {
        tag if tag == STARTING_TAG.0 => Some(Deck::Starting),
        tag if tag == EQUIPMENT_TAG.0 => Some(Deck::Equipment),
        tag if tag == PIMPWEAPON_TAG.0 => Some(Deck::Pimpweapons),
        tag if tag == SECRET_SERVICE_TAG.0 => Some(Deck::SecretService),
        _ => None,
    }
}

impl Zombicide {
    /// Everything that can be written about this game.
    pub fn vocabulary() -> Vocabulary {
        Vocabulary {
            facts: about(FACTS).collect(),
            actions: Action::FORMS,
            events: Happening::FORMS,
            refusals: Refused::REASONS,
        }
    }

    /// How a Zone is called in files: the first of its parts.
    pub(crate) fn zone_name(&self, zone: Zone) -> &str {
        let name = &self.map().zone(zone).name;
        name.split('+').next().unwrap_or(name)
    }

    /// The key of a text of the mission.
    pub(crate) fn text_key(&self, text: TextId) -> String {
        self.mission().text_key(text)
    }

    /// The number of a seat, for people.
    pub(crate) fn seat_number(&self, seat: Seat) -> u8 {
        seat.0 + 1
    }
}
