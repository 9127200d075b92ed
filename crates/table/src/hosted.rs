//! Any game behind the interface of a table.

use std::any::Any;
use std::borrow::Cow;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use horda_content::Source;
use horda_kit::{
    Answer, Chance, Counted, Cx, Notation, Observer, Order, Pending, Phrase, Rules, Seat, SeatSet,
    Spoken, Step, Unreadable,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::history::{History, Past, TakenBack, read_line, write_line};
use crate::record::chained;
use crate::replay::script;
use crate::seeded::ActionLuck;
use crate::shown::Shown;
use crate::undo::allowed;
use crate::{
    Change, Digest, Identity, Journal, Line, Logged, Luck, News, Offer, Packed, Proposal, Record,
    Table, TableError, Told, ToldStep, Turn, UndoPolicy, UndoRight, Undone,
};

/// Offers at the end of a long list that come with their labels: by them things end.
const LAST_LABELS: usize = 3;

/// Everything a game must be able to do to be hosted.
pub trait Playable:
    Notation + Spoken + Counted + Rules<Action: Serialize + DeserializeOwned>
{
}
impl<R> Playable for R where
    R: Notation + Spoken + Counted + Rules<Action: Serialize + DeserializeOwned>
{
}

/// A game in progress with its types known.
pub struct Hosted<R: Rules> {
    pub(crate) rules: R,
    identity: Identity,
    opening: Vec<R::Event>,
    /// The last turn that was carried out.
    latest: Vec<Step<R>>,
    /// Lines of older rules, written. Their positions are not known here.
    earlier: Vec<Box<[u8]>>,
    /// The deal, or the last change of the rules.
    first: Line,
    pub(crate) history: History<R>,
    /// What the last undo took back, until all were told of it.
    taken_back: Option<TakenBack<R>>,
    /// What observers were shown last: what changes next begins there.
    shown: RefCell<Shown>,
}

/// What an action did.
pub(crate) struct Done<R: Rules> {
    pub state: R::State,
    pub answers: Vec<Answer>,
    pub steps: Vec<Step<R>>,
}

impl<R> Hosted<R>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    /// Deals a new game.
    pub fn deal(rules: R, identity: Identity, chance: &mut dyn Chance) -> Hosted<R> {
        let mut cx = Cx::table(chance);
        let state = rules.deal(&mut cx);
        let (answers, opening) = cx.finish();
        let answers = written_answers(&rules, &answers);
        let start = Digest::of(&[&bytes(&identity)]);
        let history = History::new(state);
        let digest = start.then(&[&bytes(&answers), &history.position]);
        let first = Line { seat: "deal".into(), action: String::new(), answers, digest };
        let (earlier, latest) = (Vec::new(), Vec::new());
        let (taken_back, shown) = (None, RefCell::default());
        Hosted { rules, identity, opening, latest, earlier, first, history, taken_back, shown }
    }

    /// A game that goes on from a position where the rules changed; `first` is the line that
    /// says so.
    pub(crate) fn changed(
        rules: R,
        identity: Identity,
        earlier: &[Line],
        first: Line,
        state: R::State,
    ) -> Hosted<R> {
        let (opening, latest, history) = (Vec::new(), Vec::new(), History::new(state));
        let earlier = earlier.iter().map(write_line).collect();
        let (taken_back, shown) = (None, RefCell::default());
        Hosted { rules, identity, opening, latest, earlier, first, history, taken_back, shown }
    }

    /// Goes on to a position that is stored.
    pub(crate) fn take_in(
        &mut self,
        seat: Seat,
        line: &Line,
        learned: bool,
        position: Vec<u8>,
    ) -> Result<(), postcard::Error> {
        let state: R::State = postcard::from_bytes(&position)?;
        let steps = self.recall(&self.history.state, &state, seat, line);
        let packed = Packed::after(self.turn() + 1, &self.history.position, &position);
        let past = Past::new(seat, line, learned, packed, events(&steps).cloned().collect());
        self.history.enter(past, state, position);
        Ok(())
    }

    /// The position after so many turns.
    fn state_at(&self, turn: u32) -> Cow<'_, R::State> {
        self.history.at(turn.saturating_sub(self.begun()) as usize)
    }

    /// The turns after this one that were played by these rules, with their numbers.
    fn turns_since(&self, turn: u32) -> impl Iterator<Item = (u32, &Past<R>)> {
        let begun = self.begun();
        (begun + 1..).zip(self.history.turns()).skip(turn.saturating_sub(begun) as usize)
    }

    /// Plays a turn of the past again, for what happened in it. That it led to `after` is known;
    /// of a turn that today's rules do not understand nothing more is told.
    fn recall(&self, before: &R::State, after: &R::State, seat: Seat, line: &Line) -> Vec<Step<R>> {
        let action = self.rules.read_action(&line.action).ok();
        let again = action.zip(script(&self.rules, line).ok()).and_then(|(action, mut luck)| {
            let done = self.carry_out(before, seat, &action, &mut luck).ok()?;
            (done.state == *after).then_some(done.steps)
        });
        again.unwrap_or_else(|| vec![Step { events: Vec::new(), state: after.clone() }])
    }

    /// The rules in force.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The whole truth. For tests and drawing after the end, never for a client.
    pub fn state(&self) -> &R::State {
        &self.history.state
    }

    /// The digest of the position.
    pub fn digest(&self) -> Digest {
        self.history.turns().last().map_or(self.first.digest, |past| past.digest)
    }

    /// The place in the game as everybody knows it: how far it is, and what the audience sees. No
    /// secret is in it, so nobody can tell from the luck of an action that another secret was
    /// chosen than before an undo.
    fn place(&self) -> Digest {
        let seen = raw(&self.rules.view(&self.history.state, Observer::Audience));
        Digest::of(&[&self.turn().to_le_bytes(), seen.get().as_bytes()])
    }

    fn news<'e>(
        &self,
        events: impl IntoIterator<Item = &'e R::Event>,
        observer: Observer,
    ) -> Vec<News> {
        let seen = events.into_iter().filter_map(|event| self.rules.witness(event, observer));
        seen.map(|event| News {
            phrase: self.rules.say_event(&event),
            rule: self.rules.cause(&event),
            data: raw(&event),
        })
        .collect()
    }

    /// A turn as this observer may know it. Steps in which it saw nothing happen belong to the
    /// next one, so that their number tells nothing.
    fn told_steps(
        &self,
        mut view: Box<RawValue>,
        steps: &[Step<R>],
        observer: Observer,
    ) -> (Vec<ToldStep>, Box<RawValue>) {
        let mut told = Vec::new();
        for (step, left) in steps.iter().zip((0..steps.len()).rev()) {
            let news = self.news(&step.events, observer);
            if news.is_empty() && left > 0 {
                continue;
            }
            let after = raw(&self.rules.view(&step.state, observer));
            let change = Change::between(&view, &after);
            if !news.is_empty() || !change.is_empty() {
                told.push(ToldStep { news, change });
            }
            view = after;
        }
        (told, view)
    }

    /// Runs an accepted action on a copy, so that a bug in the rules costs nothing.
    pub(crate) fn carry_out(
        &self,
        before: &R::State,
        seat: Seat,
        action: &R::Action,
        chance: &mut dyn Chance,
    ) -> Result<Done<R>, TableError> {
        let mut state = before.clone();
        let run = catch_unwind(AssertUnwindSafe(|| {
            let mut cx = Cx::table(chance);
            self.rules.apply(&mut state, seat, action, &mut cx);
            cx.finish_steps(state.clone())
        }));
        match run {
            Ok((answers, steps)) => Ok(Done { state, answers, steps }),
            Err(panic) => Err(self.broken(seat, action, &*panic)),
        }
    }

    fn broken(&self, seat: Seat, action: &R::Action, panic: &(dyn Any + Send)) -> TableError {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let what = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words");
        let action = self.rules.write_action(action);
        let name = self.rules.seat_names()[usize::from(seat.0)];
        let version = self.identity.rules_version;
        let report = format!(
            "{}\n# broke at: {name} {action}\n# rules {version}: {what}\n",
            self.journal().write()
        );
        TableError::Broken { what: what.to_owned(), report }
    }

    /// Was luck asked, or something turned up that was hidden?
    pub(crate) fn learned(&self, answers: &[Answer], steps: &[Step<R>]) -> bool {
        !answers.is_empty() || events(steps).any(|event| self.rules.reveals(event))
    }

    /// Was it this seat's to act ever since this turn, while only others did? Then what it
    /// chose with that position before its eyes it may choose now.
    fn could_act_since(&self, seat: Seat, turn: u32) -> bool {
        let Some(since) = turn.checked_sub(self.begun()) else { return false };
        let turns = self.history.turns();
        (since as usize..=turns.len()).all(|at| self.may_act(&self.history.at(at), seat))
            && turns.iter().skip(since as usize).all(|past| past.seat != seat)
            && turn <= self.turn()
    }

    /// Does this seat owe a decision, or may it interject?
    pub(crate) fn may_act(&self, state: &R::State, seat: Seat) -> bool {
        let asked = match self.rules.pending(state) {
            Pending::Decision { seats, .. } => seats.contains(seat),
            Pending::Over(_) => return false,
        };
        asked || self.rules.interjectors(state).contains(seat)
    }

    /// Goes on to the position that an action led to.
    pub(crate) fn go_on(&mut self, seat: Seat, action: String, done: Done<R>) -> Turn {
        let written = bytes(&done.state);
        let record = self.record(seat, action, &done, &written);
        let turn = Turn { turn: self.turn() + 1, seat, record };
        let Record { line, learned, position } = &turn.record;
        let events = events(&done.steps).cloned().collect();
        let past = Past::new(seat, line, *learned, position.clone(), events);
        self.history.enter(past, done.state, written);
        self.latest = done.steps;
        turn
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.rules.seat_names()[usize::from(seat.0)]
    }

    fn record(&self, seat: Seat, action: String, done: &Done<R>, written: &[u8]) -> Record {
        let mut line = Line {
            seat: self.seat_name(seat).to_owned(),
            action,
            answers: written_answers(&self.rules, &done.answers),
            digest: self.digest(),
        };
        line.digest = chained(line.digest, &line, written);
        let position = Packed::after(self.turn() + 1, &self.history.position, written);
        Record { line, learned: self.learned(&done.answers, &done.steps), position }
    }

    /// Why a seat would do this: what it is after, else the strongest argument.
    fn argument(&self, seat: Seat, action: &R::Action) -> Option<Phrase> {
        let state = &self.history.state;
        let intention = self.rules.intention(state, seat, action);
        intention.or_else(|| self.rules.reason(state, action))
    }

    fn label(&self, seat: Seat, action: &R::Action) -> Phrase {
        self.rules.say_action(&self.history.state, seat, action)
    }

    fn offer(&self, action: &R::Action, label: Option<Phrase>) -> Offer {
        Offer { action: self.rules.write_action(action), data: raw(action), label }
    }
}

impl<R> Table for Hosted<R>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn turn(&self) -> u32 {
        self.begun() + self.history.turns().len() as u32
    }

    fn begun(&self) -> u32 {
        self.earlier.len() as u32
    }

    fn pending(&self) -> Pending {
        self.rules.pending(&self.history.state)
    }

    fn pending_at(&self, turn: u32) -> Pending {
        self.rules.pending(&self.state_at(turn))
    }

    fn view(&self, observer: Observer) -> Box<RawValue> {
        raw(&self.rules.view(&self.history.state, observer))
    }

    fn view_at(&self, turn: u32, observer: Observer) -> Box<RawValue> {
        raw(&self.rules.view(&self.state_at(turn), observer))
    }

    fn offers(&self, seat: Seat, labels: usize) -> Vec<Offer> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.history.state, seat, &mut actions);
        let last = actions.len().saturating_sub(LAST_LABELS);
        let label = |at, action| (at < labels || at >= last).then(|| self.label(seat, action));
        let offers = actions.iter().enumerate();
        offers.map(|(at, action)| self.offer(action, label(at, action))).collect()
    }

    fn written(&self, action: &Value) -> Result<String, TableError> {
        let unreadable = |what: String| TableError::Unreadable(Unreadable::new(what));
        let action: R::Action =
            serde_json::from_value(action.clone()).map_err(|why| unreadable(why.to_string()))?;
        // The numbers of cards and places in it may be of none that there is.
        let written = catch_unwind(AssertUnwindSafe(|| self.rules.write_action(&action)));
        let read = |written: &String| self.rules.read_action(written).as_ref() == Ok(&action);
        let known = written.ok().filter(read);
        known.ok_or_else(|| unreadable("no action of this game looks like this".to_owned()))
    }

    fn explain(&self, seat: Seat, action: &str) -> Result<Offer, TableError> {
        let action = self.rules.read_action(action).map_err(TableError::Unreadable)?;
        match self.rules.check(&self.history.state, seat, &action) {
            Ok(()) => Ok(self.offer(&action, Some(self.label(seat, &action)))),
            Err(refusal) => Err(TableError::Refused(Box::new(refusal))),
        }
    }

    fn advisers(&self) -> SeatSet {
        self.rules.advisers(&self.history.state)
    }

    fn is_contested(&self) -> bool {
        self.rules.is_contested(&self.history.state)
    }

    fn proposal(&self, seat: Seat, action: &str) -> Result<Proposal, TableError> {
        let action = self.rules.read_action(action).map_err(TableError::Unreadable)?;
        let decider = match self.pending() {
            Pending::Decision { seats, .. } if self.advisers().contains(seat) => {
                seats.iter().next().unwrap_or(seat)
            }
            Pending::Decision { .. } | Pending::Over(_) => seat,
        };
        if let Err(refusal) = self.rules.check(&self.history.state, decider, &action) {
            return Err(TableError::Refused(Box::new(refusal)));
        }
        Ok(Proposal {
            seat,
            decider,
            action: self.rules.write_action(&action),
            data: serde_json::to_value(&action).expect("values of a table can be written"),
            label: self.label(decider, &action),
            reason: self.argument(decider, &action),
        })
    }

    fn intention(&self, seat: Seat, action: &str) -> Option<Phrase> {
        let action = self.rules.read_action(action).ok()?;
        self.rules.intention(&self.history.state, seat, &action)
    }

    fn orders(&self, seat: Seat) -> Vec<Order> {
        self.rules.orders(&self.history.state, seat)
    }

    fn submit(
        &mut self,
        seat: Seat,
        seen: u32,
        action: &str,
        luck: &mut dyn Luck,
    ) -> Result<Turn, TableError> {
        if seen != self.turn() && !self.could_act_since(seat, seen) {
            return Err(TableError::Stale { current: self.turn() });
        }
        let action = self.rules.read_action(action).map_err(TableError::Unreadable)?;
        if let Err(refusal) = self.rules.check(&self.history.state, seat, &action) {
            return Err(TableError::Refused(Box::new(refusal)));
        }
        let written = self.rules.write_action(&action);
        let place = || self.place();
        let mut luck =
            ActionLuck { luck, place, seat: self.seat_name(seat), action: &written, begun: false };
        let done = self.carry_out(&self.history.state, seat, &action, &mut luck)?;
        self.taken_back = None;
        Ok(self.go_on(seat, written, done))
    }

    fn undo_right(&self, seat: Seat, policy: UndoPolicy) -> UndoRight {
        self.undo_plan(seat, policy).right
    }

    fn undo(
        &mut self,
        seat: Seat,
        policy: UndoPolicy,
        agreed: SeatSet,
    ) -> Result<Undone, TableError> {
        let plan = self.undo_plan(seat, policy);
        if !allowed(plan.right, agreed) {
            return Err(TableError::NoUndo(plan.right));
        }
        self.taken_back = Some(self.history.back_to(plan.left));
        self.shown = RefCell::default();
        let kept = plan.kept.into_iter().map(|(seat, action, done)| self.go_on(seat, action, done));
        let kept = kept.collect();
        Ok(Undone { left: self.begun() + plan.left as u32, kept })
    }

    fn roll_back(&mut self) {
        match self.taken_back.take() {
            Some(taken) => self.history.put_back(taken),
            None => {
                let left = self.history.turns().len().saturating_sub(1);
                self.history.back_to(left);
            }
        }
        self.shown = RefCell::default();
        self.latest = Vec::new();
    }

    fn opening(&self, observer: Observer) -> Vec<News> {
        self.news(&self.opening, observer)
    }

    fn journal(&self) -> Journal {
        let result = match self.pending() {
            Pending::Over(verdict) => {
                let names = verdict.winners.iter().map(|seat| self.seat_name(seat));
                let names = names.collect::<Vec<_>>().join(" ");
                Some(if names.is_empty() { "nobody".into() } else { names })
            }
            Pending::Decision { .. } => None,
        };
        let since =
            [self.first.clone()].into_iter().chain(self.history.turns().iter().map(Past::line));
        Journal {
            identity: self.identity.clone(),
            result,
            outcome: self.outcome(),
            lines: self.earlier.iter().map(|line| read_line(line)).chain(since).collect(),
        }
    }

    fn outcome(&self) -> Option<String> {
        let over = matches!(self.pending(), Pending::Over(_));
        let text = over.then(|| self.rules.outcome(&self.history.state)).flatten()?;
        let canonical = Source { file: "outcome", text: &text }.canonical();
        Some(canonical.expect("a game writes its outcome as TOML"))
    }

    fn dealt(&self) -> Record {
        let position = Packed::Whole(self.history.first.clone());
        Record { line: self.first.clone(), learned: false, position }
    }

    fn latest(&self, observer: Observer) -> Vec<ToldStep> {
        match self.history.turns().len().checked_sub(1) {
            Some(before) => {
                let shown = self.shown.borrow_mut().take(observer, before);
                let make = || raw(&self.rules.view(&self.history.at(before), observer));
                let (told, view) =
                    self.told_steps(shown.unwrap_or_else(make), &self.latest, observer);
                self.shown.borrow_mut().keep(observer, before + 1, view);
                told
            }
            None => Vec::new(),
        }
    }

    fn all_told(&mut self) {
        self.latest = Vec::new();
        self.taken_back = None;
    }

    fn told(&self, observer: Observer, since: u32) -> Vec<Told> {
        let mut before = self.state_at(since);
        let mut told = Vec::new();
        let mut view = raw(&self.rules.view(&before, observer));
        for (turn, past) in self.turns_since(since) {
            let after = self.state_at(turn);
            let steps = self.recall(&before, &after, past.seat, &past.line());
            let (steps, now) = self.told_steps(view, &steps, observer);
            (before, view) = (after, now);
            told.push(Told { turn, seat: past.seat, steps });
        }
        told
    }

    fn log(&self, observer: Observer, since: u32) -> Vec<Logged> {
        let logged = self.turns_since(since).map(|(turn, past)| Logged {
            turn,
            seat: past.seat,
            news: self.news(&past.events, observer),
        });
        logged.collect()
    }
}

/// What happened in some steps.
fn events<R: Rules>(steps: &[Step<R>]) -> impl Iterator<Item = &R::Event> {
    steps.iter().flat_map(|step| &step.events)
}

fn written_answers<R: Notation>(rules: &R, answers: &[Answer]) -> Vec<(String, String)> {
    let write = |(tag, answer): &Answer| (tag.0.to_owned(), rules.write_answer(tag.0, *answer));
    answers.iter().map(write).collect()
}

/// Bytes of a value, the same on every platform.
pub(crate) fn bytes(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("values of a table can be written")
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("values of a table can be written")
}
