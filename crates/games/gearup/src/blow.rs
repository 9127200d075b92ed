//! Damage: to whom, how much, and what Armour does about it.

use horda_kit::{Cx, Seat, mark};

use crate::action::Action;
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{GearUp, tell};
use crate::state::{Blow, Cause, Nature, State};

impl GearUp {
    /// Sends a blow to everybody, from the Commander clockwise (GU-AMB-32, GU-AMB-59).
    pub(crate) fn strike_all(&self, state: &mut State, nature: Nature, cause: Cause, amount: u8) {
        for place in (0..self.crew).filter(|_| amount > 0) {
            mark!("GU-AMB-59"); // from the Commander clockwise
            let seat = state.from_commander(place);
            state.blows.push(Blow { seat, amount, nature, cause });
        }
    }

    pub(crate) fn judge_block(&self, state: &State, armour: u8) -> Result<(), Refused> {
        let Some(blow) = state.blows.first() else { return Err(Refused::NothingToBlock) };
        let ready = state.seats[blow.seat.index()].armour.ready;
        if armour > ready {
            return Err(Refused::ArmourGone(ready));
        }
        if armour > blow.amount { Err(Refused::TooMuchArmour(blow.amount)) } else { Ok(()) }
    }

    /// Every way to take the next blow, most Armour first.
    pub(crate) fn blocks(&self, state: &State, out: &mut Vec<Action>) {
        let Some(blow) = state.blows.first() else { return };
        let most = blow.amount.min(state.seats[blow.seat.index()].armour.ready);
        mark!("GU-DMG-03"); // any mix
        out.extend((0..=most).rev().map(|armour| Action::Block { armour }));
        let others = state.zombies.iter().map(|zombie| zombie.id);
        let others = others.filter(|id| self.judge_before(state, *id).is_ok());
        out.extend(others.map(|zombie| Action::Before { zombie }));
    }

    /// Lands the next blow, so much of it on Armour.
    pub(crate) fn land_blow(&self, state: &mut State, armour: u8, cx: &mut Cx<'_, GearUp>) {
        if state.blows.is_empty() {
            return;
        }
        let Blow { seat, amount, nature, cause } = state.blows.remove(0);
        let seated = &mut state.seats[seat.index()];
        if nature == Nature::Strip {
            let amount = seated.armour.spend(amount);
            tell(cx, rule_of_strip(cause), || Happening::Stripped {
                who: state.who(seat),
                seat,
                amount,
                cause,
            });
            return;
        }
        let blocked = seated.armour.spend(armour);
        if blocked > 0 {
            mark!("GU-AMB-41"); // whatever the damage comes from
            tell(cx, "GU-DMG-03", || Happening::Blocked {
                who: state.who(seat),
                seat,
                amount: blocked,
                cause,
            });
            cx.step(state);
        }
        let amount = amount - blocked;
        if amount > 0 {
            self.hurt(state, seat, amount, cause, cx);
        }
    }

    /// Crosses Health boxes; the last one loses the game for all (GU-DMG-02, GU-DMG-04).
    fn hurt(
        &self,
        state: &mut State,
        seat: Seat,
        amount: u8,
        cause: Cause,
        cx: &mut Cx<'_, GearUp>,
    ) {
        let health = self.sheet(state, seat).health;
        let seated = &mut state.seats[seat.index()];
        mark!("GU-SRV-02");
        seated.wounds = (seated.wounds + amount).min(health);
        let left = health - seated.wounds;
        tell(cx, rule_of(cause), || Happening::Hurt {
            who: state.who(seat),
            seat,
            amount,
            left,
            cause,
        });
        mark!("GU-DMG-04"); // with the last box, not before
        if left == 0 {
            mark!("GU-AMB-47"); // what was still to come is dropped
            cx.step(state);
            self.end(state, false, "GU-END-03", cx);
        }
    }
}

const fn rule_of(cause: Cause) -> &'static str {
    match cause {
        Cause::Zombie(_) => "GU-DMG-02",
        Cause::Bomber => "GU-SPZ-01",
        Cause::Boss(_) => "GU-BOS-07",
        Cause::Ability => "GU-BOS-03",
        Cause::Line => "GU-MUT-01",
        Cause::Adrenaline => "GU-EFF-09",
    }
}

const fn rule_of_strip(cause: Cause) -> &'static str {
    match cause {
        Cause::Boss(_) => "GU-SOX-03",
        Cause::Zombie(_) | Cause::Bomber | Cause::Ability | Cause::Line | Cause::Adrenaline => {
            "GU-SAB-02"
        }
    }
}
