//! Every scenario file of the repository, each rule named by the cases that would see it broken.

#![expect(clippy::disallowed_methods, reason = "tests read the files of the repository")]

use std::path::Path;

use horda_content::Register;
use horda_gearup::options::Options;
use horda_gearup::shipped;
use horda_testkit::run_scenarios;

#[test]
fn every_scenario_holds() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let register = Register::load(shipped::RULES.file, shipped::RULES.text);
    let register = register.expect("the shipped register is right");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/scenarios/gearup");
    let files = std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    let (mut ran, mut wrong) = (0, Vec::new());
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy();
        let outcome = run_scenarios(&rules, &name, &std::fs::read_to_string(&path).unwrap());
        ran += outcome.ran;
        wrong.extend(outcome.wrong(&name, &register));
    }
    assert!(wrong.is_empty(), "{} problems in {ran} scenarios:\n{}", wrong.len(), wrong.join("\n"));
    assert!(ran > 0, "no scenario was found");
}
