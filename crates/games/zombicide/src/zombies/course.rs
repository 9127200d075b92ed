//! The course of an activation: Attacks, then Moves, then Runners once more (ZE-ZAC-01, -02, -13).

use horda_kit::{Cx, mark};

use super::activation::{Activation, Cause, Placed, Step};
use super::destination::{Routes, proposal};
use super::kind::{KINDS, Kind, KindSet};
use crate::action::Action;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;

/// A group that splits unevenly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Split {
    /// Where it stands.
    pub(crate) from: Zone,
    /// What it is.
    pub(crate) kind: Kind,
    /// Where it may go.
    pub(crate) options: ZoneSet,
    /// How many routes get one more.
    pub(crate) odd: u8,
}

impl Zombicide {
    /// Zombies of these kinds act: all on the board, or those of some Zones.
    pub(crate) fn activate(
        &self,
        state: &mut State,
        cause: Cause,
        kinds: KindSet,
        only: Option<ZoneSet>,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let mut activation = Activation {
            cause,
            step: Step::Attack,
            placed: state.activation.placed,
            ..Activation::default()
        };
        let zones = only.map_or(state.crowded, |only| state.crowded & only);
        for zone in zones {
            for kind in Kind::COMMON.into_iter().filter(|kind| kinds.contains(*kind)) {
                activation.include(zone, kind, state.crowds[zone.index()].count(kind));
            }
        }
        for kind in Kind::ABOMINATIONS.into_iter().filter(|kind| kinds.contains(*kind)) {
            let place = kind.abomination().expect("it is one");
            if let Some(zone) =
                state.abominations[place].filter(|at| only.is_none_or(|it| it.contains(*at)))
            {
                activation.include(zone, kind, 1);
            }
        }
        state.activation = activation;
        let rule = match cause {
            Cause::Phase => "ZE-ZAC-01",
            Cause::Rush => "ZE-SPN-08",
            Cause::ExtraCard => "ZE-SPN-09",
            Cause::Shortage => "ZE-SPN-10",
            Cause::Abomination => "ZE-ABO-03",
            Cause::Taunt | Cause::Mission => "ZE-ZAC-19",
            Cause::Light => "WZ-XAC-02",
        };
        if cause != Cause::Phase {
            mark!("ZE-ZAC-19"); // a whole one, in whatever phase
        }
        tell(cx, rule, || Happening::Activated { cause });
    }

    /// So many Zombies of a kind in a Zone act: those that a Rush card placed.
    pub(crate) fn activate_some(
        &self,
        state: &mut State,
        kind: Kind,
        placed: &[Placed],
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let mut activation =
            Activation { cause: Cause::Rush, step: Step::Attack, ..Activation::default() };
        for Placed { zone, count, .. } in placed.iter().copied() {
            // Groups that met after a shortage are two entries of one Zone.
            let counted = activation.acting[zone.index()].count(kind);
            let there = state.count(zone, kind).saturating_sub(counted);
            activation.include(zone, kind, count.min(there));
        }
        state.activation = activation;
        tell(cx, "ZE-SPN-08", || Happening::Activated { cause: Cause::Rush });
    }

    /// One step of an activation.
    pub(crate) fn run_activation(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        match state.activation.step {
            Step::Idle => {}
            Step::Attack => self.next_attack(state, cx),
            Step::ShareOut => self.share_alone(state, cx),
            Step::Move => self.next_move(state, cx),
        }
    }

    /// The next Zone in which Zombies share the Zone with prey attacks (ZE-ZAC-04).
    fn next_attack(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let prey = match state.activation.taunted {
            Some(who) => ZoneSet::only(state.survivor(who).zone),
            None => state.prey(),
        };
        let acting = self.acting_zones(state);
        let Some(zone) = (prey & acting).first() else {
            mark!("ZE-ZAC-02"); // all Attacks before all Moves
            state.activation.step = Step::Move;
            return;
        };
        mark!("ZE-ZAC-17"); // all types of the Zone together
        let mut attacks = [0; KINDS];
        let activation = &mut state.activation;
        let crowd = std::mem::take(&mut activation.acting[zone.index()]);
        activation.active.remove(zone);
        for kind in Kind::COMMON {
            let count = crowd.count(kind);
            attacks[kind.index()] = count;
            activation.note_acted(zone, kind, count);
        }
        for kind in activation.abominations.iter() {
            let place = kind.abomination().expect("only Abominations are kept there");
            if state.abominations[place] == Some(zone) {
                attacks[kind.index()] = 1;
                state.activation.abominations = without(state.activation.abominations, kind);
            }
        }
        let activation = &mut state.activation;
        (activation.zone, activation.attacks, activation.step) = (zone, attacks, Step::ShareOut);
        let count = activation.attacks_left();
        mark!("ZE-ZAC-04");
        tell(cx, "ZE-ZAC-04", || Happening::ZombiesAttack { at: zone, count });
    }

    /// Zones with Zombies that still act in this pass.
    fn acting_zones(&self, state: &State) -> ZoneSet {
        let activation = &state.activation;
        let abominations = activation.abominations.iter().filter_map(|kind| {
            state.abominations[kind.abomination().expect("only Abominations are kept there")]
        });
        abominations.fold(activation.active, |set, zone| set | ZoneSet::only(zone))
    }

    /// Moves the next group, or stops where the players must say how it splits.
    fn next_move(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let around = self.surroundings(state);
        while let Some(zone) = self.acting_zones(state).first() {
            let routes = self.routes(state, zone, &around);
            for kind in Kind::ALL {
                let count = self.movers(state, zone, kind);
                if count == 0 {
                    continue;
                }
                if self.must_ask(state, count, &routes) {
                    return;
                }
                let more = proposal(routes.open_to_odd(count), routes.odd(count));
                self.move_group(state, zone, kind, &routes, more, cx);
            }
        }
        self.end_pass(state, cx);
    }

    /// Zombies of a kind in a Zone that still move.
    fn movers(&self, state: &State, zone: Zone, kind: Kind) -> u8 {
        match kind.abomination() {
            Some(place) => {
                let acts = state.activation.abominations.contains(kind);
                u8::from(acts && state.abominations[place] == Some(zone))
            }
            None => state.activation.acting[zone.index()].count(kind),
        }
    }

    fn must_ask(&self, state: &State, count: u8, routes: &Routes) -> bool {
        let several = routes.options.len() > 1;
        several && !state.activation.as_proposed && routes.odd(count) > 0
    }

    /// The group that the players must split, if the Move step waits for them.
    pub(crate) fn split(&self, state: &State) -> Option<Split> {
        if state.activation.step != Step::Move {
            return None;
        }
        let from = self.acting_zones(state).first()?;
        let around = self.surroundings(state);
        let routes = self.routes(state, from, &around);
        let kind = Kind::ALL.into_iter().find(|kind| self.movers(state, from, *kind) > 0)?;
        let count = self.movers(state, from, kind);
        let asked = self.must_ask(state, count, &routes);
        let options = || routes.open_to_odd(count);
        asked.then(|| Split { from, kind, options: options(), odd: routes.odd(count) })
    }

    pub(crate) fn list_splits(&self, split: &Split, out: &mut Vec<Action>) {
        let ways = super::destination::odd_routes(split.options, split.odd);
        out.extend(ways.map(|to| Action::Split { kind: split.kind, to }));
        out.push(Action::AsProposed);
    }

    pub(crate) fn judge_split(
        &self,
        split: &Split,
        kind: Kind,
        to: ZoneSet,
    ) -> Result<(), Refused> {
        if kind != split.kind {
            return Err(Refused::OtherGroup { kind: split.kind });
        }
        if !(to - split.options).is_empty() {
            return Err(Refused::NoRoute);
        }
        if to.len() == u32::from(split.odd) {
            Ok(())
        } else {
            Err(Refused::SplitEvenly { odd: split.odd })
        }
    }

    /// The players have said how a group splits.
    pub(crate) fn split_group(
        &self,
        state: &mut State,
        kind: Kind,
        more: ZoneSet,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let split = self.split(state).expect("it was judged to be asked");
        let around = self.surroundings(state);
        let routes = self.routes(state, split.from, &around);
        self.move_group(state, split.from, kind, &routes, more, cx);
    }

    /// A group spreads over its routes; some get one more (ZE-ZAC-12).
    fn move_group(
        &self,
        state: &mut State,
        from: Zone,
        kind: Kind,
        routes: &Routes,
        more: ZoneSet,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-AMB-23"); // each type by itself
        let count = self.movers(state, from, kind);
        self.have_acted(state, from, kind, count);
        let why = routes.why;
        if routes.options.is_empty() {
            state.activation.note_acted(from, kind, count);
            tell(cx, "ZE-ZAC-11", || Happening::ZombiesStayed { kind, count, at: from, why });
            return;
        }
        self.spread_placed(state, from, kind, routes.options);
        let rule = match why.lure {
            _ if routes.rule.is_some() => routes.rule.unwrap_or_default(),
            _ if routes.options.len() > 1 => "ZE-ZAC-12",
            super::why::Lure::Saw => "ZE-ZAC-09",
            super::why::Lure::Heard => "ZE-ZAC-10",
            super::why::Lure::Taunted => "ZE-AMB-79",
        };
        mark!("ZE-ZAC-08");
        mark!("ZE-ZAC-15"); // those who arrive have acted
        for (to, share) in routes.shares(count) {
            let count = share + u8::from(more.contains(to));
            if count == 0 {
                continue;
            }
            state.activation.note_acted(to, kind, count);
            if to == from {
                let rule = routes.rule.unwrap_or("ZE-AMB-20");
                tell(cx, rule, || Happening::ZombiesStayed { kind, count, at: from, why });
            } else {
                state.shift(from, to, kind, count);
                tell(cx, rule, || Happening::ZombiesMoved { kind, count, from, to, why });
            }
        }
    }

    /// Zombies of a group do not act again in this pass.
    fn have_acted(&self, state: &mut State, from: Zone, kind: Kind, count: u8) {
        let activation = &mut state.activation;
        if kind.abomination().is_some() {
            activation.abominations = without(activation.abominations, kind);
            return;
        }
        let acting = &mut activation.acting[from.index()];
        acting.remove(kind, count);
        if acting.is_empty() {
            activation.active.remove(from);
        }
    }

    /// After the first pass the Runners of the set act again (ZE-ZAC-13).
    fn end_pass(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let activation = &mut state.activation;
        activation.toughened = 0;
        for zone in std::mem::take(&mut activation.runners).iter().copied() {
            activation.include(Zone::new(zone), Kind::Runner, 1);
        }
        if activation.active.is_empty() {
            let placed = activation.placed;
            *activation = Activation { placed, ..Activation::default() };
        } else {
            mark!("ZE-ZMB-04");
            if activation.cause == Cause::Light {
                mark!("WZ-AMB-43"); // a whole Activation
            }
            mark!("ZE-ZAC-14"); // whatever they did in the first pass
            activation.again = true;
            activation.step = Step::Attack;
            tell(cx, "ZE-ZAC-13", || Happening::RunnersAgain);
        }
    }
}

fn without(set: KindSet, kind: Kind) -> KindSet {
    KindSet(set.0 & !kind.only().0)
}

#[cfg(test)]
mod tests {
    use horda_kit::FastLuck;

    use super::*;
    use crate::options::Options;

    /// ZE-AMB-31: after a shortage Move two groups of one card may stand in one Zone.
    #[test]
    fn no_more_figures_rush_than_stand_in_a_zone() {
        let rules = crate::shipped::rules(Options::default()).expect("the shipped content is good");
        let zone = Zone::new(0);
        let mut state = State::empty();
        state.place(zone, Kind::Walker, 4);
        let placed = [3, 2].map(|count| Placed { zone, count, ..Placed::default() });
        let mut cx = Cx::playout(FastLuck::new(1));
        rules.activate_some(&mut state, Kind::Walker, &placed, &mut cx);
        assert_eq!(state.activation.acting[zone.index()].count(Kind::Walker), 4);
    }
}
