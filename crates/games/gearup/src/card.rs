//! Cards: zombies, turns, spawns and the Boss's own, and the words they are made of.

use std::fmt;

use horda_kit::mark;
use horda_words::{Noun, Phrase, Readable, Said, Unreadable, Written, no_such};
use serde::{Deserialize, Serialize};

use crate::grid::Grid;
use crate::rules::GearUp;

/// The colour of a weapon and of a Turn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[noun("colour")]
pub enum Colour {
    /// The preferred weapon (GU-SRV-06).
    Yellow,
    /// One of the other three.
    Blue,
    /// One of the other three.
    Green,
    /// One of the other three.
    Red,
}

/// Which zombies move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[noun("speed")]
pub enum Speed {
    /// Nobody, on Turn cards only (GU-AMB-42).
    None,
    /// The slow ones.
    Slow,
    /// The fast ones.
    Fast,
    /// Everybody, on Turn cards and Screamer fields only.
    Both,
}

/// Ammo or Armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[noun("good")]
pub enum Good {
    /// Crosses a cell (GU-AMM-02).
    Ammo,
    /// Takes a point of damage (GU-DMG-03).
    Armour,
}

/// The eight types of zombies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each name says itself")]
#[noun("breed")]
pub enum Breed {
    Walker,
    Runner,
    Crawler,
    Chomper,
    Bomber,
    Fatty,
    Soldier,
    Stinker,
}

/// The two zombie decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[noun("class")]
pub enum Class {
    /// Counted by a black stripe.
    Standard,
    /// Counted by a red stripe.
    Special,
}

/// A kind of zombie card, by its number in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct CardId(pub u8);

/// A kind of zombie card.
#[derive(Clone, Debug)]
pub struct ZombieCard {
    /// Its name in files.
    pub id: String,
    /// What it is.
    pub breed: Breed,
    /// When it marches: slow or fast.
    pub speed: Speed,
    /// How many there are.
    pub copies: u8,
    /// What can be hit.
    pub grid: Grid,
}

/// A Turn card, by its number in the pack: the first is written `t1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct TurnCardId(pub u8);

/// A Boss card, by its number in the pack: the first is written `1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct BossCardId(pub u8);

/// A Turn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct TurnCard {
    /// Which weapon fires (GU-TCD-01).
    pub colour: Colour,
    /// Who marches (GU-TCD-02).
    pub speed: Speed,
    /// May a Companion act, alone (GU-TCD-03)?
    pub companion: bool,
}

/// The letter of a Spawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[expect(missing_docs, reason = "letters")]
#[noun("letter")]
pub enum Letter {
    #[noun("A")]
    A,
    #[noun("B")]
    B,
    #[noun("C")]
    C,
}

/// What the Boss does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// Its own ability (GU-BOS-03).
    Ability,
    /// Yellow damage to everybody (GU-BOS-04).
    Attack,
    /// Zombies (GU-BOS-05).
    Spawn(Letter),
    /// Yellow and blue damage to everybody (GU-BOS-06).
    Special,
}

impl Colour {
    /// Its place on a sheet.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Speed {
    /// Do zombies of this speed move (GU-MAR-01, GU-MAR-03)?
    #[inline]
    pub fn moves(self, zombie: Speed) -> bool {
        match self {
            Speed::None => false,
            Speed::Slow | Speed::Fast => self == zombie,
            Speed::Both => {
                mark!("GU-MAR-03");
                true
            }
        }
    }
}

impl Breed {
    /// Which deck it is in (GU-ZOM-02, GU-ZOM-03).
    pub const fn class(self) -> Class {
        match self {
            Breed::Walker | Breed::Runner | Breed::Crawler | Breed::Chomper => Class::Standard,
            Breed::Bomber | Breed::Fatty | Breed::Soldier | Breed::Stinker => Class::Special,
        }
    }
}

impl Class {
    /// Its place in lists.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl CardId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TurnCardId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for TurnCardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "t{}", self.0 + 1)
    }
}

impl BossCardId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for BossCardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0 + 1)
    }
}

impl Letter {
    /// Its place in lists.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 6] = [
        Icon::Ability,
        Icon::Attack,
        Icon::Special,
        Icon::Spawn(Letter::A),
        Icon::Spawn(Letter::B),
        Icon::Spawn(Letter::C),
    ];

    /// Keys of the texts with their names.
    pub(crate) const KEYS: [&str; 4] =
        ["icon-ability", "icon-attack", "icon-spawn", "icon-special"];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Icon::Ability => "ability",
            Icon::Attack => "attack",
            Icon::Special => "special",
            Icon::Spawn(Letter::A) => "spawn A",
            Icon::Spawn(Letter::B) => "spawn B",
            Icon::Spawn(Letter::C) => "spawn C",
        }
    }

    /// Key of the text with its name.
    const fn key(self) -> &'static str {
        let [ability, attack, spawn, special] = Icon::KEYS;
        match self {
            Icon::Ability => ability,
            Icon::Attack => attack,
            Icon::Spawn(_) => spawn,
            Icon::Special => special,
        }
    }
}

/// `spawn A`.
impl<R: ?Sized> Written<R> for Icon {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(self.name());
    }
}

impl<R: ?Sized> Readable<R> for Icon {
    const WORD: &'static str = "icon";

    fn read(_: &R, text: &str) -> Result<Icon, Unreadable> {
        let found = Icon::ALL.into_iter().find(|icon| icon.name() == text);
        found.ok_or_else(|| no_such("icon", text, Icon::ALL.map(Icon::name)))
    }
}

impl<R: ?Sized> Said<R> for Icon {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.key(name, self.key())
    }
}

/// A zombie card is named by its type and its speed.
impl Said<GearUp> for CardId {
    fn say(&self, rules: &GearUp, _: &'static str, phrase: Phrase) -> Phrase {
        let card = rules.pack.card(*self);
        phrase.key("breed", card.breed.key()).key("speed", card.speed.key())
    }
}

/// `walker-1`.
impl Written<GearUp> for CardId {
    fn write(&self, rules: &GearUp, out: &mut String) {
        out.push_str(&rules.pack.card(*self).id);
    }
}

impl Readable<GearUp> for CardId {
    const WORD: &'static str = "zombie card";

    fn read(rules: &GearUp, text: &str) -> Result<CardId, Unreadable> {
        rules.pack.read_card(text)
    }
}

/// `t3`.
impl<R: ?Sized> Written<R> for TurnCardId {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl Readable<GearUp> for TurnCardId {
    const WORD: &'static str = "turn card";

    fn read(rules: &GearUp, text: &str) -> Result<TurnCardId, Unreadable> {
        let count = rules.pack.turns.len();
        let number = text.strip_prefix('t').and_then(|it| it.parse().ok());
        let number = number.filter(|number: &usize| (1..=count).contains(number));
        let complaint = || {
            Unreadable::new(format!("\"{text}\" is no Turn card")).hint(format!("t1 to t{count}"))
        };
        number.map(|number| TurnCardId(number as u8 - 1)).ok_or_else(complaint)
    }
}

/// `3`.
impl<R: ?Sized> Written<R> for BossCardId {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl Readable<GearUp> for BossCardId {
    const WORD: &'static str = "boss card";

    fn read(rules: &GearUp, text: &str) -> Result<BossCardId, Unreadable> {
        let count = rules.pack.boss_cards.len();
        let number = text.parse().ok().filter(|number: &usize| (1..=count).contains(number));
        let complaint =
            || Unreadable::new(format!("\"{text}\" is no Boss card")).hint(format!("1 to {count}"));
        number.map(|number| BossCardId(number as u8 - 1)).ok_or_else(complaint)
    }
}

impl<R: ?Sized> Said<R> for BossCardId {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.number(name, self.0 + 1)
    }
}
