//! Runs the scenarios of a file and says what was expected and what was found.

use std::any::Any;
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use horda_content::{Problem, Problems, Register, RuleKind, Texts, Variant, parse};
use horda_kit::marks::Hits;
use horda_kit::{Notation, Spoken, Unreadable};

use crate::case::{Branch, Scenario, plain};
use crate::compare::reason_key;
use crate::given::{misread, position};
use crate::read::read_scenarios;
use crate::running::{Running, read_luck};
use crate::vet;

/// What a scenario is held against beside the rules: the register that has every rule id, and
/// the texts that say a refusal in words.
#[derive(Clone, Copy)]
pub struct Book<'a> {
    /// Every rule of the game.
    pub register: &'a Register,
    /// What people read.
    pub texts: &'a Texts,
}

/// What came of a file.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How many scenarios ran.
    pub ran: usize,
    /// What went wrong in them.
    pub failures: Vec<Failure>,
    /// What is wrong with the file itself.
    pub problems: Vec<Problem>,
    /// Every rule that a case names.
    pub named: Vec<Named>,
    /// Refusals that a case compares: the rule, and the key of the sentence.
    pub reasons: BTreeSet<(String, String)>,
}

impl Outcome {
    /// Everything that is wrong, as lines.
    pub fn wrong(&self) -> Vec<String> {
        let problems = self.problems.iter().map(ToString::to_string);
        problems.chain(self.failures.iter().map(ToString::to_string)).collect()
    }
}

/// A rule that a case names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its id.
    pub rule: String,
    /// The title of the case.
    pub title: String,
    /// The file.
    pub file: String,
    /// Where it is named.
    pub line: usize,
    /// Did the case get to the rule: by an event, a refusal that it checks or a mark?
    pub is_hit: bool,
}

/// A scenario that did not go as it says.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line of what did not hold.
    pub line: usize,
    /// Which scenario.
    pub title: String,
    /// Which branch of it, where it has several.
    pub branch: Option<String>,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { file, line, title, branch, what } = self;
        write!(out, "{file}:{line}: {title}")?;
        if let Some(branch) = branch {
            write!(out, " / {branch}")?;
        }
        write!(out, "\n    {}", what.replace('\n', "\n    "))
    }
}

/// Something that does not hold: the line that says it should, and what was found.
pub(crate) struct Complaint {
    pub line: usize,
    pub what: String,
}

impl Complaint {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> Complaint {
        Complaint { line, what: what.into() }
    }
}

/// Runs every scenario of a file on this game.
pub fn run_scenarios<R>(base: &R, book: Book<'_>, file: &str, text: &str) -> Outcome
where
    R: Notation + Spoken + Variant,
{
    let problems = Problems::new(file, text);
    let mut outcome = Outcome::default();
    run_all(base, book, file, text, &problems, &mut outcome);
    outcome.problems = problems.into_sorted();
    outcome
}

fn run_all<R>(
    base: &R,
    book: Book<'_>,
    file: &str,
    text: &str,
    problems: &Problems,
    outcome: &mut Outcome,
) where
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
        let mut case = Case { file, book, scenario, hits: Hits::new(), failures: Vec::new() };
        case.run(&rules);
        outcome.ran += 1;
        outcome.named.extend(case.named());
        outcome.reasons.extend(case.reasons());
        case.failures.sort_by_key(|failure| failure.line);
        outcome.failures.append(&mut case.failures);
    }
}

/// A scenario that is being run, with all its branches.
struct Case<'a> {
    file: &'a str,
    book: Book<'a>,
    scenario: &'a Scenario<'a>,
    hits: Hits,
    failures: Vec<Failure>,
}

impl Case<'_> {
    fn run<R: Notation + Spoken + Variant>(&mut self, rules: &R) {
        let scenario = self.scenario;
        let options: Vec<(String, String)> = plain(&scenario.options).into_iter().collect();
        let rules = match rules.with_options(&options) {
            Ok(rules) => rules,
            Err(complaints) => {
                let line = scenario.options.values().next().map_or(scenario.line, |it| it.line);
                self.fail(None, said(line, &complaints));
                return;
            }
        };
        self.fail(None, vet::scenario(&rules, self.book, scenario));
        for branch in &scenario.branches {
            let run = catch_unwind(AssertUnwindSafe(|| self.run_branch(&rules, branch)));
            let found = run.unwrap_or_else(|panic| {
                vec![Complaint::new(branch.line, format!("the rules broke: {}", words_of(&*panic)))]
            });
            self.fail(branch.name.as_deref(), found);
        }
    }

    /// Runs one branch; tells everything that is wrong.
    fn run_branch<R: Notation + Spoken>(&mut self, rules: &R, branch: &Branch) -> Vec<Complaint> {
        let state = match position(rules, self.scenario) {
            Ok(state) => state,
            Err(complaints) => return complaints,
        };
        let mut found = misread(rules, &state, &self.scenario.given);
        let luck = match read_luck(rules, branch) {
            Ok(luck) => luck,
            Err(complaint) => {
                found.push(complaint);
                return found;
            }
        };
        let mut running = Running::new(rules, self.book, state, luck);
        running.run_on();
        for step in &branch.steps {
            // An action that cannot be done leaves nothing for the following steps to go by.
            if let Some(complaint) = step.act.as_ref().and_then(|act| running.act(act).err()) {
                found.push(complaint);
                self.hits.append(&mut running.hits);
                return found;
            }
            found.extend(running.compare(&step.expect));
            if let Some(what) = running.lost_luck() {
                let line = step.act.as_ref().map_or(branch.line, |act| act.line);
                found.push(Complaint::new(line, what));
                self.hits.append(&mut running.hits);
                return found;
            }
        }
        found.extend(running.spare_luck(branch));
        self.hits.append(&mut running.hits);
        found
    }

    fn fail(&mut self, branch: Option<&str>, complaints: Vec<Complaint>) {
        self.failures.extend(complaints.into_iter().map(|complaint| Failure {
            file: self.file.to_owned(),
            line: complaint.line,
            title: self.scenario.title.clone(),
            branch: branch.map(str::to_owned),
            what: complaint.what,
        }));
    }

    /// The refusals whose rule and sentence the case compares; where it leaves several rules open,
    /// it compares none of them.
    fn reasons(&self) -> impl Iterator<Item = (String, String)> {
        let steps = self.scenario.branches.iter().flat_map(|branch| &branch.steps);
        let refused = steps.flat_map(|step| &step.expect.refused);
        refused.filter_map(|refused| match (&refused.rules[..], &refused.reason) {
            ([rule], Some(reason)) => Some((rule.text.clone(), reason_key(&reason.text))),
            _ => None,
        })
    }

    /// The rules that the case names. An example is proved by the case that plays it, and a rule
    /// that no branch carries out by the test that the register names.
    fn named(&self) -> impl Iterator<Item = Named> {
        self.scenario.rules.iter().map(|rule| Named {
            rule: rule.text.clone(),
            title: self.scenario.title.clone(),
            file: self.file.to_owned(),
            line: rule.line,
            is_hit: self.got_to(&rule.text),
        })
    }

    /// Did the case get to a rule, or to all the rules that it restates?
    fn got_to(&self, id: &str) -> bool {
        let Some(rule) = self.book.register.get(id) else { return self.hits.contains(id) };
        let needs_no_hit = match rule.kind {
            RuleKind::Example | RuleKind::Vector => true,
            RuleKind::Rule | RuleKind::Ruling | RuleKind::Gap => rule.held_by.is_some(),
        };
        let restated = !rule.same.is_empty() && rule.same.iter().all(|twin| self.got_to(twin));
        needs_no_hit || restated || self.hits.contains(id)
    }
}

fn said(line: usize, complaints: &[Unreadable]) -> Vec<Complaint> {
    complaints.iter().map(|it| Complaint::new(line, it.to_string())).collect()
}

fn words_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words")
}
