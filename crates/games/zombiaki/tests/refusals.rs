//! Every reason for a refusal: the position, the action, and the sentence that is given.
//!
//! Scenarios (`tests/scenarios/zombiaki/refusals.toml`) compare the rule; here the reason itself
//! is compared, because several reasons share a rule, and none of them may be without a case.

use std::collections::BTreeSet;

use horda_content::{Problems, Texts, Variant, parse};
use horda_kit::{Notation, Pending, Rules, Seat};
use horda_testkit::check_phrase;
use horda_zombiaki::options::Options;
use horda_zombiaki::{Zombiaki, shipped};

/// Readings other than the default, a position, and what is refused there with which key.
struct Case {
    options: &'static [(&'static str, &'static str)],
    given: &'static str,
    refused: &'static [(&'static str, &'static str)],
}

/// Cards that do what no shipped card does alone.
const CARDS: &str = r#"
[[cards]]
deck = "humans"
id = "test-push"
copies = 1
scope = "field"
type = "action"
target = "zombie"
effects = [{ retreat = 1 }]
[[cards]]
deck = "zombies"
id = "test-tonic"
copies = 1
scope = "track"
type = "action"
target = "track"
effects = [{ heal = 1 }]
[[cards]]
deck = "humans"
id = "test-crane"
copies = 1
scope = "field"
type = "action"
target = "occupied"
effects = [{ remove = true }]
[[cards]]
deck = "humans"
id = "test-erase"
copies = 1
scope = "field"
type = "action"
icon = "annihilates"
target = "occupied"
effects = [{ annihilate = true }]
[[cards]]
deck = "zombies"
id = "test-charge"
copies = 1
scope = "field"
type = "action"
target = "zombie"
effects = [{ advance = 2 }]
"#;

const CASES: &[Case] = &[
    // After Dawn nothing can be done.
    Case {
        options: &[],
        given: r#"step = "over humans", zombies.hand = "griszka""#,
        refused: &[("zombies: discard griszka", "over-dawn"), ("humans: end", "over-dawn")],
    },
    // After a breach nothing can be done.
    Case {
        options: &[],
        given: r#"step = "over zombies", zombies.hand = "griszka""#,
        refused: &[("zombies: discard griszka", "over-breach"), ("humans: end", "over-breach")],
    },
    // In the other side's turn nothing can be done.
    Case {
        options: &[],
        given: r#"step = "use", zombies.hand = "griszka", humans.hand = "shot", T1B3 = "sasza""#,
        refused: &[("humans: play shot T1", "not-your-turn"), ("humans: end", "not-your-turn")],
    },
    // In step 2 of the zombies cards wait and nobody passes.
    Case {
        options: &[],
        given: r#"step = "movement", zombies.hand = "griszka", T2B3 = "misza""#,
        refused: &[
            ("play griszka T1B5", "cards-later"),
            ("discard griszka", "cards-later"),
            ("pick griszka", "cards-later"),
            ("end", "no-passing"),
        ],
    },
    // In step 2 of the humans cards wait and nobody passes.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "movement", humans.hand = "shot", T1B1 = "kamaz", T2B1 = "trolleybus", T3B3 = "sasza""#,
        refused: &[
            ("play shot T3", "cards-later"),
            ("discard shot", "cards-later"),
            ("pick griszka", "cards-later"),
            ("end", "no-passing"),
        ],
    },
    // In step 4 one of the four has to go, and nothing moves any more.
    Case {
        options: &[],
        given: r#"step = "discard", zombies.hand = "griszka 4", T1B3 = "sasza", T2B3 = "kamaz""#,
        refused: &[
            ("end", "discard-first"),
            ("play griszka T1B5", "discard-first"),
            ("pick griszka", "discard-first"),
            ("discard sasza", "not-available"),
            ("discard dawn", "dawn-is-not-played"),
            ("step T1B3 T1B2", "no-movement"),
            ("stay T1B3", "no-movement"),
            ("drive T2B3", "no-movement"),
        ],
    },
    // In step 5 nothing moves, nothing is picked, and only available cards are used.
    Case {
        options: &[],
        given: r#"step = "use", zombies.hand = "griszka", humans.hand = "shot", T1B3 = "sasza", T2B3 = "kamaz""#,
        refused: &[
            ("step T1B3 T1B2", "no-movement"),
            ("stay T1B3", "no-movement"),
            ("drive T2B3", "no-movement"),
            ("pick griszka", "nothing-to-pick"),
            ("play sasza T1B5", "not-available"),
            ("discard sasza", "not-available"),
            ("play shot T1", "not-available"),
            ("play dawn", "dawn-is-not-played"),
            ("discard dawn", "dawn-is-not-played"),
        ],
    },
    // A card that waits for an answer comes before everything else.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "lure T2B3", humans.hand = "shot", T2B3 = "sasza", T1B4 = "griszka""#,
        refused: &[
            ("end", "answer-first"),
            ("play shot T1", "answer-first"),
            ("discard shot", "answer-first"),
            ("pick griszka", "answer-first"),
            ("stay T2B3", "answer-first"),
            ("step T2B3 T2B2", "lured-aside"),
            ("step T1B4 T1B3", "lured-aside"),
        ],
    },
    // After a look one of the cards shown is chosen.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "scout", humans.hand = "shot", zombies.top = "sasza humans, griszka humans, borys zombies", T1B4 = "griszka""#,
        refused: &[
            ("pick borys", "not-shown"),
            ("pick dawn", "not-shown"),
            ("step T1B4 T1B3", "answer-first"),
            ("end", "answer-first"),
        ],
    },
    // Plague raises whom its Strength and the Trash allow.
    Case {
        options: &[],
        given: r#"step = "raise T1B5 3", zombies.hand = "griszka", zombies.trash = "sasza, griszka, gieroj, hostage""#,
        refused: &[
            ("pick gieroj", "not-raisable"),
            ("pick misza", "not-raisable"),
            ("pick hostage", "not-raisable"),
            ("end", "answer-first"),
        ],
    },
    // A zombie enters where zombies come in, on an empty field.
    Case {
        options: &[],
        given: r#"step = "use", zombies.hand = "griszka, plague, hostage", zombies.trash = "sasza", T1B5 = "gniazdo", T1B4 = "mine", T2B5 = "kiosk", T3B4 = "sasza hostage""#,
        refused: &[
            ("play griszka T2B3", "not-entry"),
            ("play griszka T1B5", "entry-taken"),
            ("play griszka T1B4", "entry-taken"),
            ("play griszka T2", "wrong-target"),
            ("play plague T2B3", "raised-at-entry"),
            ("play plague T2B5", "entry-taken"),
            ("play plague", "wrong-target"),
            ("play hostage T3B4", "already-attached"),
            ("play hostage T2B3", "no-zombie"),
            ("play hostage T2B5", "no-zombie"),
            ("play hostage T2", "wrong-target"),
        ],
    },
    // A card is put where it may lie.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", humans.hand = "trabant, mine, grenade", T1B1 = "sasza", T2B3 = "griszka""#,
        refused: &[
            ("play trabant T1B1", "taken"),
            ("play trabant T1B2", "wrong-place"),
            ("play mine T2B2", "before-zombie"),
            ("play mine T2B3", "taken"),
            ("play mine B3", "wrong-target"),
            ("play grenade T3B3", "nothing-there"),
            ("play grenade T1", "wrong-target"),
        ],
    },
    // What only removes cards needs one, and what only annihilates needs a zombie.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", humans.hand = "test-crane, test-erase", T1B1 = "sasza", T2B3 = "kiosk""#,
        refused: &[
            ("play test-crane T1B1", "nothing-to-remove"),
            ("play test-crane T3B3", "nothing-there"),
            ("play test-erase T2B3", "no-zombie"),
            ("play test-erase T3B3", "no-zombie"),
        ],
    },
    // A Pickaxe needs a human card on a field, a Snack one of the opponent's available cards.
    Case {
        options: &[],
        given: r#"step = "use", zombies.hand = "pickaxe, snack, griszka", humans.hand = "shot", T1B3 = "sasza chains""#,
        refused: &[
            ("play pickaxe T1B3", "no-human-card"),
            ("play pickaxe T2B3", "no-human-card"),
            ("play snack mine", "opponent-lacks"),
            ("play snack griszka", "opponent-lacks"),
            ("play snack", "wrong-target"),
            ("play pickaxe T1", "wrong-target"),
        ],
    },
    // A look needs a card above Dawn, Plague a zombie that it can raise, Steroids a wound.
    Case {
        options: &[],
        given: r#"step = "use", zombies.hand = "brain, plague, steroids", zombies.deck = "", zombies.trash = "gieroj, pickaxe", T1B3 = "sasza", T2B3 = "griszka wounds=1""#,
        refused: &[
            ("play brain", "nothing-above-dawn"),
            ("play brain T1", "wrong-target"),
            ("play plague T1B5", "nobody-to-raise"),
            ("play steroids T1B3", "unhurt"),
            ("play steroids T3B3", "no-zombie"),
        ],
    },
    // What heals a whole track needs a wounded zombie on it.
    Case {
        options: &[],
        given: r#"step = "use", zombies.hand = "test-tonic", T1B3 = "sasza", T1B4 = "griszka", T2B3 = "griszka wounds=1""#,
        refused: &[("play test-tonic T1", "nobody-hurt"), ("play test-tonic T3", "no-zombie")],
    },
    // On an empty street cards at zombies have no target.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", humans.hand = "shot, siren, sniper, chains""#,
        refused: &[
            ("play shot T1", "empty-street"),
            ("play siren", "empty-street"),
            ("play sniper T1B3", "empty-street"),
            ("play chains T1B3", "empty-street"),
        ],
    },
    // Nobody in the open is as good as nobody.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", humans.hand = "shot, searchlight, volley, molotov", T1B2 = "kiosk", T1B3 = "sasza", T2B5 = "griszka", T3B5 = "griszka", T3B2 = "kiosk", T3B1 = "borys""#,
        refused: &[
            ("play shot T1", "shielded"),
            ("play searchlight T1", "shielded"),
            ("play volley B3", "shielded"),
            ("play molotov T1B3", "shielded"),
            ("play searchlight T2", "nobody-retreats"),
            ("play searchlight T3", "nobody-retreats"),
            ("play volley B4", "no-zombie"),
        ],
    },
    // A card that only drives back needs a zombie that can go back.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", humans.hand = "test-push, siren", T1B5 = "sasza", T1B4 = "griszka", T2B3 = "griszka", T2B4 = "kiosk", T3B3 = "borys""#,
        refused: &[
            ("play test-push T1B5", "no-retreat-edge"),
            ("play test-push T1B4", "no-retreat-zombie"),
            ("play test-push T2B3", "no-retreat-card"),
            ("play test-push T3B3", "no-retreat-own"),
            ("play siren", "nobody-retreats"),
        ],
    },
    // Hunger needs a zombie whose way is clear.
    Case {
        options: &[],
        given: r#"step = "use", zombies.hand = "hunger, griszka", T1B3 = "sasza", T1B4 = "griszka", T2B3 = "griszka", T2B2 = "kiosk", T3B3 = "misza chains""#,
        refused: &[
            ("play hunger T1B4", "no-way-zombie"),
            ("play hunger T2B3", "no-way-card"),
            ("play hunger T3B3", "no-way-held"),
            ("play hunger T3B5", "no-zombie"),
        ],
    },
    // With late-breach = ignored Hunger does not lead onto the Barricades.
    Case {
        options: &[("late-breach", "ignored")],
        given: r#"step = "use", zombies.hand = "hunger, griszka", T1B1 = "sasza""#,
        refused: &[("play hunger T1B1", "no-way-edge")],
    },
    // Bait needs an open field beside the zombie.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", humans.hand = "bait, shot", T1B3 = "sasza", T2B3 = "kiosk", T3B3 = "griszka""#,
        refused: &[
            ("play bait T1B3", "no-way-aside"),
            ("play bait T3B3", "no-way-aside"),
            ("play bait T2B3", "no-zombie"),
        ],
    },
    // There is room for eight cards beside the street.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", humans.hand = "roadblock", beside = "fog T1, fog T1, fog T1, fog T2, fog T2, fog T2, fog T3, fog T3""#,
        refused: &[("play roadblock T1", "no-room-beside"), ("play roadblock B1", "wrong-target")],
    },
    // After the one card that Panic allows the others can only be kept or discarded.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "use", played = "1", humans.hand = "shot", beside = "panic street", T1B3 = "sasza""#,
        refused: &[("play shot T1", "panic")],
    },
    // Each side moves its own cards, and only those that move.
    Case {
        options: &[],
        given: r#"step = "movement", waiting = "T2B3", T2B3 = "misza", T1B3 = "kamaz", T3B2 = "kiosk", T1B5 = "mamka", T3B4 = "sasza""#,
        refused: &[
            ("drive T1B3", "not-yours"),
            ("step T1B3 T1B2", "not-yours"),
            ("stay T1B3", "not-yours"),
            ("drive T2B3", "not-a-car"),
            ("step T3B2 T3B1", "nothing-to-move"),
            ("stay T2B5", "nothing-to-move"),
            ("step T1B5 T1B4", "blocked-own"),
            ("stay T1B5", "blocked-own"),
            ("step T3B4 T3B3", "already-moved"),
        ],
    },
    // Humans move cars and nothing else, each once and in order.
    Case {
        options: &[],
        given: r#"turn = "humans", step = "movement", waiting = "T1B1 T2B3 T3B3", T1B1 = "kamaz", T2B3 = "trolleybus", T3B3 = "kamaz", T1B4 = "trabant", T1B5 = "sasza", T2B5 = "mine""#,
        refused: &[
            ("stay T2B3", "must-drive"),
            ("step T2B3 T2B4", "must-drive"),
            ("stay T1B1", "must-drive"),
            ("drive T1B1", "car-not-yet"),
            ("drive T1B4", "car-drove"),
            ("stay T1B4", "car-drove"),
            ("drive T1B5", "not-a-car"),
            ("drive T2B5", "not-a-car"),
            ("drive T3B1", "not-a-car"),
            ("step T1B5 T1B4", "not-yours"),
            ("stay T1B5", "not-yours"),
            ("stay T2B5", "nothing-to-move"),
        ],
    },
    // A side-stepper goes forward or to the field beside it.
    Case {
        options: &[],
        given: r#"step = "movement", T1B3 = "misza", T3B5 = "sasza""#,
        refused: &[
            ("step T1B3 T3B3", "not-beside"),
            ("step T1B3 T2B2", "not-beside"),
            ("step T1B3 T2B4", "not-beside"),
            ("step T1B3 T1B4", "not-back"),
            ("step T1B3 T1B3", "not-back"),
            ("step T1B3 T1B1", "not-that-far"),
            ("step T1B3 barricades", "not-that-far"),
            ("stay T1B3", "must-move"),
            ("step T3B5 T3B4", "not-yet"),
        ],
    },
    // Other zombies keep to their track, and fast ones go field by field.
    Case {
        options: &[],
        given: r#"step = "movement", T1B3 = "olimpijczyk", T2B3 = "misza", T3B3 = "sasza", T2B2 = "kiosk", T3B2 = "mamka""#,
        refused: &[
            ("step T1B3 T1B1", "field-by-field"),
            ("step T1B3 barricades", "not-that-far"),
            ("step T1B3 T2B3", "not-agile"),
            ("step T3B3 T1B3", "not-agile"),
            ("step T3B3 T2B2", "not-agile"),
            ("step T3B3 T3B4", "not-back"),
            ("step T3B3 T3B2", "blocked-zombie"),
            ("step T2B3 T2B2", "blocked-card"),
            ("step T2B3 T1B3", "blocked-zombie"),
        ],
    },
    // A held zombie goes nowhere.
    Case {
        options: &[],
        given: r#"step = "movement", T1B3 = "misza", T2B3 = "stiopa chains""#,
        refused: &[
            ("step T2B3 T2B2", "blocked-held"),
            ("step T2B3 T3B3", "blocked-held"),
            ("step T2B3 T1B3", "blocked-held"),
            ("step T1B3 T2B3", "blocked-zombie"),
        ],
    },
    // With order = by-track the lower track goes first.
    Case {
        options: &[("order", "by-track")],
        given: r#"step = "movement", T1B3 = "misza", T3B3 = "wladek""#,
        refused: &[("step T3B3 T3B2", "in-track-order"), ("stay T3B3", "in-track-order")],
    },
    // One that could not move has had its attempt.
    Case {
        options: &[],
        given: r#"step = "movement", waiting = "T2B3", stayed = "T3B3", T2B3 = "misza", T3B3 = "sasza", T3B2 = "kiosk""#,
        refused: &[("step T3B3 T3B2", "already-tried"), ("stay T3B3", "already-tried")],
    },
    // With second-pass = yes one that could not move tries again after the others.
    Case {
        options: &[("second-pass", "yes")],
        given: r#"step = "movement", waiting = "T2B3", stayed = "T3B3", T2B3 = "misza", T3B3 = "sasza", T3B2 = "kiosk""#,
        refused: &[("step T3B3 T3B2", "tries-later"), ("stay T3B3", "tries-later")],
    },
    // With second-pass = yes there is no third attempt.
    Case {
        options: &[("second-pass", "yes")],
        given: r#"step = "second-pass", waiting = "T2B3", stayed = "T3B3", T2B3 = "misza", T3B3 = "sasza", T3B2 = "kiosk""#,
        refused: &[("step T3B3 T3B2", "already-tried"), ("stay T3B3", "already-tried")],
    },
];

fn rules(options: &[(&str, &str)]) -> Zombiaki {
    let problems = Problems::new("test", CARDS);
    let table = parse(CARDS, &problems).expect("readable");
    let base = shipped::rules(Options::default()).expect("the shipped decks are right");
    let rules = base.with_content(&table.tables("cards"));
    assert!(problems.is_empty(), "the cards of this test are right");
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into()));
    rules.with_options(&options.collect::<Vec<_>>()).expect("known options")
}

/// The facts of a position, written as in a scenario.
fn facts(given: &str) -> horda_kit::Facts {
    let parts = given.split("\", ").map(|part| part.trim_end_matches('"'));
    let fact = |part: &str| {
        let (key, value) = part.split_once(" = ").expect("a fact and its value");
        (key.to_owned(), value.trim_matches('"').to_owned())
    };
    parts.map(fact).collect()
}

/// The seat that asks, and the action: the active side unless one is named.
fn asked<'a>(rules: &Zombiaki, given: &str, act: &'a str) -> (Seat, &'a str) {
    let named = rules.seat_names().iter().position(|name| act.starts_with(&format!("{name}: ")));
    match (named, act.split_once(": ")) {
        (Some(seat), Some((_, act))) => (Seat(seat as u8), act),
        _ => (Seat(u8::from(given.starts_with("turn = \"humans\""))), act),
    }
}

#[test]
fn every_reason_is_given_where_it_holds() {
    let texts = Texts::load(&shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"));
    let mut given = BTreeSet::new();
    for case in CASES {
        let rules = rules(case.options);
        let state = rules.position(&facts(case.given)).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        for (act, key) in case.refused {
            let (seat, act) = asked(&rules, case.given, act);
            let action = rules.read_action(act).unwrap_or_else(|wrong| panic!("{wrong:?}"));
            let refusal = rules.check(&state, seat, &action).expect_err(act);
            assert_eq!(refusal.reason.key, format!("refusal-{key}"), "{act} in {}", case.given);
            // The cards of this test have no names.
            if !act.contains("test-") {
                let phrases = [Some(&refusal.reason), refusal.remedy.as_ref()];
                for phrase in phrases.into_iter().flatten() {
                    check_phrase(&texts, phrase).unwrap_or_else(|what| panic!("{what}"));
                }
            }
            given.insert(refusal.reason.key.to_string());
        }
    }
    let keys = rules(&[]).text_keys().into_iter();
    let missing = keys.filter(|key| key.starts_with("refusal-") && !key.ends_with(".fix"));
    let missing: Vec<String> = missing.filter(|key| !given.contains(key)).collect();
    assert_eq!(missing, Vec::<String>::new(), "reasons without a case");
}

/// What is asked names the rule that asks it.
#[test]
fn every_question_cites_its_rule() {
    let rules = rules(&[]);
    let asked = [
        (r#"step = "movement", T2B3 = "misza""#, "ZK-RUL-06"),
        (r#"turn = "humans", step = "movement", T1B1 = "kamaz", T2B1 = "trolleybus""#, "ZK-RUL-10"),
        (r#"step = "discard", zombies.hand = "griszka 4""#, "ZK-DISC-01"),
        (r#"step = "use", zombies.hand = "griszka""#, "ZK-USE-01"),
        (r#"step = "lure T2B3", T2B3 = "sasza""#, "ZK-CARD-02"),
        (r#"step = "scout", zombies.top = "sasza zombies""#, "ZK-CARD-02"),
        (r#"step = "plan", zombies.top = "sasza zombies""#, "ZK-CARD-02"),
        (r#"step = "raise T1B5 3", zombies.trash = "sasza, griszka""#, "ZK-CARD-02"),
    ];
    for (given, rule) in asked {
        let state = rules.position(&facts(given)).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let Pending::Decision { rule: cited, .. } = rules.pending(&state) else {
            panic!("somebody must decide: {given}");
        };
        assert_eq!(cited.0, rule, "{given}");
    }
}
