//! A store that cannot write: the client that asks gets a sentence, and no other notices.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use common::{Client, Folder, Person, Server, against_bot, app_state_on, config, play, two_people};
use horda_store::{
    Change, Later, NewTable, SessionHolder, Sqlite, Store, StoreError, StoredSession, StoredTable,
    Summary,
};
use serde_json::{Value, json};
use tokio::time::timeout;

/// A store on a disk that is full for a while.
struct Disk {
    store: Sqlite,
    space: Arc<Space>,
}

/// How many more changes fit on a disk, and how many did not.
struct Space {
    left: AtomicU32,
    refused: AtomicU32,
}

impl Space {
    fn leave(&self, changes: u32) {
        self.left.store(changes, Ordering::Relaxed);
    }

    fn free(&self) {
        self.leave(u32::MAX);
    }

    fn fits(&self) -> bool {
        let less = |left: u32| left.checked_sub(1);
        let fits = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok();
        self.refused.fetch_add(u32::from(!fits), Ordering::Relaxed);
        fits
    }
}

impl Disk {
    fn write<'a, T: 'a>(&'a self, work: impl FnOnce(&'a Sqlite) -> Later<'a, T>) -> Later<'a, T> {
        if self.space.fits() {
            return work(&self.store);
        }
        Box::pin(async { Err(StoreError::Database("database or disk is full".to_owned())) })
    }
}

impl Store for Disk {
    fn open(&self, new: NewTable) -> Later<'_, i64> {
        self.write(|store| store.open(new))
    }
    fn commit(&self, change: Change) -> Later<'_, ()> {
        self.write(|store| store.commit(change))
    }
    fn table(&self, id: &str) -> Later<'_, Option<StoredTable>> {
        self.store.table(id)
    }
    fn every_table(&self) -> Later<'_, Vec<String>> {
        self.store.every_table()
    }
    fn unsettled(&self) -> Later<'_, Vec<String>> {
        self.store.unsettled()
    }
    fn tables_of(&self, person: &str, most: u32) -> Later<'_, Vec<Summary>> {
        self.store.tables_of(person, most)
    }
    fn listed(&self, most: u32) -> Later<'_, Vec<Summary>> {
        self.store.listed(most)
    }
    fn opened_by(&self, person: &str) -> Later<'_, u32> {
        self.store.opened_by(person)
    }
    fn content(&self, digest: &str) -> Later<'_, Option<String>> {
        self.store.content(digest)
    }
    fn outcome(&self, id: &str) -> Later<'_, Option<String>> {
        self.store.outcome(id)
    }
    fn film(&self, id: &str) -> Later<'_, Option<Vec<u8>>> {
        self.store.film(id)
    }
    fn session(&self, session: &[u8]) -> Later<'_, Option<SessionHolder>> {
        self.store.session(session)
    }
    fn sessions(&self, person: &str) -> Later<'_, Vec<StoredSession>> {
        self.store.sessions(person)
    }
    fn name(&self, person: &str) -> Later<'_, String> {
        self.store.name(person)
    }
    fn recover(&self, code: &[u8], to: &[u8], device: &str, at: u64) -> Later<'_, Option<String>> {
        self.write(|store| store.recover(code, to, device, at))
    }
    fn secret(&self) -> Later<'_, [u8; 32]> {
        self.store.secret()
    }
    fn ready(&self) -> Later<'_, ()> {
        self.write(Store::ready)
    }
    fn generation(&self) -> u64 {
        self.store.generation()
    }
}

/// A server on a disk that can be filled, and the switch for it.
async fn server(folder: &Folder) -> (Server, Arc<Space>) {
    let space = Arc::new(Space { left: AtomicU32::new(u32::MAX), refused: AtomicU32::new(0) });
    let store = Sqlite::open(&folder.0.join("horda.db"), [1; 32]).unwrap();
    let disk = Disk { store, space: Arc::clone(&space) };
    (Server::start(app_state_on(Arc::new(disk), 1, config())).await, space)
}

fn assert_unsaved(answer: &Value) {
    assert_eq!(answer["type"], "failed", "{answer}");
    assert_eq!(answer["problem"]["phrase"]["key"], "problem-not-saved", "{answer}");
}

/// Has this client heard nothing but who is there?
async fn notices_nothing(client: &mut Client) {
    while let Ok(heard) = timeout(Duration::from_millis(200), client.hear()).await {
        let heard = heard.expect("the connection stays");
        assert_eq!(heard["type"], "seats", "{heard}");
    }
}

#[tokio::test]
async fn an_action_that_is_not_saved_is_not_done_and_only_its_seat_hears_of_it() {
    let folder = Folder::new();
    let (server, space) = server(&folder).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    play(&mut zombies, &mut humans, 7).await;
    space.leave(0);
    let (person, seat, actor, other) = if humans.offers().is_empty() {
        (&ada, 0, &mut zombies, &mut humans)
    } else {
        (&ben, 1, &mut humans, &mut zombies)
    };
    let (action, view) = (actor.offers()[0].clone(), actor.view.clone());
    for _ in 0..2 {
        assert_unsaved(&actor.act(&action).await);
    }
    assert_unsaved(&actor.request(json!({ "type": "chat", "text": "hello" })).await);
    assert_unsaved(&actor.request(json!({ "type": "concede" })).await);
    notices_nothing(other).await;
    while eve.position["turn"] != 7 {
        eve.expect("turn").await;
    }
    notices_nothing(&mut eve).await;
    let fresh = server.connect(person, &table, Some(seat)).await;
    assert_eq!((&fresh.position["turn"], &fresh.view), (&json!(7), &view), "it is as it was");
    space.free();
    assert_eq!(actor.act(&action).await["type"], "turn", "it goes on without anybody coming back");
    other.expect("turn").await;
    play(&mut zombies, &mut humans, 6).await;
    server.stop().await;
}

#[tokio::test]
async fn an_undo_that_is_not_saved_is_not_done_and_is_answered() {
    let folder = Folder::new();
    let (server, space) = server(&folder).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    play(&mut zombies, &mut humans, 12).await;
    while eve.position["turn"] != 12 {
        eve.expect("turn").await;
    }
    let (before, view) = (zombies.revision(), zombies.view.clone());
    let undo = json!({ "type": "undo", "revision": before });
    assert_eq!(zombies.request(undo).await["type"], "done", "the others are asked");
    humans.expect("undo_asked").await;
    eve.expect("undo_asked").await;
    space.leave(0);
    let agree = json!({ "type": "answer_undo", "revision": before, "agree": true });
    assert_unsaved(&humans.request(agree.clone()).await);
    notices_nothing(&mut zombies).await;
    notices_nothing(&mut eve).await;
    let fresh = server.connect(&ada, &table, Some(0)).await;
    assert_eq!((fresh.revision(), &fresh.view), (before, &view), "nothing was taken back");
    space.free();
    assert_eq!(humans.request(agree).await["type"], "done", "the question still stands");
    let undone = zombies.expect("undone").await;
    assert!(undone["position"]["turn"].as_u64().unwrap() < 12);
    assert_ne!(zombies.view, view);
    play(&mut zombies, &mut humans, 6).await;
    server.stop().await;
}

#[tokio::test]
async fn a_bot_whose_turn_is_not_saved_tries_again() {
    let folder = Folder::new();
    let (server, space) = server(&folder).await;
    let (table, ada) = against_bot(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    // One change fits: what the zombies do last is saved, what the bot does then is not.
    loop {
        space.leave(1);
        let action = zombies.offers()[0].clone();
        let turn = zombies.act(&action).await;
        assert_eq!(turn["type"], "turn", "{turn}");
        if turn["position"]["status"]["seats"] == json!([1]) {
            break;
        }
    }
    while space.refused.load(Ordering::Relaxed) == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(space.refused.load(Ordering::Relaxed), 1, "it waits before it tries again");
    space.free();
    zombies.expect("turn").await;
    server.stop().await;
}

#[tokio::test]
async fn requests_that_cannot_be_saved_say_so() {
    let folder = Folder::new();
    let (server, space) = server(&folder).await;
    let (table, ada, _) = two_people(&server).await;
    space.leave(0);
    let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "random" }]);
    let new = json!({ "game": "zombiaki", "seats": seats });
    let stranger = Person::default();
    let name = json!({ "name": "Eve" });
    for (person, path, body) in [
        (&ada, "/api/tables".to_owned(), new),
        (&stranger, "/api/me".to_owned(), name),
        (&ada, format!("/api/tables/{table}/seats/0"), json!({ "who": "bot", "bot": "easy" })),
    ] {
        let answer = person.post(&server.state, &path, body).await;
        assert_eq!(answer.problem(), "problem-not-saved", "{path}: {}", answer.text);
    }
    assert_eq!(ada.get(&server.state, &format!("/api/tables/{table}")).await.status, 200);
    server.stop().await;
}
