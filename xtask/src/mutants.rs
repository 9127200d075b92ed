//! Mutation testing: breaks the rules of a game in one place at a time and looks whether a test
//! sees it. A chore, not part of the check: it takes as long as it takes.
//!
//! Works on a copy of the repository below `target/mutants`. A mutant is tried on the scenarios
//! first, which are the fastest, then on the other tests of the game, then on the golden games. What
//! no test sees, or only a golden game, is written to `docs/mutants/<game>.toml` and judged there
//! once by a person: `equivalent`, `cosmetic` or `hole`.

mod copy;
mod find;
mod judged;
mod trial;

use std::collections::BTreeMap;
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
    let fates = try_all(root, game, &mutants, plan.jobs.max(1))?;
    let path = root.join("docs/mutants").join(format!("{game}.toml"));
    let mut judged = Judged::load(&path)?;
    judged.take(&mutants, &fates);
    judged.save(&path, game)?;
    report(game, &fates, &judged);
    Ok(())
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

fn try_all(root: &Path, game: &str, mutants: &[Mutant], jobs: usize) -> Result<Vec<Fate>, String> {
    let (next, begin) = (AtomicUsize::new(0), Instant::now());
    let fates = Mutex::new(BTreeMap::new());
    let work = |job: usize| -> Result<(), String> {
        let trial = Trial::prepare(root, game, job)?;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(mutant) = mutants.get(index) else { return Ok(()) };
            let fate = trial.judge(mutant)?;
            let seconds = begin.elapsed().as_secs();
            let mut fates = fates.lock().expect("no job panics with the list in hand");
            fates.insert(index, fate);
            println!("{:4}/{} {seconds:5} s  {fate:<18} {mutant}", fates.len(), mutants.len());
        }
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..jobs).map(|job| scope.spawn(move || work(job))).collect();
        running.into_iter().try_for_each(|job| job.join().expect("a job does not panic"))
    })?;
    Ok(fates.into_inner().expect("no job panics with the list in hand").into_values().collect())
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
