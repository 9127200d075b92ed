//! The course of a game: what runs by itself, until a seat must decide.

use horda_kit::{ChanceTag, Cx, Odds, Seat, mark};

use crate::card::{Letter, TurnCardId};
use crate::event::Happening;
use crate::rules::{GearUp, tell};
use crate::state::{FIRST_SEAT, Shots, State, Step};

/// Questions that luck is asked for Turn and Spawn cards.
pub(crate) const TURN_TAG: ChanceTag = ChanceTag("turn");
pub(crate) const SPAWN_TAG: ChanceTag = ChanceTag("spawn");

/// Turns of a round (GU-RND-01).
pub(crate) const TURNS: u8 = 9;
/// The first turn with a Spawn card (GU-RND-03).
const FIRST_SPAWN: u8 = 3;
/// Turn cards that a pack may have, with those that scenarios add.
const MOST_TURNS: usize = 16;

impl GearUp {
    /// Runs on until a seat must decide or the game is over.
    pub(crate) fn run(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        while !matches!(state.step, Step::Over { .. }) && self.question(state).is_none() {
            cx.step(state);
            self.go_on(state, cx);
        }
    }

    /// One thing that happens by itself: what is under way first, then the next step.
    fn go_on(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        if !state.blows.is_empty() {
            self.land_blow(state, 0, cx);
        } else if state.march.is_some() {
            cx.action_ends();
            self.march_on(state, cx);
        } else if !state.drawn.is_empty() {
            mark!("GU-AMB-44"); // Companions have no lane
            self.assign(state, FIRST_SEAT, cx);
        } else if state.toll.is_some() {
            self.answer_toll(state, false, cx);
        } else if state.sox.is_some() {
            self.sox_go_on(state);
        } else if state.volley.is_some() {
            self.run_dry(state, cx);
        } else if state.boss_card.is_some() {
            cx.action_ends();
            self.boss_acts(state, cx);
        } else {
            self.next_step(state, cx);
        }
    }

    /// The steps of a turn in their order (GU-TRN-01).
    fn next_step(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        cx.action_ends();
        match state.step {
            Step::Muster => self.close_muster(state, cx),
            Step::Naming => self.begin_game(state, cx),
            Step::Weapons => {
                mark!("GU-ATK-06"); // weapons first, Ammo after
                self.open_ammo(state);
            }
            Step::Ammo => self.open_upgrades(state, cx),
            Step::Upgrades => {
                state.step = Step::March;
                if let Some(card) = self.turn_card(state) {
                    mark!("GU-TCD-02");
                    self.begin_march(state, card.speed, cx);
                }
            }
            Step::March => {
                state.step = Step::Card;
                mark!("GU-SPN-01");
                self.reveal_below(state, cx);
            }
            Step::Card => self.end_turn(state, cx),
            Step::Over { .. } => {}
        }
    }

    /// New rows of face-down cards; in round 2 the Boss arrives (GU-RND-02 to GU-RND-09).
    pub(crate) fn begin_round(&self, state: &mut State, round: u8, cx: &mut Cx<'_, GearUp>) {
        (state.round, state.turn, state.turns_seen) = (round, 0, 0);
        tell(cx, "GU-RND-01", || Happening::RoundBegan { round });
        if round == 1 {
            state.spawns_left = self.pack.spawns;
        } else {
            mark!("GU-AMB-34"); // nothing else is put back
            mark!("GU-RND-07"); // all ten Turn cards again
            mark!("GU-SET-08"); // the Boss has waited aside
            state.spawns_left = [0; 3];
            for helper in &mut state.companions {
                mark!("GU-SOL-07");
                helper.face_up = true;
            }
            cx.step(state);
            self.boss_arrives(state, cx);
        }
        cx.step(state);
        self.begin_turn(state, cx);
    }

    /// Turns up a Turn card and opens the weapons (GU-REV-01).
    fn begin_turn(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        state.turn += 1;
        let mut weights = [0; MOST_TURNS];
        for (card, weight) in weights.iter_mut().enumerate().take(self.pack.turns.len()) {
            *weight = u8::from(state.turns_seen & 1 << card == 0);
        }
        mark!("GU-SET-05"); // any of them may come next
        mark!("GU-RND-02"); // each once in a round
        let card = cx.ask(TURN_TAG, Odds::Weighted(&weights)) as u8;
        state.turns_seen |= 1 << card;
        let card = TurnCardId(card);
        state.turn_card = Some(card);
        let turn = state.turn;
        tell(cx, "GU-REV-01", || Happening::Revealed { turn, card });
        self.open_weapons(state, cx);
    }

    /// A Survivor with nothing to fire at has finished already (GU-ATK-03).
    fn open_weapons(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        state.step = Step::Weapons;
        for zombie in &mut state.zombies {
            (zombie.marked, zombie.first_hit) = (false, 0);
        }
        if let Some(boss) = &mut state.boss {
            (boss.marked, boss.first_hit) = (0, Default::default());
        }
        let weapon = self.colour(state);
        for seat in self.everybody() {
            let seated = &mut state.seats[seat.index()];
            mark!("GU-AMM-04"); // Ammo that was not spent stays
            (seated.weapon, seated.companion) = (Shots::default(), Shots::default());
            (seated.caller, seated.earned) = (None, 0);
        }
        for seat in self.everybody() {
            state.seats[seat.index()].done = !self.can_fire(state, seat);
        }
        cx.step(state);
        for seat in self.everybody() {
            let survivor = state.who(seat);
            tell(cx, "GU-TCD-01", || Happening::Readied { seat, survivor, weapon });
        }
    }

    /// The card below the Turn card, if there is one (GU-SPN-01).
    fn reveal_below(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        if state.round == 2 {
            mark!("GU-BOS-01");
            return self.reveal_boss_card(state, cx);
        }
        if state.turn < FIRST_SPAWN {
            mark!("GU-RND-03");
            return;
        }
        let weights = state.spawns_left;
        let letter = Letter::ALL[cx.ask(SPAWN_TAG, Odds::Weighted(&weights)) as usize];
        state.spawns_left[letter.index()] -= 1;
        tell(cx, "GU-SPN-02", || Happening::SpawnRevealed { letter });
        cx.step(state);
        self.draw_letter(state, letter, cx);
    }

    /// Do the face-down rows of a position hold a card for every turn that is left?
    pub(crate) fn rows_suffice(&self, state: &State) -> bool {
        let below = state.turn + u8::from(state.step == Step::Card);
        let turns = usize::from(TURNS.saturating_sub(state.turn));
        let turn_cards =
            self.pack.turns.len().saturating_sub(state.turns_seen.count_ones() as usize);
        let spawn_cards: usize = state.spawns_left.iter().map(|count| usize::from(*count)).sum();
        let spawns = (FIRST_SPAWN..=TURNS).filter(|turn| *turn >= below).count();
        turn_cards >= turns
            && (state.round != 1 || spawn_cards >= spawns)
            && self.boss_rows_suffice(state, if state.round == 2 { below } else { 0 })
    }

    /// The Boss moves on in all nine turns (GU-BOS-08, GU-AMB-35), then the next turn, the next round, or the end.
    fn end_turn(&self, state: &mut State, cx: &mut Cx<'_, GearUp>) {
        match &mut state.boss {
            Some(_) if self.is_solo() => mark!("GU-SOL-08"), // there is nobody else
            Some(boss) => {
                mark!("GU-AMB-35"); // in every turn of round 2
                mark!("GU-AMB-50"); // the ring of seats
                boss.seat = Seat((boss.seat.0 + 1) % self.crew);
                let seat = boss.seat;
                tell(cx, "GU-BOS-08", || Happening::BossCame { who: state.who(seat), seat });
                cx.step(state);
            }
            None => {}
        }
        if state.turn == TURNS && state.round == 2 {
            mark!("GU-GEN-05");
            self.end(state, false, "GU-END-04", cx);
        } else if state.turn == TURNS {
            mark!("GU-RND-01");
            self.begin_round(state, 2, cx);
        } else {
            mark!("GU-TRN-02");
            self.begin_turn(state, cx);
        }
    }
}
