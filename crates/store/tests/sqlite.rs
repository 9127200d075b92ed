//! The store that comes with the program: what it keeps, what it refuses.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use horda_store::{
    Change, Ended, NewTable, Said, SeatHolder, SessionHolder, Sqlite, Store, StoreError,
    StoredContent, StoredSeat, Summary, private_folder,
};
use horda_table::{Digest, Identity, Line, Packed, Record};

static FOLDERS: AtomicU32 = AtomicU32::new(0);

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("horda-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn open(path: &Path) -> Sqlite {
    Sqlite::open(path, [7; 32]).unwrap()
}

fn record(action: &str) -> Record {
    let line = Line {
        seat: "zombies".into(),
        action: action.into(),
        answers: vec![("zombies.draw".into(), "sasza".into())],
        digest: Digest::of(&[action.as_bytes()]),
    };
    Record { line, learned: true, position: Packed::Whole([1, 2, 3].into()) }
}

fn summary(id: &str) -> Summary {
    let person =
        StoredSeat { holder: SeatHolder::Person("ada".into()), name: "Ada".into(), opened: 0 };
    let open = StoredSeat { holder: SeatHolder::Open, name: String::new(), opened: 3 };
    Summary {
        id: id.into(),
        game: "zombiaki".into(),
        opener: "ada".into(),
        options: BTreeMap::from([("cleanup".into(), "all".into())]),
        listed: true,
        advice: false,
        muted: false,
        branched: None,
        seats: vec![person, open],
        turns: 0,
        deciding: 1,
        ended: None,
        changed: 5,
    }
}

fn content(digest: &str, text: &str) -> StoredContent {
    StoredContent { digest: digest.into(), game: "zombiaki".into(), text: text.into() }
}

fn session(session: &str, person: &str, at: u64) -> Change {
    Change::Session { session: session.into(), person: person.into(), device: "test".into(), at }
}

/// Takes from a database what later formats have added to the first one.
const TO_FIRST_FORMAT: &str = "
    ALTER TABLE game_table DROP COLUMN muted;
    DROP INDEX session_of;
    ALTER TABLE turn DROP COLUMN difference;
    ALTER TABLE session DROP COLUMN device;
    ALTER TABLE session DROP COLUMN used;
    ALTER TABLE game_table DROP COLUMN advice;
    ALTER TABLE seat DROP COLUMN opened;
    DROP TABLE content;
    ALTER TABLE game_table DROP COLUMN outcome;
    PRAGMA user_version = 1;";

async fn with_table(store: &Sqlite, id: &str) -> i64 {
    store.commit(session(id, "ada", 1)).await.unwrap();
    store.commit(Change::Name { person: "ada".into(), name: "Ada".into() }).await.unwrap();
    let identity = Identity {
        game: "zombiaki".into(),
        rules_version: 1,
        content: "x".into(),
        rulings: Vec::new(),
        seats: Vec::new(),
        document: None,
    };
    let identity = serde_json::to_string(&identity).unwrap();
    let content = content("x", "cards");
    let new = NewTable { summary: summary(id), identity, records: vec![record("")], content };
    store.open(new).await.unwrap()
}

fn turn(table: i64, revision: u32, turn: u32, id: &str) -> Change {
    let record = record(&format!("action {turn}"));
    Change::Turn { table, revision, turn, seat: 0, id: id.into(), deciding: 2, record, at: 9 }
}

#[tokio::test]
async fn what_was_kept_is_there_when_the_file_is_opened_again() {
    let folder = Folder::new();
    let path = folder.file("a.db");
    let store = open(&path);
    let table = with_table(&store, "t").await;
    store.commit(turn(table, 1, 1, "one")).await.unwrap();
    store.commit(turn(table, 2, 2, "two")).await.unwrap();
    let undo = Change::Undo {
        table,
        revision: 3,
        turn: 1,
        kept: Vec::new(),
        seat: 0,
        id: "back".into(),
        deciding: 1,
        at: 10,
    };
    store.commit(undo).await.unwrap();
    let said = Said { seat: Some(0), name: "Ada".into(), text: "hm".into(), at: 11 };
    store.commit(Change::Say { table, said: said.clone() }).await.unwrap();
    drop(store);

    let store = open(&path);
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored.revision, 3);
    assert_eq!(stored.records, [record(""), record("action 1")], "what was taken back is gone");
    let ids: Vec<&str> = stored.requests.iter().map(|(_, id)| id.as_str()).collect();
    assert_eq!(ids, ["one", "two", "back"]);
    assert_eq!(stored.said, [said]);
    let expected = Summary { turns: 1, deciding: 1, changed: 10, ..summary("t") };
    assert_eq!(stored.summary, expected);
    assert_eq!(store.tables_of("ada", 9).await.unwrap(), std::slice::from_ref(&expected));
    assert_eq!(store.listed(9).await.unwrap(), [expected]);
    assert_eq!(store.unsettled().await.unwrap(), ["t"]);
    assert_eq!(store.secret().await.unwrap(), [7; 32]);
}

#[tokio::test]
async fn turns_that_are_kept_follow_what_is_left_in_one_change() {
    let folder = Folder::new();
    let store = open(&folder.file("a.db"));
    let table = with_table(&store, "t").await;
    for number in 1..=3 {
        store.commit(turn(table, number, number, "")).await.unwrap();
    }
    let kept = vec![(1, record("again 2")), (2, record("again 3"))];
    let undo = |revision| Change::Undo {
        table,
        revision,
        turn: 0,
        kept: kept.clone(),
        seat: 0,
        id: "back".into(),
        deciding: 1,
        at: 10,
    };
    store.commit(undo(4)).await.unwrap();
    assert_eq!(store.commit(undo(5)).await, Err(StoreError::Overtaken), "each kept turn counts");
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored.records, [record(""), record("again 2"), record("again 3")]);
    assert_eq!((stored.revision, stored.summary.turns), (6, 2));
    store.commit(turn(table, 7, 3, "")).await.unwrap();
}

#[tokio::test]
async fn a_turn_that_does_not_follow_is_refused_and_its_neighbours_are_not() {
    let folder = Folder::new();
    let store = open(&folder.file("a.db"));
    let (one, other) = (with_table(&store, "t").await, with_table(&store, "u").await);
    let changes = [turn(one, 2, 1, "gap"), turn(other, 1, 1, "fine"), turn(one, 0, 1, "again")];
    let [gap, fine, again] = changes.map(|change| store.commit(change));
    assert_eq!(gap.await, Err(StoreError::Overtaken));
    assert_eq!(fine.await, Ok(()));
    assert_eq!(again.await, Err(StoreError::Overtaken));
    assert_eq!(store.table("t").await.unwrap().unwrap().records.len(), 1);
    assert_eq!(store.table("u").await.unwrap().unwrap().records.len(), 2);
}

#[tokio::test]
async fn only_one_person_sits_down_on_a_seat() {
    let folder = Folder::new();
    let store = open(&folder.file("a.db"));
    let table = with_table(&store, "t").await;
    for person in ["ben", "eve"] {
        store.commit(session(person, person, 1)).await.unwrap();
    }
    let sit = |person: &str| Change::Sit { table, seat: 1, person: person.into() };
    assert_eq!(store.commit(sit("ben")).await, Ok(()));
    assert_eq!(store.commit(sit("eve")).await, Err(StoreError::Overtaken));
    let seats = store.table("t").await.unwrap().unwrap().summary.seats;
    assert_eq!(seats[1].holder, SeatHolder::Person("ben".into()));
}

#[tokio::test]
async fn a_finished_game_without_a_film_is_unsettled_until_it_has_one() {
    let folder = Folder::new();
    let store = open(&folder.file("a.db"));
    let table = with_table(&store, "t").await;
    let ended = Ended { winners: 1, conceded: false };
    store.commit(Change::End { table, ended, outcome: None, at: 1 }).await.unwrap();
    assert_eq!(store.unsettled().await.unwrap(), ["t"]);
    assert_eq!(store.listed(9).await.unwrap(), []);
    for film in [vec![1], vec![2]] {
        store.commit(Change::Film { table, film }).await.unwrap();
    }
    assert_eq!(store.film("t").await.unwrap(), Some(vec![1]), "the first one is kept");
    assert_eq!(store.unsettled().await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn a_recovery_code_works_once_and_opens_a_session() {
    let folder = Folder::new();
    let store = open(&folder.file("a.db"));
    with_table(&store, "t").await;
    let code = Change::Recovery { person: "ada".into(), code: b"code".into() };
    store.commit(code).await.unwrap();
    assert_eq!(store.recover(b"other", b"new", "phone", 4).await, Ok(None));
    assert_eq!(store.recover(b"code", b"new", "phone", 5).await, Ok(Some("ada".into())));
    let ada = SessionHolder { person: "ada".into(), name: "Ada".into(), used: 5 };
    assert_eq!(store.session(b"new").await, Ok(Some(ada)));
    assert_eq!(store.recover(b"code", b"newer", "phone", 6).await, Ok(None));
}

#[tokio::test]
async fn a_person_ends_sessions_of_their_own_only() {
    let folder = Folder::new();
    let store = open(&folder.file("a.db"));
    for (token, person, at) in [("a1", "ada", 1), ("a2", "ada", 2), ("b1", "ben", 3)] {
        store.commit(session(token, person, at)).await.unwrap();
    }
    let device = "phone".to_owned();
    store.commit(Change::SessionUsed { session: b"a1".into(), device, at: 9 }).await.unwrap();
    let used: Vec<_> = store.sessions("ada").await.unwrap();
    let used: Vec<_> = used.iter().map(|it| (&it.session[..], it.used, &it.device[..])).collect();
    assert_eq!(used, [(&b"a1"[..], 9, "phone"), (b"a2", 2, "test")], "latest first");

    let sessions = vec![b"a2".to_vec(), b"b1".to_vec()];
    store.commit(Change::EndSessions { person: "ada".into(), sessions }).await.unwrap();
    assert_eq!(store.session(b"a2").await, Ok(None));
    assert!(store.session(b"a1").await.unwrap().is_some());
    assert!(store.session(b"b1").await.unwrap().is_some(), "it is Ben's");
}

/// Hidden cards and names are nobody's business but the host's.
#[cfg(unix)]
#[tokio::test]
async fn the_database_and_its_copies_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let rights =
        |name: &str| std::fs::metadata(folder.file(name)).unwrap().permissions().mode() & 0o777;
    let open_to_all = |name: &str| {
        std::fs::set_permissions(folder.file(name), PermissionsExt::from_mode(0o644)).unwrap();
    };
    let path = folder.file("a.db");
    let store = open(&path);
    with_table(&store, "t").await;
    for name in ["a.db", "a.db-wal", "a.db-shm"] {
        assert_eq!(rights(name), 0o600, "{name}");
    }
    Sqlite::backup(&path, &folder.file("copy.db")).unwrap();
    assert_eq!(rights("copy.db"), 0o600);

    // Files of an older program that everybody could read become private.
    ["a.db", "a.db-wal", "a.db-shm", "copy.db"].into_iter().for_each(open_to_all);
    let again = open(&path);
    Sqlite::backup(&path, &folder.file("copy.db")).unwrap();
    for name in ["a.db", "a.db-wal", "a.db-shm", "copy.db"] {
        assert_eq!(rights(name), 0o600, "{name}");
    }
    drop((store, again));

    let data = folder.file("data/games");
    private_folder(&data).unwrap();
    assert_eq!(rights("data/games"), 0o700);
    std::fs::set_permissions(&data, PermissionsExt::from_mode(0o755)).unwrap();
    private_folder(&data).unwrap();
    assert_eq!(rights("data/games"), 0o700, "also when it existed before");
}

#[tokio::test]
async fn a_restored_backup_is_noticed_before_anything_is_written_over_it() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("a.db"), folder.file("copy.db"));
    let store = open(&path);
    let table = with_table(&store, "t").await;
    for revision in 1..=3 {
        store.commit(turn(table, revision, revision, "x")).await.unwrap();
    }
    Sqlite::backup(&path, &copy).unwrap();
    for revision in 4..=6 {
        store.commit(turn(table, revision, revision, "x")).await.unwrap();
    }
    let before = store.generation();
    Sqlite::restore(&copy, &path).unwrap();
    assert_eq!(store.commit(turn(table, 7, 7, "late")).await, Err(StoreError::Overtaken));
    assert!(store.generation() > before);
    assert_eq!(store.table("t").await.unwrap().unwrap().revision, 3);
    assert_eq!(store.commit(turn(table, 4, 4, "anew")).await, Ok(()));
}

#[tokio::test]
async fn a_backup_of_an_older_program_is_brought_up_to_date_under_a_running_server() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("a.db"), folder.file("copy.db"));
    let store = open(&path);
    with_table(&store, "t").await;
    Sqlite::backup(&path, &copy).unwrap();
    let older = rusqlite::Connection::open(&copy).unwrap();
    older.execute_batch(TO_FIRST_FORMAT).unwrap();
    drop(older);
    Sqlite::restore(&copy, &path).unwrap();
    let stored = store.table("t").await.unwrap().unwrap();
    assert!(stored.summary.advice, "older tables go on with hints");
    assert_eq!(stored.summary.seats[1].opened, 0);
    let left: Vec<_> = std::fs::read_dir(&folder.0).unwrap().collect();
    let names: Vec<String> =
        left.into_iter().map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!names.iter().any(|name| name.contains("restoring")), "{names:?}");
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let folder = Folder::new();
    let (path, other) = (folder.file("a.db"), folder.file("other"));
    let store = open(&path);
    with_table(&store, "t").await;
    for bytes in [&b""[..], b"hello, I am a letter and no database at all"] {
        std::fs::write(&other, bytes).unwrap();
        assert!(Sqlite::restore(&other, &path).is_err());
        assert_eq!(std::fs::read(&other).unwrap(), bytes, "nor is it touched");
    }
    assert!(store.table("t").await.unwrap().is_some(), "and nothing is lost");
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let folder = Folder::new();
    let path = folder.file("a.db");
    drop(open(&path));
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    let error = Sqlite::open(&path, [0; 32]).err().unwrap().to_string();
    assert!(error.contains("use a newer program"), "{error}");
}

#[tokio::test]
async fn the_content_of_tables_is_kept_once_by_its_digest() {
    let folder = Folder::new();
    let store = open(&folder.file("a.db"));
    with_table(&store, "one").await;
    assert_eq!(store.content("x").await.unwrap().as_deref(), Some("cards"));
    store.commit(Change::Content(content("x", "others"))).await.unwrap();
    assert_eq!(store.content("x").await.unwrap().as_deref(), Some("cards"), "the first is kept");
    store.commit(Change::Content(content("y", "others"))).await.unwrap();
    assert_eq!(store.content("y").await.unwrap(), None, "no table is played with it");
}

#[tokio::test]
async fn what_a_game_handed_over_is_kept_with_its_end() {
    let folder = Folder::new();
    let path = folder.file("a.db");
    let store = open(&path);
    let table = with_table(&store, "t").await;
    assert_eq!(store.outcome("t").await.unwrap(), None);
    let (ended, outcome) = (Ended { winners: 1, conceded: false }, Some("a = 1\n".to_owned()));
    store.commit(Change::End { table, ended, outcome: outcome.clone(), at: 1 }).await.unwrap();
    drop(store);
    assert_eq!(open(&path).outcome("t").await.unwrap(), outcome);
}

#[tokio::test]
async fn a_database_from_before_contents_were_kept_is_brought_up_to_date() {
    let folder = Folder::new();
    let path = folder.file("a.db");
    let store = open(&path);
    with_table(&store, "t").await;
    drop(store);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(TO_FIRST_FORMAT).unwrap();
    drop(old);
    let store = open(&path);
    assert_eq!(store.table("t").await.unwrap().unwrap().records.len(), 1);
    assert_eq!(store.content("x").await.unwrap(), None);
    store.commit(Change::Content(content("x", "cards"))).await.unwrap();
    let kept = store.content("x").await.unwrap();
    assert_eq!(kept.as_deref(), Some("cards"), "a table is played with it");
}

/// What lies in a folder, by name.
fn names(folder: &Folder) -> Vec<String> {
    let entries = std::fs::read_dir(&folder.0).unwrap();
    let mut names: Vec<String> =
        entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_store_that_was_left_is_one_whole_file() {
    let folder = Folder::new();
    let store = open(&folder.file("horda.db"));
    with_table(&store, "t1").await;
    assert!(names(&folder).len() > 1, "the log is beside the file while it is in use");
    drop(store);
    assert_eq!(names(&folder), ["horda.db"]);
    let copy = Folder::new();
    std::fs::copy(folder.file("horda.db"), copy.file("horda.db")).unwrap();
    assert!(open(&copy.file("horda.db")).table("t1").await.unwrap().is_some());
}

#[tokio::test]
async fn to_be_ready_means_that_something_was_written() {
    let folder = Folder::new();
    let store = open(&folder.file("horda.db"));
    store.ready().await.unwrap();
    let other = rusqlite::Connection::open(folder.file("horda.db")).unwrap();
    let probe = "SELECT length(value) FROM meta WHERE name = 'probe'";
    let written: usize = other.query_row(probe, [], |row| row.get(0)).unwrap();
    assert!(written > 10_000, "{written}");
}

#[tokio::test]
async fn a_store_whose_file_was_removed_is_not_ready() {
    let folder = Folder::new();
    let path = folder.file("horda.db");
    let store = open(&path);
    store.ready().await.unwrap();
    std::fs::rename(&path, folder.file("elsewhere.db")).unwrap();
    assert_eq!(store.ready().await, Err(StoreError::Gone));
    std::fs::write(&path, "another file").unwrap();
    assert_eq!(store.ready().await, Err(StoreError::Gone), "another file is not the same file");
}

#[tokio::test]
async fn a_store_whose_file_is_damaged_is_not_ready() {
    let folder = Folder::new();
    let path = folder.file("horda.db");
    let store = open(&path);
    with_table(&store, "t1").await;
    drop(store);
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[8192..16384].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let store = open(&path);
    let mut found = store.ready().await;
    for _ in 0..200 {
        if found.is_err() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        found = store.ready().await;
    }
    assert!(matches!(found, Err(StoreError::Damaged(_))), "{found:?}");
}
