//! A whole data file: TOML 1.1, where inline tables may span lines.

use toml::de::DeTable;

use crate::{Problems, TomlTable};

/// Reads a whole TOML 1.1 file.
///
/// Nothing is returned where the file is not TOML: a file read in part would miss keys that are
/// there.
pub fn parse<'a>(text: &'a str, problems: &'a Problems) -> Option<TomlTable<'a>> {
    let (root, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        problems.report(error.span().unwrap_or_default(), error.message(), None);
    }
    errors.is_empty().then(|| {
        let span = root.span();
        TomlTable::new(root.into_inner(), span, String::new(), problems)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Problem;

    /// Reads a text in some way and returns what was reported.
    fn problems_of(text: &str, read: impl FnOnce(&TomlTable<'_>)) -> Vec<String> {
        let problems = Problems::new("cards.toml", text);
        if let Some(table) = parse(text, &problems) {
            read(&table);
        }
        problems.into_sorted().iter().map(Problem::to_string).collect()
    }

    fn read_card(card: &TomlTable<'_>) {
        card.required::<String>("id");
        card.number("strength", 1..=5);
        card.number_or("copies", 1..=9, 1);
        card.choice("effect", &[("hit", 1), ("push", 2), ("noise", 3)]);
        card.choices("tags", &[("bulky", 1), ("loud", 2)]);
        card.flag("discards");
        card.optional::<Vec<String>>("notes");
        if let Some(title) = card.required_table("title") {
            title.required::<String>("pl");
            title.required::<String>("en");
            title.finish();
        }
        card.finish();
    }

    const BROKEN: &str = r#"[[card]]
id = "mine"
strength = "three"
effect = "psuh"
tags = [
    "bulky",
    "luod",
    7,
]
title = { pl = "Mina" }

[[card]]
id = 12
strenght = 2
copies = 10
effect = "knock_back"
discards = "yes"
notes = ["a", 1]
title = "Bomba"

[[card]]
id = "dog"
strength = 0
effect = "hit"
title = { pl = "Pies", en = "Dog", de = "Hund" }
"#;

    #[test]
    fn all_problems_of_a_broken_file_come_at_once() {
        let found = problems_of(BROKEN, |root| {
            root.tables("card").iter().for_each(read_card);
            root.finish();
        });
        let expected = [
            r#"3: "strength" must be a whole number, found text"#,
            r#"4: unknown effect "psuh"; did you mean "push"?"#,
            r#"7: unknown tags "luod"; did you mean "loud"?"#,
            r#"8: "tags" must be a list of texts, found a whole number"#,
            r#"10: missing key "en" in "card.title""#,
            r#"12: missing key "strength" in "card""#,
            r#"13: "id" must be text, found a whole number"#,
            r#"14: unknown key "strenght"; did you mean "strength"?"#,
            r#"15: "copies" must be from 1 to 9, found 10"#,
            r#"16: unknown effect "knock_back"; known: hit, push, noise"#,
            r#"17: "discards" must be true or false, found text"#,
            r#"18: "notes" must be a list of texts, found a whole number in the list"#,
            r#"19: "title" must be a table, found text"#,
            r#"23: "strength" must be from 1 to 5, found 0"#,
            r#"25: unknown key "de"; known: en, pl"#,
        ];
        assert_eq!(found, expected.map(|line| format!("cards.toml:{line}")));
    }

    #[test]
    fn files_that_are_not_toml_are_reported_by_line() {
        let found = problems_of("a = 1\nb = \nc = [1, 2\n", |_| panic!("no table to read"));
        assert!(found.iter().any(|line| line.starts_with("cards.toml:2: ")), "{found:?}");
        assert!(found.iter().any(|line| line.starts_with("cards.toml:3: ")), "{found:?}");
        let found = problems_of("a = 1\n\na = 2\n", |_| panic!("no table to read"));
        assert_eq!(found, ["cards.toml:3: duplicate key"]);
    }

    #[test]
    fn inline_tables_may_span_lines() {
        let text = "title = {\n    pl = \"Mina\", # with a comment\n    en = 7,\n}\n";
        let found = problems_of(text, |root| {
            let title = root.table("title").unwrap();
            assert_eq!(title.required::<String>("pl").as_deref(), Some("Mina"));
            assert_eq!(title.required::<String>("en"), None);
            assert_eq!(title.line(), 1);
        });
        assert_eq!(found, [r#"cards.toml:3: "en" must be text, found a whole number"#]);
    }
}
