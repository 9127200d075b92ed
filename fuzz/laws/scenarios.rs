//! The scenarios of the repository, one by one: a file with one broken case runs none of them,
//! so whole files would hardly ever reach the rules.

use std::path::Path;

/// Every case of every scenario file of this folder, each as a file of its own.
pub fn single_cases(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).expect("the scenarios lie in their folder");
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    let mut cases = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a scenario file is text");
        let mut parts = text.split("[[scenario]]");
        let head = parts.next().unwrap_or_default();
        cases.extend(parts.map(|case| format!("{head}[[scenario]]{case}")));
    }
    cases
}
