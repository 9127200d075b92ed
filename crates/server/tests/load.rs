//! What many clients do to others: they take turns, and nobody is kept out.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use common::{
    Client, Folder, Person, Server, against_bot, app_state, app_state_with, config, two_people,
};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server that believes what its proxy says about addresses.
async fn proxied(folder: &Folder, rate_limit: u32) -> Server {
    let config = horda_server::Config { rate_limit, behind_proxy: true, ..config() };
    Server::start(app_state_with(&folder.0, 1, config)).await
}

/// Connects from an address.
async fn from(
    server: &Server,
    person: &Person,
    table: &str,
    eyes: Option<u8>,
    address: &str,
) -> Result<Client, String> {
    server.connect_with(person, table, eyes, &[("x-forwarded-for", address)]).await
}

async fn open(server: &Server, person: &Person, seats: Value) -> String {
    person.open(&server.state, seats).await["table"].as_str().unwrap().to_owned()
}

fn bots(kind: &str) -> Value {
    json!([{ "who": "bot", "bot": kind }, { "who": "bot", "bot": kind }])
}

#[tokio::test]
async fn bots_alone_play_when_somebody_watches_and_pause_when_nobody_does() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let ada = Person::default();
    let table = open(&server, &ada, bots("random")).await;
    let turns = || async {
        ada.get(&server.state, &format!("/api/tables/{table}")).await.json()["turns"].clone()
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(turns().await, 0, "nobody watches");
    let mut client = server.connect(&ada, &table, None).await;
    for _ in 0..5 {
        client.expect("turn").await;
    }
    drop(client);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let paused = turns().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(turns().await, paused, "they wait again");
    server.connect(&ada, &table, None).await.expect("turn").await;
}

/// Plays ten turns against a bot and tells how long it took to answer, at the median.
async fn median_answer(server: &Server, address: &str) -> Duration {
    let ada = Person::default();
    let table = open(server, &ada, json!([{ "who": "me" }, { "who": "bot", "bot": "easy" }])).await;
    let mut client = from(server, &ada, &table, Some(0), address).await.unwrap();
    let mut answers = Vec::new();
    while answers.len() < 10 && !client.is_over() {
        let mut asked = Instant::now();
        while client.offers().is_empty() && !client.is_over() {
            client.expect("turn").await;
            answers.push(asked.elapsed());
            asked = Instant::now();
        }
        // Ends its part as soon as it can, so that the bot has to think.
        let offers = client.offers();
        let end = offers.iter().find(|it| *it == "end").or(offers.first()).cloned();
        if let Some(action) = end {
            assert_eq!(client.act(&action).await["type"], "turn");
        }
    }
    answers.sort();
    answers[answers.len() / 2]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bot_tables_of_one_address_do_not_slow_another() {
    let folder = Folder::new();
    let server = proxied(&folder, 0).await;
    let alone = median_answer(&server, "10.0.0.1").await;
    let played = Arc::new(AtomicU32::new(0));
    let mut crowd = Vec::new();
    for _ in 0..119 {
        // One person has at most a hundred tables, and people are easily made.
        let eve = Person::default();
        let table = open(&server, &eve, bots("easy")).await;
        let mut client = from(&server, &eve, &table, None, "10.0.0.2").await.unwrap();
        let played = Arc::clone(&played);
        crowd.push(tokio::spawn(async move {
            while let Some(heard) = client.hear().await {
                played.fetch_add(u32::from(heard["type"] == "turn"), Ordering::Relaxed);
            }
        }));
    }
    let before = played.load(Ordering::Relaxed);
    let begun = Instant::now();
    let crowded = median_answer(&server, "10.0.0.1").await;
    let turns = played.load(Ordering::Relaxed) - before;
    println!("alone {alone:?}, beside 119 bot tables {crowded:?}; they played {turns} turns");
    assert!(turns > 20, "the crowd plays: {turns} turns in {:?}", begun.elapsed());
    // A turn of the crowd takes about this long, with all its work: a fair share is a few of
    // them, an unfair one as many as there are tables.
    let one = begun.elapsed() / turns;
    assert!(crowded < alone * 4 + one * 20, "{crowded:?}, alone {alone:?}, one turn {one:?}");
    crowd.iter().for_each(tokio::task::JoinHandle::abort);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_about_a_position_that_is_gone_is_not_computed() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let (table, ada) = against_bot(&server).await;
    let mut crowd = Vec::new();
    for number in 0..64 {
        let mut client = server.connect(&ada, &table, Some(0)).await;
        client.send(json!({ "type": "hint", "id": format!("crowd {number}") })).await;
        crowd.push(client);
    }
    let mut client = server.connect(&ada, &table, Some(0)).await;
    client.send(json!({ "type": "hint", "id": "late" })).await;
    let action = client.offers()[0].clone();
    let act = json!({ "type": "act", "id": "go", "revision": client.revision(), "action": action });
    client.send(act).await;
    loop {
        let heard = client.hear().await.unwrap();
        if heard["id"] == "late" {
            assert_eq!(heard["problem"]["phrase"]["key"], "problem-moved-on", "{heard}");
            return;
        }
    }
}

#[tokio::test]
async fn spectators_keep_no_seat_out_and_are_told_when_it_is_full() {
    let _ = rlimit::increase_nofile_limit(4096);
    let folder = Folder::new();
    let server = proxied(&folder, 0).await;
    let (table, ada, ben) = two_people(&server).await;
    let eve = Person::default();
    let mut crowd = Vec::new();
    for network in 0..10 {
        let address = format!("10.0.0.{network}");
        for _ in 0..50 {
            crowd.push(from(&server, &eve, &table, None, &address).await.unwrap());
        }
        let refused = from(&server, &eve, &table, None, &address).await.err();
        let key = if network < 9 { "problem-address-full" } else { "problem-table-full" };
        assert_eq!(refused.as_deref(), Some(key));
    }
    from(&server, &ada, &table, Some(0), "10.0.0.1").await.unwrap();
    from(&server, &ben, &table, Some(1), "10.0.0.2").await.unwrap();
    drop(crowd.pop());
    tokio::time::sleep(Duration::from_millis(200)).await;
    from(&server, &eve, &table, None, "10.0.1.1").await.unwrap();
}

#[tokio::test]
async fn who_comes_and_goes_is_told_once_for_all() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let (table, ada, _) = two_people(&server).await;
    let mut client = server.connect(&ada, &table, Some(0)).await;
    let begun = Instant::now();
    for _ in 0..40 {
        drop(server.connect(&Person::default(), &table, None).await);
    }
    let _watcher = server.connect(&Person::default(), &table, None).await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let most = 2 + begun.elapsed().as_millis() as usize / 500;
    client.request(json!({ "type": "explain", "data": "End" })).await;
    let told: Vec<&String> =
        client.received.iter().filter(|it| it.contains("\"type\":\"seats\"")).collect();
    assert!(told.len() <= most, "{} messages in {:?}", told.len(), begun.elapsed());
    let last: Value = serde_json::from_str(told.last().unwrap()).unwrap();
    assert_eq!(last["watching"], 1, "the last one is told too");
    assert_eq!(last["seats"][0]["yours"], true, "each is told what is its own");
}

#[tokio::test]
async fn the_audience_can_be_muted_by_seats() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let (table, ada, _) = two_people(&server).await;
    let mut client = server.connect(&ada, &table, Some(0)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    let say = json!({ "type": "chat", "text": "boo" });
    let mute = |on: bool| json!({ "type": "mute_audience", "id": "r", "on": on });
    eve.send(mute(true)).await;
    assert_eq!(eve.expect("failed").await["problem"]["phrase"]["key"], "problem-watch-only");
    client.send(mute(true)).await;
    while eve.expect("seats").await["audience_muted"] != true {}
    let refused = eve.request(say.clone()).await;
    assert_eq!(refused["problem"]["phrase"]["key"], "problem-audience-muted");
    client.send(json!({ "type": "chat", "id": "c", "text": "quiet here" })).await;
    assert_eq!(eve.expect("chat").await["line"]["text"], "quiet here", "seats still speak");
    client.send(mute(false)).await;
    while eve.expect("seats").await["audience_muted"] != false {}
    eve.send(json!({ "type": "chat", "id": "c", "text": "boo" })).await;
    assert_eq!(client.expect("chat").await["line"]["text"], "quiet here");
    assert_eq!(client.expect("chat").await["line"]["text"], "boo");
    assert_eq!(client.request(mute(true)).await["type"], "done");
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 1)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    assert_eq!(eve.expect("seats").await["audience_muted"], true, "it is kept with the table");
    assert_eq!(eve.request(say).await["problem"]["phrase"]["key"], "problem-audience-muted");
}

#[tokio::test]
async fn an_audience_that_writes_too_much_silences_no_seat() {
    let folder = Folder::new();
    let server = proxied(&folder, 20).await;
    let (table, ada, _) = two_people(&server).await;
    let mut client = from(&server, &ada, &table, Some(0), "10.0.0.1").await.unwrap();
    let mut told = 0;
    for network in 0..12 {
        let address = format!("10.0.1.{network}");
        let eve = Person::default();
        eve.post(&server.state, "/api/me", json!({ "name": "Eve" })).await;
        let mut eve = from(&server, &eve, &table, None, &address).await.unwrap();
        for number in 0..5 {
            eve.send(json!({ "type": "chat", "id": format!("{number}"), "text": "boo" })).await;
        }
        eve.send(json!({ "type": "explain", "id": "last", "data": "End" })).await;
        loop {
            let heard = eve.hear().await.unwrap();
            told += u32::from(heard["problem"]["phrase"]["key"] == "problem-too-fast");
            if heard["id"] == "last" {
                break;
            }
        }
    }
    assert!(told >= 30, "sixty lines of twelve addresses are too many: {told}");
    let line = json!({ "type": "chat", "id": "mine", "text": "my turn" });
    client.send(line).await;
    loop {
        let heard = client.hear().await.unwrap();
        assert_ne!(heard["id"], "mine", "{heard}");
        if heard["line"]["text"] == "my turn" {
            return;
        }
    }
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_is_told() {
    let _ = rlimit::increase_nofile_limit(4096);
    let folder = Folder::new();
    let config = horda_server::Config { rate_limit: 20, ..config() };
    let server = Server::start(app_state_with(&folder.0, 1, config)).await;
    let mut open = Vec::new();
    for _ in 0..250 {
        open.push(TcpStream::connect(server.address).await.unwrap());
    }
    let answer = |mut stream: TcpStream| async move {
        let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        let _ = stream.write_all(request).await;
        let mut text = String::new();
        let _ = stream.read_to_string(&mut text).await;
        text
    };
    assert!(answer(open.pop().unwrap()).await.ends_with("alive\n"));
    open.push(TcpStream::connect(server.address).await.unwrap());
    let mut refused = TcpStream::connect(server.address).await.unwrap();
    let mut text = String::new();
    let _ = refused.read_to_string(&mut text).await;
    assert!(text.starts_with("HTTP/1.1 429"), "{text}");
    assert!(text.contains("problem-too-many-connections"), "{text}");
}

#[tokio::test]
async fn a_look_at_the_head_costs_what_the_whole_costs() {
    let folder = Folder::new();
    let config = horda_server::Config { rate_limit: 20, ..config() };
    let state = app_state_with(&folder.0, 1, config);
    let person = Person::default();
    let mut answered = 0;
    loop {
        let request = axum::http::Request::head("/api/tables/nope/film");
        let answer = person.ask(&state, request, axum::body::Body::empty()).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        answered += 1;
        assert!(answered < 60, "films are never too many");
    }
}
