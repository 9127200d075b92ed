//! The holders of the seats of a table.

use horda_kit::Seat;
use horda_protocol::{Holder, ProblemKind, SeatCard, ServerMessage, Stage, TableCard};
use horda_store::{Change, SeatHolder, StoredSeat, Summary};

use super::clients::Client;
use super::waiting::waits;
use super::{Room, deciding, numbers};
use crate::problem::Failure;
use crate::setup::{TableSetup, game, set_up};

impl Room {
    /// The table as a list shows it to this person.
    pub(super) fn card(&self, person: Option<&str>) -> TableCard {
        let mut card = card(&self.summary, person);
        for (number, seat) in (0..).zip(&mut card.seats) {
            let here = |client: &Client| self.held_seat(client) == Some(number);
            seat.present |= self.clients.iter().any(|(_, client)| here(client));
        }
        card
    }

    /// Whose eyes this person may look through.
    pub(super) fn allowed_eyes(&self, person: Option<&str>) -> Vec<Option<u8>> {
        let seats = (0..).zip(&self.summary.seats);
        let own = seats.filter(|(_, seat)| {
            self.is_over() || !self.waits() && is_held_by(&seat.holder, person)
        });
        own.map(|(number, _)| Some(number)).chain([None]).collect()
    }

    /// Gives a seat to a bot, opens it, or gives it to the person who asks. A bot that gets an own
    /// seat plays for its owner, who may take it back.
    pub(super) async fn hand_over(
        &mut self,
        seat: u8,
        mut to: StoredSeat,
        person: &str,
    ) -> Result<TableCard, Failure> {
        if self.is_over() {
            return Err(Failure::new(ProblemKind::NotNow, "problem-over"));
        }
        let not_yours = || Failure::new(ProblemKind::Forbidden, "problem-not-yours");
        let held = self.summary.seats.get(usize::from(seat)).ok_or_else(not_yours)?;
        self.may_hand_over(held, &to.holder, person)?;
        if let Some(bot) = to.holder.bot().filter(|_| held.holder.owner() == Some(person)) {
            to.holder = SeatHolder::Lent { owner: person.to_owned(), bot: bot.to_owned() };
            to.name.clone_from(&held.name);
        }
        // An invitation to it from before is void.
        to.opened = held.opened + u32::from(to.holder == SeatHolder::Open);
        let (table, holder, waited) = (self.number, to.holder.clone(), self.waits());
        let change = Change::Seat { table, seat, holder, opened: to.opened };
        self.state.store.commit(change).await?;
        self.summary.seats[usize::from(seat)] = to;
        self.change_hands(Seat(seat), waited);
        Ok(self.card(Some(person)))
    }

    /// May this person give the seat to that holder? A seat is its owner's, also while it is lent
    /// to a bot; the person who opened the table fills the seats that are nobody's. Once a duel
    /// runs its seats have the people that they have: a new one would see a hand that was
    /// another's.
    fn may_hand_over(
        &self,
        held: &StoredSeat,
        to: &SeatHolder,
        person: &str,
    ) -> Result<(), Failure> {
        let forbidden = |key| Err(Failure::new(ProblemKind::Forbidden, key));
        let own = match held.holder.owner() {
            Some(owner) if owner == person => true,
            Some(_) => return forbidden("problem-seat-taken"),
            None if self.summary.opener == person => false,
            None if self.has_seat(person) => return forbidden("problem-not-opener"),
            None => return forbidden("problem-not-yours"),
        };
        let same_people = match to {
            SeatHolder::Bot(_) | SeatHolder::Lent { .. } => true,
            SeatHolder::Person(_) => own,
            SeatHolder::Open => false,
        };
        if same_people || self.game.is_team() || self.waits() {
            return Ok(());
        }
        forbidden("problem-seat-stays")
    }

    /// What follows when a seat has another holder.
    fn change_hands(&mut self, seat: Seat, waited: bool) {
        self.void_questions(seat);
        self.forget_proposal(seat);
        self.forget_orders(seat);
        self.seat_bot(seat);
        self.look_again(waited);
        self.send_seats();
        self.wake_bots();
    }

    /// Opens a table for the same people, once; in a duel with the sides swapped.
    pub(super) async fn play_again(&mut self, person: &str) -> Result<String, Failure> {
        if !self.has_seat(person) {
            return Err(Failure::new(ProblemKind::Forbidden, "problem-not-yours"));
        }
        if !self.is_over() {
            return Err(super::not_over());
        }
        if let Some(table) = &self.rematch {
            return Ok(table.clone());
        }
        let mut seats = self.summary.seats.clone();
        // A team has no sides to swap.
        if !self.game.is_team() {
            seats.rotate_left(1);
        }
        let document = self.table.identity().document.as_deref();
        let setup = TableSetup {
            game: set_up(game(&self.summary.game)?, document)?,
            opener: person.to_owned(),
            options: self.summary.options.clone(),
            listed: self.summary.listed,
            advice: Some(self.summary.advice),
            seats,
        };
        let table = setup.deal(&self.state)?.keep(&self.state).await?;
        self.clients.broadcast(&ServerMessage::Rematch { table: table.clone() });
        self.rematch = Some(table.clone());
        Ok(table)
    }

    /// Keeps the summary in step with what was stored.
    pub(super) fn touch(&mut self) {
        self.summary.turns = self.table.turn();
        self.summary.deciding = if self.is_over() { 0 } else { deciding(self.table.pending()) };
        self.summary.changed = self.state.environment.now();
        self.revisions.send_replace(self.revision);
    }
}

/// A table as a list shows it to this person. Of people only bots are known to be present.
pub(crate) fn card(summary: &Summary, person: Option<&str>) -> TableCard {
    let game = horda_catalog::find(&summary.game).ok();
    let names = game.map_or(&[][..], |game| game.all_seat_names());
    let seats = summary.seats.iter().enumerate().map(|(number, seat)| SeatCard {
        name: names.get(number).copied().unwrap_or_default().to_owned(),
        holder: match &seat.holder {
            SeatHolder::Open => Holder::Open,
            SeatHolder::Person(_) => Holder::Person { name: seat.name.clone() },
            SeatHolder::Bot(bot) => Holder::Bot { bot: bot.clone(), owner: None },
            SeatHolder::Lent { bot, .. } => {
                Holder::Bot { bot: bot.clone(), owner: Some(seat.name.clone()) }
            }
        },
        yours: is_held_by(&seat.holder, person),
        lent: matches!(&seat.holder, SeatHolder::Lent { owner, .. } if Some(owner.as_str()) == person),
        present: seat.holder.bot().is_some(),
    });
    TableCard {
        id: summary.id.clone(),
        game: summary.game.clone(),
        team: game.is_some_and(|game| game.is_team()),
        seats: seats.collect(),
        options: summary.options.clone(),
        listed: summary.listed,
        advice: summary.advice,
        opener: person == Some(&summary.opener),
        stage: match summary.ended {
            Some(ended) => {
                Stage::Over { winners: numbers(ended.winners), conceded: ended.conceded }
            }
            None if game.is_some_and(|game| waits(game, &summary.seats)) => Stage::Waiting,
            None => Stage::Running { deciding: numbers(summary.deciding) },
        },
        turns: summary.turns,
        changed: summary.changed,
        branched: summary.branched.clone(),
    }
}

pub(super) fn is_held_by(holder: &SeatHolder, person: Option<&str>) -> bool {
    match holder {
        SeatHolder::Person(held) => Some(held.as_str()) == person,
        SeatHolder::Open | SeatHolder::Bot(_) | SeatHolder::Lent { .. } => false,
    }
}
