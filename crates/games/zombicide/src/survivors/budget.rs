//! The Actions of a Turn and what they pay for (ZE-PLY-04, ZE-PLY-05, ZE-AMB-04).

use horda_words::Noun;
use serde::{Deserialize, Serialize};

/// Kinds of Actions in a budget, by what they pay for.
pub const POOLS: usize = 11;

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
    /// Pays for a Melee Action that goes All-Out (WZ-SKL-03).
    AllOutMelee,
    /// Pays for a Ranged Action that goes All-Out.
    AllOutRanged,
    /// Pays for either.
    AllOutCombat,
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
    /// A Melee Action, with a pair or not, All-Out or not.
    Melee { pair: bool, all_out: bool },
    /// A Ranged Action, with a pair or not, All-Out or not.
    Ranged { pair: bool, all_out: bool },
    /// Anything else.
    Other,
}

impl Pool {
    /// Those that pay only for attacks that go All-Out.
    pub const ALL_OUT: [Pool; 3] = [Pool::AllOutMelee, Pool::AllOutRanged, Pool::AllOutCombat];
}

/// Actions left, by kind. Two counts share a byte: Turns lie on the stack of every position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS),
    ts(export_to = "zombicide/", type = "Array<number>")
)]
#[serde(from = "[u8; POOLS]", into = "[u8; POOLS]")]
pub struct Budget([u8; POOLS.div_ceil(2)]);

/// The most Actions of one kind.
const MOST: u8 = 15;

impl From<[u8; POOLS]> for Budget {
    fn from(counts: [u8; POOLS]) -> Budget {
        let mut budget = Budget::default();
        for (pool, count) in Pool::ALL.into_iter().zip(counts) {
            budget.add(pool, count);
        }
        budget
    }
}

impl From<Budget> for [u8; POOLS] {
    fn from(budget: Budget) -> [u8; POOLS] {
        Pool::ALL.map(|pool| budget.left(pool))
    }
}

/// What pays for attacks: All-Out ones first, then a pair, then any.
const MELEE: [Pool; 6] =
    [Pool::AllOutMelee, Pool::AllOutCombat, Pool::Pair, Pool::Melee, Pool::Combat, Pool::Any];
const RANGED: [Pool; 6] =
    [Pool::AllOutRanged, Pool::AllOutCombat, Pool::Pair, Pool::Ranged, Pool::Combat, Pool::Any];

impl ActionKind {
    /// The pools that pay for it, in the order in which they are asked (ZE-AMB-04).
    fn payers(self) -> impl Iterator<Item = Pool> {
        let (pools, pair, all_out): (&[Pool], bool, bool) = match self {
            ActionKind::Door => (&[Pool::Door, Pool::Any], false, false),
            ActionKind::Search => (&[Pool::Search, Pool::Any], false, false),
            ActionKind::Move => (&[Pool::Move, Pool::Any], false, false),
            ActionKind::Melee { pair, all_out } => (&MELEE, pair, all_out),
            ActionKind::Ranged { pair, all_out } => (&RANGED, pair, all_out),
            ActionKind::Other => (&[Pool::Any], false, false),
        };
        let open = move |pool: &Pool| match pool {
            Pool::AllOutMelee | Pool::AllOutRanged | Pool::AllOutCombat => all_out,
            Pool::Pair => pair,
            Pool::Door
            | Pool::Search
            | Pool::Move
            | Pool::Melee
            | Pool::Ranged
            | Pool::Combat
            | Pool::Any => true,
        };
        pools.iter().copied().filter(open)
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
        let place = pool as usize;
        self.0[place / 2] >> (place % 2 * 4) & MOST
    }

    /// Adds some.
    pub fn add(&mut self, pool: Pool, count: u8) {
        let most = MOST - self.left(pool);
        self.0[pool as usize / 2] += count.min(most) << (pool as usize % 2 * 4);
    }

    fn take(&mut self, pool: Pool, count: u8) {
        debug_assert!(self.left(pool) >= count, "an action is paid only if it can be");
        self.0[pool as usize / 2] -= count << (pool as usize % 2 * 4);
    }

    /// How many are left in all.
    pub fn total(&self) -> u8 {
        Pool::ALL.into_iter().map(|pool| self.left(pool)).sum()
    }

    /// What pays for an action, if it can be paid together with a surcharge, which only unrestricted
    /// Actions pay (ZE-AMB-03).
    #[inline]
    pub fn payer(&self, action: ActionKind, surcharge: u8) -> Option<Pool> {
        let payer = action.payers().find(|pool| self.left(*pool) > 0)?;
        let from_any = surcharge.saturating_add(u8::from(payer == Pool::Any));
        (self.left(Pool::Any) >= from_any).then_some(payer)
    }

    /// Pays for an action that [`Budget::payer`] says can be paid.
    pub fn pay(&mut self, action: ActionKind, surcharge: u8) {
        let payer = self.payer(action, surcharge).expect("an action is paid only if it can be");
        self.take(payer, 1);
        self.take(Pool::Any, surcharge);
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
        assert_eq!(
            budget.payer(ActionKind::Melee { pair: false, all_out: false }, 0),
            Some(Pool::Any)
        );
    }
}
