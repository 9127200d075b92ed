//! The laws that every game must pass, at every step of many random games.
//!
//! Law 8 (odds sum to one) is checked by the scenario runner for every action of the suite, and
//! law 9 (golden playthrough) by the test that compares the files.

use horda_content::Variant;
use horda_kit::{
    Chance, ChanceTag, Cx, FastLuck, Observer, Odds, Pending, Rules, Seat, Usage, pick,
};
use horda_table::{Hosted, Identity, Playable, Table, replay, resume};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// The laws, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// 1: random games end within the declared bound.
    Ends,
    /// 2: the list of legal actions and the check agree; no duplicates; stable order.
    ListAndCheckAgree,
    /// 3: somebody is pending exactly while the game runs, and can do something.
    SomebodyCanAct,
    /// 4: a journal replays to the same digest, and its records resume to the same position.
    ReplayAndResume,
    /// 5: an imagined world looks like the view it was imagined from.
    ImaginedLooksAlike,
    /// 6: what an observer cannot know does not reach it in any way.
    NothingLeaks,
    /// 7: the source of luck changes nothing before the first question.
    LuckOnlyWhereAsked,
}

/// A law that was broken, where and how.
#[derive(Clone, Debug, Error)]
#[error(
    "law {} ({law:?}) broken in game {seed} after {decision} decisions: {what}",
    *.law as u8 + 1
)]
pub struct LawBroken {
    /// Which law.
    pub law: Law,
    /// The game that shows it.
    pub seed: u64,
    /// After how many decisions.
    pub decision: u32,
    /// What was seen.
    pub what: String,
}

/// Plays random games with these seeds and checks laws 1 to 7 at every step. Stops at the first
/// that is broken.
pub fn check_laws<R>(rules: &R, seeds: std::ops::Range<u64>) -> Result<(), Box<LawBroken>>
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let mut pool = Vec::new();
    for seed in seeds {
        let mut game = Game::deal(rules, seed);
        while game.is_running()? {
            game.check_step(&mut pool)?;
            game.advance();
        }
        check_replay(rules, seed)?;
    }
    Ok(())
}

/// Checks the laws for every reading but the default: each value of each option by itself.
pub fn check_readings<R>(rules: &R, seeds: std::ops::Range<u64>) -> Result<(), String>
where
    R: Playable + Clone + Variant,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    for (name, _, values) in R::option_list() {
        for value in &values[1..] {
            let variant = rules.with_options(&[((*name).into(), (*value).into())]);
            let variant = variant.map_err(|problems| format!("{name}={value}: {problems:?}"))?;
            check_laws(&variant, seeds.clone())
                .map_err(|broken| format!("{name}={value}: {broken}"))?;
        }
    }
    Ok(())
}

/// One random game under examination.
struct Game<'a, R: Rules> {
    rules: &'a R,
    seed: u64,
    state: R::State,
    choice: FastLuck,
    luck: FastLuck,
    decision: u32,
}

impl<'a, R: Playable> Game<'a, R> {
    fn deal(rules: &'a R, seed: u64) -> Game<'a, R> {
        let mut luck = FastLuck::new(seed);
        let state = rules.deal(&mut Cx::table(&mut luck));
        Game { rules, seed, state, choice: FastLuck::new(!seed), luck, decision: 0 }
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

    fn is_running(&self) -> Result<bool, Box<LawBroken>> {
        let pending = match self.rules.pending(&self.state) {
            Pending::Decision { seats, .. } => seats,
            Pending::Over(_) => {
                let busy = self.seats().find(|seat| !self.offers(&self.state, *seat).is_empty());
                return match busy {
                    Some(seat) => Err(self.broken(
                        Law::SomebodyCanAct,
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
            return Err(self.broken(Law::SomebodyCanAct, "a decision without a seat"));
        }
        for seat in self.seats() {
            let can_act = !self.offers(&self.state, seat).is_empty();
            if can_act != pending.contains(seat) {
                let what =
                    format!("{seat:?} is pending: {}, can act: {can_act}", pending.contains(seat));
                return Err(self.broken(Law::SomebodyCanAct, what));
            }
        }
        Ok(true)
    }

    /// Checks laws 2, 5, 6 and 7 in this position.
    fn check_step(&mut self, pool: &mut Vec<R::Action>) -> Result<(), Box<LawBroken>> {
        for seat in self.seats() {
            self.check_list(seat, pool)?;
        }
        for observer in self.observers() {
            self.check_imagined(observer, pool)?;
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

    fn check_list(&self, seat: Seat, pool: &mut Vec<R::Action>) -> Result<(), Box<LawBroken>> {
        let law = Law::ListAndCheckAgree;
        let offers = self.offers(&self.state, seat);
        if offers != self.offers(&self.state, seat) {
            return Err(self.broken(law, "the same position gave two lists"));
        }
        for (index, action) in offers.iter().enumerate() {
            if offers[..index].contains(action) {
                return Err(self.broken(law, format!("{action:?} is listed twice")));
            }
            if !pool.contains(action) {
                pool.push(action.clone());
            }
            let written = self.rules.write_action(action);
            if self.rules.read_action(&written).as_ref() != Ok(action) {
                return Err(
                    self.broken(law, format!("\"{written}\" is not read as it was written"))
                );
            }
        }
        for action in pool.iter() {
            let accepted = self.rules.check(&self.state, seat, action).is_ok();
            if accepted != offers.contains(action) {
                let what = format!("{action:?} by {seat:?}: check {accepted}, list {}", !accepted);
                return Err(self.broken(law, what));
            }
        }
        Ok(())
    }

    fn check_imagined(&self, observer: Observer, pool: &[R::Action]) -> Result<(), Box<LawBroken>> {
        let view = self.rules.view(&self.state, observer);
        let seed = self.seed ^ u64::from(self.decision);
        let world = self.rules.determinize(&view, &mut Cx::playout(FastLuck::new(seed)));
        if self.rules.view(&world, observer) != view {
            let what = format!("{observer:?} sees another view in the imagined world");
            return Err(self.broken(Law::ImaginedLooksAlike, what));
        }
        let Observer::Seat(seat) = observer else { return Ok(()) };
        let offers = self.offers(&self.state, seat);
        if offers != self.offers(&world, seat) {
            return Err(self.broken(Law::NothingLeaks, format!("the offers of {seat:?} tell more")));
        }
        for action in pool {
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

    /// Until luck speaks or a card is turned up, both worlds tell the observer the same.
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
            let (_, events) = cx.finish();
            let seen =
                events.iter().filter_map(|event| self.rules.witness(event, Observer::Seat(seat)));
            let drawn =
                |event: &R::Event| matches!(self.rules.usage(event), Some((_, Usage::Drawn, _)));
            let before = seen.take_while(|event| !drawn(event)).collect::<Vec<_>>();
            (luck.first, before)
        };
        let ((asked, here), (_, there)) = (told(&self.state), told(world));
        if asked.is_none() && here != there {
            let what = format!("{seat:?} is told {here:?} here and {there:?} there");
            return Err(self.broken(Law::NothingLeaks, what));
        }
        Ok(())
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

    fn advance(&mut self) {
        let Pending::Decision { seats, .. } = self.rules.pending(&self.state) else { return };
        let seat = seats.iter().next().expect("somebody is pending");
        let offers = self.offers(&self.state, seat);
        let index = pick(Odds::Uniform(offers.len() as u32), &mut self.choice) as usize;
        let mut cx = Cx::table(&mut self.luck);
        self.rules.apply(&mut self.state, seat, &offers[index], &mut cx);
        self.decision += 1;
    }
}

/// Luck that remembers what it was asked first.
struct FirstQuestion {
    luck: FastLuck,
    first: Option<ChanceTag>,
}

impl FirstQuestion {
    fn new(luck: FastLuck) -> FirstQuestion {
        FirstQuestion { luck, first: None }
    }
}

impl Chance for FirstQuestion {
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        self.first.get_or_insert(tag);
        self.luck.answer(tag, odds)
    }
}

/// Law 4: a hosted game's journal replays, and its records resume alike.
fn check_replay<R>(rules: &R, seed: u64) -> Result<(), Box<LawBroken>>
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let broken = |what: String, decision: u32| {
        Box::new(LawBroken { law: Law::ReplayAndResume, seed, decision, what })
    };
    let identity = Identity {
        game: R::GAME.into(),
        rules_version: R::VERSION,
        content: "test".into(),
        rulings: Vec::new(),
        seats: Vec::new(),
    };
    let (mut luck, mut choice) = (FastLuck::new(seed), FastLuck::new(!seed));
    let mut table = Hosted::deal(rules.clone(), identity.clone(), &mut luck);
    let mut records = vec![table.dealt()];
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().expect("somebody is pending");
        let offers = table.offers(seat);
        let index = pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize;
        let turn = table.submit(seat, table.version(), &offers[index].action, &mut luck);
        let turn = turn.map_err(|error| broken(error.to_string(), table.version()))?;
        records.push(turn.record);
    }
    let copy = resume(rules.clone(), identity, &records);
    let copy = copy.map_err(|error| broken(error.to_string(), table.version()))?;
    if copy.journal() != table.journal() || copy.state() != table.state() {
        return Err(broken("records resume otherwise".into(), table.version()));
    }
    let text = table.journal().write();
    let journal = horda_table::Journal::read("journal", &text);
    let journal = journal.map_err(|problems| broken(format!("{problems:?}"), table.version()))?;
    let again = replay(rules.clone(), &journal, None, &mut |_, _| ());
    let again = again.map_err(|divergence| broken(divergence.to_string(), table.version()))?;
    if again.digest() == table.digest() {
        Ok(())
    } else {
        Err(broken("digests differ".into(), table.version()))
    }
}
