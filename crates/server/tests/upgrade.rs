//! A folder of yesterday under the program of today.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "../../catalog/tests/common/mod.rs"]
mod games;

use std::path::Path;
use std::sync::Arc;

use axum::http::StatusCode;
use common::{Folder, Person, Server, app_state};
use horda_catalog::{Game, find, games as all_games};
use horda_kit::{Observer, Pending, SeatSet};
use horda_server::{Verified, verify};
use horda_store::{
    Change, Ended, NewTable, SeatHolder, Sqlite, Store, StoredContent, StoredSeat, Summary,
};
use horda_table::{Identity, Record, Seeded};
use horda_testkit::aged;
use serde_json::json;

/// How far a stored table is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Running,
    Conceded,
    Finished,
}

const STAGES: [Stage; 3] = [Stage::Running, Stage::Conceded, Stage::Finished];

/// A table to be stored.
struct Played {
    identity: Identity,
    records: Vec<Record>,
    /// Seats that owe a decision, as bits.
    deciding: u16,
    /// Seats that won, as bits.
    winners: u16,
}

/// Plays a few turns, or to the end.
fn play(game: &dyn Game, stage: Stage) -> Played {
    let seats = game.seat_names(&[]).unwrap().len();
    let mut luck = Seeded::new([5; 32]);
    let mut table = game.deal(&[], &vec!["person".to_owned(); seats], &mut luck).unwrap();
    let mut bot = game.bot("greedy".parse().unwrap(), 7, &[]).unwrap();
    let mut records = vec![table.dealt()];
    while let Pending::Decision { seats, .. } = table.pending() {
        if stage != Stage::Finished && records.len() > 4 {
            break;
        }
        let seat = seats.iter().next().unwrap();
        let (view, version) = (table.view(Observer::Seat(seat)), table.turn());
        let action = bot.choose(seat, &view, &table.offers(seat, 0), &[]).unwrap();
        records.push(table.submit(seat, version, &action, &mut luck).unwrap().record);
    }
    let bits = |seats: SeatSet| seats.iter().fold(0, |bits, seat| bits | 1 << seat.0);
    let (deciding, winners) = match table.pending() {
        Pending::Decision { seats, .. } => (bits(seats), 0),
        Pending::Over(verdict) => (0, bits(verdict.winners)),
    };
    Played { identity: table.identity().clone(), records, deciding, winners }
}

/// A folder in which Ada holds every seat of the tables that are written into it.
struct Past {
    store: Sqlite,
    ada: String,
}

impl Past {
    async fn new(folder: &Path) -> (Past, Person) {
        let server = Server::start(app_state(folder, 1)).await;
        let ada = Person::default();
        let me = json!({ "who": "me" });
        ada.open(&server.state, json!([me, me])).await;
        server.stop().await;
        let database = folder.join("horda.db");
        let id = rusqlite::Connection::open(&database).unwrap();
        let id = id.query_row("SELECT id FROM person", [], |row| row.get(0)).unwrap();
        (Past { store: Sqlite::open(&database, [0; 32]).unwrap(), ada: id }, ada)
    }

    /// Writes a table that this program played as if an older one had.
    async fn write(&self, id: &str, game: &dyn Game, stage: Stage, version: u32) {
        let Played { identity, records, deciding, winners } = play(game, stage);
        let drill_of_old = game.key() == "drill" && version < game.rules_version();
        let (identity, records) = aged(&identity, &records, version, |position| {
            // The goal is the last byte of a position of the drill since version 3.
            position[..position.len() - usize::from(drill_of_old)].to_vec()
        });
        let text = Arc::clone(&game.content().text);
        self.keep(id, Played { identity, records, deciding, winners }, text, stage).await;
    }

    /// Writes a table that an older program stored.
    async fn write_old(&self, id: &str, game: &dyn Game, stage: Stage) {
        let (identity, records) = games::running(game, 1);
        let text = games::content_of(game, &identity).into();
        self.keep(id, Played { identity, records, deciding: 1, winners: 0 }, text, stage).await;
    }

    async fn keep(&self, id: &str, played: Played, text: Arc<str>, stage: Stage) {
        let Played { identity, records, deciding, winners } = played;
        let (digest, game) = (identity.content.clone(), identity.game.clone());
        let content = StoredContent { digest, game: game.clone(), text };
        let holder = SeatHolder::Person(self.ada.clone());
        let seat = StoredSeat { holder, name: String::new(), opened: 0 };
        let summary = Summary {
            id: id.to_owned(),
            game,
            opener: self.ada.clone(),
            options: Default::default(),
            listed: false,
            advice: true,
            muted: false,
            branched: None,
            seats: vec![seat; identity.seats.len()],
            turns: records.len() as u32 - 1,
            deciding,
            ended: None,
            changed: 1,
        };
        let identity = serde_json::to_string(&identity).unwrap();
        let table =
            self.store.open(NewTable { summary, identity, records, content }).await.unwrap();
        if stage != Stage::Running {
            let ended = Ended { winners, conceded: stage == Stage::Conceded };
            let end = Change::End { table, ended, outcome: None, at: 2 };
            self.store.commit(end).await.unwrap();
        }
    }
}

async fn stage(server: &Server, person: &Person, table: &str) -> String {
    let card = person.get(&server.state, &format!("/api/tables/{table}")).await;
    assert_eq!(card.status, StatusCode::OK, "{table}: {}", card.text);
    card.json()["stage"]["stage"].as_str().unwrap().to_owned()
}

/// Plays a turn from the seat that owes one.
async fn play_on(server: &Server, person: &Person, table: &str) {
    let card = person.get(&server.state, &format!("/api/tables/{table}")).await.json();
    let seat = card["stage"]["deciding"][0].as_u64().unwrap() as u8;
    let mut client = server.connect(person, table, Some(seat)).await;
    let action = client.offers()[0].clone();
    let turn = client.act(&action).await;
    assert_eq!(turn["type"], "turn", "{table}: {turn}");
}

async fn verified(folder: &Path) -> Vec<Verified> {
    let store = Sqlite::open(&folder.join("horda.db"), [0; 32]).unwrap();
    let mut all = Vec::new();
    verify(&store, |verified| all.push(verified.clone())).await.unwrap();
    all
}

#[tokio::test]
async fn tables_of_an_older_content_play_on_with_their_own() {
    let folder = Folder::new();
    let (past, ada) = Past::new(&folder.0).await;
    for game in all_games() {
        for stage in STAGES {
            let id = format!("{}-{stage:?}", game.key());
            past.write(&id, &*games::changed(game), stage, game.rules_version()).await;
        }
    }
    drop(past);
    let server = Server::start(app_state(&folder.0, 2)).await;
    for game in all_games() {
        let key = game.key();
        let own = format!("/api/tables/{key}-Running/pieces");
        let own = ada.get(&server.state, &own).await.json();
        let shipped = ada.get(&server.state, &format!("/api/games/{key}/pieces")).await.json();
        assert_ne!(own, shipped, "{key}");
        assert_eq!(stage(&server, &ada, &format!("{key}-Running")).await, "running");
        play_on(&server, &ada, &format!("{key}-Running")).await;
        for ended in [Stage::Conceded, Stage::Finished] {
            let table = format!("{key}-{ended:?}");
            assert_eq!(stage(&server, &ada, &table).await, "over");
            let path = format!("/api/tables/{table}/verification");
            let found = ada.get(&server.state, &path).await.json();
            assert_eq!(found["verified"], true, "{table}: {found}");
        }
        let table = format!("{key}-Conceded");
        let seats = vec![json!({ "who": "me" }); game.seat_names(&[]).unwrap().len()];
        let branch = json!({ "turn": 2, "seats": seats });
        let path = format!("/api/tables/{table}/branch");
        let branched = ada.post(&server.state, &path, branch).await;
        assert_eq!(branched.status, StatusCode::OK, "{table}: {}", branched.text);
        play_on(&server, &ada, branched.json()["table"].as_str().unwrap()).await;
    }
    server.stop().await;
    for table in verified(&folder.0).await {
        assert_eq!((table.divergence, table.archived), (None, None), "{}", table.table);
    }
}

#[tokio::test]
async fn tables_of_older_rules_go_on_from_their_position_or_are_archived() {
    let folder = Folder::new();
    let (past, ada) = Past::new(&folder.0).await;
    let drill = find("drill").unwrap();
    for game in all_games().into_iter().chain([drill]) {
        for stage in STAGES {
            let id = format!("{}-{stage:?}", game.key());
            past.write(&id, game, stage, game.rules_version() - 1).await;
        }
    }
    drop(past);
    for restart in [2, 3] {
        let server = Server::start(app_state(&folder.0, restart)).await;
        for game in all_games().into_iter().chain([drill]) {
            let running = format!("{}-Running", game.key());
            assert_eq!(stage(&server, &ada, &running).await, "running", "{running}");
            play_on(&server, &ada, &running).await;
            for ended in [Stage::Conceded, Stage::Finished] {
                let table = format!("{}-{ended:?}", game.key());
                assert_eq!(stage(&server, &ada, &table).await, "archived", "{table}");
                let journal = format!("/api/tables/{table}/journal");
                let journal = Person::default().get(&server.state, &journal).await;
                let version = format!("\nrules: {}\n", game.rules_version() - 1);
                assert!(journal.text.contains(&version), "{table}: {}", journal.text);
            }
        }
        server.stop().await;
    }
    let database = rusqlite::Connection::open(folder.0.join("horda.db")).unwrap();
    let changes = "SELECT count(*) FROM turn WHERE name = 'rules'";
    let changes: u32 = database.query_row(changes, [], |row| row.get(0)).unwrap();
    assert_eq!(
        changes as usize,
        all_games().len() + 1,
        "each running table says once that its rules changed"
    );
    for table in verified(&folder.0).await {
        assert_eq!(table.divergence, None, "{}", table.table);
        assert_eq!(table.archived.is_some(), table.table.ends_with("Finished"), "{table:?}");
    }
}

#[tokio::test]
async fn tables_that_version_1_stored_are_played_on_or_shown() {
    let folder = Folder::new();
    let (past, ada) = Past::new(&folder.0).await;
    let raised: Vec<_> = all_games().into_iter().filter(|game| game.rules_version() > 1).collect();
    for game in &raised {
        for stage in [Stage::Running, Stage::Conceded] {
            past.write_old(&format!("{}-{stage:?}", game.key()), *game, stage).await;
        }
    }
    drop(past);
    let server = Server::start(app_state(&folder.0, 2)).await;
    let text = async |path: String| ada.get(&server.state, &path).await;
    for game in &raised {
        let table = format!("{}-Running", game.key());
        if games::goes_on_from_version_1(*game) {
            assert_eq!(stage(&server, &ada, &table).await, "running", "{table}");
            play_on(&server, &ada, &table).await;
            let mut client = server.connect(&ada, &table, Some(0)).await;
            assert_eq!(client.request(json!({ "type": "concede" })).await["type"], "done");
            let journal = text(format!("/api/tables/{table}/journal")).await.text;
            let line = format!("\n13 rules {} | position=", game.rules_version());
            assert!(journal.contains("\nrules: 1\n") && journal.contains(&line), "{journal}");
            assert!(journal.contains("\n14 "), "the turn after it: {journal}");
            let verified = text(format!("/api/tables/{table}/verification")).await.json();
            assert_eq!(verified["verified"], true, "{table}: {verified}");
        } else {
            is_shown(&server, &ada, &table).await;
        }
        is_shown(&server, &ada, &format!("{}-Conceded", game.key())).await;
    }
    server.stop().await;
    for table in verified(&folder.0).await {
        assert_eq!(table.divergence, None, "{}", table.table);
    }
}

/// An archived table without a film tells what was played.
async fn is_shown(server: &Server, person: &Person, table: &str) {
    assert_eq!(stage(server, person, table).await, "archived", "{table}");
    let get =
        async |what: &str| person.get(&server.state, &format!("/api/tables/{table}/{what}")).await;
    assert_eq!(get("film").await.problem(), "problem-other-rules", "{table}");
    let log = get("log").await.json();
    let log = log.as_array().unwrap();
    assert_eq!(log.len(), 12, "{table}");
    assert!(log.iter().all(|it| it["seat"].is_u64() && it["action"] != ""), "{table}: {log:?}");
    assert!(get("journal").await.text.contains("\nrules: 1\n"), "{table}");
    assert_eq!(get("pieces").await.status, StatusCode::OK, "{table}");
}

#[tokio::test]
async fn a_table_that_cannot_go_on_can_be_read_and_closed_and_is_not_called_damaged() {
    let folder = Folder::new();
    let (past, ada) = Past::new(&folder.0).await;
    // The drill reads positions of version 2, not of version 1.
    past.write("old", find("drill").unwrap(), Stage::Running, 1).await;
    drop(past);
    let server = Server::start(app_state(&folder.0, 2)).await;
    let stranger = Person::default();
    assert_eq!(stage(&server, &ada, "old").await, "archived");
    assert!(server.try_connect(&ada, "old", Some(0)).await.is_err(), "nobody plays on");
    let journal = "/api/tables/old/journal";
    assert!(ada.get(&server.state, journal).await.text.starts_with("horda journal 1\n"));
    assert_eq!(stranger.get(&server.state, journal).await.problem(), "problem-not-over");
    let log = "/api/tables/old/log";
    assert_eq!(stranger.get(&server.state, log).await.problem(), "problem-not-over");
    let actions = ada.get(&server.state, log).await.json();
    let first = &actions[0];
    assert_eq!((&first["turn"], &first["seat"]), (&json!(1), &json!(0)), "{actions}");
    assert!(!first["action"].as_str().unwrap().is_empty());
    let close = "/api/tables/old/close";
    let refused = stranger.post(&server.state, close, json!({})).await;
    assert_eq!(refused.problem(), "problem-not-yours");
    let closed = ada.post(&server.state, close, json!({})).await;
    assert_eq!(closed.status, StatusCode::OK, "{}", closed.text);
    assert_eq!(ada.post(&server.state, close, json!({})).await.problem(), "problem-over");
    assert!(stranger.get(&server.state, journal).await.text.starts_with("horda journal 1\n"));
    server.stop().await;
    let old = verified(&folder.0).await.into_iter().find(|table| table.table == "old").unwrap();
    assert_eq!((old.divergence, old.archived.is_some()), (None, true));
}

#[tokio::test]
async fn a_table_that_can_be_played_on_is_not_closed() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let ada = Person::default();
    let me = json!({ "who": "me" });
    let table = ada.open(&server.state, json!([me, me])).await["table"].clone();
    let path = format!("/api/tables/{}/close", table.as_str().unwrap());
    let refused = ada.post(&server.state, &path, json!({})).await;
    assert_eq!(refused.problem(), "problem-not-archived");
    let path = path.replace("/close", "/log");
    assert_eq!(ada.get(&server.state, &path).await.problem(), "problem-not-archived");
}
