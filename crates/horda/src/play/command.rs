//! Commands that are typed at the prompt. Words of both languages are always understood.

/// Something typed.
#[derive(Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// An offer by its number, counted from 1.
    Offer(usize),
    /// `? 3`: what would this offer do?
    Explain(usize),
    /// `? words`: which rule speaks of this?
    Rule(&'a str),
    /// `?`: how does this work?
    Help,
    /// What would a strong bot do?
    Hint,
    Undo,
    /// Perhaps with a file.
    Save(Option<&'a str>),
    Quit,
    /// An action in its written form, legal or not.
    Action(&'a str),
    /// Nothing.
    Again,
}

pub fn read(line: &str) -> Command<'_> {
    let line = line.trim();
    if let Some(question) = line.strip_prefix('?') {
        let question = question.trim();
        return match question.parse() {
            Ok(number) => Command::Explain(number),
            Err(_) if question.is_empty() => Command::Help,
            Err(_) => Command::Rule(question),
        };
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "" => Command::Again,
        "hint" | "podpowiedź" | "podpowiedz" | "h" => Command::Hint,
        "undo" | "cofnij" | "u" => Command::Undo,
        "save" | "zapisz" => Command::Save((!rest.is_empty()).then_some(rest.trim())),
        "quit" | "exit" | "koniec" | "q" => Command::Quit,
        "help" | "pomoc" => Command::Help,
        _ => match line.parse() {
            Ok(number) => Command::Offer(number),
            Err(_) => Command::Action(line),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_numbers_questions_and_words() {
        assert_eq!(read(" 3 "), Command::Offer(3));
        assert_eq!(read("?3"), Command::Explain(3));
        assert_eq!(read("? ZK-MOVE-04"), Command::Rule("ZK-MOVE-04"));
        assert_eq!(read("?"), Command::Help);
        assert_eq!(read("cofnij"), Command::Undo);
        assert_eq!(read("podpowiedź"), Command::Hint);
        assert_eq!(read("save a.horda"), Command::Save(Some("a.horda")));
        assert_eq!(read("zapisz"), Command::Save(None));
        assert_eq!(read("play shot T1"), Command::Action("play shot T1"));
        assert_eq!(read(""), Command::Again);
    }
}
