//! Checks of a mission that can be read: what can never happen, what names nothing, what is too much.
//!
//! Reading reports what cannot be understood; this reports what is understood and makes no sense.
//! Scenarios play on boards that no mission would have, so only missions that people play are
//! checked.

use horda_content::{Problem, Source};

use super::card::{CardId, CardPlace};
use super::clock_check::idle_hours;
use super::condition::Condition;
use super::lines::Lines;
use super::mission::{Mission, Opens};
use super::possible::Possible;
use super::reader::{Written, read_written};
use super::trigger::{Effect, On, Trigger};
use crate::board::gate::GateId;
use crate::board::map_check::Remark;
use crate::board::zone::{Zone, ZoneKind};
use crate::equipment::card::Deck;
use crate::pack::Pack;
use crate::zombies::kind::Kind;

/// Entries of each list that fit into a state.
const MOST: [(&str, usize); 5] =
    [("objective", 32), ("spawn", 16), ("trigger", 32), ("crate", 16), ("flag", 32)];
/// Upper limit of the effects of a trigger.
const MOST_EFFECTS: usize = 64;
/// Triggers that one event may set off at the same time.
const AT_ONCE: usize = crate::state::WAITING;

/// Where on the board a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A Zone.
    Zone(Zone),
    /// A door.
    Door(GateId),
}

/// Something that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Line of the file.
    pub line: usize,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub hint: Option<String>,
    /// Where on the board it is, if anywhere.
    pub at: Option<Spot>,
}

/// A mission file and all that was found in it.
pub struct Checked {
    /// The mission, if it could be read.
    pub mission: Option<Mission>,
    /// What makes the file unusable.
    pub problems: Vec<Problem>,
    /// Where these are on the board, with their sentences.
    pub spots: Vec<(Spot, String)>,
    /// What is odd about its board and does not stop it from being played.
    pub remarks: Vec<String>,
}

/// Reads a mission file and names everything that is wrong with it.
pub fn check_mission(pack: &Pack, source: Source<'_>) -> Checked {
    let mut written = None;
    let mut problems = source.read(|file| written = read_written(pack, file));
    let Some(Written { mission, lines }) = written else {
        return Checked { mission: None, problems, spots: Vec::new(), remarks: Vec::new() };
    };
    let mut findings = Findings { mission: &mission, lines: &lines, found: Vec::new() };
    findings.check(pack);
    let found = findings.found;
    let spots = found.iter().filter_map(|it| Some((it.at?, it.what.clone()))).collect();
    let file = source.file;
    problems.extend(found.into_iter().map(|Finding { line, what, hint, .. }| Problem {
        file: file.to_owned(),
        line,
        what,
        hint,
    }));
    problems.sort();
    problems.dedup();
    let remarks = mission.map.remarks().iter().map(Remark::to_string).collect();
    Checked { mission: Some(mission), problems, spots, remarks }
}

/// What was found so far.
struct Findings<'a> {
    mission: &'a Mission,
    lines: &'a Lines,
    found: Vec<Finding>,
}

impl Findings<'_> {
    fn add(&mut self, line: usize, what: impl Into<String>, hint: &str, at: Option<Spot>) {
        let hint = (!hint.is_empty()).then(|| hint.to_owned());
        self.found.push(Finding { line, what: what.into(), hint, at });
    }

    fn check(&mut self, pack: &Pack) {
        self.check_counts(pack);
        let too_many = !self.found.is_empty();
        self.check_places();
        for (line, what) in idle_hours(self.mission, self.lines) {
            let what = format!("{what} means nothing without the module \"clock\"");
            self.add(line, what, "modules = [\"clock\"]", None);
        }
        self.check_names();
        self.check_texts(pack);
        if self.lines.gaps || too_many {
            return; // what cannot be read or held might have been the way
        }
        let possible = Possible::new(self.mission);
        self.check_board(&possible);
        self.check_goals(&possible);
        self.check_triggers(&possible);
    }

    fn check_counts(&mut self, pack: &Pack) {
        let (mission, lines) = (self.mission, self.lines);
        let last = |lines: &[usize]| lines.last().copied().unwrap_or(1);
        let counts = [
            (mission.objectives.len(), last(&lines.objectives)),
            (mission.spawns.len(), last(&lines.spawns)),
            (mission.triggers.len(), last(&lines.triggers)),
            (mission.crates.len(), lines.crates),
            (mission.flags.len(), last(&lines.triggers)),
        ];
        for (trigger, line) in mission.triggers.iter().zip(&lines.triggers) {
            if trigger.effects.len() > MOST_EFFECTS {
                let what = format!("{} effects, at most {MOST_EFFECTS} fit", trigger.effects.len());
                self.add(*line, what, "", None);
            }
        }
        for ((what, most), (count, line)) in MOST.into_iter().zip(counts) {
            if count > most {
                self.add(
                    line,
                    format!("{count} entries of \"{what}\", at most {most} fit"),
                    "",
                    None,
                );
            }
        }
        let kinds = pack.kinds_of(Deck::Pimpweapons);
        let cards: usize = pack.cards[kinds].iter().map(|card| usize::from(card.count)).sum();
        if mission.crates.len() > cards {
            let what = format!("{} crates for {cards} Pimpweapon cards", mission.crates.len());
            self.add(lines.crates, what, "", None);
        }
        for kind in Kind::ALL {
            let own = |it: &&(usize, &(Zone, Kind, u8))| it.1.1 == kind;
            let placed: Vec<_> = mission.zombies.iter().enumerate().collect();
            let placed: Vec<_> = placed.iter().filter(own).collect();
            let count: u32 = placed.iter().map(|(_, (_, _, count))| u32::from(*count)).sum();
            if count > u32::from(kind.figures()) {
                let (place, (zone, _, _)) = placed[placed.len() - 1];
                let what =
                    format!("{count} of \"{}\" and only {} figures", kind.name(), kind.figures());
                self.add(lines.zombies[*place], what, "", Some(Spot::Zone(*zone)));
            }
        }
        for (what, expected, count) in mission.counts() {
            if expected.is_some_and(|it| usize::from(it) != count) {
                let expected = expected.unwrap_or_default();
                let what = format!("{count} of \"{what}\", and the mission promises {expected}");
                self.add(lines.expect, what, "", None);
            }
        }
        self.check_standing();
        if mission.start.len() > crate::survivors::survivor::TEAM {
            let what = format!("{} starting Zones for a team of six", mission.start.len());
            self.add(lines.start, what, "", None);
        }
    }

    /// Standing rules that would have nothing to hold on to.
    fn check_standing(&mut self) {
        let mission = self.mission;
        let standing = &mission.standing;
        if standing.start_each && mission.start.len() != crate::survivors::survivor::TEAM {
            let what = "start-each needs six starting Zones";
            self.add(self.lines.start, what, "", None);
        }
        if standing.transfer.is_some() && mission.spawns.is_empty() {
            self.add(1, "a transfer needs a Starting Spawn Zone", "write a [[spawn]]", None);
        }
        if !standing.card_door_first {
            return;
        }
        let on_door = |door: GateId| {
            let mut cards = mission.objectives.iter();
            cards.any(|it| it.card == Some(CardPlace::Door(door)))
        };
        for building in mission.map.buildings().iter().filter(|it| !it.open) {
            if !building.doors.iter().any(on_door) && !building.doors.is_empty() {
                let zone = building.rooms.first();
                let name = zone.map_or_else(String::new, |zone| self.name(zone));
                let what = format!("no door of the building of {name} has an Objective card");
                self.add(1, what, "card-door-first needs one", zone.map(Spot::Zone));
            }
        }
    }

    /// Things that may not lie where they lie, or not twice.
    fn check_places(&mut self) {
        let (mission, lines) = (self.mission, self.lines);
        for (place, spawn) in mission.spawns.iter().enumerate() {
            let zone = spawn.zone;
            if mission.map.zone(zone).kind == ZoneKind::Room {
                let what = format!("the Spawn Zone {} is in a building", self.name(zone));
                let hint = "Zombies come from the street; dark rooms spawn when they are opened";
                self.add(lines.spawns[place], what, hint, Some(Spot::Zone(zone)));
            }
            if mission.spawns[..place].iter().any(|other| other.zone == zone) {
                let what = format!("{} is a Spawn Zone twice", self.name(zone));
                self.add(lines.spawns[place], what, "leave one out", Some(Spot::Zone(zone)));
            }
        }
        for (place, lock) in mission.locks.iter().enumerate() {
            if mission.locks[..place].iter().any(|other| other.door == lock.door) {
                let what = format!("{} has two conditions", mission.map.gate(lock.door).name);
                let hint = "join them with \"all\" or \"any\"";
                self.add(lines.locks[place], what, hint, Some(Spot::Door(lock.door)));
            }
        }
        for (place, (who, zone)) in mission.companions.iter().enumerate() {
            if mission.companions[..place].iter().any(|(other, _)| other == who) {
                let what = "this Companion is on the board twice";
                self.add(lines.companions[place], what, "", Some(Spot::Zone(*zone)));
            }
        }
    }

    /// Effects that name nothing, flags and counters that lead nowhere.
    fn check_names(&mut self) {
        let mission = self.mission;
        for (place, trigger) in mission.triggers.iter().enumerate() {
            let line = self.lines.triggers[place];
            for effect in all_effects(&trigger.effects) {
                self.check_effect(line, effect);
            }
            if trigger.effects.is_empty() {
                self.add(line, "this trigger does nothing", "write do = [{ say = \"…\" }]", None);
            }
        }
        let same = |on: &On| mission.triggers.iter().filter(|it| it.on == *on).count();
        if let Some(place) = mission.triggers.iter().position(|it| same(&it.on) > AT_ONCE) {
            let what = format!("more than {AT_ONCE} triggers wait for the same event");
            self.add(self.lines.triggers[place], what, "join their effects", None);
        }
        if self.lines.gaps {
            return;
        }
        let asked = self.asked();
        for (place, trigger) in mission.triggers.iter().enumerate() {
            for effect in all_effects(&trigger.effects) {
                let (what, name, raised) = if let Effect::Keyword(flag) = effect {
                    ("keyword", &mission.flags[usize::from(*flag)], Asked::Flag(*flag))
                } else if let Effect::Flag(flag) = effect {
                    ("flag", &mission.flags[usize::from(*flag)], Asked::Flag(*flag))
                } else if let Effect::Count(counter, _) = effect {
                    let name = &mission.counters[usize::from(*counter)];
                    ("counter", name, Asked::Counter(*counter))
                } else {
                    continue;
                };
                if !asked.contains(&raised) {
                    let hint = "ask for it in a goal, a door or a trigger, or leave it out";
                    let what = format!("nothing asks for the {what} \"{name}\"");
                    self.add(self.lines.triggers[place], what, hint, None);
                }
            }
        }
    }

    fn check_effect(&mut self, line: usize, effect: &Effect) {
        let mission = self.mission;
        if let Effect::SpawnOn(colour) | Effect::SpawnOff(colour) = effect
            && !mission.spawns.iter().any(|spawn| spawn.colour == *colour)
        {
            let what = format!("no Spawn Zone is {}", colour.name());
            let hint = format!("give one [[spawn]] colour = \"{}\"", colour.name());
            self.add(line, what, &hint, None);
        }
        let sealed = |gate: GateId| {
            mission.locks.iter().any(|it| it.door == gate && matches!(it.opens, Opens::Never))
        };
        if let Effect::Open(gate) = effect
            && sealed(*gate)
        {
            let what = format!("{} is never opened", mission.map.gate(*gate).name);
            self.add(line, what, "write opens = \"card\" at the door", Some(Spot::Door(*gate)));
        }
        if let Effect::Open(gate) = effect
            && mission.map.open_from_start().contains(*gate)
        {
            let what = format!("{} is open from the start", mission.map.gate(*gate).name);
            self.add(line, what, "", Some(Spot::Door(*gate)));
        }
        if let Effect::Note(note) = effect
            && usize::from(*note) >= mission.notes.len()
        {
            self.add(line, format!("there is no Note {}", note + 1), "write a [[note]]", None);
        }
        if let Effect::Choose { ways, .. } = effect
            && ways.len() < 2
        {
            self.add(line, "a choice has at least two ways", "", None);
        }
    }

    /// Flags and counters that some condition asks for.
    fn asked(&self) -> Vec<Asked> {
        let mission = self.mission;
        let goals = mission.goals.iter().chain(&mission.defeats).map(|goal| &goal.when);
        let locks = mission.locks.iter().filter_map(|lock| lock.opens.condition());
        let triggers = mission.triggers.iter().filter_map(|trigger| trigger.when.as_ref());
        let needs = mission.cards.iter().filter_map(|face| face.needs.as_ref());
        let effects = mission.triggers.iter().flat_map(|it| all_effects(&it.effects));
        let ifs = effects.filter_map(|effect| {
            if let Effect::If { when, .. } = effect { Some(when) } else { None }
        });
        let mut asked = Vec::new();
        let all = goals.chain(locks).chain(triggers).chain(needs).chain(ifs);
        all.chain(&mission.exit_needs).for_each(|condition| {
            ask(condition, &mut asked);
        });
        asked
    }

    /// A mission of one's own has words for everything, and for nothing else.
    fn check_texts(&mut self, pack: &Pack) {
        let mission = self.mission;
        let ships = pack.missions.iter().any(|it| it.id == mission.id);
        if ships && !mission.own_texts.is_empty() {
            let what =
                format!("\"{}\" is the id of a mission that ships with the game", mission.id);
            return self.add(1, what, "give yours another id", None);
        }
        if !ships && mission.own_texts.is_empty() {
            let hint = "write [text.en] or [text.pl] with title, story, won, lost and every name";
            return self.add(1, "this mission has no texts", hint, None);
        }
        for (language, texts) in &mission.own_texts {
            let code = language.code();
            for name in mission.text_names() {
                if !texts.iter().any(|(known, _, _)| known == name) {
                    let what = format!("[text.{code}] has no text \"{name}\"");
                    let line = texts.first().map_or(1, |(_, _, line)| *line);
                    self.add(line, what, &format!("{name} = \"…\""), None);
                }
            }
            for (name, _, line) in texts {
                if !mission.text_names().any(|known| known == name) {
                    let what = format!("nothing says the text \"{name}\"");
                    self.add(
                        *line,
                        what,
                        &format!("say it in a trigger: {{ say = \"{name}\" }}"),
                        None,
                    );
                }
            }
        }
    }

    /// Tokens that nobody can get to, doors that never open.
    fn check_board(&mut self, possible: &Possible<'_>) {
        let (mission, lines) = (self.mission, self.lines);
        let away = |zone: Zone| !possible.reached.contains(zone);
        for (place, objective) in mission.objectives.iter().enumerate() {
            if objective.card.is_none() && away(objective.zone) {
                let what =
                    format!("nobody can reach the Objective in {}", self.name(objective.zone));
                let hint = self.way_hint(possible);
                self.add(lines.objectives[place], what, &hint, Some(Spot::Zone(objective.zone)));
            }
        }
        for zone in mission.crates.iter().copied().filter(|zone| away(*zone)) {
            let what = format!("nobody can reach the crate in {}", self.name(zone));
            self.add(lines.crates, what, &self.way_hint(possible), Some(Spot::Zone(zone)));
        }
        for (place, (_, zone)) in mission.companions.iter().enumerate() {
            if away(*zone) {
                let what = format!("nobody can reach the Companion in {}", self.name(*zone));
                let hint = self.way_hint(possible);
                self.add(lines.companions[place], what, &hint, Some(Spot::Zone(*zone)));
            }
        }
        if let Some(exit) = mission.exit.filter(|exit| away(*exit)) {
            let what = format!("nobody can reach the Exit {}", self.name(exit));
            self.add(lines.exit, what, &self.way_hint(possible), Some(Spot::Zone(exit)));
        }
        if let Some(needs) = mission.exit_needs.as_ref().filter(|it| !possible.can_hold(it)) {
            let what = format!("the Exit never opens: {}", possible.why_never(needs));
            self.add(lines.exit_needs, what, "", mission.exit.map(Spot::Zone));
        }
        for (place, spawn) in mission.spawns.iter().enumerate() {
            if !possible.can_wake(place) {
                let what = format!("nothing wakes the {} Spawn Zone", spawn.colour.name());
                let hint = format!("{{ spawn-on = \"{}\" }} in a trigger", spawn.colour.name());
                self.add(lines.spawns[place], what, &hint, Some(Spot::Zone(spawn.zone)));
            }
        }
        for (place, lock) in mission.locks.iter().enumerate() {
            let meant = matches!(lock.opens, Opens::Never);
            if !meant && possible.stays_shut(lock.door) {
                let what = format!("{} can never be opened", mission.map.gate(lock.door).name);
                let why = possible.why_shut(lock);
                let why = if why.is_empty() { "nobody can come to it".to_owned() } else { why };
                self.add(lines.locks[place], what, &why, Some(Spot::Door(lock.door)));
            }
        }
    }

    /// Which doors are in the way.
    fn way_hint(&self, possible: &Possible<'_>) -> String {
        let mission = self.mission;
        let shut = mission.locks.iter().filter(|lock| possible.stays_shut(lock.door));
        let names: Vec<&str> = shut.map(|lock| mission.map.gate(lock.door).name.as_str()).collect();
        if names.is_empty() {
            "no door and no passage leads there".to_owned()
        } else {
            format!("these doors never open: {}", names.join(", "))
        }
    }

    fn check_goals(&mut self, possible: &Possible<'_>) {
        let (mission, lines) = (self.mission, self.lines);
        let goals = mission.goals.iter().zip(&lines.goals).map(|it| (it, "goal"));
        let defeats = mission.defeats.iter().zip(&lines.defeats).map(|it| (it, "defeat"));
        for ((goal, line), what) in goals.chain(defeats) {
            if !possible.can_hold(&goal.when) {
                let what = format!("this {what} can never become true");
                self.add(*line, what, &possible.why_never(&goal.when), None);
            }
        }
    }

    fn check_triggers(&mut self, possible: &Possible<'_>) {
        let mission = self.mission;
        for (place, trigger) in mission.triggers.iter().enumerate() {
            if possible.fires(place) {
                self.check_branches(possible, &trigger.effects, &mut vec![place]);
                continue;
            }
            let why = if possible.can_be_set_off(&trigger.on) {
                trigger.when.as_ref().map_or_else(String::new, |when| possible.why_never(when))
            } else {
                self.why_not_set_off(trigger)
            };
            let at = self.spot_of(trigger);
            self.add(self.lines.triggers[place], "this trigger can never fire", &why, at);
        }
    }

    fn why_not_set_off(&self, trigger: &Trigger) -> String {
        let map = &self.mission.map;
        match trigger.on {
            On::Taken(colour) => format!("no {} Objective can be taken", colour.name()),
            On::TakenAt(_) => "the Objective cannot be reached".into(),
            On::Opened(gate) if map.open_from_start().contains(gate) => {
                format!("{} is open from the start", map.gate(gate).name)
            }
            On::Opened(gate) => format!("{} can never be opened", map.gate(gate).name),
            On::Arrived(zone) | On::Burnt(zone) => format!("{} cannot be reached", self.name(zone)),
            On::Killed(kind) => format!("there is never a {} on the board", kind.name()),
            On::AbominationKilled => "there is never an Abomination on the board".into(),
            On::Hour(hour) => format!("the game ends before the hour {hour}"),
            On::Night(_) => "the game ends before that".into(),
            On::Card(card) => self.why_not_taken(card),
            On::Note(note) => format!("nothing reads Note {}", note + 1),
            On::Round | On::EndPhase => String::new(),
        }
    }

    fn why_not_taken(&self, card: CardId) -> String {
        if self.mission.later & card.bit() != 0 {
            "nothing lays the card out, or nobody can reach it".into()
        } else {
            "nobody can take the card".into()
        }
    }

    /// Ways of a choice and branches of a condition that lead nowhere.
    fn check_branches(
        &mut self,
        possible: &Possible<'_>,
        effects: &[Effect],
        way: &mut Vec<usize>,
    ) {
        for (place, effect) in effects.iter().enumerate() {
            for (number, branch) in effect.branches().enumerate() {
                way.extend([place, number]);
                if possible.is_done(way) {
                    self.check_branches(possible, branch, way);
                } else if let Effect::If { when, .. } = effect {
                    let line = self.lines.triggers[way[0]];
                    let why = possible.why_never(when);
                    self.add(line, "an effect behind \"if\" can never happen", &why, None);
                }
                way.truncate(way.len() - 2);
            }
        }
    }

    fn spot_of(&self, trigger: &Trigger) -> Option<Spot> {
        match trigger.on {
            On::Arrived(zone) | On::Burnt(zone) => Some(Spot::Zone(zone)),
            On::TakenAt(place) => {
                Some(Spot::Zone(self.mission.objectives[usize::from(place)].zone))
            }
            On::Opened(gate) => Some(Spot::Door(gate)),
            On::Card(card) => Some(Spot::Zone(self.mission.objectives[usize::from(card.0)].zone)),
            On::Round
            | On::EndPhase
            | On::Taken(_)
            | On::Killed(_)
            | On::AbominationKilled
            | On::Hour(_)
            | On::Night(_)
            | On::Note(_) => None,
        }
    }

    fn name(&self, zone: Zone) -> String {
        let name = &self.mission.map.zone(zone).name;
        name.split('+').next().unwrap_or(name).to_owned()
    }
}

/// Something that a condition asks for.
#[derive(PartialEq, Eq)]
enum Asked {
    Flag(u8),
    Counter(u8),
}

fn ask(condition: &Condition, asked: &mut Vec<Asked>) {
    if let Condition::All(all) | Condition::Any(all) = condition {
        all.iter().for_each(|one| ask(one, asked));
    } else if let Condition::Not(one) = condition {
        ask(one, asked);
    } else if let Condition::Flag(flag) = condition {
        asked.push(Asked::Flag(*flag));
    } else if let Condition::Counter(counter, _) = condition {
        asked.push(Asked::Counter(*counter));
    }
}

/// Effects with those that they lead to.
fn all_effects(effects: &[Effect]) -> Vec<&Effect> {
    let mut all = Vec::new();
    for effect in effects {
        all.push(effect);
        all.extend(effect.branches().flat_map(all_effects));
    }
    all
}
