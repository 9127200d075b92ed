//! Wounds, annihilation and what leaves the street with a zombie.

use horda_kit::{Cx, mark};

use crate::card::{CardId, Harm};
use crate::event::Happening;
use crate::place::Field;
use crate::rules::{Zombiaki, tell};
use crate::state::FaceUp;

/// What became of a zombie that should be hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// Something took the wounds in its place: it was not hit at all.
    Guarded,
    /// It lives.
    Survived,
    /// It is gone.
    Destroyed,
}

impl Zombiaki {
    /// How many more wounds destroy the zombie on this field.
    pub(crate) fn strength_left(&self, table: &FaceUp, field: Field) -> u8 {
        let zombie = table.zombie(field).expect("a zombie stands there");
        self.strength(zombie) - zombie.wounds
    }

    /// Hurts the zombie on this field in one go.
    pub(crate) fn harm(
        &self,
        table: &mut FaceUp,
        at: Field,
        harm: Harm,
        cx: &mut Cx<'_, Zombiaki>,
    ) -> Hit {
        match harm {
            Harm::Wounds(wounds) => {
                mark!("ZK-CARD-06"); // as many as the card prints
                self.wound(table, at, wounds, cx)
            }
            Harm::Annihilation => {
                self.annihilate(table, at, cx);
                Hit::Destroyed
            }
        }
    }

    /// Deals wounds to one zombie.
    pub(crate) fn wound(
        &self,
        table: &mut FaceUp,
        at: Field,
        wounds: u8,
        cx: &mut Cx<'_, Zombiaki>,
    ) -> Hit {
        if self.guard(table, at, cx) {
            return Hit::Guarded;
        }
        mark!("ZK-CARD-04"); // its Strength says how many destroy it
        let left = self.strength_left(table, at);
        let wounds = wounds.min(left);
        let zombie = table.zombies.get_mut(at).expect("a zombie stands there");
        mark!("ZK-RUL-15"); // wounds add up, and surplus is lost;
        mark!("ZK-RUL-38"); // a counter never runs out of markers
        zombie.wounds += wounds;
        let card = zombie.card;
        tell(cx, "ZK-CARD-05", || Happening::Wounded { card, at, wounds, left: left - wounds });
        if wounds < left {
            mark!("ZK-ZOMB-02"); // it stands until its wounds reach its Strength
            return Hit::Survived;
        }
        tell(cx, "ZK-ZOMB-02", || Happening::Destroyed { card, at });
        self.bury(table, at);
        Hit::Destroyed
    }

    /// Removes a zombie outright.
    pub(crate) fn annihilate(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Zombiaki>) {
        mark!("ZK-RUL-17"); // no wounds are dealt, so nothing that reacts to wounds helps
        let card = table.zombie(at).expect("a zombie stands there").card;
        tell(cx, "ZK-CARD-08", || Happening::Annihilated { card, at });
        self.bury(table, at);
    }

    /// Takes a zombie and all that lies on it off the street, each to its owner's Trash.
    fn bury(&self, table: &mut FaceUp, at: Field) {
        mark!("ZK-RUL-09"); // at once: its field is free for those who move later
        let zombie = table.zombies.take(at).expect("a zombie stands there");
        table.stayed.remove(at);
        for card in self.attachments(zombie.attached) {
            mark!("ZK-RUL-43"); // what lay on it goes with it
            table.throw_away(card);
        }
        table.throw_away(zombie.card);
    }

    /// Does an attachment take the wounds of this card? It is used up by that.
    fn guard(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Zombiaki>) -> bool {
        let zombie = table.zombies.get_mut(at).expect("a zombie stands there");
        let guards = zombie.attached & self.pack.guards;
        if guards == 0 {
            return false;
        }
        let slot = guards.trailing_zeros() as u8;
        zombie.attached &= !(1 << slot);
        let (card, by) = (zombie.card, self.pack.attachments[usize::from(slot)]);
        tell(cx, "ZK-RUL-43", || Happening::Guarded { card, by, at });
        table.throw_away(by);
        true
    }

    /// The cards behind the bits of [`crate::state::Zombie::attached`].
    pub(crate) fn attachments(&self, attached: u8) -> impl Iterator<Item = CardId> {
        let slots = (0..8).filter(move |slot| attached & (1 << slot) != 0);
        slots.map(|slot: usize| self.pack.attachments[slot])
    }

    /// Takes an object off the street, to its owner's Trash.
    pub(crate) fn remove_object(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Zombiaki>) {
        let object = table.objects.take(at).expect("an object lies there");
        tell(cx, "ZK-GEN-02", || Happening::Removed { card: object.card, at });
        table.throw_away(object.card);
    }
}
