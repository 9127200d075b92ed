//! Everything that a game writes and says in random games, as sorted lines.
//!
//! Two recordings show whether a change of the code changed a word: `cargo xtask record` before and
//! after, and a comparison of the files. Arguments of a sentence are sorted by name, because texts
//! do not mind their order.

use std::collections::BTreeSet;

use horda_content::Variant;
use horda_kit::{Cx, FastLuck, Notation, Odds, Pending, Phrase, Seat, Spoken, pick};

/// Offers of a decision that are written down.
const OFFERS: usize = 60;
/// Actions of other decisions that are tried in each position.
const TRIED: usize = 8;

/// Records random games under every value of every option.
pub fn record<R: Notation + Spoken + Variant>(rules: &R, seeds: u64) -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    for (name, _, values) in R::option_list() {
        for value in *values {
            let set = [((*name).to_owned(), (*value).to_owned())];
            let Ok(variant) = rules.with_options(&set) else { continue };
            (0..seeds).for_each(|seed| record_game(&variant, seed, &mut lines));
        }
    }
    lines
}

fn record_game<R: Notation + Spoken>(rules: &R, seed: u64, lines: &mut BTreeSet<String>) {
    let mut luck = FastLuck::new(seed);
    let mut cx = Cx::watched(FastLuck::new(!seed));
    let mut state = rules.deal(&mut cx);
    let (mut offers, mut tried) = (Vec::new(), Vec::<R::Action>::new());
    let mut choose = |count: usize| pick(Odds::Uniform(count as u32), &mut luck) as usize;
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        record_events(rules, &cx.take_events(), lines);
        lines.extend(
            rules.facts(&state).into_iter().map(|(key, fact)| format!("fact {key} = {fact}")),
        );
        let seat = seats.iter().next().expect("a seat is pending");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        for offer in offers.iter().take(OFFERS) {
            record_action(rules, &state, seat, offer, lines);
        }
        let action = offers[choose(offers.len())].clone();
        tried.push(action.clone());
        for index in 0..TRIED {
            let seat = Seat(index as u8 % rules.seats());
            let action = &tried[choose(tried.len())];
            if let Err(refusal) = rules.check(&state, seat, action) {
                let remedy = refusal.remedy.as_ref().map(said).unwrap_or_default();
                lines.insert(format!("no {} {} / {remedy}", refusal.rule.0, said(&refusal.reason)));
            }
        }
        rules.apply(&mut state, seat, &action, &mut cx);
    }
    record_events(rules, &cx.take_events(), lines);
}

fn record_action<R: Notation + Spoken>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    lines: &mut BTreeSet<String>,
) {
    let written = rules.write_action(action);
    lines.insert(format!("offer {written} : {}", said(&rules.say_action(state, seat, action))));
    assert_eq!(rules.read_action(&written).as_ref(), Ok(action), "{written} is read again");
    let mut words: Vec<&str> = written.split(' ').collect();
    for index in 0..words.len() {
        let kept = std::mem::replace(&mut words[index], "nonsense");
        if let Err(complaint) = rules.read_action(&words.join(" ")) {
            lines.insert(format!("unreadable {} : {}", words.join(" "), complaint.what));
        }
        words[index] = kept;
    }
}

fn record_events<R: Notation + Spoken>(
    rules: &R,
    events: &[R::Event],
    lines: &mut BTreeSet<String>,
) {
    for event in events {
        let (written, cause) = (rules.write_event(event), rules.cause(event).0);
        lines.insert(format!("event {written} [{cause}] : {}", said(&rules.say_event(event))));
    }
}

fn said(phrase: &Phrase) -> String {
    let mut args: Vec<String> =
        phrase.args.iter().map(|(name, arg)| format!("{name}={arg:?}")).collect();
    args.sort();
    format!("{}({})", phrase.key, args.join(", "))
}
