//! The pieces of the box.

use std::collections::BTreeSet;

use horda_gearup::boss::BossKind;
use horda_gearup::card::{Breed, Class, Colour, Speed};
use horda_gearup::effect::Effect;
use horda_gearup::pack::PHASE_ONE;
use horda_gearup::sheet::Sheet;
use horda_kit::{Cx, FastLuck, Notation, Rules};

use crate::kit::{
    all_effects, assert_all_differ, copies, is_refused, position, rules, rules_with, sheets, texts,
    weapons, with_content,
};

/// RULE GU-CMP-01, GU-SRV-01: six boards with two sides, six seats, six different names.
#[test]
fn gu_cmp_01_gu_srv_01_six_boards_with_names_of_their_own() {
    let rules = rules();
    let pack = rules.pack();
    assert_eq!(pack.survivors.len(), 6);
    assert!(pack.survivors.iter().all(|survivor| survivor.sides.len() == 2));
    assert_eq!(rules_with(&[("players", "6")]).seat_names().len(), 6);
    let ids: BTreeSet<&str> = pack.survivors.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids.len(), 6);
    let keys: Vec<String> = ids.iter().map(|id| format!("survivor-{id}")).collect();
    assert_all_differ(&keys);
}

/// RULE GU-CMP-02, GU-SET-03, GU-ZOM-02: twelve of each of the four Standard types, in one deck.
#[test]
fn gu_cmp_02_gu_zom_02_the_standard_deck() {
    let rules = rules();
    let types = [Breed::Walker, Breed::Runner, Breed::Crawler, Breed::Chomper];
    assert_eq!(types.map(|breed| copies(rules.pack(), breed)), [12; 4]);
    let standard = Breed::ALL.into_iter().filter(|it| it.class() == Class::Standard);
    assert_eq!(standard.collect::<Vec<_>>(), types);
    let state = rules.deal(&mut Cx::playout(FastLuck::new(1)));
    assert_eq!(state.deck(Class::Standard).len(), 48);
    assert_eq!(state.deck(Class::Standard).shuffled_len(), 48);
}

/// RULE GU-CMP-03, GU-SET-04, GU-ZOM-03: six of each of the four Special types, in another deck.
#[test]
fn gu_cmp_03_gu_zom_03_the_special_deck() {
    let rules = rules();
    let types = [Breed::Bomber, Breed::Fatty, Breed::Soldier, Breed::Stinker];
    assert_eq!(types.map(|breed| copies(rules.pack(), breed)), [6; 4]);
    let special = Breed::ALL.into_iter().filter(|it| it.class() == Class::Special);
    assert_eq!(special.collect::<Vec<_>>(), types);
    let state = rules.deal(&mut Cx::playout(FastLuck::new(1)));
    assert_eq!(state.deck(Class::Special).len(), 24);
    assert_eq!(state.deck(Class::Special).shuffled_len(), 24);
}

/// RULE GU-CMP-04: ten Turn cards, seven Spawn cards, three and four Boss cards.
#[test]
fn gu_cmp_04_turn_spawn_and_boss_cards() {
    let rules = rules();
    let pack = rules.pack();
    let spawns: u8 = pack.spawns.iter().sum();
    assert_eq!((pack.turns.len(), spawns, PHASE_ONE, pack.boss_cards.len()), (10, 7, 3, 3 + 4));
    assert!(is_refused(|texts| texts[3] = texts[3].replacen("A = 3", "A = 4", 1)));
    assert!(is_refused(|texts| texts[3] = texts[3].replacen("phase = 1", "phase = 2", 1)));
}

/// RULE GU-CMP-05: six Boss boards with two sides, a Help card for each number of Survivors, one
/// Commander card, six Companions.
#[test]
fn gu_cmp_05_boards_and_aids() {
    let rules = rules();
    let pack = rules.pack();
    assert_eq!((pack.bosses.len(), BossKind::ALL.len()), (6, 6));
    assert!(pack.bosses.iter().flatten().all(|side| !side.members.is_empty()));
    assert_eq!((pack.help.len(), pack.levels.len(), pack.companions.len()), (6, 4, 6));
    let drawn = |draw: &[u8; 2]| draw[0] + draw[1] > 0;
    assert!(pack.help.iter().flatten().flatten().all(drawn), "every row of a Help card draws");
    let companions: BTreeSet<u8> = pack.companions.iter().map(|it| it.survivor.0).collect();
    assert_eq!(companions.len(), 6);
}

// --- Survivor boards and weapons ---

/// RULE GU-SRV-06, GU-WPN-06: four weapons of four colours, one of them yellow.
#[test]
fn gu_srv_06_gu_wpn_06_four_weapons_of_four_colours() {
    let rules = rules();
    for sheet in sheets(rules.pack()) {
        let colours: Vec<Colour> = sheet.weapons.iter().map(|weapon| weapon.colour).collect();
        assert_eq!(colours, Colour::ALL);
    }
    assert!(is_refused(|texts| {
        texts[0] = texts[0].replacen("colour = \"green\"", "colour = \"red\"", 1);
    }));
}

/// RULE GU-SRV-07: every effect is explained, and no two explanations are the same.
#[test]
fn gu_srv_07_every_effect_is_explained() {
    let keys = Effect::ALL.map(|effect| format!("effect-{}-text", effect.name()));
    assert_all_differ(&keys);
    assert_all_differ(&Effect::ALL.map(|effect| format!("effect-{}", effect.name())));
    let known = rules().text_keys();
    assert!(keys.iter().all(|key| known.contains(key)));
}

/// RULE GU-SRV-02, GU-SRV-09: everybody has Health, and a Survivor with a Fury weapon a Fury track.
#[test]
fn gu_srv_09_a_fury_weapon_comes_with_a_fury_track() {
    let rules = rules();
    let rages =
        |sheet: &Sheet| sheet.weapons.iter().any(|weapon| weapon.effects(2).has(Effect::Fury));
    let with_fury: Vec<&Sheet> = sheets(rules.pack()).filter(|sheet| rages(sheet)).collect();
    assert!(!with_fury.is_empty());
    assert!(with_fury.iter().all(|sheet| sheet.fury.iter().flatten().count() > 0));
    assert!(is_refused(|texts| {
        let lines = texts[0].lines().filter(|line| !line.starts_with("fury ="));
        texts[0] = lines.collect::<Vec<_>>().join("\n");
    }));
}

/// RULE GU-WPN-01: every weapon has a name, and each one its own.
#[test]
fn gu_wpn_01_every_weapon_has_a_name() {
    let rules = rules();
    let keys: BTreeSet<String> =
        weapons(rules.pack()).map(|weapon| format!("weapon-{}", weapon.id)).collect();
    assert_eq!(keys.len(), 24);
    assert_all_differ(&keys.into_iter().collect::<Vec<_>>());
}

/// RULE GU-WPN-02: every weapon has a shape that hangs together.
#[test]
fn gu_wpn_02_every_weapon_has_a_shape() {
    let rules = rules();
    let shapes = rules.pieces().shapes;
    for weapon in weapons(rules.pack()) {
        let shape = shapes[usize::from(weapon.shape.0)];
        assert!(shape.count() >= 2 && shape.is_connected(), "{}", weapon.id);
    }
}

/// RULE GU-WPN-03: some weapons begin with an effect, and it is one of two.
#[horda_derive::rule_test]
fn gu_wpn_03_initial_effects_are_knockback_or_multi_hit_2() {
    let rules = rules();
    let initial: Vec<Option<Effect>> = weapons(rules.pack()).map(|weapon| weapon.initial).collect();
    assert!(initial.contains(&None) && initial.iter().any(Option::is_some));
    let allowed = [Effect::Knockback, Effect::MultiHit(2)];
    assert!(initial.iter().flatten().all(|effect| allowed.contains(effect)));
    for other in ["multi-hit 3", "fury", "long-range"] {
        assert!(is_refused(|texts| {
            let other = format!("initial = \"{other}\"");
            texts[0] = texts[0].replacen("initial = \"knockback\"", &other, 1);
        }));
    }
}

/// RULE GU-WPN-04: every weapon has exactly two upgrades.
#[horda_derive::rule_test]
fn gu_wpn_04_a_weapon_with_one_upgrade_or_three_is_refused() {
    for wrong in ["[\"critical-hit\"]", "[\"critical-hit\", \"fury\", \"split\"]"] {
        assert!(is_refused(|texts| {
            let right = "[\"critical-hit\", \"ready-for-action\"]";
            texts[0] = texts[0].replacen(right, wrong, 1);
        }));
    }
}

/// RULE GU-WPN-07: no two weapons of a Survivor have the same effects.
#[test]
fn gu_wpn_07_no_two_weapons_of_a_survivor_are_alike() {
    let rules = rules();
    for sheet in sheets(rules.pack()) {
        let sets: BTreeSet<BTreeSet<String>> = sheet.weapons.iter().map(all_effects).collect();
        assert_eq!(sets.len(), 4);
    }
}

// --- Levels and set-up ---

/// RULE GU-ZOM-01, GU-ZOM-04: every card shows its type and its class, each by its own name.
#[test]
fn gu_zom_04_cards_show_type_and_class() {
    let rules = rules();
    for face in rules.pieces().zombies {
        let card = rules.pack().card(face.card);
        assert_eq!((face.breed, face.class), (card.breed, card.breed.class()));
    }
    assert_all_differ(&Breed::ALL.map(|breed| format!("breed-{}", breed.name())));
    assert_all_differ(&Class::ALL.map(|class| format!("class-{}", class.name())));
}

/// RULE GU-ZOM-05, GU-AMB-42: a card is slow or fast, and both speeds occur.
#[test]
fn cards_are_slow_or_fast() {
    let rules = rules();
    let speeds: Vec<Speed> = rules.pack().zombies.iter().map(|card| card.speed).collect();
    assert!(speeds.iter().all(|speed| [Speed::Slow, Speed::Fast].contains(speed)));
    assert!(speeds.contains(&Speed::Slow) && speeds.contains(&Speed::Fast));
    assert!(is_refused(|texts| {
        texts[1] = texts[1].replacen("speed = \"slow\"", "speed = \"both\"", 1);
    }));
}

/// What a zombie of this type does on S1 of the first lane, as told: alone, and behind it a Walker.
fn attacks(breed: Breed) -> Vec<String> {
    let name = breed.name();
    let cards = format!(
        r####"cards = [
            {{ kind = "zombie", id = "one", breed = "{name}", speed = "slow", grid = ["**"] }},
            {{ kind = "zombie", id = "other", breed = "walker", speed = "slow", grid = ["*#"] }},
        ]"####
    );
    let rules = with_content(&rules_with(&[("players", "2")]), &cards);
    let march = [("turn-card", "t5"), ("step", "upgrades"), ("z1", "one one s1")];
    let mut state = position(&rules, &[&march[..], &[("z2", "other one s1")]].concat());
    let mut luck = FastLuck::new(1);
    let mut cx = Cx::table(&mut luck);
    rules.run_on(&mut state, &mut cx);
    let told = cx.finish().1;
    let told = told.iter().map(|event| rules.write_event(event));
    told.filter(|word| word.starts_with("hurt")).collect()
}

/// RULE GU-ZOM-10, GU-SPZ-05: of all types only Bomber and Stinker do more than their icons say.
#[test]
fn gu_zom_10_gu_spz_05_only_bombers_and_stinkers_have_abilities() {
    let plain = attacks(Breed::Walker);
    assert_eq!(plain.len(), 2, "{plain:?}");
    for breed in Breed::ALL {
        let special = matches!(breed, Breed::Bomber | Breed::Stinker);
        assert_eq!(attacks(breed) != plain, special, "{}", breed.name());
    }
}

/// RULE GU-BSB-01, GU-BSB-08, GU-BSB-09: every Boss has a name, an ability and, all but one, a rule.
#[test]
fn gu_bsb_01_gu_bsb_08_bosses_say_what_they_are() {
    assert_all_differ(&BossKind::ALL.map(|kind| format!("boss-{}", kind.name())));
    for field in ["rule", "ability"] {
        let keys = BossKind::ALL.map(|kind| format!("boss-{}-{field}", kind.name()));
        assert!(keys.iter().all(|key| texts().has(key)));
        let known = rules().text_keys();
        assert!(keys.iter().all(|key| known.contains(key)));
    }
    let rules = BossKind::ALL.map(|kind| format!("boss-{}-rule", kind.name()));
    assert_all_differ(&rules);
}

// --- What the shipped content must be ---
