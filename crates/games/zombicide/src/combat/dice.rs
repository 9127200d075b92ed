//! What dice show, face by face.

use std::fmt;

use horda_kit::Roll;
use horda_words::{Phrase, Said, Written};
use serde::{Deserialize, Serialize};

/// How many dice show each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Faces(pub [u8; 6]);

impl Faces {
    /// How many dice there are.
    pub fn dice(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many show this face or a higher one.
    pub fn at_least(&self, face: u8) -> u8 {
        self.0[usize::from(face.clamp(1, 7)) - 1..].iter().sum()
    }

    /// Adds what other dice show.
    pub fn add(&mut self, other: Faces) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }
}

impl From<Roll> for Faces {
    fn from(roll: Roll) -> Faces {
        Faces([1, 2, 3, 4, 5, 6].map(|face| roll.showing(face)))
    }
}

/// From the lowest, such as `1,1,4,6`; `none` without dice.
impl fmt::Display for Faces {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces = (1u8..=6).zip(self.0);
        let faces = faces.flat_map(|(face, count)| std::iter::repeat_n(face, count.into()));
        let mut between = "";
        for face in faces {
            write!(out, "{between}{face}")?;
            between = ",";
        }
        if between.is_empty() { out.write_str("none") } else { Ok(()) }
    }
}

impl<R: ?Sized> Written<R> for Faces {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl<R: ?Sized> Said<R> for Faces {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.text(name, self.to_string().replace(',', ", "))
    }
}
