//! The contract of `horda_kit::Rules`, signed: dispatch only.

use std::sync::Arc;

use horda_kit::{
    ChanceTag, Cx, Deck, Observer, Pending, Refusal, RuleId, Rules, Seat, SeatSet, Verdict, mark,
};

use crate::action::Action;
use crate::card::{Card, CardId, Play, Side, ZombieCard};
use crate::event::{Event, Happening};
use crate::options::Options;
use crate::pack::Pack;
use crate::place::Goal;
use crate::refused::Refused;
use crate::state::{FaceUp, Phase, State, Zombie};
use crate::view::View;

/// The rules of Zombiaki II with the cards and the readings of one table.
#[derive(Clone, Debug)]
pub struct Zombiaki {
    pub(crate) pack: Arc<Pack>,
    pub(crate) options: Options,
}

/// Reports what happened and by which rule.
#[inline]
pub(crate) fn tell(
    cx: &mut Cx<'_, Zombiaki>,
    rule: &'static str,
    what: impl FnOnce() -> Happening,
) {
    cx.tell(|| {
        horda_kit::marks::hit(rule);
        Event { what: what(), rule: RuleId(rule) }
    });
}

impl Zombiaki {
    /// A table with these cards and these readings.
    pub fn new(pack: Arc<Pack>, options: Options) -> Zombiaki {
        Zombiaki { pack, options }
    }

    /// The cards in use.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &Card {
        self.pack.card(card)
    }

    #[inline]
    pub(crate) fn zombie_card(&self, card: CardId) -> &ZombieCard {
        match &self.card(card).play {
            Play::Zombie(zombie) => zombie,
            Play::Object(_)
            | Play::Lasting(_)
            | Play::Attachment(_)
            | Play::Action(_)
            | Play::Dawn => unreachable!("only zombies stand among the zombies"),
        }
    }

    /// Wounds that destroy this zombie, with what its attachments add.
    pub fn strength(&self, zombie: &Zombie) -> u8 {
        let mut strength = self.zombie_card(zombie.card).strength;
        for card in self.attachments(zombie.attached) {
            if let Play::Attachment(own) = self.card(card).play {
                mark!("ZK-CARD-02"); // what its text adds while it lies there
                strength += own.strength;
            }
        }
        strength
    }

    /// The cards that lie on this zombie.
    pub fn attached(&self, zombie: &Zombie) -> impl Iterator<Item = CardId> {
        self.attachments(zombie.attached)
    }

    fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        let table = &state.face_up;
        if let Phase::Over { winner } = table.phase {
            return Err(Refused::GameOver(winner));
        }
        if seat != table.active.seat() {
            return Err(Refused::NotYourTurn(table.active));
        }
        match table.phase {
            Phase::Movement { .. } => match table.active {
                Side::Zombies => self.judge_march(table, action),
                Side::Humans => self.judge_drive(table, action),
            },
            Phase::Discard => self.judge_discard(table, action),
            Phase::Use => self.judge_use(state, action),
            Phase::Lure { from } => self.judge_lure(table, from, action),
            Phase::Scout | Phase::Plan | Phase::Raise { .. } => self.judge_pick(state, action),
            Phase::Cleanup | Phase::Draw | Phase::Over { .. } => Err(Refused::NoMovement),
        }
    }

    fn judge_use(&self, state: &State, action: Action) -> Result<(), Refused> {
        let table = &state.face_up;
        match action {
            Action::Play { card, target } => {
                self.judge_available(table, card, Refused::NotAvailable(card))?;
                self.judge_play(state, card, target)
            }
            Action::Discard { card } => {
                self.judge_available(table, card, Refused::NotAvailable(card))
            }
            Action::End => Ok(()),
            Action::Pick { .. } => Err(Refused::NothingToPick),
            Action::Step { .. } | Action::Stay { .. } | Action::Drive { .. } => {
                Err(Refused::NoMovement)
            }
        }
    }

    fn judge_discard(&self, table: &FaceUp, action: Action) -> Result<(), Refused> {
        match action {
            Action::Discard { card } => {
                self.judge_available(table, card, Refused::NotOfTheFour(card))
            }
            Action::Step { .. } | Action::Stay { .. } | Action::Drive { .. } => {
                Err(Refused::NoMovement)
            }
            Action::Play { .. } | Action::Pick { .. } | Action::End => Err(Refused::DiscardFirst),
        }
    }

    fn judge_available(
        &self,
        table: &FaceUp,
        card: CardId,
        missing: Refused,
    ) -> Result<(), Refused> {
        if matches!(self.card(card).play, Play::Dawn) {
            return Err(Refused::DawnIsNotPlayed);
        }
        if table.hand(table.active).contains(&card) { Ok(()) } else { Err(missing) }
    }

    fn uses(&self, state: &State, out: &mut Vec<Action>) {
        let table = &state.face_up;
        for card in different(table.hand(table.active)) {
            self.plays(state, card, out);
        }
        discards(table, out);
        out.push(Action::End);
    }
}

fn discards(table: &FaceUp, out: &mut Vec<Action>) {
    out.extend(different(table.hand(table.active)).map(|card| Action::Discard { card }));
}

/// The different cards of a hand that is in card order.
fn different(hand: &[CardId]) -> impl Iterator<Item = CardId> {
    let mut last = None;
    hand.iter().copied().filter(move |card| last.replace(*card) != Some(*card))
}

impl Rules for Zombiaki {
    const GAME: &'static str = "zombiaki";
    const VERSION: u32 = 2;
    const LONGEST: u32 = 1200;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, cx: &mut Cx<'_, Zombiaki>) -> State {
        let decks = Side::ALL.map(|side| self.pack.deck(side));
        let mut state = State { face_up: FaceUp::empty(), decks };
        self.run(&mut state, cx);
        state
    }

    fn pending(&self, state: &State) -> Pending {
        let rule = match state.face_up.phase {
            Phase::Over { winner } => {
                return Pending::Over(Verdict { winners: SeatSet::only(winner.seat()) });
            }
            Phase::Movement { .. } => match state.face_up.active {
                Side::Zombies => "ZK-RUL-06",
                Side::Humans => "ZK-RUL-10",
            },
            Phase::Discard => "ZK-DISC-01",
            Phase::Cleanup | Phase::Draw | Phase::Use => "ZK-USE-01",
            Phase::Lure { .. } | Phase::Scout | Phase::Plan | Phase::Raise { .. } => "ZK-CARD-02",
        };
        let seats = SeatSet::only(state.face_up.active.seat());
        Pending::Decision { seats, rule: RuleId(rule) }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let table = &state.face_up;
        if seat != table.active.seat() {
            return;
        }
        match table.phase {
            Phase::Movement { .. } => match table.active {
                Side::Zombies => out.extend(self.march_choices(table)),
                Side::Humans => out.extend(self.drive_choices(table)),
            },
            Phase::Discard => discards(table, out),
            Phase::Use => self.uses(state, out),
            Phase::Lure { from } => {
                let ways = self.lure_ways(table, from).into_iter();
                out.extend(ways.map(|to| Action::Step { from, to: Goal::Field(to) }));
            }
            Phase::Scout | Phase::Plan | Phase::Raise { .. } => self.picks(state, out),
            Phase::Cleanup | Phase::Draw | Phase::Over { .. } => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let said = self.judge(state, seat, *action).map_err(|refused| refused.refusal(self));
        said.inspect_err(|refusal| horda_kit::marks::hit(refusal.rule.0))
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Zombiaki>) {
        debug_assert_eq!(
            self.judge(state, seat, *action),
            Ok(()),
            "only legal actions are applied"
        );
        let table = &mut state.face_up;
        match *action {
            Action::Step { from, to } if matches!(table.phase, Phase::Lure { .. }) => {
                table.phase = Phase::Use;
                self.step(state, from, to, "ZK-CARD-02", cx);
            }
            Action::Step { .. } | Action::Stay { .. } => self.attempt(state, *action, cx),
            Action::Drive { from } => self.drive(state, from, cx),
            Action::Discard { card } => self.discard(table, card, cx),
            Action::Play { card, target } => self.play(state, card, target, cx),
            Action::Pick { card } => self.pick(state, card, cx),
            Action::End => self.end_turn(table, cx),
        }
        self.run(state, cx);
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        mark!("ZK-RUL-39"); // of a deck everybody knows the size, and its order who was shown it
        View {
            observer,
            face_up: state.face_up.clone(),
            decks: [state.decks[0].view(observer), state.decks[1].view(observer)],
        }
    }

    fn witness(&self, event: &Event, observer: Observer) -> Option<Event> {
        if let Happening::Saw { side, .. } = event.what
            && observer != Observer::Seat(side.seat())
        {
            mark!("ZK-RUL-39"); // that a side looked is public, what it saw is not
            return None;
        }
        Some(event.clone())
    }

    fn reveals(&self, event: &Event) -> bool {
        // A card that one side has looked at is drawn or looked at without asking luck.
        matches!(event.what, Happening::Drew { .. } | Happening::Saw { .. })
    }

    fn broken(&self, state: &State) -> Vec<String> {
        self.impossible(state)
    }

    fn determinize(&self, view: &View, cx: &mut Cx<'_, Zombiaki>) -> State {
        let imagine = |index: usize, cx: &mut Cx<'_, Zombiaki>| {
            Deck::imagine(&view.decks[index], ChanceTag("imagine"), cx)
        };
        State { face_up: view.face_up.clone(), decks: [imagine(0, cx), imagine(1, cx)] }
    }
}
