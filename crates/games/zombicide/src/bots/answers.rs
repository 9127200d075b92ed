//! Answers to everything that is asked beside Turns, one look ahead.

use horda_kit::{Cx, Evaluated, FastLuck, Rules, Seat};

use super::goals::TaskKind;
use super::hands::in_hand;
use super::plan::Plan;
use crate::action::Action;
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::combat::attack::Attack;
use crate::combat::reroll::Reroll;
use crate::equipment::card::CardKind;
use crate::few::Few;
use crate::frame::{CardFrame, Frame};
use crate::question::Question;
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::state::State;
use crate::survivors::figure::Figure;
use crate::survivors::level::Level;
use crate::survivors::survivor::Who;
use crate::zombies::course::Split;
use crate::zombies::kind::Kind;

/// So often is a way of the mission tried before it is chosen.
const TRIES: u64 = 4;

impl Zombicide {
    /// What a seat does next by a plan. Legal: where the script is at a loss, the first offer.
    pub(crate) fn by_plan(&self, state: &State, seat: Seat, plan: &mut Plan) -> Option<Action> {
        let question = self.question(state)?;
        let answer = self.answer(state, seat, question, plan);
        let legal = answer.filter(|it| self.judge_action(state, seat, it).is_ok());
        legal.or_else(|| self.any_offer(state, seat))
    }

    /// The last resort: to end, to do without, or the first thing on the list.
    fn any_offer(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut offers = Vec::new();
        self.list(state, seat, &mut offers);
        let mild = |it: &&Action| matches!(it, Action::End | Action::Decline | Action::AsProposed);
        offers.iter().find(mild).or(offers.first()).copied()
    }

    fn answer(
        &self,
        state: &State,
        seat: Seat,
        question: Question,
        plan: &mut Plan,
    ) -> Option<Action> {
        Some(match question {
            Question::Turn { .. } => self.turn_by_script(state, state.turn()?, plan),
            Question::Begin => Action::Begin { who: self.next_to_begin(state, seat)? },
            Question::Muster => Action::Pick { who: self.free_characters(state).next()? },
            Question::Light { who } => self.light_how(state, who)?,
            Question::Count { .. } => {
                let attack = state.attack?;
                let zombies = state.zombies_at(attack.at) > self.profile(&attack).dice;
                Action::Count { zombies }
            }
            Question::Reroll { .. } => self.reroll_or_keep(state, &state.attack?),
            Question::Borrow { who } => Action::Learn {
                who: state.survivor(who).character,
                skill: self.borrowable(state, who).next()?,
            },
            Question::Breaks { .. } => self.mend_or_keep(state, &state.attack?),
            Question::Broken { .. } => self.lose_which(state, &state.attack?)?,
            Question::Hits { .. } => self.hit_first(state, &state.attack?)?,
            Question::Misses { .. } => self.miss_whom(state, &state.attack?)?,
            Question::Cancel { who } => self.cancel_or_suffer(state, who),
            Question::Learn { who, level } => self.learn_what(state, who, level)?,
            Question::Drawn { who } => self.keep_or_replace(state, who)?,
            Question::Stow { who } => self.stow_what(state, who)?,
            Question::Agree { .. }
            | Question::Yield { .. }
            | Question::Come { .. }
            | Question::Mend { .. }
            | Question::Glimpse => Action::Agree,
            Question::Room { building, left } => self.first_room(building, left)?,
            Question::React { who, card } => self.react(state, who, &card),
            Question::Step { who } => self.spare_step(state, who),
            Question::Strike { who } => {
                let strike = self.best_strike(state, who, None, |_| true);
                strike.map_or(Action::Decline, |it| it.action)
            }
            Question::Heal { who } => self.heal_whom(state, who),
            Question::Exit { who } => self.leave_or_stay(state, who, plan),
            Question::Split(split) => self.split_where(state, &split),
            Question::ShareOut => self.wound_whom(state)?,
            Question::Choice { .. } | Question::Order => self.best_way(state, seat)?,
            Question::Place { next } => Action::Place { at: state.survivor(Who(next)).zone },
            Question::Deal { .. } | Question::Tend => return None,
        })
    }

    /// The way after which the team stands best, whatever luck brings in a few tries.
    fn best_way(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut ways = Vec::new();
        self.list(state, seat, &mut ways);
        let value = |action: &Action| -> i32 {
            let tries = (0..TRIES).map(|seed| {
                let mut after = *state;
                self.apply(&mut after, seat, action, &mut Cx::playout(FastLuck::new(seed)));
                self.evaluate(&after, seat)
            });
            tries.sum()
        };
        // The first of several that are as good.
        ways.iter().rev().max_by_key(|it| value(it)).copied()
    }

    /// Odd ones go where they hurt least: to Zones with fewest friends in them and beside them.
    fn split_where(&self, state: &State, split: &Split) -> Action {
        let ways = self.map().ways(Mover::Zombie);
        let friends = |zone: Zone| {
            let weak = |who: Who| 4 - u32::from(state.survivor(who).health.min(3));
            state.survivors_at(zone).map(weak).sum::<u32>()
        };
        let threat = |zone: &Zone| {
            let beside = ways.neighbours(*zone, state.gates);
            4 * friends(*zone) + beside.iter().map(friends).sum::<u32>()
        };
        let mut options: Few<u8, 16> = split.options.iter().take(16).map(u8::from).collect();
        options.sort_by_key(|zone| threat(&Zone::new(*zone)));
        let to = options.iter().take(split.odd.into()).map(|zone| Zone::new(*zone)).collect();
        Action::Split { kind: split.kind, to }
    }

    /// Who fights first, then who has the shortest way.
    fn next_to_begin(
        &self,
        state: &State,
        seat: Seat,
    ) -> Option<crate::survivors::character::CharacterId> {
        let own = self.beginners(state);
        let own = own.iter().copied().filter(|who| state.survivor(*who).seat == seat);
        let first = own.max_by_key(|who| {
            let here = state.survivor(*who).zone;
            let strike = self.best_strike(state, *who, None, |_| true);
            let value = strike.map_or(0, |it| (it.value * 10.0) as i32);
            let among = if state.zombies_at(here) > 0 { 20 } else { 0 };
            value + among
        });
        first.map(|who| state.survivor(who).character)
    }

    /// Rolls again what is below the average and could be better.
    fn reroll_or_keep(&self, state: &State, attack: &Attack) -> Action {
        let aim = self.aim(state, attack);
        let hits = u32::from(attack.faces.at_least(aim.needed));
        let mean = u32::from(attack.faces.dice()) * u32::from(7 - aim.needed.min(6));
        let enough = hits >= u32::from(state.zombies_at(attack.at)) || hits * 6 >= mean;
        let able = |by: &Reroll| self.rerolls_left(state, attack, *by) > 0;
        match Reroll::ALL.into_iter().find(able) {
            Some(by) if !enough => Action::Reroll { by },
            Some(_) | None => Action::Keep,
        }
    }

    /// What undoes Breaks without a loss, then what is worth least and less than the weapon.
    fn mend_or_keep(&self, state: &State, attack: &Attack) -> Action {
        let mut remedies = Vec::new();
        self.list_remedies(state, attack, &mut remedies);
        if remedies.contains(&Action::IgnoreBreaks) {
            return Action::IgnoreBreaks;
        }
        let worth = |card: CardKind| in_hand(self.pack.card(card));
        let weapon = attack.weapon.map_or(0, worth);
        let offered = state.survivor(attack.who).inventory.all();
        let parts = offered.map(|card| card.kind).filter(|it| worth(*it) < weapon);
        let parts = parts.filter(|it| self.judge_give_up(state, attack, *it).is_ok());
        parts.min_by_key(|it| worth(*it)).map_or(Action::Keep, |card| Action::GiveUp { card })
    }

    /// The card that could not be kept for long anyway.
    fn lose_which(&self, state: &State, attack: &Attack) -> Option<Action> {
        let mut offers = Vec::new();
        self.list_lost(state, attack, &mut offers);
        let kept = |action: &Action| {
            let Action::Lose { card } = action else { return 0 };
            self.pack.card(*card).keep
        };
        offers.into_iter().min_by_key(kept)
    }

    /// The most dangerous kind that dies; else whatever stands in front.
    fn hit_first(&self, state: &State, attack: &Attack) -> Option<Action> {
        let targets = self.targets_of_hit(state, attack);
        let dies = |kind: &Kind| self.can_kill(attack, *kind);
        let worth = |one: &Kind, other: &Kind| {
            super::odds::weight(*one).total_cmp(&super::odds::weight(*other))
        };
        let kind = targets.iter().filter(dies).max_by(worth).or(targets.iter().next())?;
        let reap = Action::Hit { kind, count: 1, reap: true };
        let able = self.judge_hit(state, attack, kind, 1, true).is_ok();
        let count =
            if dies(&kind) { attack.hits.min(state.count(attack.at, kind)) } else { attack.hits };
        Some(if able { reap } else { Action::Hit { kind, count, reap: false } })
    }

    /// The Survivor with most Health left; nobody, if the shooter may spare friends.
    fn miss_whom(&self, state: &State, attack: &Attack) -> Option<Action> {
        let health = |figure: &Figure| match figure {
            Figure::Survivor(who) => state.survivor(*who).health,
            Figure::Companion(_) => 0,
        };
        let figure = self.exposed(state, attack).max_by_key(health)?;
        let who = self.name_of(state, figure);
        let spares = self.judge_spare(state, attack, who).is_ok();
        Some(if spares { Action::Spare { who } } else { Action::Miss { who } })
    }

    fn cancel_or_suffer(&self, state: &State, who: Who) -> Action {
        let cards = state.survivor(who).inventory.all();
        let least = cards.min_by_key(|card| in_hand(self.pack.card(card.kind)));
        least.map_or(Action::Suffer, |card| Action::Cancel { card: card.kind })
    }

    /// More attacks, then better ones, then anything.
    fn learn_what(&self, state: &State, who: Who, level: Level) -> Option<Action> {
        let choice = self.level_choice(state, who, level);
        let worth = |skill: &Skill| {
            let feature = skill.feature();
            let attack = &feature.attack;
            let any = |fights: crate::combat::fight::Fights| fights != Default::default();
            match () {
                () if feature.free.is_some() => 4,
                () if any(attack.roll) || any(attack.dice) || any(attack.damage) => 3,
                () if feature.verb.is_some() || feature.stride.slippery => 2,
                () => 1,
            }
        };
        let skill = choice.iter().copied().rev().max_by_key(worth)?;
        Some(Action::Learn { who: state.survivor(who).character, skill })
    }

    fn keep_or_replace(&self, state: &State, who: Who) -> Option<Action> {
        let Some(Frame::Found { cards, .. }) = state.stack.last() else { return None };
        if self.matching(state, who, cards).is_some() {
            return Some(Action::Match);
        }
        let poor = in_hand(self.pack.card(cards.last()?.kind)) == 0;
        let replace = poor && self.may_replace(state, who);
        Some(if replace { Action::Replace } else { Action::Decline })
    }

    /// The best of what is held and found.
    fn stow_what(&self, state: &State, who: Who) -> Option<Action> {
        let Some(Frame::Found { cards, .. }) = state.stack.last() else { return None };
        let held = self.held(state, who, cards);
        let to = self.best_inventory(&held, self.backpack_slots(state, who), None);
        Some(Action::Arrange { to })
    }

    fn first_room(&self, building: u8, left: u16) -> Option<Action> {
        let mut rooms = self.map().buildings()[usize::from(building)].rooms.iter();
        let zone = rooms.find(|zone| self.judge_room(building, left, *zone).is_ok())?;
        Some(Action::Room { zone })
    }

    /// Shoots at what has just appeared.
    fn react(&self, state: &State, who: Who, card: &CardFrame) -> Action {
        let strike = self.best_strike(state, who, None, |at| at == card.zone);
        let able = |at| self.judge_reflex(state, who, card, at).is_ok();
        strike.filter(|it| able(it.at)).map_or(Action::Decline, |it| it.action)
    }

    /// A free step only out of a crowd.
    fn spare_step(&self, state: &State, who: Who) -> Action {
        let here = self.crowding(state, state.survivor(who).zone);
        let best = self.sidesteps(state, who).iter().min_by_key(|it| self.crowding(state, *it));
        let best = best.filter(|to| self.crowding(state, *to) < here);
        best.map_or(Action::Decline, |to| Action::Move { to })
    }

    fn heal_whom(&self, state: &State, who: Who) -> Action {
        let there = state.survivors_at(state.survivor(who).zone);
        let hurt = there.filter(|other| self.is_hurt(state, *other));
        let worst = hurt.min_by_key(|other| state.survivor(*other).health);
        worst.map_or(Action::Decline, |it| Action::Heal { who: state.survivor(it).character })
    }

    /// Leaves when nothing else is left to do for it.
    fn leave_or_stay(&self, state: &State, who: Who, plan: &mut Plan) -> Action {
        let outlook = self.refresh(state, &mut plan.outlook);
        let leave = outlook.task(who).is_some_and(|task| task.kind == TaskKind::Leave);
        if leave { Action::Leave } else { Action::Decline }
    }

    /// One Attack after the other to the Survivor with most Health.
    fn wound_whom(&self, state: &State) -> Option<Action> {
        let (figure, kind) = self.proposed_wound(state)?;
        Some(Action::Wound { who: self.name_of(state, figure), kind, count: 1 })
    }
}
