//! A backup taken and put back while the server runs.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{Folder, Server, house, play, two_people};
use horda_server::verify;
use horda_store::Sqlite;

#[tokio::test]
async fn a_backup_is_put_back_under_a_running_server() {
    let folder = Folder::new();
    let database = folder.0.join("horda.db");
    let copy = folder.0.join("copy.db");
    let server = Server::start(house(&folder.0, 3)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    play(&mut zombies, &mut humans, 6).await;
    Sqlite::backup(&database, &copy).unwrap();
    play(&mut zombies, &mut humans, 6).await;
    assert_eq!(zombies.position["turn"], 12);

    Sqlite::restore(&copy, &database).unwrap();
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let action = zombies.offers().first().or(humans.offers().first()).cloned().unwrap();
    let mover = if zombies.offers().is_empty() { &mut humans } else { &mut zombies };
    let revision = mover.revision();
    mover
        .send(
            serde_json::json!({ "type": "act", "id": "x", "revision": revision, "action": action }),
        )
        .await;
    mover.expect("closing").await;

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
