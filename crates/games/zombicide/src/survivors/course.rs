//! The course of Turns: who is next, what a Turn offers, how it ends (ZE-PLY-01 to ZE-PLY-10).

use horda_kit::{Cx, Seat, mark};

use super::budget::{Budget, Pool};
use super::dash::Dash;
use super::movement::Gait;
use super::survivor::{Status, Who};
use super::turn::{Limit, Limits, Sort, Turn};
use crate::action::Action;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::combat::declaration::Payment;
use crate::combat::fight::Fight;
use crate::combat::weapon::improvised;
use crate::equipment::card::Card;
use crate::event::Happening;
use crate::few::Few;
use crate::frame::Frame;
use crate::options::{BornLeaderTurn, IgnoreBreak, Interleaved};
use crate::rules::{Zombicide, tell};
use crate::skills::feature::Verb;
use crate::state::State;

/// Unrestricted Actions of every Turn (ZE-PLY-04).
const ACTIONS: u8 = 3;

impl Zombicide {
    /// Survivors of a seat that have their Turn before them.
    pub(crate) fn waiting<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = Who> + 'a {
        state.standing().filter(move |who| {
            let survivor = state.survivor(*who);
            survivor.seat == seat && !survivor.acted
        })
    }

    /// Seats that may begin a Turn now: the active one, Tacticians, or everybody by the house rule.
    pub(crate) fn may_begin(&self, state: &State, who: Who) -> bool {
        let survivor = state.survivor(who);
        if !survivor.stands() || survivor.acted {
            return false;
        }
        survivor.seat == state.active || self.is_interleaved() || self.takes_any_time(state, who)
    }

    /// House rule: Turns of all players in any order.
    fn is_interleaved(&self) -> bool {
        match self.options.interleaved {
            Interleaved::Off => false,
            Interleaved::On => {
                mark!("ZE-RUL-01");
                true
            }
        }
    }

    /// May the Turn be taken between any two others (ZE-SKL-60)?
    fn takes_any_time(&self, state: &State, who: Who) -> bool {
        let any_time = self.has(state, who, |it| it.any_time);
        if any_time {
            mark!("ZE-AMB-72");
        }
        any_time
    }

    /// The Actions that a Turn of this Survivor begins with.
    pub(crate) fn fresh_budget(&self, state: &State, who: Who) -> Budget {
        let mut budget = Budget::any(ACTIONS);
        for pool in self.features(state, who).filter_map(|feature| feature.free) {
            budget.add(pool, 1);
        }
        if self.has(state, who, |it| it.attack.pair_action) {
            budget.add(Pool::Pair, 1);
        }
        budget
    }

    /// Begins a Turn (ZE-PLY-04).
    pub(crate) fn begin_turn(
        &self,
        state: &mut State,
        who: Who,
        sort: Sort,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        for feature in self.features(state, who).filter(|it| it.free.is_some()) {
            horda_kit::marks::hit(feature.rule);
        }
        if sort != Sort::Led && self.options.ignore_break == IgnoreBreak::PerTurn {
            mark!("WZ-DIF-29");
            state.ignored &= !who.bit();
        }
        let budget = self.fresh_budget(state, who);
        self.free_beam(state, who, false);
        let used = match sort {
            Sort::Own | Sort::Led => self.limits_of(state, who),
            Sort::Link => Limits::default(),
        };
        let turn = Turn { who, sort, budget, used, ..Turn::default() };
        state.stack.push(Frame::Turn(turn));
        let who = state.survivor(who).character;
        tell(cx, "ZE-PLY-04", || Happening::TurnBegan { who });
    }

    /// What a Survivor has used up when a Turn or a led Action begins: nothing, or by the other
    /// reading what both have used in this Round (ZE-AMB-02).
    pub(crate) fn limits_of(&self, state: &State, who: Who) -> Limits {
        mark!("ZE-AMB-02");
        match self.options.born_leader_turn {
            BornLeaderTurn::OwnTurn => Limits::default(),
            BornLeaderTurn::SharesLimits => {
                let turns = state.stack.iter().filter_map(Frame::turn);
                let own = turns.filter(|turn| turn.who == who && turn.sort == Sort::Own);
                let used = state.survivor(who).used;
                own.fold(used, |used, turn| used.and(turn.used.shared()))
            }
        }
    }

    /// Notes what a Turn has used up, for what shares its limits.
    fn note_limits(&self, state: &mut State, turn: &Turn) {
        if self.options.born_leader_turn == BornLeaderTurn::OwnTurn || turn.sort == Sort::Link {
            return;
        }
        let used = turn.used.shared();
        let survivor = state.survivor_mut(turn.who);
        survivor.used = survivor.used.and(used);
        let turns = state.stack.iter_mut().filter_map(Frame::turn_mut);
        for own in turns.filter(|own| own.who == turn.who && own.sort == Sort::Own) {
            own.used = own.used.and(used);
        }
    }

    /// Everything that a Turn offers.
    pub(crate) fn list_turn(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        let who = turn.who;
        let on_foot = self.on_foot(state, who);
        if on_foot {
            self.list_ways(state, turn, out);
            self.list_searches(state, turn, out);
            self.list_doors(state, turn, out);
        }
        if !state.cars.is_empty() {
            self.list_driving(state, turn, out);
        }
        self.list_attacks(state, who, Payment::Turn(turn), out);
        self.list_improvised(state, turn, out);
        self.list_small(state, turn, out);
        if on_foot {
            self.list_lights(state, turn, out);
            self.list_tokens(state, turn, out);
            self.list_leading(state, turn, out);
        }
        if turn.budget.left(Pool::Any) > 0 || self.arranges_freely(state, turn) {
            self.list_hands(state, who, out);
        }
        if turn.budget.left(Pool::Any) > 0 && turn.sort != Sort::Led {
            self.list_trades(state, turn, out);
        }
        self.list_food(state, state.survivor(who).seat, out);
        out.push(if turn.sort == Sort::Led { Action::Decline } else { Action::End });
    }

    /// Ways to move.
    fn list_ways(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        out.extend(self.list_moves(state, turn, Gait::Walk).iter().map(|to| Action::Move { to }));
        out.extend(self.list_moves(state, turn, Gait::Slip).iter().map(|to| Action::Slip { to }));
        let sprints = self.list_moves(state, turn, Gait::Sprint);
        out.extend(sprints.iter().map(|to| Action::Sprint { to }));
        for dash in Dash::ALL {
            out.extend(self.list_dash(state, turn, dash).iter().map(|to| dash.action(to)));
        }
    }

    fn list_searches(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        for cards in 1..=self.search_cards(state, turn.who) {
            if self.judge_search(state, turn, cards).is_ok() {
                out.push(Action::Search { cards });
            }
        }
    }

    fn list_improvised(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        for fight in Fight::ALL {
            let zones = self.improvised_at(state, turn, fight);
            out.extend(zones.iter().map(|at| Action::Improvise { fight, at }));
        }
    }

    /// Zones that can be attacked without a weapon.
    fn improvised_at(&self, state: &State, turn: &Turn, fight: Fight) -> ZoneSet {
        if !self.has_verb(state, turn.who, Verb::Improvise(fight)) {
            return ZoneSet::NONE;
        }
        let here = state.survivor(turn.who).zone;
        let zones = self.in_range(state, turn.who, improvised(fight), here);
        let able = |at: &Zone| self.judge_improvise(state, turn, fight, *at).is_ok();
        zones.iter().filter(able).collect()
    }

    fn list_tokens(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        if self.judge_take(state, turn).is_ok() {
            out.push(Action::Take);
        }
        if self.judge_crate(state, turn).is_ok() {
            out.push(Action::Crate);
        }
        self.list_rescues(state, turn, out);
    }

    fn list_small(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        if self.judge_noise(turn).is_ok() {
            out.push(Action::Noise);
        }
        for card in self.in_hand(state, turn.who).iter() {
            let action = Action::Reload { weapon: card.kind };
            if self.judge_reload(state, turn, card.kind).is_ok() && !out.contains(&action) {
                out.push(action);
            }
        }
    }

    /// Food that Survivors of a seat carry.
    pub(crate) fn list_food(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for who in state.standing().filter(|who| state.survivor(*who).seat == seat) {
            for card in state.survivor(who).inventory.all() {
                let name = state.survivor(who).character;
                let action = Action::Eat { who: name, card: card.kind };
                if self.food(card.kind) > 0 && !out.contains(&action) {
                    out.push(action);
                }
            }
        }
    }

    /// The first cards may be arranged for free (ZE-SET-08).
    pub(crate) fn arranges_freely(&self, state: &State, turn: &Turn) -> bool {
        state.round == 1 && turn.sort == Sort::Own && !turn.used.contains(Limit::Anything)
    }

    /// Is nothing left to do but to end the Turn? Food keeps it open: it may bring an Action.
    pub(crate) fn is_spent(&self, state: &State, turn: &Turn) -> bool {
        if turn.budget.total() > 0 || state.survivor(turn.who).beam.is_free() {
            return false;
        }
        let free =
            self.features(state, turn.who).any(|it| it.verb.is_some() || it.attack.free_reload);
        if turn.sort == Sort::Led {
            return true;
        }
        mark!("ZE-RUL-10");
        let food = state.survivor(turn.who).inventory.all().any(|card| self.food(card.kind) > 0);
        !food && (!free || self.only_end_is_left(state, turn))
    }

    fn only_end_is_left(&self, state: &State, turn: &Turn) -> bool {
        let (who, on_foot) = (turn.who, self.on_foot(state, turn.who));
        let reloads = |card: &Card| self.judge_reload(state, turn, card.kind).is_ok();
        let arranges =
            self.arranges_freely(state, turn) && !state.survivor(who).inventory.is_empty();
        let dashes = || Dash::ALL.into_iter().any(|it| !self.list_dash(state, turn, it).is_empty());
        let fights =
            || Fight::ALL.into_iter().any(|it| !self.improvised_at(state, turn, it).is_empty());
        let moves = on_foot && (dashes() || self.leads_freely(state, turn));
        !moves && !arranges && !fights() && !self.in_hand(state, who).iter().any(reloads)
    }

    /// The Turn is over; what is left of it is lost (ZE-PLY-08). In the Exit the Survivor may leave.
    pub(crate) fn end_turn(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Turn(turn)) = state.stack.pop() else {
            unreachable!("a Turn is under way")
        };
        let who = turn.who;
        self.free_beam(state, who, false);
        let character = state.survivor(who).character;
        self.note_limits(state, &turn);
        if turn.sort == Sort::Own {
            state.survivor_mut(who).acted = true;
        }
        if turn.sort != Sort::Led {
            tell(cx, "ZE-PLY-08", || Happening::TurnEnded { who: character });
            let zone = state.survivor(who).zone;
            if self.may_leave_from(state, zone)
                && state.zombies_at(zone) == 0
                && state.survivor(who).stands()
            {
                state.stack.push(Frame::Exit { who });
            }
        }
    }

    /// A Survivor leaves the board, with the Companions that follow (ZE-AMB-93, ZE-AMB-92).
    pub(crate) fn leave(&self, state: &mut State, who: Who, cx: &mut Cx<'_, Zombicide>) {
        state.survivor_mut(who).status = Status::Left;
        self.leave_car(state, who);
        for companion in state.companions.iter_mut().filter(|it| it.leader == Some(who)) {
            mark!("ZE-AMB-92"); // it leaves too
            companion.stands = false;
        }
        let character = state.survivor(who).character;
        tell(cx, self.exit_rule(), || Happening::LeftBoard { who: character });
    }

    /// The next seat with Survivors that have not had their Turn (ZE-PLY-02, ZE-PLY-10), or the end
    /// of the Player Phase.
    pub(crate) fn next_seat(&self, state: &mut State) -> bool {
        let seats = self.crew;
        for step in 0..seats {
            let seat = Seat((state.active.0 + step) % seats);
            if self.waiting(state, seat).next().is_some() {
                mark!("ZE-PLY-02");
                state.active = seat;
                return true;
            }
            if !state.standing().any(|who| state.survivor(who).seat == seat) {
                mark!("ZE-PLY-10"); // nobody of this seat is on the board
            }
        }
        false
    }

    /// The next seat with a Survivor who cannot wait.
    fn next_hurried(&self, state: &State) -> Option<Seat> {
        let hurried = |who: Who| !self.has(state, who, |it| it.any_time);
        let seats = (1..self.crew).map(|step| Seat((state.active.0 + step) % self.crew));
        seats.into_iter().find(|seat| self.waiting(state, *seat).any(hurried))
    }

    /// May the active seat let its Tacticians wait, since only they are left to it and others have
    /// Turns to take (ZE-SKL-60)?
    pub(crate) fn may_pass(&self, state: &State, seat: Seat) -> bool {
        seat == state.active
            && self.waiting(state, seat).all(|who| self.has(state, who, |it| it.any_time))
            && self.next_hurried(state).is_some()
    }

    /// Tacticians wait; the next seat takes its Turns.
    pub(crate) fn pass(&self, state: &mut State) {
        state.active = self.next_hurried(state).expect("it was judged that others can go on");
    }

    /// Survivors that may begin a Turn now.
    pub(crate) fn beginners(&self, state: &State) -> Few<Who, 6> {
        state.standing().filter(|who| self.may_begin(state, *who)).collect()
    }
}
