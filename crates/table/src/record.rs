//! What a store keeps of a turn, and the way back from there to a table.
//!
//! A record is a line of the journal with the position after it. So a table resumes without
//! playing its past again, at the same cost however complicated its turns were, and can still
//! take back what was played before the restart.

use horda_kit::{Rules, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::hosted::Past;
use crate::replay::{agree, script};
use crate::{Digest, Hosted, Identity, Line, Playable};

/// One turn as it is stored; the first one of a table is its deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// What was played.
    pub line: Line,
    /// Was luck asked, or something shown that not everybody knew?
    pub learned: bool,
    /// The position after it. Only the rules that wrote it can read it.
    pub position: Vec<u8>,
}

/// Why records lead to no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// Nothing was dealt yet.
    #[error("nothing was dealt at this table")]
    NoDeal,
    /// They were made by other rules: the journal may be replayed by those.
    #[error("the table was played by rules version {version}")]
    OtherRules {
        /// The version that made them.
        version: u32,
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

/// The table that these records lead to. Checks the whole chain of digests.
pub fn resume<R>(rules: R, identity: Identity, records: &[Record]) -> Result<Hosted<R>, ResumeError>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let version = identity.rules_version;
    if identity.game != R::GAME || version != <R as Rules>::VERSION {
        return Err(ResumeError::OtherRules { version });
    }
    let (deal, turns) = records.split_first().ok_or(ResumeError::NoDeal)?;
    let damaged = |turn: usize, why: String| ResumeError::Damaged { turn, why };
    // The deal is played again: what happened in it is told to whoever comes to the table.
    let mut luck = script(&rules, &deal.line).map_err(|why| damaged(0, why))?;
    let mut table = Hosted::deal(rules, identity, &mut luck);
    agree(&luck, table.last_line(), &deal.line).map_err(|why| damaged(0, why))?;
    for (turn, record) in (1..).zip(turns) {
        take_in(&mut table, record).map_err(|why| damaged(turn, why))?;
    }
    Ok(table)
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
    let state = postcard::from_bytes(&record.position)
        .map_err(|_| "its position cannot be read".to_owned())?;
    let digest = chained(table.digest(), line, &record.position);
    if digest != line.digest {
        return Err(format!("the digest is {digest}, the record says {}", line.digest));
    }
    table.enter(state, |before| Past {
        before,
        seat: Seat(seat as u8),
        line: line.clone(),
        learned: record.learned,
    });
    Ok(())
}

/// The digest of a turn: of everything that led to its position, and of the position.
pub(crate) fn chained(before: Digest, line: &Line, position: &[u8]) -> Digest {
    let answers = crate::hosted::bytes(&line.answers);
    before.then(&[line.seat.as_bytes(), line.action.as_bytes(), &answers, position])
}
