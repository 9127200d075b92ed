//! Listening, and orderly shutdown.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::address::{Connections, Peer, network};
use crate::{AppState, app};

/// How long connections may take to close at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// How often to check whether a backup was restored.
const RESTORE_CHECK: Duration = Duration::from_millis(250);

/// Upper limit of the time until a request has come, counted from the start of the connection or
/// from the answer before.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// How long to wait when no connection can be accepted, as when too many files are open.
const ACCEPT_PAUSE: Duration = Duration::from_secs(1);

/// What an address is told that has too many connections. The problem is written out: nothing
/// more is spent on it.
const TOO_MANY: &str = concat!(
    "HTTP/1.1 429 Too Many Requests\r\n",
    "Content-Type: application/json\r\nContent-Length: 77\r\nConnection: close\r\n\r\n",
    r#"{"kind":"too_much","phrase":{"key":"problem-too-many-connections","args":[]}}"#
);

/// A server that listens.
pub struct Listening {
    listener: TcpListener,
    state: Arc<AppState>,
    /// Where.
    pub address: SocketAddr,
}

/// Begins to listen.
pub async fn listen(state: Arc<AppState>, bind: SocketAddr) -> io::Result<Listening> {
    let listener = TcpListener::bind(bind).await?;
    let address = listener.local_addr()?;
    Ok(Listening { listener, state, address })
}

impl Listening {
    /// Serves until `stop`, then finishes the turns in progress, tells all clients and returns.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Listening { listener, state, .. } = self;
        let resumed = {
            let state = Arc::clone(&state);
            tokio::spawn(async move {
                let tables = state.rooms.resume(&state).await;
                tracing::info!(tables, "running tables were resumed");
            })
        };
        let watching = tokio::spawn(watch_restores(Arc::clone(&state)));
        let leaving = Arc::clone(&state);
        let shutdown = async move {
            stop.await;
            tracing::info!("shutting down");
            leaving.closing.store(true, Ordering::Relaxed);
            watching.abort();
            let _ = resumed.await;
            leaving.rooms.close().await;
        };
        let (closing, open) = watch::channel(());
        tokio::select! {
            () = accept(&listener, &state, &open) => {}
            () = shutdown => {}
        }
        drop((listener, open));
        closing.send_replace(());
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, closing.closed()).await;
        Ok(())
    }
}

/// Accepts connections for ever.
async fn accept(listener: &TcpListener, state: &Arc<AppState>, closing: &watch::Receiver<()>) {
    let router = app(Arc::clone(state));
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let Some(peer) = peer(state, from) else {
                    let _ = stream.try_write(TOO_MANY.as_bytes());
                    continue;
                };
                // Without this a small message waits for the answer to the one before.
                let _ = stream.set_nodelay(true);
                let serving = serve(router.clone(), stream, peer, REQUEST_TIMEOUT, closing.clone());
                tokio::spawn(serving);
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted; are too many files open?");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// The other end of a new connection; none if its address has too many. A proxy has all.
fn peer(state: &AppState, from: SocketAddr) -> Option<Peer> {
    let address = network(from.ip());
    if state.config.behind_proxy {
        return Some(Peer { address, counted: None });
    }
    let counted = Connections::count(&state.connections, address)?;
    Some(Peer { address, counted: Some(counted) })
}

/// Serves one connection until it is closed, silent for too long, or the server stops.
async fn serve(
    router: Router,
    stream: TcpStream,
    peer: Peer,
    request_timeout: Duration,
    mut closing: watch::Receiver<()>,
) {
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(request_timeout)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Did only the connection break that was being accepted?
fn is_of_one_connection(error: &io::Error) -> bool {
    let one =
        [ErrorKind::ConnectionAborted, ErrorKind::ConnectionRefused, ErrorKind::ConnectionReset];
    one.contains(&error.kind())
}

/// Closes every table when a backup was restored under them: they are read back from it.
async fn watch_restores(state: Arc<AppState>) {
    let mut known = state.store.generation();
    let mut look = tokio::time::interval(RESTORE_CHECK);
    loop {
        look.tick().await;
        let now = state.store.generation();
        if now != known {
            known = now;
            tracing::warn!("a backup was restored; all tables begin anew from it");
            state.rooms.close().await;
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    const SHORT_TIMEOUT: Duration = Duration::from_millis(300);

    /// A client of a server that waits no longer than [`SHORT_TIMEOUT`] for a request.
    async fn client() -> TcpStream {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            let (stream, from) = listener.accept().await.unwrap();
            let router = Router::new().route("/", get(|| async { "here" }));
            let peer = Peer { address: from.ip(), counted: None };
            let (_closing, open) = watch::channel(());
            serve(router, stream, peer, SHORT_TIMEOUT, open).await;
        });
        TcpStream::connect(address).await.unwrap()
    }

    /// Everything until the server closes the connection.
    async fn rest(client: &mut TcpStream) -> String {
        let mut text = String::new();
        let reading = client.read_to_string(&mut text);
        let closed = tokio::time::timeout(Duration::from_secs(10), reading).await;
        closed.expect("the server closes the connection").unwrap();
        text
    }

    #[tokio::test]
    async fn who_says_nothing_is_disconnected() {
        assert_eq!(rest(&mut client().await).await, "");
    }

    #[tokio::test]
    async fn who_never_ends_the_headers_is_disconnected() {
        let mut client = client().await;
        client.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nA: ").await.unwrap();
        let answer = rest(&mut client).await;
        assert!(!answer.contains("here"), "{answer}");
    }

    #[tokio::test]
    async fn who_is_silent_after_an_answer_is_disconnected() {
        let mut client = client().await;
        client.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let answer = rest(&mut client).await;
        assert!(answer.ends_with("here"), "{answer}");
    }

    #[test]
    fn the_answer_to_too_many_connections_is_whole() {
        let (head, body) = TOO_MANY.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}\r\n", body.len())), "{}", body.len());
        let problem: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!(problem["phrase"]["key"], "problem-too-many-connections");
    }
}
