//! Sessions: listed, ended, and gone from every table at once.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::{Answer, Folder, Person, Server, app_state};
use horda_server::AppState;
use serde_json::{Value, json};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async fn sessions(state: &Arc<AppState>, person: &Person) -> Vec<Value> {
    person.get(state, "/api/me/sessions").await.json()["sessions"].as_array().unwrap().clone()
}

async fn end(state: &Arc<AppState>, person: &Person, which: &str) -> Answer {
    person.ask(state, Request::delete(format!("/api/me/sessions{which}")), Body::empty()).await
}

/// The same person on a second device.
async fn on_another_device(state: &Arc<AppState>, person: &Person) -> Person {
    let other = Person::default();
    let code = person.post(state, "/api/me/recovery", json!({})).await.json()["code"].clone();
    let request = Request::post("/api/me/recover")
        .header("content-type", "application/json")
        .header("user-agent", FIREFOX);
    let moved = other.ask(state, request, Body::from(json!({ "code": code }).to_string())).await;
    assert_eq!(moved.status, StatusCode::OK);
    other
}

#[tokio::test]
async fn sessions_are_listed_and_one_is_ended() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let laptop = Person::default();
    assert_eq!(sessions(&state, &laptop).await, [Value::Null; 0], "nobody has none");
    laptop.post(&state, "/api/me", json!({ "name": "Ada" })).await;
    let phone = on_another_device(&state, &laptop).await;
    let listed = sessions(&state, &laptop).await;
    assert_eq!(listed.len(), 2);
    assert_eq!(
        (&listed[0]["device"], &listed[0]["current"]),
        (&json!("Firefox, Linux"), &json!(false))
    );
    assert_eq!((&listed[1]["device"], &listed[1]["current"]), (&json!(""), &json!(true)));
    assert!(listed[0]["used"].as_u64() > listed[1]["used"].as_u64(), "latest first");

    let stranger = Person::default();
    stranger.post(&state, "/api/me", json!({ "name": "Eve" })).await;
    let id = format!("/{}", listed[0]["id"].as_str().unwrap());
    assert_eq!(end(&state, &stranger, &id).await.problem(), "problem-no-session");
    assert_eq!(end(&state, &Person::default(), &id).await.status, StatusCode::NOT_FOUND);
    assert_eq!(phone.get(&state, "/api/me").await.json()["name"], "Ada");

    let left = end(&state, &laptop, &id).await.json();
    assert_eq!(left["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(phone.get(&state, "/api/me").await.json()["name"], "", "it is nobody now");
    assert_eq!(laptop.get(&state, "/api/me").await.json()["name"], "Ada");
}

#[tokio::test]
async fn all_other_sessions_are_ended_at_once_with_their_connections_and_codes() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let state = &server.state;
    let laptop = Person::default();
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = laptop.open(state, seats).await["table"].as_str().unwrap().to_owned();
    let phone = on_another_device(state, &laptop).await;
    let tablet = on_another_device(state, &laptop).await;
    let mut at_laptop = server.connect(&laptop, &table, Some(0)).await;
    let mut at_phone = server.connect(&phone, &table, Some(1)).await;
    let code = phone.post(state, "/api/me/recovery", json!({})).await.json()["code"].clone();

    let left = end(state, &laptop, "").await.json();
    assert_eq!(left["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(left["sessions"][0]["current"], true);
    while at_phone.hear().await.is_some() {}
    for person in [&phone, &tablet] {
        assert!(server.try_connect(person, &table, Some(0)).await.is_err());
    }
    let again = Person::default().post(state, "/api/me/recover", json!({ "code": code })).await;
    assert_eq!(again.problem(), "problem-bad-code", "nor does a code lead back");
    let offer = at_laptop.offers()[0].clone();
    assert_eq!(at_laptop.act(&offer).await["type"], "turn", "this one plays on");
}
