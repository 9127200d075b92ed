//! Mutation testing: breaks the rules of a game in one place at a time and looks whether a test
//! sees it. A chore, not part of the check: it takes as long as it takes.
//!
//! Works on a copy of the repository below `target/mutants`, in which all mutants are built at once
//! and switched on one at a time; those that do not build together are built one by one. A mutant
//! is tried on the scenarios first, which are the fastest; those that are left are tried on the
//! other tests of the game and on the golden games. What no test sees, or only a golden game, is
//! written to `docs/mutants/<game>.toml` and judged there once by a person: `equivalent`,
//! `cosmetic` or `hole`.

mod copy;
mod find;
mod finder;
mod judged;
mod program;
mod switched;
mod trial;

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use horda_kit::{FastLuck, Odds, pick};

use crate::games::games;
use find::Mutant;
use judged::Judged;
use trial::{Fate, Trial};

/// Which mutants to try.
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
    let mut round = Round {
        game,
        mutants: &mutants,
        judged: Judged::load(&path)?,
        path,
        fates: Vec::new(),
        begin: Instant::now(),
    };
    round.try_all(&mut Trial::prepare(root, game, &mutants)?)?;
    report(game, &round.fates, &round.judged);
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

/// What is tried in one run, and what came of it so far.
struct Round<'a> {
    game: &'a str,
    mutants: &'a [Mutant],
    judged: Judged,
    path: PathBuf,
    fates: Vec<Fate>,
    begin: Instant,
}

impl Round<'_> {
    /// Tries the mutants that build together, then the others one by one.
    fn try_all(&mut self, trial: &mut Trial<'_>) -> Result<(), String> {
        let together = trial.switch_all()?;
        trial.check_scenarios()?;
        let seconds = self.begin.elapsed().as_secs();
        println!("         {} build together after {seconds} s", together.len());
        self.try_each(trial, together.iter().copied())?;
        trial.switch_none()?;
        self.try_each(trial, (0..self.mutants.len()).filter(|number| !together.contains(number)))
    }

    /// Tries mutants on the scenarios, then those that are left on the other tests, which are slow.
    /// What came of each is written at once: a run that is ended loses nothing.
    fn try_each(
        &mut self,
        trial: &mut Trial<'_>,
        numbers: impl Iterator<Item = usize>,
    ) -> Result<(), String> {
        let mut unseen = Vec::new();
        for number in numbers {
            match trial.try_scenarios(number)? {
                Some(fate) => self.note(number, fate)?,
                None => {
                    println!("         not seen by scenarios: {}", self.mutants[number]);
                    unseen.push(number);
                }
            }
        }
        if !unseen.is_empty() {
            trial.check_others()?;
        }
        for number in unseen {
            let fate = trial.try_others(number)?;
            self.note(number, fate)?;
        }
        Ok(())
    }

    /// Writes down what came of a mutant.
    fn note(&mut self, number: usize, fate: Fate) -> Result<(), String> {
        let mutant = &self.mutants[number];
        self.fates.push(fate);
        self.judged.take(mutant, fate);
        self.judged.save(&self.path, self.game)?;
        let (tried, all) = (self.fates.len(), self.mutants.len());
        let seconds = self.begin.elapsed().as_secs();
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
