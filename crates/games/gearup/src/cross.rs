//! Crossing cells, and what it brings: goods, collapses, deaths.

use horda_kit::{Cx, Seat, mark};

use crate::aim::{Foe, Gun};
use crate::boss::{BossKind, BossSide, Member};
use crate::card::Good;
use crate::cells::Cells;
use crate::effect::Effect;
use crate::event::Happening;
use crate::options::{Rewards, Trigger};
use crate::rules::{GearUp, tell};
use crate::state::{State, Step, Target, ZombieNumber};

impl GearUp {
    /// Icons among these cells that set off effects (GU-AMB-02).
    pub(crate) fn triggers(&self, foe: &Foe<'_>, cells: Cells) -> u8 {
        let damage = foe.grid.hurting();
        mark!("GU-AMB-02");
        let icons = match self.options.trigger {
            Trigger::Damage => damage,
            Trigger::AnyIcon => damage.or(foe.grid.ammo).or(foe.grid.armour),
        };
        cells.and(icons).count()
    }

    /// Ammo and Armour icons among these cells.
    pub(crate) fn printed(foe: &Foe<'_>, cells: Cells) -> [u8; 2] {
        [cells.and(foe.grid.ammo).count(), cells.and(foe.grid.armour).count()]
    }

    /// Crosses cells off.
    pub(crate) fn cross(&self, state: &mut State, target: Target, cells: Cells) {
        let crossed = match target {
            Target::Zombie(id) => {
                mark!("GU-ZOM-06");
                state.zombie_mut(id).map(|zombie| &mut zombie.crossed)
            }
            Target::Boss(member) => {
                mark!("GU-BSB-03");
                mark!("GU-BSB-04"); // with the goods of its cells
                state.boss.as_mut().map(|boss| &mut boss.crossed[member.index()])
            }
        };
        if let Some(crossed) = crossed {
            *crossed = crossed.or(cells);
        }
    }

    /// Circles boxes of a track; what finds none is lost (GU-ICO-06, GU-AMB-15).
    pub(crate) fn gain(
        &self,
        state: &mut State,
        seat: Seat,
        good: Good,
        amount: u8,
        rule: &'static str,
        cx: &mut Cx<'_, GearUp>,
    ) {
        if amount == 0 {
            return;
        }
        let sheet = self.sheet(state, seat);
        let seated = &mut state.seats[seat.index()];
        mark!("GU-ICO-06"); // the next blank boxes
        let gained = match good {
            Good::Ammo => {
                mark!("GU-SRV-04");
                seated.ammo.gain(amount, sheet.ammo)
            }
            Good::Armour => {
                mark!("GU-SRV-03");
                seated.armour.gain(amount, sheet.armour)
            }
        };
        let lost = amount - gained;
        tell(cx, rule, || Happening::Gained {
            who: state.who(seat),
            seat,
            good,
            amount: gained,
            lost,
        });
        cx.step(state);
    }

    /// Pays what is printed in crossed cells (GU-ICO-01, GU-ICO-02).
    pub(crate) fn pay(
        &self,
        state: &mut State,
        seat: Seat,
        printed: [u8; 2],
        cx: &mut Cx<'_, GearUp>,
    ) {
        if printed == [0; 2] {
            return;
        }
        mark!("GU-ZOM-07");
        mark!("GU-ICO-05"); // to the Survivor who crossed them
        self.gain(state, seat, Good::Ammo, printed[0], "GU-ICO-02", cx);
        self.gain(state, seat, Good::Armour, printed[1], "GU-ICO-01", cx);
    }

    /// Pays the same to the neighbour before whom it was crossed (GU-EFF-06).
    pub(crate) fn pay_neighbour(
        &self,
        state: &mut State,
        seat: Seat,
        printed: [u8; 2],
        cx: &mut Cx<'_, GearUp>,
    ) {
        self.gain(state, seat, Good::Ammo, printed[0], "GU-EFF-06", cx);
        self.gain(state, seat, Good::Armour, printed[1], "GU-EFF-06", cx);
    }

    /// Pays what effects bring for a stamp, to the attacker alone (GU-AMB-21).
    pub(crate) fn pay_effects(
        &self,
        state: &mut State,
        seat: Seat,
        gun: &Gun,
        triggers: u8,
        printed: [u8; 2],
        cx: &mut Cx<'_, GearUp>,
    ) {
        let [scavenged, readied] = match self.options.rewards {
            Rewards::AmmoArmour => Good::ALL,
            Rewards::ArmourAmmo => [Good::Armour, Good::Ammo],
        };
        if gun.effects.has(Effect::Scavenging) {
            mark!("GU-EFF-04");
            mark!("GU-AMB-52"); // Ammo, or Armour by option
            self.gain(state, seat, scavenged, triggers, "GU-EFF-04", cx);
        }
        if gun.effects.has(Effect::ReadyForAction) {
            mark!("GU-EFF-05");
            self.gain(state, seat, readied, triggers, "GU-EFF-05", cx);
        }
        if gun.effects.has(Effect::Arming) {
            mark!("GU-EFF-07");
            self.gain(state, seat, Good::Ammo, printed[0], "GU-EFF-07", cx);
            self.gain(state, seat, Good::Armour, printed[1], "GU-EFF-07", cx);
        }
    }

    /// Collapses around every core whose ring is crossed, until nothing more falls (GU-AMB-24).
    pub(crate) fn collapse(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, GearUp>) {
        let side = self.boss_side();
        if self.boss != BossKind::Elephombie || side.members.is_empty() {
            return;
        }
        let grid = &side.members[0];
        loop {
            let Some(boss) = &mut state.boss else { return };
            let ready = |core: &crate::cells::Cell| {
                mark!("GU-ELE-02");
                BossSide::ring(*core).lies_in(boss.crossed[0])
            };
            mark!("GU-AMB-24"); // each core once, and one may set off another
            let Some(core) = side.cores.without(boss.collapsed).iter().find(ready) else { return };
            let cells = Cells::cross_of(core).and(grid.cells).without(boss.crossed[0]);
            boss.collapsed = boss.collapsed.or(Cells::only(core));
            boss.crossed[0] = boss.crossed[0].or(cells);
            tell(cx, "GU-ELE-02", || Happening::Collapsed { core, cells });
            cx.step(state);
            let printed = [cells.and(grid.ammo).count(), cells.and(grid.armour).count()];
            self.pay(state, seat, printed, cx);
        }
    }

    /// Takes away what has no open cell left (GU-KIL-01). Tells whether that ended the game.
    pub(crate) fn bury(&self, state: &mut State, target: Target, cx: &mut Cx<'_, GearUp>) -> bool {
        match target {
            Target::Zombie(id) => {
                self.bury_zombie(state, id, cx);
                mark!("GU-GEN-04"); // zombies are not the goal
                false
            }
            Target::Boss(member) => self.bury_member(state, member, cx),
        }
    }

    /// The lane's owner earns the upgrade, no matter who crossed the last cell (GU-KIL-03).
    fn bury_zombie(&self, state: &mut State, id: ZombieNumber, cx: &mut Cx<'_, GearUp>) {
        let Some(zombie) = state.zombie(id).copied() else { return };
        if !self.pack.card(zombie.card).grid.cells.lies_in(zombie.crossed) {
            return;
        }
        self.discard(state, id);
        let lane = zombie.lane;
        mark!("GU-KIL-03"); // it counts for the lane
        mark!("GU-UPG-02"); // no matter who struck the last blow
        mark!("GU-AMB-48"); // even if that Survivor has not fired yet
        state.seats[lane.index()].earned += 1;
        tell(cx, "GU-KIL-01", || Happening::Died {
            who: state.who(lane),
            zombie: id,
            card: zombie.card,
            lane,
        });
    }

    /// Puts a card on the pile of its class (GU-KIL-02).
    pub(crate) fn discard(&self, state: &mut State, id: ZombieNumber) {
        let Some(at) = state.zombies.iter().position(|zombie| zombie.id == id) else { return };
        let card = state.zombies.remove(at).card;
        let class = self.pack.card(card).breed.class();
        mark!("GU-KIL-02");
        state.discards[class.index()][self.pack.slot(card)] += 1;
    }

    fn bury_member(&self, state: &mut State, member: Member, cx: &mut Cx<'_, GearUp>) -> bool {
        if self.foe(state, Target::Boss(member)).is_some() {
            mark!("GU-END-01"); // not while a cell is open
            return false;
        }
        if self.boss_side().members.len() > 1 {
            mark!("GU-AMB-23"); // the others go on
            mark!("GU-AMB-43"); // without an upgrade: it stood on no street
            tell(cx, "GU-SOX-02", || Happening::MemberDied { member });
            cx.step(state);
        }
        let dead = self.members().all(|member| self.foe(state, Target::Boss(member)).is_none());
        if dead {
            mark!("GU-GEN-04"); // that was the goal
            mark!("GU-END-02"); // nothing else counts
            self.end(state, true, "GU-END-01", cx);
        }
        dead
    }

    /// The rule by which a game that is over has ended.
    pub(crate) fn rule_of_end(&self, state: &State) -> &'static str {
        let dead = |seat: Seat| state.seats[seat.index()].wounds >= self.sheet(state, seat).health;
        let lost = state.step == Step::Over { won: false };
        match (lost, self.everybody().any(dead)) {
            (false, _) => "GU-END-01",
            (true, true) => "GU-END-03",
            (true, false) => "GU-END-04",
        }
    }

    /// Ends the game at once (GU-END-01, GU-END-03, GU-END-04).
    pub(crate) fn end(
        &self,
        state: &mut State,
        won: bool,
        rule: &'static str,
        cx: &mut Cx<'_, GearUp>,
    ) {
        state.step = Step::Over { won };
        state.volley = None;
        state.blows.clear();
        state.march = None;
        state.drawn.clear();
        (state.toll, state.sox, state.boss_card) = (None, None, None);
        tell(cx, rule, || Happening::Ended { won });
    }
}
