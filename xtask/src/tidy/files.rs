//! The files that tidy looks at: everything that would be committed.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::rust_code::code_only;

/// Folders that are never part of the repository, for a copy of it without git.
const SKIPPED_FOLDERS: &[&str] = &["target", "node_modules", ".git", "artifacts", "corpus"];

/// Endings of files that no person writes or that are no text.
const SKIPPED_ENDINGS: &[&str] = &[".lock", ".svg", ".png"];

/// One file of the repository.
pub struct TextFile {
    /// Its path from the root, with slashes.
    pub path: String,
    /// What it says.
    pub text: String,
    /// For Rust, the same with comments and literals blanked; otherwise empty.
    pub code: String,
}

impl TextFile {
    /// A file with this path and this text.
    pub fn new(path: &str, text: &str) -> TextFile {
        let code = if path.ends_with(".rs") { code_only(text) } else { String::new() };
        TextFile { path: path.to_owned(), text: text.to_owned(), code }
    }

    /// Is it Rust?
    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Is it below a folder with this name?
    pub fn is_below(&self, folder: &str) -> bool {
        let folders = self.path.rsplit_once('/').map_or("", |(folders, _)| folders);
        folders.split('/').any(|it| it == folder)
    }

    /// Is it a file of tests as a whole?
    pub fn is_test(&self) -> bool {
        self.is_below("tests") || self.is_below("scenarios")
    }

    /// Where its tests begin: a whole file of tests is one from its start.
    pub fn tests_begin(&self) -> Option<usize> {
        if self.is_test() { Some(0) } else { self.code.find("#[cfg(test)]") }
    }

    /// Line of a byte, counted from one.
    pub fn line(&self, offset: usize) -> usize {
        self.text[..offset].matches('\n').count() + 1
    }
}

/// Every text file that git knows or would add; all of them where there is no git.
pub fn of_repository(root: &Path) -> Vec<TextFile> {
    let mut paths = listed_by_git(root).unwrap_or_else(|| walked(root));
    paths.retain(|path| !SKIPPED_ENDINGS.iter().any(|ending| path.ends_with(ending)));
    paths.sort();
    let read = |path: &String| {
        let text = fs::read_to_string(root.join(path)).ok()?;
        Some(TextFile::new(path, &text))
    };
    paths.iter().filter_map(read).collect()
}

fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let mut command = Command::new("git");
    command.current_dir(root).args(["ls-files", "-co", "--exclude-standard", "-z"]);
    let output = command.output().ok().filter(|output| output.status.success())?;
    let names = String::from_utf8(output.stdout).ok()?;
    Some(names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

fn walked(root: &Path) -> Vec<String> {
    let (mut found, mut folders) = (Vec::new(), vec![root.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name();
            if path.is_dir() {
                if !SKIPPED_FOLDERS.iter().any(|skipped| name == *skipped) {
                    folders.push(path);
                }
            } else if let Ok(inner) = path.strip_prefix(root) {
                found.push(inner.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn git_and_walking_find_this_file() {
        let root = crate::root();
        let own = "xtask/src/tidy/files.rs".to_owned();
        assert!(walked(&root).contains(&own));
        assert!(of_repository(&root).iter().any(|file| file.path == own));
    }

    #[test]
    fn tests_begin_where_they_are_marked() {
        let file = TextFile::new("src/a.rs", "//! \"#[cfg(test)]\"\nfn a() {}\n#[cfg(test)]\n");
        assert_eq!(file.tests_begin().map(|at| file.line(at)), Some(3));
        assert_eq!(TextFile::new("crates/a/tests/b.rs", "").tests_begin(), Some(0));
        assert_eq!(TextFile::new("crates/a/src/tests.rs", "").tests_begin(), None);
        assert!(TextFile::new("tests/scenarios/a.toml", "").is_test());
    }
}
