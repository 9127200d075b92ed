//! Counting. Whole numbers only, so that adding up in any order gives the same sums.

use horda_kit::{Counted, Seat, SeatSet, Usage, Verdict};

use crate::report::{ItemReport, Lengths, Report, Share};
use crate::simulate::Match;

/// What was counted in some games of a match.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    wins: Vec<u64>,
    lengths: Vec<u64>,
    /// Item by item, for every seat.
    items: Vec<ItemTally>,
    /// The same for the game that is being counted. Empty between games.
    marks: Vec<ItemMarks>,
    seats: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct ItemTally {
    drawn: u64,
    played: u64,
    discarded: u64,
    games_drawn: u64,
    wins_drawn: u64,
    games_played: u64,
    wins_played: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct ItemMarks {
    drawn: SeatSet,
    played: SeatSet,
}

impl Tally {
    pub(crate) fn new(seats: usize, items: usize) -> Tally {
        Tally {
            wins: vec![0; seats],
            lengths: Vec::new(),
            items: vec![ItemTally::default(); items * seats],
            marks: vec![ItemMarks::default(); items],
            seats,
        }
    }

    /// Counts one finished game.
    pub(crate) fn count<R: Counted>(
        &mut self,
        rules: &R,
        verdict: Verdict,
        decisions: usize,
        events: &[R::Event],
    ) {
        for (wins, seat) in self.wins.iter_mut().zip((0..).map(Seat)) {
            *wins += u64::from(verdict.winners.contains(seat));
        }
        if self.lengths.len() <= decisions {
            self.lengths.resize(decisions + 1, 0);
        }
        self.lengths[decisions] += 1;
        for (seat, usage, item) in events.iter().filter_map(|event| rules.usage(event)) {
            self.note(seat, usage, usize::from(item));
        }
        self.settle(verdict);
    }

    fn note(&mut self, seat: Seat, usage: Usage, item: usize) {
        let tally = &mut self.items[item * self.seats + usize::from(seat.0)];
        let marks = &mut self.marks[item];
        match usage {
            Usage::Drawn => {
                tally.drawn += 1;
                marks.drawn = marks.drawn.with(seat);
            }
            Usage::Played => {
                tally.played += 1;
                marks.played = marks.played.with(seat);
            }
            Usage::Discarded => tally.discarded += 1,
        }
    }

    /// A card drawn twice in a game is still one game in which it was drawn.
    fn settle(&mut self, verdict: Verdict) {
        for (tallies, marks) in self.items.chunks_exact_mut(self.seats).zip(&mut self.marks) {
            let marks = std::mem::take(marks);
            for seat in marks.drawn.iter() {
                let tally = &mut tallies[usize::from(seat.0)];
                tally.games_drawn += 1;
                tally.wins_drawn += u64::from(verdict.winners.contains(seat));
            }
            for seat in marks.played.iter() {
                let tally = &mut tallies[usize::from(seat.0)];
                tally.games_played += 1;
                tally.wins_played += u64::from(verdict.winners.contains(seat));
            }
        }
    }

    /// Both counts together.
    pub(crate) fn plus(mut self, other: Tally) -> Tally {
        if self.lengths.len() < other.lengths.len() {
            self.lengths.resize(other.lengths.len(), 0);
        }
        let sums = self.wins.iter_mut().chain(&mut self.lengths);
        for (sum, more) in sums.zip(other.wins.iter().chain(&other.lengths)) {
            *sum += more;
        }
        for (mine, theirs) in self.items.iter_mut().zip(&other.items) {
            mine.add(theirs);
        }
        self
    }

    /// The report of a match of which this is the whole count. Items that nobody ever drew or
    /// that have no name are left out.
    pub(crate) fn report(&self, plan: &Match, names: &[String]) -> Report {
        let of_item = |(name, tallies): (&String, &[ItemTally])| {
            let seats = (0u8..).zip(tallies).filter(|(_, tally)| tally.drawn > 0);
            seats.map(|(seat, tally)| tally.report(name, seat)).collect::<Vec<_>>()
        };
        let named = names.iter().zip(self.items.chunks_exact(self.seats));
        Report {
            options: Vec::new(),
            games: plan.games,
            seed: plan.seed,
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            wins: self.wins.iter().map(|wins| Share::new(*wins, plan.games)).collect(),
            lengths: Lengths::new(&self.lengths),
            items: named.filter(|(name, _)| !name.is_empty()).flat_map(of_item).collect(),
        }
    }
}

impl ItemTally {
    fn add(&mut self, other: &ItemTally) {
        self.drawn += other.drawn;
        self.played += other.played;
        self.discarded += other.discarded;
        self.games_drawn += other.games_drawn;
        self.wins_drawn += other.wins_drawn;
        self.games_played += other.games_played;
        self.wins_played += other.wins_played;
    }

    fn report(&self, name: &str, seat: u8) -> ItemReport {
        ItemReport {
            item: name.to_owned(),
            seat,
            drawn: self.drawn,
            played: Share::new(self.played, self.drawn),
            discarded: Share::new(self.discarded, self.drawn),
            wins_when_drawn: Share::new(self.wins_drawn, self.games_drawn),
            wins_when_played: Share::new(self.wins_played, self.games_played),
        }
    }
}
