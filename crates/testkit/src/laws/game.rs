//! One random game under examination.

use horda_kit::{Cx, FastLuck, Observer, Odds, Pending, Rules, Seat, SeatSet, Step, pick};
use horda_table::Playable;

use super::first_question::FirstQuestion;
use super::pool::{Pool, SAMPLE, window};
use super::{Compose, Law, LawBroken};

/// One decision of so many is a composed action, where the game has any.
const COMPOSED: u32 = 4;

/// What an observer saw happen, and the view after it.
type Witnessed<R> = (Vec<<R as Rules>::Event>, Option<<R as Rules>::View>);

pub(super) struct Game<'a, R: Rules> {
    rules: &'a R,
    compose: Compose<'a, R>,
    seed: u64,
    state: R::State,
    choice: FastLuck,
    luck: FastLuck,
    decision: u32,
}

impl<'a, R: Playable> Game<'a, R> {
    pub fn deal(rules: &'a R, compose: Compose<'a, R>, seed: u64) -> Game<'a, R> {
        let mut luck = FastLuck::new(seed);
        let state = rules.deal(&mut Cx::table(&mut luck));
        Game { rules, compose, seed, state, choice: FastLuck::new(!seed), luck, decision: 0 }
    }

    fn broken(&self, law: Law, what: impl Into<String>) -> Box<LawBroken> {
        Box::new(LawBroken { law, seed: self.seed, decision: self.decision, what: what.into() })
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<R> {
        (0..self.rules.seats()).map(Seat)
    }

    fn observers(&self) -> impl Iterator<Item = Observer> + use<R> {
        self.seats().map(Observer::Seat).chain([Observer::Audience])
    }

    fn offers(&self, state: &R::State, seat: Seat) -> Vec<R::Action> {
        let mut offers = Vec::new();
        self.rules.legal_actions(state, seat, &mut offers);
        offers
    }

    /// Checks laws 1, 3 and 10 in this position; tells whether the game goes on.
    pub fn is_running(&self) -> Result<bool, Box<LawBroken>> {
        if let Some(what) = self.rules.broken(&self.state).into_iter().next() {
            return Err(self.broken(Law::NeverBroken, what));
        }
        let interjectors = self.rules.interjectors(&self.state);
        let pending = match self.rules.pending(&self.state) {
            Pending::Decision { seats, .. } => seats,
            Pending::Over(_) => {
                let busy = self.seats().find(|seat| !self.offers(&self.state, *seat).is_empty());
                return match busy.or(interjectors.iter().next()) {
                    Some(seat) => Err(self.broken(
                        Law::PendingSeatsCanAct,
                        format!("the game is over and {seat:?} may still act"),
                    )),
                    None => Ok(false),
                };
            }
        };
        if self.decision >= R::LONGEST {
            return Err(self.broken(Law::Ends, "the game is longer than declared"));
        }
        if pending.is_empty() {
            return Err(self.broken(Law::PendingSeatsCanAct, "a decision without a seat"));
        }
        for seat in self.seats() {
            self.check_actor(seat, pending.contains(seat), interjectors.contains(seat))?;
        }
        Ok(true)
    }

    /// Seats that are asked or may interject have offers, others have none, and no seat is both.
    fn check_actor(&self, seat: Seat, asked: bool, free: bool) -> Result<(), Box<LawBroken>> {
        let can_act = !self.offers(&self.state, seat).is_empty();
        if can_act == (asked || free) && !(asked && free) {
            return Ok(());
        }
        let what =
            format!("{seat:?} is pending: {asked}, may interject: {free}, can act: {can_act}");
        Err(self.broken(Law::PendingSeatsCanAct, what))
    }

    /// Checks laws 2, 5, 6, 7 and 11 in this position.
    pub fn check_step(&mut self, pool: &mut Pool<R::Action>) -> Result<(), Box<LawBroken>> {
        for seat in self.seats() {
            pool.add(&self.offers(&self.state, seat), self.decision);
            if let Some(action) = (self.compose)(self.rules, &self.state, seat, &mut self.choice) {
                self.check_written(&action)?;
                pool.remember(&action);
            }
        }
        let sample = pool.sample();
        for seat in self.seats() {
            self.check_list(seat, &sample)?;
        }
        for observer in self.observers() {
            self.check_imagined(observer, &sample)?;
        }
        for seat in self.seats() {
            let offers = self.offers(&self.state, seat);
            if !offers.is_empty() {
                let action = &offers[self.decision as usize % offers.len()];
                self.check_luck(seat, action)?;
            }
        }
        Ok(())
    }

    fn check_list(&self, seat: Seat, sample: &[R::Action]) -> Result<(), Box<LawBroken>> {
        let law = Law::ListAndCheckAgree;
        let offers = self.offers(&self.state, seat);
        if offers != self.offers(&self.state, seat) {
            return Err(self.broken(law, "the same position gave two lists"));
        }
        for (index, action) in offers.iter().enumerate() {
            if offers[..index].contains(action) {
                return Err(self.broken(law, format!("{action:?} is listed twice")));
            }
            if self.rules.check(&self.state, seat, action).is_err() {
                return Err(
                    self.broken(law, format!("{action:?} by {seat:?} is listed, not legal"))
                );
            }
        }
        for action in window(&offers, self.decision as usize * SAMPLE, SAMPLE) {
            self.check_written(action)?;
        }
        for action in sample {
            let listed = offers.contains(action) || self.rules.is_composed(action);
            if !listed && self.rules.check(&self.state, seat, action).is_ok() {
                return Err(
                    self.broken(law, format!("{action:?} by {seat:?} is legal, not listed"))
                );
            }
        }
        Ok(())
    }

    fn check_written(&self, action: &R::Action) -> Result<(), Box<LawBroken>> {
        let written = self.rules.write_action(action);
        let read = self.rules.read_action(&written).as_ref() == Ok(action);
        let data = serde_json::to_value(action).and_then(serde_json::from_value::<R::Action>);
        if read && data.is_ok_and(|data| data == *action) {
            return Ok(());
        }
        let what = format!("\"{written}\" is not read as it was written");
        Err(self.broken(Law::ListAndCheckAgree, what))
    }

    fn check_imagined(
        &self,
        observer: Observer,
        sample: &[R::Action],
    ) -> Result<(), Box<LawBroken>> {
        let view = self.rules.view(&self.state, observer);
        let seed = self.seed ^ u64::from(self.decision);
        let imagine = |view| self.rules.determinize(view, &mut Cx::playout(FastLuck::new(seed)));
        let world = imagine(&view);
        if !R::SECRETS && world != imagine(&self.rules.view(&self.state, Observer::Audience)) {
            let what = format!("{observer:?} and the audience do not see the same");
            return Err(self.broken(Law::NoSecrets, what));
        }
        if self.rules.view(&world, observer) != view {
            let what = format!("{observer:?} sees another view in the imagined world");
            return Err(self.broken(Law::ImaginedLooksAlike, what));
        }
        let wrong = self.rules.broken(&world);
        if !wrong.is_empty() {
            let what = format!("{observer:?} imagines what no game comes to: {}", wrong.join("; "));
            return Err(self.broken(Law::NeverBroken, what));
        }
        let Observer::Seat(seat) = observer else { return Ok(()) };
        let offers = self.offers(&self.state, seat);
        if offers != self.offers(&world, seat) {
            return Err(self.broken(Law::NothingLeaks, format!("the offers of {seat:?} tell more")));
        }
        for action in sample {
            let here = self.rules.check(&self.state, seat, action);
            if here != self.rules.check(&world, seat, action) {
                let what = format!("the answer to {action:?} by {seat:?} tells more");
                return Err(self.broken(Law::NothingLeaks, what));
            }
        }
        match offers.get(self.decision as usize % offers.len().max(1)) {
            Some(action) => self.check_witnessed(seat, action, &world),
            None => Ok(()),
        }
    }

    /// Until luck speaks or something hidden is turned up, both worlds tell the observer the same,
    /// and show it the same after every step.
    fn check_witnessed(
        &self,
        seat: Seat,
        action: &R::Action,
        world: &R::State,
    ) -> Result<(), Box<LawBroken>> {
        let told = |state: &R::State| {
            let mut state = state.clone();
            let mut luck = FirstQuestion::new(FastLuck::new(self.seed));
            let mut cx = Cx::table(&mut luck);
            self.rules.apply(&mut state, seat, action, &mut cx);
            let (_, steps) = cx.finish_steps(state);
            (luck.first, self.before_revealed(&steps, Observer::Seat(seat)))
        };
        let ((asked, here), (_, there)) = (told(&self.state), told(world));
        if asked.is_none() && here != there {
            let what = format!("{seat:?} is told {here:?} here and {there:?} there");
            return Err(self.broken(Law::NothingLeaks, what));
        }
        Ok(())
    }

    /// What an observer is told and shown of some steps, until something hidden is turned up.
    fn before_revealed(&self, steps: &[Step<R>], observer: Observer) -> Vec<Witnessed<R>> {
        let mut told = Vec::new();
        for (step, left) in steps.iter().zip((0..steps.len()).rev()) {
            let seen = step.events.iter().filter_map(|event| self.rules.witness(event, observer));
            let seen: Vec<_> = seen.collect();
            if seen.is_empty() && left > 0 {
                continue;
            }
            let revealed = seen.iter().position(|event| self.rules.reveals(event));
            let view = revealed.is_none().then(|| self.rules.view(&step.state, observer));
            told.push((seen.into_iter().take(revealed.unwrap_or(usize::MAX)).collect(), view));
            if revealed.is_some() {
                break;
            }
        }
        told
    }

    fn check_luck(&self, seat: Seat, action: &R::Action) -> Result<(), Box<LawBroken>> {
        let run = |seed: u64| {
            let mut state = self.state.clone();
            let mut luck = FirstQuestion::new(FastLuck::new(seed));
            let mut cx = Cx::table(&mut luck);
            self.rules.apply(&mut state, seat, action, &mut cx);
            let (_, events) = cx.finish();
            (luck.first, state, events)
        };
        let (first, second) = (run(self.seed), run(self.seed + 1));
        let same = first.0 == second.0
            && (first.0.is_some() || (first.1 == second.1 && first.2 == second.2));
        if same {
            return Ok(());
        }
        Err(self.broken(Law::LuckOnlyWhereAsked, format!("{action:?} differs before any question")))
    }

    pub fn advance(&mut self) {
        let seat = any_actor(self.rules, &self.state, &mut self.choice);
        let action = choose(self.rules, &self.state, seat, self.compose, &mut self.choice);
        self.rules.apply(&mut self.state, seat, &action, &mut Cx::table(&mut self.luck));
        self.decision += 1;
    }
}

/// Any seat that is asked or may interject.
pub(super) fn any_actor<R: Rules>(rules: &R, state: &R::State, choice: &mut FastLuck) -> Seat {
    let asked = match rules.pending(state) {
        Pending::Decision { seats, .. } => seats,
        Pending::Over(_) => SeatSet::NONE,
    };
    let seats: Vec<Seat> = asked.iter().chain(rules.interjectors(state).iter()).collect();
    match seats.as_slice() {
        [only] => *only,
        several => several[pick(Odds::Uniform(several.len() as u32), choice) as usize],
    }
}

/// Any offer of this seat, or now and then a legal action that it composes.
pub(super) fn choose<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    compose: Compose<'_, R>,
    choice: &mut FastLuck,
) -> R::Action {
    if let Some(action) = compose(rules, state, seat, choice)
        && rules.check(state, seat, &action).is_ok()
        && pick(Odds::Uniform(COMPOSED), choice) == 0
    {
        return action;
    }
    let mut offers = Vec::new();
    rules.legal_actions(state, seat, &mut offers);
    offers.swap_remove(pick(Odds::Uniform(offers.len() as u32), choice) as usize)
}
