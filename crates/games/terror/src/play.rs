//! Special cards: what each may be pointed at, and what it does (ZT-CARD-01 to ZT-CARD-04).

use horda_kit::{Cx, mark};

use crate::action::{Action, Target};
use crate::card::{CardId, Effect};
use crate::event::Happening;
use crate::field_set::FieldSet;
use crate::human::Human;
use crate::human_turn::{first_solid, line};
use crate::place::{Facing, Field};
use crate::refused::{Placed, Refused, ZombieFor};
use crate::rules::{Terror, tell};
use crate::side::Side;
use crate::state::{Ask, FaceUp, FacingAfter, Phase, State};

impl Terror {
    /// Every way to play a card of the side whose turn it is.
    pub(crate) fn plays(&self, state: &State, side: Side, out: &mut Vec<Action>) {
        for card in state.hands[side.index()].of(side) {
            let table = &state.face_up;
            let mut aim = |target: Target| {
                if self.judge_target(table, card, target).is_ok() {
                    out.push(Action::Play { card, target });
                }
            };
            match self.card(card).effect {
                Effect::SawnOff { .. } | Effect::Courage | Effect::Racket => {
                    table.horde.all().iter().for_each(|at| aim(Target::Zombie(at)));
                }
                Effect::Rampage { .. } | Effect::Awe => {
                    let chasers = self.duties(table).chasers;
                    chasers.iter().for_each(|at| aim(Target::Zombie(at)));
                }
                Effect::Adrenaline { .. } => {
                    table.living_people().for_each(|(human, _)| aim(Target::Human(human)));
                }
                Effect::Sewer
                | Effect::Bullets { .. }
                | Effect::Plague { .. }
                | Effect::Bloodlust { .. }
                | Effect::Ambush
                | Effect::Horde => aim(Target::Nothing),
            }
        }
    }

    /// May this card be played at this target now?
    pub(crate) fn judge_play(
        &self,
        state: &State,
        card: CardId,
        target: Target,
    ) -> Result<(), Refused> {
        if !state.hands[card.side().index()].contains(card) {
            let played = state.face_up.played[card.side().index()].contains(card);
            return Err(if played { Refused::CardPlayed(card) } else { Refused::NotHeld(card) });
        }
        match card.side() {
            Side::Humans => mark!("ZT-GAP-06"),
            Side::Zombies => mark!("ZT-GAP-07"),
        }
        self.judge_target(&state.face_up, card, target)
    }

    fn judge_target(&self, table: &FaceUp, card: CardId, target: Target) -> Result<(), Refused> {
        match (self.card(card).effect, target) {
            (Effect::SawnOff { reach }, Target::Zombie(at)) => {
                standing(table, card, at)?;
                if in_range(table, at, reach) {
                    Ok(())
                } else {
                    Err(Refused::SawnOffMisses { at, reach })
                }
            }
            (Effect::Courage, Target::Zombie(at)) => {
                standing(table, card, at)?;
                let beside = table.living_people().any(|(_, field)| field.towards(at).is_some());
                if beside { Ok(()) } else { Err(Refused::NobodyBeside(at)) }
            }
            (Effect::Racket, Target::Zombie(at)) => standing(table, card, at),
            (Effect::Sewer, Target::Nothing) => self.on_sewer(table).map(|_| ()),
            (Effect::Adrenaline { .. }, Target::Human(human)) => {
                if human == Human::Dog {
                    return Err(Refused::NoCardForDog(card));
                }
                table.fate(human).alive_at().ok_or_else(|| Refused::absent(table, human))?;
                let over = table.human_turn.finished.contains(human);
                if over { Err(Refused::Finished(human)) } else { Ok(()) }
            }
            (Effect::Rampage { .. } | Effect::Awe, Target::Zombie(at)) => {
                standing(table, card, at)?;
                in_movement(table, card)?;
                let chases = self.duties(table).chasers.contains(at);
                if chases { Ok(()) } else { Err(Refused::SeesNobody(at)) }
            }
            (Effect::Bloodlust { .. }, Target::Nothing) => in_movement(table, card),
            (Effect::Ambush, Target::Nothing) => self.judge_ambush(table),
            (Effect::Horde, Target::Nothing) => match table.ground.sewer {
                Some(_) => Ok(()),
                None => Err(Refused::SewerMissing { side: Side::Zombies }),
            },
            (Effect::Plague { .. }, Target::Nothing) if table.phase == Phase::Tidying => {
                Err(Refused::AddingOver(card))
            }
            (Effect::Bullets { .. } | Effect::Plague { .. }, Target::Nothing) => Ok(()),
            _ => Err(Refused::WrongTarget(card)),
        }
    }

    /// The living human on the sewer.
    fn on_sewer(&self, table: &FaceUp) -> Result<Human, Refused> {
        let sewer = table.ground.sewer.ok_or(Refused::SewerMissing { side: Side::Humans })?;
        let human = table.living_people().find(|(_, at)| *at == sewer);
        human.map(|(human, _)| human).ok_or(Refused::NobodyOnSewer(sewer))
    }

    fn judge_ambush(&self, table: &FaceUp) -> Result<(), Refused> {
        if table.pool == 0 {
            return Err(Refused::AmbushWithoutPawn);
        }
        if self.ambush_fields(table).is_empty() { Err(Refused::AmbushNowhere) } else { Ok(()) }
    }

    /// Free fields beside no human.
    pub(crate) fn ambush_fields(&self, table: &FaceUp) -> FieldSet {
        table.free_for_zombies().without(table.people.grown())
    }

    pub(crate) fn judge_ambush_field(&self, table: &FaceUp, at: Field) -> Result<(), Refused> {
        if self.ambush_fields(table).contains(at) {
            Ok(())
        } else if table.ground.car_fields().contains(at) {
            Err(Refused::CarIsClosed(at))
        } else if !table.free().contains(at) {
            Err(Refused::taken(table, at, Placed::Ambush))
        } else {
            Err(Refused::AmbushTooClose(at))
        }
    }

    /// Plays a card: single use, shown to everybody.
    pub(crate) fn play(
        &self,
        state: &mut State,
        card: CardId,
        target: Target,
        cx: &mut Cx<'_, Terror>,
    ) {
        state.hands[card.side().index()].remove(card);
        let table = &mut state.face_up;
        table.show_card(card);
        tell(cx, "ZT-CARD-01", || Happening::Played { card, target });
        match (self.card(card).effect, target) {
            (Effect::SawnOff { .. }, Target::Zombie(at)) => {
                mark!("ZT-RUL-56"); // nobody asks for the Policeman or a bullet
                mark!("ZT-RUL-29"); // it is a shot all the same
                table.human_turn.shots += 1;
                self.slay(table, card, at, "ZT-SHOT-08", cx);
            }
            (Effect::Courage, Target::Zombie(at)) => {
                self.slay(table, card, at, "ZT-SPAWN-08", cx);
            }
            (Effect::Racket, Target::Zombie(at)) => {
                table.ask = Some(Ask::Facing { at, after: FacingAfter::Racket });
            }
            (Effect::Sewer, _) => {
                let human = self.on_sewer(table).expect("a human stands on the sewer");
                self.escape(table, human, "ZT-ESC-04", cx);
            }
            (Effect::Adrenaline { points }, Target::Human(human)) => {
                match &mut table.human_turn.acting {
                    Some((acting, left)) if *acting == human => *left += points,
                    _ => table.human_turn.boosted = Some((human, points)),
                }
                self.gain(card, points, cx);
            }
            (Effect::Bullets { count }, _) => {
                table.bullets += count;
                self.gain(card, count, cx);
            }
            (Effect::Plague { count }, _) => {
                table.zombie_turn.due_anywhere += count;
                self.gain(card, count, cx);
            }
            (Effect::Bloodlust { count }, _) => {
                mark!("ZT-RUL-14"); // only a card changes it
                mark!("ZT-RUL-56");
                table.zombie_turn.quota += count;
                self.gain(card, count, cx);
            }
            (Effect::Rampage { points }, Target::Zombie(at)) => {
                match &mut table.zombie_turn.acting {
                    Some(acting) if acting.at == at => acting.points += points,
                    _ => table.zombie_turn.raging = Some((at, points)),
                }
                self.gain(card, points, cx);
            }
            (Effect::Awe, Target::Zombie(at)) => table.zombie_turn.released = Some(at),
            (Effect::Ambush, _) => table.ask = Some(Ask::Ambush),
            (Effect::Horde, _) => {
                let sewer = table.ground.sewer.expect("the sewer lies on the board");
                let around = FieldSet::only(sewer).grown_with_corners();
                mark!("ZT-ZACT-05"); // the car stays closed
                let open = around.without(table.ground.car_fields());
                mark!("ZT-SPAWN-02");
                table.ground.permitted = table.ground.permitted.or(open);
            }
            _ => unreachable!("a card is played at what it may be pointed at"),
        }
    }

    fn slay(
        &self,
        table: &mut FaceUp,
        card: CardId,
        at: Field,
        rule: &'static str,
        cx: &mut Cx<'_, Terror>,
    ) {
        let pool = self.eliminate(table, at);
        tell(cx, rule, || Happening::Slain { at, card, pool });
    }

    fn gain(&self, card: CardId, amount: u8, cx: &mut Cx<'_, Terror>) {
        tell(cx, "ZT-CARD-01", || Happening::Gained { card, amount });
    }

    /// A zombie rises by a card, at once.
    pub(crate) fn ambush(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Terror>) {
        self.raise(table, at, FacingAfter::Ambush, "ZT-CARD-01", cx);
        if table.phase == Phase::Adding {
            mark!("ZT-RUL-31"); // what came in the adding phase is not relocated in it
            table.horde.fresh.insert(at);
        }
        mark!("ZT-RUL-32"); // by a card as well
        self.watch_pool(table, cx);
    }
}

fn standing(table: &FaceUp, card: CardId, at: Field) -> Result<(), Refused> {
    let missing = Refused::ZombieMissing { at, wanted: ZombieFor::Card(card) };
    if table.horde.all().contains(at) { Ok(()) } else { Err(missing) }
}

/// Some cards only make sense while zombies are activated.
fn in_movement(table: &FaceUp, card: CardId) -> Result<(), Refused> {
    if table.phase == Phase::Movement { Ok(()) } else { Err(Refused::MovementOver(card)) }
}

/// Is a living human in a clear straight line of at most so many fields?
fn in_range(table: &FaceUp, at: Field, reach: u8) -> bool {
    let solid = table.solid();
    let distance =
        |from: Field| from.column().abs_diff(at.column()) + from.row().abs_diff(at.row());
    table.living_people().any(|(_, from)| {
        let hit = |facing: Facing| first_solid(solid, from, facing) == Some(at);
        distance(from) <= reach && line(from, at).is_some_and(hit)
    })
}
