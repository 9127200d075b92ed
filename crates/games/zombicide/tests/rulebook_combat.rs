//! What the rules of Equipment say about the whole content.

use horda_zombicide::equipment::card::{CardFace, Deck, Noise, Profile, Special};
use horda_zombicide::options::{AdvancedEquipment, Keep, Options};
use horda_zombicide::{Zombicide, shipped};

fn rules() -> Zombicide {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn card<'a>(rules: &'a Zombicide, name: &str) -> &'a CardFace {
    rules.pack().cards.iter().find(|card| card.name == name).expect(name)
}

fn melee(rules: &Zombicide, name: &str) -> Profile {
    card(rules, name).melee.expect(name)
}

fn ranged(rules: &Zombicide, name: &str) -> Profile {
    card(rules, name).ranged.expect(name)
}

#[test]
fn ze_eqt_23_evil_twins_are_one_weapon_without_a_partner() {
    let rules = rules();
    let twins = card(&rules, "evil-twins");
    assert_eq!((twins.count, twins.dual, twins.ranged.map(|it| it.dice)), (1, false, Some(2)));
}

#[test]
fn ze_eqt_26_starting_cards_lie_in_a_deck_of_their_own() {
    let rules = rules();
    let of = |deck: Deck| rules.pack().cards.iter().filter(move |card| card.deck == deck);
    let starting: Vec<(&str, u8)> =
        of(Deck::Starting).map(|card| (card.name.as_str(), card.count)).collect();
    assert_eq!(starting, [("baseball-bat", 1), ("crowbar", 1), ("fire-axe", 1), ("pistol", 3)]);
    let count = |deck: Deck| of(deck).map(|card| card.count).sum::<u8>();
    assert_eq!([Deck::Starting, Deck::Equipment, Deck::Pimpweapons].map(count), [6, 45, 11]);
}

#[test]
fn ze_eqt_27_pimpweapons_open_no_doors_and_are_no_pairs() {
    let rules = rules();
    for card in rules.pack().cards.iter().filter(|card| card.deck == Deck::Pimpweapons) {
        assert!(!card.dual && card.opens.is_none(), "{}", card.name);
        assert!(card.is_weapon() != (card.special == Special::Trap), "{}", card.name);
    }
}

#[test]
fn ze_vec_94_values_that_public_tables_have_wrong() {
    let rules = rules();
    assert_eq!(melee(&rules, "baseball-bat").accuracy, 3);
    assert_eq!(card(&rules, "crowbar").opens, Some(Noise::Silent));
    let rifle = ranged(&rules, "sniper-rifle");
    assert_eq!((rifle.accuracy, rifle.nearest, rifle.farthest), (3, 1, 3));
    assert_eq!([melee(&rules, "machete").damage, melee(&rules, "kukri").damage], [2, 2]);
    assert!(!card(&rules, "kukri").dual);
    let sawed_off = card(&rules, "sawed-off");
    assert!(sawed_off.dual && sawed_off.reload);
    assert_eq!(ranged(&rules, "sawed-off").accuracy, 3);
    for food in ["bag-of-rice", "canned-food", "water"] {
        assert_eq!(card(&rules, food).special, Special::Food(3));
    }
}

/// The core rules have neither All-Out dice nor Keep rolls, so a card cannot be written with them.
#[test]
fn ze_eqt_28_values_exist_only_with_the_modules_that_use_them() {
    let values = |options: Options| {
        let rules = shipped::rules(options).expect("the shipped content is right");
        let cards = rules.pieces().cards.into_iter();
        cards.map(|it| (it.all_out, it.keep)).fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1))
    };
    let on =
        Options { advanced_equipment: AdvancedEquipment::On, keep: Keep::On, ..Options::default() };
    assert_eq!(values(Options::default()), (0, 0));
    assert!(values(on).0 > 0 && values(on).1 > 0);
}

#[test]
fn ze_eqt_32_cards_of_the_secret_service_that_work_from_any_slot() {
    let rules = rules();
    let from_backpack = |name: &str| card(&rules, name).works_from_backpack();
    assert!(from_backpack("repair-kit") && from_backpack("night-vision-goggles"));
    assert!(from_backpack("snack-cake") && !from_backpack("riot-shield"));
    assert!(!from_backpack("ka-bar"));
    let cards = rules.pack().cards.iter().filter(|card| card.deck == Deck::SecretService);
    assert_eq!(cards.map(|card| u32::from(card.count)).sum::<u32>(), 35);
}
