//! How a zombie gets from one field to another: entry, obstacles, traps, retreat.
//!
//! The order of a movement step lives in `march`.

use horda_kit::{Cx, mark};

use crate::card::{CardId, Entry, Play};
use crate::event::{Happening, Obstacle};
use crate::layer::FieldSet;
use crate::options::{RetreatTest, Rooted, SilentEntry};
use crate::place::{Field, Goal};
use crate::rules::{Zombiaki, tell};
use crate::state::{FaceUp, Phase, State};

impl Zombiaki {
    /// What keeps any zombie from entering this field now.
    #[inline]
    pub(crate) fn closed(&self, table: &FaceUp, field: Field) -> Option<Obstacle> {
        if let Some(zombie) = table.zombie(field) {
            mark!("ZK-MOVE-06"); // a zombie closes its field to all others
            return Some(Obstacle::Zombie(zombie.card));
        }
        let card = table.object(field)?.card;
        mark!("ZK-RUL-03"); // a field with any card is closed, unless that card defines entry
        match self.entry(card) {
            Entry::Trap(_) => None,
            // A car says whom it hits when it drives, and nothing of being entered.
            Entry::Closed | Entry::Car(_) if self.options.entry == SilentEntry::Shared => None,
            Entry::Closed | Entry::Barrier { .. } | Entry::Car(_) => Some(Obstacle::Card(card)),
        }
    }

    /// What forbids the zombie on this field to move by itself (ZK-MOVE-07).
    #[inline]
    pub(crate) fn held(&self, table: &FaceUp, field: Field) -> Option<CardId> {
        let zombie = table.zombie(field)?;
        let chains = zombie.attached & self.pack.holds;
        if chains != 0 {
            return Some(self.pack.attachments[chains.trailing_zeros() as usize]);
        }
        let halted = table.lasting.iter().find(|lasting| {
            self.pack.halts & (1 << lasting.card.index()) != 0 && lasting.anchor.covers(field)
        });
        if let Some(lasting) = halted {
            return Some(lasting.card);
        }
        let ahead = table.objects.taken().and(FieldSet::ahead_of(field)).iter();
        let mut cars = ahead.filter_map(|ahead| table.object(ahead));
        cars.find(|object| self.pack.halts & (1 << object.card.index()) != 0).map(|car| car.card)
    }

    /// May the zombie on this field step forward, and if not, why?
    pub(crate) fn way_forward(&self, table: &FaceUp, from: Field) -> Result<Goal, Obstacle> {
        if let Some(card) = self.held(table, from) {
            return Err(Obstacle::Held(card));
        }
        let goal = from.front();
        match goal {
            Goal::Barricades => {
                mark!("ZK-MOVE-09"); // forward from block 1 there is nothing else,
                mark!("ZK-RUL-33"); // and cards that lie ready there close nothing
                Ok(goal)
            }
            Goal::Field(field) => match self.closed(table, field) {
                Some(obstacle) => Err(obstacle),
                None => Ok(goal),
            },
        }
    }

    /// Moves a zombie by one step that is known to be open. Tells whether it can go on.
    pub(crate) fn step(
        &self,
        state: &mut State,
        from: Field,
        goal: Goal,
        rule: &'static str,
        cx: &mut Cx<'_, Zombiaki>,
    ) -> bool {
        match goal {
            Goal::Barricades => {
                self.breach(&mut state.face_up, from, cx);
                false
            }
            Goal::Field(to) => {
                let card = state.face_up.zombie(from).expect("a zombie stands there").card;
                tell(cx, rule, || Happening::Moved { card, from, to });
                self.enter(state, from, to, cx)
            }
        }
    }

    /// Puts a zombie on its new field, where a trap may wait. Tells whether it lives.
    fn enter(&self, state: &mut State, from: Field, to: Field, cx: &mut Cx<'_, Zombiaki>) -> bool {
        state.face_up.zombies.shift(from, to);
        cx.step(state);
        let Some(object) = state.face_up.object(to) else { return true };
        match self.entry(object.card) {
            Entry::Trap(harm) => {
                let card = object.card;
                tell(cx, "ZK-CARD-02", || Happening::Sprung { card, at: to });
                self.remove_object(&mut state.face_up, to, cx);
                cx.step(state);
                self.harm(&mut state.face_up, to, harm, cx) != crate::harm::Hit::Destroyed
            }
            Entry::Closed | Entry::Barrier { .. } | Entry::Car(_) => true,
        }
    }

    /// A zombie steps onto the Barricades.
    fn breach(&self, table: &mut FaceUp, from: Field, cx: &mut Cx<'_, Zombiaki>) {
        let card = table.zombie(from).expect("a zombie stands there").card;
        tell(cx, "ZK-END-02", || Happening::Breached { card, track: from.track() });
        mark!("ZK-RUL-32"); // at once: nothing of the step is left to play
        self.win(table, crate::card::Side::Zombies, "ZK-END-02", cx);
    }

    /// Why the zombie on this field cannot go back by one.
    pub(crate) fn no_retreat(&self, table: &FaceUp, from: Field) -> Option<Obstacle> {
        let card = table.zombie(from)?.card;
        let own = self.zombie_card(card);
        if own.steadfast || (own.speed == 0 && self.is_rooted()) {
            return Some(Obstacle::Own(card));
        }
        let Some(to) = from.behind() else { return Some(Obstacle::Edge) };
        mark!("ZK-RUL-26"); // by default the test is that of a step forward
        let by = match self.options.retreat {
            RetreatTest::Entry => self.closed(table, to),
            RetreatTest::ZombiesOnly => {
                table.zombie(to).map(|zombie| Obstacle::Zombie(zombie.card))
            }
        };
        by.inspect(|by| {
            if let Obstacle::Zombie(_) = by {
                mark!("ZK-RETR-02"); // nobody is pushed
            }
        })
    }

    /// Does a zombie that never moves by itself stay where a card would drive it back?
    fn is_rooted(&self) -> bool {
        mark!("ZK-RUL-27"); // only by option
        self.options.rooted == Rooted::Stay
    }

    /// Drives a zombie back, until a step is impossible.
    pub(crate) fn retreat(
        &self,
        state: &mut State,
        mut at: Field,
        fields: u8,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        for _ in 0..fields {
            let card = state.face_up.zombie(at).expect("a zombie stands there").card;
            if let Some(by) = self.no_retreat(&state.face_up, at) {
                let rule = match by {
                    Obstacle::Zombie(_) => "ZK-RETR-02",
                    Obstacle::Card(_) | Obstacle::Held(_) => "ZK-RUL-26",
                    Obstacle::Edge => "ZK-RETR-04",
                    Obstacle::Own(_) => "ZK-CARD-03",
                };
                tell(cx, rule, || Happening::NoRetreat { card, at, by });
                return;
            }
            mark!("ZK-RUL-28"); // straight back, side-steppers too
            let to = at.behind().expect("a retreat has a field behind");
            tell(cx, "ZK-RETR-01", || Happening::Retreated { card, from: at, to });
            if !self.enter(state, at, to, cx) {
                return;
            }
            mark!("ZK-RUL-29"); // field by field, each tested anew
            at = to;
        }
    }

    /// What this card does when a zombie meets it on a field.
    pub(crate) fn entry(&self, card: CardId) -> Entry {
        match &self.card(card).play {
            Play::Object(object) => object.entry,
            Play::Zombie(_)
            | Play::Lasting(_)
            | Play::Attachment(_)
            | Play::Action(_)
            | Play::Dawn => Entry::Closed,
        }
    }

    /// Ends the game.
    pub(crate) fn win(
        &self,
        table: &mut FaceUp,
        winner: crate::card::Side,
        rule: &'static str,
        cx: &mut Cx<'_, Zombiaki>,
    ) {
        table.phase = Phase::Over { winner };
        tell(cx, rule, || Happening::Won { side: winner });
    }
}
