//! The street of Zombiaki II in letters: tracks are rows, blocks are columns, the Barricades on
//! the left, the Cemetery on the right.

use std::fmt::Write as _;

use anstyle::Style;
use horda_content::Problem;
use horda_kit::{Phrase, Seat};
use horda_zombiaki::card::{CardId, Entry, Play, Side};
use horda_zombiaki::place::{Block, Field, Track};
use horda_zombiaki::state::{Anchor, FaceUp, Phase};
use horda_zombiaki::view::View;
use horda_zombiaki::{Zombiaki, shipped};
use serde_json::value::RawValue;

use crate::play::drawing::Drawing;
use crate::play::screen::{BLOOD, BOLD, DIM, HUMANS, Screen, ZOMBIES};

/// Letters inside one field.
const WIDTH: usize = 12;

/// Draws views of Zombiaki II.
pub struct Street {
    rules: Zombiaki,
}

/// A piece of a line: what it says and how it looks.
type Piece = (String, Style);

impl Drawing for Street {
    fn draw(&self, screen: &Screen, view: &RawValue) -> Result<String, serde_json::Error> {
        let view: View = serde_json::from_str(view.get())?;
        let mut text = self.heading(screen, &view);
        self.draw_grid(screen, &view.face_up, &mut text);
        self.draw_beside(screen, &view.face_up, &mut text);
        for side in Side::ALL {
            self.draw_hand(screen, &view, side, &mut text);
        }
        self.draw_step(screen, &view.face_up, &mut text);
        Ok(text)
    }

    fn goal(&self, _view: &RawValue, seat: Seat) -> Result<Phrase, serde_json::Error> {
        let side = Side::ALL[usize::from(seat.0)];
        Ok(Phrase::new(format!("goal-{}", side.name())))
    }
}

impl Street {
    pub fn new() -> Result<Street, Vec<Problem>> {
        Ok(Street { rules: shipped::rules(Default::default())? })
    }

    fn name(&self, screen: &Screen, card: CardId) -> String {
        screen.say(&Phrase::new(self.rules.pack().name_key(card)))
    }

    fn heading(&self, screen: &Screen, view: &View) -> String {
        let table = &view.face_up;
        let left = cards_left(view, Side::Zombies);
        let side = screen.say(&Phrase::new(format!("side-{}", table.active.name())));
        let said = screen.word(
            &Phrase::new("street-heading")
                .number("round", table.round)
                .text("side", side)
                .number("left", left as i64),
        );
        format!("\n{BOLD}{said}{BOLD:#}\n")
    }

    fn draw_grid(&self, screen: &Screen, table: &FaceUp, text: &mut String) {
        let mut blocks = String::from("   ");
        for block in Block::all() {
            let label = screen.word(&Phrase::new("street-block").number("block", block.0 + 1));
            let _ = write!(blocks, " {label:^WIDTH$}");
        }
        let _ = writeln!(text, "{DIM}{blocks}{DIM:#}");
        let rule = |left: char, middle: char, right: char| {
            let cell = "─".repeat(WIDTH);
            let cells = vec![cell; 5].join(&middle.to_string());
            format!("{left}{cells}{right}   ")
        };
        let (near, far) = (screen.words("street-barricades"), screen.words("street-cemetery"));
        let mut edges = Edges { near: near.chars().collect(), far: far.chars().collect(), line: 0 };
        edges.write(text, &rule('┌', '┬', '┐'));
        for track in Track::all() {
            self.draw_track(screen, table, track, &mut edges, text);
            let last = track == Track(2);
            let rule = if last { rule('└', '┴', '┘') } else { rule('├', '┼', '┤') };
            edges.write(text, &rule);
        }
    }

    fn draw_track(
        &self,
        screen: &Screen,
        table: &FaceUp,
        track: Track,
        edges: &mut Edges,
        text: &mut String,
    ) {
        let cells: Vec<[Vec<Piece>; 3]> =
            track.fields().map(|field| self.cell(screen, table, field)).collect();
        for line in 0..3 {
            let mut row = String::from("│");
            for cell in &cells {
                row.push_str(&padded(&cell[line]));
                row.push('│');
            }
            let label = if line == 1 { track.to_string() } else { String::new() };
            let _ = write!(row, "{DIM} {label:<2}{DIM:#}");
            edges.write(text, &row);
        }
    }

    /// Three lines for one field: who stands there, how it is, what else lies there.
    fn cell(&self, screen: &Screen, table: &FaceUp, field: Field) -> [Vec<Piece>; 3] {
        let mut lines: [Vec<Piece>; 3] = Default::default();
        if let Some(zombie) = table.zombie(field) {
            let strength = self.rules.strength(zombie);
            lines[0].push((self.name(screen, zombie.card), ZOMBIES.bold()));
            lines[1].push(("●".repeat(usize::from(zombie.wounds)), BLOOD));
            lines[1].push(("○".repeat(usize::from(strength - zombie.wounds)), Style::new()));
            lines[1].push((self.gifts(zombie.card).to_owned(), DIM));
            let carried = self.rules.attached(zombie).map(|card| self.name(screen, card));
            let carried = carried.collect::<Vec<_>>().join(",");
            if !carried.is_empty() {
                lines[2].push((format!("+{carried}"), Style::new()));
            }
        }
        if let Some(object) = table.object(field) {
            let line = if table.zombie(field).is_some() { 2 } else { 0 };
            lines[line].push((self.name(screen, object.card), HUMANS.bold()));
            if line == 0 {
                lines[1].push((self.state_of(object.card, object.blows), Style::new()));
            }
        }
        lines
    }

    /// Signs for what a zombie can do.
    fn gifts(&self, card: CardId) -> &'static str {
        let card = self.rules.pack().card(card);
        let Play::Zombie(own) = &card.play else { return "" };
        match own.speed {
            _ if own.agile => " ↕",
            0 => " ■",
            2.. => " ««",
            1 if own.steadfast => " ‖",
            1 if card.blocks_line => " ▓",
            1 => "",
        }
    }

    fn state_of(&self, card: CardId, blows: u8) -> String {
        let Play::Object(object) = &self.rules.pack().card(card).play else { return String::new() };
        match object.entry {
            Entry::Barrier { withstands, .. } => "▒".repeat(usize::from(withstands - blows)),
            Entry::Car(car) => "»".repeat(usize::from(car.speed)),
            Entry::Trap(_) => "✱".into(),
            Entry::Closed => String::new(),
        }
    }

    fn draw_beside(&self, screen: &Screen, table: &FaceUp, text: &mut String) {
        for lasting in &table.lasting {
            let place = match lasting.anchor {
                Anchor::Track(track) => Phrase::new("street-on-track").number("track", track.0 + 1),
                Anchor::Block(block) => Phrase::new("street-on-block").number("block", block.0 + 1),
                Anchor::Street => Phrase::new("street-everywhere"),
            };
            let name = self.name(screen, lasting.card);
            let style = style_of(lasting.card.owner());
            let _ = writeln!(text, "   {style}{name}{style:#} — {}", screen.word(&place));
        }
    }

    /// Available cards lie face up; what an observer knows of the zombie deck is shown too.
    fn draw_hand(&self, screen: &Screen, view: &View, side: Side, text: &mut String) {
        let key = match side {
            Side::Zombies => "street-cemetery-cards",
            Side::Humans => "street-barricade-cards",
        };
        let cards = view.face_up.hand(side).iter().map(|card| self.name(screen, *card));
        let cards = cards.collect::<Vec<_>>().join(" · ");
        let style = style_of(side);
        // RULE ZK-RUL-39: how many cards a deck has and what lies in the Trash is public.
        let trash: i64 = view.face_up.trash[side.index()].iter().map(|it| i64::from(*it)).sum();
        let deck = cards_left(view, side) as i64;
        let piles = Phrase::new("street-piles").number("deck", deck).number("trash", trash);
        let piles = screen.word(&piles);
        let _ =
            writeln!(text, "{style}{}{style:#} {cards} {DIM}({piles}){DIM:#}", screen.words(key));
        let known = view.decks[side.index()].top.iter().filter_map(|(kind, _)| *kind);
        let known = known.map(|kind| self.name(screen, CardId::new(side, kind)));
        let known = known.collect::<Vec<_>>().join(" · ");
        if !known.is_empty() {
            let _ = writeln!(text, "   {DIM}{} {known}{DIM:#}", screen.words("street-known-top"));
        }
    }

    fn draw_step(&self, screen: &Screen, table: &FaceUp, text: &mut String) {
        let key = match table.phase {
            Phase::Cleanup => "step-cleanup",
            Phase::Movement { .. } => "step-movement",
            Phase::Draw => "step-draw",
            Phase::Discard => "step-discard",
            Phase::Use => "step-use",
            Phase::Lure { .. } => "step-lure",
            Phase::Scout => "step-scout",
            Phase::Plan => "step-plan",
            Phase::Raise { .. } => "step-raise",
            Phase::Over { .. } => return,
        };
        let _ = write!(text, "\n{BOLD}{}{BOLD:#}", screen.say(&Phrase::new(key)));
    }
}

/// How many cards are left in a deck; those that a side has seen count.
fn cards_left(view: &View, side: Side) -> usize {
    let deck = &view.decks[side.index()];
    let shuffled: usize = deck.unseen.iter().map(|count| usize::from(*count)).sum();
    shuffled + deck.top.iter().filter(|(card, _)| card.is_some()).count()
}

fn style_of(side: Side) -> Style {
    match side {
        Side::Zombies => ZOMBIES,
        Side::Humans => HUMANS,
    }
}

/// The names of both ends of the street, written downwards.
struct Edges {
    near: Vec<char>,
    far: Vec<char>,
    line: usize,
}

impl Edges {
    fn write(&mut self, text: &mut String, row: &str) {
        let letter = |name: &[char]| {
            let start = (13 - name.len().min(13)) / 2;
            self.line.checked_sub(start).and_then(|index| name.get(index)).copied().unwrap_or(' ')
        };
        let (near, far) = (letter(&self.near), letter(&self.far));
        let _ = writeln!(text, " {HUMANS}{near}{HUMANS:#} {row} {ZOMBIES}{far}{ZOMBIES:#}");
        self.line += 1;
    }
}

/// Pieces beside each other, cut and filled to the width of a field.
fn padded(pieces: &[Piece]) -> String {
    let mut left = WIDTH - 1;
    let mut text = String::from(" ");
    for (piece, style) in pieces {
        let cut: String = piece.chars().take(left).collect();
        left -= cut.chars().count();
        let _ = write!(text, "{style}{cut}{style:#}");
    }
    text.push_str(&" ".repeat(left));
    text
}
