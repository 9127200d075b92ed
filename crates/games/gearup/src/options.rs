//! Readings of the rules that a table may choose (the rulings ledger).

use std::sync::Arc;

use horda_content::{TomlTable, Variant};
use horda_kit::Unreadable;

use crate::rules::GearUp;

horda_content::options! {
    /// How many play?
    crew: Crew, "players", "GU-GEN-01", [
        Four = "4", One = "1", Two = "2", Three = "3", Five = "5", Six = "6"
    ];
    /// How hard is it?
    difficulty: Difficulty, "difficulty", "GU-SET-06", [
        Easy = "easy", Normal = "normal", Hard = "hard", Nightmare = "nightmare"
    ];
    /// Which Boss waits?
    boss: BossChoice, "boss", "GU-SET-08", [
        SuperAbomination = "super-abomination", ZombiePyramid = "zombie-pyramid",
        Elephombie = "elephombie", DeadSox = "dead-sox", Screamer = "screamer",
        Mutation = "mutation"
    ];
    /// Does everybody choose a Survivor, or are they dealt?
    survivors: SurvivorChoice, "survivors", "GU-SET-02", [Chosen = "chosen", Dealt = "dealt"];
    /// Which icons set off Scavenging, Ready for Action and Critical Hit?
    trigger: Trigger, "trigger", "GU-AMB-02", [Damage = "damage", AnyIcon = "any-icon"];
    /// What do Scavenging and Ready for Action bring?
    rewards: Rewards, "rewards", "GU-AMB-52", [AmmoArmour = "ammo-armour", ArmourAmmo = "armour-ammo"];
    /// What buys off the Elephombie's blow?
    elephombie_price: ElephombiePrice, "elephombie-price", "GU-AMB-03", [Armour = "armour", Ammo = "ammo"];
    /// What buys off the Mutation's blow?
    mutation_price: MutationPrice, "mutation-price", "GU-AMB-53", [Ammo = "ammo", Armour = "armour"];
    /// May Ammo be spent on the Boss?
    ammo_on_boss: AmmoOnBoss, "ammo-on-boss", "GU-AMB-12", [Allowed = "allowed", Barred = "barred"];
    /// In which order do the Dead Sox strike?
    sox_order: SoxOrder, "sox-order", "GU-AMB-23", [Printed = "printed", Team = "team"];
    /// How many of the Dead Sox does an Explosion hit?
    sox_blast: SoxBlast, "sox-blast", "GU-AMB-54", [All = "all", One = "one"];
    /// Must Ammo touch a crossed cell of the Pyramid?
    pyramid_ammo: PyramidAmmo, "pyramid-ammo", "GU-AMB-25", [Free = "free", Touching = "touching"];
    /// Do Stinkers make the Boss stronger?
    stinker_boss: StinkerBoss, "stinker-boss", "GU-AMB-31", [Spared = "spared", Stronger = "stronger"];
}

impl Variant for GearUp {
    const SEATS_BY: Option<&'static str> = Some("players");

    type Options = Options;

    fn options(&self) -> &Options {
        &self.options
    }

    fn under(&self, options: Options) -> Result<GearUp, Vec<Unreadable>> {
        Ok(GearUp::new(Arc::clone(&self.pack), options))
    }

    fn with_content(&self, tables: &[TomlTable<'_>]) -> GearUp {
        GearUp::new(Arc::new(self.pack.extended(tables)), self.options)
    }
}
