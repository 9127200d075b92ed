//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when somebody wants to read it.

use horda_kit::{Phrase, Refusal, RuleId};

use crate::action::Way;
use crate::boss::SOX;
use crate::cells::Cell;
use crate::rules::{GearUp, Question};
use crate::sheet::SurvivorId;
use crate::state::{State, Target};

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum No {
    GameOver,
    // Somebody else decides, or something else is asked.
    Wait { seat: u8 },
    CommanderDecides { seat: u8 },
    FirstSeatNames,
    FinishedAlready,
    OtherQuestion(&'static str),
    // Before the game.
    SurvivorTaken(SurvivorId),
    SeatMissing(u8),
    // Aim.
    ZombieMissing(u8),
    BossAway,
    MemberDead(u8),
    OutOfReach { target: Target, lane: u8 },
    HitBefore(Target),
    PartsApart(Target),
    HitsUsed(u8),
    OtherLane(Target),
    StampedAlready(Target),
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
    PartHasNoRoom,
    // The rest of an activation.
    OnePassOnly,
    FireFirst(Way),
    TwiceAlready,
    EffectMissing(Way),
    AmmoGone,
    NothingCritical,
    TargetMissing,
    CompanionMissing(SurvivorId),
    CompanionIconMissing,
    OneCompanion,
    CompanionRests(SurvivorId),
    // Ammo and upgrades.
    OwnLaneOnly(Target),
    BossBarred,
    AlreadyComplete,
    UpgradeMissing,
    LearnedAlready,
    LeftFirst,
    // Damage and the Boss.
    NothingToBlock,
    ArmourGone(u8),
    TooMuchArmour(u8),
    CannotComeFirst(u8),
    CannotStrike,
}

impl No {
    /// Why a seat has no say in a question.
    pub(crate) fn not_asked(question: Question, commander: u8) -> No {
        match question {
            Question::Block { seat }
            | Question::Toll { seat }
            | Question::Knock { seat }
            | Question::Volley { seat } => No::Wait { seat },
            Question::Assign | Question::Order => No::CommanderDecides { seat: commander },
            Question::Naming => No::FirstSeatNames,
            Question::Muster | Question::Weapons | Question::Ammo | Question::Upgrades => {
                No::FinishedAlready
            }
        }
    }

    /// Something else is asked now.
    pub(crate) fn other_question(question: Question) -> No {
        No::OtherQuestion(question.key())
    }

    /// Nothing with this name stands there.
    pub(crate) fn missing(target: Target, state: &State) -> No {
        match target {
            Target::Zombie(id) => No::ZombieMissing(id),
            Target::Boss(_) if state.boss.is_none() => No::BossAway,
            Target::Boss(member) => No::MemberDead(member),
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
        "other-question",
        "survivor-taken",
        "seat-missing",
        "zombie-missing",
        "boss-away",
        "member-dead",
        "out-of-reach",
        "boss-elsewhere",
        "hit-before",
        "parts-apart",
        "hits-used",
        "other-lane",
        "stamped-already",
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
        "no-room-for-part",
        "one-pass-only",
        "fire-first",
        "twice-already",
        "effect-missing",
        "ammo-gone",
        "nothing-critical",
        "target-missing",
        "companion-missing",
        "companion-icon-missing",
        "one-companion",
        "companion-rests",
        "own-lane-only",
        "boss-barred",
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
            No::GameOver => ("GU-END-01", "game-over"),
            No::Wait { .. } => ("GU-AMB-01", "wait"),
            No::CommanderDecides { .. } => ("GU-CMD-06", "commander-decides"),
            No::FirstSeatNames => ("GU-AMB-55", "first-seat-names"),
            No::FinishedAlready => ("GU-AMB-57", "finished-already"),
            No::OtherQuestion(_) => ("GU-TRN-01", "other-question"),
            No::SurvivorTaken(_) => ("GU-SET-02", "survivor-taken"),
            No::SeatMissing(_) => ("GU-GEN-01", "seat-missing"),
            No::ZombieMissing(_) => ("GU-ATK-02", "zombie-missing"),
            No::BossAway => ("GU-RND-04", "boss-away"),
            No::MemberDead(_) => ("GU-SOX-02", "member-dead"),
            No::OutOfReach { target: Target::Zombie(_), .. } => ("GU-ATK-02", "out-of-reach"),
            No::OutOfReach { target: Target::Boss(_), .. } => ("GU-ATK-05", "boss-elsewhere"),
            No::HitBefore(_) => ("GU-EFF-11", "hit-before"),
            No::PartsApart(_) => ("GU-EFF-08", "parts-apart"),
            No::HitsUsed(_) => ("GU-EFF-03", "hits-used"),
            No::OtherLane(_) => ("GU-AMB-20", "other-lane"),
            No::StampedAlready(_) => ("GU-AMB-19", "stamped-already"),
            No::OtherSpace(_) => ("GU-EFF-13", "other-space"),
            No::SpaceSwept(_) => ("GU-EFF-12", "space-swept"),
            No::FiredAlready => ("GU-ATK-01", "fired-already"),
            No::Outside { .. } => ("GU-HIT-04", "outside"),
            No::CrossedAlready { .. } => ("GU-HIT-03", "crossed-already"),
            No::MouthShut(_) => ("GU-SCR-01", "mouth-shut"),
            No::NotTheShape => ("GU-HIT-02", "not-the-shape"),
            No::MustTouch => ("GU-PYR-01", "must-touch"),
            No::PartFirst => ("GU-EFF-08", "part-first"),
            No::CannotSplit => ("GU-EFF-01", "cannot-split"),
            No::NotAPart => ("GU-AMB-18", "not-a-part"),
            No::PartHasNoRoom => ("GU-AMB-18", "no-room-for-part"),
            No::OnePassOnly => ("GU-AMB-19", "one-pass-only"),
            No::FireFirst(_) => ("GU-AMB-09", "fire-first"),
            No::TwiceAlready => ("GU-AMB-09", "twice-already"),
            No::EffectMissing(_) => ("GU-EFF-01", "effect-missing"),
            No::AmmoGone => ("GU-AMM-02", "ammo-gone"),
            No::NothingCritical => ("GU-EFF-11", "nothing-critical"),
            No::TargetMissing => ("GU-ATK-03", "target-missing"),
            No::CompanionMissing(_) => ("GU-SOL-02", "companion-missing"),
            No::CompanionIconMissing => ("GU-SOL-04", "companion-icon-missing"),
            No::OneCompanion => ("GU-AMB-44", "one-companion"),
            No::CompanionRests(_) => ("GU-SOL-06", "companion-rests"),
            No::OwnLaneOnly(_) => ("GU-AMM-03", "own-lane-only"),
            No::BossBarred => ("GU-AMB-12", "boss-barred"),
            No::AlreadyComplete => ("GU-WPN-05", "already-complete"),
            No::UpgradeMissing => ("GU-WPN-04", "upgrade-missing"),
            No::LearnedAlready => ("GU-UPG-05", "learned-already"),
            No::LeftFirst => ("GU-UPG-04", "left-first"),
            No::NothingToBlock => ("GU-DMG-03", "nothing-to-block"),
            No::ArmourGone(_) => ("GU-SRV-03", "armour-gone"),
            No::TooMuchArmour(_) => ("GU-DMG-03", "too-much-armour"),
            No::CannotComeFirst(_) => ("GU-AMB-22", "cannot-come-first"),
            No::CannotStrike => ("GU-AMB-23", "cannot-strike"),
        }
    }

    fn fill(self, phrase: Phrase, rules: &GearUp, state: &State) -> Phrase {
        let seat = |phrase: Phrase, seat: u8| rules.with_seat(phrase, "seat", state, seat);
        let at = |phrase: Phrase, target: Target| rules.with_target(phrase, state, target);
        match self {
            No::GameOver
            | No::FirstSeatNames
            | No::FinishedAlready
            | No::BossAway
            | No::FiredAlready
            | No::NotTheShape
            | No::MustTouch
            | No::PartFirst
            | No::CannotSplit
            | No::NotAPart
            | No::PartHasNoRoom
            | No::OnePassOnly
            | No::TwiceAlready
            | No::AmmoGone
            | No::NothingCritical
            | No::TargetMissing
            | No::CompanionIconMissing
            | No::OneCompanion
            | No::BossBarred
            | No::AlreadyComplete
            | No::UpgradeMissing
            | No::LearnedAlready
            | No::LeftFirst
            | No::NothingToBlock
            | No::CannotStrike => phrase,
            No::Wait { seat: whose } | No::CommanderDecides { seat: whose } => seat(phrase, whose),
            No::OtherQuestion(key) => phrase.key("question", format!("question-{key}")),
            No::SurvivorTaken(who) | No::CompanionMissing(who) | No::CompanionRests(who) => {
                phrase.key("survivor", rules.survivor_key(who))
            }
            No::SeatMissing(number) => phrase.number("number", number + 1),
            No::ZombieMissing(id) | No::CannotComeFirst(id) => phrase.number("zombie", id),
            No::MemberDead(member) => {
                phrase.key("target", format!("member-{}", SOX[usize::from(member.min(2))]))
            }
            No::OutOfReach { target, lane } => at(seat(phrase, lane), target),
            No::HitBefore(target)
            | No::PartsApart(target)
            | No::OtherLane(target)
            | No::StampedAlready(target)
            | No::OtherSpace(target)
            | No::OwnLaneOnly(target) => at(phrase, target),
            No::HitsUsed(count)
            | No::SpaceSwept(count)
            | No::ArmourGone(count)
            | No::TooMuchArmour(count) => phrase.number("count", count),
            No::Outside { target, cell } | No::CrossedAlready { target, cell } => {
                at(phrase, target).text("cell", cell)
            }
            No::MouthShut(cell) => phrase.text("cell", cell),
            No::FireFirst(way) | No::EffectMissing(way) => {
                phrase.key("way", format!("way-{}", way.name()))
            }
        }
    }
}

impl Question {
    /// Its name in texts.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Question::Muster => "muster",
            Question::Naming => "naming",
            Question::Block { .. } => "block",
            Question::Assign => "assign",
            Question::Toll { .. } => "toll",
            Question::Order => "order",
            Question::Knock { .. } => "knock",
            Question::Volley { .. } => "volley",
            Question::Weapons => "weapons",
            Question::Ammo => "ammo",
            Question::Upgrades => "upgrades",
        }
    }

    /// Every name.
    pub(crate) const KEYS: &[&str] = &[
        "muster", "naming", "block", "assign", "toll", "order", "knock", "volley", "weapons",
        "ammo", "upgrades",
    ];
}

impl GearUp {
    /// The rule that asks a question.
    pub(crate) fn rule_of(&self, question: Question) -> &'static str {
        match question {
            Question::Muster => "GU-SET-02",
            Question::Naming => "GU-SET-10",
            Question::Block { .. } => "GU-DMG-03",
            Question::Assign => "GU-SPN-06",
            Question::Toll { .. } if self.boss == crate::boss::BossKind::Mutation => "GU-MUT-02",
            Question::Toll { .. } => "GU-ELE-03",
            Question::Order => "GU-AMB-23",
            Question::Knock { .. } => "GU-EFF-02",
            Question::Volley { .. } | Question::Weapons => "GU-ATK-01",
            Question::Ammo => "GU-AMM-01",
            Question::Upgrades => "GU-UPG-03",
        }
    }
}
