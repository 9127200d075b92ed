//! Gives any game a place at the door.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use horda_content::Source;
use horda_kit::{
    Answer, Chance, Counted, Cx, Notation, Observer, Pending, Phrase, Rules, Seat, SeatSet, Spoken,
    Step, Unreadable,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::record::chained;
use crate::replay::script;
use crate::undo::allowed;
use crate::{
    Change, Digest, Identity, Journal, Line, Logged, Luck, News, Offer, Proposal, Record, Table,
    TableError, Told, ToldStep, Turn, UndoPolicy, UndoRight, Undone,
};

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
    pub(crate) state: R::State,
    opening: Vec<R::Event>,
    /// The last turn that was carried out.
    latest: Vec<Step<R>>,
    /// Lines of older rules, whose positions are not known here.
    earlier: Vec<Line>,
    /// The deal, or the last change of the rules.
    first: Line,
    pub(crate) past: Vec<Past<R::State>>,
}

/// What an action did.
pub(crate) struct Done<R: Rules> {
    pub state: R::State,
    pub answers: Vec<Answer>,
    pub steps: Vec<Step<R>>,
}

/// An accepted action and the position before it.
pub(crate) struct Past<S> {
    pub before: S,
    pub seat: Seat,
    pub line: Line,
    pub learned: bool,
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
        let answers = written(&rules, &answers);
        let start = Digest::of(&[&bytes(&identity)]);
        let digest = start.then(&[&bytes(&answers), &bytes(&state)]);
        let first = Line { seat: "deal".into(), action: String::new(), answers, digest };
        let (earlier, latest, past) = (Vec::new(), Vec::new(), Vec::new());
        Hosted { rules, identity, state, opening, latest, earlier, first, past }
    }

    /// A game that goes on from a position where the rules changed; `first` is the line that
    /// says so.
    pub(crate) fn changed(
        rules: R,
        identity: Identity,
        earlier: Vec<Line>,
        first: Line,
        state: R::State,
    ) -> Hosted<R> {
        let (opening, latest, past) = (Vec::new(), Vec::new(), Vec::new());
        Hosted { rules, identity, state, opening, latest, earlier, first, past }
    }

    /// Goes on to a position; `past` says what led to it.
    pub(crate) fn enter(&mut self, state: R::State, past: impl FnOnce(R::State) -> Past<R::State>) {
        let before = std::mem::replace(&mut self.state, state);
        self.past.push(past(before));
    }

    /// The position after so many turns.
    fn state_at(&self, turn: u32) -> &R::State {
        self.past
            .get(turn.saturating_sub(self.begun()) as usize)
            .map_or(&self.state, |past| &past.before)
    }

    /// The turns after this one that were played by these rules, with their numbers.
    fn turns_since(&self, turn: u32) -> impl Iterator<Item = (u32, &Past<R::State>)> {
        let begun = self.begun();
        (begun + 1..).zip(&self.past).skip(turn.saturating_sub(begun) as usize)
    }

    /// Plays a turn of the past again, for what happened in it.
    fn recall(&self, past: &Past<R::State>) -> Vec<Step<R>> {
        let known = "an accepted action can be read again";
        let mut luck = script(&self.rules, &past.line).expect(known);
        let action = self.rules.read_action(&past.line.action).expect(known);
        let mut cx = Cx::table(&mut luck);
        let mut state = past.before.clone();
        self.rules.apply(&mut state, past.seat, &action, &mut cx);
        cx.finish_steps(state).1
    }

    /// The rules in force.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The whole truth. For tests and drawing after the end, never for a client.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The digest of the position.
    pub fn digest(&self) -> Digest {
        self.past.last().map_or(self.first.digest, |past| past.line.digest)
    }

    /// The place in the game as everybody knows it: how far it is, and what the audience sees. No
    /// secret is in it, so nobody can tell from the luck of an action that another secret was
    /// chosen than before an undo.
    fn place(&self) -> Digest {
        let seen = raw(&self.rules.view(&self.state, Observer::Audience));
        Digest::of(&[&self.turn().to_le_bytes(), seen.get().as_bytes()])
    }

    pub(crate) fn last_line(&self) -> &Line {
        self.past.last().map_or(&self.first, |past| &past.line)
    }

    fn news<'e>(
        &self,
        events: impl IntoIterator<Item = &'e R::Event>,
        observer: Observer,
    ) -> Vec<News> {
        let seen = events.into_iter().filter_map(|event| self.rules.witness(event, observer));
        seen.map(|event| News {
            event: self.rules.write_event(&event),
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
        before: &R::State,
        steps: &[Step<R>],
        observer: Observer,
    ) -> Vec<ToldStep> {
        let mut told = Vec::new();
        let mut view = raw(&self.rules.view(before, observer));
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
        told
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
        let since = self.past.get(since as usize..).unwrap_or_default();
        turn <= self.turn()
            && since.iter().all(|past| past.seat != seat && self.may_act(&past.before, seat))
            && self.may_act(&self.state, seat)
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
        let record = self.record(seat, action, &done);
        let turn = Turn { turn: self.turn() + 1, seat, record };
        let (line, learned) = (turn.record.line.clone(), turn.record.learned);
        self.enter(done.state, |before| Past { before, seat, line, learned });
        self.latest = done.steps;
        turn
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.rules.seat_names()[usize::from(seat.0)]
    }

    fn record(&self, seat: Seat, action: String, done: &Done<R>) -> Record {
        let position = bytes(&done.state);
        let mut line = Line {
            seat: self.seat_name(seat).to_owned(),
            action,
            answers: written(&self.rules, &done.answers),
            digest: self.digest(),
        };
        line.digest = chained(line.digest, &line, &position);
        Record { line, learned: self.learned(&done.answers, &done.steps), position }
    }

    fn label(&self, seat: Seat, action: &R::Action) -> Phrase {
        self.rules.say_action(&self.state, seat, action)
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
        self.begun() + self.past.len() as u32
    }

    fn begun(&self) -> u32 {
        self.earlier.len() as u32
    }

    fn pending(&self) -> Pending {
        self.rules.pending(&self.state)
    }

    fn pending_at(&self, turn: u32) -> Pending {
        self.rules.pending(self.state_at(turn))
    }

    fn view(&self, observer: Observer) -> Box<RawValue> {
        raw(&self.rules.view(&self.state, observer))
    }

    fn view_at(&self, turn: u32, observer: Observer) -> Box<RawValue> {
        raw(&self.rules.view(self.state_at(turn), observer))
    }

    fn offers(&self, seat: Seat, labels: usize) -> Vec<Offer> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.state, seat, &mut actions);
        let label = |at, action| (at < labels).then(|| self.label(seat, action));
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
        match self.rules.check(&self.state, seat, &action) {
            Ok(()) => Ok(self.offer(&action, Some(self.label(seat, &action)))),
            Err(refusal) => Err(TableError::Refused(Box::new(refusal))),
        }
    }

    fn advisers(&self) -> SeatSet {
        self.rules.advisers(&self.state)
    }

    fn is_contested(&self) -> bool {
        self.rules.is_contested(&self.state)
    }

    fn proposal(&self, seat: Seat, action: &str) -> Result<Proposal, TableError> {
        let action = self.rules.read_action(action).map_err(TableError::Unreadable)?;
        let decider = match self.pending() {
            Pending::Decision { seats, .. } if self.advisers().contains(seat) => {
                seats.iter().next().unwrap_or(seat)
            }
            Pending::Decision { .. } | Pending::Over(_) => seat,
        };
        if let Err(refusal) = self.rules.check(&self.state, decider, &action) {
            return Err(TableError::Refused(Box::new(refusal)));
        }
        Ok(Proposal {
            seat,
            decider,
            action: self.rules.write_action(&action),
            data: serde_json::to_value(&action).expect("values of a table can be written"),
            label: self.label(decider, &action),
            reason: self.rules.reason(&self.state, &action),
        })
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
        if let Err(refusal) = self.rules.check(&self.state, seat, &action) {
            return Err(TableError::Refused(Box::new(refusal)));
        }
        let written = self.rules.write_action(&action);
        luck.begin(self.place(), self.seat_name(seat), &written);
        let done = self.carry_out(&self.state, seat, &action, luck)?;
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
        let gone = self.past.drain(plan.left..).next();
        self.state = gone.expect("undo counts actions of the past").before;
        let kept = plan.kept.into_iter().map(|(seat, action, done)| self.go_on(seat, action, done));
        let kept = kept.collect();
        Ok(Undone { left: self.begun() + plan.left as u32, kept })
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
        let since = [&self.first].into_iter().chain(self.past.iter().map(|past| &past.line));
        Journal {
            identity: self.identity.clone(),
            result,
            outcome: self.outcome(),
            lines: self.earlier.iter().chain(since).cloned().collect(),
        }
    }

    fn outcome(&self) -> Option<String> {
        let over = matches!(self.pending(), Pending::Over(_));
        let text = over.then(|| self.rules.outcome(&self.state)).flatten()?;
        let canonical = Source { file: "outcome", text: &text }.canonical();
        Some(canonical.expect("a game writes its outcome as TOML"))
    }

    fn dealt(&self) -> Record {
        let position = bytes(self.state_at(0));
        Record { line: self.first.clone(), learned: false, position }
    }

    fn latest(&self, observer: Observer) -> Vec<ToldStep> {
        let before = self.past.last().map(|past| &past.before);
        before.map_or_else(Vec::new, |before| self.told_steps(before, &self.latest, observer))
    }

    fn told(&self, observer: Observer, since: u32) -> Vec<Told> {
        let told = self.turns_since(since).map(|(turn, past)| Told {
            turn,
            seat: past.seat,
            steps: self.told_steps(&past.before, &self.recall(past), observer),
        });
        told.collect()
    }

    fn log(&self, observer: Observer, since: u32) -> Vec<Logged> {
        let logged = self.turns_since(since).map(|(turn, past)| Logged {
            turn,
            seat: past.seat,
            news: self.news(events(&self.recall(past)), observer),
        });
        logged.collect()
    }
}

/// What happened in some steps.
fn events<R: Rules>(steps: &[Step<R>]) -> impl Iterator<Item = &R::Event> {
    steps.iter().flat_map(|step| &step.events)
}

fn written<R: Notation>(rules: &R, answers: &[Answer]) -> Vec<(String, String)> {
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
