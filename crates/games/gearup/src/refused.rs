//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when somebody wants to read it.

use horda_kit::{Phrase, Refusal, RuleId, Seat};

use crate::action::Way;
use crate::boss::{Member, SOX};
use crate::cells::Cell;
use crate::question::Question;
use crate::rules::GearUp;
use crate::sheet::SurvivorId;
use crate::state::{State, Target, ZombieNumber};

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    GameOver { rule: &'static str },
    // Somebody else decides, or this seat must decide something else.
    Wait { seat: Seat, rule: &'static str },
    CommanderDecides { seat: Seat },
    FirstSeatNames,
    FinishedAlready,
    AnswerFirst { question: Question, rule: &'static str },
    // It is not the time for that.
    MusterOver,
    CommanderNamed,
    WeaponsOver,
    AttackOver,
    AmmoLater { rule: &'static str },
    UpgradesLater,
    MustUpgrade,
    UseMissing { rule: &'static str },
    KnockMissing,
    AttackMissing,
    TollMissing { rule: &'static str },
    NobodyDrawn,
    StrikeMissing,
    // There is nothing to do for this seat.
    NothingInFront,
    NothingToShoot,
    NothingEarned,
    // Before the game.
    PickedAlready,
    SurvivorTaken(SurvivorId),
    SeatMissing(Seat),
    // Aim.
    ZombieMissing(ZombieNumber),
    BossAway,
    MemberDead(Member),
    OutOfReach { target: Target, lane: Seat },
    NotANeighbour { target: Target, lane: Seat },
    HitBefore(Target),
    PartsApart(Target),
    HitsUsed(u8),
    OtherLane(Target),
    StampedAlready(Target),
    OneOfSox { rule: &'static str },
    OtherSpace(Target),
    SpaceSwept(u8),
    FiredAlready,
    // Cells.
    Outside { target: Target, cell: Cell },
    CrossedAlready { target: Target, cell: Cell },
    MouthShut(Cell),
    NotTheShape,
    MustTouch,
    PartFirst,
    CannotSplit,
    NotAPart,
    PartsOverlap(Cell),
    PartHasNoRoom,
    // The rest of an activation.
    OnePassOnly,
    FireFirst(Way),
    TwiceAlready,
    EffectMissing(Way),
    WeaponClosed,
    CompanionClosed,
    AmmoGone,
    ReloadCosts,
    NothingCritical,
    TargetMissing,
    OthersMissing,
    SoloOnly,
    CompanionMissing(SurvivorId),
    CompanionIconMissing,
    OneCompanion,
    CompanionRests(SurvivorId),
    // Ammo and upgrades.
    OwnLaneOnly(Target),
    BossBarred,
    AmmoMustTouch,
    AlreadyComplete,
    UpgradeMissing,
    LearnedAlready,
    LeftFirst,
    // Damage and the Boss.
    NothingToBlock,
    ArmourGone(u8),
    TooMuchArmour(u8),
    CannotComeFirst(ZombieNumber),
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

    /// The refusal that a person gets to read.
    pub(crate) fn refusal(self, rules: &GearUp, state: &State) -> Refusal {
        let (rule, key) = self.rule_and_key();
        let phrase = |key: String| self.fill(Phrase::new(key), rules, state);
        Refusal {
            rule: RuleId(rule),
            reason: phrase(format!("refusal-{key}")),
            remedy: Some(phrase(format!("refusal-{key}.fix"))),
        }
    }

    /// Every key that a refusal may use, so that the texts can be checked.
    pub(crate) const KEYS: &[&str] = &[
        "game-over",
        "wait",
        "commander-decides",
        "first-seat-names",
        "finished-already",
        "answer-first",
        "muster-over",
        "commander-named",
        "weapons-over",
        "attack-over",
        "ammo-later",
        "upgrades-later",
        "must-upgrade",
        "use-missing",
        "knock-missing",
        "attack-missing",
        "toll-missing",
        "nobody-drawn",
        "strike-missing",
        "nothing-in-front",
        "nothing-to-shoot",
        "nothing-earned",
        "picked-already",
        "survivor-taken",
        "seat-missing",
        "zombie-missing",
        "boss-away",
        "member-dead",
        "out-of-reach",
        "boss-elsewhere",
        "not-a-neighbour",
        "hit-before",
        "parts-apart",
        "hits-used",
        "other-lane",
        "stamped-already",
        "one-of-sox",
        "other-space",
        "space-swept",
        "fired-already",
        "outside",
        "crossed-already",
        "mouth-shut",
        "not-the-shape",
        "must-touch",
        "part-first",
        "cannot-split",
        "not-a-part",
        "parts-overlap",
        "no-room-for-part",
        "one-pass-only",
        "fire-first",
        "twice-already",
        "effect-missing",
        "weapon-closed",
        "companion-closed",
        "ammo-gone",
        "reload-costs",
        "nothing-critical",
        "target-missing",
        "others-missing",
        "solo-only",
        "companion-missing",
        "companion-icon-missing",
        "one-companion",
        "companion-rests",
        "own-lane-only",
        "boss-barred",
        "ammo-must-touch",
        "already-complete",
        "upgrade-missing",
        "learned-already",
        "left-first",
        "nothing-to-block",
        "armour-gone",
        "too-much-armour",
        "cannot-come-first",
        "cannot-strike",
    ];

    fn rule_and_key(self) -> (&'static str, &'static str) {
        match self {
            Refused::GameOver { rule } => (rule, "game-over"),
            Refused::Wait { rule, .. } => (rule, "wait"),
            Refused::CommanderDecides { .. } => ("GU-CMD-06", "commander-decides"),
            Refused::FirstSeatNames => ("GU-AMB-55", "first-seat-names"),
            Refused::FinishedAlready => ("GU-AMB-57", "finished-already"),
            Refused::AnswerFirst { rule, .. } => (rule, "answer-first"),
            Refused::MusterOver => ("GU-SET-02", "muster-over"),
            Refused::CommanderNamed => ("GU-SET-10", "commander-named"),
            Refused::WeaponsOver => ("GU-ATK-06", "weapons-over"),
            Refused::AttackOver => ("GU-TRN-01", "attack-over"),
            Refused::AmmoLater { rule } => (rule, "ammo-later"),
            Refused::UpgradesLater => ("GU-TRN-01", "upgrades-later"),
            Refused::MustUpgrade => ("GU-AMB-16", "must-upgrade"),
            Refused::UseMissing { rule } => (rule, "use-missing"),
            Refused::KnockMissing => ("GU-EFF-02", "knock-missing"),
            Refused::AttackMissing => ("GU-AMB-22", "attack-missing"),
            Refused::TollMissing { rule } => (rule, "toll-missing"),
            Refused::NobodyDrawn => ("GU-SPN-06", "nobody-drawn"),
            Refused::StrikeMissing => ("GU-AMB-23", "strike-missing"),
            Refused::NothingInFront => ("GU-ATK-03", "nothing-in-front"),
            Refused::NothingToShoot => ("GU-AMM-03", "nothing-to-shoot"),
            Refused::NothingEarned => ("GU-UPG-01", "nothing-earned"),
            Refused::PickedAlready => ("GU-SET-02", "picked-already"),
            Refused::SurvivorTaken(_) => ("GU-SET-02", "survivor-taken"),
            Refused::SeatMissing(_) => ("GU-GEN-01", "seat-missing"),
            Refused::ZombieMissing(_) => ("GU-ATK-02", "zombie-missing"),
            Refused::BossAway => ("GU-RND-04", "boss-away"),
            Refused::MemberDead(_) => ("GU-SOX-02", "member-dead"),
            Refused::OutOfReach { target: Target::Zombie(_), .. } => ("GU-ATK-02", "out-of-reach"),
            Refused::OutOfReach { target: Target::Boss(_), .. } => ("GU-ATK-05", "boss-elsewhere"),
            Refused::NotANeighbour { target: Target::Zombie(_), .. } => {
                ("GU-EFF-06", "not-a-neighbour")
            }
            Refused::NotANeighbour { target: Target::Boss(_), .. } => {
                ("GU-ATK-05", "not-a-neighbour")
            }
            Refused::HitBefore(_) => ("GU-EFF-11", "hit-before"),
            Refused::PartsApart(_) => ("GU-EFF-08", "parts-apart"),
            Refused::HitsUsed(_) => ("GU-EFF-03", "hits-used"),
            Refused::OtherLane(_) => ("GU-AMB-20", "other-lane"),
            Refused::StampedAlready(_) => ("GU-AMB-19", "stamped-already"),
            Refused::OneOfSox { rule } => (rule, "one-of-sox"),
            Refused::OtherSpace(_) => ("GU-EFF-13", "other-space"),
            Refused::SpaceSwept(_) => ("GU-EFF-12", "space-swept"),
            Refused::FiredAlready => ("GU-ATK-01", "fired-already"),
            Refused::Outside { .. } => ("GU-HIT-04", "outside"),
            Refused::CrossedAlready { .. } => ("GU-HIT-03", "crossed-already"),
            Refused::MouthShut(_) => ("GU-SCR-01", "mouth-shut"),
            Refused::NotTheShape => ("GU-HIT-02", "not-the-shape"),
            Refused::MustTouch => ("GU-PYR-01", "must-touch"),
            Refused::PartFirst => ("GU-EFF-08", "part-first"),
            Refused::CannotSplit => ("GU-EFF-01", "cannot-split"),
            Refused::NotAPart => ("GU-AMB-18", "not-a-part"),
            Refused::PartsOverlap(_) => ("GU-AMB-18", "parts-overlap"),
            Refused::PartHasNoRoom => ("GU-AMB-18", "no-room-for-part"),
            Refused::OnePassOnly => ("GU-AMB-19", "one-pass-only"),
            Refused::FireFirst(_) => ("GU-AMB-09", "fire-first"),
            Refused::TwiceAlready => ("GU-AMB-09", "twice-already"),
            Refused::EffectMissing(_) => ("GU-EFF-01", "effect-missing"),
            Refused::WeaponClosed => ("GU-AMB-44", "weapon-closed"),
            Refused::CompanionClosed => ("GU-AMB-44", "companion-closed"),
            Refused::AmmoGone => ("GU-AMM-02", "ammo-gone"),
            Refused::ReloadCosts => ("GU-EFF-10", "reload-costs"),
            Refused::NothingCritical => ("GU-EFF-11", "nothing-critical"),
            Refused::TargetMissing => ("GU-ATK-03", "target-missing"),
            Refused::OthersMissing => ("GU-EFF-11", "others-missing"),
            Refused::SoloOnly => ("GU-TCD-03", "solo-only"),
            Refused::CompanionMissing(_) => ("GU-SOL-02", "companion-missing"),
            Refused::CompanionIconMissing => ("GU-SOL-04", "companion-icon-missing"),
            Refused::OneCompanion => ("GU-AMB-44", "one-companion"),
            Refused::CompanionRests(_) => ("GU-SOL-06", "companion-rests"),
            Refused::OwnLaneOnly(_) => ("GU-AMM-03", "own-lane-only"),
            Refused::BossBarred => ("GU-AMB-12", "boss-barred"),
            Refused::AmmoMustTouch => ("GU-AMB-25", "ammo-must-touch"),
            Refused::AlreadyComplete => ("GU-WPN-05", "already-complete"),
            Refused::UpgradeMissing => ("GU-WPN-04", "upgrade-missing"),
            Refused::LearnedAlready => ("GU-UPG-05", "learned-already"),
            Refused::LeftFirst => ("GU-UPG-04", "left-first"),
            Refused::NothingToBlock => ("GU-DMG-03", "nothing-to-block"),
            Refused::ArmourGone(_) => ("GU-SRV-03", "armour-gone"),
            Refused::TooMuchArmour(_) => ("GU-DMG-03", "too-much-armour"),
            Refused::CannotComeFirst(_) => ("GU-AMB-22", "cannot-come-first"),
            Refused::CannotStrike => ("GU-AMB-23", "cannot-strike"),
        }
    }

    fn fill(self, phrase: Phrase, rules: &GearUp, state: &State) -> Phrase {
        let seat = |phrase: Phrase, seat: Seat| rules.with_seat(phrase, "seat", state, seat);
        let at = |phrase: Phrase, target: Target| rules.with_target(phrase, state, target);
        match self {
            Refused::GameOver { .. }
            | Refused::FirstSeatNames
            | Refused::FinishedAlready
            | Refused::MusterOver
            | Refused::CommanderNamed
            | Refused::WeaponsOver
            | Refused::AttackOver
            | Refused::AmmoLater { .. }
            | Refused::UpgradesLater
            | Refused::MustUpgrade
            | Refused::UseMissing { .. }
            | Refused::KnockMissing
            | Refused::AttackMissing
            | Refused::TollMissing { .. }
            | Refused::NobodyDrawn
            | Refused::StrikeMissing
            | Refused::NothingInFront
            | Refused::NothingToShoot
            | Refused::NothingEarned
            | Refused::PickedAlready
            | Refused::OneOfSox { .. }
            | Refused::WeaponClosed
            | Refused::CompanionClosed
            | Refused::ReloadCosts
            | Refused::OthersMissing
            | Refused::SoloOnly
            | Refused::AmmoMustTouch
            | Refused::BossAway
            | Refused::FiredAlready
            | Refused::NotTheShape
            | Refused::MustTouch
            | Refused::PartFirst
            | Refused::CannotSplit
            | Refused::NotAPart
            | Refused::PartHasNoRoom
            | Refused::OnePassOnly
            | Refused::TwiceAlready
            | Refused::AmmoGone
            | Refused::NothingCritical
            | Refused::TargetMissing
            | Refused::CompanionIconMissing
            | Refused::OneCompanion
            | Refused::BossBarred
            | Refused::AlreadyComplete
            | Refused::UpgradeMissing
            | Refused::LearnedAlready
            | Refused::LeftFirst
            | Refused::NothingToBlock
            | Refused::CannotStrike => phrase,
            Refused::Wait { seat: whose, .. } | Refused::CommanderDecides { seat: whose } => {
                seat(phrase, whose)
            }
            Refused::AnswerFirst { question, .. } => {
                phrase.key("question", format!("question-{}", question.key()))
            }
            Refused::SurvivorTaken(who)
            | Refused::CompanionMissing(who)
            | Refused::CompanionRests(who) => phrase.key("survivor", rules.survivor_key(who)),
            Refused::SeatMissing(number) => phrase.number("number", number.0 + 1),
            Refused::ZombieMissing(id) | Refused::CannotComeFirst(id) => {
                phrase.number("zombie", id.0)
            }
            Refused::MemberDead(member) => {
                phrase.key("target", format!("member-{}", SOX[member.index().min(SOX.len() - 1)]))
            }
            Refused::OutOfReach { target, lane } | Refused::NotANeighbour { target, lane } => {
                at(seat(phrase, lane), target)
            }
            Refused::HitBefore(target)
            | Refused::PartsApart(target)
            | Refused::OtherLane(target)
            | Refused::StampedAlready(target)
            | Refused::OtherSpace(target)
            | Refused::OwnLaneOnly(target) => at(phrase, target),
            Refused::HitsUsed(count)
            | Refused::SpaceSwept(count)
            | Refused::ArmourGone(count)
            | Refused::TooMuchArmour(count) => phrase.number("count", count),
            Refused::Outside { target, cell } | Refused::CrossedAlready { target, cell } => {
                at(phrase, target).text("cell", cell)
            }
            Refused::MouthShut(cell) | Refused::PartsOverlap(cell) => phrase.text("cell", cell),
            Refused::FireFirst(way) | Refused::EffectMissing(way) => {
                phrase.key("way", format!("way-{}", way.name()))
            }
        }
    }
}
