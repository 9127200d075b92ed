//! What no single card shows: counts, and whether a game can be played and won with a pack.

use horda_content::TomlTable;

use crate::boss::BossKind;
use crate::card::{Breed, Class, Colour, Icon, Letter};
use crate::effect::Effect;
use crate::pack::{PHASE_ONE, Pack};
use crate::sheet::Weapon;
use crate::state::SEATS;
use crate::table_reader::whole_game;

/// Turns in which the Boss can be hit.
const BOSS_TURNS: u32 = 9;

/// Complains about everything that is wrong with the pack as a whole.
pub(crate) fn check(pack: &Pack, file: &TomlTable<'_>) {
    let complain = |what: String, hint: &str| file.problem(None, what, Some(hint.to_owned()));
    check_counts(pack, &complain);
    check_draws(pack, &complain);
    check_bosses(pack, &complain);
}

type Complain<'a> = &'a dyn Fn(String, &str);

/// The inventory of the box (GU-CMP-02 to GU-CMP-05).
fn check_counts(pack: &Pack, complain: Complain<'_>) {
    for breed in Breed::ALL {
        let own = pack.zombies.iter().filter(|card| card.breed == breed);
        let found: u8 = own.map(|card| card.copies).sum();
        let wanted = if breed.class() == Class::Standard { 12 } else { 6 };
        if found != wanted {
            let what = format!("{found} cards of the {}, there must be {wanted}", breed.name());
            complain(what, "add up the copies (GU-CMP-02, GU-CMP-03)");
        }
    }
    let spawns: u8 = pack.spawns.iter().sum();
    let counts = [
        ("Turn cards", pack.turns.len(), 10),
        ("Spawn cards", usize::from(spawns), 7),
        ("levels", pack.levels.len(), 4),
    ];
    for (what, found, wanted) in counts {
        if found != wanted {
            complain(format!("{found} {what}, there must be {wanted}"), "see GU-CMP-04, GU-CMD-02");
        }
    }
    let early = pack.boss_cards.iter().take(PHASE_ONE);
    if early.flatten().any(|icon| *icon == Icon::Special) {
        complain(
            "a Boss card of Phase 1 has a Special Attack".into(),
            "it belongs to Phase 2 (GU-BOS-06)",
        );
    }
}

/// Tables never draw more cards than the box holds.
fn check_draws(pack: &Pack, complain: Complain<'_>) {
    let boss_spawns = |letter: Letter| {
        let icons = pack.boss_cards.iter().flatten();
        icons.filter(|icon| **icon == Icon::Spawn(letter)).count() as u8
    };
    let spawns = Letter::ALL.map(|letter| pack.spawns[letter.index()] + boss_spawns(letter));
    for level in &pack.levels {
        for crew in 1..=SEATS {
            let help = &pack.help[crew - 1][level.help_side];
            let drawn = whole_game(level.initial[crew - 1], crew, help, spawns);
            for (class, drawn) in Class::ALL.into_iter().zip(drawn) {
                let held: u32 =
                    pack.cards_of(class).map(|card| u32::from(pack.card(card).copies)).sum();
                if drawn > held {
                    let what = format!(
                        "level {} with {crew} draws {drawn} {} cards, the box holds {held}",
                        level.id,
                        class.name()
                    );
                    complain(what, "lower its Help card or what is dealt at first");
                }
            }
        }
    }
}

/// Every Boss can be killed, at least by a team that is always lucky.
fn check_bosses(pack: &Pack, complain: Complain<'_>) {
    let most = most_crossed(pack);
    for (kind, sides) in BossKind::ALL.into_iter().zip(&pack.bosses) {
        for (colour, side) in ["black", "red"].iter().zip(sides) {
            let cells: u32 = side.members.iter().map(|grid| u32::from(grid.cells.count())).sum();
            let cells = cells - u32::from(side.cores.or(side.crossed).count());
            if cells > most {
                let what = format!(
                    "{} ({colour}) cannot be killed: {cells} cells, one Survivor alone crosses {most} at most",
                    kind.name()
                );
                complain(what, "take cells away or make weapons stronger");
            }
        }
        let abilities = pack.boss_cards.iter().filter(|card| card.contains(&Icon::Ability)).count();
        if kind == BossKind::Screamer {
            // The card of the last turn opens the mouth for nobody, and it may be any of Phase 2.
            if abilities < 2 {
                complain(
                    "screamer cannot be killed: its mouth may stay closed".into(),
                    "put the Ability icon on two Boss cards or more (GU-GAP-09)",
                );
            }
            if sides.iter().any(|side| side.track.len() < abilities) {
                let what =
                    format!("the Screamer's track has fewer fields than the {abilities} abilities");
                complain(what, "add fields to its track (GU-GAP-04)");
            }
        }
    }
}

/// The most cells that anybody alone can cross on a Boss in a whole round.
fn most_crossed(pack: &Pack) -> u32 {
    let of_weapon = |weapon: &Weapon| {
        let effects = weapon.effects(2);
        let seconds = [Effect::Adrenaline, Effect::QuickReload, Effect::CriticalHit];
        let times = 1 + u32::from(seconds.iter().any(|effect| effects.has(*effect)));
        let size = u32::from(pack.placements.shape(weapon.shape).cells().count());
        size * u32::from(effects.hits) * times
    };
    let of_survivor = |weapons: &[Weapon], ammo: u8| {
        let best = Colour::ALL.iter().filter_map(|it| weapons.get(it.index())).map(of_weapon).max();
        best.unwrap_or(0) * BOSS_TURNS + u32::from(ammo)
    };
    let sides = pack.survivors.iter().flat_map(|survivor| &survivor.sides);
    sides.map(|side| of_survivor(&side.weapons, side.ammo)).max().unwrap_or(0)
}
