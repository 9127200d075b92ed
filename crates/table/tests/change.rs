//! Changes lead from one value to another, whatever the two are.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_kit::{FastLuck, Odds, pick};
use horda_table::Change;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};

fn change(before: &Value, after: &Value) -> Change {
    Change::between(&to_raw_value(before).unwrap(), &to_raw_value(after).unwrap())
}

fn number(luck: &mut FastLuck, sides: u32) -> u32 {
    pick(Odds::Uniform(sides), luck)
}

/// Any value, with everything in it that could be mistaken for the structure around it.
fn any(luck: &mut FastLuck, depth: u32) -> Value {
    let texts = ["", "a,b", "}]", "\\\"{", "ż", "0"];
    match number(luck, if depth == 0 { 4 } else { 6 }) {
        0 => Value::Null,
        1 => json!(number(luck, 3)),
        2 => json!(number(luck, 2) == 0),
        3 => json!(texts[number(luck, 6) as usize]),
        4 => (0..number(luck, 4)).map(|_| any(luck, depth - 1)).collect(),
        _ => {
            let entry = |luck: &mut FastLuck| {
                (texts[number(luck, 6) as usize].to_owned(), any(luck, depth - 1))
            };
            Value::Object((0..number(luck, 4)).map(|_| entry(luck)).collect())
        }
    }
}

/// The same value with something in it replaced.
fn mutate(value: &Value, luck: &mut FastLuck) -> Value {
    let mut copy = value.clone();
    let place = match &mut copy {
        Value::Array(items) if !items.is_empty() => {
            let at = number(luck, items.len() as u32) as usize;
            items.get_mut(at)
        }
        Value::Object(entries) if !entries.is_empty() => {
            let at = number(luck, entries.len() as u32) as usize;
            entries.values_mut().nth(at)
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => None,
    };
    match place {
        Some(place) => *place = mutate(place, luck),
        None => copy = any(luck, 2),
    }
    copy
}

#[test]
fn a_change_leads_from_one_value_to_the_other() {
    for seed in 0..20_000 {
        let mut luck = FastLuck::new(seed);
        let before = any(&mut luck, 4);
        let after = if seed % 2 == 0 { mutate(&before, &mut luck) } else { any(&mut luck, 4) };
        let found = change(&before, &after);
        assert_eq!(found.is_empty(), before == after, "{before} {after}");
        // As it travels.
        let found: Change = serde_json::from_str(&serde_json::to_string(&found).unwrap()).unwrap();
        let mut value = before.clone();
        found.apply(&mut value);
        assert_eq!(value, after, "from {before}");
    }
}

#[test]
fn only_what_differs_is_told() {
    let before = json!({ "tracks": [[1, 2], [3, 4]], "hand": ["mine", "shot"], "deck": 20 });
    let after = json!({ "tracks": [[1, 2], [3, 5]], "hand": ["mine"], "deck": 20 });
    let told = serde_json::to_value(change(&before, &after)).unwrap();
    assert_eq!(told, json!([[["hand"], ["mine"]], [["tracks", 1, 1], 5]]));
}
