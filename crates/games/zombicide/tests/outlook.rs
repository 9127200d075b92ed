//! What the view tells a page to draw over the board.

use horda_kit::{
    Cx, Facts, FastLuck, Notation, Observer, Phrase, Probability, Rules, Seat, Spoken,
};
use horda_zombicide::board::beam::Direction;
use horda_zombicide::options::{Clock, Options};
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

const NIGHT: [(&str, &str); 5] = [
    ("hour", "20"),
    ("amy", "9R.TL"),
    ("amy.cards", "- / flashlight"),
    ("turn", "amy 2"),
    ("6R.TR", "walker 2"),
];

fn by_clock() -> Zombicide {
    let options = Options { clock: Clock::On, ..Options::default() };
    shipped::rules(options).expect("the shipped content is right")
}

/// At 18 it is still day, at 6 still night.
#[test]
fn wz_amb_26_six_in_the_evening_is_day_and_six_in_the_morning_is_night() {
    let rules = by_clock();
    let clock = |hour: &str| {
        let state = position(&rules, &[("hour", hour), ("amy", "9R.TL"), ("turn", "amy 1")]);
        let shown = rules.view(&state, Observer::Audience).insight.clock.expect("a Clock");
        (shown.night, shown.rounds)
    };
    let shown = ["6", "7", "18", "19", "0"].map(clock);
    assert_eq!(shown, [(true, 1), (false, 12), (false, 1), (true, 12), (true, 7)]);
}

#[test]
fn the_view_tells_what_is_lit_and_whom_that_stirs() {
    let rules = by_clock();
    let dark = rules.view(&position(&rules, &NIGHT), Observer::Audience).insight;
    assert_eq!((dark.lit.len(), dark.survivors[0].sees.len()), (0, 3));
    assert!(dark.outlook.expect("it looks ahead").woken.is_empty());
    let facts: Vec<_> = NIGHT.into_iter().chain([("amy.light", "9R.TC")]).collect();
    let state = position(&rules, &facts);
    let lit = rules.view(&state, Observer::Audience).insight;
    let zone = |name: &str| rules.map().zone_named(name).expect("a Zone");
    assert_eq!(lit.lit, [zone("9R.TL"), zone("9R.TC")]);
    assert_eq!(lit.survivors[0].beam, Some(Direction::Zone(zone("9R.TC"))));
    let told = lit.outlook.expect("it looks ahead");
    assert_eq!(told.woken, [zone("6R.TR")]);
    assert_eq!(told.arrows[0].because.key, "event-zombies-moved-saw-by-light");
    assert_eq!(told.arrows[1].because.key, "event-zombies-moved-saw");
}

/// What an offer says before it is taken: its lines, what is sure and what the odds have.
fn foretold(rules: &Zombicide, state: &State, action: &str) -> Vec<String> {
    let action = rules.read_action(action).expect("an action");
    let told = rules.prospect(state, Seat(0), &action).expect("it foretells something");
    let sure = told.certain.iter().map(|it| it.key.to_string());
    let first = told.outcomes[0].0.iter().map(|it| it.key.to_string());
    sure.chain(first).collect()
}

#[test]
fn a_light_says_before_what_it_shows_and_whom_it_stirs() {
    let rules = by_clock();
    let state = position(&rules, &NIGHT);
    assert_eq!(foretold(&rules, &state, "light 9R.TC"), ["odds-lit", "odds-woken"]);
    assert_eq!(foretold(&rules, &state, "light 9R.ML"), ["odds-lit", "odds-woken"]);
    let facts = [("hour", "20"), ("amy", "9R.ML"), NIGHT[2], NIGHT[3], NIGHT[4]];
    let state = position(&rules, &facts);
    assert_eq!(foretold(&rules, &state, "light wall"), ["odds-lit", "odds-nobody-wakes"]);
}

#[test]
fn a_shot_says_before_what_light_would_change() {
    let rules = by_clock();
    let facts =
        [NIGHT[0], NIGHT[1], ("amy.cards", "pistol / flashlight"), NIGHT[3], ("9R.TC", "walker 2")];
    let state = position(&rules, &facts);
    let told = foretold(&rules, &state, "fire pistol 9R.TC");
    assert!(told.contains(&"odds-light".to_owned()), "{told:?}");
    let fire = rules.read_action("fire pistol 9R.TC").expect("an action");
    let mut asked = state;
    rules.apply(&mut asked, Seat(0), &fire, &mut Cx::playout(FastLuck::new(1)));
    let hits = |action: &str| {
        let action = rules.read_action(action).expect("an action");
        let told = rules.prospect(&asked, Seat(0), &action).expect("odds");
        let kills =
            |it: &&(Vec<_>, Probability)| it.0.iter().any(|it: &Phrase| it.key == "odds-kill");
        told.outcomes.iter().filter(kills).map(|it| it.1.parts * 6 / it.1.whole).sum::<u128>()
    };
    assert_eq!((hits("decline"), hits("light 9R.TC")), (1, 4), "sixths");
}
