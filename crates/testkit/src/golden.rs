//! Golden playthroughs: one seeded game with every public answer at every step, as text.

use std::fmt::Write as _;

use horda_kit::{Cx, Facts, FastLuck, Notation, Odds, Pending, Spoken, pick};

/// A whole random game in words. The file is compared line by line; a change of it is a change
/// of the game and needs a reason.
pub fn playthrough<R: Notation + Spoken>(rules: &R, seed: u64) -> String {
    let mut text = format!("game: {}\nrules: {}\nseed: {seed}\n", R::GAME, R::VERSION);
    let mut luck = FastLuck::new(seed);
    let mut choice = FastLuck::new(!seed);
    let mut cx = Cx::table(&mut luck);
    let mut state = rules.deal(&mut cx);
    let (answers, events) = cx.finish();
    let mut facts = Facts::new();
    write_step(&mut text, rules, &answers, &events, &rules.facts(&state), &mut facts);
    let mut offers = Vec::new();
    while let Pending::Decision { seats, rule } = rules.pending(&state) {
        let seat = seats.iter().next().expect("somebody is pending");
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
        write_step(&mut text, rules, &answers, &events, &rules.facts(&state), &mut facts);
    }
    text
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
