//! A position as bytes: a cache of the journal, so that resuming costs the same however long a
//! game has been going.

use std::fmt;

use horda_kit::Rules;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::hosted::bytes;
use crate::{Digest, Hosted, Identity, Line, Playable, Table};

#[derive(Serialize, Deserialize)]
struct Stored<S> {
    identity: Identity,
    digest: Digest,
    state: S,
}

/// Why a snapshot cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// These bytes are no snapshot of this game.
    Unreadable,
    /// It was made by other rules; replay the journal instead.
    OtherRules {
        /// The version that made it.
        version: u32,
    },
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotError::Unreadable => out.write_str("these bytes are no snapshot of this game"),
            SnapshotError::OtherRules { version } => {
                write!(
                    out,
                    "the snapshot was made by rules version {version}; replay the journal instead"
                )
            }
        }
    }
}

impl std::error::Error for SnapshotError {}

/// The position as bytes.
pub(crate) fn write<R>(table: &Hosted<R>) -> Vec<u8>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    bytes(&Stored {
        identity: table.identity().clone(),
        digest: table.digest(),
        state: table.state().clone(),
    })
}

/// The table at a stored position. Its journal begins there.
pub fn resume<R>(rules: R, snapshot: &[u8]) -> Result<Hosted<R>, SnapshotError>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let stored: Stored<R::State> =
        postcard::from_bytes(snapshot).map_err(|_| SnapshotError::Unreadable)?;
    let version = stored.identity.rules_version;
    if stored.identity.game != R::GAME {
        return Err(SnapshotError::Unreadable);
    }
    if version != <R as Rules>::VERSION {
        return Err(SnapshotError::OtherRules { version });
    }
    let first = Line {
        seat: "resumed".into(),
        action: String::new(),
        answers: Vec::new(),
        digest: stored.digest,
    };
    Ok(Hosted::stored(rules, stored.identity, stored.state, first))
}
