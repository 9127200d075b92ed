//! Reading back what was written.

use horda_table::{Line, Packed, Record};
use rusqlite::{Connection, OptionalExtension, Params, Row};
use serde::de::DeserializeOwned;

use crate::{
    Ended, Said, SeatHolder, SessionHolder, StoreError, StoredSeat, StoredSession, StoredTable,
    Summary,
};

/// How many of the latest requests and sayings come with a table.
pub(crate) const LATEST: u32 = 200;

const SUMMARY: &str = "SELECT id, game, opener, options, listed, branched_from, branched_turn,
    turns, deciding, winners, conceded, changed, number, identity, advice, muted
    FROM game_table JOIN progress USING (number)";

pub(crate) fn table(from: &Connection, id: &str) -> Result<Option<StoredTable>, StoreError> {
    let found = from
        .prepare_cached(&format!("{SUMMARY} WHERE id = ?"))?
        .query_row([id], |row| Ok((summary(row)?, row.get::<_, String>(13)?)))
        .optional()?;
    let Some(((number, mut summary), identity)) = found else { return Ok(None) };
    seat(from, number, &mut summary)?;
    let Played { revision, records, requests } = played(from, number)?;
    let said = said(from, number)?;
    let identity = parsed(&identity)?;
    Ok(Some(StoredTable { number, summary, identity, revision, records, requests, said }))
}

pub(crate) fn ids(from: &Connection, query: &str) -> Result<Vec<String>, StoreError> {
    let mut query = from.prepare_cached(query)?;
    let ids = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(ids)
}

pub(crate) fn tables_of(
    from: &Connection,
    person: &str,
    most: u32,
) -> Result<Vec<Summary>, StoreError> {
    let condition = "WHERE number IN (SELECT number FROM seat WHERE person = ?)
        ORDER BY winners IS NOT NULL, changed DESC LIMIT ?";
    summaries(from, condition, (person, most))
}

pub(crate) fn listed(from: &Connection, most: u32) -> Result<Vec<Summary>, StoreError> {
    let condition = "WHERE listed AND winners IS NULL ORDER BY changed DESC LIMIT ?";
    summaries(from, condition, [most])
}

/// The sessions of a person, latest first.
pub(crate) fn sessions(from: &Connection, person: &str) -> Result<Vec<StoredSession>, StoreError> {
    let mut query = from.prepare_cached(
        "SELECT token, used, device FROM session WHERE person = ? ORDER BY used DESC, token",
    )?;
    let found = query.query_map([person], |row| {
        Ok(StoredSession { session: row.get(0)?, used: row.get(1)?, device: row.get(2)? })
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// The person behind a session.
pub(crate) fn holder(
    from: &Connection,
    session: &[u8],
) -> Result<Option<SessionHolder>, StoreError> {
    let held = from
        .prepare_cached(
            "SELECT id, name, used FROM session JOIN person ON id = person WHERE token = ?",
        )?
        .query_row([session], |row| {
            Ok(SessionHolder { person: row.get(0)?, name: row.get(1)?, used: row.get(2)? })
        })
        .optional()?;
    Ok(held)
}

fn summaries(
    from: &Connection,
    condition: &str,
    values: impl Params,
) -> Result<Vec<Summary>, StoreError> {
    let mut query = from.prepare_cached(&format!("{SUMMARY} {condition}"))?;
    let found = query.query_map(values, summary)?;
    let mut found = found.collect::<Result<Vec<_>, _>>()?;
    found.iter_mut().try_for_each(|(number, summary)| seat(from, *number, summary))?;
    Ok(found.into_iter().map(|(_, summary)| summary).collect())
}

/// The number of a table, and its summary without the seats.
fn summary(row: &Row<'_>) -> rusqlite::Result<(i64, Summary)> {
    let branched: (Option<String>, Option<u32>) = (row.get(5)?, row.get(6)?);
    let winners: Option<u16> = row.get(9)?;
    let conceded = row.get(10)?;
    let options: String = row.get(3)?;
    let summary = Summary {
        id: row.get(0)?,
        game: row.get(1)?,
        opener: row.get(2)?,
        options: serde_json::from_str(&options).unwrap_or_default(),
        listed: row.get(4)?,
        advice: row.get(14)?,
        muted: row.get(15)?,
        branched: branched.0.zip(branched.1),
        seats: Vec::new(),
        turns: row.get(7)?,
        deciding: row.get(8)?,
        ended: winners.map(|winners| Ended { winners, conceded }),
        changed: row.get(11)?,
    };
    Ok((row.get(12)?, summary))
}

fn seat(from: &Connection, number: i64, summary: &mut Summary) -> Result<(), StoreError> {
    let mut query = from.prepare_cached(
        "SELECT seat.person, bot, coalesce(name, ''), opened FROM seat
         LEFT JOIN person ON person.id = seat.person WHERE number = ? ORDER BY seat",
    )?;
    let seats = query.query_map([number], |row| {
        let holder = match (row.get(0)?, row.get(1)?) {
            (Some(owner), Some(bot)) => SeatHolder::Lent { owner, bot },
            (Some(person), None) => SeatHolder::Person(person),
            (None, Some(bot)) => SeatHolder::Bot(bot),
            (None, None) => SeatHolder::Open,
        };
        Ok(StoredSeat { holder, name: row.get(2)?, opened: row.get(3)? })
    })?;
    summary.seats = seats.collect::<Result<_, _>>()?;
    Ok(())
}

/// What was played at a table and not taken back.
struct Played {
    revision: u32,
    records: Vec<Record>,
    requests: Vec<(u8, String)>,
}

fn played(from: &Connection, number: i64) -> Result<Played, StoreError> {
    let mut query = from.prepare_cached(
        "SELECT revision, turn, request, name, action, answers, digest, learned, position, seat,
             difference
         FROM turn WHERE number = ? ORDER BY revision",
    )?;
    let mut played = Played { revision: 0, records: Vec::new(), requests: Vec::new() };
    let mut rows = query.query([number])?;
    while let Some(row) = rows.next()? {
        played.revision = row.get(0)?;
        let request: String = row.get(2)?;
        if !request.is_empty() {
            played.requests.push((row.get(9)?, request));
        }
        match row.get::<_, Option<String>>(3)? {
            Some(name) => played.records.push(record(row, name)?),
            None => played.records.truncate(row.get::<_, usize>(1)? + 1),
        }
    }
    let surplus = played.requests.len().saturating_sub(LATEST as usize);
    played.requests.drain(..surplus);
    Ok(played)
}

fn record(row: &Row<'_>, seat: String) -> Result<Record, StoreError> {
    let digest: String = row.get(6)?;
    let digest = digest.parse().map_err(|()| damaged("a digest cannot be read"))?;
    let answers: String = row.get(5)?;
    let line = Line { seat, action: row.get(4)?, answers: parsed(&answers)?, digest };
    let position = match (row.get(8)?, row.get(10)?) {
        (Some(whole), _) => Packed::Whole(bytes(whole)),
        (None, Some(difference)) => Packed::Difference(bytes(difference)),
        (None, None) => return Err(damaged("a position is missing")),
    };
    Ok(Record { line, learned: row.get(7)?, position })
}

fn bytes(stored: Vec<u8>) -> Box<[u8]> {
    stored.into()
}

fn said(from: &Connection, number: i64) -> Result<Vec<Said>, StoreError> {
    let mut query = from.prepare_cached(
        "SELECT seat, name, text, at FROM said WHERE number = ? ORDER BY row DESC LIMIT ?",
    )?;
    let lines = query.query_map((number, LATEST), |row| {
        Ok(Said { seat: row.get(0)?, name: row.get(1)?, text: row.get(2)?, at: row.get(3)? })
    })?;
    let mut lines = lines.collect::<Result<Vec<_>, _>>()?;
    lines.reverse();
    Ok(lines)
}

fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| damaged(&error.to_string()))
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.to_owned())
}
