//! May a seat do this now? Dispatch to the chapters, and why not where another question is open.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "questions and actions meet in pairs; every pair that is not named is refused"
)]

use horda_kit::Seat;

use crate::action::Action;
use crate::board::zone::Zone;
use crate::combat::declaration::Payment;
use crate::combat::fight::{Fight, Fights};
use crate::combat::weapon::Weapon;
use crate::frame::Frame;
use crate::question::Question;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::state::{Phase, State};
use crate::survivors::character::CharacterId;
use crate::survivors::dash::Dash;
use crate::survivors::movement::Gait;
use crate::survivors::survivor::Who;
use crate::survivors::turn::{Sort, Turn};

impl Zombicide {
    pub(crate) fn judge_action(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Refused> {
        let Some(question) = self.question(state) else {
            let won = matches!(state.phase, Phase::Over { won: true });
            return Err(Refused::GameOver { won });
        };
        if let Some(said) = self.judge_any_time(state, seat, question, action) {
            return said;
        }
        let askees = self.askees(state, question);
        if askees.contains(seat) {
            return self.judge_answer(state, seat, question, action);
        }
        let other = askees.iter().next().unwrap_or(Seat(0));
        Err(match question {
            Question::Muster => Refused::TeamComplete,
            _ if self.is_teams(question) => Refused::FirstSeatDecides { seat: other },
            _ => Refused::Wait { seat: other, question, rule: question.rule() },
        })
    }

    /// Eating, discarding and handing over are possible between other things (ZE-PLY-09).
    fn judge_any_time(
        &self,
        state: &State,
        seat: Seat,
        question: Question,
        action: &Action,
    ) -> Option<Result<(), Refused>> {
        // RULE ZE-INV-05: not in the middle of another effect.
        let between = || match Zombicide::is_calm(question) && state.phase != Phase::Muster {
            true => Ok(()),
            false => Err(Refused::AnswerFirst { question, rule: question.rule() }),
        };
        let (who, judge): (CharacterId, &dyn Fn(Who) -> Result<(), Refused>) = match action {
            Action::Eat { who, card } => (*who, &|who| self.judge_eat(state, who, *card)),
            Action::Drop { who, card } => (*who, &|who| self.judge_drop(state, who, *card)),
            Action::HandOver { who, seat } => {
                (*who, &|who| self.judge_hand_over(state, who, *seat))
            }
            Action::AskFor { who } => {
                return Some(between().and_then(|()| self.judge_ask_for(state, seat, *who)));
            }
            _ => return None,
        };
        Some(between().and_then(|()| self.own_survivor(state, seat, who)).and_then(judge))
    }

    /// A Survivor that this seat leads.
    fn own_survivor(&self, state: &State, seat: Seat, name: CharacterId) -> Result<Who, Refused> {
        let missing = || match state.companions.iter().any(|it| it.character == name) {
            true => Refused::CompanionIdle { who: name },
            false => Refused::NotInTeam { who: name },
        };
        let who = self.survivor_named(state, name).ok_or_else(missing)?;
        let own = state.survivor(who).seat == seat;
        if own { Ok(who) } else { Err(Refused::NotYours { who: name }) }
    }

    fn judge_answer(
        &self,
        state: &State,
        seat: Seat,
        question: Question,
        action: &Action,
    ) -> Result<(), Refused> {
        match (question, *action) {
            (Question::Muster, Action::Pick { who }) => self.judge_pick(state, who),
            (Question::Begin, Action::Begin { who }) => self.judge_begin(state, seat, who),
            (Question::Begin, Action::Pass) => self.judge_pass(state, seat),
            (Question::Turn { .. }, _) => {
                let turn = state.turn().expect("a Turn asks");
                self.judge_turn(state, turn, action)
            }
            (Question::Learn { who, level }, Action::Learn { who: name, skill }) => {
                let own = state.survivor(who).character == name;
                if !own {
                    return Err(Refused::AnswerFirst { question, rule: question.rule() });
                }
                self.judge_learn(state, who, level, skill)
            }
            (Question::Borrow { who }, Action::Learn { who: name, skill }) => {
                let own = state.survivor(who).character == name;
                if !own {
                    return Err(Refused::AnswerFirst { question, rule: question.rule() });
                }
                self.judge_borrow(state, who, skill)
            }
            (Question::Split(_), Action::AsProposed) => Ok(()),
            (Question::Split(split), Action::Split { kind, to }) => {
                self.judge_split(&split, kind, to)
            }
            (Question::ShareOut, Action::Wound { who, kind, count }) => {
                self.judge_wound(state, who, kind, count)
            }
            (Question::Deal { .. }, Action::Deal { card }) => self.judge_deal(state, card),
            (Question::Tend, Action::Tend { who, skill }) => self.judge_tend(state, who, skill),
            (Question::Order, Action::Next { number }) => self.judge_next(state, number),
            (Question::Light { who }, Action::Light { to }) => {
                self.judge_light_use(state, who, Some(to))
            }
            (Question::Light { who }, Action::Decline) => self.judge_light_use(state, who, None),
            (Question::Place { next }, Action::Place { at }) => self.judge_place(state, next, at),
            (
                Question::Count { .. }
                | Question::Reroll { .. }
                | Question::Breaks { .. }
                | Question::Broken { .. }
                | Question::Hits { .. }
                | Question::Misses { .. }
                | Question::Cancel { .. },
                _,
            ) => self.judge_attack_answer(state, question, action),
            _ => self.judge_frame_answer(state, question, action),
        }
    }

    /// Answers to questions of an attack.
    fn judge_attack_answer(
        &self,
        state: &State,
        question: Question,
        action: &Action,
    ) -> Result<(), Refused> {
        let attack = || state.attack.expect("it asks");
        match (question, *action) {
            (Question::Count { .. }, Action::Count { .. })
            | (Question::Reroll { .. } | Question::Breaks { .. }, Action::Keep)
            | (Question::Cancel { .. }, Action::Suffer) => Ok(()),
            (Question::Reroll { .. }, Action::Reroll { by }) => {
                let left = self.rerolls_left(state, &attack(), by);
                if left > 0 { Ok(()) } else { Err(Refused::NoReroll) }
            }
            (Question::Breaks { .. }, Action::Reroll { .. }) => Err(Refused::FixedDice),
            (Question::Breaks { .. }, Action::IgnoreBreaks) => self.judge_ignore(state, &attack()),
            (Question::Breaks { .. }, Action::GiveUp { card }) => {
                self.judge_give_up(state, &attack(), card)
            }
            (Question::Broken { .. }, Action::Lose { card }) => {
                self.judge_lose(state, &attack(), card)
            }
            (Question::Hits { .. }, Action::Hit { kind, count, reap }) => {
                self.judge_hit(state, &attack(), kind, count, reap)
            }
            (Question::Misses { .. }, Action::Miss { who }) => {
                self.judge_miss(state, &attack(), who)
            }
            (Question::Misses { .. }, Action::Spare { who }) => {
                self.judge_spare(state, &attack(), who)
            }
            (Question::Cancel { who }, Action::Cancel { card }) => {
                self.judge_drop(state, who, card)
            }
            _ => Err(self.why_not_now(question, action)),
        }
    }

    /// Answers to what is under way on the stack.
    fn judge_frame_answer(
        &self,
        state: &State,
        question: Question,
        action: &Action,
    ) -> Result<(), Refused> {
        match (question, *action) {
            (
                Question::Step { .. }
                | Question::Strike { .. }
                | Question::Heal { .. }
                | Question::React { .. }
                | Question::Drawn { .. }
                | Question::Exit { .. }
                | Question::Mend { .. },
                Action::Decline,
            )
            | (
                Question::Agree { .. } | Question::Yield { .. } | Question::Come { .. },
                Action::Agree | Action::Refuse,
            )
            | (Question::Mend { .. } | Question::Glimpse, Action::Agree)
            | (Question::Glimpse, Action::Refuse)
            | (Question::Exit { .. }, Action::Leave) => Ok(()),
            (Question::Drawn { who }, Action::Replace) => {
                let able = self.may_replace(state, who);
                if able { Ok(()) } else { Err(Refused::NothingToReplace) }
            }
            (Question::Drawn { who }, Action::Match) => self.judge_match(state, who),
            (Question::Stow { who }, Action::Arrange { to }) => match state.stack.last() {
                Some(Frame::Found { cards, .. }) => self.judge_stow(state, who, cards, &to),
                _ => Err(Refused::TurnMissing),
            },
            (Question::Room { building, left }, Action::Room { zone }) => {
                self.judge_room(building, left, zone)
            }
            (Question::React { who, card }, Action::Move { to }) => {
                self.judge_sidestep(state, who, &card, to)
            }
            (Question::React { who, card }, _) => {
                let at = self.attacked_zone(state, who, action);
                let at = at.ok_or(Refused::AnswerFirst { question, rule: question.rule() })?;
                self.judge_reflex(state, who, &card, at)?;
                self.judge_free_attack(state, who, Fights::COMBAT, action)
            }
            (Question::Step { who }, Action::Move { to }) => self.judge_step(state, who, to),
            (Question::Strike { who }, _) => {
                let Some(Frame::Strike { fights, .. }) = state.stack.last() else {
                    return Err(Refused::TurnMissing);
                };
                if self.attacked_zone(state, who, action).is_none() {
                    return Err(Refused::AnswerFirst { question, rule: question.rule() });
                }
                self.judge_free_attack(state, who, *fights, action)
            }
            (Question::Heal { who }, Action::Heal { who: name }) => {
                self.judge_heal(state, who, name)
            }
            (Question::Choice { .. }, Action::Choose { number }) => {
                self.judge_choice(state, number)
            }
            _ => Err(self.why_not_now(question, action)),
        }
    }

    /// Why an action is no answer to what is asked.
    fn why_not_now(&self, question: Question, action: &Action) -> Refused {
        match (question, action) {
            (Question::Begin, _) => Refused::TurnMissing,
            (_, Action::Pick { .. }) => Refused::TeamComplete,
            _ => Refused::AnswerFirst { question, rule: question.rule() },
        }
    }

    fn judge_begin(&self, state: &State, seat: Seat, name: CharacterId) -> Result<(), Refused> {
        let who = self.own_survivor(state, seat, name)?;
        let survivor = state.survivor(who);
        if !survivor.stands() {
            return Err(Refused::NotStanding { who: name });
        }
        if survivor.acted {
            return Err(Refused::HasActed { who: name });
        }
        if self.may_begin(state, who) { Ok(()) } else { Err(Refused::NotYourTurn { who: name }) }
    }

    /// A Tactician may wait while the active seat still has Survivors to act.
    fn judge_pass(&self, state: &State, seat: Seat) -> Result<(), Refused> {
        if self.may_pass(state, seat) { Ok(()) } else { Err(Refused::NobodyWaits) }
    }

    /// May the Turn's Survivor do this?
    fn judge_turn(&self, state: &State, turn: &Turn, action: &Action) -> Result<(), Refused> {
        let who = turn.who;
        self.judge_inside(state, who, action)?;
        match *action {
            Action::Move { to } => self.judge_move(state, turn, Gait::Walk, to),
            Action::Slip { to } => self.judge_move(state, turn, Gait::Slip, to),
            Action::Sprint { to } => self.judge_move(state, turn, Gait::Sprint, to),
            Action::Jump { to } => self.judge_dash(state, turn, Dash::Jump, to),
            Action::Charge { to } => self.judge_dash(state, turn, Dash::Charge, to),
            Action::Blitz { to } => self.judge_dash(state, turn, Dash::Blitz, to),
            Action::Bloodlust { to } => self.judge_dash(state, turn, Dash::Bloodlust, to),
            Action::Aid { to } => self.judge_dash(state, turn, Dash::Aid, to),
            Action::Search { cards } => self.judge_search(state, turn, cards),
            Action::Open { door, with } => self.judge_open(state, turn, door, with),
            Action::Arrange { to } => self.judge_rearrange(state, turn, &to),
            Action::Trade { with, to } => {
                let partner =
                    self.survivor_named(state, with).ok_or(Refused::NotInTeam { who: with })?;
                self.judge_partner(state, turn, partner)?;
                self.judge_paid(turn)?;
                self.judge_trade(state, who, partner, &to)
            }
            Action::Melee { weapon, pair, effort } => {
                let weapon = Weapon { kind: weapon, pair };
                self.judge_melee(state, who, Payment::Turn(turn), weapon, effort)
            }
            Action::Fire { weapon, at, pair, effort } => {
                let weapon = Weapon { kind: weapon, pair };
                self.judge_fire(state, who, Payment::Turn(turn), weapon, effort, at)
            }
            Action::Throw { at } => self.judge_throw(state, who, Some(turn), at),
            Action::Improvise { fight, at } => self.judge_improvise(state, turn, fight, at),
            Action::Take => self.judge_take(state, turn),
            Action::Rescue { who } => self.judge_rescue(state, turn, who),
            Action::Crate => self.judge_crate(state, turn),
            Action::Noise => self.judge_noise(turn),
            Action::Reload { weapon } => self.judge_reload(state, turn, weapon),
            Action::Light { to } => self.judge_light(state, turn, to),
            Action::Aim { to } => self.judge_aim(state, turn, to),
            Action::Dark => self.judge_dark(state, turn),
            Action::Rally { who } => self.judge_rally(state, turn, who),
            Action::Entrust { who, to } => self.judge_entrust(state, turn, who, to).map(|_| ()),
            Action::Lead { who: name } => {
                let other =
                    self.survivor_named(state, name).ok_or(Refused::NotInTeam { who: name })?;
                self.judge_lead(state, turn, other)
            }
            Action::Save { at } => self.judge_save(state, turn, at),
            Action::Shove { to } => self.judge_shove(state, turn, to),
            Action::Taunt { at } => self.judge_taunt(state, turn, at),
            Action::GetIn { car, driver } => self.judge_get_in(state, turn, car, driver),
            Action::GetOut => self.judge_get_out(state, turn),
            Action::ChangeSeat { driver } => self.judge_change_seat(state, turn, driver),
            Action::Drive { to } => self.judge_drive(state, turn, to),
            Action::Race { by, to } => self.judge_race(state, turn, by, to),
            Action::End if turn.sort != Sort::Led => Ok(()),
            Action::Decline if turn.sort == Sort::Led => Ok(()),
            Action::End => Err(Refused::MustAct),
            _ => {
                let question = Question::Turn { who };
                let begins = matches!(action, Action::Begin { .. });
                let rule = if begins { "ZE-PLY-03" } else { question.rule() };
                Err(Refused::AnswerFirst { question, rule })
            }
        }
    }

    fn judge_paid(&self, turn: &Turn) -> Result<(), Refused> {
        let payer = turn.budget.payer(crate::survivors::budget::ActionKind::Other, 0);
        payer.map(|_| ()).ok_or(Refused::NoActions)
    }

    fn judge_rearrange(
        &self,
        state: &State,
        turn: &Turn,
        to: &crate::survivors::inventory::Inventory,
    ) -> Result<(), Refused> {
        if !self.arranges_freely(state, turn) {
            self.judge_paid(turn)?;
        }
        self.judge_arrange(state, turn.who, to)
    }

    fn judge_match(&self, state: &State, who: Who) -> Result<(), Refused> {
        let able = match state.stack.last() {
            Some(Frame::Found { cards, .. }) => self.matching(state, who, cards).is_some(),
            _ => false,
        };
        if able { Ok(()) } else { Err(Refused::NothingToMatch) }
    }

    /// The Zone that an attack is aimed at.
    pub(crate) fn attacked_zone(&self, state: &State, who: Who, action: &Action) -> Option<Zone> {
        match action {
            Action::Melee { .. } => Some(state.survivor(who).zone),
            Action::Fire { at, .. } | Action::Throw { at } => Some(*at),
            _ => None,
        }
    }

    /// An attack that was given.
    fn judge_free_attack(
        &self,
        state: &State,
        who: Who,
        fights: Fights,
        action: &Action,
    ) -> Result<(), Refused> {
        let by = Payment::Free(fights);
        match *action {
            Action::Melee { weapon, pair, effort } => {
                self.judge_melee(state, who, by, Weapon { kind: weapon, pair }, effort)
            }
            Action::Fire { weapon, at, pair, effort } => {
                self.judge_fire(state, who, by, Weapon { kind: weapon, pair }, effort, at)
            }
            Action::Throw { at } if fights.contains(Fight::Ranged) => {
                self.judge_throw(state, who, None, at)
            }
            _ => Err(Refused::OtherAttack { fight: Fight::Ranged }),
        }
    }

    fn judge_step(&self, state: &State, who: Who, to: Zone) -> Result<(), Refused> {
        if self.sidesteps(state, who).contains(to) {
            return Ok(());
        }
        let walk = self.sidestep_walk(state, who);
        Err(self.why_out_of_reach(state, state.survivor(who).zone, to, walk))
    }

    fn judge_heal(&self, state: &State, who: Who, name: CharacterId) -> Result<(), Refused> {
        let zone = state.survivor(who).zone;
        let there = state.survivors_at(zone).find(|it| state.survivor(*it).character == name);
        let Some(other) = there else {
            return Err(Refused::NotInZone { who: name, at: zone, rule: "ZE-SKL-28" });
        };
        if self.is_hurt(state, other) { Ok(()) } else { Err(Refused::NotHurt { who: name }) }
    }
}
