//! The car park of Zombie Terror in letters: the car at the top, the supermarket at the bottom,
//! and beside it what both sides know.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use horda_content::Problem;
use horda_kit::{Phrase, Seat};
use horda_terror::field_set::FieldSet;
use horda_terror::human::{Fate, Human};
use horda_terror::place::{COLUMNS, Facing, Field, Half, ROWS};
use horda_terror::side::Side;
use horda_terror::state::{
    Ask, FaceUp, FacingAfter, Phase, Special, TERROR_START, ZOMBIES as PAWNS,
};
use horda_terror::token::Sort;
use horda_terror::view::{Duty, View};
use horda_terror::{Terror, shipped};
use serde_json::value::RawValue;

use crate::play::drawing::Drawing;
use crate::play::screen::{BLOOD, BOLD, DIM, HUMANS, Screen, ZOMBIES, wrap};

/// Letters inside one field.
const CELL: usize = 3;
/// Letters of a row: its fields, and its number on both sides.
const BOARD: usize = COLUMNS as usize * CELL + 6;
/// Letters between the board and what stands beside it.
const GAP: usize = 3;
/// Letters of the longest name of a human, in any language, and a space.
const NAME: usize = 13;

/// A space at which no line is broken.
const NO_BREAK: &str = "\u{a0}";

const THINGS: Style = AnsiColor::BrightCyan.on_default();
/// Zombies that can still be activated, by facing.
const AWAKE: [char; 4] = ['▲', '▶', '▼', '◀'];
/// Zombies that were activated, by facing.
const SPENT: [char; 4] = ['△', '▷', '▽', '◁'];

/// Draws views of Zombie Terror.
pub struct CarPark {
    rules: Terror,
}

/// What a field shows, three letters, and how it looks.
type Cell = (String, Style);

impl Drawing for CarPark {
    fn draw(&self, screen: &Screen, view: &RawValue) -> Result<String, serde_json::Error> {
        let view: View = serde_json::from_str(view.get())?;
        let mut text = heading(screen, &view);
        let board = self.board(screen, &view);
        let mut beside = self.people(screen, &view);
        beside.push(String::new());
        beside.extend(work(screen, &view));
        if !matches!(view.face_up.phase, Phase::Build { .. }) {
            beside.extend(stock(screen, &view));
            beside.push(String::new());
            beside.extend(self.cards(screen, &view));
        }
        let room = screen.width().saturating_sub(BOARD + GAP);
        let beside: Vec<String> = beside.iter().flat_map(|line| wrap(line, room)).collect();
        for line in 0..board.len().max(beside.len()) {
            let empty = " ".repeat(BOARD);
            let left = board.get(line).unwrap_or(&empty);
            let right = beside.get(line).map_or("", String::as_str);
            let _ = writeln!(text, "{}", format!("{left}{:GAP$}{right}", "").trim_end());
        }
        let _ = writeln!(text, "{DIM}{}{DIM:#}", screen.words("park-signs"));
        if let Some(key) = step_key(&view.face_up) {
            let _ = write!(text, "\n{BOLD}{}{BOLD:#}", screen.say(&Phrase::new(key)));
        }
        Ok(text)
    }

    fn goal(&self, view: &RawValue, seat: Seat) -> Result<Phrase, serde_json::Error> {
        let view: View = serde_json::from_str(view.get())?;
        let side = Side::ALL[usize::from(seat.0)];
        Ok(Phrase::new(format!("goal-{}", side.name())).number("goal", view.insight.goal))
    }
}

impl CarPark {
    pub fn new() -> Result<CarPark, Vec<Problem>> {
        Ok(CarPark { rules: shipped::rules(Default::default())? })
    }

    /// The board, a line for each row and some for its edges, all of one width.
    fn board(&self, screen: &Screen, view: &View) -> Vec<String> {
        let width = COLUMNS as usize * CELL;
        let letters = (b'A'..b'A' + COLUMNS).map(|letter| format!("{:^CELL$}", char::from(letter)));
        let letters = format!("   {DIM}{}{DIM:#}   ", letters.collect::<String>());
        let mut lines = vec![letters.clone()];
        for row in (0..ROWS).rev() {
            if row + 1 == Half::Car.fields().first().map_or(0, Field::row) {
                lines.push(format!("   {DIM}{}{DIM:#}   ", "╌".repeat(width)));
            }
            let mut line = format!("{DIM}{:>2}{DIM:#} ", row + 1);
            for column in 0..COLUMNS {
                let (cell, style) = self.cell(screen, view, Field::new(column, row));
                let _ = write!(line, "{style}{cell}{style:#}");
            }
            let _ = write!(line, " {DIM}{:<2}{DIM:#}", row + 1);
            lines.push(line);
        }
        lines.push(letters);
        let shop = format!(" {} ", screen.words("park-supermarket"));
        lines.push(format!("   {HUMANS}{shop:═^width$}{HUMANS:#}   "));
        lines
    }

    /// A human or zombie on a field hides what lies there.
    fn cell(&self, screen: &Screen, view: &View, at: Field) -> Cell {
        let table = &view.face_up;
        if let Some(human) = table.human_at(at) {
            return human_cell(screen, table, human);
        }
        if let Some(facing) = table.horde.facing_of(at) {
            return zombie_cell(view, at, facing);
        }
        if table.ground.car_fields().contains(at) {
            return (self.car_cell(screen, table, at), THINGS.bold());
        }
        if table.spots.contains(&at) {
            return (" ? ".into(), THINGS.bold());
        }
        if table.loot.contains(&at) {
            return (" ¤ ".into(), THINGS.bold());
        }
        match self.lying(table, at) {
            Some(Sort::Bus) => ("▓▓▓".into(), Style::new()),
            Some(Sort::Booth) => ("▒▒▒".into(), Style::new()),
            Some(Sort::Sewer) => (" ◎ ".into(), THINGS),
            Some(Sort::Large | Sort::Small | Sort::Car) => ("███".into(), Style::new()),
            None if table.ground.permitted.contains(at) => (" · ".into(), DIM),
            None => ("   ".into(), Style::new()),
        }
    }

    /// What sort of token covers a field.
    fn lying(&self, table: &FaceUp, at: Field) -> Option<Sort> {
        let covers = |cover: FieldSet| cover.contains(at);
        table.ground.tokens.iter().find_map(|token| {
            let kind = self.rules.pack().token(token.kind);
            kind.cover(token.at, token.turned).is_some_and(covers).then_some(kind.sort)
        })
    }

    /// A third of the car, which bears its name.
    fn car_cell(&self, screen: &Screen, table: &FaceUp, at: Field) -> String {
        let name = screen.words("park-car");
        let whole = format!("[{name:^width$}]", width = 3 * CELL - 2);
        let first = table.ground.car.map_or(0, Field::column);
        whole.chars().skip(usize::from(at.column() - first) * CELL).take(CELL).collect()
    }

    /// Everybody on the human side: sign, name, stars, what became of them.
    fn people(&self, screen: &Screen, view: &View) -> Vec<String> {
        let table = &view.face_up;
        let known = |human: &Human| *human != Human::Dog || table.fate(*human) != Fate::Away;
        let line = |human: Human| {
            let (sign, style) = human_cell(screen, table, human);
            let name = screen.say(&Phrase::new(format!("human-{}", human.name())));
            let stars = self.stars(table, human);
            let state = state_of(screen, view, human);
            format!("{style}{sign}{style:#} {name:<NAME$}{stars:<3} {state}")
        };
        Human::ALL.into_iter().filter(known).map(line).collect()
    }

    /// The stars that a human shows, and those that a wound covers.
    fn stars(&self, table: &FaceUp, human: Human) -> String {
        let healthy = self.rules.stars(human, false);
        let shown = match table.fate(human) {
            Fate::Away | Fate::Alive { wounded: false, .. } => healthy,
            Fate::Alive { wounded: true, .. } => self.rules.stars(human, true),
            Fate::Escaped { stars } => stars,
            Fate::Dead { .. } | Fate::Lost => 0,
        };
        let covered = healthy.saturating_sub(shown);
        "★".repeat(usize::from(shown)) + &"☆".repeat(usize::from(covered))
    }

    /// The hands that this observer sees, how many cards the others hold, and what lies on the table.
    fn cards(&self, screen: &Screen, view: &View) -> Vec<String> {
        let table = &view.face_up;
        let mut lines = Vec::new();
        for side in Side::ALL {
            let names = |set: horda_terror::card::CardSet| {
                let names = set.of(side).map(|card| {
                    screen.say(&Phrase::new(format!("card-{}", self.rules.pack().card(card).id)))
                });
                names.map(|name| name.replace(' ', NO_BREAK)).collect::<Vec<_>>().join(" · ")
            };
            let held = i64::from(table.held[side.index()]);
            let hand = match view.hands[side.index()] {
                Some(hand) if !hand.is_empty() => names(hand),
                _ => screen.word(&Phrase::new("park-cards").number("count", held)),
            };
            let style = style_of(side);
            let whose = screen.words(match side {
                Side::Zombies => "park-zombie-cards",
                Side::Humans => "park-human-cards",
            });
            let mut said = format!("{whose} {hand}");
            let played = table.played[side.index()];
            if !played.is_empty() {
                said = format!(
                    "{said} {}",
                    screen.word(&Phrase::new("park-played").text("cards", names(played)))
                );
            }
            for (number, line) in
                wrap(&said, screen.width().saturating_sub(BOARD + GAP + 2)).into_iter().enumerate()
            {
                let line = line.replace(NO_BREAK, " ");
                let line = if number == 0 { line } else { format!("  {line}") };
                lines.push(match line.strip_prefix(&whose) {
                    Some(rest) => format!("{style}{whose}{style:#}{rest}"),
                    None => line,
                });
            }
        }
        lines
    }
}

fn heading(screen: &Screen, view: &View) -> String {
    let table = &view.face_up;
    let builder = view.insight.building.map_or(Side::Zombies, |building| building.side);
    let side = screen.say(&Phrase::new(format!("side-{}", table.active(builder).name())));
    let said = screen.word(
        &Phrase::new("park-heading")
            .number("round", table.round)
            .text("side", side)
            .number("points", table.points())
            .number("goal", view.insight.goal),
    );
    format!("\n{BOLD}{said}{BOLD:#}\n")
}

fn human_cell(screen: &Screen, table: &FaceUp, human: Human) -> Cell {
    let sign = screen.word(&Phrase::new(format!("park-sign-{}", human.name())));
    let acts = matches!(table.human_turn.acting, Some((acting, _)) if acting == human);
    let (mark, style) = match table.fate(human) {
        Fate::Alive { wounded: false, .. } if acts => (' ', HUMANS.bold().invert()),
        Fate::Alive { wounded: true, .. } if acts => ('*', BLOOD.bold().invert()),
        Fate::Alive { wounded: false, .. } => (' ', HUMANS.bold()),
        Fate::Alive { wounded: true, .. } => ('*', BLOOD.bold()),
        Fate::Dead { .. } => ('†', BLOOD),
        Fate::Away | Fate::Escaped { .. } | Fate::Lost => (' ', DIM),
    };
    (format!("{sign}{mark}"), style)
}

/// An arrow: doubled for the Runner, with a block for the Brute, with a mark for a duty. While
/// it is asked which way a new zombie looks, it looks nowhere.
fn zombie_cell(view: &View, at: Field, facing: Facing) -> Cell {
    let table = &view.face_up;
    let used = table.horde.used.contains(at);
    let asked = match table.ask {
        Some(Ask::Facing { at: asked, after }) if asked == at => Some(after),
        _ => None,
    };
    let arrow = match asked {
        Some(after) if after != FacingAfter::Racket => '◆',
        _ if used => SPENT[facing.index()],
        _ => AWAKE[facing.index()],
    };
    let before = match table.horde.special_at(at) {
        Some(Special::Runner) => arrow,
        Some(Special::Brute) => '■',
        None => ' ',
    };
    let sight = view.insight.sights.iter().find(|sight| sight.at == at);
    let (mark, style) = match sight.and_then(|sight| sight.duty) {
        _ if arrow == '◆' => (' ', ZOMBIES.bold()),
        Some(Duty::Bite) => ('!', BLOOD.bold()),
        Some(Duty::Chase) => ('~', HUMANS.bold()),
        None if used => (' ', ZOMBIES.dimmed()),
        None => (' ', ZOMBIES),
    };
    let acts = table.zombie_turn.acting.is_some_and(|walker| walker.at == at);
    let style = if acts || asked.is_some() { style.invert() } else { style };
    (format!("{before}{arrow}{mark}"), style)
}

/// Where a human stands and what became of it.
fn state_of(screen: &Screen, view: &View, human: Human) -> String {
    let table = &view.face_up;
    let mut words = Vec::new();
    match table.fate(human) {
        Fate::Away if table.phase == (Phase::Muster { human }) => {
            words.push(screen.words("park-next"));
        }
        Fate::Away => words.push(screen.words("park-waits")),
        Fate::Alive { at, wounded } => {
            let sewer = if table.ground.sewer == Some(at) { " ◎" } else { "" };
            let load = if table.humans[human.index()].carries { " ¤" } else { "" };
            words.push(format!("{at}{sewer}{load}"));
            if wounded {
                words.push(screen.words("park-wounded"));
            }
        }
        Fate::Dead { at } => words.extend([at.to_string(), screen.words("park-dead")]),
        Fate::Escaped { .. } => words.push(screen.words("park-escaped")),
        Fate::Lost if human == Human::Dog => words.push(screen.words("park-lost")),
        Fate::Lost => words.push(screen.words("park-turned")),
    }
    let reach = view.insight.reaches.iter().find(|reach| reach.human == human);
    if let Some(reach) = reach {
        let acts = matches!(table.human_turn.acting, Some((acting, _)) if acting == human);
        let key = match (acts, table.human_turn.finished.contains(human)) {
            (true, _) => "park-acts",
            (false, true) => "park-done",
            (false, false) => "park-fresh",
        };
        words.push(screen.word(&Phrase::new(key).number("points", reach.points)));
    }
    words.join(", ")
}

/// What both sides have left.
fn stock(screen: &Screen, view: &View) -> Vec<String> {
    let table = &view.face_up;
    let here = |human: Human| matches!(table.fate(human), Fate::Away | Fate::Alive { .. });
    let mut kept = Vec::new();
    if here(Human::Policeman) {
        kept.push(screen.word(&Phrase::new("park-bullets").number("bullets", table.bullets)));
    }
    if here(Human::Banker) {
        kept.push(screen.words(if table.briefcase {
            "park-briefcase"
        } else {
            "park-no-briefcase"
        }));
    }
    let mut lines = Vec::new();
    if !kept.is_empty() {
        lines.push(kept.join(" · "));
    }
    if let Some(thing) = view.insight.thing {
        let thing = screen.say(&Phrase::new(format!("thing-{}", thing.name())));
        let needed = Phrase::new("park-needed").text("thing", thing).number("needed", table.needed);
        lines.push(screen.word(&needed));
        if !table.spots.is_empty() {
            let spots = table.spots.iter().map(Field::to_string).collect::<Vec<_>>().join(", ");
            let phrase = Phrase::new("park-spots").text("fields", spots).number("real", table.real);
            lines.push(screen.word(&phrase));
        }
    }
    let pool = Phrase::new("park-pool").number("pool", table.pool).number("all", PAWNS);
    lines.push(screen.word(&pool));
    lines.push(match table.terror {
        None => screen.words("park-no-terror"),
        Some(marker) => {
            let field =
                |field: u8| if field == marker { format!("[{field}]") } else { field.to_string() };
            let track = (view.insight.track_end..=TERROR_START.max(marker)).rev().map(field);
            let track = track.collect::<Vec<_>>().join(" ");
            format!(
                "{BLOOD}{}{BLOOD:#}",
                screen.word(&Phrase::new("park-terror").text("track", track))
            )
        }
    });
    lines
}

/// How much there is to do in this phase.
fn work(screen: &Screen, view: &View) -> Vec<String> {
    let table = &view.face_up;
    let turn = &table.zombie_turn;
    let mut lines = Vec::new();
    match table.phase {
        Phase::Build { .. } => {
            if let Some(building) = view.insight.building {
                let sort = screen.say(&Phrase::new(format!("sort-{}", building.sort.name())));
                lines.push(screen.word(&Phrase::new("park-building").text("sort", sort)));
            }
        }
        Phase::Haunt => {
            let [shop, car] = view.insight.to_haunt;
            let phrase =
                Phrase::new("park-to-haunt").number("supermarket", shop).number("car", car);
            lines.push(screen.word(&phrase));
        }
        Phase::Humans => {
            let activated = table.human_turn.activated;
            let phrase = Phrase::new("park-activated").number("activated", activated);
            lines.push(screen.word(&phrase.number("quota", activated + 1)));
        }
        Phase::Movement => {
            let phrase = Phrase::new("park-quota").number("activated", turn.activated);
            lines.push(screen.word(&phrase.number("quota", turn.quota)));
            if let Some(walker) = turn.acting {
                let phrase = Phrase::new("park-walker").text("at", walker.at);
                lines.push(screen.word(&phrase.number("points", walker.points)));
            }
        }
        Phase::Adding => {
            let phrase = Phrase::new("park-due")
                .number("supermarket", turn.due[Half::Supermarket.index()])
                .number("car", turn.due[Half::Car.index()])
                .number("anywhere", turn.due_anywhere);
            lines.push(screen.word(&phrase));
        }
        Phase::Muster { .. } | Phase::Tidying | Phase::Over { .. } => {}
    }
    lines
}

/// The question that is asked, else the phase.
fn step_key(table: &FaceUp) -> Option<&'static str> {
    Some(match (table.ask, table.phase) {
        (_, Phase::Over { .. }) => return None,
        (Some(Ask::Facing { .. }), _) => "step-facing",
        (Some(Ask::Ambush), _) => "step-ambush",
        (Some(Ask::PutDown { .. }), _) => "step-put-down",
        (Some(Ask::Replace { .. }), _) => "step-replace",
        (None, Phase::Build { .. }) => "step-build",
        (None, Phase::Muster { .. }) => "step-muster",
        (None, Phase::Haunt) => "step-haunt",
        (None, Phase::Humans) => "step-humans",
        (None, Phase::Movement) => "step-movement",
        (None, Phase::Adding) => "step-adding",
        (None, Phase::Tidying) => "step-tidying",
    })
}

fn style_of(side: Side) -> Style {
    match side {
        Side::Zombies => ZOMBIES,
        Side::Humans => HUMANS,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use horda_catalog::{Game, find};
    use horda_content::Language;
    use horda_kit::{Observer, Pending};
    use horda_table::{Offer, Seeded};

    use super::*;

    fn terror() -> &'static dyn Game {
        find("terror").expect("there is this game")
    }

    /// Signs that anstream would take off.
    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    /// Plays a game, a different offer each time, and shows every board.
    fn boards(language: Language, setup: &str, mut look: impl FnMut(&str)) {
        let screen = Screen::new(terror(), language).expect("it can be drawn");
        let park = CarPark::new().expect("the content is sound");
        let options = [("setup".to_owned(), setup.to_owned())];
        let mut luck = Seeded::new([7; 32]);
        let names = ["human".to_owned(), "human".to_owned()];
        let mut table = terror().deal(&options, &names, &mut luck).expect("it can be dealt");
        let mut pick = 0usize;
        while let Pending::Decision { seats, .. } = table.pending() {
            let seat = seats.iter().next().expect("a seat decides");
            let drawn = park.draw(&screen, &table.view(Observer::Seat(seat)));
            look(&plain(&drawn.expect("the view can be read")));
            let offers: Vec<Offer> = table.offers(seat, usize::MAX);
            pick = pick.wrapping_mul(31).wrapping_add(17) % 1009;
            let action = &offers[pick % offers.len()].action;
            table.submit(seat, table.turn(), action, &mut luck).expect("it was offered");
        }
        let drawn = park.draw(&screen, &table.view(Observer::Audience));
        look(&plain(&drawn.expect("the view can be read")));
    }

    #[test]
    fn no_board_of_any_set_up_is_wider_than_a_hundred_letters_or_lacks_a_word() {
        for language in [Language::Pl, Language::En] {
            for setup in ["printed", "advanced", "free", "keys", "fuel"] {
                boards(language, setup, |board| {
                    let wide = board.lines().find(|line| line.chars().count() > 100);
                    assert_eq!(wide, None, "{setup}\n{board}");
                    assert!(!board.contains('⟨'), "{setup}\n{board}");
                });
            }
        }
    }

    #[test]
    fn every_row_is_drawn_as_wide_as_the_others() {
        boards(Language::En, "fuel", |board| {
            let rows = board.lines().filter(|line| line.trim_start().starts_with(char::is_numeric));
            let ends = rows.map(|line| line.chars().skip(40).take(2).collect::<String>());
            let wanted = (1..=16).rev().map(|row| format!("{row:<2}"));
            let found: Vec<String> = ends.map(|end| format!("{:<2}", end.trim())).collect();
            assert_eq!(found, wanted.collect::<Vec<_>>(), "{board}");
        });
    }

    #[test]
    fn humans_have_signs_of_two_letters_that_nobody_shares() {
        for language in [Language::Pl, Language::En] {
            let screen = Screen::new(terror(), language).expect("it can be drawn");
            let sign =
                |human: Human| screen.word(&Phrase::new(format!("park-sign-{}", human.name())));
            let signs: BTreeSet<String> = Human::ALL.into_iter().map(sign).collect();
            assert_eq!(signs.len(), Human::ALL.len());
            assert!(signs.iter().all(|sign| sign.chars().count() == CELL - 1), "{signs:?}");
        }
    }
}
