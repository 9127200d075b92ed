//! A branch of a scenario in progress.

use horda_content::{Language, did_you_mean};
use horda_kit::marks::{self, Hits};
use horda_kit::{
    Cx, EveryOutcome, Mismatch, Notation, Pending, Refusal, Script, Seat, Spoken, Unreadable,
};

use crate::case::{Branch, Expect, Luck, Written};
use crate::run::{Book, Complaint};

/// More outcomes than this of one action are not walked: the law of odds has enough to go by.
const OUTCOMES: usize = 2_000;

/// A position, what happened just before it, and every rule that was got to.
pub(crate) struct Running<'a, R: Notation> {
    pub rules: &'a R,
    pub book: Book<'a>,
    pub state: R::State,
    /// What happened since the step before, each with its rule in brackets.
    pub events: Vec<String>,
    pub hits: Hits,
    luck: Script,
}

/// The answers of luck that a branch has.
pub(crate) fn read_luck<R: Notation>(rules: &R, branch: &Branch) -> Result<Script, Complaint> {
    let read = |luck: &Luck| {
        let answer = rules.read_answer(&luck.tag, &luck.answer);
        let answer = answer.map_err(|why| Complaint::new(luck.line, why.to_string()))?;
        Ok((luck.tag.clone(), answer))
    };
    Ok(Script::new(branch.luck.iter().map(read).collect::<Result<_, _>>()?))
}

impl<'a, R: Notation + Spoken> Running<'a, R> {
    pub(crate) fn new(rules: &'a R, book: Book<'a>, state: R::State, luck: Script) -> Self {
        Running { rules, book, state, luck, events: Vec::new(), hits: Hits::new() }
    }

    pub(crate) fn run_on(&mut self) {
        let mut cx = Cx::table(&mut self.luck);
        let ((), mut hits) = marks::record(|| self.rules.run_on(&mut self.state, &mut cx));
        let (_, events) = cx.finish();
        self.hits.append(&mut hits);
        self.note(&events);
    }

    fn note(&mut self, events: &[R::Event]) {
        let write = |event: &R::Event| {
            let rule = self.rules.cause(event).0;
            self.hits.insert(rule);
            format!("{} [{rule}]", self.rules.write_event(event))
        };
        self.events = events.iter().map(write).collect();
    }

    /// Does something.
    pub(crate) fn act(&mut self, act: &Written) -> Result<(), Complaint> {
        let complaint = |what| Complaint::new(act.line, what);
        let (seat, action) = self.read(&act.text).map_err(complaint)?;
        let (checked, mut hits) = marks::record(|| self.rules.check(&self.state, seat, &action));
        self.hits.append(&mut hits);
        if let Err(refusal) = checked {
            let hint = self.nearest_offer(seat, &self.rules.write_action(&action));
            let why = self.say(&refusal);
            return Err(complaint(format!("\"{}\" is refused by {why}{hint}", act.text)));
        }
        self.check_odds(seat, &action).map_err(complaint)?;
        let mut cx = Cx::table(&mut self.luck);
        let ((), mut hits) =
            marks::record(|| self.rules.apply(&mut self.state, seat, &action, &mut cx));
        let (_, events) = cx.finish();
        self.hits.append(&mut hits);
        self.note(&events);
        Ok(())
    }

    /// A refusal with its rule, its key and its sentence.
    pub(crate) fn say(&self, refusal: &Refusal) -> String {
        let sentence = self.book.texts.say(Language::En, &refusal.reason);
        format!("{} ({}: {sentence})", refusal.rule.0, refusal.reason.key)
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

    /// Where the rules asked luck for something else than the branch answers.
    pub(crate) fn lost_luck(&self) -> Option<String> {
        let mismatch = self.luck.mismatch()?;
        (!matches!(mismatch, Mismatch::Spare { .. })).then(|| say(&mismatch))
    }

    /// An answer that no question asked for.
    pub(crate) fn spare_luck(&self, branch: &Branch) -> Option<Complaint> {
        let mismatch = self.luck.mismatch()?;
        let line = branch.luck.last().map_or(branch.line, |luck| luck.line);
        Some(Complaint::new(line, say(&mismatch)))
    }

    /// Reads `seat: action`, or an action of the only seat that must decide.
    pub(crate) fn read(&self, text: &str) -> Result<(Seat, R::Action), String> {
        let (name, action) = seat_and_rest(text);
        let seat = match name {
            Some(name) => self.seat(name)?,
            None => self.only_seat(text)?,
        };
        let action = self.rules.read_action(action).map_err(|why: Unreadable| why.to_string())?;
        Ok((seat, action))
    }

    pub(crate) fn seat(&self, name: &str) -> Result<Seat, String> {
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
                    _ => {
                        let name = self.rules.seat_names().first().copied().unwrap_or_default();
                        Err(format!("say whose \"{text}\" is, such as \"{name}: {text}\""))
                    }
                }
            }
            Pending::Over(_) => Ok(Seat(0)),
        }
    }

    fn nearest_offer(&self, seat: Seat, action: &str) -> String {
        let mut offers = Vec::new();
        self.rules.legal_actions(&self.state, seat, &mut offers);
        let offers: Vec<String> = offers.iter().map(|it| self.rules.write_action(it)).collect();
        let hint = did_you_mean(action, offers.iter().map(String::as_str));
        hint.map_or_else(String::new, |hint| format!("; {hint}"))
    }

    /// Everything that must hold now and does not.
    pub(crate) fn compare(&mut self, expect: &Expect) -> Vec<Complaint> {
        let (mut found, mut hits) = marks::record(|| {
            let mut found = self.compare_facts(&expect.then);
            found.extend(self.compare_events(expect));
            found.extend(self.compare_offers(expect));
            found.extend(self.compare_refusals(&expect.refused));
            found.extend(expect.legal.iter().filter_map(|act| self.compare_legal(act)));
            found
        });
        self.hits.append(&mut hits);
        found.extend(self.compare_sees(&expect.sees));
        found
    }
}

/// `two: done` is `done` of the seat `two`.
pub(crate) fn seat_and_rest(text: &str) -> (Option<&str>, &str) {
    match text.split_once(": ") {
        Some((name, rest)) => (Some(name), rest),
        None => (None, text),
    }
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
