//! What a search looks at: candidates that a game names, more and more of them, through the eyes
//! of the seat that thinks.

use horda_bots::{Bot, GreedyBot, Search, SearchBot};
use horda_kit::{Cx, Evaluated, Observer, Pending, Refusal, RuleId, Rules, Seat, SeatSet};

/// Numbers that are listed.
const LISTED: u32 = 300;
/// A number that is legal and not listed.
const COMPOSED: u32 = 1000;

/// One decision of the second seat of a team: the right number is the best.
struct Safe {
    right: u32,
    names: Names,
}

/// Which candidates the game names.
#[derive(PartialEq)]
enum Names {
    /// All that are listed.
    All,
    /// The composed one only.
    Composed,
}

type Dialled = Option<u32>;

impl Rules for Safe {
    const GAME: &'static str = "safe";
    const VERSION: u32 = 1;
    const LONGEST: u32 = 1;
    const TEAM: bool = true;

    type State = Dialled;
    type Action = u32;
    type Event = ();
    type View = Dialled;

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, _: &mut Cx<'_, Safe>) -> Dialled {
        None
    }

    /// The game goes on for ever, so that the judgement decides and not the end.
    fn pending(&self, _: &Dialled) -> Pending {
        Pending::Decision { seats: SeatSet::only(Seat(1)), rule: RuleId("SAFE-1") }
    }

    fn legal_actions(&self, _: &Dialled, _: Seat, out: &mut Vec<u32>) {
        out.extend(0..LISTED);
    }

    fn is_composed(&self, action: &u32) -> bool {
        *action == COMPOSED
    }

    fn check(&self, _: &Dialled, _: Seat, _: &u32) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&self, dialled: &mut Dialled, _: Seat, number: &u32, _: &mut Cx<'_, Safe>) {
        dialled.get_or_insert(*number);
    }

    fn view(&self, dialled: &Dialled, _: Observer) -> Dialled {
        *dialled
    }

    fn witness(&self, (): &(), _: Observer) -> Option<()> {
        None
    }

    fn reveals(&self, (): &()) -> bool {
        false
    }

    fn determinize(&self, view: &Dialled, _: &mut Cx<'_, Safe>) -> Dialled {
        *view
    }
}

impl Evaluated for Safe {
    type Plan = ();

    const FIRST_LOOK: usize = 10;

    /// Only the second seat can judge.
    fn evaluate(&self, dialled: &Dialled, seat: Seat) -> i32 {
        if seat == Seat(1) && *dialled == Some(self.right) { 900 } else { 0 }
    }

    fn candidates(&self, _: &Dialled, _: Seat, candidates: &mut Vec<u32>) {
        if self.names == Names::Composed {
            candidates.clear();
            candidates.extend([5, COMPOSED]);
        }
    }
}

fn considered(safe: &Safe, iterations: u32) -> (u32, Vec<u32>) {
    let search = Search { iterations, playout: 0, exploration: 0.5 };
    let offers: Vec<u32> = (0..LISTED).collect();
    let advice = SearchBot::new(1, search).consider(safe, Seat(1), &None, &offers);
    let mut seen: Vec<u32> = advice.candidates.iter().map(|it| it.action).collect();
    seen.sort_unstable();
    (advice.choice, seen)
}

#[test]
fn search_looks_at_few_candidates_first_and_at_more_as_it_returns() {
    let safe = Safe { right: 25, names: Names::All };
    let (_, few) = considered(&safe, 1);
    assert_eq!(few, (0..10).collect::<Vec<_>>());
    let (choice, more) = considered(&safe, 401);
    assert_eq!(more, (0..30).collect::<Vec<_>>(), "ten and the root of 400");
    assert_eq!(choice, 25);
}

#[test]
fn a_composed_action_is_chosen_if_the_game_names_it() {
    let safe = Safe { right: COMPOSED, names: Names::Composed };
    assert_eq!(considered(&safe, 100), (COMPOSED, vec![5, COMPOSED]));
    let offers: Vec<u32> = (0..LISTED).collect();
    assert_eq!(GreedyBot::new(1).choose(&safe, Seat(1), &None, &offers), COMPOSED);
}

#[test]
fn the_seat_that_thinks_judges_for_its_team() {
    let safe = Safe { right: 7, names: Names::All };
    let (choice, _) = considered(&safe, 200);
    assert_eq!(choice, 7);
}
