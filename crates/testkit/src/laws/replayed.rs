//! Law 4: a hosted game's journal replays, and its records resume alike.

use horda_kit::{FastLuck, Pending};
use horda_table::{Hosted, Identity, Journal, Playable, Record, Table, replay, resume};
use serde::Serialize;
use serde::de::DeserializeOwned;

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
        let (law, decision) = (Law::ReplayAndResume, table.version());
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
        let turn = table.submit(seat, table.version(), &action, luck);
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
    if again.digest() == table.digest() { Ok(()) } else { Err("digests differ".into()) }
}
