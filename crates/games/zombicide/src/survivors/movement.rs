//! Moves: where a Survivor can go, what it costs, and going there (ZE-MOV-01 to ZE-MOV-06).

use horda_kit::{Cx, mark};

use super::budget::{ActionKind, Pool};
use super::survivor::Who;
use super::turn::{Limit, Sort, Turn};
use crate::board::border::Sandbags;
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::feature::Verb;
use crate::state::State;
use crate::survivors::character::Type;

/// How far a way may be and whether Zombies matter on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// Fewest Zones, unless Zombies end it before.
    pub(crate) least: u8,
    /// Most Zones.
    pub(crate) most: u8,
    /// Do Zombies neither cost Actions nor end it?
    pub(crate) slippery: bool,
    /// May it lead onto the Tank?
    pub(crate) climbs: bool,
}

/// Ways to move that a Turn offers as a Move Action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// As usual.
    Walk,
    /// As a Kid, past Zombies (ZE-SUR-02).
    Slip,
    /// Two or three Zones (ZE-SKL-54).
    Sprint,
}

impl Zombicide {
    /// Zones next to a Zone that a Survivor can go to.
    #[inline]
    pub(crate) fn neighbours(&self, state: &State, zone: Zone) -> ZoneSet {
        self.map().ways(Mover::Survivor).neighbours(zone, state.gates)
    }

    /// Zones at range 1 for skills: next to a Zone, seen from it, and a Survivor can go there
    /// (ZE-AMB-12). What a tunnel joins is not at range 1.
    pub(crate) fn beside(&self, state: &State, zone: Zone) -> ZoneSet {
        mark!("ZE-RUL-11");
        self.neighbours(state, zone) & self.map().sees(zone, state.gates)
    }

    /// How a Survivor goes.
    pub(crate) fn walk(&self, state: &State, who: Who, gait: Gait) -> Walk {
        let slippery = gait == Gait::Slip || self.has(state, who, |it| it.stride.slippery);
        let strides = self.features(state, who).filter(|it| it.stride.zones > 1);
        let strides = strides.inspect(|it| {
            horda_kit::marks::hit(it.rule);
            mark!("ZE-RUL-08"); // the longest one: longer moves do not add up
        });
        let zones = strides.map(|it| it.stride.zones).max().unwrap_or(1);
        match gait {
            Gait::Walk | Gait::Slip => Walk { least: 1, most: zones, slippery, climbs: true },
            // RULE ZE-AMB-65: longer moves do not add up.
            Gait::Sprint => Walk { least: 2, most: 3, slippery, climbs: true },
        }
    }

    /// Zones in which a way can end. Zombies end it, and it may end before `least` only there.
    pub(crate) fn ends(&self, state: &State, from: Zone, walk: Walk) -> ZoneSet {
        let infested = if walk.slippery { ZoneSet::NONE } else { state.infested() };
        let barred = if walk.climbs { ZoneSet::NONE } else { self.map().tank() };
        let (mut ends, mut reached) = (ZoneSet::NONE, ZoneSet::only(from));
        let mut layer = reached;
        for steps in 1..=walk.most {
            let next = layer.iter().map(|zone| self.neighbours(state, zone));
            let next = next.fold(ZoneSet::NONE, |all, zones| all | zones) - reached - barred;
            ends |= if steps >= walk.least { next } else { next & infested };
            layer = next - infested; // RULE ZE-MOV-04: entering a Zone with Zombies ends the move.
            reached |= next;
        }
        ends
    }

    /// The Action that climbing the Tank adds to a way, unless another way leads to its end
    /// (WZ-TNK-04).
    pub(crate) fn climb(&self, state: &State, from: Zone, to: Zone, walk: Walk) -> u8 {
        let tank = self.map().tank();
        let on_foot = Walk { climbs: false, ..walk };
        let climbs = !tank.is_empty() && !self.ends(state, from, on_foot).contains(to);
        u8::from(climbs)
    }

    /// Actions that Zombies in the Zone cost when leaving it (ZE-MOV-03).
    #[inline]
    pub(crate) fn surcharge(&self, state: &State, who: Who, slippery: bool) -> u8 {
        let zombies = state.zombies_at(state.survivor(who).zone);
        if zombies == 0 || slippery { 0 } else { zombies }
    }

    /// May the Survivor move there?
    pub(crate) fn judge_move(
        &self,
        state: &State,
        turn: &Turn,
        gait: Gait,
        to: Zone,
    ) -> Result<(), Refused> {
        let walk = self.judge_gait(state, turn, gait)?;
        let surcharge = self.surcharge(state, turn.who, walk.slippery);
        if turn.budget.payer(ActionKind::Move, surcharge).is_none() {
            return Err(self.too_dear(turn, ActionKind::Move, surcharge));
        }
        let from = state.survivor(turn.who).zone;
        if !self.ends(state, from, walk).contains(to) {
            return Err(self.why_out_of_reach(state, from, to, walk));
        }
        self.judge_climb(turn, ActionKind::Move, surcharge, self.climb(state, from, to, walk))
    }

    /// Is there an Action left for climbing the Tank (WZ-TNK-04)?
    pub(crate) fn judge_climb(
        &self,
        turn: &Turn,
        action: ActionKind,
        surcharge: u8,
        climb: u8,
    ) -> Result<(), Refused> {
        let surcharge = surcharge + climb;
        if turn.budget.payer(action, surcharge).is_some() {
            return Ok(());
        }
        let by_any = turn.budget.payer(action, 0) == Some(Pool::Any);
        let left = turn.budget.left(Pool::Any);
        Err(Refused::TankTooHigh { cost: surcharge + u8::from(by_any), left })
    }

    /// May the Survivor move this way at all? How it then goes.
    fn judge_gait(&self, state: &State, turn: &Turn, gait: Gait) -> Result<Walk, Refused> {
        match gait {
            Gait::Walk => {}
            Gait::Slip => {
                if self.character_of(state, turn.who).kind != Type::Kid {
                    return Err(Refused::NotAKid);
                }
                self.judge_limit(turn, Limit::Slip, "ZE-SUR-02")?;
            }
            Gait::Sprint => {
                if !self.has_verb(state, turn.who, Verb::Sprint) {
                    return Err(Refused::SkillMissing { rule: "ZE-SKL-54" });
                }
                self.judge_limit(turn, Limit::Sprint, "ZE-SKL-54")?;
            }
        }
        Ok(self.walk(state, turn.who, gait))
    }

    /// May a skill that costs no Action be used? Not in an Action that a Born leader gave: only
    /// what that Action pays for (ZE-RUL-23).
    pub(crate) fn judge_free_skill(
        &self,
        turn: &Turn,
        limit: Limit,
        rule: &'static str,
    ) -> Result<(), Refused> {
        if turn.sort == Sort::Led {
            return Err(Refused::LedFreeSkill { rule });
        }
        self.judge_limit(turn, limit, rule)
    }

    /// Was something that can be done once in a Turn not done yet?
    pub(crate) fn judge_limit(
        &self,
        turn: &Turn,
        limit: Limit,
        rule: &'static str,
    ) -> Result<(), Refused> {
        if !turn.used.contains(limit) {
            return Ok(());
        }
        mark!("ZE-SKG-03");
        Err(Refused::OnceATurn { rule })
    }

    /// Why a Zone is not reached.
    pub(crate) fn why_out_of_reach(
        &self,
        state: &State,
        from: Zone,
        to: Zone,
        walk: Walk,
    ) -> Refused {
        if from == to {
            return Refused::AlreadyThere;
        }
        let shut = self
            .map()
            .doors()
            .find(|(gate, door)| !state.gates.contains(*gate) && door.beyond(from) == Some(to));
        if let Some((door, _)) = shut {
            return Refused::DoorClosed { door };
        }
        let unhindered = self.ends(state, from, Walk { slippery: true, ..walk });
        if unhindered.contains(to) {
            return Refused::ZombiesInTheWay { to };
        }
        let near = self.neighbours(state, from).contains(to);
        if near && !walk.climbs && self.map().tank().contains(to) {
            return Refused::TankTooHigh { cost: 1, left: 0 };
        }
        if near { Refused::TooNear { to, least: walk.least } } else { Refused::TooFar { to } }
    }

    /// Zones for a Move Action, one action each.
    pub(crate) fn list_moves(&self, state: &State, turn: &Turn, gait: Gait) -> ZoneSet {
        let Ok(walk) = self.judge_gait(state, turn, gait) else { return ZoneSet::NONE };
        let surcharge = self.surcharge(state, turn.who, walk.slippery);
        if turn.budget.payer(ActionKind::Move, surcharge).is_none() {
            return ZoneSet::NONE;
        }
        let climbs = turn.budget.payer(ActionKind::Move, surcharge + 1).is_some();
        self.ends(state, state.survivor(turn.who).zone, Walk { climbs, ..walk })
    }

    /// A Move Action of the Turn.
    pub(crate) fn move_in_turn(
        &self,
        state: &mut State,
        gait: Gait,
        to: Zone,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let turn = *state.turn().expect("a Turn is under way");
        let walk = self.walk(state, turn.who, gait);
        let surcharge = self.surcharge(state, turn.who, walk.slippery);
        if walk.most > 1 {
            mark!("ZE-MOV-05"); // only the Zone that is left costs more
        }
        let from = state.survivor(turn.who).zone;
        let climb = self.climb(state, from, to, walk);
        self.pay(state, ActionKind::Move, surcharge, cx);
        self.pay_climb(state, climb);
        let turn = state.turn_mut().expect("a Turn is under way");
        match gait {
            Gait::Walk => {}
            Gait::Slip => {
                mark!("ZE-AMB-64");
                turn.used.insert(Limit::Slip);
            }
            Gait::Sprint => turn.used.insert(Limit::Sprint),
        }
        let rule = match gait {
            Gait::Walk if climb > 0 => "WZ-TNK-04",
            Gait::Walk if self.map().tank().contains(from) => "WZ-TNK-05",
            Gait::Walk if self.map().sandbags(from, to) != Sandbags::None => "WZ-SBG-03",
            Gait::Walk => "ZE-MOV-01",
            Gait::Slip => "ZE-SUR-02",
            Gait::Sprint => "ZE-SKL-54",
        };
        let who = turn.who;
        self.relocate(state, who, to, rule, cx);
        if !walk.slippery && state.zombies_at(to) > 0 {
            let character = state.survivor(who).character;
            tell(cx, "ZE-MOV-04", || Happening::Stopped { who: character, at: to });
        }
    }

    /// Puts a Survivor into another Zone; Companions come along (ZE-CPN-05).
    pub(crate) fn relocate(
        &self,
        state: &mut State,
        who: Who,
        to: Zone,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let from = state.survivor(who).zone;
        state.survivor_mut(who).zone = to;
        for companion in state.companions.iter_mut().filter(|it| it.leader == Some(who)) {
            mark!("ZE-CPN-05");
            mark!("ZE-MOV-06");
            companion.zone = to;
        }
        let character = state.survivor(who).character;
        tell(cx, rule, || Happening::Moved { who: character, from, to });
        mark!("ZE-RUL-29"); // not in Zones on the way
        self.has_moved(state, who, from, cx);
        self.trigger_arrival(state, who);
    }

    /// Pays for an Action of the Turn.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        action: ActionKind,
        surcharge: u8,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let turn = state.turn_mut().expect("Actions are paid in a Turn");
        if turn.budget.payer(action, surcharge) != Some(Pool::Any) {
            mark!("ZE-PLY-05");
            mark!("ZE-AMB-04"); // the most restricted one that fits
        }
        turn.budget.pay(action, surcharge);
        turn.used.insert(Limit::Anything);
        if !matches!(action, ActionKind::Melee { .. } | ActionKind::Ranged { .. }) {
            turn.streak = 0; // RULE ZE-AMB-67: any other Action ends the run.
        }
        let who = turn.who;
        self.has_done_action(state, who);
        self.tell_surcharge(state, who, surcharge, cx);
    }

    /// Pays for climbing the Tank, after the Move itself (WZ-TNK-04).
    pub(crate) fn pay_climb(&self, state: &mut State, climb: u8) {
        if climb > 0 {
            mark!("WZ-TNK-04");
            state.turn_mut().expect("a Turn is under way").budget.pay(ActionKind::Other, 0);
        }
    }

    /// Says what leaving Zombies has cost.
    pub(crate) fn tell_surcharge(
        &self,
        state: &State,
        who: Who,
        surcharge: u8,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if surcharge > 0 {
            mark!("ZE-AMB-03"); // by unrestricted Actions
            let who = state.survivor(who).character;
            tell(cx, "ZE-MOV-03", || Happening::ShookOff { who, actions: surcharge });
        }
    }

    /// Why an Action cannot be paid.
    pub(crate) fn too_dear(&self, turn: &Turn, action: ActionKind, surcharge: u8) -> Refused {
        let left = turn.budget.left(Pool::Any);
        if surcharge == 0 {
            Refused::NoActions
        } else if turn.budget.payer(action, 0).is_some() && left < surcharge {
            Refused::ZombiesHold { cost: surcharge, left }
        } else {
            Refused::ZombiesHold { cost: surcharge + 1, left }
        }
    }
}
