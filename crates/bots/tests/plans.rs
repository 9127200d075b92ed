//! A bot that plans: it sees what pays off only after a whole round, and is not led astray by luck.

use horda_bots::{Bot, PlanBot, Planning};
use horda_kit::{
    ChanceTag, Cx, Evaluated, Observer, Odds, Pending, Refusal, RuleId, Rules, Seat, SeatSet,
};

/// Steps over a stream in one round: who stops in the water stands worse than on the bank.
struct Stream;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Wader {
    decisions: u32,
    steps: u32,
    luck: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Wait,
    Wade,
    Gamble,
}

/// Decisions of a round, and steps to the other bank.
const ROUND: u32 = 3;

impl Rules for Stream {
    const GAME: &'static str = "stream";
    const VERSION: u32 = 1;
    const LONGEST: u32 = 100;

    type State = Wader;
    type Action = Action;
    type Event = ();
    type View = Wader;

    fn seats(&self) -> u8 {
        1
    }

    fn deal(&self, _: &mut Cx<'_, Stream>) -> Wader {
        Wader::default()
    }

    fn pending(&self, _: &Wader) -> Pending {
        Pending::Decision { seats: SeatSet::only(Seat(0)), rule: RuleId("STREAM-1") }
    }

    fn legal_actions(&self, _: &Wader, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Wait, Action::Wade, Action::Gamble]);
    }

    fn check(&self, _: &Wader, _: Seat, _: &Action) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&self, wader: &mut Wader, _: Seat, action: &Action, cx: &mut Cx<'_, Stream>) {
        wader.decisions += 1;
        match action {
            Action::Wait => {}
            Action::Wade => wader.steps += 1,
            Action::Gamble => {
                let won = cx.ask(ChanceTag("coin"), Odds::Uniform(2)) == 0;
                wader.luck += if won { 100 } else { -100 };
            }
        }
    }

    fn view(&self, wader: &Wader, _: Observer) -> Wader {
        *wader
    }

    fn witness(&self, (): &(), _: Observer) -> Option<()> {
        None
    }

    fn reveals(&self, (): &()) -> bool {
        false
    }

    fn determinize(&self, view: &Wader, _: &mut Cx<'_, Stream>) -> Wader {
        *view
    }
}

impl Evaluated for Stream {
    const PLANS: bool = true;

    /// Wades across, or waits.
    type Plan = bool;

    fn plans(&self, _: &Wader, _: Seat, given: &bool, plans: &mut Vec<bool>) {
        plans.extend([*given, !*given]);
    }

    fn ordered(&self, orders: &[String]) -> bool {
        orders.iter().any(|order| order == "wade")
    }

    fn follow(&self, _: &Wader, _: Seat, wades: &mut bool) -> Option<Action> {
        Some(if *wades { Action::Wade } else { Action::Wait })
    }

    fn clock(&self, wader: &Wader) -> u32 {
        wader.decisions / ROUND
    }

    fn evaluate(&self, wader: &Wader, _: Seat) -> i32 {
        let across = if wader.steps >= ROUND { 300 } else { -100 * wader.steps as i32 };
        across + wader.luck
    }
}

const OFFERS: [Action; 3] = [Action::Wait, Action::Wade, Action::Gamble];

fn planning(doubt: f32) -> Planning {
    Planning { worlds: 3, rounds: 1, doubt, slips: 0 }
}

#[test]
fn what_pays_off_only_after_a_round_is_begun_and_carried_on() {
    let mut bot = PlanBot::<Stream>::new(1, planning(0.5));
    let mut wader = Wader::default();
    for _ in 0..ROUND {
        let action = bot.choose(&Stream, Seat(0), &wader, &OFFERS);
        assert_eq!(action, Action::Wade);
        wader.decisions += 1;
        wader.steps += 1;
    }
}

/// Games in which a bot gambles with even odds, where the stream cannot be crossed any more.
fn gambles(doubt: f32) -> usize {
    let late = Wader { decisions: 1, ..Wader::default() };
    let gambles = |seed: &u64| {
        let mut bot = PlanBot::<Stream>::new(*seed, planning(doubt));
        bot.choose(&Stream, Seat(0), &late, &OFFERS) == Action::Gamble
    };
    (0..60).filter(gambles).count()
}

#[test]
fn luck_in_a_few_worlds_does_not_change_a_plan() {
    assert!(gambles(2.0) < 8, "{}", gambles(2.0));
    assert!(gambles(0.0) > 15, "without doubt it is tempted: {}", gambles(0.0));
}

#[test]
fn given_plans_are_the_first_to_be_followed() {
    let mut bot = PlanBot::<Stream>::new(1, planning(50.0));
    assert_eq!(
        bot.choose(&Stream, Seat(0), &Wader { decisions: 1, ..Wader::default() }, &OFFERS),
        Action::Wait
    );
    bot.obey(&Stream, &["wade".to_owned()]);
    let action = bot.choose(&Stream, Seat(0), &Wader::default(), &OFFERS);
    assert_eq!(action, Action::Wade);
}
