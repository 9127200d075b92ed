//! The board: tiles, Zones, sight and routes. No rule of play is here.
//!
//! Reading order: [`zone`], [`zone_set`], [`border`], [`gate`], [`building`], then how a drawing
//! becomes a tile (`drawing`, [`tile`], `tile_reader`, [`tile_set`]), how tiles become a board
//! ([`plan`], `join`, `assemble`, [`map_check`]), and what can be asked: [`map`], [`route`],
//! [`sight`]. [`place`], [`street`] and [`zone_name`] say what people call a Zone, [`geometry`] and
//! [`render`] are for the eyes, [`files`] for those who write tiles and missions.

mod assemble;
pub mod beam;
pub mod border;
pub mod building;
mod drawing;
pub mod files;
pub mod gate;
pub mod geometry;
mod join;
pub mod map;
pub mod map_check;
pub mod place;
pub mod plan;
pub mod render;
pub mod route;
pub mod sight;
pub mod street;
pub mod tile;
mod tile_reader;
pub mod tile_set;
pub mod zone;
pub mod zone_name;
pub mod zone_set;
mod zone_table;

pub use building::{Building, BuildingId};
pub use gate::{Gate, GateId, GateKind, GateSet};
pub use map::{Map, MapOptions};
pub use plan::BoardPlan;
pub use route::{Distances, Mover};
pub use tile_set::TileSet;
pub use zone::{Zone, ZoneKind};
pub use zone_set::ZoneSet;
