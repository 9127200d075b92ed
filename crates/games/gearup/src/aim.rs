//! What a weapon may be pointed at, and which cells its shape may cover.

use crate::action::Action;
use crate::boss::{BossKind, Member};
use crate::card::Colour;
use crate::cells::Cells;
use crate::effect::{Effect, Effects};
use crate::grid::Grid;
use crate::options::SoxBlast;
use crate::placements::{GridId, ShapeId};
use crate::refused::Refused;
use crate::rules::GearUp;
use crate::sheet::SurvivorId;
use crate::state::{Boss, State, Target, Volley, Zombie};
use horda_kit::{Seat, mark};

/// The spaces of a lane as bits; the Boss stands on none of them.
const fn space_bit(space: u8) -> u8 {
    1 << space
}

/// What fires: the weapon of this turn, or a Companion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gun {
    pub shape: ShapeId,
    pub effects: Effects,
    pub companion: bool,
}

/// A zombie, the Boss or one of its members, still alive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foe<'a> {
    pub target: Target,
    pub grid: &'a Grid,
    id: GridId,
    pub crossed: Cells,
    /// Cells of a mouth that is closed.
    shut: Cells,
    /// In front of whom.
    pub lane: Seat,
    /// 1 to 3, or 0 for the Boss.
    pub space: u8,
    /// Stamped in this pass.
    marked: bool,
    /// Seats whose first activation stamped it.
    first_hit: u8,
}

impl Foe<'_> {
    /// Cells that can be crossed now.
    #[inline]
    pub(crate) const fn open(&self) -> Cells {
        self.grid.cells.without(self.crossed).without(self.shut)
    }
}

impl Gun {
    /// Does it sweep or explode?
    #[inline]
    pub(crate) const fn is_wide(&self) -> bool {
        self.effects.has(Effect::Sweep) || self.effects.has(Effect::Explosion)
    }
}

impl GearUp {
    /// The colour of this turn; only in a turn.
    #[inline]
    pub(crate) fn colour(&self, state: &State) -> Colour {
        self.turn_card(state).map_or(Colour::Yellow, |card| card.colour)
    }

    /// The weapon of this turn (GU-ATK-01).
    #[inline]
    pub(crate) fn weapon_gun(&self, state: &State, seat: Seat) -> Gun {
        mark!("GU-ATK-01"); // the weapon of the colour, and no other
        mark!("GU-TCD-01");
        let at = self.colour(state).index();
        let weapon = &self.sheet(state, seat).weapons[at];
        let upgrades = state.seats[seat.index()].upgrades[at];
        // The preferred weapon is complete (GU-WPN-05).
        let upgrades = if at == Colour::Yellow.index() { 2 } else { upgrades };
        mark!("GU-EFF-01"); // its own effects, all together
        Gun { shape: weapon.shape, effects: weapon.effects(upgrades), companion: false }
    }

    /// The Companion that acts in this turn, or the weapon.
    #[inline]
    pub(crate) fn gun(&self, state: &State, seat: Seat, companion: bool) -> Gun {
        match state.seats[seat.index()].caller {
            Some(caller) if companion => self.companion_gun(caller),
            _ => self.weapon_gun(state, seat),
        }
    }

    pub(crate) fn companion_gun(&self, survivor: SurvivorId) -> Gun {
        let companion = &self.pack.companions[survivor.index()];
        mark!("GU-SOL-03");
        let effects = Effects::NONE.with(companion.effect);
        Gun { shape: companion.shape, effects, companion: true }
    }

    /// What stands there, if it lives.
    #[inline]
    pub(crate) fn foe(&self, state: &State, target: Target) -> Option<Foe<'_>> {
        match target {
            Target::Zombie(id) => state.zombie(id).map(|zombie| self.zombie_foe(zombie)),
            Target::Boss(member) => self.member_foe(state.boss.as_ref()?, member),
        }
    }

    #[inline]
    fn zombie_foe(&self, zombie: &Zombie) -> Foe<'_> {
        Foe {
            target: Target::Zombie(zombie.id),
            grid: &self.pack.card(zombie.card).grid,
            id: self.pack.zombie_grid(zombie.card),
            crossed: zombie.crossed,
            shut: Cells::NONE,
            lane: zombie.lane,
            space: zombie.space,
            marked: zombie.marked,
            first_hit: zombie.first_hit,
        }
    }

    fn member_foe(&self, boss: &Boss, member: Member) -> Option<Foe<'_>> {
        let side = self.boss_side();
        let grid = side.members.get(member.index())?;
        let crossed = boss.crossed[member.index()];
        mark!("GU-ELE-01"); // cores need not be crossed
        let alive = !grid.cells.without(side.cores).lies_in(crossed);
        alive.then(|| Foe {
            target: Target::Boss(member),
            grid,
            id: self.pack.boss_grid(self.boss, self.level().boss_side, member),
            crossed,
            shut: if boss.mouth_open {
                mark!("GU-SCR-01");
                mark!("GU-AMB-26"); // for shapes, single cells and Ammo
                Cells::NONE
            } else {
                side.mouth
            },
            lane: boss.seat,
            space: {
                mark!("GU-RND-06"); // on none of the Street spaces
                0
            },
            marked: boss.marked & 1 << member.0 != 0,
            first_hit: boss.first_hit[member.index()],
        })
    }

    /// Everything that lives in front of some seats: zombies, then the Boss.
    #[inline]
    pub(crate) fn foes<'a>(
        &'a self,
        state: &'a State,
        within: impl Fn(Seat) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = Foe<'a>> {
        let zombies = state.zombies.iter().filter(move |zombie| within(zombie.lane));
        let boss = state.boss.as_ref().filter(move |boss| {
            mark!("GU-ATK-05"); // before whom it stands
            mark!("GU-BOS-09"); // before one Survivor only
            mark!("GU-ZOM-01"); // as any other zombie
            within(boss.seat)
        });
        let boss = boss.into_iter();
        let members = boss.flat_map(|boss| Member::ALL.map(move |member| (boss, member)));
        let members = members.filter_map(|(boss, member)| self.member_foe(boss, member));
        zombies.map(|zombie| self.zombie_foe(zombie)).chain(members)
    }

    /// Is a lane within reach (GU-ATK-02, GU-EFF-06)?
    #[inline]
    fn reaches(&self, state: &State, seat: Seat, gun: &Gun, lane: Seat) -> bool {
        lane == seat || {
            mark!("GU-EFF-06"); // a neighbour, by Long Range only
            gun.effects.has(Effect::LongRange) && state.are_neighbours(seat, lane)
        }
    }

    /// May the next stamp go there?
    #[inline]
    fn judge_foe(
        &self,
        state: &State,
        seat: Seat,
        gun: &Gun,
        volley: Option<&Volley>,
        foe: &Foe<'_>,
    ) -> Result<(), Refused> {
        if !self.reaches(state, seat, gun, foe.lane) {
            let (target, lane) = (foe.target, foe.lane);
            return Err(if gun.effects.has(Effect::LongRange) {
                Refused::NotANeighbour { target, lane }
            } else {
                Refused::OutOfReach { target, lane }
            });
        }
        match volley {
            Some(volley) => self.judge_next(state, gun, volley, foe),
            None => Ok(()),
        }
    }

    /// What an activation under way still allows.
    fn judge_next(
        &self,
        state: &State,
        gun: &Gun,
        volley: &Volley,
        foe: &Foe<'_>,
    ) -> Result<(), Refused> {
        if volley.critical && foe.first_hit & 1 << volley.seat.0 != 0 {
            mark!("GU-AMB-17"); // nobody hit in the first use
            return Err(Refused::HitBefore(foe.target));
        }
        if let Some(part) = volley.part {
            mark!("GU-AMB-07"); // both parts on one card
            return if part.target == foe.target {
                Ok(())
            } else {
                Err(Refused::PartsApart(part.target))
            };
        }
        if volley.hits >= gun.effects.hits {
            mark!("GU-EFF-03");
            return Err(Refused::HitsUsed(gun.effects.hits));
        }
        if !gun.is_wide() {
            return Ok(());
        }
        if volley.lane.is_some_and(|lane| lane != foe.lane) {
            mark!("GU-AMB-20"); // one lane
            return Err(Refused::OtherLane(foe.target));
        }
        self.judge_wide(state, gun, volley, foe)
    }

    /// Sweep and Explosion (GU-EFF-12, GU-EFF-13, GU-AMB-19, GU-AMB-23).
    fn judge_wide(
        &self,
        state: &State,
        gun: &Gun,
        volley: &Volley,
        foe: &Foe<'_>,
    ) -> Result<(), Refused> {
        if foe.marked {
            mark!("GU-AMB-19"); // each target once
            return Err(Refused::StampedAlready(foe.target));
        }
        let explodes = gun.effects.has(Effect::Explosion);
        if foe.space == 0 {
            let one = !explodes || self.options.sox_blast == SoxBlast::One;
            let hit = state.boss.as_ref().map_or(0, |boss| boss.marked);
            let rule = if explodes {
                mark!("GU-AMB-54");
                "GU-AMB-54"
            } else {
                mark!("GU-AMB-23"); // Sweep hits one of them
                "GU-AMB-23"
            };
            return if one && hit != 0 { Err(Refused::OneOfSox { rule }) } else { Ok(()) };
        }
        let own = space_bit(foe.space);
        if explodes {
            mark!("GU-EFF-13"); // all on one space
            let other = volley.spaces & !own != 0;
            return if other { Err(Refused::OtherSpace(foe.target)) } else { Ok(()) };
        }
        mark!("GU-EFF-12"); // one zombie on each space
        if volley.spaces & own != 0 { Err(Refused::SpaceSwept(foe.space)) } else { Ok(()) }
    }

    /// Cells of which a stamp must cover at least one: on the Zombie Pyramid those that touch a
    /// crossed one (GU-PYR-01), elsewhere any.
    #[inline]
    fn footing(&self, foe: &Foe<'_>) -> Cells {
        if foe.space == 0 && self.boss == BossKind::ZombiePyramid {
            mark!("GU-AMB-25"); // one cell or a part as well
            foe.crossed.with_corners()
        } else {
            foe.grid.cells
        }
    }

    /// May these cells be crossed at all (GU-HIT-03, GU-HIT-04, GU-SCR-01)?
    pub(crate) fn judge_cells(&self, foe: &Foe<'_>, cells: Cells) -> Result<(), Refused> {
        let target = foe.target;
        if let Some(cell) = cells.without(foe.grid.cells).first() {
            mark!("GU-ZOM-06"); // only squares inside the outline
            return Err(Refused::Outside { target, cell });
        }
        if let Some(cell) = cells.and(foe.crossed).first() {
            return Err(Refused::CrossedAlready { target, cell });
        }
        match cells.and(foe.shut).first() {
            Some(cell) => {
                mark!("GU-AMB-26"); // for Ammo too
                Err(Refused::MouthShut(cell))
            }
            None => Ok(()),
        }
    }

    /// The target of a stamp, and what fires at it.
    fn judge_aim(
        &self,
        state: &State,
        seat: Seat,
        target: Target,
    ) -> Result<(Foe<'_>, Gun), Refused> {
        let companion = state.volley.is_some_and(|volley| volley.companion);
        let gun = self.gun(state, seat, companion);
        if state.volley.is_none() {
            self.judge_trigger(state, seat)?;
        }
        let foe = self.foe(state, target).ok_or(Refused::missing(target, state))?;
        self.judge_foe(state, seat, &gun, state.volley.as_ref(), &foe)?;
        Ok((foe, gun))
    }

    /// May the weapon be fired for the first time in this turn?
    fn judge_trigger(&self, state: &State, seat: Seat) -> Result<(), Refused> {
        let shots = state.seats[seat.index()].weapon;
        if shots.fired == 0 && !shots.closed {
            return Ok(());
        }
        let effects = self.weapon_gun(state, seat).effects;
        let ways = [Effect::Adrenaline, Effect::QuickReload, Effect::CriticalHit];
        Err(if shots.fired > 1 {
            Refused::TwiceAlready
        } else if shots.closed && ways.into_iter().any(|way| effects.has(way)) {
            Refused::WeaponClosed
        } else if effects.hits > 1 {
            Refused::HitsUsed(effects.hits)
        } else {
            Refused::FiredAlready
        })
    }

    pub(crate) fn judge_stamp(
        &self,
        state: &State,
        seat: Seat,
        target: Target,
        cells: Cells,
    ) -> Result<(), Refused> {
        let (foe, gun) = self.judge_aim(state, seat, target)?;
        if state.volley.is_some_and(|volley| volley.part.is_some()) {
            return Err(Refused::PartFirst);
        }
        self.judge_cells(&foe, cells)?;
        let fits = if cells.is_single() {
            mark!("GU-HIT-05"); // one cell instead of the shape
            true
        } else {
            mark!("GU-HIT-01"); // turned and mirrored at will
            self.pack.placements.places(gun.shape, foe.id).contains(&cells)
        };
        if !fits {
            return Err(Refused::NotTheShape);
        }
        if cells.meets(self.footing(&foe)) { Ok(()) } else { Err(Refused::MustTouch) }
    }

    pub(crate) fn judge_part(
        &self,
        state: &State,
        seat: Seat,
        target: Target,
        cells: Cells,
    ) -> Result<(), Refused> {
        let (foe, gun) = self.judge_aim(state, seat, target)?;
        if !gun.effects.has(Effect::Split) {
            return Err(Refused::CannotSplit);
        }
        let first = state.volley.and_then(|volley| volley.part).map(|part| part.cells);
        let first = first.unwrap_or_default();
        self.judge_cells(&foe, cells)?;
        if let Some(cell) = cells.and(first).first() {
            return Err(Refused::PartsOverlap(cell));
        }
        let fits = |part: ShapeId| self.pack.placements.places(part, foe.id).contains(&cells);
        if !cells.is_single() && !self.part_shapes(&gun, &foe, first).any(fits) {
            return Err(Refused::NotAPart);
        }
        if first.is_empty() {
            return if self.can_complete(&foe, cells) {
                Ok(())
            } else {
                Err(Refused::PartHasNoRoom)
            };
        }
        if cells.or(first).meets(self.footing(&foe)) { Ok(()) } else { Err(Refused::MustTouch) }
    }

    /// Shapes that the next part may have, given the cells of the first one, if there is one.
    fn part_shapes(&self, gun: &Gun, foe: &Foe<'_>, first: Cells) -> impl Iterator<Item = ShapeId> {
        let parts = self.pack.placements.parts(gun.shape);
        let any = first.is_empty() || first.is_single();
        let own = parts
            .iter()
            .find(|(part, _)| !any && self.pack.placements.places(*part, foe.id).contains(&first));
        let all = parts.iter().filter(move |_| any).map(|(part, _)| *part);
        all.chain(own.into_iter().flat_map(|(_, partners)| partners.iter().copied()))
    }

    /// Is there room for a second part, which may be one cell (GU-AMB-18)?
    fn can_complete(&self, foe: &Foe<'_>, first: Cells) -> bool {
        mark!("GU-AMB-18");
        let rest = foe.open().without(first);
        let footing = self.footing(foe);
        if first.meets(footing) { !rest.is_empty() } else { rest.meets(footing) }
    }

    /// Can an activation under way stamp anything more?
    pub(crate) fn can_go_on(&self, state: &State, volley: &Volley) -> bool {
        volley.part.is_some() || {
            let gun = self.gun(state, volley.seat, volley.companion);
            self.has_target(state, volley.seat, &gun, Some(volley))
        }
    }

    /// Is there anything that the next stamp of an activation may cover?
    pub(crate) fn has_target(
        &self,
        state: &State,
        seat: Seat,
        gun: &Gun,
        volley: Option<&Volley>,
    ) -> bool {
        self.aims(state, seat, gun, volley).next().is_some()
    }

    /// Everything that the next stamp may go to.
    pub(crate) fn aims<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        gun: &'a Gun,
        volley: Option<&'a Volley>,
    ) -> impl Iterator<Item = Foe<'a>> {
        let within = move |lane| {
            mark!("GU-ATK-03"); // without anybody there the weapon cannot be used
            self.reaches(state, seat, gun, lane)
        };
        self.foes(state, within).filter(move |foe| {
            let able = volley.is_none_or(|it| self.judge_next(state, gun, it, foe).is_ok());
            able && {
                mark!("GU-AMB-06"); // where nothing can be crossed there is no use
                foe.open().meets(self.footing(foe))
            }
        })
    }

    /// Every stamp and every part that may come next.
    pub(crate) fn stamps(&self, state: &State, seat: Seat, gun: &Gun, out: &mut Vec<Action>) {
        let first = state.volley.and_then(|volley| volley.part).map(|part| part.cells);
        for foe in self.aims(state, seat, gun, state.volley.as_ref()) {
            if first.is_none() {
                self.whole_stamps(gun, &foe, out);
            }
            if gun.effects.has(Effect::Split) {
                self.part_stamps(gun, &foe, first.unwrap_or_default(), out);
            }
        }
    }

    #[inline]
    fn whole_stamps(&self, gun: &Gun, foe: &Foe<'_>, out: &mut Vec<Action>) {
        let (open, footing, target) = (foe.open(), self.footing(foe), foe.target);
        let places = self.pack.placements.places(gun.shape, foe.id).iter();
        let whole = places.filter(|cells| cells.lies_in(open) && cells.meets(footing));
        out.extend(whole.map(|cells| Action::Stamp { target, cells: *cells }));
        let single = open.and(footing).iter().map(Cells::only);
        out.extend(single.map(|cells| Action::Stamp { target, cells }));
    }

    fn part_stamps(&self, gun: &Gun, foe: &Foe<'_>, first: Cells, out: &mut Vec<Action>) {
        let (open, footing, target) = (foe.open().without(first), self.footing(foe), foe.target);
        let fits = |cells: Cells| {
            cells.lies_in(open)
                && if first.is_empty() {
                    self.can_complete(foe, cells)
                } else {
                    cells.or(first).meets(footing)
                }
        };
        for part in self.part_shapes(gun, foe, first) {
            let places = self.pack.placements.places(part, foe.id).iter().copied();
            let whole = places.filter(|cells| !cells.is_single() && fits(*cells));
            out.extend(whole.map(|cells| Action::Part { target, cells }));
        }
        let single = open.iter().map(Cells::only).filter(|cells| fits(*cells));
        out.extend(single.map(|cells| Action::Part { target, cells }));
    }
}
