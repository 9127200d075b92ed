//! What the terminal shows: the board, the log, the offers.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use horda_catalog::Game;
use horda_content::Language;
use horda_kit::{Observer, Phrase, Refusal};
use horda_table::{News, Offer, Table};

use crate::fault::{Done, Fault};
use crate::language::WORDS;
use crate::play::zombiaki::Street;

/// So many targets of one card are written out.
const MOST_LINES: usize = 4;
/// Targets on one line where there are more.
const TARGETS_A_LINE: usize = 8;

pub const BOLD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();
pub const ZOMBIES: Style = AnsiColor::BrightGreen.on_default();
pub const HUMANS: Style = AnsiColor::BrightYellow.on_default();
pub const BLOOD: Style = AnsiColor::BrightRed.on_default();

/// A terminal that speaks one language about one game.
pub struct Screen {
    pub game: &'static dyn Game,
    pub language: Language,
    street: Street,
}

impl Screen {
    pub fn new(game: &'static dyn Game, language: Language) -> Result<Screen, Fault> {
        let street = Street::new().map_err(|problems| Fault::all(&problems))?;
        Ok(Screen { game, language, street })
    }

    /// What the game says.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.game.texts().say(self.language, phrase)
    }

    /// What the program says.
    pub fn word(&self, phrase: &Phrase) -> String {
        WORDS.say(self.language, phrase)
    }

    /// What the program says, where nothing has to be filled in.
    pub fn words(&self, key: &'static str) -> String {
        self.word(&Phrase::new(key))
    }

    /// The board as this observer sees it.
    pub fn draw(&self, table: &dyn Table, observer: Observer) -> Done {
        let drawn = self.street.draw(self, &table.view(observer));
        let drawn =
            drawn.map_err(|error| Fault::Failure(format!("the view cannot be read: {error}")))?;
        anstream::println!("{drawn}");
        Ok(())
    }

    /// The symbols and the effect text of the card behind an action.
    pub fn effect(&self, action: &str) -> Option<String> {
        let (symbols, effect) = self.game.describe(action)?;
        Some(format!("{symbols}  {}", self.say(&effect)))
    }

    /// Numbered offers, each card with what it does; more targets of one card share a line.
    pub fn print_offers(&self, offers: &[Offer]) {
        let mut number = 1;
        for run in offers.chunk_by(same_card) {
            let effect = run.first().and_then(|offer| self.effect(&offer.action));
            if let Some(effect) = effect.filter(|_| run[0].action.starts_with("play")) {
                anstream::println!("      {DIM}{effect}{DIM:#}");
            }
            let (whole, short) = run.split_at(if run.len() > MOST_LINES { 1 } else { run.len() });
            for offer in whole {
                anstream::println!("  {BOLD}{number:>2}{BOLD:#}  {}", self.say(&offer.label));
                number += 1;
            }
            for line in short.chunks(TARGETS_A_LINE) {
                let mut text = String::from("      ");
                for offer in line {
                    let target = offer.action.rsplit(' ').next().unwrap_or_default();
                    let _ = write!(text, "{BOLD}{number:>2}{BOLD:#} {target:<5}");
                    number += 1;
                }
                anstream::println!("{text}");
            }
        }
    }

    /// Why something cannot be done, by which rule, and what could be done about it.
    pub fn print_refusal(&self, refusal: &Refusal) {
        let reason = self.say(&refusal.reason);
        let remedy = refusal.remedy.as_ref().map(|phrase| self.say(phrase)).unwrap_or_default();
        anstream::println!("{BLOOD}✗{BLOOD:#} {reason} {remedy} {DIM}[{}]{DIM:#}", refusal.rule.0);
    }
}

/// Do two offers play the same card, at different targets?
fn same_card(first: &Offer, second: &Offer) -> bool {
    let card = |offer: &Offer| {
        let (card, _target) = offer.action.strip_prefix("play ")?.split_once(' ')?;
        Some(card.to_owned())
    };
    card(first).is_some() && card(first) == card(second)
}

/// What happened, each line with the rule behind it.
pub fn print_news(screen: &Screen, news: &[News]) {
    for item in news {
        anstream::println!("  · {} {DIM}[{}]{DIM:#}", screen.say(&item.phrase), item.rule.0);
    }
}
