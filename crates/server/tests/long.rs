//! Coming to a long game costs its table what coming to a young one costs.
//!
//! The only test of this program, because the allocator counts for the whole process.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use axum::http::StatusCode;
use common::{Folder, Person, Server, app_state, play};
use horda_testkit::{COUNTING, Counting};
use serde_json::json;

#[global_allocator]
static ALLOCATOR: &Counting = COUNTING;

/// Coming in is measured so often, and the least counts: other threads allocate meanwhile.
const TIMES: usize = 5;

/// How many allocations another spectator costs.
async fn coming_in(server: &Server, table: &str) -> usize {
    let eve = Person::default();
    let mut least = usize::MAX;
    // What the first one needs is written then.
    server.connect(&eve, table, None).await.socket.close(None).await.unwrap();
    for _ in 0..TIMES {
        let before = COUNTING.stats().allocations;
        let url = format!("ws://{}/api/tables/{table}/socket", server.address);
        let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let welcome = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
        assert!(welcome.to_text().unwrap().starts_with("{\"type\":\"welcome\""));
        least = least.min(COUNTING.stats().allocations - before);
        socket.close(None).await.unwrap();
    }
    least
}

#[tokio::test]
async fn coming_to_a_long_game_costs_what_coming_to_a_young_one_costs() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 5)).await;
    let ada = Person::default();
    let me = json!({ "who": "me" });
    let opened =
        ada.post(&server.state, "/api/tables", json!({ "game": "terror", "seats": [me, me] }));
    let opened = opened.await;
    assert_eq!(opened.status, StatusCode::OK, "{}", opened.text);
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    let mut one = server.connect(&ada, &table, Some(0)).await;
    let mut other = server.connect(&ada, &table, Some(1)).await;
    play(&mut one, &mut other, 10).await;
    let young = coming_in(&server, &table).await;
    let turns = 10 + play(&mut one, &mut other, 150).await;
    let old = coming_in(&server, &table).await;
    println!("{young} allocations after 10 turns, {old} after {turns}");
    assert!(turns > 100, "{turns} turns");
    assert!(old < young + young / 4, "{young} allocations, then {old}");
    server.stop().await;
}
