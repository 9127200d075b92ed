//! How much memory a process holds.

use crate::error::LoadError;

/// Resident bytes of a process, as Linux counts them.
pub fn resident(process: u32) -> Result<u64, LoadError> {
    let path = format!("/proc/{process}/status");
    let text = std::fs::read_to_string(&path).map_err(|error| {
        LoadError::Own(format!("cannot read {path}: {error}; is --pid the server's?"))
    })?;
    resident_in(&text).ok_or_else(|| LoadError::Own(format!("{path} has no line VmRSS")))
}

/// Linux writes kB and means 1024 bytes.
fn resident_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_is_found() {
        let status = "Name:\thorda\nVmPeak:\t  9000 kB\nVmRSS:\t    1234 kB\nThreads:\t3\n";
        assert_eq!(resident_in(status), Some(1234 * 1024));
        assert_eq!(resident_in("Name:\tkthreadd\n"), None);
    }

    #[test]
    fn this_process_holds_something() {
        assert!(resident(std::process::id()).unwrap() > 100_000);
    }
}
