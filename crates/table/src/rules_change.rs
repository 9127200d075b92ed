//! The line of a journal that says where the rules of a table changed.
//!
//! `13 rules 3 | position=0a1b... | DIGEST`: from here on rules version 3 plays. The position is
//! the one before, as the new rules write it, so that a journal can be played again from here
//! without the rules of old.

use horda_kit::{Pending, Rules};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::record::chained;
use crate::{Digest, Hosted, Identity, Line, Packed, Playable, Record};

const SEAT: &str = "rules";
const POSITION: &str = "position";

/// From where on a table is played by the rules that this program may have: the number of the
/// last line that changed them, if one did, and their version.
pub(crate) fn last<'a>(
    identity: &Identity,
    lines: impl DoubleEndedIterator<Item = &'a Line> + ExactSizeIterator,
) -> (Option<usize>, u32) {
    let change = lines.enumerate().rfind(|(_, line)| line.seat == SEAT);
    let version = |line: &Line| line.action.parse().unwrap_or_default();
    change.map_or((None, identity.rules_version), |(at, line)| (Some(at), version(line)))
}

/// The version of the rules that played the last of these turns.
pub fn rules_version(identity: &Identity, records: &[Record]) -> u32 {
    last(identity, records.iter().map(|record| &record.line)).1
}

/// The table that goes on at a line that changed the rules. `earlier` are the lines before it,
/// at least the deal.
pub(crate) fn enter<R>(
    rules: R,
    identity: Identity,
    earlier: &[Line],
    line: &Line,
) -> Result<Hosted<R>, String>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let unreadable = || "its position cannot be read".to_owned();
    let position = match &line.answers[..] {
        [(tag, text)] if tag == POSITION => unhex(text).ok_or_else(unreadable)?,
        _ => return Err(unreadable()),
    };
    let before = earlier.last().ok_or("nothing was dealt before the rules changed")?.digest;
    let digest = chained(before, line, &position);
    if digest != line.digest {
        return Err(format!("the digest is {digest}, the journal says {}", line.digest));
    }
    let state = postcard::from_bytes(&position).map_err(|_| unreadable())?;
    Ok(Hosted::changed(rules, identity, earlier, line.clone(), state))
}

/// The line with which these rules go on from a position that an older version wrote, if they
/// can read it and it is one that they can come to.
pub(crate) fn go_on<R>(rules: &R, version: u32, last: Digest, position: &[u8]) -> Option<Record>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
{
    let read = |bytes: &[u8]| {
        let state: R::State = postcard::from_bytes(bytes).ok()?;
        // Bytes of another shape may happen to be readable; they are not written the same again.
        (crate::hosted::bytes(&state) == bytes).then_some(state)
    };
    let state = rules.older_position(version, position, &read)?;
    let runs = matches!(rules.pending(&state), Pending::Decision { .. });
    if !runs || !rules.broken(&state).is_empty() {
        return None;
    }
    let position = crate::hosted::bytes(&state);
    let mut line = Line {
        seat: SEAT.to_owned(),
        action: <R as Rules>::VERSION.to_string(),
        answers: vec![(POSITION.to_owned(), hex(&position))],
        digest: Digest::of(&[]),
    };
    line.digest = chained(last, &line, &position);
    Some(Record { line, learned: true, position: Packed::Whole(position.into()) })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    let pairs = text.as_bytes().chunks(2).map(|pair| str::from_utf8(pair).ok());
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}
