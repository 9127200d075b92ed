//! Plays every stored game again.

use horda_store::{Store, StoreError, StoredTable};

/// What became of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Its id.
    pub table: String,
    /// Turns that were played again.
    pub turns: usize,
    /// Where it parted, if it did.
    pub divergence: Option<String>,
}

/// Plays every stored game again and compares every digest. `each` is told of every table, also
/// of those that cannot be read.
pub async fn verify(store: &dyn Store, mut each: impl FnMut(&Verified)) -> Result<(), StoreError> {
    for id in store.every_table().await? {
        match store.table(&id).await {
            Ok(Some(stored)) => each(&replayed(stored)),
            Ok(None) => {}
            Err(error) => {
                let divergence = Some(format!("it cannot be read, {error}"));
                each(&Verified { table: id, turns: 0, divergence });
            }
        }
    }
    Ok(())
}

fn replayed(stored: StoredTable) -> Verified {
    let turns = stored.records.len().saturating_sub(1);
    Verified { table: stored.summary.id.clone(), turns, divergence: divergence(stored) }
}

/// First what the table says of itself, then the chain of digests, then the rules once more.
fn divergence(stored: StoredTable) -> Option<String> {
    let (turns, told) = (stored.records.len().saturating_sub(1), stored.summary.turns);
    if turns != told as usize {
        return Some(format!("{told} turns were played, {turns} are stored"));
    }
    let game = match horda_catalog::find(&stored.summary.game) {
        Ok(game) => game,
        Err(error) => return Some(error.to_string()),
    };
    let journal = match game.resume(stored.identity, &stored.records) {
        Ok(table) => table.journal(),
        Err(error) => return Some(error.to_string()),
    };
    if stored.summary.ended.is_some_and(|ended| !ended.conceded) && journal.result.is_none() {
        return Some("it is kept as over and is not".to_owned());
    }
    game.replay(&journal, None, &mut |_, _| ()).err().map(|divergence| divergence.to_string())
}
