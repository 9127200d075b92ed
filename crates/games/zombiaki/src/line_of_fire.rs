//! The line of fire: what stands between the Barricades and a zombie.

use crate::card::CardId;
use crate::layer::FieldSet;
use crate::options::CoverBy;
use crate::place::Field;
use crate::rules::Zombiaki;
use crate::state::{FaceUp, Zombie};

impl Zombiaki {
    /// The card that shields this field from cards that need a clear line, if there is one.
    ///
    /// RULE ZK-RUL-12: "between" is the same track, strictly nearer the Barricades. A card
    /// that covers a whole track or block shields what stands there (ZK-LOF-01).
    pub(crate) fn shield(&self, table: &FaceUp, target: Field) -> Option<CardId> {
        self.cover_beside(table, target).or_else(|| self.cover_between(table, target))
    }

    fn cover_beside(&self, table: &FaceUp, target: Field) -> Option<CardId> {
        let covers = |lasting: &&crate::state::Lasting| {
            self.card(lasting.card).blocks_line && lasting.anchor.covers(target)
        };
        table.lasting.iter().find(covers).map(|lasting| lasting.card)
    }

    fn cover_between(&self, table: &FaceUp, target: Field) -> Option<CardId> {
        let between = table.zombies.taken().or(table.objects.taken());
        for field in between.and(FieldSet::ahead_of(target)).iter() {
            if let Some(object) = table.object(field)
                && self.card(object.card).blocks_line
            {
                return Some(object.card);
            }
            if let Some(by) = table.zombie(field).and_then(|zombie| self.cover_of(zombie)) {
                return Some(by);
            }
        }
        None
    }

    /// RULE ZK-RUL-13: a zombie covers by its own symbol or by that of a card it carries; by
    /// option every zombie does.
    fn cover_of(&self, zombie: &Zombie) -> Option<CardId> {
        if self.card(zombie.card).blocks_line || self.options.cover == CoverBy::Zombies {
            return Some(zombie.card);
        }
        self.attachments(zombie.attached & self.pack.covers).next()
    }
}
