//! Opening a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use horda_bots::BotKind;
use horda_catalog::Game;
use horda_kit::{Phrase, Unreadable};
use horda_protocol::{ProblemKind, SeatChoice};
use horda_store::{Change, Seated, StoredSeat, StoredTable, Summary};
use horda_table::{Record, Seeded, Table};
use metrics::counter;

use crate::house::House;
use crate::person::Person;
use crate::problem::Failure;
use crate::room::{NoRoom, bits};
use crate::secret;

/// Tables that one person may have running at once.
const MOST_TABLES: u32 = 100;

/// A table to be opened.
pub(crate) struct Opening {
    pub game: &'static dyn Game,
    pub opener: String,
    pub options: BTreeMap<String, String>,
    pub listed: bool,
    pub seats: Vec<Seated>,
}

impl Opening {
    /// Deals, stores and opens the table. Tells its id.
    pub async fn open(self, house: &Arc<House>) -> Result<String, Failure> {
        let options: Vec<_> = self.options.clone().into_iter().collect();
        let mut luck = Seeded::new(house.nature.random());
        let table = self.game.deal(&options, &self.holders(), &mut luck);
        let table = table.map_err(|complaints| bad_setup(&complaints))?;
        let records = vec![table.dealt()];
        self.keep(house, table, records, None).await
    }

    /// Stores and opens a table that was dealt, and played so far.
    pub async fn keep(
        self,
        house: &Arc<House>,
        table: Box<dyn Table>,
        records: Vec<Record>,
        branched: Option<(String, u32)>,
    ) -> Result<String, Failure> {
        if house.store.opened_by(&self.opener).await? >= MOST_TABLES {
            let phrase = Phrase::new("problem-too-many-tables").number("most", MOST_TABLES);
            return Err(Failure::saying(ProblemKind::TooMuch, phrase));
        }
        let at = house.nature.now();
        let summary = Summary {
            id: secret::fresh_id(&house.nature),
            game: self.game.key().to_owned(),
            opener: self.opener,
            options: self.options,
            listed: self.listed,
            branched,
            seats: self.seats,
            turns: table.version(),
            deciding: match table.pending() {
                horda_kit::Pending::Decision { seats, .. } => bits(seats.iter()),
                horda_kit::Pending::Over(_) => 0,
            },
            ended: None,
            changed: at,
        };
        let identity = table.identity().clone();
        let written = serde_json::to_string(&identity).map_err(Failure::unreadable)?;
        let change = Change::Open {
            table: Box::new(summary.clone()),
            identity: written,
            records: records.clone(),
            at,
        };
        house.store.commit(change).await?;
        counter!("horda_tables_opened_total").increment(1);
        let (id, revision) = (summary.id.clone(), table.version());
        let stored = StoredTable {
            summary,
            identity,
            revision,
            records,
            requests: Vec::new(),
            said: Vec::new(),
        };
        let admitted = house.hall.admit(house, stored);
        admitted.map(|_| id).map_err(|reason| match reason {
            NoRoom::Missing | NoRoom::Archived(_) => Failure::no_table(),
            NoRoom::Store(error) => error.into(),
        })
    }

    /// Who sits where, as a journal says it. People have no names there: it outlives them.
    pub fn holders(&self) -> Vec<String> {
        let holder = |seat: &Seated| match &seat.holder {
            StoredSeat::Open | StoredSeat::Person(_) => "person".to_owned(),
            StoredSeat::Bot(bot) => format!("bot {bot}"),
        };
        self.seats.iter().map(holder).collect()
    }
}

/// The game with this key.
pub(crate) fn game(key: &str) -> Result<&'static dyn Game, Failure> {
    horda_catalog::find(key).map_err(|_| {
        let phrase = Phrase::new("problem-no-game").text("game", key);
        Failure::saying(ProblemKind::Missing, phrase)
    })
}

/// Seats as they were chosen by this person.
pub(crate) fn seated(
    game: &dyn Game,
    choices: &[SeatChoice],
    person: &Person,
) -> Result<Vec<Seated>, Failure> {
    let count = game.seat_names().len();
    if choices.len() != count {
        let what = format!("{} seats were chosen, the game has {count}", choices.len());
        return Err(bad_setup(&[Unreadable::new(what)]));
    }
    let seat = |choice: &SeatChoice| match choice {
        SeatChoice::Me => {
            Ok(Seated { holder: StoredSeat::Person(person.id.clone()), name: person.name.clone() })
        }
        SeatChoice::Friend => Ok(Seated { holder: StoredSeat::Open, name: String::new() }),
        SeatChoice::Bot { bot } => {
            let kind: BotKind = bot.parse().map_err(|error: horda_bots::UnknownBot| {
                bad_setup(&[Unreadable::new(error.to_string())])
            })?;
            Ok(Seated { holder: StoredSeat::Bot(kind.name().to_owned()), name: String::new() })
        }
    };
    choices.iter().map(seat).collect()
}

fn bad_setup(complaints: &[Unreadable]) -> Failure {
    let why: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    let phrase = Phrase::new("problem-bad-setup").text("why", why.join("; "));
    Failure::saying(ProblemKind::Unreadable, phrase)
}
