//! Films as they are stored: JSON that stays readable when the rules that made it are gone.
//!
//! Until version 2 of the protocol a film had a whole view for every turn. Those films are
//! stored for good, so they are read as if they had been kept with changes.

use horda_table::Change;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// Every pair of eyes with the game that they saw, word by word.
pub(super) fn read(json: &str) -> serde_json::Result<Vec<(Option<u8>, Box<RawValue>)>> {
    let seen: Vec<Kept> = serde_json::from_str(json)?;
    seen.into_iter()
        .map(|Kept(eyes, first, frames)| match frames {
            None => Ok((eyes, first)),
            Some(frames) => Ok((eyes, to_raw_value(&in_changes(first, frames))?)),
        })
        .collect()
}

/// Eyes and a reel; before that eyes, what happened at the deal, and frames.
#[derive(Deserialize)]
struct Kept(Option<u8>, Box<RawValue>, #[serde(default)] Option<Vec<Frame>>);

/// The position after a turn, and what led to it; nothing for the deal.
#[derive(Deserialize)]
struct Frame {
    told: Option<OldTold>,
    view: Box<RawValue>,
    status: Box<RawValue>,
}

#[derive(Deserialize)]
struct OldTold {
    version: u32,
    seat: u8,
    news: Box<RawValue>,
}

#[derive(Serialize)]
struct Reel {
    opening: Box<RawValue>,
    view: Option<Box<RawValue>>,
    status: Option<Box<RawValue>>,
    turns: Vec<Played>,
}

#[derive(Serialize)]
struct Played {
    told: Told,
    status: Box<RawValue>,
}

#[derive(Serialize)]
struct Told {
    turn: u32,
    seat: u8,
    steps: [Step; 1],
}

#[derive(Serialize)]
struct Step {
    news: Box<RawValue>,
    change: Change,
}

fn in_changes(opening: Box<RawValue>, frames: Vec<Frame>) -> Reel {
    let mut reel = Reel { opening, view: None, status: None, turns: Vec::new() };
    let mut before: Option<Box<RawValue>> = None;
    for Frame { told, view, status } in frames {
        match (&before, told) {
            (Some(before), Some(OldTold { version, seat, news })) => {
                let change = Change::between(before, &view);
                let steps = [Step { news, change }];
                reel.turns.push(Played { told: Told { turn: version, seat, steps }, status });
            }
            (None, _) | (_, None) => (reel.view, reel.status) = (Some(view.clone()), Some(status)),
        }
        before = Some(view);
    }
    reel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_of_whole_views_is_read_as_changes() {
        let old = r#"[[1,[{"event":"dealt"}],[
            {"told":null,"view":{"deck":20,"hand":["mine"]},"status":{"status":"deciding"}},
            {"told":{"version":1,"seat":0,"news":[{"event":"drew"}]},
             "view":{"deck":19,"hand":["mine"]},"status":{"status":"over"}}]]]"#;
        let seen = read(&old.replace("\n", "").replace("             ", "")).unwrap();
        let (eyes, reel) = &seen[0];
        assert_eq!(*eyes, Some(1));
        let expected = concat!(
            r#"{"opening":[{"event":"dealt"}],"view":{"deck":20,"hand":["mine"]},"#,
            r#""status":{"status":"deciding"},"turns":[{"told":{"turn":1,"seat":0,"steps":["#,
            r#"{"news":[{"event":"drew"}],"change":[[["deck"],19]]}]},"status":{"status":"over"}}]}"#
        );
        assert_eq!(reel.get(), expected);
    }

    #[test]
    fn a_film_of_changes_is_passed_on_word_by_word() {
        let reel = r#"{"opening":[],"view":{},"status":{},"turns":[]}"#;
        let seen = read(&format!("[[null,{reel}]]")).unwrap();
        assert_eq!((seen[0].0, seen[0].1.get()), (None, reel));
    }
}
