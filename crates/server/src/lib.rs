//! Tables for people in browsers: plain HTTP for the lobby, a WebSocket at each table, one task
//! that owns each table, one store that loses nothing.
//!
//! The server knows games only through the catalog and holds no rule. Who acts is decided when a
//! connection is made, never by a message.
//!
//! Reading order: [`app`] (the router), `app_state` (what all requests share), `rooms` (which tables
//! are open), `room` (one table), `socket` (one connection), then the pages of the lobby.
#![warn(missing_docs)]

mod address;
mod app_state;
mod book;
mod device;
mod environment;
mod fair_queue;
mod film;
mod guard;
mod health;
mod limits;
mod lobby;
mod name;
mod openapi;
mod page;
mod person;
mod problem;
mod room;
mod rooms;
mod secret;
mod serve;
mod sessions;
mod setup;
mod socket;
mod verify;
mod workers;

pub use app_state::{AppState, Config};
pub use environment::Environment;
pub use serve::{Listening, listen};
pub use verify::{Verified, verify};

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;

/// No request needs more than this.
const LARGEST_BODY: usize = 16 * 1024;

/// Everything that the server answers. Opens no port, so tests can ask it directly.
pub fn app(state: Arc<AppState>) -> Router {
    let api = Router::new()
        .route("/games", get(book::games))
        .route("/games/{game}/texts/{language}", get(book::texts))
        .route("/games/{game}/rules", get(book::rules))
        .route("/games/{game}/pieces", get(book::pieces))
        .route("/games/{game}/pictures/{rule}", get(book::picture))
        .route("/me", get(person::me).post(person::rename))
        .route("/me/sessions", get(sessions::sessions).delete(sessions::end_other_sessions))
        .route("/me/sessions/{session}", delete(sessions::end_session))
        .route("/me/recovery", post(person::recovery))
        .route("/me/recover", post(person::recover))
        .route("/tables", get(lobby::tables).post(lobby::open))
        .route("/tables/{table}", get(lobby::table))
        .route("/tables/{table}/invitations", get(lobby::invitations))
        .route("/tables/{table}/join", post(lobby::join))
        .route("/tables/{table}/seats/{seat}", post(lobby::hand_over))
        .route("/tables/{table}/rematch", post(lobby::rematch))
        .route("/tables/{table}/branch", post(lobby::branch))
        .route("/tables/{table}/close", post(lobby::close))
        .route("/tables/{table}/film", get(film::film))
        .route("/tables/{table}/journal", get(film::journal))
        .route("/tables/{table}/log", get(film::log))
        .route("/tables/{table}/outcome", get(film::outcome))
        .route("/tables/{table}/pieces", get(film::pieces))
        .route("/tables/{table}/verification", get(film::verification))
        .route("/tables/{table}/socket", get(socket::connect))
        .route("/openapi.json", get(openapi::document))
        .fallback(page::no_such_thing)
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .fallback(page::page)
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(from_fn_with_state(Arc::clone(&state), guard::guard))
        .layer(page::compression())
        .with_state(state)
}
