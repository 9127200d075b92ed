//! The register of rules of a game: every rule under an id, in our own words.
//!
//! Code, tests and refusals name rules by id. Ids are never reused, so the register only grows.

use std::collections::BTreeMap;

use crate::{Language, Problem, Problems, Source, TomlTable, parse, suggest};

/// One entry of a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Id such as `ZK-MOVE-04`.
    pub id: String,
    /// What sort of entry this is.
    pub kind: RuleKind,
    /// Where in the printed rules it comes from, such as `L133-134`.
    pub source: String,
    /// The option of the game that switches the rule.
    pub option: Option<String>,
    /// The Rust test that holds a rule which no branch carries out: a definition, a count of
    /// components.
    pub held_by: Option<String>,
    /// Rules that this one restates, in another book of the game: a test that hits all of them has
    /// got to this one.
    pub same: Vec<String>,
    /// A few words to know it by.
    pub title: Bilingual,
    /// What it says.
    pub text: Bilingual,
}

/// What sort of entry a rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleKind {
    /// A sentence of the printed rules.
    Rule,
    /// An example of the printed rules.
    Example,
    /// A worked case with a known outcome.
    Vector,
    /// A reading that we chose where the printed rules can be read in several ways.
    Ruling,
    /// A question that the printed rules leave open.
    Gap,
}

impl RuleKind {
    /// All kinds with the words by which registers name them.
    pub const WORDS: [(&str, RuleKind); 5] = [
        ("rule", RuleKind::Rule),
        ("example", RuleKind::Example),
        ("vector", RuleKind::Vector),
        ("ruling", RuleKind::Ruling),
        ("gap", RuleKind::Gap),
    ];
}

/// The same words in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bilingual {
    /// Polish.
    pub pl: String,
    /// English.
    pub en: String,
}

impl Bilingual {
    /// The words in one language.
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::Pl => &self.pl,
            Language::En => &self.en,
        }
    }
}

/// The rules of one game, in the order of their file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Register {
    rules: Vec<Rule>,
    places: BTreeMap<String, usize>,
}

impl Register {
    /// Reads a register from the text of a file.
    pub fn load(file: &str, text: &str) -> Result<Register, Vec<Problem>> {
        let problems = Problems::new(file, text);
        let rules = read_rules(text, &problems);
        if !problems.is_empty() {
            return Err(problems.into_sorted());
        }
        let places = rules.iter().enumerate().map(|(at, rule)| (rule.id.clone(), at)).collect();
        Ok(Register { rules, places })
    }

    /// Reads a register that stands in several files: of a game and of its expansions.
    pub fn of(files: &[Source<'_>]) -> Result<Register, Vec<Problem>> {
        let mut all = Register::default();
        let mut problems = Vec::new();
        for file in files {
            match Register::load(file.file, file.text) {
                Ok(register) => problems.extend(all.add(file, register)),
                Err(found) => problems.extend(found),
            }
        }
        if problems.is_empty() {
            problems.extend(files.last().map_or(Vec::new(), |file| all.check_same(file.file)));
        }
        if problems.is_empty() { Ok(all) } else { Err(problems) }
    }

    /// What a rule restates must be there, and restate nothing itself.
    fn check_same(&self, file: &str) -> Vec<Problem> {
        let pairs = self.rules.iter().flat_map(|rule| rule.same.iter().map(move |id| (rule, id)));
        let wrong = pairs.filter(|(_, id)| self.get(id).is_none_or(|it| !it.same.is_empty()));
        let problem = |(rule, id): (&Rule, &String)| Problem {
            file: file.to_owned(),
            line: 1,
            what: format!("{} is the same as \"{id}\", which is no rule of its own", rule.id),
            hint: self.nearest(id).map(|near| format!("did you mean {near}?")),
        };
        wrong.map(problem).collect()
    }

    /// Adds the rules of another file, and reports ids that were there before.
    fn add(&mut self, file: &Source<'_>, more: Register) -> Vec<Problem> {
        let mut problems = Vec::new();
        for rule in more.rules {
            let place = self.rules.len();
            if self.places.insert(rule.id.clone(), place).is_some() {
                let what = format!("id \"{}\" is in another file of the register too", rule.id);
                problems.push(Problem { file: file.file.to_owned(), line: 1, what, hint: None });
            }
            self.rules.push(rule);
        }
        problems
    }

    /// The rule with this id.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.places.get(id).map(|&at| &self.rules[at])
    }

    /// All rules in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = &Rule> {
        self.rules.iter()
    }

    /// The rules in which all these words occur: in id, title or text, in either language.
    /// Case and Polish diacritics do not matter, and a part of a word is enough. No words at
    /// all are found in every rule.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words = folded(words);
        let is_found = |rule: &&Rule| {
            let haystack = haystack(rule);
            words.split_whitespace().all(|word| haystack.contains(word))
        };
        self.iter().filter(is_found).collect()
    }

    /// The id that was probably meant.
    pub fn nearest(&self, id: &str) -> Option<&str> {
        suggest::nearest(id, self.rules.iter().map(|rule| rule.id.as_str()))
    }
}

fn read_rules(text: &str, problems: &Problems) -> Vec<Rule> {
    let Some(root) = parse(text, problems) else { return Vec::new() };
    let mut lines = BTreeMap::new();
    let mut rules = Vec::new();
    for table in root.tables("rule") {
        rules.extend(read_rule(&table));
        check_id(&table, &mut lines);
    }
    root.finish();
    rules
}

fn read_rule(table: &TomlTable<'_>) -> Option<Rule> {
    // Each key is read before any is found missing, so that all problems are reported.
    let id = table.required("id");
    let kind = table.choice("kind", &RuleKind::WORDS);
    let source = table.required("source");
    let option = table.optional("option");
    let held_by = table.optional("held-by");
    let same = table.words("same").into_iter().map(|word| word.text).collect();
    let title = read_bilingual(table, "title");
    let text = read_bilingual(table, "text");
    table.finish();
    let (id, kind, source) = (id?, kind?, source?);
    Some(Rule { id, kind, source, option, held_by, same, title: title?, text: text? })
}

fn read_bilingual(table: &TomlTable<'_>, key: &str) -> Option<Bilingual> {
    let words = table.required_table(key)?;
    let [pl, en] = Language::ALL.map(|language| {
        let said = words.required::<String>(language.code());
        if said.as_ref().is_some_and(|said| said.trim().is_empty()) {
            words.problem(Some(language.code()), format!("{key} in {language} is empty"), None);
        }
        said
    });
    words.finish();
    Some(Bilingual { pl: pl?, en: en? })
}

/// Reports an id that has a bad form or was there before; `lines` holds the earlier ones.
fn check_id(table: &TomlTable<'_>, lines: &mut BTreeMap<String, usize>) {
    let Some(id) = table.optional::<String>("id") else { return };
    if !is_well_formed(&id) {
        let hint = "ids look like ZK-MOVE-04".to_owned();
        table.problem(Some("id"), format!("ill-formed id \"{id}\""), Some(hint));
    }
    if let Some(line) = lines.get(&id) {
        let hint = format!("the first is at line {line}");
        table.problem(Some("id"), format!("id \"{id}\" is used twice"), Some(hint));
    } else {
        lines.insert(id, table.line());
    }
}

/// Two capitals for the game, capitals and perhaps a number for the area, two digits.
fn is_well_formed(id: &str) -> bool {
    let parts: Vec<&str> = id.split('-').collect();
    let [game, area, number] = parts[..] else { return false };
    let capitals = |part: &str| part.bytes().all(|byte| byte.is_ascii_uppercase());
    let letters = area.trim_end_matches(|sign: char| sign.is_ascii_digit());
    game.len() == 2
        && capitals(game)
        && !letters.is_empty()
        && capitals(letters)
        && number.len() == 2
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

fn haystack(rule: &Rule) -> String {
    let Rule { id, kind: _, source: _, option: _, held_by: _, same: _, title, text } = rule;
    folded(&[id, &title.pl, &title.en, &text.pl, &text.en].map(String::as_str).join("\n"))
}

/// Small letters without Polish marks, so that `smietnik` is found in `Śmietnik`.
fn folded(text: &str) -> String {
    let plain = |letter| match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"
[[rule]]
id = "ZK-MOVE-04"
kind = "rule"
source = "L133-134"
title = { pl = "Ruch na Śmietnik", en = "Moving into the dump" }
text = { pl = "Zombiak wchodzi na śmietnik.", en = "A zombie enters the dump." }

[[rule]]
id = "ZK-CAR-01"
kind = "ruling"
source = "L12"
option = "cleanup"
held-by = "cars_are_yellow"
title = { pl = "Żółty samochód", en = "Yellow car" }
text = {
    pl = "Samochód stoi.",
    en = "The car does not move.",
}
"#;

    fn ids(rules: Vec<&Rule>) -> Vec<&str> {
        rules.into_iter().map(|rule| rule.id.as_str()).collect()
    }

    #[test]
    fn rules_are_found_by_id_and_in_order() {
        let register = Register::load("rules.toml", GOOD).unwrap();
        assert_eq!(ids(register.iter().collect()), ["ZK-MOVE-04", "ZK-CAR-01"]);
        let rule = register.get("ZK-CAR-01").unwrap();
        assert_eq!((rule.kind, rule.source.as_str()), (RuleKind::Ruling, "L12"));
        assert_eq!(rule.option.as_deref(), Some("cleanup"));
        assert_eq!(rule.held_by.as_deref(), Some("cars_are_yellow"));
        assert_eq!(rule.title.in_language(Language::Pl), "Żółty samochód");
        assert_eq!(rule.text.in_language(Language::En), "The car does not move.");
        assert_eq!(register.get("ZK-CAR-1"), None);
        assert_eq!(register.nearest("ZK-CAR-1"), Some("ZK-CAR-01"));
        assert_eq!(register.nearest("combat"), None);
    }

    #[test]
    fn search_ignores_case_and_polish_marks() {
        let register = Register::load("rules.toml", GOOD).unwrap();
        for words in ["smietnik", "ŚMIETNIK", "dump zombiak", "move-04", "enters  ruch"] {
            assert_eq!(ids(register.search(words)), ["ZK-MOVE-04"], "{words}");
        }
        assert_eq!(ids(register.search("zolty")), ["ZK-CAR-01"]);
        assert_eq!(ids(register.search("move")), ["ZK-MOVE-04", "ZK-CAR-01"]);
        assert_eq!(ids(register.search("smietnik car")), [""; 0]);
        assert_eq!(register.search(" ").len(), 2);
    }

    #[test]
    fn all_problems_of_a_register_come_at_once() {
        let text = r#"[[rule]]
id = "ZK-MOVE-4"
kind = "rulling"
source = 133
title = { pl = " ", en = "Move" }
text = { pl = "Ruch" }

[[rule]]
id = "ZK-MOVE-4"
kind = "gap"
soruce = "L1"
title = { pl = "Ruch", en = "Move" }
"#;
        let expected = [
            r#"2: ill-formed id "ZK-MOVE-4"; ids look like ZK-MOVE-04"#,
            r#"3: unknown kind "rulling"; did you mean "ruling"?"#,
            r#"4: "source" must be text, found a whole number"#,
            r#"5: title in pl is empty"#,
            r#"6: missing key "en" in "rule.text""#,
            r#"8: missing key "source" in "rule""#,
            r#"8: missing key "text" in "rule""#,
            r#"9: id "ZK-MOVE-4" is used twice; the first is at line 1"#,
            r#"9: ill-formed id "ZK-MOVE-4"; ids look like ZK-MOVE-04"#,
            r#"11: unknown key "soruce"; did you mean "source"?"#,
        ];
        let problems = Register::load("rules.toml", text).unwrap_err();
        let found: Vec<String> = problems.iter().map(Problem::to_string).collect();
        assert_eq!(found, expected.map(|line| format!("rules.toml:{line}")));
    }

    #[test]
    fn an_expansion_adds_rules_and_repeats_none() {
        let more = GOOD.replace("ZK-", "ZX-");
        let files = [
            Source { file: "rules.toml", text: GOOD },
            Source { file: "more/rules.toml", text: &more },
        ];
        let register = Register::of(&files).unwrap();
        let all = ["ZK-MOVE-04", "ZK-CAR-01", "ZX-MOVE-04", "ZX-CAR-01"];
        assert_eq!(ids(register.iter().collect()), all);
        let restated = more.replace("source =", "same = [\"ZK-CAR-01\"]\nsource =");
        let same = Register::of(&[files[0], Source { text: &restated, ..files[1] }]).unwrap();
        assert_eq!(same.get("ZX-CAR-01").unwrap().same, ["ZK-CAR-01"]);
        let lost = Register::of(&[Source { text: &restated, ..files[1] }]).unwrap_err();
        assert!(lost[0].what.contains("ZK-CAR-01"), "{lost:?}");
        let twice = Register::of(&[files[0], files[0]]).unwrap_err();
        assert!(twice[0].what.contains("ZK-MOVE-04"), "{twice:?}");
    }

    #[test]
    fn ids_have_one_form() {
        assert!(is_well_formed("ZK-MOVE-04") && is_well_formed("WZ-M10-04"));
        let bad = ["", "ZK", "ZK-MOVE", "ZK-MOVE-4", "ZK-MOVE-004", "zk-MOVE-04", "ZK-move-04"];
        for id in bad.into_iter().chain([
            "Z-MOVE-04",
            "ZK--04",
            "ZK-MOVE-O4",
            "ZK-MOVE-04-1",
            "ŻK-MOVE-04",
        ]) {
            assert!(!is_well_formed(id), "{id}");
        }
    }
}
