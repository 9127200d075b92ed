//! Counting. Whole numbers only, so that adding up in any order gives the same sums.

use horda_kit::{Deed, Marked, Seat, SeatSet, Verdict};

use crate::report::{ItemReport, Rate, Report, SeatReport, Spread};
use crate::simulate::Match;

/// What was counted in some games of a match.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    wins: Vec<u64>,
    lengths: Vec<u64>,
    items: Vec<ItemTally>,
    /// Who drew what in the game that is being counted. Empty between games.
    drawn_by: Vec<SeatSet>,
}

#[derive(Clone, Copy, Debug, Default)]
struct ItemTally {
    owners: SeatSet,
    drawn: u64,
    played: u64,
    discarded: u64,
    /// Games in which a seat drew it, and those among them which that seat won.
    games: u64,
    games_won: u64,
}

impl Tally {
    pub(crate) fn new(seats: usize, items: usize) -> Tally {
        Tally {
            wins: vec![0; seats],
            lengths: Vec::new(),
            items: vec![ItemTally::default(); items],
            drawn_by: vec![SeatSet::NONE; items],
        }
    }

    /// Counts one finished game.
    pub(crate) fn count<R: Marked>(
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
        for (seat, deed, item) in events.iter().filter_map(|event| rules.mark(event)) {
            self.count_deed(seat, deed, usize::from(item));
        }
        self.settle(verdict);
    }

    fn count_deed(&mut self, seat: Seat, deed: Deed, item: usize) {
        let tally = &mut self.items[item];
        match deed {
            Deed::Drawn => {
                tally.drawn += 1;
                self.drawn_by[item] = self.drawn_by[item].with(seat);
            }
            Deed::Played => tally.played += 1,
            Deed::Discarded => tally.discarded += 1,
        }
    }

    /// A card drawn twice in a game is still one game in which it was drawn.
    fn settle(&mut self, verdict: Verdict) {
        for (tally, drawn_by) in self.items.iter_mut().zip(&mut self.drawn_by) {
            for seat in std::mem::take(drawn_by).iter() {
                tally.owners = tally.owners.with(seat);
                tally.games += 1;
                tally.games_won += u64::from(verdict.winners.contains(seat));
            }
        }
    }

    /// Both counts together.
    pub(crate) fn plus(mut self, other: Tally) -> Tally {
        add_all(&mut self.wins, &other.wins);
        if self.lengths.len() < other.lengths.len() {
            self.lengths.resize(other.lengths.len(), 0);
        }
        add_all(&mut self.lengths, &other.lengths);
        for (mine, theirs) in self.items.iter_mut().zip(&other.items) {
            mine.add(theirs);
        }
        self
    }

    pub(crate) fn report(&self, plan: &Match, names: Vec<String>) -> Report {
        let seats = (0u8..).map(Seat).zip(&plan.bots).zip(&self.wins);
        Report {
            games: plan.games,
            seed: plan.seed,
            seats: seats
                .map(|((seat, bot), wins)| SeatReport {
                    seat,
                    bot: *bot,
                    wins: Rate::new(*wins, plan.games),
                })
                .collect(),
            decisions: Spread::new(&self.lengths),
            items: names
                .into_iter()
                .zip(&self.items)
                .filter(|(name, _)| !name.is_empty())
                .map(|(name, tally)| tally.report(name))
                .collect(),
        }
    }
}

impl ItemTally {
    fn add(&mut self, other: &ItemTally) {
        self.owners = other.owners.iter().fold(self.owners, SeatSet::with);
        self.drawn += other.drawn;
        self.played += other.played;
        self.discarded += other.discarded;
        self.games += other.games;
        self.games_won += other.games_won;
    }

    fn report(&self, name: String) -> ItemReport {
        ItemReport {
            name,
            owners: self.owners,
            drawn: self.drawn,
            played: self.played,
            discarded: self.discarded,
            played_when_drawn: Rate::new(self.played, self.drawn),
            wins_when_drawn: Rate::new(self.games_won, self.games),
        }
    }
}

fn add_all(sums: &mut [u64], more: &[u64]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}
