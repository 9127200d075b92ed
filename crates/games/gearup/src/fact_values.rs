//! How the parts of a position are written in facts, and read.

use horda_kit::{Seat, Unreadable};
use horda_words::{Readable, Written, no_such, written};

use crate::boss::Member;
use crate::card::{CardId, Icon};
use crate::cells::{Cell, Cells};
use crate::facts::bits;
use crate::rules::GearUp;
use crate::state::{Shots, SoxStrike, Volley, Zombie, ZombieNumber};

pub(crate) type Read<T> = Result<T, Unreadable>;

/// The most hits and stamps of a volley.
const MOST: u32 = 99;

/// `once critical closed`.
impl Written<GearUp> for Shots {
    fn write(&self, _: &GearUp, out: &mut String) {
        let fired = ["", "once", "twice"][usize::from(self.fired.min(2))];
        let critical = if self.critical { "critical" } else { "" };
        let closed = if self.closed { "closed" } else { "" };
        let words = [fired, critical, closed].into_iter().filter(|word| !word.is_empty());
        out.push_str(&words.collect::<Vec<_>>().join(" "));
    }
}

impl Readable<GearUp> for Shots {
    const WORD: &'static str = "shots";

    fn read(_: &GearUp, text: &str) -> Read<Shots> {
        let mut shots = Shots::default();
        for word in text.split_whitespace() {
            match word {
                "once" => shots.fired = 1,
                "twice" => shots.fired = 2,
                "critical" => shots.critical = true,
                "closed" => shots.closed = true,
                _ => return Err(no_such("word", word, ["once", "twice", "critical", "closed"])),
            }
        }
        Ok(shots)
    }
}

/// `walker-1 one s3 crossed A1 B2 marked hit-by two`; its number is the key of the fact.
impl Written<GearUp> for Zombie {
    fn write(&self, rules: &GearUp, out: &mut String) {
        (self.card, self.lane).write(rules, out);
        out.push_str(&format!(" s{}", self.space));
        if !self.crossed.is_empty() {
            out.push_str(&format!(" crossed {}", self.crossed));
        }
        out.push_str(if self.marked { " marked" } else { "" });
        for seat in bits(self.first_hit.into()).map(Seat) {
            out.push_str(" hit-by ");
            seat.write(rules, out);
        }
    }
}

impl Readable<GearUp> for Zombie {
    const WORD: &'static str = "zombie";

    fn read(rules: &GearUp, text: &str) -> Read<Zombie> {
        let shape = || Unreadable::new("a zombie is written \"walker-1 one s3 crossed A1 B2\"");
        let words: Vec<&str> = text.split_whitespace().collect();
        let [card, lane, space, rest @ ..] = words.as_slice() else { return Err(shape()) };
        let space = space.strip_prefix('s').and_then(|it| it.parse().ok());
        let mut zombie = Zombie {
            id: ZombieNumber(0),
            card: CardId::read(rules, card)?,
            lane: Seat::read(rules, lane)?,
            space: space.filter(|it| (1..=3).contains(it)).ok_or_else(shape)?,
            since: 0,
            crossed: Cells::NONE,
            marked: false,
            first_hit: 0,
        };
        let mut words = rest.iter().peekable();
        while let Some(word) = words.next() {
            match *word {
                "marked" => zombie.marked = true,
                "hit-by" => {
                    let seat = words.next().ok_or_else(shape)?;
                    zombie.first_hit |= 1 << Seat::read(rules, seat)?.0;
                }
                "crossed" => {
                    while let Some(cell) = words.peek().and_then(|it| Cell::read(it)) {
                        zombie.crossed = zombie.crossed.or(Cells::only(cell));
                        words.next();
                    }
                }
                _ => return Err(shape()),
            }
        }
        Ok(zombie)
    }
}

/// `one hits 1 stamps 1 lane two s1 s2 companion critical triggered`.
impl Written<GearUp> for Volley {
    fn write(&self, rules: &GearUp, out: &mut String) {
        self.seat.write(rules, out);
        out.push_str(&format!(" hits {} stamps {}", self.hits, self.stamps));
        if let Some(lane) = self.lane {
            out.push_str(" lane ");
            lane.write(rules, out);
        }
        for space in bits(self.spaces.into()) {
            out.push_str(&format!(" s{space}"));
        }
        out.push_str(if self.companion { " companion" } else { "" });
        out.push_str(if self.critical { " critical" } else { "" });
        out.push_str(if self.triggered { " triggered" } else { "" });
    }
}

impl Readable<GearUp> for Volley {
    const WORD: &'static str = "volley";

    fn read(rules: &GearUp, text: &str) -> Read<Volley> {
        let shape = || Unreadable::new("a volley is written \"one hits 1 stamps 1 lane two s1\"");
        let mut words = text.split_whitespace();
        let seat = Seat::read(rules, words.next().ok_or_else(shape)?)?;
        let mut volley = Volley::begun(seat, false, false);
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or_else(shape);
            match word {
                "hits" => volley.hits = u8::read_up_to(rules, next()?, MOST)?,
                "stamps" => volley.stamps = u8::read_up_to(rules, next()?, MOST)?,
                "lane" => volley.lane = Some(Seat::read(rules, next()?)?),
                "companion" => volley.companion = true,
                "critical" => volley.critical = true,
                "triggered" => volley.triggered = true,
                "s1" => volley.spaces |= 1 << 1,
                "s2" => volley.spaces |= 1 << 2,
                "s3" => volley.spaces |= 1 << 3,
                _ => return Err(shape()),
            }
        }
        Ok(volley)
    }
}

/// `batter pitcher by attack`.
impl Written<GearUp> for SoxStrike {
    fn write(&self, rules: &GearUp, out: &mut String) {
        let members = bits(self.left.into()).map(|it| written(&Member(it), rules));
        out.push_str(&members.collect::<Vec<_>>().join(" "));
        out.push_str(&format!(" by {}", self.icon.name()));
    }
}

impl Readable<GearUp> for SoxStrike {
    const WORD: &'static str = "strike";

    fn read(rules: &GearUp, text: &str) -> Read<SoxStrike> {
        let shape = || Unreadable::new("a strike is written \"batter pitcher by attack\"");
        let (members, icon) = text.split_once(" by ").ok_or_else(shape)?;
        let mut left = 0;
        for member in members.split_whitespace() {
            left |= 1 << Member::read(rules, member)?.0;
        }
        Ok(SoxStrike { left, icon: Icon::read(rules, icon)? })
    }
}
