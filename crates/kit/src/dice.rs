//! Dice that are rolled together: one question of luck, answered with how many show each face.
//!
//! Which die shows which face means nothing, so twelve dice have 6,188 outcomes and not two
//! thousand millions. The number of an outcome tells also how many dice there were, so that a
//! journal can be read without the position.

use std::fmt;

use crate::{RandomBits, Unreadable, chance::below};

/// More faces than this no die has.
const MOST_SIDES: usize = 20;
/// More dice than this are not rolled at once.
const MOST_DICE: usize = 24;
/// Rows of Pascal's triangle that are needed.
const ROWS: usize = MOST_SIDES + MOST_DICE + 1;

/// Pascal's triangle: `CHOOSE[n][k]` sets of `k` among `n`.
static CHOOSE: [[u64; ROWS]; ROWS] = pascal();

/// Some dice of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    count: u8,
    sides: u8,
}

/// What dice show: how many show each face. Which die shows which is not told apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    sides: u8,
    shown: [u8; MOST_SIDES],
}

impl Dice {
    /// So many dice with so many sides.
    ///
    /// # Panics
    ///
    /// If the chances could not be told exactly: above 24 dice, above 20 sides, or together more
    /// than 64 bits can count (24 dice with six sides are fine, 14 with twenty).
    pub const fn new(count: u8, sides: u8) -> Dice {
        assert!(sides > 0 && sides as usize <= MOST_SIDES, "a die has 1 to 20 sides");
        assert!(count as usize <= MOST_DICE, "at most 24 dice are rolled at once");
        assert!((sides as u64).checked_pow(count as u32).is_some(), "too many dice to count");
        assert!(first_answer(count as usize + 1, sides) <= u32::MAX as u64, "too many outcomes");
        Dice { count, sides }
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.count
    }

    /// How many sides each has.
    pub const fn sides(self) -> u8 {
        self.sides
    }

    /// How many parts the whole is cut into: every way to roll dice that can be told apart.
    pub fn total(self) -> u64 {
        u64::from(self.sides).pow(self.count.into())
    }

    /// The numbers of all outcomes.
    pub fn answers(self) -> std::ops::Range<u32> {
        let count = usize::from(self.count);
        first_answer(count, self.sides) as u32..first_answer(count + 1, self.sides) as u32
    }

    /// How many parts belong to this answer; none if other dice are its.
    pub fn weight(self, answer: u32) -> u64 {
        if self.answers().contains(&answer) { Roll::of(self.sides, answer).weight() } else { 0 }
    }

    /// Rolls them. Not inlined: games without dice should not carry it in every question.
    #[inline(never)]
    pub(crate) fn pick(self, bits: &mut impl RandomBits) -> u32 {
        let mut roll = Roll { sides: self.sides, shown: [0; MOST_SIDES] };
        for _ in 0..self.count {
            roll.shown[below(self.sides.into(), bits) as usize] += 1;
        }
        roll.answer()
    }

    /// Everything that they may show, with its weight, in the order of the answers.
    pub fn rolls(self) -> impl Iterator<Item = (Roll, u64)> {
        let faces = usize::from(self.sides);
        Ways::new(self.count, faces, [1; MOST_SIDES])
            .map(move |(shown, weight)| (Roll { sides: self.sides, shown }, weight))
    }

    /// The same for faces that are told apart only by kind: `faces` says how many faces of a die
    /// belong to each kind, all of them together. Twelve dice have 91 outcomes by three kinds.
    pub fn sorted<const KINDS: usize>(
        self,
        faces: [u8; KINDS],
    ) -> impl Iterator<Item = ([u8; KINDS], u64)> {
        let all: u32 = faces.iter().map(|count| u32::from(*count)).sum();
        assert_eq!(all, self.sides.into(), "every face is of one kind");
        Ways::new(self.count, KINDS, faces)
    }
}

impl Roll {
    /// What dice with so many sides show by this answer of luck.
    pub fn of(sides: u8, answer: u32) -> Roll {
        let (mut rest, mut left) = (u64::from(answer), 0);
        let mut roll = Roll { sides, shown: [0; MOST_SIDES] };
        let mut dice = None;
        // What is left after each face, largest step first; the first one is all dice.
        for faces in (1..=usize::from(sides)).rev() {
            let most = dice.unwrap_or(MOST_DICE);
            left = (0..=most).rfind(|left| steps(*left, faces) <= rest).unwrap_or_default();
            rest -= steps(left, faces);
            if let Some(before) = dice {
                roll.shown[usize::from(sides) - faces - 1] = (before - left) as u8;
            }
            dice = Some(left);
        }
        roll.shown[usize::from(sides) - 1] = left as u8;
        roll
    }

    /// The answer of luck that means this.
    pub fn answer(&self) -> u32 {
        let mut left: usize = self.faces().map(usize::from).sum();
        let mut answer = 0;
        for (faces, shown) in (1..=usize::from(self.sides)).rev().zip(self.faces()) {
            answer += steps(left, faces);
            left -= usize::from(shown);
        }
        answer as u32
    }

    /// How many show this face; faces count from 1.
    pub fn showing(&self, face: u8) -> u8 {
        if face == 0 || face > self.sides { 0 } else { self.shown[usize::from(face) - 1] }
    }

    /// How many show this face or a higher one.
    pub fn at_least(&self, face: u8) -> u8 {
        (face.max(1)..=self.sides).map(|face| self.showing(face)).sum()
    }

    /// How many dice there are.
    pub fn count(&self) -> u8 {
        self.faces().sum()
    }

    /// How many ways there are to roll this with dice that can be told apart.
    pub fn weight(&self) -> u64 {
        let mut left = usize::from(self.count());
        let ways = self.faces().map(|shown| {
            let ways = CHOOSE[left][usize::from(shown)];
            left -= usize::from(shown);
            ways
        });
        ways.product()
    }

    /// Reads what is written by `Display`, for `Notation::read_answer`.
    pub fn read(sides: u8, text: &str) -> Result<Roll, Unreadable> {
        let mut roll = Roll { sides, shown: [0; MOST_SIDES] };
        for face in text.split(',') {
            let known = face.parse().ok().filter(|face| (1..=sides).contains(face));
            let face: u8 = known.ok_or_else(|| {
                Unreadable::new(format!("\"{text}\" is no roll of dice"))
                    .hint(format!("faces are 1 to {sides}, such as: 1,1,{sides}"))
            })?;
            roll.shown[usize::from(face) - 1] += 1;
            if usize::from(roll.count()) > MOST_DICE {
                let what = format!("\"{text}\" are more than {MOST_DICE} dice");
                return Err(Unreadable::new(what));
            }
        }
        Ok(roll)
    }

    fn faces(&self) -> impl Iterator<Item = u8> {
        self.shown[..usize::from(self.sides)].iter().copied()
    }
}

/// The faces from the lowest, such as `1,1,4,6`.
impl fmt::Display for Roll {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces =
            (1..=self.sides).flat_map(|face| std::iter::repeat_n(face, self.showing(face).into()));
        for (index, face) in faces.enumerate() {
            if index > 0 {
                out.write_str(",")?;
            }
            write!(out, "{face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Roll {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Roll({self} of {})", self.sides)
    }
}

/// Every way to share dice among kinds of faces, as many of the first kinds as can be at first.
struct Ways<const KINDS: usize> {
    next: Option<[u8; KINDS]>,
    /// Kinds in use.
    kinds: usize,
    dice: usize,
    /// `powers[kind][n]`: ways in which `n` dice show faces of this kind.
    powers: [[u64; MOST_DICE + 1]; KINDS],
}

impl<const KINDS: usize> Ways<KINDS> {
    fn new(count: u8, kinds: usize, faces: [u8; KINDS]) -> Ways<KINDS> {
        let mut first = [0; KINDS];
        first[0] = count;
        let dice = usize::from(count);
        let mut powers = [[1; MOST_DICE + 1]; KINDS];
        for (powers, faces) in powers.iter_mut().zip(faces).filter(|(_, faces)| *faces > 1) {
            for dice in 1..=dice {
                powers[dice] = powers[dice - 1] * u64::from(faces);
            }
        }
        Ways { next: Some(first), kinds, dice, powers }
    }

    fn weight(&self, shown: &[u8; KINDS]) -> u64 {
        let (mut left, mut weight) = (self.dice, 1);
        for (shown, powers) in shown[..self.kinds].iter().zip(&self.powers) {
            let shown = usize::from(*shown);
            weight *= CHOOSE[left][shown] * powers[shown];
            left -= shown;
        }
        weight
    }

    /// One die of the last kind that can give one goes on, and brings what lies behind it.
    fn advance(&self, mut shown: [u8; KINDS]) -> Option<[u8; KINDS]> {
        let last = self.kinds - 1;
        let giver = shown[..last].iter().rposition(|shown| *shown > 0)?;
        let rest = std::mem::take(&mut shown[last]);
        shown[giver] -= 1;
        shown[giver + 1] = rest + 1;
        Some(shown)
    }
}

impl<const KINDS: usize> Iterator for Ways<KINDS> {
    type Item = ([u8; KINDS], u64);

    fn next(&mut self) -> Option<Self::Item> {
        let shown = self.next?;
        self.next = self.advance(shown);
        Some((shown, self.weight(&shown)))
    }
}

/// The number of the first outcome of so many dice.
const fn first_answer(count: usize, sides: u8) -> u64 {
    steps(count, sides as usize)
}

/// How many outcomes come before those in which so many dice are left for so many faces.
const fn steps(left: usize, faces: usize) -> u64 {
    if left == 0 { 0 } else { CHOOSE[left - 1 + faces][faces] }
}

const fn pascal() -> [[u64; ROWS]; ROWS] {
    let mut rows = [[0; ROWS]; ROWS];
    let mut row = 0;
    while row < ROWS {
        rows[row][0] = 1;
        let mut at = 1;
        while at <= row {
            rows[row][at] = rows[row - 1][at - 1] + rows[row - 1][at];
            at += 1;
        }
        row += 1;
    }
    rows
}
