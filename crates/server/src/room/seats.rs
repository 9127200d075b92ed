//! The holders of the seats of a table.

use horda_kit::Seat;
use horda_protocol::{Holder, ProblemKind, SeatCard, ServerMessage, Stage, TableCard};
use horda_store::{Change, SeatHolder, StoredSeat, Summary};

use super::{Room, deciding, numbers};
use crate::problem::Failure;
use crate::setup::{TableSetup, game, set_up};

impl Room {
    /// The table as a list shows it to this person.
    pub(super) fn card(&self, person: Option<&str>) -> TableCard {
        let mut card = card(&self.summary, person);
        for (number, seat) in (0..).zip(&mut card.seats) {
            seat.present |= self.clients.any(Some(number));
        }
        card
    }

    /// Whose eyes this person may look through.
    pub(super) fn allowed_eyes(&self, person: Option<&str>) -> Vec<Option<u8>> {
        let seats = (0..).zip(&self.summary.seats);
        let own = seats.filter(|(_, seat)| self.is_over() || is_held_by(&seat.holder, person));
        own.map(|(number, _)| Some(number)).chain([None]).collect()
    }

    pub(super) async fn sit(
        &mut self,
        seat: u8,
        person: String,
        name: String,
    ) -> Result<TableCard, Failure> {
        let taken = || Failure::new(ProblemKind::NotNow, "problem-seat-taken");
        let held = self.summary.seats.get(usize::from(seat)).ok_or_else(taken)?;
        if is_held_by(&held.holder, Some(&person)) {
            return Ok(self.card(Some(&person)));
        }
        if held.holder != SeatHolder::Open {
            return Err(taken());
        }
        let table = self.number;
        self.state.store.commit(Change::Sit { table, seat, person: person.clone() }).await?;
        let held = &mut self.summary.seats[usize::from(seat)];
        *held = StoredSeat { holder: SeatHolder::Person(person.clone()), name };
        self.send_seats();
        Ok(self.card(Some(&person)))
    }

    /// Gives a seat to a bot, opens it, or gives it to the person who asks. That person must hold
    /// a seat of this table or have lent one, and no other person may hold the seat. A bot that
    /// gets an own seat plays for its owner, who may take it back.
    pub(super) async fn hand_over(
        &mut self,
        seat: u8,
        mut to: StoredSeat,
        person: &str,
    ) -> Result<TableCard, Failure> {
        let not_yours = || Failure::new(ProblemKind::Forbidden, "problem-not-yours");
        let mine = |it: &StoredSeat| it.holder.owner() == Some(person);
        if !self.summary.seats.iter().any(mine) {
            return Err(not_yours());
        }
        if self.is_over() {
            return Err(Failure::new(ProblemKind::NotNow, "problem-over"));
        }
        let held = self.summary.seats.get(usize::from(seat)).ok_or_else(not_yours)?;
        if matches!(held.holder, SeatHolder::Person(_)) && !mine(held) {
            return Err(Failure::new(ProblemKind::Forbidden, "problem-seat-taken"));
        }
        if let Some(bot) = to.holder.bot().filter(|_| mine(held)) {
            to.holder = SeatHolder::Lent { owner: person.to_owned(), bot: bot.to_owned() };
        }
        let change = Change::Seat { table: self.number, seat, holder: to.holder.clone() };
        self.state.store.commit(change).await?;
        self.summary.seats[usize::from(seat)] = to;
        self.change_hands(Seat(seat));
        Ok(self.card(Some(person)))
    }

    /// What follows when a seat has another holder.
    fn change_hands(&mut self, seat: Seat) {
        if self.question.take().is_some() {
            self.clients.broadcast(&ServerMessage::UndoDeclined { by: seat.0 });
        }
        self.forget_proposal(seat);
        self.seat_bot(seat);
        // Clients of the former holder see the game from another seat, or as the audience.
        let own = |person: Option<&str>| {
            let mut seats = (0..).zip(&self.summary.seats);
            seats.find(|(_, it)| is_held_by(&it.holder, person)).map(|(number, _)| number)
        };
        let mut moved = Vec::new();
        for (id, client) in self.clients.iter().filter(|(_, it)| it.eyes == Some(seat.0)) {
            let person = client.person.as_deref();
            if !is_held_by(&self.summary.seats[usize::from(seat.0)].holder, person) {
                moved.push((id, own(person)));
            }
        }
        for (id, eyes) in moved {
            if let Some(client) = self.clients.get_mut(id) {
                client.eyes = eyes;
            }
            if let Some(client) = self.clients.get(id) {
                client.send(&self.welcome(client));
            }
        }
        self.send_seats();
        self.wake_bots();
    }

    /// Opens a table for the same people, once; in a duel with the sides swapped.
    pub(super) async fn play_again(&mut self, person: &str) -> Result<String, Failure> {
        let mine = |it: &StoredSeat| it.holder.owner() == Some(person);
        if !self.summary.seats.iter().any(mine) {
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
            seats,
        };
        let table = setup.deal(&self.state)?.keep(&self.state).await?;
        self.clients.broadcast(&ServerMessage::Rematch { table: table.clone() });
        self.rematch = Some(table.clone());
        Ok(table)
    }

    /// Keeps the summary in step with what was stored.
    pub(super) fn touch(&mut self) {
        self.summary.turns = self.table.version();
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
            SeatHolder::Bot(bot) | SeatHolder::Lent { bot, .. } => Holder::Bot { bot: bot.clone() },
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
        stage: match summary.ended {
            Some(ended) => {
                Stage::Over { winners: numbers(ended.winners), conceded: ended.conceded }
            }
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
