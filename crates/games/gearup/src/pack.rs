//! A pack: Survivors, zombies, Bosses, cards and tables, checked.

use horda_content::{Problem, Source, TomlTable, no_such};
use horda_kit::Unreadable;

use crate::boss::{BossKind, BossSide, MEMBERS, Member};
use crate::boss_reader::{read_boss, read_side};
use crate::card::{Breed, CardId, Class, Colour, Icon, Letter, Speed, TurnCard, ZombieCard};
use crate::grid_reader::read_grid;
use crate::pack_check::check;
use crate::placements::{GridId, Placements};
use crate::sheet::{Companion, SURVIVORS, Survivor, SurvivorId};
use crate::sheet_reader::{read_companion, read_fury, read_survivor, read_weapon};
use crate::state::{KINDS, SEATS};
use crate::table_reader::{read_help, read_level};

/// Numbers of Standard and Special zombies.
pub type Draw = [u8; 2];

/// Boss cards of Phase 1; the others are those of Phase 2.
pub const PHASE_ONE: usize = 3;
const PHASE_TWO: usize = 4;

/// Everything that is data.
#[derive(Clone, Debug, Default)]
pub struct Pack {
    /// Survivor boards.
    pub survivors: Vec<Survivor>,
    /// Companion cards, in the order of their Survivors.
    pub companions: Vec<Companion>,
    /// Kinds of zombie cards, the Standard ones first.
    pub zombies: Vec<ZombieCard>,
    /// Boss boards, black and red, in the order of [`BossKind::ALL`].
    pub bosses: Vec<[BossSide; 2]>,
    /// Turn cards.
    pub turns: Vec<TurnCard>,
    /// Spawn cards of each letter.
    pub spawns: [u8; 3],
    /// Boss cards, those of Phase 1 first.
    pub boss_cards: Vec<Vec<Icon>>,
    /// Levels of difficulty, the easiest first.
    pub levels: Vec<Level>,
    /// Spawn Help cards, by number of Survivors less one, side and letter.
    pub help: [[[Draw; 3]; 2]; SEATS],
    pub(crate) placements: Placements,
    /// For each deck its kinds in the order of their slots.
    slots: [Vec<CardId>; 2],
    /// For each card its slot.
    slot_of: Vec<u8>,
}

/// A row of the Commander card.
#[derive(Clone, Debug)]
pub struct Level {
    /// Its name in files.
    pub id: String,
    /// Zombies dealt to each Survivor, by number of Survivors less one (GU-CMD-03).
    pub initial: [Draw; SEATS],
    /// Which side of the Spawn Help card: 0 black, 1 red (GU-CMD-04).
    pub help_side: usize,
    /// Which side of the Boss board (GU-CMD-05).
    pub boss_side: usize,
}

impl Pack {
    /// Reads all files: Survivors, zombies, Bosses, and cards with tables. Says everything that is
    /// wrong with any of them.
    pub fn load(
        [survivors, zombies, bosses, cards]: [Source<'_>; 4],
    ) -> Result<Pack, Vec<Problem>> {
        let mut pack = Pack::default();
        let mut found = survivors.read(|file| pack.read_survivors(file));
        found.extend(zombies.read(|file| pack.read_zombies(file)));
        found.extend(bosses.read(|file| pack.read_bosses(file)));
        // A whole pack is judged only where its parts are there.
        let whole = found.is_empty();
        found.extend(cards.read(|file| {
            pack.read_cards(file);
            if whole {
                check(&pack, file);
            }
        }));
        pack.index();
        if found.is_empty() { Ok(pack) } else { Err(found) }
    }

    /// Works out where every shape fits, and where every card is in its deck.
    fn index(&mut self) {
        self.slots = Class::ALL.map(|class| self.cards_of(class).collect());
        self.slot_of = vec![0; self.zombies.len()];
        for kinds in &self.slots {
            for (slot, card) in (0..).zip(kinds) {
                self.slot_of[card.index()] = slot;
            }
        }
        self.placements.forget_grids();
        for card in &self.zombies {
            self.placements.add_grid(card.grid.cells);
        }
        for side in self.bosses.iter().flatten() {
            for member in 0..MEMBERS {
                let grid = side.members.get(member);
                self.placements.add_grid(grid.map(|grid| grid.cells).unwrap_or_default());
            }
        }
        self.placements.work_out();
    }

    fn read_survivors(&mut self, file: &TomlTable<'_>) {
        let placements = &mut self.placements;
        self.survivors =
            file.named("survivor", |table| read_survivor(placements, table), |it| &it.id);
        let read = |table: &TomlTable<'_>| table.finished(|own| read_companion(self, own));
        let companions: Vec<Companion> = file.tables("companion").iter().filter_map(read).collect();
        for (survivor, own) in (0..).map(SurvivorId).zip(&self.survivors) {
            let companion = companions.iter().find(|it: &&Companion| it.survivor == survivor);
            if companion.is_none() {
                report_missing(file, "companion", &own.id);
            }
            self.companions.extend(companion.cloned());
        }
        if self.survivors.len() != SURVIVORS {
            let what = format!("{} Survivors, there must be {SURVIVORS}", self.survivors.len());
            file.problem(None, what, Some("one for every marker (GU-CMP-01)".into()));
        }
    }

    fn read_zombies(&mut self, file: &TomlTable<'_>) {
        self.zombies = file.named("zombie", read_zombie, |card| &card.id);
        self.zombies.sort_by_key(|card| card.breed.class().index());
        for class in Class::ALL {
            if self.cards_of(class).count() > KINDS {
                let what = format!("more than {KINDS} kinds of {} cards", class.name());
                file.problem(None, what, None);
            }
        }
    }

    fn read_bosses(&mut self, file: &TomlTable<'_>) {
        let bosses = file.named("boss", read_boss, |(kind, _)| kind.name());
        for kind in BossKind::ALL {
            match bosses.iter().find(|boss| boss.0 == kind) {
                Some((_, sides)) => self.bosses.push(sides.clone()),
                None => report_missing(file, "boss", kind.name()),
            }
        }
    }

    fn read_cards(&mut self, file: &TomlTable<'_>) {
        let turns = file.tables("turn");
        self.turns = turns.iter().filter_map(|own| own.finished(read_turn)).collect();
        if let Some(spawns) = file.required_table("spawns") {
            let count = |letter: Letter| spawns.number(letter.name(), 0..=9).unwrap_or_default();
            self.spawns = spawns.finished(|_| Letter::ALL.map(|letter| count(letter) as u8));
        }
        self.read_boss_cards(file);
        self.levels = file.named("level", read_level, |level| &level.id);
        self.help = read_help(file);
    }

    /// Boss cards by phase: three of the first, four of the second (GU-CMP-04).
    fn read_boss_cards(&mut self, file: &TomlTable<'_>) {
        let mut phases = [Vec::new(), Vec::new()];
        for table in file.tables("boss-card") {
            let (phase, icons) =
                table.finished(|own| (own.number("phase", 1..=2), read_icons(own)));
            phases[usize::from(phase == Some(2))].push(icons);
        }
        for ((phase, cards), wanted) in (1..).zip(&phases).zip([PHASE_ONE, PHASE_TWO]) {
            if cards.len() != wanted {
                let what =
                    format!("{} Boss cards of Phase {phase}, there must be {wanted}", cards.len());
                file.problem(None, what, Some("see GU-CMP-04".into()));
            }
        }
        self.boss_cards = phases.into_iter().flatten().collect();
    }

    /// This pack with content that a scenario brings along: `kind` says what it is.
    pub(crate) fn extended(&self, tables: &[TomlTable<'_>]) -> Pack {
        type Extend = fn(&mut Pack, &TomlTable<'_>) -> Option<()>;
        const KINDS: [(&str, Extend); 7] = [
            ("zombie", Pack::add_zombie),
            ("weapon", Pack::replace_weapon),
            ("sheet", Pack::replace_tracks),
            ("companion", Pack::replace_companion),
            ("boss", Pack::replace_boss),
            ("turn", Pack::add_turn),
            ("boss-card", Pack::replace_boss_card),
        ];
        let mut pack = self.clone();
        for table in tables {
            if let Some(extend) = table.choice("kind", &KINDS) {
                // What is wrong was reported to the table.
                let _ = extend(&mut pack, table);
                table.finish();
            }
        }
        pack.index();
        pack
    }

    /// The Survivor that a key names.
    pub(crate) fn survivor_of(&self, table: &TomlTable<'_>, key: &str) -> Option<SurvivorId> {
        let name: String = table.required(key)?;
        table.accept(key, self.read_survivor(&name))
    }

    fn add_zombie(&mut self, table: &TomlTable<'_>) -> Option<()> {
        let card = read_zombie(table)?;
        if self.read_card(&card.id).is_ok() {
            let hint = Some("give each one entry".into());
            table.problem(Some("id"), format!("\"{}\" has two entries", card.id), hint);
        }
        self.zombies.push(card);
        Some(())
    }

    fn add_turn(&mut self, table: &TomlTable<'_>) -> Option<()> {
        self.turns.push(read_turn(table)?);
        Some(())
    }

    fn replace_weapon(&mut self, table: &TomlTable<'_>) -> Option<()> {
        let survivor = self.survivor_of(table, "survivor");
        let weapon = read_weapon(&mut self.placements, table);
        for (side, weapon) in self.survivors[survivor?.index()].sides.iter_mut().zip(weapon?) {
            let at = weapon.colour.index();
            side.weapons[at] = weapon;
        }
        Some(())
    }

    fn replace_tracks(&mut self, table: &TomlTable<'_>) -> Option<()> {
        let survivor = self.survivor_of(table, "survivor");
        let fury = read_fury(table);
        for side in &mut self.survivors[survivor?.index()].sides {
            let boxes = |key: &str, now: u8| table.number_or(key, 1..=30, i64::from(now)) as u8;
            side.health = boxes("health", side.health);
            side.armour = boxes("armour", side.armour);
            side.ammo = boxes("ammo", side.ammo);
            if !fury.is_empty() {
                side.fury.clone_from(&fury);
            }
        }
        Some(())
    }

    fn replace_companion(&mut self, table: &TomlTable<'_>) -> Option<()> {
        let companion = read_companion(self, table)?;
        let at = companion.survivor.index();
        self.companions[at] = companion;
        Some(())
    }

    fn replace_boss_card(&mut self, table: &TomlTable<'_>) -> Option<()> {
        let number = table.number("number", 1..=self.boss_cards.len() as i64);
        let icons = read_icons(table);
        self.boss_cards[number? as usize - 1] = icons;
        Some(())
    }

    fn replace_boss(&mut self, table: &TomlTable<'_>) -> Option<()> {
        let kind = table.choice("id", &BossKind::WORDS)?;
        let side = read_side(table, kind)?;
        self.bosses[kind.index()] = [side.clone(), side];
        Some(())
    }

    /// One Survivor board.
    pub fn survivor(&self, survivor: SurvivorId) -> &Survivor {
        &self.survivors[survivor.index()]
    }

    /// One kind of zombie card.
    #[inline]
    pub fn card(&self, card: CardId) -> &ZombieCard {
        &self.zombies[card.index()]
    }

    /// All kinds of zombie cards.
    pub fn all_cards(&self) -> impl Iterator<Item = CardId> {
        (0..self.zombies.len() as u8).map(CardId)
    }

    /// Kinds of zombie cards of one deck, in the order of its slots.
    pub fn cards_of(&self, class: Class) -> impl Iterator<Item = CardId> {
        self.all_cards().filter(move |card| self.card(*card).breed.class() == class)
    }

    /// The place of a card in its deck.
    #[inline]
    pub(crate) fn slot(&self, card: CardId) -> usize {
        usize::from(self.slot_of[card.index()])
    }

    /// The card in a place of a deck.
    #[inline]
    pub(crate) fn in_slot(&self, class: Class, slot: u8) -> CardId {
        self.slots[class.index()][usize::from(slot)]
    }

    /// The grid of a zombie card.
    #[inline]
    pub(crate) fn zombie_grid(&self, card: CardId) -> GridId {
        GridId(u16::from(card.0))
    }

    /// The grid of a member of a Boss.
    #[inline]
    pub(crate) fn boss_grid(&self, boss: BossKind, side: usize, member: Member) -> GridId {
        let board = (boss.index() * 2 + side) * MEMBERS + member.index();
        GridId((self.zombies.len() + board) as u16)
    }

    /// The zombie card with this name, or a complaint with a suggestion.
    pub fn read_card(&self, name: &str) -> Result<CardId, Unreadable> {
        let found = self.all_cards().find(|card| self.card(*card).id == name);
        found.ok_or_else(|| {
            no_such("zombie card", name, self.zombies.iter().map(|it| it.id.as_str()))
        })
    }

    /// The Survivor with this name, or a complaint with a suggestion.
    pub fn read_survivor(&self, name: &str) -> Result<SurvivorId, Unreadable> {
        let names = self.survivors.iter().map(|survivor| survivor.id.as_str());
        let found = names.clone().position(|known| known == name);
        found.map(|at| SurvivorId(at as u8)).ok_or_else(|| no_such("Survivor", name, names))
    }
}

/// Complains about an entry that is not there.
fn report_missing(file: &TomlTable<'_>, key: &str, id: &str) {
    let hint = format!("add [[{key}]] with id = \"{id}\"");
    file.problem(None, format!("there is no {key} \"{id}\""), Some(hint));
}

fn read_zombie(table: &TomlTable<'_>) -> Option<ZombieCard> {
    let id = table.required("id");
    let breed = table.choice("breed", &Breed::WORDS);
    let speed = table.choice("speed", &[("slow", Speed::Slow), ("fast", Speed::Fast)]);
    let copies = table.number_or("copies", 1..=12, 1) as u8;
    let grid = read_grid(table, "#as*");
    Some(ZombieCard { id: id?, breed: breed?, speed: speed?, copies, grid: grid?.0 })
}

fn read_turn(table: &TomlTable<'_>) -> Option<TurnCard> {
    let colour = table.choice("colour", &Colour::WORDS);
    let speed = table.choice("speed", &Speed::WORDS);
    let companion = table.flag("companion");
    Some(TurnCard { colour: colour?, speed: speed?, companion })
}

fn read_icons(table: &TomlTable<'_>) -> Vec<Icon> {
    table.choices("icons", &Icon::ALL.map(|icon| (icon.name(), icon)))
}
