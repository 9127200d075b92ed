//! What the Boss does in round 2.

use horda_kit::{ChanceTag, Cx, Odds, Seat, mark};

use crate::boss::{BossKind, Member};
use crate::card::{BossCardId, Good, Icon};
use crate::event::Happening;
use crate::options::{ElephombiePrice, MutationPrice, StinkerBoss};
use crate::pack::PHASE_ONE;
use crate::refused::Refused;
use crate::rules::{GearUp, tell};
use crate::state::{Blow, Boss, Cause, Nature, SoxStrike, State, Target};
use crate::track::Track;
use crate::turn::TURNS;

/// Questions that luck is asked for Boss cards.
pub(crate) const BOSS_TAGS: [ChanceTag; 2] = [ChanceTag("boss-1"), ChanceTag("boss-2")];
/// The first turn with a card of each phase.
const PHASES: [u8; 2] = [3, 6];
/// What the Elephombie and the Mutation deal to a Survivor who does not pay.
const TOLL: u8 = 2;
/// Armour that the Super Abomination breaks.
const BROKEN: u8 = 2;

impl GearUp {
    /// The Boss comes to the Commander (GU-RND-05).
    pub(crate) fn boss_arrives(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        let seat = state.from_commander(0);
        mark!("GU-PYR-02");
        state.boss = Some(Boss::fresh(seat, self.boss_side().crossed));
        tell(cx, "GU-RND-05", || Happening::BossCame { who: state.who(seat), seat });
    }

    /// Turns up the Boss card of this turn, if there is one (GU-RND-08, GU-RND-09).
    pub(crate) fn reveal_boss_card(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        let mut card = None;
        if state.turn >= PHASES[0] {
            let second = state.turn >= PHASES[1];
            let own = |card: usize| (card >= PHASE_ONE) == second;
            let mut weights = [0u8; 8];
            for (at, weight) in weights.iter_mut().enumerate().take(self.pack.boss_cards.len()) {
                *weight = u8::from(own(at) && state.boss_seen & 1 << at == 0);
            }
            let tag = if second {
                mark!("GU-RND-09");
                BOSS_TAGS[1]
            } else {
                mark!("GU-RND-08");
                BOSS_TAGS[0]
            };
            let answer = BossCardId(cx.ask(tag, Odds::Weighted(&weights)) as u8);
            state.boss_seen |= 1 << answer.0;
            state.boss_card = Some((answer, 0));
            tell(cx, "GU-SPN-01", || Happening::BossRevealed { card: answer });
            card = Some(answer);
        }
        let ability =
            card.is_some_and(|card| self.pack.boss_cards[card.index()].contains(&Icon::Ability));
        if let Some(boss) = &mut state.boss {
            mark!("GU-AMB-26"); // in the next turn
            boss.mouth_open = ability;
        }
    }

    /// Is there a Boss card of the right phase for every turn of round 2 from this one on?
    pub(crate) fn boss_rows_suffice(&self, state: &State, below: u8) -> bool {
        let phases = [
            (0..PHASE_ONE, PHASES[0]..PHASES[1]),
            (PHASE_ONE..self.pack.boss_cards.len(), PHASES[1]..TURNS + 1),
        ];
        phases.into_iter().all(|(cards, turns)| {
            let unseen = cards.filter(|card| state.boss_seen & 1 << card == 0).count();
            unseen >= turns.filter(|turn| *turn >= below).count()
        })
    }

    /// The next icon of the Boss card, from left to right (GU-BOS-02).
    pub(crate) fn boss_acts(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        let Some((card, at)) = state.boss_card else { return };
        let Some(icon) = self.pack.boss_cards[card.index()].get(usize::from(at)).copied() else {
            state.boss_card = None;
            return;
        };
        mark!("GU-BOS-02");
        state.boss_card = Some((card, at + 1));
        let rule = match icon {
            Icon::Ability => {
                mark!("GU-BSB-09");
                mark!("GU-AMB-49"); // at the place of its icon
                "GU-BOS-03"
            }
            Icon::Attack => "GU-BOS-04",
            Icon::Spawn(_) => "GU-BOS-05",
            Icon::Special => "GU-BOS-06",
        };
        tell(cx, rule, || Happening::BossActed { icon });
        match icon {
            Icon::Spawn(letter) => {
                mark!("GU-AMB-37"); // the same Help card
                cx.step(state);
                self.draw_letter(state, letter, cx);
            }
            Icon::Ability if self.boss != BossKind::DeadSox => self.ability(state, cx),
            Icon::Ability | Icon::Attack | Icon::Special => self.boss_attacks(state, icon),
        }
    }

    fn boss_attacks(&self, state: &mut State, icon: Icon) {
        if self.boss == BossKind::DeadSox {
            state.sox = Some(SoxStrike { left: self.living(state), icon });
            return;
        }
        let power = self.boss_power(state, Member(0), icon) + self.stench(state);
        self.strike_all(state, Nature::Ordinary, Cause::Boss(Member(0)), power);
    }

    /// What Stinkers add to an attack of the Boss, by option (GU-AMB-31): those of the lane before
    /// which it stands, and everybody is hit by the full amount (GU-BOS-07).
    fn stench(&self, state: &State) -> u8 {
        match (self.options.stinker_boss, &state.boss) {
            (StinkerBoss::Stronger, Some(boss)) => self.stinkers(state, boss.seat),
            (StinkerBoss::Spared | StinkerBoss::Stronger, _) => {
                mark!("GU-AMB-31"); // a Boss is spared
                0
            }
        }
    }

    /// What a member deals by an icon (GU-BOS-04, GU-BOS-06, GU-SOX-06).
    pub(crate) fn boss_power(&self, state: &State, member: Member, icon: Icon) -> u8 {
        let Some(foe) = self.foe(state, Target::Boss(member)) else { return 0 };
        mark!("GU-BSB-05");
        mark!("GU-BSB-06"); // those outside the cells always count
        let yellow = foe.grid.power(foe.crossed);
        match icon {
            Icon::Attack => {
                mark!("GU-AMB-36"); // in Phase 2 too
                mark!("GU-BSB-07"); // no blue ones
                yellow
            }
            Icon::Special => {
                mark!("GU-BSB-07"); // blue ones from Phase 2 on
                yellow + foe.grid.blue_power(foe.crossed)
            }
            Icon::Ability => {
                mark!("GU-SOX-06");
                1
            }
            Icon::Spawn(_) => 0,
        }
    }

    /// Members that live, as bits.
    fn living(&self, state: &State) -> u8 {
        let living = self.members().filter(|member| {
            mark!("GU-SOX-02"); // the dead strike no more
            self.foe(state, Target::Boss(*member)).is_some()
        });
        living.fold(0, |bits, member| bits | 1 << member.0)
    }

    /// Members that have yet to strike.
    pub(crate) fn strikers(&self, state: &State) -> impl Iterator<Item = Member> + use<> {
        let left = state.sox.map_or(0, |strike| strike.left);
        Member::ALL.into_iter().filter(move |member| left & 1 << member.0 != 0)
    }

    pub(crate) fn judge_order(&self, state: &State, member: Member) -> Result<(), Refused> {
        let able = self.strikers(state).any(|striker| striker == member);
        if able { Ok(()) } else { Err(Refused::CannotStrike) }
    }

    /// The next of the Dead Sox, in the order of the rules (GU-AMB-23).
    pub(crate) fn sox_go_on(&self, state: &mut State) {
        match self.strikers(state).next() {
            Some(member) => {
                mark!("GU-AMB-23"); // Catcher, Batter, Pitcher
                self.sox_strike(state, member);
            }
            None => state.sox = None,
        }
    }

    /// One member strikes everybody, in its own way (GU-SOX-03 to GU-SOX-05).
    pub(crate) fn sox_strike(&self, state: &mut State, member: Member) {
        let Some(strike) = &mut state.sox else { return };
        mark!("GU-SOX-01"); // each on its own
        strike.left &= !(1 << member.0);
        let icon = strike.icon;
        let nature = match member.index() {
            0 => Nature::Strip,
            1 => {
                mark!("GU-SOX-04");
                Nature::Ordinary
            }
            _ => {
                mark!("GU-SOX-05");
                Nature::Direct
            }
        };
        let stench = if icon == Icon::Ability { 0 } else { self.stench(state) };
        let power = self.boss_power(state, member, icon) + stench;
        self.strike_all(state, nature, Cause::Boss(member), power);
    }

    fn ability(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        match self.boss {
            BossKind::SuperAbomination => {
                self.strike_all(state, Nature::Strip, Cause::Ability, BROKEN);
            }
            BossKind::ZombiePyramid => {
                mark!("GU-PYR-03");
                self.strike_all(state, Nature::Direct, Cause::Ability, 1);
            }
            BossKind::Elephombie | BossKind::Mutation => state.toll = Some(0),
            BossKind::Screamer => self.scream(state, cx),
            // Its ability is a strike of all who live.
            BossKind::DeadSox => {}
        }
    }

    /// Crosses the next field of the track and drives the zombies of its speed (GU-SCR-02).
    fn scream(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        let Some(boss) = &mut state.boss else { return };
        let field = boss.screams;
        let Some(speed) = self.boss_side().track.get(usize::from(field)).copied() else {
            mark!("GU-AMB-27");
            return;
        };
        boss.screams += 1;
        tell(cx, "GU-SCR-02", || Happening::Screamed { field: field + 1, speed });
        cx.step(state);
        mark!("GU-SCR-03"); // they attack as well
        mark!("GU-AMB-28"); // a full march
        self.begin_march(state, speed, cx);
    }

    /// What buys off the blow of this Boss (GU-AMB-03).
    pub(crate) fn toll_good(&self) -> Good {
        let armour = match self.boss {
            BossKind::Mutation => {
                mark!("GU-AMB-53");
                self.options.mutation_price == MutationPrice::Armour
            }
            BossKind::SuperAbomination
            | BossKind::ZombiePyramid
            | BossKind::Elephombie
            | BossKind::DeadSox
            | BossKind::Screamer => {
                mark!("GU-AMB-03");
                self.options.elephombie_price == ElephombiePrice::Armour
            }
        };
        if armour { Good::Armour } else { Good::Ammo }
    }

    /// The rule of a blow that can be bought off.
    pub(crate) fn toll_rule(&self) -> &'static str {
        if self.boss == BossKind::Mutation { "GU-MUT-02" } else { "GU-ELE-03" }
    }

    pub(crate) fn toll_track(&self, state: &State, seat: Seat) -> Track {
        let seated = &state.seats[seat.index()];
        match self.toll_good() {
            Good::Ammo => seated.ammo,
            Good::Armour => seated.armour,
        }
    }

    /// The blow comes to the next Survivor, who pays or does not (GU-ELE-03, GU-MUT-02).
    pub(crate) fn answer_toll(&self, state: &mut State, pay: bool, cx: &mut Cx<'_, GearUp>) {
        let Some(place) = state.toll else { return };
        mark!("GU-AMB-59"); // one Survivor after the other
        let seat = state.from_commander(place);
        state.toll = (place + 1 < self.crew).then_some(place + 1);
        if !pay {
            let (nature, cause) = (Nature::Ordinary, Cause::Ability);
            state.blows.push(Blow { seat, amount: TOLL, nature, cause });
            return;
        }
        let good = self.toll_good();
        let seated = &mut state.seats[seat.index()];
        match good {
            Good::Ammo => seated.ammo.spend(1),
            Good::Armour => seated.armour.spend(1),
        };
        tell(cx, self.toll_rule(), || Happening::Paid { who: state.who(seat), seat, good });
    }
}
