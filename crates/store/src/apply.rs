//! Changes as statements.

use horda_table::{Packed, Record};
use rusqlite::{OptionalExtension, Transaction, params};

use crate::reader::LATEST;
use crate::{Change, NewTable, Said, SeatHolder, StoreError, StoredContent, StoredSeat};

type Done = Result<(), StoreError>;

/// Bytes that a probe writes: more than a turn does, so that a full disk is noticed before one
/// is lost.
const PROBE: u32 = 64 * 1024;

pub(crate) fn apply(to: &Transaction<'_>, change: &Change) -> Done {
    match change {
        Change::Turn { table, revision, turn, seat, id, deciding, record, at } => {
            go_on(to, *table, *revision, 0, *turn, *deciding, *at)?;
            insert_turn(to, *table, *revision, *turn, *seat, id, record)
        }
        Change::Undo { table, revision, turn, kept, seat, id, deciding, at } => {
            go_on(to, *table, *revision, kept.len() as u32, *turn, *deciding, *at)?;
            to.prepare_cached(
                "INSERT INTO turn (number, revision, turn, seat, request) VALUES (?, ?, ?, ?, ?)",
            )?
            .execute(params![table, revision, turn, seat, id])?;
            (1..).zip(kept).try_for_each(|(more, (seat, record))| {
                insert_turn(to, *table, revision + more, turn + more, *seat, "", record)
            })
        }
        Change::End { table, ended, outcome, at } => {
            to.prepare_cached(
                "UPDATE game_table SET winners = ?, conceded = ?, outcome = ? WHERE number = ?",
            )?
            .execute(params![ended.winners, ended.conceded, outcome, table])?;
            to.prepare_cached("UPDATE progress SET deciding = 0, changed = ? WHERE number = ?")?
                .execute(params![at, table])?;
            Ok(())
        }
        Change::Content(content) => adopt(to, content),
        Change::Film { table, film } => {
            to.prepare_cached("INSERT OR IGNORE INTO film VALUES (?, ?)")?
                .execute(params![table, film])?;
            Ok(())
        }
        Change::Sit { table, seat, person } => sit_down(to, *table, *seat, person),
        Change::Seat { table, seat, holder, opened } => {
            hand_over(to, *table, *seat, holder, *opened)
        }
        Change::Say { table, said } => say(to, *table, said),
        Change::Mute { table, muted } => {
            to.prepare_cached("UPDATE game_table SET muted = ? WHERE number = ?")?
                .execute(params![muted, table])?;
            Ok(())
        }
        Change::Session { session, person, device, at } => {
            to.prepare_cached("INSERT OR IGNORE INTO person (id, created) VALUES (?, ?)")?
                .execute(params![person, at])?;
            insert_session(to, session, person, device, *at)
        }
        Change::SessionUsed { session, device, at } => {
            to.prepare_cached("UPDATE session SET used = ?, device = ? WHERE token = ?")?
                .execute(params![at, device, session])?;
            Ok(())
        }
        Change::EndSessions { person, sessions } => end_sessions(to, person, sessions),
        Change::Name { person, name } => {
            to.prepare_cached("UPDATE person SET name = ? WHERE id = ?")?
                .execute(params![name, person])?;
            Ok(())
        }
        Change::Recovery { person, code } => {
            to.prepare_cached("UPDATE person SET recovery = ? WHERE id = ?")?
                .execute(params![code, person])?;
            Ok(())
        }
    }
}

/// Adds to the chat of a table, of which only the latest is kept.
fn say(to: &Transaction<'_>, table: i64, said: &Said) -> Done {
    to.prepare_cached("INSERT INTO said (number, seat, name, text, at) VALUES (?, ?, ?, ?, ?)")?
        .execute(params![table, said.seat, said.name, said.text, said.at])?;
    to.prepare_cached(
        "DELETE FROM said WHERE number = ?1 AND row <= (SELECT row FROM said
             WHERE number = ?1 ORDER BY row DESC LIMIT 1 OFFSET ?2)",
    )?
    .execute(params![table, LATEST])?;
    Ok(())
}

/// Opens a table and tells its number.
pub(crate) fn open(to: &Transaction<'_>, new: &NewTable) -> Result<i64, StoreError> {
    let NewTable { summary: table, identity, records, content } = new;
    to.prepare_cached("INSERT OR IGNORE INTO content VALUES (?, ?, ?)")?.execute(params![
        content.digest,
        content.game,
        content.text
    ])?;
    let (from, turn) = table.branched.clone().unzip();
    to.prepare_cached(
        "INSERT INTO game_table (id, game, opener, identity, options, listed, advice,
             branched_from, branched_turn)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        table.id,
        table.game,
        table.opener,
        identity,
        json(&table.options)?,
        table.listed,
        table.advice,
        from,
        turn
    ])?;
    let number = to.last_insert_rowid();
    to.prepare_cached("INSERT INTO progress VALUES (?1, ?2, ?2, ?3, ?4)")?.execute(params![
        number,
        table.turns,
        table.deciding,
        table.changed
    ])?;
    for (seat, held) in (0..).zip(&table.seats) {
        sit(to, number, seat, held)?;
    }
    for (turn, record) in (0..).zip(records) {
        insert_turn(to, number, turn, turn, 0, "", record)?;
    }
    Ok(number)
}

/// Writes something that means nothing.
pub(crate) fn probe(to: &Transaction<'_>) -> Done {
    to.prepare_cached("INSERT OR REPLACE INTO meta VALUES ('probe', randomblob(?))")?
        .execute([PROBE])?;
    Ok(())
}

/// Keeps the content of tables that are stored without it, if there are such tables.
fn adopt(to: &Transaction<'_>, content: &StoredContent) -> Done {
    to.prepare_cached(
        "INSERT OR IGNORE INTO content SELECT ?1, ?2, ?3 WHERE EXISTS (
             SELECT 1 FROM game_table WHERE json_extract(identity, '$.content') = ?1)",
    )?
    .execute(params![content.digest, content.game, content.text])?;
    Ok(())
}

/// Uses up a recovery code and stores a session of its owner.
pub(crate) fn recover(
    to: &Transaction<'_>,
    code: &[u8],
    session: &[u8],
    device: &str,
    at: u64,
) -> Result<Option<String>, StoreError> {
    let person: Option<String> = to
        .prepare_cached("UPDATE person SET recovery = NULL WHERE recovery = ? RETURNING id")?
        .query_row([code], |row| row.get(0))
        .optional()?;
    if let Some(person) = &person {
        insert_session(to, session, person, device, at)?;
    }
    Ok(person)
}

/// Ends sessions of a person. A stranger who had one may have made a recovery code with it.
fn end_sessions(to: &Transaction<'_>, person: &str, sessions: &[Vec<u8>]) -> Done {
    to.prepare_cached("UPDATE person SET recovery = NULL WHERE id = ?")?.execute([person])?;
    sessions.iter().try_for_each(|session| {
        to.prepare_cached("DELETE FROM session WHERE token = ? AND person = ?")?
            .execute(params![session, person])?;
        Ok(())
    })
}

fn insert_session(
    to: &Transaction<'_>,
    session: &[u8],
    person: &str,
    device: &str,
    at: u64,
) -> Done {
    to.prepare_cached("INSERT INTO session (token, person, device, used) VALUES (?, ?, ?, ?)")?
        .execute(params![session, person, device, at])?;
    Ok(())
}

/// Notes how far a table is. A row that does not follow the last one was made from a position
/// that is not stored. `more` turns follow it in the same change.
fn go_on(
    to: &Transaction<'_>,
    table: i64,
    revision: u32,
    more: u32,
    turns: u32,
    deciding: u16,
    at: u64,
) -> Done {
    let followed = to
        .prepare_cached(
            "UPDATE progress SET revision = ?2 + ?6, turns = ?3 + ?6, deciding = ?4, changed = ?5
             WHERE number = ?1 AND revision = ?2 - 1",
        )?
        .execute(params![table, revision, turns, deciding, at, more])?;
    if followed == 1 { Ok(()) } else { Err(StoreError::Overtaken) }
}

fn insert_turn(
    to: &Transaction<'_>,
    table: i64,
    revision: u32,
    turn: u32,
    seat: u8,
    id: &str,
    record: &Record,
) -> Done {
    let line = &record.line;
    let (whole, difference) = match &record.position {
        Packed::Whole(bytes) => (Some(bytes), None),
        Packed::Difference(bytes) => (None, Some(bytes)),
    };
    to.prepare_cached(
        "INSERT INTO turn (number, revision, turn, seat, request, name, action, answers, digest,
             learned, position, difference)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        table,
        revision,
        turn,
        seat,
        id,
        line.seat,
        line.action,
        json(&line.answers)?,
        line.digest.to_string(),
        record.learned,
        whole,
        difference
    ])?;
    Ok(())
}

fn sit(to: &Transaction<'_>, table: i64, seat: u8, held: &StoredSeat) -> Done {
    let (person, bot) = (held.holder.owner(), held.holder.bot());
    to.prepare_cached(
        "INSERT INTO seat (number, seat, person, bot, opened) VALUES (?, ?, ?, ?, ?)",
    )?
    .execute(params![table, seat, person, bot, held.opened])?;
    Ok(())
}

/// A seat gets another holder.
fn hand_over(to: &Transaction<'_>, table: i64, seat: u8, holder: &SeatHolder, opened: u32) -> Done {
    let (person, bot) = (holder.owner(), holder.bot());
    let handed = to
        .prepare_cached(
            "UPDATE seat SET person = ?, bot = ?, opened = ? WHERE number = ? AND seat = ?",
        )?
        .execute(params![person, bot, opened, table, seat])?;
    if handed == 1 { Ok(()) } else { Err(StoreError::Overtaken) }
}

/// A person takes an open seat.
fn sit_down(to: &Transaction<'_>, table: i64, seat: u8, person: &str) -> Done {
    let sat = to
        .prepare_cached(
            "UPDATE seat SET person = ? WHERE number = ? AND seat = ?
                 AND person IS NULL AND bot IS NULL",
        )?
        .execute(params![person, table, seat])?;
    if sat == 1 { Ok(()) } else { Err(StoreError::Overtaken) }
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Database(error.to_string()))
}
