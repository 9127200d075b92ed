//! Which names people may choose.

use horda_kit::Phrase;
use horda_protocol::ProblemKind;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};

use crate::problem::Failure;

/// Letters that a name may have.
const LONGEST: usize = 32;
/// Marks that may stand on one letter, such as accents.
const MOST_MARKS: usize = 2;

/// A name that others can read, or why it is none.
pub(crate) fn checked(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    if name.chars().count() > LONGEST {
        let phrase = Phrase::new("problem-name-length").number("most", LONGEST as i64);
        return Err(Failure::saying(ProblemKind::Unfit, phrase));
    }
    if has_unseen(name) || has_stacks(name) {
        return Err(Failure::new(ProblemKind::Unfit, "problem-name-letters"));
    }
    Ok(name.to_owned())
}

/// Is there a character that nobody sees, or that changes the order of others? It could make a
/// name look like another. Those that join the parts of one emoji are seen.
fn has_unseen(name: &str) -> bool {
    let before = [None].into_iter().chain(name.chars().map(Some));
    before.zip(name.chars()).any(|(before, letter)| {
        let joins = matches!(letter, '\u{200d}' | '\u{fe0f}');
        let after_emoji =
            before.is_some_and(|it| it == '\u{fe0f}' || !it.is_ascii() && it.is_emoji_char());
        is_unseen(letter) && !(joins && after_emoji)
    })
}

fn is_unseen(letter: char) -> bool {
    // Letters and marks that are drawn as nothing.
    let blank = matches!(letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}'
        | '\u{ffa0}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{e0100}'..='\u{e01ef}');
    let group = letter.general_category_group();
    blank
        || group == GeneralCategoryGroup::Other
        || group == GeneralCategoryGroup::Separator && letter != ' '
}

/// Is there a mark without a letter, or a tower of them?
fn has_stacks(name: &str) -> bool {
    let mut marks = MOST_MARKS;
    name.chars().any(|letter| {
        let category = letter.general_category();
        let mark =
            matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
        marks = if mark && letter != '\u{fe0f}' { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_name(name: &str) -> bool {
        checked(name).is_ok_and(|kept| kept == name)
    }

    #[test]
    fn names_of_all_languages_are_names() {
        for name in [
            "",
            "Ada",
            "Żółć",
            "Zo\u{308}e",
            "Nguyễn Văn",
            "Nguye\u{302}\u{303}n",
            "Юлія",
            "יוסף",
            "محمد",
            "佐藤",
            "สมชาย",
            "प्रिया",
            "O'Neil-3",
            "<b>Ada</b>",
            "❤\u{fe0f}",
            "👩\u{200d}🚀",
            "🧟",
        ] {
            assert!(is_name(name), "{name:?}");
        }
    }

    #[test]
    fn what_nobody_sees_is_refused() {
        for letter in [
            '\0',
            '\u{7}',
            '\n',
            '\u{85}',
            '\u{ad}',
            '\u{a0}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2066}',
            '\u{2028}',
            '\u{2800}',
            '\u{3000}',
            '\u{3164}',
            '\u{feff}',
            '\u{fe0f}',
            '\u{e000}',
            '\u{e0041}',
            '\u{e0101}',
            '\u{115f}',
        ] {
            assert!(!is_name(&format!("A{letter}da")), "{letter:?}");
        }
    }

    #[test]
    fn a_tower_of_marks_is_refused() {
        assert!(!is_name("Z\u{321}\u{347}\u{33c}algo"));
        assert!(!is_name("\u{301}Ada"), "a mark needs a letter");
    }

    #[test]
    fn a_name_is_short_and_its_ends_are_letters() {
        assert!(!is_name(&"x".repeat(33)));
        assert_eq!(checked("  Ada  ").ok().as_deref(), Some("Ada"));
    }
}
