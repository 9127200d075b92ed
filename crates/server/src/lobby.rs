//! Tables from outside: opening, finding, joining, playing again.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use horda_protocol::{
    Branch, Invitation, Join, NewTable, Opened, ProblemKind, Rematch, SeatChoice, Stage, TableCard,
    Tables,
};
use horda_store::StoredSeat;

use crate::guard::Body;
use crate::hall::Absent;
use crate::house::House;
use crate::person::{Known, Person, Someone};
use crate::problem::Failure;
use crate::room::{Ask, card, is_held_by};
use crate::secret;
use crate::setup::{self, Opening};

/// Tables that a list shows.
const LONGEST_LIST: u32 = 50;

/// My tables, and those that everybody may find.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Tables)))]
pub(crate) async fn tables(
    State(house): State<Arc<House>>,
    Known(person): Known,
) -> Result<Json<Tables>, Failure> {
    let id = person.as_ref().map(|it| it.id.as_str());
    let mine = match id {
        Some(id) => house.store.tables_of(id, LONGEST_LIST).await?,
        None => Vec::new(),
    };
    let listed = house.store.listed(LONGEST_LIST).await?;
    let cards = |list: &[horda_store::Summary]| list.iter().map(|it| card(it, id)).collect();
    Ok(Json(Tables { mine: cards(&mine), listed: cards(&listed) }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = Opened), (status = 400, description = "Not a set-up")))]
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    someone: Someone,
    Body(new): Body<NewTable>,
) -> Result<Response, Failure> {
    refuse_when_closing(&house)?;
    let game = setup::game(&new.game)?;
    let opening = Opening {
        seats: setup::seated(game, &new.seats, &someone.person)?,
        game,
        opener: someone.person.id.clone(),
        options: new.options,
        listed: new.listed,
    };
    let table = opening.open(&house).await?;
    let opened = opened(&house, table, &new.seats);
    Ok(someone.answer(Json(opened)))
}

/// A table as it stands.
#[utoipa::path(get, path = "/api/tables/{table}",
    responses((status = 200, body = TableCard), (status = 404, description = "No such table")))]
pub(crate) async fn table(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(table): Path<String>,
) -> Result<Json<TableCard>, Failure> {
    let id = person.map(|it| it.id);
    let asked = house.hall.ask(&house, &table, |answer| Ask::Card { person: id.clone(), answer });
    match asked.await {
        Ok(card) => Ok(Json(card)),
        Err(Absent::Archived(summary)) => Ok(Json(archived(&summary, id.as_deref()))),
        Err(Absent::Failed(failure)) => Err(failure),
    }
}

/// Invitations to the open seats of a table, for those who sit there.
#[utoipa::path(get, path = "/api/tables/{table}/invitations",
    responses((status = 200, body = Opened), (status = 403, description = "Not your table")))]
pub(crate) async fn invitations(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(table): Path<String>,
) -> Result<Json<Opened>, Failure> {
    let stored = house.store.table(&table).await?.ok_or_else(Failure::no_table)?;
    let person = person.map(|it| it.id);
    let seats = &stored.summary.seats;
    if !seats.iter().any(|seat| is_held_by(&seat.holder, person.as_deref())) {
        return Err(Failure::new(ProblemKind::Forbidden, "problem-not-yours"));
    }
    let choice = |seat: &horda_store::Seated| match seat.holder {
        StoredSeat::Open => SeatChoice::Friend,
        StoredSeat::Person(_) | StoredSeat::Bot(_) => SeatChoice::Me,
    };
    let choices: Vec<SeatChoice> = seats.iter().map(choice).collect();
    Ok(Json(opened(&house, table, &choices)))
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{table}/join", request_body = Join,
    responses((status = 200, body = TableCard), (status = 403, description = "Not invited"),
        (status = 409, description = "The seat is taken")))]
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    someone: Someone,
    Path(table): Path<String>,
    Body(join): Body<Join>,
) -> Result<Response, Failure> {
    let (seat, code) = match join {
        Join::Code(code) => (None, Some(secret::typed(&code))),
        Join::Seat(seat) => (Some(seat), None),
    };
    let Person { id: person, name } = someone.person.clone();
    let ask = |answer| Ask::Sit { seat, code, person, name, answer };
    let card = house.hall.ask(&house, &table, ask).await.map_err(Failure::from)??;
    Ok(someone.answer(Json(card)))
}

/// Opens a table for the same people with their seats swapped.
#[utoipa::path(post, path = "/api/tables/{table}/rematch",
    responses((status = 200, body = Rematch), (status = 409, description = "Not over yet")))]
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(table): Path<String>,
) -> Result<Json<Rematch>, Failure> {
    refuse_when_closing(&house)?;
    let not_yours = || Failure::new(ProblemKind::Forbidden, "problem-not-yours");
    let person = person.ok_or_else(not_yours)?.id;
    let ask = |answer| Ask::Rematch { person, answer };
    let table = house.hall.ask(&house, &table, ask).await.map_err(Failure::from)??;
    Ok(Json(Rematch { table }))
}

/// Opens a table that goes on from a position of a finished game.
#[utoipa::path(post, path = "/api/tables/{table}/branch", request_body = Branch,
    responses((status = 200, body = Opened), (status = 409, description = "Not over yet")))]
pub(crate) async fn branch(
    State(house): State<Arc<House>>,
    someone: Someone,
    Path(table): Path<String>,
    Body(branch): Body<Branch>,
) -> Result<Response, Failure> {
    refuse_when_closing(&house)?;
    let journal = house.hall.ask(&house, &table, Ask::Journal).await.map_err(Failure::from)??;
    let game = setup::game(&journal.identity.game)?;
    let stored = house.store.table(&table).await?.ok_or_else(Failure::no_table)?;
    let opening = Opening {
        seats: setup::seated(game, &branch.seats, &someone.person)?,
        game,
        opener: someone.person.id.clone(),
        options: stored.summary.options,
        listed: false,
    };
    let (turn, holders) = (branch.turn, opening.holders());
    let played = house.thinkers.think(move || game.branch(&journal, turn as usize, &holders)).await;
    let broken = || Failure::new(ProblemKind::Broken, "problem-broken");
    let (begun, records) = played.ok_or_else(broken)?.map_err(Failure::unreadable)?;
    if matches!(begun.pending(), horda_kit::Pending::Over(_)) {
        return Err(Failure::new(ProblemKind::NotNow, "problem-over"));
    }
    let id = opening.keep(&house, begun, records, Some((table, turn))).await?;
    let opened = opened(&house, id, &branch.seats);
    Ok(someone.answer(Json(opened)))
}

/// A table with an invitation for each open seat.
fn opened(house: &House, table: String, seats: &[SeatChoice]) -> Opened {
    let key = house.store.secret();
    let open = (0..).zip(seats).filter(|(_, choice)| **choice == SeatChoice::Friend);
    let invite = |(seat, _)| Invitation { seat, code: secret::invitation(&key, &table, seat) };
    Opened { invitations: open.map(invite).collect(), table }
}

/// A table that can only be watched.
pub(crate) fn archived(summary: &horda_store::Summary, person: Option<&str>) -> TableCard {
    TableCard { stage: Stage::Archived, ..card(summary, person) }
}

fn refuse_when_closing(house: &House) -> Result<(), Failure> {
    if house.closing.load(Ordering::Relaxed) {
        return Err(Failure::new(ProblemKind::NotNow, "problem-busy"));
    }
    Ok(())
}

impl IntoResponse for Absent {
    fn into_response(self) -> Response {
        Failure::from(self).into_response()
    }
}
