//! What Washington Z.C. says about the whole content, and whole games with its modules.

use horda_kit::{Cx, FastLuck, Notation, Odds, Pending, Rules, pick};
use horda_zombicide::equipment::card::Deck;
use horda_zombicide::options::{AdvancedEquipment, Crew, Falling, Keep, Options, Team};
use horda_zombicide::shipped;
use horda_zombicide::state::State;
use horda_zombicide::{Zombicide, survivors::survivor::Status};

/// More decisions than this are no game.
const MOST_DECISIONS: u32 = 20_000;

fn all_modules() -> Options {
    Options {
        crew: Crew::Two,
        team: Team::Washington,
        advanced_equipment: AdvancedEquipment::On,
        keep: Keep::On,
        falling: Falling::KnockedOut,
        ..Options::default()
    }
}

fn rules(options: Options) -> Zombicide {
    shipped::rules(options).expect("the shipped content is right")
}

/// All-Out and Keep values by deck and name; cards that are not here have neither.
const VALUES: [(Deck, &str, u8, u8); 31] = [
    (Deck::Starting, "baseball-bat", 1, 0),
    (Deck::Starting, "crowbar", 1, 0),
    (Deck::Starting, "fire-axe", 1, 0),
    (Deck::Starting, "pistol", 1, 0),
    (Deck::Equipment, "chainsaw", 3, 5),
    (Deck::Equipment, "crowbar", 1, 3),
    (Deck::Equipment, "fire-axe", 1, 3),
    (Deck::Equipment, "katana", 2, 3),
    (Deck::Equipment, "kukri", 2, 4),
    (Deck::Equipment, "machete", 1, 2),
    (Deck::Equipment, "molotov", 0, 5),
    (Deck::Equipment, "pistol", 1, 1),
    (Deck::Equipment, "sawed-off", 2, 4),
    (Deck::Equipment, "shotgun", 2, 5),
    (Deck::Equipment, "sniper-rifle", 1, 3),
    (Deck::Equipment, "sub-mg", 3, 5),
    (Deck::Pimpweapons, "army-sniper-rifle", 1, 5),
    (Deck::Pimpweapons, "automatic-shotgun", 3, 5),
    (Deck::Pimpweapons, "evil-twins", 1, 3),
    (Deck::Pimpweapons, "golden-ak-47", 3, 5),
    (Deck::Pimpweapons, "golden-kukri", 2, 4),
    (Deck::Pimpweapons, "gunblade", 2, 4),
    (Deck::Pimpweapons, "mas-shotgun", 2, 3),
    (Deck::Pimpweapons, "nailbat", 2, 3),
    (Deck::Pimpweapons, "zantetsuken", 3, 5),
    (Deck::SecretService, "colt-m16a4", 2, 5),
    (Deck::SecretService, "desert-eagle", 2, 4),
    (Deck::SecretService, "glock-17", 3, 3),
    (Deck::SecretService, "mp5", 2, 4),
    (Deck::SecretService, "folding-shovel", 2, 2),
    (Deck::SecretService, "ka-bar", 1, 2),
];

#[test]
fn cards_have_the_values_of_the_advanced_decks() {
    let rules = rules(Options::default());
    for card in &rules.pack().cards {
        let known = VALUES.iter().find(|it| (it.0, it.1) == (card.deck, card.name.as_str()));
        let (all_out, keep) = known.map_or((0, 0), |it| (it.2, it.3));
        assert_eq!((card.all_out, card.keep), (all_out, keep), "{}", card.id);
    }
}

/// A random game to its end.
fn play(rules: &Zombicide, seed: u64) -> State {
    let mut cx = Cx::playout(FastLuck::new(seed));
    let mut luck = FastLuck::new(seed + 1000);
    let mut state = rules.deal(&mut cx);
    let mut offers = Vec::new();
    let mut decisions = 0;
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("a seat decides");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let action = offers[pick(Odds::Uniform(offers.len() as u32), &mut luck) as usize];
        rules.apply(&mut state, seat, &action, &mut cx);
        let wrong = rules.broken(&state);
        assert!(wrong.is_empty(), "{wrong:?} after {action:?}");
        decisions += 1;
        assert!(decisions < MOST_DECISIONS);
    }
    state
}

#[test]
fn random_games_with_all_modules_end() {
    let rules = rules(all_modules());
    for seed in 0..60 {
        let state = play(&rules, seed);
        let down = state.survivors.iter().filter(|it| it.status != Status::Standing);
        assert!(down.clone().all(|it| it.status == Status::Left || it.inventory.is_empty()));
        assert!(rules.outcome(&state).is_some());
    }
}

#[test]
fn the_outcome_lists_what_each_survivor_keeps() {
    let rules = rules(all_modules());
    let zone = rules.mission().start[0];
    let zone = rules.map().zone(zone).name.split('+').next().unwrap_or_default().to_owned();
    let facts = [
        ("mindy", format!("{zone} left")),
        ("mindy.cards", "machete katana / -".to_owned()),
        ("tess", format!("{zone} saved")),
        ("anton", format!("{zone} dead")),
        ("phase", "won".to_owned()),
    ];
    let facts = facts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let state = rules.position(&facts).expect("a position");
    let outcome = rules.result(&state).expect("the game is over");
    let fates = outcome.survivors.iter().map(|it| (it.id.as_str(), it.status, it.kept.join(" ")));
    let expected = [
        ("anton", Status::Dead, String::new()),
        ("mindy", Status::Left, "katana machete".to_owned()),
        ("tess", Status::Saved, String::new()),
    ];
    let mut fates: Vec<_> = fates.collect();
    fates.sort_by_key(|it| it.0);
    assert_eq!(fates, expected);
    let text = rules.outcome(&state).expect("the game is over");
    assert!(text.starts_with("mission = \"training\"\nwon = true\n"), "{text}");
    assert!(
        text.contains("id = \"mindy\"\nstatus = \"left\"\nkept = [\"katana\", \"machete\"]"),
        "{text}"
    );
}

#[test]
fn a_core_game_hands_nothing_over() {
    let rules = rules(Options::default());
    let state = play(&rules, 1);
    assert_eq!(rules.outcome(&state), None);
}
