//! One game from the deal to the end: bots act, people are asked.

use std::io::{BufRead, ErrorKind, Write};
use std::path::{Path, PathBuf};

use horda_content::Rule;
use horda_kit::{Observer, Pending, Phrase, Seat, SeatSet, Verdict};
use horda_table::{Analyst, AnyBot, News, Offer, Seeded, Table, TableError, Turn, UndoPolicy};

use crate::fault::{Done, Fault};
use crate::play::command::{Command, read};
use crate::play::screen::{BOLD, Screen, print_news};

/// A game in progress at this terminal.
pub struct Session {
    screen: Screen,
    table: Box<dyn Table>,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    analyst: Box<dyn Analyst>,
    luck: Seeded,
    saved: Option<PathBuf>,
    /// What happened since a person at this terminal was asked.
    news: Vec<News>,
}

/// What to do after a command.
enum Next {
    /// Show the table anew.
    Show,
    /// Ask again.
    Ask,
    /// Leave the table.
    Leave,
}

impl Session {
    pub fn new(
        screen: Screen,
        table: Box<dyn Table>,
        bots: Vec<Option<Box<dyn AnyBot>>>,
        analyst: Box<dyn Analyst>,
        luck: Seeded,
    ) -> Session {
        Session { screen, table, bots, analyst, luck, saved: None, news: Vec::new() }
    }

    pub fn run(mut self) -> Done {
        if self.table.turn() == 0 {
            self.news = self.table.opening(self.observer());
        }
        let mut input = std::io::stdin().lock().lines();
        loop {
            let seat = match self.table.pending() {
                Pending::Decision { seats, .. } => self.next(seats),
                Pending::Over(verdict) => return self.finish(verdict),
            };
            let seat = seat.ok_or_else(|| Fault::Failure("nobody must decide".into()))?;
            if self.bots[usize::from(seat.0)].is_some() {
                self.bot_turn(seat)?;
                continue;
            }
            self.show(seat)?;
            loop {
                print!("{} ", self.screen.words("play-prompt"));
                let _ = std::io::stdout().flush();
                let Some(Ok(line)) = input.next() else {
                    anstream::println!("\n{}", self.screen.words("play-input-ended"));
                    return Ok(());
                };
                match self.obey(seat, &line)? {
                    Next::Show => break,
                    Next::Ask => {}
                    Next::Leave => return Ok(()),
                }
            }
        }
    }

    /// Who is asked next: in order, but people before bots where one takes what another may want.
    fn next(&self, seats: SeatSet) -> Option<Seat> {
        let mut people = self.people().filter(|seat| seats.contains(*seat));
        let first = people.next().filter(|_| self.table.is_contested());
        first.or_else(|| seats.iter().next())
    }

    /// The observer whose view the terminal shows: the only person's seat, or the audience.
    fn observer(&self) -> Observer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Observer::Seat(seat),
            _ => Observer::Audience,
        }
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0u8..).map(Seat).zip(&self.bots);
        seats.filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    fn bot_turn(&mut self, seat: Seat) -> Done {
        let view = self.table.view(Observer::Seat(seat));
        let offers = self.table.offers(seat, usize::MAX);
        let bot = self.bots[usize::from(seat.0)].as_mut().expect("a bot holds this seat");
        let action = bot.choose(seat, &view, &offers, &[]).map_err(broken)?;
        let turn = self.submit(seat, &action).map_err(broken)?;
        self.hear(&turn);
        if self.people().next().is_none() {
            self.show_news();
        }
        Ok(())
    }

    fn submit(&mut self, seat: Seat, action: &str) -> Result<Turn, TableError> {
        self.table.submit(seat, self.table.turn(), action, &mut self.luck)
    }

    /// At a shared keyboard the next to be asked reads the news: secrets of the seat that acted only if
    /// that is the same person.
    fn hear(&mut self, turn: &Turn) {
        let shared = self.people().count() > 1;
        let asked = match self.table.pending() {
            Pending::Decision { seats, .. } => self.next(seats) == Some(turn.seat),
            Pending::Over(_) => false,
        };
        let observer = if shared && asked { Observer::Seat(turn.seat) } else { self.observer() };
        let steps = self.table.latest(observer).into_iter();
        self.news.extend(steps.flat_map(|step| step.news));
    }

    fn show_news(&mut self) {
        print_news(&self.screen, &self.news);
        self.news.clear();
    }

    fn show(&mut self, seat: Seat) -> Done {
        anstream::println!();
        self.show_news();
        self.screen.draw(&*self.table, Observer::Seat(seat))?;
        self.screen.print_offers(&self.table.offers(seat, usize::MAX));
        self.screen.print_after("  ", &self.screen.words("play-keys"));
        Ok(())
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Result<Next, Fault> {
        match read(line) {
            Command::Offer(number) => match self.offer(seat, number) {
                Some(offer) => self.act(seat, &offer.action),
                None => Ok(Next::Ask),
            },
            Command::Action(action) => self.act(seat, &self.meant(seat, action)),
            Command::Explain(number) => {
                if let Some(offer) = self.offer(seat, number) {
                    self.explain(&offer);
                }
                Ok(Next::Ask)
            }
            Command::Rule(words) => {
                self.show_rules(words);
                Ok(Next::Ask)
            }
            Command::Help => {
                self.help();
                Ok(Next::Ask)
            }
            Command::Hint => {
                self.hint(seat)?;
                Ok(Next::Ask)
            }
            Command::Undo => Ok(self.undo(seat)),
            Command::Save(file) => {
                self.save(file);
                Ok(Next::Ask)
            }
            Command::Quit => Ok(Next::Leave),
            Command::Again => Ok(Next::Show),
        }
    }

    fn offer(&self, seat: Seat, number: usize) -> Option<Offer> {
        let offers = self.table.offers(seat, usize::MAX);
        let offer = number.checked_sub(1).and_then(|index| offers.get(index)).cloned();
        if offer.is_none() {
            let phrase = Phrase::new("play-no-such-offer").number("most", offers.len() as i64);
            self.screen.print(&self.screen.word(&phrase));
        }
        offer
    }

    /// The action itself, or the only one that is offered for this target. Nobody plays a card
    /// without saying so.
    fn meant(&self, seat: Seat, words: &str) -> String {
        let mut offers = self.table.offers(seat, usize::MAX);
        let target = |offer: &Offer| offer.action.rsplit(' ').next().map(str::to_owned);
        offers.retain(|offer| target(offer).is_some_and(|it| it.eq_ignore_ascii_case(words)));
        offers.retain(|offer| !offer.action.starts_with("play "));
        match offers.as_slice() {
            [only] => only.action.clone(),
            _ => words.to_owned(),
        }
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Next, Fault> {
        match self.submit(seat, action) {
            Ok(turn) => {
                self.hear(&turn);
                Ok(Next::Show)
            }
            Err(TableError::Refused(refusal)) => {
                self.screen.print_refusal(&refusal);
                Ok(Next::Ask)
            }
            // The complaint is for those who write files; here it would be in one language only.
            Err(TableError::Unreadable(_)) => {
                let phrase = Phrase::new("play-no-action").text("written", action);
                self.screen.print_after("✗ ", &self.screen.word(&phrase));
                Ok(Next::Ask)
            }
            Err(error) => Err(broken(error)),
        }
    }

    /// What an offer would do, and the rule that asks for it.
    fn explain(&self, offer: &Offer) {
        self.screen.print(&format!("{BOLD}{}{BOLD:#}", self.screen.say(offer.label())));
        if let Some(effect) = self.screen.effect(&offer.action) {
            self.screen.print_after("  ", &effect);
        }
        if let Pending::Decision { rule, .. } = self.table.pending()
            && let Some(rule) = self.screen.game.register().get(rule.0)
        {
            self.print_rule(rule);
        }
    }

    /// What a strong bot would do, with the chances before and after it.
    fn hint(&self, seat: Seat) -> Done {
        let (view, offers) =
            (self.table.view(Observer::Seat(seat)), self.table.offers(seat, usize::MAX));
        let seed = u64::from(self.table.turn());
        let advised = self.analyst.advise(seat, &view, &offers, seed).map_err(broken)?;
        let number = offers.iter().position(|offer| offer.action == advised.offer.action);
        let label = number.map_or_else(String::new, |it| self.screen.say(offers[it].label()));
        let percent = |chance: f32| (chance * 100.0).round() as i64;
        let phrase = Phrase::new("play-hint")
            .number("number", number.map_or(0, |it| it as i64 + 1))
            .text("offer", label)
            .number("before", percent(advised.before))
            .number("after", percent(advised.after));
        self.screen.print(&self.screen.word(&phrase));
        for argument in &advised.why {
            self.screen.print_after("  ", &self.screen.say(argument));
        }
        Ok(())
    }

    /// How the prompt works, and the signs of this game.
    fn help(&self) {
        let of_the_game = Phrase::new(format!("play-help-{}", self.screen.game.key()));
        self.screen.print(&self.screen.words("play-help"));
        self.screen.print(&self.screen.word(&of_the_game));
    }

    fn show_rules(&self, words: &str) {
        let register = self.screen.game.register();
        let exact = register.get(&words.to_uppercase());
        let rules = exact.map_or_else(|| register.search(words), |rule| vec![rule]);
        if rules.is_empty() {
            let example = register.iter().next().map_or("", |rule| &rule.id);
            let phrase = Phrase::new("play-no-such-rule").text("id", example);
            self.screen.print(&self.screen.word(&phrase));
        }
        for rule in rules.into_iter().take(8) {
            self.print_rule(rule);
        }
    }

    /// A rule in the language of this table; its proofs are for `horda rules`.
    fn print_rule(&self, rule: &Rule) {
        let language = self.screen.language;
        let title = rule.title.in_language(language);
        self.screen.print(&format!("{BOLD}{}  {title}{BOLD:#}", rule.id));
        self.screen.print_after("  ", rule.text.in_language(language));
        anstream::println!();
    }

    /// One person decides alone; several at one keyboard see each other and agree by voice.
    fn undo(&mut self, seat: Seat) -> Next {
        let everybody = SeatSet::first(self.bots.len() as u8);
        let undone = self.table.undo(seat, UndoPolicy::Solo, everybody);
        self.news.clear();
        match undone {
            Ok(_) => {
                self.screen.print(&self.screen.words("play-undone"));
                Next::Show
            }
            Err(_) => {
                self.screen.print(&self.screen.words("play-nothing-to-undo"));
                Next::Ask
            }
        }
    }

    /// Never writes over a file that this game did not write.
    fn save(&mut self, file: Option<&str>) {
        let default = || PathBuf::from(format!("{}.horda", self.screen.game.key()));
        let path = file.map(PathBuf::from).or_else(|| self.saved.clone()).unwrap_or_else(default);
        let own = self.saved.as_deref() == Some(path.as_path());
        let written = write(&path, &self.table.journal().write(), own);
        let phrase = match &written {
            Ok(()) => Phrase::new("play-saved").text("file", path.display()),
            Err(error) => {
                let kind =
                    if error.kind() == ErrorKind::AlreadyExists { "exists" } else { "other" };
                let phrase = Phrase::new("play-not-saved").text("file", path.display());
                phrase.text("kind", kind).text("why", error)
            }
        };
        self.screen.print(&self.screen.word(&phrase));
        if written.is_ok() {
            // A command to be copied is never broken into lines.
            anstream::println!("horda play {} --resume {}", self.screen.game.key(), path.display());
            self.saved = Some(path);
        }
    }

    fn finish(&mut self, verdict: Verdict) -> Done {
        anstream::println!();
        self.show_news();
        self.screen.draw(&*self.table, self.observer())?;
        let mine = self.people().any(|seat| verdict.winners.contains(seat));
        let people = self.people().count();
        // People on several seats have one verdict only if they are a team.
        let one_verdict = people == 1 || (people > 1 && self.screen.game.is_team());
        let key = match (one_verdict, mine) {
            (true, true) => "play-you-won",
            (true, false) => "play-you-lost",
            (false, _) => "play-over",
        };
        anstream::println!("{BOLD}{}{BOLD:#}", self.screen.words(key));
        Ok(())
    }
}

fn write(path: &Path, text: &str, own: bool) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).truncate(own).create(own).create_new(!own);
    options.open(path)?.write_all(text.as_bytes())
}

/// A table that cannot go on: a bug, with everything that is needed to see it again.
fn broken(error: TableError) -> Fault {
    if let TableError::Broken { what, report } = error {
        return Fault::Failure(format!(
            "the rules broke: {what}\nplease report this with the game below:\n\n{report}"
        ));
    }
    Fault::Failure(error.to_string())
}
