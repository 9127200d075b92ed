//! The golden playthroughs: whole games in words. A change of them is a change of the game.

#![expect(clippy::disallowed_methods, reason = "tests read the files of the repository")]

use std::path::Path;

use horda_gearup::options::Options;
use horda_gearup::shipped;
use horda_testkit::check_playthrough;

#[test]
fn golden_playthroughs_are_unchanged() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/playthroughs/gearup");
    let files = std::fs::read_dir(folder).map(|files| files.map(|it| it.unwrap().path()));
    let mut compared = 0;
    for path in files.into_iter().flatten() {
        let name = path.file_name().unwrap().to_string_lossy();
        let written = std::fs::read_to_string(&path).unwrap();
        check_playthrough(&rules, &name, &written).unwrap_or_else(|what| panic!("{what}"));
        compared += 1;
    }
    assert!(compared > 0, "Gear Up has no golden playthrough; run cargo xtask golden --update");
}
