//! Resolving a Zombie card: extra Turns, figures, reactions, shortage, Rush (ZE-SPN-12).

use horda_kit::{ChanceTag, Cx, Odds, mark};

use super::zombie_card::CardEffect;
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
use crate::zombies::kind::{Kind, KindSet};

/// The question that luck is asked for an Abomination.
pub(crate) const ABOMINATION_TAG: ChanceTag = ChanceTag("abomination");

impl Zombicide {
    /// The next stage of the card on top of the stack.
    pub(crate) fn run_card(&self, state: &mut State, frame: CardFrame, cx: &mut Cx<'_, Zombicide>) {
        let effect = self.pack.zombie_card(frame.card).effect;
        match frame.stage {
            CardStage::Link => self.link_turns(state, frame, effect, cx),
            CardStage::Place => self.place_card(state, frame, effect, cx),
            CardStage::React => self.set_card_stage(state, CardStage::Shortage),
            CardStage::Shortage => self.card_shortage(state, frame, effect, cx),
            CardStage::Rush => self.card_rush(state, frame, effect, cx),
            CardStage::Done => {
                state.stack.pop();
                state.zombie_discard |= 1 << frame.card.0;
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
            let card = frame.card;
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
        let placed = count.min(state.pool[kind.index()]);
        if placed > 0 {
            state.place(zone, kind, placed);
            tell(cx, "ZE-SPN-04", || Happening::Spawned { kind, count: placed, at: zone });
        }
        state.activation.placed = Few::new();
        state.activation.placed.push(Placed { zone, count: placed });
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
            mark!("ZE-SPN-11"); // however often
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
        let CardEffect::Spawn { kind, rush: true, .. } = effect else { return };
        let placed = state.activation.placed;
        if frame.placed > 0 && placed.iter().any(|it| it.count > 0) {
            mark!("ZE-BLD-04");
            self.activate_some(state, kind, &placed, cx);
        }
    }

    /// An Abomination comes, or the one on the board acts again (ZE-ABO-02, ZE-ABO-03, ZE-ABF-02).
    fn abomination_card(&self, state: &mut State, zone: Zone, cx: &mut Cx<'_, Zombicide>) {
        let on_board = state.abominations.iter().flatten().count();
        let most = match self.options.abomination_fest {
            AbominationFest::Off => 1,
            AbominationFest::Two => 2,
            AbominationFest::Three => 3,
            AbominationFest::All => 4,
        };
        self.set_card_stage(state, CardStage::Done);
        if on_board > 0 {
            self.activate(state, Cause::Abomination, KindSet::ABOMINATIONS, None, cx);
        }
        if on_board < most
            && let Some(kind) = self.draw_abomination(state, cx)
        {
            if on_board > 0 {
                mark!("ZE-ABF-02");
            }
            // RULE ZE-AMB-91: the new one does not act, because the activation was made up before.
            state.place(zone, kind, 1);
            tell(cx, "ZE-ABO-02", || Happening::Spawned { kind, count: 1, at: zone });
            self.card_frame(state).stage = CardStage::React;
        }
    }

    /// An Abomination that is not on the board, from the deck or from the discards (ZE-AMB-35).
    fn draw_abomination(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) -> Option<Kind> {
        let away = |place: usize| state.abominations[place].is_none();
        let fresh = |place: usize| state.abominations_drawn & 1 << place == 0;
        let mut weights = [0u8; 4];
        for (place, weight) in weights.iter_mut().enumerate() {
            *weight = u8::from(away(place) && fresh(place));
        }
        if weights == [0; 4] {
            mark!("ZE-AMB-35");
            mark!("ZE-DCK-04");
            for (place, weight) in weights.iter_mut().enumerate() {
                *weight = u8::from(away(place) && self.has_abomination(place));
            }
            state.abominations_drawn = 0;
        }
        if weights == [0; 4] {
            return None;
        }
        let place = cx.ask(ABOMINATION_TAG, Odds::Weighted(&weights)) as usize;
        state.abominations_drawn |= 1 << place;
        Some(Kind::ABOMINATIONS[place])
    }

    /// Is the card of this Abomination in the deck of the mission?
    fn has_abomination(&self, place: usize) -> bool {
        self.mission().abominations & 1 << place != 0
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
        let placed = count.min(state.pool[kind.index()]);
        if placed > 0 {
            state.place(zone, kind, placed);
            tell(cx, rule, || Happening::Spawned { kind, count: placed, at: zone });
        }
        if placed < count {
            let missing = count - placed;
            tell(cx, "ZE-AMB-33", || Happening::RanShort { kind, missing });
            self.activate(state, Cause::Shortage, kind.only(), None, cx);
        }
    }

    /// Killed figures count against those that the card has placed first (ZE-AMB-31).
    pub(crate) fn count_placed_dead(&self, state: &mut State, at: Zone, kind: Kind) {
        let there = state.count(at, kind);
        if let Some(placed) = state.activation.placed.iter_mut().find(|it| it.zone == at) {
            placed.count = placed.count.min(there);
        }
    }

    /// Placed figures spread evenly with their group (ZE-AMB-31).
    pub(crate) fn spread_placed(&self, state: &mut State, from: Zone, options: ZoneSet) {
        let place = state.activation.placed.iter().position(|it| it.zone == from);
        let Some(place) = place else { return };
        let figures = state.activation.placed.remove(place).count;
        let routes = options.len() as u8;
        for (number, zone) in (0u8..).zip(options.iter()) {
            let count = figures / routes + u8::from(number < figures % routes);
            if count > 0 && !state.activation.placed.is_full() {
                state.activation.placed.push(Placed { zone, count });
            }
        }
    }
}
