//! A table of 2,000 turns with a position of 2 KB is no burden (issue 13): it costs under 1 MB,
//! and acting, taking back and coming in cost what they cost at a young one.
//!
//! The only test of this program, because the allocator counts for the whole process.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod ledger;

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use horda_kit::{Observer, Pending, Seat, SeatSet};
use horda_table::{
    Hosted, Identity, Packed, Record, Seeded, Table, UndoPolicy, check_chain, resume,
};
use horda_testkit::{COUNTING, Counting};
use ledger::{Book, CARRIED_OUT, EMPTY, Ledger, SIZE};

#[global_allocator]
static ALLOCATOR: &Counting = COUNTING;

const TURNS: u32 = 2000;
/// Turns over which costs are compared.
const SAMPLE: u32 = 30;

struct Long {
    table: Hosted<Ledger>,
    luck: Seeded,
}

/// What some turns cost.
#[derive(Debug)]
struct Cost {
    allocations: usize,
    bytes: usize,
    time: Duration,
}

fn identity() -> Identity {
    let seat = |name: &str| (name.to_owned(), "person".to_owned());
    Identity {
        game: "ledger".into(),
        rules_version: 1,
        content: "none".into(),
        rulings: Vec::new(),
        seats: vec![seat("red"), seat("green")],
        document: None,
    }
}

fn live_bytes() -> usize {
    let stats = COUNTING.stats();
    stats.bytes_allocated - stats.bytes_deallocated
}

impl Long {
    fn deal() -> Long {
        let mut luck = Seeded::from_number(1);
        let table = Hosted::deal(Ledger, identity(), &mut luck);
        Long { table, luck }
    }

    fn decider(&self) -> Seat {
        let Pending::Decision { seats, .. } = self.table.pending() else { unreachable!() };
        seats.iter().next().unwrap()
    }

    fn act(&mut self) -> Record {
        let (seat, turn) = (self.decider(), self.table.turn());
        let action = format!("write {}", turn % 4);
        self.table.submit(seat, turn, &action, &mut self.luck).unwrap().record
    }

    fn play_to(&mut self, turn: u32, mut each: impl FnMut(Record)) {
        while self.table.turn() < turn {
            each(self.act());
        }
    }

    /// Acts, looks at what may be taken back, and takes it back, often enough to compare. The
    /// time is the shortest of all.
    fn cost(&mut self) -> Cost {
        let before = COUNTING.stats();
        let mut time = Duration::MAX;
        for _ in 0..SAMPLE {
            let (seat, start) = (self.decider(), Instant::now());
            self.act();
            self.table.latest(Observer::Audience);
            self.table.undo_right(Seat(1 - seat.0), UndoPolicy::Together);
            self.table.undo(seat, UndoPolicy::Solo, SeatSet::NONE).unwrap();
            time = time.min(start.elapsed());
        }
        let after = COUNTING.stats();
        Cost {
            allocations: after.allocations - before.allocations,
            bytes: after.bytes_allocated - before.bytes_allocated,
            time,
        }
    }
}

#[test]
fn a_long_game_costs_what_a_young_one_costs() {
    let before = live_bytes();
    let mut game = Long::deal();
    game.play_to(SAMPLE, |_| ());
    let young = game.cost();
    game.play_to(TURNS, |_| ());
    let memory = live_bytes() - before;
    let old = game.cost();
    println!("a table of {TURNS} turns takes {memory} bytes; {young:?}, {old:?}");
    assert!(memory < 1_000_000, "{memory} bytes");
    costs_alike(&young, &old);
    coming_in_replays_nothing(&game.table);
    drop(game);
    what_is_stored_leads_back();
}

fn costs_alike(young: &Cost, old: &Cost) {
    let ratio = |old: usize, young: usize| old as f64 / young as f64;
    assert!(ratio(old.allocations, young.allocations) < 1.1, "{young:?} {old:?}");
    assert!(ratio(old.bytes, young.bytes) < 1.2, "{young:?} {old:?}");
    assert!(old.time < young.time * 2, "{young:?} {old:?}");
}

fn coming_in_replays_nothing(table: &Hosted<Ledger>) {
    let carried_out = CARRIED_OUT.load(Ordering::Relaxed);
    let log = table.log(Observer::Audience, 0);
    assert_eq!(log.len(), TURNS as usize);
    assert!(log.iter().all(|turn| turn.news.len() == 4));
    assert_eq!(CARRIED_OUT.load(Ordering::Relaxed), carried_out);
}

/// All is played once more with what a store keeps, which is a fraction of all positions.
fn what_is_stored_leads_back() {
    let mut game = Long::deal();
    let mut records = vec![game.table.dealt()];
    game.play_to(TURNS, |record| records.push(record));
    let kept = |record: &Record| match &record.position {
        Packed::Whole(bytes) | Packed::Difference(bytes) => bytes.len(),
    };
    let kept: usize = records.iter().map(kept).sum();
    println!("positions take {kept} bytes in a store");
    assert!(kept < (SIZE * TURNS / 10) as usize, "{kept} bytes");
    check_chain(&identity(), &records).unwrap();
    let mut table = resume(Ledger, identity(), &records).unwrap().table;
    assert_eq!((table.digest(), table.state()), (game.table.digest(), game.table.state()));
    taking_back_reaches_the_deal(&mut table, &records);
    taking_back_reaches_the_deal(&mut game.table, &records);
}

/// Every position on the way back is the one that was there.
fn taking_back_reaches_the_deal(table: &mut Hosted<Ledger>, records: &[Record]) {
    for turn in (0..TURNS).rev() {
        let seat = Seat((turn % 2) as u8);
        table.undo(seat, UndoPolicy::Solo, SeatSet::NONE).unwrap();
        assert_eq!((table.turn(), table.state().turn), (turn, turn));
        assert_eq!(table.digest(), records[turn as usize].line.digest);
    }
    assert_eq!(*table.state(), Book { turn: 0, places: vec![EMPTY; SIZE as usize] });
}
