//! Two games that differ only in what a seat may not know are the same to it, byte for
//! byte, on the wire of a real server.
//!
//! Both servers have the same random bytes and clock. In the one the zombies leave the first of the cards that
//! they looked at on top of their deck, in the other the last. Until that card is drawn nobody
//! else may be able to tell the worlds apart.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Client, Folder, Person, Server, app_state, two_people};
use serde_json::{Value, json};

/// Which of the cards the zombies leave on top.
#[derive(Clone, Copy, PartialEq, Eq)]
enum World {
    First,
    Last,
}

/// What the humans and a spectator received from the secret choice until the zombies drew.
#[derive(Default, PartialEq, Eq, Debug)]
struct Received {
    humans: Vec<String>,
    audience: Vec<String>,
    zombies: Vec<String>,
    /// What a client receives that connects right after the choice.
    later: Vec<String>,
}

async fn live(seed: u64, world: World) -> Option<Received> {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, seed)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    for _ in 0..400 {
        if zombies.is_over() {
            return None;
        }
        let mover = if zombies.offers().is_empty() { &mut humans } else { &mut zombies };
        let offers = mover.offers();
        let picks = offers.iter().all(|it| it.starts_with("pick ")) && offers.len() > 1;
        if picks && mover.view["face_up"]["phase"] == "Plan" {
            choose(&mut zombies, &mut humans, &mut eve, world).await;
            let later = look_again(&server, &table, &ben).await;
            let received = play_until_drawn(&mut zombies, &mut humans, &mut eve).await;
            return Some(Received { later, ..received });
        }
        let action = choice(&offers);
        turn(&mut zombies, &mut humans, &mut eve, &action).await;
    }
    None
}

/// Looks into the deck whenever that is possible, and otherwise does as little as possible.
fn choice(offers: &[String]) -> String {
    let wanted = offers.iter().find(|it| it.starts_with("play brain"));
    let spare = || offers.iter().find(|it| it.starts_with("discard") && !it.ends_with("brain"));
    wanted.or_else(spare).unwrap_or(&offers[offers.len() - 1]).clone()
}

/// Everything that others can ask for while the secret is one: a fresh connection, a film, why
/// not, the table in a list.
async fn look_again(server: &Server, table: &str, ben: &Person) -> Vec<String> {
    let mut told = Vec::new();
    let nobody = Person::default();
    for (person, eyes) in [(ben, Some(1)), (&nobody, None)] {
        let mut client = server.connect(person, table, eyes).await;
        let why = json!({ "type": "explain", "id": "why", "data": "End" });
        client.send(why).await;
        while !client.received.iter().any(|it| it.contains("\"why\"")) {
            client.hear().await.expect("an answer comes");
        }
        // Who else comes and goes is no secret, and not always told in the same order.
        told.extend(client.received.into_iter().filter(|it| !it.contains("\"type\":\"seats\"")));
    }
    for path in ["", "/film", "/film?eyes=1"] {
        let path = format!("/api/tables/{table}{path}");
        told.push(ben.get(&server.state, &path).await.text);
    }
    told
}

async fn turn(zombies: &mut Client, humans: &mut Client, eve: &mut Client, action: &str) -> Value {
    let zombies_move = !zombies.offers().is_empty();
    let (mover, waiter) = if zombies_move { (zombies, humans) } else { (humans, zombies) };
    let played = mover.act(action).await;
    assert_eq!(played["type"], "turn", "{action}: {played}");
    waiter.expect("turn").await;
    eve.expect("turn").await
}

async fn choose(zombies: &mut Client, humans: &mut Client, eve: &mut Client, world: World) {
    for client in [&mut *zombies, &mut *humans, &mut *eve] {
        client.received.clear();
    }
    let offers = zombies.offers();
    let pick = match world {
        World::First => offers.first(),
        World::Last => offers.last(),
    };
    let pick = pick.unwrap().clone();
    turn(zombies, humans, eve, &pick).await;
}

async fn play_until_drawn(zombies: &mut Client, humans: &mut Client, eve: &mut Client) -> Received {
    // The humans' turn draws from their own deck only; the zombies draw after their movement.
    while zombies.offers().is_empty() || !humans.offers().is_empty() {
        let mover = if zombies.offers().is_empty() { &*humans } else { &*zombies };
        let action = choice(&mover.offers());
        let seen = turn(zombies, humans, eve, &action).await;
        if seen.to_string().contains("\"Drew\":{\"card\":") && drew_zombie(&seen) {
            break;
        }
    }
    let last = |client: &Client| {
        let all = &client.received;
        // Who comes and goes is no secret, and not always told at the same time.
        let all = all.iter().filter(|it| !it.contains("\"type\":\"seats\""));
        // The turn in which the zombies drew may differ: the card is shown to everybody then.
        all.take_while(|it| !drew_zombie_text(it)).cloned().collect()
    };
    let (humans, audience, zombies) = (last(humans), last(eve), last(zombies));
    Received { humans, audience, zombies, later: Vec::new() }
}

fn drew_zombie(message: &Value) -> bool {
    let steps = message["told"]["steps"].as_array().cloned().unwrap_or_default();
    let mut news = steps.iter().flat_map(|step| step["news"].as_array().into_iter().flatten());
    news.any(|it| it["data"]["what"]["Drew"]["card"].as_u64().is_some_and(|card| card < 32))
}

fn drew_zombie_text(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|message| drew_zombie(&message))
}

#[tokio::test]
async fn a_secret_choice_cannot_be_told_from_what_others_receive() {
    let mut compared = 0;
    for seed in 0..40 {
        let Some(first) = live(seed, World::First).await else { continue };
        let last = live(seed, World::Last).await.expect("the worlds are alike so far");
        assert_eq!(first.humans, last.humans, "seed {seed}");
        assert_eq!(first.audience, last.audience, "seed {seed}");
        assert_eq!(first.later, last.later, "seed {seed}");
        assert!(!first.humans.is_empty() && !first.audience.is_empty());
        if first.zombies != last.zombies {
            compared += 1;
        }
        if compared == 5 {
            return;
        }
    }
    panic!("only {compared} worlds had a secret to keep");
}
