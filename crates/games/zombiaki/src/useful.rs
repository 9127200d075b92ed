//! Would a card do anything there? What would do nothing is not played (ZK-RUL-19).

use horda_kit::mark;

use crate::card::{ActionCard, CardId, Effect, Play, Side};
use crate::event::Obstacle;
use crate::options::LateBreach;
use crate::place::{Field, Goal};
use crate::refused::Refused;
use crate::rules::Zombiaki;
use crate::state::FaceUp;

impl Zombiaki {
    /// If no effect does anything, the first says why.
    pub(crate) fn judge_effects(
        &self,
        table: &FaceUp,
        id: CardId,
        action: &ActionCard,
        field: Field,
    ) -> Result<(), Refused> {
        let mut first = None;
        for effect in &action.effects {
            match self.idle(table, id, *effect, field) {
                None => {
                    mark!("ZK-RUL-19"); // it is enough that one effect does something
                    return Ok(());
                }
                why => first = first.or(why),
            }
        }
        first.map_or(Ok(()), Err)
    }

    /// Why this effect would do nothing on this field, if it would not.
    fn idle(&self, table: &FaceUp, id: CardId, effect: Effect, field: Field) -> Option<Refused> {
        let card = table.zombie(field).map_or(id, |zombie| zombie.card);
        match effect {
            Effect::Wound(_) | Effect::Burst(_) | Effect::Annihilate => None,
            Effect::Retreat(_) => {
                self.no_retreat(table, field).map(|by| Refused::NoRetreat { card, by })
            }
            Effect::Advance(_) => {
                self.granted_way(table, field).err().map(|by| Refused::NoWay { card, by })
            }
            Effect::Lure => {
                let open = field.beside().any(|beside| self.closed(table, beside).is_none());
                (!open).then_some(Refused::NoWayAside(card))
            }
            Effect::Heal(_) => {
                let hurt = table.zombie(field).is_some_and(|zombie| zombie.wounds > 0);
                (!hurt).then_some(Refused::Unhurt(card))
            }
            Effect::Raise(strength) => {
                let nobody = self.raisable(table, strength).next().is_none();
                nobody.then_some(Refused::NobodyToRaise(strength))
            }
            // What happens around a target is no reason to choose it, and the others are not
            // aimed at a zombie.
            Effect::Blast(_)
            | Effect::Remove
            | Effect::Spoil
            | Effect::Scout(_)
            | Effect::Plan(_) => Some(Refused::WrongTarget(id)),
        }
    }

    /// Where the step leads that a card grants, and if nowhere, why.
    pub(crate) fn granted_way(&self, table: &FaceUp, from: Field) -> Result<Goal, Obstacle> {
        let goal = self.way_forward(table, from)?;
        if goal == Goal::Barricades {
            mark!("ZK-RUL-31"); // it wins, or by option it is not possible
            if self.options.late_breach == LateBreach::Ignored {
                return Err(Obstacle::Edge);
            }
        }
        Ok(goal)
    }

    /// Zombies in the Trash of at most this Strength.
    pub(crate) fn raisable(&self, table: &FaceUp, strength: u8) -> impl Iterator<Item = CardId> {
        let trash = table.trash[Side::Zombies.index()];
        let kinds = (0u8..).zip(trash).filter(|(_, count)| *count > 0);
        kinds.map(|(kind, _)| CardId::new(Side::Zombies, kind)).filter(move |card| {
            matches!(self.card(*card).play, Play::Zombie(own) if own.strength <= strength)
        })
    }
}
