//! Draws a board as SVG: plain ink on paper.
//!
//! It is for people who write tiles and missions, so it shows what the rules see: Zones with their
//! names, kinds of borders, doors by their places. The page has pictures of its own.

use std::fmt::Write;

use super::border::{Axis, Border, BorderKind, Sandbags, Segment};
use super::geometry::{Geometry, PartPlace, Rect};
use super::map::Map;
use super::zone::ZoneKind;

/// Pixels of a unit.
const SCALE: u16 = 8;
/// Units around the board.
const MARGIN: u16 = 3;

/// The board as an SVG picture.
pub fn render(map: &Map) -> String {
    let Geometry { width, height, parts, borders, rim, .. } = map.geometry();
    let (wide, high) = (width + 2 * MARGIN, height + 2 * MARGIN);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{MARGIN} -{MARGIN} {wide} {high}\" \
         width=\"{}\" height=\"{}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n{STYLE}",
        wide * SCALE,
        high * SCALE,
    );
    parts.iter().for_each(|part| draw_part(part, &mut out));
    // Walls last, so that lines end at them.
    let is_wall = |border: &&Border| class(border) == "wall";
    borders.iter().filter(|border| !is_wall(border)).for_each(|it| draw_border(it, &mut out));
    borders.iter().filter(is_wall).for_each(|border| draw_border(border, &mut out));
    rim.iter().for_each(|wall| draw_line(*wall, "wall", &mut out));
    for (_, door) in map.doors() {
        if let Some(place) = door.place {
            draw_line(place, "door", &mut out);
        }
    }
    parts.iter().for_each(|part| draw_name(map, part, &mut out));
    out.push_str("</svg>\n");
    out
}

const STYLE: &str = "<defs><pattern id=\"dark\" width=\"2\" height=\"2\" \
    patternUnits=\"userSpaceOnUse\"><rect width=\"2\" height=\"2\" fill=\"#b9ad95\"/>\
    <path d=\"M0 2L2 0\" stroke=\"#55503f\" stroke-width=\".35\"/></pattern></defs>\n\
    <style>.street{fill:#ece6d6}.room{fill:#d9c8a0}.dark{fill:url(#dark)}.corridor{fill:#d9a79c}\
    .tank{fill:#9aa58a}line{stroke:#221f1a;stroke-width:.7;stroke-linecap:square}\
    .free{stroke:#fff;stroke-width:.9;stroke-dasharray:.2 1.6}\
    .opening{stroke:#d9c8a0;stroke-width:.9;stroke-dasharray:.2 1.6}\
    .door{stroke:#b3261e;stroke-width:1.4;stroke-linecap:butt}\
    .sandbags{stroke:#a0763c;stroke-width:1.4;stroke-dasharray:1.2 .6;stroke-linecap:butt}\
    text{fill:#221f1a;font-size:2px;paint-order:stroke;stroke:#fffa;stroke-width:.5px}</style>\n";

fn draw_part(part: &PartPlace, out: &mut String) {
    let class = match part.kind {
        ZoneKind::Street => "street",
        ZoneKind::Room if part.dark => "dark",
        ZoneKind::Room => "room",
        ZoneKind::Corridor => "corridor",
        ZoneKind::Tank => "tank",
    };
    for Rect { x, y, width, height } in &part.rects {
        put(
            out,
            format_args!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" \
                 height=\"{height}\"/>"
            ),
        );
    }
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

fn draw_line(place: Segment, class: &str, out: &mut String) {
    let Segment { axis, at, from, to } = place;
    let (x1, y1, x2, y2) = match axis {
        Axis::Vertical => (at, from, at, to),
        Axis::Horizontal => (from, at, to, at),
    };
    let line =
        format_args!("<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>");
    put(out, line);
}

/// The name of a part in the middle of its first rectangle, and what is printed there.
fn draw_name(map: &Map, part: &PartPlace, out: &mut String) {
    let Some(Rect { x, y, width, height }) = part.rects.first() else { return };
    let (tile, _) = part.name.split_once('.').unwrap_or((&part.name, ""));
    let printed = ["objective", "crate"].into_iter().filter(|place| {
        let here = map.zone_named(&format!("{tile}.{place}"));
        part.kind == ZoneKind::Room && here == Ok(part.zone)
    });
    let (x, y) =
        (f32::from(*x) + f32::from(*width) / 2.0, f32::from(*y) + f32::from(*height) / 2.0);
    for (line, text) in [part.name.as_str()].into_iter().chain(printed).enumerate() {
        put(out, format_args!("<text x=\"{x}\" y=\"{}\">{text}</text>", y + 2.2 * line as f32));
    }
}

fn put(out: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(out, "{line}").expect("a text takes every line");
}
