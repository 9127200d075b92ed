//! Reads the values of facts.

use horda_content::no_such;
use horda_kit::Unreadable;

use crate::card::{Icon, Speed};
use crate::cells::Cells;
use crate::notation::{read_cells, read_member, read_number, read_seat};
use crate::state::{March, Shots, SoxStrike, Step, Volley};
use crate::track::Track;

pub(crate) type Read<T> = Result<T, Unreadable>;

/// The items of a list that is told with commas.
pub(crate) fn items(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|item| !item.is_empty())
}

/// Nothing is told as nothing.
pub(crate) fn optional<T>(value: &str, read: impl FnOnce(&str) -> Read<T>) -> Read<Option<T>> {
    if value.is_empty() { Ok(None) } else { read(value).map(Some) }
}

/// A number that is at most so large.
pub(crate) fn within(value: &str, most: u8) -> Read<u8> {
    let number = read_number(value)?;
    if number <= most { Ok(number) } else { Err(Unreadable::new(format!("at most {most}"))) }
}

/// Cells by their names.
pub(crate) fn cells(value: &str) -> Read<Cells> {
    read_cells(&value.split_whitespace().collect::<Vec<_>>())
}

pub(crate) fn read_yes(value: &str) -> Read<bool> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(no_such("answer", other, ["yes", "no"])),
    }
}

pub(crate) fn read_track(value: &str) -> Read<Track> {
    let (ready, spent) = value.split_once(' ').unwrap_or((value, "0"));
    Ok(Track { ready: read_number(ready)?, spent: read_number(spent)? })
}

pub(crate) fn read_shots(value: &str) -> Read<Shots> {
    let mut shots = Shots::default();
    for word in value.split_whitespace() {
        match word {
            "once" => shots.fired = 1,
            "twice" => shots.fired = 2,
            "critical" => shots.critical = true,
            "closed" => shots.closed = true,
            other => {
                return Err(no_such("word", other, ["once", "twice", "critical", "closed"]));
            }
        }
    }
    Ok(shots)
}

pub(crate) fn read_step(value: &str) -> Read<Step> {
    const STEPS: [(&str, Step); 9] = [
        ("muster", Step::Muster),
        ("naming", Step::Naming),
        ("weapons", Step::Weapons),
        ("ammo", Step::Ammo),
        ("upgrades", Step::Upgrades),
        ("march", Step::March),
        ("card", Step::Card),
        ("won", Step::Over { won: true }),
        ("lost", Step::Over { won: false }),
    ];
    let found = STEPS.iter().find(|(name, _)| *name == value);
    found
        .map(|(_, step)| *step)
        .ok_or_else(|| no_such("step", value, STEPS.iter().map(|(name, _)| *name)))
}

pub(crate) fn read_volley(value: &str) -> Read<Volley> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let Some((seat, rest)) = words.split_first() else { return Err(Unreadable::new("no volley")) };
    let mut volley = Volley::begun(read_seat(seat)?, false, false);
    let mut rest = rest.iter();
    let complaint = || Unreadable::new("a volley is written \"one hits 1 stamps 1 lane two s1\"");
    while let Some(word) = rest.next() {
        let mut next = || rest.next().copied().ok_or_else(complaint);
        match *word {
            "hits" => volley.hits = read_number(next()?)?,
            "stamps" => volley.stamps = read_number(next()?)?,
            "lane" => volley.lane = Some(read_seat(next()?)?),
            "companion" => volley.companion = true,
            "critical" => volley.critical = true,
            "triggered" => volley.triggered = true,
            "s1" => volley.spaces |= 1 << 1,
            "s2" => volley.spaces |= 1 << 2,
            "s3" => volley.spaces |= 1 << 3,
            _ => return Err(complaint()),
        }
    }
    Ok(volley)
}

pub(crate) fn read_march(value: &str) -> Read<March> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let (speed, lane) = match words.as_slice() {
        [speed] => (speed, "0"),
        [speed, lane] => (speed, *lane),
        _ => return Err(Unreadable::new("a march is written \"fast 0\"")),
    };
    let found = Speed::ALL.into_iter().find(|known| known.name() == *speed);
    let known = || no_such("speed", speed, Speed::ALL.into_iter().map(Speed::name));
    Ok(March { speed: found.ok_or_else(known)?, lane: read_number(lane)? })
}

pub(crate) fn read_sox(value: &str) -> Read<SoxStrike> {
    let complaint = || Unreadable::new("a strike is written \"batter pitcher by attack\"");
    let (members, icon) = value.split_once(" by ").ok_or_else(complaint)?;
    let mut left = 0;
    for member in members.split_whitespace() {
        left |= 1 << read_member(member)?.0;
    }
    Ok(SoxStrike { left, icon: Icon::read(icon).ok_or_else(complaint)? })
}
