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
    let body = r#"{"game":"zombiaki","seats":[{"who":"bot","bot":"random"},{"who":"bot","bot":"random"}]}"#;
    let opened = served.ask(&format!(
        "POST /api/tables HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    ));
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
