//! A scenario never passes by mistake: each slip is a failure that names its line and helps.

mod common;

/// What is wrong with a case of Zombiaki II: humans hold two cards, a zombie stands on T1B2.
fn wrong_with(given: &str, steps: &str) -> Vec<String> {
    let hand = r#"turn = "humans", step = "use", humans.hand = "shot, mine", T1B2 = "sasza""#;
    wrong(&format!("given = {{ {hand}{given} }}\n{steps}"))
}

fn wrong(case: &str) -> Vec<String> {
    let head = "game = \"zombiaki\"\n[[scenario]]\ntitle = \"a case\"\nkind = \"derived\"";
    let rules = if case.contains("\nrules = ") { "" } else { "rules = [\"ZK-RETR-01\"]" };
    let outcome = common::run(&format!("{head}\n{rules}\n{case}\n"));
    outcome.wrong()
}

/// Exactly one thing is wrong, and this is said about it.
#[track_caller]
fn assert_only(wrong: &[String], expected: &str) {
    assert!(wrong.len() == 1 && wrong[0].contains(expected), "{expected}\nin {wrong:#?}");
}

#[test]
fn a_case_that_is_right_passes() {
    let steps = r#"steps = [{ act = "play shot T1", events = ["wounded sasza"], no-events = ["destroyed"] }]"#;
    assert_eq!(wrong_with("", steps), [""; 0]);
}

#[test]
fn an_event_that_does_not_exist_is_found_wherever_it_stands() {
    for key in ["events", "no-events", "only-events"] {
        let found = wrong_with("", &format!(r#"steps = [{{ {key} = ["destroid sasza"] }}]"#));
        let said = "there is no event \"destroid\"; did you mean \"destroyed\"?";
        assert!(found[0].contains(said), "{key}: {found:?}");
    }
}

#[test]
fn every_word_of_an_event_is_read() {
    let no = |event: &str| wrong_with("", &format!(r#"steps = [{{ no-events = ["{event}"] }}]"#));
    assert_only(&no("destroyed szasza"), "there is no card \"szasza\"; did you mean \"sasza\"?");
    assert_only(&no("destroyed sasza T9B2"), "\"T9B2\" is no field; fields are T1B1 to T3B5");
    assert_only(&no("wounded sasza T1B2 one"), "\"one\" is no number");
    let usage = "wounded CARD AT WOUNDS left LEFT";
    assert_only(&no("wounded sasza T1B2 1 lft 2"), usage);
    assert_only(&no("wounded sasza T1B2 1 left 2 more"), usage);
    assert_only(&no("retreated szasza T1B2 [ZK-RETR-01]"), "did you mean \"sasza\"?");
    assert_only(&no("stayed sasza T1B2 held by minr"), "held by CARD");
    for right in [
        "destroyed",
        "destroyed griszka",
        "wounded sasza T1B2 1 left",
        "stayed sasza T1B2 by",
        "stayed sasza T1B2 held by mine",
        "stayed sasza T1B2 by its own card [ZK-MOVE-04]",
        "played mine",
        "played mine T2B2",
    ] {
        assert_eq!(no(right), [""; 0], "{right}");
    }
}

#[test]
fn a_misspelt_beginning_of_an_offer_is_found() {
    let found = wrong_with("", r#"steps = [{ offers-of = { "pley shot" = [] } }]"#);
    assert!(found[0].contains("there is no action \"pley\"; did you mean \"play\"?"), "{found:?}");
    let found = wrong_with("", r#"steps = [{ offers-of = { "play shto" = [] } }]"#);
    assert_only(&found, "there is no card \"shto\"; did you mean \"shot\"?");
    assert_eq!(wrong_with("", r#"steps = [{ offers-of = { "play siren" = [] } }]"#), [""; 0]);
    assert_eq!(wrong_with("", r#"steps = [{ offers-of = { "step T1B2" = [] } }]"#), [""; 0]);
}

#[test]
fn a_rule_that_does_not_exist_is_found_wherever_it_stands() {
    let said = "there is no rule \"ZK-RETR-99\""; // misspelt
    let steps = [
        r#"steps = [{ refused = [{ act = "play shot T2", rule = ["ZK-RUL-19", "ZK-RETR-99"] }] }]"#, // misspelt
        r#"steps = [{ act = "play shot T1", no-events = ["destroyed [ZK-RETR-99]"] }]"#, // misspelt
        "rules = [\"ZK-RETR-99\"]\nsteps = [{ act = \"play shot T1\" }]",                // misspelt
    ];
    for steps in steps {
        assert_only(&wrong_with("", steps), said);
    }
}

#[test]
fn a_fact_that_the_game_does_not_take_is_found() {
    let steps = r#"steps = [{ act = "end" }]"#;
    let found = wrong_with(r#", zombies.left = 3"#, steps);
    assert_only(&found, "given: zombies.left = \"3\"");
    let found = wrong_with(r#", T3B3 = "sasza + griszka""#, steps);
    assert_only(&found, "given: T3B3 = \"sasza + griszka\"");
    let found = wrong_with(r#", T3B3 = "shot""#, steps);
    assert_only(&found, "\"shot\" does not lie on a field");
    let found = wrong_with(r#", zombies.hand = "shot""#, steps);
    assert_only(&found, "\"shot\" is not in the zombies deck");
    let found = wrong_with(r#", "humans.hand" = "shot""#, steps);
    assert_only(&found, "the fact \"humans.hand\" is written twice");
    let found = wrong_with(r#", T9B9 = "sasza""#, steps);
    assert_only(&found, "there is no such fact");
}

#[test]
fn a_fact_may_be_short_or_in_another_order() {
    let steps = r#"steps = [{ then = { T3B3 = "mine + sasza", humans.trash = "mine, shot 2" } }]"#;
    let given = r#", T3B3 = "mine + sasza", humans.trash = "mine, shot 2""#;
    assert_eq!(wrong_with(given, steps), [""; 0]);
    // The order of the cards on top is the game itself.
    let top = r#", zombies.top = "sasza humans, griszka humans""#;
    let other = r#"steps = [{ then = { zombies.top = "griszka humans, sasza humans" } }]"#;
    assert_only(&wrong_with(top, other), "expected: griszka humans, sasza humans");
}

#[test]
fn what_should_be_legal_or_refused_is_compared_with_its_sentence() {
    let refused = |what: &str| wrong_with("", &format!("steps = [{{ refused = [{what}] }}]"));
    assert_eq!(refused(r#"{ act = "play shot T2" }"#), [""; 0]);
    assert_eq!(refused(r#"{ act = "play shot T2", rule = ["ZK-END-03", "ZK-RUL-19"] }"#), [""; 0]);
    let found = refused(r#"{ act = "play shot T2", rule = "ZK-END-03" }"#);
    assert_only(&found, "found:    ZK-RUL-19 (refusal-no-zombie: ");
    assert_eq!(refused(r#"{ act = "play shot T2", reason = "no-zombie" }"#), [""; 0]);
    let found = refused(r#"{ act = "play shot T2", rule = "ZK-RUL-19", reason = "unhurt" }"#);
    assert_only(&found, "(refusal-unhurt)\n    found:    ZK-RUL-19 (refusal-no-zombie: ");
    let found = refused(r#"{ act = "play shot T2", reason = "no-zombi" }"#);
    assert!(found[0].contains("no reason \"no-zombi\"; did you mean \"no-zombie\"?"), "{found:?}");
    assert_only(&refused(r#"{ act = "play shot T1" }"#), "should be refused by some rule");
    assert_eq!(wrong_with("", r#"steps = [{ legal = ["play shot T1", "end"] }]"#), [""; 0]);
    let found = wrong_with("", r#"steps = [{ legal = ["play shot T2"] }]"#);
    assert_only(&found, "should be legal and is refused by ZK-RUL-19 (refusal-no-zombie: ");
}

#[test]
fn no_other_event_may_be_told() {
    let only = |events: &str| {
        wrong_with("", &format!("steps = [{{ act = \"play shot T1\", only-events = [{events}] }}]"))
    };
    assert_eq!(only(r#""played shot", "wounded sasza", "retreated sasza [ZK-RETR-01]""#), [""; 0]);
    assert_only(&only(r#""played shot", "wounded sasza""#), "was told as well");
    assert_only(&only(r#""played", "wounded", "retreated", "won""#), "event \"won\" was not told");
    assert_only(&only(r#""played", "retreated""#), "should come here");
    let found = only("");
    assert_only(&found, "event \"played shot T1 [ZK-USE-02]\" was told as well");
    assert!(found[0].starts_with("a.toml:7: "), "{found:?}");
    let found = wrong_with("", "steps = [{ offers = [] }]");
    assert_only(&found, "offered, too: ");
    assert!(found[0].starts_with("a.toml:7: "), "{found:?}");
}

#[test]
fn a_case_goes_on_after_what_does_not_hold() {
    let case = "given = { turn = \"humans\", step = \"use\", humans.hand = \"shot, mine\", T1B2 = \"sasza\" }
[[scenario.steps]]
act = \"play shot T1\"
events = [\"destroyed\"]
[scenario.steps.then]
T1B2 = \"\"
T1B3 = \"griszka\"
[[scenario.steps]]
act = \"play shot T1\"
[[scenario.steps]]
then = { round = 9 }";
    let found = wrong(case);
    let lines: Vec<&str> = found.iter().map(|it| it.split(' ').next().unwrap()).collect();
    assert_eq!(lines, ["a.toml:9:", "a.toml:12:", "a.toml:14:"], "{found:#?}");
    assert!(found[2].contains("is refused by ZK-USE-01 (refusal-not-available: "), "{found:#?}");
}

#[test]
fn branches_begin_where_the_scenario_does() {
    let case = "given = { turn = \"humans\", step = \"use\", humans.hand = \"shot, mine\", T1B2 = \"sasza\" }
[[scenario.branches]]
name = \"shoot\"
steps = [{ act = \"play shot T1\", then = { humans.hand = \"mine\" } }]
[[scenario.branches]]
name = \"wait\"
steps = [{ then = { humans.hand = \"mine\" } }]";
    let found = wrong(case);
    assert_only(&found, "a.toml:12: a case / wait\n");
    let twice = wrong(&case.replace("wait", "shoot"));
    assert_only(&twice, "there are two branches \"shoot\"");
    assert!(!wrong(&format!("luck = [\"zombies.draw sasza\"]\n{case}")).is_empty());
}

#[test]
fn an_offer_may_name_its_seat() {
    let case = |offers: &str| {
        format!(
            "game = \"gearup\"\n[[scenario]]\ntitle = \"a case\"\nrules = [\"GU-ATK-01\"]\n\
             kind = \"derived\"\ngiven = {{ step = \"weapons\", turn-card = \"t4\", \
             z1 = \"walker-1 two s1\", one.done = \"yes\" }}\nsteps = [{{ {offers} }}]\n"
        )
    };
    let wrong = |offers: &str| common::run(&case(offers)).wrong();
    assert_eq!(wrong(r#"legal = ["two: done"], offers-of = { "two: done" = [""] }"#), [""; 0]);
    assert_only(&wrong(r#"legal = ["one: done"]"#), "should be legal");
    assert_only(&wrong(r#"offers-of = { "one: done" = [""] }"#), "offers of \"one: done\"");
    let found = wrong(r#"offers = ["two: done"]"#);
    assert_only(&found, "offered, too: ");
}

#[test]
fn what_an_observer_knows_is_told_from_what_they_do_not() {
    let case = |sees: &str| {
        format!(
            "game = \"terror\"\n[[scenario]]\ntitle = \"a case\"\nrules = [\"ZT-CARD-01\"]\n\
             kind = \"derived\"\ngiven = {{ phase = \"humans\", nurse = \"C1\", \
             humans.hand = \"courage\" }}\nsteps = [{{ sees = {{ {sees} }} }}]\n"
        )
    };
    let wrong = |sees: &str| common::run(&case(sees)).wrong();
    let right = r#"humans = { humans.hand = "courage" }, zombies = { humans.hand = "?", nurse = "C1" }, audience = { humans.hand = "?" }"#;
    assert_eq!(wrong(right), [""; 0]);
    assert_only(&wrong(r#"humans = { humans.hand = "?" }"#), "humans should not know humans.hand");
    assert_only(&wrong(r#"zombies = { humans.hand = "courage" }"#), "zombies should know");
    assert_only(&wrong(r#"zombies = { nurse = "C2" }"#), "nurse as zombies sees it");
    assert_only(&wrong(r#"zombeis = { nurse = "C1" }"#), "did you mean \"zombies\"?");
}

#[test]
fn a_case_tells_which_of_its_rules_it_got_to() {
    let text = "game = \"zombiaki\"\n[[scenario]]\ntitle = \"a case\"\nkind = \"derived\"\n\
                rules = [\"ZK-RETR-01\", \"ZK-RUL-19\", \"ZK-LOF-02\"]\n\
                given = { turn = \"humans\", step = \"use\", humans.hand = \"shot\", T1B2 = \"sasza\" }\n\
                steps = [{ refused = [{ act = \"play shot T2\" }] }, { act = \"play shot T1\" }]\n";
    let outcome = common::run(text);
    let hits: Vec<bool> = outcome.named.iter().map(|it| it.is_hit).collect();
    assert_eq!(hits, [true, true, false], "{:?}", outcome.wrong());
}
