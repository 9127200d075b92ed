//! The tables of the database, and how they came to be as they are.

use rusqlite::Connection;

use crate::StoreError;

/// Each step brings a database from the version before to its own. Steps are never changed,
/// only added: somewhere there is a database that has gone through them.
const STEPS: &[&str] = &["
    CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

    CREATE TABLE person (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL DEFAULT '',
        recovery BLOB UNIQUE,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE session (
        token BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person (id)
    ) WITHOUT ROWID;

    CREATE TABLE game_table (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        opener TEXT NOT NULL REFERENCES person (id),
        identity TEXT NOT NULL,
        options TEXT NOT NULL,
        listed INTEGER NOT NULL,
        branched_from TEXT,
        branched_turn INTEGER,
        turns INTEGER NOT NULL,
        deciding INTEGER NOT NULL,
        winners INTEGER,
        conceded INTEGER NOT NULL DEFAULT 0,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX running ON game_table (listed, changed) WHERE winners IS NULL;
    CREATE INDEX opened ON game_table (opener) WHERE winners IS NULL;

    CREATE TABLE seat (
        table_id TEXT NOT NULL REFERENCES game_table (id),
        seat INTEGER NOT NULL,
        person TEXT REFERENCES person (id),
        bot TEXT,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_of ON seat (person) WHERE person IS NOT NULL;

    -- Nothing is ever deleted: taking back is a row of its own, without an action.
    CREATE TABLE turn (
        table_id TEXT NOT NULL,
        revision INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        request TEXT NOT NULL,
        name TEXT,
        action TEXT,
        answers TEXT,
        digest TEXT,
        learned INTEGER,
        position BLOB,
        PRIMARY KEY (table_id, revision)
    ) WITHOUT ROWID;

    CREATE TABLE said (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL
    );
    CREATE INDEX said_at ON said (table_id, id);

    CREATE TABLE film (table_id TEXT PRIMARY KEY, film BLOB NOT NULL) WITHOUT ROWID;
"];

/// Brings a database up to date. A newer one than this program knows is refused.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > STEPS.len() {
        let what = format!(
            "its format is {found}, this program knows {}; use a newer program",
            STEPS.len()
        );
        return Err(StoreError::Damaged(what));
    }
    for (version, step) in STEPS.iter().enumerate().skip(found) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", version + 1)?;
        transaction.commit()?;
    }
    Ok(())
}
