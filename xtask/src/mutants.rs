//! Mutation testing: breaks the rules of a game in one place at a time and looks whether a test
//! sees it. A chore, not part of the check: it takes as long as it takes.
//!
//! Works on a copy of the repository below `target/mutants`. A mutant is tried on the scenarios
//! first, which are the fastest; those that are left are tried on the other tests of the game and on
//! the golden games at the end. What no test sees, or only a golden game, is written to
//! `docs/mutants/<game>.toml` and judged there once by a person: `equivalent`, `cosmetic` or `hole`.

mod copy;
mod find;
mod finder;
mod judged;
mod trial;

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::Args;
use horda_kit::{FastLuck, Odds, pick};

use crate::games::games;
use find::Mutant;
use judged::Judged;
use trial::{Fate, Trial};

/// Which mutants to try, and how.
#[derive(Args)]
pub struct Plan {
    /// The game; all games without it
    #[arg(long)]
    game: Option<String>,
    /// Try so many mutants, chosen by chance, instead of all
    #[arg(long)]
    sample: Option<usize>,
    /// Which sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Copies that are tried at the same time
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

/// Tries the mutants of a game, or of all games.
pub fn run(root: &Path, plan: &Plan) -> Result<(), String> {
    let games: Vec<&str> = games()?.iter().map(|game| game.key).collect();
    let chosen: Vec<&str> = match &plan.game {
        Some(game) => games.iter().copied().filter(|it| it == game).collect(),
        None => games.clone(),
    };
    if chosen.is_empty() {
        return Err(format!("there is no such game; known: {}", games.join(", ")));
    }
    chosen.iter().try_for_each(|game| run_game(root, game, plan))
}

fn run_game(root: &Path, game: &str, plan: &Plan) -> Result<(), String> {
    let all = find::mutants(&root.join("crates/games").join(game).join("src"))?;
    let there_are = all.len();
    let mutants = sample(all, plan);
    println!("mutants: {game}: {} of {there_are}, seed {}", mutants.len(), plan.seed);
    let path = root.join("docs/mutants").join(format!("{game}.toml"));
    let round = Round { game, mutants: &mutants, path: &path, begin: Instant::now() };
    let judged = Mutex::new((Judged::load(&path)?, Vec::new()));
    try_all(root, &round, plan.jobs.max(1), &judged)?;
    let (judged, fates) = judged.into_inner().expect("no job panics with the list in hand");
    report(game, &fates, &judged);
    Ok(())
}

/// What is tried in one run.
struct Round<'a> {
    game: &'a str,
    mutants: &'a [Mutant],
    path: &'a Path,
    begin: Instant,
}

/// So many of the mutants as the plan says, in the order of the files.
fn sample(mut all: Vec<Mutant>, plan: &Plan) -> Vec<Mutant> {
    let Some(most) = plan.sample else { return all };
    let mut luck = FastLuck::new(plan.seed);
    while all.len() > most {
        let index = pick(Odds::Uniform(all.len() as u32), &mut luck) as usize;
        all.remove(index);
    }
    all
}

/// Tries every mutant on the scenarios, then those that are left on the other tests, which are slow.
/// What came of each is written at once: a run that is ended loses nothing.
fn try_all(
    root: &Path,
    round: &Round<'_>,
    jobs: usize,
    judged: &Mutex<(Judged, Vec<Fate>)>,
) -> Result<(), String> {
    let next = &AtomicUsize::new(0);
    let work = |job: usize| -> Result<(), String> {
        let mut trial = Trial::prepare(root, round.game, job)?;
        let mut unseen = Vec::new();
        while let Some(mutant) = round.mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            match trial.try_scenarios(mutant)? {
                Some(fate) => round.note(mutant, fate, judged)?,
                None => {
                    println!("         not seen by scenarios: {mutant}");
                    unseen.push(mutant);
                }
            }
        }
        if !unseen.is_empty() {
            trial.prepare_others()?;
        }
        for mutant in unseen {
            let fate = trial.try_others(mutant)?;
            round.note(mutant, fate, judged)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..jobs).map(|job| scope.spawn(move || work(job))).collect();
        running.into_iter().try_for_each(|job| job.join().expect("a job does not panic"))
    })
}

impl Round<'_> {
    /// Writes down what came of a mutant.
    fn note(
        &self,
        mutant: &Mutant,
        fate: Fate,
        judged: &Mutex<(Judged, Vec<Fate>)>,
    ) -> Result<(), String> {
        let mut judged = judged.lock().expect("no job panics with the list in hand");
        let (judged, fates) = &mut *judged;
        fates.push(fate);
        judged.take(mutant, fate);
        judged.save(self.path, self.game)?;
        let (tried, all, seconds) =
            (fates.len(), self.mutants.len(), self.begin.elapsed().as_secs());
        println!("{tried:4}/{all} {seconds:5} s  {fate:<18} {mutant}");
        Ok(())
    }
}

fn report(game: &str, fates: &[Fate], judged: &Judged) {
    let count = |wanted: Fate| fates.iter().filter(|fate| **fate == wanted).count();
    println!(
        "mutants: {game}: {} caught by scenarios, {} by other tests, {} only by golden games, {} by \
         nothing, {} do not build",
        count(Fate::Scenarios),
        count(Fate::OtherTests),
        count(Fate::OnlyGolden),
        count(Fate::Survived),
        count(Fate::Unbuildable),
    );
    let open = judged.open();
    if open > 0 {
        println!("mutants: {open} survivors in docs/mutants/{game}.toml wait for a verdict");
    }
}
