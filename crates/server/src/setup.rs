//! Setting up a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use horda_bots::BotKind;
use horda_catalog::Game;
use horda_kit::{Phrase, Unreadable};
use horda_protocol::{ProblemKind, SeatChoice};
use horda_store::{SeatHolder, Store, StoreError, StoredContent, StoredSeat, StoredTable, Summary};
use horda_table::{Identity, Record, Resumed, Seeded, Table};
use metrics::counter;

use crate::app_state::AppState;
use crate::person::Person;
use crate::problem::Failure;
use crate::room::{OpenTable, deciding};
use crate::rooms::luck;
use crate::secret;

/// Upper limit of running tables that one person opened.
const MAX_TABLES: u32 = 100;

/// A table to be opened.
pub(crate) struct TableSetup {
    /// The game with the document that the set-up brings.
    pub game: Arc<dyn Game>,
    pub opener: String,
    pub options: BTreeMap<String, String>,
    pub listed: bool,
    /// Are hints and live chances allowed? Nothing where nobody chose.
    pub advice: Option<bool>,
    pub seats: Vec<StoredSeat>,
}

/// A table that was dealt, perhaps with turns of the table it branches from, and is not stored yet.
pub(crate) struct DealtTable {
    pub setup: TableSetup,
    pub table: Box<dyn Table>,
    pub records: Vec<Record>,
    /// The table that it goes on from, and after which turn.
    pub branched: Option<(String, u32)>,
}

impl TableSetup {
    /// Deals. Whatever is wrong with the set-up is found here.
    pub fn deal(self, state: &AppState) -> Result<DealtTable, Failure> {
        let options: Vec<_> = self.options.clone().into_iter().collect();
        let mut luck = Seeded::new(state.environment.random());
        let table = self.game.deal(&options, &self.holders(), &mut luck);
        let table = table.map_err(|complaints| bad_setup(&complaints))?;
        let records = vec![table.dealt()];
        Ok(DealtTable { setup: self, table, records, branched: None })
    }

    /// Who sits where, as a journal says it. People have no names there: it outlives them.
    pub fn holders(&self) -> Vec<String> {
        let holder = |seat: &StoredSeat| {
            seat.holder.bot().map_or_else(|| "person".to_owned(), |bot| format!("bot {bot}"))
        };
        self.seats.iter().map(holder).collect()
    }

    /// Where people are opponents, none of them is helped unless they chose so.
    fn advice(&self) -> bool {
        let people = self.seats.iter().filter(|seat| seat.holder.bot().is_none()).count();
        self.advice.unwrap_or(self.game.is_team() || people <= 1)
    }
}

impl DealtTable {
    /// Stores and opens the table. Tells its id.
    pub async fn keep(self, state: &Arc<AppState>) -> Result<String, Failure> {
        let DealtTable { setup, table, records, branched } = self;
        if state.rooms.is_full() {
            return Err(Failure::new(ProblemKind::TooMuch, "problem-busy"));
        }
        if state.store.opened_by(&setup.opener).await? >= MAX_TABLES {
            let phrase = Phrase::new("problem-too-many-tables").number("most", MAX_TABLES);
            return Err(Failure::saying(ProblemKind::TooMuch, phrase));
        }
        let at = state.environment.now();
        let summary = Summary {
            advice: setup.advice(),
            muted: false,
            id: secret::fresh_id(&state.environment),
            game: setup.game.key().to_owned(),
            opener: setup.opener,
            options: setup.options,
            listed: setup.listed,
            branched,
            seats: setup.seats,
            turns: table.turn(),
            deciding: deciding(table.pending()),
            ended: None,
            changed: at,
        };
        let (id, generation) = (summary.id.clone(), state.store.generation());
        let identity = table.identity().clone();
        let content = setup.game.content();
        let content = StoredContent {
            digest: content.digest.clone(),
            game: summary.game.clone(),
            text: Arc::clone(&content.text),
        };
        let kept = horda_store::NewTable {
            summary: summary.clone(),
            identity: serde_json::to_string(&identity).map_err(Failure::unreadable)?,
            records,
            content,
        };
        let number = state.store.open(kept).await?;
        counter!("horda_tables_opened_total").increment(1);
        let (revision, requests, said) = (table.turn(), Vec::new(), Vec::new());
        let records = Vec::new();
        let stored = StoredTable { number, summary, identity, revision, records, requests, said };
        let (game, resumed) = (setup.game, Resumed { table, changed: None });
        let luck = luck(&*state.store, &id).await?;
        let opened = OpenTable { stored, game, resumed, luck, generation };
        state.rooms.open(state, opened).map_err(Failure::from)?;
        Ok(id)
    }
}

/// The game with this key.
pub(crate) fn game(key: &str) -> Result<&'static dyn Game, Failure> {
    horda_catalog::find(key).map_err(|_| {
        let phrase = Phrase::new("problem-no-game").text("game", key);
        Failure::saying(ProblemKind::Missing, phrase)
    })
}

/// A game for a new table with this document.
pub(crate) fn set_up(game: &dyn Game, document: Option<&str>) -> Result<Arc<dyn Game>, Failure> {
    game.set_up(document).map_err(|problems| {
        let why: Vec<String> = problems.iter().map(ToString::to_string).collect();
        let phrase = Phrase::new("problem-bad-document").text("why", why.join("; "));
        Failure::saying(ProblemKind::Unreadable, phrase)
    })
}

/// The game of a stored table or a journal, with the content that it was dealt; nothing if this
/// program has no such game, content or document.
pub(crate) async fn game_of(
    store: &dyn Store,
    identity: &Identity,
) -> Result<Option<Arc<dyn Game>>, StoreError> {
    let Ok(game) = horda_catalog::find(&identity.game) else { return Ok(None) };
    let content = match game.content().is(&identity.content) {
        true => None,
        false => match store.content(&identity.content).await? {
            Some(text) => Some(text),
            None => return Ok(None),
        },
    };
    Ok(game.of(identity, content.as_deref()).ok())
}

/// Seats as they were chosen by this person.
pub(crate) fn stored_seats(
    game: &dyn Game,
    options: &BTreeMap<String, String>,
    choices: &[SeatChoice],
    person: &Person,
) -> Result<Vec<StoredSeat>, Failure> {
    let options: Vec<_> = options.clone().into_iter().collect();
    let names = game.seat_names(&options).map_err(|complaints| bad_setup(&complaints))?;
    let count = names.len();
    if choices.len() != count {
        let what = format!("{} seats were chosen, the table has {count}", choices.len());
        return Err(bad_setup(&[Unreadable::new(what)]));
    }
    choices.iter().map(|choice| chosen(choice, person)).collect()
}

/// The holder of a seat as this person chose it.
pub(crate) fn chosen(choice: &SeatChoice, person: &Person) -> Result<StoredSeat, Failure> {
    let nameless = |holder| StoredSeat { holder, name: String::new(), opened: 0 };
    match choice {
        SeatChoice::Me => Ok(StoredSeat {
            holder: SeatHolder::Person(person.id.clone()),
            name: person.name.clone(),
            opened: 0,
        }),
        SeatChoice::Friend => Ok(nameless(SeatHolder::Open)),
        SeatChoice::Bot { bot } => {
            let kind: BotKind = bot.parse().map_err(|error: horda_bots::UnknownBot| {
                bad_setup(&[Unreadable::new(error.to_string())])
            })?;
            Ok(nameless(SeatHolder::Bot(kind.name().to_owned())))
        }
    }
}

/// A set-up that no game can begin with.
pub(crate) fn bad_setup(complaints: &[Unreadable]) -> Failure {
    let why: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    let phrase = Phrase::new("problem-bad-setup").text("why", why.join("; "));
    Failure::saying(ProblemKind::Unfit, phrase)
}
