//! A drill that breaks one law.

use std::cell::Cell;

use horda_kit::{
    Chance, ChanceTag, Counted, Cx, Facts, FastLuck, Notation, Observer, Odds, Pending, Phrase,
    Refusal, RuleId, Rules, Seat, SeatSet, Spoken, Unreadable, Usage,
};
use horda_testkit::drill::{Act, Drill, Ground, Happened};

thread_local! {
    /// Actions that were carried out without being listed, by this test.
    pub static UNLISTED: Cell<u32> = const { Cell::new(0) };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// None at all.
    None,
    /// Says that an arrangement is an ordinary action.
    ForgetsComposed,
    /// Lists what it refuses.
    ListsIllegal,
    /// Keeps quiet about who may interject.
    ForgetsInterjectors,
    /// Calls a position impossible in which all have marked.
    CallsBroken,
    /// Shows the audience the first position only, although it says that it has no secrets.
    HidesEverything,
}

#[derive(Clone, Copy)]
pub struct Faulty(pub Drill, pub Fault);

/// Lets the drill ask the same luck, and tells what it told.
fn as_drill<T>(cx: &mut Cx<'_, Faulty>, run: impl FnOnce(&mut Cx<'_, Drill>) -> T) -> T {
    struct Luck<'a, 'b>(&'a mut Cx<'b, Faulty>);
    impl Chance for Luck<'_, '_> {
        fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
            self.0.ask(tag, odds)
        }
    }
    let mut luck = Luck(cx);
    let mut own = Cx::table(&mut luck);
    let result = run(&mut own);
    for event in own.take_events() {
        cx.tell(|| event);
    }
    result
}

impl Rules for Faulty {
    const GAME: &'static str = "faulty";
    const VERSION: u32 = 1;
    const LONGEST: u32 = Drill::LONGEST;
    const TEAM: bool = true;
    const SECRETS: bool = false;

    type State = Ground;
    type Action = Act;
    type Event = Happened;
    type View = Ground;

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn deal(&self, cx: &mut Cx<'_, Faulty>) -> Ground {
        as_drill(cx, |cx| self.0.deal(cx))
    }

    fn pending(&self, ground: &Ground) -> Pending {
        self.0.pending(ground)
    }

    fn interjectors(&self, ground: &Ground) -> SeatSet {
        let forgets = self.1 == Fault::ForgetsInterjectors;
        if forgets { SeatSet::NONE } else { self.0.interjectors(ground) }
    }

    fn legal_actions(&self, ground: &Ground, seat: Seat, out: &mut Vec<Act>) {
        self.0.legal_actions(ground, seat, out);
        if self.1 == Fault::ListsIllegal && out.contains(&Act::Look) {
            out.push(Act::Order(1));
        }
    }

    fn is_composed(&self, action: &Act) -> bool {
        self.1 != Fault::ForgetsComposed && self.0.is_composed(action)
    }

    fn check(&self, ground: &Ground, seat: Seat, action: &Act) -> Result<(), Refusal> {
        self.0.check(ground, seat, action)
    }

    fn apply(&self, ground: &mut Ground, seat: Seat, action: &Act, cx: &mut Cx<'_, Faulty>) {
        let mut listed = Vec::new();
        self.legal_actions(ground, seat, &mut listed);
        UNLISTED.set(UNLISTED.get() + u32::from(!listed.contains(action)));
        as_drill(cx, |cx| self.0.apply(ground, seat, action, cx));
    }

    fn view(&self, ground: &Ground, observer: Observer) -> Ground {
        match observer {
            Observer::Audience if self.1 == Fault::HidesEverything => {
                self.0.deal(&mut Cx::playout(FastLuck::new(0)))
            }
            Observer::Audience | Observer::Seat(_) => self.0.view(ground, observer),
        }
    }

    fn witness(&self, event: &Happened, observer: Observer) -> Option<Happened> {
        self.0.witness(event, observer)
    }

    fn reveals(&self, event: &Happened) -> bool {
        self.0.reveals(event)
    }

    fn broken(&self, ground: &Ground) -> Vec<String> {
        let order = Act::Order(1);
        let ordering = (0..self.seats()).any(|seat| self.check(ground, Seat(seat), &order).is_ok());
        if self.1 == Fault::CallsBroken && ordering {
            return vec!["all have marked".to_owned()];
        }
        self.0.broken(ground)
    }

    fn determinize(&self, view: &Ground, cx: &mut Cx<'_, Faulty>) -> Ground {
        as_drill(cx, |cx| self.0.determinize(view, cx))
    }
}

impl Notation for Faulty {
    fn seat_names(&self) -> &'static [&'static str] {
        self.0.seat_names()
    }

    fn write_action(&self, action: &Act) -> String {
        self.0.write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Act, Unreadable> {
        self.0.read_action(text)
    }

    fn begins_action(&self, text: &str) -> Result<(), Unreadable> {
        self.0.begins_action(text)
    }

    fn begins_event(&self, text: &str) -> Result<(), Unreadable> {
        self.0.begins_event(text)
    }

    fn write_event(&self, event: &Happened) -> String {
        self.0.write_event(event)
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        self.0.write_answer(tag, answer)
    }

    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable> {
        self.0.read_answer(tag, text)
    }

    fn facts(&self, ground: &Ground) -> Facts {
        self.0.facts(ground)
    }

    fn position(&self, facts: &Facts) -> Result<Ground, Vec<Unreadable>> {
        self.0.position(facts)
    }

    fn run_on(&self, ground: &mut Ground, cx: &mut Cx<'_, Faulty>) {
        as_drill(cx, |cx| self.0.run_on(ground, cx));
    }
}

impl Spoken for Faulty {
    fn say_action(&self, ground: &Ground, seat: Seat, action: &Act) -> Phrase {
        self.0.say_action(ground, seat, action)
    }

    fn say_event(&self, event: &Happened) -> Phrase {
        self.0.say_event(event)
    }

    fn cause(&self, event: &Happened) -> RuleId {
        self.0.cause(event)
    }
}

impl Counted for Faulty {
    fn items(&self) -> Vec<String> {
        self.0.items()
    }

    fn usage(&self, event: &Happened) -> Option<(Seat, Usage, u8)> {
        self.0.usage(event)
    }
}
