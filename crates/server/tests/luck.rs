//! Taking back is no free throw: the same thing done again meets the same luck, another thing
//! meets other luck, and neither tells a seat what it may not know (ADR 30).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Client, Folder, Person, Server, app_state};
use serde_json::{Value, json};

/// Both seats of Zombiaki, held by one person, who takes back freely.
struct Both {
    person: Person,
    table: String,
    zombies: Client,
    humans: Client,
}

impl Both {
    async fn sit_down(server: &Server) -> Both {
        let person = Person::default();
        let seats = json!([{ "who": "me" }, { "who": "me" }]);
        let opened = person.open(&server.state, seats).await;
        let table = opened["table"].as_str().unwrap().to_owned();
        Both::come_back(server, person, table).await
    }

    async fn come_back(server: &Server, person: Person, table: String) -> Both {
        let zombies = server.connect(&person, &table, Some(0)).await;
        let humans = server.connect(&person, &table, Some(1)).await;
        Both { person, table, zombies, humans }
    }

    /// The seat that has offers acts. What the humans are told of it, without the number of the
    /// turn's revision, which never comes twice.
    async fn act(&mut self, action: &str) -> Value {
        let (mover, waiter) = if self.zombies.offers().is_empty() {
            (&mut self.humans, &mut self.zombies)
        } else {
            (&mut self.zombies, &mut self.humans)
        };
        let acted = mover.act(action).await;
        assert_eq!(acted["type"], "turn", "{action}: {acted}");
        let seen = waiter.expect("turn").await;
        let humans = if self.humans.offers().is_empty() || seen["position"]["seat"] == 1 {
            &seen
        } else {
            &acted
        };
        humans["told"]["steps"].clone()
    }

    fn offers(&self) -> Vec<String> {
        [self.zombies.offers(), self.humans.offers()].concat()
    }

    fn turn(&self) -> u64 {
        self.zombies.position["turn"].as_u64().unwrap()
    }

    /// Takes back until so many turns are left.
    async fn back_to(&mut self, turn: u64) {
        while self.turn() > turn {
            let free = self.zombies.position["undo"] == "free";
            let (asks, waits) = if free {
                (&mut self.zombies, &mut self.humans)
            } else {
                (&mut self.humans, &mut self.zombies)
            };
            let (id, revision) = (asks.fresh_id(), asks.revision());
            asks.send(json!({ "type": "undo", "id": id, "revision": revision })).await;
            asks.expect("undone").await;
            waits.expect("undone").await;
        }
        assert_eq!(self.turn(), turn);
    }

    /// What both seats see.
    fn seen(&self) -> (Value, Value) {
        (self.zombies.view.clone(), self.humans.view.clone())
    }
}

/// The zombies of the first turn throw this one of their cards away and end the turn: the humans
/// draw. What everybody sees then.
async fn throw_and_end(both: &mut Both, card: usize) -> (Value, Value) {
    let discard = both.offers()[card].clone();
    both.act(&discard).await;
    both.act("end").await;
    both.seen()
}

fn hand(seen: &(Value, Value)) -> Value {
    let hand = seen.1["face_up"]["hands"][1].clone();
    assert_eq!(hand.as_array().map(Vec::len), Some(4), "{}", seen.1);
    hand
}

#[tokio::test]
async fn the_same_thing_after_taking_back_meets_the_same_luck_and_another_thing_other_luck() {
    let mut others = 0;
    for seed in 0..6 {
        let folder = Folder::new();
        let server = Server::start(app_state(&folder.0, seed)).await;
        let mut both = Both::sit_down(&server).await;
        let first = throw_and_end(&mut both, 0).await;
        both.back_to(0).await;
        let other = throw_and_end(&mut both, 1).await;
        both.back_to(0).await;
        assert_eq!(throw_and_end(&mut both, 0).await, first, "no second throw");
        others += usize::from(hand(&first) != hand(&other));

        // A server that was started anew, with other random bytes, knows the same luck.
        both.back_to(0).await;
        let Both { person, table, .. } = both;
        server.stop().await;
        let server = Server::start(app_state(&folder.0, seed + 100)).await;
        let mut both = Both::come_back(&server, person, table).await;
        assert_eq!(throw_and_end(&mut both, 0).await, first, "not by a restart either");
        server.stop().await;
    }
    assert!(others >= 5, "other luck in {others} of 6 tables");
}

/// Plays until the zombies have looked into their deck and choose what stays on top of it.
async fn until_secret_choice(both: &mut Both) -> bool {
    for _ in 0..400 {
        if both.zombies.is_over() {
            return false;
        }
        let offers = both.offers();
        let picks = offers.len() > 1 && offers.iter().all(|it| it.starts_with("pick "));
        if picks && both.zombies.view["face_up"]["phase"] == "Plan" {
            return true;
        }
        let wanted = offers.iter().find(|it| it.starts_with("play brain"));
        let spare = || offers.iter().find(|it| it.starts_with("discard") && !it.ends_with("brain"));
        let action = wanted.or_else(spare).unwrap_or(&offers[offers.len() - 1]).clone();
        both.act(&action).await;
    }
    false
}

/// After the secret choice the zombies end their turn and the humans draw. What they are told.
async fn choose_and_end(both: &mut Both, choice: &str) -> (Vec<Value>, Value) {
    let mut told = vec![both.act(choice).await];
    while !both.zombies.offers().is_empty() {
        let action = both.zombies.offers().last().unwrap().clone();
        told.push(both.act(&action).await);
    }
    (told, both.humans.view.clone())
}

/// The zombies take back and choose otherwise: had the humans other luck then, they would know.
#[tokio::test]
async fn the_luck_of_others_does_not_tell_that_another_secret_was_chosen() {
    let mut compared = 0;
    for seed in 0..40 {
        let folder = Folder::new();
        let server = Server::start(app_state(&folder.0, seed)).await;
        let mut both = Both::sit_down(&server).await;
        if !until_secret_choice(&mut both).await {
            continue;
        }
        let (turn, choices) = (both.turn(), both.offers());
        let first = choose_and_end(&mut both, &choices[0]).await;
        both.back_to(turn).await;
        let last = choose_and_end(&mut both, choices.last().unwrap()).await;
        assert_eq!(first, last, "seed {seed}");
        compared += 1;
        if compared == 3 {
            return;
        }
    }
    panic!("only {compared} tables had a secret to keep");
}
