//! A backup taken and put back while the server runs.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{Folder, Server, app_state, play, two_people};
use horda_server::verify;
use horda_store::Sqlite;

#[tokio::test]
async fn a_backup_is_put_back_under_a_busy_server_and_every_table_stays_whole() {
    let folder = Folder::new();
    let database = folder.0.join("horda.db");
    let copy = folder.0.join("copy.db");
    let server = Server::start(app_state(&folder.0, 4)).await;
    let ada = common::Person::default();
    let bot = serde_json::json!({ "who": "bot", "bot": "random" });
    for _ in 0..20 {
        ada.open(&server.state, serde_json::json!([bot, bot])).await;
    }
    Sqlite::backup(&database, &copy).unwrap();
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let (copy, database) = (copy.clone(), database.clone());
        let restored = tokio::task::spawn_blocking(move || Sqlite::restore(&copy, &database));
        restored.await.unwrap().unwrap();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    server.stop().await;
    let store = Sqlite::open(&database, [0; 32]).unwrap();
    let mut tables = 0;
    verify(&store, |verified| {
        assert_eq!(verified.divergence, None, "{}", verified.table);
        tables += 1;
    })
    .await
    .unwrap();
    assert_eq!(tables, 20);
}

#[tokio::test]
async fn a_backup_is_put_back_under_a_running_server() {
    let folder = Folder::new();
    let database = folder.0.join("horda.db");
    let copy = folder.0.join("copy.db");
    let server = Server::start(app_state(&folder.0, 3)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    play(&mut zombies, &mut humans, 6).await;
    Sqlite::backup(&database, &copy).unwrap();
    play(&mut zombies, &mut humans, 6).await;
    assert_eq!(zombies.position["turn"], 12);

    Sqlite::restore(&copy, &database).unwrap();
    // Nobody has to do anything to be told.
    zombies.expect("closing").await;
    humans.expect("closing").await;

    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    assert_eq!(zombies.position["turn"], 6, "the table is as it was when the copy was made");
    assert_eq!(play(&mut zombies, &mut humans, 4).await, 4);
    server.stop().await;

    let store = Sqlite::open(&database, [0; 32]).unwrap();
    let mut checked = 0;
    verify(&store, |verified| {
        assert_eq!(verified.divergence, None);
        checked += verified.turns;
    })
    .await
    .unwrap();
    assert_eq!(checked, 10);
}

#[tokio::test]
async fn a_game_of_older_rules_can_still_be_watched() {
    let folder = Folder::new();
    let database = folder.0.join("horda.db");
    let server = Server::start(app_state(&folder.0, 3)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    play(&mut zombies, &mut humans, 5).await;
    humans.send(serde_json::json!({ "type": "concede", "id": "c" })).await;
    zombies.expect("conceded").await;
    let path = format!("/api/tables/{table}/film?eyes=1");
    let before = ben.get(&server.state, &path).await.json();
    server.stop().await;

    let connection = rusqlite::Connection::open(&database).unwrap();
    let older = "UPDATE game_table SET identity = json_set(identity, '$.rules_version', 0)";
    assert_eq!(connection.execute(older, []).unwrap(), 1);
    drop(connection);
    let server = Server::start(app_state(&folder.0, 4)).await;
    let card = ben.get(&server.state, &format!("/api/tables/{table}")).await.json();
    assert_eq!(card["stage"]["stage"], "archived");
    let after = ben.get(&server.state, &path).await.json();
    assert_eq!(after["reel"], before["reel"], "the film is as it was kept");
    assert_eq!(after["allowed"], serde_json::json!([0, 1, null]));
    assert!(server.try_connect(&ben, &table, Some(1)).await.is_err(), "nobody plays on");
}
