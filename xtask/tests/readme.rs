//! The first command of the README means the program.

use std::process::Command;

#[test]
fn cargo_run_starts_the_program_and_not_the_chores() {
    let output = Command::new(env!("CARGO"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .expect("cargo runs");
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let members = metadata["workspace_default_members"].as_array().expect("a list of crates");
    let names: Vec<&str> = members.iter().filter_map(|member| member.as_str()).collect();
    assert!(matches!(names.as_slice(), [only] if only.contains("crates/horda")), "{names:?}");
}
