//! What the content that we designed must be.

use std::collections::BTreeSet;

use horda_gearup::boss::{BossKind, BossSide};
use horda_gearup::card::{Breed, Class, Colour, Good, Icon, Speed, ZombieCard};
use horda_gearup::cells::Cells;
use horda_gearup::effect::Effect;
use horda_gearup::pack::{PHASE_ONE, Pack};
use horda_gearup::shape::Shape;

use crate::kit::{rules, sheets, texts, weapon_called, weapons};

/// RULE GU-GAP-01: Survivors and their tracks.
#[test]
fn gu_gap_01_survivors() {
    let rules = rules();
    let pack = rules.pack();
    assert!(pack.read_survivor("ethan").is_ok() && pack.read_survivor("lisa").is_ok());
    assert_eq!((pack.survivors.len(), weapons(pack).count()), (6, 6 * 2 * 4));
    for sheet in sheets(pack) {
        assert!(sheet.health > 0 && sheet.armour >= 4 && sheet.ammo >= 4);
        if sheet.weapons.iter().any(|weapon| weapon.effects(2).has(Effect::Fury)) {
            let first: Vec<Good> = sheet.fury.iter().take(4).flatten().copied().collect();
            let count = |good| first.iter().filter(|it| **it == good).count();
            assert!(sheet.fury.len() >= 4);
            assert_eq!((count(Good::Ammo), count(Good::Armour)), (1, 1), "as in the example");
        }
    }
}

/// RULE GU-GAP-02: weapons and their effects.
#[test]
fn gu_gap_02_weapons() {
    let rules = rules();
    let pack = rules.pack();
    let saw = weapon_called(pack, "concrete-saw");
    assert_eq!(saw.upgrades[0], Effect::CriticalHit);
    assert_ne!(saw.colour, Colour::Yellow);
    let sansetsukon = weapon_called(pack, "sansetsukon");
    assert!(sansetsukon.effects(2).has(Effect::Split));
    let shape = rules.pieces().shapes[usize::from(sansetsukon.shape.0)];
    assert_eq!(Shape::of(shape).cuts().len(), 5, "five splits were drawn");
    for effect in Effect::ALL {
        assert!(weapons(pack).any(|weapon| weapon.effects(2).has(effect)), "{effect:?} is unused");
    }
    for weapon in weapons(pack) {
        let effects = weapon.effects(2);
        let far = effects.has(Effect::LongRange);
        for other in [Effect::Knockback, Effect::Sweep, Effect::Explosion] {
            assert!(!(far && effects.has(other)), "{} has Long Range and {other:?}", weapon.id);
        }
    }
    for survivor in &pack.survivors {
        let alone = &survivor.sides[1].weapons;
        let idle = alone.iter().any(|weapon| weapon.effects(2).has(Effect::LongRange));
        assert!(!idle, "{}: alone there is no neighbour", survivor.id);
    }
}

/// Sum over all copies of the cards of a class, and how many they are.
fn total(pack: &Pack, class: Class, of: impl Fn(&ZombieCard) -> u8) -> (u32, u32) {
    let cards = pack.zombies.iter().filter(|card| card.breed.class() == class);
    cards.fold((0, 0), |(sum, count), card| {
        let copies = u32::from(card.copies);
        (sum + copies * u32::from(of(card)), count + copies)
    })
}

/// RULE GU-GAP-03: zombie cards.
#[test]
fn gu_gap_03_zombie_cards() {
    let rules = rules();
    let pack = rules.pack();
    let weaker = |of: fn(&ZombieCard) -> u8| {
        let (standard, many) = total(pack, Class::Standard, of);
        let (special, few) = total(pack, Class::Special, of);
        assert!(standard * few < special * many, "Standard ones are weaker");
    };
    weaker(|card| card.grid.cells.count());
    weaker(|card| card.grid.power(Cells::NONE));
    let of = |breed| pack.zombies.iter().filter(move |card| card.breed == breed);
    assert!(of(Breed::Runner).any(|card| card.grid.damage.count() == 3));
    let shown = |speed: Speed| {
        let has = |breed, speed| of(breed).any(|card| card.speed == speed);
        let other = if speed == Speed::Slow { Speed::Fast } else { Speed::Slow };
        has(Breed::Runner, speed) && has(Breed::Walker, speed) && has(Breed::Bomber, other)
    };
    assert!(shown(Speed::Slow) || shown(Speed::Fast), "the printed march can happen");
    assert!(pack.zombies.iter().any(|card| card.grid.fixed > 0), "some damage is fixed");
}

/// All cells of a side that must be crossed, and what it deals at most.
fn toughness(side: &BossSide) -> (u32, u32) {
    let optional = side.cores.or(side.crossed).count();
    let cells: u32 = side.members.iter().map(|grid| u32::from(grid.cells.count())).sum();
    let power = side
        .members
        .iter()
        .map(|grid| u32::from(grid.power(Cells::NONE) + grid.blue_power(Cells::NONE)));
    (cells - u32::from(optional), power.sum())
}

/// RULE GU-GAP-04: Boss boards.
#[test]
fn gu_gap_04_boss_boards() {
    let rules = rules();
    let pack = rules.pack();
    let abilities = pack.boss_cards.iter().flatten().filter(|icon| **icon == Icon::Ability).count();
    for (kind, sides) in BossKind::ALL.into_iter().zip(&pack.bosses) {
        let [black, red] = [0, 1].map(|side| toughness(&sides[side]));
        assert!(black.0 < red.0 && black.1 <= red.1, "{} is easier on black", kind.name());
        for side in sides {
            let any = |of: fn(&horda_gearup::grid::Grid) -> Cells| {
                side.members.iter().any(|grid| !of(grid).is_empty())
            };
            assert!(any(|grid| grid.damage) && any(|grid| grid.blue), "{}", kind.name());
            assert!(any(|grid| grid.ammo) && any(|grid| grid.armour), "{}", kind.name());
            let members = if kind == BossKind::DeadSox { 3 } else { 1 };
            assert_eq!(side.members.len(), members);
            let cells = side.members[0].cells;
            match kind {
                BossKind::ZombiePyramid => {
                    assert_eq!(side.crossed.count(), 1);
                    let reached = side.crossed.spread(cells, Cells::with_corners);
                    assert_eq!(reached, cells, "all of it can be reached");
                }
                BossKind::Elephombie => {
                    assert!(!side.cores.is_empty());
                    for core in side.cores.iter() {
                        let ring = BossSide::ring(core);
                        assert!(ring.count() == 8 && ring.lies_in(cells));
                        assert!(!ring.meets(side.cores));
                    }
                }
                BossKind::Screamer => {
                    assert!(!side.mouth.is_empty() && side.mouth.lies_in(cells));
                    assert!(side.mouth != cells, "it can be hit with the mouth shut");
                    assert!(side.track.len() >= abilities);
                    assert!(side.track.iter().all(|speed| *speed != Speed::None));
                }
                BossKind::Mutation => {
                    assert!(!side.line_east.or(side.line_south).is_empty());
                }
                BossKind::SuperAbomination | BossKind::DeadSox => {}
            }
        }
    }
    let grids = || pack.bosses.iter().flatten().flat_map(|side| &side.members);
    assert!(grids().any(|grid| grid.fixed > 0) && grids().any(|grid| grid.fixed_blue > 0));
}

/// RULE GU-GAP-05: Turn cards.
#[test]
fn gu_gap_05_turn_cards() {
    let rules = rules();
    let turns = &rules.pack().turns;
    assert_eq!(turns.len(), 10);
    for colour in Colour::ALL {
        assert!(turns.iter().any(|card| card.colour == colour), "{}", colour.name());
    }
    for speed in [Speed::Slow, Speed::Fast, Speed::Both] {
        assert!(turns.iter().any(|card| card.speed == speed), "{}", speed.name());
    }
    assert!(turns.iter().any(|card| card.companion) && turns.iter().any(|card| !card.companion));
}

/// RULE GU-GAP-06: Spawn cards.
#[test]
fn gu_gap_06_spawn_cards() {
    let spawns = rules().pack().spawns;
    assert_eq!(spawns.iter().sum::<u8>(), 7);
    assert!(spawns.iter().all(|count| *count > 0), "every letter occurs");
}

/// RULE GU-GAP-07: Spawn Help cards.
#[test]
fn gu_gap_07_help_cards() {
    let rules = rules();
    let help = &rules.pack().help;
    assert_eq!(help.len(), 6);
    assert_eq!(help[3][0], [[3, 0], [2, 1], [1, 2]], "the printed one");
    let most = |draws: &[[u8; 2]; 3]| draws.iter().map(|[one, other]| one + other).sum::<u8>();
    for pair in help.windows(2) {
        for side in [0, 1] {
            assert!(most(&pair[0][side]) <= most(&pair[1][side]), "more Survivors, more zombies");
        }
    }
    let hard = |draws: &[[u8; 2]; 3]| draws.iter().map(|[one, other]| one + 2 * other).sum::<u8>();
    assert!(help.iter().all(|[black, red]| hard(black) < hard(red)), "red is harder");
}

/// RULE GU-GAP-08: the Commander's table.
#[test]
fn gu_gap_08_the_table_of_levels() {
    let rules = rules();
    let levels = &rules.pack().levels;
    let sides: Vec<_> = levels.iter().map(|level| (level.help_side, level.boss_side)).collect();
    assert_eq!(sides, [(0, 0), (0, 1), (1, 1), (1, 1)]);
    for pair in levels.windows(2) {
        for (easier, harder) in pair[0].initial.iter().zip(&pair[1].initial) {
            let worth = |[standard, special]: [u8; 2]| standard + 2 * special;
            assert!(worth(*easier) <= worth(*harder), "{} {}", pair[0].id, pair[1].id);
        }
    }
}

/// RULE GU-GAP-09: Boss cards.
#[test]
fn gu_gap_09_boss_cards() {
    let rules = rules();
    let (first, second) = rules.pack().boss_cards.split_at(PHASE_ONE);
    assert_eq!((first.len(), second.len()), (3, 4));
    assert!(first.iter().flatten().all(|icon| *icon != Icon::Special));
    assert!(second.iter().flatten().any(|icon| *icon == Icon::Special));
    let all = || rules.pack().boss_cards.iter();
    assert!(all().all(|card| !card.is_empty()));
    assert!(all().any(|card| card.len() > 1), "several icons are possible");
    for wanted in [Icon::Ability, Icon::Attack] {
        assert!(all().flatten().any(|icon| *icon == wanted), "{}", wanted.name());
    }
    assert!(all().flatten().any(|icon| matches!(icon, Icon::Spawn(_))));
    let able = |cards: &[Vec<Icon>]| cards.iter().filter(|it| it.contains(&Icon::Ability)).count();
    assert!(able(first) > 0 || able(second) > 1, "the mouth opens before the last turn");
}

/// RULE GU-GAP-10: Companion cards.
#[test]
fn gu_gap_10_companions() {
    let rules = rules();
    let shapes = rules.pieces().shapes;
    let companions = &rules.pack().companions;
    let names: BTreeSet<u8> = companions.iter().map(|it| it.survivor.0).collect();
    assert_eq!(names, (0..6).collect(), "each has the name of a Survivor");
    for companion in companions {
        assert!(shapes[usize::from(companion.shape.0)].count() >= 2);
        assert_ne!(companion.effect, Effect::LongRange, "alone there is no neighbour");
    }
}

/// RULE GU-GAP-11: everything has a name in both languages.
#[test]
fn gu_gap_11_everything_has_a_name() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
    for icon in ["ability", "attack", "spawn", "special"] {
        assert!(keys.contains(&format!("icon-{icon}")), "the meaning of {icon} is told");
    }
}

/// RULE GU-GAP-12: hints from outside that we follow: yellow is rare, some cards move nobody, A is
/// the most frequent letter, Survivors have much Health, and a Boss may deal more than ten.
#[test]
fn gu_gap_12_hints_from_outside() {
    let rules = rules();
    let pack = rules.pack();
    let of = |colour| pack.turns.iter().filter(|card| card.colour == colour).count();
    for other in [Colour::Blue, Colour::Green, Colour::Red] {
        assert!(of(Colour::Yellow) < of(other));
    }
    assert!(pack.turns.iter().any(|card| card.speed == Speed::None));
    assert!(pack.spawns[0] > pack.spawns[1] && pack.spawns[0] > pack.spawns[2]);
    assert!(sheets(pack).all(|sheet| sheet.health >= 8));
}
