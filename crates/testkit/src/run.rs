//! Runs scenarios and says what was expected and what was found.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use horda_content::{Problem, Problems, Register, Variant, did_you_mean, parse};
use horda_kit::{Cx, EveryOutcome, Mismatch, Notation, Pending, Script, Seat, Spoken, Unreadable};

use crate::scenario::{Expect, Refused, Scenario, Step, read_scenarios};

/// More outcomes than this of one action are not walked: the law of odds has enough to go by.
const OUTCOMES: usize = 2_000;

/// What came of a file.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How many scenarios ran.
    pub ran: usize,
    /// What went wrong in them.
    pub failures: Vec<Failure>,
    /// What is wrong with the file itself.
    pub problems: Vec<Problem>,
    /// For each rule that a case names: the rule and the case's title.
    pub covered: Vec<(String, String)>,
}

impl Outcome {
    /// Everything that is wrong, as lines; a case that names an unknown rule is wrong as well.
    pub fn wrong(&self, file: &str, register: &Register) -> Vec<String> {
        let problems = self.problems.iter().map(ToString::to_string);
        let failures = self.failures.iter().map(ToString::to_string);
        let unknown = self.covered.iter().filter(|(rule, _)| register.get(rule).is_none());
        let unknown = unknown.map(|(rule, title)| format!("{file}: {title}: no rule {rule}"));
        problems.chain(failures).chain(unknown).collect()
    }
}

/// A scenario that did not go as it says.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line of the step, or of the scenario.
    pub line: usize,
    /// Which scenario.
    pub title: String,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "{}:{}: {}\n    {}",
            self.file,
            self.line,
            self.title,
            self.what.replace('\n', "\n    ")
        )
    }
}

/// Runs every scenario of a file on this game.
pub fn run_scenarios<R>(base: &R, file: &str, text: &str) -> Outcome
where
    R: Notation + Spoken + Variant,
{
    let problems = Problems::new(file, text);
    let mut outcome = Outcome::default();
    run_all(base, file, text, &problems, &mut outcome);
    outcome.problems = problems.into_sorted();
    outcome
}

fn run_all<R>(base: &R, file: &str, text: &str, problems: &Problems, outcome: &mut Outcome)
where
    R: Notation + Spoken + Variant,
{
    let Some(table) = parse(text, problems) else { return };
    let game: Option<String> = table.required("game");
    let scenarios = read_scenarios(&table);
    table.finish();
    if game.is_some_and(|game| game != R::GAME) {
        let hint = format!("this is \"{}\"", R::GAME);
        table.problem(Some("game"), "these are scenarios of another game", Some(hint));
        return;
    }
    let variants: Vec<R> = scenarios.iter().map(|it| base.with_content(&it.content)).collect();
    if !problems.is_empty() {
        return;
    }
    for (scenario, rules) in scenarios.iter().zip(variants) {
        outcome.ran += 1;
        let name = |rule: &String| (rule.clone(), scenario.title.clone());
        outcome.covered.extend(scenario.rules.iter().map(name));
        let run = catch_unwind(AssertUnwindSafe(|| run_one(&rules, scenario)));
        let whats = run.unwrap_or_else(|_| vec![(scenario.line, "the rules broke".to_owned())]);
        outcome.failures.extend(whats.into_iter().map(|(line, what)| Failure {
            file: file.to_owned(),
            line,
            title: scenario.title.clone(),
            what,
        }));
    }
}

/// Runs one scenario; tells every line at which something is wrong.
fn run_one<R: Notation + Spoken + Variant>(
    rules: &R,
    scenario: &Scenario<'_>,
) -> Vec<(usize, String)> {
    let at_start = |complaints: Vec<Unreadable>| {
        complaints.iter().map(|it| (scenario.line, it.to_string())).collect::<Vec<_>>()
    };
    let rules = match rules.with_options(&scenario.options) {
        Ok(rules) => rules,
        Err(complaints) => return at_start(complaints),
    };
    let state = match rules.position(&scenario.given) {
        Ok(state) => state,
        Err(complaints) => return at_start(complaints),
    };
    let luck = match read_luck(&rules, scenario) {
        Ok(luck) => luck,
        Err(complaint) => return at_start(vec![complaint]),
    };
    let mut running = Running { rules: &rules, state, luck, events: Vec::new() };
    running.run_on();
    for step in &scenario.steps {
        let failures = running.step(step);
        if !failures.is_empty() {
            return failures.into_iter().map(|what| (step.line, what)).collect();
        }
    }
    match running.luck.mismatch() {
        Some(mismatch) => vec![(scenario.line, say(&mismatch))],
        None => Vec::new(),
    }
}

fn read_luck<R: Notation>(rules: &R, scenario: &Scenario<'_>) -> Result<Script, Unreadable> {
    let read =
        |(tag, answer): &(String, String)| Ok((tag.clone(), rules.read_answer(tag, answer)?));
    Ok(Script::new(scenario.luck.iter().map(read).collect::<Result<_, _>>()?))
}

fn say(mismatch: &Mismatch) -> String {
    match mismatch {
        Mismatch::Missing { asked } => {
            format!("luck is asked for \"{asked}\" and the scenario has no more answers")
        }
        Mismatch::Other { asked, written } => {
            format!("luck is asked for \"{asked}\" and the scenario answers \"{written}\"")
        }
        Mismatch::Impossible { asked, .. } => {
            format!("the scenario's answer to \"{asked}\" is not possible")
        }
        Mismatch::Spare { written } => {
            format!("nobody asks for the scenario's answer to \"{written}\"")
        }
    }
}

/// A scenario in progress.
struct Running<'a, R: Notation> {
    rules: &'a R,
    state: R::State,
    luck: Script,
    events: Vec<String>,
}

impl<R: Notation + Spoken> Running<'_, R> {
    fn run_on(&mut self) {
        let mut cx = Cx::table(&mut self.luck);
        self.rules.run_on(&mut self.state, &mut cx);
        let (_, events) = cx.finish();
        self.note(&events);
    }

    fn note(&mut self, events: &[R::Event]) {
        let write = |event: &R::Event| {
            format!("{} [{}]", self.rules.write_event(event), self.rules.cause(event).0)
        };
        self.events = events.iter().map(write).collect();
    }

    /// Does what the step says and compares. Tells everything that is wrong.
    fn step(&mut self, step: &Step) -> Vec<String> {
        if let Some(act) = &step.act
            && let Err(what) = self.act(act)
        {
            return vec![what];
        }
        let mut failures = Vec::new();
        if let Some(mismatch) = self.luck.mismatch()
            && !matches!(mismatch, Mismatch::Spare { .. })
        {
            failures.push(say(&mismatch));
        }
        self.compare(&step.expect, &mut failures);
        failures
    }

    fn act(&mut self, text: &str) -> Result<(), String> {
        let (seat, action) = self.read(text)?;
        if let Err(refusal) = self.rules.check(&self.state, seat, &action) {
            let key = &refusal.reason.key;
            let hint = self.nearest_offer(seat, &self.rules.write_action(&action));
            return Err(format!("\"{text}\" is refused by {}: {key}{hint}", refusal.rule.0));
        }
        self.check_odds(seat, &action)?;
        let mut cx = Cx::table(&mut self.luck);
        self.rules.apply(&mut self.state, seat, &action, &mut cx);
        let (_, events) = cx.finish();
        self.note(&events);
        Ok(())
    }

    /// LAW 8: over every outcome of luck the probabilities sum to one.
    fn check_odds(&self, seat: Seat, action: &R::Action) -> Result<(), String> {
        let outcomes = EveryOutcome::collect_up_to(OUTCOMES, |luck| {
            let mut state = self.state.clone();
            self.rules.apply(&mut state, seat, action, &mut Cx::table(luck));
        });
        let Some(outcomes) = outcomes else { return Ok(()) };
        let sum: f64 = outcomes.iter().map(|((), odds)| odds.as_f64()).sum();
        if (sum - 1.0).abs() < 1e-9 { Ok(()) } else { Err(format!("the odds sum to {sum}")) }
    }

    /// Reads `seat: action`, or an action of the only seat that must decide.
    fn read(&self, text: &str) -> Result<(Seat, R::Action), String> {
        let (name, action) = match text.split_once(": ") {
            Some((name, action)) => (Some(name), action),
            None => (None, text),
        };
        let seat = match name {
            Some(name) => self.seat(name)?,
            None => self.only_seat(text)?,
        };
        let action = self.rules.read_action(action).map_err(|complaint| complaint.to_string())?;
        Ok((seat, action))
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let names = self.rules.seat_names();
        match names.iter().position(|known| *known == name) {
            Some(index) => Ok(Seat(index as u8)),
            None => {
                let hint = did_you_mean(name, names.iter().copied()).unwrap_or_default();
                Err(format!("there is no seat \"{name}\"; {hint}"))
            }
        }
    }

    fn only_seat(&self, text: &str) -> Result<Seat, String> {
        match self.rules.pending(&self.state) {
            Pending::Decision { seats, .. } => {
                let mut seats = seats.iter();
                match (seats.next(), seats.next()) {
                    (Some(seat), None) => Ok(seat),
                    _ => Err(format!("say whose \"{text}\" is, such as \"zombies: {text}\"")),
                }
            }
            Pending::Over(_) => Ok(Seat(0)),
        }
    }

    fn offers(&self) -> Vec<String> {
        let mut offers = Vec::new();
        for seat in (0..self.rules.seats()).map(Seat) {
            self.rules.legal_actions(&self.state, seat, &mut offers);
        }
        offers.iter().map(|action| self.rules.write_action(action)).collect()
    }

    fn nearest_offer(&self, seat: Seat, action: &str) -> String {
        let mut offers = Vec::new();
        self.rules.legal_actions(&self.state, seat, &mut offers);
        let offers: Vec<String> = offers.iter().map(|it| self.rules.write_action(it)).collect();
        let hint = did_you_mean(action, offers.iter().map(String::as_str));
        hint.map_or_else(String::new, |hint| format!("; {hint}"))
    }

    fn compare(&self, expect: &Expect, failures: &mut Vec<String>) {
        self.compare_facts(expect, failures);
        self.compare_events(expect, failures);
        if let Some(expected) = &expect.offers {
            let found = self.offers();
            if sorted(expected) != sorted(&found) {
                failures.push(difference("offers", &expected.join(", "), &found.join(", ")));
            }
        }
        for (beginning, expected) in &expect.offers_of {
            let offers = self.offers();
            let rest = offers.iter().filter_map(|it| it.strip_prefix(beginning.as_str()));
            let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(' '));
            let found: Vec<String> = rest.map(|rest| rest.trim().to_owned()).collect();
            if sorted(expected) != sorted(&found) {
                let what = format!("offers of \"{beginning}\"");
                failures.push(difference(&what, &expected.join(", "), &found.join(", ")));
            }
        }
        failures.extend(expect.refused.iter().filter_map(|refused| self.compare_refusal(refused)));
    }

    fn compare_facts(&self, expect: &Expect, failures: &mut Vec<String>) {
        let facts = self.rules.facts(&self.state);
        for (key, expected) in &expect.then {
            match facts.get(key) {
                Some(found) if found == expected => {}
                Some(found) => failures.push(difference(key, expected, found)),
                None => {
                    let hint = did_you_mean(key, facts.keys().map(String::as_str));
                    let hint = hint.unwrap_or_default();
                    failures.push(format!("there is no fact \"{key}\"; {hint}"));
                }
            }
        }
    }

    fn compare_events(&self, expect: &Expect, failures: &mut Vec<String>) {
        let mut told = self.events.iter();
        for expected in &expect.events {
            if !told.any(|event| is(event, expected)) {
                let found = self.events.join("\n         ");
                failures.push(format!(
                    "event \"{expected}\" was not told there, found:\n         {found}"
                ));
                break;
            }
        }
        for forbidden in &expect.no_events {
            if let Some(event) = self.events.iter().find(|event| event.starts_with(forbidden)) {
                failures.push(format!("event \"{event}\" was told and should not have been"));
            }
        }
    }

    fn compare_refusal(&self, refused: &Refused) -> Option<String> {
        let (seat, action) = match self.read(&refused.act) {
            Ok(read) => read,
            Err(what) => return Some(what),
        };
        match self.rules.check(&self.state, seat, &action) {
            Ok(()) => Some(format!(
                "\"{}\" should be refused by {} and is legal",
                refused.act, refused.rule
            )),
            Err(found) if found.rule.0 == refused.rule => None,
            Err(found) => {
                let what = format!("refusal of \"{}\"", refused.act);
                let found = format!("{} ({})", found.rule.0, found.reason.key);
                Some(difference(&what, &refused.rule, &found))
            }
        }
    }
}

/// An event is named with its rule in brackets, or without.
fn is(event: &str, expected: &str) -> bool {
    event == expected || event.split_once(" [").is_some_and(|(words, _)| words == expected)
}

fn sorted(list: &[String]) -> Vec<&String> {
    let mut list: Vec<&String> = list.iter().collect();
    list.sort();
    list
}

fn difference(what: &str, expected: &str, found: &str) -> String {
    format!("{what}\nexpected: {expected}\nfound:    {found}")
}
