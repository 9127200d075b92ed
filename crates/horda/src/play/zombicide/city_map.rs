//! The map: streets and rooms with their walls and doors, and what is in them as far as it has room.

use anstyle::Style;
use horda_zombicide::board::border::{Axis, BorderKind, Segment};
use horda_zombicide::board::gate::GateKind;
use horda_zombicide::board::geometry::Rect;
use horda_zombicide::board::zone::{Zone, ZoneKind};

use super::Picture;
use super::canvas::Canvas;
use super::content::Item;
use crate::play::screen::{BLOOD, DIM, HUMANS};

/// Rows of letters for ten units.
const ROWS: usize = 4;

/// Where units of the board lie among the letters.
struct Scale {
    /// Columns of letters for the whole width.
    columns: usize,
    /// Units of the whole width.
    units: usize,
}

impl Scale {
    fn column(&self, x: u16) -> usize {
        usize::from(x) * (self.columns - 1) / self.units
    }

    fn row(&self, y: u16) -> usize {
        (usize::from(y) * ROWS + 5) / 10
    }
}

impl Picture<'_> {
    /// The rows of the map.
    pub(super) fn map_lines(&self) -> Vec<String> {
        let geometry = self.map.geometry();
        let units = usize::from(geometry.width).max(1);
        let scale = Scale { columns: self.screen.width().min(units * 4 / 3 + 1), units };
        let mut canvas = Canvas::new(scale.columns, scale.row(geometry.height) + 1);
        self.draw_borders(&mut canvas, &scale);
        for zone in self.map.all_zones().iter() {
            self.fill(&mut canvas, &scale, zone);
        }
        canvas.lines()
    }

    fn draw_borders(&self, canvas: &mut Canvas, scale: &Scale) {
        let geometry = self.map.geometry();
        for border in &geometry.borders {
            match border.kind {
                BorderKind::Wall | BorderKind::Door => wall(canvas, scale, border.place),
                BorderKind::Free => dots(canvas, scale, border.place, ['┈', '┊']),
                BorderKind::Opening => dots(canvas, scale, border.place, ['╌', '╎']),
            }
        }
        geometry.rim.iter().for_each(|place| wall(canvas, scale, *place));
        for (id, gate) in self.map.doors() {
            let Some(place) = gate.place.filter(|_| gate.kind == GateKind::Door) else { continue };
            let (sign, style) = match self.view.insight.open.contains(&id) {
                true => ('□', DIM),
                false => ('■', BLOOD),
            };
            let middle = (place.from + place.to) / 2;
            match place.axis {
                Axis::Vertical => {
                    canvas.put_over(scale.row(middle), scale.column(place.at), sign, style);
                }
                Axis::Horizontal => {
                    canvas.put_over(scale.row(place.at), scale.column(middle), sign, style);
                }
            }
        }
    }

    /// What is in a Zone, and its name below as far as there is room.
    fn fill(&self, canvas: &mut Canvas, scale: &Scale, zone: Zone) {
        let parts = self.map.geometry().parts.iter().filter(|part| part.zone == zone);
        let rects: Vec<Rect> = parts.flat_map(|part| part.rects.iter().copied()).collect();
        let Some(place) = room_for_words(&rects) else { return };
        let (left, right) = (scale.column(place.x) + 1, scale.column(place.x + place.width));
        let (top, bottom) = (scale.row(place.y) + 1, scale.row(place.y + place.height));
        let (width, height) = (right.saturating_sub(left), bottom.saturating_sub(top));
        let mut rows = flow(self.short_items(zone), width);
        if rows.len() > height {
            rows.truncate(height);
            if let Some(last) = rows.last_mut() {
                last.push(Item::new("…", DIM));
            }
        }
        for (row, items) in (top..).zip(&rows) {
            let mut column = left;
            for item in items {
                canvas.write(
                    row,
                    column,
                    &cut(&item.text, right.saturating_sub(column)),
                    item.style,
                );
                column += item.text.chars().count() + 1;
            }
        }
        if rows.len() < height {
            let name = cut(&self.map_name(zone), width);
            canvas.write(bottom - 1, left, &name, DIM);
        }
    }

    /// Rooms are written by their names and streets by theirs; a crossing needs none.
    fn map_name(&self, zone: Zone) -> String {
        match self.map.zone(zone).kind {
            ZoneKind::Room | ZoneKind::Corridor | ZoneKind::Tank => self.zone_name(zone),
            ZoneKind::Street => {
                let phrase = self.map.zone_name(zone).phrase();
                let is_crossing = phrase.args.iter().any(|(name, _)| *name == "other");
                let street = phrase.args.into_iter().find(|(name, _)| *name == "street");
                match street {
                    Some((_, horda_kit::Arg::Key(key))) if !is_crossing => self.say(key),
                    _ if is_crossing => String::new(),
                    _ => self.zone_name(zone),
                }
            }
        }
    }
}

/// All of a Zone if it is one rectangle, else its largest.
fn room_for_words(rects: &[Rect]) -> Option<Rect> {
    let area = |rect: &Rect| u32::from(rect.width) * u32::from(rect.height);
    let around = rects.iter().copied().reduce(Rect::around)?;
    let whole = area(&around) == rects.iter().map(area).sum::<u32>();
    if whole { Some(around) } else { rects.iter().copied().max_by_key(area) }
}

fn wall(canvas: &mut Canvas, scale: &Scale, place: Segment) {
    match place.axis {
        Axis::Vertical => {
            canvas.wall_down(scale.column(place.at), scale.row(place.from), scale.row(place.to));
        }
        Axis::Horizontal => {
            let (from, to) = (scale.column(place.from), scale.column(place.to));
            canvas.wall_across(scale.row(place.at), from, to);
        }
    }
}

fn dots(canvas: &mut Canvas, scale: &Scale, place: Segment, [across, down]: [char; 2]) {
    match place.axis {
        Axis::Vertical => {
            for row in scale.row(place.from) + 1..scale.row(place.to) {
                canvas.put(row, scale.column(place.at), down, DIM);
            }
        }
        Axis::Horizontal => {
            for column in scale.column(place.from) + 1..scale.column(place.to) {
                canvas.put(scale.row(place.at), column, across, DIM);
            }
        }
    }
}

/// Items in rows of this width; what is wider has a row of its own.
fn flow(items: Vec<Item>, width: usize) -> Vec<Vec<Item>> {
    let mut rows: Vec<Vec<Item>> = Vec::new();
    let mut used = 0;
    for item in items {
        let own = item.text.chars().count();
        match rows.last_mut() {
            Some(row) if used + 1 + own <= width && !item.begins_row => {
                used += 1 + own;
                row.push(item);
            }
            _ => {
                used = own;
                rows.push(vec![item]);
            }
        }
    }
    rows
}

/// The first letters.
fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// Who acts is lit.
pub(super) fn survivor_style(acts: bool) -> Style {
    if acts { HUMANS.bold().invert() } else { HUMANS.bold() }
}
