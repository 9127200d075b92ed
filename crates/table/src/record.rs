//! What a store keeps of a turn, and the way back from there to a table.
//!
//! A record is a line of the journal with the position after it. So the digests of a table can be
//! checked whatever rules played it, newer rules can go on from where older ones stopped, and what
//! was played before the restart can still be taken back.

use horda_kit::{Rules, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::replay::{agree, script};
use crate::rules_change;
use crate::{Digest, Hosted, Identity, Line, Packed, Playable};

/// One turn as it is stored; the first one of a table is its deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// What was played.
    pub line: Line,
    /// Was luck asked, or something shown that not everybody knew?
    pub learned: bool,
    /// The position after it. Only the rules that wrote it can read it.
    pub position: Packed,
}

/// Why records lead to no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// Nothing was dealt yet.
    #[error("nothing was dealt at this table")]
    NoDeal,
    /// They were made by other rules, and these cannot go on from there: the journal may be
    /// replayed by those.
    #[error("the table was played by rules version {version}")]
    OtherRules {
        /// The version that made them.
        version: u32,
    },
    /// It was set up with content, options or a document that this program does not have.
    #[error("{why}")]
    OtherSetup {
        /// What is missing.
        why: String,
    },
    /// A record is damaged.
    #[error("turn {turn} is damaged: {why}")]
    Damaged {
        /// Which; 0 is the deal.
        turn: usize,
        /// What is wrong with it.
        why: String,
    },
}

/// A table that was read back.
pub struct Resumed<T> {
    /// The table.
    pub table: T,
    /// The turn to be stored first, if newer rules go on from a position of older ones.
    pub changed: Option<Record>,
}

/// The table that these records lead to. Checks the whole chain of digests. Where older rules
/// wrote them, these go on from the last position, if it can be read.
pub fn resume<R>(
    rules: R,
    identity: Identity,
    records: &[Record],
) -> Result<Resumed<Hosted<R>>, ResumeError>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let (at, version) = rules_change::last(&identity, records.iter().map(|it| &it.line));
    if identity.game != R::GAME || version > <R as Rules>::VERSION {
        return Err(ResumeError::OtherRules { version });
    }
    let last = records.last().ok_or(ResumeError::NoDeal)?;
    let damaged = |turn: usize, why: String| ResumeError::Damaged { turn, why };
    if version < <R as Rules>::VERSION {
        let position = last_position(&identity, records)?;
        let changed = rules_change::go_on(&rules, version, last.line.digest, &position);
        let changed = changed.ok_or(ResumeError::OtherRules { version })?;
        let table = rules_change::enter(rules, identity, &lines(records), &changed.line);
        let table = table.map_err(|why| damaged(records.len(), why))?;
        return Ok(Resumed { table, changed: Some(changed) });
    }
    let mut table = match at {
        None => dealt_again(rules, identity, &records[0]).map_err(|why| damaged(0, why))?,
        Some(at) => {
            check_chain(&identity, &records[..=at])?;
            rules_change::enter(rules, identity, &lines(&records[..at]), &records[at].line)
                .map_err(|why| damaged(at, why))?
        }
    };
    for (turn, record) in records.iter().enumerate().skip(at.unwrap_or(0) + 1) {
        take_in(&mut table, record).map_err(|why| damaged(turn, why))?;
    }
    Ok(Resumed { table, changed: None })
}

/// The deal is played again: what happened in it is told to every client that comes to the table.
fn dealt_again<R>(rules: R, identity: Identity, deal: &Record) -> Result<Hosted<R>, String>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let mut luck = script(&rules, &deal.line)?;
    let table = Hosted::deal(rules, identity, &mut luck);
    agree(&luck, table.digest(), &deal.line)?;
    Ok(table)
}

fn lines(records: &[Record]) -> Vec<Line> {
    records.iter().map(|record| record.line.clone()).collect()
}

/// Checks the digests of turns without playing them, whatever rules played them.
pub fn check_chain(identity: &Identity, records: &[Record]) -> Result<(), ResumeError> {
    last_position(identity, records).map(|_| ())
}

/// Checks the digests of turns and tells the position that they lead to.
fn last_position(identity: &Identity, records: &[Record]) -> Result<Vec<u8>, ResumeError> {
    let mut before = Digest::of(&[&crate::hosted::bytes(identity)]);
    let mut position = Vec::new();
    for (turn, record) in records.iter().enumerate() {
        let line = &record.line;
        position = unpacked(record, &position)
            .map_err(|why| ResumeError::Damaged { turn, why: why.to_owned() })?;
        let digest = match turn {
            0 => before.then(&[&crate::hosted::bytes(&line.answers), &position]),
            _ => chained(before, line, &position),
        };
        if digest != line.digest {
            let why = format!("the digest is {digest}, the record says {}", line.digest);
            return Err(ResumeError::Damaged { turn, why });
        }
        before = digest;
    }
    Ok(position)
}

fn unpacked(record: &Record, before: &[u8]) -> Result<Vec<u8>, &'static str> {
    record.position.unpack(before).ok_or("its position cannot be read")
}

fn take_in<R>(table: &mut Hosted<R>, record: &Record) -> Result<(), String>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let line = &record.line;
    let names = table.rules().seat_names();
    let seat = names.iter().position(|name| *name == line.seat);
    let seat = seat.ok_or_else(|| format!("there is no seat \"{}\"", line.seat))?;
    let position = unpacked(record, &table.history.position)?;
    let digest = chained(table.digest(), line, &position);
    if digest != line.digest {
        return Err(format!("the digest is {digest}, the record says {}", line.digest));
    }
    let taken = table.take_in(Seat(seat as u8), line, record.learned, position);
    taken.map_err(|_| "its position cannot be read".to_owned())
}

/// The digest of a turn: of everything that led to its position, and of the position.
pub(crate) fn chained(before: Digest, line: &Line, position: &[u8]) -> Digest {
    let answers = crate::hosted::bytes(&line.answers);
    before.then(&[line.seat.as_bytes(), line.action.as_bytes(), &answers, position])
}
