//! Distributor: the cards of the Spawn step are drawn first and dealt out (ZE-SKL-24, ZE-AMB-73).

use horda_kit::{Cx, mark};

use super::zombie_card::ZombieCardId;
use crate::action::Action;
use crate::board::zone::Zone;
use crate::event::Happening;
use crate::few::Few;
use crate::frame::{Frame, SPAWNS};
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::feature::SpawnFeature;
use crate::state::State;
use crate::survivors::survivor::Who;

impl Zombicide {
    /// An owner draws a card for each active token. Were cards drawn that must be dealt out?
    pub(super) fn draw_to_distribute(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) -> bool {
        let owns = |who: &Who| self.reacts(state, *who, SpawnFeature::Distributor);
        let owner = state.standing().find(owns);
        let Some(who) = owner.filter(|_| !self.has_distributed(state)) else { return false };
        let mut found: Few<ZombieCardId, SPAWNS> = Few::new();
        for _ in 0..state.spawns.count_ones() {
            if let Some(card) = self.draw_zombie_card(state, cx) {
                found.push(card);
            }
        }
        state.distributed = found;
        let Some(Frame::SpawnStep { undealt, by, drawn, .. }) = state.stack.last_mut() else {
            unreachable!("the Spawn step is under way");
        };
        (*by, *drawn) = (who, true);
        *undealt = if found.len() > 1 { found.len() as u8 } else { 0 };
        *undealt > 0
    }

    /// Has a Distributor drawn the cards of the Spawn step under way?
    pub(super) fn has_distributed(&self, state: &State) -> bool {
        matches!(state.stack.last(), Some(Frame::SpawnStep { drawn: true, .. }))
    }

    /// The token that the next card is dealt to.
    fn next_dealt_to(&self, state: &State, cards: usize, undealt: u8) -> Zone {
        let active = (0u32..).zip(&self.mission().spawns);
        let mut active = active.filter(|(place, _)| state.spawns & 1 << place != 0);
        let (_, spawn) = active.nth(cards - usize::from(undealt)).expect("a card has its token");
        spawn.zone
    }

    /// Cards that are still to be dealt out.
    fn undealt<'a>(&self, state: &'a State) -> &'a [ZombieCardId] {
        match state.stack.last() {
            Some(Frame::SpawnStep { undealt, .. }) => {
                &state.distributed[state.distributed.len() - usize::from(*undealt)..]
            }
            _ => &[],
        }
    }

    pub(crate) fn list_deals(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.undealt(state).iter().map(|card| Action::Deal { card: *card }));
    }

    pub(crate) fn judge_deal(&self, state: &State, card: ZombieCardId) -> Result<(), Refused> {
        let drawn = self.undealt(state).contains(&card);
        if drawn { Ok(()) } else { Err(Refused::CardNotDrawn { card }) }
    }

    /// The next token gets this card; the last one gets what is left.
    pub(crate) fn deal(&self, state: &mut State, card: ZombieCardId, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::SpawnStep { mut undealt, by, .. }) = state.stack.last().copied() else {
            unreachable!("a Distributor is at work");
        };
        let mut cards = state.distributed;
        let first = cards.len() - usize::from(undealt);
        let place = cards[first..].iter().position(|it| *it == card).expect("it was judged");
        cards[first..=first + place].rotate_right(1);
        let last = if undealt == 2 { 0 } else { undealt - 1 };
        mark!("ZE-AMB-73");
        let who = state.survivor(by).character;
        while undealt > last {
            let at = self.next_dealt_to(state, cards.len(), undealt);
            let card = cards[cards.len() - usize::from(undealt)];
            tell(cx, "ZE-SKL-24", || Happening::Distributed { who, card, at });
            undealt -= 1;
        }
        state.distributed = cards;
        if let Some(Frame::SpawnStep { undealt: left, .. }) = state.stack.last_mut() {
            *left = undealt;
        }
    }
}
