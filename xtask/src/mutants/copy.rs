//! A copy of the repository that may be broken. Only what changed is copied again, so that builds
//! stay incremental.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Makes the copy what the repository is now.
pub fn refresh(root: &Path, copy: &Path) -> Result<(), String> {
    let mut command = Command::new("git");
    command.current_dir(root).args(["ls-files", "-co", "--exclude-standard", "-z"]);
    let output = command.output().map_err(|error| format!("git ls-files: {error}"))?;
    let names = String::from_utf8_lossy(&output.stdout).into_owned();
    let files: BTreeSet<&str> = names.split('\0').filter(|name| !name.is_empty()).collect();
    if files.is_empty() {
        return Err("git lists no files to copy".to_owned());
    }
    let list = copy.with_extension("list");
    for old in fs::read_to_string(&list).unwrap_or_default().split('\0') {
        if !files.contains(old) {
            // A file that is not there any more need not be removed twice.
            let _ = fs::remove_file(copy.join(old));
        }
    }
    files.iter().try_for_each(|file| copy_file(&root.join(file), &copy.join(file)))?;
    write(&list, names.as_bytes())
}

fn copy_file(from: &Path, to: &Path) -> Result<(), String> {
    // Deleted and not committed yet.
    let Ok(bytes) = fs::read(from) else { return Ok(()) };
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write(to, &bytes)
}

/// Writes a file, or says which could not be written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}
