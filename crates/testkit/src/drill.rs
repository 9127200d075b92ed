//! A made-up game for tests of everything around the rules: a team of one to three that acts at
//! once.
//!
//! In a round every seat marks a number, all at the same time; then the seats take turns to order
//! for the team, and the others advise. It shows what the shared parts must bear: decisions of
//! several seats at once, an action that is possible only because of another one (`follow`), luck
//! in the middle (`look`), a decision of the team, seats that an option counts; and by option an
//! action that is composed (`arrange`) and a seat that may act though it is not asked (`raise`).
//! Its set-up may bring a document ([`Orders`]), and its outcome is the document of another drill.

mod orders;
mod words;

use horda_kit::{
    ChanceTag, Cx, FastLuck, Observer, Odds, Pending, Phrase, Refusal, RuleId, Rules, Seat,
    SeatSet, Verdict, pick,
};
use serde::{Deserialize, Serialize};

pub use orders::Orders;

horda_content::options! {
    /// How many take part?
    hands: Hands, "hands", "DRILL-SEATS", [Two = "2", One = "1", Three = "3"];
    /// May the seat that orders arrange the marks anew before it?
    arranging: Arranging, "arranging", "DRILL-ARRANGE", [Off = "off", On = "on"];
    /// May a seat that has marked raise its mark while others still mark?
    raising: Raising, "raising", "DRILL-RAISE", [Off = "off", On = "on"];
}

/// Rounds of a game.
const ROUNDS: u8 = 3;
/// Numbers that can be marked and ordered.
const NUMBERS: u8 = 3;

/// The rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drill {
    options: Options,
    orders: Orders,
}

/// The whole truth; there are no secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    hands: u8,
    round: u8,
    /// What each seat marked this round; 0 is nothing yet.
    marks: [u8; 3],
    /// Were the marks arranged this round?
    arranged: bool,
    /// Who raised a mark this round.
    raised: SeatSet,
    score: u8,
    /// Points that win.
    goal: u8,
}

/// A position as version 2 wrote it: one point was enough to win.
#[derive(Deserialize)]
struct GroundOfVersion2 {
    hands: u8,
    round: u8,
    marks: [u8; 3],
    arranged: bool,
    raised: SeatSet,
    score: u8,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// Marks a number.
    Mark(u8),
    /// Marks what the first seat that has marked did.
    Follow,
    /// Lets luck mark.
    Look,
    /// Orders a number for the team.
    Order(u8),
    /// Arranges the marks of all seats, once a round, before the order. Listed are exchanges of
    /// two neighbours; every other arrangement is composed.
    Arrange([u8; 3]),
    /// Makes an own mark one higher, the highest the lowest, once a round while others mark.
    Raise,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Happened {
    /// A seat marked a number.
    Marked(Seat, u8),
    /// The marks were arranged anew.
    Arranged([u8; 3]),
    /// The team ordered a number, and luck rolled another.
    Ordered(u8, u8),
}

impl Drill {
    fn all_marked(ground: &Ground) -> bool {
        ground.marks[..usize::from(ground.hands)].iter().all(|mark| *mark > 0)
    }

    fn orderer(ground: &Ground) -> Seat {
        Seat(ground.round % ground.hands)
    }

    /// May these marks be arranged so, by any seat?
    fn can_arrange(&self, ground: &Ground, marks: [u8; 3]) -> bool {
        let sorted = |mut marks: [u8; 3]| {
            marks.sort_unstable();
            marks
        };
        // Places without a seat hold no mark and stay as they are.
        let hands = usize::from(ground.hands);
        self.options.arranging == Arranging::On
            && !ground.arranged
            && marks != ground.marks
            && marks[hands..] == ground.marks[hands..]
            && sorted(marks) == sorted(ground.marks)
    }

    /// Exchanges of two neighbours that change something.
    fn exchanges(&self, ground: &Ground) -> impl Iterator<Item = Act> {
        let swapped = |at: usize| {
            let mut marks = ground.marks;
            marks.swap(at, at + 1);
            marks
        };
        let places = 0..usize::from(ground.hands).saturating_sub(1);
        places.map(swapped).filter(|marks| self.can_arrange(ground, *marks)).map(Act::Arrange)
    }

    /// Any arrangement of any numbers, for laws that cannot guess what is not listed.
    pub fn compose(&self, ground: &Ground, _: Seat, luck: &mut FastLuck) -> Option<Act> {
        let mut marks = ground.marks;
        for at in (1..usize::from(ground.hands)).rev() {
            marks.swap(at, pick(Odds::Uniform(at as u32 + 1), luck) as usize);
        }
        (self.options.arranging == Arranging::On).then_some(Act::Arrange(marks))
    }

    fn first_mark(ground: &Ground) -> Option<u8> {
        ground.marks.into_iter().find(|mark| *mark > 0)
    }
}

impl Rules for Drill {
    const GAME: &'static str = "drill";
    const VERSION: u32 = 3;
    const LONGEST: u32 = 21;
    const TEAM: bool = true;
    const SECRETS: bool = false;

    type State = Ground;
    type Action = Act;
    type Event = Happened;
    type View = Ground;

    fn seats(&self) -> u8 {
        match self.options.hands {
            Hands::One => 1,
            Hands::Two => 2,
            Hands::Three => 3,
        }
    }

    fn deal(&self, _: &mut Cx<'_, Drill>) -> Ground {
        Ground {
            hands: self.seats(),
            round: 0,
            marks: [0; 3],
            arranged: false,
            raised: SeatSet::NONE,
            score: self.orders.score,
            goal: self.orders.goal,
        }
    }

    fn pending(&self, ground: &Ground) -> Pending {
        if ground.round == ROUNDS {
            let won = ground.score >= ground.goal;
            let winners = if won { SeatSet::first(ground.hands) } else { SeatSet::NONE };
            return Pending::Over(Verdict { winners });
        }
        if Drill::all_marked(ground) {
            let seats = SeatSet::only(Drill::orderer(ground));
            return Pending::Decision { seats, rule: RuleId("DRILL-ORDER") };
        }
        let late = (0..ground.hands).filter(|seat| ground.marks[usize::from(*seat)] == 0);
        let seats = late.map(Seat).fold(SeatSet::NONE, SeatSet::with);
        Pending::Decision { seats, rule: RuleId("DRILL-MARK") }
    }

    fn advisers(&self, ground: &Ground) -> SeatSet {
        if ground.round == ROUNDS || !Drill::all_marked(ground) {
            return SeatSet::NONE;
        }
        let others = (0..ground.hands).map(Seat).filter(|seat| *seat != Drill::orderer(ground));
        others.fold(SeatSet::NONE, SeatSet::with)
    }

    fn interjectors(&self, ground: &Ground) -> SeatSet {
        if self.options.raising == Raising::Off || Drill::all_marked(ground) {
            return SeatSet::NONE;
        }
        let marked = (0..ground.hands).filter(|seat| ground.marks[usize::from(*seat)] > 0);
        let free = marked.map(Seat).filter(|seat| !ground.raised.contains(*seat));
        free.fold(SeatSet::NONE, SeatSet::with)
    }

    fn legal_actions(&self, ground: &Ground, seat: Seat, out: &mut Vec<Act>) {
        if self.interjectors(ground).contains(seat) {
            out.push(Act::Raise);
        }
        let Pending::Decision { seats, .. } = self.pending(ground) else { return };
        if !seats.contains(seat) {
            return;
        }
        if Drill::all_marked(ground) {
            out.extend((1..=NUMBERS).map(Act::Order));
            out.extend(self.exchanges(ground));
            return;
        }
        out.extend((1..=NUMBERS).map(Act::Mark));
        out.extend(Drill::first_mark(ground).map(|_| Act::Follow));
        out.push(Act::Look);
    }

    fn is_composed(&self, action: &Act) -> bool {
        matches!(action, Act::Arrange(_))
    }

    fn check(&self, ground: &Ground, seat: Seat, action: &Act) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(ground, seat, &mut legal);
        let orders = legal.contains(&Act::Order(1));
        let composed =
            matches!(action, Act::Arrange(marks) if orders && self.can_arrange(ground, *marks));
        if composed || legal.contains(action) {
            return Ok(());
        }
        let reason = Phrase::new("refusal-not-now");
        Err(Refusal { rule: RuleId("DRILL-MARK"), reason, remedy: None })
    }

    fn apply(&self, ground: &mut Ground, seat: Seat, action: &Act, cx: &mut Cx<'_, Drill>) {
        let mark = match *action {
            Act::Mark(number) => number,
            Act::Follow => Drill::first_mark(ground).expect("a seat has marked"),
            Act::Look => roll(cx),
            Act::Raise => {
                ground.raised = ground.raised.with(seat);
                ground.marks[usize::from(seat.0)] % NUMBERS + 1
            }
            Act::Arrange(marks) => {
                cx.tell(|| Happened::Arranged(marks));
                (ground.marks, ground.arranged) = (marks, true);
                return;
            }
            Act::Order(number) => {
                let rolled = roll(cx);
                cx.tell(|| Happened::Ordered(number, rolled));
                ground.score += u8::from(rolled == number);
                (ground.marks, ground.arranged) = ([0; 3], false);
                ground.raised = SeatSet::NONE;
                ground.round += 1;
                return;
            }
        };
        cx.tell(|| Happened::Marked(seat, mark));
        ground.marks[usize::from(seat.0)] = mark;
    }

    fn view(&self, ground: &Ground, _: Observer) -> Ground {
        *ground
    }

    fn witness(&self, event: &Happened, _: Observer) -> Option<Happened> {
        Some(*event)
    }

    fn reveals(&self, _: &Happened) -> bool {
        // There are no secrets.
        false
    }

    fn broken(&self, ground: &Ground) -> Vec<String> {
        let high = ground.marks.iter().find(|mark| **mark > NUMBERS);
        let stray = ground.marks[usize::from(ground.hands)..].iter().find(|mark| **mark > 0);
        let most = ground.round.saturating_add(self.orders.score);
        let score = (ground.score > most).then(|| "more points than rounds".to_owned());
        high.map(|mark| format!("{mark} is no number"))
            .into_iter()
            .chain(stray.map(|mark| format!("nobody marked {mark}")))
            .chain(score)
            .collect()
    }

    fn outcome(&self, ground: &Ground) -> Option<String> {
        Some(Orders { goal: ground.goal, score: ground.score }.write())
    }

    fn older_position(
        &self,
        version: u32,
        position: &[u8],
        _: &dyn Fn(&[u8]) -> Option<Ground>,
    ) -> Option<Ground> {
        if version != 2 {
            return None;
        }
        let old: GroundOfVersion2 = postcard::from_bytes(position).ok()?;
        let GroundOfVersion2 { hands, round, marks, arranged, raised, score } = old;
        Some(Ground { hands, round, marks, arranged, raised, score, goal: 1 })
    }

    fn determinize(&self, view: &Ground, _: &mut Cx<'_, Drill>) -> Ground {
        *view
    }
}

fn roll(cx: &mut Cx<'_, Drill>) -> u8 {
    cx.ask(ChanceTag("number"), Odds::Uniform(NUMBERS.into())) as u8 + 1
}
