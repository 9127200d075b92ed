//! Tables that are opened with a document, and what they hand over.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use axum::http::StatusCode;
use common::{Answer, Folder, Person, Server, app_state};
use serde_json::json;

async fn open(server: &Server, by: &Person, game: &str, document: &str) -> Answer {
    let options = if game == "drill" { json!({ "hands": "1" }) } else { json!({}) };
    let seats = vec![json!({ "who": "me" }); if game == "drill" { 1 } else { 2 }];
    let new = json!({ "game": game, "options": options, "seats": seats, "document": document });
    by.post(&server.state, "/api/tables", new).await
}

/// Plays a drill with this document to its end, and tells its table and what it handed over.
async fn drill(server: &Server, by: &Person, document: &str) -> (String, String) {
    let opened = open(server, by, "drill", document).await;
    assert_eq!(opened.status, StatusCode::OK, "{}", opened.text);
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    let outcome = format!("/api/tables/{table}/outcome");
    assert_eq!(by.get(&server.state, &outcome).await.problem(), "problem-no-outcome");
    let mut client = server.connect(by, &table, Some(0)).await;
    while !client.is_over() {
        let action = client.offers()[0].clone();
        client.act(&action).await;
    }
    let outcome = by.get(&server.state, &outcome).await;
    assert_eq!(outcome.status, StatusCode::OK, "{}", outcome.text);
    (table, outcome.text)
}

#[tokio::test]
async fn the_outcome_of_one_table_opens_the_next() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let ada = Person::default();
    let (first, outcome) = drill(&server, &ada, "score = 6 # so far\ngoal = 9\n").await;
    assert!(outcome.starts_with("goal = 9\nscore = "), "{outcome}");
    let (next, _) = drill(&server, &ada, &outcome).await;
    for (table, document) in [(&first, "goal = 9\nscore = 6\n"), (&next, outcome.as_str())] {
        let journal = ada.get(&server.state, &format!("/api/tables/{table}/journal")).await.text;
        for line in document.lines() {
            assert!(journal.contains(&format!("\ndocument: {line}\n")), "{journal}");
        }
        let path = format!("/api/tables/{table}/verification");
        let verified = ada.get(&server.state, &path).await.json();
        assert_eq!(verified["verified"], true, "{verified}");
    }
    server.stop().await;
    // What was handed over, and what a table was set up with, is there after a restart.
    let server = Server::start(app_state(&folder.0, 2)).await;
    let kept = ada.get(&server.state, &format!("/api/tables/{first}/outcome")).await;
    assert_eq!(kept.text, outcome);
    let again = ada.post(&server.state, &format!("/api/tables/{next}/rematch"), json!({})).await;
    let again = again.json()["table"].as_str().unwrap().to_owned();
    let client = server.connect(&ada, &again, Some(0)).await;
    assert_eq!(client.view["goal"], 9, "a rematch has the same document");
}

/// A mission of one's own: its table is stored, read back after a restart, and proved.
#[tokio::test]
async fn a_table_with_an_own_mission_is_kept_with_it() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let ada = Person::default();
    let mission = include_str!("../../../docs/my-mission.toml");
    let seats = [json!({ "who": "me" })];
    let new = json!({ "game": "zombicide", "options": {}, "seats": seats, "document": mission });
    let opened = ada.post(&server.state, "/api/tables", new).await;
    assert_eq!(opened.status, StatusCode::OK, "{}", opened.text);
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    let mut client = server.connect(&ada, &table, Some(0)).await;
    let action = client.offers()[0].clone();
    client.act(&action).await;
    client.send(json!({ "type": "concede", "id": "c" })).await;
    client.expect("conceded").await;
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 2)).await;
    let journal = ada.get(&server.state, &format!("/api/tables/{table}/journal")).await.text;
    assert!(journal.contains("\ndocument: id = \"my-mission\"\n"), "{journal}");
    let verified = ada.get(&server.state, &format!("/api/tables/{table}/verification")).await;
    assert_eq!(verified.json()["verified"], true, "{}", verified.text);
    let pieces = ada.get(&server.state, &format!("/api/tables/{table}/pieces")).await.text;
    assert!(pieces.contains("mission-my-mission-title = Fotografia"), "its words come along");
}

#[tokio::test]
async fn a_bad_document_is_refused_with_line_reason_and_way_out() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let ada = Person::default();
    for (game, document, why) in [
        ("drill", "goal = 10", "document:1: \"goal\" must be from 1 to 9, found 10"),
        (
            "drill",
            "goal = 2\nscroe = 1",
            "document:2: unknown key \"scroe\"; did you mean \"score\"?",
        ),
        (
            "zombiaki",
            "goal = 2",
            "document:1: this game takes no document; set it up by its options alone",
        ),
    ] {
        let answer = open(&server, &ada, game, document).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
        assert_eq!(answer.problem(), "problem-bad-document");
        let said = json!(why).to_string();
        assert!(answer.text.contains(said.trim_matches('"')), "{}", answer.text);
    }
}
