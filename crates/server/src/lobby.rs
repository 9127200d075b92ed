//! Tables from outside: opening, finding, joining, playing again.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use horda_kit::Unreadable;
use horda_protocol::{
    Branch, Join, NewTable, Opened, ProblemKind, Rematch, SeatChoice, Stage, TableCard, Tables,
};
use horda_store::{Change, Ended};

use crate::address::ClientAddress;
use crate::app_state::AppState;
use crate::film::finished_journal;
use crate::guard::Body;
use crate::person::{CurrentPerson, Person, Requester};
use crate::problem::Failure;
use crate::room::{RoomRequest, card};
use crate::rooms::Unavailable;
use crate::setup::{self, DealtTable, TableSetup};
use crate::workers::JobKind;

/// Tables that a list shows.
const LONGEST_LIST: u32 = 50;

/// My tables, and the public ones.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Tables)))]
pub(crate) async fn tables(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
) -> Result<Json<Tables>, Failure> {
    let id = person.as_ref().map(|it| it.id.as_str());
    let mine = match id {
        Some(id) => state.store.tables_of(id, LONGEST_LIST).await?,
        None => Vec::new(),
    };
    let listed = state.store.listed(LONGEST_LIST).await?;
    let cards = |list: &[horda_store::Summary]| list.iter().map(|it| card(it, id)).collect();
    Ok(Json(Tables { mine: cards(&mine), listed: cards(&listed) }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = Opened), (status = 422, description = "Not a set-up")))]
pub(crate) async fn open(
    State(state): State<Arc<AppState>>,
    requester: Requester,
    Body(new): Body<NewTable>,
) -> Result<Response, Failure> {
    refuse_when_closing(&state)?;
    let game = setup::game(&new.game)?;
    let setup = TableSetup {
        seats: setup::stored_seats(game, &new.options, &new.seats, &requester.person)?,
        game: setup::set_up(game, new.document.as_deref())?,
        opener: requester.person.id.clone(),
        options: new.options,
        listed: new.listed,
        advice: new.advice,
    };
    let dealt = setup.deal(&state)?;
    let session = requester.store_session(&state).await?;
    let table = dealt.keep(&state).await?;
    Ok(session.answer(Json(opened(&state, table, Some(requester.person.id)).await?)))
}

/// A table as it stands.
#[utoipa::path(get, path = "/api/tables/{table}",
    responses((status = 200, body = TableCard), (status = 404, description = "No such table")))]
pub(crate) async fn table(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path(table): Path<String>,
) -> Result<Json<TableCard>, Failure> {
    let id = person.map(|it| it.id);
    let asked =
        state.rooms.ask(&state, &table, |answer| RoomRequest::Card { person: id.clone(), answer });
    match asked.await {
        Ok(card) => Ok(Json(card)),
        Err(Unavailable::Archived(summary)) => Ok(Json(archived(&summary, id.as_deref()))),
        Err(Unavailable::Failed(failure)) => Err(failure),
    }
}

/// Invitations to the open seats of a table, for the person who opened it.
#[utoipa::path(get, path = "/api/tables/{table}/invitations",
    responses((status = 200, body = Opened), (status = 403, description = "Not your table")))]
pub(crate) async fn invitations(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path(table): Path<String>,
) -> Result<Json<Opened>, Failure> {
    Ok(Json(opened(&state, table, person.map(|it| it.id)).await?))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", request_body = Join,
    responses((status = 200, body = TableCard), (status = 403, description = "Not invited"),
        (status = 409, description = "The seat is taken")))]
pub(crate) async fn join(
    State(state): State<Arc<AppState>>,
    requester: Requester,
    Path(table): Path<String>,
    Body(join): Body<Join>,
) -> Result<Response, Failure> {
    // Nobody becomes known here by trying codes.
    let asked = join.clone();
    let invited = |answer| RoomRequest::Invited { join: asked, answer };
    state.rooms.ask(&state, &table, invited).await.map_err(Failure::from)??;
    let session = requester.store_session(&state).await?;
    let Person { id: person, name, .. } = requester.person;
    let request = |answer| RoomRequest::Sit { join, person, name, answer };
    let card = state.rooms.ask(&state, &table, request).await.map_err(Failure::from)??;
    Ok(session.answer(Json(card)))
}

/// Gives a seat to a bot, to a friend by link, or to the person who asks. A person may do so with
/// an own seat, also one that is lent to a bot; who opened the table with seats that are nobody's.
/// Once a duel runs, its seats are only lent to bots and taken back.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", request_body = SeatChoice,
    responses((status = 200, body = TableCard), (status = 403, description = "Not your seat"),
        (status = 409, description = "The game is over")))]
pub(crate) async fn hand_over(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path((table, seat)): Path<(String, String)>,
    Body(choice): Body<SeatChoice>,
) -> Result<Json<TableCard>, Failure> {
    let not_yours = || Failure::new(ProblemKind::Forbidden, "problem-not-yours");
    let person = person.ok_or_else(not_yours)?;
    let seat = seat.parse().map_err(Failure::unreadable)?;
    let to = setup::chosen(&choice, &person)?;
    let request = |answer| RoomRequest::HandOver { seat, to, person: person.id, answer };
    Ok(Json(state.rooms.ask(&state, &table, request).await.map_err(Failure::from)??))
}

/// Opens a table for the same people with their seats swapped.
#[utoipa::path(post, path = "/api/tables/{table}/rematch",
    responses((status = 200, body = Rematch), (status = 409, description = "Not over yet")))]
pub(crate) async fn rematch(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path(table): Path<String>,
) -> Result<Json<Rematch>, Failure> {
    refuse_when_closing(&state)?;
    let not_yours = || Failure::new(ProblemKind::Forbidden, "problem-not-yours");
    let person = person.ok_or_else(not_yours)?.id;
    let request = |answer| RoomRequest::Rematch { person, answer };
    let table = state.rooms.ask(&state, &table, request).await.map_err(Failure::from)??;
    Ok(Json(Rematch { table }))
}

/// Opens a table that goes on from a position of a finished game.
#[utoipa::path(post, path = "/api/tables/{table}/branch", request_body = Branch,
    responses((status = 200, body = Opened), (status = 409, description = "Not over yet")))]
pub(crate) async fn branch(
    State(state): State<Arc<AppState>>,
    address: ClientAddress,
    requester: Requester,
    Path(table): Path<String>,
    Body(branch): Body<Branch>,
) -> Result<Response, Failure> {
    refuse_when_closing(&state)?;
    let journal = finished_journal(&state, &table).await?;
    let card = state.rooms.ask(&state, &table, |answer| RoomRequest::Card { person: None, answer });
    let card = card.await.map_err(Failure::from)?;
    if branch.turn > card.turns {
        let what = format!("the game has {} turns", card.turns);
        return Err(setup::bad_setup(&[Unreadable::new(what)]));
    }
    let game = setup::game_of(&*state.store, &journal.identity).await?;
    let game = game.ok_or_else(|| Failure::new(ProblemKind::NotNow, "problem-other-rules"))?;
    let setup = TableSetup {
        seats: setup::stored_seats(&*game, &card.options, &branch.seats, &requester.person)?,
        game: Arc::clone(&game),
        opener: requester.person.id.clone(),
        options: card.options,
        listed: false,
        advice: None,
    };
    let (turn, holders) = (branch.turn, setup.holders());
    let owner = address.owner(Some(setup.opener.clone()));
    let played = state
        .workers
        .run(JobKind::Question, owner, move || game.branch(&journal, turn as usize, &holders));
    let broken = || Failure::new(ProblemKind::Broken, "problem-broken");
    let (begun, records) = played.await.ok_or_else(broken)?.map_err(Failure::unreadable)?;
    if matches!(begun.pending(), horda_kit::Pending::Over(_)) {
        return Err(Failure::new(ProblemKind::NotNow, "problem-over"));
    }
    let session = requester.store_session(&state).await?;
    let begun = DealtTable { setup, table: begun, records, branched: Some((table, turn)) };
    let id = begun.keep(&state).await?;
    Ok(session.answer(Json(opened(&state, id, Some(requester.person.id)).await?)))
}

/// A table with an invitation for each open seat.
async fn opened(
    state: &Arc<AppState>,
    table: String,
    person: Option<String>,
) -> Result<Opened, Failure> {
    let request = |answer| RoomRequest::Invitations { person, answer };
    let invitations = state.rooms.ask(state, &table, request).await.map_err(Failure::from)??;
    Ok(Opened { invitations, table })
}

/// Closes a table that cannot be played on, by a person who holds a seat of it. Nobody has won.
#[utoipa::path(post, path = "/api/tables/{table}/close",
    responses((status = 200, body = TableCard), (status = 403, description = "Not your table"),
        (status = 409, description = "It can be played on, or is over")))]
pub(crate) async fn close(
    State(state): State<Arc<AppState>>,
    CurrentPerson(person): CurrentPerson,
    Path(table): Path<String>,
) -> Result<Json<TableCard>, Failure> {
    let not_yours = || Failure::new(ProblemKind::Forbidden, "problem-not-yours");
    let person = person.ok_or_else(not_yours)?.id;
    match state.rooms.handle(&state, &table).await {
        Ok(_) => return Err(Failure::new(ProblemKind::NotNow, "problem-not-archived")),
        Err(Unavailable::Failed(failure)) => return Err(failure),
        Err(Unavailable::Archived(_)) => {}
    }
    let stored = state.store.table(&table).await?.ok_or_else(Failure::no_table)?;
    let mut summary = stored.summary;
    if !summary.seats.iter().any(|seat| seat.holder.owner() == Some(person.as_str())) {
        return Err(not_yours());
    }
    if summary.ended.is_some() {
        return Err(Failure::new(ProblemKind::NotNow, "problem-over"));
    }
    let (ended, at) = (Ended { winners: 0, conceded: true }, state.environment.now());
    state.store.commit(Change::End { table: stored.number, ended, outcome: None, at }).await?;
    summary.ended = Some(ended);
    Ok(Json(archived(&summary, Some(&person))))
}

/// A table that can only be watched.
pub(crate) fn archived(summary: &horda_store::Summary, person: Option<&str>) -> TableCard {
    let stage = Stage::Archived { open: summary.ended.is_none() };
    TableCard { stage, ..card(summary, person) }
}

fn refuse_when_closing(state: &AppState) -> Result<(), Failure> {
    if state.closing.load(Ordering::Relaxed) {
        return Err(Failure::new(ProblemKind::NotNow, "problem-busy"));
    }
    Ok(())
}
