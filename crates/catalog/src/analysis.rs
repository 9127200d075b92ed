//! An analyst of one game behind the interface of all games.

use std::sync::Arc;

use horda_bots::{Chance, Level, Search, SearchBot};
use horda_kit::{
    Cx, Evaluated, EveryOutcome, FastLuck, Observer, Phrase, Probability, Prospect, Seat,
    Unreadable, Walk,
};
use horda_table::{Advised, Analyst, Estimate, Foresight, Offer, Playable, TableError, Weighed};
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};

use crate::entry::Shipped;

/// More ways of luck than this are not walked.
const MOST_WAYS: usize = 1000;
/// More different outcomes than this are not listed: nobody would read them.
const MOST_OUTCOMES: usize = 12;

/// More sentences than this are no argument.
const MOST_ARGUMENTS: usize = 3;
/// More choices than this are not weighed against each other.
const MOST_WEIGHED: usize = 8;
/// Worlds that a hint looks at.
const HINT: u32 = 3000;

/// Thinks about the tables of one game under certain options.
pub(crate) struct Analysis<R> {
    pub rules: R,
    /// Whose estimator is asked.
    pub shipped: Arc<Shipped<R>>,
}

impl<R> Analyst for Analysis<R>
where
    R: Playable + Evaluated,
    R::View: DeserializeOwned,
{
    fn foresee(&self, seat: Seat, view: &RawValue, action: &str) -> Result<Foresight, TableError> {
        let view = read_view::<R>(view)?;
        let action = self.rules.read_action(action).map_err(TableError::Unreadable)?;
        Ok(self
            .told_prospect(&view, seat, &action)
            .unwrap_or_else(|| self.follow(&view, seat, &action)))
    }

    fn advise(
        &self,
        seat: Seat,
        view: &RawValue,
        offers: &[Offer],
        seed: u64,
    ) -> Result<Advised, TableError> {
        let view = read_view::<R>(view)?;
        let offers = self.read_offers(offers)?;
        let hint = Search { iterations: HINT, ..Level::Hard.search::<R>() };
        let advice = SearchBot::new(seed, hint).consider(&self.rules, seat, &view, &offers);
        let likely = |chance: Chance| chance.likely;
        let chances = self.shipped.estimator.chances(&self.rules, &view);
        let after = self.shipped.estimator.after(&self.rules, &view, seat, &advice.choice);
        Ok(Advised {
            offer: self.offer(&view, seat, &advice.choice),
            why: self.why(&view, seat, &advice.choice),
            before: likely(chances[usize::from(seat.0)]),
            after: likely(after),
        })
    }

    fn weigh(
        &self,
        seat: Seat,
        view: &RawValue,
        offers: &[Offer],
        about: Option<&str>,
    ) -> Result<Vec<Weighed>, TableError> {
        let view = read_view::<R>(view)?;
        let mut choices = self.read_offers(offers)?;
        let world = self.rules.determinize(&view, &mut Cx::playout(FastLuck::new(0)));
        self.rules.candidates(&world, seat, &mut choices);
        choices.truncate(MOST_WEIGHED);
        if let Some(about) = about {
            let about = self.rules.read_action(about).map_err(TableError::Unreadable)?;
            if !choices.contains(&about) && self.rules.check(&world, seat, &about).is_ok() {
                choices.push(about);
            }
        }
        let weighed = choices.iter().map(|action| Weighed {
            action: self.rules.write_action(action),
            label: self.rules.say_action(&world, seat, action),
            chance: self.shipped.estimator.after(&self.rules, &view, seat, action).likely,
        });
        let mut weighed: Vec<Weighed> = weighed.collect();
        weighed.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        Ok(weighed)
    }

    fn estimate(&self, view: &RawValue) -> Result<Estimate, TableError> {
        let view = read_view::<R>(view)?;
        let seats = self.shipped.estimator.chances(&self.rules, &view).into_iter();
        let seats = seats.map(|Chance { low, likely, high }| [low, likely, high]);
        Ok(Estimate { games: self.shipped.estimator.games, seats: seats.collect() })
    }
}

/// One way that an action may go.
struct Tried<E> {
    events: Vec<E>,
    /// How many events at the beginning all ways tried so far have in common.
    common: usize,
    /// How many events at the beginning waited for no luck and no imagination.
    certain: usize,
}

impl<E> Default for Tried<E> {
    fn default() -> Tried<E> {
        Tried { events: Vec::new(), common: 0, certain: 0 }
    }
}

impl<E: PartialEq> Tried<E> {
    fn agree(&mut self, other: &Tried<E>) {
        let same = self.events.iter().zip(&other.events).take_while(|(one, other)| one == other);
        self.common = self.common.min(same.count());
        self.certain = self.certain.min(other.certain).min(self.common);
    }
}

impl<R: Playable + Evaluated> Analysis<R> {
    /// The actions of some offers, of which there must be one.
    fn read_offers(&self, offers: &[Offer]) -> Result<Vec<R::Action>, TableError> {
        if offers.is_empty() {
            let what = Unreadable::new("there is nothing to decide");
            return Err(TableError::Unreadable(what));
        }
        let read =
            |offer: &Offer| self.rules.read_action(&offer.action).map_err(TableError::Unreadable);
        offers.iter().map(read).collect()
    }

    /// The game's own account of what luck may do, likeliest first.
    fn told_prospect(&self, view: &R::View, seat: Seat, action: &R::Action) -> Option<Foresight> {
        let mut cx = Cx::playout(FastLuck::new(0));
        let world = self.rules.determinize(view, &mut cx);
        self.rules.check(&world, seat, action).ok()?;
        let Prospect { certain, outcomes } = self.rules.prospect(&world, seat, action)?;
        Some(Foresight { certain, outcomes: Some(gathered(outcomes)) })
    }

    /// What an action would do, in every way that luck may fall.
    fn follow(&self, view: &R::View, seat: Seat, action: &R::Action) -> Foresight {
        // The world itself is drawn by luck, so what this seat does not know counts as luck.
        let mut seen: Option<Tried<R::Event>> = None;
        let found = EveryOutcome::collect_up_to(MOST_WAYS, |luck| {
            let tried = self.try_out(view, seat, action, luck);
            let events = tried.events.clone();
            match &mut seen {
                Some(seen) => seen.agree(&tried),
                None => seen = Some(tried),
            }
            events
        });
        let Tried { events: first, common, certain } = seen.unwrap_or_default();
        // Where not every way was tried, only what did not wait for luck is certain.
        let certain = if found.is_some() { common } else { certain };
        let say = |events: &[R::Event]| events.iter().map(|it| self.rules.say_event(it)).collect();
        let rest = found.map(|found| {
            let rest = found.into_iter().map(|(events, odds)| (say(&events[certain..]), odds));
            gathered(rest.collect())
        });
        let outcomes = rest.filter(|rest: &Vec<_>| rest.len() <= MOST_OUTCOMES);
        Foresight { certain: say(&first[..certain]), outcomes }
    }

    /// An action with its words.
    fn offer(&self, view: &R::View, seat: Seat, action: &R::Action) -> Offer {
        let world = self.rules.determinize(view, &mut Cx::playout(FastLuck::new(0)));
        Offer {
            action: self.rules.write_action(action),
            data: to_raw_value(action).expect("values of a table can be written"),
            label: Some(self.rules.say_action(&world, seat, action)),
        }
    }

    /// Why an action is good: the game's own argument, else what surely follows from it, else
    /// that nothing better was found. The first event is the action itself, which argues for
    /// nothing.
    fn why(&self, view: &R::View, seat: Seat, action: &R::Action) -> Vec<Phrase> {
        let mut cx = Cx::playout(FastLuck::new(0));
        let world = self.rules.determinize(view, &mut cx);
        let own = self.rules.reason(&world, action);
        if let Some(reason) = own.or_else(|| self.rules.intention(&world, seat, action)) {
            return vec![reason];
        }
        let certain = self.follow(view, seat, action).certain;
        let follows: Vec<Phrase> = certain.into_iter().skip(1).take(MOST_ARGUMENTS).collect();
        if follows.is_empty() {
            return vec![Phrase::new("reason-searched").number("tries", HINT)];
        }
        follows
    }

    /// What this seat would be told of its action, and of nothing that comes after it, in one of
    /// the worlds that it can imagine.
    fn try_out(
        &self,
        view: &R::View,
        seat: Seat,
        action: &R::Action,
        luck: &mut Walk<'_>,
    ) -> Tried<R::Event> {
        let mut cx = Cx::table(luck);
        let mut world = self.rules.determinize(view, &mut cx);
        let imagined = !cx.finish().0.is_empty();
        if self.rules.check(&world, seat, action).is_err() {
            return Tried::default();
        }
        let mut cx = Cx::preview(luck);
        self.rules.apply(&mut world, seat, action, &mut cx);
        let own = cx.told_by_action();
        let certain = if imagined { 0 } else { cx.told_before_luck().min(own) };
        let told = |event: &R::Event| self.rules.witness(event, Observer::Seat(seat));
        let mut all = cx.finish().1;
        all.truncate(own);
        let certain = all[..certain].iter().filter_map(told).count();
        let events: Vec<R::Event> = all.iter().filter_map(told).collect();
        Tried { common: events.len(), certain, events }
    }
}

fn read_view<R: Playable>(view: &RawValue) -> Result<R::View, TableError>
where
    R::View: DeserializeOwned,
{
    serde_json::from_str(view.get()).map_err(|error| {
        TableError::Unreadable(Unreadable::new(format!("a view cannot be read: {error}")))
    })
}

/// Ways that read the same are one way; likeliest first. Only one way is no luck at all.
fn gathered(ways: Vec<(Vec<Phrase>, Probability)>) -> Vec<(Vec<Phrase>, Probability)> {
    let mut gathered: Vec<(Vec<Phrase>, Probability)> = Vec::new();
    for (happens, odds) in ways {
        match gathered.iter_mut().find(|(known, _)| *known == happens) {
            Some((_, sum)) => *sum = sum.or(odds),
            None => gathered.push((happens, odds)),
        }
    }
    if gathered.len() < 2 {
        return Vec::new();
    }
    gathered.sort_by(|(_, one), (_, other)| other.as_f64().total_cmp(&one.as_f64()));
    gathered
}
