//! A pack: cards, characters, tiles and missions, checked.

use std::ops::Range;

use horda_content::{Problem, Source, TomlTable, no_such};
use horda_kit::Unreadable;

use crate::board::tile_set::TileSet;
use crate::combat::fight::Fight;
use crate::equipment::card::{Ammo, CARD_KINDS, CardFace, CardKind, Deck, Noise, Profile, Special};
use crate::missions::check::check_mission;
use crate::missions::mission::Mission;
use crate::missions::reader::read_mission;
use crate::skills::Skill;
use crate::spawning::zombie_card::{CardEffect, ZOMBIE_CARDS, ZombieCard, ZombieCardId};
use crate::survivors::character::{Character, CharacterId, GameBox, Type};
use crate::zombies::kind::Kind;

/// Characters that a pack may have.
const CHARACTERS: usize = 32;

/// Everything that is data.
#[derive(Clone, Debug, Default)]
pub struct Pack {
    /// Kinds of equipment cards, by deck.
    pub cards: Vec<CardFace>,
    /// ID cards.
    pub characters: Vec<Character>,
    /// Skills that a campaign gives, and that are borrowed for one game (WZ-SKL-07).
    pub campaign_skills: Vec<Skill>,
    /// Zombie cards.
    pub zombie_cards: Vec<ZombieCard>,
    /// Tile sides.
    pub tiles: TileSet,
    /// Missions.
    pub missions: Vec<Mission>,
}

impl Pack {
    /// Reads all files: equipment, Zombie cards, characters, tiles, missions. Says everything that
    /// is wrong with any of them.
    pub fn load(
        equipment: Source<'_>,
        zombies: Source<'_>,
        characters: Source<'_>,
        tiles: &[Source<'_>],
        missions: &[Source<'_>],
    ) -> Result<Pack, Vec<Problem>> {
        let mut pack = Pack::default();
        let mut found = equipment.read(|file| pack.read_equipment(file));
        found.extend(zombies.read(|file| pack.read_zombie_cards(file)));
        found.extend(characters.read(|file| pack.read_characters(file)));
        match TileSet::load(tiles) {
            Ok(tiles) => pack.tiles = tiles,
            Err(problems) => found.extend(problems),
        }
        if found.is_empty() {
            for source in missions {
                found.extend(source.read(|file| pack.add_mission(file)));
            }
        }
        if found.is_empty() { Ok(pack) } else { Err(found) }
    }

    /// A kind of card.
    #[inline]
    pub fn card(&self, kind: CardKind) -> &CardFace {
        &self.cards[kind.index()]
    }

    /// A character.
    #[inline]
    pub fn character(&self, id: CharacterId) -> &Character {
        &self.characters[id.index()]
    }

    /// A Zombie card.
    #[inline]
    pub fn zombie_card(&self, id: ZombieCardId) -> &ZombieCard {
        &self.zombie_cards[id.index()]
    }

    /// Everybody who can be on the team.
    pub fn playable(&self) -> impl Iterator<Item = CharacterId> + '_ {
        let all = (0..self.characters.len() as u8).map(CharacterId);
        all.filter(|id| !self.character(*id).companion)
    }

    /// The kinds of a deck, which lie together.
    pub fn kinds_of(&self, deck: Deck) -> Range<usize> {
        let first = self.cards.iter().position(|card| card.deck == deck).unwrap_or_default();
        let count = self.cards.iter().filter(|card| card.deck == deck).count();
        first..first + count
    }

    /// The kind with this name in a deck.
    pub fn card_in(&self, deck: Deck, name: &str) -> Option<CardKind> {
        let place = self.cards.iter().position(|card| card.deck == deck && card.name == name)?;
        Some(CardKind(place as u8))
    }

    pub(crate) fn read_card(&self, name: &str) -> Result<CardKind, Unreadable> {
        let found = self.cards.iter().position(|card| card.id == name);
        let known = || no_such("card", name, self.cards.iter().map(|card| card.id.as_str()));
        found.map(|place| CardKind(place as u8)).ok_or_else(known)
    }

    pub(crate) fn read_character(&self, name: &str) -> Result<CharacterId, Unreadable> {
        let found = self.characters.iter().position(|it| it.id == name);
        let known = || no_such("Survivor", name, self.characters.iter().map(|it| it.id.as_str()));
        found.map(|place| CharacterId(place as u8)).ok_or_else(known)
    }

    pub(crate) fn read_zombie_card(&self, name: &str) -> Result<ZombieCardId, Unreadable> {
        let found = self.zombie_cards.iter().position(|it| it.id == name);
        let known =
            || no_such("Zombie card", name, self.zombie_cards.iter().map(|it| it.id.as_str()));
        found.map(|place| ZombieCardId(place as u8)).ok_or_else(known)
    }

    fn read_equipment(&mut self, file: &TomlTable<'_>) {
        let tables = file.tables("equipment");
        let mut cards: Vec<CardFace> =
            tables.iter().filter_map(|table| table.finished(read_card)).collect();
        cards.sort_by_key(|card| card.deck as usize);
        let named: Vec<(String, Deck)> =
            cards.iter().map(|it| (it.name.clone(), it.deck)).collect();
        for card in &mut cards {
            let twins = named.iter().filter(|(name, _)| *name == card.name).count();
            if twins > 1 && card.deck != Deck::Equipment {
                card.id = format!("{}-{}", card.deck.name(), card.name);
            }
        }
        if cards.len() > CARD_KINDS {
            file.problem(None, format!("more than {CARD_KINDS} kinds of cards"), None);
        }
        self.cards = cards;
    }

    fn read_zombie_cards(&mut self, file: &TomlTable<'_>) {
        self.zombie_cards = file.named("card", read_zombie_card, |card| &card.id);
        if self.zombie_cards.len() > ZOMBIE_CARDS {
            file.problem(None, format!("more than {ZOMBIE_CARDS} Zombie cards"), None);
        }
    }

    fn read_characters(&mut self, file: &TomlTable<'_>) {
        self.characters = file.named("survivor", read_character, |it| &it.id);
        if let Some(campaign) = file.table("campaign") {
            let skills = campaign.finished(|own| Some(read_skills(own, "skills")));
            self.campaign_skills = skills.unwrap_or_default();
        }
        if self.characters.len() > CHARACTERS {
            file.problem(None, format!("more than {CHARACTERS} Survivors"), None);
        }
    }

    fn add_mission(&mut self, file: &TomlTable<'_>) {
        if let Some(mission) = read_mission(self, file) {
            self.missions.push(mission);
        }
    }

    /// This pack with a mission of one's own as the last one. Says everything that is wrong with it.
    pub fn with_mission(&self, source: Source<'_>) -> Result<Pack, Vec<Problem>> {
        let checked = check_mission(self, source);
        match checked.mission.filter(|_| checked.problems.is_empty()) {
            Some(mission) => {
                let mut pack = self.clone();
                pack.missions.push(mission);
                Ok(pack)
            }
            None => Err(checked.problems),
        }
    }

    /// This pack with content that a scenario brings along: `kind` says what it is.
    pub(crate) fn extended(&self, tables: &[TomlTable<'_>]) -> Pack {
        let mut pack = self.clone();
        for table in tables {
            let kinds = [("survivor", 0u8), ("mission", 1)];
            match table.choice("kind", &kinds) {
                Some(0) => {
                    if let Some(character) = read_character(table) {
                        pack.characters.retain(|it| it.id != character.id);
                        pack.characters.push(character);
                    }
                    table.finish();
                }
                Some(_) => {
                    if let Some(mission) = read_mission(&pack, table) {
                        pack.missions.retain(|it| it.id != mission.id);
                        pack.missions.push(mission);
                    }
                    table.finish();
                }
                None => {}
            }
        }
        pack
    }
}

fn read_card(table: &TomlTable<'_>) -> Option<CardFace> {
    let name: String = table.required("id")?;
    let deck = table.choice("deck", &Deck::WORDS)?;
    let count = table.number("count", 1..=40)? as u8;
    let melee =
        table.table("melee").and_then(|own| own.finished(|own| read_profile(own, Fight::Melee)));
    let ranged_table = table.table("ranged");
    let ammo = ranged_table.as_ref().and_then(|own| optional(own, "ammo", &Ammo::WORDS));
    let ranged = ranged_table.and_then(|own| own.finished(|own| read_profile(own, Fight::Ranged)));
    if let Some(thrown) = table.table("thrown") {
        thrown.finished(|own| (own.numbers("range", 0..=9), own.flag("noisy")));
    }
    let traits: Vec<String> = table.optional("traits").unwrap_or_default();
    let has = |name: &str| traits.iter().any(|it| it == name);
    let skills: Vec<String> = table.optional("skills").unwrap_or_default();
    let _works_from_backpack = table.flag("backpack");
    let food = table.number_or("adrenaline", 0..=9, 0) as u8;
    let reroll = optional(table, "reroll", &Ammo::WORDS);
    let special = match reroll {
        Some(ammo) => Special::Ammo(ammo),
        None if has("molotov") => Special::Molotov,
        None if has("light-source") => Special::Flashlight,
        None if has("trap") => Special::Trap,
        None if has("helper") => Special::Helper,
        None if has("repair-kit") => Special::RepairKit,
        None if has("night-vision") => Special::NightVision,
        None if food > 0 => Special::Food(food),
        None => Special::None,
    };
    let weapon = melee.is_some() || ranged.is_some();
    let printed = skills.iter().find_map(|name| read_skill(table, "skills", name));
    // What a light source gives in a Search does not add up with skills (ZE-AMB-55).
    let worn = printed.filter(|_| !weapon && special != Special::Flashlight);
    let skill = printed.filter(|_| weapon);
    Some(CardFace {
        id: name.clone(),
        name,
        deck,
        count,
        melee,
        ranged,
        dual: table.flag("dual"),
        reload: has("reload"),
        opens: optional(table, "door", &Noise::WORDS),
        ammo,
        skill,
        worn,
        special,
        all_out: table.number_or("all-out", 0..=9, 0) as u8,
        keep: table.number_or("keep", 0..=9, 0) as u8,
    })
}

/// A choice that may be left out.
fn optional<T: Copy>(table: &TomlTable<'_>, key: &str, known: &[(&str, T)]) -> Option<T> {
    if table.has(key) { table.choice(key, known) } else { None }
}

fn read_profile(table: &TomlTable<'_>, fight: Fight) -> Option<Profile> {
    let range = match fight {
        Fight::Melee => Some(vec![0, 0]),
        Fight::Ranged => table.numbers("range", 0..=9),
    };
    let noise = if table.flag("noisy") { Noise::Noisy } else { Noise::Silent };
    // Read by the card: only a ranged profile has it.
    let _ = table.optional::<String>("ammo");
    Some(Profile {
        nearest: *range.as_ref()?.first()? as u8,
        farthest: *range.as_ref()?.get(1)? as u8,
        dice: table.number("dice", 1..=9)? as u8,
        accuracy: table.number("accuracy", 2..=6)? as u8,
        damage: table.number("damage", 1..=3)? as u8,
        noise,
    })
}

fn read_zombie_card(table: &TomlTable<'_>) -> Option<ZombieCard> {
    let id: String = table.required("id")?;
    let kinds = [
        ("walker", Some(Kind::Walker)),
        ("brute", Some(Kind::Brute)),
        ("runner", Some(Kind::Runner)),
        ("abomination", None),
    ];
    let kind = table.choice("zombie", &kinds)?;
    let rush = table.flag("rush");
    let activation = table.flag("activation");
    let spawn = table.numbers("spawn", 0..=20).unwrap_or_else(|| vec![0; 4]);
    let counts = [0, 1, 2, 3].map(|level| spawn.get(level).copied().unwrap_or_default() as u8);
    let effect = match kind {
        Some(kind) if activation => CardEffect::Activate { kind },
        Some(kind) => CardEffect::Spawn { kind, counts, rush },
        None => CardEffect::Abomination { counts },
    };
    Some(ZombieCard { id, effect })
}

fn read_character(table: &TomlTable<'_>) -> Option<Character> {
    let skills = |key: &str| read_skills(table, key);
    let _ = table.optional::<Vec<String>>("yellow");
    Some(Character {
        id: table.required("id")?,
        from: optional(table, "box", &GameBox::WORDS).unwrap_or_default(),
        companion: table.flag("companion"),
        kind: table.choice("type", &Type::WORDS)?,
        health: table.number("health", 1..=6)? as u8,
        blue: skills("blue"),
        orange: skills("orange"),
        red: skills("red"),
    })
}

fn read_skills(table: &TomlTable<'_>, key: &str) -> Vec<Skill> {
    let names: Vec<String> = table.optional(key).unwrap_or_default();
    names.iter().filter_map(|name| read_skill(table, key, name)).collect()
}

fn read_skill(table: &TomlTable<'_>, key: &str, name: &str) -> Option<Skill> {
    let known = || no_such("skill", name, Skill::all().map(|skill| skill.feature().id));
    table.accept(key, Skill::named(name).ok_or_else(known))
}
