//! Decks as they are stored and told: the same bytes for 32 kinds as ever, and more kinds where a
//! game has more.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_kit::{ChanceTag, Cx, Deck, DeckView, FastLuck, Known, Observer, Seat, SeatSet};
use horda_testkit::drill::Drill;
use serde::Serialize;

/// A deck as it was before the number of kinds was a game's own.
#[derive(Serialize)]
struct Stored {
    top: Vec<Known>,
    bag: [u8; 32],
    bottom: Vec<u8>,
}

fn bag<const KINDS: usize>() -> [u8; KINDS] {
    std::array::from_fn(|kind| kind as u8 % 3)
}

#[test]
fn a_deck_of_32_kinds_is_stored_as_ever() {
    let known = Known { kind: 7, seats: SeatSet::only(Seat(1)) };
    let mut deck: Deck = Deck::shuffled(bag(), &[3]);
    deck.put_on_top(known);
    let stored = Stored { top: vec![known], bag: bag(), bottom: vec![3] };
    assert_eq!(postcard::to_allocvec(&deck).unwrap(), postcard::to_allocvec(&stored).unwrap());
    assert_eq!(serde_json::to_string(&deck).unwrap(), serde_json::to_string(&stored).unwrap());
    assert_eq!(postcard::from_bytes::<Deck>(&postcard::to_allocvec(&stored).unwrap()), Ok(deck));
}

#[test]
fn a_deck_may_have_as_many_kinds_as_a_game_has() {
    let mut deck: Deck<80> = Deck::shuffled(bag(), &[79]);
    let mut cx: Cx<'_, Drill> = Cx::playout(FastLuck::new(1));
    deck.look(2, SeatSet::only(Seat(0)), ChanceTag("look"), &mut cx);
    assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&deck).unwrap()), Ok(deck.clone()));
    let view = deck.view(Observer::Seat(Seat(1)));
    let text = serde_json::to_string(&view).unwrap();
    let read: DeckView<80> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, view);
    assert_eq!(
        Deck::imagine(&view, ChanceTag("look"), &mut cx).view(Observer::Seat(Seat(1))),
        view
    );
    let mut left = [0; 80];
    while let Some(kind) = deck.draw(ChanceTag("draw"), &mut cx) {
        left[usize::from(kind)] += 1;
    }
    let mut all: [u8; 80] = bag();
    all[79] += 1;
    assert_eq!(left, all, "every card is drawn once");
}

#[test]
fn a_deck_that_is_too_short_is_not_read() {
    let text = serde_json::to_string(&Deck::<8>::shuffled(bag(), &[])).unwrap();
    assert!(serde_json::from_str::<Deck<9>>(&text).is_err());
}
