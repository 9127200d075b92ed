//! Positions as they are kept: every so many turns whole, in between what differs from the
//! position before. Nothing is lost by it, so digests can be checked without the rules.

use serde::{Deserialize, Serialize};

/// So many turns lie between two positions that are kept whole, at most.
const WHOLE_EVERY: u32 = 32;

/// Bytes that must agree for two positions to run alike again after a difference.
const WINDOW: usize = 4;
/// So far ahead they are compared.
const REACH: usize = 24;

/// A position as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Packed {
    /// All of it.
    Whole(Box<[u8]>),
    /// What differs from the position before it.
    Difference(Box<[u8]>),
}

/// A stretch that is alike, then bytes of the old position in whose place there are others.
#[derive(Serialize, Deserialize)]
struct Hunk<'a> {
    alike: usize,
    gone: usize,
    #[serde(borrow)]
    new: &'a [u8],
}

impl Packed {
    /// The position after this turn, which follows that one.
    pub fn after(turn: u32, before: &[u8], position: &[u8]) -> Packed {
        if !turn.is_multiple_of(WHOLE_EVERY) {
            let hunks = postcard::to_allocvec(&hunks(before, position));
            let hunks = hunks.expect("a list of bytes can be written");
            if hunks.len() < position.len() {
                return Packed::Difference(hunks.into());
            }
        }
        Packed::Whole(position.into())
    }

    /// All of it; nothing if it does not belong to the position before it.
    pub fn unpack(&self, before: &[u8]) -> Option<Vec<u8>> {
        let hunks: Vec<Hunk<'_>> = match self {
            Packed::Whole(position) => return Some(position.to_vec()),
            Packed::Difference(hunks) => postcard::from_bytes(hunks).ok()?,
        };
        let mut position = Vec::with_capacity(before.len() + WINDOW);
        let mut rest = before;
        for Hunk { alike, gone, new } in hunks {
            position.extend(rest.get(..alike)?);
            position.extend(new);
            rest = rest.get(alike.checked_add(gone)?..)?;
        }
        position.extend(rest);
        Some(position)
    }
}

fn hunks<'a>(mut old: &[u8], mut new: &'a [u8]) -> Vec<Hunk<'a>> {
    let mut found = Vec::new();
    loop {
        let alike = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        if alike == old.len() && alike == new.len() {
            return found;
        }
        (old, new) = (&old[alike..], &new[alike..]);
        let (gone, added) = until_alike(old, new);
        found.push(Hunk { alike, gone, new: &new[..added] });
        (old, new) = (&old[gone..], &new[added..]);
    }
}

/// The fewest bytes of both after which they are alike again.
fn until_alike(old: &[u8], new: &[u8]) -> (usize, usize) {
    let starts = (1..=2 * REACH).flat_map(|both| (0..=both).map(move |gone| (gone, both - gone)));
    let mut starts = starts.filter(|(gone, added)| *gone <= old.len() && *added <= new.len());
    let found = starts.find(|(gone, added)| {
        let (old, new) = (&old[*gone..], &new[*added..]);
        let compared = WINDOW.min(old.len().max(new.len()));
        old.get(..compared) == new.get(..compared) && old.len() >= compared
    });
    found.unwrap_or((old.len().min(REACH), new.len().min(REACH)))
}

#[cfg(test)]
mod tests {
    use horda_kit::{FastLuck, Odds, pick};

    use super::*;

    #[test]
    fn a_difference_leads_from_one_position_to_the_next() {
        let mut luck = FastLuck::new(1);
        let mut any = |below: usize| pick(Odds::Uniform(below as u32), &mut luck) as usize;
        let mut before: Vec<u8> = (0..300).map(|_| any(4) as u8).collect();
        for turn in 1..3000 {
            let mut after = before.clone();
            for _ in 0..any(6) {
                let (at, length) = (any(after.len() + 1), any(40));
                let end = (at + any(40)).min(after.len());
                after.splice(at..end, (0..length).map(|_| any(256) as u8));
            }
            let packed = Packed::after(turn, &before, &after);
            assert_eq!(packed.unpack(&before).unwrap(), after);
            before = after;
        }
    }

    #[test]
    fn a_difference_is_small_and_every_so_often_all_is_kept() {
        let before: Vec<u8> = (0..2000u32).map(|at| (at * 7) as u8).collect();
        let mut after = before.clone();
        after[20] ^= 1;
        after.insert(700, 9);
        after.remove(1500);
        let Packed::Difference(hunks) = Packed::after(33, &before, &after) else {
            panic!("little differs");
        };
        assert!(hunks.len() < 24, "{} bytes", hunks.len());
        assert!(matches!(Packed::after(64, &before, &after), Packed::Whole(_)));
        let other: Vec<u8> = before.iter().map(|byte| byte.wrapping_mul(31) ^ 0x55).collect();
        assert!(matches!(Packed::after(33, &before, &other), Packed::Whole(_)), "all differs");
    }

    #[test]
    fn what_does_not_belong_here_is_nothing() {
        let packed = Packed::after(1, &[1; 90], &[2; 70]);
        assert_eq!(packed.unpack(&[1; 90]).unwrap(), [2; 70]);
        let Packed::Difference(_) = packed else { return assert!(packed.unpack(&[]).is_some()) };
        assert_eq!(packed.unpack(&[1; 5]), None);
        assert_eq!(Packed::Difference([255; 9].into()).unpack(&[1; 90]), None);
    }
}
