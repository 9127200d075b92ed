//! What is written is read back, and what no game can come to is refused.

use horda_content::Variant;
use horda_gearup::GearUp;
use horda_gearup::action::Action;
use horda_gearup::options::Options;
use horda_gearup::shipped;
use horda_kit::{Facts, Notation, Pending, Rules};
use horda_testkit::play_random;

fn rules() -> GearUp {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

/// What is wrong with a position that is given by these facts.
fn problems(facts: &[(&str, &str)]) -> Vec<String> {
    let facts: Facts =
        facts.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let found = rules().position(&facts).err().unwrap_or_default();
    found.into_iter().map(|problem| problem.what).collect()
}

#[test]
fn examples_of_actions_are_read_and_written_alike() {
    let rules = rules();
    for form in Action::FORMS {
        let example = if form.example.is_empty() { form.form } else { form.example };
        let action = rules.read_action(example).unwrap_or_else(|problem| panic!("{problem:?}"));
        assert_eq!(rules.write_action(&action), example);
    }
}

/// Against every Boss, alone and together: facts of a position are the position.
#[test]
fn positions_of_games_are_written_and_read_alike() {
    let (_, _, bosses) = GearUp::option_list()[2];
    for (seed, boss) in (0..).zip(bosses) {
        for crew in ["1", "3"] {
            let set =
                [("players", crew), ("boss", boss)].map(|(name, it)| (name.into(), it.into()));
            let rules = rules().with_options(&set).expect("known options");
            play_random(&rules, seed, &mut Vec::new(), |state, _, _| {
                let facts = rules.facts(state);
                let read = rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"));
                assert_eq!(rules.facts(&read), facts);
                assert_eq!(rules.pending(&read), rules.pending(state));
            });
        }
    }
}

#[test]
fn nobody_is_named_who_does_not_play() {
    let wrong = "a Survivor is named who does not play";
    for fact in [
        ("blows", "six 3 ordinary bomber"),
        ("commander", "six"),
        ("volley", "six hits 0 stamps 0"),
        ("z1", "walker-1 six s3"),
    ] {
        let found = problems(&[("turn-card", "t1"), fact]);
        assert_eq!(found, [wrong], "{fact:?}");
    }
}

#[test]
fn facts_that_there_are_not_are_refused() {
    assert_eq!(
        problems(&[("turn-card", "t1"), ("one.ammoo", "1 0")]),
        ["one.ammoo: there is no such fact"]
    );
}

/// A Survivor has 15 Health: the last of it ends the game.
#[test]
fn the_dead_do_not_play_on() {
    let wrong = "a track is longer than its row, or a Survivor is dead";
    let wounds =
        |count, step| problems(&[("turn-card", "t1"), ("step", step), ("one.wounds", count)]);
    assert_eq!(wounds("15", "weapons"), [wrong]);
    assert_eq!(wounds("14", "weapons"), [""; 0]);
    assert_eq!(wounds("15", "lost"), [""; 0]);
}

/// What is asked names the rule that asks it.
#[test]
fn every_question_cites_its_rule() {
    let asked: [(&[(&str, &str)], &str); 9] = [
        (&[("round", "0"), ("step", "muster"), ("commander", ""), ("one", "")], "GU-SET-02"),
        (&[("round", "0"), ("step", "naming"), ("commander", "")], "GU-SET-10"),
        (&[("blows", "one 2 ordinary ability"), ("one.armour", "1 0")], "GU-DMG-03"),
        (&[("step", "card"), ("drawn", "walker-1")], "GU-SPN-06"),
        (&[("toll", "0"), ("one.armour", "1 0")], "GU-ELE-03"),
        (&[("knock", "z1"), ("volley", "one hits 1 stamps 1 lane one s1")], "GU-EFF-02"),
        (&[("step", "weapons")], "GU-ATK-01"),
        (&[("step", "ammo"), ("one.ammo", "1 0")], "GU-AMM-01"),
        (&[("step", "upgrades"), ("one.earned", "1")], "GU-UPG-03"),
    ];
    for (facts, rule) in asked {
        let shared = [("turn-card", "t4"), ("z1", "walker-1 one s1")];
        let shared = shared.iter().filter(|_| facts[0].0 != "round");
        let facts: Facts =
            facts.iter().chain(shared).map(|(key, it)| (key.to_string(), it.to_string())).collect();
        let state = rules().position(&facts).unwrap_or_else(|wrong| panic!("{facts:?}: {wrong:?}"));
        let Pending::Decision { rule: cited, .. } = rules().pending(&state) else {
            panic!("a seat must decide: {facts:?}");
        };
        assert_eq!(cited.0, rule, "{facts:?}");
    }
}
