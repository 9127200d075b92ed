//! A team that acts at once, over real connections: the made-up game of the tests.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use axum::http::StatusCode;
use common::{Answer, Client, Folder, Person, Server, app_state};
use serde_json::{Value, json};

/// Asks for a table of the drill with so many hands.
async fn ask_table(server: &Server, by: &Person, hands: &str, seats: &Value) -> Answer {
    let new = json!({ "game": "drill", "options": { "hands": hands }, "seats": seats });
    by.post(&server.state, "/api/tables", new).await
}

/// Opens a table of the drill, as many hands as there are seats.
async fn open(server: &Server, by: &Person, seats: Value) -> (String, Value) {
    let hands = seats.as_array().unwrap().len().to_string();
    let answer = ask_table(server, by, &hands, &seats).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let opened = answer.json();
    (opened["table"].as_str().unwrap().to_owned(), opened["invitations"].clone())
}

/// Two people at a table of two, and what it is called.
async fn pair(server: &Server, ada: &Person, ben: &Person) -> (String, Client, Client) {
    let seats = json!([{ "who": "me" }, { "who": "friend" }]);
    let (table, invitations) = open(server, ada, seats).await;
    let path = format!("/api/tables/{table}/join");
    ben.post(&server.state, &path, json!({ "code": invitations[0]["code"] })).await;
    let red = server.connect(ada, &table, Some(0)).await;
    let green = server.connect(ben, &table, Some(1)).await;
    (table, red, green)
}

fn two() -> (Person, Person) {
    (Person::default(), Person::default())
}

fn propose(action: impl Into<Value>) -> Value {
    json!({ "type": "propose", "id": "p", "action": action.into() })
}

/// Both mark, so that red decides for the team.
async fn mark_both(red: &mut Client, green: &mut Client) {
    red.act("mark 1").await;
    green.expect("turn").await;
    green.act("mark 1").await;
    red.expect("turn").await;
}

fn act(id: &str, revision: u64, action: &str) -> Value {
    json!({ "type": "act", "id": id, "revision": revision, "action": action })
}

#[tokio::test]
async fn an_option_says_how_many_sit_at_the_table() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let (table, _) = open(&server, &ada, json!([{ "who": "me" }])).await;
    let card = ada.get(&server.state, &format!("/api/tables/{table}")).await.json();
    assert_eq!(card["seats"].as_array().unwrap().len(), 1);
    let me = json!({ "who": "me" });
    for (hands, seats) in [("3", json!([me, me])), ("2", json!([me])), ("9", json!([me]))] {
        let refused = ask_table(&server, &ada, hands, &seats).await;
        assert_eq!(refused.problem(), "problem-bad-setup", "{hands}");
    }
}

#[tokio::test]
async fn whoever_is_asked_at_the_same_time_needs_not_look_again() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (_, mut red, mut green) = pair(&server, &ada, &ben).await;
    let revision = green.revision();
    red.act("mark 1").await;
    green.send(act("g1", revision, "mark 2")).await;
    let turn = green.expect("turn").await;
    assert_eq!(turn["told"]["seat"], 0);
    let turn = green.expect("turn").await;
    assert_eq!((&turn["id"], &turn["position"]["turn"]), (&json!("g1"), &json!(2)));
    // Red decides now, but saw another decision.
    red.send(act("r2", revision, "order 1")).await;
    red.expect("stale").await;
}

#[tokio::test]
async fn nothing_that_was_seen_before_a_taking_back_counts() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (_, mut red, mut green) = pair(&server, &ada, &ben).await;
    let revision = green.revision();
    red.act("mark 1").await;
    red.send(json!({ "type": "undo", "id": "u", "revision": red.revision() })).await;
    red.expect("undone").await;
    green.send(act("g1", revision, "mark 2")).await;
    green.expect("stale").await;
}

#[tokio::test]
async fn taking_back_keeps_what_the_other_did_at_the_same_time() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (table, mut red, mut green) = pair(&server, &ada, &ben).await;
    red.act("mark 1").await;
    green.expect("turn").await;
    green.act("mark 2").await;
    red.expect("turn").await;
    assert_eq!(red.position["undo"], "free");
    red.send(json!({ "type": "undo", "id": "u", "revision": red.revision() })).await;
    for client in [&mut red, &mut green] {
        let undone = client.expect("undone").await;
        let kept = undone["kept"].as_array().unwrap();
        assert_eq!((kept.len(), &kept[0]["seat"], &kept[0]["turn"]), (1, &json!(1), &json!(1)));
        assert_eq!(undone["position"]["turn"], 1);
        assert_eq!(undone["view"]["marks"], json!([0, 2, 0]));
    }
    red.act("mark 3").await;

    // The same holds after the server was started anew.
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 7)).await;
    let mut red = server.connect(&ada, &table, Some(0)).await;
    assert_eq!(red.view["marks"], json!([3, 2, 0]));
    red.act("order 1").await;
}

#[tokio::test]
async fn bots_that_are_asked_at_once_all_act() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let bot = json!({ "who": "bot", "bot": "random" });
    let (table, _) = open(&server, &ada, json!([bot, bot, bot])).await;
    let mut eve = server.connect(&Person::default(), &table, None).await;
    while !eve.is_over() {
        eve.hear().await.expect("the bots play on");
    }
    assert_eq!(eve.position["turn"], 12, "three rounds of three marks and an order");
}

#[tokio::test]
async fn a_proposal_is_seen_by_all_and_goes_with_its_decision() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (table, mut red, mut green) = pair(&server, &ada, &ben).await;
    green.send(propose("mark 2")).await;
    let told = red.expect("proposals").await;
    let plan = &told["proposals"][0];
    assert_eq!((&plan["seat"], &plan["decider"]), (&json!(1), &json!(1)), "a plan of its own");
    // Another seat that acts changes nothing about it; acting does.
    mark_both(&mut red, &mut green).await;
    let gone = red.expect("proposals").await;
    assert_eq!(gone["proposals"], json!([]));

    let orders = ["order 1", "order 2", "order 3"];
    let proposable: Vec<_> = green.position["proposable"].as_array().unwrap().iter().collect();
    assert_eq!(proposable.iter().map(|it| &it["action"]).collect::<Vec<_>>(), orders);
    assert_eq!(red.position["proposable"], json!([]), "a seat that decides needs not propose");
    green.send(propose("order 1")).await;
    let told = red.expect("proposals").await;
    let advice = &told["proposals"][0];
    assert_eq!((&advice["seat"], &advice["decider"]), (&json!(1), &json!(0)));
    assert_eq!(advice["reason"]["key"], "drill-marked", "it says why");
    let mut eve = server.connect(&Person::default(), &table, None).await;
    assert!(eve.received[0].contains("drill-marked"), "a new client is told");
    green.send(propose(Value::Null)).await;
    assert_eq!(eve.expect("proposals").await["proposals"], json!([]));

    green.send(propose("order 3")).await;
    assert_eq!(eve.expect("proposals").await["proposals"][0]["action"], "order 3");
    red.act("order 2").await;
    assert_eq!(eve.expect("proposals").await["proposals"], json!([]), "it is decided");
}

#[tokio::test]
async fn only_what_is_possible_can_be_proposed_and_only_from_a_seat() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (table, _red, mut green) = pair(&server, &ada, &ben).await;
    for wrong in ["order 1", "fly", "mark 9"] {
        green.send(propose(wrong)).await;
        let failed = green.expect("failed").await;
        assert_eq!(failed["problem"]["phrase"]["key"], "problem-cannot-propose", "{wrong}");
    }
    let mut eve = server.connect(&Person::default(), &table, None).await;
    eve.send(propose("mark 1")).await;
    let failed = eve.expect("failed").await;
    assert_eq!(failed["problem"]["phrase"]["key"], "problem-watch-only");
}

#[tokio::test]
async fn bots_advise_a_person_who_decides_once_for_each_decision() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let bot = json!({ "who": "bot", "bot": "random" });
    let (table, _) = open(&server, &ada, json!([{ "who": "me" }, bot, bot])).await;
    let mut red = server.connect(&ada, &table, Some(0)).await;
    red.act("mark 1").await;
    let proposals = loop {
        let told = red.expect("proposals").await["proposals"].clone();
        if told.as_array().unwrap().len() == 2 {
            break told;
        }
    };
    assert_eq!((&proposals[0]["seat"], &proposals[1]["seat"]), (&json!(1), &json!(2)));
    assert_eq!(red.position["turn"], 3, "and decide nothing");
}

/// A person whose bot is about to decide for the team.
async fn adviser(server: &Server) -> Client {
    let ada = Person::default();
    let bot = json!({ "who": "bot", "bot": "random" });
    let (table, _) = open(server, &ada, json!([bot, { "who": "me" }])).await;
    let mut green = server.connect(&ada, &table, Some(1)).await;
    while green.position["turn"] != 1 {
        green.expect("turn").await;
    }
    green.act("mark 1").await;
    green
}

#[tokio::test]
async fn a_bot_that_decides_follows_the_people_who_agree() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let mut green = adviser(&server).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    green.request(json!({ "type": "explain", "data": "Look" })).await;
    assert_eq!(green.position["turn"], 2, "it waits for the person");
    green.send(propose("order 3")).await;
    let turn = loop {
        let turn = green.expect("turn").await;
        if turn["told"]["seat"] == 0 {
            break turn;
        }
    };
    let news = &turn["told"]["steps"][0]["news"][0]["data"];
    assert_eq!(news["Ordered"][0], 3, "{news}");
}

#[tokio::test]
async fn a_bot_does_not_wait_for_people_who_leave_it_to_it() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let mut green = adviser(&server).await;
    green.send(propose(Value::Null)).await;
    while green.position["turn"] != 3 {
        let heard = tokio::time::timeout(Duration::from_secs(5), green.expect("turn")).await;
        heard.expect("the bot decides at once");
    }
}

#[tokio::test]
async fn a_seat_changes_hands_in_a_running_game() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (table, mut red, mut green) = pair(&server, &ada, &ben).await;
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    let bot = json!({ "who": "bot", "bot": "random" });
    let refused = ada.post(&server.state, &seat(1), bot.clone()).await;
    assert_eq!(refused.problem(), "problem-seat-taken", "ben sits there");
    let refused = Person::default().post(&server.state, &seat(0), bot.clone()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let unknown = json!({ "who": "bot", "bot": "wizard" });
    assert_eq!(ada.post(&server.state, &seat(0), unknown).await.problem(), "problem-bad-setup");

    // Ben hands his seat to a bot, which plays at once, and only watches from now on.
    let handed = ben.post(&server.state, &seat(1), bot).await;
    let holder = json!({ "who": "bot", "bot": "random", "owner": "" });
    assert_eq!(handed.json()["seats"][1]["holder"], holder, "in the place of a nameless person");
    assert_eq!(green.expect("welcome").await["eyes"], Value::Null);
    assert_eq!(green.offers(), [""; 0]);
    assert_eq!(red.expect("turn").await["told"]["seat"], 1);
    let answer = green.act("mark 1").await;
    assert_eq!(answer["problem"]["phrase"]["key"], "problem-watch-only");

    // He frees it, and comes back by link.
    let freed = ben.post(&server.state, &seat(1), json!({ "who": "friend" })).await;
    assert_eq!(freed.json()["seats"][1]["holder"]["who"], "open");
    let invitations = format!("/api/tables/{table}/invitations");
    let code = ada.get(&server.state, &invitations).await.json()["invitations"][0]["code"].clone();
    let join = format!("/api/tables/{table}/join");
    let joined = ben.post(&server.state, &join, json!({ "code": code })).await;
    assert_eq!(joined.json()["seats"][1]["yours"], true);

    // Who sits where is stored.
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 7)).await;
    let mut green = server.connect(&ben, &table, Some(1)).await;
    let taken = ben.post(&server.state, &seat(0), json!({ "who": "me" })).await;
    assert_eq!(taken.problem(), "problem-seat-taken");
    ada.post(&server.state, &seat(0), json!({ "who": "friend" })).await;
    green.expect("seats").await;
    let taken = ada.post(&server.state, &seat(0), json!({ "who": "me" })).await;
    assert_eq!(taken.json()["seats"][0]["yours"], true);
}

#[tokio::test]
async fn a_seat_that_was_lent_to_a_bot_is_taken_back() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let bot = json!({ "who": "bot", "bot": "random" });
    let (table, _) = open(&server, &ada, json!([{ "who": "me" }, { "who": "friend" }])).await;
    let seat = format!("/api/tables/{table}/seats/0");
    let mut red = server.connect(&ada, &table, Some(0)).await;
    let lent = ada.post(&server.state, &seat, bot).await.json()["seats"][0].clone();
    assert_eq!((&lent["yours"], &lent["lent"]), (&json!(false), &json!(true)));
    while red.position["turn"] != 1 {
        red.hear().await.expect("the bot plays on");
    }

    // The same holds after the server was started anew, and for nobody else.
    server.stop().await;
    let server = Server::start(app_state(&folder.0, 7)).await;
    let refused = ben.post(&server.state, &seat, json!({ "who": "me" })).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let back = ada.post(&server.state, &seat, json!({ "who": "me" })).await.json();
    assert_eq!(back["seats"][0]["yours"], true);
    assert_eq!(back["seats"][0]["lent"], false);
}

#[tokio::test]
async fn a_team_gives_up_together() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (table, mut red, mut green) = pair(&server, &ada, &ben).await;
    green.send(json!({ "type": "concede", "id": "enough" })).await;
    red.expect("concede_asked").await;
    red.send(json!({ "type": "answer_concede", "id": "r", "agree": true })).await;
    red.expect("conceded").await;
    let over = json!({ "status": "over", "winners": [], "by": "concession" });
    assert_eq!(red.position["status"], over);
    let seat = format!("/api/tables/{table}/seats/0");
    let refused = ada.post(&server.state, &seat, json!({ "who": "friend" })).await;
    assert_eq!(refused.problem(), "problem-over");
}

/// What one takes is gone for the others: bots choose their Survivors after the people.
#[tokio::test]
async fn bots_let_people_choose_first() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 14)).await;
    let ada = Person::default();
    let bot = json!({ "who": "bot", "bot": "random" });
    let seats = json!([bot, { "who": "me" }, bot]);
    let new = json!({ "game": "gearup", "options": { "players": "3" }, "seats": seats });
    let opened = ada.post(&server.state, "/api/tables", new).await.json();
    let mut own = server.connect(&ada, opened["table"].as_str().unwrap(), Some(1)).await;
    let early = tokio::time::timeout(Duration::from_millis(300), own.expect("turn")).await;
    assert!(early.is_err(), "no bot has chosen before the person");
    own.act("pick ethan").await;
    own.expect("turn").await;
    own.expect("turn").await;
}

#[tokio::test]
async fn a_bot_says_what_it_is_after_before_it_acts_and_does_what_it_is_asked_for() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let seats = json!([{ "who": "me" }, { "who": "friend" }]);
    let (table, _) = open(&server, &ada, seats).await;
    let mut red = server.connect(&ada, &table, Some(0)).await;
    // The bot comes after the person, so that its first intention has a listener.
    let bot = json!({ "who": "bot", "bot": "easy" });
    ada.post(&server.state, &format!("/api/tables/{table}/seats/1"), bot).await.json();
    let told = red.expect("proposals").await;
    let plan = &told["proposals"][0];
    assert_eq!((&plan["seat"], &plan["decider"]), (&json!(1), &json!(1)));
    assert_eq!(plan["reason"]["key"], "drill-means", "it says what it is after");

    red.send(json!({ "type": "orders", "id": "o", "seat": 1 })).await;
    let listed = red.expect("orderable").await;
    let orders: Vec<_> = listed["orders"].as_array().unwrap().iter().collect();
    assert_eq!(
        orders.iter().map(|it| &it["order"]).collect::<Vec<_>>(),
        ["mark 1", "mark 2", "mark 3"]
    );
    let wanted = ["mark 1", "mark 2"].into_iter().find(|it| plan["action"] != *it).unwrap();
    red.send(json!({ "type": "order", "id": "a", "seat": 1, "order": wanted, "on": true })).await;
    let told = red.expect("ordered").await;
    assert_eq!(
        (&told["orders"][0]["order"], &told["orders"][0]["by"]),
        (&json!(wanted), &json!(0))
    );
    let turn = red.expect("turn").await;
    let marked = &turn["told"]["steps"][0]["news"][0]["data"]["Marked"];
    let number: u8 = wanted["mark ".len()..].parse().unwrap();
    assert_eq!(*marked, json!([1, number]), "the order counts, not the first plan");
    assert_eq!(red.expect("ordered").await["orders"], json!([]), "it is carried out");
}

#[tokio::test]
async fn a_bot_that_leads_several_is_asked_for_several_things() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let ada = Person::default();
    let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "easy" }]);
    let new = json!({ "game": "zombicide", "options": { "players": "2" }, "seats": seats });
    let opened = ada.post(&server.state, "/api/tables", new).await;
    assert_eq!(opened.status, StatusCode::OK, "{}", opened.text);
    let opened = opened.json();
    let mut red = server.connect(&ada, opened["table"].as_str().unwrap(), Some(0)).await;
    let listed = red.request(json!({ "type": "orders", "seat": 1 })).await;
    let orders = listed["orders"].as_array().unwrap();
    let orders: Vec<&str> = orders.iter().map(|it| it["order"].as_str().unwrap()).collect();
    let first = |begin: &str| *orders.iter().find(|it| it.starts_with(begin)).unwrap();
    let holds: Vec<&str> = orders.iter().copied().filter(|it| it.starts_with("hold ")).collect();
    assert_eq!(holds.len(), 3, "a bot of two leads three: {orders:?}");
    let who = holds[0].strip_prefix("hold ").unwrap();
    let (quiet, go) = (format!("quiet {who}"), first(&format!("go {who} ")));
    let mut told = Vec::new();
    for (order, on) in
        [(holds[0], true), (holds[1], true), (&*quiet, true), (go, true), (holds[1], false)]
    {
        let ask = json!({ "type": "order", "id": order, "seat": 1, "order": order, "on": on });
        red.send(ask).await;
        let ordered = red.expect("ordered").await;
        let standing = ordered["orders"].as_array().unwrap();
        told = standing.iter().map(|it| it["order"].as_str().unwrap().to_owned()).collect();
    }
    told.sort();
    let mut wanted = [go.to_owned(), quiet];
    wanted.sort();
    assert_eq!(told, wanted, "the later way replaces the earlier, silence and others stay");
}

#[tokio::test]
async fn only_bots_of_the_own_team_take_orders_that_are_listed() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (table, mut red, mut green) = pair(&server, &ada, &ben).await;
    red.send(json!({ "type": "orders", "id": "o", "seat": 1 })).await;
    assert_eq!(red.expect("orderable").await["orders"], json!([]), "people are asked by chat");
    green
        .send(json!({ "type": "order", "id": "a", "seat": 0, "order": "mark 1", "on": true }))
        .await;
    let failed = green.expect("failed").await;
    assert_eq!(failed["problem"]["phrase"]["key"], "problem-no-such-order");
    let mut eve = server.connect(&Person::default(), &table, None).await;
    eve.send(json!({ "type": "order", "id": "a", "seat": 0, "order": "mark 1", "on": true })).await;
    assert_eq!(eve.expect("failed").await["problem"]["phrase"]["key"], "problem-watch-only");
    red.send(json!({ "type": "orders", "id": "o", "seat": 9 })).await;
    assert_eq!(red.expect("orderable").await["orders"], json!([]), "there is no such seat");
}

#[tokio::test]
async fn a_team_mate_hears_what_else_could_be_done() {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let (ada, ben) = two();
    let (_, mut red, _green) = pair(&server, &ada, &ben).await;
    red.send(json!({ "type": "weigh", "id": "w", "seat": 1 })).await;
    let weighed = red.expect("weighed").await;
    let choices = weighed["choices"].as_array().unwrap();
    assert!(choices.len() > 1, "{weighed}");
    let chances: Vec<u64> = choices.iter().map(|it| it["chance"].as_u64().unwrap()).collect();
    assert!(chances.is_sorted_by(|one, other| one >= other), "best first: {chances:?}");
    assert!(choices.iter().any(|it| it["action"] == "mark 1"));
    for nobody in [2, 16, 255] {
        red.send(json!({ "type": "weigh", "id": "n", "seat": nobody })).await;
        assert_eq!(red.expect("failed").await["id"], "n", "there is no seat {nobody}");
    }
}
