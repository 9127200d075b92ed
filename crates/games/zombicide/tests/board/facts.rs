//! The table of the tile sides, as coordinates: what the drawings must say. It is written apart
//! from them, so a slip of a drawing is seen.

use horda_zombicide::board::border::{Axis, BorderKind};
use horda_zombicide::board::zone::ZoneKind;

/// Side, street parts, rooms, doors, openings.
const TABLE: &str = "\
1R | TL TR ML BL BC BR | A light x9-20 y0-8; B light x9-20 y9-20; C DARK x21-29 y9-20 | A-TL x=9 y2-4; B-BC y=21 x13-15 | A-B B-C
1V | TL ML BL BC BR | A light x19-29 y0-10; B DARK x9-18 y0-10; C DARK x9-29 y11-20 | C-ML x=9 y13-15 | A-B A-C B-C
2R | TL TR ML BL BC BR | A DARK x9-20 y0-8; B light x9-20 y9-20; C DARK x21-29 y9-20 | B-ML x=9 y13-15; B-BC y=21 x13-15 | A-B B-C
2V | TL ML BL BC BR | A DARK x9-19 y0-10; B DARK x20-29 y0-10; C light x9-29 y11-20 | A-TL x=9 y2-4; C-BC y=21 x14-16 | A-B A-C B-C
3R | TL TR ML MR BL BR | A DARK x9-20 y0-9; B light x9-20 y10-29 | B-ML x=9 y12-14 | A-B
3V | TL TC TR MR BR | A light x0-9 y9-18; B DARK x10-20 y9-18; C DARK x0-9 y19-29; D light x10-20 y19-29 | A-TL ?; B-MR ? | A-B A-C B-D C-D
4R | TL TR ML MR BL BR | A DARK x9-20 y0-9; B light x9-20 y10-29 | B-ML x=9 y12-14; B-MR x=21 y16-18 | A-B
4V | TR MR BL BC BR | A light x0-9 y0-9; B DARK x0-9 y10-20; C DARK x10-20 y0-9; D light x10-20 y10-20 | B-BL y=21 x1-3; D-MR x=21 y14-16 | A-B A-C B-D C-D
5R | TL TC TR MR BL BC BR | A DARK x0-9 y9-20; B light x10-20 y9-20 | B-BC y=21 x13-15 | A-B
5V | BL BC BR | A DARK x0-16 y0-12; B DARK x17-29 y0-12; C light x0-11 y13-20; D light x12-29 y13-20 | D-BR y=21 x25-27 | A-B A-C A-D B-D C-D
6R | TL TC TR ML BL BC BR | A light x9-19 y9-20; B DARK x20-29 y9-20 | A-ML x=9 y13-15; B-BR y=21 x25-27 | A-B
6V | BL BC BR | A DARK x0-16 y0-12; B DARK x17-29 y0-12; C light x12-29 y13-20; D light x0-11 y13-20 | D-BL y=21 x2-4 | A-B A-C A-D B-C C-D
7R | TL TC TR MR BL BC BR | A DARK x0-9 y9-20; B light x10-20 y9-20 | A-TL y=9 x1-3; B-MR x=21 y13-15 | A-B
7V | TL TR ML BL | A light x9-20 y0-8; B DARK x9-20 y9-20; C DARK x21-29 y9-20; D light x9-20 y21-29; E light x21-29 y21-29 | B-ML x=9 y14-16; C-TR y=9 x24-26 | A-B B-C B-D D-E
8R | TL TC TR MR BL BC BR | A DARK x0-9 y9-20; B light x10-20 y9-20 | B-TC y=9 x13-15; B-BC y=21 x13-15 | A-B
8V | TL TC TR | A light x0-11 y9-15; B light x12-29 y9-15; C DARK x0-16 y16-29; D DARK x17-29 y16-29 | B-TC y=9 x14-16 | A-B A-C B-C B-D C-D
9R | TL TC TR ML MR BL BC BR | A DARK x9-20 y9-20 | A-ML x=9 y13-15; A-MR x=21 y13-15 | 
9V | TL ML BL BR | A light x9-20 y0-8; B light x9-20 y9-20; C DARK x9-20 y21-29; D DARK x21-29 y0-20 | B-ML x=9 y13-15; D-BR y=21 x24-26 | A-B A-D B-C B-D
";

/// A tile side as the table gives it. Ranges have both ends.
pub struct Side {
    pub name: &'static str,
    pub streets: Vec<&'static str>,
    pub rooms: Vec<Room>,
    pub doors: Vec<Door>,
    pub openings: Vec<[&'static str; 2]>,
}

pub struct Room {
    pub name: &'static str,
    pub dark: bool,
    pub x: (u16, u16),
    pub y: (u16, u16),
}

pub struct Door {
    pub room: &'static str,
    pub street: &'static str,
    /// `x=9 y2-4`, where it is known.
    pub place: Option<(Axis, u16, u16, u16)>,
}

pub fn sides() -> Vec<Side> {
    TABLE.lines().map(side).collect()
}

fn side(line: &'static str) -> Side {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, streets, rooms, doors, openings] = columns[..] else { panic!("{line}") };
    Side {
        name,
        streets: streets.split_whitespace().collect(),
        rooms: rooms.split(';').map(room).collect(),
        doors: doors.split(';').map(door).collect(),
        openings: openings.split_whitespace().map(pair).collect(),
    }
}

fn room(text: &'static str) -> Room {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [name, light, x, y] = words[..] else { panic!("{text}") };
    Room { name, dark: light == "DARK", x: range(&x[1..]), y: range(&y[1..]) }
}

fn door(text: &'static str) -> Door {
    let (pair_text, place) = text.trim().split_once(' ').expect("the table is written well");
    let [room, street] = pair(pair_text);
    let place = (place != "?").then(|| {
        let (line, along) = place.split_once(' ').expect("the table is written well");
        let axis = if line.starts_with('x') { Axis::Vertical } else { Axis::Horizontal };
        let (from, to) = range(&along[1..]);
        (axis, line[2..].parse().expect("the table is written well"), from, to)
    });
    Door { room, street, place }
}

fn pair(text: &'static str) -> [&'static str; 2] {
    let (one, other) = text.split_once('-').expect("the table is written well");
    [one, other]
}

fn range(text: &str) -> (u16, u16) {
    let (from, to) = text.split_once('-').expect("the table is written well");
    (
        from.parse().expect("the table is written well"),
        to.parse().expect("the table is written well"),
    )
}

/// Units of a band by its letter: the same widths for columns and rows.
pub fn band(letter: char) -> (u16, u16) {
    match letter {
        'T' | 'L' => (0, 8),
        'M' | 'C' => (9, 20),
        _ => (21, 29),
    }
}

impl Side {
    /// Name of the part that owns a unit.
    pub fn owner(&self, x: u16, y: u16) -> &'static str {
        let within = |(from, to): (u16, u16), at: u16| from <= at && at <= to;
        let mut street = self.streets.iter().filter(|name| {
            let mut letters = name.chars();
            let (row, column) = (
                letters.next().expect("the table is written well"),
                letters.next().expect("the table is written well"),
            );
            within(band(row), y) && within(band(column), x)
        });
        let mut room = self.rooms.iter().filter(|room| within(room.x, x) && within(room.y, y));
        street
            .next()
            .copied()
            .or(room.next().map(|room| room.name))
            .expect("the table is written well")
    }
}

#[test]
fn ze_zon_01_ze_zon_02_ze_zon_03_the_drawings_say_what_the_table_says() {
    let tiles = super::tiles();
    assert_eq!(tiles.iter().count(), 18);
    for side in sides() {
        let tile = tiles.side(side.name).expect("the table is written well");
        assert_eq!(tile.parts.len(), side.streets.len() + side.rooms.len(), "{}", side.name);
        for (x, y) in (0..30).flat_map(|x| (0..30).map(move |y| (x, y))) {
            let part = &tile.parts[tile.part_at(x, y, 0)];
            assert_eq!(part.name, side.owner(x, y), "{} {x} {y}", side.name);
        }
        for part in &tile.parts {
            let room = side.rooms.iter().find(|room| room.name == part.name);
            let kind = if room.is_some() { ZoneKind::Room } else { ZoneKind::Street };
            assert_eq!(part.kind, kind, "{} {}", side.name, part.name);
            assert_eq!(part.dark, room.is_some_and(|room| room.dark), "{}", side.name);
        }
    }
}

#[test]
fn ze_zon_10_ze_zon_11_ze_zon_20_ze_amb_96_the_drawings_have_the_doors_and_openings_of_the_table() {
    let tiles = super::tiles();
    for side in sides() {
        let tile = tiles.side(side.name).expect("the table is written well");
        let of_kind = |kind| tile.borders.iter().filter(move |border| border.kind == kind);
        let meets = |parts: [u8; 2], pair: [&str; 2]| {
            let names = parts.map(|part| tile.parts[usize::from(part)].name.as_str());
            names == pair || names == [pair[1], pair[0]]
        };
        assert_eq!(of_kind(BorderKind::Door).count(), side.doors.len(), "{}", side.name);
        for door in &side.doors {
            let pair = [door.room, door.street];
            let mut own = of_kind(BorderKind::Door).filter(|border| meets(border.parts, pair));
            let place = own
                .next()
                .expect("the table is written well")
                .door
                .expect("the table is written well");
            let drawn = (place.axis, place.at, place.from, place.to - 1);
            assert!(door.place.is_none_or(|place| place == drawn), "{} {pair:?}", side.name);
        }
        assert_eq!(of_kind(BorderKind::Opening).count(), side.openings.len(), "{}", side.name);
        for pair in &side.openings {
            let mut all = of_kind(BorderKind::Opening);
            assert!(all.any(|border| meets(border.parts, *pair)), "{} {pair:?}", side.name);
        }
    }
}
