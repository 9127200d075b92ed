//! The house rules hold in the whole repository, so that `cargo test` runs them too.

use std::process::Command;

#[test]
fn the_repository_is_tidy() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("tidy").output();
    let output = output.expect("the chores run");
    let (said, verdict) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{verdict}");
}
