//! A tiny game that can be solved exactly: two runners, sure steps or a die.
//!
//! Played against each other the first at the goal wins. Played together both win if both are
//! there before the time is up.

use horda_kit::{
    ChanceTag, Cx, EveryOutcome, Judged, Observer, Odds, Pending, Refusal, RuleId, Rules, Seat,
    SeatSet, Verdict,
};

pub const GOAL: u8 = 9;
const DIE: u32 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    First,
    Together,
}

pub struct Race {
    pub aim: Aim,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    pub places: [u8; 2],
    pub mover: Seat,
    pub turns_left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run {
    /// Two fields, for sure.
    Walk,
    /// Zero to five fields.
    Roll,
    /// The other runner goes on by one field.
    Push,
}

impl Race {
    fn winners(&self, track: &Track) -> Option<SeatSet> {
        let there = |seat: usize| track.places[seat] >= GOAL;
        match self.aim {
            Aim::Together if there(0) && there(1) => Some(SeatSet::first(2)),
            Aim::First if there(0) => Some(SeatSet::only(Seat(0))),
            Aim::First if there(1) => Some(SeatSet::only(Seat(1))),
            Aim::First | Aim::Together => (track.turns_left == 0).then_some(SeatSet::NONE),
        }
    }

    /// How likely each seat wins after this action, if everybody plays on perfectly.
    pub fn exact(&self, track: &Track, action: Run) -> [f64; 2] {
        let outcomes = EveryOutcome::collect(|luck| {
            let mut after = *track;
            self.apply(&mut after, track.mover, &action, &mut Cx::table(luck));
            after
        });
        let mut chances = [0.0; 2];
        for (after, probability) in outcomes {
            let values = self.perfect(&after);
            for (chance, value) in chances.iter_mut().zip(values) {
                *chance += value * probability.as_f64();
            }
        }
        chances
    }

    fn perfect(&self, track: &Track) -> [f64; 2] {
        if let Some(winners) = self.winners(track) {
            return [0, 1].map(|seat| f64::from(u8::from(winners.contains(Seat(seat)))));
        }
        let own = usize::from(track.mover.0);
        let values = offers(self, track).into_iter().map(|action| self.exact(track, action));
        values.max_by(|one, other| one[own].total_cmp(&other[own])).unwrap()
    }
}

pub fn offers(race: &Race, track: &Track) -> Vec<Run> {
    let mut offers = Vec::new();
    race.legal_actions(track, track.mover, &mut offers);
    offers
}

impl Rules for Race {
    const GAME: &'static str = "race";
    const VERSION: u32 = 1;
    const LONGEST: u32 = 255;

    type State = Track;
    type Action = Run;
    type Event = ();
    type View = Track;

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, _: &mut Cx<'_, ()>) -> Track {
        Track { places: [0, 0], mover: Seat(0), turns_left: 8 }
    }

    fn pending(&self, track: &Track) -> Pending {
        match self.winners(track) {
            Some(winners) => Pending::Over(Verdict { winners }),
            None => Pending::Decision { seats: SeatSet::only(track.mover), rule: RuleId("RACE-1") },
        }
    }

    fn legal_actions(&self, track: &Track, seat: Seat, out: &mut Vec<Run>) {
        if seat == track.mover && self.winners(track).is_none() {
            out.extend([Run::Walk, Run::Roll, Run::Push]);
        }
    }

    fn check(&self, _: &Track, _: Seat, _: &Run) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&self, track: &mut Track, seat: Seat, action: &Run, cx: &mut Cx<'_, ()>) {
        let own = usize::from(seat.0);
        match action {
            Run::Walk => track.places[own] += 2,
            Run::Roll => track.places[own] += cx.ask(ChanceTag("die"), Odds::Uniform(DIE)) as u8,
            Run::Push => track.places[1 - own] += 1,
        }
        track.mover = Seat(1 - seat.0);
        track.turns_left -= 1;
    }

    fn view(&self, track: &Track, _: Observer) -> Track {
        *track
    }

    fn witness(&self, (): &(), _: Observer) -> Option<()> {
        None
    }

    fn determinize(&self, view: &Track, _: &mut Cx<'_, ()>) -> Track {
        *view
    }
}

impl Judged for Race {
    fn worth(&self, track: &Track, seat: Seat) -> i32 {
        let [own, other] =
            [seat.0, 1 - seat.0].map(|seat| i32::from(track.places[usize::from(seat)]));
        match self.aim {
            Aim::First => (own - other) * 50,
            Aim::Together => (own + other) * 50 - 900,
        }
    }
}
