//! The forecast is what then happens.
#![expect(clippy::wildcard_enum_match_arm, reason = "only events of moves and wounds are compared")]

use horda_kit::{Cx, Facts, FastLuck, Notation, Odds, Pending, Rules, Seat, pick};
use horda_zombicide::action::Action;
use horda_zombicide::event::{Event, Happening};
use horda_zombicide::options::{Clock, Falling, Options};
use horda_zombicide::state::State;
use horda_zombicide::washington::light::Beam;
use horda_zombicide::zombies::activation::Cause;
use horda_zombicide::zombies::forecast::{Forecast, SpawnOutcome};
use horda_zombicide::zombies::kind::Kind;
use horda_zombicide::{Zombicide, shipped};

const POSITIONS: u64 = 1_000;

fn rules() -> Zombicide {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

/// Answers what the activation asks as the forecast proposes: splits as proposed, each Attack to a
/// Survivor with most Health.
fn proposed(state: &State, offers: &[Action]) -> Option<Action> {
    if offers.contains(&Action::AsProposed) {
        return Some(Action::AsProposed);
    }
    let health = |action: &Action| match action {
        Action::Wound { who, count: 1, .. } => {
            let mut team = state.survivors.iter();
            Some(team.find(|it| it.character == *who).map_or(0, |it| it.health))
        }
        _ => None,
    };
    offers.iter().rev().filter(|it| health(it).is_some()).max_by_key(|it| health(it)).copied()
}

/// Ends a Turn and plays on until the first Zombie card or the end of the activation.
fn zombie_phase(rules: &Zombicide, mut state: State, seat: Seat, seed: u64) -> Vec<Event> {
    let mut cx = Cx::watched(FastLuck::new(seed));
    rules.apply(&mut state, seat, &Action::End, &mut cx);
    let mut offers = Vec::new();
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("a seat decides");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        match offers.iter().find(|it| **it == Action::Leave) {
            Some(_) => rules.apply(&mut state, seat, &Action::Decline, &mut cx),
            None => match proposed(&state, &offers) {
                Some(action) => rules.apply(&mut state, seat, &action, &mut cx),
                None => break,
            },
        }
    }
    let mut events = cx.take_events();
    let end = |it: &Event| matches!(it.what, Happening::CardDrawn { .. } | Happening::EndPhase);
    let end = events.iter().position(end).unwrap_or(events.len());
    events.truncate(end);
    events
}

/// A position of the training mission in the last Turn of a Player Phase, anything anywhere.
fn position(rules: &Zombicide, luck: &mut FastLuck, more: &[(&str, &str)]) -> State {
    const ZONES: [&str; 15] = [
        "9R.TL", "9R.TC", "6R.TL", "6R.TC", "6R.TR", "9R.ML", "9R.A", "6R.ML", "6R.A", "6R.B",
        "9R.BL", "9R.BC", "6R.BL", "6R.BC", "6R.BR",
    ];
    let mut pick = |below: usize| pick(Odds::Uniform(below as u32), luck) as usize;
    let mut facts = Facts::new();
    for (name, after) in [("amy", ""), ("ned", " acted"), ("lili", " acted"), ("josh", " acted")] {
        facts.insert(name.to_owned(), format!("{}{after}", ZONES[pick(ZONES.len())]));
    }
    facts.insert("turn".to_owned(), "amy 1".to_owned());
    let doors = ["9R.A-ML", "9R.A-MR", "6R.A-ML", "6R.B-BR"];
    let open: Vec<&str> = doors.into_iter().filter(|_| pick(2) == 0).collect();
    facts.insert("open".to_owned(), open.join(", "));
    for kind in ["walker", "brute", "runner", "patient-zero"] {
        let most = if kind == "patient-zero" { 1 } else { 3 };
        let zone = ZONES[pick(ZONES.len())].to_owned();
        let crowd = format!("{kind} {}", pick(most) + 1);
        let there = facts.entry(zone).or_default();
        *there = if there.is_empty() { crowd } else { format!("{there}, {crowd}") };
    }
    facts.insert(format!("{}.noise", ZONES[pick(ZONES.len())]), (pick(2) + 1).to_string());
    facts.extend(more.iter().map(|(key, fact)| ((*key).to_owned(), (*fact).to_owned())));
    rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn compare(rules: &Zombicide, state: &State, seat: Seat, seed: u64, forecast: &Forecast) {
    let events = zombie_phase(rules, *state, seat, seed);
    let mut moved = Vec::new();
    let mut wounds: Vec<(_, u8)> = Vec::new();
    for event in events {
        match event.what {
            Happening::ZombiesMoved { kind, count, from, to, .. } => {
                moved.push((kind, count, from, to));
            }
            Happening::ZombiesStayed { kind, count, at, .. } => moved.push((kind, count, at, at)),
            Happening::Wounded { who, count, by: Some(_), .. } => wounds.push((who, count)),
            _ => {}
        }
    }
    let foreseen: Vec<_> =
        forecast.arrows.iter().map(|it| (it.kind, it.count, it.from, it.to)).collect();
    assert_eq!(foreseen, moved, "arrows of {forecast:#?}");
    for peril in &forecast.perils {
        let taken: u8 = wounds.iter().filter(|it| it.0 == peril.who).map(|it| it.1).sum();
        assert!((peril.certain..=peril.most).contains(&taken), "{taken} wounds, {peril:?}");
    }
    for (who, _) in wounds {
        assert!(forecast.perils.iter().any(|peril| peril.who == who), "{who:?} is in no peril");
    }
}

#[test]
fn the_forecast_is_what_then_happens() {
    let rules = rules();
    let mut luck = FastLuck::new(7);
    let (mut moved, mut certain, mut chosen) = (0, 0, 0);
    for seed in 0..POSITIONS {
        let state = position(&rules, &mut luck, &[]);
        let forecast = rules.forecast(&state);
        compare(&rules, &state, Seat(0), seed, &forecast);
        moved += forecast.arrows.len();
        certain += forecast.perils.iter().filter(|it| it.certain > 0).count();
        chosen += forecast.arrows.iter().filter(|it| it.team_chooses).count();
    }
    assert!(moved > 2_000 && certain > 200 && chosen > 200, "{moved} {certain} {chosen}");
}

/// WZ-XAC-02: those that see light act once more, and the forecast says which.
#[test]
fn the_forecast_of_a_night_with_lights_is_what_then_happens() {
    let options = Options { clock: Clock::On, falling: Falling::KnockedOut, ..Options::default() };
    let rules = shipped::rules(options).expect("the shipped content is right");
    let cards = [("hour", "22"), ("amy.cards", "- / flashlight"), ("josh.cards", "- / flashlight")];
    let mut luck = FastLuck::new(8);
    let (mut woken, mut by_light) = (0, 0);
    for seed in 0..POSITIONS {
        let mut state = position(&rules, &mut luck, &cards);
        for survivor in state.survivors.iter_mut().take(2) {
            let directions: Vec<_> = rules.map().beams().directions(survivor.zone).collect();
            let way = pick(Odds::Uniform(directions.len() as u32 + 1), &mut luck) as usize;
            survivor.beam = directions.get(way).map_or(Beam::OFF, |to| Beam::at(*to));
        }
        let forecast = rules.forecast(&state);
        compare(&rules, &state, Seat(0), seed, &forecast);
        woken += forecast.woken.len();
        by_light += forecast.arrows.iter().filter(|it| it.why.cause == Cause::Light).count();
    }
    assert!(woken > 500 && by_light > 500, "{woken} {by_light}");
}

#[test]
fn only_what_the_team_chooses_is_marked_so() {
    let rules = rules();
    let written = [
        ("amy", "6R.TR acted"),
        ("ned", "6R.BR"),
        ("turn", "ned 1"),
        ("9R.ML", "walker 3"),
        ("9R.TC", "brute 2"),
    ];
    let facts: Facts = written.map(|(key, fact)| (key.to_owned(), fact.to_owned())).into();
    let state = rules.position(&facts).expect("a position");
    let marks: Vec<(Kind, u8, bool)> = rules
        .forecast(&state)
        .arrows
        .iter()
        .map(|it| (it.kind, it.count, it.team_chooses))
        .collect();
    assert!(marks.contains(&(Kind::Brute, 2, false)), "{marks:?}");
    assert!(marks.contains(&(Kind::Walker, 2, true)), "{marks:?}");
    assert!(marks.contains(&(Kind::Walker, 1, true)), "{marks:?}");
}

#[test]
fn odds_of_a_spawn_token_count_the_cards_that_are_left() {
    let rules = rules();
    let mut state = rules.deal(&mut Cx::playout(FastLuck::new(1)));
    let forecast = rules.forecast(&state);
    assert_eq!(forecast.spawns.len(), 1, "the second token of the training mission sleeps");
    let [first, ..] = &forecast.spawns[..] else { panic!("a token") };
    assert_eq!((first.cards, first.outcomes.iter().map(|it| it.1).sum::<u8>()), (40, 40));
    let idle = first.outcomes.iter().find(|it| it.0 == SpawnOutcome::Nothing);
    assert_eq!(idle.map(|it| it.1), Some(IDLE_AT_BLUE));
    state.zombie_deck = 0b1;
    let outcomes = &rules.forecast(&state).spawns[0].outcomes;
    assert_eq!(outcomes.len(), 1, "one card is left");
}

/// Extra Activations, and cards whose Blue line is 0.
const IDLE_AT_BLUE: u8 = 8;
