//! Exact odds of a roll: dice fall into three classes, and what they kill follows from their numbers.

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
    /// Dice that miss.
    pub(crate) misses: u8,
    /// How likely that is.
    pub(crate) share: f64,
}

/// Everything that the dice may show.
pub(crate) fn throws(aim: &Aim) -> Vec<Thrown> {
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
                all.push(Thrown { hits, sixes, misses, share });
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
                    ended.push(Thrown { hits, sixes, misses, share });
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
        Aim { dice, needed, six: 6, damage: 2, six_damage: 0, six_dice: 0 }
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
