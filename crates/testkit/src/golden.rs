//! Golden playthroughs: one seeded game with every public answer at every step, as text.

use std::fmt::Write as _;

use horda_content::Variant;
use horda_kit::{Cx, Facts, FastLuck, Notation, Odds, Pending, Spoken, pick};

/// What the line with the options of a game begins with.
const OPTIONS: &str = "options: ";

/// A whole random game in words, with options such as `players=6 mission=vault`. The file is
/// compared line by line; a change of it is a change of the game and needs a reason.
pub fn playthrough<R>(rules: &R, seed: u64, options: &str) -> Result<String, String>
where
    R: Notation + Spoken + Variant,
{
    let mut text = format!("game: {}\nrules: {}\nseed: {seed}\n", R::GAME, R::VERSION);
    if !options.is_empty() {
        let _ = writeln!(text, "{OPTIONS}{options}");
    }
    let set: Option<Vec<(String, String)>> =
        options.split_whitespace().map(|it| it.split_once('=').map(owned)).collect();
    let set = set.ok_or_else(|| format!("\"{options}\" is no list of NAME=VALUE"))?;
    let rules = rules.with_options(&set).map_err(|wrong| format!("{options}: {wrong:?}"))?;
    play(&rules, seed, &mut text);
    Ok(text)
}

fn owned((name, value): (&str, &str)) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

fn play<R: Notation + Spoken>(rules: &R, seed: u64, text: &mut String) {
    let mut luck = FastLuck::new(seed);
    let mut choice = FastLuck::new(!seed);
    let mut cx = Cx::table(&mut luck);
    let mut state = rules.deal(&mut cx);
    let (answers, events) = cx.finish();
    let mut facts = Facts::new();
    write_step(text, rules, &answers, &events, &rules.facts(&state), &mut facts);
    let mut offers = Vec::new();
    while let Pending::Decision { seats, rule } = rules.pending(&state) {
        let seat = seats.iter().next().expect("a seat is pending");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let name = rules.seat_names()[usize::from(seat.0)];
        let _ = writeln!(text, "\npending: {name} [{}]", rule.0);
        for offer in &offers {
            let _ = writeln!(text, "  offer: {}", rules.write_action(offer));
        }
        let action = &offers[pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize];
        let _ = writeln!(text, "{name}: {}", rules.write_action(action));
        let mut cx = Cx::table(&mut luck);
        rules.apply(&mut state, seat, action, &mut cx);
        let (answers, events) = cx.finish();
        write_step(text, rules, &answers, &events, &rules.facts(&state), &mut facts);
    }
}

/// Holds what is written in the file `seed-N.txt` against the game with that seed and the options
/// that the file names.
pub fn check_playthrough<R>(rules: &R, file: &str, written: &str) -> Result<(), String>
where
    R: Notation + Spoken + Variant,
{
    let seed = file.strip_prefix("seed-").and_then(|rest| rest.strip_suffix(".txt"));
    let seed = seed.and_then(|seed| seed.parse().ok());
    let seed = seed.ok_or_else(|| format!("{file} is not named seed-N.txt"))?;
    let options = written.lines().find_map(|line| line.strip_prefix(OPTIONS)).unwrap_or_default();
    match difference(written, &playthrough(rules, seed, options)?) {
        None => Ok(()),
        Some(what) => Err(format!(
            "{file}: {what}; if the change is meant, run cargo xtask golden --update and say in \
             the commit why the game changed"
        )),
    }
}

/// The first line at which a written game and the one that is played now part, if they do.
pub fn difference(written: &str, played: &str) -> Option<String> {
    if written == played {
        return None;
    }
    if written.is_empty() {
        return Some("there is no such file yet".to_owned());
    }
    let say = |line: Option<&str>| line.unwrap_or("the end of the file").to_owned();
    let (mut old, mut new) = (written.lines(), played.lines());
    for line in 1.. {
        match (old.next(), new.next()) {
            (None, None) => break,
            (old, new) if old == new => {}
            (old, new) => {
                return Some(format!("line {line} was \"{}\", is \"{}\"", say(old), say(new)));
            }
        }
    }
    Some("it differs in its line ends".to_owned())
}

fn write_step<R: Notation + Spoken>(
    text: &mut String,
    rules: &R,
    answers: &[horda_kit::Answer],
    events: &[R::Event],
    now: &Facts,
    before: &mut Facts,
) {
    for (tag, answer) in answers {
        let _ = writeln!(text, "  luck: {} {}", tag.0, rules.write_answer(tag.0, *answer));
    }
    for event in events {
        let _ = writeln!(text, "  event: {} [{}]", rules.write_event(event), rules.cause(event).0);
    }
    for (key, value) in now.iter().filter(|(key, value)| before.get(*key) != Some(value)) {
        let _ = writeln!(text, "  now: {key} = {value}");
    }
    *before = now.clone();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_different_line_is_named() {
        let found = |written: &str, played: &str| difference(written, played).unwrap_or_default();
        assert_eq!(found("a\nb\nc\n", "a\nx\nc\n"), "line 2 was \"b\", is \"x\"");
        assert_eq!(found("a\n", "a\nb\n"), "line 2 was \"the end of the file\", is \"b\"");
        assert_eq!(found("", "a\n"), "there is no such file yet");
        assert_eq!(found("a\r\n", "a\n"), "it differs in its line ends");
        assert_eq!(difference("a\n", "a\n"), None);
    }
}
