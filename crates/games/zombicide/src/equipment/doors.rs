//! Opening doors and, with the first one, buildings (ZE-DOR-01 to ZE-DOR-05, ZE-BLD-01).

use horda_kit::{Cx, mark};

use super::card::{CardKind, Noise};
use crate::action::Action;
use crate::board::building::BuildingId;
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::event::Happening;
use crate::frame::Frame;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::budget::ActionKind;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;

impl Zombicide {
    /// Closed doors on the border of a Zone.
    pub(crate) fn closed_doors(
        &self,
        state: &State,
        zone: Zone,
    ) -> impl Iterator<Item = GateId> + '_ {
        let open = state.gates;
        self.map()
            .doors()
            .filter(move |(gate, door)| !open.contains(*gate) && door.zones.contains(&zone))
            .map(|(gate, _)| gate)
    }

    pub(crate) fn list_doors(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        let who = turn.who;
        if turn.budget.payer(ActionKind::Door, 0).is_none() {
            return;
        }
        for door in self.closed_doors(state, state.survivor(who).zone) {
            if self.judge_lock(state, door).is_err() {
                continue;
            }
            if self.has(state, who, |it| it.cards.break_in) {
                out.push(Action::Open { door, with: None });
            }
            for card in self.in_hand(state, who).iter() {
                let action = Action::Open { door, with: Some(card.kind) };
                if self.pack.card(card.kind).opens.is_some() && !out.contains(&action) {
                    out.push(action);
                }
            }
        }
    }

    pub(crate) fn judge_open(
        &self,
        state: &State,
        turn: &Turn,
        door: GateId,
        with: Option<CardKind>,
    ) -> Result<(), Refused> {
        if door.index() >= self.map().gates().len()
            || !self.map().doors().any(|(gate, _)| gate == door)
        {
            return Err(Refused::NoSuchDoor);
        }
        let zone = state.survivor(turn.who).zone;
        if !self.map().gate(door).zones.contains(&zone) {
            return Err(Refused::DoorElsewhere { door });
        }
        if state.gates.contains(door) {
            return Err(Refused::DoorOpen { door });
        }
        if turn.budget.payer(ActionKind::Door, 0).is_none() {
            return Err(Refused::NoActions);
        }
        self.judge_opener(state, turn.who, with)?;
        self.judge_lock(state, door)
    }

    fn judge_opener(&self, state: &State, who: Who, with: Option<CardKind>) -> Result<(), Refused> {
        let Some(card) = with else {
            let able = self.has(state, who, |it| it.cards.break_in);
            return if able { Ok(()) } else { Err(Refused::NoOpener) };
        };
        if self.pack.card(card).opens.is_none() {
            return Err(Refused::OpensNothing { card });
        }
        if self.in_hand(state, who).iter().any(|it| it.kind == card) {
            return Ok(());
        }
        let carried = state.carries(who, card);
        Err(if carried { Refused::InBackpack { card } } else { Refused::NotCarried { card } })
    }

    pub(crate) fn open_in_turn(
        &self,
        state: &mut State,
        door: GateId,
        with: Option<CardKind>,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.pay(state, ActionKind::Door, 0, cx);
        if with.is_some() {
            mark!("ZE-EQT-08");
        }
        let who = state.turn().expect("a Turn is under way").who;
        let noisy = with.and_then(|card| self.pack.card(card).opens) == Some(Noise::Noisy);
        if !noisy {
            mark!("ZE-NOI-06");
        } else {
            mark!("ZE-NOI-01"); // by the icon for doors
            self.make_noise(state, state.survivor(who).zone, "ZE-DOR-02", cx);
        }
        self.try_door(state, who, door, cx);
    }

    /// A door opens, by a Survivor or by itself; perhaps a building with it (ZE-DOR-05).
    pub(crate) fn open_door(
        &self,
        state: &mut State,
        door: GateId,
        by: Option<Who>,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        state.gates.insert(door);
        mark!("ZE-DOR-03");
        let by_name = by.map(|who| state.survivor(who).character);
        let rule = if by.is_some() { "ZE-DOR-01" } else { "ZE-DOR-05" };
        if by.is_none() {
            mark!("ZE-AMB-14"); // it opens the building like any other
        }
        tell(cx, rule, || Happening::Opened { door, by: by_name });
        self.trigger_door(state, by, door);
        self.take_cards_of_door(state, by, door, cx);
        let buildings = self.map().gate(door).buildings;
        if let [Some(_), Some(_)] = buildings {
            mark!("ZE-AMB-13"); // each side of an inner door has its own first opening
        }
        for building in buildings.into_iter().flatten() {
            self.open_building(state, building, cx);
        }
    }

    /// The first open door opens a building for good; each dark room gets a card (ZE-BLD-02).
    fn open_building(&self, state: &mut State, building: BuildingId, cx: &mut Cx<'_, Zombicide>) {
        let bit = 1 << building.index();
        if state.buildings & bit != 0 {
            mark!("ZE-BLD-07");
            return;
        }
        state.buildings |= bit;
        let rooms = self.map().building(building).dark.len() as u8;
        tell(cx, "ZE-BLD-01", || Happening::BuildingOpened { building, rooms });
        if rooms > 0 {
            let left = (1u32 << rooms) - 1;
            state
                .stack
                .push(Frame::Building { building: building.index() as u8, left: left as u16 });
        }
    }
}
