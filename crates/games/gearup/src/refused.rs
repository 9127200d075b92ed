//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when a person is to read it.

use horda_kit::Seat;
use horda_words::Refusals;

use crate::action::Way;
use crate::boss::Member;
use crate::cells::Cell;
use crate::question::Question;
use crate::rules::GearUp;
use crate::sheet::SurvivorId;
use crate::state::{State, Target, ZombieNumber};

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Refusals)]
#[refusals(rules = GearUp, context(state: State))]
pub(crate) enum Refused {
    #[refused("GU-END-01", "over-boss-dead", when(rule = "GU-END-01"), silent)]
    #[refused("GU-END-03", "over-survivor-dead", when(rule = "GU-END-03"), silent)]
    #[refused(rule, "over-boss-stands", silent)]
    GameOver { rule: &'static str },
    // Another seat decides, or this seat must decide something else.
    #[refused(rule, "wait", seat = state.whose(seat))]
    Wait { seat: Seat, rule: &'static str },
    #[refused("GU-CMD-06", "commander-decides", seat = state.whose(seat))]
    CommanderDecides { seat: Seat },
    #[refused("GU-AMB-55", "first-seat-names")]
    FirstSeatNames,
    #[refused("GU-AMB-57", "finished-already")]
    FinishedAlready,
    #[refused(rule, "answer-first", question)]
    AnswerFirst { question: Question, rule: &'static str },
    // It is not the time for that.
    #[refused("GU-SET-02", "muster-over")]
    MusterOver,
    #[refused("GU-SET-10", "commander-named")]
    CommanderNamed,
    #[refused("GU-ATK-06", "weapons-over")]
    WeaponsOver,
    #[refused("GU-TRN-01", "attack-over")]
    AttackOver,
    #[refused(rule, "ammo-later", silent)]
    AmmoLater { rule: &'static str },
    #[refused("GU-TRN-01", "upgrades-later")]
    UpgradesLater,
    #[refused("GU-AMB-16", "must-upgrade")]
    MustUpgrade,
    #[refused(rule, "use-missing", silent)]
    UseMissing { rule: &'static str },
    #[refused("GU-EFF-02", "knock-missing")]
    KnockMissing,
    #[refused("GU-AMB-22", "attack-missing")]
    AttackMissing,
    #[refused(rule, "toll-missing", silent)]
    TollMissing { rule: &'static str },
    #[refused("GU-SPN-06", "nobody-drawn")]
    NobodyDrawn,
    #[refused("GU-AMB-23", "strike-missing")]
    StrikeMissing,
    // There is nothing to do for this seat.
    #[refused("GU-ATK-03", "nothing-in-front")]
    NothingInFront,
    #[refused("GU-AMM-03", "nothing-to-shoot")]
    NothingToShoot,
    #[refused("GU-UPG-01", "nothing-earned")]
    NothingEarned,
    // Before the game.
    #[refused("GU-SET-02", "picked-already")]
    PickedAlready,
    #[refused("GU-SET-02", "survivor-taken", survivor)]
    SurvivorTaken(SurvivorId),
    #[refused("GU-GEN-01", "seat-missing", number)]
    SeatMissing(Seat),
    // Aim.
    #[refused("GU-ATK-02", "zombie-missing", zombie)]
    ZombieMissing(ZombieNumber),
    #[refused("GU-RND-04", "boss-away")]
    BossAway,
    #[refused("GU-SOX-02", "member-dead", target)]
    MemberDead(Member),
    #[refused("GU-ATK-02", "out-of-reach", when(target = target @ Target::Zombie(_)),
        seat = state.whose(lane), target = state.seen(target))]
    #[refused("GU-ATK-05", "boss-elsewhere", when(target = target @ Target::Boss(_)),
        seat = state.whose(lane), target = state.seen(target))]
    OutOfReach { target: Target, lane: Seat },
    #[refused("GU-EFF-06", "not-a-neighbour", when(target = target @ Target::Zombie(_)),
        seat = state.whose(lane), target = state.seen(target))]
    #[refused("GU-ATK-05", "not-a-neighbour", when(target = target @ Target::Boss(_)),
        seat = state.whose(lane), target = state.seen(target))]
    NotANeighbour { target: Target, lane: Seat },
    #[refused("GU-EFF-11", "hit-before", target = state.seen(it))]
    HitBefore(Target),
    #[refused("GU-EFF-08", "parts-apart", target = state.seen(it))]
    PartsApart(Target),
    #[refused("GU-EFF-03", "hits-used", count)]
    HitsUsed(u8),
    #[refused("GU-AMB-20", "other-lane", target = state.seen(it))]
    OtherLane(Target),
    #[refused("GU-AMB-19", "stamped-already", target = state.seen(it))]
    StampedAlready(Target),
    #[refused(rule, "one-of-sox", silent)]
    OneOfSox { rule: &'static str },
    #[refused("GU-EFF-13", "other-space", target = state.seen(it))]
    OtherSpace(Target),
    #[refused("GU-EFF-12", "space-swept", count)]
    SpaceSwept(u8),
    #[refused("GU-ATK-01", "fired-already")]
    FiredAlready,
    // Cells.
    #[refused("GU-HIT-04", "outside", target = state.seen(target), cell)]
    Outside { target: Target, cell: Cell },
    #[refused("GU-HIT-03", "crossed-already", target = state.seen(target), cell)]
    CrossedAlready { target: Target, cell: Cell },
    #[refused("GU-SCR-01", "mouth-shut", cell)]
    MouthShut(Cell),
    #[refused("GU-HIT-02", "not-the-shape")]
    NotTheShape,
    #[refused("GU-PYR-01", "must-touch")]
    MustTouch,
    #[refused("GU-EFF-08", "part-first")]
    PartFirst,
    #[refused("GU-EFF-01", "cannot-split")]
    CannotSplit,
    #[refused("GU-AMB-18", "not-a-part")]
    NotAPart,
    #[refused("GU-AMB-18", "parts-overlap", cell)]
    PartsOverlap(Cell),
    #[refused("GU-AMB-18", "no-room-for-part")]
    PartHasNoRoom,
    // The rest of an activation.
    #[refused("GU-AMB-19", "one-pass-only")]
    OnePassOnly,
    #[refused("GU-AMB-09", "fire-first", way)]
    FireFirst(Way),
    #[refused("GU-AMB-09", "twice-already")]
    TwiceAlready,
    #[refused("GU-EFF-01", "effect-missing", way)]
    EffectMissing(Way),
    #[refused("GU-AMB-44", "weapon-closed")]
    WeaponClosed,
    #[refused("GU-AMB-44", "companion-closed")]
    CompanionClosed,
    #[refused("GU-AMM-01", "ammo-gone")]
    AmmoGone,
    #[refused("GU-EFF-10", "reload-costs")]
    ReloadCosts,
    #[refused("GU-EFF-11", "nothing-critical")]
    NothingCritical,
    #[refused("GU-AMB-11", "target-missing", when(adrenaline = true), silent)]
    #[refused("GU-ATK-03", "target-missing", when(adrenaline = false), silent)]
    TargetMissing { adrenaline: bool },
    #[refused("GU-EFF-11", "others-missing")]
    OthersMissing,
    #[refused("GU-TCD-03", "solo-only")]
    SoloOnly,
    #[refused("GU-SOL-02", "companion-missing", survivor)]
    CompanionMissing(SurvivorId),
    #[refused("GU-SOL-04", "companion-icon-missing")]
    CompanionIconMissing,
    #[refused("GU-AMB-44", "one-companion")]
    OneCompanion,
    #[refused("GU-SOL-06", "companion-rests", survivor)]
    CompanionRests(SurvivorId),
    // Ammo and upgrades.
    #[refused("GU-AMM-03", "own-lane-only", target = state.seen(it))]
    OwnLaneOnly(Target),
    #[refused("GU-AMB-12", "boss-barred")]
    BossBarred,
    #[refused("GU-AMB-25", "ammo-must-touch")]
    AmmoMustTouch,
    #[refused("GU-WPN-05", "already-complete")]
    AlreadyComplete,
    #[refused("GU-WPN-04", "upgrade-missing")]
    UpgradeMissing,
    #[refused("GU-UPG-05", "learned-already")]
    LearnedAlready,
    #[refused("GU-UPG-04", "left-first")]
    LeftFirst,
    // Damage and the Boss.
    #[refused("GU-DMG-03", "nothing-to-block")]
    NothingToBlock,
    #[refused("GU-SRV-03", "armour-gone", count)]
    ArmourGone(u8),
    #[refused("GU-DMG-03", "too-much-armour", count)]
    TooMuchArmour(u8),
    #[refused("GU-AMB-22", "cannot-come-first", zombie)]
    CannotComeFirst(ZombieNumber),
    #[refused("GU-AMB-23", "cannot-strike")]
    CannotStrike,
}

impl Refused {
    /// Nothing with this name stands there.
    pub(crate) fn missing(target: Target, state: &State) -> Refused {
        match target {
            Target::Zombie(id) => Refused::ZombieMissing(id),
            Target::Boss(_) if state.boss.is_none() => Refused::BossAway,
            Target::Boss(member) => Refused::MemberDead(member),
        }
    }
}
