//! The bots of a table. They get what a client would get and answer when they are ready.
//!
//! One bot of a table thinks at a time: where several are asked at once, what one chooses changes
//! what the next one sees.

use std::collections::BTreeMap;
use std::time::Duration;

use horda_bots::BotKind;
use horda_catalog::{Game, Options};
use horda_kit::{Observer, Pending, Phrase, Seat, SeatSet};
use horda_store::{SeatHolder, Summary};
use horda_table::AnyBot;
use tokio::time::Instant;

use super::{Next, Room, RoomRequest, options};
use crate::environment::Environment;
use crate::workers::JobKind;

/// How long a bot that decides for the team waits for proposals of people.
const ADVICE: Duration = Duration::from_secs(20);

/// How long a bot waits after it has told its team what it is after, so that people can read it
/// and ask for something else.
const ANNOUNCEMENT: Duration = Duration::from_millis(1500);

/// How long a bot waits after what it did could not be stored.
const RETRY: Duration = Duration::from_secs(2);

/// The bots of a table. A bot that thinks is not in `free` until it has decided.
pub(super) struct Bots {
    free: BTreeMap<u8, Box<dyn AnyBot>>,
    /// The seat of the bot that thinks, and the number of its job.
    thinking: Option<(Seat, u32)>,
    thoughts: u32,
    /// Bots that were asked for advice, and at which revision.
    advised: (u32, SeatSet),
    /// What each bot told its team last.
    intentions: BTreeMap<u8, Phrase>,
    /// The revision at which a bot began to wait for advice, and whether it waits still.
    waiting: Option<(u32, AdviceWait)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum AdviceWait {
    Waits { until: Instant },
    Over,
}

/// What a bot is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// What it does.
    Decide,
    /// What it would do in the place of this seat.
    Advise(Seat),
}

/// A bot has decided.
pub(crate) struct Chosen {
    seat: Seat,
    thought: u32,
    revision: u32,
    purpose: Purpose,
    /// What it was asked for when it began.
    orders: Vec<String>,
    /// What, or nothing if it could not.
    action: Option<String>,
    bot: Option<Box<dyn AnyBot>>,
}

/// A bot has told its team what it will do.
pub(crate) struct Announced {
    seat: Seat,
    thought: u32,
    revision: u32,
    action: String,
}

impl Bots {
    pub fn new(
        environment: &Environment,
        game: &dyn Game,
        options: &Options,
        summary: &Summary,
    ) -> Bots {
        let bot = |(seat, held): (u8, &horda_store::StoredSeat)| {
            Some((seat, bot_for(environment, game, options, &held.holder)?))
        };
        Bots {
            free: (0..).zip(&summary.seats).filter_map(bot).collect(),
            thinking: None,
            thoughts: 0,
            advised: (0, SeatSet::NONE),
            intentions: BTreeMap::new(),
            waiting: None,
        }
    }

    pub fn are_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Notes that a bot is asked for advice; not again at this revision.
    fn note_advice(&mut self, seat: Seat, revision: u32) {
        let known = if self.advised.0 == revision { self.advised.1 } else { SeatSet::NONE };
        self.advised = (revision, known.with(seat));
    }

    fn has_advised(&self, seat: Seat, revision: u32) -> bool {
        self.advised.0 == revision && self.advised.1.contains(seat)
    }
}

impl Room {
    /// Starts the job of a bot that owes a decision or can advise on one.
    pub(super) fn wake_bots(&mut self) {
        let Pending::Decision { seats, .. } = self.table.pending() else { return };
        if self.is_over() || self.waits() || self.is_paused() || self.bots.are_thinking() {
            return;
        }
        if let Some((seat, decider)) = self.next_adviser() {
            self.bots.note_advice(seat, self.revision);
            return self.think_as(seat, Purpose::Advise(decider));
        }
        if self.table.is_contested() && seats.iter().any(|seat| !self.is_bots(seat)) {
            return;
        }
        let Some(seat) = seats.iter().find(|seat| self.bots.free.contains_key(&seat.0)) else {
            return;
        };
        if self.decider() == Some(seat) && self.waits_for_advice() {
            return;
        }
        self.think_as(seat, Purpose::Decide);
    }

    pub(super) fn wake_bots_later(&self) {
        let own = self.own.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY).await;
            let _ = own.send(RoomRequest::WakeBots).await;
        });
    }

    /// Bots that play among themselves wait until a client looks at them.
    fn is_paused(&self) -> bool {
        self.clients.is_empty() && self.summary.seats.iter().all(|it| it.holder.bot().is_some())
    }

    /// A bot that should say what it would do, and in whose place. None where all seats
    /// concerned are bots.
    fn next_adviser(&self) -> Option<(Seat, Seat)> {
        let decider = self.decider()?;
        let alone = self.advising_people().next().is_none();
        if alone && self.is_bots(decider) {
            return None;
        }
        let mut bots = self.table.advisers().iter().filter(|seat| {
            self.bots.free.contains_key(&seat.0) && !self.bots.has_advised(*seat, self.revision)
        });
        bots.next().map(|seat| (seat, decider))
    }

    pub(super) fn is_bots(&self, seat: Seat) -> bool {
        let held = self.summary.seats.get(usize::from(seat.0));
        held.is_some_and(|it| it.holder.bot().is_some())
    }

    /// Should a bot that decides for the team wait for what people propose? Not for ever.
    fn waits_for_advice(&mut self) -> bool {
        if !self.is_advice_awaited() {
            return false;
        }
        let revision = self.revision;
        match self.bots.waiting.filter(|(since, _)| *since == revision) {
            Some((_, wait)) => wait != AdviceWait::Over,
            None => {
                let until = Instant::now() + ADVICE;
                self.bots.waiting = Some((revision, AdviceWait::Waits { until }));
                self.send_proposals();
                let own = self.own.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(ADVICE).await;
                    let _ = own.send(RoomRequest::Waited(revision)).await;
                });
                true
            }
        }
    }

    /// Seconds until a bot stops waiting for advice, if one waits.
    pub(super) fn decides_in(&self) -> Option<u32> {
        let (revision, wait) = self.bots.waiting?;
        match wait {
            AdviceWait::Waits { until }
                if revision == self.revision && self.is_advice_awaited() =>
            {
                let left = until.saturating_duration_since(Instant::now());
                Some(left.as_secs_f32().ceil() as u32)
            }
            AdviceWait::Waits { .. } | AdviceWait::Over => None,
        }
    }

    pub(super) fn waited(&mut self, revision: u32) {
        if revision == self.revision {
            self.bots.waiting = Some((revision, AdviceWait::Over));
            self.wake_bots();
        }
    }

    /// Asks a bot. What people propose it does without thinking.
    fn think_as(&mut self, seat: Seat, purpose: Purpose) {
        let Some(mut bot) = self.bots.free.remove(&seat.0) else { return };
        self.bots.thoughts += 1;
        let thought = self.bots.thoughts;
        self.bots.thinking = Some((seat, thought));
        let (place, advice) = match purpose {
            Purpose::Decide if self.decider() == Some(seat) => (seat, self.advice()),
            Purpose::Decide => (seat, None),
            Purpose::Advise(decider) => (decider, None),
        };
        let view = self.table.view(Observer::Seat(place));
        let offers = self.table.offers(place, 0);
        let orders = if purpose == Purpose::Decide { self.orders.of(seat) } else { Vec::new() };
        let asked = orders.clone();
        let (state, own, revision) = (self.state.clone(), self.own.clone(), self.revision);
        let owner = self.bots_owner();
        tokio::spawn(async move {
            let worker = tokio::select! {
                () = own.closed() => return,
                worker = state.workers.wait(JobKind::Bot, owner) => worker,
            };
            // A bot that fails is not asked again and again: its table goes on with whatever
            // is legal, as a bot that takes anything would.
            let instead = offers.first().map(|offer| offer.action.clone());
            let thinking = worker.run(move || match advice {
                Some(advice) => (Ok(advice), bot),
                None => (bot.choose(place, &view, &offers, &asked), bot),
            });
            let (action, bot) = match thinking.await {
                Some((Ok(action), bot)) => (Some(action), Some(bot)),
                Some((Err(error), bot)) => {
                    tracing::error!(%error, "a bot cannot decide");
                    (instead, Some(bot))
                }
                None => (instead, None),
            };
            let chosen = Chosen { seat, thought, revision, purpose, orders, action, bot };
            let _ = own.send(RoomRequest::Chosen(chosen)).await;
        });
    }

    pub(super) async fn bot_chose(&mut self, chosen: Chosen) -> Next {
        let Chosen { seat, thought, revision, purpose, orders, action, bot } = chosen;
        if self.bots.thinking != Some((seat, thought)) {
            // The seat has another holder meanwhile.
            return Next::Stay;
        }
        self.bots.thinking = None;
        match bot {
            Some(bot) => {
                self.bots.free.insert(seat.0, bot);
            }
            // Its job panicked and the bot is lost: a new one takes the seat.
            None => self.seat_bot(seat),
        }
        let Some(action) = action else { return Next::Stay };
        if purpose == Purpose::Decide && orders != self.orders.of(seat) {
            self.wake_bots();
            return Next::Stay;
        }
        let seen = self.version_at(revision).filter(|_| !self.is_over());
        match (purpose, seen) {
            (Purpose::Decide, Some(seen)) => {
                let announced = Announced { seat, thought, revision, action };
                match self.announce(announced) {
                    Some(Announced { action, .. }) => {
                        self.carry_out(seat, seen, revision, &action).await
                    }
                    None => Next::Stay,
                }
            }
            (Purpose::Advise(_), Some(_)) if revision == self.revision => {
                self.bot_proposes(seat, &action);
                self.wake_bots();
                Next::Stay
            }
            // The position has changed meanwhile, by a decision or an undo: the bots look again.
            (Purpose::Decide, None) | (Purpose::Advise(_), Some(_) | None) => {
                self.wake_bots();
                Next::Stay
            }
        }
    }

    /// Tells the team what a bot is after, if that is new, and lets it wait a moment. What needs
    /// no announcement is given back.
    fn announce(&mut self, announced: Announced) -> Option<Announced> {
        let Announced { seat, thought, ref action, .. } = announced;
        let intention = self.table.intention(seat, action).filter(|_| self.has_team_mates());
        let Some(intention) = intention else { return Some(announced) };
        if self.bots.intentions.get(&seat.0) == Some(&intention) {
            return Some(announced);
        }
        self.bots.intentions.insert(seat.0, intention);
        self.bot_proposes(seat, action);
        // No other bot thinks meanwhile, and an order to this one voids what it announced.
        self.bots.thinking = Some((seat, thought));
        let own = self.own.clone();
        tokio::spawn(async move {
            tokio::time::sleep(ANNOUNCEMENT).await;
            let _ = own.send(RoomRequest::Announced(announced)).await;
        });
        None
    }

    pub(super) async fn announced(&mut self, announced: Announced) -> Next {
        let Announced { seat, thought, revision, action } = announced;
        if self.bots.thinking != Some((seat, thought)) {
            return Next::Stay;
        }
        self.bots.thinking = None;
        match self.version_at(revision).filter(|_| !self.is_over()) {
            Some(seen) => self.carry_out(seat, seen, revision, &action).await,
            None => {
                self.wake_bots();
                Next::Stay
            }
        }
    }

    /// Is a person here who plays with the bots?
    fn has_team_mates(&self) -> bool {
        self.game.is_team() && self.clients.iter().any(|(_, client)| client.seat.is_some())
    }

    /// Lets a bot decide anew, because it was asked for something else.
    pub(super) fn think_again(&mut self, seat: Seat) {
        let announces = self.bots.free.contains_key(&seat.0);
        if announces && self.bots.thinking.is_some_and(|(thinker, _)| thinker == seat) {
            self.bots.thinking = None;
            self.bots.intentions.remove(&seat.0);
        }
        self.wake_bots();
    }

    async fn carry_out(&mut self, seat: Seat, seen: u32, revision: u32, action: &str) -> Next {
        match self.table.submit(seat, seen, action, &mut self.luck) {
            Ok(turn) => self.keep_turn(turn, String::new(), None).await,
            // What others did at the same time changed what this bot may do: it looks again.
            Err(_) if revision != self.revision => {
                self.wake_bots();
                Next::Stay
            }
            Err(error) => {
                tracing::error!(table = self.summary.id, %error, "a bot was refused");
                Next::Stay
            }
        }
    }

    /// Puts a bot on a seat if one holds it, in place of the one that was there. What that one
    /// thinks about is dropped.
    pub(super) fn seat_bot(&mut self, seat: Seat) {
        self.bots.free.remove(&seat.0);
        if self.bots.thinking.is_some_and(|(thinker, _)| thinker == seat) {
            self.bots.thinking = None;
        }
        let options = options(&self.summary);
        let holder = self.summary.seats.get(usize::from(seat.0)).map(|it| &it.holder);
        let environment = &self.state.environment;
        let bot = holder.and_then(|holder| bot_for(environment, &*self.game, &options, holder));
        self.bots.free.extend(bot.map(|bot| (seat.0, bot)));
    }
}

/// The bot that holds a seat, if one does.
fn bot_for(
    environment: &Environment,
    game: &dyn Game,
    options: &Options,
    holder: &SeatHolder,
) -> Option<Box<dyn AnyBot>> {
    let kind: BotKind = holder.bot()?.parse().ok()?;
    game.bot(kind, environment.seed(), options).ok()
}
