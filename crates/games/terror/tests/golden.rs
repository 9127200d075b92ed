//! The golden playthroughs: whole games in words. A change of them is a change of the game.

#![expect(clippy::disallowed_methods, reason = "tests read the files of the repository")]

use std::path::Path;

use horda_terror::options::Options;
use horda_terror::shipped;
use horda_testkit::playthrough;

const WAY_OUT: &str = "if the change is meant, run cargo xtask golden --update and say in the \
                       commit why the game changed";

#[test]
fn golden_playthroughs_are_unchanged() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/playthroughs/terror");
    let files = std::fs::read_dir(folder).map(|files| files.map(|it| it.unwrap().path()));
    let mut compared = 0;
    for path in files.into_iter().flatten() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let seed = name.strip_prefix("seed-").and_then(|rest| rest.strip_suffix(".txt"));
        let seed = seed.and_then(|seed| seed.parse().ok());
        let seed = seed.unwrap_or_else(|| panic!("{name} is not named seed-N.txt"));
        let written = std::fs::read_to_string(&path).unwrap();
        compare(&name, &written, &playthrough(&rules, seed));
        compared += 1;
    }
    assert!(compared > 0, "Terror has no golden playthrough; run cargo xtask golden --update");
}

/// Fails with the first line that differs, and with how to go on.
fn compare(name: &str, written: &str, played: &str) {
    let different = (1..).zip(written.lines().zip(played.lines())).find(|(_, (a, b))| a != b);
    if let Some((line, (written, played))) = different {
        panic!("{name}:{line}: written \"{written}\", played \"{played}\"; {WAY_OUT}");
    }
    assert!(written == played, "{name}: one game is longer than the other; {WAY_OUT}");
}
