//! The command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use horda_bots::BotKind;
use horda_content::Language;

/// A digital table for zombie board games. An unofficial fan work.
///
/// Without a command it opens the table in the browser.
#[derive(Parser)]
#[command(name = "horda", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub local: Local,
}

/// A server for this computer alone.
#[derive(Args)]
pub struct Local {
    /// The port to listen on; the next free one if it is in use, any free one if it is 0
    #[arg(long, default_value_t = crate::serve::default_port())]
    pub port: u16,
    /// The folder in which games are kept; by default the one for data of your programs
    #[arg(long, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
    /// Print the address and open no browser
    #[arg(long)]
    pub no_browser: bool,
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve tables to others
    Serve(Serve),
    /// Copy everything that is stored to a file, also while a server runs
    Backup {
        /// The folder in which games are kept
        #[arg(long, value_name = "FOLDER")]
        data_dir: PathBuf,
        /// The file to write
        file: PathBuf,
    },
    /// Replace what is stored by a backup, also while a server runs
    Restore {
        /// The folder in which games are kept
        #[arg(long, value_name = "FOLDER")]
        data_dir: PathBuf,
        /// The backup
        file: PathBuf,
    },
    /// Play every stored game again and compare every digest
    Verify {
        /// The folder in which games are kept
        #[arg(long, value_name = "FOLDER")]
        data_dir: PathBuf,
    },
    /// Play in the terminal: against bots, several at one keyboard, or watch bots
    Play(Play),
    /// Play many games between bots and report who wins, how often, with which cards
    Sim(Sim),
    /// Compare the estimate of the chances with games between equal bots, or fit it to them
    Calibrate(Calibrate),
    /// Show a saved game, or prove that it was played by the rules
    Replay(Replay),
    /// Look a rule up by its id or by words, with the tests that prove it
    Rules(Rules),
    /// Work with scenario files
    Scenario(Scenario),
    /// Check or draw tiles and missions of your own
    Content(Content),
    /// Measure how fast the rules and the search are on this machine
    Bench(Bench),
    /// Write completions for a shell to standard output
    Completions {
        /// Which shell
        shell: Shell,
    },
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person at this terminal.
    Me,
    /// A bot.
    Bot(BotKind),
}

fn holder(text: &str) -> Result<Holder, String> {
    if text == "me" {
        return Ok(Holder::Me);
    }
    text.parse().map(Holder::Bot).map_err(|error| format!("{error}, or me"))
}

fn bot(text: &str) -> Result<BotKind, String> {
    text.parse().map_err(|error: horda_bots::UnknownBot| error.to_string())
}

fn seat<T>(text: &str, read: fn(&str) -> Result<T, String>) -> Result<(String, T), String> {
    let (name, who) = text.split_once('=').ok_or("a seat is NAME=WHO, such as zombies=hard")?;
    Ok((name.to_owned(), read(who)?))
}

fn seat_of_anybody(text: &str) -> Result<(String, Holder), String> {
    seat(text, holder)
}

fn seat_of_a_bot(text: &str) -> Result<(String, BotKind), String> {
    seat(text, bot)
}

fn language(text: &str) -> Result<Language, String> {
    text.parse().map_err(|error: horda_content::UnknownLanguage| error.to_string())
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) =
        text.split_once('=').ok_or("an option is NAME=VALUE, such as cleanup=all")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn game_keys() -> PossibleValuesParser {
    horda_catalog::games().iter().map(|game| game.key()).collect::<Vec<_>>().into()
}

#[derive(Args)]
pub struct Serve {
    /// The address and port to listen on
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = crate::serve::default_bind())]
    pub bind: SocketAddr,
    /// The folder in which games are kept
    #[arg(long, value_name = "FOLDER")]
    pub data_dir: PathBuf,
    /// The address that people type, such as https://horda.example
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// Upper limit of messages a second of one connection; 0 switches all rate limits off
    #[arg(long, value_name = "N", default_value_t = crate::serve::RATE_LIMIT)]
    pub rate_limit: u32,
    /// The server is behind a proxy that names the client's address in X-Forwarded-For
    #[arg(long)]
    pub behind_proxy: bool,
}

#[derive(Args)]
pub struct Play {
    /// Which game
    #[arg(value_parser = game_keys())]
    pub game: String,
    /// Who holds a seat of the game, such as zombies=me; may be repeated
    ///
    /// WHO is me, random, greedy, easy, normal or hard.
    /// By default the last seat is yours and hard bots hold the others.
    #[arg(long = "seat", value_name = "NAME=WHO", value_parser = seat_of_anybody)]
    pub seats: Vec<(String, Holder)>,
    /// Language: pl or en; by default that of the environment
    #[arg(long, value_parser = language)]
    pub lang: Option<Language>,
    /// Seed of the deck orders, to repeat a game; by default a random one
    #[arg(long, conflicts_with = "resume")]
    pub seed: Option<u64>,
    /// Sets a reading of the rules, such as cleanup=all; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option, conflicts_with = "resume")]
    pub options: Vec<(String, String)>,
    /// Plays a mission of your own, in games with missions
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub mission: Option<PathBuf>,
    /// Goes on with a saved game
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

#[derive(Args)]
pub struct Sim {
    /// Which game
    #[arg(value_parser = game_keys())]
    pub game: String,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Which bot holds a seat of the game, such as zombies=hard; may be repeated
    ///
    /// WHO is random, greedy, easy, normal or hard.
    #[arg(long = "seat", value_name = "NAME=WHO", value_parser = seat_of_a_bot)]
    pub seats: Vec<(String, BotKind)>,
    /// Which bot holds every seat that is not named
    #[arg(long, value_name = "WHO", default_value = "greedy", value_parser = bot)]
    pub all: BotKind,
    /// Plays the match under every value of an option and makes a table of it; twice at most
    #[arg(long, value_name = "OPTION", conflicts_with_all = ["json", "csv"])]
    pub each: Vec<String>,
    /// Adds the games under every value of an option up in each place of that table
    #[arg(long, value_name = "OPTION", requires = "each")]
    pub over: Option<String>,
    /// Seed of all games, to repeat a run
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; by default one a core
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    /// Sets a reading of the rules, such as cleanup=all; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// Writes the report as JSON
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Writes the table of cards as CSV
    #[arg(long)]
    pub csv: bool,
}

#[derive(Args)]
pub struct Calibrate {
    /// Which game
    #[arg(value_parser = game_keys())]
    pub game: String,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Takes one position in so many, beside the first one of each game
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub every: u32,
    /// Which bot holds every seat; repeated, each has its part of the games
    #[arg(long, value_name = "WHO", default_values = ["normal"], value_parser = bot)]
    pub level: Vec<BotKind>,
    /// Goes through every value of an option, each with its part of the games; may be repeated
    #[arg(long, value_name = "OPTION")]
    pub over: Vec<String>,
    /// Makes the same games again; repeated, each has its part of the games
    #[arg(long, default_values_t = [1])]
    pub seed: Vec<u64>,
    /// Sets a reading of the rules, such as cleanup=all; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// Writes weights that fit these games, for content/<game>/chances.toml
    #[arg(long)]
    pub fit: bool,
}

#[derive(Args)]
pub struct Replay {
    /// A saved game
    pub file: PathBuf,
    /// Stops after this turn
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Only proves that every turn is legal and every digest right
    #[arg(long)]
    pub verify: bool,
    /// Language: pl or en
    #[arg(long, value_parser = language)]
    pub lang: Option<Language>,
}

#[derive(Args)]
pub struct Rules {
    /// A rule's id, such as ZK-MOVE-04, or words to look for; nothing lists all
    pub words: Vec<String>,
    /// Only this language; by default both
    #[arg(long, value_parser = language)]
    pub lang: Option<Language>,
}

#[derive(Args)]
pub struct Scenario {
    #[command(subcommand)]
    pub command: ScenarioCommand,
}

#[derive(Subcommand)]
pub enum ScenarioCommand {
    /// Run scenario files, or all in a folder; exit code 1 if one does not hold
    Run {
        /// Files and folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

#[derive(Args)]
pub struct Content {
    #[command(subcommand)]
    pub command: ContentCommand,
}

#[derive(Subcommand)]
pub enum ContentCommand {
    /// Name everything that is wrong with tiles or missions; exit code 1 if something is
    Check {
        /// Files and folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Draw a mission or the tiles of a file as SVG, with what is wrong in red; exit code 1 then
    Render {
        /// The file
        path: PathBuf,
        /// The picture to write; by default beside the file
        #[arg(short, long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

#[derive(Args)]
pub struct Bench {
    /// Which game
    #[arg(value_parser = game_keys())]
    pub game: String,
    /// How long to measure each figure, in seconds
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=60))]
    pub seconds: u64,
    /// Plays exactly this many random games instead and counts, for an instruction counter
    #[arg(long, value_name = "N")]
    pub games: Option<u64>,
    /// Sets a reading of the rules, such as mission=vault; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
}
