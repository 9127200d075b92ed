//! Registers of rules and options of games agree: what one promises, the other has.

use horda_catalog::games;

#[test]
fn every_option_that_a_register_names_can_be_chosen() {
    for game in games() {
        let named =
            game.register().iter().filter_map(|rule| Some((&rule.id, rule.option.as_ref()?)));
        let missing: Vec<_> = named
            .filter(|(_, option)| !game.options().iter().any(|(name, _, _)| name == option))
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.key());
    }
}

#[test]
fn every_option_names_a_rule_of_the_register() {
    for game in games() {
        let rules = game.options().iter().map(|(_, rule, _)| *rule);
        let missing: Vec<_> = rules.filter(|rule| game.register().get(rule).is_none()).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.key());
    }
}
