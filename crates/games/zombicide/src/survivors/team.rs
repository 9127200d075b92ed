//! The team before the game: who is in it, who leads whom, first cards (ZE-SET-04 to ZE-SET-11).

use horda_kit::{ChanceTag, Cx, Odds, Seat, mark};

use super::character::{Character, CharacterId, GameBox, Type};
use super::survivor::{Survivor, TEAM, Who};
use crate::action::Action;
use crate::board::gate::GateId;
use crate::equipment::card::{CARD_KINDS, CardKind, Deck};
use crate::event::Happening;
use crate::frame::Frame;
use crate::options::Team;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::Skill;
use crate::skills::feature::StartFeature;
use crate::state::{Phase, State};

/// The question that luck is asked where Survivors are dealt.
pub(crate) const TEAM_TAG: ChanceTag = ChanceTag("survivor");

impl Zombicide {
    /// Survivors that a seat leads: as evenly as can be, the first seats one more.
    pub(crate) fn share_of(&self, seat: Seat) -> usize {
        let seats = usize::from(self.crew);
        TEAM / seats + usize::from(seat.index() < TEAM % seats)
    }

    /// Seats that have yet to choose Survivors.
    pub(crate) fn choosing(&self, state: &State, seat: Seat) -> bool {
        let led = state.survivors.iter().filter(|survivor| survivor.seat == seat).count();
        led < self.share_of(seat)
    }

    /// Who can still be taken into the team.
    pub(crate) fn free_characters<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = CharacterId> + 'a {
        let taken = |id: &CharacterId| state.survivors.iter().any(|it| it.character == *id);
        self.pack.playable().filter(move |id| !taken(id) && !self.mission().is_companion(*id))
    }

    pub(crate) fn list_picks(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.free_characters(state).map(|who| Action::Pick { who }));
    }

    pub(crate) fn judge_pick(&self, state: &State, who: CharacterId) -> Result<(), Refused> {
        if state.survivors.iter().any(|survivor| survivor.character == who) {
            return Err(Refused::Taken { who });
        }
        let free = self.free_characters(state).any(|other| other == who);
        if free { Ok(()) } else { Err(Refused::CompanionHere { who }) }
    }

    pub(crate) fn pick(
        &self,
        state: &mut State,
        seat: Seat,
        character: CharacterId,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let card = self.pack.character(character);
        let survivor = Survivor {
            character,
            seat,
            zone: self.mission().start_of(state.survivors.len()),
            health: self.starting_health(card),
            skills: card.blue.iter().copied().collect(),
            ..Survivor::default()
        };
        let who = Who(state.survivors.len() as u8);
        state.survivors.push(survivor);
        if self.borrows(card) {
            state.stack.push(Frame::Borrow { who });
        }
        mark!("ZE-SET-07");
        mark!("ZE-ADR-04"); // with its Blue skills
        tell(cx, "ZE-SET-04", || Happening::Picked { seat, who: character });
    }

    /// The team where it is not chosen: six adults or Kids of the core game, the six of Washington,
    /// or any by luck.
    pub(crate) fn deal_team(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let wanted = match self.options.team {
            Team::Chosen => return,
            Team::Classic => Some((GameBox::Core, Type::Classic)),
            Team::Kids => Some((GameBox::Core, Type::Kid)),
            Team::Washington => Some((GameBox::Washington, Type::Classic)),
            Team::Dealt => None,
        };
        mark!("ZE-SET-04"); // six, shared out evenly
        let seats = (0..self.crew).map(Seat);
        for seat in seats.flat_map(|seat| std::iter::repeat_n(seat, self.share_of(seat))) {
            let Some(wanted) = wanted else {
                let who = self.deal_survivor(state, cx);
                self.pick(state, seat, who, cx);
                continue;
            };
            let mut free = self.free_characters(state);
            let card = |id: &CharacterId| self.pack.character(*id);
            let fits = free.find(|id| (card(id).from, card(id).kind) == wanted);
            let any = self.free_characters(state).next();
            drop(free);
            if let Some(who) = fits.or(any) {
                self.pick(state, seat, who, cx);
            }
        }
    }

    fn deal_survivor(&self, state: &State, cx: &mut Cx<'_, Zombicide>) -> CharacterId {
        let mut weights = [0u8; 32];
        for id in self.free_characters(state) {
            weights[id.index()] = 1;
        }
        CharacterId(cx.ask(TEAM_TAG, Odds::Weighted(&weights)) as u8)
    }

    /// Does a Survivor choose a Campaign Skill before the game (WZ-SKL-07)?
    fn borrows(&self, card: &Character) -> bool {
        card.blue.iter().any(|skill| skill.feature().start == Some(StartFeature::Borrowed))
    }

    /// Campaign Skills that a Survivor does not own and that do something at this table.
    pub(crate) fn borrowable(&self, state: &State, who: Who) -> impl Iterator<Item = Skill> + '_ {
        let owned = state.survivor(who).skills;
        self.pack.campaign_skills.iter().copied().filter(move |skill| {
            let in_play = skill.feature().module.is_none_or(|it| self.plays_with(it));
            in_play && !owned.contains(skill)
        })
    }

    pub(crate) fn judge_borrow(
        &self,
        state: &State,
        who: Who,
        skill: Skill,
    ) -> Result<(), Refused> {
        let offered = self.borrowable(state, who).any(|it| it == skill);
        if offered { Ok(()) } else { Err(Refused::SkillNotOffered { skill, rule: "WZ-SKL-07" }) }
    }

    /// A Campaign Skill is taken for this game.
    pub(crate) fn borrow(&self, state: &mut State, skill: Skill, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Borrow { who }) = state.stack.pop() else {
            unreachable!("a skill is borrowed");
        };
        state.survivor_mut(who).skills.push(skill);
        let who = state.survivor(who).character;
        tell(cx, "WZ-SKL-07", || Happening::Learned { who, skill });
    }

    /// Health before the game (ZE-SKL-55).
    pub(crate) fn starting_health(&self, card: &Character) -> u8 {
        let skill = card.blue.iter().find_map(|skill| match skill.feature().start {
            Some(StartFeature::Health(health)) => {
                mark!("ZE-SKL-55");
                Some(health)
            }
            _ => None,
        });
        skill.unwrap_or(card.health)
    }

    /// Everything is ready: decks, tokens, first cards, first player; then Round 1 begins.
    pub(crate) fn close_muster(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        self.lay_out(state);
        self.deal_starting_cards(state, cx);
        self.start_skills(state, cx);
        state.phase = Phase::Turns;
        state.active = state.first_seat;
        if self.begins_with_places() {
            state.stack.push(Frame::Place { next: 0 });
        } else {
            self.begin_game(state, cx);
        }
    }

    /// Everybody stands where they start: Round 1.
    pub(crate) fn begin_game(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        self.mark_buildings(state);
        self.tell_starting_hour(state, cx);
        self.begin_round(state, cx);
    }

    /// Decks and tokens (ZE-SET-03, ZE-SET-05).
    pub(crate) fn lay_out(&self, state: &mut State) {
        mark!("ZE-SET-05");
        mark!("ZE-SET-01"); // all of it as the mission says
        mark!("ZE-SET-03");
        for kind in (0..self.pack.cards.len().min(CARD_KINDS) as u8).map(CardKind) {
            state.piles.set_face_down(kind, self.pack.card(kind).count);
        }
        state.zombie_deck = self.zombie_deck();
        let mission = self.mission();
        state.gates = mission.open_gates(self.map());
        for lock in &mission.locks {
            if lock.open_if.as_ref().is_some_and(|when| self.holds(state, when)) {
                horda_kit::marks::hit(lock.rule.unwrap_or("WZ-MIS-05"));
                state.gates.insert(lock.door);
            }
        }
        state.objectives = mission.laid_out();
        state.crates = ((1u32 << mission.crates.len()) - 1) as u16;
        state.abominations_drawn = !mission.abominations & 0b1111;
        for (place, spawn) in mission.spawns.iter().enumerate() {
            let there = spawn.needs.as_ref().is_none_or(|needs| self.holds(state, needs));
            if let Some(rule) = spawn.rule {
                horda_kit::marks::hit(rule);
            }
            let active = spawn.active || spawn.needs.is_some();
            state.spawns |= u16::from(active && there) << place;
        }
        mission.set_up(state);
        self.set_clock(state);
    }

    /// One Starting Equipment card each, by luck (ZE-SET-06). The Fire Axe makes the first player.
    fn deal_starting_cards(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        for who in state.everybody() {
            let Some(card) = self.draw_card(state, Deck::Starting, cx) else { break };
            self.give(state, who, card, "ZE-SET-06", cx);
            if self.pack.card(card).name == "fire-axe" {
                mark!("ZE-SET-09");
                state.first_seat = state.survivor(who).seat;
            }
        }
    }

    fn give(
        &self,
        state: &mut State,
        who: Who,
        card: CardKind,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        state.survivor_mut(who).inventory.stow(card.into());
        let who = state.survivor(who).character;
        tell(cx, rule, || Happening::Dealt { who, card });
    }

    /// Skills of the "Starts with" family (ZE-SET-07, ZE-AMB-87).
    fn start_skills(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        for who in state.everybody() {
            let skills = state.survivor(who).skills;
            for skill in skills.iter() {
                match (skill.feature().start, skill.feature().rule) {
                    (Some(StartFeature::Adrenaline(amount)), rule) => {
                        mark!("ZE-AMB-87");
                        state.survivor_mut(who).adrenaline = amount;
                        horda_kit::marks::hit(rule);
                    }
                    (Some(StartFeature::Card(name)), rule) => {
                        let decks = [Deck::Equipment, Deck::SecretService];
                        let card = decks.into_iter().find_map(|it| self.pack.card_in(it, name));
                        if let Some(card) = card.filter(|it| state.piles.face_down(*it) > 0) {
                            state.piles.take(card);
                            self.give(state, who, card, rule, cx);
                        }
                    }
                    (Some(StartFeature::Health(_) | StartFeature::Borrowed) | None, _) => {}
                }
            }
        }
    }

    /// Buildings that never spawn: those with an open door, and those with a Survivor (ZE-SET-10).
    fn mark_buildings(&self, state: &mut State) {
        for (place, building) in self.map().buildings().iter().enumerate() {
            // A door into a tunnel opens no building (WZ-MIS-06).
            let leads_out = |door: GateId| {
                let [one, other] = self.map().gate(door).zones;
                one != other && state.gates.contains(door)
            };
            let open = building.open || building.doors.iter().any(leads_out);
            let held =
                state.standing().any(|who| building.rooms.contains(state.survivor(who).zone));
            if open || held {
                mark!("ZE-SET-10");
                state.buildings |= 1 << place;
            }
        }
    }
}
