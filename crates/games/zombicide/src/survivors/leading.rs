//! Skills that move others: Born leader, Lifesaver, Shove, Taunt, and Companions that are rallied.

use horda_kit::{Cx, mark};

use super::budget::{ActionKind, Budget};
use super::character::CharacterId;
use super::survivor::Who;
use super::turn::{Limit, Sort, Turn};
use crate::action::Action;
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::event::Happening;
use crate::frame::Frame;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::feature::Verb;
use crate::state::State;
use crate::zombies::activation::Cause;
use crate::zombies::kind::{Kind, KindSet};

/// How far a Taunt carries (ZE-SKL-61).
const TAUNT: u8 = 2;

impl Zombicide {
    fn judge_skill(
        &self,
        state: &State,
        turn: &Turn,
        verb: Verb,
        limit: Limit,
        rule: &'static str,
    ) -> Result<(), Refused> {
        if !self.has_verb(state, turn.who, verb) {
            return Err(Refused::SkillMissing { rule });
        }
        if limit == Limit::BornLeader {
            return self.judge_limit(turn, limit, rule);
        }
        self.judge_free_skill(turn, limit, rule)
    }

    /// What these skills offer.
    pub(crate) fn list_leading(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        for other in state.standing() {
            let who = state.survivor(other).character;
            if self.judge_lead(state, turn, other).is_ok() {
                out.push(Action::Lead { who });
            }
        }
        for companion in state.companions.iter() {
            if self.judge_rally(state, turn, companion.character).is_ok() {
                out.push(Action::Rally { who: companion.character });
            }
        }
        if turn.sort != Sort::Led {
            self.list_entrusting(state, turn, out);
        }
        if self.judge_skill(state, turn, Verb::Lifesaver, Limit::Lifesaver, "").is_ok() {
            out.extend(self.rescues(state, turn.who).iter().map(|at| Action::Save { at }));
        }
        if self.judge_skill(state, turn, Verb::Shove, Limit::Shove, "").is_ok() {
            out.extend(self.shoves(state, turn.who).iter().map(|to| Action::Shove { to }));
        }
        if self.judge_skill(state, turn, Verb::Taunt, Limit::Taunt, "").is_ok() {
            out.extend(self.taunts(state, turn.who).iter().map(|at| Action::Taunt { at }));
        }
    }

    /// Does one of these skills offer something that costs no Action?
    pub(crate) fn leads_freely(&self, state: &State, turn: &Turn) -> bool {
        let able = |verb, limit| self.judge_skill(state, turn, verb, limit, "").is_ok();
        state.standing().any(|other| self.judge_lead(state, turn, other).is_ok())
            || able(Verb::Lifesaver, Limit::Lifesaver) && !self.rescues(state, turn.who).is_empty()
            || able(Verb::Shove, Limit::Shove) && !self.shoves(state, turn.who).is_empty()
            || able(Verb::Taunt, Limit::Taunt) && !self.taunts(state, turn.who).is_empty()
    }

    pub(crate) fn judge_lead(&self, state: &State, turn: &Turn, other: Who) -> Result<(), Refused> {
        self.judge_skill(state, turn, Verb::BornLeader, Limit::BornLeader, "ZE-SKL-17")?;
        if turn.sort == Sort::Led {
            return Err(Refused::LedTwice); // RULE ZE-AMB-71: not by the Action that it gave.
        }
        if other == turn.who || !state.survivor(other).stands() {
            return Err(Refused::LeadAnother);
        }
        Ok(())
    }

    /// The receiver carries out one Action at once (ZE-SKL-17).
    pub(crate) fn lead(&self, state: &mut State, other: Who, cx: &mut Cx<'_, Zombicide>) {
        let turn = state.turn_mut().expect("a Turn is under way");
        turn.used.insert(Limit::BornLeader);
        let who = turn.who;
        mark!("ZE-ACT-09");
        let used = self.limits_of(state, other);
        let led =
            Turn { who: other, sort: Sort::Led, budget: Budget::any(1), used, ..Turn::default() };
        state.stack.push(Frame::Turn(led));
        let (who, other) = (state.survivor(who).character, state.survivor(other).character);
        tell(cx, "ZE-SKL-17", || Happening::Led { who, other });
    }

    pub(crate) fn judge_rally(
        &self,
        state: &State,
        turn: &Turn,
        name: CharacterId,
    ) -> Result<(), Refused> {
        let zone = state.survivor(turn.who).zone;
        let there = |place: &usize| state.companions[*place].character == name;
        let Some(place) = state.companions_at(zone).find(there) else {
            return Err(Refused::NotInZone { who: name, at: zone, rule: "ZE-CPN-07" });
        };
        if state.companions[place].leader.is_some() {
            return Err(Refused::Follows { who: name });
        }
        let payer = turn.budget.payer(ActionKind::Other, 0);
        payer.map(|_| ()).ok_or(Refused::NoActions)
    }

    pub(crate) fn rally(&self, state: &mut State, name: CharacterId, cx: &mut Cx<'_, Zombicide>) {
        self.pay(state, ActionKind::Other, 0, cx);
        let who = state.turn().expect("a Turn is under way").who;
        let companion = state.companions.iter_mut().find(|it| it.character == name);
        companion.expect("it was judged to be there").leader = Some(who);
        let who = state.survivor(who).character;
        tell(cx, "ZE-CPN-07", || Happening::Rallied { who, companion: name });
    }

    /// A Companion changes its leader in a Trade of the Survivor whose Turn it is, either way: the
    /// Companion, its new leader and the partner of the Trade.
    pub(crate) fn judge_entrust(
        &self,
        state: &State,
        turn: &Turn,
        name: CharacterId,
        to: CharacterId,
    ) -> Result<(usize, Who, Who), Refused> {
        let zone = state.survivor(turn.who).zone;
        let led = |place: &usize| state.companions[*place].character == name;
        let found = state.companions_at(zone).find(led);
        let leader = found.and_then(|place| Some((place, state.companions[place].leader?)));
        let (place, leader) = leader.ok_or(Refused::NotLedHere { who: name })?;
        let to = self.survivor_named(state, to).ok_or(Refused::NotInTeam { who: to })?;
        let with = if leader == turn.who { to } else { leader };
        if leader == to || leader != turn.who && to != turn.who {
            return Err(Refused::NotLedHere { who: name });
        }
        if !state.survivors_at(zone).any(|it| it == with) {
            let who = state.survivor(with).character;
            return Err(Refused::NotInZone { who, at: zone, rule: "ZE-CPN-07" });
        }
        self.judge_partner(state, turn, with)?;
        let payer = turn.budget.payer(ActionKind::Other, 0);
        payer.map(|_| (place, to, with)).ok_or(Refused::NoActions)
    }

    fn list_entrusting(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        for companion in state.companions.iter().filter(|it| it.leader.is_some()) {
            for to in state.survivors_at(state.survivor(turn.who).zone) {
                let (who, to) = (companion.character, state.survivor(to).character);
                if self.judge_entrust(state, turn, who, to).is_ok() {
                    out.push(Action::Entrust { who, to });
                }
            }
        }
    }

    /// A partner of another seat is asked; one of the own seat agrees by itself (ZE-ACT-04).
    pub(crate) fn entrust(
        &self,
        state: &mut State,
        name: CharacterId,
        to: CharacterId,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let turn = *state.turn().expect("a Turn is under way");
        let judged = self.judge_entrust(state, &turn, name, to);
        let (place, to, with) = judged.expect("it was judged");
        if state.survivor(turn.who).seat == state.survivor(with).seat {
            self.pass_companion(state, place, to, cx);
        } else {
            let companion = place as u8;
            state.stack.push(Frame::Entrust { who: turn.who, with, companion, to });
        }
    }

    /// A Companion follows another leader from now on.
    pub(crate) fn pass_companion(
        &self,
        state: &mut State,
        place: usize,
        to: Who,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.pay(state, ActionKind::Other, 0, cx);
        state.companions[place].leader = Some(to);
        let companion = state.companions[place].character;
        let who = state.survivor(to).character;
        tell(cx, "ZE-CPN-07", || Happening::Rallied { who, companion });
    }

    /// Zones from which friends can be pulled: next door, seen, with Zombies and friends.
    fn rescues(&self, state: &State, who: Who) -> ZoneSet {
        let here = state.survivor(who).zone;
        let near = self.beside(state, here);
        let infested = state.infested();
        let saved = |zone: &Zone| {
            infested.contains(*zone)
                && (self.next_pulled(state, *zone, 0).is_some()
                    || self.lone_at(state, *zone).is_some())
        };
        near.iter().filter(saved).collect()
    }

    /// A Companion without a leader in a Zone.
    fn lone_at(&self, state: &State, zone: Zone) -> Option<usize> {
        state.companions_at(zone).find(|place| state.companions[*place].leader.is_none())
    }

    pub(crate) fn judge_save(&self, state: &State, turn: &Turn, at: Zone) -> Result<(), Refused> {
        self.judge_skill(state, turn, Verb::Lifesaver, Limit::Lifesaver, "ZE-SKL-38")?;
        let able = self.rescues(state, turn.who).contains(at);
        if able { Ok(()) } else { Err(Refused::NobodyToSave { at }) }
    }

    pub(crate) fn save(&self, state: &mut State, from: Zone) {
        let turn = state.turn_mut().expect("a Turn is under way");
        turn.used.insert(Limit::Lifesaver);
        turn.used.insert(Limit::Anything);
        let who = turn.who;
        let to = state.survivor(who).zone;
        while let Some(place) = self.lone_at(state, from) {
            mark!("ZE-AMB-81"); // a lone Companion may be pulled
            state.companions[place].zone = to;
        }
        state.stack.push(Frame::Pull { who, from, asked: 0 });
    }

    /// The next Survivor who is asked to come.
    pub(crate) fn next_pulled(&self, state: &State, from: Zone, asked: u8) -> Option<Who> {
        let mut there = state.survivors_at(from);
        there.find(|other| asked & other.bit() == 0 && self.on_foot(state, *other))
    }

    /// A Survivor comes along, or stays.
    pub(crate) fn pull(&self, state: &mut State, comes: bool, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Pull { who, from, asked }) = state.stack.pop() else {
            unreachable!("a Lifesaver is at work");
        };
        let other = self.next_pulled(state, from, asked).expect("a Survivor was asked");
        let to = state.survivor(who).zone;
        if comes {
            state.survivor_mut(other).zone = to;
            self.has_moved(state, other, from, cx);
            for companion in state.companions.iter_mut().filter(|it| it.leader == Some(other)) {
                companion.zone = to;
            }
            let (who, other) = (state.survivor(who).character, state.survivor(other).character);
            tell(cx, "ZE-SKL-38", || Happening::Pulled { who, other, to });
        }
        state.stack.push(Frame::Pull { who, from, asked: asked | other.bit() });
    }

    /// Zones that the Zombies of the own Zone can be pushed into.
    fn shoves(&self, state: &State, who: Who) -> ZoneSet {
        let here = state.survivor(who).zone;
        if state.zombies_at(here) == 0 { ZoneSet::NONE } else { self.neighbours(state, here) }
    }

    pub(crate) fn judge_shove(&self, state: &State, turn: &Turn, to: Zone) -> Result<(), Refused> {
        self.judge_skill(state, turn, Verb::Shove, Limit::Shove, "ZE-SKL-50")?;
        if state.zombies_at(state.survivor(turn.who).zone) == 0 {
            return Err(Refused::NothingToHit);
        }
        let near = self.shoves(state, turn.who).contains(to);
        if near { Ok(()) } else { Err(Refused::TooFar { to }) }
    }

    /// All Zombies of the Zone go to one other; nothing else happens (ZE-AMB-79).
    pub(crate) fn shove(&self, state: &mut State, to: Zone, cx: &mut Cx<'_, Zombicide>) {
        let turn = state.turn_mut().expect("a Turn is under way");
        turn.used.insert(Limit::Shove);
        turn.used.insert(Limit::Anything);
        let who = turn.who;
        let from = state.survivor(who).zone;
        let count = state.zombies_at(from);
        mark!("ZE-AMB-79");
        for kind in Kind::ALL {
            let some = state.count(from, kind);
            if some > 0 {
                state.shift(from, to, kind, some);
            }
        }
        let who = state.survivor(who).character;
        tell(cx, "ZE-SKL-50", || Happening::Shoved { who, count, to });
    }

    /// Zones with Zombies within two steps.
    fn taunts(&self, state: &State, who: Who) -> ZoneSet {
        let here = state.survivor(who).zone;
        let distances =
            self.map().ways(Mover::ExtraZombie).with(state.gates).distances_to(ZoneSet::only(here));
        let near = |zone: &Zone| distances.get(*zone).is_some_and(|steps| steps <= TAUNT);
        state.infested().iter().filter(near).collect()
    }

    pub(crate) fn judge_taunt(&self, state: &State, turn: &Turn, at: Zone) -> Result<(), Refused> {
        self.judge_skill(state, turn, Verb::Taunt, Limit::Taunt, "ZE-SKL-61")?;
        if state.zombies_at(at) == 0 {
            return Err(Refused::NothingToTaunt { at });
        }
        if self.taunts(state, turn.who).contains(at) {
            Ok(())
        } else {
            Err(Refused::TooFar { to: at })
        }
    }

    pub(crate) fn taunt(&self, state: &mut State, at: Zone, cx: &mut Cx<'_, Zombicide>) {
        let turn = state.turn_mut().expect("a Turn is under way");
        turn.used.insert(Limit::Taunt);
        turn.used.insert(Limit::Anything);
        let who = turn.who;
        let character = state.survivor(who).character;
        tell(cx, "ZE-SKL-61", || Happening::Taunted { who: character, at });
        self.activate(state, Cause::Taunt, KindSet::ALL, Some(ZoneSet::only(at)), cx);
        state.activation.taunted = Some(who);
    }
}
