//! The line of fire: what stands between the Barricades and a zombie.

use horda_kit::mark;

use crate::card::CardId;
use crate::layer::FieldSet;
use crate::options::CoverBy;
use crate::place::Field;
use crate::rules::Zombiaki;
use crate::state::{FaceUp, Zombie};

impl Zombiaki {
    /// The card that shields this field from cards that need a clear line, if there is one.
    ///
    /// A card that covers a whole track or block shields what stands there.
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
        mark!("ZK-RUL-12"); // "between" is the same track, strictly nearer the Barricades
        let between = table.zombies.taken().or(table.objects.taken());
        for field in between.and(FieldSet::ahead_of(target)).iter() {
            if let Some(object) = table.object(field)
                && self.card(object.card).blocks_line
            {
                mark!("ZK-RUL-13"); // by its symbol, whichever side it belongs to
                return Some(object.card);
            }
            if let Some(by) = table.zombie(field).and_then(|zombie| self.cover_of(zombie)) {
                return Some(by);
            }
        }
        None
    }

    /// What of a zombie covers those behind it: its own symbol or that of a card it carries.
    fn cover_of(&self, zombie: &Zombie) -> Option<CardId> {
        mark!("ZK-RUL-13"); // a zombie without the symbol does not; by option every zombie does
        if self.card(zombie.card).blocks_line || self.options.cover == CoverBy::Zombies {
            return Some(zombie.card);
        }
        self.attachments(zombie.attached & self.pack.covers).next()
    }
}
