//! The page: built by `cargo xtask web`, committed in `web/dist`, embedded in the program.
//!
//! Running Horda needs no Node. Changing the page does, and `check` compares what is committed
//! with what the sources give.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::check::carry_out;
use crate::kill_test::build_programs;

const DIST: &str = "web/dist";
/// Where Debian and others put the browser that the tests drive.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Builds the page.
pub fn build(root: &Path) -> Result<(), String> {
    install(root)?;
    npm(root, &["run", "build"])?;
    println!("web: wrote {DIST}");
    Ok(())
}

/// Checks format, lints and types, runs the tests of the page and compares what is committed
/// with a fresh build.
pub fn check(root: &Path) -> Result<(), String> {
    install(root)?;
    npm(root, &["run", "lint"])?;
    npm(root, &["run", "check"])?;
    npm(root, &["test"])?;
    let fresh = root.join("target/web");
    let target = fresh.display().to_string();
    npm(root, &["run", "build", "--", "--outDir", &target, "--emptyOutDir"])?;
    match first_difference(&root.join(DIST), &fresh) {
        None => Ok(()),
        Some(name) => Err(format!(
            "{DIST} is not what the sources give: {} differs\nrun: cargo xtask web",
            name.display()
        )),
    }
}

/// Plays in a real browser against a real server.
pub fn browser(root: &Path) -> Result<(), String> {
    install(root)?;
    let browser = find_browser()?;
    let programs = build_programs(root)?;
    let mut command = npm_command(root)?;
    command.args(["run", "browser"]).env("HORDA", programs.join("horda"));
    carry_out(command.env("BROWSER", browser), "npm run browser")
}

fn install(root: &Path) -> Result<(), String> {
    let (lock, done) = ("web/package-lock.json", "web/node_modules/.package-lock.json");
    let changed = |path: &str| fs::metadata(root.join(path)).and_then(|it| it.modified()).ok();
    if changed(done).is_some_and(|done| changed(lock).is_none_or(|lock| lock <= done)) {
        return Ok(());
    }
    npm(root, &["ci", "--no-audit", "--no-fund"])
}

/// The browser, installed if this is a machine where that is possible.
fn find_browser() -> Result<PathBuf, String> {
    let found = || BROWSERS.into_iter().find_map(on_path);
    if let Some(browser) = found() {
        return Ok(browser);
    }
    println!("web: no Chromium here; trying to install Debian's");
    let _ = Command::new("apt-get").args(["update", "-qq"]).status();
    let _ = Command::new("apt-get")
        .args(["install", "--yes", "-qq", "--no-install-recommends", "chromium"])
        .status();
    found().ok_or_else(|| {
        "the browser tests need Chromium, which cannot be installed here; \
         install it (Debian: apt-get install chromium) and run again"
            .to_owned()
    })
}

fn on_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

fn npm(root: &Path, arguments: &[&str]) -> Result<(), String> {
    let shown = format!("npm {}", arguments.join(" "));
    println!("$ {shown}");
    carry_out(npm_command(root)?.args(arguments), &shown)
}

fn npm_command(root: &Path) -> Result<Command, String> {
    let mut command = Command::new("npm");
    command.current_dir(root.join("web"));
    let known = Command::new("npm").arg("--version").stdout(Stdio::null()).status();
    match known {
        Ok(status) if status.success() => Ok(command),
        _ => Err("npm is missing: the page is built with Node 20.19 or newer; \
                  install nodejs and npm and run again"
            .to_owned()),
    }
}

/// The first file that two folders do not have in common.
pub fn first_difference(one: &Path, other: &Path) -> Option<PathBuf> {
    let (one, other) = (files(one), files(other));
    let mut names = one.keys().chain(other.keys());
    names.find(|name| one.get(*name) != other.get(*name)).cloned()
}

/// Every file below a folder with its bytes.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(inner) = path.strip_prefix(folder) {
                found.insert(inner.to_owned(), fs::read(&path).unwrap_or_default());
            }
        }
    }
    found
}
