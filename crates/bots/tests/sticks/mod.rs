//! A tiny game that can be solved exactly: a pile of sticks, and two dice that say how many may
//! be taken.
//!
//! Against each other, the seat that takes the last stick wins. Together, both win if the first
//! seat takes it.

use horda_kit::{
    ChanceTag, Cx, Evaluated, Observer, Odds, Pending, Refusal, RuleId, Rules, Seat, SeatSet,
    Verdict,
};

const DIE: u32 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    Against,
    Together,
}

pub struct Sticks {
    pub aim: Aim,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    pub sticks: u8,
    pub mover: Seat,
    pub dice: [u8; 2],
}

/// Takes so many sticks, or all that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take(pub u8);

impl Sticks {
    pub fn offers(&self, pile: &Pile) -> Vec<Take> {
        let mut offers = Vec::new();
        self.legal_actions(pile, pile.mover, &mut offers);
        offers
    }

    /// How likely each seat wins after this action, if everybody plays on perfectly.
    pub fn exact(&self, sticks: u8, mover: Seat, Take(count): Take) -> [f64; 2] {
        let (sticks, next) = (sticks.saturating_sub(count), Seat(1 - mover.0));
        if sticks == 0 {
            let winners = self.winners(mover);
            return [0, 1].map(|seat| f64::from(u8::from(winners.contains(Seat(seat)))));
        }
        let faces = [1, 2, 3, 4].map(|face| self.exact(sticks, next, Take(face)));
        let own = usize::from(next.0);
        let mut chances = [0.0; 2];
        for one in faces {
            for other in faces {
                let better = if one[own] > other[own] { one } else { other };
                chances[0] += better[0] / 16.0;
                chances[1] += better[1] / 16.0;
            }
        }
        chances
    }

    fn winners(&self, taker: Seat) -> SeatSet {
        match self.aim {
            Aim::Against => SeatSet::only(taker),
            Aim::Together if taker == Seat(0) => SeatSet::first(2),
            Aim::Together => SeatSet::NONE,
        }
    }
}

impl Rules for Sticks {
    const GAME: &'static str = "sticks";
    const VERSION: u32 = 1;
    const LONGEST: u32 = 255;

    type State = Pile;
    type Action = Take;
    type Event = ();
    type View = Pile;

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, _: &mut Cx<'_, Sticks>) -> Pile {
        Pile { sticks: 20, mover: Seat(0), dice: [1, 2] }
    }

    fn pending(&self, pile: &Pile) -> Pending {
        match pile.sticks {
            0 => Pending::Over(Verdict { winners: self.winners(Seat(1 - pile.mover.0)) }),
            _ => Pending::Decision { seats: SeatSet::only(pile.mover), rule: RuleId("STICKS-1") },
        }
    }

    fn legal_actions(&self, pile: &Pile, seat: Seat, out: &mut Vec<Take>) {
        if seat == pile.mover && pile.sticks > 0 {
            let [one, other] = pile.dice;
            out.push(Take(one));
            out.extend((other != one).then_some(Take(other)));
        }
    }

    fn check(&self, _: &Pile, _: Seat, _: &Take) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&self, pile: &mut Pile, seat: Seat, action: &Take, cx: &mut Cx<'_, Sticks>) {
        pile.sticks = pile.sticks.saturating_sub(action.0);
        pile.mover = Seat(1 - seat.0);
        pile.dice = [0, 1].map(|_: u8| cx.ask(ChanceTag("die"), Odds::Uniform(DIE)) as u8 + 1);
    }

    fn view(&self, pile: &Pile, _: Observer) -> Pile {
        *pile
    }

    fn witness(&self, (): &(), _: Observer) -> Option<()> {
        None
    }

    fn reveals(&self, (): &()) -> bool {
        false
    }

    fn determinize(&self, view: &Pile, _: &mut Cx<'_, Sticks>) -> Pile {
        *view
    }
}

impl Evaluated for Sticks {
    type Plan = ();

    /// Knows nothing: the search has to find the end by itself.
    fn evaluate(&self, _: &Pile, _: Seat) -> i32 {
        0
    }
}
