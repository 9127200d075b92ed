//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.

use horda_kit::Seat;
use horda_words::Refusals;

use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::combat::fight::Fight;
use crate::equipment::card::CardKind;
use crate::missions::card::CardId;
use crate::missions::mission::Colour;
use crate::question::Question;
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::spawning::zombie_card::ZombieCardId;
use crate::state::State;
use crate::survivors::character::CharacterId;
use crate::zombies::kind::Kind;

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Refusals)]
#[refusals(rules = Zombicide, context(state: State))]
pub(crate) enum Refused {
    #[refused("ZE-WIN-01", "over-won", when(won = true), silent)]
    #[refused("ZE-WIN-02", "over-lost", when(won = false), silent)]
    GameOver { won: bool },
    // Another seat decides, or this one must decide something else.
    #[refused(rule, "wait", seat = rules.seat_number(seat), question)]
    Wait { seat: Seat, question: Question, rule: &'static str },
    #[refused("ZE-AMB-01", "first-player-decides", seat = rules.seat_number(seat))]
    FirstSeatDecides { seat: Seat },
    #[refused(rule, "answer-first", question)]
    AnswerFirst { question: Question, rule: &'static str },
    #[refused("ZE-PLY-01", "turn-missing")]
    TurnMissing,
    #[refused("ZE-SET-04", "not-your-survivor", who)]
    NotYours { who: CharacterId },
    #[refused("ZE-SET-04", "not-in-team", who)]
    NotInTeam { who: CharacterId },
    #[refused("ZE-SET-04", "seat-missing", seat = rules.seat_number(seat))]
    SeatMissing { seat: Seat },
    #[refused("ZE-SET-04", "led-already", who, seat = rules.seat_number(seat))]
    LedAlready { who: CharacterId, seat: Seat },
    #[refused("ZE-RUL-30", "waits-for-turn", who)]
    WaitsForTurn { who: CharacterId },
    // Before the game.
    #[refused("ZE-SET-04", "survivor-taken", who)]
    Taken { who: CharacterId },
    #[refused("ZE-CPN-03", "companion-idle", who)]
    CompanionIdle { who: CharacterId },
    #[refused("ZE-CPN-01", "companion-here", who)]
    CompanionHere { who: CharacterId },
    #[refused("ZE-SET-04", "team-complete")]
    TeamComplete,
    // Turns.
    #[refused("ZE-PLY-01", "has-acted", who)]
    HasActed { who: CharacterId },
    #[refused("ZE-PLY-02", "not-your-turn", who)]
    NotYourTurn { who: CharacterId },
    #[refused("ZE-SUR-04", "not-standing", who)]
    NotStanding { who: CharacterId },
    #[refused("ZE-SKL-60", "nobody-waits")]
    NobodyWaits,
    #[refused("ZE-ACT-01", "no-actions")]
    NoActions,
    #[refused(rule, "once-a-turn", silent)]
    OnceATurn { rule: &'static str },
    #[refused(rule, "once-a-round", silent)]
    OnceARound { rule: &'static str },
    #[refused(rule, "once-a-card", silent)]
    OnceACard { rule: &'static str },
    #[refused(rule, "skill-missing", skill = rules.skill_of_rule(rule))]
    SkillMissing { rule: &'static str },
    #[refused("ZE-RUL-23", "led-free-skill", skill = rules.skill_of_rule(rule))]
    LedFreeSkill { rule: &'static str },
    #[refused("ZE-SUR-02", "not-a-kid")]
    NotAKid,
    #[refused("ZE-AMB-71", "led-twice")]
    LedTwice,
    #[refused("ZE-SKL-17", "lead-another")]
    LeadAnother,
    #[refused("ZE-AMB-71", "must-act")]
    MustAct,
    // Moves.
    #[refused("ZE-MOV-01", "already-there")]
    AlreadyThere,
    #[refused("ZE-MOV-02", "door-closed", door)]
    DoorClosed { door: GateId },
    #[refused("ZE-MOV-01", "too-far", to)]
    TooFar { to: Zone },
    #[refused("ZE-AMB-65", "too-near", to, least)]
    TooNear { to: Zone, least: u8 },
    #[refused("ZE-MOV-04", "zombies-in-the-way", to)]
    ZombiesInTheWay { to: Zone },
    #[refused("ZE-MOV-03", "zombies-hold", cost, left)]
    ZombiesHold { cost: u8, left: u8 },
    #[refused("WZ-TNK-04", "tank-too-high", cost, left)]
    TankTooHigh { cost: u8, left: u8 },
    #[refused(rule, "wrong-end", to, skill = rules.skill_of_rule(rule))]
    WrongEnd { rule: &'static str, to: Zone },
    // Search and cards.
    #[refused("ZE-SRC-01", "search-outside")]
    SearchOutside,
    #[refused("WZ-COR-03", "search-corridor")]
    SearchCorridor,
    #[refused("ZE-SRC-01", "search-among-zombies")]
    SearchAmongZombies,
    #[refused("ZE-SRC-03", "search-cards", most)]
    SearchCards { most: u8 },
    #[refused("ZE-INV-01", "backpack-full", slots)]
    BackpackFull { slots: u8 },
    #[refused("ZE-INV-02", "in-backpack", card)]
    InBackpack { card: CardKind },
    #[refused("ZE-INV-02", "not-carried", card)]
    NotCarried { card: CardKind },
    #[refused("ZE-ACT-03", "card-left-out", card)]
    CardLeftOut { card: CardKind },
    #[refused("ZE-ACT-03", "nothing-changes")]
    NothingChanges,
    #[refused("ZE-RUL-16", "trade-declined", who)]
    TradeDeclined { who: CharacterId },
    #[refused("ZE-EQT-18", "not-food", card)]
    NotFood { card: CardKind },
    #[refused("ZE-AMB-74", "nothing-to-replace")]
    NothingToReplace,
    #[refused("ZE-AMB-76", "nothing-to-match")]
    NothingToMatch,
    // Doors and tokens.
    #[refused("ZE-DOR-01", "no-such-door")]
    NoSuchDoor,
    #[refused("ZE-DOR-01", "door-elsewhere", door)]
    DoorElsewhere { door: GateId },
    #[refused("ZE-DOR-03", "door-open", door)]
    DoorOpen { door: GateId },
    #[refused("ZE-DOR-01", "no-opener")]
    NoOpener,
    #[refused("ZE-EQT-08", "opens-nothing", card)]
    OpensNothing { card: CardKind },
    #[refused(rule, "locked", colour)]
    Locked { colour: Colour, rule: &'static str },
    #[refused(rule, "barricaded", door)]
    Barricaded { door: GateId, rule: &'static str },
    #[refused(rule, "sealed", door)]
    Sealed { door: GateId, rule: &'static str },
    #[refused("WZ-M3-04", "card-door-first")]
    CardDoorFirst,
    #[refused(rule, "rescue-first", silent)]
    RescueFirst { rule: &'static str },
    #[refused("WZ-M1-08", "humvee-locked")]
    HumveeLocked,
    #[refused("WZ-M9-04", "other-card-first", card)]
    OtherCardFirst { card: CardId },
    #[refused("WZ-M1-03", "start-taken", at)]
    StartTaken { at: Zone },
    #[refused("ZE-OBJ-01", "no-objective")]
    NoObjective,
    #[refused("WZ-KO-05", "nobody-lies", who)]
    NobodyLies { who: CharacterId },
    #[refused("ZE-OBJ-04", "no-crate")]
    NoCrate,
    #[refused("ZE-EQT-12", "not-empty", card)]
    NotEmpty { card: CardKind },
    // Cars.
    #[refused("ZE-CAR-01", "no-car")]
    NoCar,
    #[refused("WZ-HUM-02", "humvee-stands")]
    HumveeStands,
    #[refused("ZE-CAR-01", "car-among-zombies")]
    CarAmongZombies,
    #[refused("ZE-CAR-01", "car-full")]
    CarFull,
    #[refused("ZE-CAR-01", "wheel-taken")]
    WheelTaken,
    #[refused("ZE-CAR-01", "not-in-car")]
    NotInCar,
    #[refused("ZE-CAR-01", "in-car")]
    InCar,
    #[refused("ZE-CAR-01", "other-car", who)]
    OtherCar { who: CharacterId },
    #[refused("ZE-CAR-02", "not-driver")]
    NotDriver,
    #[refused("ZE-CAR-03", "turns-back")]
    TurnsBack,
    #[refused("ZE-CAR-05", "no-driving")]
    NoDriving,
    #[refused("ZE-CAR-05", "no-street", to)]
    NoStreet { to: Zone },
    // Attacks.
    #[refused("ZE-ABO-06", "hobomination")]
    Hobomination,
    #[refused("ZE-CBT-01", "no-such-attack", card, fight)]
    NoSuchAttack { card: CardKind, fight: Fight },
    #[refused("ZE-AMB-63", "other-attack", fight)]
    OtherAttack { fight: Fight },
    #[refused("ZE-EQT-12", "empty", card)]
    Empty { card: CardKind },
    #[refused("ZE-CBT-16", "no-pair", card)]
    NoPair { card: CardKind },
    #[refused("ZE-EQT-09", "not-dual", card)]
    NotDual { card: CardKind },
    #[refused("ZE-AMB-45", "pair-empty", card)]
    PairEmpty { card: CardKind },
    #[refused("ZE-AMB-37", "nothing-to-hit")]
    NothingToHit,
    #[refused("ZE-LOS-01", "not-seen", at)]
    NotSeen { at: Zone },
    #[refused("ZE-DRK-01", "too-dark", at)]
    TooDark { at: Zone },
    #[refused("WZ-NGT-02", "night-hides", at)]
    NightHides { at: Zone },
    #[refused("ZE-CBT-13", "too-close", at, nearest)]
    TooClose { at: Zone, nearest: u8 },
    #[refused("ZE-CBT-13", "out-of-range", at, range, farthest)]
    OutOfRange { at: Zone, range: u8, farthest: u8 },
    #[refused("ZE-EQT-13", "no-molotov")]
    NoMolotov,
    #[refused("ZE-SPN-12", "only-the-spawn", at)]
    OnlyTheSpawn { at: Zone },
    #[refused("ZE-CBT-07", "no-reroll")]
    NoReroll,
    #[refused("WZ-EQP-01", "plain-decks")]
    PlainDecks,
    #[refused("WZ-EQP-03", "no-all-out", card)]
    NoAllOut { card: CardKind },
    #[refused("WZ-SKL-03", "only-all-out")]
    OnlyAllOut,
    #[refused("WZ-AO-09", "fixed-dice")]
    FixedDice,
    #[refused("WZ-SKL-10", "wrong-part", card, fight)]
    WrongPart { card: CardKind, fight: Fight },
    #[refused("WZ-AMB-09", "part-in-use", card)]
    PartInUse { card: CardKind },
    #[refused("WZ-AO-08", "not-at-risk", card)]
    NotAtRisk { card: CardKind },
    #[refused("ZE-TGT-02", "shielded", kind)]
    Shielded { kind: Kind },
    #[refused("ZE-CBT-12", "none-there", kind)]
    NoneThere { kind: Kind },
    #[refused("ZE-CBT-19", "too-many-hits", most)]
    TooManyHits { most: u8 },
    #[refused("ZE-SKL-44", "reaped-already")]
    ReapedAlready,
    #[refused("ZE-AMB-78", "nothing-to-reap", kind)]
    NothingToReap { kind: Kind },
    #[refused("ZE-FFR-04", "never-the-shooter")]
    NeverTheShooter,
    #[refused("ZE-SKL-39", "low-profile", who)]
    LowProfile { who: CharacterId },
    #[refused(rule, "not-in-zone", who, at)]
    NotInZone { who: CharacterId, at: Zone, rule: &'static str },
    // Light.
    #[refused("WZ-LGT-02", "daylight")]
    Daylight,
    #[refused("WZ-LGT-01", "no-light-source")]
    NoLightSource,
    #[refused("WZ-LGT-06", "no-direction")]
    NoDirection,
    #[refused("WZ-LGT-03", "light-is-on")]
    LightIsOn,
    #[refused(rule, "light-is-off", silent)]
    LightIsOff { rule: &'static str },
    #[refused("WZ-LGT-08", "aimed-there")]
    AimedThere,
    #[refused("WZ-LGT-08", "aim-after-action")]
    AimAfterAction,
    #[refused("WZ-LGT-08", "aim-after-move")]
    AimAfterMove,
    #[refused("WZ-LGT-09", "light-the-target", at)]
    LightTheTarget { at: Zone },
    #[refused("WZ-LGT-04", "search-needs-light")]
    SearchNeedsLight,
    // Levels, friends, Zombies.
    #[refused(rule, "skill-not-offered", skill)]
    SkillNotOffered { skill: Skill, rule: &'static str },
    #[refused("ZE-CPN-07", "not-led-here", who)]
    NotLedHere { who: CharacterId },
    #[refused("ZE-CPN-07", "follows", who)]
    Follows { who: CharacterId },
    #[refused("ZE-SKL-38", "nobody-to-save", at)]
    NobodyToSave { at: Zone },
    #[refused("ZE-SKL-61", "nothing-to-taunt", at)]
    NothingToTaunt { at: Zone },
    #[refused("ZE-SUR-05", "not-hurt", who)]
    NotHurt { who: CharacterId },
    #[refused("ZE-AMB-23", "other-group", kind)]
    OtherGroup { kind: Kind },
    #[refused("ZE-ZAC-11", "no-route")]
    NoRoute,
    #[refused("ZE-ZAC-12", "split-evenly", odd)]
    SplitEvenly { odd: u8 },
    #[refused("ZE-ZAC-06", "too-many-attacks", kind, left)]
    TooManyAttacks { kind: Kind, left: u8 },
    #[refused("ZE-SKL-24", "card-not-drawn", card)]
    CardNotDrawn { card: ZombieCardId },
    #[refused("ZE-BLD-02", "room-done", zone)]
    RoomDone { zone: Zone },
    #[refused("ZE-GEN-04", "no-such-choice", count)]
    NoSuchChoice { count: u8 },
}
