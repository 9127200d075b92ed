//! Many tables opened before a load begins.

use tokio::task::JoinSet;

use crate::cli::Load;
use crate::error::LoadError;
use crate::pair::Pair;
use crate::progress;

/// So many tables are opened at once: enough to be quick, few enough for the queue of the
/// server's socket.
const AT_ONCE: u32 = 16;

/// Opens tables for two, each with sessions of its own.
pub async fn open_tables(load: &Load, tables: u32) -> Result<Vec<Pair>, LoadError> {
    let bar = progress::bar(u64::from(tables), "tables opened");
    let mut opening = JoinSet::new();
    let mut open = Vec::with_capacity(tables as usize);
    for _ in 0..tables {
        if opening.len() as u32 == AT_ONCE {
            open.extend(next(&mut opening).await?);
            bar.inc(1);
        }
        let (server, game) = (load.server.clone(), load.game.clone());
        opening.spawn(async move { Pair::open(&server, &game, [None, None]).await });
    }
    while let Some(pair) = next(&mut opening).await? {
        open.push(pair);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(open)
}

async fn next(opening: &mut JoinSet<Result<Pair, LoadError>>) -> Result<Option<Pair>, LoadError> {
    match opening.join_next().await {
        None => Ok(None),
        Some(Ok(opened)) => opened.map(Some),
        Some(Err(error)) => Err(LoadError::Own(error.to_string())),
    }
}
