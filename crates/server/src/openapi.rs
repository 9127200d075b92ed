//! The plain HTTP interface as an OpenAPI document.

use axum::Json;
use utoipa::OpenApi;

use crate::{book, film, lobby, person, sessions, socket};

#[derive(OpenApi)]
#[openapi(
    info(title = "Horda", description = "Tables for zombie board games."),
    paths(
        book::games,
        book::texts,
        book::rules,
        book::pieces,
        person::me,
        person::rename,
        person::recovery,
        person::recover,
        sessions::sessions,
        sessions::end_session,
        sessions::end_other_sessions,
        lobby::tables,
        lobby::open,
        lobby::table,
        lobby::invitations,
        lobby::join,
        lobby::hand_over,
        lobby::rematch,
        lobby::branch,
        film::film,
        film::journal,
        film::verification,
        socket::connect,
    )
)]
struct Document;

/// The document.
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
