//! Getting into cars and driving them (ZE-CAR-01 to ZE-CAR-06). Driving is no Move: Zombies neither
//! cost Actions nor stop it, and skills of moving do nothing for it.

use horda_kit::{Cx, mark};

use super::budget::{ActionKind, Pool};
use super::car::{CarKind, PASSENGERS};
use super::survivor::Who;
use super::turn::Turn;
use crate::action::Action;
use crate::board::zone::{Zone, ZoneKind};
use crate::board::zone_set::ZoneSet;
use crate::combat::attack::{Attack, Stage};
use crate::combat::fight::Fight;
use crate::equipment::card::{Noise, Profile};
use crate::event::Happening;
use crate::frame::Frame;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;

/// How a car attacks (ZE-CAR-04).
pub(crate) const CAR: Profile =
    Profile { nearest: 0, farthest: 0, dice: 3, accuracy: 4, damage: 2, noise: Noise::Silent };

impl Zombicide {
    /// The car in which a Survivor sits, by its place.
    #[inline]
    pub(crate) fn car_of(&self, state: &State, who: Who) -> Option<usize> {
        state.cars.iter().position(|car| car.holds(who))
    }

    /// Does a Survivor stand on the ground?
    #[inline]
    pub(crate) fn on_foot(&self, state: &State, who: Who) -> bool {
        self.car_of(state, who).is_none()
    }

    /// The police car in a Zone (ZE-CAR-07).
    pub(crate) fn is_police_car_at(&self, state: &State, zone: Zone) -> bool {
        state.cars.iter().any(|car| car.kind == CarKind::Police && car.zone == zone)
    }

    /// A car in a Zone with a crate in it (ZE-CAR-06).
    pub(crate) fn loaded_car_at(&self, state: &State, zone: Zone) -> Option<usize> {
        state.cars.iter().position(|car| car.loaded && car.zone == zone)
    }

    /// People inside fight, reload, put cards into other slots, trade inside the car and make
    /// noise; for anything else they get out first.
    pub(crate) fn judge_inside(
        &self,
        state: &State,
        who: Who,
        action: &Action,
    ) -> Result<(), Refused> {
        let inside = matches!(
            action,
            Action::Melee { .. }
                | Action::Fire { .. }
                | Action::Throw { .. }
                | Action::Improvise { .. }
                | Action::Reload { .. }
                | Action::Arrange { .. }
                | Action::Trade { .. }
                | Action::Noise
                | Action::GetOut
                | Action::ChangeSeat { .. }
                | Action::Drive { .. }
                | Action::Race { .. }
                | Action::End
                | Action::Decline
                | Action::Begin { .. }
        );
        if inside || self.on_foot(state, who) {
            return Ok(());
        }
        mark!("ZE-RUL-26");
        Err(Refused::InCar)
    }

    /// Places that are taken: Companions sit beside their leaders (ZE-CPN-05).
    fn taken_seats(&self, state: &State, place: usize) -> u8 {
        let people = state.cars[place].people();
        let led = state.companions.iter().filter(|it| it.stands);
        let led = led.filter(|it| it.leader.is_some_and(|leader| people & leader.bit() != 0));
        people.count_ones() as u8 + led.count() as u8
    }

    fn judge_any_pool(&self, turn: &Turn) -> Result<(), Refused> {
        if turn.budget.left(Pool::Any) > 0 { Ok(()) } else { Err(Refused::NoActions) }
    }

    pub(crate) fn judge_get_in(
        &self,
        state: &State,
        turn: &Turn,
        number: u8,
        driver: bool,
    ) -> Result<(), Refused> {
        let zone = state.survivor(turn.who).zone;
        let place = usize::from(number).wrapping_sub(1);
        let here = state.cars.get(place).filter(|car| car.zone == zone);
        let humvee = self.mission().humvees.contains(&zone);
        let car = here.ok_or(if humvee { Refused::HumveeStands } else { Refused::NoCar })?;
        if state.zombies_at(zone) > 0 {
            return Err(Refused::CarAmongZombies);
        }
        if driver && car.driver.is_some() {
            return Err(Refused::WheelTaken);
        }
        let led = state.companions.iter().filter(|it| it.stands && it.leader == Some(turn.who));
        let beside = led.count() as u8 + u8::from(!driver);
        let taken = self.taken_seats(state, place) - u8::from(car.driver.is_some());
        if taken + beside > PASSENGERS {
            return Err(Refused::CarFull);
        }
        self.judge_any_pool(turn)
    }

    pub(crate) fn get_in(
        &self,
        state: &mut State,
        number: u8,
        driver: bool,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.pay(state, ActionKind::Other, 0, cx);
        let who = state.turn().expect("a Turn is under way").who;
        let car = &mut state.cars[usize::from(number) - 1];
        car.seat(who, driver);
        let kind = car.kind;
        let who = state.survivor(who).character;
        tell(cx, "ZE-CAR-01", || Happening::GotIn { who, kind, driver });
    }

    pub(crate) fn judge_get_out(&self, state: &State, turn: &Turn) -> Result<(), Refused> {
        self.car_of(state, turn.who).ok_or(Refused::NotInCar)?;
        self.judge_any_pool(turn)
    }

    pub(crate) fn get_out(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        self.pay(state, ActionKind::Other, 0, cx);
        let who = state.turn().expect("a Turn is under way").who;
        self.leave_car(state, who);
        let who = state.survivor(who).character;
        tell(cx, "ZE-CAR-01", || Happening::GotOut { who });
    }

    /// Nobody who has fallen or left keeps a seat.
    pub(crate) fn leave_car(&self, state: &mut State, who: Who) {
        for car in state.cars.iter_mut().filter(|car| car.holds(who)) {
            mark!("ZE-CAR-01");
            car.remove(who);
        }
    }

    pub(crate) fn judge_change_seat(
        &self,
        state: &State,
        turn: &Turn,
        driver: bool,
    ) -> Result<(), Refused> {
        let place = self.car_of(state, turn.who).ok_or(Refused::NotInCar)?;
        let car = &state.cars[place];
        if driver && car.driver.is_some() {
            return Err(Refused::WheelTaken);
        }
        if !driver && car.driver != Some(turn.who) {
            return Err(Refused::NotDriver);
        }
        if !driver && self.taken_seats(state, place) > PASSENGERS {
            return Err(Refused::CarFull);
        }
        self.judge_any_pool(turn)
    }

    pub(crate) fn change_seat(&self, state: &mut State, driver: bool, cx: &mut Cx<'_, Zombicide>) {
        self.pay(state, ActionKind::Other, 0, cx);
        let who = state.turn().expect("a Turn is under way").who;
        let place = self.car_of(state, who).expect("it was judged to sit in one");
        state.cars[place].seat(who, driver);
        let who = state.survivor(who).character;
        tell(cx, "ZE-CAR-01", || Happening::ChangedSeat { who, driver });
    }

    /// The car that the Survivor of a Turn may drive.
    fn judge_wheel(&self, state: &State, turn: &Turn) -> Result<usize, Refused> {
        let place = self.car_of(state, turn.who).ok_or(Refused::NotInCar)?;
        let car = &state.cars[place];
        if car.driver != Some(turn.who) {
            return Err(Refused::NotDriver);
        }
        if !car.drivable {
            return Err(Refused::NoDriving);
        }
        self.judge_any_pool(turn).map(|()| place)
    }

    /// Streets next to a Zone: a car goes nowhere else (ZE-CAR-05).
    fn streets_beside(&self, state: &State, zone: Zone) -> ZoneSet {
        let beside = self.neighbours(state, zone);
        beside.iter().filter(|it| self.map().zone(*it).kind == ZoneKind::Street).collect()
    }

    pub(crate) fn judge_drive(&self, state: &State, turn: &Turn, to: Zone) -> Result<(), Refused> {
        let place = self.judge_wheel(state, turn)?;
        let near = self.streets_beside(state, state.cars[place].zone).contains(to);
        if near { Ok(()) } else { Err(Refused::NoStreet { to }) }
    }

    pub(crate) fn judge_race(
        &self,
        state: &State,
        turn: &Turn,
        by: Zone,
        to: Zone,
    ) -> Result<(), Refused> {
        let place = self.judge_wheel(state, turn)?;
        let from = state.cars[place].zone;
        if !self.streets_beside(state, from).contains(by) {
            return Err(Refused::NoStreet { to: by });
        }
        if to == from {
            return Err(Refused::TurnsBack);
        }
        let on = self.streets_beside(state, by).contains(to);
        if on { Ok(()) } else { Err(Refused::NoStreet { to }) }
    }

    /// What cars offer to a Survivor.
    pub(crate) fn list_driving(&self, state: &State, turn: &Turn, out: &mut Vec<Action>) {
        let Some(place) = self.car_of(state, turn.who) else {
            for car in 1..=state.cars.len() as u8 {
                let seats = [true, false].into_iter();
                let free = seats.filter(|it| self.judge_get_in(state, turn, car, *it).is_ok());
                out.extend(free.map(|driver| Action::GetIn { car, driver }));
            }
            return;
        };
        if self.judge_get_out(state, turn).is_ok() {
            out.push(Action::GetOut);
        }
        let seats = [true, false].into_iter();
        let free = seats.filter(|it| self.judge_change_seat(state, turn, *it).is_ok());
        out.extend(free.map(|driver| Action::ChangeSeat { driver }));
        if self.judge_wheel(state, turn).is_ok() {
            let from = state.cars[place].zone;
            let first = self.streets_beside(state, from);
            out.extend(first.iter().map(|to| Action::Drive { to }));
            for by in first {
                let second = self.streets_beside(state, by) - ZoneSet::only(from);
                out.extend(second.iter().map(|to| Action::Race { by, to }));
            }
        }
    }

    /// One street, slowly: nobody is hurt (ZE-CAR-02).
    pub(crate) fn drive(&self, state: &mut State, to: Zone, cx: &mut Cx<'_, Zombicide>) {
        let place = self.pay_for_driving(state, cx);
        self.roll_into(state, place, to, "ZE-CAR-02", cx);
        self.arrive_by_car(state, place);
    }

    /// Two streets, fast: what stands there is run over (ZE-CAR-03).
    pub(crate) fn race(&self, state: &mut State, by: Zone, to: Zone, cx: &mut Cx<'_, Zombicide>) {
        let place = self.pay_for_driving(state, cx);
        state.stack.push(Frame::Race { car: place as u8, to });
        self.roll_into(state, place, by, "ZE-CAR-03", cx);
        self.run_over(state, place, by, cx);
    }

    /// The second street of a fast drive.
    pub(crate) fn race_on(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let Some(Frame::Race { car, to }) = state.stack.pop() else {
            unreachable!("a car is under way");
        };
        let place = usize::from(car);
        if state.cars[place].driver.is_none() {
            return;
        }
        self.roll_into(state, place, to, "ZE-CAR-03", cx);
        self.arrive_by_car(state, place);
        self.run_over(state, place, to, cx);
    }

    fn pay_for_driving(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) -> usize {
        self.pay(state, ActionKind::Other, 0, cx);
        mark!("ZE-CAR-05"); // an Action like any other, and no Move
        let who = state.turn().expect("a Turn is under way").who;
        self.car_of(state, who).expect("it was judged to sit in one")
    }

    /// A car comes to a Zone with everybody in it, and its crate.
    fn roll_into(
        &self,
        state: &mut State,
        place: usize,
        to: Zone,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let car = &mut state.cars[place];
        let (from, people, driver) = (car.zone, car.people(), car.driver);
        car.zone = to;
        for who in state.everybody().filter(|who| people & who.bit() != 0) {
            state.survivor_mut(who).zone = to;
            self.has_moved(state, who, from, cx);
            for companion in state.companions.iter_mut().filter(|it| it.leader == Some(who)) {
                companion.zone = to;
            }
        }
        let who = state.survivor(driver.expect("a car has a driver")).character;
        tell(cx, rule, || Happening::Drove { who, from, to });
    }

    /// Where a drive ends everybody in the car has arrived.
    fn arrive_by_car(&self, state: &mut State, place: usize) {
        let people = state.cars[place].people();
        for who in state.everybody().filter(|who| people & who.bit() != 0) {
            self.trigger_arrival(state, who);
        }
    }

    /// A car attack, if Zombies stand in the Zone that was entered (ZE-CAR-04).
    fn run_over(&self, state: &mut State, place: usize, at: Zone, cx: &mut Cx<'_, Zombicide>) {
        let driver = state.cars[place].driver;
        let Some(who) = driver.filter(|_| state.zombies_at(at) > 0) else { return };
        let attack = Attack::new(who, Fight::Ranged, None, false, at);
        state.attack = Some(Attack { by_car: true, stage: Stage::Roll, ..attack });
        let who = state.survivor(who).character;
        tell(cx, "ZE-CAR-04", || Happening::RanOver { who, at });
    }
}
