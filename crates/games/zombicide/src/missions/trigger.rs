//! What happens on the way: triggers and their effects, both closed lists (ZE-GEN-06).

use horda_kit::{Cx, mark};

use super::card::CardId;
use super::condition::Condition;
use super::mission::{Colour, EndReason, FlagId, Opens, TextId};
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::equipment::card::CardKind;
use crate::event::Happening;
use crate::frame::{Frame, STACK};
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::Skill;
use crate::state::{Phase, State, Waiting};
use crate::survivors::survivor::{Status, Survivor, Who};
use crate::zombies::activation::{Cause, Step};
use crate::zombies::kind::Kind;

/// Frames that effects of a mission need: a card, a Note, what they ask, what that brings.
const ROOM: usize = 6;

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
    /// The Clock comes to an hour.
    Hour(u8),
    /// Night falls, or day breaks.
    Night(bool),
    /// An Objective card was taken: its face.
    Card(CardId),
    /// A Note is read: its face, by its place.
    Note(u8),
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
    /// A light of the mission, by its place, goes on or out.
    Light(u8, bool),
    /// AP for the Survivor who set it off.
    Adrenaline(u8),
    /// The Survivor who set it off heals.
    Heal(u8),
    /// The Survivor who set it off draws cards of the Equipment deck.
    Draw(u8),
    /// The Survivor who set it off takes this card out of its deck.
    Give(CardKind),
    /// The Survivor who set it off learns a skill.
    Skill(Skill),
    /// A flag goes up.
    Flag(u8),
    /// A keyword is found, by its flag.
    Keyword(u8),
    /// A counter goes up.
    Count(u8, u8),
    /// A Note is read, by its place.
    Note(u8),
    /// A card is laid out.
    Put(CardId),
    /// The card of these effects goes back to where it lay.
    Back,
    /// The card of these effects stays revealed.
    Keep,
    /// The game is won.
    Win,
    /// The game is lost.
    Lose,
    /// Some things, if something holds, and others if not.
    If {
        /// What is asked.
        when: Condition,
        /// What happens then.
        then: Vec<Effect>,
        /// What happens otherwise.
        otherwise: Vec<Effect>,
    },
    /// One of several ways is chosen.
    Choose {
        /// By the team, or by the Survivor who set it off?
        by_team: bool,
        /// The ways.
        ways: Vec<Way>,
    },
}

impl Effect {
    /// The lists of effects that it may lead to, by number.
    pub fn branch(&self, number: usize) -> Option<&[Effect]> {
        if let Effect::Choose { ways, .. } = self {
            ways.get(number).map(|way| &way.effects[..])
        } else if let Effect::If { then, otherwise, .. } = self {
            [then, otherwise].get(number).map(|branch| &branch[..])
        } else {
            None
        }
    }

    /// All of them.
    pub fn branches(&self) -> impl Iterator<Item = &[Effect]> {
        (0..).map_while(|number| self.branch(number))
    }
}

/// How many lists of effects there are, with those inside.
fn size(effects: &[Effect]) -> u8 {
    1 + effects.iter().flat_map(Effect::branches).map(size).sum::<u8>()
}

/// The number of a list inside another one: lists are counted from the outside, each before those
/// inside it.
fn number_of(effects: &[Effect], own: u8, place: usize, branch: usize) -> u8 {
    let before = effects[..place].iter().flat_map(Effect::branches);
    let beside = effects[place].branches().take(branch);
    own + 1 + before.chain(beside).map(size).sum::<u8>()
}

/// The list of a number.
fn list_of(effects: &[Effect], number: u8) -> Option<&[Effect]> {
    let mut left = number.checked_sub(1);
    if left.is_none() {
        return Some(effects);
    }
    for branch in effects.iter().flat_map(Effect::branches) {
        let skip = left.unwrap_or_default();
        if skip < size(branch) {
            return list_of(branch, skip);
        }
        left = Some(skip - size(branch));
    }
    None
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
        let room = state.stack.len() + ROOM <= STACK;
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

    pub(crate) fn trigger_card(&self, state: &mut State, who: Who, card: CardId) {
        self.set_off(state, who, |on| *on == On::Card(card) || *on == On::TakenAt(card.0));
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

    /// The Clock has gone on, perhaps into the night or out of it (WZ-AMB-27).
    pub(crate) fn trigger_hour(&self, state: &mut State, changed: bool) {
        let (hour, night) = (state.hour, self.is_night(state));
        mark!("WZ-AMB-27");
        self.set_off(state, Who(0), |on| {
            *on == On::Hour(hour) || changed && *on == On::Night(night)
        });
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
        let effects = self.effects_of(trigger, way);
        let Some(effect) = effects.get(usize::from(next)) else {
            state.stack.pop();
            if way == 0 {
                self.end_card(state, trigger, cx);
            }
            return;
        };
        if let Some(Frame::Effects { next, .. }) = state.stack.last_mut() {
            *next += 1;
        }
        if let Effect::If { when, .. } = effect {
            let branch = usize::from(!self.holds(state, when));
            let way = number_of(effects, way, next.into(), branch);
            state.stack.push(Frame::Effects { who, trigger, way, next: 0 });
        } else {
            self.take_effect(state, trigger, who, effect, cx);
        }
    }

    /// A list of effects of a trigger, by its number.
    fn effects_of(&self, trigger: u8, number: u8) -> &[Effect] {
        let all = &self.mission().triggers[usize::from(trigger)].effects;
        list_of(all, number).expect("a frame names a list that is there")
    }

    /// The rule by which the effects of a trigger happen: those of a card are read out.
    fn rule_of(&self, trigger: u8) -> &'static str {
        match self.mission().triggers[usize::from(trigger)].on {
            On::Card(_) | On::Note(_) => "WZ-OBJ-08",
            On::Round
            | On::EndPhase
            | On::Taken(_)
            | On::TakenAt(_)
            | On::Opened(_)
            | On::Arrived(_)
            | On::Killed(_)
            | On::AbominationKilled
            | On::Burnt(_)
            | On::Hour(_)
            | On::Night(_) => "ZE-GEN-02",
        }
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
        let rule = self.rule_of(trigger);
        match effect {
            Effect::Say(text) => tell(cx, rule, || Happening::Told { text: *text }),
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
                self.place_zombies(state, zone, *kind, *count, rule, cx);
            }
            Effect::Activate(kind) => {
                self.activate(state, Cause::Mission, kind.only(), None, cx);
            }
            Effect::Noise(place, count) => {
                let at = self.zone_of(state, who, *place);
                state.make_noise(at, *count);
                tell(cx, rule, || Happening::Noisy { at });
            }
            Effect::Light(place, on) => self.switch_light(state, *place, *on, cx),
            Effect::Adrenaline(amount) => self.gain(state, who, *amount, rule, cx),
            Effect::Heal(count) => {
                self.heal(state, who, *count, rule, cx);
            }
            Effect::Draw(count) => {
                self.find(state, who, crate::equipment::card::Deck::Equipment, *count, false);
            }
            Effect::Give(card) => self.hand_out(state, who, *card, rule, cx),
            Effect::Skill(skill) => {
                if !state.survivor(who).skills.is_full() {
                    self.learn(state, who, *skill, cx);
                }
            }
            Effect::Flag(flag) => state.flags |= 1 << flag,
            Effect::Count(counter, amount) => {
                let counter = &mut state.counters[usize::from(*counter)];
                *counter = counter.saturating_add(*amount);
            }
            Effect::Win => self.end_game(state, true, EndReason::Objectives, "ZE-WIN-01", cx),
            Effect::Lose => self.end_game(state, false, EndReason::Mission, "ZE-WIN-02", cx),
            Effect::Keyword(flag) => {
                state.flags |= 1 << flag;
                let word = FlagId(*flag);
                tell(cx, "WZ-KWD-02", || Happening::KeywordFound { word });
            }
            Effect::Note(note) => self.read_note(state, who, *note, "WZ-OBJ-13", cx),
            Effect::Put(card) => self.put_card(state, *card, cx),
            Effect::Back => self.put_back(state, trigger, cx),
            Effect::Keep => self.keep_card(state, trigger, cx),
            Effect::Choose { by_team, .. } => self.offer_choice(state, who, *by_team, trigger),
            Effect::If { .. } => unreachable!("its branch is chosen where its place is known"),
        }
    }

    fn offer_choice(&self, state: &mut State, who: Who, by_team: bool, trigger: u8) {
        if let On::Card(_) = self.mission().triggers[usize::from(trigger)].on {
            mark!("WZ-OBJ-10");
        }
        state.stack.push(Frame::Choice { who, by_team, trigger });
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
                if spawn.rule.is_some() {
                    mark!("WZ-MIS-04");
                }
                tell(cx, spawn.rule.unwrap_or("ZE-SPN-06"), || Happening::SpawnActive { at });
            }
        }
    }

    /// A light of the mission goes on or out.
    fn switch_light(&self, state: &mut State, place: u8, on: bool, cx: &mut Cx<'_, Zombicide>) {
        let bit = 1 << place;
        let was = state.lights & bit != 0;
        state.lights = if on { state.lights | bit } else { state.lights & !bit };
        if was != on {
            let at = self.mission().lights[usize::from(place)].zone;
            tell(cx, "WZ-AMB-78", || Happening::ZoneLit { at, on });
        }
    }

    /// The effect that asks: the last one of the list below the choice, with its place.
    fn asking(&self, state: &State) -> Option<(&[Effect], u8, usize)> {
        let below = state.stack.len().checked_sub(2)?;
        if let Frame::Effects { trigger, way, next, .. } = state.stack[below] {
            Some((self.effects_of(trigger, way), way, usize::from(next) - 1))
        } else {
            None
        }
    }

    /// The ways of the choice that is open.
    pub(crate) fn ways(&self, state: &State) -> &[Way] {
        let asking = self.asking(state).map(|(effects, _, place)| &effects[place]);
        if let Some(Effect::Choose { ways, .. }) = asking { ways } else { &[] }
    }

    pub(crate) fn judge_choice(&self, state: &State, number: u8) -> Result<(), Refused> {
        let count = self.ways(state).len() as u8;
        if (1..=count).contains(&number) { Ok(()) } else { Err(Refused::NoSuchChoice { count }) }
    }

    pub(crate) fn choose(&self, state: &mut State, number: u8, cx: &mut Cx<'_, Zombicide>) {
        let branch = usize::from(number) - 1;
        let text = self.ways(state)[branch].text;
        let (effects, own, place) = self.asking(state).expect("a choice is open");
        let way = number_of(effects, own, place, branch);
        let Some(Frame::Choice { who, trigger, .. }) = state.stack.pop() else {
            unreachable!("a choice is open");
        };
        tell(cx, "ZE-GEN-04", || Happening::Told { text });
        state.stack.push(Frame::Effects { who, trigger, way, next: 0 });
    }

    /// Is everything done, or has something lost the game? After every resolved effect (ZE-WIN-03).
    pub(crate) fn judge_mission(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        if state.is_over() {
            mark!("ZE-AMB-94"); // what else the same effect has brought
            return;
        }
        if state.phase == Phase::Muster {
            return;
        }
        if state.attack.is_some() {
            mark!("ZE-RUL-15"); // an attack is carried out to its end, levels are chosen
            return;
        }
        let mission = self.mission();
        mark!("ZE-WIN-03");
        if mission.defeats.iter().any(|defeat| self.holds(state, &defeat.when)) {
            mark!("ZE-AMB-95"); // only what the mission names
            return self.end_game(state, false, EndReason::Mission, "ZE-WIN-02", cx);
        }
        let nobody = state.standing().next().is_none();
        if nobody {
            mark!("ZE-RUL-21"); // goals first, then nobody is left to reach them
        }
        if !mission.goals.is_empty()
            && !self.reads_card(state)
            && mission.goals.iter().all(|goal| self.holds(state, &goal.when))
        {
            let rule = mission.goals.iter().find_map(|goal| goal.rule).unwrap_or("ZE-WIN-01");
            if mission.goals.len() > 1 {
                mark!("WZ-MIS-03");
            }
            return self.end_game(state, true, EndReason::Objectives, rule, cx);
        }
        if nobody && !self.waits_for_the_fallen(state) {
            let gone = |it: &Survivor| !matches!(it.status, Status::Standing | Status::Left);
            let (why, rule) = match state.survivors.iter().any(gone) {
                true => (EndReason::Eliminated, "ZE-RUL-02"),
                false => (EndReason::Nobody, "ZE-WIN-02"),
            };
            return self.end_game(state, false, why, rule, cx);
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
        let Some(lock) = self.mission().locks.iter().find(|lock| lock.door == door) else {
            return self.judge_first_door(state, door);
        };
        match &lock.opens {
            Opens::When(opens) if self.holds(state, opens) => self.judge_first_door(state, door),
            Opens::When(_) => {
                let rule = lock.rule.unwrap_or("ZE-DOR-04");
                Err(Refused::Locked { colour: lock.colour, rule })
            }
            Opens::ByCard => {
                Err(Refused::Barricaded { door, rule: lock.rule.unwrap_or("WZ-MIS-05") })
            }
            Opens::Never => Err(Refused::Sealed { door, rule: lock.rule.unwrap_or("WZ-MIS-05") }),
        }
    }
}
