//! What a page must know of the pieces to draw them. Their words are in the texts.

use serde::Serialize;

use crate::boss::{BossKind, BossSide, SOX};
use crate::card::{Breed, CardId, Class, Icon, Speed, TurnCard, ZombieCard};
use crate::cells::Cells;
use crate::grid::Grid;
use crate::rules::GearUp;
use crate::seat::SEAT_NAMES;
use crate::shape::Shape;
use crate::sheet::{Companion, Sheet, Survivor, SurvivorId};

/// Everything that can lie on the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Pieces {
    /// Names of the seats in actions.
    pub seats: Vec<String>,
    /// Survivor boards, by number.
    pub survivors: Vec<SurvivorFace>,
    /// Companion cards, by number of their Survivor.
    pub companions: Vec<Companion>,
    /// Hit Shapes, by number.
    pub shapes: Vec<Cells>,
    /// Zombie cards, by number.
    pub zombies: Vec<ZombieFace>,
    /// Boss boards, by number.
    pub bosses: Vec<BossFace>,
    /// Turn cards, by number.
    pub turns: Vec<TurnCard>,
    /// Boss cards, by number: icons from left to right. The first three are those of Phase 1.
    pub boss_cards: Vec<Vec<Icon>>,
    /// Levels of difficulty, by number.
    pub levels: Vec<String>,
}

/// A Survivor board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct SurvivorFace {
    /// Its number in views and events.
    pub survivor: SurvivorId,
    /// Its name in actions and in the art.
    pub id: String,
    /// For several, and for one alone.
    pub sides: Vec<Sheet>,
}

/// A zombie card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct ZombieFace {
    /// Its number in views and events.
    pub card: CardId,
    /// Its name in files.
    pub id: String,
    /// What it is.
    pub breed: Breed,
    /// Which deck.
    pub class: Class,
    /// When it marches.
    pub speed: Speed,
    /// What can be hit.
    pub grid: Grid,
}

/// A Boss board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct BossFace {
    /// Which Boss; its name in the art.
    pub kind: BossKind,
    /// Black, then red.
    pub sides: Vec<BossSide>,
    /// Names of its members in actions: `boss`, or the three of Dead Sox.
    pub members: Vec<String>,
}

impl GearUp {
    /// Everything that can lie on the table.
    pub fn pieces(&self) -> Pieces {
        let pack = self.pack();
        let survivor = |(survivor, it): (u8, &Survivor)| SurvivorFace {
            survivor: SurvivorId(survivor),
            id: it.id.clone(),
            sides: it.sides.to_vec(),
        };
        let zombie = |card: CardId| {
            let ZombieCard { id, breed, speed, grid, .. } = pack.card(card).clone();
            ZombieFace { card, id, breed, class: breed.class(), speed, grid }
        };
        let boss = |(kind, sides): (BossKind, &[BossSide; 2])| BossFace {
            kind,
            sides: sides.to_vec(),
            members: if kind == BossKind::DeadSox {
                SOX.map(str::to_owned).to_vec()
            } else {
                vec!["boss".to_owned()]
            },
        };
        Pieces {
            seats: SEAT_NAMES.map(str::to_owned).to_vec(),
            survivors: (0..).zip(&pack.survivors).map(survivor).collect(),
            companions: pack.companions.clone(),
            shapes: pack.placements.shapes().map(Shape::cells).collect(),
            zombies: pack.all_cards().map(zombie).collect(),
            bosses: BossKind::ALL.into_iter().zip(&pack.bosses).map(boss).collect(),
            turns: pack.turns.clone(),
            boss_cards: pack.boss_cards.clone(),
            levels: pack.levels.iter().map(|level| level.id.clone()).collect(),
        }
    }
}
