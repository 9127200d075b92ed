//! Whatever is sent, the answer is a clear refusal or a closed connection, and nobody else
//! notices.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use common::{Client, Folder, Person, Server, app_state, app_state_with, play, two_people};
use futures_util::SinkExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Sends one frame; tells what came back, or nothing if the connection was closed.
async fn throw(client: &mut Client, frame: Message) -> Option<Value> {
    if client.socket.send(frame).await.is_err() {
        return None;
    }
    loop {
        let heard = client.hear().await?;
        if heard["type"] != "seats" {
            return Some(heard);
        }
    }
}

#[tokio::test]
async fn odd_frames_are_answered_with_a_reason() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let (table, ada, _) = two_people(&server).await;
    let mut client = server.connect(&ada, &table, Some(0)).await;
    let frames = [
        String::new(),
        "null".into(),
        "{}".into(),
        "[]".into(),
        "\u{0}".into(),
        r#"{"type":"act"}"#.into(),
        r#"{"type":"act","id":"x","revision":-1,"action":"end"}"#.into(),
        r#"{"type":"act","id":"x","revision":1e99,"action":"end"}"#.into(),
        r#"{"type":"act","id":7,"revision":0,"action":"end"}"#.into(),
        r#"{"type":"act","id":"x","revision":0,"action":"end","seat":1}"#.into(),
        r#"{"type":"welcome"}"#.into(),
        "[".repeat(8000),
        "{\"type\":".repeat(1000),
        "\"".repeat(8000),
    ];
    for frame in frames {
        let answer = throw(&mut client, Message::text(frame.clone())).await;
        let answer = answer.unwrap_or_else(|| panic!("closed after {frame:.40}"));
        assert_eq!(answer["type"], "failed", "{frame:.40}");
        assert_eq!(answer["problem"]["kind"], "unreadable", "{frame:.40}");
    }
    let long_id = json!({ "type": "act", "id": "x".repeat(65), "revision": 0, "action": "end" });
    let answer = throw(&mut client, Message::text(long_id.to_string())).await.unwrap();
    assert_eq!(answer["problem"]["kind"], "unreadable");
}

#[tokio::test]
async fn what_is_too_large_or_no_text_closes_the_connection() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let (table, ada, _) = two_people(&server).await;
    for frame in [
        Message::text("[".repeat(1_000_000)),
        Message::text(format!(
            "{{\"type\":\"chat\",\"id\":\"x\",\"text\":\"{}\"}}",
            "x".repeat(100_000)
        )),
        Message::binary(vec![0; 10]),
        Message::binary(vec![255; 200_000]),
    ] {
        let mut client = server.connect(&ada, &table, Some(0)).await;
        assert!(throw(&mut client, frame).await.is_none());
    }
    let mut client = server.connect(&ada, &table, Some(0)).await;
    let action = client.offers()[0].clone();
    assert_eq!(client.act(&action).await["type"], "turn", "the table is as it was");
}

#[tokio::test]
async fn thousands_of_broken_frames_break_nothing() {
    let panics = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&panics);
    std::panic::set_hook(Box::new(move |what| {
        counted.fetch_add(1, Ordering::Relaxed);
        eprintln!("{what}");
    }));
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 1)).await;
    let (table, ada, ben) = two_people(&server).await;
    let (other, carl, dora) = two_people(&server).await;
    let mut luck = ChaCha8Rng::seed_from_u64(2);
    let mut client = server.connect(&ada, &table, Some(0)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    for number in 0..3000 {
        let target = if number % 3 == 0 { &mut eve } else { &mut client };
        let frame = mangled(&mut luck, target);
        if target.socket.send(frame).await.is_err() || number % 50 == 49 {
            client = server.connect(&ada, &table, Some(0)).await;
            eve = server.connect(&Person::default(), &table, None).await;
        }
    }
    let mut zombies = server.connect(&carl, &other, Some(0)).await;
    let mut humans = server.connect(&dora, &other, Some(1)).await;
    assert_eq!(play(&mut zombies, &mut humans, 10).await, 10, "other tables play on");
    server.connect(&ben, &table, Some(1)).await;
    assert_eq!(panics.load(Ordering::Relaxed), 0, "nothing panicked");
}

/// A message that was right once, with bytes changed, cut out, doubled or swapped.
fn mangled(luck: &mut ChaCha8Rng, client: &Client) -> Message {
    let actions = ["end", "play shot T1", "step T1B1 T1B2", "pick sasza", "discard mine", "fly"];
    let action = actions[luck.next_u32() as usize % actions.len()];
    let data = [
        json!("End"),
        json!({ "Discard": { "card": null } }),
        json!({ "Step": { "from": 3, "to": "Barricades" } }),
    ];
    let data = &data[luck.next_u32() as usize % data.len()];
    let right = [
        json!({ "type": "act", "id": "x", "revision": client.revision(), "action": action }),
        json!({ "type": "undo", "id": "y", "revision": luck.next_u32() }),
        json!({ "type": "answer_undo", "id": "u", "revision": 3, "agree": true }),
        json!({ "type": "preview", "id": "z", "action": action }),
        json!({ "type": "explain", "id": "z", "data": data }),
        json!({ "type": "chat", "id": "c", "text": "\u{202e}<img src=x onerror=alert(1)>" }),
    ];
    let mut bytes = right[luck.next_u32() as usize % right.len()].to_string().into_bytes();
    for _ in 0..luck.next_u32() % 4 {
        let at = luck.next_u32() as usize % bytes.len();
        match luck.next_u32() % 4 {
            0 => bytes[at] = luck.next_u32() as u8,
            1 => bytes.truncate(at.max(1)),
            2 => bytes.extend_from_within(..at),
            _ => bytes.insert(at, b"[{\"\\:,0-e"[luck.next_u32() as usize % 9]),
        }
    }
    match String::from_utf8(bytes) {
        Ok(text) => Message::text(text),
        Err(error) => Message::binary(error.into_bytes()),
    }
}

#[tokio::test]
async fn a_flood_is_warned_and_then_shown_out() {
    let folder = Folder::new();
    let config = horda_server::Config { rate_limit: 20, ..common::config() };
    let server = Server::start(app_state_with(&folder.0, 1, config)).await;
    let (table, ada, _) = two_people(&server).await;
    let mut client = server.connect(&ada, &table, Some(0)).await;
    let mut warned = 0;
    for _ in 0..200 {
        let message = json!({ "type": "explain", "id": "x", "data": "End" });
        if client.socket.send(Message::text(message.to_string())).await.is_err() {
            break;
        }
    }
    while let Some(heard) = client.hear().await {
        if heard["problem"]["phrase"]["key"] == "problem-too-fast" {
            warned += 1;
        }
    }
    assert!(warned >= 1, "it is told before it is shown out");
}
