//! `horda bench`: how fast the rules and the search are here.

use std::time::{Duration, Instant};

use horda_arena::Playout;
use horda_bots::Level;
use horda_catalog::{Game, find};
use horda_kit::{Observer, Pending, Seat, SeatSet};
use horda_table::{Seeded, Table, UndoPolicy};

use crate::cli::Bench;
use crate::fault::{Done, Fault};

/// Games in one go between two looks at the clock.
const BATCH: u64 = 2_000;
/// Actions that are done and taken back at a table.
const TURNS: u32 = 20_000;
/// Estimates of one position.
const ESTIMATES: u32 = 1_000;
/// Iterations of one measured search.
const ITERATIONS: u32 = 20_000;

pub fn run(arguments: &Bench) -> Done {
    let bench = Measured { game: find(&arguments.game)?, options: &arguments.options };
    if let Some(games) = arguments.games {
        let played = bench.play_out(1, games)?;
        anstream::println!("games: {}", played.games);
        anstream::println!("decisions: {}", played.decisions);
        return Ok(());
    }
    let time = Duration::from_secs(arguments.seconds);
    anstream::println!("state: {} bytes", bench.game.state_size());
    let (played, seconds) = bench.playouts(1, time)?;
    print("one core", &played, seconds);
    let questions = bench.game.questions(bench.options, 1, 1_000).map_err(Fault::unreadable)?;
    anstream::println!("  {:.1} questions of luck a game", questions as f64 / 1_000.0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (all, all_seconds) = bench.on_all_cores(cores, time)?;
    print(&format!("{cores} cores"), &all, all_seconds);
    let gain = (all.games as f64 / all_seconds) / (played.games as f64 / seconds);
    anstream::println!("  {gain:.2} times one core");
    for level in [Level::Normal, Level::Hard] {
        let rate = bench.searches(level, time)?;
        anstream::println!("search, {level:?}: {rate:.0} iterations a second on one core");
    }
    anstream::println!("an estimate of the chances: {:.1} µs on one core", bench.estimate()?);
    for turns in [10, 80] {
        if let Some((act, undo)) = bench.at_the_table(turns)? {
            anstream::println!(
                "a table after {turns} turns: {act:.1} µs to act, {undo:.1} µs to undo"
            );
        }
    }
    Ok(())
}

/// A game with the options that it is measured with.
#[derive(Clone, Copy)]
struct Measured<'a> {
    game: &'a dyn Game,
    options: &'a [(String, String)],
}

impl Measured<'_> {
    fn play_out(self, seed: u64, games: u64) -> Result<Playout, Fault> {
        self.game.play_out(self.options, seed, games).map_err(Fault::unreadable)
    }

    fn playouts(self, seed: u64, time: Duration) -> Result<(Playout, f64), Fault> {
        self.play_out(seed, BATCH)?;
        let start = Instant::now();
        let mut all = Playout::default();
        let mut batch = 0;
        while start.elapsed() < time {
            batch += 1;
            let played = self.play_out(seed + batch * BATCH, BATCH)?;
            all.games += played.games;
            all.decisions += played.decisions;
            all.offers += played.offers;
        }
        Ok((all, start.elapsed().as_secs_f64()))
    }

    fn on_all_cores(self, cores: usize, time: Duration) -> Result<(Playout, f64), Fault> {
        let start = Instant::now();
        let parts: Vec<Result<(Playout, f64), Fault>> = std::thread::scope(|scope| {
            let spawn =
                |core: usize| scope.spawn(move || self.playouts(core as u64 * 1_000_000_007, time));
            let threads: Vec<_> = (0..cores).map(spawn).collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined.map(|part| part.expect("a playout does not panic")).collect()
        });
        let mut all = Playout::default();
        for part in parts {
            let (part, _) = part?;
            all.games += part.games;
            all.decisions += part.decisions;
            all.offers += part.offers;
        }
        Ok((all, start.elapsed().as_secs_f64()))
    }

    fn searches(self, level: Level, time: Duration) -> Result<f64, Fault> {
        let start = Instant::now();
        let mut iterations = 0u64;
        let mut seed = 0;
        while start.elapsed() < time {
            seed += 1;
            let searched = self.game.search(self.options, level, seed, ITERATIONS);
            searched.map_err(Fault::unreadable)?;
            iterations += u64::from(ITERATIONS);
        }
        Ok(iterations as f64 / start.elapsed().as_secs_f64())
    }

    fn deal(self, luck: &mut Seeded) -> Result<Box<dyn Table>, Fault> {
        let names = self.game.seat_names(self.options).map_err(Fault::unreadable)?;
        let holders = vec!["bench".to_owned(); names.len()];
        self.game.deal(self.options, &holders, luck).map_err(Fault::unreadable)
    }

    /// How long one estimate takes, from a view as a server has it, in microseconds.
    fn estimate(self) -> Result<f64, Fault> {
        let table = self.deal(&mut Seeded::from_number(1))?;
        let analyst = self.game.analyst(self.options).map_err(Fault::unreadable)?;
        let view = table.view(Observer::Audience);
        let start = Instant::now();
        for _ in 0..ESTIMATES {
            let told = analyst.estimate(&view);
            assert!(told.is_ok(), "a view of the table can be read");
        }
        Ok(start.elapsed().as_secs_f64() * 1e6 / f64::from(ESTIMATES))
    }

    /// How long an action and taking it back take at a table that has been going for so many
    /// turns, in microseconds; nothing if no game is that long.
    fn at_the_table(self, turns: u32) -> Result<Option<(f64, f64)>, Fault> {
        for seed in 0..100 {
            let mut luck = Seeded::from_number(seed);
            let mut table = self.deal(&mut luck)?;
            while let Some((seat, action)) = first_offer(&*table) {
                if table.turn() == turns {
                    return Ok(Some(act_and_undo(&mut *table, seat, &action, &mut luck)));
                }
                if table.submit(seat, table.turn(), &action, &mut luck).is_err() {
                    break;
                }
            }
        }
        Ok(None)
    }
}

fn first_offer(table: &dyn Table) -> Option<(Seat, String)> {
    let Pending::Decision { seats, .. } = table.pending() else { return None };
    let seat = seats.iter().next()?;
    Some((seat, table.offers(seat, usize::MAX).first()?.action.clone()))
}

fn act_and_undo(table: &mut dyn Table, seat: Seat, action: &str, luck: &mut Seeded) -> (f64, f64) {
    let (mut act, mut undo) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..TURNS {
        let start = Instant::now();
        let acted = table.submit(seat, table.turn(), action, luck);
        act += start.elapsed();
        let start = Instant::now();
        let undone = table.undo(seat, UndoPolicy::Solo, SeatSet::NONE);
        undo += start.elapsed();
        assert!(acted.is_ok() && undone.is_ok(), "what was done once can be done again");
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(TURNS);
    (each(act), each(undo))
}

fn print(what: &str, played: &Playout, seconds: f64) {
    let rate = |count: u64| count as f64 / seconds;
    anstream::println!(
        "{what}: {:.0} random games a second, {:.2} million decisions a second",
        rate(played.games),
        rate(played.decisions) / 1e6
    );
    let per_game = |count: u64| count as f64 / played.games as f64;
    anstream::println!(
        "  {:.1} decisions a game, {:.1} offers a decision",
        per_game(played.decisions),
        played.offers as f64 / played.decisions as f64
    );
}
