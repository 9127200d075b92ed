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
        Ambulance = "ambulance", Vault = "vault", Hunt = "hunt", Reunion = "reunion",
        M1 = "m1", M2 = "m2", M3 = "m3", M4 = "m4", M5 = "m5", M6 = "m6", M7 = "m7", M8 = "m8", M9 = "m9", M10 = "m10"
    ];
    /// Who is in the team?
    team: Team, "team", "ZE-SET-04", [
        Classic = "classic", Chosen = "chosen", Kids = "kids", Dealt = "dealt",
        Washington = "washington"
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
    /// Is noise of a part of the board that is set apart heard everywhere?
    noise_apart: NoiseApart, "noise-apart", "ZE-RUL-22", [Everywhere = "everywhere", OwnPart = "own-part"];
    /// Do two ammo cards give two re-rolls?
    ammo_stack: AmmoStack, "ammo-stack", "ZE-AMB-44", [Once = "once", PerCard = "per-card"];
    /// What comes first on a Rush card that runs short?
    short_rush: ShortRush, "short-rush", "ZE-AMB-31", [ShortageFirst = "shortage-first", RushFirst = "rush-first"];
    /// Is a Rush an extra Activation, for which Sandbags and the Tank are no obstacle?
    rush: Rush, "rush", "WZ-SBG-05", [Normal = "normal", Extra = "extra"];
    /// Do Survivors who have left count for the Danger Level?
    leavers_level: LeaversLevel, "leavers-level", "ZE-AMB-17", [Ignored = "ignored", Counted = "counted"];
    /// Does the Action that a Born leader gives have limits of its own?
    born_leader_turn: BornLeaderTurn, "born-leader-turn", "ZE-AMB-02", [
        OwnTurn = "own-turn", SharesLimits = "shares-limits"
    ];
    /// Where does a Riot Shield work?
    riot_shield: RiotShield, "riot-shield", "ZE-AMB-54", [Hand = "hand", AnySlot = "any-slot"];
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
        All = "all", Easier = "easier", Harder = "harder", NoExtra = "no-extra-activations",
        EasierOnly = "easier-only", HarderOnly = "harder-only"
    ];
    /// Are the decks with All-Out dice and Keep values in play?
    advanced_equipment: AdvancedEquipment, "advanced-equipment", "WZ-EQP-01", [
        Mission = "mission", On = "on", Off = "off"
    ];
    /// Is it rolled at the end for the cards that Survivors keep?
    keep: Keep, "keep", "WZ-KEEP-01", [Mission = "mission", On = "on", Off = "off"];
    /// Do day and night follow each other?
    clock: Clock, "clock", "WZ-CLK-07", [Mission = "mission", On = "on", Off = "off"];
    /// At what hour does the game begin, where there is a Clock and the mission names none?
    hour: StartingHour, "hour", "WZ-CLK-07", [Noon = "noon", Morning = "morning", Evening = "evening", Midnight = "midnight"];
    /// When may a light be turned for free?
    beam_reaim: BeamReaim, "beam-reaim", "WZ-LGT-08", [AnyAction = "any-action", MoveOnly = "move-only"];
    /// How often does the skill that ignores Breaks work?
    ignore_break: IgnoreBreak, "ignore-break", "WZ-DIF-29", [PerRound = "per-round", PerTurn = "per-turn"];
    /// Is a crate taken, or Searched?
    crate_by: CrateBy, "crate", "WZ-MIS-01", [Take = "take", Search = "search"];
    /// Does the team have the Achievement Tunnel Dweller?
    tunnel_dweller: TunnelDweller, "tunnel-dweller", "WZ-M7-03", [Missing = "missing", Earned = "earned"];
    /// Does the team have the Achievement Let There Be Light?
    let_there_be_light: LetThereBeLight, "let-there-be-light", "WZ-M7-04", [Missing = "missing", Earned = "earned"];
    /// Does the team have the Achievement Praetorian?
    praetorian: Praetorian, "praetorian", "WZ-M7-05", [Missing = "missing", Earned = "earned"];
    /// Is a Note that an Abomination shows on sight asked about, or read?
    praetorian_note: PraetorianNote, "praetorian-note", "WZ-M7-05", [Ask = "ask", Auto = "auto"];
    /// Does the timed card of the third mission count for victory?
    timed_card: TimedCard, "timed-card", "WZ-M3-01", [Required = "required", Ignored = "ignored"];
    /// House rule: may Turns of all players be taken in any order?
    interleaved: Interleaved, "interleaved", "ZE-RUL-01", [Off = "off", On = "on"];
    /// What happens to a Survivor without Health?
    falling: Falling, "falling", "WZ-KO-01", [
        Mission = "mission", Lost = "lost", KnockedOut = "knocked-out"
    ];
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

impl StartingHour {
    /// What the Clock shows.
    pub(crate) const fn hour(self) -> u8 {
        match self {
            StartingHour::Noon => 12,
            StartingHour::Morning => 7,
            StartingHour::Evening => 18,
            StartingHour::Midnight => 0,
        }
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
