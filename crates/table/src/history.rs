//! The turns of a game in progress, kept small: a long game costs little more memory than a young
//! one, and acting and taking back cost the same.

use std::borrow::Cow;
use std::collections::VecDeque;

use horda_kit::{Rules, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::hosted::bytes;
use crate::{Digest, Line, Packed};

/// Positions that are kept as they are, because undo and actions of several seats at once look
/// at them.
const RECENT: usize = 8;

/// Every position since the deal or since the rules changed, and what led to it.
pub(crate) struct History<R: Rules> {
    /// The present.
    pub state: R::State,
    /// The present, written.
    pub position: Vec<u8>,
    /// The position that all turns followed, written.
    pub first: Box<[u8]>,
    turns: Vec<Past<R>>,
    /// The positions before the last turns.
    recent: VecDeque<R::State>,
}

/// What was there before turns were taken back, to be put back if that cannot be stored.
pub(crate) struct TakenBack<R: Rules> {
    left: usize,
    state: R::State,
    position: Vec<u8>,
    turns: Vec<Past<R>>,
    recent: VecDeque<R::State>,
}

/// An accepted action.
pub(crate) struct Past<R: Rules> {
    /// Its line, written.
    line: Box<[u8]>,
    pub digest: Digest,
    pub seat: Seat,
    pub learned: bool,
    /// The position after it.
    position: Packed,
    /// What happened.
    pub events: Box<[R::Event]>,
}

impl<R: Rules> Past<R> {
    pub fn new(
        seat: Seat,
        line: &Line,
        learned: bool,
        position: Packed,
        events: Box<[R::Event]>,
    ) -> Past<R> {
        Past { line: write_line(line), digest: line.digest, seat, learned, position, events }
    }

    pub fn line(&self) -> Line {
        read_line(&self.line)
    }
}

/// A line as few bytes.
pub(crate) fn write_line(line: &Line) -> Box<[u8]> {
    bytes(line).into()
}

pub(crate) fn read_line(written: &[u8]) -> Line {
    postcard::from_bytes(written).expect("a line that was written can be read")
}

impl<R: Rules> History<R>
where
    R::State: Serialize + DeserializeOwned,
{
    /// Begins with this position.
    pub fn new(state: R::State) -> History<R> {
        let position = bytes(&state);
        let first = position.clone().into();
        History { state, position, first, turns: Vec::new(), recent: VecDeque::new() }
    }

    pub fn turns(&self) -> &[Past<R>] {
        &self.turns
    }

    /// Goes on to a position.
    pub fn enter(&mut self, past: Past<R>, state: R::State, position: Vec<u8>) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(std::mem::replace(&mut self.state, state));
        self.position = position;
        self.turns.push(past);
    }

    /// The position after so many of these turns; the present if there were fewer.
    pub fn at(&self, turns: usize) -> Cow<'_, R::State> {
        let Some(back) = self.turns.len().checked_sub(turns).filter(|back| *back > 0) else {
            return Cow::Borrowed(&self.state);
        };
        match self.recent.len().checked_sub(back) {
            Some(recent) => Cow::Borrowed(&self.recent[recent]),
            None => Cow::Owned(self.unpacked(turns)),
        }
    }

    /// An older position: from the last one before it that was kept whole.
    fn unpacked(&self, turns: usize) -> R::State {
        let kept = "a position that was packed can be unpacked";
        let is_whole = |past: &Past<R>| matches!(past.position, Packed::Whole(_));
        let whole = self.turns[..turns].iter().rposition(is_whole).unwrap_or(0);
        let since = self.turns[whole..turns].iter();
        let position = since
            .fold(self.first.to_vec(), |before, past| past.position.unpack(&before).expect(kept));
        postcard::from_bytes(&position).expect(kept)
    }

    /// Takes back all but so many turns.
    pub fn back_to(&mut self, left: usize) -> TakenBack<R> {
        let state = self.at(left).into_owned();
        let position = bytes(&state);
        let back = self.turns.len() - left;
        let recent = self.recent.split_off(self.recent.len().saturating_sub(back));
        TakenBack {
            left,
            state: std::mem::replace(&mut self.state, state),
            position: std::mem::replace(&mut self.position, position),
            turns: self.turns.split_off(left),
            recent,
        }
    }

    /// Puts back what was taken back, in place of all turns since.
    pub fn put_back(&mut self, taken: TakenBack<R>) {
        let since = self.turns.len() - taken.left;
        self.turns.truncate(taken.left);
        self.recent.truncate(self.recent.len().saturating_sub(since));
        self.turns.extend(taken.turns);
        self.recent.extend(taken.recent);
        (self.state, self.position) = (taken.state, taken.position);
    }
}
