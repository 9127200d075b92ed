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
        if before == after {
            return;
        }
        let (old, new) = (parts(before), parts(after));
        let alike = before.as_bytes()[0] == after.as_bytes()[0]
            && !new.is_empty()
            && old.len() == new.len()
            && old.iter().zip(&new).all(|((one, _), (other, _))| one == other);
        if !alike {
            let value = RawValue::from_string(after.to_owned()).expect("a part of JSON is JSON");
            return self.0.push((way.clone(), value));
        }
        for (index, ((_, old), (name, new))) in old.iter().zip(&new).enumerate() {
            if old != new {
                way.push(key(name, index));
                self.compare(old, new, way);
                way.pop();
            }
        }
    }
}

fn key(name: &str, index: usize) -> Key {
    match name {
        "" => Key::Index(index),
        name => Key::Name(serde_json::from_str(name).expect("the name of a field is a string")),
    }
}

/// The parts of an object, with their names as they are written, or of a list, without. Of JSON
/// without spaces, as this program writes it.
fn parts(json: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let named = json.starts_with('{');
    if json.len() <= 2 || !(named || json.starts_with('[')) {
        return found;
    }
    let mut at = 1;
    while at < json.len() {
        let name = if named { &json[at..value_end(json, at)] } else { "" };
        let start = at + name.len() + usize::from(named);
        let end = value_end(json, start);
        found.push((name, &json[start..end]));
        at = end + 1;
    }
    found
}

/// Where the value ends that begins here.
fn value_end(json: &str, start: usize) -> usize {
    let mut depth = 0;
    let mut quoted = false;
    let mut at = start;
    while let Some(byte) = json.as_bytes().get(at) {
        match byte {
            b'\\' => at += 1,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => depth += 1,
            b'}' | b']' | b',' | b':' if !quoted && depth == 0 => return at,
            b'}' | b']' if !quoted => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    at
}
