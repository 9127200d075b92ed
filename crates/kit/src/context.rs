//! What rules may use besides the state: luck in, news out.

use crate::{Answer, Chance, ChanceTag, Dice, FastLuck, Odds, Roll, Rules, pick};

/// More questions or events than this in one go is a bug in the rules, not bad luck.
pub const STEP_LIMIT: u32 = 10_000;

enum Source<'a> {
    Fast(FastLuck),
    Asked { chance: &'a mut dyn Chance, answers: Vec<Answer> },
}

/// A moment within a turn at which the position was whole.
pub struct Step<R: Rules> {
    /// What was told since the step before.
    pub events: Vec<R::Event>,
    /// The position.
    pub state: R::State,
}

/// One concrete context for playouts, tables, tests and replays.
///
/// In a playout nothing is recorded and events are never built. At a table every answer, every
/// event and every step is kept.
pub struct Cx<'a, R: Rules> {
    source: Source<'a>,
    events: Option<Vec<R::Event>>,
    /// Positions within the turn, each with the number of events that were told until then.
    steps: Option<Vec<(usize, R::State)>>,
    questions: u32,
    /// How many events had been told when luck was first asked.
    before_luck: Option<usize>,
    /// How many events had been told when the action itself was over.
    own: Option<usize>,
    /// What luck says after the action itself, where only the action is looked at.
    after: Option<FastLuck>,
}

impl<'a, R: Rules> Cx<'a, R> {
    /// For playouts: an inlined generator, nothing recorded.
    pub fn playout(luck: FastLuck) -> Cx<'a, R> {
        Cx::new(Source::Fast(luck), None, None)
    }

    /// For simulations that count what happens: the playout's generator, with events.
    pub fn watched(luck: FastLuck) -> Cx<'a, R> {
        Cx::new(Source::Fast(luck), Some(Vec::new()), None)
    }

    /// For tables, tests and replays: any source, every answer, event and step kept.
    pub fn table(chance: &'a mut dyn Chance) -> Cx<'a, R> {
        let source = Source::Asked { chance, answers: Vec::new() };
        Cx::new(source, Some(Vec::new()), Some(Vec::new()))
    }

    /// For previews: as at a table until the action itself is over. What follows is played with
    /// any luck, and no question of it is asked or kept.
    pub fn preview(chance: &'a mut dyn Chance) -> Cx<'a, R> {
        Cx { after: Some(FastLuck::new(0)), ..Cx::table(chance) }
    }

    fn new(
        source: Source<'a>,
        events: Option<Vec<R::Event>>,
        steps: Option<Vec<(usize, R::State)>>,
    ) -> Cx<'a, R> {
        Cx { source, events, steps, questions: 0, before_luck: None, own: None, after: None }
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
                if let (Some(luck), Some(_)) = (&mut self.after, self.own) {
                    return pick(odds, luck);
                }
                self.questions += 1;
                self.before_luck = self.before_luck.or(self.events.as_ref().map(Vec::len));
                assert!(
                    self.questions < STEP_LIMIT,
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

    /// Reports what happened. The event is built only where events are recorded.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> R::Event) {
        if let Some(events) = &mut self.events {
            assert!(events.len() < STEP_LIMIT as usize, "{STEP_LIMIT} events and no end");
            events.push(event());
        }
    }

    /// The position is whole here, in the middle of a turn: observers are shown it before
    /// the game runs on. Nothing is kept if nothing was told since the last step.
    #[inline]
    pub fn step(&mut self, state: &R::State) {
        if let (Some(steps), Some(events)) = (&mut self.steps, &self.events)
            && steps.last().map_or(0, |(told, _)| *told) < events.len()
        {
            steps.push((events.len(), state.clone()));
        }
    }

    /// The action itself is over: what follows is the next step of the turn, or the turn of
    /// another side, and a preview of the action does not tell it. Rules say so before they tell
    /// any of it; only the first time counts.
    #[inline]
    pub fn action_ends(&mut self) {
        if let Some(events) = &self.events {
            self.own.get_or_insert(events.len());
        }
    }

    /// How many of the events told so far belong to the action itself. At a table only.
    pub fn told_by_action(&self) -> usize {
        let told = self.events.as_ref().map_or(0, Vec::len);
        self.own.unwrap_or(told)
    }

    /// How many of the events told so far did not wait for luck. At a table only: a playout
    /// does not count.
    pub fn told_before_luck(&self) -> usize {
        let told = self.events.as_ref().map_or(0, Vec::len);
        self.before_luck.unwrap_or(told)
    }

    /// Takes the events told since the last call, oldest first.
    pub fn take_events(&mut self) -> Vec<R::Event> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Ends a call with its steps: every answer that luck gave, and what was told. The position
    /// that it led to is the last step, whether anything was told before it or not.
    pub fn finish_steps(mut self, end: R::State) -> (Vec<Answer>, Vec<Step<R>>) {
        let mut positions = self.steps.take().unwrap_or_default();
        let (answers, events) = self.finish();
        positions.retain(|(told, _)| *told < events.len());
        positions.push((events.len(), end));
        let mut events = events.into_iter();
        let mut before = 0;
        let steps = positions.into_iter().map(|(told, state)| {
            let events = events.by_ref().take(told - before).collect();
            before = told;
            Step { events, state }
        });
        (answers, steps.collect())
    }

    /// Ends a call: every answer that luck gave, every event that is left.
    pub fn finish(mut self) -> (Vec<Answer>, Vec<R::Event>) {
        let events = self.take_events();
        let answers = match self.source {
            Source::Fast(_) => Vec::new(),
            Source::Asked { answers, .. } => answers,
        };
        (answers, events)
    }
}
