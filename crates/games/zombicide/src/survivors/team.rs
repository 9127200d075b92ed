//! The team before the game: who is in it, who leads whom, first cards (ZE-SET-04 to ZE-SET-11).

use horda_kit::{ChanceTag, Cx, Odds, Seat, mark};

use super::character::{Character, CharacterId, Type};
use super::survivor::{Survivor, TEAM, Who};
use crate::action::Action;
use crate::equipment::card::{CARD_KINDS, CardKind, Deck};
use crate::event::Happening;
use crate::options::Team;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
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
        state.survivors.push(survivor);
        mark!("ZE-SET-07");
        mark!("ZE-ADR-04"); // with its Blue skills
        tell(cx, "ZE-SET-04", || Happening::Picked { seat, who: character });
    }

    /// The team where it is not chosen: the six adults, the six Kids, or any by luck.
    pub(crate) fn deal_team(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let wanted = match self.options.team {
            Team::Chosen => return,
            Team::Classic => Some(Type::Classic),
            Team::Kids => Some(Type::Kid),
            Team::Dealt => None,
        };
        let seats = (0..self.crew).map(Seat);
        for seat in seats.flat_map(|seat| std::iter::repeat_n(seat, self.share_of(seat))) {
            let Some(kind) = wanted else {
                let who = self.deal_survivor(state, cx);
                self.pick(state, seat, who, cx);
                continue;
            };
            let mut free = self.free_characters(state);
            let fits = free.find(|id| self.pack.character(*id).kind == kind);
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
        self.mark_buildings(state);
        state.phase = Phase::Turns;
        state.active = state.first_seat;
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
        state.objectives = ((1u64 << mission.objectives.len()) - 1) as u32;
        state.crates = ((1u32 << mission.crates.len()) - 1) as u16;
        state.abominations_drawn = !mission.abominations & 0b1111;
        for (place, spawn) in mission.spawns.iter().enumerate() {
            state.spawns |= u16::from(spawn.active) << place;
        }
        mission.set_up(state);
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
        let inventory = &mut state.survivor_mut(who).inventory;
        if inventory.hand.is_full() {
            inventory.put_into_backpack(card.into());
        } else {
            inventory.take_in_hand(card.into());
        }
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
                        if let Some(card) = self.pack.card_in(Deck::Equipment, name)
                            && state.piles.face_down(card) > 0
                        {
                            state.piles.take(card);
                            self.give(state, who, card, rule, cx);
                        }
                    }
                    (Some(StartFeature::Health(_)) | None, _) => {}
                }
            }
        }
    }

    /// Buildings that never spawn: those with an open door, and those with a Survivor (ZE-SET-10).
    fn mark_buildings(&self, state: &mut State) {
        for (place, building) in self.map().buildings().iter().enumerate() {
            let open =
                building.open || building.doors.iter().any(|door| state.gates.contains(door));
            let held =
                state.standing().any(|who| building.rooms.contains(state.survivor(who).zone));
            if open || held {
                mark!("ZE-SET-10");
                state.buildings |= 1 << place;
            }
        }
    }
}
