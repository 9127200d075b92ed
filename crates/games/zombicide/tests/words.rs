//! What is written is read back, and what no game can come to is refused.

use horda_content::Variant;
use horda_kit::{Cx, Facts, FastLuck, Notation, Pending, Rules, Seat};
use horda_testkit::play_random;
use horda_zombicide::action::Action;
use horda_zombicide::options::Options;
use horda_zombicide::{Zombicide, shipped};

fn rules() -> Zombicide {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn facts(given: &[(&str, &str)]) -> Facts {
    given.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect()
}

/// What is wrong with a position that is given by these facts.
fn problems(given: &[(&str, &str)]) -> Vec<String> {
    let found = rules().position(&facts(given)).err().unwrap_or_default();
    found.into_iter().map(|problem| problem.what).collect()
}

/// A door, a Zone or a card may have another name first, so what is written is read once more.
#[test]
fn examples_of_actions_are_read_and_written_alike() {
    let rules = rules();
    for form in Action::FORMS {
        let example = if form.example.is_empty() { form.form } else { form.example };
        if example.contains('{') {
            continue; // another form of an action with an example
        }
        let action = rules.read_action(example).unwrap_or_else(|problem| panic!("{problem:?}"));
        let written = rules.write_action(&action);
        assert_eq!(rules.read_action(&written), Ok(action), "{example}");
        assert!(!written.contains('|'), "{written}: a line of a journal is parted there");
    }
}

/// Between Turns and in them, facts of a position are the position.
#[test]
fn positions_of_games_are_written_and_read_alike() {
    for (seed, crew) in (0..).zip(["1", "3", "6"]) {
        let set = [("players".into(), crew.into())];
        let rules = rules().with_options(&set).expect("a known option");
        play_random(&rules, seed, &mut Vec::new(), |state, _, _| {
            let between = state.stack.is_empty() && state.round > 1;
            if !between || matches!(rules.pending(state), Pending::Over(_)) {
                return;
            }
            let facts = rules.facts(state);
            let read = rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"));
            assert_eq!(rules.facts(&read), facts);
        });
    }
}

#[test]
fn impossible_positions_are_refused() {
    let here = |more: (&'static str, &'static str)| problems(&[("amy", "9R.TL"), more]);
    assert_eq!(here(("amy.cards", "- / water water water water")), ["amy carries too much"]);
    assert_eq!(here(("ned", "9R.TL health 0")), ["ned stands without Health"]);
    assert_eq!(here(("cars", "9R.TL amy")), ["cars: the mission has not so many cars"]);
    let companion = [("amy", "9R.TL"), ("lili.companion", "9R.TC amy")];
    assert_eq!(problems(&companion), ["lili is not where its leader is"]);
    assert_eq!(here(("9R.TLL", "walker")), ["9R.TLL: there is no such fact"]);
}

/// A page shows each thing that runs by itself where the position is whole (ADR 28): a Survivor is
/// wounded, then the Zombies that did not attack walk.
#[test]
fn a_turn_that_runs_on_is_told_in_steps() {
    let rules = rules();
    let given = [
        ("amy", "9R.TL"),
        ("ned", "6R.BR acted"),
        ("turn", "amy 1"),
        ("9R.TL", "walker"),
        ("9R.ML", "brute"),
        ("spawns", ""),
    ];
    let mut state = rules.position(&facts(&given)).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let mut luck = FastLuck::new(1);
    let mut cx = Cx::table(&mut luck);
    rules.apply(&mut state, Seat(0), &Action::End, &mut cx);
    let (_, steps) = cx.finish_steps(state);
    let health: Vec<u8> = steps.iter().map(|step| step.state.survivors[0].health).collect();
    assert!(health.contains(&3) && health.contains(&2), "{health:?}");
    assert!(steps.len() > 3, "{} steps", steps.len());
}
