//! What dice show, face by face.

use std::fmt;

use horda_kit::Roll;
use horda_words::{Phrase, Readable, Said, Unreadable, Written};
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

    /// Breaks, if these are All-Out dice: the face that takes the place of the 1 (WZ-DIE-01).
    pub fn breaks(&self) -> u8 {
        self.0[0]
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

/// What All-Out dice show: their lowest face is a Break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct AllOutFaces(pub Faces);

impl AllOutFaces {
    /// From the lowest, with this word for a Break.
    fn list(self, broken: &str, between: &str) -> String {
        let faces = (1u8..=6).zip(self.0.0);
        let faces = faces.flat_map(|(face, count)| std::iter::repeat_n(face, count.into()));
        let word = |face: u8| if face == 1 { broken.to_owned() } else { face.to_string() };
        faces.map(word).collect::<Vec<_>>().join(between)
    }
}

/// Such as `break,4,5`.
impl<R: ?Sized> Written<R> for AllOutFaces {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.list("break", ","));
    }
}

impl<R: ?Sized> Readable<R> for AllOutFaces {
    const WORD: &'static str = "faces";

    fn read(_: &R, text: &str) -> Result<AllOutFaces, Unreadable> {
        let face = |word| match word {
            "break" => "1",
            "1" => "break",
            other => other,
        };
        let faces: Vec<&str> = text.split(',').map(face).collect();
        Roll::read(6, &faces.join(",")).map(|roll| AllOutFaces(roll.into()))
    }
}

impl<R: ?Sized> Said<R> for AllOutFaces {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.text(name, self.list("✕", ", "))
    }
}

impl<R: ?Sized> Written<R> for Faces {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl<R: ?Sized> Readable<R> for Faces {
    const WORD: &'static str = "faces";

    fn read(_: &R, text: &str) -> Result<Faces, Unreadable> {
        if text == "none" { Ok(Faces::default()) } else { Roll::read(6, text).map(Faces::from) }
    }
}

impl<R: ?Sized> Said<R> for Faces {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.text(name, self.to_string().replace(',', ", "))
    }
}
