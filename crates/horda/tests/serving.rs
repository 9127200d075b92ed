//! The server as people start it: the first command, one folder, backups, orderly ends.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

fn horda() -> Command {
    Command::new(env!("CARGO_BIN_EXE_horda"))
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("horda-serving-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// A server for this computer alone, and its address.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(folder: &Path) -> Served {
        let mut child = horda()
            .args(["--port", "0", "--no-browser", "--data-dir"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = said.next().unwrap().unwrap();
        let address = first.strip_prefix("Horda: http://").expect("the address is printed");
        Served { address: address.to_owned(), child }
    }

    /// Asks for a page and tells the whole answer.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let text = request.replace("HOST", &self.address);
        stream.write_all(text.as_bytes()).unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer
    }

    /// Opens a table of two bots and tells the whole answer.
    fn open_table(&self) -> String {
        let body = r#"{"game":"zombiaki","seats":[{"who":"bot","bot":"random"},{"who":"bot","bot":"random"}]}"#;
        self.ask(&format!(
            "POST /api/tables HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ))
    }

    fn get(&self, path: &str, host: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(arguments: &[&str], folder: &Path, file: Option<&Path>) -> Output {
    let mut command = horda();
    command.args(arguments).arg("--data-dir").arg(folder);
    if let Some(file) = file {
        command.arg(file);
    }
    command.output().unwrap()
}

fn words(output: &Output) -> String {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn the_program_alone_serves_its_page_and_keeps_games_in_one_folder() {
    let folder = folder("alone");
    let served = Served::start(&folder);
    assert!(served.get("/healthz", "HOST").ends_with("alive\n"));
    let page = served.get("/", "HOST");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("<title>Horda</title>"));
    assert!(folder.join("horda.db").exists());
    let foreign = served.get("/api/me", "evil.test");
    assert!(foreign.starts_with("HTTP/1.1 403"), "another name gets no answer: {foreign}");

    let second = run(&["--port", "0", "--no-browser"], &folder, None);
    assert_eq!(second.status.code(), Some(2));
    assert!(words(&second).contains("another horda uses"), "{}", words(&second));
}

#[test]
fn what_is_stored_is_backed_up_verified_and_put_back_while_it_is_served() {
    let folder = folder("backup");
    let copy = folder.with_extension("copy");
    let _ = std::fs::remove_file(&copy);
    let served = Served::start(&folder);
    let opened = served.open_table();
    assert!(opened.contains("\"table\":"), "{opened}");
    let backed_up = run(&["backup"], &folder, Some(&copy));
    assert_eq!(backed_up.status.code(), Some(0), "{}", words(&backed_up));
    let again = run(&["backup"], &folder, Some(&copy));
    assert!(words(&again).contains("is there already"), "{}", words(&again));
    let restored = run(&["restore"], &folder, Some(&copy));
    assert_eq!(restored.status.code(), Some(0), "{}", words(&restored));
    assert!(served.get("/readyz", "HOST").ends_with("\n"));
    drop(served);
    let verified = run(&["verify"], &folder, None);
    assert!(words(&verified).contains("1 tables, "), "{}", words(&verified));
    assert_eq!(verified.status.code(), Some(0));
    let nothing = run(&["verify"], &folder.with_extension("none"), None);
    assert!(words(&nothing).contains("no games are kept"), "{}", words(&nothing));
    let letter = folder.join("letter");
    std::fs::write(&letter, "hello").unwrap();
    let refused = run(&["restore"], &folder, Some(&letter));
    assert_eq!(refused.status.code(), Some(1), "{}", words(&refused));
}

/// A server that was started by a shell with these limits, what it says on standard error, and
/// the folder of its games.
#[cfg(unix)]
fn limited(name: &str, limits: &str) -> (Served, PathBuf, PathBuf) {
    let folder = folder(name);
    std::fs::create_dir_all(&folder).unwrap();
    let log = folder.with_extension("log");
    let start = format!("{limits}; exec \"$0\" --port 0 --no-browser --data-dir \"$1\"");
    let mut child = Command::new("sh")
        .args(["-c", &start, env!("CARGO_BIN_EXE_horda")])
        .arg(&folder)
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = said.next().unwrap().unwrap();
    let address = first.strip_prefix("Horda: http://").expect("the address is printed").to_owned();
    (Served { child, address }, folder, log)
}

/// Waits until something holds.
fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    for _ in 0..400 {
        if holds() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("{what}");
}

#[cfg(unix)]
fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[cfg(unix)]
#[test]
fn a_clean_stop_leaves_one_whole_file() {
    let folder = folder("stop");
    let mut served = Served::start(&folder);
    let opened = served.open_table();
    assert!(opened.contains("\"table\":"), "{opened}");
    let stopped = Command::new("kill").arg(served.child.id().to_string()).status().unwrap();
    assert!(stopped.success());
    assert!(served.child.wait().unwrap().success());
    assert_eq!(names(&folder), ["horda.db", "horda.lock"]);
    let verified = run(&["verify"], &folder, None);
    assert!(words(&verified).contains("1 tables, "), "{}", words(&verified));
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_noticed() {
    // A file may have 400 blocks of 512 bytes, which is the same to a database as a full disk.
    let (served, _, _) = limited("full", "trap '' XFSZ; ulimit -f 400");
    eventually("it is never noticed", || {
        let answer = served.get("/readyz", "HOST");
        answer.starts_with("HTTP/1.1 503") && answer.contains("not ready: the database says:")
    });
    assert!(served.get("/healthz", "HOST").ends_with("alive\n"), "it can still be asked");
    // The probe is larger than a table: the last tables before the end are still kept.
    eventually("tables are never refused", || served.open_table().contains("problem-not-saved"));
}

#[cfg(unix)]
#[test]
fn a_removed_folder_is_noticed() {
    let folder = folder("removed");
    let served = Served::start(&folder);
    assert!(served.get("/readyz", "HOST").ends_with("\r\n\r\nready\n"));
    std::fs::remove_dir_all(&folder).unwrap();
    eventually("it is never noticed", || served.get("/readyz", "HOST").starts_with("HTTP/1.1 503"));
}

#[cfg(target_os = "linux")]
#[test]
fn the_limit_of_open_files_is_raised() {
    let (served, _, _) = limited("files", "ulimit -S -n 100");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", served.child.id())).unwrap();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let numbers: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
    assert_eq!(numbers[0], numbers[1], "{line}");
    assert_ne!(numbers[0], "100");
}

#[cfg(unix)]
#[test]
fn a_connection_that_cannot_be_accepted_is_logged_and_later_ones_are_served() {
    let (served, _, log) = limited("accept", "ulimit -n 60");
    let open: Vec<_> = (0..80).map(|_| TcpStream::connect(&served.address).unwrap()).collect();
    let said = || std::fs::read_to_string(&log).unwrap();
    eventually("nothing is logged", || said().contains("no connection can be accepted"));
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let lines = said().matches("no connection can be accepted").count();
    assert!(lines < 10, "it waits before it tries again: {lines} lines");
    drop(open);
    eventually("nobody is served again", || served.get("/healthz", "HOST").ends_with("alive\n"));
}

#[test]
fn verify_names_what_it_cannot_read_and_goes_on() {
    let folder = folder("verify");
    let served = Served::start(&folder);
    for _ in 0..3 {
        served.open_table();
    }
    drop(served);
    let database = rusqlite::Connection::open(folder.join("horda.db")).unwrap();
    let first = "(SELECT min(number) FROM game_table)";
    let id: String = database
        .query_row(&format!("SELECT id FROM game_table WHERE number = {first}"), [], |row| {
            row.get(0)
        })
        .unwrap();
    let change = format!("UPDATE turn SET digest = 'nonsense' WHERE number = {first}");
    database.execute(&change, []).unwrap();
    drop(database);
    let verified = run(&["verify"], &folder, None);
    let said = words(&verified);
    assert_eq!(verified.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("table {id}: it cannot be read, ")), "{said}");
    assert!(said.contains("2 of 3 tables are right"), "the others were checked: {said}");
}
