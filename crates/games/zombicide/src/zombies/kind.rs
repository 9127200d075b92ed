//! Kinds of Zombies and what they are worth (ZE-ZMB-01).

use horda_words::Noun;
use serde::{Deserialize, Serialize};

/// Kinds that stand on the board in numbers; the others are single figures.
pub const CROWDS: usize = 3;
/// Abominations in the box.
pub const ABOMINATIONS: usize = 4;
/// All kinds.
pub const KINDS: usize = CROWDS + ABOMINATIONS;

/// What a Zombie is. Abominations of different names are different kinds (ZE-AMB-23).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Noun,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("zombie")]
pub enum Kind {
    /// Slow and many.
    #[default]
    Walker,
    /// Shrugs off damage 1.
    Brute,
    /// Acts twice.
    Runner,
    /// No special rule (ZE-ABO-05).
    PatientZero,
    /// Nobody fights in its Zone (ZE-ABO-06).
    Hobomination,
    /// First in the targeting order (ZE-ABO-07).
    Abominacop,
    /// Shields everybody else from Molotovs (ZE-ABO-08).
    Abominawild,
}

impl Kind {
    /// Kinds that come in numbers.
    pub const COMMON: [Kind; CROWDS] = [Kind::Walker, Kind::Brute, Kind::Runner];
    /// The Abominations.
    pub const ABOMINATIONS: [Kind; ABOMINATIONS] =
        [Kind::PatientZero, Kind::Hobomination, Kind::Abominacop, Kind::Abominawild];

    /// Its place in lists of all kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its place among the Abominations, if it is one.
    #[inline]
    pub const fn abomination(self) -> Option<usize> {
        (self as usize).checked_sub(CROWDS)
    }

    /// Figures in the box (ZE-CMP-01).
    pub const fn figures(self) -> u8 {
        match self {
            Kind::Walker => 40,
            Kind::Brute | Kind::Runner => 16,
            Kind::PatientZero | Kind::Hobomination | Kind::Abominacop | Kind::Abominawild => 1,
        }
    }

    /// The least damage of one hit that kills it (ZE-ZMB-01).
    #[inline]
    pub const fn toughness(self) -> u8 {
        match self {
            Kind::Walker | Kind::Runner => 1,
            Kind::Brute => 2,
            Kind::PatientZero | Kind::Hobomination | Kind::Abominacop | Kind::Abominawild => 3,
        }
    }

    /// Adrenaline for killing it (ZE-ADR-01).
    #[inline]
    pub const fn adrenaline(self) -> u8 {
        if self.abomination().is_some() { 5 } else { 1 }
    }

    /// Its level in the targeting order: lower ones shield higher ones (ZE-TGT-01, ZE-ABO-07).
    #[inline]
    pub const fn targeting_level(self) -> u8 {
        match self {
            Kind::Abominacop => 0,
            Kind::Brute | Kind::PatientZero | Kind::Hobomination | Kind::Abominawild => 1,
            Kind::Walker => 2,
            Kind::Runner => 3,
        }
    }

    /// The set that holds this kind alone.
    #[inline]
    pub const fn only(self) -> KindSet {
        KindSet(1 << self as u8)
    }
}

/// Some kinds, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct KindSet(pub u8);

impl KindSet {
    /// None.
    pub const NONE: KindSet = KindSet(0);
    /// All of them.
    pub const ALL: KindSet = KindSet((1 << KINDS) - 1);
    /// The Abominations.
    pub const ABOMINATIONS: KindSet = KindSet(KindSet::ALL.0 & !0b111);

    /// Is this kind among them?
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Is none among them?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    /// The kinds, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}
