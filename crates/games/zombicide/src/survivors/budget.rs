//! The Actions of a Turn and what they pay for (ZE-PLY-04, ZE-PLY-05, ZE-AMB-04).

use horda_words::Noun;
use serde::{Deserialize, Serialize};

/// Kinds of Actions in a budget, by what they pay for.
pub const POOLS: usize = 8;

/// A kind of Action in the budget. The order is the order of payment: narrow ones first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("pool")]
pub enum Pool {
    /// Pays for opening a door.
    Door,
    /// Pays for a Search.
    Search,
    /// Pays for a Move.
    Move,
    /// Pays for an attack with an equipped pair.
    Pair,
    /// Pays for a Melee Action.
    Melee,
    /// Pays for a Ranged Action.
    Ranged,
    /// Pays for either.
    Combat,
    /// Pays for anything.
    #[default]
    Any,
}

/// What an Action is, for its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    /// Opening a door.
    Door,
    /// A Search.
    Search,
    /// A Move.
    Move,
    /// A Melee Action, with a pair or not.
    Melee { pair: bool },
    /// A Ranged Action, with a pair or not.
    Ranged { pair: bool },
    /// Anything else.
    Other,
}

/// Actions left, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Budget(pub [u8; POOLS]);

impl ActionKind {
    /// The pools that pay for it, in the order in which they are asked (ZE-AMB-04).
    const fn payers(self) -> &'static [Pool] {
        match self {
            ActionKind::Door => &[Pool::Door, Pool::Any],
            ActionKind::Search => &[Pool::Search, Pool::Any],
            ActionKind::Move => &[Pool::Move, Pool::Any],
            ActionKind::Melee { pair: true } => &[Pool::Pair, Pool::Melee, Pool::Combat, Pool::Any],
            ActionKind::Melee { pair: false } => &[Pool::Melee, Pool::Combat, Pool::Any],
            ActionKind::Ranged { pair: true } => {
                &[Pool::Pair, Pool::Ranged, Pool::Combat, Pool::Any]
            }
            ActionKind::Ranged { pair: false } => &[Pool::Ranged, Pool::Combat, Pool::Any],
            ActionKind::Other => &[Pool::Any],
        }
    }
}

impl Budget {
    /// So many unrestricted Actions.
    pub fn any(count: u8) -> Budget {
        let mut budget = Budget::default();
        budget.add(Pool::Any, count);
        budget
    }

    /// How many of a kind are left.
    #[inline]
    pub const fn left(&self, pool: Pool) -> u8 {
        self.0[pool as usize]
    }

    /// Adds some.
    pub fn add(&mut self, pool: Pool, count: u8) {
        self.0[pool as usize] += count;
    }

    /// How many are left in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// What pays for an action, if it can be paid together with a surcharge, which only unrestricted
    /// Actions pay (ZE-AMB-03).
    #[inline]
    pub fn payer(&self, action: ActionKind, surcharge: u8) -> Option<Pool> {
        let payer = action.payers().iter().copied().find(|pool| self.left(*pool) > 0)?;
        let from_any = surcharge.saturating_add(u8::from(payer == Pool::Any));
        (self.left(Pool::Any) >= from_any).then_some(payer)
    }

    /// Pays for an action that [`Budget::payer`] says can be paid.
    pub fn pay(&mut self, action: ActionKind, surcharge: u8) {
        let payer = self.payer(action, surcharge).expect("an action is paid only if it can be");
        self.0[payer as usize] -= 1;
        self.0[Pool::Any as usize] -= surcharge;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_actions_pay_first_and_never_a_surcharge() {
        let mut budget = Budget::any(3);
        budget.add(Pool::Move, 1);
        assert_eq!(budget.payer(ActionKind::Move, 3), Some(Pool::Move));
        assert_eq!(budget.payer(ActionKind::Move, 4), None);
        budget.pay(ActionKind::Move, 2);
        assert_eq!(budget, Budget::any(1));
        assert_eq!(budget.payer(ActionKind::Melee { pair: false }, 0), Some(Pool::Any));
    }
}
