//! Plays every stored game again.

use std::sync::Arc;

use horda_catalog::Game;
use horda_store::{Store, StoreError, StoredTable};
use horda_table::{Identity, ResumeError, check_chain};

use crate::setup::game_of;

/// What became of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Its id.
    pub table: String,
    /// Turns that are stored.
    pub turns: usize,
    /// Why it could not be played again although it is whole: this program does not have the
    /// rules or the content that it was played with.
    pub archived: Option<String>,
    /// Where it parted, if it did.
    pub divergence: Option<String>,
}

/// Plays every stored game again and compares every digest. `each` is told of every table, also
/// of those that cannot be read.
pub async fn verify(store: &dyn Store, mut each: impl FnMut(&Verified)) -> Result<(), StoreError> {
    for id in store.every_table().await? {
        match read(store, &id).await {
            Ok(Some((game, stored))) => each(&replayed(game, stored)),
            Ok(None) => {}
            Err(error) => {
                let divergence = Some(format!("it cannot be read, {error}"));
                each(&Verified { table: id, turns: 0, archived: None, divergence });
            }
        }
    }
    Ok(())
}

/// A table with its game, if this program has it.
async fn read(
    store: &dyn Store,
    id: &str,
) -> Result<Option<(Option<Arc<dyn Game>>, StoredTable)>, StoreError> {
    let Some(stored) = store.table(id).await? else { return Ok(None) };
    let game = game_of(store, &stored.identity).await?;
    Ok(Some((game, stored)))
}

fn replayed(game: Option<Arc<dyn Game>>, stored: StoredTable) -> Verified {
    let (table, turns) = (stored.summary.id.clone(), stored.records.len().saturating_sub(1));
    let (archived, divergence) = match check(game, stored) {
        Ok(()) => (None, None),
        Err(Wrong::Archived(why)) => (Some(why), None),
        Err(Wrong::Parted(why)) => (None, Some(why)),
    };
    Verified { table, turns, archived, divergence }
}

/// Why a table was not played again to its end.
enum Wrong {
    /// Its chain of digests is whole, but this program does not have what it was played with.
    Archived(String),
    Parted(String),
}

/// First what the table says of itself, then the chain of digests, then the rules once more.
fn check(game: Option<Arc<dyn Game>>, stored: StoredTable) -> Result<(), Wrong> {
    let parted = |error: &dyn ToString| Wrong::Parted(error.to_string());
    let (turns, told) = (stored.records.len().saturating_sub(1), stored.summary.turns);
    if turns != told as usize {
        return Err(Wrong::Parted(format!("{told} turns were played, {turns} are stored")));
    }
    check_chain(&stored.identity, &stored.records).map_err(|error| parted(&error))?;
    let Some(game) = game else {
        let Identity { game, content, .. } = stored.identity;
        let why = format!("this program does not have {game} with content {content}");
        return Err(Wrong::Archived(why));
    };
    let resumed = game.resume(stored.identity, &stored.records).map_err(|error| match error {
        ResumeError::OtherRules { .. } | ResumeError::OtherSetup { .. } => {
            Wrong::Archived(error.to_string())
        }
        ResumeError::NoDeal | ResumeError::Damaged { .. } => parted(&error),
    })?;
    let journal = resumed.table.journal();
    if stored.summary.ended.is_some_and(|ended| !ended.conceded) && journal.result.is_none() {
        return Err(Wrong::Parted("it is kept as over and is not".to_owned()));
    }
    let replayed = game.replay(&journal, None, &mut |_, _| ());
    replayed.map(|_| ()).map_err(|divergence| parted(&divergence))
}
