//! Reads a tile side from its drawing and says everything that is wrong with it.

use std::ops::Range;

use horda_content::TomlTable;

use super::border::{Axis, BorderKind, Sandbags, Segment, TILE};
use super::drawing::{Drawing, Sheet, Sign};
use super::place::Place;
use super::tile::{Part, Tile, TileBorder, Units, band, side_order};
use super::zone::ZoneKind;

/// Length of a door whose place on its border is not given (ZE-ZON-20).
const DOOR: u16 = 3;

/// A wall of the rim that never becomes an opening between two tiles.
const SOLID: char = '#';

/// Reads one `[[tile]]`. Nothing comes back where anything is wrong with it.
pub(crate) fn read_tile(table: &TomlTable<'_>) -> Option<Tile> {
    let side = read_side(table);
    let doubts = table.optional("doubt").unwrap_or_default();
    let sheet = table.required::<String>("drawing").and_then(|_| table.value("drawing"));
    let sheet = sheet.and_then(Sheet::new);
    let drawing = sheet.as_ref().and_then(Sheet::read);
    let mut reader = Reader { table, parts: Vec::new(), units: Units::default(), sound: true };
    // Asked even without a drawing, so that the keys are known.
    let keys = ["room", "dark", "secret-service", "tank", "objective", "crate", "same", "door"];
    for key in keys {
        table.has(key);
    }
    let (sheet, drawing) = (sheet?, drawing?);
    reader.read_parts(&sheet, &drawing);
    reader.read_rooms();
    reader.read_same();
    reader.check_pieces(&sheet, &drawing);
    let mut borders = reader.read_borders(&sheet, &drawing);
    reader.read_doors(&mut borders);
    reader.check_ways_in(&sheet, &drawing, &borders);
    let solid = reader.solid_rim(&drawing);
    let objective = reader.place("objective");
    let crate_place = reader.place("crate");
    let Reader { parts, units, sound, .. } = reader;
    let side = side.filter(|_| sound)?;
    Some(Tile { side, parts, borders, objective, crate_place, doubts, units, solid })
}

fn read_side(table: &TomlTable<'_>) -> Option<String> {
    let side: String = table.required("side")?;
    let (number, letter) = side_order(&side);
    if number == u32::MAX || !matches!(letter, "R" | "V") {
        let what = format!("\"{side}\" is no side of a tile");
        table.problem(Some("side"), what, Some("write its number and R or V: \"9R\"".into()));
        return None;
    }
    Some(side)
}

struct Reader<'a, 't> {
    table: &'t TomlTable<'a>,
    parts: Vec<Part>,
    units: Units,
    /// Nothing wrong so far.
    sound: bool,
}

/// A border between two ruler cells; the rim has one part only.
struct Piece {
    place: Segment,
    parts: [Option<usize>; 2],
    sign: char,
    at: Range<usize>,
}

impl Reader<'_, '_> {
    fn problem(&mut self, sheet: &Sheet<'_>, at: &Range<usize>, what: &str, hint: &str) {
        self.sound = false;
        sheet.problem(at.clone(), what, hint);
    }

    fn key_problem(&mut self, key: &str, what: String, hint: &str) {
        self.sound = false;
        self.table.problem(Some(key), what, Some(hint.to_owned()));
    }

    fn read_parts(&mut self, sheet: &Sheet<'_>, drawing: &Drawing) {
        for (row, cells) in drawing.cells.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let part = self.part_or_new(cell);
                for y in drawing.rows[row]..drawing.rows[row + 1] {
                    for x in drawing.columns[column]..drawing.columns[column + 1] {
                        self.units[usize::from(y)][usize::from(x)] = part as u8;
                    }
                }
            }
        }
        self.sound &= self.parts.iter().all(|part| part.sign != '?');
        for part in 0..self.parts.len() {
            if let Some(name) = band(&self.units, part as u8)
                && self.parts[part].kind == ZoneKind::Street
            {
                self.parts[part].name = name;
            }
        }
        for (key, mark) in [
            ("dark", (|part| part.dark = true) as fn(&mut Part)),
            ("secret-service", |part| part.secret_service = true),
            ("tank", |part| part.kind = ZoneKind::Tank),
        ] {
            self.signs(key).into_iter().for_each(|part| mark(&mut self.parts[part]));
        }
        self.check_pieces_of_parts(sheet, drawing);
    }

    fn part_or_new(&mut self, cell: &Sign) -> usize {
        let sign = cell.sign;
        self.part(sign).unwrap_or_else(|| {
            let kind = match sign {
                '0'..='9' => ZoneKind::Street,
                'a'..='z' => ZoneKind::Corridor,
                _ => ZoneKind::Room,
            };
            let (zone, name) = (self.parts.len(), sign.to_string());
            let (place, dark, secret_service) = (Place::default(), false, false);
            self.parts.push(Part { sign, name, kind, place, dark, secret_service, zone });
            zone
        })
    }

    fn part(&self, sign: char) -> Option<usize> {
        self.parts.iter().position(|part| part.sign == sign)
    }

    /// The rooms that a key lists by their letters.
    fn signs(&mut self, key: &str) -> Vec<usize> {
        let text: String = self.table.optional(key).unwrap_or_default();
        text.chars().filter_map(|sign| self.room(key, sign)).collect()
    }

    fn room(&mut self, key: &str, sign: char) -> Option<usize> {
        let room = self.part(sign).filter(|part| self.parts[*part].kind == ZoneKind::Room);
        if room.is_none() {
            let rooms = self.parts.iter().filter(|part| part.kind == ZoneKind::Room);
            let rooms: Vec<String> = rooms.map(|part| part.sign.to_string()).collect();
            let hint = format!("its rooms are {}", rooms.join(", "));
            self.key_problem(key, format!("\"{sign}\" is no room of this drawing"), &hint);
        }
        room
    }

    /// A part that is drawn, whatever it is.
    fn drawn(&mut self, key: &str, sign: char) -> Option<usize> {
        let part = self.part(sign);
        if part.is_none() {
            let signs: Vec<String> = self.parts.iter().map(|part| part.sign.to_string()).collect();
            let hint = format!("its parts are {}", signs.join(", "));
            self.key_problem(key, format!("\"{sign}\" is not drawn"), &hint);
        }
        part
    }

    /// `room = { A = "kitchen" }`: what rooms are used for, and what a part of the street is that
    /// lies on no street.
    fn read_rooms(&mut self) {
        let Some(rooms) = self.table.table("room") else { return };
        for (sign, value) in rooms.entries() {
            let mut signs = sign.chars();
            let room = match (signs.next(), signs.next()) {
                (Some(sign), None) => self.drawn("room", sign),
                _ => {
                    self.key_problem(
                        "room",
                        format!("\"{sign}\" is not one part"),
                        "write its sign",
                    );
                    None
                }
            };
            let text = value.text().unwrap_or_default();
            match (room, Place::named(text)) {
                (Some(room), Some(place)) => self.parts[room].place = place,
                (None, _) => {}
                (Some(_), None) => {
                    self.sound = false;
                    let wrong = horda_content::no_such("room", text, Place::ALL.map(Place::name));
                    value.problem(wrong.what, wrong.hint);
                }
            }
        }
        rooms.finish();
    }

    /// The part of a printed place, which may be unknown.
    fn place(&mut self, key: &str) -> Option<usize> {
        let text: String = self.table.optional(key)?;
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(sign), None) => self.drawn(key, sign),
            _ => {
                self.key_problem(key, format!("\"{text}\" is not one part"), "write its sign");
                None
            }
        }
    }

    /// `same = ["3N"]`: the street part 3 and the part N are one Zone.
    fn read_same(&mut self) {
        for word in self.table.words("same") {
            let parts: Vec<Option<usize>> = word.text.chars().map(|sign| self.part(sign)).collect();
            let Some(parts) = parts.into_iter().collect::<Option<Vec<usize>>>() else {
                self.sound = false;
                let what = format!("\"{}\" names a part that is not drawn", word.text);
                word.problem(what, Some("write the signs of parts that are one Zone".into()));
                continue;
            };
            let Some(first) = parts.iter().copied().min() else { continue };
            let kind = self.parts[first].kind;
            for part in parts {
                self.parts[part].zone = first;
                self.parts[part].kind = kind;
            }
        }
    }

    /// A part in two pieces is a mistake, unless `same` says otherwise.
    fn check_pieces_of_parts(&mut self, sheet: &Sheet<'_>, drawing: &Drawing) {
        let same = self.table.words("same");
        for part in 0..self.parts.len() {
            let sign = self.parts[part].sign;
            if same.iter().any(|word| word.text.contains(sign)) {
                continue;
            }
            let cells: Vec<(usize, usize)> = cells_of(drawing, sign);
            let joined = connected(&cells);
            if let Some((row, column)) = cells.iter().find(|cell| !joined.contains(cell)) {
                let at = drawing.cells[*row][*column].at.clone();
                let what = format!("part {sign} lies in two pieces");
                self.problem(
                    sheet,
                    &at,
                    &what,
                    "give the pieces different signs, or name it in same",
                );
            }
        }
    }

    fn pieces(&self, drawing: &Drawing) -> Vec<Piece> {
        let part = |row: Option<usize>, column: Option<usize>| {
            self.part(drawing.cells.get(row?)?.get(column?)?.sign)
        };
        let mut pieces = Vec::new();
        for (row, signs) in drawing.beside.iter().enumerate() {
            for (column, Sign { sign, at }) in signs.iter().enumerate() {
                let (from, to) = (drawing.rows[row], drawing.rows[row + 1]);
                let place = Segment { axis: Axis::Vertical, at: drawing.columns[column], from, to };
                let parts = [part(Some(row), column.checked_sub(1)), part(Some(row), Some(column))];
                pieces.push(Piece { place, parts, sign: *sign, at: at.clone() });
            }
        }
        for (row, signs) in drawing.above.iter().enumerate() {
            for (column, Sign { sign, at }) in signs.iter().enumerate() {
                let (from, to) = (drawing.columns[column], drawing.columns[column + 1]);
                let place = Segment { axis: Axis::Horizontal, at: drawing.rows[row], from, to };
                let parts = [part(row.checked_sub(1), Some(column)), part(Some(row), Some(column))];
                pieces.push(Piece { place, parts, sign: *sign, at: at.clone() });
            }
        }
        pieces
    }

    /// Does every sign fit the parts on its two sides?
    fn check_pieces(&mut self, sheet: &Sheet<'_>, drawing: &Drawing) {
        for Piece { place, parts, sign, at } in self.pieces(drawing) {
            let wall = if place.axis == Axis::Vertical { '|' } else { '-' };
            let [Some(one), Some(other)] = parts else {
                if sign != wall && sign != SOLID {
                    let hint = format!("draw {wall} or {SOLID} on the rim");
                    self.problem(sheet, &at, "the rim of a tile is wall", &hint);
                }
                continue;
            };
            let (one, other) = (&self.parts[one], &self.parts[other]);
            if let Some((what, hint)) = misfit(one, other, sign, wall) {
                self.problem(sheet, &at, &what, &hint);
            }
        }
    }

    /// The pieces of the rim that stay wall beside another tile.
    fn solid_rim(&self, drawing: &Drawing) -> Vec<Segment> {
        let solid = self.pieces(drawing).into_iter().filter(|piece| piece.sign == SOLID);
        solid.map(|piece| piece.place).collect()
    }

    /// Pieces in one line between the same two parts are one border with one sign, but for a door,
    /// which stands in a wall (ZE-ZON-12).
    fn read_borders(&mut self, sheet: &Sheet<'_>, drawing: &Drawing) -> Vec<TileBorder> {
        let inner = |piece: Piece| match piece.parts {
            [Some(one), Some(other)] if self.parts[one].zone != self.parts[other].zone => {
                Some(([one as u8, other as u8], piece))
            }
            _ => None,
        };
        let mut pieces: Vec<([u8; 2], Piece)> =
            self.pieces(drawing).into_iter().filter_map(inner).collect();
        pieces.sort_by_key(|(parts, piece)| (*parts, piece.place));
        let mut borders: Vec<TileBorder> = Vec::new();
        for (parts, piece) in pieces {
            let (kind, sandbags) = meaning(piece.sign);
            let joins = |last: &&mut TileBorder| {
                last.parts == parts
                    && (last.place.axis, last.place.at) == (piece.place.axis, piece.place.at)
                    && last.place.to == piece.place.from
            };
            let door = (kind == BorderKind::Door).then_some(piece.place);
            let Some(last) = borders.last_mut().filter(joins) else {
                borders.push(TileBorder { place: piece.place, parts, kind, sandbags, door });
                continue;
            };
            last.place.to = piece.place.to;
            let in_wall = |one, other| one == BorderKind::Door && other == BorderKind::Wall;
            if in_wall(kind, last.kind) {
                (last.kind, last.door) = (kind, door);
            } else if (kind, sandbags) != (last.kind, last.sandbags) && !in_wall(last.kind, kind) {
                self.sound = false;
                let hint = "one stretch has one sign; s means Sandbags over a part of it";
                sheet.problem(piece.at, "this border already has another sign", hint);
            }
        }
        borders
    }

    /// `door = { "2C" = "y13-15" }`: where on its border a door stands.
    fn read_doors(&mut self, borders: &mut [TileBorder]) {
        for border in borders.iter_mut() {
            border.door = border.door.map(|piece| piece.middle(DOOR));
        }
        let Some(places) = self.table.table("door") else { return };
        for (pair, value) in places.entries() {
            let mut signs: Vec<Option<usize>> = pair.chars().map(|sign| self.part(sign)).collect();
            signs.sort_unstable();
            let of_pair = |border: &&mut TileBorder| {
                let mut parts = border.parts.map(|part| Some(usize::from(part)));
                parts.sort_unstable();
                border.kind == BorderKind::Door && parts[..] == signs[..]
            };
            let Some(border) = borders.iter_mut().find(of_pair) else {
                self.sound = false;
                let hint = "name the two parts of a border with D";
                value.problem(format!("no door between \"{pair}\""), Some(hint.into()));
                continue;
            };
            match value.text().and_then(|text| read_place(text, border.place)) {
                Some(door) => border.door = Some(door),
                None => {
                    self.sound = false;
                    let hint = format!("its border is {}", place_text(border.place));
                    value.problem("the door does not stand on its border", Some(hint));
                }
            }
        }
        places.finish();
    }

    /// A room that has neither door nor opening and does not touch the rim has no way in.
    fn check_ways_in(&mut self, sheet: &Sheet<'_>, drawing: &Drawing, borders: &[TileBorder]) {
        let last = usize::from(TILE) - 1;
        for part in 0..self.parts.len() {
            let own = part as u8;
            let passes = |it: &TileBorder| it.parts.contains(&own) && it.kind != BorderKind::Wall;
            let on_rim = (0..=last).any(|at| {
                [self.units[0][at], self.units[last][at], self.units[at][0], self.units[at][last]]
                    .contains(&own)
            });
            if self.parts[part].zone == part && !on_rim && !borders.iter().any(passes) {
                let sign = self.parts[part].sign;
                let (row, column) = cells_of(drawing, sign)[0];
                let at = drawing.cells[row][column].at.clone();
                let what = format!("no way leads into {sign}");
                self.problem(sheet, &at, &what, "draw an opening : or a door D");
            }
        }
    }
}

/// What is wrong with a sign between two parts.
fn misfit(one: &Part, other: &Part, sign: char, wall: char) -> Option<(String, String)> {
    let names = (one.sign, other.sign);
    if one.zone == other.zone {
        let inside = || ("a border inside one Zone".into(), "leave it blank".into());
        return (sign != ' ').then(inside);
    }
    let is_room = |part: &Part| part.kind == ZoneKind::Room;
    let (what, hint) = match sign {
        ' ' => ("no border between", format!("draw {wall} . : D or S")),
        'D' if one.kind == ZoneKind::Street && other.kind == ZoneKind::Street => {
            ("a door between two streets", "streets meet in . or a wall".into())
        }
        '.' | 'S' | 's' if is_room(one) || is_room(other) => {
            ("a free border at a room", "an opening is : and a door is D".into())
        }
        ':' if !is_room(one) && !is_room(other) => {
            ("an opening without a room", "streets and corridors meet in .".into())
        }
        '.' | ':' | 'D' | 'S' | 's' => return None,
        _ if sign == wall => return None,
        _ => ("an unknown sign", format!("use {wall} . : D S or s")),
    };
    Some((format!("{what} ({} and {})", names.0, names.1), hint))
}

fn meaning(sign: char) -> (BorderKind, Sandbags) {
    match sign {
        '.' => (BorderKind::Free, Sandbags::None),
        's' => (BorderKind::Free, Sandbags::Part),
        'S' => (BorderKind::Free, Sandbags::Whole),
        ':' => (BorderKind::Opening, Sandbags::None),
        'D' => (BorderKind::Door, Sandbags::None),
        _ => (BorderKind::Wall, Sandbags::None),
    }
}

/// Reads `y13-15`, units with both ends, on a border.
fn read_place(text: &str, border: Segment) -> Option<Segment> {
    let letter = if border.axis == Axis::Vertical { 'y' } else { 'x' };
    let (from, to) = text.strip_prefix(letter)?.split_once('-')?;
    let (from, to) = (from.parse::<u16>().ok()?, to.parse::<u16>().ok()?.checked_add(1)?);
    let fits = border.from <= from && from < to && to <= border.to;
    fits.then_some(Segment { from, to, ..border })
}

fn place_text(border: Segment) -> String {
    let (across, along) = match border.axis {
        Axis::Vertical => ('x', 'y'),
        Axis::Horizontal => ('y', 'x'),
    };
    format!("{across}={}, {along}{}-{}", border.at, border.from, border.to - 1)
}

fn cells_of(drawing: &Drawing, sign: char) -> Vec<(usize, usize)> {
    let rows = drawing.cells.iter().enumerate();
    let cells = rows.flat_map(|(row, cells)| {
        cells.iter().enumerate().map(move |(column, cell)| (row, column, cell))
    });
    cells.filter(|(_, _, cell)| cell.sign == sign).map(|(row, column, _)| (row, column)).collect()
}

/// The cells that hang together with the first.
fn connected(cells: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut joined: Vec<(usize, usize)> = cells.first().copied().into_iter().collect();
    loop {
        let beside = |cell: &&(usize, usize)| {
            !joined.contains(cell)
                && joined.iter().any(|own| own.0.abs_diff(cell.0) + own.1.abs_diff(cell.1) == 1)
        };
        let Some(next) = cells.iter().find(beside).copied() else { return joined };
        joined.push(next);
    }
}
