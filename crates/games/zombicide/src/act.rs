//! Carrying out an action: dispatch to the chapters.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each chapter carries out its own actions; what is left is named by the judgement"
)]

use horda_kit::{Cx, Seat, mark};

use crate::action::Action;
use crate::board::zone::Zone;
use crate::combat::attack::{Attack, Stage};
use crate::combat::effort::Effort;
use crate::combat::fight::Fight;
use crate::event::Happening;
use crate::frame::Frame;
use crate::question::Question;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::budget::ActionKind;
use crate::survivors::character::CharacterId;
use crate::survivors::dash::Dash;
use crate::survivors::inventory::Inventory;
use crate::survivors::movement::Gait;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Sort;

impl Zombicide {
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let question = self.question(state).expect("a legal action answers a question");
        match *action {
            Action::Pick { who } => self.pick(state, seat, who, cx),
            Action::Begin { who } => self.begin(state, who, cx),
            Action::Pass => self.pass(state),
            Action::HandOver { who, .. }
            | Action::AskFor { who }
            | Action::Eat { who, .. }
            | Action::Drop { who, .. } => {
                let who = self.named(state, who);
                self.act_at_any_time(state, seat, who, action, cx);
            }
            Action::Count { .. }
            | Action::Reroll { .. }
            | Action::Keep
            | Action::IgnoreBreaks
            | Action::GiveUp { .. }
            | Action::Lose { .. }
            | Action::Hit { .. }
            | Action::Miss { .. }
            | Action::Spare { .. }
            | Action::Cancel { .. }
            | Action::Suffer => self.act_in_attack(state, action, cx),
            Action::Learn { skill, .. } => {
                if let Question::Learn { who, level } = question {
                    self.choose_skill(state, who, level, skill, cx);
                } else {
                    self.borrow(state, skill, cx);
                }
            }
            Action::Replace
            | Action::Match
            | Action::Decline
            | Action::Agree
            | Action::Refuse
            | Action::Leave
            | Action::Choose { .. }
            | Action::Next { .. }
            | Action::Place { .. } => self.act_on_offer(state, question, action, cx),
            Action::Room { .. }
            | Action::Split { .. }
            | Action::AsProposed
            | Action::Wound { .. }
            | Action::Heal { .. }
            | Action::Deal { .. }
            | Action::Tend { .. } => self.act_in_phases(state, action, cx),
            Action::Light { to } if matches!(question, Question::Light { .. }) => {
                self.use_light(state, Some(to), cx);
            }
            Action::Arrange { to } if matches!(question, Question::Stow { .. }) => {
                self.stow(state, to, cx);
            }
            Action::Move { to } if !matches!(question, Question::Turn { .. }) => {
                self.free_step(state, question, to, cx);
            }
            Action::Melee { .. } | Action::Fire { .. } | Action::Throw { .. }
                if !matches!(question, Question::Turn { .. }) =>
            {
                self.free_attack(state, question, action, cx);
            }
            _ => self.act_in_turn(state, action, cx),
        }
    }

    /// What needs no Turn of the Survivor.
    fn act_at_any_time(
        &self,
        state: &mut State,
        seat: Seat,
        who: Who,
        action: &Action,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        match *action {
            Action::HandOver { seat, .. } => self.hand_over(state, who, seat, cx),
            Action::AskFor { .. } => self.ask_for(state, who, seat),
            Action::Eat { card, .. } => self.eat(state, who, card, cx),
            Action::Drop { card, .. } => self.throw_away(state, who, card, cx),
            _ => unreachable!("{action:?} needs a Turn or a question"),
        }
    }

    /// Answers to what a Survivor, a partner or the team may take or leave.
    fn act_on_offer(
        &self,
        state: &mut State,
        question: Question,
        action: &Action,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        match *action {
            Action::Replace => self.replace_card(state, cx),
            Action::Match => self.take_match(state, cx),
            Action::Decline => {
                mark!("ZE-GEN-05");
                self.decline(state, question, cx);
            }
            Action::Agree => self.agree(state, question, true, cx),
            Action::Refuse => self.agree(state, question, false, cx),
            Action::Leave => {
                if let Some(Frame::Exit { who }) = state.stack.pop() {
                    self.leave(state, who, cx);
                }
            }
            Action::Choose { number } => self.choose(state, number, cx),
            Action::Next { number } => self.run_trigger(state, number),
            Action::Place { at } => self.place_survivor(state, at, cx),
            _ => unreachable!("{action:?} is no answer to an offer"),
        }
    }

    /// Answers to questions of the Zombie Phase and the End Phase.
    fn act_in_phases(&self, state: &mut State, action: &Action, cx: &mut Cx<'_, Zombicide>) {
        match *action {
            Action::Room { zone } => self.spawn_in_room(state, zone, cx),
            Action::Split { kind, to } => self.split_group(state, kind, to, cx),
            Action::AsProposed => state.activation.as_proposed = true,
            Action::Wound { who, kind, count } => {
                let figure = self.figure_named(state, who).expect("it was judged to be there");
                self.take_attacks(state, figure, kind, count, cx);
            }
            Action::Heal { who } => {
                let who = self.named(state, who);
                state.stack.pop();
                self.heal(state, who, 1, "ZE-SKL-28", cx);
            }
            Action::Deal { card } => self.deal(state, card, cx),
            Action::Tend { who, skill } => self.tend(state, who, skill, cx),
            _ => unreachable!("{action:?} is no answer of a phase"),
        }
    }

    /// Answers to questions of an attack.
    fn act_in_attack(&self, state: &mut State, action: &Action, cx: &mut Cx<'_, Zombicide>) {
        match *action {
            Action::Count { zombies } => {
                let attack = state.attack.as_mut().expect("an attack asks");
                (attack.by_zombies, attack.stage) = (zombies, Stage::Roll);
            }
            Action::Reroll { by } => self.reroll(state, by, cx),
            Action::Keep => self.keep_roll(state),
            Action::IgnoreBreaks => self.ignore_breaks(state, cx),
            Action::GiveUp { card } => self.give_up(state, card, cx),
            Action::Lose { card } => self.lose(state, card, cx),
            Action::Hit { kind, count, reap } => self.hit(state, kind, count, reap, cx),
            Action::Miss { who } => {
                let figure = self.figure_named(state, who).expect("it was judged to be there");
                self.miss(state, figure, cx);
            }
            Action::Spare { who } => {
                let figure = self.figure_named(state, who).expect("it was judged to be there");
                self.spare(state, figure);
            }
            Action::Cancel { card } => self.cancel(state, card, cx),
            Action::Suffer => {
                let wound = state.wound.expect("a wound asks");
                self.suffer(state, wound, cx);
            }
            _ => unreachable!("{action:?} is no answer of an attack"),
        }
    }

    /// A Survivor by name; it was judged to be in the team.
    fn named(&self, state: &State, name: CharacterId) -> Who {
        self.survivor_named(state, name).expect("it was judged to be in the team")
    }

    fn act_in_turn(&self, state: &mut State, action: &Action, cx: &mut Cx<'_, Zombicide>) {
        let who = state.turn().expect("a Turn is under way").who;
        match *action {
            Action::Move { to } => self.move_in_turn(state, Gait::Walk, to, cx),
            Action::Slip { to } => self.move_in_turn(state, Gait::Slip, to, cx),
            Action::Sprint { to } => self.move_in_turn(state, Gait::Sprint, to, cx),
            Action::Jump { to } => self.dash(state, Dash::Jump, to, cx),
            Action::Charge { to } => self.dash(state, Dash::Charge, to, cx),
            Action::Blitz { to } => self.dash(state, Dash::Blitz, to, cx),
            Action::Bloodlust { to } => self.dash(state, Dash::Bloodlust, to, cx),
            Action::Aid { to } => self.dash(state, Dash::Aid, to, cx),
            Action::Search { cards } => self.search(state, cards, cx),
            Action::Open { door, with } => self.open_in_turn(state, door, with, cx),
            Action::Arrange { to } => self.arrange_in_turn(state, to, cx),
            Action::Trade { with, to } => {
                let with = self.named(state, with);
                self.offer(state, who, with, to, cx);
            }
            Action::Melee { weapon, pair, effort } => {
                self.pay_attack(state, Fight::Melee, pair, effort, cx);
                let at = state.survivor(who).zone;
                let attack = Attack::new(who, Fight::Melee, Some(weapon), pair, at);
                self.declare(state, Attack { effort, ..attack }, cx);
            }
            Action::Fire { weapon, at, pair, effort } => {
                self.pay_attack(state, Fight::Ranged, pair, effort, cx);
                let attack = Attack::new(who, Fight::Ranged, Some(weapon), pair, at);
                self.declare(state, Attack { effort, ..attack }, cx);
            }
            Action::Throw { at } => {
                mark!("ZE-ACT-05"); // a Ranged Action
                self.pay_attack(state, Fight::Ranged, false, Effort::Plain, cx);
                self.throw(state, who, at, cx);
            }
            Action::Improvise { fight, at } => self.improvise(state, fight, at, cx),
            Action::Take => self.take_objective(state, cx),
            Action::Rescue { who } => self.rescue(state, who, cx),
            Action::Crate => self.take_crate(state, cx),
            Action::Noise => self.noise_in_turn(state, cx),
            Action::Reload { weapon } => self.reload(state, weapon, cx),
            Action::Light { to } => self.light_in_turn(state, to, cx),
            Action::Aim { to } => self.aim_in_turn(state, to, cx),
            Action::Dark => self.dark_in_turn(state, cx),
            Action::Rally { who } => self.rally(state, who, cx),
            Action::Entrust { who, to } => self.entrust(state, who, to, cx),
            Action::Lead { who } => {
                let other = self.named(state, who);
                self.lead(state, other, cx);
            }
            Action::Save { at } => self.save(state, at),
            Action::Shove { to } => self.shove(state, to, cx),
            Action::Taunt { at } => self.taunt(state, at, cx),
            Action::GetIn { car, driver } => self.get_in(state, car, driver, cx),
            Action::GetOut => self.get_out(state, cx),
            Action::ChangeSeat { driver } => self.change_seat(state, driver, cx),
            Action::Drive { to } => self.drive(state, to, cx),
            Action::Race { by, to } => self.race(state, by, to, cx),
            Action::End => {
                mark!("ZE-ACT-08");
                self.end_turn(state, cx);
            }
            _ => unreachable!("{action:?} is no Action of a Turn"),
        }
    }

    /// Free before the first Action of the game, an Action later.
    fn arrange_in_turn(&self, state: &mut State, to: Inventory, cx: &mut Cx<'_, Zombicide>) {
        let turn = *state.turn().expect("a Turn is under way");
        if self.arranges_freely(state, &turn) {
            self.arrange(state, turn.who, to, "ZE-SET-08", cx);
        } else {
            self.pay(state, ActionKind::Other, 0, cx);
            self.arrange(state, turn.who, to, "ZE-ACT-03", cx);
        }
    }

    fn begin(&self, state: &mut State, name: CharacterId, cx: &mut Cx<'_, Zombicide>) {
        let who = self.named(state, name);
        self.begin_turn(state, who, Sort::Own, cx);
    }

    /// A wound is cancelled by a card (ZE-SKL-36).
    fn cancel(
        &self,
        state: &mut State,
        card: crate::equipment::card::CardKind,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let wound = state.wound.as_mut().expect("a wound asks");
        mark!("ZE-AMB-84");
        wound.count -= 1;
        let (who, left) = (wound.who, wound.count);
        if left == 0 {
            state.wound = None;
        }
        self.drop_card(state, who, card);
        let who = state.survivor(who).character;
        tell(cx, "ZE-SKL-36", || Happening::Dropped { who, card });
    }

    /// A partner of another seat is asked; one of the own seat agrees by itself (ZE-ACT-04).
    fn offer(
        &self,
        state: &mut State,
        who: Who,
        with: Who,
        to: crate::survivors::arrangement::Exchange,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if state.survivor(who).seat == state.survivor(with).seat {
            self.pay(state, ActionKind::Other, 0, cx);
            self.trade(state, who, with, to, cx);
        } else {
            state.offered = to;
            state.stack.push(Frame::Offer { who, with });
        }
    }

    fn agree(&self, state: &mut State, question: Question, yes: bool, cx: &mut Cx<'_, Zombicide>) {
        match question {
            Question::Agree { .. } => {
                let Some(asked) = state.stack.pop() else { return };
                let to = std::mem::take(&mut state.offered);
                if let Frame::Offer { who, with, .. } | Frame::Entrust { who, with, .. } = asked
                    && !yes
                {
                    let turn = state.turn_mut().expect("a Turn is under way");
                    turn.declined |= with.bit();
                    let (who, with) =
                        (state.survivor(who).character, state.survivor(with).character);
                    tell(cx, "ZE-ACT-04", || Happening::TradeRefused { who, with });
                } else if let Frame::Offer { who, with } = asked {
                    self.pay(state, ActionKind::Other, 0, cx);
                    self.trade(state, who, with, to, cx);
                } else if let Frame::Entrust { companion, to, .. } = asked {
                    self.pass_companion(state, companion.into(), to, cx);
                }
            }
            Question::Yield { .. } => self.answer_ask(state, yes, cx),
            Question::Come { .. } => self.pull(state, yes, cx),
            Question::Glimpse => {
                if let Some(Frame::Glimpse { who, kind }) = state.stack.pop()
                    && yes
                {
                    self.read_on_sight(state, who, kind, cx);
                }
            }
            Question::Mend { who } => self.mend(state, who, yes, cx),
            _ => {}
        }
    }

    /// A Medic heals a wound and gains adrenaline for it (ZE-AMB-77).
    fn mend(&self, state: &mut State, other: Who, yes: bool, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Mend { who, asked }) = state.stack.last_mut() else { return };
        *asked |= other.bit();
        let medic = *who;
        if yes {
            let healed = self.heal(state, other, 1, "ZE-SKL-42", cx);
            self.gain(state, medic, healed, "ZE-AMB-77", cx);
        }
    }

    /// Something that was offered is not taken.
    fn decline(&self, state: &mut State, question: Question, cx: &mut Cx<'_, Zombicide>) {
        match question {
            Question::React { who, .. } => {
                let card = self.card_frame(state);
                card.attacked |= who.bit();
                card.stepped |= who.bit();
            }
            Question::Drawn { .. } => self.keep_drawn(state, cx),
            Question::Mend { who } => self.mend(state, who, false, cx),
            Question::Turn { .. } => self.end_turn(state, cx),
            Question::Light { .. } => self.use_light(state, None, cx),
            _ => {
                state.stack.pop();
            }
        }
    }

    /// A free Move: a reaction, or after a kill.
    fn free_step(
        &self,
        state: &mut State,
        question: Question,
        to: Zone,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        match question {
            Question::React { who, .. } => {
                self.card_frame(state).stepped |= who.bit();
                self.sidestep(state, who, to, "ZE-SKL-51", cx);
            }
            Question::Step { who } => {
                state.stack.pop();
                self.sidestep(state, who, to, "ZE-SKL-30", cx);
            }
            _ => {}
        }
    }

    /// An attack that costs nothing: a reaction, or given by a skill.
    fn free_attack(
        &self,
        state: &mut State,
        question: Question,
        action: &Action,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let who = match question {
            Question::React { who, .. } => {
                self.card_frame(state).attacked |= who.bit();
                who
            }
            Question::Strike { who } => {
                state.stack.pop();
                who
            }
            _ => return,
        };
        match *action {
            Action::Melee { weapon, pair, effort } => {
                let at = state.survivor(who).zone;
                let attack = Attack::new(who, Fight::Melee, Some(weapon), pair, at);
                self.declare(state, Attack { effort, ..attack }, cx);
            }
            Action::Fire { weapon, at, pair, effort } => {
                let attack = Attack::new(who, Fight::Ranged, Some(weapon), pair, at);
                self.declare(state, Attack { effort, ..attack }, cx);
            }
            Action::Throw { at } => self.throw(state, who, at, cx),
            _ => {}
        }
    }
}
