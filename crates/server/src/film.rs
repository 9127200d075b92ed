//! Games to be watched again.

mod kept;

use std::io::{Read, Write};
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use horda_kit::Seat;
use horda_protocol::{Film, ProblemKind, Reel, Verification, WrittenAction};
use horda_store::{Ended, Store, StoredSeat, StoredTable, Summary};
use horda_table::{Journal, ResumeError};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::address::ClientAddress;
use crate::app_state::AppState;
use crate::fair_queue::Owner;
use crate::lobby::archived;
use crate::person::CurrentPerson;
use crate::problem::Failure;
use crate::room::{RoomRequest, Watched, numbers, reel};
use crate::rooms::Unavailable;
use crate::setup;
use crate::workers::JobKind;

/// Through whose eyes.
#[derive(Deserialize)]
pub(crate) struct Eyes {
    pub eyes: Option<u8>,
}

/// One pair of eyes and the game that they saw.
pub(crate) type Seen = (Option<u8>, Reel);

/// A film from the archive: as [`Film`], in the words it was kept in.
#[derive(Serialize)]
struct OldFilm {
    table: horda_protocol::TableCard,
    eyes: Option<Seat>,
    allowed: Vec<Option<Seat>>,
    reel: Box<RawValue>,
}

/// A finished game as bytes that any later program can show, whatever its rules are then.
pub(crate) fn keep(seen: &[Seen]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    let json = serde_json::to_vec(seen).expect("a film can be written");
    packed.write_all(&json).and_then(|()| packed.finish()).unwrap_or_default()
}

/// The game through one pair of eyes. While it runs, only through one's own or the audience's.
#[utoipa::path(get, path = "/api/tables/{table}/film",
    params(("eyes" = Option<u8>, Query, description = "The number of a seat")),
    responses((status = 200, body = Object), (status = 403, description = "Not your eyes")))]
pub(crate) async fn film(
    State(state): State<Arc<AppState>>,
    address: ClientAddress,
    CurrentPerson(person): CurrentPerson,
    Path(table): Path<String>,
    Query(Eyes { eyes }): Query<Eyes>,
) -> Result<Response, Failure> {
    let person = person.map(|it| it.id);
    let asked = person.clone();
    let request = |answer| RoomRequest::Watch { eyes, person: asked, answer };
    match state.rooms.ask(&state, &table, request).await {
        Ok(watched) => {
            let Watched { card, allowed, ended } = watched?;
            let allowed = allowed.into_iter().map(|eyes| eyes.map(Seat)).collect();
            let reel = stored_reel(&state, &table, ended, eyes, address.owner(person)).await?;
            let film = Film { table: card, eyes: eyes.map(Seat), allowed, reel };
            Ok(Json(film).into_response())
        }
        Err(Unavailable::Archived(summary)) => {
            archived_film(&state, &summary, eyes, person.as_deref()).await
        }
        Err(Unavailable::Failed(failure)) => Err(failure),
    }
}

/// The game through these eyes, made from what is stored: its room goes on meanwhile.
async fn stored_reel(
    state: &AppState,
    table: &str,
    ended: Option<Ended>,
    eyes: Option<u8>,
    owner: Owner,
) -> Result<Reel, Failure> {
    let stored = state.store.table(table).await?.ok_or_else(Failure::no_table)?;
    let game = setup::game_of(&*state.store, &stored.identity).await?;
    let game = game.ok_or_else(|| Failure::new(ProblemKind::NotNow, "problem-other-rules"))?;
    let make = move || {
        let resumed = game.resume(stored.identity, &stored.records)?;
        Ok::<_, ResumeError>(reel(&*resumed.table, ended, eyes))
    };
    let made = state.workers.run(JobKind::Question, owner, make).await;
    let broken = || Failure::new(ProblemKind::Broken, "problem-broken");
    made.ok_or_else(broken)?.map_err(|_| broken())
}

/// The film of a game that today's rules cannot read.
async fn archived_film(
    state: &AppState,
    summary: &Summary,
    eyes: Option<u8>,
    person: Option<&str>,
) -> Result<Response, Failure> {
    let other_rules = || Failure::new(ProblemKind::NotNow, "problem-other-rules");
    let kept = state.store.film(&summary.id).await?.ok_or_else(other_rules)?;
    let mut json = String::new();
    GzDecoder::new(&kept[..]).read_to_string(&mut json).map_err(Failure::unreadable)?;
    let seen = kept::read(&json).map_err(Failure::unreadable)?;
    let allowed = seen.iter().map(|(eyes, _)| eyes.map(Seat)).collect();
    let Some((_, reel)) = seen.into_iter().find(|(own, _)| *own == eyes) else {
        return Err(other_rules());
    };
    let table = archived(summary, person);
    Ok(Json(OldFilm { table, eyes: eyes.map(Seat), allowed, reel }).into_response())
}

/// The journal of a finished game, to keep or to replay elsewhere; of an archived one that was not
/// finished, for those who hold its seats.
#[utoipa::path(get, path = "/api/tables/{table}/journal",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 409, description = "Not over yet")))]
pub(crate) async fn journal(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path(table): Path<String>,
) -> Result<Response, Failure> {
    let journal = match finished_journal(&state, &table).await {
        Ok(journal) => journal,
        Err(Unavailable::Archived(_)) => {
            archived_journal(&*state.store, &table, person.map(|it| it.id)).await?
        }
        Err(Unavailable::Failed(failure)) => return Err(failure),
    };
    let name = format!("attachment; filename=\"{}-{table}.horda\"", journal.identity.game);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, journal.write()).into_response())
}

/// What was played at an archived table, action by action: there may be no film of it. While it
/// was not finished, for those who hold its seats.
#[utoipa::path(get, path = "/api/tables/{table}/log",
    responses((status = 200, body = [WrittenAction]),
        (status = 409, description = "Not over yet, or it can be played on")))]
pub(crate) async fn log(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path(table): Path<String>,
) -> Result<Json<Vec<WrittenAction>>, Failure> {
    match state.rooms.handle(&state, &table).await {
        Ok(_) => return Err(Failure::new(ProblemKind::NotNow, "problem-not-archived")),
        Err(Unavailable::Archived(_)) => {}
        Err(Unavailable::Failed(failure)) => return Err(failure),
    }
    let journal = archived_journal(&*state.store, &table, person.map(|it| it.id)).await?;
    let seats = journal.identity.seats;
    let actions = (0..).zip(journal.lines).skip(1).map(|(turn, line)| {
        let seat = seats.iter().position(|(name, _)| *name == line.seat);
        WrittenAction { turn, seat: seat.map(|seat| Seat(seat as u8)), action: line.action }
    });
    Ok(Json(actions.collect()))
}

/// The journal of a finished game, made from what is stored: its room goes on meanwhile.
pub(crate) async fn finished_journal(
    state: &Arc<AppState>,
    table: &str,
) -> Result<Journal, Unavailable> {
    let (ended, outcome) = state.rooms.ask(state, table, RoomRequest::Finished).await??;
    let stored = state.store.table(table).await.map_err(Failure::from)?;
    let stored = stored.ok_or_else(Failure::no_table)?;
    Ok(stored_journal(stored, Some(ended), outcome))
}

/// What was played at a table that today's rules cannot read.
async fn archived_journal(
    store: &dyn Store,
    table: &str,
    person: Option<String>,
) -> Result<Journal, Failure> {
    let stored = store.table(table).await?.ok_or_else(Failure::no_table)?;
    let is_owner = |seat: &StoredSeat| person.is_some() && seat.holder.owner() == person.as_deref();
    if stored.summary.ended.is_none() && !stored.summary.seats.iter().any(is_owner) {
        return Err(Failure::new(ProblemKind::NotNow, "problem-not-over"));
    }
    let (ended, outcome) = (stored.summary.ended, store.outcome(table).await?);
    Ok(stored_journal(stored, ended, outcome))
}

fn stored_journal(stored: StoredTable, ended: Option<Ended>, outcome: Option<String>) -> Journal {
    let result = ended.filter(|ended| !ended.conceded).map(|ended| {
        let seats = &stored.identity.seats;
        let winners = numbers(ended.winners).into_iter();
        let names = winners.filter_map(|seat| seats.get(usize::from(seat)));
        let names: Vec<&str> = names.map(|(name, _)| name.as_str()).collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(" ") }
    });
    let lines = stored.records.into_iter().map(|record| record.line).collect();
    Journal { identity: stored.identity, result, outcome, lines }
}

/// What a finished game handed over: a document that another table may be opened with.
#[utoipa::path(get, path = "/api/tables/{table}/outcome",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 404, description = "It handed over nothing")))]
pub(crate) async fn outcome(
    State(state): State<Arc<AppState>>,
    Path(table): Path<String>,
) -> Result<Response, Failure> {
    let outcome = match state.rooms.ask(&state, &table, RoomRequest::Outcome).await {
        Ok(outcome) => outcome,
        Err(Unavailable::Archived(_)) => state.store.outcome(&table).await?,
        Err(Unavailable::Failed(failure)) => return Err(failure),
    };
    let nothing = || Failure::new(ProblemKind::Missing, "problem-no-outcome");
    let outcome = outcome.ok_or_else(nothing)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], outcome).into_response())
}

/// What a page must know of the pieces of this table to draw them: its content may be older than
/// that of the game's other tables.
#[utoipa::path(get, path = "/api/tables/{table}/pieces", responses((status = 200, body = Object)))]
pub(crate) async fn pieces(
    State(state): State<Arc<AppState>>,
    Path(table): Path<String>,
) -> Result<Json<Box<RawValue>>, Failure> {
    match state.rooms.ask(&state, &table, RoomRequest::Pieces).await {
        Ok(pieces) => Ok(Json(pieces)),
        Err(Unavailable::Archived(summary)) => {
            let stored = state.store.table(&summary.id).await?.ok_or_else(Failure::no_table)?;
            let game = setup::game_of(&*state.store, &stored.identity).await?;
            match game {
                Some(game) => Ok(Json(game.pieces())),
                None => Ok(Json(setup::game(&summary.game)?.pieces())),
            }
        }
        Err(Unavailable::Failed(failure)) => Err(failure),
    }
}

/// Plays a finished game again and tells whether every position comes out the same.
#[utoipa::path(get, path = "/api/tables/{table}/verification",
    responses((status = 200, body = Verification), (status = 409, description = "Not over yet")))]
pub(crate) async fn verification(
    State(state): State<Arc<AppState>>,
    address: ClientAddress,
    Path(table): Path<String>,
) -> Result<Json<Verification>, Failure> {
    let journal = finished_journal(&state, &table).await?;
    let game = setup::game_of(&*state.store, &journal.identity).await?;
    let game = game.ok_or_else(|| Failure::new(ProblemKind::NotNow, "problem-other-rules"))?;
    let (turns, digest) =
        (journal.lines.len() as u32 - 1, journal.lines.last().map(|it| it.digest));
    let replay = move || game.replay(&journal, None, &mut |_, _| ()).map(|_| ());
    let replayed = state.workers.run(JobKind::Question, address.owner(None), replay);
    let broken = || Failure::new(ProblemKind::Broken, "problem-broken");
    let divergence = replayed.await.ok_or_else(broken)?.err().map(|it| it.to_string());
    Ok(Json(Verification {
        verified: divergence.is_none(),
        turns,
        digest: digest.map(|it| it.to_string()).unwrap_or_default(),
        divergence,
    }))
}
