//! What a card may be pointed at, and why not at something else.

use horda_kit::mark;

use crate::action::{Action, Target};
use crate::card::{
    ActionCard, Along, AttachmentCard, Card, CardId, Effect, Influence, LastingCard, ObjectCard,
    Play, Side, Targeting,
};
use crate::layer::FieldSet;
use crate::options::IdlePlay;
use crate::place::{Block, ENTRY_BLOCK, Field, Goal, Track};
use crate::refused::Refused;
use crate::rules::Zombiaki;
use crate::state::{FaceUp, State};

impl Zombiaki {
    /// Appends every legal way to play this card, in target order.
    pub(crate) fn plays(&self, state: &State, card: CardId, out: &mut Vec<Action>) {
        if self.panic_over(&state.face_up, card.owner()).is_err() {
            return;
        }
        let before = out.len();
        self.each_candidate(state, card, |target| {
            if self.judge_target(state, card, target).is_ok() {
                out.push(Action::Play { card, target });
            }
        });
        if out.len() == before && self.may_idle(card) {
            mark!("ZK-RUL-19"); // by option a card without a target may be wasted
            out.push(Action::Play { card, target: Target::Nothing });
        }
    }

    /// Why this card cannot be played like this.
    pub(crate) fn judge_play(
        &self,
        state: &State,
        card: CardId,
        target: Target,
    ) -> Result<(), Refused> {
        self.panic_over(&state.face_up, card.owner())?;
        let verdict = self.judge_target(state, card, target);
        if verdict.is_err() && target == Target::Nothing && self.may_idle(card) {
            mark!("ZK-RUL-19"); // by option, and only if it has no target at all
            let mut any = false;
            self.each_candidate(state, card, |target| {
                any |= self.judge_target(state, card, target).is_ok();
            });
            return if any { verdict } else { Ok(()) };
        }
        verdict
    }

    /// May an action that can do nothing be wasted?
    fn may_idle(&self, card: CardId) -> bool {
        self.options.idle_play == IdlePlay::Allowed
            && matches!(self.card(card).play, Play::Action(_))
    }

    fn panic_over(&self, table: &FaceUp, side: Side) -> Result<(), Refused> {
        for lasting in &table.lasting {
            if lasting.card.owner() == side {
                mark!("ZK-CARD-02"); // its text speaks of the opponent
                continue;
            }
            if let Play::Lasting(LastingCard { influence: Influence::Panic(limit), .. }) =
                self.card(lasting.card).play
                && table.played >= limit
            {
                return Err(Refused::Panic { by: lasting.card, limit });
            }
        }
        Ok(())
    }

    /// Calls `found` with at least everything that is legal.
    fn each_candidate(&self, state: &State, card: CardId, mut found: impl FnMut(Target)) {
        let table = &state.face_up;
        let standing = table.zombies.taken();
        match &self.card(card).play {
            Play::Zombie(_) => {
                self.gates(table).iter().map(Target::Field).for_each(found);
            }
            Play::Object(object) => {
                let allowed = object.placement.fields.and(table.free());
                allowed.iter().map(Target::Field).for_each(found);
            }
            Play::Attachment(_) => standing.iter().map(Target::Field).for_each(found),
            Play::Lasting(lasting) => match lasting.along {
                Along::Track => Track::all().map(Target::Track).for_each(found),
                Along::Block => Block::all().map(Target::Block).for_each(found),
                Along::Street => found(Target::Nothing),
            },
            Play::Action(action) => match action.targeting {
                Targeting::FirstOnTrack | Targeting::Track => {
                    Track::all().map(Target::Track).for_each(found);
                }
                Targeting::Block => Block::all().map(Target::Block).for_each(found),
                Targeting::Zombie => standing.iter().map(Target::Field).for_each(found),
                Targeting::HumanCard | Targeting::Occupied => {
                    let taken = FieldSet::ALL.without(table.free());
                    taken.iter().map(Target::Field).for_each(found);
                }
                Targeting::EntryField => {
                    ENTRY_BLOCK.fields().map(Target::Field).for_each(found);
                }
                Targeting::Street | Targeting::ZombieDeck => found(Target::Nothing),
                Targeting::OpponentsCard => {
                    let hand = table.hand(card.owner().other());
                    let mut last = None;
                    for held in hand.iter().filter(|held| last.replace(**held) != Some(**held)) {
                        found(Target::Card(*held));
                    }
                }
            },
            Play::Dawn => {}
        }
    }

    fn judge_target(&self, state: &State, id: CardId, target: Target) -> Result<(), Refused> {
        let table = &state.face_up;
        let card = self.card(id);
        match (&card.play, target) {
            (Play::Zombie(_), Target::Field(field)) => self.judge_deploy(table, id, field),
            (Play::Object(object), Target::Field(field)) => {
                mark!("ZK-RUL-36"); // no zombie, whatever its deck: block 5 is not its entry
                self.judge_placement(table, id, object, field)
            }
            (Play::Attachment(own), Target::Field(field)) => {
                self.judge_attachment(table, id, *own, field)
            }
            (Play::Lasting(lasting), target) => {
                let fits = match target {
                    Target::Track(_) => lasting.along == Along::Track,
                    Target::Block(_) => lasting.along == Along::Block,
                    Target::Nothing => lasting.along == Along::Street,
                    Target::Field(_) | Target::Card(_) => false,
                };
                match (fits, table.lasting.is_full()) {
                    (false, _) => Err(Refused::WrongTarget(id)),
                    (true, true) => Err(Refused::FullBeside),
                    (true, false) => Ok(()),
                }
            }
            (Play::Action(action), target) => self.judge_action(state, id, action, target),
            (Play::Dawn, _) => Err(Refused::DawnIsNotPlayed),
            (Play::Zombie(_) | Play::Object(_) | Play::Attachment(_), _) => {
                mark!("ZK-BOARD-03"); // it lies on one field of one track
                Err(Refused::WrongTarget(id))
            }
        }
    }

    /// RULE ZK-DEPLOY-01: a field of block 5, or in front of a nest.
    fn judge_deploy(&self, table: &FaceUp, card: CardId, field: Field) -> Result<(), Refused> {
        if !self.gates(table).contains(field) {
            return Err(Refused::NotEntry(card));
        }
        judge_entry(table, field)
    }

    /// Where zombies come in: block 5, and in front of every nest.
    fn gates(&self, table: &FaceUp) -> FieldSet {
        let mut gates = FieldSet::block(ENTRY_BLOCK);
        for field in table.zombies.taken().iter() {
            let nest = table.zombie(field).is_some_and(|it| self.zombie_card(it.card).nest);
            if let (true, Goal::Field(front)) = (nest, field.front()) {
                mark!("ZK-SPEC-02"); // the Nest lets zombies in,
                mark!("ZK-CARD-03"); // against the rule of block 5
                gates.insert(front);
            }
        }
        gates
    }

    fn judge_placement(
        &self,
        table: &FaceUp,
        card: CardId,
        object: &ObjectCard,
        field: Field,
    ) -> Result<(), Refused> {
        let allowed = &object.placement;
        if !allowed.fields.contains(field) {
            return Err(Refused::WrongPlace { card, field });
        }
        judge_free(table, field)?;
        match field.behind().and_then(|behind| table.zombie(behind)) {
            Some(zombie) if allowed.not_before_zombie => {
                Err(Refused::BeforeZombie { card, zombie: zombie.card })
            }
            Some(_) | None => Ok(()),
        }
    }

    fn judge_attachment(
        &self,
        table: &FaceUp,
        card: CardId,
        own: AttachmentCard,
        field: Field,
    ) -> Result<(), Refused> {
        let zombie = table.zombie(field).ok_or_else(|| nobody(table))?;
        if zombie.attached & (1 << own.slot) != 0 {
            return Err(Refused::AlreadyAttached { card, zombie: zombie.card });
        }
        Ok(())
    }

    fn judge_action(
        &self,
        state: &State,
        id: CardId,
        action: &ActionCard,
        target: Target,
    ) -> Result<(), Refused> {
        let table = &state.face_up;
        match (action.targeting, target) {
            (Targeting::FirstOnTrack, Target::Track(track)) => {
                let first = first_on(table, track).ok_or_else(|| nobody(table))?;
                self.judge_zombie(table, id, action, first)
            }
            (Targeting::Zombie, Target::Field(field)) => {
                self.judge_zombie(table, id, action, field)
            }
            (Targeting::Track, Target::Track(track)) => {
                self.judge_area(table, id, action, FieldSet::track(track))
            }
            (Targeting::Block, Target::Block(block)) => {
                self.judge_area(table, id, action, FieldSet::block(block))
            }
            (Targeting::Street, Target::Nothing) => {
                self.judge_area(table, id, action, FieldSet::ALL)
            }
            (Targeting::HumanCard, Target::Field(field)) => judge_human_card(table, field),
            (Targeting::Occupied, Target::Field(field)) => {
                self.judge_occupied(table, id, action, field)
            }
            (Targeting::EntryField, Target::Field(field)) => {
                self.judge_raise(table, id, action, field)
            }
            (Targeting::OpponentsCard, Target::Card(card)) => {
                let there = table.hand(id.owner().other()).contains(&card);
                if there { Ok(()) } else { Err(Refused::OpponentLacks(card)) }
            }
            (Targeting::ZombieDeck, Target::Nothing) => {
                let above = state.decks[Side::Zombies.index()].shuffled_len();
                if above > 0 { Ok(()) } else { Err(Refused::NothingAboveDawn) }
            }
            (
                Targeting::FirstOnTrack
                | Targeting::Zombie
                | Targeting::Track
                | Targeting::Block
                | Targeting::Street
                | Targeting::HumanCard
                | Targeting::Occupied
                | Targeting::EntryField
                | Targeting::OpponentsCard
                | Targeting::ZombieDeck,
                _,
            ) => Err(Refused::WrongTarget(id)),
        }
    }

    fn judge_zombie(
        &self,
        table: &FaceUp,
        id: CardId,
        action: &ActionCard,
        field: Field,
    ) -> Result<(), Refused> {
        if table.zombie(field).is_none() {
            return Err(nobody(table));
        }
        if let Some(by) = self.shielded_from(self.card(id), table, field) {
            return Err(Refused::Shielded { field, by });
        }
        self.judge_effects(table, id, action, field)
    }

    /// Shielded zombies are skipped (ZK-RUL-14); a zombie must be left for which the card does
    /// something (ZK-RUL-19).
    fn judge_area(
        &self,
        table: &FaceUp,
        id: CardId,
        action: &ActionCard,
        fields: FieldSet,
    ) -> Result<(), Refused> {
        let card = self.card(id);
        let mut refusal = nobody(table);
        let mut in_the_open = false;
        for field in fields.and(table.zombies.taken()).iter() {
            if let Some(by) = self.shielded_from(card, table, field) {
                if !in_the_open {
                    refusal = Refused::Shielded { field, by };
                }
                continue;
            }
            match self.judge_effects(table, id, action, field) {
                Ok(()) => return Ok(()),
                Err(why) => refusal = why.of_all(id),
            }
            in_the_open = true;
        }
        Err(refusal)
    }

    /// A card that clears a field: of a zombie, of another card, or of either.
    fn judge_occupied(
        &self,
        table: &FaceUp,
        id: CardId,
        action: &ActionCard,
        field: Field,
    ) -> Result<(), Refused> {
        let removes = action.effects.contains(&Effect::Remove);
        if removes && table.object(field).is_some() {
            return Ok(());
        }
        match table.zombie(field) {
            Some(_) if action.effects.first() == Some(&Effect::Remove) => {
                Err(Refused::NothingToRemove(field))
            }
            Some(_) => self.judge_effects(table, id, action, field),
            None if removes => Err(Refused::NothingThere(field)),
            None => Err(nobody(table)),
        }
    }

    /// A zombie that comes back from the Trash.
    fn judge_raise(
        &self,
        table: &FaceUp,
        id: CardId,
        action: &ActionCard,
        field: Field,
    ) -> Result<(), Refused> {
        if field.block() != ENTRY_BLOCK {
            return Err(Refused::RaisedAtEntry(id));
        }
        judge_entry(table, field)?;
        self.judge_effects(table, id, action, field)
    }

    /// What shields this field from this card.
    pub(crate) fn shielded_from(&self, card: &Card, table: &FaceUp, at: Field) -> Option<CardId> {
        if !card.needs_line {
            mark!("ZK-LOF-03"); // without the symbol nothing does
            return None;
        }
        let by = self.shield(table, at)?;
        mark!("ZK-LOF-01"); // a card that blocks the line shields,
        mark!("ZK-LOF-02"); // so a card that needs the line does not reach
        Some(by)
    }
}

/// May a zombie appear on this field?
fn judge_entry(table: &FaceUp, field: Field) -> Result<(), Refused> {
    judge_free(table, field).map_err(|taken| {
        mark!("ZK-DEPLOY-02"); // not on another card, of whatever kind,
        mark!("ZK-RUL-34"); // even if there is no empty field left
        taken.at_entry()
    })
}

/// RULE ZK-GEN-03: one card per field.
fn judge_free(table: &FaceUp, field: Field) -> Result<(), Refused> {
    let zombie = table.zombie(field).map(|zombie| zombie.card);
    match zombie.or(table.object(field).map(|object| object.card)) {
        Some(by) => Err(Refused::Taken { field, by }),
        None => Ok(()),
    }
}

/// The zombie of a track that is nearest the Barricades.
pub(crate) fn first_on(table: &FaceUp, track: Track) -> Option<Field> {
    table.zombies.taken().and(FieldSet::track(track)).first()
}

/// RULE ZK-RUL-19: no zombie is there, or none is anywhere.
fn nobody(table: &FaceUp) -> Refused {
    if table.zombies.taken().is_empty() { Refused::EmptyStreet } else { Refused::NobodyThere }
}

fn judge_human_card(table: &FaceUp, field: Field) -> Result<(), Refused> {
    match table.object(field) {
        Some(object) if object.card.owner() == Side::Humans => Ok(()),
        Some(_) | None => Err(Refused::NoHumanCard(field)),
    }
}
