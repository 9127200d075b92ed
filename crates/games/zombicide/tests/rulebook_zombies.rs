//! What the rules of Zombies say about all of them, and about the whole content.

use std::sync::Arc;

use horda_content::Source;
use horda_derive::rule_test;
use horda_kit::{Cx, Facts, FastLuck, Notation, Rules, Seat};
use horda_zombicide::action::Action;
use horda_zombicide::board::TileSet;
use horda_zombicide::options::{Falling, Options};
use horda_zombicide::skills::Skill;
use horda_zombicide::spawning::zombie_card::CardEffect;
use horda_zombicide::zombies::kind::Kind;
use horda_zombicide::{Zombicide, shipped};

fn rules(options: Options) -> Zombicide {
    shipped::rules(options).expect("the shipped content is right")
}

#[test]
fn ze_zmb_01_what_each_type_is() {
    let of =
        |kind: Kind| (kind.toughness(), kind.adrenaline(), kind.targeting_level(), kind.figures());
    assert_eq!(of(Kind::Walker), (1, 1, 2, 40));
    assert_eq!(of(Kind::Brute), (2, 1, 1, 16));
    assert_eq!(of(Kind::Runner), (1, 1, 3, 16));
    for kind in [Kind::PatientZero, Kind::Hobomination, Kind::Abominawild] {
        assert_eq!(of(kind), (3, 5, 1, 1));
    }
    assert_eq!(of(Kind::Abominacop), (3, 5, 0, 1), "before all others (ZE-ABO-07)");
}

#[test]
fn ze_zmb_05_no_weapon_prints_damage_3() {
    let rules = rules(Options::default());
    let faces = rules.pack().cards.iter();
    let profiles = faces.flat_map(|card| [card.melee, card.ranged]).flatten();
    assert_eq!(profiles.map(|profile| profile.damage).max(), Some(2));
}

#[test]
fn ze_abo_05_patient_zero_has_no_rule_of_its_own() {
    let plain =
        |kind: Kind| (kind.toughness(), kind.adrenaline(), kind.targeting_level(), kind.figures());
    assert_eq!(plain(Kind::PatientZero), plain(Kind::Hobomination), "as any Abomination");
    let fight = |kind: &str| {
        offers(&[("amy", "9R.TC"), ("amy.cards", "machete / molotov"), ("9R.TC", kind)])
    };
    assert!(fight("patient-zero").iter().any(|it| matches!(it, Action::Melee { .. })));
    assert!(!fight("hobomination").iter().any(|it| matches!(it, Action::Melee { .. })));
}

/// What the Survivor of a position is offered in its Turn.
fn offers(written: &[(&str, &str)]) -> Vec<Action> {
    let rules = rules(Options::default());
    let mut facts = facts(written);
    facts.insert("turn".to_owned(), "amy 3".to_owned());
    let state = rules.position(&facts).expect("a position");
    let mut out = Vec::new();
    rules.legal_actions(&state, Seat(0), &mut out);
    out
}

fn facts(written: &[(&str, &str)]) -> Facts {
    written.iter().map(|(key, fact)| ((*key).to_owned(), (*fact).to_owned())).collect()
}

#[test]
fn ze_abo_10_no_card_rushes_or_activates_abominations() {
    let rules = rules(Options::default());
    for card in &rules.pack().zombie_cards {
        match card.effect {
            CardEffect::Spawn { kind, rush, .. } => {
                assert!(kind.abomination().is_none());
                assert!(!rush || kind != Kind::Runner, "only Walkers and Brutes rush");
            }
            CardEffect::Activate { kind } => assert!(kind.abomination().is_none()),
            CardEffect::Abomination { counts } => assert!(counts.iter().all(|count| *count < 2)),
        }
    }
}

/// Attacks in one Zone change nothing in another, so their order cannot matter here.
#[test]
fn ze_zac_18_zones_do_not_depend_on_each_other() {
    let rules = rules(Options { falling: Falling::KnockedOut, ..Options::default() });
    let team = [
        ("amy", "9R.TL health 2"),
        ("josh", "6R.A acted"),
        ("ned", "6R.BR acted"),
        ("turn", "amy 1"),
    ];
    let crowds = [("9R.TL", "runner 2, walker"), ("6R.A", "walker 2"), ("6R.BR", "brute")];
    let health = |crowds: &[(&str, &str)]| {
        let given: Vec<_> = team.iter().chain(crowds).copied().collect();
        let mut state = rules.position(&facts(&given)).expect("a position");
        rules.apply(&mut state, Seat(0), &Action::End, &mut Cx::playout(FastLuck::new(1)));
        state.survivors.iter().map(|it| it.health).collect::<Vec<u8>>()
    };
    let all = health(&crowds);
    for (place, crowd) in crowds.iter().enumerate() {
        assert_eq!(health(&[*crowd])[place], all[place], "{crowd:?}");
    }
}

#[rule_test]
fn ze_cpn_08_a_skill_of_the_set_up_makes_no_companion() {
    let rules = rules(Options::default());
    let mission = |who: &str| {
        format!(
            "id = \"test\"\ndifficulty = \"easy\"\ntiles = [\"9R@0\"]\nstart = [\"9R.TL\"]\n\
             companion = [{{ who = \"{who}\", at = \"9R.A\" }}]\n\
             exit = \"9R.TR\"\n\
             goal = [{{ text = \"test-goal\", when = {{ left = \"all\" }} }}]\n\
             [text.en]\ntitle = \"T\"\nstory = \"S\"\nwon = \"W\"\nlost = \"L\"\ntest-goal = \"G\"\n"
        )
    };
    let mut pack = (**rules.pack()).clone();
    let tester = pack.characters.iter_mut().find(|it| it.id == "josh").expect("Josh is in the box");
    tester.blue = Skill::named("starts-with-2-ap").into_iter().collect();
    let read = |who: &str| {
        let text = mission(who);
        pack.with_mission(Source { file: "test.toml", text: &text }).map(|_| ())
    };
    assert_eq!(read("wanda"), Ok(()));
    let problems = read("josh").expect_err("it works in the set-up only");
    assert!(problems[0].what.contains("set-up"), "{problems:?}");
}

/// A board of made-up tiles, because the core ones have no corridor.
#[rule_test]
fn ze_amb_86_a_scavenger_searches_corridors() {
    const TILE: &str = r#"
[[tile]]
side = "11R"
drawing = '''
        10    10    10
      +-----+-----+-----+
  10  |  A  :  a  .  b  |
      +-----+-----+--D--+
  20  |  B  |  C  :  D  |
      +-----+-----+-----+
'''
"#;
    let mission = "id = \"training\"\ndifficulty = \"easy\"\ntiles = [\"11R@0\"]\nstart = [\"11R.a\"]\n\
        goal = [{ text = \"stay\", when = { round = 9 } }]\n\
        [text.en]\ntitle = \"A corridor\"\nstory = \"Wait.\"\nstay = \"Stay.\"\nwon = \"You stayed.\"\nlost = \"You fell.\"\n";
    let mut pack = (**rules(Options::default()).pack()).clone();
    let tile = Source { file: "corridor.toml", text: TILE };
    pack.tiles = TileSet::load(&[tile]).expect("it is drawn well");
    pack.missions.clear();
    let pack = pack
        .with_mission(Source { file: "corridor.toml", text: mission })
        .unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let rules = Zombicide::new(Arc::new(pack), Options::default()).expect("the mission is there");
    for (skills, able) in [("scavenger", true), ("", false)] {
        let given = facts(&[
            ("amy", "11R.a"),
            ("ned", "11R.b"),
            ("turn", "amy 3"),
            ("amy.skills", skills),
            ("deck", "water"),
        ]);
        let mut state = rules.position(&given).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let search = rules.read_action("search").expect("it is an action");
        assert_eq!(rules.check(&state, Seat(0), &search).is_ok(), able);
        if able {
            let mut cx = Cx::playout(FastLuck::new(1));
            rules.apply(&mut state, Seat(0), &search, &mut cx);
            let water = rules.facts(&state).get("deck").cloned();
            assert_eq!(water.as_deref(), Some("none"), "it came from the Equipment deck");
        }
    }
}
