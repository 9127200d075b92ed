//! Invitations to open seats, and sitting down.

use horda_kit::Seat;
use horda_protocol::{Invitation, Join, ProblemKind, TableCard};
use horda_store::{Change, SeatHolder, StoredSeat};

use super::Room;
use crate::problem::Failure;
use crate::secret;

impl Room {
    /// One invitation for each open seat. Only the person who opened the table hands them out.
    pub(super) async fn invitations(
        &mut self,
        person: Option<&str>,
    ) -> Result<Vec<Invitation>, Failure> {
        if person != Some(&self.summary.opener) {
            return Err(Failure::new(ProblemKind::Forbidden, "problem-not-opener"));
        }
        let key = self.state.store.secret().await?;
        let open = (0..).zip(&self.summary.seats).filter(|(_, it)| it.holder == SeatHolder::Open);
        let invite = |(seat, held): (u8, &StoredSeat)| Invitation {
            seat,
            code: secret::invitation(&key, &self.summary.id, seat, held.opened),
        };
        Ok(open.map(invite).collect())
    }

    /// The seat that a person may take: by the code of an invitation, or at a listed table.
    pub(super) async fn invited(&mut self, join: &Join) -> Result<u8, Failure> {
        let mut seats = (0..).zip(&self.summary.seats);
        let found = match join {
            Join::Code(code) => {
                let (key, code) = (self.state.store.secret().await?, secret::typed(code));
                seats.find(|(seat, held)| {
                    let own = secret::invitation(&key, &self.summary.id, *seat, held.opened);
                    secret::is_code(&own, &code)
                })
            }
            Join::Seat(wanted) => {
                seats.find(|(seat, _)| seat == wanted).filter(|_| self.summary.listed)
            }
        };
        let seat = found.map(|(seat, _)| seat);
        seat.ok_or_else(|| Failure::new(ProblemKind::Forbidden, "problem-bad-invitation"))
    }

    pub(super) async fn sit(
        &mut self,
        join: &Join,
        person: String,
        name: String,
    ) -> Result<TableCard, Failure> {
        let seat = self.invited(join).await?;
        let not_now = |key| Failure::new(ProblemKind::NotNow, key);
        let held = &self.summary.seats[usize::from(seat)];
        if held.holder.owner() == Some(&person) {
            return Ok(self.card(Some(&person)));
        }
        if held.holder != SeatHolder::Open {
            return Err(not_now("problem-seat-taken"));
        }
        if self.is_over() {
            return Err(not_now("problem-over"));
        }
        // A person who opens their own invitation has not meant to play against themselves.
        if !self.game.is_team() && self.has_seat(&person) {
            return Err(not_now("problem-already-seated"));
        }
        let (table, waited) = (self.number, self.waits());
        self.state.store.commit(Change::Sit { table, seat, person: person.clone() }).await?;
        let held = &mut self.summary.seats[usize::from(seat)];
        (held.holder, held.name) = (SeatHolder::Person(person.clone()), name);
        self.void_questions(Seat(seat));
        self.look_again(waited);
        self.send_seats();
        self.wake_bots();
        Ok(self.card(Some(&person)))
    }

    /// Does this person hold a seat, or has lent one to a bot?
    pub(super) fn has_seat(&self, person: &str) -> bool {
        self.summary.seats.iter().any(|seat| seat.holder.owner() == Some(person))
    }
}
