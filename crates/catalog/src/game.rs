//! The interface of a game whose types are erased.

use std::sync::Arc;

use horda_arena::{Match, Playout, Report, Sample, Sampling};
use horda_bots::{BotKind, Estimator, Level};
use horda_content::{Language, Problem, Register, Texts};
use horda_kit::{Chance, Phrase, Unreadable};
use horda_scenario::Outcome;
use horda_table::{
    Analyst, AnyBot, Divergence, Identity, Journal, Record, ResumeError, Resumed, Table, Turn,
};
use serde_json::value::RawValue;

use crate::content::Content;
use crate::picture::Drawn;

/// An option of the set-up: its name, the ruling it switches, its values, the default first.
pub type OptionSpec = (&'static str, &'static str, &'static [&'static str]);

/// Options that differ from the default: name and value.
pub type Options = [(String, String)];

/// A game as a table plays it, or what is wrong with its content or document.
pub type Made = Result<Arc<dyn Game>, Vec<Problem>>;

/// A game, whatever game it is.
pub trait Game: Send + Sync {
    /// Its key, such as `zombiaki`.
    fn key(&self) -> &'static str;
    /// Names of the seats at a table with these options.
    fn seat_names(&self, options: &Options) -> Result<&'static [&'static str], Vec<Unreadable>>;
    /// House rules: those of these options that differ from their defaults.
    fn house_rules(&self, options: &Options) -> Result<Vec<(String, String)>, Vec<Unreadable>>;
    /// Names of all seats that a table can have. Those of a smaller table come first.
    fn all_seat_names(&self) -> &'static [&'static str];
    /// The option that says how many seats there are, if one does.
    fn seats_by(&self) -> Option<&'static str>;
    /// Do all seats win together or lose together?
    fn is_team(&self) -> bool;
    /// Does a seat see something that another may not?
    fn has_secrets(&self) -> bool;
    /// Everything that can be chosen at set-up.
    fn options(&self) -> &'static [OptionSpec];
    /// Everything that people read.
    fn texts(&self) -> &Texts;
    /// The same as it is written, for pages that make their own sentences.
    fn text_source(&self, language: Language) -> String;
    /// The rules in own words.
    fn register(&self) -> &Register;
    /// Version of its rules.
    fn rules_version(&self) -> u32;
    /// The content that it plays with.
    fn content(&self) -> &Content;

    /// This game for a new table, whose set-up may bring a document. Says everything that is
    /// wrong with the document.
    fn set_up(&self, document: Option<&str>) -> Made;
    /// The document that the set-up brought, in its canonical form.
    fn document(&self) -> Option<&str>;

    /// This game as a stored table or a journal was set up. `content` is what was kept by the
    /// digest that the table names; without it only the content that ships is known.
    fn of(&self, identity: &Identity, content: Option<&str>) -> Made;

    /// Opens a table. `holders` says who sits where, for the journal.
    fn deal(
        &self,
        options: &Options,
        holders: &[String],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Table>, Vec<Unreadable>>;

    /// The table that stored records lead to.
    fn resume(
        &self,
        identity: Identity,
        records: &[Record],
    ) -> Result<Resumed<Box<dyn Table>>, ResumeError>;

    /// Plays a journal again, up to and with turn `last`, checking every digest. `each` is
    /// shown every turn as it is played.
    fn replay(
        &self,
        journal: &Journal,
        last: Option<usize>,
        each: &mut dyn FnMut(&dyn Table, &Turn),
    ) -> Result<Box<dyn Table>, Divergence>;

    /// A table for other people that goes on after turn `last` of a journal, and what a store
    /// keeps of it so far.
    fn branch(
        &self,
        journal: &Journal,
        last: usize,
        holders: &[String],
    ) -> Result<(Box<dyn Table>, Vec<Record>), Divergence>;

    /// A bot for a table with these options.
    fn bot(
        &self,
        kind: BotKind,
        seed: u64,
        options: &Options,
    ) -> Result<Box<dyn AnyBot>, Vec<Unreadable>>;

    /// Previews, hints and estimates for tables with these options.
    fn analyst(&self, options: &Options) -> Result<Box<dyn Analyst>, Vec<Unreadable>>;

    /// What a page must know of the pieces to draw them, in the game's own shape.
    fn pieces(&self) -> Box<RawValue>;

    /// What the piece of content behind an action does, where it has words of its own: the
    /// symbols that it prints, and its text.
    fn describe(&self, action: &str) -> Option<(String, Phrase)>;

    /// Has the rulebook a picture for this rule?
    fn has_picture(&self, rule: &str) -> bool;

    /// The picture of a rule, as a page draws it.
    fn picture(&self, rule: &str) -> Option<Drawn>;

    /// The tests that would see this rule broken.
    fn proofs(&self, rule: &str) -> Vec<String>;

    /// Runs a scenario file.
    fn run_scenarios(&self, file: &str, text: &str) -> Outcome;

    /// Plays many games between bots. The report names the house rules.
    fn simulate(
        &self,
        options: &Options,
        plan: &Match,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, Vec<Unreadable>>;

    /// Takes positions of games between equal bots, to fit or to check an estimate of the chances.
    fn sample(
        &self,
        options: &Options,
        plan: &Sampling,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Vec<Sample>, Vec<Unreadable>>;

    /// How chances are estimated in this game.
    fn estimator(&self) -> &Estimator;

    /// Plays `games` random games on this thread as fast as it can, events off.
    fn play_out(
        &self,
        options: &Options,
        seed: u64,
        games: u64,
    ) -> Result<Playout, Vec<Unreadable>>;

    /// How many questions of luck `games` random games ask.
    fn questions(&self, options: &Options, seed: u64, games: u64) -> Result<u64, Vec<Unreadable>>;

    /// Thinks about the first position for so many iterations, on this thread.
    fn search(
        &self,
        options: &Options,
        level: Level,
        seed: u64,
        iterations: u32,
    ) -> Result<(), Vec<Unreadable>>;

    /// Size of a position in bytes.
    fn state_size(&self) -> usize;
}
