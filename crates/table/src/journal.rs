//! The journal of a game as text, documented in `docs/journal.md`.

use std::fmt::Write as _;

use horda_content::{Problem, did_you_mean};
use serde::{Deserialize, Serialize};

use crate::{Digest, Identity, Ruling};

/// First line of every journal; the number goes up when the format changes.
const TITLE: &str = "horda journal 1";

/// What was played: the identity of the table and one line per action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// What was played.
    pub identity: Identity,
    /// Names of the winners, or nothing while the game runs.
    pub result: Option<String>,
    /// What the game handed over at its end, if it hands over anything.
    pub outcome: Option<String>,
    /// The deal (line 0) and every action.
    pub lines: Vec<Line>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The seat's name; `deal` for line 0, `rules` where the rules changed.
    pub seat: String,
    /// The written action; empty for line 0, the new version where the rules changed.
    pub action: String,
    /// Every answer of luck: the question and the written answer.
    pub answers: Vec<(String, String)>,
    /// The digest of the position after it, chained to the one before.
    pub digest: Digest,
}

impl Journal {
    /// The text of the journal.
    pub fn write(&self) -> String {
        let mut text = format!("{TITLE}\n");
        let identity = &self.identity;
        let mut header = |key: &str, value: &str| {
            let _ = writeln!(text, "{key}: {value}");
        };
        header("game", &identity.game);
        header("rules", &identity.rules_version.to_string());
        header("content", &identity.content);
        for line in identity.document.iter().flat_map(|text| text.lines()) {
            header("document", line);
        }
        for ruling in &identity.rulings {
            header("ruling", &format!("{} {}={}", ruling.rule, ruling.option, ruling.value));
        }
        for (seat, holder) in &identity.seats {
            header("seat", &format!("{seat} {holder}"));
        }
        header("result", self.result.as_deref().unwrap_or("unfinished"));
        for line in self.outcome.iter().flat_map(|text| text.lines()) {
            header("outcome", line);
        }
        text.push('\n');
        for (number, line) in self.lines.iter().enumerate() {
            let mut answers = String::new();
            for (tag, answer) in &line.answers {
                let _ = write!(answers, " {tag}={answer}");
            }
            let action = format!("{} {}", line.seat, line.action);
            let _ = writeln!(text, "{number} {} |{answers} | {}", action.trim_end(), line.digest);
        }
        text
    }

    /// Reads what [`Journal::write`] writes; says everything that is wrong. Lines that begin
    /// with `#` are remarks.
    pub fn read(file: &str, text: &str) -> Result<Journal, Vec<Problem>> {
        let mut reader = Reader { file, problems: Vec::new() };
        let journal = reader.journal(text);
        match journal {
            Some(journal) if reader.problems.is_empty() => Ok(journal),
            Some(_) | None => Err(reader.problems),
        }
    }
}

struct Reader<'a> {
    file: &'a str,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn report(&mut self, line: usize, what: impl Into<String>, hint: Option<String>) {
        self.problems.push(Problem { file: self.file.into(), line, what: what.into(), hint });
    }

    fn journal(&mut self, text: &str) -> Option<Journal> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
        if lines.next().map(|(_, line)| line.trim_end()) != Some(TITLE) {
            let hint = format!("the first line of a journal is: {TITLE}");
            self.report(1, "this is no journal that this version can read", Some(hint));
            return None;
        }
        let mut header = Header::default();
        for (number, line) in lines.by_ref() {
            if line.trim().is_empty() {
                break;
            }
            self.header_line(&mut header, number, line);
        }
        let mut journal = header.finish(self)?;
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            match read_line(line, journal.lines.len()) {
                Ok(line) => journal.lines.push(line),
                Err(what) => {
                    let hint = "a turn is: NUMBER SEAT ACTION | QUESTION=ANSWER ... | DIGEST";
                    self.report(number, what, Some(hint.into()));
                }
            }
        }
        if journal.lines.is_empty() {
            let hint = "line 0 is the deal";
            self.report(text.lines().count(), "the journal has no turns", Some(hint.into()));
        }
        Some(journal)
    }

    fn header_line(&mut self, header: &mut Header, number: usize, line: &str) {
        let Some((key, value)) = line.split_once(": ") else {
            let hint = "an empty line ends the header";
            self.report(number, format!("cannot read \"{line}\""), Some(hint.into()));
            return;
        };
        match (key, value.trim()) {
            ("game", value) => header.game = Some(value.into()),
            ("rules", value) => match value.parse() {
                Ok(version) => header.rules_version = Some(version),
                Err(_) => self.report(number, format!("\"{value}\" is no rules version"), None),
            },
            ("content", value) => header.content = Some(value.into()),
            ("result", value) => header.result = Some(value.into()),
            ("document", value) => header.document.push(value.into()),
            ("outcome", value) => header.outcome.push(value.into()),
            ("seat", value) => {
                let (seat, holder) = value.split_once(' ').unwrap_or((value, ""));
                header.seats.push((seat.into(), holder.into()));
            }
            ("ruling", value) => match read_ruling(value) {
                Some(ruling) => header.rulings.push(ruling),
                None => {
                    let hint = "such as: ZK-RUL-01 cleanup=own";
                    self.report(
                        number,
                        format!("cannot read the ruling \"{value}\""),
                        Some(hint.into()),
                    );
                }
            },
            (key, _) => {
                let known =
                    ["game", "rules", "content", "document", "ruling", "seat", "result", "outcome"];
                self.report(number, format!("unknown header \"{key}\""), did_you_mean(key, known));
            }
        }
    }
}

#[derive(Default)]
struct Header {
    game: Option<String>,
    rules_version: Option<u32>,
    content: Option<String>,
    result: Option<String>,
    rulings: Vec<Ruling>,
    seats: Vec<(String, String)>,
    document: Vec<String>,
    outcome: Vec<String>,
}

impl Header {
    fn finish(self, reader: &mut Reader<'_>) -> Option<Journal> {
        let missing = [
            ("game", self.game.is_none()),
            ("rules", self.rules_version.is_none()),
            ("content", self.content.is_none()),
            ("result", self.result.is_none()),
        ];
        for (key, _) in missing.into_iter().filter(|(_, missing)| *missing) {
            reader.report(1, format!("the header does not say \"{key}\""), None);
        }
        let result = self.result?;
        Some(Journal {
            identity: Identity {
                game: self.game?,
                rules_version: self.rules_version?,
                content: self.content?,
                rulings: self.rulings,
                seats: self.seats,
                document: joined(&self.document),
            },
            result: (result != "unfinished").then_some(result),
            outcome: joined(&self.outcome),
            lines: Vec::new(),
        })
    }
}

/// The text of a document that stands in the header line by line.
fn joined(lines: &[String]) -> Option<String> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    (!text.is_empty()).then_some(text)
}

fn read_ruling(text: &str) -> Option<Ruling> {
    let (rule, setting) = text.split_once(' ')?;
    let (option, value) = setting.split_once('=')?;
    Some(Ruling { rule: rule.into(), option: option.into(), value: value.into() })
}

fn read_line(text: &str, expected: usize) -> Result<Line, String> {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let [turn, answers, digest] = parts.as_slice() else {
        return Err("cannot read this turn".into());
    };
    let (number, turn) = turn.split_once(' ').ok_or("cannot read this turn")?;
    if number != expected.to_string() {
        return Err(format!("turn {expected} should stand here, found \"{number}\""));
    }
    let (seat, action) = turn.split_once(' ').unwrap_or((turn, ""));
    let answers = answers.split_whitespace().map(|answer| {
        let (tag, answer) =
            answer.split_once('=').ok_or_else(|| format!("cannot read the answer \"{answer}\""))?;
        Ok((tag.to_owned(), answer.to_owned()))
    });
    Ok(Line {
        seat: seat.into(),
        action: action.into(),
        answers: answers.collect::<Result<_, String>>()?,
        digest: digest.parse().map_err(|()| format!("\"{digest}\" is no digest"))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "horda journal 1
game: zombiaki
rules: 1
content: abc
ruling: ZK-RUL-01 cleanup=own
seat: zombies bot hard
seat: humans human
result: unfinished

0 deal | zombies.draw=sasza zombies.draw=brain | 00112233445566aa
1 zombies discard brain | | 00112233445566ab
";

    #[test]
    fn what_is_written_can_be_read() {
        let journal = Journal::read("a", SAMPLE).unwrap();
        assert_eq!(journal.write(), SAMPLE);
        assert_eq!(journal.lines[1].action, "discard brain");
        assert_eq!(journal.lines[0].answers[1], ("zombies.draw".into(), "brain".into()));
    }

    #[test]
    fn a_document_and_an_outcome_stand_in_the_header() {
        let text = SAMPLE
            .replace("content: abc\n", "content: abc\ndocument: a = \"b: c\"\ndocument: d = 1\n")
            .replace("result: unfinished\n", "result: nobody\noutcome: d = 2\n");
        let journal = Journal::read("a", &text).unwrap();
        assert_eq!(journal.identity.document.as_deref(), Some("a = \"b: c\"\nd = 1\n"));
        assert_eq!(journal.outcome.as_deref(), Some("d = 2\n"));
        assert_eq!(journal.write(), text);
    }

    #[test]
    fn every_problem_is_named_with_its_line() {
        let broken = SAMPLE.replace("rules: 1", "rulez: 1").replace("1 zombies", "7 zombies");
        let problems = Journal::read("a.horda", &broken).unwrap_err();
        let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(
            said,
            [
                "a.horda:3: unknown header \"rulez\"; did you mean \"rules\"?",
                "a.horda:1: the header does not say \"rules\"",
            ]
        );
        let problems =
            Journal::read("a.horda", &SAMPLE.replace("1 zombies", "7 zombies")).unwrap_err();
        assert!(problems[0].to_string().starts_with("a.horda:11: turn 1 should stand here"));
    }

    #[test]
    fn another_file_is_refused_with_what_would_be_right() {
        let problems = Journal::read("a", "hello").unwrap_err();
        assert!(problems[0].to_string().contains("horda journal 1"));
    }
}
