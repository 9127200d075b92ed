//! What people call Zones: “Kitchen 9”, “Canal Street North”, “Canal & Dock”.
//!
//! Files write parts of tiles (`9R.MR`). These names follow from the board alone: a room is called
//! after what it is and the number of its tile, a part of a street after the street and where along
//! it lies, and where two streets meet after both.

use horda_kit::Phrase;
use horda_words::Noun;

use super::border::Axis;
use super::geometry::{Geometry, Rect};
use super::place::Place;
use super::street::{Lines, StreetName, StreetSign};
use super::tile::side_order;
use super::zone::ZoneKind;

/// Where along a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Noun)]
#[noun("where")]
#[expect(missing_docs, reason = "the words say it")]
pub enum Stretch {
    North,
    South,
    West,
    East,
    Middle,
}

/// What a Zone is called.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ZoneName {
    /// A room, or what else is on one tile.
    Place {
        /// What it is.
        place: Place,
        /// The number of its tile, with a letter where that is not enough.
        number: String,
    },
    /// The only part of a street.
    Street(StreetName),
    /// One of two or three parts of a street.
    StreetPart(StreetName, Stretch),
    /// One of many parts of a street, counted from the north or from the west.
    StreetNumber(StreetName, u8),
    /// Where two streets meet: the one that runs down the board first.
    Crossing([StreetName; 2]),
    /// One of several corners at a crossing that walls keep apart, with the number of its tile.
    Corner([StreetName; 2], u32),
}

impl ZoneName {
    /// Keys of the texts.
    pub const KEYS: [&'static str; 6] = [
        "zone-place",
        "zone-street",
        "zone-street-part",
        "zone-street-number",
        "zone-crossing",
        "zone-corner",
    ];

    /// The name for the text files.
    pub fn phrase(&self) -> Phrase {
        match self {
            ZoneName::Place { place, number } => {
                Phrase::new("zone-place").key("place", place.key()).text("number", number)
            }
            ZoneName::Street(street) => Phrase::new("zone-street").key("street", street.key()),
            ZoneName::StreetPart(street, part) => {
                let phrase = Phrase::new("zone-street-part").key("street", street.key());
                phrase.key("where", part.key())
            }
            ZoneName::StreetNumber(street, number) => {
                let phrase = Phrase::new("zone-street-number").key("street", street.key());
                phrase.number("number", *number)
            }
            ZoneName::Crossing([street, other]) => {
                let phrase = Phrase::new("zone-crossing").key("street", street.key());
                phrase.key("other", other.key())
            }
            ZoneName::Corner([street, other], tile) => {
                let phrase = Phrase::new("zone-corner").key("street", street.key());
                phrase.key("other", other.key()).number("number", *tile)
            }
        }
    }
}

/// What is known of a Zone before it has a name.
struct Site {
    kind: ZoneKind,
    place: Place,
    /// The tile of its first part: its side, and the sign of the part.
    side: String,
    sign: String,
    /// What it covers.
    bounds: Rect,
    /// The streets that run down and across the board through it.
    streets: [Option<StreetName>; 2],
}

/// Names of all Zones, and the streets as they are written on the map.
pub(crate) fn name_zones(zones: usize, geometry: &Geometry) -> (Vec<ZoneName>, Vec<StreetSign>) {
    let lines = [Axis::Vertical, Axis::Horizontal].map(|axis| Lines::new(axis, geometry));
    let mut sites: Vec<Site> = (0..zones).map(|zone| site(zone, geometry, &lines)).collect();
    let signs = signs(&sites);
    // A line with nothing but corners is no street.
    let known = |street: &StreetName| signs.iter().any(|sign| sign.street == street.key());
    for site in &mut sites {
        site.streets = site.streets.map(|street| street.filter(known));
    }
    let names = sites.iter().map(|site| match (site.kind, site.streets) {
        (ZoneKind::Street, [Some(down), Some(across)]) => {
            crossing_name(&sites, site, [down, across])
        }
        (ZoneKind::Street, [Some(street), None] | [None, Some(street)]) => {
            part_name(&sites, site, street)
        }
        (
            ZoneKind::Street | ZoneKind::Room | ZoneKind::Corridor | ZoneKind::Tank,
            [None, None] | [Some(_), _] | [_, Some(_)],
        ) => place_name(&sites, site),
    });
    (names.collect(), signs)
}

fn site(zone: usize, geometry: &Geometry, lines: &[Lines; 2]) -> Site {
    let parts = geometry.parts.iter().filter(|part| part.zone.index() == zone);
    // WZ-TNK-07: a part of a street that is something else does not take it off its line.
    let plain = parts.clone().map(|part| part.place).min().expect("a Zone has a part");
    let mut parts = parts.filter(|part| part.place == plain).peekable();
    let first = parts.peek().expect("a Zone has a part");
    let (side, sign) = first.name.split_once('.').unwrap_or((&first.name, ""));
    let (kind, side, sign) = (first.kind, side.to_owned(), sign.to_owned());
    let place = match kind {
        ZoneKind::Street if plain == Place::default() => Place::Yard,
        ZoneKind::Street | ZoneKind::Room => plain,
        ZoneKind::Corridor => Place::Corridor,
        ZoneKind::Tank => Place::Tank,
    };
    let rects = parts.flat_map(|part| part.rects.iter().copied());
    let bounds = rects.reduce(Rect::around).expect("a part has units");
    let streets = [0, 1].map(|line: usize| {
        let on_street = kind == ZoneKind::Street;
        on_street.then(|| lines[line].street_of(bounds)).flatten()
    });
    Site { kind, place, side, sign, bounds, streets }
}

/// A name on each part of a street that lies on no other line.
fn signs(sites: &[Site]) -> Vec<StreetSign> {
    let sign = |site: &Site| {
        let (street, along) = match site.streets {
            [Some(street), None] => (street, Axis::Vertical),
            [None, Some(street)] => (street, Axis::Horizontal),
            [None, None] | [Some(_), Some(_)] => return None,
        };
        Some(StreetSign { street: street.key().to_owned(), place: site.bounds, along })
    };
    sites.iter().filter_map(sign).collect()
}

fn crossing_name(sites: &[Site], site: &Site, streets: [StreetName; 2]) -> ZoneName {
    let corners = sites.iter().filter(|other| other.streets == site.streets).count();
    match corners {
        1 => ZoneName::Crossing(streets),
        _ => ZoneName::Corner(streets, side_order(&site.side).0),
    }
}

/// Parts of a street are told apart by where along it they lie; crossings do not count.
fn part_name(sites: &[Site], site: &Site, street: StreetName) -> ZoneName {
    let only = |site: &&Site| matches!(site.streets, [Some(own), None] | [None, Some(own)] if own == street);
    let down = site.streets[0] == Some(street);
    let along = |Site { bounds: Rect { x, y, .. }, .. }: &Site| match down {
        true => (*y, *x),
        false => (*x, *y),
    };
    let all = sites.iter().filter(only).count();
    let before = sites.iter().filter(only).filter(|other| along(other) < along(site)).count();
    let [first, last] = match down {
        true => [Stretch::North, Stretch::South],
        false => [Stretch::West, Stretch::East],
    };
    match (all, before) {
        (1, _) => ZoneName::Street(street),
        (2 | 3, 0) => ZoneName::StreetPart(street, first),
        (3, 1) => ZoneName::StreetPart(street, Stretch::Middle),
        (2 | 3, _) => ZoneName::StreetPart(street, last),
        (_, before) => ZoneName::StreetNumber(street, before as u8 + 1),
    }
}

/// The number of the tile, and the sign of the part where that is not enough.
fn place_name(sites: &[Site], site: &Site) -> ZoneName {
    let tile = |site: &Site| side_order(&site.side).0;
    let off_street = |site: &&Site| site.streets == [None, None];
    let alike = |other: &&Site| (other.place, tile(other)) == (site.place, tile(site));
    let twins = sites.iter().filter(off_street).filter(alike).count();
    let sign = if twins > 1 { site.sign.as_str() } else { "" };
    ZoneName::Place { place: site.place, number: format!("{}{sign}", tile(site)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::plan::BoardPlan;
    use crate::board::tile_set::{CORE_TILES, TileSet};
    use crate::board::{Map, MapOptions};

    fn map(rows: &[&str]) -> Map {
        let tiles = TileSet::load(&CORE_TILES).expect("the tiles are sound");
        let plan = BoardPlan::of_rows(rows).expect("rows of tiles");
        Map::new(&tiles, &plan, MapOptions::default()).expect("a board")
    }

    fn name(map: &Map, zone: &str) -> ZoneName {
        map.zone_name(map.zone_named(zone).expect("a Zone")).clone()
    }

    #[test]
    fn rooms_are_called_after_what_they_are_and_their_tile() {
        let map = map(&["9R@0 6R@0"]);
        let library = ZoneName::Place { place: Place::Library, number: "6".into() };
        assert_eq!(name(&map, "6R.A"), library);
    }

    #[test]
    fn streets_are_called_after_their_line_and_crossings_after_both() {
        use StreetName::{Canal, Dock, Market, Mill};
        let map = map(&["9R@0 6R@0"]);
        assert_eq!(name(&map, "9R.TL"), ZoneName::Crossing([Canal, Dock]));
        assert_eq!(name(&map, "9R.ML"), ZoneName::Street(Canal));
        assert_eq!(name(&map, "6R.BL"), ZoneName::Crossing([Mill, Market]));
        assert_eq!(name(&map, "9R.TC"), ZoneName::StreetPart(Dock, Stretch::West));
        assert_eq!(name(&map, "6R.TC"), ZoneName::StreetPart(Dock, Stretch::Middle));
        // No street runs down the right rim, so its corners are ends of the others.
        assert_eq!(name(&map, "6R.TR"), ZoneName::StreetPart(Dock, Stretch::East));
    }

    #[test]
    fn a_street_with_many_parts_counts_them() {
        let map = map(&["9R@0", "3R@0", "4R@0", "2R@0"]);
        let canal = |number| ZoneName::StreetNumber(StreetName::Canal, number);
        assert_eq!(name(&map, "9R.ML"), canal(1));
        assert_eq!(name(&map, "2R.ML"), canal(6));
    }

    #[test]
    fn corners_that_walls_keep_apart_have_the_numbers_of_their_tiles() {
        use StreetName::{Market, Mill};
        let map = map(&["4R@270 7V@90", "1V@0 9V@0"]);
        let corners = map.zone_names.iter();
        let corners: Vec<_> =
            corners.filter(|name| matches!(name, ZoneName::Corner([Mill, Market], _))).collect();
        assert_eq!(corners.len(), 2, "{:?}", map.zone_names);
    }

    #[test]
    fn street_signs_lie_on_parts_of_one_street() {
        let map = map(&["9R@0"]);
        let signs: Vec<_> = map.street_signs().iter().map(|it| (&*it.street, it.place)).collect();
        let place = |x, y, width, height| Rect { x, y, width, height };
        assert!(signs.contains(&("street-canal", place(0, 9, 9, 12))), "{signs:?}");
        assert!(signs.contains(&("street-market", place(9, 21, 12, 9))), "{signs:?}");
        assert_eq!(signs.len(), 4);
    }

    /// Boards of all tiles, shuffled and turned at random.
    #[test]
    fn no_two_zones_of_a_board_share_a_name() {
        let mut seed = 14u32;
        let mut below = |most: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % most
        };
        for _ in 0..200 {
            let mut left: Vec<u32> = (1..=9).collect();
            let mut tile = || {
                let number = left.swap_remove(below(left.len() as u32) as usize);
                let side = ["R", "V"][below(2) as usize];
                format!("{number}{side}@{}", below(4) * 90)
            };
            let rows = [(); 3].map(|()| [(); 3].map(|()| tile()).join(" "));
            let map = map(&rows.each_ref().map(String::as_str));
            let mut names: Vec<_> = map.zone_names.clone();
            names.sort();
            let twins = names.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twins, None, "{rows:?}");
        }
    }
}
