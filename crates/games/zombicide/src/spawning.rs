//! Spawning: Zombie cards, dark rooms, reactions, shortages.

pub(crate) mod card_effect;
pub(crate) mod distributor;
pub(crate) mod reactions;
pub(crate) mod spawn_step;
pub mod zombie_card;
