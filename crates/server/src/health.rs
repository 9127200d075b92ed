//! For those who run a server.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use horda_store::{Store, StoreError};
use tokio::sync::Mutex;

use crate::app_state::AppState;

/// Shortest time between two probes of the store. Each one writes.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);

/// What the latest probe of the store came to.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Readiness {
    async fn of(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut latest = self.0.lock().await;
        if let Some((at, found)) = &*latest
            && at.elapsed() < PROBE_INTERVAL
        {
            return found.clone();
        }
        let found = store.ready().await;
        if let Err(error) = &found {
            tracing::error!(%error, "the store is not ready");
        }
        *latest = Some((Instant::now(), found.clone()));
        found
    }
}

/// Is the process alive?
pub(crate) async fn healthz() -> &'static str {
    "alive\n"
}

/// Can it serve people? Not while it goes down, and not while nothing can be stored.
pub(crate) async fn readyz(State(state): State<Arc<AppState>>) -> (StatusCode, String) {
    if state.closing.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n".to_owned());
    }
    match state.readiness.of(&*state.store).await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {error}\n")),
    }
}

/// Counters and gauges, as Prometheus reads them.
pub(crate) async fn metrics(State(state): State<Arc<AppState>>) -> String {
    state.metrics.render()
}
