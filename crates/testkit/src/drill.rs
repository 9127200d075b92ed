//! A made-up game for tests of everything around the rules: a team of one to three that acts at
//! once.
//!
//! In a round every seat marks a number, all at the same time; then the seats take turns to order
//! for the team, and the others advise. It shows what the shared parts must bear: decisions of
//! several seats at once, an action that is possible only because of another one (`follow`), luck
//! in the middle (`look`), a decision of the team, seats that an option counts.

use horda_content::Variant;
use horda_kit::{
    ChanceTag, Counted, Cx, Evaluated, Facts, Notation, Observer, Odds, Pending, Phrase, Refusal,
    RuleId, Rules, Seat, SeatSet, Spoken, Unreadable, Usage, Verdict,
};
use serde::{Deserialize, Serialize};

horda_content::options! {
    /// How many take part?
    hands: Hands, "hands", "DRILL-SEATS", [Two = "2", One = "1", Three = "3"];
}

/// Rounds of a game.
const ROUNDS: u8 = 3;
/// Numbers that can be marked and ordered.
const NUMBERS: u8 = 3;

/// The rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drill {
    options: Options,
}

/// The whole truth; there are no secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    hands: u8,
    round: u8,
    /// What each seat marked this round; 0 is nothing yet.
    marks: [u8; 3],
    score: u8,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Marks a number.
    Mark(u8),
    /// Marks what the first seat that has marked did.
    Follow,
    /// Lets luck mark.
    Look,
    /// Orders a number for the team.
    Order(u8),
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Happened {
    /// A seat marked a number.
    Marked(Seat, u8),
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

    fn first_mark(ground: &Ground) -> Option<u8> {
        ground.marks.into_iter().find(|mark| *mark > 0)
    }
}

impl Rules for Drill {
    const GAME: &'static str = "drill";
    const VERSION: u32 = 1;
    const LONGEST: u32 = 12;
    const TEAM: bool = true;

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

    fn deal(&self, _: &mut Cx<'_, Happened>) -> Ground {
        Ground { hands: self.seats(), round: 0, marks: [0; 3], score: 0 }
    }

    fn pending(&self, ground: &Ground) -> Pending {
        if ground.round == ROUNDS {
            let winners =
                if ground.score > 0 { SeatSet::first(ground.hands) } else { SeatSet::NONE };
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

    fn legal_actions(&self, ground: &Ground, seat: Seat, out: &mut Vec<Act>) {
        let Pending::Decision { seats, .. } = self.pending(ground) else { return };
        if !seats.contains(seat) {
            return;
        }
        if Drill::all_marked(ground) {
            out.extend((1..=NUMBERS).map(Act::Order));
            return;
        }
        out.extend((1..=NUMBERS).map(Act::Mark));
        out.extend(Drill::first_mark(ground).map(|_| Act::Follow));
        out.push(Act::Look);
    }

    fn check(&self, ground: &Ground, seat: Seat, action: &Act) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(ground, seat, &mut legal);
        if legal.contains(action) {
            return Ok(());
        }
        let reason = Phrase::new("refusal-not-now");
        Err(Refusal { rule: RuleId("DRILL-MARK"), reason, remedy: None })
    }

    fn apply(&self, ground: &mut Ground, seat: Seat, action: &Act, cx: &mut Cx<'_, Happened>) {
        let mark = match *action {
            Act::Mark(number) => number,
            Act::Follow => Drill::first_mark(ground).expect("somebody has marked"),
            Act::Look => roll(cx),
            Act::Order(number) => {
                let rolled = roll(cx);
                cx.tell(|| Happened::Ordered(number, rolled));
                ground.score += u8::from(rolled == number);
                ground.marks = [0; 3];
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

    fn determinize(&self, view: &Ground, _: &mut Cx<'_, Happened>) -> Ground {
        *view
    }
}

fn roll(cx: &mut Cx<'_, Happened>) -> u8 {
    cx.ask(ChanceTag("number"), Odds::Uniform(NUMBERS.into())) as u8 + 1
}

impl Notation for Drill {
    fn seat_names(&self) -> &'static [&'static str] {
        &["red", "green", "blue"][..usize::from(self.seats())]
    }

    fn write_action(&self, action: &Act) -> String {
        match action {
            Act::Mark(number) => format!("mark {number}"),
            Act::Follow => "follow".to_owned(),
            Act::Look => "look".to_owned(),
            Act::Order(number) => format!("order {number}"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Act, Unreadable> {
        let unreadable = || Unreadable::new(format!("\"{text}\" is nothing that a drill knows"));
        let number = |text: &str| text.parse().map_err(|_| unreadable());
        match text.split_once(' ') {
            Some(("mark", rest)) => Ok(Act::Mark(number(rest)?)),
            Some(("order", rest)) => Ok(Act::Order(number(rest)?)),
            None if text == "follow" => Ok(Act::Follow),
            None if text == "look" => Ok(Act::Look),
            Some(_) | None => Err(unreadable()),
        }
    }

    fn action_verbs(&self) -> Vec<&'static str> {
        vec!["mark", "order", "follow", "look"]
    }

    fn event_verbs(&self) -> Vec<&'static str> {
        vec!["marked", "ordered"]
    }

    fn write_event(&self, event: &Happened) -> String {
        match event {
            Happened::Marked(seat, number) => format!("marked {} {number}", seat.0),
            Happened::Ordered(number, rolled) => format!("ordered {number} {rolled}"),
        }
    }

    fn write_answer(&self, _: &str, answer: u32) -> String {
        answer.to_string()
    }

    fn read_answer(&self, _: &str, text: &str) -> Result<u32, Unreadable> {
        text.parse().map_err(|_| Unreadable::new(format!("\"{text}\" is no number")))
    }

    fn facts(&self, ground: &Ground) -> Facts {
        let mark = |(name, mark): (&&str, &u8)| ((*name).to_owned(), mark.to_string());
        self.seat_names().iter().zip(&ground.marks).map(mark).collect()
    }

    fn position(&self, _: &Facts) -> Result<Ground, Vec<Unreadable>> {
        Err(vec![Unreadable::new("a drill has no scenarios")])
    }

    fn run_on(&self, _: &mut Ground, _: &mut Cx<'_, Happened>) {}
}

impl Spoken for Drill {
    fn say_action(&self, _: &Ground, _: Seat, action: &Act) -> Phrase {
        Phrase::new("drill-act").text("what", self.write_action(action))
    }

    fn reason(&self, ground: &Ground, action: &Act) -> Option<Phrase> {
        let Act::Order(number) = action else { return None };
        let votes = ground.marks.iter().filter(|mark| *mark == number).count();
        (votes > 0).then(|| Phrase::new("drill-marked").number("count", votes as i64))
    }

    fn say_event(&self, event: &Happened) -> Phrase {
        Phrase::new("drill-event").text("what", self.write_event(event))
    }

    fn cause(&self, event: &Happened) -> RuleId {
        match event {
            Happened::Marked(..) => RuleId("DRILL-MARK"),
            Happened::Ordered(..) => RuleId("DRILL-ORDER"),
        }
    }
}

impl Evaluated for Drill {
    fn evaluate(&self, ground: &Ground, _: Seat) -> i32 {
        i32::from(ground.score) * 100
    }
}

impl Counted for Drill {
    fn items(&self) -> Vec<String> {
        Vec::new()
    }

    fn usage(&self, _: &Happened) -> Option<(Seat, Usage, u8)> {
        None
    }
}

impl Variant for Drill {
    const SEATS_BY: Option<&'static str> = Some("hands");

    fn option_list() -> &'static [(&'static str, &'static str, &'static [&'static str])] {
        ALL
    }

    fn option_values(&self) -> Vec<(&'static str, &'static str)> {
        self.options.values()
    }

    fn with_options(&self, options: &[(String, String)]) -> Result<Drill, Vec<Unreadable>> {
        Ok(Drill { options: self.options.with(options)? })
    }

    fn with_content(&self, _: &[horda_content::TomlTable<'_>]) -> Drill {
        *self
    }
}
