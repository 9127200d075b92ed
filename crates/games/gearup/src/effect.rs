//! What a weapon does besides its shape.

use std::fmt;

use horda_words::{Phrase, Said};
use serde::Serialize;

/// One of the thirteen effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The zombie may be driven back to S3 (GU-EFF-02).
    Knockback,
    /// So many stamps (GU-EFF-03).
    MultiHit(u8),
    /// Ammo for Damage icons (GU-EFF-04).
    Scavenging,
    /// Armour for Damage icons (GU-EFF-05).
    ReadyForAction,
    /// Also zombies in front of a neighbour (GU-EFF-06).
    LongRange,
    /// One more of every good that was crossed (GU-EFF-07).
    Arming,
    /// The shape may be cut in two (GU-EFF-08).
    Split,
    /// Once more for 1 damage (GU-EFF-09).
    Adrenaline,
    /// Once more for 1 Ammo (GU-EFF-10).
    QuickReload,
    /// Once more on another zombie after a Damage icon (GU-EFF-11).
    CriticalHit,
    /// One zombie on each space (GU-EFF-12).
    Sweep,
    /// Every zombie of one space (GU-EFF-13).
    Explosion,
    /// A field of the Fury track (GU-EFF-14).
    Fury,
}

/// Effects that are active together. Equal ones do not add up (GU-AMB-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    bits: u16,
    /// Stamps, or sweeps, that one activation allows.
    pub hits: u8,
}

impl Effect {
    /// Every effect, Multi-Hit with its least number.
    pub const ALL: [Effect; 13] = [
        Effect::Knockback,
        Effect::MultiHit(2),
        Effect::Scavenging,
        Effect::ReadyForAction,
        Effect::LongRange,
        Effect::Arming,
        Effect::Split,
        Effect::Adrenaline,
        Effect::QuickReload,
        Effect::CriticalHit,
        Effect::Sweep,
        Effect::Explosion,
        Effect::Fury,
    ];

    /// All of them with their names in files, for readers of packs.
    pub const WORDS: [(&'static str, Effect); 15] = [
        ("knockback", Effect::Knockback),
        ("multi-hit 2", Effect::MultiHit(2)),
        ("multi-hit 3", Effect::MultiHit(3)),
        ("multi-hit 4", Effect::MultiHit(4)),
        ("scavenging", Effect::Scavenging),
        ("ready-for-action", Effect::ReadyForAction),
        ("long-range", Effect::LongRange),
        ("arming", Effect::Arming),
        ("split", Effect::Split),
        ("adrenaline", Effect::Adrenaline),
        ("quick-reload", Effect::QuickReload),
        ("critical-hit", Effect::CriticalHit),
        ("sweep", Effect::Sweep),
        ("explosion", Effect::Explosion),
        ("fury", Effect::Fury),
    ];

    /// Its name, the number of Multi-Hit apart.
    pub const fn name(self) -> &'static str {
        match self {
            Effect::Knockback => "knockback",
            Effect::MultiHit(_) => "multi-hit",
            Effect::Scavenging => "scavenging",
            Effect::ReadyForAction => "ready-for-action",
            Effect::LongRange => "long-range",
            Effect::Arming => "arming",
            Effect::Split => "split",
            Effect::Adrenaline => "adrenaline",
            Effect::QuickReload => "quick-reload",
            Effect::CriticalHit => "critical-hit",
            Effect::Sweep => "sweep",
            Effect::Explosion => "explosion",
            Effect::Fury => "fury",
        }
    }

    /// Key of the text with its name.
    pub(crate) fn key(self) -> String {
        format!("effect-{}", self.name())
    }

    const fn bit(self) -> u16 {
        match self {
            Effect::Knockback => 1,
            Effect::MultiHit(_) => 1 << 1,
            Effect::Scavenging => 1 << 2,
            Effect::ReadyForAction => 1 << 3,
            Effect::LongRange => 1 << 4,
            Effect::Arming => 1 << 5,
            Effect::Split => 1 << 6,
            Effect::Adrenaline => 1 << 7,
            Effect::QuickReload => 1 << 8,
            Effect::CriticalHit => 1 << 9,
            Effect::Sweep => 1 << 10,
            Effect::Explosion => 1 << 11,
            Effect::Fury => 1 << 12,
        }
    }
}

/// Its name in files: `multi-hit 2`, `fury`.
impl fmt::Display for Effect {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())?;
        if let Effect::MultiHit(times) = self { write!(out, " {times}") } else { Ok(()) }
    }
}

/// The number of Multi-Hit is said beside its name; it is 0 for what has none.
impl<R: ?Sized> Said<R> for Effect {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        let hits = if let Effect::MultiHit(times) = *self { times } else { 0 };
        phrase.key(name, self.key()).number("hits", hits)
    }
}

impl Effects {
    /// None at all.
    pub const NONE: Effects = Effects { bits: 0, hits: 1 };

    /// These and one more.
    #[must_use]
    pub const fn with(self, effect: Effect) -> Effects {
        let hits = if let Effect::MultiHit(times) = effect { times } else { 1 };
        let hits = if hits > self.hits { hits } else { self.hits };
        Effects { bits: self.bits | effect.bit(), hits }
    }

    /// Is this one active?
    #[inline]
    pub const fn has(self, effect: Effect) -> bool {
        self.bits & effect.bit() != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_effect_is_displayed_as_it_is_read() {
        for (word, effect) in Effect::WORDS {
            assert_eq!(effect.to_string(), word);
        }
    }

    #[test]
    fn gu_amb_38_the_higher_multi_hit_counts() {
        let effects = Effects::NONE.with(Effect::MultiHit(3)).with(Effect::MultiHit(2));
        assert_eq!(effects.hits, 3);
    }
}
