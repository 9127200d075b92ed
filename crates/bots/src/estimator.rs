//! How likely a seat wins: the one estimate that every figure people read comes from.
//!
//! A game says what the chance depends on (`Evaluated::factors`). The weighted sum of these factors
//! becomes the logarithm of the odds by a line that bends at some knots. The weights and the line are fitted to finished games between equal bots
//! (`horda_arena::fit`), so nothing is played on here and an estimate takes microseconds.

use std::collections::BTreeMap;

use horda_kit::{Cx, Evaluated, Factor, FastLuck, Rules, Seat};

/// Worlds of which the mean is taken. What a game counts is seen by everybody, so one would do
/// for the games there are; luck after an action needs more.
const WORLDS: u32 = 64;

/// Deviations to each side that hold half of the true chances. Nineteen in twenty would fill most
/// of the scale: a dozen numbers do not read a board.
const DEVIATIONS: f32 = 0.674;

/// Sums at which the line to the logarithm of the odds may bend. Without them what was called 15%
/// was won in 10 games of a hundred, and what was called 84% in 79: games turn faster in the middle.
const KNOTS: [f32; 4] = [-1.5, -0.5, 0.5, 1.5];

/// Numbers of such a line: its constant, its slope, and what each knot adds to the slope.
pub const LINE: usize = 2 + KNOTS.len();

/// Weights that were fitted to finished games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Estimator {
    /// Games that the weights were fitted to.
    pub games: u32,
    /// How far true chances lie from estimates: the standard deviation, in logarithms of odds.
    pub spread: f32,
    /// What is added to every sum.
    pub constant: f32,
    /// The line from the sum to the logarithm of the odds.
    pub line: [f32; LINE],
    /// Weights by name of the factor, with its kind after a space where it has one.
    pub weights: BTreeMap<String, f32>,
}

/// How likely a seat wins, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The true chance is lower in one position of four.
    pub low: f32,
    /// The estimate.
    pub likely: f32,
    /// The true chance is higher in one position of four.
    pub high: f32,
}

impl Estimator {
    /// The chance of every seat in the position that an observer sees.
    pub fn chances<R: Evaluated>(&self, rules: &R, view: &R::View) -> Vec<Chance> {
        let mut cx = Cx::playout(FastLuck::new(0));
        let mut scratch = Vec::new();
        let sum = (0..WORLDS).map(|_| {
            let world = rules.determinize(view, &mut cx);
            self.first_seat(rules, &world, &mut scratch)
        });
        let first = sum.sum::<f32>() / WORLDS as f32;
        (0..rules.seats()).map(|seat| self.with_band(of_seat::<R>(first, Seat(seat)))).collect()
    }

    /// The chance of a seat after one of its actions, over what luck may do then.
    pub fn after<R: Evaluated>(
        &self,
        rules: &R,
        view: &R::View,
        seat: Seat,
        action: &R::Action,
    ) -> Chance {
        let mut cx = Cx::playout(FastLuck::new(0));
        let mut scratch = Vec::new();
        let sum = (0..WORLDS).map(|_| {
            let mut world = rules.determinize(view, &mut cx);
            rules.apply(&mut world, seat, action, &mut cx);
            self.first_seat(rules, &world, &mut scratch)
        });
        let first = sum.sum::<f32>() / WORLDS as f32;
        self.with_band(of_seat::<R>(first, seat))
    }

    /// The chance that factors of a position stand for, of the first seat.
    pub fn chance(&self, factors: &[Factor]) -> f32 {
        let parts = along_line(self.sum(factors));
        logistic(self.line.iter().zip(parts).map(|(number, part)| number * part).sum())
    }

    /// The weighted sum of factors.
    pub fn sum(&self, factors: &[Factor]) -> f32 {
        let weight = |factor: &Factor| self.weights.get(&key(factor)).copied().unwrap_or(0.0);
        let sum: f32 = factors.iter().map(|factor| weight(factor) * factor.value).sum();
        self.constant + sum
    }

    fn first_seat<R: Evaluated>(
        &self,
        rules: &R,
        world: &R::State,
        scratch: &mut Vec<Factor>,
    ) -> f32 {
        if let horda_kit::Pending::Over(verdict) = rules.pending(world) {
            return f32::from(u8::from(verdict.winners.contains(Seat(0))));
        }
        scratch.clear();
        rules.factors(world, scratch);
        self.chance(scratch)
    }

    /// Sure ends have no band: there the logarithm of the odds is without limits.
    fn with_band(&self, likely: f32) -> Chance {
        let odds = (likely / (1.0 - likely)).ln();
        let reach = DEVIATIONS * self.spread;
        Chance { low: logistic(odds - reach), likely, high: logistic(odds + reach) }
    }
}

/// What each number of a line is multiplied by at this sum.
pub fn along_line(sum: f32) -> [f32; LINE] {
    let mut parts = [1.0, sum, 0.0, 0.0, 0.0, 0.0];
    for (part, knot) in parts[2..].iter_mut().zip(KNOTS) {
        *part = (sum - knot).max(0.0);
    }
    parts
}

/// The name under which a factor has its weight.
pub fn key(factor: &Factor) -> String {
    if factor.kind.is_empty() {
        factor.name.to_owned()
    } else {
        format!("{} {}", factor.name, factor.kind)
    }
}

/// A team wins together; of two opponents one wins.
fn of_seat<R: Rules>(first: f32, seat: Seat) -> f32 {
    if R::TEAM || seat == Seat(0) { first } else { 1.0 - first }
}

fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn even() -> Estimator {
        let weights = BTreeMap::from([("night".to_owned(), 1.0), ("boss sox".to_owned(), -1.0)]);
        let line = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0];
        Estimator { games: 10, spread: 0.5, constant: 0.0, line, weights }
    }

    #[test]
    fn weights_are_found_by_name_and_kind() {
        assert_eq!(even().chance(&[]), 0.5);
        assert_eq!(even().chance(&[Factor::new("unheard-of", 9.0)]), 0.5);
        assert_eq!(even().chance(&[Factor::of_kind("night", "dark", 9.0)]), 0.5);
        let both = [Factor::new("night", 2.0), Factor::of_kind("boss", "sox", 2.0)];
        assert_eq!(even().chance(&both), 0.5);
        assert!(even().chance(&both[..1]) > 0.85);
    }

    #[test]
    fn the_line_bends_at_a_knot() {
        let bent = Estimator { line: [0.0, 1.0, 0.0, 0.0, -1.0, 0.0], ..even() };
        let chance = |night| bent.chance(&[Factor::new("night", night)]);
        assert_eq!(chance(-3.0), logistic(-3.0));
        assert_eq!(chance(0.5), logistic(0.5));
        assert_eq!(chance(3.0), logistic(0.5));
    }

    #[test]
    fn the_band_holds_the_chance_and_never_leaves_the_scale() {
        for likely in [0.0, 0.01, 0.5, 0.99, 1.0] {
            let Chance { low, likely, high } = even().with_band(likely);
            assert!(0.0 <= low && low <= likely && likely <= high && high <= 1.0, "{likely}");
        }
    }
}
