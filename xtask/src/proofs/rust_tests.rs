//! Rust tests, and the rules that they are named after.

/// Is a test held to the rule in its name?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// `#[rule_test]`: it fails if it does not get to the rule.
    ToItsRule,
    /// A plain `#[test]`.
    None,
}

/// A test function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustTest {
    /// Its file.
    pub file: String,
    /// Its name.
    pub name: String,
    /// The rules that the name begins with.
    pub rules: Vec<String>,
    /// What holds it to them.
    pub hold: Hold,
}

impl RustTest {
    /// What the name says, and the file.
    pub fn title(&self) -> String {
        let mut rest = self.name.as_str();
        while let Some((_, more)) = leading_rule(rest) {
            rest = more;
        }
        format!("{} ({})", rest.replace('_', " "), self.file)
    }
}

/// The tests of a file.
pub fn tests_in(file: &str, text: &str) -> Vec<RustTest> {
    let mut tests = Vec::new();
    let mut hold = None;
    for line in text.lines().map(str::trim) {
        if line == "#[test]" {
            hold = Some(Hold::None);
        } else if line.starts_with("#[") && line.ends_with("rule_test]") {
            hold = Some(Hold::ToItsRule);
        } else if let Some(rest) = line.strip_prefix("fn ") {
            let name = rest.split('(').next().unwrap_or_default();
            tests.extend(hold.take().map(|hold| RustTest {
                file: file.to_owned(),
                name: name.to_owned(),
                rules: rules_in(name),
                hold,
            }));
        }
    }
    tests
}

fn rules_in(name: &str) -> Vec<String> {
    let (mut rest, mut rules) = (name, Vec::new());
    while let Some((rule, more)) = leading_rule(rest) {
        rules.push(rule);
        rest = more;
    }
    rules
}

/// The rule that a name begins with, as `zk_move_04_front_first` does, and what follows it.
fn leading_rule(name: &str) -> Option<(String, &str)> {
    let mut words = name.splitn(4, '_');
    let (game, area, number) = (words.next()?, words.next()?, words.next()?);
    let is_rule = game.len() == 2 && number.len() == 2 && number.parse::<u8>().is_ok();
    let id = format!("{game}-{area}-{number}").to_uppercase();
    is_rule.then(|| (id, words.next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_named_after_rules_are_found() {
        let text = "#[test]\nfn zk_move_04_front_first() {\n}\nfn helper() {}\n\
                    #[horda_derive::rule_test]\nfn zt_gap_01_zt_gap_04_a_board() {\n";
        let tests = tests_in("a.rs", text);
        assert_eq!(tests.len(), 2);
        assert_eq!(
            (tests[0].rules.as_slice(), tests[0].hold),
            (&["ZK-MOVE-04".into()][..], Hold::None)
        );
        assert_eq!(tests[1].rules, ["ZT-GAP-01", "ZT-GAP-04"]);
        assert_eq!(tests[1].hold, Hold::ToItsRule);
        assert_eq!(tests[1].title(), "a board (a.rs)");
    }
}
