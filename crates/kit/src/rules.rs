//! The contract that every game signs.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::every_outcome::Probability;
use crate::{Cx, Observer, Order, Phrase, Refusal, RuleId, Seat, SeatSet};

/// Who must speak next, or how it ended. Several seats may owe an answer at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Pending {
    /// These seats owe a decision, by this rule.
    Decision {
        /// Who.
        seats: SeatSet,
        /// The rule that asks.
        rule: RuleId,
    },
    /// The game is over.
    Over(Verdict),
}

/// How a game ended: who won. In a co-operative game everybody or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The seats that won.
    pub winners: SeatSet,
}

/// The rules of one game with its content and options. Holds no position.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Key of the game, such as `zombiaki`.
    const GAME: &'static str;
    /// Goes up when a recorded journal would replay differently.
    const VERSION: u32;
    /// No game takes more decisions than this.
    const LONGEST: u32;
    /// Do all seats win together or lose together?
    const TEAM: bool = false;
    /// Does a seat see something that another may not? A table of such a game waits until every
    /// seat is held, so that nobody sees what will be another's.
    const SECRETS: bool = true;

    /// The whole truth.
    type State: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What a seat asks for. One action is one choice.
    type Action: Clone + Eq + Debug + Send + Sync + 'static;
    /// What happened.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What one observer may know. It remembers what the observer was shown.
    type View: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// How many chairs there are.
    fn seats(&self) -> u8;

    /// The first position, run on until a seat must decide.
    fn deal(&self, cx: &mut Cx<'_, Self>) -> Self::State;

    /// Who must decide now, or how it ended.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Seats that may propose one of its offers to the seat that decides for the team.
    fn advisers(&self, _state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// Seats that may act although the table waits for none of them, such as one that may eat in
    /// another's turn. They have offers; nobody is held up by them, and they are never pending.
    fn interjectors(&self, _state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// Does one seat now take what another may want? Bots then wait until the people have chosen.
    fn is_contested(&self, _state: &Self::State) -> bool {
        false
    }

    /// Appends in a fixed order. Nothing for seats that are neither pending nor interjectors.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Is this action put together by the seat that plays it, such as a final arrangement of cards, so
    /// that it may be legal without being listed? About the kind of action, in any position.
    fn is_composed(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Accepts what [`Rules::legal_actions`] lists, and besides only what is composed. Never
    /// changes anything.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that [`Rules::check`] accepts and runs on until a seat must
    /// decide. Cannot fail; a broken invariant inside is a bug and panics.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        cx: &mut Cx<'_, Self>,
    );

    /// Built from nothing, field by field; never a filtered clone.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// The event as this observer saw it, or nothing.
    fn witness(&self, event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// Does this event turn up something that was hidden, with or without luck? What led to it is
    /// then not taken back freely. Something that a seat shows of its own is not turned up.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// What no game can come to, in words for engineers: a piece in two places, more cards than
    /// the box holds, a question that nobody can answer. Nothing, if the position is possible.
    ///
    /// The laws ask it after every action of their random games, and code that reads a position
    /// from a file may refuse it for the same reasons; play itself never asks. So it may take its
    /// time, and it must be true of every position that can be reached under any reading.
    fn broken(&self, _state: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// What the game hands over at its end beside its winners, such as the sheets of a campaign: a
    /// document (TOML) that the set-up of another table may bring. Nothing while the game runs.
    fn outcome(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// Reads a position that an older version of these rules wrote, if it can still be played on.
    /// `read` reads it as if it were of this version. Rules whose positions have changed their
    /// shape or meaning since then say here which of them they understand, and how.
    fn older_position(
        &self,
        _version: u32,
        position: &[u8],
        read: &dyn Fn(&[u8]) -> Option<Self::State>,
    ) -> Option<Self::State> {
        read(position)
    }

    /// One world in which the observer would see exactly this.
    fn determinize(&self, view: &Self::View, cx: &mut Cx<'_, Self>) -> Self::State;
}

/// A game that can say what it does. Keys only: words are made by the terminal and the page.
pub trait Spoken: Rules {
    /// What this offer of a seat would do in this position.
    fn say_action(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Phrase;
    /// The strongest argument for this offer, as a team-mate would put it.
    fn reason(&self, _state: &Self::State, _action: &Self::Action) -> Option<Phrase> {
        None
    }
    /// What the seat is after with this action, as it would tell its team before it acts. Actions
    /// that serve one purpose say the same, so that it is told once.
    fn intention(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Option<Phrase> {
        None
    }
    /// What people may ask of a bot on this seat. An order that is carried out or has become
    /// impossible is not listed any more.
    fn orders(&self, _state: &Self::State, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }
    /// What this offer may bring, in the game's own words and with exact odds, where luck falls in
    /// more ways than anybody would read.
    fn prospect(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Option<Prospect> {
        None
    }
    /// What happened.
    fn say_event(&self, event: &Self::Event) -> Phrase;
    /// The rule that made it happen.
    fn cause(&self, event: &Self::Event) -> RuleId;
}

/// What an action that asks luck may bring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// What holds however luck falls.
    pub certain: Vec<Phrase>,
    /// Outcomes that a player tells apart; together they are sure.
    pub outcomes: Vec<(Vec<Phrase>, Probability)>,
}

/// A game with a written evaluation, for bots that look ahead a little.
pub trait Evaluated: Rules {
    /// Decisions that a strong bot plays on, each the best-judged one, before it asks for the
    /// judgement. None where it does better to look at more worlds instead.
    const PLAY_ON: u32 = 0;
    /// How many candidates a search looks at in a position that is new to it; one more whenever
    /// the number of its visits reaches the next square. For games that name candidates best first.
    const FIRST_LOOK: usize = usize::MAX;
    /// Do bots of this game think in plans, which are tried out over whole rounds, instead of in a
    /// tree of single actions?
    const PLANS: bool = false;
    /// Ticks of [`Evaluated::clock`] in a round.
    const TICKS: u32 = 1;

    /// What a team sets out to do, with the orders that people gave it and whatever the game likes
    /// to work out once for a plan; `()` in games without plans. The default one is the game's own
    /// script.
    type Plan: Clone + Debug + Default + Send + 'static;

    /// Appends plans that are worth trying in this position, all of them variants of a given one:
    /// the orders in it are obeyed by all.
    fn plans(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _given: &Self::Plan,
        _plans: &mut Vec<Self::Plan>,
    ) {
    }

    /// The plan that keeps to these written orders (`Spoken::orders`) and to nothing else.
    fn ordered(&self, _orders: &[String]) -> Self::Plan {
        Self::Plan::default()
    }

    /// What a seat that is asked does next by a plan: a legal action. Only games with plans answer.
    fn follow(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _plan: &mut Self::Plan,
    ) -> Option<Self::Action> {
        None
    }

    /// Counts up as the game goes on, by [`Evaluated::TICKS`] in each round, so that plans are tried
    /// out equally far. Luck begins anew at every tick of an imagined game: plans that agree about a
    /// part of a round meet the same luck there.
    fn clock(&self, _state: &Self::State) -> u32 {
        0
    }

    /// What is worth thinking about: `candidates` comes with everything that is listed, and may be
    /// left shorter, in another order (best first), or with composed actions added. All of them
    /// are legal, at least one is left, and only what the seat may know decides.
    fn candidates(&self, _state: &Self::State, _seat: Seat, _candidates: &mut Vec<Self::Action>) {}

    /// How well this seat stands, from -1000 (lost) to 1000 (won).
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32;

    /// Does this action change nothing on the board: passing, or throwing a card away?
    fn is_idle(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Appends what the win chance of the first seat depends on. Weights for the factors are
    /// fitted to finished games; a factor that is not appended counts as 0. Only what every
    /// observer sees, so that all of them are told the same chance.
    fn factors(&self, _state: &Self::State, _out: &mut Vec<Factor>) {}
}

/// A number that a win chance depends on, around -3 to 3.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Factor {
    /// What is measured.
    pub name: &'static str,
    /// Of which kind it is, where each kind has a weight of its own; empty elsewhere.
    pub kind: &'static str,
    /// The number.
    pub value: f32,
}

impl Factor {
    /// A measure that has one weight.
    pub fn new(name: &'static str, value: f32) -> Factor {
        Factor { name, kind: "", value }
    }

    /// A measure that has a weight for each kind.
    pub fn of_kind(name: &'static str, kind: &'static str, value: f32) -> Factor {
        Factor { name, kind, value }
    }
}

/// What was done with a piece of content, for statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Usage {
    /// It came within reach of a seat.
    Drawn,
    /// It was used.
    Played,
    /// It was thrown away unused.
    Discarded,
}

/// A game whose pieces of content can be counted by a simulation.
pub trait Counted: Rules {
    /// Names of everything that is counted, by index.
    fn items(&self) -> Vec<String>;
    /// What this event did with which item, and for whom.
    fn usage(&self, event: &Self::Event) -> Option<(Seat, Usage, u8)>;
}
