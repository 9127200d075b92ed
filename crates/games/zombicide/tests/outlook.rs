//! What the view tells a page to draw over the board.

use horda_kit::{Facts, Notation, Observer, Rules};
use horda_zombicide::options::Options;
use horda_zombicide::outlook::Outlook;
use horda_zombicide::state::{Phase, State};
use horda_zombicide::{Zombicide, shipped};

fn rules() -> Zombicide {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn position(rules: &Zombicide, written: &[(&str, &str)]) -> State {
    let facts: Facts =
        written.iter().map(|(key, fact)| ((*key).to_owned(), (*fact).to_owned())).collect();
    rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn outlook(rules: &Zombicide, state: &State) -> Option<Outlook> {
    rules.view(state, Observer::Audience).insight.outlook
}

const STREET: [(&str, &str); 4] =
    [("amy", "9R.TL"), ("ned", "6R.TR acted"), ("turn", "amy 1"), ("9R.BL", "walker 3")];

#[test]
fn the_view_tells_what_zombies_would_do_and_why() {
    let rules = rules();
    let state = position(&rules, &STREET);
    let told = outlook(&rules, &state).expect("the Player Phase looks ahead");
    let arrows: Vec<_> = told.arrows.iter().map(|it| it.arrow).collect();
    assert_eq!(arrows, rules.forecast(&state).arrows);
    assert_eq!(told.arrows[0].because.key, "event-zombies-moved-saw");
    assert_eq!(told.cards.iter().map(|it| u32::from(it.1)).sum::<u32>(), 40);
}

#[test]
fn nothing_is_foreseen_while_zombies_act() {
    let rules = rules();
    let mut state = position(&rules, &STREET);
    state.phase = Phase::Spawn;
    let insight = rules.view(&state, Observer::Audience).insight;
    assert_eq!(insight.outlook, None);
    assert!(insight.survivors.iter().all(|it| it.sees.is_empty()));
}

#[test]
fn a_survivor_sees_along_the_street_and_counts_borders() {
    // RULE ZE-LOS-14: the range is the number of borders that the line crosses.
    let rules = rules();
    let state = position(&rules, &STREET);
    let insight = rules.view(&state, Observer::Audience).insight;
    let map = rules.map();
    let mut seen: Vec<(String, u8)> = insight.survivors[0]
        .sees
        .iter()
        .map(|it| (map.zone(it.zone).name.clone(), it.range))
        .collect();
    seen.sort_by_key(|it| it.1);
    let ranges: Vec<u8> = seen.iter().map(|it| it.1).collect();
    assert_eq!(seen[0], ("9R.TL".to_owned(), 0));
    assert_eq!(ranges, [0, 1, 1, 2, 2, 3, 4], "{seen:?}");
}
