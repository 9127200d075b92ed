//! Games between bots, and a content of yesterday.

#![allow(clippy::unwrap_used, dead_code, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use horda_catalog::Game;
use horda_kit::{Observer, Pending};
use horda_table::{Identity, Seeded, Table};

/// A whole game between greedy bots.
pub fn play(game: &dyn Game, options: &[(&str, &str)], seed: u8) -> Box<dyn Table> {
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let seats = game.seat_names(&options).unwrap().len();
    let mut luck = Seeded::new([seed; 32]);
    let holders = vec!["bot greedy".to_owned(); seats];
    let mut table = game.deal(&options, &holders, &mut luck).unwrap();
    let mut bot = game.bot("greedy".parse().unwrap(), 7, &options).unwrap();
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().unwrap();
        let (view, version) = (table.view(Observer::Seat(seat)), table.turn());
        let action = bot.choose(seat, &view, &table.offers(seat, 0), &[]).unwrap();
        table.submit(seat, version, &action, &mut luck).unwrap();
    }
    table
}

/// The game as it was when one number of its content was another.
pub fn changed(game: &dyn Game) -> Arc<dyn Game> {
    let (now, before) = match game.key() {
        "zombiaki" => (
            r#"id = "griszka", scope = "field", strength = 2"#,
            r#"id = "griszka", scope = "field", strength = 3"#,
        ),
        "terror" => {
            (r#"id = "lumberjack", stars = [1, 0]"#, r#"id = "lumberjack", stars = [2, 0]"#)
        }
        "zombicide" => (
            r#"blue = ["slippery"], health = 3, id = "josh""#,
            r#"blue = ["lucky"], health = 3, id = "josh""#,
        ),
        _ => (r#"id = "walker-1", speed = "slow""#, r#"id = "walker-1", speed = "fast""#),
    };
    let text = game.content().text.replace(now, before);
    assert_ne!(*text, *game.content().text, "{} has {now}", game.key());
    let identity = Identity {
        game: game.key().to_owned(),
        rules_version: game.rules_version(),
        content: format!("older-{}", game.key()),
        rulings: Vec::new(),
        seats: Vec::new(),
        document: None,
    };
    game.of(&identity, Some(&text)).unwrap()
}
