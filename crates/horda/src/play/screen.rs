//! What the terminal shows: the board, the log, the offers.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use horda_catalog::Game;
use horda_content::Language;
use horda_kit::{Arg, Observer, Phrase, Refusal};
use horda_table::{News, Offer, Table};

use crate::fault::{Done, Fault};
use crate::language::WORDS;
use crate::play::drawing::{Drawing, drawing_of};

/// So many offers that differ only in their target are written out.
const MOST_LINES: usize = 4;
/// So many targets that take several words each are listed; of more, one tells how to type it.
const MOST_LISTED: usize = 12;
/// So many offers of one pawn stand together; more of them are parted by what is done.
const MOST_OF_ONE: usize = 20;
/// No line is longer, as long as it can be broken and the terminal has room for it.
const WIDTH: usize = 100;
/// Narrower terminals break lines themselves.
const NARROWEST: usize = 40;
/// Separates the pawn that acts from its action.
const SUBJECT: &str = ": ";

pub const BOLD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();
pub const ZOMBIES: Style = AnsiColor::BrightGreen.on_default();
pub const HUMANS: Style = AnsiColor::BrightYellow.on_default();
pub const BLOOD: Style = AnsiColor::BrightRed.on_default();

/// A terminal that speaks one language about one game.
pub struct Screen {
    pub game: &'static dyn Game,
    pub language: Language,
    drawing: Box<dyn Drawing>,
    /// Letters of a line.
    width: usize,
}

impl Screen {
    pub fn new(game: &'static dyn Game, language: Language) -> Result<Screen, Fault> {
        Screen::of_width(game, language, width())
    }

    pub fn of_width(
        game: &'static dyn Game,
        language: Language,
        width: usize,
    ) -> Result<Screen, Fault> {
        Ok(Screen { game, language, drawing: drawing_of(game)?, width })
    }

    /// Letters of a line.
    pub fn width(&self) -> usize {
        self.width
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
        for line in self.board_lines(table, observer)? {
            anstream::println!("{line}");
        }
        Ok(())
    }

    /// What the observer wants, and the board. Sentences are broken where the terminal ends.
    fn board_lines(&self, table: &dyn Table, observer: Observer) -> Result<Vec<String>, Fault> {
        let view = table.view(observer);
        let mut text = String::new();
        if let Observer::Seat(seat) = observer {
            let goal = self.drawing.goal(&view, seat).map_err(unreadable)?;
            text = self.word(&Phrase::new("play-goal").text("goal", self.say(&goal))) + "\n";
        }
        text += &self.drawing.draw(self, &view).map_err(unreadable)?;
        Ok(text.lines().flat_map(|line| wrap(line, self.width)).collect())
    }

    /// A sentence, broken between words where the terminal ends.
    pub fn print(&self, text: &str) {
        self.print_after("", text);
    }

    /// A sentence behind a sign; lines below it begin where it began.
    pub fn print_after(&self, sign: &str, text: &str) {
        for line in self.lines_after(sign, text) {
            anstream::println!("{line}");
        }
    }

    fn lines_after(&self, sign: &str, text: &str) -> Vec<String> {
        let indent = letters(sign);
        let lines = text.lines().flat_map(|line| wrap(line, self.width.saturating_sub(indent)));
        let before = |number| if number == 0 { sign.to_owned() } else { " ".repeat(indent) };
        lines.enumerate().map(|(number, line)| format!("{}{line}", before(number))).collect()
    }

    /// The symbols and the effect text of the card behind an action.
    pub fn effect(&self, action: &str) -> Option<String> {
        let (symbols, effect) = self.game.describe(action)?;
        Some(format!("{symbols}  {}", self.say(&effect)).trim_start().to_owned())
    }

    /// Numbered offers, each card with what it does. Where one action has many targets, only the
    /// first is written out; what one and the same pawn may do stands together.
    pub fn print_offers(&self, offers: &[Offer]) {
        for line in self.offer_lines(offers) {
            anstream::println!("{line}");
        }
    }

    fn offer_lines(&self, offers: &[Offer]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut number = 1;
        let mut rest = offers;
        while !rest.is_empty() {
            let run = first_run(rest, |first, second| self.differ_in_target(first, second));
            let subject = first_run(rest, |first, second| self.same_subject(first, second));
            let taken = if run > MOST_LINES || !(2..=MOST_OF_ONE).contains(&subject) {
                lines.extend(self.run_lines(number, &rest[..run]));
                run
            } else {
                lines.extend(self.subject_lines(number, &rest[..subject]));
                subject
            };
            number += taken;
            rest = &rest[taken..];
        }
        lines
    }

    /// Offers that differ only in their target.
    fn run_lines(&self, number: usize, run: &[Offer]) -> Vec<String> {
        let mut lines = Vec::new();
        let effect = self.effect(&run[0].action);
        if let Some(effect) = effect.filter(|_| run[0].action.starts_with("play ")) {
            let effect = self.lines_after("      ", &effect).into_iter();
            lines.extend(effect.map(|line| format!("{DIM}{line}{DIM:#}")));
        }
        let (whole, short) = run.split_at(if run.len() > MOST_LINES { 1 } else { run.len() });
        for (number, offer) in (number..).zip(whole) {
            let sign = format!("  {BOLD}{number:>2}{BOLD:#}  ");
            lines.extend(self.lines_after(&sign, &self.say(offer.label())));
        }
        let number = number + whole.len();
        lines.extend(match short.last().filter(|last| long_target(&run[0], last).is_some()) {
            Some(last) if short.len() > MOST_LISTED => self.many_lines(number, short.len(), last),
            _ => self.target_lines(number, &run[0], short),
        });
        lines
    }

    /// Too many targets to read: their numbers, and how one of them is typed.
    fn many_lines(&self, number: usize, count: usize, example: &Offer) -> Vec<String> {
        let phrase =
            Phrase::new("play-many").number("count", count as i64).text("action", &example.action);
        let most = number + count - 1;
        self.lines_after(&format!("      {BOLD}{number}–{most}{BOLD:#} "), &self.word(&phrase))
    }

    /// The targets of these offers, numbered from `number` on, many on a line. The first offer
    /// of the run tells what in their sentences is the target.
    fn target_lines(&self, number: usize, first: &Offer, offers: &[Offer]) -> Vec<String> {
        let target = |offer: &Offer| {
            let names = named_apart(first.label(), offer.label());
            if names.is_empty() {
                let word = || odd_word(&first.action, &offer.action);
                return long_target(first, offer).or_else(word).unwrap_or_default().to_owned();
            }
            names.iter().map(|name| self.say(name)).collect::<Vec<_>>().join(" + ")
        };
        let targets: Vec<String> = offers.iter().map(target).collect();
        let width = targets.iter().map(|target| letters(target) + 1).max().unwrap_or(1);
        let digits = (number + offers.len()).to_string().len().max(2);
        let numbered: Vec<(usize, String)> = (number..).zip(targets).collect();
        let on_a_line = ((self.width - 6) / (width + digits + 1)).max(1);
        let mut lines = Vec::new();
        for chunk in numbered.chunks(on_a_line) {
            let mut text = String::new();
            for (number, target) in chunk {
                let _ = write!(text, "{BOLD}{number:>digits$}{BOLD:#} {target:<width$}");
            }
            lines.extend(self.lines_after("      ", text.trim_end()));
        }
        lines
    }

    /// Offers of one pawn, which is named once.
    fn subject_lines(&self, number: usize, offers: &[Offer]) -> Vec<String> {
        let label = self.say(offers[0].label());
        let sign = format!("  {BOLD}{number:>2}{BOLD:#}  ");
        let mut lines = self.lines_after(&sign, &label);
        for (number, offer) in (number..).zip(offers).skip(1) {
            let label = self.say(offer.label());
            let rest = label.split_once(SUBJECT).map_or("", |(_, rest)| rest);
            let one = format!("  {BOLD}{number:>2}{BOLD:#} {rest}");
            match lines.last_mut().filter(|line| letters(line) + letters(&one) <= self.width) {
                Some(line) => line.push_str(&one),
                None => lines.extend(self.lines_after("    ", &one)),
            }
        }
        lines
    }

    /// Do two offers differ only in their target? Where that word decides what the action does,
    /// as the name of a card does, it is no target.
    fn differ_in_target(&self, first: &Offer, second: &Offer) -> bool {
        (odd_word(&first.action, &second.action).is_some() || long_target(first, second).is_some())
            && same_but_one_place(first.label(), second.label())
            && self.effect(&first.action) == self.effect(&second.action)
    }

    /// Do two offers name the same pawn before their colon?
    fn same_subject(&self, first: &Offer, second: &Offer) -> bool {
        let (first, second) = (self.say(first.label()), self.say(second.label()));
        match (first.split_once(SUBJECT), second.split_once(SUBJECT)) {
            (Some((first, _)), Some((second, _))) => first == second,
            _ => false,
        }
    }

    /// Why something cannot be done, by which rule, and what could be done about it.
    pub fn print_refusal(&self, refusal: &Refusal) {
        let reason = self.say(&refusal.reason);
        let remedy = refusal.remedy.as_ref().map(|phrase| self.say(phrase)).unwrap_or_default();
        self.print_after("✗ ", &format!("{reason} {remedy} [{}]", refusal.rule.0));
    }
}

/// The width of the terminal, at most [`WIDTH`]; a pipe has room for that.
fn width() -> usize {
    let size = console::Term::stdout().size_checked();
    size.map_or(WIDTH, |(_, wide)| usize::from(wide).clamp(NARROWEST, WIDTH))
}

fn unreadable(error: serde_json::Error) -> Fault {
    Fault::Failure(format!("the view cannot be read: {error}"))
}

/// The word of the second action that the first has another for, if it is the only one and not
/// what is done: the last, or a field that stands before the last, as in `build bus C6 n`.
fn odd_word<'a>(first: &str, second: &'a str) -> Option<&'a str> {
    let (first, second) = (first.split(' '), second.split(' ').collect::<Vec<_>>());
    let first: Vec<&str> = first.collect();
    if first.len() != second.len() {
        return None;
    }
    let mut odd = (0..second.len()).filter(|index| first[*index] != second[*index]);
    match (odd.next()?, odd.next()) {
        (index, None) if index > 1 || index + 1 == second.len() && index == 1 => {
            Some(second[index])
        }
        _ => None,
    }
}

/// The target of the second offer if it is of several words, as in `stamp z3 A1 B1`: both do the
/// same to the same thing, and only one place of their sentences tells them apart.
fn long_target<'a>(first: &Offer, second: &'a Offer) -> Option<&'a str> {
    let same = first.action.split(' ').take(2).eq(second.action.split(' ').take(2));
    told_apart(first.label(), second.label()).filter(|target| same && target.contains(' '))
}

/// Do two sentences differ in one place at most?
fn same_but_one_place(first: &Phrase, second: &Phrase) -> bool {
    let places = first.args.iter().zip(&second.args);
    first.key == second.key && places.filter(|(first, second)| first != second).count() <= 1
}

/// What the second sentence names where the first names something else.
fn named_apart(first: &Phrase, second: &Phrase) -> Vec<Phrase> {
    let mut places = first.args.iter().zip(&second.args);
    match places.find(|(first, second)| first != second) {
        Some((_, (_, Arg::Key(key)))) => vec![Phrase::new(key.clone())],
        Some((_, (_, Arg::Phrases(names)))) => names.clone(),
        Some((_, (_, Arg::Number(_) | Arg::Text(_) | Arg::Keys(_)))) | None => Vec::new(),
    }
}

/// What the second sentence says in the only place where the first says something else.
fn told_apart<'a>(first: &Phrase, second: &'a Phrase) -> Option<&'a str> {
    if !same_but_one_place(first, second) {
        return None;
    }
    let mut places = first.args.iter().zip(&second.args);
    match places.find(|(first, second)| first != second)?.1 {
        (_, Arg::Text(text)) => Some(text),
        (_, Arg::Number(_) | Arg::Key(_) | Arg::Keys(_) | Arg::Phrases(_)) => None,
    }
}

/// How many offers belong together with the first, which counts.
fn first_run(offers: &[Offer], together: impl Fn(&Offer, &Offer) -> bool) -> usize {
    let Some((first, others)) = offers.split_first() else { return 0 };
    1 + others.iter().take_while(|offer| together(first, offer)).count()
}

/// Letters that can be seen: colours take no room.
pub fn letters(text: &str) -> usize {
    anstream::adapter::strip_str(text).map(|part| part.chars().count()).sum()
}

/// Words on lines of this many letters at most. What fits is left as it is.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    if letters(text) <= width {
        return vec![text.to_owned()];
    }
    let mut lines = Vec::new();
    let (mut line, mut long) = (String::new(), 0);
    for word in text.split(' ') {
        let wanted = letters(word);
        if long > 0 && long + 1 + wanted > width {
            lines.push(std::mem::take(&mut line));
            long = 0;
        }
        if !line.is_empty() {
            line.push(' ');
            long += 1;
        }
        line.push_str(word);
        long += wanted;
    }
    lines.push(line);
    lines
}

/// What happened, each line with the rule behind it.
pub fn print_news(screen: &Screen, news: &[News]) {
    for item in news {
        screen.print_after("  · ", &format!("{} [{}]", screen.say(&item.phrase), item.rule.0));
    }
}

#[cfg(test)]
mod tests {
    use horda_kit::Pending;
    use horda_table::Seeded;

    use super::*;

    fn screen(game: &str) -> Screen {
        let game = horda_catalog::find(game).expect("there is this game");
        Screen::new(game, Language::En).expect("it can be drawn")
    }

    fn offer(action: &str, label: Phrase) -> Offer {
        Offer { action: action.into(), data: Default::default(), label: Some(label) }
    }

    #[test]
    fn offers_stand_together_if_only_their_target_differs() {
        let screen = screen("zombiaki");
        let same = |first: &str, second: &str| {
            let label = Phrase::new("action-end");
            screen.differ_in_target(&offer(first, label.clone()), &offer(second, label))
        };
        assert!(same("place zombie A1", "place zombie A2"));
        assert!(!same("place zombie A1", "place hulk A1"));
        assert!(!same("end", "end") && !same("end", "finish"));
        assert!(same("build bus C6 n", "build bus D6 n"));
        assert!(!same("build bus C6 n", "build bus D6 e"));
        assert!(same("play shot T1", "play shot T2"));
        assert!(same("step T1B2 T1B1", "step T1B2 T2B2"));
        assert!(!same("discard shot", "discard burst"), "cards are written out");
    }

    #[test]
    fn what_one_human_may_do_stands_together_and_a_push_is_not_called_a_step() {
        let screen = screen("terror");
        let go = |human: &str, key: &'static str, to: &str| {
            let label = Phrase::new(key).key("human", format!("human-{human}")).text("to", to);
            offer(&format!("go {human} {to}"), label.text("beyond", "C3"))
        };
        let step = go("nurse", "action-go", "B1");
        let (other, push) = (go("nurse", "action-go", "C2"), go("nurse", "action-push", "C2"));
        assert!(screen.differ_in_target(&step, &other) && !screen.differ_in_target(&step, &push));
        assert!(screen.same_subject(&step, &push));
        assert!(!screen.same_subject(&step, &go("banker", "action-go", "B1")));
    }

    #[test]
    fn a_target_may_be_of_several_words() {
        let screen = screen("gearup");
        let stamp = |zombie: u8, cells: &str| {
            let label = Phrase::new("action-stamp").key("target", "breed-walker");
            let label = label.number("number", zombie).text("cells", cells);
            offer(&format!("stamp z{zombie} {cells}"), label)
        };
        let (first, second) = (stamp(3, "A1 B1"), stamp(3, "B2 C2"));
        assert!(screen.differ_in_target(&first, &second));
        assert!(!screen.differ_in_target(&first, &stamp(4, "B2 C2")));
        assert_eq!(long_target(&first, &second), Some("B2 C2"));
        assert_eq!(long_target(&first, &stamp(3, "A1 C1")), Some("A1 C1"), "not C1 alone");
        assert_eq!(long_target(&first, &first), None);
        assert_eq!(long_target(&stamp(3, "A1"), &stamp(3, "B1")), None);
    }

    #[test]
    fn a_run_is_of_offers_that_belong_to_the_first() {
        let label = || Phrase::new("action-end");
        let offers = ["build bus A1 n", "build bus B1 n", "build bus B1 e"];
        let offers = offers.map(|action| offer(action, label()));
        let near = |one: &Offer, other: &Offer| odd_word(&one.action, &other.action).is_some();
        assert_eq!(first_run(&offers, near), 2);
        assert_eq!(first_run(&[], near), 0);
    }

    #[test]
    fn targets_with_a_name_are_named_in_the_language() {
        let on = |human: &str| Phrase::new("action-play-on").key("human", human);
        assert_eq!(named_apart(&on("human-nurse"), &on("human-dog")), [Phrase::new("human-dog")]);
        let at = |field: &str| Phrase::new("action-haunt").text("at", field);
        assert_eq!(named_apart(&at("A1"), &at("A2")), []);
        let zone = |number: u8| Phrase::new("zone-place").number("number", number);
        let to = |number: u8| Phrase::new("action-move").phrases("to", [zone(number)]);
        assert_eq!(named_apart(&to(1), &to(2)), [zone(2)]);
    }

    /// Whatever is played, nothing is wider than the terminal: boards, offers and what happens.
    #[test]
    fn no_line_is_wider_than_eighty_letters() {
        for game in horda_catalog::games() {
            for language in [Language::Pl, Language::En] {
                let screen = Screen::of_width(game, language, 80).expect("it can be drawn");
                let seats = game.seat_names(&[]).expect("there are seats").len();
                let (mut luck, mut pick) = (Seeded::new([7; 32]), 0);
                let mut table =
                    game.deal(&[], &vec!["human".to_owned(); seats], &mut luck).expect("a table");
                for _ in 0..80 {
                    let Pending::Decision { seats, .. } = table.pending() else { break };
                    let seat = seats.iter().next().expect("a seat decides");
                    let offers = table.offers(seat, usize::MAX);
                    let board = screen.board_lines(&*table, Observer::Seat(seat)).expect("a board");
                    for line in board.into_iter().chain(screen.offer_lines(&offers)) {
                        let plain = anstream::adapter::strip_str(&line).to_string();
                        assert!(letters(&line) <= 80, "{} {language:?}:\n{plain}", game.key());
                    }
                    pick = (pick * 31 + 17) % 1009;
                    let action = offers[pick % offers.len()].action.clone();
                    table.submit(seat, table.turn(), &action, &mut luck).expect("it was offered");
                }
            }
        }
    }

    #[test]
    fn long_texts_are_broken_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
    }
}
