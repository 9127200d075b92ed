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
        let Some(Frame::SpawnStep { cards, .. }) = state.stack.last() else { return false };
        let drawn = !cards.is_empty();
        let owns = |who: &Who| self.reacts(state, *who, SpawnFeature::Distributor);
        let owner = state.standing().find(owns);
        let Some(who) = owner.filter(|_| !drawn) else { return false };
        let mut found: Few<ZombieCardId, SPAWNS> = Few::new();
        for _ in 0..state.spawns.count_ones() {
            if let Some(card) = self.draw_zombie_card(state, cx) {
                found.push(card);
            }
        }
        let Some(Frame::SpawnStep { cards, undealt, by, .. }) = state.stack.last_mut() else {
            unreachable!("the Spawn step is under way");
        };
        (*cards, *by) = (found, who);
        *undealt = if found.len() > 1 { found.len() as u8 } else { 0 };
        *undealt > 0
    }

    /// The token that the next card is dealt to.
    fn next_dealt_to(&self, state: &State, cards: usize, undealt: u8) -> Zone {
        let active = (0u32..).zip(&self.mission().spawns);
        let mut active = active.filter(|(place, _)| state.spawns & 1 << place != 0);
        let (_, spawn) = active.nth(cards - usize::from(undealt)).expect("a card has its token");
        spawn.zone
    }

    pub(crate) fn list_deals(&self, state: &State, out: &mut Vec<Action>) {
        if let Some(Frame::SpawnStep { cards, undealt, .. }) = state.stack.last() {
            let open = &cards[cards.len() - usize::from(*undealt)..];
            out.extend(open.iter().map(|card| Action::Deal { card: *card }));
        }
    }

    pub(crate) fn judge_deal(&self, state: &State, card: ZombieCardId) -> Result<(), Refused> {
        let drawn = match state.stack.last() {
            Some(Frame::SpawnStep { cards, undealt, .. }) => {
                cards[cards.len() - usize::from(*undealt)..].contains(&card)
            }
            _ => false,
        };
        if drawn { Ok(()) } else { Err(Refused::CardNotDrawn { card }) }
    }

    /// The next token gets this card; the last one gets what is left.
    pub(crate) fn deal(&self, state: &mut State, card: ZombieCardId, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::SpawnStep { mut cards, mut undealt, by, .. }) = state.stack.last().copied()
        else {
            unreachable!("a Distributor is at work");
        };
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
        if let Some(Frame::SpawnStep { cards: dealt, undealt: left, .. }) = state.stack.last_mut() {
            (*dealt, *left) = (cards, undealt);
        }
    }
}
