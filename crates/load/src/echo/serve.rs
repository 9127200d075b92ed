//! `horda-load echo`: the bare server.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::select;
use tokio::sync::mpsc::UnboundedReceiver;

use super::rooms::{Room, Rooms};
use super::writer::{self, Job};
use crate::cli::Echo;
use crate::error::LoadError;
use crate::report::Verdict;

/// Serves until it is stopped.
pub async fn serve(arguments: &Echo) -> Result<Verdict, LoadError> {
    let state = EchoState { rooms: Arc::default(), jobs: writer::start(&arguments.data_dir)? };
    let routes = Router::new().route("/rooms/{number}/socket", get(enter)).with_state(state);
    // The same settings as the real server has, or the comparison would be with something else.
    let listener = TcpListener::bind(arguments.bind).await?.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            anstream::eprintln!("horda-load echo: no TCP_NODELAY: {error}");
        }
    });
    anstream::eprintln!("horda-load echo: listening on http://{}", arguments.bind);
    axum::serve(listener, routes).await?;
    Ok(Verdict::Met)
}

/// What all connections share.
#[derive(Clone)]
struct EchoState {
    rooms: Arc<Rooms>,
    jobs: Sender<Job>,
}

/// What a connection asks for.
#[derive(Clone, Copy, Deserialize)]
struct Wish {
    /// How long each answer shall be.
    bytes: usize,
}

/// A connection to a room.
struct EchoClient {
    room: Arc<Room>,
    number: u32,
    bytes: usize,
    jobs: Sender<Job>,
}

async fn enter(
    upgrade: WebSocketUpgrade,
    State(state): State<EchoState>,
    Path(number): Path<u32>,
    Query(wish): Query<Wish>,
) -> Response {
    upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(move |socket| async move {
        let (room, heard) = state.rooms.enter(number);
        let client = EchoClient { room, number, bytes: wish.bytes, jobs: state.jobs };
        client.stay(socket, heard).await;
    })
}

impl EchoClient {
    /// Until either side has had enough.
    async fn stay(self, mut socket: WebSocket, mut heard: UnboundedReceiver<Utf8Bytes>) {
        loop {
            select! {
                said = socket.recv() => match said {
                    Some(Ok(Message::Text(text))) => {
                        if self.jobs.send(self.job(&text)).is_err() {
                            return;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                },
                Some(text) = heard.recv() => {
                    if socket.send(Message::Text(text)).await.is_err() {
                        return;
                    }
                }
            }
        }
    }

    fn job(&self, text: &Utf8Bytes) -> Job {
        Job {
            room: self.room.clone(),
            number: self.number,
            message: text.as_str().to_owned(),
            bytes: self.bytes,
        }
    }
}
