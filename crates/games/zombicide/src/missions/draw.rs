//! Draws a mission as SVG: its board, everything that lies on it, and what is wrong in red.

use super::check::{Checked, Spot};
use super::mission::Mission;
use crate::board::border::Segment;
use crate::board::geometry::Rect;
use crate::board::map::Map;
use crate::board::render::{MARGIN, draw_board, draw_line, draw_rect, put, room_of, sheet};
use crate::board::zone::Zone;
use crate::pack::Pack;

/// Units from one token to the next.
const STEP: f32 = 4.4;
/// Units of a line of words.
const LINE: u16 = 2;
/// Letters that fit into a unit, about.
const LETTERS: f32 = 1.25;

/// Something that lies in a Zone: its class, its shape and its words.
struct Token {
    zone: Zone,
    class: &'static str,
    shape: Shape,
    words: String,
}

/// How a token looks.
enum Shape {
    Round,
    Square,
    Triangle,
    Sign,
}

/// A mission with what was found in it. Without a board only the sentences are drawn.
pub fn draw_mission(pack: &Pack, checked: &Checked) -> String {
    let lines: Vec<String> = checked.problems.iter().map(ToString::to_string).collect();
    let mut out = TOKEN_STYLE.to_owned();
    let (mut width, mut height) = (90, 0);
    if let Some(mission) = &checked.mission {
        (width, height) = (mission.map.geometry().width, mission.map.geometry().height);
        draw_board(&mission.map, &mut out);
        draw_tokens(pack, mission, &checked.spots, &mut out);
    }
    if !lines.is_empty() {
        write_lines(&lines, width, height + MARGIN - LINE, &mut out);
        height += MARGIN + LINE * wrapped(&lines, width).len() as u16;
    }
    sheet(width, height, &out)
}

fn draw_tokens(pack: &Pack, mission: &Mission, spots: &[(Spot, String)], out: &mut String) {
    let map = &*mission.map;
    for lock in &mission.locks {
        if let Some(place) = map.gate(lock.door).place {
            draw_line(place, &format!("lock {}", lock.colour.name()), out);
        }
    }
    let tokens = tokens(pack, mission);
    for zone in map.all_zones().iter() {
        let here: Vec<&Token> = tokens.iter().filter(|token| token.zone == zone).collect();
        draw_row(&here, room_of(map, zone), out);
    }
    for (spot, _) in spots {
        draw_spot(map, *spot, out);
    }
}

fn tokens(pack: &Pack, mission: &Mission) -> Vec<Token> {
    let mut all = Vec::new();
    let mut add = |zone: Zone, class, shape, words: String| {
        all.push(Token { zone, class, shape, words });
    };
    for zone in &mission.start {
        add(*zone, "start", Shape::Sign, "START".into());
    }
    if let Some(exit) = mission.exit {
        add(exit, "exit", Shape::Sign, "EXIT".into());
    }
    for (place, spawn) in mission.spawns.iter().enumerate() {
        let words = if spawn.active { format!("{}", place + 1) } else { "z".into() };
        add(spawn.zone, spawn.colour.name(), Shape::Triangle, words);
    }
    for objective in &mission.objectives {
        let colour = if objective.mixed { "mixed" } else { objective.colour.name() };
        let words = if objective.mixed { "?" } else { "X" };
        add(objective.zone, colour, Shape::Round, words.into());
    }
    for zone in &mission.crates {
        add(*zone, "crate", Shape::Square, "C".into());
    }
    for (zone, tokens) in &mission.noise {
        add(*zone, "noise", Shape::Round, tokens.to_string());
    }
    for (zone, kind, count) in &mission.zombies {
        add(*zone, "zombie", Shape::Sign, format!("{} {count}", kind.name()));
    }
    for (who, zone) in &mission.companions {
        add(*zone, "companion", Shape::Sign, pack.character(*who).id.clone());
    }
    all
}

/// Tokens of a Zone side by side, in as many rows as they need.
fn draw_row(tokens: &[&Token], room: Rect, out: &mut String) {
    let (mut x, mut y) = (f32::from(room.x) + 2.6, f32::from(room.y) + 5.4);
    let right = f32::from(room.x + room.width);
    for token in tokens {
        let width = match token.shape {
            Shape::Round | Shape::Square | Shape::Triangle => STEP,
            Shape::Sign => token.words.len() as f32 * 1.15 + 1.6,
        };
        if x + width - 2.6 > right && x > f32::from(room.x) + 2.6 {
            (x, y) = (f32::from(room.x) + 2.6, y + 3.2);
        }
        draw_token(token, x, y, width, out);
        x += width;
    }
}

fn draw_token(token: &Token, x: f32, y: f32, width: f32, out: &mut String) {
    let Token { class, words, .. } = token;
    let centre = match token.shape {
        Shape::Round => {
            put(
                out,
                format_args!("<circle class=\"token {class}\" cx=\"{x}\" cy=\"{y}\" r=\"1.8\"/>"),
            );
            x
        }
        Shape::Square => {
            let (left, top) = (x - 1.7, y - 1.7);
            put(
                out,
                format_args!(
                    "<rect class=\"token {class}\" x=\"{left}\" y=\"{top}\" width=\"3.4\" height=\"3.4\" \
                     rx=\".4\"/>"
                ),
            );
            x
        }
        Shape::Triangle => {
            let (left, right, top, bottom) = (x - 2.1, x + 2.1, y - 2.2, y + 1.5);
            put(
                out,
                format_args!(
                    "<path class=\"token {class}\" d=\"M{x} {top}L{right} {bottom}L{left} {bottom}Z\"/>"
                ),
            );
            x
        }
        Shape::Sign => {
            let (left, top, wide) = (x - 1.8, y - 1.2, width - 0.6);
            put(
                out,
                format_args!(
                    "<rect class=\"token {class}\" x=\"{left}\" y=\"{top}\" width=\"{wide}\" \
                     height=\"2.4\" rx=\"1.2\"/>"
                ),
            );
            left + wide / 2.0
        }
    };
    let y = y + 0.1;
    put(out, format_args!("<text class=\"on {class}\" x=\"{centre}\" y=\"{y}\">{words}</text>"));
}

fn draw_spot(map: &Map, spot: Spot, out: &mut String) {
    match spot {
        Spot::Zone(zone) => {
            let parts = map.geometry().parts.iter().filter(|part| part.zone == zone);
            parts.flat_map(|part| &part.rects).for_each(|rect| draw_rect(*rect, "wrong", out));
        }
        Spot::Door(gate) => {
            if let Some(Segment { axis, at, from, to }) = map.gate(gate).place {
                let wide = Segment { axis, at, from: from.saturating_sub(1), to: to + 1 };
                draw_line(wide, "wrong", out);
            }
        }
    }
}

/// Sentences below each other, broken where they are too long.
fn write_lines(lines: &[String], width: u16, top: u16, out: &mut String) {
    for (place, line) in wrapped(lines, width).iter().enumerate() {
        let y = top + LINE * (place as u16 + 1);
        put(out, format_args!("<text class=\"said\" x=\"0\" y=\"{y}\">{}</text>", escaped(line)));
    }
}

fn wrapped(lines: &[String], width: u16) -> Vec<String> {
    let most = (f32::from(width + MARGIN) * LETTERS) as usize;
    let mut all = Vec::new();
    for line in lines.iter().flat_map(|line| line.lines()) {
        let mut now = String::new();
        for word in line.split(' ') {
            if !now.is_empty() && now.chars().count() + word.chars().count() >= most {
                all.push(std::mem::replace(&mut now, "   ".to_owned()));
            }
            if !now.is_empty() {
                now.push(' ');
            }
            now.push_str(word);
        }
        all.push(now);
    }
    all
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

const TOKEN_STYLE: &str = "<style>.token{stroke:#2a2620;stroke-width:.35}\
    .red{fill:#b3261e}.blue{fill:#2f6db3}.green{fill:#3f8f4f}.mixed{fill:#f7f3e8}\
    .crate{fill:#c98f3c}.noise{fill:#f0d24a}.start{fill:#2a2620}.exit{fill:#f7f3e8}\
    .zombie{fill:#6d8a3a}.companion{fill:#d98cb3}\
    .on{font-size:1.7px;font-weight:700;text-anchor:middle;dominant-baseline:central;fill:#fff}\
    .on.mixed,.on.exit,.on.noise,.on.companion,.on.crate{fill:#2a2620}\
    .lock{stroke-width:1.5;stroke-linecap:butt}.lock.red{stroke:#b3261e}\
    .lock.blue{stroke:#2f6db3}.lock.green{stroke:#3f8f4f}\
    rect.wrong{fill:#e0241a;fill-opacity:.22;stroke:#e0241a;stroke-width:.7;\
    stroke-dasharray:1.6 .8}line.wrong{stroke:#e0241a;stroke-width:3;stroke-opacity:.75}\
    .said{fill:#b3140b;font-size:1.5px}</style>\n";
