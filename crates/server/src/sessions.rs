//! The browsers in which a person plays: listed, and signed out from any of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use horda_protocol::{ProblemKind, SessionCard, Sessions};
use horda_store::{Change, StoredSession};

use crate::app_state::AppState;
use crate::person::{CurrentPerson, Person};
use crate::problem::Failure;
use crate::room::RoomRequest;

/// Tables of a person whose connections are closed when a session ends. Running ones come first.
const MOST_TABLES: u32 = 1000;

/// Bytes of a hash that name a session: enough to tell those of one person apart.
const NAMED_BY: usize = 8;

/// The browsers in which I play.
#[utoipa::path(get, path = "/api/me/sessions", responses((status = 200, body = Sessions)))]
pub(crate) async fn sessions(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
) -> Result<Json<Sessions>, Failure> {
    let Some(person) = person else { return Ok(Json(Sessions { sessions: Vec::new() })) };
    listed(&state, &person).await
}

/// Signs out one browser.
#[utoipa::path(delete, path = "/api/me/sessions/{session}",
    responses((status = 200, body = Sessions), (status = 404, description = "No such session")))]
pub(crate) async fn end_session(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path(session): Path<String>,
) -> Result<Json<Sessions>, Failure> {
    let missing = || Failure::new(ProblemKind::Missing, "problem-no-session");
    let person = person.ok_or_else(missing)?;
    let mut found = state.store.sessions(&person.id).await?;
    found.retain(|it| id(it) == session);
    if found.is_empty() {
        return Err(missing());
    }
    end(&state, &person, found).await
}

/// Signs out all browsers but the one that asks.
#[utoipa::path(delete, path = "/api/me/sessions", responses((status = 200, body = Sessions)))]
pub(crate) async fn end_other_sessions(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
) -> Result<Json<Sessions>, Failure> {
    let Some(person) = person else { return Ok(Json(Sessions { sessions: Vec::new() })) };
    let mut others = state.store.sessions(&person.id).await?;
    others.retain(|it| !is_current(it, &person));
    end(&state, &person, others).await
}

/// Ends sessions and closes their connections to tables.
async fn end(
    state: &Arc<AppState>,
    person: &Person,
    ended: Vec<StoredSession>,
) -> Result<Json<Sessions>, Failure> {
    let sessions: Vec<Vec<u8>> = ended.into_iter().map(|it| it.session).collect();
    let change = Change::EndSessions { person: person.id.clone(), sessions: sessions.clone() };
    state.store.commit(change).await?;
    let sessions: Arc<[Vec<u8>]> = sessions.into();
    for table in state.store.tables_of(&person.id, MOST_TABLES).await? {
        if let Some(room) = state.rooms.open_handle(&table.id) {
            // A room that closes has closed its connections.
            let _ = room.send(RoomRequest::SignOut(Arc::clone(&sessions))).await;
        }
    }
    listed(state, person).await
}

async fn listed(state: &AppState, person: &Person) -> Result<Json<Sessions>, Failure> {
    let sessions = state.store.sessions(&person.id).await?;
    let card = |it: StoredSession| SessionCard {
        id: id(&it),
        current: is_current(&it, person),
        used: it.used,
        device: it.device,
    };
    Ok(Json(Sessions { sessions: sessions.into_iter().map(card).collect() }))
}

fn is_current(session: &StoredSession, person: &Person) -> bool {
    person.session.as_ref() == Some(&session.session)
}

/// The beginning of the hash: no secret can be made from it.
fn id(session: &StoredSession) -> String {
    session.session.iter().take(NAMED_BY).map(|byte| format!("{byte:02x}")).collect()
}
