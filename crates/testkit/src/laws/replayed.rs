//! Law 4: a hosted game's journal replays, its records resume alike, and the changes that each
//! observer was told lead to what it sees in the end.

use horda_kit::{FastLuck, Observer, Pending, Seat};
use horda_table::{Hosted, Identity, Journal, Playable, Record, Table, replay, resume};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::game::{any_actor, choose};
use super::{Compose, Law, LawBroken};

/// Plays a game at a table and reads it back in both ways.
pub(super) fn check_replay<R>(
    rules: &R,
    compose: Compose<'_, R>,
    seed: u64,
) -> Result<(), Box<LawBroken>>
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let identity = Identity {
        game: R::GAME.into(),
        rules_version: R::VERSION,
        content: "test".into(),
        rulings: Vec::new(),
        seats: Vec::new(),
        document: None,
    };
    let mut luck = FastLuck::new(seed);
    let mut table = Hosted::deal(rules.clone(), identity.clone(), &mut luck);
    let records = play(&mut table, compose, seed, &mut luck);
    let found = records.and_then(|records| compare(rules, identity, &table, &records));
    found.map_err(|what| {
        let (law, decision) = (Law::ReplayAndResume, table.turn());
        Box::new(LawBroken { law, seed, decision, what })
    })
}

fn play<R>(
    table: &mut Hosted<R>,
    compose: Compose<'_, R>,
    seed: u64,
    luck: &mut FastLuck,
) -> Result<Vec<Record>, String>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let mut choice = FastLuck::new(!seed);
    let mut records = vec![table.dealt()];
    while let Pending::Decision { .. } = table.pending() {
        let (rules, state) = (table.rules(), table.state());
        let seat = any_actor(rules, state, &mut choice);
        let action = choose(rules, state, seat, compose, &mut choice);
        let action = rules.write_action(&action);
        let turn = table.submit(seat, table.turn(), &action, luck);
        records.push(turn.map_err(|error| error.to_string())?.record);
    }
    Ok(records)
}

fn compare<R>(
    rules: &R,
    identity: Identity,
    table: &Hosted<R>,
    records: &[Record],
) -> Result<(), String>
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let copy = resume(rules.clone(), identity, records).map_err(|error| error.to_string())?.table;
    if copy.journal() != table.journal() || copy.state() != table.state() {
        return Err("records resume otherwise".into());
    }
    let text = table.journal().write();
    let journal = Journal::read("journal", &text).map_err(|problems| format!("{problems:?}"))?;
    let again = replay(rules.clone(), &journal, None, &mut |_, _| ());
    let again = again.map_err(|divergence| divergence.to_string())?;
    if again.digest() != table.digest() {
        return Err("digests differ".into());
    }
    let seats = (0..rules.seats()).map(|seat| Observer::Seat(Seat(seat)));
    seats.chain([Observer::Audience]).try_for_each(|observer| check_changes(table, observer))
}

/// Plays the changes of a whole game on the first view.
fn check_changes(table: &dyn Table, observer: Observer) -> Result<(), String> {
    let read = |view: &str| serde_json::from_str::<Value>(view).map_err(|error| error.to_string());
    let mut view = read(table.view_at(0, observer).get())?;
    for step in table.told(observer, 0).iter().flat_map(|told| &told.steps) {
        step.change.apply(&mut view);
    }
    if view == read(table.view(observer).get())? {
        Ok(())
    } else {
        Err(format!("the changes that {observer:?} was told lead elsewhere"))
    }
}
