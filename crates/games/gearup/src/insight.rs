//! What follows from a position, so that a page need not know the rules.

use crate::boss::Member;
use crate::card::{Class, Icon, Letter};
use crate::rules::GearUp;
use crate::state::{State, Target};
use crate::view::{BossThreat, Insight, Threat};

impl GearUp {
    pub(crate) fn insight(&self, state: &State) -> Insight {
        let count = |bag: &[u8]| bag.iter().sum::<u8>();
        let volley = state.volley.as_ref();
        let gun = volley.map(|volley| self.gun(state, volley.seat, volley.companion));
        let targets = volley.zip(gun.as_ref()).map(|(volley, gun)| {
            self.aims(state, volley.seat, gun, Some(volley)).map(|foe| foe.target).collect()
        });
        Insight {
            level: self.options.difficulty as u8,
            boss: self.boss.index() as u8,
            boss_side: self.level().boss_side as u8,
            sheet_side: u8::from(self.is_solo()),
            zombies: self.threats(state),
            boss_attack: self.boss_threats(state),
            colour: self.turn_card(state).map(|card| card.colour),
            targets: targets.unwrap_or_default(),
            hits_left: volley.zip(gun).map_or(0, |(volley, gun)| gun.effects.hits - volley.hits),
            decks: Class::ALL.map(|class| state.deck(class).len() as u8),
            discards: Class::ALL.map(|class| count(&state.discards[class.index()])),
            spawns: Letter::ALL.map(|letter| self.help(letter)),
        }
    }

    fn threats(&self, state: &State) -> Vec<Threat> {
        let speed = self.turn_card(state).map(|card| card.speed);
        let threat = |zombie: &crate::state::Zombie| Threat {
            id: zombie.id,
            damage: self.damage(state, zombie),
            moves: speed.is_some_and(|speed| speed.moves(self.pack.card(zombie.card).speed)),
        };
        state.zombies.iter().map(threat).collect()
    }

    fn boss_threats(&self, state: &State) -> Vec<BossThreat> {
        let side = self.boss_side();
        let members = state.boss.iter().flat_map(|_| self.members());
        let threat = |member: Member| BossThreat {
            left: self
                .foe(state, Target::Boss(member))
                .map_or(0, |foe| foe.grid.cells.without(side.cores).without(foe.crossed).count()),
            attack: self.boss_power(state, member, Icon::Attack),
            special: self.boss_power(state, member, Icon::Special),
        };
        members.map(threat).collect()
    }
}
