//! Readings of the rules, modules and house rules that a table may choose (the rulings ledger).

use std::sync::Arc;

use horda_content::{Language, Problem, Source, TomlTable, Variant};
use horda_kit::Unreadable;

use crate::rules::Zombicide;

horda_content::options! {
    /// How many play?
    crew: Crew, "players", "ZE-SET-04", [
        One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6"
    ];
    /// Which mission?
    mission: MissionChoice, "mission", "ZE-SET-01", [
        Training = "training", Pharmacy = "pharmacy", Broadcast = "broadcast",
        Ambulance = "ambulance", Vault = "vault", Hunt = "hunt", Reunion = "reunion"
    ];
    /// Who is in the team?
    team: Team, "team", "ZE-SET-04", [
        Classic = "classic", Chosen = "chosen", Kids = "kids", Dealt = "dealt"
    ];
    /// How wide is a door for sight?
    los_width: LosWidth, "los-width", "ZE-AMB-09", [Stretch = "stretch", ExactDoor = "exact-door"];
    /// Do rooms that share six units of a tile border have an opening?
    six_units: SixUnits, "six-units", "ZE-AMB-06", [Wall = "wall", Opening = "opening"];
    /// Which dice count as sixes?
    roll_six: RollSix, "roll-six", "ZE-AMB-39", [Modified = "modified", Natural = "natural"];
    /// Are the dice of each weapon of a pair replaced by the number of Zombies?
    replace_dice: ReplaceDice, "replace-dice", "ZE-AMB-66", [PerWeapon = "per-weapon", PerAction = "per-action"];
    /// Is a route another next Zone, or another whole path?
    split_by: SplitBy, "split-by", "ZE-AMB-22", [NextZone = "next-zone", FullPath = "full-path"];
    /// Do Attacks that a Survivor cannot take any more go to others?
    wound_surplus: WoundSurplus, "wound-surplus", "ZE-AMB-25", [PassesOn = "passes-on", MayPile = "may-pile"];
    /// May skills answer the Walker of an Aaahh!! card?
    aaahh_reaction: AaahhReaction, "aaahh-reaction", "ZE-AMB-57", [No = "no", Yes = "yes"];
    /// What do Zombies do without a way to the loudest Zone?
    no_route: NoRoute, "no-route", "ZE-AMB-21", [Stay = "stay", AsIfDoorsOpen = "as-if-doors-open"];
    /// Do two ammo cards give two re-rolls?
    ammo_stack: AmmoStack, "ammo-stack", "ZE-AMB-44", [Once = "once", PerCard = "per-card"];
    /// What comes first on a Rush card that runs short?
    short_rush: ShortRush, "short-rush", "ZE-AMB-31", [ShortageFirst = "shortage-first", RushFirst = "rush-first"];
    /// Do Survivors who have left count for the Danger Level?
    leavers_level: LeaversLevel, "leavers-level", "ZE-AMB-17", [Ignored = "ignored", Counted = "counted"];
    /// Is play on after Red allowed?
    ultrared: Ultrared, "ultrared", "ZE-ULT-01", [Off = "off", On = "on"];
    /// Are dark rooms hard to see and hit?
    dark_zones: DarkZones, "dark-zones", "ZE-DRK-01", [Off = "off", On = "on"];
    /// How many Abominations may stand on the board?
    abomination_fest: AbominationFest, "abomination-fest", "ZE-ABF-02", [
        Off = "off", Two = "two", Three = "three", All = "all"
    ];
    /// Which Zombie cards are in the deck?
    zombie_cards: ZombieCards, "zombie-cards", "ZE-DCK-05", [
        All = "all", Easier = "easier", Harder = "harder", NoExtra = "no-extra-activations"
    ];
    /// House rule: may Turns of all players be taken in any order?
    interleaved: Interleaved, "interleaved", "ZE-RUL-01", [Off = "off", On = "on"];
    /// House rule: what happens to a Survivor without Health?
    falling: Falling, "falling", "ZE-RUL-02", [Lost = "lost", KnockedOut = "knocked-out"];
    /// House rule: do misses hit friends?
    friendly_fire: FriendlyFire, "friendly-fire", "ZE-RUL-03", [On = "on", Off = "off"];
    /// House rule: do Abominations die of three hits?
    abomination_health: AbominationHealth, "abomination-health", "ZE-RUL-04", [Damage = "damage", Hits = "hits"];
}

impl Crew {
    /// The number.
    pub(crate) const fn count(self) -> u8 {
        self as u8 + 1
    }
}

impl Variant for Zombicide {
    const SEATS_BY: Option<&'static str> = Some("players");

    type Options = Options;

    fn options(&self) -> &Options {
        &self.options
    }

    fn under(&self, options: Options) -> Result<Zombicide, Vec<Unreadable>> {
        self.read_otherwise(options).map_err(|problem| vec![problem])
    }

    /// A document is a mission of one's own; it is played instead of the one of the option.
    fn with_document(&self, document: Source<'_>) -> Result<Zombicide, Vec<Problem>> {
        let pack = self.pack.with_mission(document)?;
        Ok(self.with_own_mission(Arc::new(pack)))
    }

    fn own_texts(&self) -> Vec<(Language, String)> {
        self.mission().text_sources()
    }

    fn with_content(&self, tables: &[TomlTable<'_>]) -> Zombicide {
        let pack = Arc::new(self.pack.extended(tables));
        Zombicide::new(pack, self.options).unwrap_or_else(|_| self.clone())
    }
}
