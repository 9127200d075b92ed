//! What everybody does on their own sheet after the weapons: Ammo and upgrades.

use horda_kit::{Cx, Seat, mark};

use crate::action::Action;
use crate::aim::Foe;
use crate::boss::BossKind;
use crate::card::Colour;
use crate::cells::{Cell, Cells};
use crate::event::Happening;
use crate::options::{AmmoOnBoss, PyramidAmmo};
use crate::refused::Refused;
use crate::rules::{GearUp, tell};
use crate::state::{SeatState, State, Step, Target};

/// Upgrades of one weapon.
const UPGRADES: u8 = 2;

impl GearUp {
    /// This seat has finished its part of the step (GU-AMB-57).
    pub(crate) fn finish(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, GearUp>) {
        state.seats[seat.index()].done = true;
        tell(cx, "GU-AMB-57", || Happening::Finished { who: state.who(seat), seat });
    }

    /// Opens the Ammo part for Survivors who have Ammo and something to spend it on (GU-AMB-13).
    pub(crate) fn open_ammo(&self, state: &mut State) {
        state.step = Step::Ammo;
        for seat in self.everybody() {
            let ready = state.seats[seat.index()].ammo.ready > 0;
            mark!("GU-AMB-13"); // also a Survivor who used no weapon
            let able = ready && self.can_shoot(state, seat);
            state.seats[seat.index()].done = !able;
        }
    }

    /// Is there anything in front of a seat that Ammo may cross?
    pub(crate) fn can_shoot(&self, state: &State, seat: Seat) -> bool {
        self.shootable(state, seat).next().is_some()
    }

    /// Targets in front of a seat with the cells that Ammo may cross (GU-AMM-03).
    fn shootable<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = (Target, Cells)> + 'a {
        let foes = self.foes(state, move |lane| lane == seat);
        let cells = foes.filter_map(move |foe| Some((foe.target, self.bullet_cells(&foe)?)));
        cells.filter(|(_, cells)| !cells.is_empty())
    }

    /// Cells that Ammo may cross on a target; nothing where it may not be spent at all.
    fn bullet_cells(&self, foe: &Foe<'_>) -> Option<Cells> {
        if foe.space != 0 {
            return Some(foe.open());
        }
        mark!("GU-AMB-12"); // on the Boss too, or not by option
        if self.options.ammo_on_boss == AmmoOnBoss::Barred {
            return None;
        }
        let touching = self.boss == BossKind::ZombiePyramid
            && self.options.pyramid_ammo == PyramidAmmo::Touching;
        let near = if touching { foe.crossed.with_corners() } else { foe.grid.cells };
        Some(foe.open().and(near))
    }

    pub(crate) fn judge_shoot(
        &self,
        state: &State,
        seat: Seat,
        target: Target,
        cell: Cell,
    ) -> Result<(), Refused> {
        if state.seats[seat.index()].ammo.ready == 0 {
            return Err(Refused::AmmoGone);
        }
        let foe = self.foe(state, target).ok_or(Refused::missing(target, state))?;
        if foe.lane != seat {
            mark!("GU-AMB-12"); // not even after Long Range
            return Err(Refused::OwnLaneOnly(target));
        }
        let Some(cells) = self.bullet_cells(&foe) else { return Err(Refused::BossBarred) };
        self.judge_cells(&foe, Cells::only(cell))?;
        if cells.contains(cell) { Ok(()) } else { Err(Refused::AmmoMustTouch) }
    }

    /// Every cell that Ammo may cross, and the end of it.
    pub(crate) fn shots(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.seats[seat.index()].ammo.ready > 0 {
            for (target, cells) in self.shootable(state, seat) {
                out.extend(cells.iter().map(|cell| Action::Shoot { target, cell }));
            }
        }
        out.push(Action::Done);
    }

    /// One Ammo, one cell; no effect of a weapon applies (GU-AMM-02, GU-AMB-14).
    pub(crate) fn shoot(
        &self,
        state: &mut State,
        seat: Seat,
        target: Target,
        cell: Cell,
        cx: &mut Cx<'_, GearUp>,
    ) {
        let Some(foe) = self.foe(state, target) else { return };
        let (cells, lane) = (Cells::only(cell), foe.lane);
        let printed = GearUp::printed(&foe, cells);
        mark!("GU-AMM-01"); // as much as the Survivor likes
        state.seats[seat.index()].ammo.spend(1);
        tell(cx, "GU-AMM-02", || Happening::Shot {
            who: state.who(seat),
            seat,
            target,
            card: state.card_of(target),
            lane,
            cell,
        });
        self.cross(state, target, cells);
        cx.step(state);
        mark!("GU-AMB-14"); // what is printed, and no effect of a weapon
        self.pay(state, seat, printed, cx);
        if matches!(target, Target::Boss(_)) {
            mark!("GU-AMB-29"); // Ammo crosses no dotted line
            self.collapse(state, seat, cx);
        }
        self.bury(state, target, cx);
    }

    /// Opens the upgrades for Survivors who earned some and have a weapon for them (GU-AMB-16).
    pub(crate) fn open_upgrades(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        state.step = Step::Upgrades;
        for seat in self.everybody() {
            self.settle_upgrades(state, seat, cx);
        }
    }

    /// Upgrades without a weapon are lost; without upgrades this seat has finished.
    fn settle_upgrades(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, GearUp>) {
        let seated = &mut state.seats[seat.index()];
        if seated.earned > 0 && !Colour::ALL.into_iter().any(|weapon| seated.can_learn(weapon)) {
            let amount = std::mem::take(&mut seated.earned);
            tell(cx, "GU-AMB-16", || Happening::UpgradesLost {
                who: state.who(seat),
                seat,
                amount,
            });
        }
        let seated = &mut state.seats[seat.index()];
        mark!("GU-UPG-01"); // one for every kill in the lane
        seated.done = seated.earned == 0;
    }

    pub(crate) fn judge_upgrade(
        &self,
        state: &State,
        seat: Seat,
        weapon: Colour,
        level: u8,
    ) -> Result<(), Refused> {
        let seated = &state.seats[seat.index()];
        let now = seated.upgrades[weapon.index()];
        if weapon == Colour::Yellow {
            return Err(Refused::AlreadyComplete);
        }
        if level == 0 || level > UPGRADES {
            return Err(Refused::UpgradeMissing);
        }
        if level <= now {
            return Err(Refused::LearnedAlready);
        }
        if level > now + 1 { Err(Refused::LeftFirst) } else { Ok(()) }
    }

    /// The next upgrade of every weapon that has one left.
    pub(crate) fn upgrades(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let seated = &state.seats[seat.index()];
        for weapon in Colour::ALL.into_iter().filter(|weapon| seated.can_learn(*weapon)) {
            mark!("GU-UPG-04"); // the left one first
            out.push(Action::Upgrade { weapon, level: seated.upgrades[weapon.index()] + 1 });
        }
    }

    pub(crate) fn upgrade(
        &self,
        state: &mut State,
        seat: Seat,
        weapon: Colour,
        level: u8,
        cx: &mut Cx<'_, GearUp>,
    ) {
        let seated = &mut state.seats[seat.index()];
        seated.upgrades[weapon.index()] = level;
        seated.earned -= 1;
        let survivor = seated.survivor.unwrap_or_default();
        tell(cx, "GU-UPG-03", || Happening::Upgraded { seat, survivor, weapon, level });
        cx.step(state);
        self.settle_upgrades(state, seat, cx);
    }
}

impl SeatState {
    /// Has this weapon an upgrade left (GU-WPN-05, GU-UPG-04)?
    pub fn can_learn(&self, weapon: Colour) -> bool {
        weapon != Colour::Yellow && self.upgrades[weapon.index()] < UPGRADES
    }
}
