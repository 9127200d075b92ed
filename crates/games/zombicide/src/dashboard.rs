//! What a page needs beside the position to lay out the sheet of the Survivor who is asked: who it
//! is, what each sort of Action would cost it now, and what its dice must show.

use serde::{Deserialize, Serialize};

use crate::combat::attack::Attack;
use crate::question::Question;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::budget::{ActionKind, Budget, Pool};
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;

/// The sheet of the Survivor who is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Dashboard {
    /// Which Survivor the open question is about; nobody if it is the team's.
    pub who: Option<Who>,
    /// What it would cost in the Turn under way.
    pub prices: Option<Prices>,
    /// Smallest face that hits in the attack under way.
    pub needed: Option<u8>,
    /// By place in the team: Actions that are left in the Turn under way, or that the Turn to come
    /// begins with; nothing after it.
    pub actions: Vec<Budget>,
}

/// Unrestricted Actions that each sort of Action takes; 0 where a free one pays for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Prices {
    /// A Move, with what the Zombies that are left behind cost (ZE-MOV-03).
    pub walk: u8,
    /// The Move of a Kid among Zombies (ZE-SUR-02).
    pub slip: u8,
    /// A skill that moves and is paid for, with the same surcharge (ZE-AMB-62).
    pub dash: u8,
    /// Charge: the surcharge alone (ZE-SKL-21).
    pub charge: u8,
    /// A Search.
    pub search: u8,
    /// Opening a door.
    pub door: u8,
    /// A Melee attack with one weapon.
    pub melee: u8,
    /// A Melee attack with a pair.
    pub melee_pair: u8,
    /// A Ranged attack with one weapon.
    pub ranged: u8,
    /// A Ranged attack with a pair.
    pub ranged_pair: u8,
    /// A Melee attack that goes All-Out (WZ-SKL-03).
    pub melee_all_out: u8,
    /// A Ranged attack that goes All-Out.
    pub ranged_all_out: u8,
    /// Reloading (ZE-SKL-29).
    pub reload: u8,
    /// Arranging the own cards (ZE-SET-08).
    pub arrange: u8,
    /// Anything else.
    pub other: u8,
}

impl Zombicide {
    /// The Survivor whom the open question is about.
    pub(crate) fn asked_survivor(&self, state: &State) -> Option<Who> {
        self.question(state).and_then(asked)
    }

    pub(crate) fn dashboard(&self, state: &State) -> Dashboard {
        // A Molotov needs no die (ZE-EQT-13).
        let has_dice = |attack: &Attack| {
            let card = attack.weapon.map(|kind| self.pack.card(kind));
            card.is_none_or(|it| it.profile(attack.fight).is_some())
        };
        let aim = state.attack.filter(has_dice).map(|attack| self.aim(state, &attack));
        Dashboard {
            who: self.asked_survivor(state),
            prices: state.turn().map(|turn| self.prices(state, turn)),
            needed: aim.map(|aim| aim.needed),
            actions: state.everybody().map(|who| self.actions_of(state, who)).collect(),
        }
    }

    fn actions_of(&self, state: &State, who: Who) -> Budget {
        let survivor = state.survivor(who);
        match state.turn() {
            Some(turn) if turn.who == who => turn.budget,
            _ if survivor.acted || !survivor.stands() => Budget::default(),
            _ => self.fresh_budget(state, who),
        }
    }

    fn prices(&self, state: &State, turn: &Turn) -> Prices {
        let price = |action: ActionKind, surcharge: u8| {
            let free = turn.budget.payer(action, surcharge).is_some_and(|pool| pool != Pool::Any);
            surcharge + u8::from(!free)
        };
        let who = turn.who;
        let left_behind = |slippery: bool| self.surcharge(state, who, slippery);
        let slippery = self.has(state, who, |it| it.stride.slippery);
        let reloads = self.has(state, who, |it| it.attack.free_reload);
        Prices {
            walk: price(ActionKind::Move, left_behind(slippery)),
            slip: price(ActionKind::Move, 0),
            dash: 1 + left_behind(slippery),
            charge: left_behind(slippery),
            search: price(ActionKind::Search, 0),
            door: price(ActionKind::Door, 0),
            melee: price(ActionKind::Melee { pair: false, all_out: false }, 0),
            melee_pair: price(ActionKind::Melee { pair: true, all_out: false }, 0),
            ranged: price(ActionKind::Ranged { pair: false, all_out: false }, 0),
            ranged_pair: price(ActionKind::Ranged { pair: true, all_out: false }, 0),
            melee_all_out: price(ActionKind::Melee { pair: false, all_out: true }, 0),
            ranged_all_out: price(ActionKind::Ranged { pair: false, all_out: true }, 0),
            reload: u8::from(!reloads),
            arrange: u8::from(!self.arranges_freely(state, turn)),
            other: 1,
        }
    }
}

/// The Survivor whom a question is about.
const fn asked(question: Question) -> Option<Who> {
    match question {
        Question::Turn { who }
        | Question::Light { who }
        | Question::Count { who }
        | Question::Reroll { who }
        | Question::Borrow { who }
        | Question::Breaks { who }
        | Question::Broken { who }
        | Question::Hits { who }
        | Question::Misses { who }
        | Question::Cancel { who }
        | Question::Learn { who, .. }
        | Question::Drawn { who }
        | Question::Stow { who }
        | Question::Agree { who }
        | Question::Yield { who }
        | Question::Come { who }
        | Question::React { who, .. }
        | Question::Step { who }
        | Question::Strike { who }
        | Question::Heal { who }
        | Question::Mend { who }
        | Question::Exit { who }
        | Question::Deal { who }
        | Question::Choice { who, .. } => Some(who),
        Question::Muster
        | Question::Begin
        | Question::Room { .. }
        | Question::Split(_)
        | Question::ShareOut
        | Question::Tend
        | Question::Order
        | Question::Place { .. }
        | Question::Glimpse => None,
    }
}
