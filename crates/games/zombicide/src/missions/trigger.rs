//! What happens on the way: triggers and their effects, both closed lists (ZE-GEN-06).

use horda_kit::{Cx, mark};

use super::condition::Condition;
use super::mission::{Colour, EndReason, TextId};
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::equipment::card::CardKind;
use crate::event::Happening;
use crate::frame::{Frame, STACK};
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::{Phase, State, Waiting};
use crate::survivors::survivor::Who;
use crate::zombies::activation::{Cause, Step};
use crate::zombies::kind::Kind;

/// What sets a trigger off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// A Round begins.
    Round,
    /// The End Phase.
    EndPhase,
    /// An Objective of this colour was taken.
    Taken(Colour),
    /// An Objective was taken, by its place.
    TakenAt(u8),
    /// A door was opened.
    Opened(GateId),
    /// A Survivor came to a Zone.
    Arrived(Zone),
    /// A Zombie of a kind was killed.
    Killed(Kind),
    /// An Abomination was killed.
    AbominationKilled,
    /// A Molotov burnt a Zone.
    Burnt(Zone),
}

/// Where an effect takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A Zone of the board.
    Zone(Zone),
    /// The Zone of the Survivor who set it off.
    Taker,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A text is told.
    Say(TextId),
    /// A door opens.
    Open(GateId),
    /// Spawn Zones of a colour become active.
    SpawnOn(Colour),
    /// Spawn Zones of a colour stop.
    SpawnOff(Colour),
    /// So many Zombie cards are drawn for a Zone.
    Cards(Place, u8),
    /// Zombies appear.
    Zombies(Place, Kind, u8),
    /// All Zombies of a kind act.
    Activate(Kind),
    /// Noise tokens.
    Noise(Place, u8),
    /// AP for the Survivor who set it off.
    Adrenaline(u8),
    /// The Survivor who set it off heals.
    Heal(u8),
    /// The Survivor who set it off draws cards of the Equipment deck.
    Draw(u8),
    /// The Survivor who set it off takes this card out of its deck.
    Give(CardKind),
    /// A flag goes up.
    Flag(u8),
    /// A counter goes up.
    Count(u8, u8),
    /// The game is won.
    Win,
    /// The game is lost.
    Lose,
    /// One of several ways is chosen.
    Choose {
        /// By the team, or by the Survivor who set it off?
        by_team: bool,
        /// The ways.
        ways: Vec<Way>,
    },
}

/// One way of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its words.
    pub text: TextId,
    /// What happens then.
    pub effects: Vec<Effect>,
}

/// Something that happens when something is done.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// What sets it off.
    pub on: On,
    /// Only if this holds.
    pub when: Option<Condition>,
    /// Once in a game, or each time?
    pub once: bool,
    /// What happens, in this order.
    pub effects: Vec<Effect>,
}

impl Zombicide {
    /// Effects wait until nothing else is under way at this place.
    pub(crate) fn may_run_trigger(&self, state: &State) -> bool {
        let room = state.stack.len() + 4 <= STACK;
        let inside = matches!(state.stack.last(), Some(Frame::Effects { .. }));
        state.attack.is_none()
            && state.activation.step == Step::Idle
            && state.wound.is_none()
            && room
            && !inside
            && self.ready(state).next().is_some()
    }

    /// Triggers whose turn it is: no other that was set off together with them is being resolved.
    fn ready<'a>(&self, state: &'a State) -> impl Iterator<Item = usize> + use<'a> {
        let waiting = state.waiting.iter().enumerate();
        let ready = waiting.filter(|(_, it)| {
            let later = state.stack.iter().skip(it.depth.into());
            !later.into_iter().any(|frame| matches!(frame, Frame::Effects { .. }))
        });
        ready.map(|(place, _)| place)
    }

    /// How many triggers may be resolved next; the players choose among several.
    pub(crate) fn ready_triggers(&self, state: &State) -> u8 {
        self.ready(state).count() as u8
    }

    /// Triggers of something that happened wait in their order (ZE-GEN-06).
    fn set_off(&self, state: &mut State, who: Who, happened: impl Fn(&On) -> bool) {
        for (place, trigger) in self.mission().triggers.iter().enumerate() {
            let spent = trigger.once && state.fired & 1 << place != 0;
            let fits = happened(&trigger.on) && !spent && !state.waiting.is_full();
            if fits && trigger.when.as_ref().is_none_or(|when| self.holds(state, when)) {
                state.fired |= 1 << place;
                let depth = state.stack.len() as u8;
                state.waiting.push(Waiting { trigger: place as u8, who, depth });
            }
        }
    }

    pub(crate) fn trigger_round(&self, state: &mut State) {
        self.set_off(state, Who(0), |on| *on == On::Round);
    }

    pub(crate) fn trigger_end_phase(&self, state: &mut State) {
        self.set_off(state, Who(0), |on| *on == On::EndPhase);
    }

    pub(crate) fn trigger_objective(
        &self,
        state: &mut State,
        who: Who,
        place: usize,
        colour: Colour,
    ) {
        mark!("ZE-OBJ-03");
        self.set_off(state, who, |on| *on == On::Taken(colour) || *on == On::TakenAt(place as u8));
    }

    pub(crate) fn trigger_door(&self, state: &mut State, who: Option<Who>, door: GateId) {
        self.set_off(state, who.unwrap_or_default(), |on| *on == On::Opened(door));
    }

    pub(crate) fn trigger_arrival(&self, state: &mut State, who: Who) {
        let zone = state.survivor(who).zone;
        self.set_off(state, who, |on| *on == On::Arrived(zone));
    }

    pub(crate) fn trigger_kill(&self, state: &mut State, who: Who, kind: Kind) {
        let large = kind.abomination().is_some();
        self.set_off(state, who, |on| {
            *on == On::Killed(kind) || large && *on == On::AbominationKilled
        });
    }

    pub(crate) fn trigger_molotov(&self, state: &mut State, who: Who, at: Zone) {
        self.set_off(state, who, |on| *on == On::Burnt(at));
    }

    /// The trigger that waits at a place among those whose turn it is, counted from 1.
    pub(crate) fn waiting_trigger(&self, state: &State, number: u8) -> Option<&Trigger> {
        let place = self.ready(state).nth(usize::from(number).checked_sub(1)?)?;
        self.mission().triggers.get(usize::from(state.waiting[place].trigger))
    }

    pub(crate) fn judge_next(&self, state: &State, number: u8) -> Result<(), Refused> {
        let count = self.ready_triggers(state);
        if (1..=count).contains(&number) { Ok(()) } else { Err(Refused::NoSuchChoice { count }) }
    }

    /// A trigger that waits: its effects come one after the other.
    pub(crate) fn run_trigger(&self, state: &mut State, number: u8) {
        let place = self.ready(state).nth(usize::from(number) - 1).expect("it was judged to wait");
        let Waiting { trigger, who, .. } = state.waiting.remove(place);
        mark!("ZE-GEN-06");
        state.stack.push(Frame::Effects { who, trigger, way: 0, next: 0 });
    }

    /// The next effect of a trigger, or the end of its effects.
    pub(crate) fn run_effect(
        &self,
        state: &mut State,
        who: Who,
        trigger: u8,
        way: u8,
        next: u8,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let effects = match way.checked_sub(1) {
            Some(way) => &self.ways_of(trigger)[usize::from(way)].effects,
            None => &self.mission().triggers[usize::from(trigger)].effects,
        };
        let Some(effect) = effects.get(usize::from(next)) else {
            state.stack.pop();
            return;
        };
        if let Some(Frame::Effects { next, .. }) = state.stack.last_mut() {
            *next += 1;
        }
        self.take_effect(state, trigger, who, effect, cx);
    }

    fn zone_of(&self, state: &State, who: Who, place: Place) -> Zone {
        match place {
            Place::Zone(zone) => zone,
            Place::Taker => state.survivor(who).zone,
        }
    }

    fn take_effect(
        &self,
        state: &mut State,
        trigger: u8,
        who: Who,
        effect: &Effect,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        const RULE: &str = "ZE-GEN-02";
        match effect {
            Effect::Say(text) => tell(cx, RULE, || Happening::Told { text: *text }),
            // An open door opens no more: what waits for its opening is set off once.
            Effect::Open(door) if state.gates.contains(*door) => {}
            Effect::Open(door) => self.open_door(state, *door, None, cx),
            Effect::SpawnOn(colour) => self.switch_spawns(state, *colour, true, cx),
            Effect::SpawnOff(colour) => self.switch_spawns(state, *colour, false, cx),
            Effect::Cards(place, count) => {
                let zone = self.zone_of(state, who, *place);
                state.stack.push(Frame::Cards { zone, left: *count });
            }
            Effect::Zombies(place, kind, count) => {
                let zone = self.zone_of(state, who, *place);
                self.place_zombies(state, zone, *kind, *count, RULE, cx);
            }
            Effect::Activate(kind) => {
                self.activate(state, Cause::Mission, kind.only(), None, cx);
            }
            Effect::Noise(place, count) => {
                let at = self.zone_of(state, who, *place);
                state.make_noise(at, *count);
                tell(cx, RULE, || Happening::Noisy { at });
            }
            Effect::Adrenaline(amount) => self.gain(state, who, *amount, RULE, cx),
            Effect::Heal(count) => {
                self.heal(state, who, *count, RULE, cx);
            }
            Effect::Draw(count) => {
                self.find(state, who, crate::equipment::card::Deck::Equipment, *count, false);
            }
            Effect::Give(card) => self.hand_out(state, who, *card, RULE, cx),
            Effect::Flag(flag) => state.flags |= 1 << flag,
            Effect::Count(counter, amount) => {
                let counter = &mut state.counters[usize::from(*counter)];
                *counter = counter.saturating_add(*amount);
            }
            Effect::Win => self.end_game(state, true, EndReason::Objectives, "ZE-WIN-01", cx),
            Effect::Lose => self.end_game(state, false, EndReason::Mission, "ZE-WIN-02", cx),
            Effect::Choose { by_team, .. } => {
                let by_team = *by_team;
                state.stack.push(Frame::Choice { who, by_team, trigger });
            }
        }
    }

    /// A Spawn Zone that is switched on in the Zombie Phase begins in the next Round (ZE-AMB-30).
    fn switch_spawns(
        &self,
        state: &mut State,
        colour: Colour,
        on: bool,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        for (place, spawn) in self.mission().spawns.iter().enumerate() {
            if spawn.colour != colour {
                continue;
            }
            let bit = 1 << place;
            if !on {
                state.spawns &= !bit;
            } else if state.phase == Phase::Spawn || state.phase == Phase::Zombies {
                mark!("ZE-AMB-30");
                state.spawns_next |= bit;
            } else {
                mark!("ZE-SPN-07");
                state.spawns |= bit;
            }
            if on {
                let at = spawn.zone;
                tell(cx, "ZE-SPN-06", || Happening::SpawnActive { at });
            }
        }
    }

    /// The choice that a trigger offers.
    pub(crate) fn ways_of(&self, trigger: u8) -> &[Way] {
        let effects = &self.mission().triggers[usize::from(trigger)].effects;
        let ways = effects.iter().find_map(|effect| {
            if let Effect::Choose { ways, .. } = effect { Some(&ways[..]) } else { None }
        });
        ways.unwrap_or_default()
    }

    pub(crate) fn judge_choice(&self, trigger: u8, number: u8) -> Result<(), Refused> {
        let count = self.ways_of(trigger).len() as u8;
        if (1..=count).contains(&number) { Ok(()) } else { Err(Refused::NoSuchChoice { count }) }
    }

    pub(crate) fn choose(&self, state: &mut State, number: u8, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Choice { who, trigger, .. }) = state.stack.pop() else {
            unreachable!("a choice is open");
        };
        let text = self.ways_of(trigger)[usize::from(number) - 1].text;
        tell(cx, "ZE-GEN-04", || Happening::Told { text });
        state.stack.push(Frame::Effects { who, trigger, way: number, next: 0 });
    }

    /// Is everything done, or has something lost the game? After every resolved effect (ZE-WIN-03).
    pub(crate) fn judge_mission(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        if state.is_over() {
            mark!("ZE-AMB-94"); // what else the same effect has brought
            return;
        }
        if state.phase == Phase::Muster || state.attack.is_some() {
            return;
        }
        let mission = self.mission();
        mark!("ZE-WIN-03");
        if mission.defeats.iter().any(|defeat| self.holds(state, &defeat.when)) {
            mark!("ZE-AMB-95"); // only what the mission names
            return self.end_game(state, false, EndReason::Mission, "ZE-WIN-02", cx);
        }
        if !mission.goals.is_empty()
            && mission.goals.iter().all(|goal| self.holds(state, &goal.when))
        {
            return self.end_game(state, true, EndReason::Objectives, "ZE-WIN-01", cx);
        }
        if state.standing().next().is_none() {
            return self.end_game(state, false, EndReason::Nobody, "ZE-WIN-02", cx);
        }
        let limit = if mission.rounds > 0 { mission.rounds } else { self.round_limit() };
        if state.round > limit {
            self.end_game(state, false, EndReason::Rounds, "ZE-RUL-05", cx);
        }
    }

    /// Is this the Exit, and does the mission let Survivors leave yet?
    pub(crate) fn may_leave_from(&self, state: &State, zone: Zone) -> bool {
        let mission = self.mission();
        let open = || mission.exit_needs.as_ref().is_none_or(|needs| self.holds(state, needs));
        mission.exit == Some(zone) && open()
    }

    /// May a door with a condition be opened now (ZE-DOR-04)?
    pub(crate) fn judge_lock(&self, state: &State, door: GateId) -> Result<(), Refused> {
        let lock = self.mission().locks.iter().find(|lock| lock.door == door);
        match lock.filter(|lock| !self.holds(state, &lock.opens)) {
            Some(lock) => Err(Refused::Locked { colour: lock.colour }),
            None => Ok(()),
        }
    }
}
