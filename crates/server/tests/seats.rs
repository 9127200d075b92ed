//! Seats that cannot be robbed: what a person lends stays theirs, and nobody sees a hand that
//! will be another's.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use common::{Client, Folder, Person, Server, app_state, play, two_people};
use horda_server::AppState;
use serde_json::{Value, json};

fn bot() -> Value {
    json!({ "who": "bot", "bot": "random" })
}

fn me() -> Value {
    json!({ "who": "me" })
}

fn friend() -> Value {
    json!({ "who": "friend" })
}

async fn hand_over(
    state: &Arc<AppState>,
    by: &Person,
    table: &str,
    seat: u8,
    to: Value,
) -> common::Answer {
    by.post(state, &format!("/api/tables/{table}/seats/{seat}"), to).await
}

async fn card(state: &Arc<AppState>, by: &Person, table: &str) -> Value {
    by.get(state, &format!("/api/tables/{table}")).await.json()
}

/// The code of the only invitation, as the opener is shown it.
async fn code(state: &Arc<AppState>, opener: &Person, table: &str) -> Value {
    let shown = opener.get(state, &format!("/api/tables/{table}/invitations")).await.json();
    assert_eq!(shown["invitations"].as_array().unwrap().len(), 1);
    shown["invitations"][0]["code"].clone()
}

async fn join(state: &Arc<AppState>, by: &Person, table: &str, code: &Value) -> common::Answer {
    by.post(state, &format!("/api/tables/{table}/join"), json!({ "code": code })).await
}

/// Opens a table of Zombiaki II for Ada, who leads the zombies, and a friend.
async fn waiting_table(server: &Server, ada: &Person) -> String {
    let opened = ada.open(&server.state, json!([me(), friend()])).await;
    opened["table"].as_str().unwrap().to_owned()
}

/// Was this view built for a seat?
fn is_of_a_seat(view: &Value) -> bool {
    view["observer"] != json!("Audience")
}

#[tokio::test]
async fn a_lent_seat_stays_its_owners() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    let lent = hand_over(&server.state, &ben, &table, 1, bot()).await;
    assert_eq!(lent.json()["seats"][1]["lent"], true);
    for to in [me(), friend(), bot()] {
        let refused = hand_over(&server.state, &ada, &table, 1, to.clone()).await;
        assert_eq!(refused.problem(), "problem-seat-taken", "{to}");
    }
    assert!(server.try_connect(&ada, &table, Some(1)).await.is_err(), "nor is the hand shown");
    let back = hand_over(&server.state, &ben, &table, 1, me()).await;
    assert_eq!(back.json()["seats"][1]["yours"], true, "the owner comes back at any time");
}

#[tokio::test]
async fn a_person_who_comes_back_to_a_lent_seat_sees_its_hand_again() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, _, ben) = two_people(&server).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    assert!(is_of_a_seat(&humans.position["view"]), "{}", humans.position["view"]);
    hand_over(&server.state, &ben, &table, 1, bot()).await;
    let watching = humans.expect("welcome").await;
    assert_eq!(watching["eyes"], Value::Null);
    assert!(!is_of_a_seat(&watching["position"]["view"]));
    hand_over(&server.state, &ben, &table, 1, me()).await;
    assert_eq!(humans.expect("welcome").await["eyes"], 1);
    assert!(is_of_a_seat(&humans.position["view"]));
}

#[tokio::test]
async fn undo_asks_the_owner_of_a_lent_seat() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut watching = server.connect(&ben, &table, Some(1)).await;
    hand_over(&server.state, &ben, &table, 1, bot()).await;
    watching.expect("welcome").await;
    while !zombies.offers().is_empty() {
        let action = zombies.offers().last().unwrap().clone();
        zombies.act(&action).await;
    }
    while zombies.offers().is_empty() {
        zombies.expect("turn").await;
    }
    assert_eq!(zombies.position["undo"], "ask", "the bot's owner has a say");
    let ask = json!({ "type": "undo", "id": "u", "revision": zombies.revision() });
    zombies.send(ask).await;
    assert_eq!(watching.expect("undo_asked").await["waiting"], json!([1]));
    let answer = json!({ "type": "answer_undo", "revision": zombies.revision(), "agree": true });
    zombies.send(answer.clone()).await;
    watching.send(answer).await;
    assert_eq!(zombies.expect("undone").await["by"], 0);
}

#[tokio::test]
async fn a_table_with_secrets_waits_until_every_seat_is_held() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben, eve) = (Person::default(), Person::default(), Person::default());
    let table = waiting_table(&server, &ada).await;
    assert_eq!(card(&server.state, &ada, &table).await["stage"], json!({ "stage": "waiting" }));

    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let audience = server.connect(&eve, &table, None).await;
    assert_eq!(zombies.position["view"], audience.position["view"], "all see what spectators see");
    assert_eq!((zombies.offers(), zombies.position["undo"].as_str()), (vec![], Some("nothing")));
    for message in [
        json!({ "type": "act", "revision": 0, "action": "end" }),
        json!({ "type": "explain", "action": "end" }),
        json!({ "type": "concede" }),
    ] {
        let answer = zombies.request(message).await;
        assert_eq!(answer["problem"]["phrase"]["key"], "problem-table-waits");
    }
    let film = format!("/api/tables/{table}/film?eyes=0");
    assert_eq!(ada.get(&server.state, &film).await.status, StatusCode::FORBIDDEN);

    let invitation = code(&server.state, &ada, &table).await;
    let joined = join(&server.state, &ben, &table, &invitation).await;
    assert_eq!(joined.json()["stage"]["stage"], "running");
    let welcome = zombies.expect("welcome").await;
    assert_eq!(
        (&welcome["eyes"], &welcome["table"]["stage"]["stage"]),
        (&json!(0), &json!("running"))
    );
    assert!(is_of_a_seat(&zombies.position["view"]) && !zombies.offers().is_empty());
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    assert_eq!(play(&mut zombies, &mut humans, 6).await, 6);
}

#[tokio::test]
async fn the_opener_cannot_look_at_the_friends_hand_first() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = (Person::default(), Person::default());
    let table = waiting_table(&server, &ada).await;
    // Sitting down on the friend's seat too makes it a game on one device, and it stays one.
    let both = hand_over(&server.state, &ada, &table, 1, me()).await;
    assert_eq!(both.json()["stage"]["stage"], "running");
    let humans = server.connect(&ada, &table, Some(1)).await;
    assert!(is_of_a_seat(&humans.position["view"]));
    let refused = hand_over(&server.state, &ada, &table, 1, friend()).await;
    assert_eq!(refused.problem(), "problem-seat-stays");

    // The own invitation is no way to a second seat either.
    let table = waiting_table(&server, &ada).await;
    let invitation = code(&server.state, &ada, &table).await;
    let refused = join(&server.state, &ada, &table, &invitation).await;
    assert_eq!(refused.problem(), "problem-already-seated");
    assert_eq!(join(&server.state, &ben, &table, &invitation).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_running_duel_opens_no_seat() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    for (person, seat) in [(&ada, 0), (&ben, 1)] {
        let refused = hand_over(&server.state, person, &table, seat, friend()).await;
        assert_eq!(refused.problem(), "problem-seat-stays");
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    // Nor does anybody take the seat of a bot, whose hand they would see.
    let opened = ada.open(&server.state, json!([me(), bot()])).await;
    let table = opened["table"].as_str().unwrap();
    for to in [me(), friend()] {
        let refused = hand_over(&server.state, &ada, table, 1, to).await;
        assert_eq!(refused.problem(), "problem-seat-stays");
    }
    let other = json!({ "who": "bot", "bot": "greedy" });
    let changed = hand_over(&server.state, &ada, table, 1, other).await;
    assert_eq!(changed.json()["seats"][1]["holder"]["bot"], "greedy", "another bot is fine");
}

#[tokio::test]
async fn bots_do_not_begin_before_every_seat_is_held() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = (Person::default(), Person::default());
    let opened = ada.open(&server.state, json!([bot(), friend()])).await;
    let table = opened["table"].as_str().unwrap().to_owned();
    let mut eve = server.connect(&Person::default(), &table, None).await;
    let early = tokio::time::timeout(Duration::from_millis(300), eve.expect("turn")).await;
    assert!(early.is_err(), "the table waits");
    // Who opened it hands out the invitation without a seat of their own.
    let invitation = code(&server.state, &ada, &table).await;
    join(&server.state, &ben, &table, &invitation).await;
    eve.expect("turn").await;
}

#[tokio::test]
async fn an_invitation_works_once_and_is_void_when_the_seat_is_opened_again() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben, eve) = (Person::default(), Person::default(), Person::default());
    let seats = json!([me(), friend()]);
    let new = json!({ "game": "drill", "options": { "hands": "2" }, "seats": seats });
    let opened = ada.post(&server.state, "/api/tables", new).await.json();
    let table = opened["table"].as_str().unwrap().to_owned();
    let first = opened["invitations"][0]["code"].clone();
    assert_eq!(join(&server.state, &ben, &table, &first).await.status, StatusCode::OK);
    let late = join(&server.state, &eve, &table, &first).await;
    assert_eq!(late.problem(), "problem-seat-taken");

    hand_over(&server.state, &ben, &table, 1, friend()).await;
    let late = join(&server.state, &eve, &table, &first).await;
    assert_eq!(late.problem(), "problem-bad-invitation", "it was used");
    let second = code(&server.state, &ada, &table).await;
    assert_ne!(first, second);
    for person in [&ben, &eve] {
        let refused = person.get(&server.state, &format!("/api/tables/{table}/invitations")).await;
        assert_eq!(refused.problem(), "problem-not-opener", "only the opener invites");
    }

    // The same holds after the server was started anew.
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 7)).await;
    assert_eq!(code(&server.state, &ada, &table).await, second);
    assert_eq!(join(&server.state, &eve, &table, &second).await.status, StatusCode::OK);
}

#[tokio::test]
async fn only_the_opener_fills_seats_that_are_nobodys() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben, eve) = (Person::default(), Person::default(), Person::default());
    let seats = json!([me(), friend(), friend()]);
    let new = json!({ "game": "drill", "options": { "hands": "3" }, "seats": seats });
    let opened = ada.post(&server.state, "/api/tables", new).await.json();
    let table = opened["table"].as_str().unwrap().to_owned();
    join(&server.state, &ben, &table, &opened["invitations"][0]["code"]).await;
    assert_eq!(card(&server.state, &ada, &table).await["opener"], true);
    assert_eq!(card(&server.state, &ben, &table).await["opener"], false);

    // The third seat is promised to a friend of Ada's.
    for (person, problem) in [(&ben, "problem-not-opener"), (&eve, "problem-not-yours")] {
        for to in [bot(), me(), friend()] {
            let refused = hand_over(&server.state, person, &table, 2, to).await;
            assert_eq!(refused.problem(), problem);
        }
    }
    assert_eq!(hand_over(&server.state, &ada, &table, 2, bot()).await.status, StatusCode::OK);
    let refused = hand_over(&server.state, &ben, &table, 2, me()).await;
    assert_eq!(refused.problem(), "problem-not-opener");
    let taken = hand_over(&server.state, &ada, &table, 2, me()).await;
    assert_eq!(taken.json()["seats"][2]["yours"], true, "a team has no hands to hide");
}

/// Three people at a table of the drill.
async fn team(server: &Server) -> (String, [Person; 3], [Client; 3]) {
    let people = [Person::default(), Person::default(), Person::default()];
    let seats = json!([me(), friend(), friend()]);
    let new = json!({ "game": "drill", "options": { "hands": "3" }, "seats": seats });
    let opened = people[0].post(&server.state, "/api/tables", new).await.json();
    let table = opened["table"].as_str().unwrap().to_owned();
    for (person, invitation) in people[1..].iter().zip(opened["invitations"].as_array().unwrap()) {
        join(&server.state, person, &table, &invitation["code"]).await;
    }
    let red = server.connect(&people[0], &table, Some(0)).await;
    let green = server.connect(&people[1], &table, Some(1)).await;
    let blue = server.connect(&people[2], &table, Some(2)).await;
    (table, people, [red, green, blue])
}

#[tokio::test]
async fn a_team_gives_up_when_all_its_people_agree() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, people, [mut red, mut green, mut blue]) = team(&server).await;
    // Blue's person lends the seat and is still one of the team.
    hand_over(&server.state, &people[2], &table, 2, bot()).await;
    blue.expect("welcome").await;
    let answer = |agree: bool| json!({ "type": "answer_concede", "agree": agree });

    green.send(json!({ "type": "concede", "id": "c1" })).await;
    let asked = red.expect("concede_asked").await;
    assert_eq!((&asked["by"], &asked["waiting"]), (&json!(1), &json!([0, 2])));
    let again = red.request(json!({ "type": "concede" })).await;
    assert_eq!(again["problem"]["phrase"]["key"], "problem-concede-pending");
    green.send(answer(true)).await;
    red.send(answer(false)).await;
    assert_eq!(green.expect("concede_declined").await["by"], 0);
    assert!(!red.is_over());

    green.send(json!({ "type": "concede", "id": "c2" })).await;
    red.expect("concede_asked").await;
    red.send(answer(true)).await;
    assert_eq!(blue.expect("concede_asked").await["waiting"], json!([0, 2]));
    assert_eq!(blue.expect("concede_declined").await["by"], 0);
    assert_eq!(blue.expect("concede_asked").await["waiting"], json!([0, 2]));
    assert_eq!(blue.expect("concede_asked").await["waiting"], json!([2]));
    let later = server.connect(&people[0], &table, Some(0)).await;
    assert!(later.received[0].contains("\"conceding\":[1,[2]]"), "{}", later.received[0]);
    blue.send(answer(true)).await;
    assert_eq!(red.expect("conceded").await["by"], 1);
    let over = json!({ "status": "over", "winners": [], "by": "concession" });
    assert_eq!(red.position["status"], over);
}

#[tokio::test]
async fn a_newcomer_is_asked_anew() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben, eve) = (Person::default(), Person::default(), Person::default());
    let seats = json!([me(), friend(), friend()]);
    let new = json!({ "game": "drill", "options": { "hands": "3" }, "seats": seats });
    let opened = ada.post(&server.state, "/api/tables", new).await.json();
    let table = opened["table"].as_str().unwrap();
    join(&server.state, &ben, table, &opened["invitations"][0]["code"]).await;
    let mut red = server.connect(&ada, table, Some(0)).await;
    red.send(json!({ "type": "concede", "id": "c" })).await;
    assert_eq!(red.expect("concede_asked").await["waiting"], json!([1]));
    join(&server.state, &eve, table, &opened["invitations"][1]["code"]).await;
    assert_eq!(red.expect("concede_declined").await["by"], 2);
    red.send(json!({ "type": "concede", "id": "d" })).await;
    assert_eq!(red.expect("concede_asked").await["waiting"], json!([1, 2]));
}

#[tokio::test]
async fn between_people_there_are_no_hints_unless_they_chose_so() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, _) = two_people(&server).await;
    assert_eq!(card(&server.state, &ada, &table).await["advice"], false);
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    let hint = zombies.request(json!({ "type": "hint" })).await;
    assert_eq!(hint["problem"]["phrase"]["key"], "problem-no-advice");
    for client in [&mut zombies, &mut eve] {
        client.send(json!({ "type": "chances", "on": true })).await;
        let failed = client.expect("failed").await;
        assert_eq!(failed["problem"]["phrase"]["key"], "problem-no-advice");
    }

    let people = json!([me(), friend()]);
    let cases = [
        (json!({ "game": "zombiaki", "seats": [me(), bot()] }), true),
        (json!({ "game": "zombiaki", "seats": [me(), me()] }), false),
        (json!({ "game": "zombiaki", "seats": people, "advice": true }), true),
        (json!({ "game": "zombiaki", "seats": [me(), bot()], "advice": false }), false),
        (json!({ "game": "drill", "options": { "hands": "2" }, "seats": people }), true),
    ];
    for (new, advice) in cases {
        let opened = ada.post(&server.state, "/api/tables", new.clone()).await.json();
        let table = opened["table"].as_str().unwrap();
        assert_eq!(card(&server.state, &ada, table).await["advice"], advice, "{new}");
    }
}
