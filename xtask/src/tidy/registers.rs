//! The registers of rules, one per game: `content/<game>/rules.toml`.

use horda_content::Register;

use super::Finding;
use super::files::TextFile;

/// The register of one game.
pub struct GameRules {
    /// Where it stands.
    pub path: String,
    /// The two letters with which all its ids begin.
    pub prefix: String,
    /// The rules.
    pub register: Register,
}

/// Reads every register. What is wrong with one is a finding.
pub fn load(files: &[TextFile]) -> (Vec<GameRules>, Vec<Finding>) {
    let (mut registers, mut findings) = (Vec::new(), Vec::new());
    for file in files.iter().filter(|file| is_register(&file.path)) {
        match Register::load(&file.path, &file.text) {
            Ok(register) => registers.extend(game_rules(&file.path, register)),
            Err(problems) => findings.extend(problems.into_iter().map(|problem| {
                let way_out = problem.hint.unwrap_or_else(|| "see the entries around it".into());
                Finding::error(&file.path, problem.line, problem.what, way_out)
            })),
        }
    }
    (registers, findings)
}

fn is_register(path: &str) -> bool {
    matches!(path.split('/').collect::<Vec<_>>().as_slice(), ["content", _, "rules.toml"])
}

fn game_rules(path: &str, register: Register) -> Option<GameRules> {
    let prefix = register.iter().next()?.id.split('-').next()?.to_owned();
    Some(GameRules { path: path.to_owned(), prefix, register })
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
        assert_eq!(samples::register(&["ZK-MOVE-01"])[0].prefix, "ZK");
        assert!(!is_register("content/a/b/rules.toml"));
    }
}
