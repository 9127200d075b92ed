//! Team-mates: they do what the mission asks, obey orders, and say what they are after.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_content::{Language, Texts, Variant};
use horda_kit::{Cx, Evaluated, Facts, FastLuck, Notation, Pending, Rules, Seat, Spoken};
use horda_zombicide::bots::plan::Plan;
use horda_zombicide::options::{AdvancedEquipment, Falling, Options};
use horda_zombicide::state::State;
use horda_zombicide::{Zombicide, shipped};

fn rules() -> Zombicide {
    shipped::rules(Options::default()).unwrap()
}

fn position(rules: &Zombicide, facts: &[(&str, &str)]) -> State {
    let facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into()));
    rules.position(&facts.collect::<Facts>()).unwrap()
}

/// What the script does next, written.
fn next(rules: &Zombicide, state: &State, plan: &mut Plan) -> String {
    rules.write_action(&rules.follow(state, Seat(0), plan).unwrap())
}

/// Everything that a Survivor does in one Turn by a plan, written.
fn turn(rules: &Zombicide, mut state: State, mut plan: Plan) -> Vec<String> {
    let mut cx = Cx::playout(FastLuck::new(5));
    let mut done = Vec::new();
    let who = state.turn().unwrap().who;
    while state.turn().is_some_and(|turn| turn.who == who) {
        let action = rules.follow(&state, Seat(0), &mut plan).unwrap();
        done.push(rules.write_action(&action));
        rules.apply(&mut state, Seat(0), &action, &mut cx);
    }
    done
}

/// A plan with one written order.
fn ordered(rules: &Zombicide, order: &str) -> Plan {
    rules.ordered(&[order.to_owned()])
}

/// Two in the street of the training mission, Amy with a tool before the door of an Objective.
const STREET: &[(&str, &str)] = &[
    ("amy", "9R.ML"),
    ("amy.cards", "crowbar / -"),
    ("ned", "9R.TL"),
    ("ned.cards", "pistol / -"),
    ("turn", "amy 3"),
];

fn zone(rules: &Zombicide, name: &str) -> horda_zombicide::board::zone::Zone {
    rules.map().zone_named(name).unwrap()
}

#[test]
fn what_lies_here_and_is_asked_for_is_taken() {
    let rules = rules();
    let state = position(&rules, &[("amy", "9R.A"), ("turn", "amy 3"), ("opened", "9R.A")]);
    assert_eq!(next(&rules, &state, &mut Plan::default()), "take");
}

#[test]
fn a_door_in_the_way_is_opened_by_whoever_can() {
    let rules = rules();
    let state = position(&rules, STREET);
    assert!(next(&rules, &state, &mut Plan::default()).starts_with("open 9R.A-"));
}

#[test]
fn zombies_in_the_own_zone_come_first() {
    let rules = rules();
    let more: Vec<_> = STREET.iter().copied().chain([("9R.ML", "walker")]).collect();
    let state = position(&rules, &more);
    assert_eq!(next(&rules, &state, &mut Plan::default()), "melee crowbar");
}

#[test]
fn whoever_is_told_to_hold_does_not_move_or_open() {
    let rules = rules();
    let plan = ordered(&rules, "hold amy");
    assert_eq!(turn(&rules, position(&rules, STREET), plan), ["end"]);
}

#[test]
fn somebody_who_lies_beside_is_rescued_first() {
    let options = Options { falling: Falling::KnockedOut, ..Options::default() };
    let rules = shipped::rules(options).unwrap();
    let facts = [
        ("amy", "9R.ML"),
        ("ned", "9R.ML health 0 fading"),
        ("turn", "amy 3"),
        ("9R.ML", "walker"),
    ];
    assert_eq!(next(&rules, &position(&rules, &facts), &mut Plan::default()), "rescue ned");
}

#[test]
fn all_out_is_for_crowds() {
    let options = Options { advanced_equipment: AdvancedEquipment::On, ..Options::default() };
    let rules = shipped::rules(options).unwrap();
    let attack = |zombies: &str| {
        let facts = [
            ("amy", "9R.ML"),
            ("ned", "9R.ML acted"),
            ("turn", "amy 3"),
            ("amy.cards", "machete / -"),
            ("9R.ML", zombies),
        ];
        next(&rules, &position(&rules, &facts), &mut Plan::default())
    };
    assert_eq!(attack("walker 6"), "melee machete all-out");
    assert_eq!(attack("walker"), "melee machete");
}

#[test]
fn whoever_is_sent_somewhere_goes_there_and_stays() {
    let rules = rules();
    let plan = ordered(&rules, "go amy 9R.BL");
    let done = turn(&rules, position(&rules, STREET), plan);
    assert_eq!(done.last().unwrap(), "end");
    assert!(done[..done.len() - 1].iter().all(|action| action.starts_with("move")), "{done:?}");
    assert!(done.contains(&"move 9R.BL".to_owned()), "{done:?}");
}

#[test]
fn a_door_is_opened_on_order() {
    let rules = rules();
    let (door, _) =
        rules.map().doors().find(|(_, it)| it.zones.contains(&zone(&rules, "9R.ML"))).unwrap();
    let name = &rules.map().gate(door).name;
    let plan = ordered(&rules, &format!("open amy {name}"));
    let done = turn(&rules, position(&rules, STREET), plan);
    assert!(done[0].starts_with("open"), "{done:?}");
}

#[test]
fn a_card_is_handed_over_on_order() {
    let rules = rules();
    let facts = [
        ("amy", "9R.TL"),
        ("amy.cards", "crowbar katana / -"),
        ("ned", "9R.TL"),
        ("turn", "amy 3"),
    ];
    let state = position(&rules, &facts);
    let plan = ordered(&rules, "give amy katana ned");
    let done = turn(&rules, state, plan);
    assert!(done[0].starts_with("trade ned"), "{done:?}");
    assert!(!done[1].starts_with("trade"), "it is done once: {done:?}");
}

#[test]
fn whoever_is_told_to_be_quiet_does_not_shoot() {
    let rules = rules();
    let facts =
        [("amy", "9R.TL"), ("amy.cards", "pistol / -"), ("9R.ML", "walker 2"), ("turn", "amy 3")];
    let state = position(&rules, &facts);
    assert!(next(&rules, &state, &mut Plan::default()).starts_with("fire pistol"));
    let quiet = ordered(&rules, "quiet amy");
    let done = turn(&rules, state, quiet);
    assert!(done.iter().all(|action| !action.starts_with("fire")), "{done:?}");
}

/// The script alone plays every mission to its end, however it ends, and only with legal actions.
#[test]
fn the_script_ends_every_mission() {
    let rules = rules();
    let missions: Vec<String> = rules.pack().missions.iter().map(|it| it.id.clone()).collect();
    for mission in missions {
        let rules = rules.with_options(&[("mission".into(), mission.clone())]).unwrap();
        for seed in 0..6 {
            let mut cx = Cx::playout(FastLuck::new(seed));
            let mut state = rules.deal(&mut cx);
            let mut plan = Plan::default();
            let mut decisions = 0;
            while let Pending::Decision { seats, .. } = rules.pending(&state) {
                let seat = seats.iter().next().unwrap();
                let action = rules.follow(&state, seat, &mut plan).unwrap();
                assert_eq!(rules.check(&state, seat, &action), Ok(()), "{mission} {seed}");
                rules.apply(&mut state, seat, &action, &mut cx);
                decisions += 1;
                assert!(decisions < 5000, "{mission} {seed} does not end");
            }
        }
    }
}

/// What a Survivor says about an offer.
fn intention(rules: &Zombicide, state: &State, action: &str) -> [String; 2] {
    let texts = Texts::load(shipped::TEXTS).unwrap();
    let action = rules.read_action(action).unwrap();
    let phrase = rules.intention(state, Seat(0), &action).unwrap();
    [Language::En, Language::Pl].map(|language| texts.say(language, &phrase))
}

#[test]
fn an_intention_names_the_goal_and_those_in_danger() {
    let rules = rules();
    let state = position(
        &rules,
        &[
            ("amy", "9R.TL"),
            ("turn", "amy 3"),
            ("9R.ML", "runner 2"),
            ("amy.cards", "crowbar pistol / -"),
        ],
    );
    let [en, pl] = intention(&rules, &state, "fire pistol 9R.ML");
    assert!(en.contains("I attack") && en.ends_with("Amy."), "{en}");
    assert!(pl.starts_with("Atakuję") && pl.ends_with("Amy."), "{pl}");
    let clear =
        position(&rules, &[("amy", "9R.TL"), ("turn", "amy 3"), ("amy.cards", "crowbar / -")]);
    let [en, pl] = intention(&rules, &clear, "move 9R.ML");
    assert!(en.starts_with("I am on my way") && en.contains("Objective"), "{en}");
    assert!(pl.starts_with("Idę zdobyć") && pl.contains("Cel"), "{pl}");
}

/// A mission of one's own whose trigger lets the team choose.
fn choosing(ways: &str) -> Zombicide {
    let text = format!(
        "id = \"mine\"\ndifficulty = \"easy\"\ntiles = [\"9R@0 6R@0\"]\nstart = [\"9R.TL\"]\n\
         exit = \"6R.BR\"\nspawn = [{{ at = \"6R.TR\" }}]\n\
         goal = [{{ text = \"goal\", when = {{ left = \"all\" }} }}]\n\
         trigger = [{{ on = {{ arrived = \"9R.TC\" }}, do = [{{ choose = {ways}, by = \"team\" }}] }}]\n\
         [text.en]\ntitle = \"T\"\nstory = \"S\"\nwon = \"W\"\nlost = \"L\"\ngoal = \"G\"\n\
         a = \"A\"\nb = \"B\"\n"
    );
    let source = horda_content::Source { file: "mine.toml", text: &text };
    rules().with_document(source).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

#[test]
fn of_two_ways_the_better_one_is_chosen_wherever_it_stands() {
    let crowd = r#"{ text = "a", do = [{ zombies = "brute", count = 6, at = "9R.TC" }] }"#;
    let calm = r#"{ text = "b", do = [] }"#;
    for (ways, best) in [([crowd, calm], "choose 2"), ([calm, crowd], "choose 1")] {
        let rules = choosing(&format!("[{}]", ways.join(", ")));
        let mut state = position(&rules, &[("ned", "9R.TL"), ("turn", "ned 3")]);
        let step = rules.read_action("move 9R.TC").unwrap();
        rules.apply(&mut state, Seat(0), &step, &mut Cx::playout(FastLuck::new(1)));
        assert_eq!(next(&rules, &state, &mut Plan::default()), best);
    }
}

#[test]
fn odd_zombies_are_sent_away_from_friends() {
    let rules = choosing(
        r#"[{ text = "a", do = [] }, { text = "b", do = [{ noise = 1, at = "taker" }] }]"#,
    );
    for (friend, away) in [("9R.TC", "9R.BL"), ("9R.BC", "9R.TL")] {
        let given = [("ned", friend), ("turn", "ned 1"), ("9R.ML", "walker"), ("6R.ML.noise", "3")];
        let mut state = position(&rules, &given);
        let end = rules.read_action("end").unwrap();
        rules.apply(&mut state, Seat(0), &end, &mut Cx::playout(FastLuck::new(1)));
        let split = next(&rules, &state, &mut Plan::default());
        assert_eq!(split, format!("split walker {away}"));
    }
}
