//! What rules may use besides the state: luck in, news out.

use crate::{Answer, Chance, ChanceTag, Dice, FastLuck, Odds, Roll, pick};

/// More questions or events than this in one go is a bug in the rules, not bad luck.
pub const STEP_LIMIT: u32 = 10_000;

enum Source<'a> {
    Fast(FastLuck),
    Asked { chance: &'a mut dyn Chance, answers: Vec<Answer> },
}

/// One concrete context for playouts, tables, tests and replays.
///
/// In a playout nothing is recorded and events are never built. At a table every answer and
/// every event is kept.
pub struct Cx<'a, E> {
    source: Source<'a>,
    events: Option<Vec<E>>,
    steps: u32,
    /// How many events had been told when luck was first asked.
    before_luck: Option<usize>,
}

impl<'a, E> Cx<'a, E> {
    /// For playouts: an inlined generator, nothing recorded.
    pub fn playout(luck: FastLuck) -> Cx<'a, E> {
        Cx { source: Source::Fast(luck), events: None, steps: 0, before_luck: None }
    }

    /// For simulations that count what happens: the playout's generator, with events.
    pub fn watched(luck: FastLuck) -> Cx<'a, E> {
        Cx { source: Source::Fast(luck), events: Some(Vec::new()), steps: 0, before_luck: None }
    }

    /// For tables, tests and replays: any source, every answer and every event kept.
    pub fn table(chance: &'a mut dyn Chance) -> Cx<'a, E> {
        Cx {
            source: Source::Asked { chance, answers: Vec::new() },
            events: Some(Vec::new()),
            steps: 0,
            before_luck: None,
        }
    }

    /// Asks luck. A question with one possible answer is not asked, so it is never logged.
    #[inline]
    pub fn ask(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        match &mut self.source {
            Source::Fast(luck) => pick(odds, luck),
            Source::Asked { chance, answers } => {
                if let Some(only) = odds.certain() {
                    return only;
                }
                self.steps += 1;
                self.before_luck = self.before_luck.or(self.events.as_ref().map(Vec::len));
                assert!(
                    self.steps < STEP_LIMIT,
                    "one action asked {STEP_LIMIT} questions of luck, last {tag:?}"
                );
                let answer = chance.answer(tag, odds);
                assert!(
                    odds.weight(answer) > 0,
                    "{tag:?} was answered {answer}, which is not possible"
                );
                answers.push((tag, answer));
                answer
            }
        }
    }

    /// Rolls dice together, as one question.
    #[inline]
    pub fn roll(&mut self, tag: ChanceTag, dice: Dice) -> Roll {
        Roll::of(dice.sides(), self.ask(tag, Odds::Dice(dice)))
    }

    /// Reports what happened. The event is built only where somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            assert!(events.len() < STEP_LIMIT as usize, "{STEP_LIMIT} events and no end");
            events.push(event());
        }
    }

    /// How many of the events told so far did not wait for luck. At a table only: a playout
    /// does not count.
    pub fn told_before_luck(&self) -> usize {
        let told = self.events.as_ref().map_or(0, Vec::len);
        self.before_luck.unwrap_or(told)
    }

    /// Takes the events told since the last call, oldest first.
    pub fn take_events(&mut self) -> Vec<E> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Ends a call: every answer that luck gave, every event that is left.
    pub fn finish(mut self) -> (Vec<Answer>, Vec<E>) {
        let events = self.take_events();
        let answers = match self.source {
            Source::Fast(_) => Vec::new(),
            Source::Asked { answers, .. } => answers,
        };
        (answers, events)
    }
}
