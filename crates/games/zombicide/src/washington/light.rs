//! Light sources: Flashlights that are switched on and off, and what is lit (WZ-LGT-01 to WZ-LGT-18).
//!
//! A beam is a byte of its bearer. It is on only while the bearer stands, carries a light source
//! and it is night; whatever changes that, `keep_lights` sees it.

use horda_kit::{Cx, mark};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::beam::Direction;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::equipment::card::Special;
use crate::event::Happening;
use crate::options::BeamReaim;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::budget::ActionKind;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;

/// Lights of a mission that a state can hold.
pub const LIGHTS: usize = 8;

/// The Light Beam of a Survivor: off, or where it points and whether it may be turned for free.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/", type = "number"))]
pub struct Beam(u8);

impl Beam {
    /// No light.
    pub const OFF: Beam = Beam(0x7f);
    const WALL: u8 = 0x7e;
    const FREE: u8 = 0x80;

    /// A beam that points there.
    pub fn at(direction: Direction) -> Beam {
        Beam(match direction {
            Direction::Wall => Beam::WALL,
            Direction::Zone(zone) => zone.into(),
        })
    }

    /// Is it on?
    #[inline]
    pub const fn is_on(self) -> bool {
        self.0 & !Beam::FREE != Beam::OFF.0
    }

    /// Where it points, if it is on.
    #[inline]
    pub fn direction(self) -> Option<Direction> {
        match self.0 & !Beam::FREE {
            bits if bits == Beam::OFF.0 => None,
            Beam::WALL => Some(Direction::Wall),
            zone => Zone::try_from(zone).ok().map(Direction::Zone),
        }
    }

    /// May it be turned with the last Action (WZ-LGT-08)?
    #[inline]
    pub const fn is_free(self) -> bool {
        self.0 & Beam::FREE != 0
    }

    /// The same beam, which may be turned or not.
    #[must_use]
    pub const fn freed(self, free: bool) -> Beam {
        Beam(self.0 & !Beam::FREE | if free && self.is_on() { Beam::FREE } else { 0 })
    }
}

impl Default for Beam {
    fn default() -> Beam {
        Beam::OFF
    }
}

impl std::fmt::Debug for Beam {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{:?}", self.direction())
    }
}

impl Zombicide {
    /// Zones that are lit now; none by day (WZ-LGT-02).
    pub(crate) fn lit(&self, state: &State) -> ZoneSet {
        if !self.is_night(state) {
            return ZoneSet::NONE;
        }
        let beams = state.standing().filter_map(|who| self.beam_of(state, who));
        let lights = self.mission().lights.iter().enumerate();
        let lights = lights.filter(|(place, _)| state.lights & 1 << place != 0);
        let lights = lights.inspect(|_| mark!("WZ-AMB-45")); // like any other light
        let lights = lights.map(|(_, light)| ZoneSet::only(light.zone));
        beams.chain(lights).fold(ZoneSet::NONE, |all, some| all | some)
    }

    /// What the beam of a Survivor lights.
    #[inline]
    fn beam_of(&self, state: &State, who: Who) -> Option<ZoneSet> {
        let survivor = state.survivor(who);
        let direction = survivor.beam.direction()?;
        let lit = self.map().beams().lights(survivor.zone, direction, state.gates);
        if lit.len() > 1 {
            mark!("WZ-LGT-16");
        } else {
            mark!("WZ-LGT-15");
            if direction != Direction::Wall {
                mark!("WZ-AMB-37"); // until something opens
            }
        }
        Some(lit)
    }

    /// Does a Survivor carry a light source, in any slot (WZ-LGT-01, WZ-AMB-34)?
    pub(crate) fn carries_light(&self, state: &State, who: Who) -> bool {
        let mut cards = state.survivor(who).inventory.all();
        cards.any(|card| self.pack.card(card.kind).special == Special::Flashlight)
    }

    /// Everything that the Turn offers with a light source.
    pub(crate) fn list_lights(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        if !self.is_night(state) {
            return;
        }
        let survivor = state.survivor(turn.who);
        let payable = turn.budget.payer(ActionKind::Other, 0).is_some();
        let directions = self.map().beams().directions(survivor.zone);
        if !survivor.beam.is_on() {
            if payable && self.carries_light(state, turn.who) {
                out.extend(directions.map(|to| Action::Light { to }));
            }
            return;
        }
        if survivor.beam.is_free() {
            let now = survivor.beam.direction();
            out.extend(directions.filter(|to| Some(*to) != now).map(|to| Action::Aim { to }));
        }
        if payable {
            out.push(Action::Dark);
        }
    }

    /// May a Survivor have a beam that points there?
    fn judge_beam(&self, state: &State, who: Who, to: Direction) -> Result<(), Refused> {
        if !self.is_night(state) {
            return Err(Refused::Daylight);
        }
        if !self.carries_light(state, who) {
            return Err(Refused::NoLightSource);
        }
        let allowed = self.map().beams().allows(state.survivor(who).zone, to);
        if allowed { Ok(()) } else { Err(Refused::NoDirection) }
    }

    pub(crate) fn judge_light(
        &self,
        state: &State,
        turn: &Turn,
        to: Direction,
    ) -> Result<(), Refused> {
        self.judge_beam(state, turn.who, to)?;
        if state.survivor(turn.who).beam.is_on() {
            return Err(Refused::LightIsOn);
        }
        self.judge_one_action(turn)
    }

    pub(crate) fn judge_aim(
        &self,
        state: &State,
        turn: &Turn,
        to: Direction,
    ) -> Result<(), Refused> {
        let beam = state.survivor(turn.who).beam;
        if !beam.is_on() {
            return Err(Refused::LightIsOff { rule: "WZ-LGT-08" });
        }
        self.judge_beam(state, turn.who, to)?;
        if beam.direction() == Some(to) {
            return Err(Refused::AimedThere);
        }
        match self.options.beam_reaim {
            _ if beam.is_free() => Ok(()),
            BeamReaim::AnyAction => Err(Refused::AimAfterAction),
            BeamReaim::MoveOnly => Err(Refused::AimAfterMove),
        }
    }

    pub(crate) fn judge_dark(&self, state: &State, turn: &Turn) -> Result<(), Refused> {
        if !state.survivor(turn.who).beam.is_on() {
            return Err(Refused::LightIsOff { rule: "WZ-LGT-10" });
        }
        self.judge_one_action(turn)
    }

    fn judge_one_action(&self, turn: &Turn) -> Result<(), Refused> {
        let payer = turn.budget.payer(ActionKind::Other, 0);
        payer.map(|_| ()).ok_or(Refused::NoActions)
    }

    /// An Action switches the light on.
    pub(crate) fn light_in_turn(
        &self,
        state: &mut State,
        to: Direction,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.pay(state, ActionKind::Other, 0, cx);
        let who = state.turn().expect("a Turn is under way").who;
        self.switch_on(state, who, to, "WZ-LGT-03", cx);
    }

    /// An Action switches it off.
    pub(crate) fn dark_in_turn(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        self.pay(state, ActionKind::Other, 0, cx);
        let who = state.turn().expect("a Turn is under way").who;
        self.put_out(state, who, "WZ-LGT-10", cx);
    }

    /// The beam is turned for free.
    pub(crate) fn aim_in_turn(&self, state: &mut State, to: Direction, cx: &mut Cx<'_, Zombicide>) {
        let who = state.turn().expect("a Turn is under way").who;
        mark!("WZ-AMB-35"); // once for each Action
        self.point(state, who, to, "WZ-LGT-08", cx);
    }

    pub(super) fn switch_on(
        &self,
        state: &mut State,
        who: Who,
        to: Direction,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("WZ-LGT-01");
        mark!("WZ-LGT-06");
        let survivor = state.survivor_mut(who);
        survivor.beam = Beam::at(to);
        let (who, at) = (survivor.character, survivor.zone);
        tell(cx, rule, || Happening::LightOn { who, at, to });
    }

    /// The beam points somewhere else from now on.
    pub(super) fn point(
        &self,
        state: &mut State,
        who: Who,
        to: Direction,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let survivor = state.survivor_mut(who);
        let same = survivor.beam.direction() == Some(to);
        survivor.beam = Beam::at(to);
        let (who, at) = (survivor.character, survivor.zone);
        if !same {
            tell(cx, rule, || Happening::LightTurned { who, at, to });
        }
    }

    fn put_out(&self, state: &mut State, who: Who, rule: &'static str, cx: &mut Cx<'_, Zombicide>) {
        mark!("WZ-LGT-12"); // the own token and no other
        let own = self.beam_of(state, who).unwrap_or_default();
        state.survivor_mut(who).beam = Beam::OFF;
        if self.lit(state).meets(own) {
            mark!("WZ-AMB-93"); // another light falls there
        }
        let who = state.survivor(who).character;
        tell(cx, rule, || Happening::LightOff { who });
    }

    /// The Survivor of a Turn has done an Action: the beam may be turned (WZ-LGT-08).
    #[inline]
    pub(crate) fn has_done_action(&self, state: &mut State, who: Who) {
        if self.options.beam_reaim == BeamReaim::AnyAction {
            self.free_beam(state, who, true);
        }
    }

    /// A Turn begins or ends: what was not turned then is not turned later.
    #[inline]
    pub(crate) fn free_beam(&self, state: &mut State, who: Who, free: bool) {
        let survivor = state.survivor_mut(who);
        survivor.beam = survivor.beam.freed(free);
    }

    /// A Survivor has come to another Zone, and its light with it (WZ-LGT-07).
    #[inline]
    pub(crate) fn has_moved(
        &self,
        state: &mut State,
        who: Who,
        from: Zone,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let survivor = state.survivor(who);
        let Some(direction) = survivor.beam.direction() else { return };
        let to = self.map().beams().carried(from, direction, survivor.zone);
        self.point(state, who, to, "WZ-LGT-07", cx);
        if state.turn_mut().is_some_and(|turn| turn.who == who) {
            self.free_beam(state, who, true);
        }
    }

    /// Puts out what cannot shine any more: the light source is gone, the bearer is, or it is day.
    #[inline]
    pub(crate) fn keep_lights(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        if !state.survivors.iter().any(|survivor| survivor.beam.is_on()) {
            return;
        }
        for who in state.everybody() {
            let survivor = state.survivor(who);
            let rule = match () {
                () if !survivor.beam.is_on() => continue,
                () if !survivor.stands() => "WZ-AMB-40",
                () if !self.is_night(state) => "WZ-AMB-28",
                () if !self.carries_light(state, who) => "WZ-LGT-11",
                () => {
                    mark!("WZ-AMB-34"); // in whichever slot
                    continue;
                }
            };
            self.put_out(state, who, rule, cx);
        }
    }

    /// Zones with Zombies that see a lit Zone, from however far (WZ-XAC-02, WZ-XAC-06).
    pub(crate) fn woken(&self, state: &State) -> ZoneSet {
        let lit = self.lit(state);
        if lit.is_empty() {
            return lit;
        }
        mark!("WZ-XAC-06");
        if state.infested().meets(lit) {
            mark!("WZ-AMB-44");
        }
        let sees = |zone: &Zone| self.map().sees(*zone, state.gates).meets(lit);
        state.infested().iter().filter(sees).collect()
    }
}
