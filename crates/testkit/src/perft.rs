//! Perft: how many ways there are from a position, to a depth. A cheap and merciless test of
//! move lists.

use horda_content::{Problem, Problems, parse};
use horda_kit::{Cx, EveryOutcome, FastLuck, Notation, Pending, Rules, Seat};
use horda_scenario::read_facts;

/// What came of a perft file.
#[derive(Debug, Default)]
pub struct PerftOutcome {
    /// Counts that were compared.
    pub compared: usize,
    /// What was expected and what was found.
    pub failures: Vec<String>,
    /// What is wrong with the file.
    pub problems: Vec<Problem>,
}

impl PerftOutcome {
    /// Everything that is wrong, as lines. A file that compares nothing proves nothing.
    pub fn wrong(&self) -> Vec<String> {
        let mut wrong: Vec<String> = self.problems.iter().map(ToString::to_string).collect();
        wrong.extend(self.failures.iter().cloned());
        if self.compared == 0 {
            wrong.push("no count was compared".to_owned());
        }
        wrong
    }
}

fn pending_seats<R: Rules>(rules: &R, state: &R::State) -> Vec<Seat> {
    match rules.pending(state) {
        Pending::Decision { seats, .. } => seats.iter().collect(),
        Pending::Over(_) => Vec::new(),
    }
}

fn each_action<R: Rules>(rules: &R, state: &R::State, mut visit: impl FnMut(Seat, &R::Action)) {
    let mut actions = Vec::new();
    for seat in pending_seats(rules, state) {
        actions.clear();
        rules.legal_actions(state, seat, &mut actions);
        actions.iter().for_each(|action| visit(seat, action));
    }
}

/// Sequences of decisions of this length, luck being the same for equal depths.
pub fn count_decisions<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    each_action(rules, state, |seat, action| {
        let mut next = state.clone();
        rules.apply(&mut next, seat, action, &mut Cx::playout(FastLuck::new(u64::from(depth))));
        count += count_decisions(rules, &next, depth - 1);
    });
    count
}

/// Sequences of decisions of this length with every outcome of luck told apart.
pub fn count_outcomes<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    each_action(rules, state, |seat, action| {
        let worlds = EveryOutcome::collect(|luck| {
            let mut next = state.clone();
            rules.apply(&mut next, seat, action, &mut Cx::table(luck));
            count_outcomes(rules, &next, depth - 1)
        });
        count += worlds.iter().map(|(leaves, _)| leaves).sum::<u64>();
    });
    count
}

/// Compares every count of a perft file: TOML with `[[position]]`, `name`, `given` (facts),
/// `decisions` and `outcomes` (counts for depth 1, 2, ...).
pub fn run_perft<R: Notation>(rules: &R, file: &str, text: &str) -> PerftOutcome {
    let problems = Problems::new(file, text);
    let mut outcome = PerftOutcome::default();
    if let Some(table) = parse(text, &problems) {
        for position in table.tables("position") {
            run_position(rules, &position, &mut outcome);
            position.finish();
        }
        table.finish();
    }
    outcome.problems = problems.into_sorted();
    outcome
}

fn run_position<R: Notation>(
    rules: &R,
    table: &horda_content::TomlTable<'_>,
    outcome: &mut PerftOutcome,
) {
    let name: String = table.required("name").unwrap_or_default();
    let facts = table.table("given").map(|given| read_facts(&given)).unwrap_or_default();
    let mut state = match rules.position(&facts) {
        Ok(state) => state,
        Err(complaints) => {
            for complaint in complaints {
                table.problem(Some("given"), complaint.what, complaint.hint);
            }
            return;
        }
    };
    rules.run_on(&mut state, &mut Cx::playout(FastLuck::new(0)));
    let mut compare = |key: &str, count: &dyn Fn(u32) -> u64| {
        let Some(value) = table.value(key) else { return };
        for (depth, expected) in (1..).zip(value.list().unwrap_or_default()) {
            let found = count(depth);
            outcome.compared += 1;
            if expected.number() != i64::try_from(found).ok() {
                let expected = expected.number().unwrap_or_default();
                let what =
                    format!("{name}: {key} to depth {depth}: expected {expected}, found {found}");
                outcome.failures.push(what);
            }
        }
    };
    compare("decisions", &|depth| count_decisions(rules, &state, depth));
    compare("outcomes", &|depth| count_outcomes(rules, &state, depth));
}
