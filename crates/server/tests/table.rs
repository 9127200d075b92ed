//! People at a table, over real connections.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Folder, Person, Server, against_bot, app_state, play, two_people};
use serde_json::json;

#[tokio::test]
async fn two_people_play_a_whole_game_and_watch_it_again() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 5)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    let turns = play(&mut zombies, &mut humans, 1000).await;
    assert!(turns > 20 && zombies.is_over() && humans.is_over());
    while !eve.is_over() {
        eve.expect("turn").await;
    }
    let path = |name: &str| format!("/api/tables/{table}/{name}");
    let film = Person::default().get(&server.state, &path("film?eyes=0")).await.json();
    assert_eq!(film["frames"].as_array().unwrap().len() as u32, turns + 1);
    assert_eq!(film["allowed"], json!([0, 1, null]), "all is revealed after the end");
    let verified = ada.get(&server.state, &path("verification")).await.json();
    assert_eq!((&verified["verified"], &verified["turns"]), (&json!(true), &json!(turns)));
    let journal = ada.get(&server.state, &path("journal")).await.text;
    assert!(journal.starts_with("horda journal 1\ngame: zombiaki\n"), "{journal}");

    let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "random" }]);
    let branch = json!({ "turn": 10, "seats": seats });
    let branched = ada.post(&server.state, &path("branch"), branch).await.json();
    let id = branched["table"].as_str().unwrap().to_owned();
    let card = ada.get(&server.state, &format!("/api/tables/{id}")).await.json();
    assert_eq!(card["branched"], json!([table, 10]));

    let rematch = ada.post(&server.state, &path("rematch"), json!({})).await.json();
    let told = humans.expect("rematch").await;
    assert_eq!(told["table"], rematch["table"]);
    let again = ben.post(&server.state, &path("rematch"), json!({})).await.json();
    assert_eq!(again, rematch, "one rematch for both");
    let card = format!("/api/tables/{}", rematch["table"].as_str().unwrap());
    let card = ada.get(&server.state, &card).await.json();
    assert_eq!(card["seats"][1]["yours"], true, "the seats are swapped");
}

#[tokio::test]
async fn a_retry_is_not_applied_twice_and_a_late_action_changes_nothing() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, _) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let act = json!({
        "type": "act", "id": "once", "revision": zombies.revision(),
        "action": zombies.offers()[0],
    });
    zombies.send(act.clone()).await;
    let turn = zombies.expect("turn").await;
    assert_eq!(turn["id"], "once");
    zombies.send(act.clone()).await;
    let known = zombies.expect("known").await;
    assert_eq!(known["position"]["revision"], turn["position"]["revision"]);
    let mut late = act;
    late["id"] = json!("late");
    zombies.send(late).await;
    let stale = zombies.expect("stale").await;
    assert_eq!(stale["position"]["revision"], turn["position"]["revision"]);

    // The same holds after the server was started anew.
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 7)).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    assert_eq!(zombies.position["turn"], turn["position"]["turn"]);
    let again = json!({ "type": "act", "id": "once", "revision": 0, "action": "end" });
    zombies.send(again).await;
    zombies.expect("known").await;
}

#[tokio::test]
async fn a_refusal_cites_its_rule_and_the_way_out() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, _, ben) = two_people(&server).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    let refused = humans.act("end").await;
    assert_eq!(refused["type"], "refused");
    assert_eq!(refused["refusal"]["rule"], "ZK-RUL-41");
    assert!(refused["refusal"]["reason"]["key"].as_str().unwrap().starts_with("refusal-"));
    assert!(refused["refusal"]["remedy"]["key"].is_string());
    let why = humans.request(json!({ "type": "explain", "action": "play shot T1" })).await;
    assert_eq!(why["type"], "refused");
    let garbage = humans.request(json!({ "type": "explain", "action": "fly" })).await;
    assert_eq!(garbage["problem"]["phrase"]["key"], "problem-unreadable");
}

#[tokio::test]
async fn nobody_speaks_for_a_seat_that_is_not_theirs() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    for (person, eyes) in [(&ada, 1), (&ben, 0), (&Person::default(), 0), (&ada, 7)] {
        let refused = server.try_connect(person, &table, Some(eyes)).await;
        assert!(refused.is_err_and(|error| error.contains("403")), "{eyes}");
    }
    let mut eve = server.connect(&Person::default(), &table, None).await;
    assert_eq!(eve.offers(), [""; 0]);
    for message in [
        json!({ "type": "act", "revision": 0, "action": "end" }),
        json!({ "type": "hint" }),
        json!({ "type": "undo", "revision": 0 }),
        json!({ "type": "concede" }),
    ] {
        let answer = eve.request(message).await;
        assert_eq!(answer["problem"]["phrase"]["key"], "problem-watch-only");
    }
}

#[tokio::test]
async fn a_page_of_another_origin_gets_no_connection() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, _) = two_people(&server).await;
    let own = format!("http://{}", server.address);
    for (origin, allowed) in [("https://evil.test", false), ("null", false), (&own, true)] {
        let connected = server.connect_from(&ada, &table, Some(0), Some(origin)).await;
        assert_eq!(connected.is_ok(), allowed, "{origin}");
    }
}

#[tokio::test]
async fn questions_wait_for_each_other_and_bots_for_none() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada) = against_bot(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    for number in 0..30 {
        zombies.send(json!({ "type": "hint", "id": format!("h{number}") })).await;
    }
    let mut refused = 0;
    for _ in 0..30 {
        let answer = loop {
            let heard = zombies.hear().await.unwrap();
            if heard["id"].is_string() {
                break heard;
            }
        };
        refused += u32::from(answer["problem"]["phrase"]["key"] == "problem-too-fast");
    }
    assert!(refused > 20, "one question at a time, {refused} refused");
    let bots = json!([{ "who": "bot", "bot": "random" }, { "who": "bot", "bot": "random" }]);
    let other = ada.open(&server.state, bots).await["table"].as_str().unwrap().to_owned();
    let mut eve = server.connect(&Person::default(), &other, None).await;
    while !eve.is_over() {
        eve.hear().await.expect("the bots play on");
    }
}

#[tokio::test]
async fn taking_back_is_free_until_something_was_learned_then_asked_for() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    assert_eq!(zombies.position["undo"], "nothing");
    let discard = zombies.offers()[0].clone();
    zombies.act(&discard).await;
    assert_eq!(zombies.position["undo"], "free");
    let before = zombies.revision();
    zombies.send(json!({ "type": "undo", "id": "u1", "revision": before })).await;
    let undone = zombies.expect("undone").await;
    assert_eq!((&undone["position"]["turn"], &undone["by"]), (&json!(0), &json!(0)));
    assert!(zombies.revision() > before, "revisions never go back");
    humans.expect("undone").await;

    while !zombies.offers().is_empty() {
        let action = zombies.offers().last().unwrap().clone();
        zombies.act(&action).await;
    }
    assert_eq!(zombies.position["undo"], "ask");
    let turn = zombies.position["turn"].clone();
    let ask = json!({ "type": "undo", "id": "u2", "revision": zombies.revision() });
    zombies.send(ask).await;
    let asked = humans.expect("undo_asked").await;
    assert_eq!((&asked["by"], &asked["waiting"]), (&json!(0), &json!([1])));
    let answer = |agree: bool, revision: u64| json!({ "type": "answer_undo", "revision": revision, "agree": agree });
    // The seat that asks cannot agree in the place of the others.
    zombies.send(answer(true, zombies.revision())).await;
    humans.send(answer(false, zombies.revision())).await;
    let declined = zombies.expect("undo_declined").await;
    assert_eq!(declined["by"], 1);
    assert_eq!(zombies.position["turn"], turn);

    let ask = json!({ "type": "undo", "id": "u3", "revision": zombies.revision() });
    zombies.send(ask).await;
    humans.expect("undo_asked").await;
    humans.send(answer(true, zombies.revision())).await;
    let undone = zombies.expect("undone").await;
    assert_eq!(undone["position"]["turn"].as_u64().unwrap() + 1, turn.as_u64().unwrap());

    // What was taken back stays taken back after the server was started anew.
    let turn = zombies.position["turn"].clone();
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 8)).await;
    let zombies = server.connect(&ada, &table, Some(0)).await;
    assert_eq!(zombies.position["turn"], turn);
    assert_ne!(zombies.position["undo"], "nothing", "and the past can still be taken back");
}

#[tokio::test]
async fn alone_against_a_bot_everything_can_be_taken_back() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let seats = json!([{ "who": "bot", "bot": "greedy" }, { "who": "me" }]);
    let table = ada.open(&server.state, seats).await["table"].as_str().unwrap().to_owned();
    let mut humans = server.connect(&ada, &table, Some(1)).await;
    while humans.offers().is_empty() {
        humans.expect("turn").await;
    }
    let first = humans.position["turn"].clone();
    while !humans.offers().is_empty() {
        let action = humans.offers().last().unwrap().clone();
        humans.act(&action).await;
    }
    while humans.offers().is_empty() {
        humans.expect("turn").await;
    }
    assert_eq!(humans.position["undo"], "free");
    while humans.position["undo"] == "free" {
        let id = humans.fresh_id();
        let revision = humans.revision();
        humans.send(json!({ "type": "undo", "id": id, "revision": revision })).await;
        humans.expect("undone").await;
        if humans.position["turn"].as_u64() <= first.as_u64() {
            break;
        }
    }
    assert_eq!(humans.position["turn"], first);
}

#[tokio::test]
async fn two_on_one_device_have_two_pairs_of_eyes() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = ada.open(&server.state, seats).await["table"].as_str().unwrap().to_owned();
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ada, &table, Some(1)).await;
    assert_eq!(play(&mut zombies, &mut humans, 12).await, 12);
    let undo = if zombies.offers().is_empty() { &humans } else { &zombies };
    assert_ne!(undo.position["undo"], "ask", "one person plays alone");
}

#[tokio::test]
async fn previews_hints_and_chances_are_answered() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada) = against_bot(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let action = zombies.offers()[0].clone();
    let preview = zombies.request(json!({ "type": "preview", "action": action })).await;
    assert_eq!(preview["type"], "previewed", "{preview}");
    assert!(!preview["preview"]["certain"].as_array().unwrap().is_empty());
    let hint = zombies.request(json!({ "type": "hint" })).await;
    let hinted = hint["hint"]["offer"]["action"].as_str().unwrap().to_owned();
    assert!(zombies.offers().contains(&hinted));
    assert!(hint["hint"]["after"].as_u64().unwrap() <= 100);
    zombies.send(json!({ "type": "chances", "on": true })).await;
    let chances = zombies.expect("chances").await;
    let [low, likely, high] =
        [0, 1, 2].map(|at| chances["chances"]["seats"][0][at].as_u64().unwrap());
    assert!(low <= likely && likely <= high && high <= 100);
    assert_eq!(hint["hint"]["before"], likely, "a hint and the curve say the same");
}

#[tokio::test]
async fn giving_up_ends_the_game_for_the_other() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    humans.send(json!({ "type": "concede", "id": "enough" })).await;
    let conceded = zombies.expect("conceded").await;
    assert_eq!(conceded["by"], 1);
    let over = json!({ "status": "over", "winners": [0], "by": "concession" });
    assert_eq!(zombies.position["status"], over);
    let answer = zombies.act("end").await;
    assert_eq!(answer["problem"]["phrase"]["key"], "problem-over");
    let verified = ada.get(&server.state, &format!("/api/tables/{table}/verification")).await;
    assert_eq!(verified.json()["verified"], true);
}

#[tokio::test]
async fn what_is_said_is_heard_now_and_later() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    ada.post(&server.state, "/api/me", json!({ "name": "Ada" })).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    let text = "<b>tylko nie mina</b>";
    zombies.send(json!({ "type": "chat", "id": "c1", "text": format!(" {text}\n") })).await;
    let heard = humans.expect("chat").await;
    assert_eq!((&heard["line"]["text"], &heard["line"]["name"]), (&json!(text), &json!("Ada")));
    for (text, key) in
        [("  ".to_owned(), "problem-chat-empty"), ("x".repeat(501), "problem-chat-length")]
    {
        let answer = humans.request(json!({ "type": "chat", "text": text })).await;
        assert_eq!(answer["problem"]["phrase"]["key"], key);
    }
    let mut later = server.connect(&ben, &table, Some(1)).await;
    later.received.iter().find(|it| it.contains("tylko nie mina")).expect("it is told again");
    later.expect("seats").await;
}

#[tokio::test]
async fn a_bot_goes_on_after_the_server_was_started_anew() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let bot = json!({ "who": "bot", "bot": "random" });
    let table = ada.open(&server.state, json!([bot, bot])).await;
    let table = table["table"].as_str().unwrap().to_owned();
    let mut eve = server.connect(&Person::default(), &table, None).await;
    eve.expect("turn").await;
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 9)).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    while !eve.is_over() {
        eve.hear().await.expect("the bots play on");
    }
    let verified = ada.get(&server.state, &format!("/api/tables/{table}/verification")).await;
    assert_eq!(verified.json()["verified"], true, "{}", verified.text);
}

#[tokio::test]
async fn going_down_is_said_and_loses_nothing() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (table, ada, ben) = two_people(&server).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    play(&mut zombies, &mut humans, 9).await;
    server.stop().await;
    zombies.expect("closing").await;
    let server = Server::start(app_state(&folder.0, 9)).await;
    let mut zombies = server.connect(&ada, &table, Some(0)).await;
    assert_eq!(zombies.position["turn"], 9);
    let mut humans = server.connect(&ben, &table, Some(1)).await;
    assert_eq!(play(&mut zombies, &mut humans, 5).await, 5);
}
