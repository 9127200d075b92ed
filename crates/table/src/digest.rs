//! A chain of digests: each covers the one before, so no line of a journal can be changed
//! unseen.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The first eight bytes of a SHA-256, written as sixteen hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest([u8; 8]);

impl Digest {
    /// The digest of some parts. Where one part ends matters.
    pub fn of(parts: &[&[u8]]) -> Digest {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let mut first = [0; 8];
        first.copy_from_slice(&hash.finalize()[..8]);
        Digest(first)
    }

    /// Its eight bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The digest that follows this one.
    #[must_use]
    pub fn then(self, parts: &[&[u8]]) -> Digest {
        let mut all: Vec<&[u8]> = vec![&self.0];
        all.extend(parts);
        Digest::of(&all)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl FromStr for Digest {
    type Err = ();

    fn from_str(text: &str) -> Result<Digest, ()> {
        let mut bytes = [0; 8];
        if text.len() != 16 || !text.is_ascii() {
            return Err(());
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = str::from_utf8(pair).map_err(|_| ())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| ())?;
        }
        Ok(Digest(bytes))
    }
}
