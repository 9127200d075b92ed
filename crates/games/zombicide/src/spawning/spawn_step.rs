//! Drawing Zombie cards: in the Spawn step and in the dark rooms of an opened building
//! (ZE-SPN-02, ZE-BLD-02 to ZE-BLD-06).

use horda_kit::{ChanceTag, Cx, Odds, mark};

use super::zombie_card::{ZOMBIE_CARDS, ZombieCardId};
use crate::action::Action;
use crate::board::building::BuildingId;
use crate::board::zone::Zone;
use crate::event::Happening;
use crate::frame::{CardFrame, Frame};
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;

/// The question that luck is asked for a Zombie card.
pub(crate) const ZOMBIE_TAG: ChanceTag = ChanceTag("zombie-card");

impl Zombicide {
    /// The next Spawn Zone gets its card, or the step is over (ZE-SPN-02).
    pub(crate) fn run_spawn_step(&self, state: &mut State, next: u8, cx: &mut Cx<'_, Zombicide>) {
        if next == 0 && self.draw_to_distribute(state, cx) {
            return;
        }
        let spawns = &self.mission().spawns;
        let Some(Frame::SpawnStep { next: after, .. }) = state.stack.last_mut() else {
            unreachable!("the Spawn step is under way");
        };
        let active = |place: &usize| state.spawns & 1 << place != 0;
        let Some(place) = (usize::from(next)..spawns.len()).find(active) else {
            let left = std::mem::take(&mut state.distributed);
            state.zombie_discard |= left.iter().fold(0, |bits, card| bits | 1 << card.0);
            state.stack.pop();
            return;
        };
        *after = place as u8 + 1;
        mark!("ZE-AMB-29"); // in the order of the mission
        mark!("ZE-SPN-14"); // a card for each token
        mark!("ZE-SPN-01");
        let dealt = (!state.distributed.is_empty()).then(|| state.distributed.remove(0));
        match dealt {
            None if self.has_distributed(state) => mark!("ZE-RUL-28"), // no card is left for it
            Some(card) => self.turn_up(state, card, spawns[place].zone, "ZE-SPN-02", cx),
            None => self.draw_for(state, spawns[place].zone, "ZE-SPN-02", cx),
        }
    }

    /// Dark rooms of a building that still get a card, by place.
    pub(crate) fn rooms_left(
        &self,
        building: u8,
        left: u16,
    ) -> impl Iterator<Item = (u8, Zone)> + '_ {
        let rooms = self.map().building(BuildingId(building)).dark.iter();
        (0u8..).zip(rooms).filter(move |(place, _)| left & 1 << place != 0)
    }

    pub(crate) fn judge_room(&self, building: u8, left: u16, zone: Zone) -> Result<(), Refused> {
        let waits = self.rooms_left(building, left).any(|(_, room)| room == zone);
        if waits { Ok(()) } else { Err(Refused::RoomDone { zone }) }
    }

    pub(crate) fn list_rooms(&self, building: u8, left: u16, out: &mut Vec<Action>) {
        out.extend(self.rooms_left(building, left).map(|(_, zone)| Action::Room { zone }));
    }

    /// A dark room gets its card (ZE-BLD-02).
    pub(crate) fn spawn_in_room(&self, state: &mut State, zone: Zone, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Building { building, left }) = state.stack.last_mut() else {
            unreachable!("a building is being opened");
        };
        let mut rooms = self.rooms_left(*building, *left);
        let (place, _) = rooms.find(|(_, room)| *room == zone).expect("it was judged to wait");
        drop(rooms);
        *left &= !(1 << place);
        mark!("ZE-AMB-15"); // chosen after the card before was resolved
        mark!("ZE-SPN-01");
        mark!("ZE-BLD-06"); // the same card, the same course
        self.draw_for(state, zone, "ZE-BLD-02", cx);
    }

    /// The next of the cards that the mission draws for a Zone.
    pub(crate) fn run_cards(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        match state.stack.last_mut() {
            Some(Frame::Cards { zone, left }) if *left > 0 => {
                *left -= 1;
                let zone = *zone;
                self.draw_for(state, zone, "ZE-SPN-01", cx);
            }
            _ => {
                state.stack.pop();
            }
        }
    }

    /// Draws a card for a Zone.
    pub(crate) fn draw_for(
        &self,
        state: &mut State,
        zone: Zone,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if let Some(card) = self.draw_zombie_card(state, cx) {
            self.turn_up(state, card, zone, rule, cx);
        }
    }

    /// A card for a Zone is read at the level of this moment (ZE-AMB-16).
    fn turn_up(
        &self,
        state: &mut State,
        card: ZombieCardId,
        zone: Zone,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-BLD-03");
        mark!("ZE-SPN-03");
        mark!("ZE-AMB-16");
        mark!("ZE-RUL-09"); // a Zombie link Turn that follows does not change it
        let level = self.spawn_level(state);
        tell(cx, rule, || Happening::CardDrawn { card, at: zone, level });
        state.stack.push(Frame::Card(CardFrame::new(Some(card), zone, level)));
    }

    /// An empty deck is renewed from its discards (ZE-SPN-05).
    pub(super) fn draw_zombie_card(
        &self,
        state: &mut State,
        cx: &mut Cx<'_, Zombicide>,
    ) -> Option<ZombieCardId> {
        if state.zombie_deck == 0 {
            state.zombie_deck = std::mem::take(&mut state.zombie_discard);
            if state.zombie_deck == 0 {
                mark!("ZE-AMB-58"); // nothing is drawn
                return None;
            }
            tell(cx, "ZE-SPN-05", || Happening::DeckRenewed);
        }
        let mut weights = [0; ZOMBIE_CARDS];
        for (place, weight) in weights.iter_mut().enumerate() {
            *weight = u8::from(state.zombie_deck & 1 << place != 0);
        }
        let card = cx.ask(ZOMBIE_TAG, Odds::Weighted(&weights[..self.pack.zombie_cards.len()]));
        state.zombie_deck &= !(1 << card);
        Some(ZombieCardId(card as u8))
    }
}
