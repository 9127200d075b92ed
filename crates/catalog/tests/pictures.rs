//! Pictures of the rulebooks: each stands beside a rule that there is, and the board can draw it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_catalog::{find, games};

#[test]
fn every_picture_can_be_drawn() {
    for game in games() {
        let rules = game.register().iter().map(|rule| rule.id.as_str());
        for rule in rules.filter(|rule| game.has_picture(rule)) {
            let drawn = game.picture(rule).unwrap();
            assert!(drawn.view.get().len() > 100, "{rule}");
        }
    }
}

#[test]
fn printed_examples_of_washington_are_shown_on_the_board() {
    let game = find("zombicide").unwrap();
    for number in 1..=11 {
        assert!(game.has_picture(&format!("WZ-EX-{number:02}")), "WZ-EX-{number:02}");
    }
    // A beam lights two Zones at night.
    let night = game.picture("WZ-EX-06").unwrap();
    assert!(night.view.get().contains("\"night\":true"), "{}", night.view.get());
}
