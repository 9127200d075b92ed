//! Games between bots, a content of yesterday, and tables as older programs stored them.

#![allow(clippy::unwrap_used, dead_code, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use horda_catalog::Game;
use horda_kit::{Observer, Pending};
use horda_table::{Identity, Line, Packed, Record, Seeded, Table};
use serde::{Deserialize, Serialize};

/// Where journals and stored tables of a game are.
pub fn folder(game: &dyn Game) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals").join(game.key())
}

/// The content that a table of then was dealt.
pub fn content_of(game: &dyn Game, identity: &Identity) -> String {
    let file = folder(game).join("content").join(&identity.content).with_extension("toml");
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A table in the middle of a game, as it was stored.
#[derive(Serialize, Deserialize)]
struct Running {
    identity: Identity,
    records: Vec<Kept>,
}

/// A turn as it was stored before positions were packed.
#[derive(Serialize, Deserialize)]
struct Kept {
    line: Line,
    learned: bool,
    position: Box<[u8]>,
}

/// A table in the middle of a game, as the program of an older version stored it.
pub fn running(game: &dyn Game, version: u32) -> (Identity, Vec<Record>) {
    let file = folder(game).join(version.to_string()).join("running.json");
    let text = fs::read_to_string(&file);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let Running { identity, records } = serde_json::from_str(&text).unwrap();
    let packed = |Kept { line, learned, position }| Record {
        line,
        learned,
        position: Packed::Whole(position),
    };
    (identity, records.into_iter().map(packed).collect())
}

/// A table of these rules after some turns, to be read by [`running`] when newer rules come.
pub fn written_running(game: &dyn Game) -> String {
    let seats = game.seat_names(&[]).unwrap().len();
    let mut luck = Seeded::new([5; 32]);
    let mut table = game.deal(&[], &vec!["bot greedy".to_owned(); seats], &mut luck).unwrap();
    let mut bot = game.bot("greedy".parse().unwrap(), 7, &[]).unwrap();
    let mut records = vec![table.dealt()];
    while let Pending::Decision { seats, .. } = table.pending() {
        if records.len() > 12 {
            break;
        }
        let seat = seats.iter().next().unwrap();
        let (view, version) = (table.view(Observer::Seat(seat)), table.turn());
        let action = bot.choose(seat, &view, &table.offers(seat, 0), &[]).unwrap();
        records.push(table.submit(seat, version, &action, &mut luck).unwrap().record);
    }
    let mut before = Vec::new();
    let kept = records.into_iter().map(|Record { line, learned, position }| {
        before = position.unpack(&before).unwrap();
        Kept { line, learned, position: before.clone().into() }
    });
    let running = Running { identity: table.identity().clone(), records: kept.collect() };
    serde_json::to_string(&running).unwrap() + "\n"
}

/// Can these rules go on with a table of version 1? Those of Zombie Terror cannot: what it
/// remembers of a lifted zombie came with version 2.
pub fn goes_on_from_version_1(game: &dyn Game) -> bool {
    !["terror", "zombicide"].contains(&game.key())
}

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
