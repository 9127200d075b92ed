//! Joining: tiles are turned, shifted and put together into Zones and borders (ZE-ZON-04 to
//! ZE-ZON-12).
//!
//! Zones are numbered by their first part in reading order, tile by tile, so a number depends on
//! the plan alone.

use horda_kit::mark;

use super::border::{Axis, Border, BorderKind, Sandbags, Segment, TILE};
use super::map::MapOptions;
use super::tile::{Part, Tile};
use super::zone::{ZONES, Zone, ZoneKind};

/// Rooms on two tiles that share this many units have an opening (ZE-ZON-08).
const OPENING: u16 = 7;

/// A tile on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid<'t> {
    pub(crate) tile: &'t Tile,
    pub(crate) quarters: u8,
    /// Its upper left unit.
    pub(crate) x: u16,
    pub(crate) y: u16,
}

/// A part of a tile on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaidPart {
    /// Place of the tile in [`Joined::tiles`].
    pub(crate) tile: usize,
    /// Place of the part in its tile.
    pub(crate) part: usize,
    /// First part of the Zone that it belongs to, until Zones are numbered.
    root: usize,
}

/// A border before doors have gates, with the pairs of parts that meet along it.
#[derive(Clone, Debug)]
pub(crate) struct Stretch {
    pub(crate) border: Border,
    pub(crate) parts: Vec<[usize; 2]>,
    /// The two parts at its door.
    pub(crate) door_parts: Option<[usize; 2]>,
}

/// Tiles put together.
#[derive(Debug)]
pub(crate) struct Joined<'t> {
    pub(crate) tiles: Vec<Laid<'t>>,
    pub(crate) parts: Vec<LaidPart>,
    /// Zone of each part.
    pub(crate) zone_of: Vec<Zone>,
    pub(crate) zones: usize,
    pub(crate) stretches: Vec<Stretch>,
    pub(crate) width: u16,
    pub(crate) height: u16,
    /// Part of each unit, row by row.
    units: Vec<Option<u16>>,
}

/// A piece of border between two parts.
#[derive(Clone, Copy)]
struct Piece {
    place: Segment,
    parts: [usize; 2],
    kind: BorderKind,
    sandbags: Sandbags,
    door: Option<Segment>,
    /// What may become of it.
    rim: Rim,
}

/// Where a piece lies, as far as openings between tiles are concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rim {
    /// Inside a tile.
    Inside,
    /// Between two tiles.
    Between,
    /// Between two tiles of which one has a solid wall there.
    Solid,
}

impl<'t> Joined<'t> {
    /// Joins tiles. The answer is the number of Zones where they are too many.
    pub(crate) fn new(tiles: Vec<Laid<'t>>, options: MapOptions) -> Result<Joined<'t>, usize> {
        let width = tiles.iter().map(|laid| laid.x + TILE).max().unwrap_or(0);
        let height = tiles.iter().map(|laid| laid.y + TILE).max().unwrap_or(0);
        let units = vec![None; usize::from(width) * usize::from(height)];
        let (parts, zone_of, stretches) = (Vec::new(), Vec::new(), Vec::new());
        let mut board = Joined { tiles, parts, zone_of, zones: 0, stretches, width, height, units };
        (0..board.tiles.len()).for_each(|tile| board.lay(tile));
        let across = board.pieces_across();
        board.merge(&across);
        board.number_zones()?;
        let mut pieces = board.pieces_inside();
        pieces.extend(across);
        board.collect(pieces, options);
        Ok(board)
    }

    /// The part at a unit.
    pub(crate) fn part_at(&self, x: u16, y: u16) -> Option<usize> {
        let inside = x < self.width && y < self.height;
        let index = usize::from(y) * usize::from(self.width) + usize::from(x);
        inside.then(|| self.units[index]).flatten().map(usize::from)
    }

    /// The Zone at a unit.
    pub(crate) fn zone_at(&self, x: u16, y: u16) -> Option<Zone> {
        self.part_at(x, y).map(|part| self.zone_of[part])
    }

    /// What the tile says about a part.
    pub(crate) fn part(&self, part: usize) -> &'t Part {
        let LaidPart { tile, part, .. } = self.parts[part];
        &self.tiles[tile].tile.parts[part]
    }

    /// `9R.MR`.
    pub(crate) fn name(&self, part: usize) -> String {
        format!("{}.{}", self.tiles[self.parts[part].tile].tile.side, self.part(part).name)
    }

    /// Puts the units of a tile on the board. Its parts come in reading order as it lies.
    fn lay(&mut self, tile: usize) {
        let Laid { tile: own, quarters, x, y } = self.tiles[tile];
        let mut known: Vec<Option<usize>> = vec![None; own.parts.len()];
        for row in 0..TILE {
            for column in 0..TILE {
                let part = own.part_at(column, row, quarters);
                let laid = *known[part].get_or_insert_with(|| {
                    self.parts.push(LaidPart { tile, part, root: self.parts.len() });
                    self.parts.len() - 1
                });
                let index =
                    usize::from(y + row) * usize::from(self.width) + usize::from(x + column);
                self.units[index] = Some(laid as u16);
            }
        }
        // WZ-TNK-07: parts that the tile calls one Zone.
        for (part, laid) in known.iter().enumerate() {
            if let (Some(laid), Some(first)) = (laid, known[own.parts[part].zone]) {
                if *laid != first {
                    mark!("WZ-TNK-07");
                }
                self.unite(*laid, first);
            }
        }
    }

    fn root(&self, part: usize) -> usize {
        let up = self.parts[part].root;
        if up == part { part } else { self.root(up) }
    }

    fn unite(&mut self, one: usize, other: usize) {
        let (one, other) = (self.root(one), self.root(other));
        self.parts[one.max(other)].root = one.min(other);
    }

    /// RULE ZE-ZON-07: street parts that face each other across a tile border are one Zone.
    fn merge(&mut self, across: &[Piece]) {
        for Piece { parts: [one, other], .. } in across {
            let (kind, facing) = (self.part(*one).kind, self.part(*other).kind);
            if kind == facing && kind.merges() {
                self.unite(*one, *other);
            }
        }
    }

    fn number_zones(&mut self) -> Result<(), usize> {
        let roots: Vec<usize> =
            (0..self.parts.len()).filter(|part| self.root(*part) == *part).collect();
        self.zones = roots.len();
        if self.zones > ZONES {
            return Err(self.zones);
        }
        let zone = |part| {
            let index = roots.partition_point(|root| *root < self.root(part));
            Zone::new(index as u8)
        };
        self.zone_of = (0..self.parts.len()).map(zone).collect();
        Ok(())
    }

    /// Borders drawn on the tiles.
    fn pieces_inside(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for laid in &self.tiles {
            for border in &laid.tile.borders {
                let lie = |place: Segment| place.turned(laid.quarters).shifted(laid.x, laid.y);
                let place = lie(border.place);
                let Some(parts) = self.beside(place, place.from) else { continue };
                let (kind, sandbags, door) = (border.kind, border.sandbags, border.door.map(lie));
                pieces.push(Piece { place, parts, kind, sandbags, door, rim: Rim::Inside });
            }
        }
        pieces
    }

    /// Wherever parts of two tiles meet, unit by unit.
    fn pieces_across(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for laid in &self.tiles {
            let right = Segment { axis: Axis::Vertical, at: TILE, from: 0, to: TILE };
            let below = Segment { axis: Axis::Horizontal, ..right };
            for side in [right, below].map(|side| side.shifted(laid.x, laid.y)) {
                for unit in side.from..side.to {
                    let Some(parts) = self.beside(side, unit) else { continue };
                    let place = Segment { from: unit, to: unit + 1, ..side };
                    let (kind, sandbags) = (BorderKind::Wall, Sandbags::None);
                    let rim = if self.is_solid(place, parts) { Rim::Solid } else { Rim::Between };
                    pieces.push(Piece { place, parts, kind, sandbags, door: None, rim });
                }
            }
        }
        pieces
    }

    /// Has one of two tiles a solid wall at this piece of their common line?
    fn is_solid(&self, place: Segment, parts: [usize; 2]) -> bool {
        parts.into_iter().any(|part| {
            let Laid { tile, quarters, x, y } = self.tiles[self.parts[part].tile];
            tile.is_solid(place.on_tile(x, y), quarters)
        })
    }

    /// The parts on both sides of a line at one unit.
    fn beside(&self, line: Segment, unit: u16) -> Option<[usize; 2]> {
        let before = line.at.checked_sub(1)?;
        let at = |across| match line.axis {
            Axis::Vertical => self.part_at(across, unit),
            Axis::Horizontal => self.part_at(unit, across),
        };
        Some([at(before)?, at(line.at)?])
    }

    /// Pieces in one line between the same Zones become one stretch of one kind (ZE-ZON-12).
    fn collect(&mut self, pieces: Vec<Piece>, options: MapOptions) {
        let zones = |piece: &Piece| piece.parts.map(|part| self.zone_of[part]);
        let mut pieces: Vec<([Zone; 2], Piece)> =
            pieces.into_iter().map(|piece| (zones(&piece), piece)).collect();
        pieces.retain(|([one, other], _)| one != other);
        pieces.sort_by_key(|(zones, piece)| {
            let [one, other] = *zones;
            (one.min(other), one.max(other), *zones, piece.place)
        });
        let mut stretches: Vec<(Stretch, Rim)> = Vec::new();
        for (zones, piece) in pieces {
            let line = |place: Segment| (place.axis, place.at);
            let joins = |(last, _): &&mut (Stretch, Rim)| {
                last.border.zones == zones
                    && line(last.border.place) == line(piece.place)
                    && last.border.place.to == piece.place.from
            };
            match stretches.last_mut().filter(joins) {
                Some((last, rim)) => {
                    extend(last, &piece);
                    if piece.rim == Rim::Solid {
                        *rim = Rim::Solid;
                    }
                }
                None => stretches.push((stretch(zones, &piece), piece.rim)),
            }
        }
        for (stretch, rim) in &mut stretches {
            if *rim == Rim::Between && self.opens(stretch, options) {
                stretch.border.kind = BorderKind::Opening;
            }
        }
        self.stretches = stretches.into_iter().map(|(stretch, _)| stretch).collect();
    }

    /// RULE ZE-ZON-08: rooms across a tile border are joined from seven units on.
    fn opens(&self, stretch: &Stretch, options: MapOptions) -> bool {
        let rooms = stretch.parts[0].map(|part| self.part(part).kind) == [ZoneKind::Room; 2];
        let least = OPENING - u16::from(options.six_units_open);
        rooms && stretch.border.place.length() >= least
    }
}

fn stretch(zones: [Zone; 2], piece: &Piece) -> Stretch {
    let Piece { place, parts, kind, sandbags, door, .. } = *piece;
    let border = Border { place, zones, kind, gate: None, door, sandbags };
    Stretch { border, parts: vec![parts], door_parts: door.map(|_| parts) }
}

/// A door or opening gives its kind to the whole stretch.
fn extend(stretch: &mut Stretch, piece: &Piece) {
    let Stretch { border, parts, door_parts } = stretch;
    border.place.to = piece.place.to;
    border.sandbags = match (border.kind, piece.kind) {
        (BorderKind::Wall, _) => piece.sandbags,
        (_, BorderKind::Wall) => border.sandbags,
        _ if border.sandbags == piece.sandbags => border.sandbags,
        _ => Sandbags::Part,
    };
    border.kind = border.kind.max(piece.kind);
    if !parts.contains(&piece.parts) {
        parts.push(piece.parts);
    }
    if let Some(door) = piece.door {
        (border.door, *door_parts) = (Some(door), Some(piece.parts));
    }
}
