//! Listening, and orderly shutdown.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::{AppState, app};

/// How long connections may take to close at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// How often to check whether a backup was restored.
const RESTORE_CHECK: Duration = Duration::from_millis(250);

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
        let watching = tokio::spawn(watch(Arc::clone(&state)));
        // Without this a small message waits for the answer to the one before.
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let leaving = Arc::clone(&state);
        let shutdown = async move {
            stop.await;
            tracing::info!("going down");
            leaving.closing.store(true, Ordering::Relaxed);
            watching.abort();
            let _ = resumed.await;
            leaving.rooms.close().await;
        };
        let router = app(state).into_make_service_with_connect_info::<SocketAddr>();
        let (done, gone) = tokio::sync::oneshot::channel::<()>();
        let served = axum::serve(listener, router).with_graceful_shutdown(async move {
            shutdown.await;
            let _ = done.send(());
        });
        let served = served.into_future();
        tokio::select! {
            result = served => result,
            () = async {
                let _ = gone.await;
                tokio::time::sleep(SHUTDOWN_TIMEOUT).await;
            } => Ok(()),
        }
    }
}

/// Closes every table when a backup was restored under them: they are read back from it.
async fn watch(state: Arc<AppState>) {
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
