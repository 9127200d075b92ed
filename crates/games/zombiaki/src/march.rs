//! Step 2 of the zombies' turn: who moves when, and who chooses.
//!
//! Blocks go front first (ZK-MOVE-04). Inside a block the zombie player chooses (ZK-RUL-06),
//! but is asked only where the order or the direction can matter: where a side-stepper waits.

use arrayvec::ArrayVec;
use horda_kit::{Cx, mark};

use crate::action::Action;
use crate::card::Entry;
use crate::event::{Happening, Obstacle};
use crate::layer::FieldSet;
use crate::options::{BlockOrder, SecondPass, SideStep};
use crate::place::{Block, Field, Goal};
use crate::refused::Refused;
use crate::rules::{Zombiaki, tell};
use crate::state::{FaceUp, Phase, State};

/// At most three zombies in a block, each with at most three ways and staying.
pub(crate) type Choices = ArrayVec<Action, 12>;

impl Zombiaki {
    /// Marks every zombie that moves by itself, and lets nurses heal.
    pub(crate) fn begin_march(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) {
        state.face_up.waiting = FieldSet::NONE;
        state.face_up.stayed = FieldSet::NONE;
        for field in state.face_up.zombies.taken().iter() {
            let Some(zombie) = state.face_up.zombie(field) else { continue };
            let own = self.zombie_card(zombie.card);
            if own.nurses > 0 {
                mark!("ZK-SPEC-02"); // Mamka heals the others of her track
                self.nurse(state, field, own.nurses, cx);
            }
            if own.speed > 0 {
                state.face_up.waiting.insert(field);
            }
        }
    }

    fn nurse(&self, state: &mut State, nurse: Field, wounds: u8, cx: &mut Cx<'_, Zombiaki>) {
        for field in nurse.track().fields().filter(|field| *field != nurse) {
            self.heal(&mut state.face_up, field, wounds, cx);
            cx.step(state);
        }
    }

    /// Takes wounds off the zombie on this field, if there is one.
    pub(crate) fn heal(
        &self,
        table: &mut FaceUp,
        at: Field,
        wounds: u8,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        if let Some(zombie) = table.zombies.get_mut(at)
            && zombie.wounds > 0
        {
            let healed = zombie.wounds.min(wounds);
            zombie.wounds -= healed;
            let card = zombie.card;
            tell(cx, "ZK-CARD-02", || Happening::Healed { card, at, wounds: healed });
        }
    }

    /// Moves zombies until the zombie player must choose, the step is done or the game is.
    pub(crate) fn march(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) -> bool {
        while let Phase::Movement { again } = state.face_up.phase {
            cx.step(state);
            let Some(block) = front_block(state.face_up.waiting) else {
                if again || !self.begin_second_pass(&mut state.face_up) {
                    return true;
                }
                continue;
            };
            mark!("ZK-MOVE-04"); // front first, block by block
            match self.automatic(&state.face_up, block) {
                Some(action) => self.attempt(state, action, cx),
                None => return false,
            }
        }
        true
    }

    /// Lets zombies that could not move try again, if the table reads the rules so.
    fn begin_second_pass(&self, table: &mut FaceUp) -> bool {
        if self.options.second_pass == SecondPass::Refused {
            return false;
        }
        mark!("ZK-RUL-44"); // only by option
        table.phase = Phase::Movement { again: true };
        table.waiting = std::mem::take(&mut table.stayed);
        true
    }

    /// The attempt that needs no question: one whose order cannot matter, or the only one.
    fn automatic(&self, table: &FaceUp, block: Block) -> Option<Action> {
        let free = match self.options.order {
            BlockOrder::Chosen => table.waiting.and(FieldSet::block(block)),
            BlockOrder::ByTrack => FieldSet::NONE,
        };
        for field in free.iter() {
            if !self.is_agile(table, field) && !self.agile_beside(table, field) {
                return Some(self.forward(table, field));
            }
        }
        let choices = self.march_choices(table);
        if choices.len() == 1 {
            return choices.first().copied();
        }
        mark!("ZK-RUL-06"); // the zombie player says who goes first
        None
    }

    /// A plain zombie's only attempt.
    fn forward(&self, table: &FaceUp, from: Field) -> Action {
        match self.way_forward(table, from) {
            Ok(to) => {
                mark!("ZK-MOVE-05"); // who can move must, whatever waits there
                Action::Step { from, to }
            }
            Err(_) => Action::Stay { at: from },
        }
    }

    fn is_agile(&self, table: &FaceUp, field: Field) -> bool {
        table.zombie(field).is_some_and(|zombie| self.zombie_card(zombie.card).agile)
    }

    /// Could this zombie's move open a way for a side-stepper that still waits beside it?
    fn agile_beside(&self, table: &FaceUp, field: Field) -> bool {
        field.beside().any(|other| table.waiting.contains(other) && self.is_agile(table, other))
    }

    /// Every legal attempt in the block whose turn it is.
    pub(crate) fn march_choices(&self, table: &FaceUp) -> Choices {
        let mut choices = Choices::new();
        let Some(block) = front_block(table.waiting) else { return choices };
        for from in table.waiting.and(FieldSet::block(block)).iter() {
            let ways = self.ways(table, from);
            if ways.is_empty() || self.may_stay(&ways, from) {
                choices.push(Action::Stay { at: from });
            }
            choices.extend(ways.into_iter().map(|to| Action::Step { from, to }));
            if self.options.order == BlockOrder::ByTrack {
                mark!("ZK-RUL-06"); // by option track by track
                break;
            }
        }
        choices
    }

    /// May a zombie that has these ways stay all the same?
    fn may_stay(&self, ways: &[Goal], from: Field) -> bool {
        if ways.contains(&from.front()) {
            return false;
        }
        mark!("ZK-RUL-04"); // a side-stepper whose way forward is closed, and only by option
        self.options.side_step == SideStep::May
    }

    /// Everywhere the zombie on this field may step now.
    fn ways(&self, table: &FaceUp, from: Field) -> ArrayVec<Goal, 3> {
        let mut ways = ArrayVec::new();
        let forward = self.way_forward(table, from);
        ways.extend(forward.ok());
        let held = matches!(forward, Err(Obstacle::Held(_)));
        if self.is_agile(table, from) && !held {
            mark!("ZK-MOVE-03"); // its card lets it step sideways,
            mark!("ZK-RUL-05"); // one field, and where it could enter
            let open = from.beside().filter(|field| self.closed(table, *field).is_none());
            ways.extend(open.map(Goal::Field));
        }
        ways
    }

    /// Carries out one legal attempt.
    pub(crate) fn attempt(&self, state: &mut State, action: Action, cx: &mut Cx<'_, Zombiaki>) {
        match action {
            Action::Step { from, to } => self.walk(state, from, to, cx),
            Action::Stay { at } => self.stay(state, at, cx),
            Action::Drive { .. }
            | Action::Discard { .. }
            | Action::Play { .. }
            | Action::Pick { .. }
            | Action::End => unreachable!("zombies walk or stay"),
        }
    }

    /// Moves a zombie by its number of fields. A side-step replaces the whole movement.
    fn walk(&self, state: &mut State, from: Field, to: Goal, cx: &mut Cx<'_, Zombiaki>) {
        mark!("ZK-RUL-07"); // wherever it goes, this was its move
        let table = &mut state.face_up;
        table.waiting.remove(from);
        let card = table.zombie(from).expect("a waiting zombie stands there").card;
        let forward = to == from.front();
        let rule = if forward { "ZK-MOVE-02" } else { "ZK-MOVE-03" };
        let mut at = to;
        let mut alive = self.step(state, from, to, rule, cx);
        mark!("ZK-RUL-02"); // as far as its card says
        let speed = if forward { self.zombie_card(card).speed } else { 1 };
        for _ in 1..speed {
            mark!("ZK-RUL-08"); // field by field, keeping what was gained
            let Goal::Field(here) = at else { return };
            if !alive {
                return;
            }
            match self.way_forward(&state.face_up, here) {
                Ok(next) => alive = self.step(state, here, next, "ZK-RUL-08", cx),
                Err(_) => return,
            }
            at = here.front();
        }
    }

    /// A zombie that cannot move stays, and strikes what bars its way.
    fn stay(&self, state: &mut State, at: Field, cx: &mut Cx<'_, Zombiaki>) {
        let table = &mut state.face_up;
        table.waiting.remove(at);
        if self.ways(table, at).is_empty() {
            mark!("ZK-RUL-44"); // it waits; one that stayed by choice is never asked again
            table.stayed.insert(at);
        }
        let card = table.zombie(at).expect("a waiting zombie stands there").card;
        let Err(by) = self.way_forward(table, at) else { return };
        mark!("ZK-MOVE-08"); // it loses this movement and nothing else
        let rule = match by {
            Obstacle::Zombie(_) => "ZK-MOVE-06",
            Obstacle::Card(_) => "ZK-RUL-03",
            Obstacle::Held(_) => "ZK-MOVE-07",
            Obstacle::Edge | Obstacle::Own(_) => "ZK-MOVE-08",
        };
        tell(cx, rule, || Happening::Stayed { card, at, by });
        cx.step(state);
        if let (Obstacle::Card(_), Goal::Field(front)) = (by, at.front()) {
            self.batter(state, at, front, cx);
        }
    }

    fn batter(&self, state: &mut State, zombie: Field, at: Field, cx: &mut Cx<'_, Zombiaki>) {
        let table = &mut state.face_up;
        let striker = table.zombie(zombie).expect("a zombie strikes").card;
        let object = table.objects.get_mut(at).expect("an object bars the way");
        let Entry::Barrier { withstands, wounds } = self.entry(object.card) else { return };
        object.blows += 1;
        let (card, left) = (object.card, withstands - object.blows);
        tell(cx, "ZK-CARD-02", || Happening::Battered { card, at, zombie: striker, left });
        cx.step(state);
        if left == 0 {
            self.remove_object(&mut state.face_up, at, cx);
            cx.step(state);
        }
        if wounds > 0 {
            self.wound(&mut state.face_up, zombie, wounds, cx);
        }
    }

    /// Why this attempt is not legal.
    pub(crate) fn judge_march(&self, table: &FaceUp, action: Action) -> Result<(), Refused> {
        if self.march_choices(table).contains(&action) {
            return Ok(());
        }
        let (from, to) = match action {
            Action::Step { from, to } => (from, Some(to)),
            Action::Stay { at } => (at, None),
            Action::Drive { from } => {
                let car = self.car_on(table, from);
                return Err(car.map_or(Refused::NotACar(from), Refused::NotYours));
            }
            Action::Discard { .. } | Action::Play { .. } | Action::Pick { .. } => {
                return Err(Refused::CardsLater);
            }
            Action::End => return Err(Refused::NoPassing),
        };
        let Some(zombie) = table.zombie(from) else { return Err(self.not_own_mover(table, from)) };
        self.judge_turn_in_march(table, from)?;
        let Some(to) = to else { return Err(Refused::MustMove(zombie.card)) };
        self.judge_way(table, from, to)
    }

    fn judge_turn_in_march(&self, table: &FaceUp, from: Field) -> Result<(), Refused> {
        let zombie = table.zombie(from).expect("a zombie stands there");
        if self.zombie_card(zombie.card).speed == 0 {
            return Err(Refused::Blocked { card: zombie.card, by: Obstacle::Own(zombie.card) });
        }
        if !table.waiting.contains(from) {
            return Err(self.had_its_attempt(table, from));
        }
        let front = front_block(table.waiting).expect("a zombie waits");
        if from.block() != front {
            return Err(Refused::NotYet(front));
        }
        let first = table.waiting.and(FieldSet::block(front)).first();
        match first {
            Some(first) if first != from && self.options.order == BlockOrder::ByTrack => {
                Err(Refused::InTrackOrder(first))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Why a zombie that had its attempt does not get another one now.
    fn had_its_attempt(&self, table: &FaceUp, at: Field) -> Refused {
        let again = matches!(table.phase, Phase::Movement { again: true });
        if !table.stayed.contains(at) {
            Refused::AlreadyMoved(at)
        } else if self.options.second_pass == SecondPass::Yes && !again {
            Refused::TriesLater(at)
        } else {
            Refused::AlreadyTried(at)
        }
    }

    /// Why a zombie cannot take this very step.
    fn judge_way(&self, table: &FaceUp, from: Field, to: Goal) -> Result<(), Refused> {
        let card = table.zombie(from).expect("a zombie stands there").card;
        let sideways = matches!(to, Goal::Field(to) if from.beside().any(|field| field == to));
        if to != from.front() && !sideways {
            return Err(self.no_such_step(table, from, to));
        }
        if sideways && !self.is_agile(table, from) {
            return Err(Refused::NotAgile(card));
        }
        match (self.way_forward(table, from), to) {
            (Err(by @ Obstacle::Held(_)), _) => Err(Refused::Blocked { card, by }),
            (Err(by), to) if to == from.front() => Err(Refused::Blocked { card, by }),
            (_, Goal::Field(to)) => {
                let by = self.closed(table, to).expect("an open way is a choice");
                Err(Refused::Blocked { card, by })
            }
            (_, Goal::Barricades) => unreachable!("nothing but being held closes the Barricades"),
        }
    }

    /// Why nobody steps from here to there at once, whatever is in the way.
    fn no_such_step(&self, table: &FaceUp, from: Field, to: Goal) -> Refused {
        let card = table.zombie(from).expect("a zombie stands there").card;
        let fields = match to {
            Goal::Field(to) if to.track() != from.track() => {
                let agile = self.is_agile(table, from);
                return if agile { Refused::NotBeside(card) } else { Refused::NotAgile(card) };
            }
            Goal::Field(to) if to.block() >= from.block() => return Refused::NotBack(card),
            Goal::Field(to) => from.block().0 - to.block().0,
            Goal::Barricades => from.block().0 + 1,
        };
        if fields <= self.zombie_card(card).speed {
            Refused::FieldByField(card)
        } else {
            Refused::NotThatFar(card)
        }
    }
}

/// The block nearest the Barricades in which a zombie waits.
pub(crate) fn front_block(waiting: FieldSet) -> Option<Block> {
    Block::all().find(|block| !waiting.and(FieldSet::block(*block)).is_empty())
}
