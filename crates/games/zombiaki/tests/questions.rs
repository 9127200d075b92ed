//! Which rule asks a question.

use horda_kit::{Notation, Pending, Rules};
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

/// What is asked names the rule that asks it.
#[test]
fn every_question_cites_its_rule() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
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
            panic!("a seat must decide: {given}");
        };
        assert_eq!(cited.0, rule, "{given}");
    }
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
