//! Zombies come nearer, and attack.

use horda_kit::{Cx, Seat, mark};

use crate::card::{Breed, Speed};
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{GearUp, tell};
use crate::state::{Blow, Cause, March, Nature, State, Zombie, ZombieNumber};

impl GearUp {
    /// Begins a march of one speed (GU-MAR-01, GU-AMB-28).
    pub(crate) fn begin_march(&self, state: &mut State, speed: Speed, cx: &mut Cx<'_, GearUp>) {
        tell(cx, "GU-MAR-01", || Happening::MarchBegan { speed });
        if speed == Speed::None {
            mark!("GU-AMB-42");
            return;
        }
        for zombie in &mut state.zombies {
            zombie.marked = false;
        }
        state.march = Some(March { speed, lane: 0 });
    }

    /// The next attack of a march, or the moves of a lane (GU-MAR-04, GU-AMB-22).
    pub(crate) fn march_on(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        let Some(march) = state.march else { return };
        let lane = state.from_commander(march.lane);
        if let Some(attacker) = self.next_of(state, lane, 1, march.speed) {
            mark!("GU-AMB-22"); // lane by lane, one attack after the other
            return self.attack(state, attacker, cx);
        }
        for space in [2, 3] {
            while let Some(id) = self.next_of(state, lane, space, march.speed) {
                mark!("GU-MAR-04"); // the nearer space first
                self.step_nearer(state, id, cx);
                cx.step(state);
            }
        }
        let next = march.lane + 1;
        state.march = (next < self.crew).then_some(March { lane: next, ..march });
        if state.march.is_none() {
            for zombie in &mut state.zombies {
                zombie.marked = false;
            }
        }
    }

    /// The zombie of this space that acts next: the first that came and has not acted.
    fn next_of(&self, state: &State, lane: Seat, space: u8, speed: Speed) -> Option<ZombieNumber> {
        let able = |zombie: &&Zombie| {
            zombie.space == space && !zombie.marked && {
                mark!("GU-ZOM-05");
                mark!("GU-AMB-42"); // by the card and not by the type
                speed.moves(self.pack.card(zombie.card).speed)
            }
        };
        state.lane(lane).filter(able).min_by_key(|zombie| zombie.since).map(|zombie| zombie.id)
    }

    fn step_nearer(&self, state: &mut State, id: ZombieNumber, cx: &mut Cx<'_, GearUp>) {
        state.arrivals += 1;
        let since = state.arrivals;
        let Some(zombie) = state.zombie_mut(id) else { return };
        let (card, lane, from) = (zombie.card, zombie.lane, zombie.space);
        mark!("GU-SRV-05"); // from the third space to the first
        (zombie.space, zombie.since, zombie.marked) = (from - 1, since, true);
        tell(cx, "GU-MAR-01", || Happening::Marched { zombie: id, card, lane, from, to: from - 1 });
    }

    /// A zombie on S1 attacks (GU-MAR-02); a Bomber goes off (GU-SPZ-01).
    fn attack(&self, state: &mut State, id: ZombieNumber, cx: &mut Cx<'_, GearUp>) {
        let Some(zombie) = state.zombie(id).copied() else { return };
        let damage = self.damage(state, &zombie);
        let Zombie { card, lane, .. } = zombie;
        if self.pack.card(card).breed == Breed::Bomber {
            mark!("GU-SPZ-02"); // without an upgrade
            mark!("GU-AMB-32"); // first counted and discarded, then the blows
            self.discard(state, id);
            tell(cx, "GU-SPZ-01", || Happening::Exploded { zombie: id, card, lane, damage });
            return self.strike_all(state, Nature::Ordinary, Cause::Bomber, damage);
        }
        if let Some(zombie) = state.zombie_mut(id) {
            zombie.marked = true;
        }
        tell(cx, "GU-MAR-02", || Happening::Attacked {
            who: state.who(lane),
            zombie: id,
            card,
            seat: lane,
            damage,
        });
        if damage > 0 {
            mark!("GU-MAR-05"); // the Survivor of its own lane
            let (nature, cause) = (Nature::Ordinary, Cause::Zombie(id));
            state.blows.push(Blow { seat: lane, amount: damage, nature, cause });
        }
    }

    /// What a zombie deals: its open icons, and one for every other Stinker of its lane
    /// (GU-DMG-01, GU-SPZ-03, GU-AMB-31).
    pub(crate) fn damage(&self, state: &State, zombie: &Zombie) -> u8 {
        let card = self.pack.card(zombie.card);
        let others = self.stinkers(state, zombie.lane) - u8::from(card.breed == Breed::Stinker);
        mark!("GU-DMG-01");
        mark!("GU-ZOM-08"); // icons in open cells
        mark!("GU-ZOM-09"); // and those outside
        mark!("GU-ICO-03"); // crossed ones are gone for good
        mark!("GU-ICO-04"); // those outside stay
        card.grid.power(zombie.crossed) + others
    }

    /// Stinkers in a lane.
    pub(crate) fn stinkers(&self, state: &State, lane: Seat) -> u8 {
        let stinks = |zombie: &&Zombie| {
            mark!("GU-SPZ-03"); // wherever in the lane it stands
            mark!("GU-AMB-31"); // as long as it lives
            self.pack.card(zombie.card).breed == Breed::Stinker
        };
        let all = state.lane(lane).filter(stinks).inspect(|_| mark!("GU-SPZ-04"));
        all.count() as u8
    }

    /// May this zombie attack before the one whose blow is about to land (GU-AMB-22, GU-AMB-56)?
    pub(crate) fn judge_before(&self, state: &State, id: ZombieNumber) -> Result<(), Refused> {
        let wrong = Err(Refused::CannotComeFirst(id));
        let (Some(march), Some(blow)) = (state.march, state.blows.first()) else { return wrong };
        let Cause::Zombie(now) = blow.cause else { return wrong };
        let (Some(now), Some(other)) = (state.zombie(now), state.zombie(id)) else { return wrong };
        let same = other.lane == now.lane && other.space == now.space;
        let able = march.speed.moves(self.pack.card(other.card).speed) && !other.marked;
        if same && able && other.since > now.since {
            mark!("GU-AMB-56");
            Ok(())
        } else {
            wrong
        }
    }

    /// Lets another zombie attack first; the one that was about to attacks after it.
    pub(crate) fn let_before(&self, state: &mut State, id: ZombieNumber, cx: &mut Cx<'_, GearUp>) {
        let Cause::Zombie(now) = state.blows.remove(0).cause else { return };
        if let Some(zombie) = state.zombie_mut(now) {
            zombie.marked = false;
            let Zombie { card, lane, .. } = *zombie;
            tell(cx, "GU-AMB-56", || Happening::GaveWay { zombie: now, card, lane });
            cx.step(state);
        }
        self.attack(state, id, cx);
    }
}
