//! The registers of rules: `content/<game>/rules.toml`, and one for each expansion in its folder.

use std::collections::BTreeSet;

use horda_content::Register;

use super::Finding;
use super::files::TextFile;

/// The register of one game or expansion.
pub struct GameRules {
    /// Where it stands.
    pub path: String,
    /// The two letters with which its ids begin; an expansion may restate rules under others.
    pub prefixes: BTreeSet<String>,
    /// The rules.
    pub register: Register,
}

/// Reads every register. What is wrong with one is a finding.
pub fn load(files: &[TextFile]) -> (Vec<GameRules>, Vec<Finding>) {
    let (mut registers, mut findings) = (Vec::new(), Vec::new());
    for file in files.iter().filter(|file| is_register(&file.path)) {
        match Register::load(&file.path, &file.text) {
            Ok(register) => registers.push(game_rules(&file.path, register)),
            Err(problems) => findings.extend(problems.into_iter().map(|problem| {
                let way_out = problem.hint.unwrap_or_else(|| "see the entries around it".into());
                Finding::error(&file.path, problem.line, problem.what, way_out)
            })),
        }
    }
    (registers, findings)
}

fn is_register(path: &str) -> bool {
    let folders: Vec<_> = path.split('/').collect();
    matches!(folders[..], ["content", _, "rules.toml"] | ["content", _, _, "rules.toml"])
}

fn game_rules(path: &str, register: Register) -> GameRules {
    let prefix = |id: &str| id.split('-').next().map(str::to_owned);
    let prefixes = register.iter().filter_map(|rule| prefix(&rule.id)).collect();
    GameRules { path: path.to_owned(), prefixes, register }
}

#[cfg(test)]
pub mod samples {
    //! A small register for the tests of other checks.

    use super::*;

    /// A register with these ids.
    pub fn register(ids: &[&str]) -> Vec<GameRules> {
        let entry = |id: &&str| {
            let words = "{ pl = \"a\", en = \"b\" }";
            format!(
                "[[rule]]\nid = \"{id}\"\nkind = \"rule\"\nsource = \"L1\"\ntitle = {words}\ntext = {words}\n"
            )
        };
        let text: String = ids.iter().map(entry).collect();
        let (registers, findings) = load(&[TextFile::new("content/a/rules.toml", &text)]);
        assert_eq!(findings, []);
        registers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_register_is_a_finding() {
        let file = TextFile::new("content/a/rules.toml", "[[rule]]\nid = \"ZK-A-1\"\n");
        let (registers, findings) = load(&[file]);
        assert!(registers.is_empty());
        assert!(findings.iter().any(|it| it.line == 2 && it.what.contains("ZK-A-1")));
    }

    #[test]
    fn the_prefix_comes_from_the_ids() {
        let register = samples::register(&["WZ-M1-01", "ZC-RND-01", "WZ-M1-02"]);
        assert_eq!(Vec::from_iter(&register[0].prefixes), ["WZ", "ZC"]);
        assert!(is_register("content/a/b/rules.toml") && !is_register("content/a/b.toml"));
    }
}
