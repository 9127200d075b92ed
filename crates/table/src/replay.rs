//! Re-executes a journal, and says where it differs.

use horda_kit::{Mismatch, Notation, Script, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::rules_change;
use crate::{Digest, Hosted, Identity, Journal, Line, Playable, Record, Table, TableError, Turn};

/// Where a journal and today's rules part, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("turn {turn}: {why}")]
pub struct Divergence {
    /// The turn; 0 is the deal.
    pub turn: usize,
    /// Why.
    pub why: String,
}

/// Plays a journal again, up to and with turn `last`, and checks every digest on the way.
/// `each` is shown the table after every turn. Where the rules changed on the way, it begins at
/// the last change.
pub fn replay<R>(
    rules: R,
    journal: &Journal,
    last: Option<usize>,
    each: &mut dyn FnMut(&dyn Table, &Turn),
) -> Result<Hosted<R>, Divergence>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let (at, version) = rules_change::last(&journal.identity, journal.lines.iter());
    check_version::<R>(&journal.identity, version)
        .map_err(|why| Divergence { turn: at.unwrap_or(0), why })?;
    let end = last.map_or(journal.lines.len(), |last| journal.lines.len().min(last + 1));
    let mut table = match at {
        None => deal(rules, journal).map_err(|why| Divergence { turn: 0, why })?,
        Some(at) if end <= at => {
            let why = format!("the rules changed at turn {at}: older turns cannot be played again");
            return Err(Divergence { turn: end - 1, why });
        }
        Some(at) => {
            let (earlier, line) = (&journal.lines[..at], &journal.lines[at]);
            rules_change::enter(rules, journal.identity.clone(), earlier, line)
                .map_err(|why| Divergence { turn: at, why })?
        }
    };
    for (turn, line) in journal.lines.iter().enumerate().take(end).skip(at.unwrap_or(0) + 1) {
        let done = take_turn(&mut table, line).map_err(|why| Divergence { turn, why })?;
        each(&table, &done);
    }
    let ended = table.journal();
    if end == journal.lines.len() && ended.result != journal.result {
        let why = "the game ends otherwise than the header says".to_owned();
        return Err(Divergence { turn: end - 1, why });
    }
    if end == journal.lines.len() && ended.outcome != journal.outcome {
        let why = "the game hands over something else than the header says".to_owned();
        return Err(Divergence { turn: end - 1, why });
    }
    Ok(table)
}

/// The deal of a journal, played again.
fn deal<R>(rules: R, journal: &Journal) -> Result<Hosted<R>, String>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let deal = journal.lines.first().ok_or("the journal has no deal")?;
    let mut luck = script(&rules, deal)?;
    let table = Hosted::deal(rules, journal.identity.clone(), &mut luck);
    agree(&luck, table.digest(), deal)?;
    Ok(table)
}

/// A table of another identity that was played the same way up to and with turn `last`, and
/// what a store keeps of it. Other people may sit there, so its digests are its own.
pub fn branch<R>(
    rules: R,
    journal: &Journal,
    last: usize,
    identity: Identity,
) -> Result<(Hosted<R>, Vec<Record>), Divergence>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let part = |why: String| Divergence { turn: 0, why };
    if let (Some(turn), _) = rules_change::last(&journal.identity, journal.lines.iter()) {
        let why = "the rules changed here: no other table can be played the same way".to_owned();
        return Err(Divergence { turn, why });
    }
    let deal = journal.lines.first().ok_or_else(|| part("the journal has no deal".into()))?;
    let mut luck = script(&rules, deal).map_err(part)?;
    let mut table = Hosted::deal(rules, identity, &mut luck);
    let mut records = vec![table.dealt()];
    for (turn, line) in journal.lines.iter().enumerate().take(last + 1).skip(1) {
        let done = submit(&mut table, line).map_err(|why| Divergence { turn, why })?;
        records.push(done.0.record);
    }
    Ok((table, records))
}

fn check_version<R: Playable>(identity: &Identity, version: u32) -> Result<(), String> {
    if identity.game != R::GAME {
        return Err(format!("the journal is of \"{}\", not of \"{}\"", identity.game, R::GAME));
    }
    if version != R::VERSION {
        return Err(format!(
            "the journal was played by rules version {version}, this is version {}",
            R::VERSION
        ));
    }
    Ok(())
}

fn take_turn<R>(table: &mut Hosted<R>, line: &Line) -> Result<Turn, String>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let (turn, luck) = submit(table, line)?;
    agree(&luck, table.digest(), line).map(|()| turn)
}

/// Plays a line with the luck that it tells of.
fn submit<R>(table: &mut Hosted<R>, line: &Line) -> Result<(Turn, Script), String>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let names = table.rules().seat_names();
    let seat = names.iter().position(|name| *name == line.seat);
    let seat = seat.ok_or_else(|| format!("there is no seat \"{}\"", line.seat))?;
    let mut luck = script(table.rules(), line)?;
    let seen = table.turn();
    match table.submit(Seat(seat as u8), seen, &line.action, &mut luck) {
        Ok(turn) => Ok((turn, luck)),
        Err(TableError::Refused(refusal)) => {
            Err(format!("\"{}\" is not legal now, by {}", line.action, refusal.rule.0))
        }
        Err(error) => Err(error.to_string()),
    }
}

pub(crate) fn script<R: Notation>(rules: &R, line: &Line) -> Result<Script, String> {
    let answers = line.answers.iter().map(|(tag, answer)| {
        let read = rules.read_answer(tag, answer).map_err(|complaint| complaint.to_string())?;
        Ok((tag.clone(), read))
    });
    Ok(Script::new(answers.collect::<Result<_, String>>()?))
}

pub(crate) fn agree(luck: &Script, found: Digest, expected: &Line) -> Result<(), String> {
    if let Some(mismatch) = luck.mismatch() {
        return Err(match mismatch {
            Mismatch::Missing { asked } => {
                format!("the rules now ask \"{asked}\", the journal has no more answers")
            }
            Mismatch::Other { asked, written } => {
                format!("the journal answers \"{written}\", the rules now ask \"{asked}\"")
            }
            Mismatch::Impossible { asked, .. } => {
                format!("the journal's answer to \"{asked}\" is not possible")
            }
            Mismatch::Spare { written } => {
                format!("the journal answers \"{written}\", the rules now ask nothing")
            }
        });
    }
    if found != expected.digest {
        return Err(format!("the digest is {found}, the journal says {}", expected.digest));
    }
    Ok(())
}
