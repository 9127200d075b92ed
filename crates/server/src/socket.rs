//! One WebSocket to one table. Its seat is decided when it connects.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::StreamExt;
use horda_kit::Phrase;
use horda_protocol::{ClientMessage, ProblemKind, ServerMessage};
use metrics::{counter, gauge};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{interval, timeout};

use crate::address::{ClientAddress, Connections, Peer};
use crate::app_state::AppState;
use crate::film::Eyes;
use crate::limits::OwnLimit;
use crate::person::CurrentPerson;
use crate::problem::Failure;
use crate::room::{Client, ClientId, ClientSender, RoomHandle, RoomRequest, to_json};

/// Upper limit of the bytes of a client's message.
const LARGEST_MESSAGE: usize = 8 * 1024;
/// Bytes that are read at a time; longer messages are read in several goes.
const READ_BUFFER: usize = 512;
/// Upper limit of messages that wait for a client that does not read.
const QUEUE: usize = 64;
/// Messages above the rate limit that are answered before the connection is closed.
const WARNINGS: u32 = 20;
/// Interval of pings to a silent connection.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// Pings without an answer after which the connection counts as lost.
const MAX_UNANSWERED: u32 = 2;
/// Upper limit of the time that sending one message may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// Connects a client to a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket",
    params(("eyes" = Option<u8>, Query, description = "The number of a seat")),
    responses((status = 101, description = "A WebSocket; see docs/protocol.md"),
        (status = 403, description = "Not your seat"),
        (status = 426, description = "Not a WebSocket")))]
pub(crate) async fn connect(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    address: ClientAddress,
    peer: Option<Extension<Peer>>,
    Path(table): Path<String>,
    Query(Eyes { eyes }): Query<Eyes>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if state.closing.load(Ordering::Relaxed) {
        return Err(Failure::new(ProblemKind::NotNow, "problem-busy"));
    }
    // Behind a proxy it is not the connection that has the address of a client.
    let counted = if state.config.behind_proxy {
        let too_many = || Failure::new(ProblemKind::TooMuch, "problem-too-many-connections");
        Some(Connections::count(&state.connections, address.0).ok_or_else(too_many)?)
    } else {
        peer.and_then(|Extension(peer)| peer.counted)
    };
    let id = person.as_ref().map(|it| it.id.clone());
    let asked = id.clone();
    let card =
        state.rooms.ask(&state, &table, |answer| RoomRequest::Card { person: asked, answer });
    let card = card.await.map_err(Failure::from)?;
    let own = eyes.is_none_or(|seat| card.seats.get(usize::from(seat)).is_some_and(|it| it.yours));
    if !own {
        return Err(Failure::new(ProblemKind::Forbidden, "problem-not-yours"));
    }
    let room = state.rooms.handle(&state, &table).await.map_err(Failure::from)?;
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => {
            let problem = Failure::unreadable(rejection.body_text());
            return Ok(problem.with_status(StatusCode::UPGRADE_REQUIRED));
        }
    };
    let (name, session) = person.map(|it| (it.name, it.session)).unwrap_or_default();
    // Small buffers: most connections are silent most of the time.
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (queue, outgoing) = mpsc::channel(QUEUE);
        let sender = ClientSender { queue, lagging: Arc::new(AtomicBool::new(false)) };
        let lagging = Arc::clone(&sender.lagging);
        let client = Client {
            seat: eyes,
            eyes: None,
            session,
            person: id,
            name,
            sender,
            chances: false,
            thinking: false,
            address,
        };
        let (answer, entered) = oneshot::channel();
        if room.send(RoomRequest::Connect { client, answer }).await.is_err() {
            return;
        }
        let client = match entered.await {
            Ok(Ok(client)) => client,
            Ok(Err(failure)) => return refuse(socket, failure).await,
            Err(_) => return,
        };
        let _counted = counted;
        gauge!("horda_connections").increment(1.0);
        let limit = state.limits.connection();
        let mut connection =
            Connection { socket, outgoing, lagging, room, client, limit, warned: 0, unanswered: 0 };
        connection.serve().await;
        gauge!("horda_connections").decrement(1.0);
        let _ = connection.room.send(RoomRequest::Disconnect(client)).await;
    }))
}

/// Says why a client is not let in; a page cannot read the answer to an upgrade.
async fn refuse(mut socket: WebSocket, Failure(problem): Failure) {
    let message = to_json(&ServerMessage::Failed { id: None, problem });
    let frame = CloseFrame { code: close_code::AGAIN, reason: Utf8Bytes::from_static("not now") };
    for message in [Message::Text(message), Message::Close(Some(frame))] {
        let _ = timeout(SEND_TIMEOUT, socket.send(message)).await;
    }
}

struct Connection {
    socket: WebSocket,
    outgoing: mpsc::Receiver<Utf8Bytes>,
    lagging: Arc<AtomicBool>,
    room: RoomHandle,
    client: ClientId,
    limit: Option<OwnLimit>,
    warned: u32,
    /// Pings since the client last sent anything.
    unanswered: u32,
}

/// Whether a connection goes on after a message.
enum Next {
    Stay,
    Close(CloseFrame),
    Gone,
}

impl Connection {
    async fn serve(&mut self) {
        let mut pings = interval(PING_INTERVAL);
        pings.tick().await;
        loop {
            let next = tokio::select! {
                received = self.socket.next() => match received {
                    Some(Ok(message)) => self.receive(message).await,
                    Some(Err(_)) | None => Next::Gone,
                },
                message = self.outgoing.recv() => self.forward(message).await,
                _ = pings.tick() => self.ping().await,
            };
            match next {
                Next::Stay => {}
                Next::Close(frame) => {
                    let _ = self.socket.send(Message::Close(Some(frame))).await;
                    return;
                }
                Next::Gone => return,
            }
        }
    }

    async fn ping(&mut self) -> Next {
        self.unanswered += 1;
        if self.unanswered > MAX_UNANSWERED {
            return Next::Gone;
        }
        self.send(Message::Ping(Default::default())).await
    }

    async fn receive(&mut self, message: Message) -> Next {
        self.unanswered = 0;
        match message {
            Message::Text(text) => self.read(&text).await,
            Message::Binary(_) => close(close_code::UNSUPPORTED, "only text is spoken here"),
            Message::Ping(_) | Message::Pong(_) => Next::Stay,
            Message::Close(_) => Next::Gone,
        }
    }

    async fn read(&mut self, text: &str) -> Next {
        counter!("horda_messages_total").increment(1);
        let message = serde_json::from_str::<ClientMessage>(text);
        if let Some(limit) = &self.limit
            && !limit.allows()
        {
            let id = message.ok().map(|it| it.id().to_owned());
            return self.warn(id).await;
        }
        match message {
            Ok(message) => match self.room.send(RoomRequest::Message(self.client, message)).await {
                Ok(()) => Next::Stay,
                Err(_) => close(close_code::AWAY, "the table was put away"),
            },
            Err(error) => self.fail(None, Failure::unreadable(error)).await,
        }
    }

    async fn warn(&mut self, id: Option<String>) -> Next {
        self.warned += 1;
        if self.warned > WARNINGS {
            return close(close_code::POLICY, "too many messages");
        }
        let phrase = Phrase::new("problem-too-fast").number("seconds", 1);
        self.fail(id, Failure::saying(ProblemKind::TooMuch, phrase)).await
    }

    async fn fail(&mut self, id: Option<String>, Failure(problem): Failure) -> Next {
        let message = to_json(&ServerMessage::Failed { id, problem });
        self.send(Message::Text(message)).await
    }

    async fn forward(&mut self, message: Option<Utf8Bytes>) -> Next {
        match message {
            // Messages were lost. The client receives everything when it connects again.
            Some(_) if self.lagging.load(Ordering::Relaxed) => close(close_code::AGAIN, "too slow"),
            Some(message) => self.send(Message::Text(message)).await,
            None => Next::Gone,
        }
    }

    async fn send(&mut self, message: Message) -> Next {
        match timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => Next::Stay,
            Ok(Err(_)) | Err(_) => Next::Gone,
        }
    }
}

fn close(code: u16, reason: &'static str) -> Next {
    Next::Close(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
}
