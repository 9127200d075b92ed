//! Draws a board as SVG: plain ink on paper.
//!
//! It is for people who write tiles and missions, so it shows what the rules see: Zones with their
//! names, kinds of borders, doors by their places. The page has pictures of its own.

use std::fmt::Write;

use super::border::{Axis, Border, BorderKind, Sandbags, Segment};
use super::geometry::{Geometry, PartPlace, Rect};
use super::map::Map;
use super::zone::{Zone, ZoneKind};

/// Pixels of a unit.
const SCALE: u16 = 9;
/// Units around the board.
pub(crate) const MARGIN: u16 = 3;

/// The board as an SVG picture.
pub fn render(map: &Map) -> String {
    let mut inside = String::new();
    draw_board(map, &mut inside);
    sheet(map.geometry().width, map.geometry().height, &inside)
}

/// A sheet of paper around what is drawn, so many units wide and high.
pub(crate) fn sheet(width: u16, height: u16, inside: &str) -> String {
    let (wide, high) = (width + 2 * MARGIN, height + 2 * MARGIN);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{MARGIN} -{MARGIN} {wide} {high}\" \
         width=\"{}\" height=\"{}\" font-family=\"'Segoe UI',Roboto,Helvetica,Arial,sans-serif\">\n\
         {STYLE}<rect class=\"paper\" x=\"-{MARGIN}\" y=\"-{MARGIN}\" width=\"{wide}\" \
         height=\"{high}\"/>\n{inside}</svg>\n",
        wide * SCALE,
        high * SCALE,
    )
}

/// Zones, borders and doors.
pub(crate) fn draw_board(map: &Map, out: &mut String) {
    let Geometry { parts, borders, rim, tiles, .. } = map.geometry();
    parts.iter().for_each(|part| draw_part(part, out));
    for tile in tiles {
        let (x, y) = (tile.x + 15, tile.y + 15);
        put(out, format_args!("<text class=\"tile\" x=\"{x}\" y=\"{y}\">{}</text>", tile.side));
    }
    // Walls last, so that lines end at them.
    let is_wall = |border: &&Border| class(border) == "wall";
    borders.iter().filter(|border| !is_wall(border)).for_each(|it| draw_border(it, out));
    borders.iter().filter(is_wall).for_each(|border| draw_border(border, out));
    rim.iter().for_each(|wall| draw_line(*wall, "wall", out));
    for (_, door) in map.doors() {
        if let Some(place) = door.place {
            draw_line(place, if door.open { "open" } else { "door" }, out);
        }
    }
    parts.iter().for_each(|part| draw_name(map, part, out));
}

const STYLE: &str = "<defs><pattern id=\"dark\" width=\"1.6\" height=\"1.6\" \
    patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
    <rect width=\"1.6\" height=\"1.6\" fill=\"#a3967f\"/>\
    <rect width=\".55\" height=\"1.6\" fill=\"#8b7f69\"/></pattern></defs>\n\
    <style>.paper{fill:#f7f3e8}.street{fill:#d3d1c9}.room{fill:#ecd9ab}.dark{fill:url(#dark)}\
    .corridor{fill:#d9a79c}.tank{fill:#9aa58a}\
    line{stroke:#2a2620;stroke-width:.8;stroke-linecap:square}\
    .free{stroke:#f7f3e8;stroke-width:1;stroke-dasharray:.7 .9;stroke-linecap:butt}\
    .opening{stroke:#8b7f69;stroke-width:.35;stroke-dasharray:.9 .9;stroke-linecap:butt}\
    .door{stroke:#b3261e;stroke-width:1.5;stroke-linecap:butt}\
    .open{stroke:#f7f3e8;stroke-width:1.1;stroke-linecap:butt}\
    .sandbags{stroke:#a0763c;stroke-width:1.4;stroke-dasharray:1.2 .6;stroke-linecap:butt}\
    text{fill:#2a2620;font-size:1.5px}\
    .tile{font-size:13px;font-weight:700;fill:#2a2620;fill-opacity:.07;text-anchor:middle;\
    dominant-baseline:central}.place{font-size:1.15px;fill-opacity:.7}</style>\n";

fn draw_part(part: &PartPlace, out: &mut String) {
    let class = match part.kind {
        ZoneKind::Street => "street",
        ZoneKind::Room if part.dark => "dark",
        ZoneKind::Room => "room",
        ZoneKind::Corridor => "corridor",
        ZoneKind::Tank => "tank",
    };
    for rect in &part.rects {
        draw_rect(*rect, class, out);
    }
}

pub(crate) fn draw_rect(rect: Rect, class: &str, out: &mut String) {
    let Rect { x, y, width, height } = rect;
    put(
        out,
        format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        ),
    );
}

fn class(border: &Border) -> &'static str {
    match border.kind {
        BorderKind::Wall | BorderKind::Door => "wall",
        BorderKind::Free => "free",
        BorderKind::Opening => "opening",
    }
}

fn draw_border(border: &Border, out: &mut String) {
    draw_line(border.place, class(border), out);
    match border.sandbags {
        Sandbags::None => {}
        Sandbags::Part => {
            draw_line(border.place.middle(border.place.length() / 2), "sandbags", out)
        }
        Sandbags::Whole => draw_line(border.place, "sandbags", out),
    }
}

pub(crate) fn draw_line(place: Segment, class: &str, out: &mut String) {
    let Segment { axis, at, from, to } = place;
    let (x1, y1, x2, y2) = match axis {
        Axis::Vertical => (at, from, at, to),
        Axis::Horizontal => (from, at, to, at),
    };
    let line =
        format_args!("<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>");
    put(out, line);
}

/// The name of a part in its upper corner, and what is printed there.
fn draw_name(map: &Map, part: &PartPlace, out: &mut String) {
    let Some(Rect { x, y, .. }) = part.rects.first() else { return };
    let (tile, _) = part.name.split_once('.').unwrap_or((&part.name, ""));
    let printed = ["objective", "crate"].into_iter().filter(|place| {
        let here = map.zone_named(&format!("{tile}.{place}"));
        part.kind == ZoneKind::Room && here == Ok(part.zone)
    });
    let x = f32::from(*x) + 0.8;
    let y = f32::from(*y) + 2.1;
    put(out, format_args!("<text x=\"{x}\" y=\"{y}\">{}</text>", part.name));
    for (line, text) in printed.enumerate() {
        let y = y + 1.4 * (line + 1) as f32;
        put(out, format_args!("<text class=\"place\" x=\"{x}\" y=\"{y}\">{text}</text>"));
    }
}

/// The largest rectangle of a Zone, where things in it are drawn.
pub(crate) fn room_of(map: &Map, zone: Zone) -> Rect {
    let parts = map.geometry().parts.iter().filter(|part| part.zone == zone);
    let rects = parts.flat_map(|part| part.rects.iter().copied());
    let largest = rects.max_by_key(|rect| rect.width * rect.height);
    largest.expect("a Zone has units")
}

pub(crate) fn put(out: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(out, "{line}").expect("a text takes every line");
}
