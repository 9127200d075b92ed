//! A server for tests, people who ask it over HTTP without a port, and people at its tables.

#![allow(clippy::unwrap_used, dead_code, reason = "a test that cannot go on has failed")]

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use horda_server::{AppState, Config, Environment, app, listen};
use horda_store::{Sqlite, Store};
use horda_table::Change;
use metrics_exporter_prometheus::PrometheusBuilder;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

static FOLDERS: AtomicU32 = AtomicU32::new(0);
static REQUESTS: AtomicU32 = AtomicU32::new(0);

/// A folder of its own that goes away with it.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("horda-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn config() -> Config {
    Config { public_url: String::new(), rate_limit: 0, local: false, behind_proxy: false }
}

/// The state of a server in this folder, with random bytes and a clock that repeat themselves.
pub fn app_state(folder: &Path, seed: u64) -> Arc<AppState> {
    app_state_with(folder, seed, config())
}

pub fn app_state_with(folder: &Path, seed: u64, config: Config) -> Arc<AppState> {
    let store = Sqlite::open(&folder.join("horda.db"), [seed as u8; 32]).unwrap();
    app_state_on(Arc::new(store), seed, config)
}

/// The state of a server on this store.
pub fn app_state_on(store: Arc<dyn Store>, seed: u64, config: Config) -> Arc<AppState> {
    let luck = Mutex::new(ChaCha8Rng::seed_from_u64(seed));
    let clock = AtomicU64::new(1_800_000_000_000);
    let environment = Environment::new(
        move |bytes| luck.lock().unwrap().fill_bytes(bytes),
        move || clock.fetch_add(1, Ordering::Relaxed),
    );
    let metrics = PrometheusBuilder::new().build_recorder().handle();
    AppState::new(config, environment, store, metrics)
}

/// An answer.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The key of the problem that it tells.
    pub fn problem(&self) -> String {
        self.json()["phrase"]["key"].as_str().unwrap_or("none").to_owned()
    }
}

/// A person with a browser.
#[derive(Clone, Default)]
pub struct Person {
    pub cookie: Arc<Mutex<String>>,
}

impl Person {
    pub async fn get(&self, state: &Arc<AppState>, path: &str) -> Answer {
        self.ask(state, Request::get(path), Body::empty()).await
    }

    pub async fn post(&self, state: &Arc<AppState>, path: &str, body: Value) -> Answer {
        let request = Request::post(path).header("content-type", "application/json");
        self.ask(state, request, Body::from(body.to_string())).await
    }

    pub async fn ask(
        &self,
        state: &Arc<AppState>,
        request: axum::http::request::Builder,
        body: Body,
    ) -> Answer {
        let cookie = self.cookie.lock().unwrap().clone();
        let request = request.header("cookie", cookie).header("host", "horda.test");
        let response = app(Arc::clone(state)).oneshot(request.body(body).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(set) = parts.headers.get("set-cookie") {
            let set = set.to_str().unwrap().split(';').next().unwrap().to_owned();
            *self.cookie.lock().unwrap() = set;
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// Opens a table of Zombiaki with these seats.
    pub async fn open(&self, state: &Arc<AppState>, seats: Value) -> Value {
        let new = json!({ "game": "zombiaki", "seats": seats });
        let answer = self.post(state, "/api/tables", new).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }
}

/// A server on a port of this machine, for as long as it is kept.
pub struct Server {
    pub state: Arc<AppState>,
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    done: Option<tokio::task::JoinHandle<()>>,
}

impl Server {
    pub async fn start(state: Arc<AppState>) -> Server {
        let listening = listen(Arc::clone(&state), ([127, 0, 0, 1], 0).into()).await.unwrap();
        let address = listening.address;
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            listening.serve(stopped).await.unwrap();
        });
        Server { state, address, stop: Some(stop), done: Some(serving) }
    }

    /// Goes down in order.
    pub async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.done.take().unwrap().await.unwrap();
    }

    /// Connects a person to a table.
    pub async fn connect(&self, person: &Person, table: &str, eyes: Option<u8>) -> Client {
        self.try_connect(person, table, eyes).await.expect("the connection is made")
    }

    pub async fn try_connect(
        &self,
        person: &Person,
        table: &str,
        eyes: Option<u8>,
    ) -> Result<Client, String> {
        self.connect_from(person, table, eyes, None).await
    }

    pub async fn connect_from(
        &self,
        person: &Person,
        table: &str,
        eyes: Option<u8>,
        origin: Option<&str>,
    ) -> Result<Client, String> {
        let origin = origin.map(|origin| ("origin", origin));
        self.connect_with(person, table, eyes, origin.as_slice()).await
    }

    /// Connects with headers of one's own.
    pub async fn connect_with(
        &self,
        person: &Person,
        table: &str,
        eyes: Option<u8>,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, String> {
        let eyes = eyes.map(|seat| format!("?eyes={seat}")).unwrap_or_default();
        let url = format!("ws://{}/api/tables/{table}/socket{eyes}", self.address);
        let mut request = url.into_client_request().unwrap();
        let cookie = person.cookie.lock().unwrap().clone();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await.map_err(|error| error.to_string())?;
        let mut client =
            Client { socket, position: Value::Null, view: Value::Null, received: Vec::new() };
        let welcome = client.hear().await.ok_or("closed before the welcome")?;
        if welcome["type"] != "welcome" {
            return Err(welcome["problem"]["phrase"]["key"].as_str().unwrap_or("?").to_owned());
        }
        client.position = welcome["position"].clone();
        client.view = welcome["view"].clone();
        Ok(client)
    }
}

/// A person's connection to a table.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub position: Value,
    /// What it sees, from the first view and all changes since.
    pub view: Value,
    /// Every word that came, as it came.
    pub received: Vec<String>,
}

impl Client {
    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, whatever it is; nothing if the connection is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(20), self.socket.next());
            match heard.await.expect("the server says something") {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["position"].is_object() {
                        self.position = message["position"].clone();
                    }
                    self.look(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Takes in what a message shows.
    fn look(&mut self, message: &Value) {
        if message["view"].is_object() {
            self.view = message["view"].clone();
        }
        for step in message["told"]["steps"].as_array().into_iter().flatten() {
            let change: Change = serde_json::from_str(&step["change"].to_string()).unwrap();
            change.apply(&mut self.view);
        }
    }

    /// Waits for a message of this kind.
    pub async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub fn fresh_id(&self) -> String {
        // Not even another connection of the same person uses it again.
        format!("request-{}", REQUESTS.fetch_add(1, Ordering::Relaxed))
    }

    /// Asks something with an id of its own and waits for the answer of that id.
    pub async fn request(&mut self, mut message: Value) -> Value {
        let id = self.fresh_id();
        message["id"] = json!(id);
        self.send(message).await;
        loop {
            let heard = self.hear().await.expect("an answer comes");
            if heard["id"] == json!(id) {
                return heard;
            }
        }
    }

    pub fn offers(&self) -> Vec<String> {
        let offers = self.position["offers"].as_array().unwrap();
        offers.iter().map(|offer| offer["action"].as_str().unwrap().to_owned()).collect()
    }

    pub fn revision(&self) -> u64 {
        self.position["revision"].as_u64().unwrap()
    }

    pub fn is_over(&self) -> bool {
        self.position["status"]["status"] == "over"
    }

    pub async fn act(&mut self, action: &str) -> Value {
        let revision = self.revision();
        self.request(json!({ "type": "act", "revision": revision, "action": action })).await
    }
}

/// A person who leads the zombies of Zombiaki against a bot.
pub async fn against_bot(server: &Server) -> (String, Person) {
    let ada = Person::default();
    let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "random" }]);
    let opened = ada.open(&server.state, seats).await;
    (opened["table"].as_str().unwrap().to_owned(), ada)
}

/// Two people at a table of Zombiaki, the first leading the zombies.
pub async fn two_people(server: &Server) -> (String, Person, Person) {
    let (ada, ben) = (Person::default(), Person::default());
    let opened = ada.open(&server.state, json!([{ "who": "me" }, { "who": "friend" }])).await;
    let table = opened["table"].as_str().unwrap().to_owned();
    let code = opened["invitations"][0]["code"].clone();
    let path = format!("/api/tables/{table}/join");
    let joined = ben.post(&server.state, &path, json!({ "code": code })).await;
    assert_eq!(joined.status, StatusCode::OK, "{}", joined.text);
    (table, ada, ben)
}

/// Clients that have offers take one of them, until the game is over or `most` turns were played.
pub async fn play(one: &mut Client, other: &mut Client, most: u32) -> u32 {
    let mut turns = 0;
    while !one.is_over() && turns < most {
        let (mover, waiter) = if one.offers().is_empty() {
            (&mut *other, &mut *one)
        } else {
            (&mut *one, &mut *other)
        };
        let offers = mover.offers();
        let action = offers[turns as usize % offers.len()].clone();
        let turn = mover.act(&action).await;
        assert_eq!(turn["type"], "turn", "{turn}");
        let seen = waiter.expect("turn").await;
        assert_eq!(seen["position"]["revision"], turn["position"]["revision"]);
        turns += 1;
    }
    turns
}
