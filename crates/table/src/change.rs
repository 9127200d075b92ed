//! What changed between two values of the same shape, such as two views of one observer.
//!
//! A plain list of places and their new values: objects with the same keys and lists of the same
//! length are compared inside, everything else is replaced. Works on JSON as it is written, so
//! the server builds no tree of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// New values, each with the way to its place. No way leads into another one's value.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Change(
    #[cfg_attr(feature = "wire", ts(type = "Array<[Array<string | number>, unknown]>"))]
    Vec<(Vec<Key>, Box<RawValue>)>,
);

/// One step of a way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum Key {
    Index(usize),
    Name(String),
}

impl Change {
    /// What leads from one value to the other.
    pub fn between(before: &RawValue, after: &RawValue) -> Change {
        let mut found = Change::default();
        found.compare(before.get(), after.get(), &mut Vec::new());
        found
    }

    /// Is nothing different?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Carries it out on the value that it began with.
    pub fn apply(&self, value: &mut Value) {
        for (way, new) in &self.0 {
            let place = way.iter().fold(&mut *value, |place, key| match key {
                Key::Index(index) => &mut place[*index],
                Key::Name(name) => &mut place[name.as_str()],
            });
            *place = serde_json::from_str(new.get()).expect("a change holds JSON");
        }
    }

    fn compare(&mut self, before: &str, after: &str, way: &mut Vec<Key>) {
        let known = self.0.len();
        if before != after && !self.compare_parts(before, after, way) {
            self.0.truncate(known);
            let value = RawValue::from_string(after.to_owned()).expect("a part of JSON is JSON");
            self.0.push((way.clone(), value));
        }
    }

    /// Compares the parts of two objects or two lists, side by side; what is alike is read only
    /// once. Tells whether they have the same parts. Of JSON without spaces, as this program
    /// writes it.
    fn compare_parts(&mut self, before: &str, after: &str, way: &mut Vec<Key>) -> bool {
        let named = match (before.as_bytes(), after.as_bytes()) {
            ([b'{', _, _, ..], [b'{', _, _, ..]) => true,
            ([b'[', _, _, ..], [b'[', _, _, ..]) => false,
            _ => return false,
        };
        let (mut before, mut after) = (&before[1..], &after[1..]);
        for index in 0.. {
            let name = if named { &before[..=value_end(before)] } else { "" };
            let Some(new) = after.strip_prefix(name) else { return false };
            let old = &before[name.len()..];
            let (old, old_rest) = old.split_at(value_end(old));
            let alike = new.strip_prefix(old).filter(|rest| rest.starts_with([',', ']', '}']));
            let new_end = alike.map_or_else(|| value_end(new), |rest| new.len() - rest.len());
            let (new, new_rest) = new.split_at(new_end);
            if alike.is_none() {
                way.push(key(name, index));
                self.compare(old, new, way);
                way.pop();
            }
            match (old_rest.strip_prefix(','), new_rest.strip_prefix(',')) {
                (Some(old), Some(new)) => (before, after) = (old, new),
                (None, None) => return true,
                (Some(_), None) | (None, Some(_)) => return false,
            }
        }
        true
    }
}

/// The key of a part, by its name with the colon after it or by its number.
fn key(name: &str, index: usize) -> Key {
    match name {
        "" => Key::Index(index),
        name => {
            let name = serde_json::from_str(name.trim_end_matches(':'));
            Key::Name(name.expect("the name of a field is a string"))
        }
    }
}

/// Where the value ends with which this JSON begins.
fn value_end(json: &str) -> usize {
    let bytes = json.as_bytes();
    let (mut depth, mut at) = (0, 0);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => at = string_end(bytes, at),
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' | b':' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    at
}

/// Where the string ends that begins here.
fn string_end(bytes: &[u8], quote: usize) -> usize {
    let mut at = quote + 1;
    while let Some(byte) = bytes.get(at).filter(|byte| **byte != b'"') {
        at += if *byte == b'\\' { 2 } else { 1 };
    }
    at
}
