//! Reads Survivor boards and Companions.

use horda_content::TomlTable;

use crate::card::{Colour, Good};
use crate::effect::Effect;
use crate::grid_reader::read_shape;
use crate::pack::Pack;
use crate::sheet::{Companion, Sheet, Survivor, WEAPONS, Weapon};

/// The least boxes of a track: the book circles a fourth one (GU-GAP-01).
const LEAST_BOXES: i64 = 4;
/// The most boxes of a track.
const MOST_BOXES: i64 = 30;

/// Tracks of one side.
struct Tracks {
    health: u8,
    armour: u8,
    ammo: u8,
}

pub(crate) fn read_survivor(pack: &mut Pack, table: &TomlTable<'_>) -> Option<Survivor> {
    let id: Option<String> = table.required("id");
    let together = read_tracks(table);
    let alone = table.required_table("solo").and_then(|solo| {
        let tracks = read_tracks(&solo);
        solo.finish();
        tracks
    });
    let fury = read_fury(table);
    let weapons: Vec<_> =
        table.tables("weapon").iter().filter_map(|weapon| read_weapon(pack, weapon)).collect();
    let [one, other] = [0, 1].map(|side| by_colour(table, &weapons, side));
    table.finish();
    let sheet = |tracks: Tracks, weapons: Vec<Weapon>| Sheet {
        health: tracks.health,
        armour: tracks.armour,
        ammo: tracks.ammo,
        fury: fury.clone(),
        weapons,
    };
    let sides = [sheet(together?, one?), sheet(alone?, other?)];
    for side in &sides {
        check_sheet(table, side);
    }
    Some(Survivor { id: id?, sides })
}

fn read_tracks(table: &TomlTable<'_>) -> Option<Tracks> {
    let health = table.number("health", 1..=MOST_BOXES);
    let armour = table.number("armour", LEAST_BOXES..=MOST_BOXES);
    let ammo = table.number("ammo", LEAST_BOXES..=MOST_BOXES);
    Some(Tracks { health: health? as u8, armour: armour? as u8, ammo: ammo? as u8 })
}

/// What is printed below each field: nothing, one good, or both.
pub(crate) fn read_fury(table: &TomlTable<'_>) -> Vec<Vec<Good>> {
    if !table.has("fury") {
        return Vec::new();
    }
    let field = |word: &horda_content::Word<'_>| {
        let goods = word.text.split_whitespace().filter_map(|name| {
            let good = Good::BOTH.into_iter().find(|good| good.name() == name);
            if good.is_none() {
                let hint = Some("\"\", \"ammo\", \"armour\" or \"ammo armour\"".into());
                word.problem(format!("\"{name}\" is nothing to print below a field"), hint);
            }
            good
        });
        goods.collect()
    };
    table.words("fury").iter().map(field).collect()
}

/// Both sides of a weapon: they differ in what it can learn.
pub(crate) fn read_weapon(pack: &mut Pack, table: &TomlTable<'_>) -> Option<[Weapon; 2]> {
    let id: Option<String> = table.required("id");
    let colour = table.choice("colour", &Colour::ALL.map(|colour| (colour.name(), colour)));
    let shape = read_shape(table);
    let initial = table.has("initial").then(|| read_effect(table, "initial")).flatten();
    if initial.is_some_and(|it| !matches!(it, Effect::Knockback | Effect::MultiHit(2))) {
        let hint = Some("only knockback or multi-hit 2 (GU-WPN-03)".into());
        table.problem(Some("initial"), "a weapon cannot begin with this effect", hint);
    }
    let upgrades = read_upgrades(table, "upgrades")?;
    let solo =
        if table.has("solo-upgrades") { read_upgrades(table, "solo-upgrades")? } else { upgrades };
    table.finish();
    let (id, colour, shape) = (id?, colour?, shape?);
    let cut = upgrades.iter().chain(&solo).any(|effect| *effect == Effect::Split);
    let shape = pack.placements.add_shape(shape, cut);
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
    let words = table.words(key);
    let read =
        words.iter().filter_map(|word| effect(&word.text, |what, hint| word.problem(what, hint)));
    let effects: Vec<Effect> = read.collect();
    let pair = <[Effect; 2]>::try_from(effects).ok();
    if pair.is_none() && words.len() != 2 {
        let hint = Some(format!("{key} = [\"split\", \"fury\"]"));
        table.problem(Some(key), "a weapon has exactly two upgrades", hint);
    }
    pair
}

pub(crate) fn read_effect(table: &TomlTable<'_>, key: &str) -> Option<Effect> {
    let name: String = table.required(key)?;
    effect(&name, |what, hint| table.problem(Some(key), what, hint))
}

fn effect(name: &str, complain: impl Fn(String, Option<String>)) -> Option<Effect> {
    let found = Effect::read(name);
    if found.is_none() {
        let names = Effect::ALL.map(Effect::write);
        let hint = horda_content::did_you_mean(name, names.iter().map(String::as_str));
        complain(format!("there is no effect \"{name}\""), hint.or(Some(names.join(", "))));
    }
    found
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
    let id: Option<String> = table.required("id");
    let shape = read_shape(table);
    let effect = read_effect(table, "effect");
    table.finish();
    let survivor = match pack.read_survivor(&id?) {
        Ok(survivor) => survivor,
        Err(complaint) => {
            table.problem(Some("id"), complaint.what, complaint.hint);
            return None;
        }
    };
    let (shape, effect) = (shape?, effect?);
    let shape = pack.placements.add_shape(shape, effect == Effect::Split);
    Some(Companion { survivor, shape, effect })
}
