//! The laws that every game must pass, at every step of many random games.
//!
//! Law 8 (odds sum to one) is checked by the scenario runner for every action of the suite, and
//! law 9 (golden playthrough) by the test that compares the files.

mod first_question;
mod game;
mod pairs;
mod pool;
mod replayed;

use horda_content::Variant;
use horda_kit::{FastLuck, Rules, Seat};
use horda_table::Playable;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use game::Game;
use pool::Pool;

/// The laws, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// 1: random games end within the declared bound.
    Ends = 1,
    /// 2: what is listed is legal, what is legal and not composed is listed; no duplicates; stable
    /// order; what is written can be read.
    ListAndCheckAgree = 2,
    /// 3: a seat is pending exactly while the game runs; seats that are pending or may interject,
    /// and no others, have offers.
    PendingSeatsCanAct = 3,
    /// 4: a journal replays to the same digest, and its records resume to the same position.
    ReplayAndResume = 4,
    /// 5: an imagined world looks like the view it was imagined from.
    ImaginedLooksAlike = 5,
    /// 6: what an observer cannot know does not reach it in any way.
    NothingLeaks = 6,
    /// 7: the source of luck changes nothing before the first question.
    LuckOnlyWhereAsked = 7,
    /// 10: no game comes to a position that the rules call impossible (`Rules::broken`), and no
    /// observer imagines one.
    NeverBroken = 10,
    /// 11: a game that says it has no secrets (`Rules::SECRETS`) shows everybody the same.
    NoSecrets = 11,
}

/// A law that was broken, where and how.
#[derive(Clone, Debug, Error)]
#[error(
    "law {} ({law:?}) broken in game {seed} after {decision} decisions: {what}",
    *.law as u8
)]
pub struct LawBroken {
    /// Which law.
    pub law: Law,
    /// The game that shows it.
    pub seed: u64,
    /// After how many decisions.
    pub decision: u32,
    /// What was seen.
    pub what: String,
}

/// Composes any action of a seat in a position, legal or not; nothing where there is nothing to
/// compose. The laws cannot guess what is not listed, so a game with such actions brings this.
pub type Compose<'a, R> =
    &'a dyn Fn(&R, &<R as Rules>::State, Seat, &mut FastLuck) -> Option<<R as Rules>::Action>;

/// Plays random games with these seeds and checks laws 1 to 7 and 10 at every step. Stops at the
/// first that is broken.
pub fn check_laws<R>(rules: &R, seeds: std::ops::Range<u64>) -> Result<(), Box<LawBroken>>
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    check_composed_laws(rules, &|_, _, _, _| None, seeds)
}

/// The same for a game with composed actions: some of them are tried and played.
pub fn check_composed_laws<R>(
    rules: &R,
    compose: Compose<'_, R>,
    seeds: std::ops::Range<u64>,
) -> Result<(), Box<LawBroken>>
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let mut pool = Pool::new();
    for seed in seeds {
        let mut game = Game::deal(rules, compose, seed);
        while game.is_running()? {
            game.check_step(&mut pool)?;
            game.advance();
        }
        replayed::check_replay(rules, compose, seed)?;
    }
    Ok(())
}

/// Checks the laws for every reading but the default: each value of each option by itself.
pub fn check_readings<R>(rules: &R, seeds: std::ops::Range<u64>) -> Result<(), String>
where
    R: Playable + Clone + Variant,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    for (name, _, values) in R::option_list() {
        for value in &values[1..] {
            check_reading(rules, &[((*name).into(), (*value).into())], seeds.clone())?;
        }
    }
    Ok(())
}

/// Checks the laws where two options meet: in a few games every value of every option stands
/// beside every value of every other. The games count on from a seed, each with its own setting.
pub fn check_pairs<R>(rules: &R, first_seed: u64) -> Result<(), String>
where
    R: Playable + Clone + Variant,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let options = R::option_list();
    let values: Vec<usize> = options.iter().map(|(_, _, values)| values.len()).collect();
    for (seed, row) in (first_seed..).zip(pairs::pairwise(&values)) {
        let set = options.iter().zip(row).filter(|(_, value)| *value > 0);
        let set: Vec<(String, String)> =
            set.map(|((name, _, values), value)| ((*name).into(), values[value].into())).collect();
        check_reading(rules, &set, seed..seed + 1)?;
    }
    Ok(())
}

/// Checks the laws with some options set.
fn check_reading<R>(
    rules: &R,
    set: &[(String, String)],
    seeds: std::ops::Range<u64>,
) -> Result<(), String>
where
    R: Playable + Clone + Variant,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let named: Vec<String> = set.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let named = named.join(" ");
    let variant = rules.with_options(set);
    let variant = variant.map_err(|problems| format!("{named}: {problems:?}"))?;
    check_laws(&variant, seeds).map_err(|broken| format!("{named}: {broken}"))
}
