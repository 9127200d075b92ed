//! Before the first turn: Survivors, Companions, the Commander, the first zombies.

use horda_kit::{ChanceTag, Cx, Odds, Seat, mark};

use crate::card::Class;
use crate::event::Happening;
use crate::options::SurvivorChoice;
use crate::refused::Refused;
use crate::rules::{GearUp, tell};
use crate::sheet::{SURVIVORS, SurvivorId};
use crate::state::{FIRST_SEAT, Helper, State, Step};

/// Questions that luck is asked for Survivors and Companions.
pub(crate) const SURVIVOR_TAG: ChanceTag = ChanceTag("survivor");
pub(crate) const COMPANION_TAG: ChanceTag = ChanceTag("companion");

/// Companions that come along (GU-SOL-02).
const COMPANIONS: usize = 3;

impl GearUp {
    /// Shuffles the decks; deals the Survivors where nobody chooses.
    pub(crate) fn prepare(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        self.fill_decks(state);
        if self.options.survivors == SurvivorChoice::Dealt {
            for seat in self.everybody() {
                let survivor = one_of(SURVIVOR_TAG, |it| !state.is_taken(it), cx);
                self.pick(state, seat, survivor, cx);
            }
        }
    }

    /// Survivors that nobody has chosen.
    pub(crate) fn free_survivors(&self, state: &State) -> impl Iterator<Item = SurvivorId> {
        (0..SURVIVORS as u8).map(SurvivorId).filter(|survivor| {
            mark!("GU-SET-02");
            !state.is_taken(*survivor)
        })
    }

    pub(crate) fn judge_pick(&self, state: &State, survivor: SurvivorId) -> Result<(), Refused> {
        if state.is_taken(survivor) { Err(Refused::SurvivorTaken(survivor)) } else { Ok(()) }
    }

    pub(crate) fn pick(
        &self,
        state: &mut State,
        seat: Seat,
        survivor: SurvivorId,
        cx: &mut Cx<'_, GearUp>,
    ) {
        let seated = &mut state.seats[seat.index()];
        (seated.survivor, seated.done) = (Some(survivor), true);
        tell(cx, "GU-SET-02", || Happening::Picked { seat, survivor });
    }

    /// Everybody has a Survivor: alone, Companions join and the Commander is known.
    pub(crate) fn close_muster(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        for seat in self.everybody() {
            let survivor = state.seats[seat.index()].survivor.unwrap_or_default();
            tell(cx, "GU-GEN-01", || Happening::Joined { seat, survivor });
        }
        state.step = Step::Naming;
        if self.is_solo() {
            for _ in 0..COMPANIONS {
                let known =
                    |it: SurvivorId| state.companions.iter().any(|helper| helper.survivor == it);
                let able = |it: SurvivorId| !state.is_taken(it) && !known(it);
                let survivor = one_of(COMPANION_TAG, able, cx);
                state.companions.push(Helper { survivor, face_up: true });
                tell(cx, "GU-SOL-02", || Happening::Came { survivor });
                cx.step(state);
            }
            mark!("GU-AMB-55"); // the only one commands
            self.command(state, FIRST_SEAT, cx);
        }
    }

    pub(crate) fn command(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, GearUp>) {
        state.commander = Some(seat);
        tell(cx, "GU-SET-10", || Happening::Commander { who: state.who(seat), seat });
    }

    /// Deals the first zombies, and round 1 begins (GU-SET-07).
    pub(crate) fn begin_game(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        mark!("GU-CMD-03");
        let initial = self.level().initial[usize::from(self.crew) - 1];
        for seat in self.everybody() {
            for (class, count) in Class::ALL.into_iter().zip(initial) {
                for _ in 0..count {
                    let Some(card) = self.draw_zombie(state, class, cx) else { break };
                    tell(cx, "GU-SET-07", || Happening::Drew { card });
                    self.enter(state, card, seat, "GU-SET-07", cx);
                    cx.step(state);
                }
            }
        }
        self.begin_round(state, 1, cx);
    }
}

/// One of the Survivors that `able` lets pass.
fn one_of(
    tag: ChanceTag,
    able: impl Fn(SurvivorId) -> bool,
    cx: &mut Cx<'_, GearUp>,
) -> SurvivorId {
    let mut weights = [0; SURVIVORS];
    for (survivor, weight) in (0..).map(SurvivorId).zip(&mut weights) {
        *weight = u8::from(able(survivor));
    }
    SurvivorId(cx.ask(tag, Odds::Weighted(&weights)) as u8)
}
