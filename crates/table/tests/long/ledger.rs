//! A game without end, with a large position: what a long campaign is to a table.

use std::sync::atomic::{AtomicU32, Ordering};

use horda_kit::{
    ChanceTag, Counted, Cx, Facts, Notation, Observer, Odds, Pending, Phrase, Refusal, RuleId,
    Rules, Seat, SeatSet, Spoken, Unreadable, Usage,
};
use serde::{Deserialize, Serialize};

/// How often an action was carried out.
pub static CARRIED_OUT: AtomicU32 = AtomicU32::new(0);

/// Bytes of a position.
pub const SIZE: u32 = 2000;

/// Nothing was written here. Values have three digits, so that a view is as long at the end of a
/// game as at its beginning.
pub const EMPTY: u8 = 100;

/// Two seats in turn write into a ledger; luck says where.
#[derive(Clone, Copy)]
pub struct Ledger;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    pub turn: u32,
    pub places: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Write(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wrote {
    place: u32,
    value: u8,
    rule: RuleId,
}

const RULE: RuleId = RuleId("LEDGER-WRITE");

impl Rules for Ledger {
    const GAME: &'static str = "ledger";
    const VERSION: u32 = 1;
    const LONGEST: u32 = u32::MAX;

    type State = Book;
    type Action = Write;
    type Event = Wrote;
    type View = Book;

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, _: &mut Cx<'_, Ledger>) -> Book {
        Book { turn: 0, places: vec![EMPTY; SIZE as usize] }
    }

    fn pending(&self, book: &Book) -> Pending {
        let seats = SeatSet::only(Seat((book.turn % 2) as u8));
        Pending::Decision { seats, rule: RULE }
    }

    fn legal_actions(&self, book: &Book, seat: Seat, out: &mut Vec<Write>) {
        if u32::from(seat.0) == book.turn % 2 {
            out.extend((0..4).map(Write));
        }
    }

    fn check(&self, book: &Book, seat: Seat, _: &Write) -> Result<(), Refusal> {
        let reason = Phrase::new("not-now");
        let refusal = Refusal { rule: RULE, reason, remedy: None };
        if u32::from(seat.0) == book.turn % 2 { Ok(()) } else { Err(refusal) }
    }

    fn apply(&self, book: &mut Book, _: Seat, action: &Write, cx: &mut Cx<'_, Ledger>) {
        CARRIED_OUT.fetch_add(1, Ordering::Relaxed);
        for _ in 0..4 {
            let place = cx.ask(ChanceTag("place"), Odds::Uniform(SIZE));
            let value = EMPTY + (book.places[place as usize] - EMPTY + action.0 + 1) % 100;
            book.places[place as usize] = value;
            cx.tell(|| Wrote { place, value, rule: RULE });
        }
        book.turn += 1;
    }

    fn view(&self, book: &Book, _: Observer) -> Book {
        book.clone()
    }

    fn witness(&self, event: &Wrote, _: Observer) -> Option<Wrote> {
        Some(*event)
    }

    fn reveals(&self, _: &Wrote) -> bool {
        false
    }

    fn determinize(&self, view: &Book, _: &mut Cx<'_, Ledger>) -> Book {
        view.clone()
    }
}

impl Notation for Ledger {
    fn seat_names(&self) -> &'static [&'static str] {
        &["red", "green"]
    }

    fn write_action(&self, action: &Write) -> String {
        format!("write {}", action.0)
    }

    fn read_action(&self, text: &str) -> Result<Write, Unreadable> {
        let number = text.strip_prefix("write ").and_then(|number| number.parse().ok());
        number.map(Write).ok_or_else(|| Unreadable::new(format!("\"{text}\" is no action")))
    }

    fn begins_action(&self, text: &str) -> Result<(), Unreadable> {
        self.read_action(text).map(drop)
    }

    fn begins_event(&self, _: &str) -> Result<(), Unreadable> {
        Err(Unreadable::new("a ledger has no scenarios"))
    }

    fn write_event(&self, event: &Wrote) -> String {
        format!("wrote {} {}", event.place, event.value)
    }

    fn write_answer(&self, _: &str, answer: u32) -> String {
        answer.to_string()
    }

    fn read_answer(&self, _: &str, text: &str) -> Result<u32, Unreadable> {
        text.parse().map_err(|_| Unreadable::new(format!("\"{text}\" is no number")))
    }

    fn facts(&self, _: &Book) -> Facts {
        Facts::default()
    }

    fn position(&self, _: &Facts) -> Result<Book, Vec<Unreadable>> {
        Err(vec![Unreadable::new("a ledger has no scenarios")])
    }

    fn run_on(&self, _: &mut Book, _: &mut Cx<'_, Ledger>) {}
}

impl Spoken for Ledger {
    fn say_action(&self, _: &Book, _: Seat, _: &Write) -> Phrase {
        Phrase::new("write")
    }

    fn say_event(&self, event: &Wrote) -> Phrase {
        Phrase::new("wrote").number("place", event.place)
    }

    fn cause(&self, event: &Wrote) -> RuleId {
        event.rule
    }
}

impl Counted for Ledger {
    fn items(&self) -> Vec<String> {
        Vec::new()
    }

    fn usage(&self, _: &Wrote) -> Option<(Seat, Usage, u8)> {
        None
    }
}
