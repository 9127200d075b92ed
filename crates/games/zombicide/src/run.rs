//! What runs by itself, until a seat must decide: the innermost thing first, then the phases of
//! the Round (ZE-RND-01, ZE-RND-02, ZE-END-01).

use horda_kit::{Cx, Seat, mark};

use crate::combat::attack::Stage;
use crate::combat::hits::NextHit;
use crate::event::Happening;
use crate::frame::Frame;
use crate::missions::mission::EndReason;
use crate::rules::{Zombicide, tell};
use crate::state::{Phase, State};
use crate::survivors::survivor::Who;
use crate::survivors::turn::Limits;
use crate::zombies::activation::{Cause, Step};
use crate::zombies::kind::KindSet;

impl Zombicide {
    /// Runs on until a seat must decide or the game is over.
    pub(crate) fn run(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        loop {
            self.keep_lights(state, cx);
            self.judge_mission(state, cx);
            self.watch_out(state, cx);
            if state.is_over() || self.question(state).is_some() {
                return;
            }
            cx.step(state);
            self.go_on(state, cx);
        }
    }

    /// One thing that happens by itself.
    fn go_on(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        if let Some(wound) = state.wound {
            self.suffer(state, wound, cx);
        } else if state.attack.is_some_and(|attack| attack.stage < Stage::After) {
            self.run_attack(state, cx);
        } else if let Some((who, level)) = self.level_due(state) {
            self.take_level(state, who, level, cx);
        } else if state.attack.is_some() {
            self.end_attack(state, cx);
        } else if state.activation.step != Step::Idle {
            self.run_activation(state, cx);
        } else if !state.waiting.is_empty() && self.may_run_trigger(state) {
            self.run_trigger(state, 1);
        } else if let Some(frame) = state.stack.last().copied() {
            self.run_frame(state, frame, cx);
        } else {
            self.next_phase(state, cx);
        }
    }

    fn run_attack(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let attack = state.attack.expect("an attack is under way");
        match attack.stage {
            Stage::Light | Stage::Declare => self.set_stage(state, Stage::Roll),
            Stage::Roll => self.roll(state, cx),
            Stage::Reroll | Stage::Breaks => self.keep_roll(state),
            Stage::Count => self.count_hits(state, cx),
            Stage::Hits => match self.next_hit(state, &attack) {
                NextHit::Only(kind) => {
                    let most = if self.can_kill(&attack, kind) {
                        state.count(attack.at, kind)
                    } else {
                        u8::MAX
                    };
                    self.hit(state, kind, attack.hits.min(most), false, cx);
                }
                NextHit::None | NextHit::Ask(_) => self.end_hits(state),
            },
            Stage::Misses => self.run_misses(state, cx),
            Stage::After => {}
        }
    }

    fn run_frame(&self, state: &mut State, frame: Frame, cx: &mut Cx<'_, Zombicide>) {
        match frame {
            Frame::Turn(_) => self.end_turn(state, cx),
            Frame::Found { .. } => self.run_found(state, cx),
            Frame::Building { building, left } => match self.rooms_left(building, left).next() {
                Some((_, zone)) => self.spawn_in_room(state, zone, cx),
                None => {
                    state.stack.pop();
                }
            },
            Frame::SpawnStep { next, .. } => self.run_spawn_step(state, next, cx),
            Frame::Effects { who, trigger, way, next } => {
                self.run_effect(state, who, trigger, way, next, cx);
            }
            Frame::Place { .. } => {
                state.stack.pop();
                self.begin_game(state, cx);
            }
            Frame::Door { who, door } => self.end_try(state, who, door, cx),
            Frame::Cards { .. } => self.run_cards(state, cx),
            Frame::EndSkills { .. } => self.run_end_skills(state, cx),
            Frame::Card(card) => self.run_card(state, card, cx),
            Frame::Race { .. } => self.race_on(state, cx),
            Frame::Clock => self.advance_clock(state, cx),
            Frame::Mend { .. }
            | Frame::Offer { .. }
            | Frame::Entrust { .. }
            | Frame::Light { .. }
            | Frame::AskFor { .. }
            | Frame::Step { .. }
            | Frame::Strike { .. }
            | Frame::Exit { .. }
            | Frame::Borrow { .. }
            | Frame::Heal { .. }
            | Frame::Choice { .. }
            | Frame::Glimpse { .. }
            | Frame::Pull { .. } => {
                state.stack.pop();
            }
        }
    }

    /// The phases of a Round in their order.
    fn next_phase(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        match state.phase {
            Phase::Muster => self.close_muster(state, cx),
            Phase::Turns => {
                cx.action_ends();
                let waiting = self.waiting(state, state.active).next();
                if let Some(who) = waiting {
                    // One Survivor is left to this seat, and no Tactician waits: it begins.
                    self.begin_turn(state, who, crate::survivors::turn::Sort::Own, cx);
                } else if !self.next_seat(state) {
                    self.before_zombies(state, cx);
                }
            }
            Phase::Light => {
                mark!("WZ-XAC-03"); // those who have acted act again
                self.begin_zombies(state, cx);
            }
            Phase::Zombies => {
                state.phase = Phase::Spawn;
                mark!("ZE-RND-02");
                state.stack.push(Frame::SpawnStep {
                    next: 0,
                    undealt: 0,
                    by: Who::default(),
                    drawn: false,
                });
            }
            Phase::Spawn => self.end_round(state, cx),
            Phase::End => {
                self.pass_token(state, cx);
                state.phase = Phase::Turns;
                state.active = state.first_seat;
                self.begin_round(state, cx);
            }
            Phase::Over { .. } => {}
        }
    }

    /// After the last Turn those Zombies act that see light, each once (WZ-XAC-01, WZ-XAC-04).
    fn before_zombies(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let woken = self.woken(state);
        if woken.is_empty() {
            return self.begin_zombies(state, cx);
        }
        mark!("WZ-XAC-01");
        mark!("WZ-XAC-04"); // however much light they see
        mark!("WZ-AMB-42"); // all at once
        mark!("WZ-AMB-46"); // those who are there now
        state.phase = Phase::Light;
        self.activate(state, Cause::Light, KindSet::ALL, Some(woken), cx);
    }

    fn begin_zombies(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        mark!("ZE-RND-02");
        state.phase = Phase::Zombies;
        tell(cx, "ZE-RND-01", || Happening::ZombiePhase);
        self.activate(state, Cause::Phase, KindSet::ALL, None, cx);
    }

    /// A Round begins: nobody has taken a Turn.
    pub(crate) fn begin_round(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        state.round = state.round.saturating_add(1);
        for survivor in state.survivors.iter_mut() {
            survivor.acted = false;
            survivor.used = Limits::default();
        }
        state.ignored = 0;
        self.fade(state);
        let round = state.round;
        tell(cx, "ZE-RND-01", || Happening::RoundBegan { round });
        self.trigger_round(state);
    }

    /// The End Phase: noise goes, weapons are loaded, wounds heal (ZE-END-01 to ZE-END-04).
    fn end_round(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        state.phase = Phase::End;
        tell(cx, "ZE-END-01", || Happening::EndPhase);
        self.bury(state, cx);
        mark!("ZE-END-02");
        for zone in state.noisy {
            state.noise[zone.index()] = 0;
        }
        state.noisy = crate::board::zone_set::ZoneSet::NONE;
        mark!("ZE-END-03");
        for survivor in state.survivors.iter_mut() {
            let inventory = &mut survivor.inventory;
            for card in inventory.hand.iter_mut().chain(inventory.backpack.iter_mut()) {
                card.empty = false;
            }
            *inventory = inventory.sorted();
        }
        state.spawns |= std::mem::take(&mut state.spawns_next);
        if self.has_clock() {
            state.stack.push(Frame::Clock);
        }
        self.begin_end_skills(state);
        self.trigger_end_phase(state);
    }

    /// The First Player token goes to the left (ZE-END-05).
    fn pass_token(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let seat = Seat((state.first_seat.0 + 1) % self.crew);
        state.first_seat = seat;
        tell(cx, "ZE-END-05", || Happening::FirstSeat { seat });
    }

    /// The game is over. Defeat stands, whatever else the same effect has brought (ZE-AMB-94).
    pub(crate) fn end_game(
        &self,
        state: &mut State,
        won: bool,
        why: EndReason,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if state.is_over() {
            return;
        }
        state.phase = Phase::Over { won };
        tell(cx, rule, || Happening::Ended { won, why });
        if won {
            self.keep_cards(state, cx);
        } else {
            mark!("WZ-AMB-13");
        }
    }
}
