//! Activations: from the first stamp to the last, and once more (GU-AMB-08).

use horda_kit::{Cx, Seat, mark};

use crate::action::{Action, Way};
use crate::aim::Gun;
use crate::boss::BossKind;
use crate::card::Good;
use crate::cells::Cells;
use crate::effect::Effect;
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{GearUp, tell};
use crate::sheet::SurvivorId;
use crate::state::{Blow, Cause, Nature, Part, SeatState, Shots, State, Target, Volley};

/// The farthest space of a lane.
pub(crate) const FAR: u8 = 3;

impl Volley {
    /// An activation that has not stamped yet.
    pub(crate) const fn begun(seat: Seat, companion: bool, critical: bool) -> Volley {
        Volley {
            seat,
            companion,
            critical,
            hits: 0,
            stamps: 0,
            lane: None,
            spaces: 0,
            part: None,
            knock: None,
            triggered: false,
        }
    }
}

impl SeatState {
    fn shots(&mut self, companion: bool) -> &mut Shots {
        if companion { &mut self.companion } else { &mut self.weapon }
    }
}

impl GearUp {
    /// Everything that a seat may do while it has not finished firing.
    pub(crate) fn weapon_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let seated = &state.seats[seat.index()];
        if seated.weapon.fired == 0 && !seated.weapon.closed {
            self.stamps(state, seat, &self.weapon_gun(state, seat), out);
        }
        for way in Way::ALL {
            if self.judge_second(state, seat, way).is_ok() {
                out.push(Action::Second { way });
            }
        }
        for helper in &state.companions {
            if self.judge_call(state, seat, helper.survivor).is_ok() {
                out.push(Action::Call { survivor: helper.survivor });
            }
        }
        out.push(Action::Done);
    }

    /// Can this seat do anything in the weapon part of the step?
    pub(crate) fn can_fire(&self, state: &State, seat: Seat) -> bool {
        let gun = self.weapon_gun(state, seat);
        let helpers = state.companions.iter();
        self.has_target(state, seat, &gun, None)
            || helpers.clone().any(|it| self.judge_call(state, seat, it.survivor).is_ok())
    }

    /// How an activation under way may go on.
    pub(crate) fn volley_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(volley) = &state.volley else { return };
        let gun = self.gun(state, seat, volley.companion);
        self.stamps(state, seat, &gun, out);
        if self.judge_again(state).is_ok() {
            out.push(Action::Again);
        }
        if self.judge_stop(state).is_ok() {
            out.push(Action::Stop);
        }
    }

    /// The activation may end, but not in the middle of a split shape.
    pub(crate) fn judge_stop(&self, state: &State) -> Result<(), Refused> {
        let split = state.volley.is_some_and(|volley| volley.part.is_some());
        if split {
            return Err(Refused::PartFirst);
        }
        mark!("GU-AMB-05"); // fewer hits will do
        Ok(())
    }

    pub(crate) fn judge_again(&self, state: &State) -> Result<(), Refused> {
        self.judge_stop(state)?;
        let Some(volley) = &state.volley else { return Err(Refused::OnePassOnly) };
        let gun = self.gun(state, volley.seat, volley.companion);
        let more = gun.is_wide() && volley.stamps > 0 && volley.hits + 1 < gun.effects.hits;
        if more { Ok(()) } else { Err(Refused::OnePassOnly) }
    }

    /// The one that a second activation would belong to: the last one that fired.
    fn last_gun(&self, state: &State, seat: Seat) -> (Gun, Shots) {
        let seated = &state.seats[seat.index()];
        let companion = seated.companion.fired > 0 && !seated.companion.closed;
        let shots = if companion { seated.companion } else { seated.weapon };
        (self.gun(state, seat, companion), shots)
    }

    /// May the weapon be activated a second time by this effect?
    pub(crate) fn judge_second(&self, state: &State, seat: Seat, way: Way) -> Result<(), Refused> {
        let (gun, shots) = self.last_gun(state, seat);
        let effect = match way {
            Way::Adrenaline => Effect::Adrenaline,
            Way::Reload => Effect::QuickReload,
            Way::Critical => Effect::CriticalHit,
        };
        match shots.fired {
            0 => return Err(Refused::FireFirst(way)),
            1 if shots.closed => return Err(Refused::WeaponClosed),
            1 => {}
            _ => return Err(Refused::TwiceAlready),
        }
        if !gun.effects.has(effect) {
            return Err(self.why_effect_missing(state, seat, &gun, effect, way));
        }
        match way {
            Way::Adrenaline => mark!("GU-EFF-09"), // Health is always there
            Way::Reload if state.seats[seat.index()].ammo.ready == 0 => {
                return Err(Refused::ReloadCosts);
            }
            Way::Reload => mark!("GU-EFF-10"),
            Way::Critical if !shots.critical => {
                mark!("GU-AMB-17"); // what a collapse crossed does not count
                return Err(Refused::NothingCritical);
            }
            Way::Critical => {}
        }
        let volley = Volley::begun(seat, gun.companion, way == Way::Critical);
        if self.has_target(state, seat, &gun, Some(&volley)) {
            return Ok(());
        }
        if way == Way::Critical {
            return Err(Refused::OthersMissing);
        }
        Err(Refused::TargetMissing { adrenaline: way == Way::Adrenaline })
    }

    /// The weapon or the Companion that was used last lacks an effect; the other one may have it,
    /// but neither comes back after the other (GU-AMB-44).
    fn why_effect_missing(
        &self,
        state: &State,
        seat: Seat,
        last: &Gun,
        effect: Effect,
        way: Way,
    ) -> Refused {
        let seated = &state.seats[seat.index()];
        let other = self.gun(state, seat, !last.companion);
        if seated.caller.is_none() || !other.effects.has(effect) {
            return Refused::EffectMissing(way);
        }
        match (last.companion, seated.weapon.fired) {
            (true, 0) => Refused::FireFirst(way),
            (true, _) => Refused::WeaponClosed,
            (false, _) => Refused::CompanionClosed,
        }
    }

    /// May this Companion act (GU-SOL-04 to GU-SOL-06, GU-AMB-44)?
    pub(crate) fn judge_call(
        &self,
        state: &State,
        seat: Seat,
        who: SurvivorId,
    ) -> Result<(), Refused> {
        if !self.is_solo() {
            return Err(Refused::SoloOnly);
        }
        let Some(helper) = state.companions.iter().find(|it| it.survivor == who) else {
            return Err(Refused::CompanionMissing(who));
        };
        let icon = self.turn_card(state).is_some_and(|card| {
            mark!("GU-TCD-03");
            card.companion
        });
        if !icon {
            return Err(Refused::CompanionIconMissing);
        }
        if state.seats[seat.index()].caller.is_some() {
            return Err(Refused::OneCompanion);
        }
        if !helper.face_up {
            return Err(Refused::CompanionRests(who));
        }
        let gun = self.companion_gun(who);
        let target = self.has_target(state, seat, &gun, None);
        if target { Ok(()) } else { Err(Refused::TargetMissing { adrenaline: false }) }
    }

    /// Lets a Companion act: it is turned face down at once, since nothing can bring it back.
    pub(crate) fn call(
        &self,
        state: &mut State,
        seat: Seat,
        who: SurvivorId,
        cx: &mut Cx<'_, GearUp>,
    ) {
        for helper in state.companions.iter_mut().filter(|it| it.survivor == who) {
            helper.face_up = false;
        }
        let seated = &mut state.seats[seat.index()];
        (seated.caller, seated.companion) = (Some(who), Shots::default());
        mark!("GU-SOL-05"); // before the weapon or after it
        mark!("GU-AMB-44"); // after the weapon means after its last activation
        seated.weapon.closed |= seated.weapon.fired > 0;
        tell(cx, "GU-SOL-04", || Happening::Called { seat, survivor: who });
        cx.step(state);
        self.begin(state, seat, true, false, cx);
    }

    fn begin(
        &self,
        state: &mut State,
        seat: Seat,
        companion: bool,
        critical: bool,
        cx: &mut Cx<'_, GearUp>,
    ) {
        if state.seats[seat.index()].shots(companion).fired == 0 {
            forget_hits(state, seat);
        }
        state.volley = Some(Volley::begun(seat, companion, critical));
        let seated = &mut state.seats[seat.index()];
        if !companion {
            seated.companion.closed = true;
        }
        let survivor = match seated.caller {
            Some(caller) if companion => caller,
            _ => seated.survivor.unwrap_or_default(),
        };
        let weapon = (!companion).then(|| self.colour(state));
        tell(cx, "GU-ATK-01", || Happening::Fired { seat, survivor, weapon });
    }

    pub(crate) fn fire_again(
        &self,
        state: &mut State,
        seat: Seat,
        way: Way,
        cx: &mut Cx<'_, GearUp>,
    ) {
        let (gun, _) = self.last_gun(state, seat);
        let rule = match way {
            Way::Adrenaline => "GU-EFF-09",
            Way::Reload => "GU-EFF-10",
            Way::Critical => "GU-EFF-11",
        };
        tell(cx, rule, || Happening::SecondWind { who: state.who(seat), seat, way });
        match way {
            Way::Adrenaline => {
                mark!("GU-AMB-11"); // paid before the second use
                mark!("GU-AMB-30"); // who dies of it has lost
                let cause = Cause::Adrenaline;
                state.blows.push(Blow { seat, amount: 1, nature: Nature::Ordinary, cause });
            }
            Way::Reload => {
                state.seats[seat.index()].ammo.spend(1);
            }
            Way::Critical => {}
        }
        mark!("GU-AMB-10"); // a full use
        cx.step(state);
        self.begin(state, seat, gun.companion, way == Way::Critical, cx);
    }

    pub(crate) fn stamp(
        &self,
        state: &mut State,
        seat: Seat,
        target: Target,
        cells: Cells,
        cx: &mut Cx<'_, GearUp>,
    ) {
        self.open_volley(state, seat, cx);
        self.land(state, target, [cells, Cells::NONE], cx);
    }

    pub(crate) fn lay_part(
        &self,
        state: &mut State,
        seat: Seat,
        target: Target,
        cells: Cells,
        cx: &mut Cx<'_, GearUp>,
    ) {
        self.open_volley(state, seat, cx);
        let Some(volley) = &mut state.volley else { return };
        match volley.part.take() {
            None => {
                volley.part = Some(Part { target, cells });
                tell(cx, "GU-EFF-08", || Happening::PartLaid {
                    who: state.who(seat),
                    seat,
                    target,
                    card: state.card_of(target),
                    cells,
                });
            }
            Some(first) => self.land(state, target, [first.cells, cells], cx),
        }
    }

    fn open_volley(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, GearUp>) {
        if state.volley.is_none() {
            self.begin(state, seat, false, false, cx);
        }
    }

    /// One stamp in the order of GU-AMB-08.
    fn land(&self, state: &mut State, target: Target, parts: [Cells; 2], cx: &mut Cx<'_, GearUp>) {
        let Some(volley) = state.volley else { return };
        let seat = volley.seat;
        let gun = self.gun(state, seat, volley.companion);
        let cells = parts[0].or(parts[1]);
        let Some(foe) = self.foe(state, target) else { return };
        let (lane, space) = (foe.lane, foe.space);
        let (triggers, printed) = (self.triggers(&foe, cells), GearUp::printed(&foe, cells));
        self.note_stamp(state, &gun, target, lane, space, triggers > 0);
        tell(cx, "GU-HIT-02", || Happening::Crossed {
            who: state.who(seat),
            seat,
            target,
            card: state.card_of(target),
            lane,
            cells,
        });
        self.cross(state, target, cells);
        cx.step(state);
        self.pay(state, seat, printed, cx);
        if lane != seat {
            mark!("GU-AMB-21"); // both gain the icons of the cells
            self.pay_neighbour(state, lane, printed, cx);
        }
        mark!("GU-HIT-06"); // for one cell as for the shape
        self.pay_effects(state, seat, &gun, triggers, printed, cx);
        if space == 0 {
            self.collapse(state, seat, cx);
        }
        mark!("GU-AMB-08"); // death before a dotted line, and Knockback last
        if self.bury(state, target, cx) {
            mark!("GU-AMB-30"); // nothing more is played
            return;
        }
        self.sting(state, seat, target, parts);
        let alive = matches!(target, Target::Zombie(id) if state.zombie(id).is_some());
        if gun.effects.has(Effect::Knockback) {
            mark!("GU-EFF-02"); // neither a Boss nor a zombie that is there already
            mark!("GU-AMB-40"); // for each hit, and only the living
            if alive
                && space != FAR
                && let (Target::Zombie(id), Some(volley)) = (target, &mut state.volley)
            {
                volley.knock = Some(id);
            }
        }
    }

    /// Writes down who was hit, for the rest of the activation and for a Critical Hit.
    fn note_stamp(
        &self,
        state: &mut State,
        gun: &Gun,
        target: Target,
        lane: Seat,
        space: u8,
        triggered: bool,
    ) {
        let Some(volley) = &mut state.volley else { return };
        volley.triggered |= triggered;
        volley.stamps += 1;
        if gun.is_wide() {
            volley.lane = Some(lane);
            volley.spaces |= if space == 0 { 0 } else { 1 << space };
        } else {
            volley.hits += 1;
        }
        let (seat, companion) = (volley.seat, volley.companion);
        let first = state.seats[seat.index()].shots(companion).fired == 0;
        let bit = if first { 1 << seat.0 } else { 0 };
        match target {
            Target::Zombie(id) => {
                if let Some(zombie) = state.zombie_mut(id) {
                    zombie.marked = true;
                    zombie.first_hit |= bit;
                }
            }
            Target::Boss(member) => {
                if let Some(boss) = &mut state.boss {
                    boss.marked |= 1 << member.0;
                    boss.first_hit[member.index()] |= bit;
                }
            }
        }
    }

    /// A dotted line of the Mutation stings the Survivor who draws across it (GU-MUT-01, GU-AMB-29).
    fn sting(&self, state: &mut State, seat: Seat, target: Target, parts: [Cells; 2]) {
        let mutation = self.boss == BossKind::Mutation && matches!(target, Target::Boss(_));
        let stings = |part: &Cells| {
            mark!("GU-MUT-01");
            mark!("GU-AMB-29"); // each part of a Split on its own
            self.boss_side().crosses_line(*part)
        };
        if mutation && parts.iter().any(stings) {
            let nature = Nature::Ordinary;
            state.blows.push(Blow { seat, amount: 1, nature, cause: Cause::Line });
        }
    }

    /// Drives the zombie back to the far end of its own lane, or leaves it (GU-EFF-02, GU-AMB-20).
    pub(crate) fn knock(&self, state: &mut State, back: bool, cx: &mut Cx<'_, GearUp>) {
        let Some(id) = state.volley.as_mut().and_then(|volley| volley.knock.take()) else { return };
        if !back {
            return;
        }
        state.arrivals += 1;
        let since = state.arrivals;
        let Some(zombie) = state.zombie_mut(id) else { return };
        let (card, from) = (zombie.card, zombie.space);
        mark!("GU-AMB-20"); // in the lane it is in
        (zombie.space, zombie.since) = (FAR, since);
        tell(cx, "GU-EFF-02", || Happening::KnockedBack { zombie: id, card, from });
    }

    /// Begins the next pass of a Sweep or an Explosion with new targets (GU-AMB-19).
    pub(crate) fn next_pass(&self, state: &mut State) {
        mark!("GU-AMB-19"); // all of it once more
        clear_marks(state);
        if let Some(volley) = &mut state.volley {
            volley.hits += 1;
            (volley.stamps, volley.spaces, volley.lane) = (0, 0, None);
        }
    }

    /// Nothing more can be stamped: the next pass, or the end.
    pub(crate) fn run_dry(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        if self.judge_again(state).is_ok() {
            self.next_pass(state);
        } else {
            self.end_activation(state, cx);
        }
    }

    /// Fury once, then the activation is over (GU-AMB-08, GU-AMB-39).
    pub(crate) fn end_activation(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        let Some(volley) = state.volley.take() else { return };
        clear_marks(state);
        let seated = &mut state.seats[volley.seat.index()];
        let shots = seated.shots(volley.companion);
        let stamped = volley.stamps + volley.hits > 0;
        if shots.fired == 0 {
            (shots.critical, shots.closed) = (volley.triggered, !stamped);
        }
        shots.fired += u8::from(stamped || shots.fired > 0);
        if !stamped {
            mark!("GU-AMB-06"); // without a crossed cell nothing was used
            return;
        }
        let gun = self.gun(state, volley.seat, volley.companion);
        mark!("GU-AMB-39"); // once per use, not per hit, and not while it is locked
        if gun.effects.has(Effect::Fury) {
            self.rage(state, volley.seat, cx);
        }
    }

    /// Crosses the next Fury field and collects below all that are crossed (GU-EFF-14).
    fn rage(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, GearUp>) {
        let track = &self.sheet(state, seat).fury;
        let seated = &mut state.seats[seat.index()];
        let full = usize::from(seated.fury) == track.len();
        seated.fury += u8::from(!full);
        let field = seated.fury;
        let rule = if full { "GU-AMB-39" } else { "GU-EFF-14" };
        tell(cx, rule, || Happening::Raged { who: state.who(seat), seat, field, full });
        cx.step(state);
        for good in Good::ALL {
            mark!("GU-AMB-04"); // these two goods only
            let below = track.iter().take(usize::from(field)).flatten();
            let amount = below.filter(|below| **below == good).count() as u8;
            self.gain(state, seat, good, amount, "GU-EFF-14", cx);
        }
    }
}

/// A first activation begins: what another one of this seat stamped is of no concern to it.
fn forget_hits(state: &mut State, seat: Seat) {
    for zombie in &mut state.zombies {
        zombie.first_hit &= !(1 << seat.0);
    }
    for hit in state.boss.iter_mut().flat_map(|boss| &mut boss.first_hit) {
        *hit &= !(1 << seat.0);
    }
}

/// Forgets who was stamped in this pass.
fn clear_marks(state: &mut State) {
    for zombie in &mut state.zombies {
        zombie.marked = false;
    }
    if let Some(boss) = &mut state.boss {
        boss.marked = 0;
    }
}
