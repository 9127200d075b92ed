//! The lobby, asked without a port.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::{Folder, Person, app_state, app_state_with, config};
use serde_json::{Value, json};

fn against_bot() -> Value {
    json!([{ "who": "bot", "bot": "easy" }, { "who": "me" }])
}

#[tokio::test]
async fn the_list_of_games_tells_of_every_game() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    let games = person.get(&state, "/api/games").await.json();
    assert_eq!(games[0]["key"], "zombiaki");
    assert_eq!(games[0]["seats"], json!(["zombies", "humans"]));
    assert!(games[0]["options"].as_array().unwrap().iter().all(|it| it["rule"].is_string()));
    for path in ["texts/pl", "texts/en", "rules", "pieces"] {
        let answer = person.get(&state, &format!("/api/games/zombiaki/{path}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
    }
    let rules = person.get(&state, "/api/games/zombiaki/rules").await.json();
    let rule = rules.as_array().unwrap().iter().find(|it| it["id"] == "ZK-MOVE-04").unwrap();
    assert!(!rule["proofs"].as_array().unwrap().is_empty());
    let missing = person.get(&state, "/api/games/chess/rules").await;
    assert_eq!(
        (missing.status, missing.problem().as_str()),
        (StatusCode::NOT_FOUND, "problem-no-game")
    );
}

#[tokio::test]
async fn somebody_new_gets_a_cookie_that_no_script_can_read() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    let new = json!({ "game": "zombiaki", "seats": against_bot() });
    let answer = person.post(&state, "/api/tables", new.clone()).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Strict; "), "{cookie}");
    let secret = cookie.split(';').next().unwrap().strip_prefix("horda=").unwrap();
    assert_eq!(secret.len(), 26, "26 letters of 5 bits");
    let stored = std::fs::read(folder.0.join("horda.db")).unwrap();
    let wal = std::fs::read(folder.0.join("horda.db-wal")).unwrap_or_default();
    let found = |bytes: &[u8]| bytes.windows(secret.len()).any(|it| it == secret.as_bytes());
    assert!(!found(&stored) && !found(&wal), "only its hash is stored");
    let again = person.post(&state, "/api/tables", new).await;
    assert!(!again.headers.contains_key("set-cookie"));
    let mine = person.get(&state, "/api/tables").await.json();
    assert_eq!(mine["mine"].as_array().unwrap().len(), 2);
    let stranger = Person::default().get(&state, "/api/tables").await.json();
    assert_eq!(stranger, json!({ "mine": [], "listed": [] }));
}

#[tokio::test]
async fn over_https_the_cookie_is_secure() {
    let folder = Folder::new();
    let config = horda_server::Config { public_url: "https://horda.test".into(), ..config() };
    let state = app_state_with(&folder.0, 1, config);
    let answer = Person::default().post(&state, "/api/me", json!({ "name": "Ada" })).await;
    assert!(answer.headers["set-cookie"].to_str().unwrap().ends_with("; Secure"));
}

#[tokio::test]
async fn a_wrong_set_up_is_refused_with_the_reason() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    let me = json!({ "who": "me" });
    let cases = [
        (json!({ "game": "chess", "seats": [] }), "problem-no-game"),
        (json!({ "game": "zombiaki", "seats": [me] }), "problem-bad-setup"),
        (
            json!({ "game": "zombiaki", "seats": [me, { "who": "bot", "bot": "smart" }] }),
            "problem-bad-setup",
        ),
        (
            json!({ "game": "zombiaki", "seats": [me, me], "options": { "clean": "all" } }),
            "problem-bad-setup",
        ),
        (json!({ "game": "zombiaki", "seats": [me, me], "cheat": true }), "problem-unreadable"),
        (json!({ "seats": 3 }), "problem-unreadable"),
    ];
    for (new, problem) in cases {
        let answer = person.post(&state, "/api/tables", new.clone()).await;
        assert_eq!(answer.problem(), problem, "{new}");
    }
}

#[tokio::test]
async fn a_friend_sits_down_by_the_code_and_only_there() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let (ada, ben, eve) = (Person::default(), Person::default(), Person::default());
    let opened = ada.open(&state, json!([{ "who": "me" }, { "who": "friend" }])).await;
    let table = opened["table"].as_str().unwrap();
    let join = format!("/api/tables/{table}/join");
    let code = opened["invitations"][0]["code"].as_str().unwrap();
    assert_eq!(opened["invitations"][0]["seat"], 1);

    for wrong in [json!({ "code": "abc" }), json!({ "seat": 1 }), json!({ "seat": 9 })] {
        assert_eq!(eve.post(&state, &join, wrong).await.problem(), "problem-bad-invitation");
    }
    let shown = ada.get(&state, &format!("/api/tables/{table}/invitations")).await.json();
    assert_eq!(shown, opened, "the invitation can be shown again");
    let stranger = eve.get(&state, &format!("/api/tables/{table}/invitations")).await;
    assert_eq!(stranger.problem(), "problem-not-opener");

    ben.post(&state, "/api/me", json!({ "name": "Ben" })).await;
    let card = ben.post(&state, &join, json!({ "code": code.to_uppercase() })).await.json();
    assert_eq!(card["seats"][1]["holder"], json!({ "who": "person", "name": "Ben" }));
    assert_eq!(card["seats"][1]["yours"], true);
    assert_eq!(card["seats"][0]["yours"], false);
    let late = eve.post(&state, &join, json!({ "code": code })).await;
    assert_eq!(late.problem(), "problem-seat-taken");
}

#[tokio::test]
async fn a_listed_table_is_found_and_anybody_may_sit_down() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let (ada, ben) = (Person::default(), Person::default());
    let seats = json!([{ "who": "me" }, { "who": "friend" }]);
    let new = json!({ "game": "zombiaki", "seats": seats, "listed": true });
    let table = ada.post(&state, "/api/tables", new).await.json();
    let table = table["table"].as_str().unwrap();
    let listed = ben.get(&state, "/api/tables").await.json();
    assert_eq!(listed["listed"][0]["id"], table);
    let card = ben.post(&state, &format!("/api/tables/{table}/join"), json!({ "seat": 1 })).await;
    assert_eq!(card.json()["seats"][1]["yours"], true);
}

#[tokio::test]
async fn a_recovery_code_moves_the_seats_once() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let (laptop, phone) = (Person::default(), Person::default());
    laptop.open(&state, against_bot()).await;
    laptop.post(&state, "/api/me", json!({ "name": "Żółć" })).await;
    let code = laptop.post(&state, "/api/me/recovery", json!({})).await.json();
    let code = code["code"].as_str().unwrap().to_lowercase().replace('-', " ");
    let moved = phone.post(&state, "/api/me/recover", json!({ "code": code })).await;
    assert_eq!(moved.json(), json!({ "name": "Żółć" }));
    let tables = phone.get(&state, "/api/tables").await.json();
    assert_eq!(tables["mine"].as_array().unwrap().len(), 1);
    let again = Person::default().post(&state, "/api/me/recover", json!({ "code": code })).await;
    assert_eq!(again.problem(), "problem-bad-code");
}

#[tokio::test]
async fn names_have_limits_and_stay_text() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    let long = person.post(&state, "/api/me", json!({ "name": "x".repeat(33) })).await;
    assert_eq!(long.problem(), "problem-name-length");
    let markup = "<script>alert(1)</script>";
    for unseen in ["A\u{7}da", "A\u{200b}da", "\u{202e}adA", "A\u{301}\u{302}\u{303}da"] {
        let refused = person.post(&state, "/api/me", json!({ "name": unseen })).await;
        assert_eq!(refused.problem(), "problem-name-letters", "{unseen:?}");
    }
    let named = person.post(&state, "/api/me", json!({ "name": format!(" {markup} ") })).await;
    assert_eq!(named.json()["name"], markup);
    assert_eq!(named.headers["content-type"], "application/json");
    assert_eq!(named.headers["x-content-type-options"], "nosniff");
}

#[tokio::test]
async fn while_a_game_runs_nobody_looks_through_the_eyes_of_others() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let (ada, ben, eve) = (Person::default(), Person::default(), Person::default());
    let opened = ada.open(&state, json!([{ "who": "me" }, { "who": "friend" }])).await;
    let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let code = &opened["invitations"][0]["code"];
    ben.post(&state, &format!("{table}/join"), json!({ "code": code })).await;
    let eyes = |person: &Person, query: &'static str| {
        let (state, path, person) =
            (Arc::clone(&state), format!("{table}/film{query}"), person.clone());
        async move { person.get(&state, &path).await.status }
    };
    assert_eq!(eyes(&ada, "?eyes=0").await, StatusCode::OK);
    assert_eq!(eyes(&ada, "?eyes=1").await, StatusCode::FORBIDDEN);
    assert_eq!(eyes(&eve, "?eyes=0").await, StatusCode::FORBIDDEN);
    assert_eq!(eyes(&eve, "").await, StatusCode::OK);
    for secret in ["journal", "verification"] {
        let answer = ada.get(&state, &format!("{table}/{secret}")).await;
        assert_eq!(answer.problem(), "problem-not-over", "{secret}");
    }
    let branch = json!({ "turn": 0, "seats": [{ "who": "me" }, { "who": "me" }] });
    assert_eq!(
        ada.post(&state, &format!("{table}/branch"), branch).await.problem(),
        "problem-not-over"
    );
    assert_eq!(
        ada.post(&state, &format!("{table}/rematch"), json!({})).await.problem(),
        "problem-not-over"
    );
}

#[tokio::test]
async fn what_is_not_there_is_said_so() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    for path in ["/api/tables/nope", "/api/tables/nope/film", "/api/tables/nope/journal"] {
        assert_eq!(person.get(&state, path).await.problem(), "problem-no-table", "{path}");
    }
    assert_eq!(person.get(&state, "/api/nothing").await.status, StatusCode::NOT_FOUND);
    assert_eq!(person.get(&state, "/assets/none.js").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_answer_has_the_strict_headers() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    for path in ["/", "/t/abc", "/api/games", "/api/nothing", "/healthz", "/metrics"] {
        let headers = person.get(&state, path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
    }
}

#[tokio::test]
async fn another_origin_may_change_nothing() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    let ask = |origin: &'static str| {
        let request = Request::post("/api/me").header("content-type", "application/json");
        let body = Body::from(json!({ "name": "x" }).to_string());
        let (state, person) = (Arc::clone(&state), person.clone());
        async move { person.ask(&state, request.header("origin", origin), body).await }
    };
    assert_eq!(ask("https://evil.test").await.problem(), "problem-origin");
    assert_eq!(ask("null").await.problem(), "problem-origin");
    assert_eq!(ask("http://horda.test").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_large_or_nested_body_is_refused() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    for body in ["[".repeat(1_000_000), "[".repeat(10_000), "{\"game\":".to_owned(), String::new()]
    {
        let request = Request::post("/api/tables").header("content-type", "application/json");
        let answer = person.ask(&state, request, Body::from(body)).await;
        assert!(answer.status.is_client_error(), "{}", answer.status);
    }
}

#[tokio::test]
async fn a_flood_from_one_address_is_told_to_wait() {
    let folder = Folder::new();
    let state = app_state_with(&folder.0, 1, horda_server::Config { rate_limit: 20, ..config() });
    let person = Person::default();
    let mut refused = None;
    for _ in 0..2_000 {
        let answer = person.get(&state, "/api/me").await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(answer.problem());
            break;
        }
    }
    assert_eq!(refused.as_deref(), Some("problem-too-fast"));
}

#[tokio::test]
async fn the_interface_is_documented() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let document = Person::default().get(&state, "/api/openapi.json").await.json();
    let paths = document["paths"].as_object().unwrap();
    for path in
        ["/api/tables", "/api/tables/{table}/join", "/api/games/{game}/rules", "/api/me/sessions"]
    {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(document["components"]["schemas"]["TableCard"].is_object());
    for (path, operations) in paths {
        for operation in operations.as_object().unwrap().values() {
            let declared = operation["parameters"].as_array().unwrap();
            let in_path = declared.iter().filter(|it| it["in"] == "path").count();
            assert_eq!(in_path, path.matches('{').count(), "{path}");
            let responses = operation["responses"].as_object().unwrap();
            assert!(responses.values().all(|it| it["description"].is_string()), "{path}");
            let problem = &responses["default"]["content"]["application/json"]["schema"]["$ref"];
            assert_eq!(problem, "#/components/schemas/Problem", "{path}");
        }
    }
}

#[tokio::test]
async fn a_host_can_ask_how_it_goes() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    assert_eq!(person.get(&state, "/healthz").await.text, "alive\n");
    assert_eq!(person.get(&state, "/readyz").await.text, "ready\n");
    assert_eq!(person.get(&state, "/metrics").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_page_answers_every_address_that_is_no_file() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    for path in ["/", "/t/abc", "/rules/zombiaki/ZK-MOVE-01"] {
        let answer = Person::default().get(&state, path).await;
        assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8");
        assert!(answer.text.contains("<title>Horda</title>"), "{path}");
    }
}

#[tokio::test]
async fn every_error_has_the_shape_of_a_problem() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let person = Person::default();
    let json = ("content-type", "application/json");
    let large = "[".repeat(100_000);
    let opened = Person::default().open(&state, against_bot()).await;
    let socket = format!("/api/tables/{}/socket", opened["table"].as_str().unwrap());
    let cases = [
        ("GET", "/api/nothing", json, "", 404, "problem-no-address"),
        ("GET", "/assets/none.js", json, "", 404, "problem-no-address"),
        ("GET", "/api/games/none/rules", json, "", 404, "problem-no-game"),
        ("DELETE", "/api/me", json, "", 405, "problem-no-method"),
        ("POST", "/healthz", json, "", 405, "problem-no-method"),
        ("POST", "/api/me", json, &large, 413, "problem-too-large"),
        ("POST", "/api/me", ("content-type", "text/plain"), "{}", 415, "problem-unreadable"),
        ("POST", "/api/me", json, "{", 400, "problem-unreadable"),
        ("POST", "/api/me", json, "{\"name\":7}", 400, "problem-unreadable"),
        ("GET", "/api/tables/%ff", json, "", 400, "problem-unreadable"),
        ("GET", "/api/tables/nope/film?eyes=x", json, "", 400, "problem-unreadable"),
        ("POST", "/api/tables/nope/seats/x", json, "{\"who\":\"me\"}", 403, "problem-not-yours"),
        ("GET", "/api/tables/nope/socket", json, "", 404, "problem-no-table"),
        ("GET", &socket, json, "", 426, "problem-unreadable"),
    ];
    for (method, path, (name, value), body, status, key) in cases {
        let request = Request::builder().method(method).uri(path).header(name, value);
        let answer = person.ask(&state, request, Body::from(body.to_owned())).await;
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.text);
        assert_eq!(answer.headers["content-type"], "application/json", "{method} {path}");
        assert_eq!(answer.problem(), key, "{method} {path}: {}", answer.text);
        assert!(answer.json()["kind"].is_string(), "{method} {path}: {}", answer.text);
        assert_eq!(answer.headers.contains_key("allow"), status == 405, "{method} {path}");
    }
}

#[tokio::test]
async fn a_handler_that_panics_answers_with_a_problem() {
    let folder = Folder::new();
    let store = horda_store::Sqlite::open(&folder.0.join("horda.db"), [1; 32]).unwrap();
    let environment = horda_server::Environment::new(|_| panic!("no luck today"), || 0);
    let metrics = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
    let state = horda_server::AppState::new(config(), environment, Arc::new(store), metrics);
    let seats = json!([{ "who": "me" }, { "who": "friend" }]);
    let new = json!({ "game": "zombiaki", "seats": seats });
    let answer = Person::default().post(&state, "/api/tables", new).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(answer.problem(), "problem-broken");
}

#[tokio::test]
async fn a_body_that_never_comes_is_not_waited_for() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let never =
        Body::from_stream(futures_util::stream::pending::<Result<String, std::io::Error>>());
    let request = Request::post("/api/me").header("content-type", "application/json");
    let answer = Person::default().ask(&state, request, never).await;
    assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT);
    assert_eq!(answer.problem(), "problem-too-slow");
}
