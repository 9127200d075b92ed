//! Step 5: what a played card does.

use arrayvec::ArrayVec;
use horda_kit::{ChanceTag, Cx, SeatSet, mark};

use crate::action::Target;
use crate::aim::first_on;
use crate::card::{ActionCard, Amount, CardId, Effect, Play, Side, Targeting};
use crate::event::Happening;
use crate::harm::Hit;
use crate::layer::FieldSet;
use crate::place::{FIELD_COUNT, Field, Goal};
use crate::rules::{Zombiaki, tell};
use crate::state::{Anchor, FaceUp, Lasting, Object, Phase, State, Zombie};

/// Cards that a side looks at come off the zombie deck by this question.
pub(crate) const LOOK: ChanceTag = ChanceTag("zombies.look");

type Targets = ArrayVec<Field, FIELD_COUNT>;

/// Whom an action reaches when it is played.
struct Reach {
    /// Those it is pointed at, front first.
    targets: Targets,
    /// Those around the field it is pointed at.
    around: Targets,
}

impl Zombiaki {
    /// Plays a card that was judged legal.
    pub(crate) fn play(
        &self,
        state: &mut State,
        card: CardId,
        target: Target,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        let table = &mut state.face_up;
        table.take_from_hand(card);
        table.played += 1;
        tell(cx, "ZK-USE-02", || Happening::Played { card, target });
        match (&self.card(card).play, target) {
            (Play::Zombie(_), Target::Field(at)) => self.deploy(table, card, at, cx),
            (Play::Object(_), Target::Field(at)) => {
                table.objects.put(at, Object { card, blows: 0 });
                tell(cx, "ZK-CARD-09", || Happening::Placed { card, at });
            }
            (Play::Attachment(own), Target::Field(at)) => {
                let zombie = table.zombies.get_mut(at).expect("a zombie carries it");
                mark!("ZK-GEN-03"); // a second card on the field, for it says so
                zombie.attached |= 1 << own.slot;
                let zombie = zombie.card;
                tell(cx, "ZK-RUL-43", || Happening::Attached { card, zombie, at });
            }
            (Play::Lasting(_), target) => self.lay(table, card, target, cx),
            (Play::Action(action), target) => {
                mark!("ZK-CARD-10"); // in the Trash before any question it may ask
                table.throw_away(card);
                self.act(state, card, action, target, cx);
            }
            (Play::Zombie(_) | Play::Object(_) | Play::Attachment(_) | Play::Dawn, _) => {
                unreachable!("a judged card has a fitting target")
            }
        }
    }

    /// Puts a zombie on the street, unharmed.
    pub(crate) fn deploy(
        &self,
        table: &mut FaceUp,
        card: CardId,
        at: Field,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        table.zombies.put(at, Zombie { card, wounds: 0, attached: 0 });
        tell(cx, "ZK-DEPLOY-01", || Happening::Entered { card, at });
    }

    fn lay(&self, table: &mut FaceUp, card: CardId, target: Target, cx: &mut Cx<'_, Zombiaki>) {
        let anchor = match target {
            Target::Track(track) => Anchor::Track(track),
            Target::Block(block) => Anchor::Block(block),
            Target::Nothing => Anchor::Street,
            Target::Field(_) | Target::Card(_) => {
                unreachable!("a judged card has a fitting target")
            }
        };
        mark!("ZK-RUL-45"); // in force from now
        table.lasting.push(Lasting { card, anchor });
        tell(cx, "ZK-RUL-37", || Happening::Laid { card, anchor });
    }

    fn act(
        &self,
        state: &mut State,
        card: CardId,
        action: &ActionCard,
        target: Target,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        let mut reach = Reach {
            targets: self.targets(&state.face_up, card, action, target),
            around: self.around(&state.face_up, card, target),
        };
        for effect in &action.effects {
            mark!("ZK-CARD-02"); // one after the other what its text says
            cx.step(state);
            self.resolve(state, *effect, &mut reach, target, cx);
        }
    }

    /// The fields that an action reaches, front first. By option it may reach none.
    fn targets(&self, table: &FaceUp, id: CardId, action: &ActionCard, target: Target) -> Targets {
        let reached = |field: &Field| self.reaches(table, id, *field);
        match (action.targeting, target) {
            (Targeting::FirstOnTrack, Target::Track(track)) => {
                first_on(table, track).into_iter().collect()
            }
            (_, Target::Field(field)) => Targets::from_iter([field]),
            (_, Target::Track(track)) => track.fields().filter(reached).collect(),
            (_, Target::Block(block)) => block.fields().filter(reached).collect(),
            (Targeting::Street, Target::Nothing) => {
                let mut targets: Targets = table.zombies.taken().iter().filter(reached).collect();
                targets.sort_by_key(|field| field.block());
                targets
            }
            (_, Target::Nothing | Target::Card(_)) => Targets::new(),
        }
    }

    /// Is there a zombie that a card for several fields reaches?
    fn reaches(&self, table: &FaceUp, id: CardId, field: Field) -> bool {
        if table.zombie(field).is_none() {
            return false;
        }
        let shield = self.shielded_from(self.card(id), table, field);
        shield.inspect(|_| mark!("ZK-RUL-14")).is_none() // the shielded are skipped
    }

    /// The zombies around a target that the card reaches, too. The line to each is checked when
    /// the card is played, so a cover that falls to the card has still covered those behind it.
    fn around(&self, table: &FaceUp, id: CardId, target: Target) -> Targets {
        let Target::Field(centre) = target else { return Targets::new() };
        centre.around().filter(|field| self.reaches(table, id, *field)).collect()
    }

    fn resolve(
        &self,
        state: &mut State,
        effect: Effect,
        reach: &mut Reach,
        target: Target,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        let targets = &mut reach.targets;
        match effect {
            Effect::Wound(amount) => {
                mark!("ZK-RUL-16"); // all wounds go to the target,
                mark!("ZK-RUL-30"); // and who falls to them does not go back
                targets.retain(|at| {
                    let hit = self.wound(&mut state.face_up, *at, wounds(amount, *at), cx);
                    cx.step(state);
                    hit == Hit::Survived
                });
            }
            Effect::Burst(bullets) => self.burst(state, bullets, targets, cx),
            Effect::Blast(wounds) => {
                mark!("ZK-RUL-12"); // those who stood around when the card was played
                reach.around.retain(|at| {
                    let hit = self.wound(&mut state.face_up, *at, wounds, cx);
                    cx.step(state);
                    hit != Hit::Destroyed
                });
            }
            Effect::Annihilate => {
                for at in targets.iter() {
                    if state.face_up.zombie(*at).is_some() {
                        self.annihilate(&mut state.face_up, *at, cx);
                        cx.step(state);
                    }
                }
            }
            Effect::Retreat(fields) => {
                mark!("ZK-RETR-03"); // those nearest the Cemetery first
                for at in targets.iter().rev() {
                    self.retreat(state, *at, fields, cx);
                    cx.step(state);
                }
            }
            Effect::Advance(fields) => self.advance(state, fields, targets, cx),
            Effect::Lure => self.lure(state, targets, cx),
            Effect::Heal(wounds) => {
                for at in targets.iter() {
                    self.heal(&mut state.face_up, *at, wounds, cx);
                    cx.step(state);
                }
            }
            Effect::Remove => {
                for at in targets.iter() {
                    if state.face_up.object(*at).is_some() {
                        self.remove_object(&mut state.face_up, *at, cx);
                        cx.step(state);
                    }
                }
            }
            Effect::Spoil => self.spoil(&mut state.face_up, target, cx),
            Effect::Scout(count) => self.look(state, count, Phase::Scout, cx),
            Effect::Plan(count) => self.look(state, count, Phase::Plan, cx),
            Effect::Raise(strength) => self.begin_raise(&mut state.face_up, strength, targets, cx),
        }
    }

    /// Wounds the first zombie of a track; by the card's text what is left over goes to the next.
    fn burst(
        &self,
        state: &mut State,
        mut bullets: u8,
        targets: &mut Targets,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        let Some(first) = targets.pop() else { return };
        mark!("ZK-RUL-12"); // the line is checked when the card is played, not after each bullet
        let table = &state.face_up;
        let standing = table.zombies.taken().and(FieldSet::track(first.track()));
        let open = |field: &Field| self.shield(table, *field).is_none();
        let line: Targets = standing.iter().filter(open).collect();
        for at in line {
            if bullets == 0 {
                return;
            }
            let taken = bullets.min(self.strength_left(&state.face_up, at));
            let hit = self.wound(&mut state.face_up, at, bullets, cx);
            cx.step(state);
            match hit {
                Hit::Destroyed => {
                    mark!("ZK-RUL-16"); // for its text says so
                    bullets -= taken;
                }
                Hit::Guarded => return,
                Hit::Survived => {
                    mark!("ZK-RUL-30"); // who lives may be driven back
                    targets.push(at);
                    return;
                }
            }
        }
    }

    fn advance(
        &self,
        state: &mut State,
        fields: u8,
        targets: &mut Targets,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        let Some(mut at) = targets.pop() else { return };
        for _ in 0..fields {
            let Ok(goal) = self.granted_way(&state.face_up, at) else { return };
            if !self.step(state, at, goal, "ZK-RUL-31", cx) {
                return;
            }
            let Goal::Field(next) = goal else { return };
            mark!("ZK-RUL-08"); // field by field
            at = next;
        }
    }

    /// Asks where the zombie goes, unless there is only one way.
    fn lure(&self, state: &mut State, targets: &mut Targets, cx: &mut Cx<'_, Zombiaki>) {
        let Some(from) = targets.pop() else { return };
        match self.lure_ways(&state.face_up, from).as_slice() {
            [] => {}
            [only] => {
                self.step(state, from, Goal::Field(*only), "ZK-CARD-02", cx);
            }
            [_, ..] => state.face_up.phase = Phase::Lure { from },
        }
    }

    /// The fields beside that a lured zombie may enter.
    pub(crate) fn lure_ways(&self, table: &FaceUp, from: Field) -> ArrayVec<Field, 2> {
        from.beside().filter(|field| self.closed(table, *field).is_none()).collect()
    }

    fn spoil(&self, table: &mut FaceUp, target: Target, cx: &mut Cx<'_, Zombiaki>) {
        let Target::Card(card) = target else { return };
        table.take_from_hand(card);
        table.throw_away(card);
        tell(cx, "ZK-CARD-02", || Happening::Spoiled { card });
    }

    /// Shows the top of the zombie deck to the active side alone.
    fn look(&self, state: &mut State, count: u8, phase: Phase, cx: &mut Cx<'_, Zombiaki>) {
        let side = state.face_up.active;
        let deck = &mut state.decks[Side::Zombies.index()];
        deck.look(usize::from(count), SeatSet::only(side.seat()), LOOK, cx);
        let seen = deck.top().len().min(usize::from(count)) as u8;
        if seen == 0 {
            mark!("ZK-RUL-24"); // Dawn is not looked at
            return;
        }
        tell(cx, "ZK-CARD-02", || Happening::Looked { side, count: seen });
        for known in &deck.top()[..usize::from(seen)] {
            let card = CardId::new(Side::Zombies, known.kind);
            tell(cx, "ZK-CARD-02", || Happening::Saw { side, card });
        }
        state.face_up.phase = phase;
    }

    fn begin_raise(
        &self,
        table: &mut FaceUp,
        strength: u8,
        targets: &mut Targets,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        let Some(at) = targets.pop() else { return };
        let candidates: ArrayVec<CardId, 2> = self.raisable(table, strength).take(2).collect();
        match candidates.as_slice() {
            [] => {}
            [only] => self.raise(table, *only, at, cx),
            [_, ..] => table.phase = Phase::Raise { at, strength },
        }
    }

    /// A zombie comes back from the Trash.
    pub(crate) fn raise(
        &self,
        table: &mut FaceUp,
        card: CardId,
        at: Field,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        table.trash[card.owner().index()][usize::from(card.kind())] -= 1;
        self.deploy(table, card, at, cx);
    }
}

fn wounds(amount: Amount, at: Field) -> u8 {
    match amount {
        Amount::Fixed(wounds) => {
            mark!("ZK-CARD-06"); // as many as the card prints
            wounds
        }
        Amount::ByBlock(by_block) => {
            mark!("ZK-CARD-07"); // as its text works out
            by_block[usize::from(at.block().0)]
        }
    }
}
