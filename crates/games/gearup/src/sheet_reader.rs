//! Reads Survivor boards and Companions.

use horda_content::TomlTable;

use crate::card::{Colour, Good};
use crate::effect::Effect;
use crate::grid_reader::read_shape;
use crate::pack::Pack;
use crate::placements::Placements;
use crate::sheet::{Companion, Sheet, Survivor, WEAPONS, Weapon};

/// The least boxes of a track: the book circles a fourth one (GU-GAP-01).
const LEAST_BOXES: i64 = 4;
/// The most boxes of a track.
const MOST_BOXES: i64 = 30;

pub(crate) fn read_survivor(
    placements: &mut Placements,
    table: &TomlTable<'_>,
) -> Option<Survivor> {
    let id = table.required("id");
    let fury = read_fury(table);
    let read = |own: &TomlTable<'_>| own.finished(|own| read_weapon(placements, own));
    let weapons: Vec<_> = table.tables("weapon").iter().filter_map(read).collect();
    let together = read_sheet(table, &fury, by_colour(table, &weapons, 0));
    let alone = |own: &TomlTable<'_>| read_sheet(own, &fury, by_colour(table, &weapons, 1));
    let alone = table.required_table("solo").and_then(|own| own.finished(alone));
    let sides = [together?, alone?];
    for side in &sides {
        check_sheet(table, side);
    }
    Some(Survivor { id: id?, sides })
}

/// One side of a board, with the tracks of this table.
fn read_sheet(
    table: &TomlTable<'_>,
    fury: &[Vec<Good>],
    weapons: Option<Vec<Weapon>>,
) -> Option<Sheet> {
    let health = table.number("health", 1..=MOST_BOXES);
    let armour = table.number("armour", LEAST_BOXES..=MOST_BOXES);
    let ammo = table.number("ammo", LEAST_BOXES..=MOST_BOXES);
    Some(Sheet {
        health: health? as u8,
        armour: armour? as u8,
        ammo: ammo? as u8,
        fury: fury.to_vec(),
        weapons: weapons?,
    })
}

/// What is printed below each field: nothing, one good, or both.
pub(crate) fn read_fury(table: &TomlTable<'_>) -> Vec<Vec<Good>> {
    const FIELDS: [(&str, &[Good]); 5] = [
        ("", &[]),
        ("ammo", &[Good::Ammo]),
        ("armour", &[Good::Armour]),
        ("ammo armour", &[Good::Ammo, Good::Armour]),
        ("armour ammo", &[Good::Armour, Good::Ammo]),
    ];
    table.choices("fury", &FIELDS).into_iter().map(<[Good]>::to_vec).collect()
}

/// Both sides of a weapon: they differ in what it can learn.
pub(crate) fn read_weapon(
    placements: &mut Placements,
    table: &TomlTable<'_>,
) -> Option<[Weapon; 2]> {
    let id: Option<String> = table.required("id");
    let colour = table.choice("colour", &Colour::WORDS);
    let shape = read_shape(table);
    let initial = table.has("initial").then(|| table.choice("initial", &Effect::WORDS)).flatten();
    if initial.is_some_and(|it| !matches!(it, Effect::Knockback | Effect::MultiHit(2))) {
        let hint = Some("only knockback or multi-hit 2 (GU-WPN-03)".into());
        table.problem(Some("initial"), "a weapon cannot begin with this effect", hint);
    }
    let upgrades = read_upgrades(table, "upgrades")?;
    let solo =
        if table.has("solo-upgrades") { read_upgrades(table, "solo-upgrades")? } else { upgrades };
    let (id, colour, shape) = (id?, colour?, shape?);
    let cut = upgrades.iter().chain(&solo).any(|effect| *effect == Effect::Split);
    let shape = placements.add_shape(shape, cut);
    let weapon = |upgrades| Weapon { id: id.clone(), colour, shape, initial, upgrades };
    let sides = [weapon(upgrades), weapon(solo)];
    for effects in sides.iter().map(|side| side.effects(2)) {
        if effects.has(Effect::Sweep) && effects.has(Effect::Explosion) {
            let hint = Some("choose one of the two".into());
            table.problem(None, "no weapon can sweep and explode at once", hint);
        }
    }
    Some(sides)
}

fn read_upgrades(table: &TomlTable<'_>, key: &str) -> Option<[Effect; 2]> {
    let pair = <[Effect; 2]>::try_from(table.choices(key, &Effect::WORDS)).ok();
    if pair.is_none() && table.words(key).len() != 2 {
        let hint = Some(format!("{key} = [\"split\", \"fury\"]"));
        table.problem(Some(key), "a weapon has exactly two upgrades", hint);
    }
    pair
}

/// One weapon of each colour, in the order of colours (GU-WPN-06).
fn by_colour(table: &TomlTable<'_>, weapons: &[[Weapon; 2]], side: usize) -> Option<Vec<Weapon>> {
    let own = weapons.iter().map(|weapon| &weapon[side]);
    let of = |colour| own.clone().find(|weapon| weapon.colour == colour).cloned();
    let sorted: Option<Vec<Weapon>> = Colour::ALL.into_iter().map(of).collect();
    if side == 0 && (sorted.is_none() || weapons.len() != WEAPONS) {
        let hint = Some("add one [[survivor.weapon]] for yellow, blue, green and red".into());
        table.problem(None, "a Survivor has one weapon of each of the four colours", hint);
    }
    sorted
}

fn check_sheet(table: &TomlTable<'_>, sheet: &Sheet) {
    let effects = |weapon: &Weapon| weapon.effects(2);
    for (nth, weapon) in sheet.weapons.iter().enumerate() {
        if sheet.weapons[..nth].iter().any(|other| effects(other) == effects(weapon)) {
            let what = format!("\"{}\" has the same effects as another weapon", weapon.id);
            table.problem(None, what, Some("no two weapons are alike (GU-WPN-07)".into()));
        }
    }
    let rages = sheet.weapons.iter().any(|weapon| effects(weapon).has(Effect::Fury));
    if rages && sheet.fury.len() < 4 {
        let hint = Some("fury = [\"\", \"ammo\", \"\", \"armour\"]".into());
        table.problem(None, "a Fury weapon needs a Fury track of four fields or more", hint);
    }
}

pub(crate) fn read_companion(pack: &mut Pack, table: &TomlTable<'_>) -> Option<Companion> {
    let survivor = pack.survivor_of(table, "id");
    let shape = read_shape(table);
    let effect = table.choice("effect", &Effect::WORDS);
    let (survivor, shape, effect) = (survivor?, shape?, effect?);
    let shape = pack.placements.add_shape(shape, effect == Effect::Split);
    Some(Companion { survivor, shape, effect })
}
