//! Resolving a Zombie card: extra Turns, figures, reactions, shortage, Rush (ZE-SPN-12).

use horda_kit::{ChanceTag, Cx, Odds, mark};

use super::zombie_card::{CardEffect, ZombieCardId};
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::event::Happening;
use crate::few::Few;
use crate::frame::{CardFrame, CardStage, Frame};
use crate::options::{AbominationFest, ShortRush};
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::level::Level;
use crate::zombies::activation::{Cause, Placed};
use crate::zombies::kind::{ABOMINATIONS, Kind, KindSet};

/// The question that luck is asked for an Abomination.
pub(crate) const ABOMINATION_TAG: ChanceTag = ChanceTag("abomination");

impl Zombicide {
    /// The next stage of the card on top of the stack.
    pub(crate) fn run_card(&self, state: &mut State, frame: CardFrame, cx: &mut Cx<'_, Zombicide>) {
        let Some(card) = frame.card else {
            state.stack.pop(); // an Aaahh!! card has nothing but the reactions
            return;
        };
        let effect = self.pack.zombie_card(card).effect;
        match frame.stage {
            CardStage::Link => self.link_turns(state, frame, effect, cx),
            CardStage::Place => self.place_card(state, frame, card, effect, cx),
            CardStage::Newcomer => self.newcomer(state, frame.zone, cx),
            CardStage::React => {
                mark!("ZE-SPN-12"); // reactions first
                self.set_card_stage(state, CardStage::Shortage);
            }
            CardStage::Shortage => self.card_shortage(state, frame, effect, cx),
            CardStage::Rush => self.card_rush(state, frame, effect, cx),
            CardStage::Done => {
                state.stack.pop();
                state.zombie_discard |= 1 << card.0;
                state.activation.placed.clear();
            }
        }
    }

    pub(crate) fn card_frame<'a>(&self, state: &'a mut State) -> &'a mut CardFrame {
        match state.stack.last_mut() {
            Some(Frame::Card(frame)) => frame,
            _ => unreachable!("a Zombie card is being resolved"),
        }
    }

    pub(crate) fn set_card_stage(&self, state: &mut State, stage: CardStage) {
        self.card_frame(state).stage = stage;
    }

    fn place_card(
        &self,
        state: &mut State,
        frame: CardFrame,
        card: ZombieCardId,
        effect: CardEffect,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let count = effect.count(frame.level);
        let idle = match effect {
            // RULE ZE-SPN-09: nothing at Blue.
            CardEffect::Activate { .. } => frame.level == Level::Blue,
            CardEffect::Spawn { .. } | CardEffect::Abomination { .. } => count == 0,
        };
        if idle {
            mark!("ZE-AMB-32"); // nothing had to be placed, so nothing is missing
            if state.abominations.iter().any(Option::is_some) {
                mark!("ZE-AMB-34");
            }
            let rule = match effect {
                CardEffect::Activate { .. } => "ZE-SPN-09",
                CardEffect::Spawn { .. } => "ZE-SPN-04",
                CardEffect::Abomination { .. } => "ZE-ABO-04",
            };
            tell(cx, rule, || Happening::CardIdle { card });
            return self.set_card_stage(state, CardStage::Done);
        }
        match effect {
            CardEffect::Activate { kind } => {
                if matches!(state.stack.iter().rev().nth(1), Some(Frame::Building { .. })) {
                    mark!("ZE-BLD-05"); // all of the type on the board
                }
                self.set_card_stage(state, CardStage::Done);
                self.activate(state, Cause::ExtraCard, kind.only(), None, cx);
            }
            CardEffect::Abomination { .. } => self.abomination_card(state, frame.zone, cx),
            CardEffect::Spawn { kind, .. } => self.place_common(state, frame.zone, kind, count, cx),
        }
    }

    /// Figures of a common kind; what is missing is remembered for the shortage (ZE-SPN-10).
    fn place_common(
        &self,
        state: &mut State,
        zone: Zone,
        kind: Kind,
        count: u8,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let left = match kind.abomination() {
            Some(place) => u8::from(state.abominations[place].is_none()),
            None => state.pool[kind.index()],
        };
        let placed = count.min(left);
        if placed > 0 {
            state.place(zone, kind, placed);
            if let Some(place) = kind.abomination() {
                state.abominations_drawn |= 1 << place;
            }
            tell(cx, "ZE-SPN-04", || Happening::Spawned { kind, count: placed, at: zone });
        }
        state.activation.placed = Few::new();
        state.activation.placed.push(Placed { zone, kind, count: placed });
        let frame = self.card_frame(state);
        frame.placed = placed;
        frame.short = placed < count;
        frame.stage = CardStage::React;
        if placed < count {
            let missing = count - placed;
            tell(cx, "ZE-SPN-10", || Happening::RanShort { kind, missing });
        }
    }

    fn card_shortage(
        &self,
        state: &mut State,
        frame: CardFrame,
        effect: CardEffect,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let CardEffect::Spawn { kind, rush, .. } = effect else {
            return self.set_card_stage(state, CardStage::Done);
        };
        if self.options.short_rush == ShortRush::RushFirst && rush && frame.placed > 0 {
            // The other reading: Rush before the shortage.
            let card = self.card_frame(state);
            card.placed = 0;
            let placed = state.activation.placed;
            return self.activate_some(state, kind, &placed, cx);
        }
        self.set_card_stage(state, CardStage::Rush);
        if frame.short {
            mark!("ZE-AMB-31"); // before the Rush
            mark!("ZE-SPN-11"); // however often
            mark!("ZE-AMB-32"); // once, however many are missing
            self.activate(state, Cause::Shortage, kind.only(), None, cx);
        }
    }

    /// Those that were placed act at once (ZE-SPN-08, ZE-BLD-04).
    fn card_rush(
        &self,
        state: &mut State,
        frame: CardFrame,
        effect: CardEffect,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.set_card_stage(state, CardStage::Done);
        let CardEffect::Spawn { kind, rush: true, .. } = effect else {
            mark!("ZE-SPN-13"); // they wait for their next activation
            return;
        };
        let placed = state.activation.placed;
        if frame.placed > 0 && placed.iter().any(|it| it.count > 0) {
            mark!("ZE-BLD-04");
            self.activate_some(state, kind, &placed, cx);
        }
    }

    /// An Abomination comes, or those on the board act again (ZE-ABO-02, ZE-ABO-03, ZE-ABF-02).
    fn abomination_card(&self, state: &mut State, zone: Zone, cx: &mut Cx<'_, Zombicide>) {
        let on_board = state.abominations.iter().flatten().count();
        let most = match self.options.abomination_fest {
            AbominationFest::Off => 1,
            AbominationFest::Two => 2,
            AbominationFest::Three => 3,
            AbominationFest::All => 4,
        };
        if on_board == 0 {
            return self.bring_abomination(state, zone, "ZE-ABO-02", cx);
        }
        if on_board < most {
            self.set_card_stage(state, CardStage::Newcomer);
        } else {
            mark!("ZE-ABO-01");
            mark!("ZE-ABF-03");
            mark!("ZE-AMB-36"); // instead: nothing is placed, nothing is answered
            self.set_card_stage(state, CardStage::Done);
        }
        self.activate(state, Cause::Abomination, KindSet::ABOMINATIONS, None, cx);
    }

    /// One more comes when those on the board have acted; it does not act itself (ZE-AMB-91).
    fn newcomer(&self, state: &mut State, zone: Zone, cx: &mut Cx<'_, Zombicide>) {
        mark!("ZE-AMB-91");
        self.bring_abomination(state, zone, "ZE-ABF-02", cx);
    }

    /// Draws an Abomination and places it, if one is left.
    fn bring_abomination(
        &self,
        state: &mut State,
        zone: Zone,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let drawn = self.draw_abomination(state, cx);
        let Some(kind) = drawn else { return self.set_card_stage(state, CardStage::Done) };
        if self.options.abomination_fest != AbominationFest::Off {
            mark!("ZE-ABF-01");
        }
        state.place(zone, kind, 1);
        tell(cx, rule, || Happening::Spawned { kind, count: 1, at: zone });
        let frame = self.card_frame(state);
        (frame.placed, frame.stage) = (1, CardStage::React);
    }

    /// An Abomination that is not on the board, from the deck or from the discards (ZE-AMB-35).
    fn draw_abomination(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) -> Option<Kind> {
        let away = |place: &usize| state.abominations[*place].is_none();
        let deck = |drawn: u8| {
            let fresh = (0..ABOMINATIONS).filter(away).filter(|place| drawn & 1 << place == 0);
            fresh.fold(0u8, |bits, place| bits | 1 << place)
        };
        let mut left = deck(state.abominations_drawn);
        if left == 0 {
            mark!("ZE-AMB-35");
            mark!("ZE-DCK-04");
            state.abominations_drawn = !self.mission().abominations;
            left = deck(state.abominations_drawn);
        }
        if left == 0 {
            return None;
        }
        mark!("ZE-ABO-09"); // only those that the mission has
        let weights: [u8; ABOMINATIONS] = std::array::from_fn(|place| left >> place & 1);
        let place = cx.ask(ABOMINATION_TAG, Odds::Weighted(&weights)) as usize;
        state.abominations_drawn |= 1 << place;
        Some(Kind::ABOMINATIONS[place])
    }

    /// Zombies that come without a card: traps and effects of missions (ZE-AMB-33).
    pub(crate) fn place_zombies(
        &self,
        state: &mut State,
        zone: Zone,
        kind: Kind,
        count: u8,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let left = match kind.abomination() {
            Some(place) => u8::from(state.abominations[place].is_none()),
            None => state.pool[kind.index()],
        };
        let placed = count.min(left);
        if placed > 0 {
            state.place(zone, kind, placed);
            if let Some(place) = kind.abomination() {
                state.abominations_drawn |= 1 << place;
            }
            tell(cx, rule, || Happening::Spawned { kind, count: placed, at: zone });
        }
        if placed < count {
            let missing = count - placed;
            tell(cx, "ZE-AMB-33", || Happening::RanShort { kind, missing });
            self.activate(state, Cause::Shortage, kind.only(), None, cx);
        }
    }

    /// Those that the card has placed die first (ZE-AMB-31, ZE-RUL-17).
    pub(crate) fn count_placed_dead(&self, state: &mut State, at: Zone, kind: Kind, dead: u8) {
        let mut dead = dead;
        let placed = state.activation.placed.iter_mut();
        for placed in placed.filter(|it| it.zone == at && it.kind == kind) {
            mark!("ZE-RUL-17");
            let taken = placed.count.min(dead);
            placed.count -= taken;
            dead -= taken;
        }
    }

    /// Placed figures spread evenly with their group (ZE-AMB-31).
    pub(crate) fn spread_placed(&self, state: &mut State, from: Zone, kind: Kind, to: ZoneSet) {
        let mut placed = state.activation.placed.iter();
        let Some(place) = placed.position(|it| it.zone == from && it.kind == kind) else { return };
        let figures = state.activation.placed.remove(place).count;
        let routes = to.len() as u8;
        for (number, zone) in (0u8..).zip(to.iter()) {
            let count = figures / routes + u8::from(number < figures % routes);
            if count > 0 && !state.activation.placed.is_full() {
                state.activation.placed.push(Placed { zone, kind, count });
            }
        }
    }
}
