//! Exact odds of a roll: dice fall into few classes, and what they kill follows from their numbers.

use super::roll::Aim;
use crate::zombies::kind::Kind;

/// Dice that bring dice have no longest chain; past so many the rest is less than one in a billion.
const MOST_DICE: usize = 40;
/// Kinds of Zombies.
const KINDS: usize = Kind::ALL.len();

/// What the dice of an attack show, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Thrown {
    /// Dice that hit, sixes among them.
    pub(crate) hits: u8,
    /// Dice that count as a six.
    pub(crate) sixes: u8,
    /// Dice that miss, Breaks among them.
    pub(crate) misses: u8,
    /// Breaks; two stand for any more, because two cost both weapons of a pair.
    pub(crate) breaks: u8,
    /// How likely that is.
    pub(crate) share: f64,
}

/// Everything that the dice may show: All-Out dice first, because their sixes bring standard dice.
pub(crate) fn throws(aim: &Aim) -> Vec<Thrown> {
    let mut all: Vec<Thrown> = Vec::new();
    for sure in all_out(aim) {
        let dice = aim.dice.saturating_add(sure.sixes.saturating_mul(aim.six_dice));
        for more in standard(&Aim { dice, ..*aim }) {
            let thrown = Thrown {
                hits: sure.hits + more.hits,
                sixes: sure.sixes + more.sixes,
                misses: sure.misses + more.misses,
                breaks: sure.breaks,
                share: sure.share * more.share,
            };
            let same = |it: &&mut Thrown| it.shows() == thrown.shows();
            match all.iter_mut().find(same) {
                Some(known) => known.share += thrown.share,
                None => all.push(thrown),
            }
        }
    }
    all
}

impl Thrown {
    /// What it is, without how likely.
    const fn shows(&self) -> [u8; 4] {
        [self.hits, self.sixes, self.misses, self.breaks]
    }
}

/// The chance that at least one of so many All-Out dice shows a Break.
pub(crate) fn break_chance(dice: u8) -> f64 {
    1.0 - power(5.0 / 6.0, dice.into())
}

/// What the All-Out dice may show.
fn all_out(aim: &Aim) -> Vec<Thrown> {
    let [miss, hit, six] = classes(aim);
    let (broken, miss) = (1.0 / 6.0, miss - 1.0 / 6.0);
    let mut all = vec![Thrown { hits: 0, sixes: 0, misses: 0, breaks: 0, share: 1.0 }];
    for _ in 0..aim.all_out {
        let mut next: Vec<Thrown> = Vec::new();
        for before in &all {
            let Thrown { hits, sixes, misses, breaks, share } = *before;
            let ways = [
                Thrown {
                    misses: misses + 1,
                    breaks: (breaks + 1).min(2),
                    share: share * broken,
                    ..*before
                },
                Thrown { misses: misses + 1, share: share * miss, ..*before },
                Thrown { hits: hits + 1, share: share * hit, ..*before },
                Thrown { hits: hits + 1, sixes: sixes + 1, share: share * six, ..*before },
            ];
            for way in ways.into_iter().filter(|way| way.share > 0.0) {
                match next.iter_mut().find(|it| it.shows() == way.shows()) {
                    Some(known) => known.share += way.share,
                    None => next.push(way),
                }
            }
        }
        all = next;
    }
    all
}

/// What the standard dice may show.
fn standard(aim: &Aim) -> Vec<Thrown> {
    if aim.six_dice == 0 || aim.six > 6 {
        return plain(aim, aim.dice.into());
    }
    let chain = chained(aim);
    chain.into_iter().filter(|thrown| thrown.share > 0.0).collect()
}

/// Chances of one die: a miss, a hit that is no six, a six.
fn classes(aim: &Aim) -> [f64; 3] {
    let from = |face: u8| f64::from(7u8.saturating_sub(face)) / 6.0;
    let six = from(aim.six.max(aim.needed));
    let hit = from(aim.needed);
    [1.0 - hit, hit - six, six]
}

fn plain(aim: &Aim, dice: usize) -> Vec<Thrown> {
    let [miss, hit, six] = classes(aim);
    let mut all = Vec::new();
    for sixes in 0..=dice {
        for hits in 0..=dice - sixes {
            let misses = dice - sixes - hits;
            let ways = choose(dice, sixes) * choose(dice - sixes, hits);
            let share = ways * power(six, sixes) * power(hit, hits) * power(miss, misses);
            if share > 0.0 {
                let (hits, sixes, misses) = ((hits + sixes) as u8, sixes as u8, misses as u8);
                all.push(Thrown { hits, sixes, misses, breaks: 0, share });
            }
        }
    }
    all
}

/// One die after another: each six brings more of them to throw.
fn chained(aim: &Aim) -> Vec<Thrown> {
    let [miss, hit, six] = classes(aim);
    let (first, more) = (usize::from(aim.dice), usize::from(aim.six_dice));
    // By number of dice thrown so far: chance of so many sixes and so many other hits.
    let mut open = vec![vec![0.0; MOST_DICE + 1]; MOST_DICE + 1];
    open[0][0] = 1.0;
    let mut ended: Vec<Thrown> = Vec::new();
    for thrown in 0..=MOST_DICE {
        let mut next = vec![vec![0.0; MOST_DICE + 1]; MOST_DICE + 1];
        for sixes in 0..=thrown {
            for hits in 0..=thrown - sixes {
                let share = open[sixes][hits];
                if share == 0.0 {
                    continue;
                }
                if thrown == first + sixes * more || thrown == MOST_DICE {
                    let misses = (thrown - sixes - hits) as u8;
                    let (hits, sixes) = ((hits + sixes) as u8, sixes as u8);
                    ended.push(Thrown { hits, sixes, misses, breaks: 0, share });
                    continue;
                }
                next[sixes + 1][hits] += share * six;
                next[sixes][hits + 1] += share * hit;
                next[sixes][hits] += share * miss;
            }
        }
        open = next;
    }
    ended
}

fn choose(all: usize, some: usize) -> f64 {
    (0..some).fold(1.0, |ways, at| ways * (all - at) as f64 / (at + 1) as f64)
}

fn power(base: f64, times: usize) -> f64 {
    (0..times).fold(1.0, |product, _| product * base)
}

/// Zombies of a Zone as hits find them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowd {
    /// How many of each kind.
    pub(crate) counts: [u8; KINDS],
    /// Hits that a figure of each kind takes before it dies; nothing where it cannot.
    pub(crate) endures: [Option<u8>; KINDS],
    /// Does the attacker choose the targets?
    pub(crate) free: bool,
    /// Does the first kill take another of its kind along?
    pub(crate) reaps: bool,
}

/// How many of each kind die of so many hits, given to the toughest that can be killed.
pub(crate) fn killed(crowd: &Crowd, hits: u8) -> [u8; KINDS] {
    let mut order = Kind::ALL;
    order.sort_by_key(|kind| {
        let level = if crowd.free { 0 } else { kind.targeting_level() };
        (level, std::cmp::Reverse(kind.toughness()))
    });
    let (mut dead, mut left, mut reaps) = ([0; KINDS], hits, crowd.reaps);
    let mut walled: Option<u8> = None;
    for kind in order {
        let there = crowd.counts[kind.index()];
        let shielded = walled.is_some_and(|level| kind.targeting_level() > level);
        if there == 0 || !crowd.free && shielded {
            continue;
        }
        let Some(endures) = crowd.endures[kind.index()] else {
            walled = walled.or(Some(kind.targeting_level())); // what it hides is never reached
            continue;
        };
        let mut fall = (left / endures.max(1)).min(there);
        left -= fall * endures.max(1);
        if reaps && fall > 0 && there > 1 {
            reaps = false;
            if fall == there {
                left += endures.max(1);
            } else {
                fall += 1;
            }
        }
        dead[kind.index()] = fall;
        if fall < there && !crowd.free {
            walled = walled.or(Some(kind.targeting_level()));
        }
    }
    dead
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aim(dice: u8, needed: u8) -> Aim {
        Aim { dice, all_out: 0, needed, six: 6, damage: 2, six_damage: 0, six_dice: 0 }
    }

    fn crowd(counts: &[(Kind, u8)], damage: u8, free: bool) -> Crowd {
        let mut crowd = Crowd { counts: [0; KINDS], endures: [None; KINDS], free, reaps: false };
        for kind in Kind::ALL {
            crowd.endures[kind.index()] = (damage >= kind.toughness()).then_some(1);
        }
        for (kind, count) in counts {
            crowd.counts[kind.index()] = *count;
        }
        crowd
    }

    fn of(dead: [u8; KINDS], kind: Kind) -> u8 {
        dead[kind.index()]
    }

    #[test]
    fn two_dice_hit_on_four() {
        let all = throws(&aim(2, 4));
        let share = |hits: u8| all.iter().filter(|it| it.hits == hits).map(|it| it.share).sum();
        let shares: [f64; 3] = [share(0), share(1), share(2)];
        assert!(
            shares.iter().zip([0.25, 0.5, 0.25]).all(|(one, other)| (one - other).abs() < 1e-12)
        );
    }

    #[test]
    fn chances_sum_to_one_also_where_sixes_bring_dice() {
        for (dice, needed) in [(1, 2), (3, 5), (6, 4), (12, 3)] {
            for six_dice in [0, 1, 2] {
                let all = throws(&Aim { six_dice, ..aim(dice, needed) });
                let sum: f64 = all.iter().map(|it| it.share).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{dice} dice, {six_dice} more: {sum}");
            }
        }
        let one = throws(&Aim { six_dice: 1, ..aim(1, 4) });
        let none: f64 = one.iter().filter(|it| it.hits == 0).map(|it| it.share).sum();
        assert!((none - 0.5).abs() < 1e-12);
    }

    /// Every face of every die, one by one.
    fn enumerated(aim: &Aim) -> Vec<Thrown> {
        let dice = u32::from(aim.dice + aim.all_out);
        let mut all: Vec<Thrown> = Vec::new();
        for number in 0..6u32.pow(dice) {
            let mut thrown = Thrown {
                hits: 0,
                sixes: 0,
                misses: 0,
                breaks: 0,
                share: 1.0 / 6f64.powi(dice as i32),
            };
            for die in 0..dice {
                let face = (number / 6u32.pow(die) % 6 + 1) as u8;
                let broken = face == 1 && die >= u32::from(aim.dice);
                let hit = face >= aim.needed && !broken;
                thrown.breaks = (thrown.breaks + u8::from(broken)).min(2);
                thrown.hits += u8::from(hit);
                thrown.misses += u8::from(!hit);
                thrown.sixes += u8::from(hit && face >= aim.six);
            }
            match all.iter_mut().find(|it| it.shows() == thrown.shows()) {
                Some(known) => known.share += thrown.share,
                None => all.push(thrown),
            }
        }
        all
    }

    #[test]
    fn all_out_dice_have_the_odds_of_all_their_faces() {
        for (dice, all_out, needed) in [(0, 1, 3), (2, 1, 3), (2, 2, 4), (4, 2, 5), (1, 3, 2)] {
            let aim = Aim { all_out, ..aim(dice, needed) };
            let (known, all) = (enumerated(&aim), throws(&aim));
            assert_eq!(known.len(), all.len());
            for thrown in all {
                let same = known.iter().find(|it| it.shows() == thrown.shows());
                let share = same.expect("the same results").share;
                assert!((share - thrown.share).abs() < 1e-12, "{thrown:?}: {share}");
            }
            let broken: f64 = known.iter().filter(|it| it.breaks > 0).map(|it| it.share).sum();
            assert!((broken - break_chance(all_out)).abs() < 1e-12);
        }
    }

    #[test]
    fn brutes_shield_walkers_from_shots_they_survive() {
        let group = [(Kind::Brute, 1), (Kind::Walker, 3)];
        assert_eq!(killed(&crowd(&group, 1, false), 4), [0; KINDS]);
        let dead = killed(&crowd(&group, 2, false), 3);
        assert_eq!((of(dead, Kind::Brute), of(dead, Kind::Walker)), (1, 2));
        let free = killed(&crowd(&group, 1, true), 4);
        assert_eq!((of(free, Kind::Brute), of(free, Kind::Walker)), (0, 3));
    }

    #[test]
    fn an_abomination_behind_brutes_shields_the_rest() {
        let group = [(Kind::Brute, 1), (Kind::PatientZero, 1), (Kind::Runner, 2)];
        let dead = killed(&crowd(&group, 2, false), 3);
        assert_eq!((of(dead, Kind::Brute), of(dead, Kind::Runner)), (1, 0));
    }

    #[test]
    fn a_reaper_takes_one_more_of_the_same_kind() {
        let reaper = Crowd { reaps: true, ..crowd(&[(Kind::Walker, 3)], 1, false) };
        assert_eq!(of(killed(&reaper, 1), Kind::Walker), 2);
        assert_eq!(of(killed(&reaper, 0), Kind::Walker), 0);
    }
}
