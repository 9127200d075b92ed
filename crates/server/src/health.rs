//! For those who run a server.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::StatusCode;

use crate::app_state::AppState;

/// Is the process alive?
pub(crate) async fn healthz() -> &'static str {
    "alive\n"
}

/// Can it serve people? Not while it goes down, and not without its store.
pub(crate) async fn readyz(State(state): State<Arc<AppState>>) -> (StatusCode, &'static str) {
    if state.closing.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match state.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

/// Counters and gauges, as Prometheus reads them.
pub(crate) async fn metrics(State(state): State<Arc<AppState>>) -> String {
    state.metrics.render()
}
