//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when somebody wants to read it.

use horda_kit::{Phrase, Refusal, RuleId, Seat};

use crate::action::Way;
use crate::boss::{Member, SOX};
use crate::cells::Cell;
use crate::rules::{GearUp, Question};
use crate::sheet::SurvivorId;
use crate::state::{State, Target, ZombieNumber};

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    GameOver,
    // Somebody else decides, or something else is asked.
    Wait { seat: Seat },
    CommanderDecides { seat: Seat },
    FirstSeatNames,
    FinishedAlready,
    OtherQuestion(&'static str),
    // Before the game.
    SurvivorTaken(SurvivorId),
    SeatMissing(Seat),
    // Aim.
    ZombieMissing(ZombieNumber),
    BossAway,
    MemberDead(Member),
    OutOfReach { target: Target, lane: Seat },
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
    CannotComeFirst(ZombieNumber),
    CannotStrike,
}

impl Refused {
    /// Why a seat has no say in a question.
    pub(crate) fn not_asked(question: Question, commander: Seat) -> Refused {
        match question {
            Question::Block { seat }
            | Question::Toll { seat }
            | Question::Knock { seat }
            | Question::Volley { seat } => Refused::Wait { seat },
            Question::Assign | Question::Order => Refused::CommanderDecides { seat: commander },
            Question::Naming => Refused::FirstSeatNames,
            Question::Muster | Question::Weapons | Question::Ammo | Question::Upgrades => {
                Refused::FinishedAlready
            }
        }
    }

    /// Something else is asked now.
    pub(crate) fn other_question(question: Question) -> Refused {
        Refused::OtherQuestion(question.key())
    }

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
            Refused::GameOver => ("GU-END-01", "game-over"),
            Refused::Wait { .. } => ("GU-AMB-01", "wait"),
            Refused::CommanderDecides { .. } => ("GU-CMD-06", "commander-decides"),
            Refused::FirstSeatNames => ("GU-AMB-55", "first-seat-names"),
            Refused::FinishedAlready => ("GU-AMB-57", "finished-already"),
            Refused::OtherQuestion(_) => ("GU-TRN-01", "other-question"),
            Refused::SurvivorTaken(_) => ("GU-SET-02", "survivor-taken"),
            Refused::SeatMissing(_) => ("GU-GEN-01", "seat-missing"),
            Refused::ZombieMissing(_) => ("GU-ATK-02", "zombie-missing"),
            Refused::BossAway => ("GU-RND-04", "boss-away"),
            Refused::MemberDead(_) => ("GU-SOX-02", "member-dead"),
            Refused::OutOfReach { target: Target::Zombie(_), .. } => ("GU-ATK-02", "out-of-reach"),
            Refused::OutOfReach { target: Target::Boss(_), .. } => ("GU-ATK-05", "boss-elsewhere"),
            Refused::HitBefore(_) => ("GU-EFF-11", "hit-before"),
            Refused::PartsApart(_) => ("GU-EFF-08", "parts-apart"),
            Refused::HitsUsed(_) => ("GU-EFF-03", "hits-used"),
            Refused::OtherLane(_) => ("GU-AMB-20", "other-lane"),
            Refused::StampedAlready(_) => ("GU-AMB-19", "stamped-already"),
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
            Refused::PartHasNoRoom => ("GU-AMB-18", "no-room-for-part"),
            Refused::OnePassOnly => ("GU-AMB-19", "one-pass-only"),
            Refused::FireFirst(_) => ("GU-AMB-09", "fire-first"),
            Refused::TwiceAlready => ("GU-AMB-09", "twice-already"),
            Refused::EffectMissing(_) => ("GU-EFF-01", "effect-missing"),
            Refused::AmmoGone => ("GU-AMM-02", "ammo-gone"),
            Refused::NothingCritical => ("GU-EFF-11", "nothing-critical"),
            Refused::TargetMissing => ("GU-ATK-03", "target-missing"),
            Refused::CompanionMissing(_) => ("GU-SOL-02", "companion-missing"),
            Refused::CompanionIconMissing => ("GU-SOL-04", "companion-icon-missing"),
            Refused::OneCompanion => ("GU-AMB-44", "one-companion"),
            Refused::CompanionRests(_) => ("GU-SOL-06", "companion-rests"),
            Refused::OwnLaneOnly(_) => ("GU-AMM-03", "own-lane-only"),
            Refused::BossBarred => ("GU-AMB-12", "boss-barred"),
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
            Refused::GameOver
            | Refused::FirstSeatNames
            | Refused::FinishedAlready
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
            Refused::Wait { seat: whose } | Refused::CommanderDecides { seat: whose } => {
                seat(phrase, whose)
            }
            Refused::OtherQuestion(key) => phrase.key("question", format!("question-{key}")),
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
            Refused::OutOfReach { target, lane } => at(seat(phrase, lane), target),
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
            Refused::MouthShut(cell) => phrase.text("cell", cell),
            Refused::FireFirst(way) | Refused::EffectMissing(way) => {
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
