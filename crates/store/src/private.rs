//! Files and folders that only their owner may read. What is stored tells hidden cards, names and
//! what was said. On systems without such rights nothing is done.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Makes a folder that only its owner may enter; one that exists becomes so.
pub fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    close(path, 0o700)
}

/// Makes the file of a database that only its owner may read; one that exists becomes so, with
/// the files that SQLite keeps beside it. SQLite gives those the rights of the file when it makes
/// them.
pub(crate) fn private_database(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    let beside = ["-wal", "-shm"].map(|end| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    });
    let files = [path].into_iter().chain(beside.iter().map(PathBuf::as_path));
    files.filter(|file| file.exists()).try_for_each(|file| close(file, 0o600))
}

/// Takes from others the rights that they have. Nothing is changed where they have none: the
/// folder may belong to a person who gave it to this program alone.
#[cfg(unix)]
fn close(path: &Path, mode: u32) -> io::Result<()> {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;

    if metadata(path)?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    set_permissions(path, Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn close(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}
