//! The tables of the database, and how they came to be as they are.

use rusqlite::Connection;

use crate::StoreError;

/// Each step brings a database from the version before to its own. Steps are never changed,
/// only added: somewhere there is a database that has gone through them.
const STEPS: &[&str] = &[
    "
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

    -- Tables have a number, so that whatever belongs to one is short to name and the rows of
    -- tables that are played at the same time lie close together.
    CREATE TABLE game_table (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        opener TEXT NOT NULL REFERENCES person (id),
        identity TEXT NOT NULL,
        options TEXT NOT NULL,
        listed INTEGER NOT NULL,
        branched_from TEXT,
        branched_turn INTEGER,
        winners INTEGER,
        conceded INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX listed ON game_table (number) WHERE listed AND winners IS NULL;
    CREATE INDEX opened ON game_table (opener) WHERE winners IS NULL;

    -- What changes with every turn, apart from what does not.
    CREATE TABLE progress (
        number INTEGER PRIMARY KEY REFERENCES game_table (number),
        revision INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        deciding INTEGER NOT NULL,
        changed INTEGER NOT NULL
    );

    CREATE TABLE seat (
        number INTEGER NOT NULL REFERENCES game_table (number),
        seat INTEGER NOT NULL,
        person TEXT REFERENCES person (id),
        bot TEXT,
        PRIMARY KEY (number, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_of ON seat (person) WHERE person IS NOT NULL;

    -- Nothing is ever deleted: taking back is a row of its own, without an action. Rows are
    -- only ever added at the end.
    CREATE TABLE turn (
        row INTEGER PRIMARY KEY,
        number INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        request TEXT NOT NULL,
        name TEXT,
        action TEXT,
        answers TEXT,
        digest TEXT,
        learned INTEGER,
        position BLOB
    );
    CREATE UNIQUE INDEX turn_of ON turn (number, revision);

    CREATE TABLE said (
        row INTEGER PRIMARY KEY,
        number INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL
    );
    CREATE INDEX said_at ON said (number, row);

    CREATE TABLE film (number INTEGER PRIMARY KEY, film BLOB NOT NULL);
",
    "
    -- What tables are played with, each content once. A table names its digest in its identity.
    CREATE TABLE content (
        digest TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        text TEXT NOT NULL
    ) WITHOUT ROWID;

    -- What a finished game handed over.
    ALTER TABLE game_table ADD COLUMN outcome TEXT;
",
    "
    -- How often a seat was opened: each opening has an invitation of its own.
    ALTER TABLE seat ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
    -- Tables from before this step go on as they were: with hints and chances.
    ALTER TABLE game_table ADD COLUMN advice INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE session ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
    CREATE INDEX session_of ON session (person);
",
    "
    -- What differs from the position before, where the position is not kept whole.
    ALTER TABLE turn ADD COLUMN difference BLOB;
",
    "
    -- May those who watch not write?
    ALTER TABLE game_table ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
",
];

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

/// Is this a database of Horda that this program can use?
pub(crate) fn recognise(connection: &Connection) -> Result<(), StoreError> {
    let no = |what: &str| StoreError::Damaged(what.to_owned());
    let version: usize = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|_| no("it is no database"))?;
    if version > STEPS.len() {
        return Err(no("it was made by a newer program; use that one"));
    }
    let secret = "SELECT count(*) FROM meta WHERE name = 'secret'";
    let found = connection.query_row(secret, [], |row| row.get::<_, u32>(0));
    if version == 0 || !found.is_ok_and(|found| found == 1) {
        return Err(no("it is no backup of Horda"));
    }
    let check: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if check == "ok" { Ok(()) } else { Err(no(&check)) }
}
