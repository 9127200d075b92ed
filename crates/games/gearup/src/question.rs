//! What the table waits for, whom it asks, and why another seat, or another action, must wait.

use horda_kit::{Seat, SeatSet, mark};
use horda_words::{Phrase, Said};

use crate::action::Action;
use crate::options::SoxOrder;
use crate::refused::Refused;
use crate::rules::GearUp;
use crate::state::{FIRST_SEAT, Nature, State, Step, Target};

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Everybody without a Survivor chooses one.
    Muster,
    /// The first seat names the Commander.
    Naming,
    /// A Survivor may use Armour.
    Block { seat: Seat },
    /// The Commander assigns a zombie.
    Assign,
    /// A Survivor may buy off a blow.
    Toll { seat: Seat },
    /// The Commander says which of the Dead Sox strikes.
    Order,
    /// A Survivor may drive a zombie back.
    Knock { seat: Seat },
    /// A Survivor goes on with an activation.
    Volley { seat: Seat },
    /// Everybody who has not finished fires.
    Weapons,
    /// Everybody who has not finished spends Ammo.
    Ammo,
    /// Everybody who earned upgrades takes them.
    Upgrades,
}

impl Question {
    /// Keys of their texts.
    pub(crate) const KEYS: [&str; 11] = [
        "question-muster",
        "question-naming",
        "question-block",
        "question-assign",
        "question-toll",
        "question-order",
        "question-knock",
        "question-volley",
        "question-weapons",
        "question-ammo",
        "question-upgrades",
    ];

    /// Key of its text.
    const fn key(self) -> &'static str {
        match self {
            Question::Muster => "question-muster",
            Question::Naming => "question-naming",
            Question::Block { .. } => "question-block",
            Question::Assign => "question-assign",
            Question::Toll { .. } => "question-toll",
            Question::Order => "question-order",
            Question::Knock { .. } => "question-knock",
            Question::Volley { .. } => "question-volley",
            Question::Weapons => "question-weapons",
            Question::Ammo => "question-ammo",
            Question::Upgrades => "question-upgrades",
        }
    }
}

impl<R: ?Sized> Said<R> for Question {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.key(name, self.key())
    }
}

impl GearUp {
    /// The rule that asks a question.
    pub(crate) fn rule_of(&self, question: Question) -> &'static str {
        match question {
            Question::Muster => "GU-SET-02",
            Question::Naming => "GU-SET-10",
            Question::Block { .. } => "GU-DMG-03",
            Question::Assign => "GU-SPN-06",
            Question::Toll { .. } => self.toll_rule(),
            Question::Order => "GU-AMB-23",
            Question::Knock { .. } => "GU-EFF-02",
            Question::Volley { .. } | Question::Weapons => "GU-ATK-01",
            Question::Ammo => "GU-AMM-01",
            Question::Upgrades => "GU-UPG-03",
        }
    }

    /// What the table waits for, if it waits.
    pub(crate) fn question(&self, state: &State) -> Option<Question> {
        if let Some(blow) = state.blows.first() {
            let armour = state.seats[blow.seat.index()].armour.ready;
            mark!("GU-AMB-56"); // asked only where Armour gives a choice
            let choice = blow.nature == Nature::Ordinary && armour > 0 && blow.amount > 0;
            return choice.then_some(Question::Block { seat: blow.seat });
        }
        if state.march.is_some() {
            return None;
        }
        if !state.drawn.is_empty() {
            return (!self.is_solo() && state.round > 0).then_some(Question::Assign);
        }
        if let Some(place) = state.toll {
            let seat = state.from_commander(place);
            let able = self.toll_track(state, seat).ready > 0;
            return able.then_some(Question::Toll { seat });
        }
        if let Some(strike) = state.sox {
            let team = self.options.sox_order == SoxOrder::Team;
            return (team && strike.left.count_ones() > 1).then_some(Question::Order);
        }
        if let Some(volley) = &state.volley {
            let seat = volley.seat;
            if volley.knock.is_some() {
                return Some(Question::Knock { seat });
            }
            return self.can_go_on(state, volley).then_some(Question::Volley { seat });
        }
        self.step_question(state)
    }

    /// What the step waits for when nothing is under way.
    fn step_question(&self, state: &State) -> Option<Question> {
        let busy = state.seats.iter().any(|seat| !seat.done);
        match state.step {
            Step::Muster => busy.then_some(Question::Muster),
            Step::Naming => state.commander.is_none().then_some(Question::Naming),
            Step::Weapons => busy.then_some(Question::Weapons),
            Step::Ammo => busy.then_some(Question::Ammo),
            Step::Upgrades => busy.then_some(Question::Upgrades),
            Step::March | Step::Card | Step::Over { .. } => None,
        }
    }

    /// Who answers a question.
    pub(crate) fn askees(&self, state: &State, question: Question) -> SeatSet {
        match question {
            Question::Block { seat }
            | Question::Toll { seat }
            | Question::Knock { seat }
            | Question::Volley { seat } => SeatSet::only(seat),
            Question::Naming => {
                mark!("GU-AMB-55"); // the first seat names
                SeatSet::only(FIRST_SEAT)
            }
            Question::Assign | Question::Order => {
                mark!("GU-CMD-06"); // the Commander decides
                mark!("GU-AMB-51"); // for the team
                SeatSet::only(state.from_commander(0))
            }
            Question::Weapons | Question::Ammo => {
                mark!("GU-ATK-04"); // all in the same step
                mark!("GU-AMB-01"); // in any order
                self.busy(state)
            }
            Question::Upgrades => {
                mark!("GU-AMB-46"); // in any order
                self.busy(state)
            }
            Question::Muster => self.busy(state),
        }
    }

    /// Everybody who has not finished.
    fn busy(&self, state: &State) -> SeatSet {
        let busy = self.everybody().filter(|seat| !state.seats[seat.index()].done);
        busy.fold(SeatSet::NONE, SeatSet::with)
    }

    /// Why a seat has no say now.
    pub(crate) fn why_not_asked(
        &self,
        state: &State,
        seat: Seat,
        question: Question,
        action: Action,
    ) -> Refused {
        if seat.0 >= self.crew {
            return Refused::SeatMissing(seat);
        }
        match question {
            Question::Block { seat } | Question::Toll { seat } | Question::Knock { seat } => {
                Refused::Wait { seat, rule: self.rule_of(question) }
            }
            // One use of a weapon at a time.
            Question::Volley { seat } => Refused::Wait { seat, rule: "GU-AMB-01" },
            Question::Assign | Question::Order => {
                Refused::CommanderDecides { seat: state.from_commander(0) }
            }
            Question::Naming => Refused::FirstSeatNames,
            Question::Muster => Refused::PickedAlready,
            Question::Weapons | Question::Ammo | Question::Upgrades => {
                self.why_finished(state, seat, question, action)
            }
        }
    }

    /// Why a seat has no part in a step that others still play: nothing to do, or it has finished.
    fn why_finished(
        &self,
        state: &State,
        seat: Seat,
        question: Question,
        action: Action,
    ) -> Refused {
        let own = match question {
            Question::Ammo => matches!(action, Action::Shoot { .. } | Action::Done),
            Question::Upgrades => matches!(action, Action::Upgrade { .. } | Action::Done),
            Question::Muster
            | Question::Naming
            | Question::Block { .. }
            | Question::Assign
            | Question::Toll { .. }
            | Question::Order
            | Question::Knock { .. }
            | Question::Volley { .. }
            | Question::Weapons => is_attack(action) || action == Action::Done,
        };
        if question == Question::Weapons && matches!(action, Action::Shoot { .. }) {
            // The others have not finished with their weapons.
            return Refused::AmmoLater { rule: "GU-AMB-13" };
        }
        if !own {
            return self.why_not_now(question, action);
        }
        let seated = &state.seats[seat.index()];
        let used = seated.weapon.fired > 0 || seated.caller.is_some();
        let idle = if question == Question::Upgrades {
            return Refused::NothingEarned;
        } else if question == Question::Ammo && seated.ammo.ready == 0 {
            Refused::AmmoGone
        } else if question == Question::Ammo && !self.can_shoot(state, seat) {
            Refused::NothingToShoot
        } else if question == Question::Weapons && !used && !self.can_fire(state, seat) {
            Refused::NothingInFront
        } else {
            return Refused::FinishedAlready;
        };
        if action == Action::Done {
            return idle;
        }
        // What forbids this very action may say more than that there is nothing to do.
        match self.judge_answer(state, seat, question, action) {
            Ok(()) | Err(Refused::OutOfReach { target: Target::Zombie(_), .. }) => idle,
            Err(other) => other,
        }
    }

    /// Why an action is no answer to what is asked.
    pub(crate) fn why_not_now(&self, question: Question, action: Action) -> Refused {
        let first = Refused::AnswerFirst { question, rule: self.rule_of(question) };
        let during = matches!(action, Action::Done | Action::Call { .. } | Action::Second { .. });
        match question {
            Question::Naming if matches!(action, Action::Pick { .. }) => Refused::MusterOver,
            Question::Block { .. }
            | Question::Toll { .. }
            | Question::Knock { .. }
            | Question::Assign
            | Question::Order
            | Question::Muster
            | Question::Naming => first,
            // One use of a weapon at a time.
            Question::Volley { .. } if during => {
                Refused::AnswerFirst { question, rule: "GU-AMB-01" }
            }
            Question::Volley { .. } | Question::Weapons | Question::Ammo | Question::Upgrades => {
                self.wrong_time(question, action)
            }
        }
    }

    /// When an action has its time, if not now in a turn.
    fn wrong_time(&self, question: Question, action: Action) -> Refused {
        match action {
            Action::Pick { .. } => Refused::MusterOver,
            Action::Command { .. } => Refused::CommanderNamed,
            Action::Again if question == Question::Weapons => {
                Refused::UseMissing { rule: "GU-AMB-19" }
            }
            Action::Stop if question == Question::Weapons => {
                Refused::UseMissing { rule: "GU-AMB-05" }
            }
            Action::Stamp { .. }
            | Action::Part { .. }
            | Action::Again
            | Action::Stop
            | Action::Second { .. }
            | Action::Call { .. } => {
                let ammo = question == Question::Ammo;
                if ammo { Refused::WeaponsOver } else { Refused::AttackOver }
            }
            Action::Shoot { .. } if question == Question::Upgrades => Refused::AttackOver,
            Action::Shoot { .. } => Refused::AmmoLater { rule: "GU-ATK-06" },
            Action::Upgrade { .. } => Refused::UpgradesLater,
            Action::Done => Refused::MustUpgrade,
            Action::Knock { .. } => Refused::KnockMissing,
            Action::Block { .. } => Refused::NothingToBlock,
            Action::Before { .. } => Refused::AttackMissing,
            Action::Pay { .. } => Refused::TollMissing { rule: self.toll_rule() },
            Action::Assign { .. } => Refused::NobodyDrawn,
            Action::Order { .. } => Refused::StrikeMissing,
        }
    }
}

/// Does an action use a weapon or a Companion?
fn is_attack(action: Action) -> bool {
    matches!(
        action,
        Action::Stamp { .. }
            | Action::Part { .. }
            | Action::Again
            | Action::Stop
            | Action::Second { .. }
            | Action::Call { .. }
    )
}
