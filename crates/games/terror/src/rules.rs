//! The contract of `horda_kit::Rules`, signed: dispatch only.

use std::sync::Arc;

use horda_content::OptionSet as _;
use horda_kit::{
    ChanceTag, Cx, Observer, Pending, Refusal, RuleId, Rules, Seat, SeatSet, Verdict, mark,
};

use crate::action::Action;
use crate::build::draw_card;
use crate::card::{Card, CardId, CardSet};
use crate::event::{Event, Happening};
use crate::human::Human;
use crate::options::Options;
use crate::pack::Pack;
use crate::place::Facing;
use crate::refused::{Refused, ZombieFor};
use crate::setup::Setup;
use crate::side::Side;
use crate::state::{Ask, FaceUp, FacingAfter, Phase, State};
use crate::token::Token;
use crate::view::View;
use crate::walk::Order;

/// The rules of Zombie Terror with the pieces and the readings of one table.
#[derive(Clone, Debug)]
pub struct Terror {
    pub(crate) pack: Arc<Pack>,
    pub(crate) options: Options,
    /// The set-up that the options name, by its place in the pack.
    setup: usize,
}

/// Reports what happened and by which rule.
#[inline]
pub(crate) fn tell(cx: &mut Cx<'_, Terror>, rule: &'static str, what: impl FnOnce() -> Happening) {
    cx.tell(|| {
        horda_kit::marks::hit(rule);
        Event { what: what(), rule: RuleId(rule) }
    });
}

impl Terror {
    /// A table with these pieces and these readings, if the pack has the set-up they name.
    pub fn new(pack: Arc<Pack>, options: Options) -> Option<Terror> {
        let (_, name) = options.values().into_iter().find(|(option, _)| *option == "setup")?;
        let setup = pack.setups.iter().position(|setup| setup.id == name)?;
        Some(Terror { pack, options, setup })
    }

    /// The pieces in use.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The set-up in use.
    #[inline]
    pub fn setup(&self) -> &Setup {
        &self.pack.setups[self.setup]
    }

    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &Card {
        self.pack.card(card)
    }

    /// Stars that a human shows.
    #[inline]
    pub fn stars(&self, human: Human, wounded: bool) -> u8 {
        self.pack.stars[human.index()][usize::from(wounded)]
    }

    /// Whose decision it is.
    #[inline]
    pub(crate) fn active(&self, table: &FaceUp) -> Side {
        let builder = self.building(table).map_or(Side::Zombies, |(side, _)| side);
        table.active(builder)
    }

    fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        let table = &state.face_up;
        if let Phase::Over { winner } = table.phase {
            return Err(Refused::GameOver(winner));
        }
        let active = self.active(table);
        if seat != active.seat() {
            return Err(self.why_not_yours(table, active, action));
        }
        if let Some(ask) = table.ask {
            return self.judge_answer(table, ask, action);
        }
        match (table.phase, action) {
            (
                Phase::Humans | Phase::Movement | Phase::Adding | Phase::Tidying,
                Action::Play { card, target },
            ) => {
                if card.side() == active {
                    mark!("ZT-CARD-03"); // in the middle of an activation too
                    mark!("ZT-CARD-04");
                    mark!("ZT-RUL-34"); // in every phase of the own turn
                    self.judge_play(state, card, target)
                } else {
                    Err(Refused::NotHeld(card))
                }
            }
            (Phase::Build { .. }, Action::Build { token, at, turned }) => {
                self.judge_build(table, token, at, turned)
            }
            (Phase::Muster { human: next }, Action::Muster { human, at }) => {
                self.judge_muster(table, next, human, at)
            }
            (Phase::Haunt, Action::Raise { at }) => self.judge_haunt(table, at),
            (Phase::Humans, _) => self.judge_human_turn(table, action),
            (Phase::Movement, Action::Bite { at }) => self.judge_walk(table, at, Order::Bite),
            (Phase::Movement, Action::Step { at }) => self.judge_walk(table, at, Order::Step),
            (Phase::Movement, Action::Idle { at }) => self.judge_walk(table, at, Order::Idle),
            (Phase::Movement, Action::Turn { at, facing }) => {
                self.judge_walk(table, at, Order::Turn(facing))
            }
            (Phase::Adding, _) => self.judge_adding(table, action),
            (Phase::Tidying, Action::Convert { human }) => {
                let dead = Terror::dead(table).any(|dead| dead == human);
                if dead { Ok(()) } else { Err(Refused::NotDead(human)) }
            }
            _ => Err(self.why_not_now(table, action)),
        }
    }

    fn judge_answer(&self, table: &FaceUp, ask: Ask, action: Action) -> Result<(), Refused> {
        match (ask, action) {
            (Ask::Facing { .. }, Action::Face { .. }) => Ok(()),
            (Ask::Ambush, Action::Raise { at }) => self.judge_ambush_field(table, at),
            (Ask::PutDown { .. }, Action::Raise { at }) => self.judge_open(table, at),
            (Ask::Replace { .. }, Action::Lift { at }) => {
                let stands = table.horde.all().contains(at);
                let missing = Refused::ZombieMissing { at, wanted: ZombieFor::Conversion };
                if stands { Ok(()) } else { Err(missing) }
            }
            _ => Err(Refused::AnswerFirst { ask }),
        }
    }

    fn answers(&self, table: &FaceUp, ask: Ask, out: &mut Vec<Action>) {
        match ask {
            Ask::Facing { .. } => {
                out.extend(Facing::ALL.map(|facing| Action::Face { facing }));
            }
            Ask::Ambush => {
                out.extend(self.ambush_fields(table).iter().map(|at| Action::Raise { at }));
            }
            Ask::PutDown { .. } => {
                out.extend(self.open_fields(table).iter().map(|at| Action::Raise { at }));
            }
            Ask::Replace { .. } => {
                out.extend(table.horde.all().iter().map(|at| Action::Lift { at }));
            }
        }
    }

    /// Cards that one side may hold, as far as everybody can tell.
    fn unplayed(&self, table: &FaceUp, side: Side) -> CardSet {
        self.setup().cards[side.index()].without(table.played[side.index()])
    }
}

impl Rules for Terror {
    const GAME: &'static str = "terror";
    const VERSION: u32 = 2;
    const LONGEST: u32 = 6000;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, cx: &mut Cx<'_, Terror>) -> State {
        let face_up = FaceUp::empty(self.setup().ground.clone());
        let mut state = State { face_up, hands: [CardSet::NONE; 2] };
        self.run(&mut state, cx);
        state
    }

    fn pending(&self, state: &State) -> Pending {
        let table = &state.face_up;
        let rule = match (table.phase, table.ask) {
            (Phase::Over { winner }, _) => {
                return Pending::Over(Verdict { winners: SeatSet::only(winner.seat()) });
            }
            (_, Some(ask)) => ask.rule(),
            (Phase::Build { .. }, None) => self.rule_of_setup("ZT-ADV-06"),
            (Phase::Muster { .. }, None) => "ZT-SETUP-07",
            (Phase::Haunt, None) => "ZT-SETUP-08",
            (Phase::Humans, None) => "ZT-HUM-01",
            (Phase::Movement, None) => "ZT-ZMOVE-01",
            (Phase::Adding, None) => "ZT-SPAWN-03",
            (Phase::Tidying, None) => "ZT-RUL-19",
        };
        let seats = SeatSet::only(self.active(table).seat());
        Pending::Decision { seats, rule: RuleId(rule) }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let table = &state.face_up;
        let active = self.active(table);
        if seat != active.seat() {
            return;
        }
        if let Some(ask) = table.ask {
            return self.answers(table, ask, out);
        }
        match table.phase {
            Phase::Build { .. } => self.builds(table, out),
            Phase::Muster { human } => {
                let fields = self.muster_fields(table);
                out.extend(fields.iter().map(|at| Action::Muster { human, at }));
            }
            Phase::Haunt => {
                out.extend(self.haunt_fields(table).iter().map(|at| Action::Raise { at }));
            }
            Phase::Humans => {
                self.human_actions(table, out);
                self.plays(state, active, out);
            }
            Phase::Movement => {
                self.walks(table, out);
                self.plays(state, active, out);
            }
            Phase::Adding => {
                self.additions(table, out);
                self.plays(state, active, out);
            }
            Phase::Tidying => {
                out.extend(Terror::dead(table).map(|human| Action::Convert { human }));
                self.plays(state, active, out);
            }
            Phase::Over { .. } => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(state, seat, *action).map_err(|refused| {
            let refusal = refused.refusal(self);
            let rule = RuleId(self.rule_of_setup(refusal.rule.0));
            horda_kit::marks::hit(rule.0);
            Refusal { rule, ..refusal }
        })
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Terror>) {
        debug_assert_eq!(
            self.judge(state, seat, *action),
            Ok(()),
            "only legal actions are applied"
        );
        let table = &mut state.face_up;
        match *action {
            Action::Build { token: kind, at, turned } => {
                self.build(table, Token { kind, at, turned }, cx);
            }
            Action::Muster { human, at } => self.muster(table, human, at, cx),
            Action::Raise { at } => match (table.ask, table.phase) {
                (Some(Ask::Ambush), _) => self.ambush(table, at, cx),
                (Some(Ask::PutDown { special }), _) => self.put_down(table, at, special, cx),
                (_, Phase::Haunt) => self.raise(table, at, FacingAfter::Haunt, "ZT-SETUP-08", cx),
                _ => self.add(table, at, cx),
            },
            Action::Face { facing } => self.face(table, facing, cx),
            Action::Go { human, to } => self.walk_to(state, human, to, cx),
            Action::Chop { at } => self.chop(table, at, cx),
            Action::Shoot { at } => self.shoot(table, at, cx),
            Action::Heal { human } => self.heal(table, human, cx),
            Action::Finish => self.finish(table, cx),
            Action::End => self.end_humans(table, cx),
            Action::Bite { at } => self.walk(state, at, Order::Bite, cx),
            Action::Step { at } => self.walk(state, at, Order::Step, cx),
            Action::Turn { at, facing } => self.walk(state, at, Order::Turn(facing), cx),
            Action::Idle { at } => self.walk(state, at, Order::Idle, cx),
            Action::Lift { at } => self.lift(table, at, cx),
            Action::Convert { human } => self.convert(table, human, cx),
            Action::Play { card, target } => self.play(state, card, target, cx),
        }
        self.run(state, cx);
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let hand = |side: Side| {
            let own = observer == Observer::Seat(side.seat());
            own.then(|| state.hands[side.index()])
        };
        View {
            observer,
            face_up: state.face_up.clone(),
            hands: Side::ALL.map(hand),
            insight: self.insight(&state.face_up),
        }
    }

    fn witness(&self, event: &Event, observer: Observer) -> Option<Event> {
        if let Happening::Drew { card } = event.what
            && observer != Observer::Seat(card.side().seat())
        {
            return None;
        }
        Some(event.clone())
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event.what, Happening::Drew { .. })
    }

    fn broken(&self, state: &State) -> Vec<String> {
        self.impossible(state).map(str::to_owned).collect()
    }

    fn determinize(&self, view: &View, cx: &mut Cx<'_, Terror>) -> State {
        let hands = Side::ALL.map(|side| match view.hands[side.index()] {
            Some(hand) => hand,
            None => {
                let mut rest = self.unplayed(&view.face_up, side);
                let mut hand = CardSet::NONE;
                for _ in 0..view.face_up.held[side.index()] {
                    hand.insert(draw_card(&mut rest, side, ChanceTag("imagine"), cx));
                }
                hand
            }
        });
        State { face_up: view.face_up.clone(), hands }
    }
}
