//! What a skill can change: a closed list of hooks, each a field that a chapter of the rules asks.
//!
//! A skill is a [`Feature`]: its name, its rule and its answers. A chapter never knows a skill by
//! name; it asks all features of a Survivor the one question that it has (`Zombicide::features`).

use crate::combat::fight::{Fight, Fights};
use crate::survivors::budget::Pool;
use crate::washington::module::Module;
use crate::zombies::kind::Kind;

/// A skill as its answers to the hooks. What it does not answer is as in [`Feature::PLAIN`].
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// Its name in files.
    pub id: &'static str,
    /// Its rule.
    pub rule: &'static str,
    /// At the start of a Turn, or when gained in it: one Action more that pays for this.
    pub free: Option<Pool>,
    /// An entry of its own in the Turn.
    pub verb: Option<Verb>,
    /// When a way is measured.
    pub stride: Stride,
    /// When an attack is declared, counted, rolled and carried out.
    pub attack: AttackFeature,
    /// When wounds come.
    pub wounds: WoundFeature,
    /// When cards are looked for, drawn and carried.
    pub cards: CardFeature,
    /// When Zombie cards are drawn and Zombies placed.
    pub spawn: Option<SpawnFeature>,
    /// In the End Phase.
    pub end: Option<EndFeature>,
    /// May the Turn be taken between any two others?
    pub any_time: bool,
    /// Does the own sight pass through rooms?
    pub far_sight: bool,
    /// Does darkness hinder neither the own sight nor the own aim?
    pub dark_sight: bool,
    /// What everybody in the Zone has too, while the owner is not alone there.
    pub shared: Option<&'static Feature>,
    /// What the owner has too in attacks that go All-Out (WZ-SKL-04).
    pub all_out: Option<&'static Feature>,
    /// The module without which it does nothing.
    pub module: Option<Module>,
    /// What it does in the set-up; nothing later (ZE-AMB-87).
    pub start: Option<StartFeature>,
    /// Does a second copy count as well (ZE-AMB-61)?
    pub adds_up: bool,
}

/// Own entries of a Turn. All but Sprint, which is a Move Action, are limited to one in a Turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// A Move of two or three Zones.
    Sprint,
    /// Two Zones over whatever stands between.
    Jump,
    /// Free move into a fight.
    Charge,
    /// A move to where something can be shot, then a free shot.
    Blitz,
    /// A move into a fight, then a free attack.
    Bloodlust(Fights),
    /// A move to a friend who is healed.
    FieldMedic,
    /// An Action for another.
    BornLeader,
    /// Pulls friends out of a fight.
    Lifesaver,
    /// Pushes all Zombies away.
    Shove,
    /// Draws Zombies to oneself.
    Taunt,
    /// An attack without a weapon.
    Improvise(Fight),
}

/// How a Survivor walks.
#[derive(Clone, Copy, Debug)]
pub struct Stride {
    /// Zones that a Move Action may cover.
    pub zones: u8,
    /// Do Zombies neither cost Actions nor stop?
    pub slippery: bool,
}

/// What changes an attack, each for some kinds of attack.
#[derive(Clone, Copy, Debug)]
pub struct AttackFeature {
    /// One die more for each weapon.
    pub dice: Fights,
    /// One die more for each attack in a row.
    pub escalation: Fights,
    /// As many dice as there are Zombies instead of the printed ones.
    pub count_zombies: Fights,
    /// One more on each die.
    pub roll: Fights,
    /// Damage that replaces a lower printed one of exactly 1.
    pub damage_two: Fights,
    /// Damage that replaces any printed one.
    pub damage_three: Fights,
    /// One more damage.
    pub damage: Fights,
    /// One more Zone of range.
    pub range: u8,
    /// Targets are chosen freely and no friend is hit.
    pub free_aim: Fights,
    /// The same in the own Zone, whatever the least range.
    pub point_blank: bool,
    /// Weapons count as Dual.
    pub dual: Fights,
    /// All dice may be rolled again.
    pub reroll: bool,
    /// Sixes bring dice.
    pub six_die: Fights,
    /// Sixes bring damage.
    pub six_damage: Fights,
    /// One kill counts twice.
    pub reaper: Fights,
    /// A free Action with an equipped pair.
    pub pair_action: bool,
    /// Misses pass over the friends that the shooter names.
    pub steady_hand: bool,
    /// A free Move after a kill.
    pub hit_and_run: bool,
    /// A Molotov may come back.
    pub cocktails: bool,
    /// Reloading costs no Action.
    pub free_reload: bool,
    /// Accuracy where the night asks for a 6.
    pub dim_accuracy: Option<u8>,
    /// Twice the All-Out dice.
    pub double_all_out: bool,
    /// Ignores the Breaks of an attack.
    pub ignore_breaks: bool,
    /// Gives up a weapon to ignore Breaks.
    pub spare_parts: bool,
}

/// What changes wounds.
#[derive(Clone, Copy, Debug)]
pub struct WoundFeature {
    /// Ignores wounds of this kind of Zombie.
    pub immune: Option<Kind>,
    /// Ignores the first wound of each Attack step and of each Friendly Fire.
    pub tough: bool,
    /// Cancels wounds by discarding cards.
    pub cancel: bool,
    /// Is never hit by Friendly Fire.
    pub low_profile: bool,
}

/// What changes cards.
#[derive(Clone, Copy, Debug)]
pub struct CardFeature {
    /// May Search again in the same Turn.
    pub search_again: bool,
    /// Draws two cards in a Search.
    pub search_two: bool,
    /// May Search in streets.
    pub search_streets: bool,
    /// Replaces one drawn card in a Turn.
    pub destiny: bool,
    /// Takes a second card of the same name.
    pub matching_set: bool,
    /// Draws a card when the last Zombie of the own Zone dies.
    pub hold_your_nose: bool,
    /// Two more cards.
    pub hoard: bool,
    /// All cards count as in Hand.
    pub webbing: bool,
    /// Opens doors without a card and without Noise.
    pub break_in: bool,
}

/// Reactions to Zombie cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpawnFeature {
    /// A free attack on a Zone nearby in which Zombies appeared.
    CombatReflexes,
    /// A free Move away from them.
    Sidestep,
    /// A whole Turn before an Extra Activation card.
    ZombieLink,
    /// Deals the cards of the Spawn step out.
    Distributor,
}

/// Healing at the end of the Round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndFeature {
    /// Everybody in the Zone, one wound each.
    Medic,
    /// The owner, all of them.
    Regeneration,
}

/// What a skill gives in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFeature {
    /// So much Health.
    Health(u8),
    /// So many AP.
    Adrenaline(u8),
    /// A card of this name.
    Card(&'static str),
    /// A Campaign Skill of the player's choice, for this game (WZ-SKL-07).
    Borrowed,
}

impl Feature {
    /// Answers nothing.
    pub const PLAIN: Feature = Feature {
        id: "",
        rule: "",
        free: None,
        verb: None,
        stride: Stride { zones: 1, slippery: false },
        attack: AttackFeature::PLAIN,
        wounds: WoundFeature { immune: None, tough: false, cancel: false, low_profile: false },
        cards: CardFeature::PLAIN,
        spawn: None,
        end: None,
        any_time: false,
        far_sight: false,
        dark_sight: false,
        shared: None,
        all_out: None,
        module: None,
        start: None,
        adds_up: false,
    };

    /// A feature of this name and rule that answers nothing yet.
    pub const fn new(id: &'static str, rule: &'static str) -> Feature {
        Feature { id, rule, ..Feature::PLAIN }
    }
}

impl AttackFeature {
    /// Changes nothing.
    pub const PLAIN: AttackFeature = AttackFeature {
        dice: Fights::NONE,
        escalation: Fights::NONE,
        count_zombies: Fights::NONE,
        roll: Fights::NONE,
        damage_two: Fights::NONE,
        damage_three: Fights::NONE,
        damage: Fights::NONE,
        range: 0,
        free_aim: Fights::NONE,
        point_blank: false,
        dual: Fights::NONE,
        reroll: false,
        six_die: Fights::NONE,
        six_damage: Fights::NONE,
        reaper: Fights::NONE,
        pair_action: false,
        steady_hand: false,
        hit_and_run: false,
        cocktails: false,
        free_reload: false,
        dim_accuracy: None,
        double_all_out: false,
        ignore_breaks: false,
        spare_parts: false,
    };
}

impl CardFeature {
    /// Changes nothing.
    pub const PLAIN: CardFeature = CardFeature {
        search_again: false,
        search_two: false,
        search_streets: false,
        destiny: false,
        matching_set: false,
        hold_your_nose: false,
        hoard: false,
        webbing: false,
        break_in: false,
    };
}
