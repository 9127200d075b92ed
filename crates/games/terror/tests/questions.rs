//! Which rule asks a question.

use horda_content::Variant;
use horda_kit::{Facts, Notation, Pending, Rules};
use horda_terror::options::Options;
use horda_terror::shipped;

/// Facts of a position.
type Given = &'static [(&'static str, &'static str)];

/// A board, facts of a position on it, and the rule that asks.
const ASKED: [(&str, Given, &str); 12] = [
    ("advanced", &[("phase", "build 2")], "ZT-ADV-06"),
    ("printed", &[("phase", "muster nurse")], "ZT-SETUP-07"),
    ("printed", &[("phase", "haunt"), ("nurse", "D1")], "ZT-SETUP-08"),
    ("printed", &[("nurse", "F15")], "ZT-HUM-01"),
    ("printed", &[("phase", "movement"), ("quota", "1"), ("C3", "zombie n")], "ZT-ZMOVE-01"),
    ("printed", &[("phase", "adding"), ("due", "1 0 0"), ("nurse", "F15")], "ZT-SPAWN-03"),
    ("printed", &[("phase", "tidying"), ("nurse", "F15 dead"), ("child", "F14 dead")], "ZT-RUL-19"),
    ("printed", &[("phase", "haunt"), ("ask", "facing C5 haunt"), ("C5", "zombie n")], "ZT-RUL-06"),
    (
        "printed",
        &[("phase", "adding"), ("due", "1 0 0"), ("ask", "facing C5 adding"), ("C5", "zombie n")],
        "ZT-SPAWN-04",
    ),
    ("printed", &[("ask", "facing C5 racket"), ("C5", "zombie n")], "ZT-CARD-01"),
    (
        "printed",
        &[("phase", "tidying"), ("ask", "facing C5 conversion"), ("C5", "zombie n")],
        "ZT-TIDY-02",
    ),
    (
        "printed",
        &[
            ("phase", "tidying"),
            ("ask", "replace nurse"),
            ("nurse", "F15 dead"),
            ("C5", "zombie n"),
        ],
        "ZT-TIDY-03",
    ),
];

/// What is asked names the rule that asks it.
#[test]
fn every_question_cites_its_rule() {
    let usual = shipped::rules(Options::default()).expect("the shipped content is right");
    for (board, facts, rule) in ASKED {
        let board = [("setup".to_owned(), board.to_owned())];
        let rules = usual.with_options(&board).expect("a board");
        let given: Facts =
            facts.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let state = rules.position(&given).unwrap_or_else(|wrong| panic!("{facts:?}: {wrong:?}"));
        let Pending::Decision { rule: cited, .. } = rules.pending(&state) else {
            panic!("a seat must decide: {facts:?}");
        };
        assert_eq!(cited.0, rule, "{facts:?}");
    }
}
