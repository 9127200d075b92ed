//! The squares of a card or of a Boss, and what is printed on them.

use serde::Serialize;

use crate::cells::Cells;

/// What can be hit, and what it brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Grid {
    /// The squares inside the outline.
    pub cells: Cells,
    /// Those with an Ammo icon.
    pub ammo: Cells,
    /// Those with an Armour icon.
    pub armour: Cells,
    /// Those with a Damage icon: red on zombies, yellow on a Boss.
    pub damage: Cells,
    /// Those with a blue Damage icon, on a Boss only.
    pub blue: Cells,
    /// Damage icons outside the outline.
    pub fixed: u8,
    /// Blue ones outside the outline.
    pub fixed_blue: u8,
}

impl Grid {
    /// Squares with any Damage icon.
    #[inline]
    pub const fn hurting(&self) -> Cells {
        self.damage.or(self.blue)
    }

    /// Damage icons, blue ones apart, that are not crossed off (GU-DMG-01).
    #[inline]
    pub const fn power(&self, crossed: Cells) -> u8 {
        self.damage.without(crossed).count() + self.fixed
    }

    /// Blue Damage icons that are not crossed off.
    #[inline]
    pub const fn blue_power(&self, crossed: Cells) -> u8 {
        self.blue.without(crossed).count() + self.fixed_blue
    }
}
