//! What the table waits for, whom it asks, and by which rule.

use horda_kit::{Seat, SeatSet, mark};
use horda_words::{Phrase, Said};

use crate::combat::attack::Stage;
use crate::combat::hits::NextHit;
use crate::combat::reroll::Reroll;
use crate::equipment::card::Special;
use crate::frame::{CardFrame, Frame};
use crate::rules::Zombicide;
use crate::state::{Phase, State};
use crate::survivors::level::Level;
use crate::survivors::survivor::Who;
use crate::zombies::course::Split;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Question {
    /// Seats choose their Survivors.
    Muster,
    /// Whose Turn begins.
    Begin,
    /// What the Survivor does.
    Turn { who: Who },
    /// Whether a Flashlight is used, and where it shines.
    Light { who: Who },
    /// Which dice are counted.
    Count { who: Who },
    /// Whether dice are rolled again.
    Reroll { who: Who },
    /// Which Campaign Skill is borrowed.
    Borrow { who: Who },
    /// Whether Breaks are undone.
    Breaks { who: Who },
    /// Which weapon of a pair breaks.
    Broken { who: Who },
    /// Whom hits go to.
    Hits { who: Who },
    /// Whom misses go to.
    Misses { who: Who },
    /// Whether cards cancel wounds.
    Cancel { who: Who },
    /// Which skill a level brings.
    Learn { who: Who, level: Level },
    /// Whether a drawn card is replaced, or matched.
    Drawn { who: Who },
    /// How a find is stowed.
    Stow { who: Who },
    /// Whether the partner agrees.
    Agree { who: Who },
    /// Whether another seat may lead the Survivor.
    Yield { who: Who },
    /// Whether the Survivor lets itself be pulled.
    Come { who: Who },
    /// Which dark room is next.
    Room { building: u8, left: u16 },
    /// How a Survivor reacts to Zombies that appear.
    React { who: Who, card: CardFrame },
    /// Where a free Move goes.
    Step { who: Who },
    /// Whom a free attack goes to.
    Strike { who: Who },
    /// Who is healed.
    Heal { who: Who },
    /// Whether a wound is healed.
    Mend { who: Who },
    /// Whether the Survivor leaves.
    Exit { who: Who },
    /// How a group splits.
    Split(Split),
    /// Who takes Attacks.
    ShareOut,
    /// What a card of the mission offers.
    Choice { who: Who, by_team: bool },
    /// Which Spawn Zone gets which card.
    Deal { who: Who },
    /// Which skill of the End Phase is next.
    Tend,
    /// Which effect of the mission is next.
    Order,
    /// Where a Survivor starts.
    Place { next: u8 },
    /// Whether the Note of an Abomination that is seen is read.
    Glimpse,
}

impl Question {
    /// Keys of their texts.
    pub(crate) const KEYS: [&str; 33] = [
        "question-muster",
        "question-begin",
        "question-turn",
        "question-count",
        "question-reroll",
        "question-hits",
        "question-misses",
        "question-cancel",
        "question-learn",
        "question-drawn",
        "question-stow",
        "question-agree",
        "question-come",
        "question-room",
        "question-react",
        "question-step",
        "question-strike",
        "question-heal",
        "question-mend",
        "question-exit",
        "question-split",
        "question-share-out",
        "question-choice",
        "question-deal",
        "question-tend",
        "question-order",
        "question-light",
        "question-yield",
        "question-breaks",
        "question-broken",
        "question-borrow",
        "question-place",
        "question-glimpse",
    ];

    /// The rules that ask.
    pub(crate) const RULES: [&str; 33] = [
        "ZE-SET-04",
        "ZE-PLY-01",
        "ZE-PLY-05",
        "ZE-AMB-98",
        "ZE-CBT-07",
        "ZE-CBT-19",
        "ZE-FFR-03",
        "ZE-SKL-36",
        "ZE-ADR-06",
        "ZE-SKL-23",
        "ZE-SRC-04",
        "ZE-ACT-04",
        "ZE-SKL-38",
        "ZE-BLD-02",
        "ZE-SPN-12",
        "ZE-SKL-30",
        "ZE-AMB-63",
        "ZE-SKL-28",
        "ZE-SKL-42",
        "ZE-EXI-01",
        "ZE-ZAC-12",
        "ZE-ZAC-06",
        "ZE-GEN-04",
        "ZE-SKL-24",
        "ZE-END-04",
        "ZE-GEN-06",
        "WZ-LGT-06",
        "ZE-RUL-30",
        "WZ-AO-11",
        "WZ-AO-08",
        "WZ-SKL-07",
        "WZ-M1-03",
        "WZ-M7-05",
    ];

    const fn place(self) -> usize {
        match self {
            Question::Muster => 0,
            Question::Begin => 1,
            Question::Turn { .. } => 2,
            Question::Count { .. } => 3,
            Question::Reroll { .. } => 4,
            Question::Hits { .. } => 5,
            Question::Misses { .. } => 6,
            Question::Cancel { .. } => 7,
            Question::Learn { .. } => 8,
            Question::Drawn { .. } => 9,
            Question::Stow { .. } => 10,
            Question::Agree { .. } => 11,
            Question::Come { .. } => 12,
            Question::Room { .. } => 13,
            Question::React { .. } => 14,
            Question::Step { .. } => 15,
            Question::Strike { .. } => 16,
            Question::Heal { .. } => 17,
            Question::Mend { .. } => 18,
            Question::Exit { .. } => 19,
            Question::Split(_) => 20,
            Question::ShareOut => 21,
            Question::Choice { .. } => 22,
            Question::Deal { .. } => 23,
            Question::Tend => 24,
            Question::Order => 25,
            Question::Light { .. } => 26,
            Question::Yield { .. } => 27,
            Question::Breaks { .. } => 28,
            Question::Broken { .. } => 29,
            Question::Borrow { .. } => 30,
            Question::Place { .. } => 31,
            Question::Glimpse => 32,
        }
    }

    /// Key of its text.
    pub(crate) const fn key(self) -> &'static str {
        Question::KEYS[self.place()]
    }

    /// The rule that asks.
    pub(crate) const fn rule(self) -> &'static str {
        Question::RULES[self.place()]
    }
}

impl<R: ?Sized> Said<R> for Question {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.key(name, self.key())
    }
}

impl Zombicide {
    /// What the table waits for, if it waits: the innermost thing that is under way.
    pub(crate) fn question(&self, state: &State) -> Option<Question> {
        if state.is_over() {
            return None;
        }
        if let Some(wound) = state.wound {
            let cards = !state.survivor(wound.who).inventory.is_empty();
            return cards.then_some(Question::Cancel { who: wound.who });
        }
        if let Some(attack) = state.attack.filter(|attack| attack.stage < Stage::After) {
            return self.attack_question(state, attack.who);
        }
        if let Some((who, level)) = self.level_due(state) {
            if state.attack.is_some() {
                mark!("ZE-AMB-41"); // after the last hit and miss, before what follows
            }
            let choice = self.level_choice(state, who, level);
            return (!choice.is_empty()).then_some(Question::Learn { who, level });
        }
        if let Some(attack) = &state.attack {
            let asks = self.asks_what_breaks(state, attack);
            return asks.then_some(Question::Broken { who: attack.who });
        }
        if state.activation.step != crate::zombies::activation::Step::Idle {
            return self.activation_question(state);
        }
        if !state.waiting.is_empty() && self.may_run_trigger(state) {
            return (self.ready_triggers(state) > 1).then_some(Question::Order);
        }
        match state.stack.last() {
            Some(frame) => self.frame_question(state, *frame),
            None => self.phase_question(state),
        }
    }

    fn attack_question(&self, state: &State, who: Who) -> Option<Question> {
        let attack = state.attack.expect("an attack is under way");
        match attack.stage {
            Stage::Light => Some(Question::Light { who }),
            Stage::Declare => Some(Question::Count { who }),
            Stage::Reroll => {
                let able = Reroll::ALL.into_iter();
                let mut able = able.filter(|by| self.rerolls_left(state, &attack, *by) > 0);
                able.next().map(|_| Question::Reroll { who })
            }
            Stage::Breaks => {
                self.asks_about_breaks(state, &attack).then_some(Question::Breaks { who })
            }
            Stage::Hits => match self.next_hit(state, &attack) {
                NextHit::Ask(_) => Some(Question::Hits { who }),
                NextHit::None | NextHit::Only(_) => None,
            },
            Stage::Misses => {
                self.asks_about_miss(state, &attack).then_some(Question::Misses { who })
            }
            Stage::Roll | Stage::Count | Stage::After => None,
        }
    }

    fn activation_question(&self, state: &State) -> Option<Question> {
        if self.asks_to_share(state) {
            return Some(Question::ShareOut);
        }
        self.split(state).map(Question::Split)
    }

    fn frame_question(&self, state: &State, frame: Frame) -> Option<Question> {
        match frame {
            Frame::Turn(turn) => {
                let over = !state.survivor(turn.who).stands() || self.is_spent(state, &turn);
                (!over).then_some(Question::Turn { who: turn.who })
            }
            Frame::Found { who, draws, cards, .. } => self.find_question(state, who, draws, &cards),
            Frame::Offer { with, .. } | Frame::Entrust { with, .. } => {
                Some(Question::Agree { who: with })
            }
            Frame::AskFor { who, .. } => Some(Question::Yield { who }),
            Frame::Building { building, left } => {
                let several = left.count_ones() > 1;
                several.then_some(Question::Room { building, left })
            }
            Frame::Card(card) => {
                let who = self.reactor(state, &card)?;
                Some(Question::React { who, card })
            }
            Frame::Step { who } => {
                let open = state.survivor(who).stands() && !self.sidesteps(state, who).is_empty();
                open.then_some(Question::Step { who })
            }
            Frame::Strike { who, fights } => {
                self.can_strike(state, who, fights).then_some(Question::Strike { who })
            }
            Frame::Light { who, .. } => Some(Question::Light { who }),
            Frame::Heal { who } => Some(Question::Heal { who }),
            Frame::Mend { who, asked } => {
                self.next_mended(state, who, asked).map(|who| Question::Mend { who })
            }
            Frame::Exit { who } => Some(Question::Exit { who }),
            Frame::Borrow { who } => {
                self.borrowable(state, who).next().map(|_| Question::Borrow { who })
            }
            Frame::Pull { from, asked, .. } => {
                self.next_pulled(state, from, asked).map(|who| Question::Come { who })
            }
            Frame::Choice { who, by_team, .. } => Some(Question::Choice { who, by_team }),
            Frame::SpawnStep { undealt, by, .. } => {
                (undealt > 0).then_some(Question::Deal { who: by })
            }
            Frame::EndSkills { .. } => self.asks_to_tend(state).then_some(Question::Tend),
            Frame::Glimpse { .. } => Some(Question::Glimpse),
            Frame::Place { next } => {
                let several = usize::from(next) + 1 < state.survivors.len();
                several.then_some(Question::Place { next })
            }
            Frame::Effects { .. }
            | Frame::Door { .. }
            | Frame::Cards { .. }
            | Frame::Race { .. }
            | Frame::Clock => None,
        }
    }

    /// A drawn card may be replaced or matched before the next one; all are stowed at the end.
    fn find_question(
        &self,
        state: &State,
        who: Who,
        draws: u8,
        cards: &crate::equipment::search::Found,
    ) -> Option<Question> {
        let last = cards.last().filter(|_| state.survivor(who).stands())?;
        let trap = self.pack.card(last.kind).special == Special::Trap;
        if (self.may_replace(state, who) || self.matching(state, who, cards).is_some())
            && self.asks_about_drawn(state)
        {
            return Some(Question::Drawn { who });
        }
        (draws == 0 && !trap).then_some(Question::Stow { who })
    }

    fn phase_question(&self, state: &State) -> Option<Question> {
        match state.phase {
            Phase::Muster => {
                let choosing = (0..self.crew).map(Seat).any(|seat| self.choosing(state, seat));
                choosing.then_some(Question::Muster)
            }
            Phase::Turns => {
                let waits = self.waiting(state, state.active).next().is_some();
                let chosen = self.beginners(state).len() > 1 || self.may_pass(state, state.active);
                (waits && chosen).then_some(Question::Begin)
            }
            Phase::Light | Phase::Zombies | Phase::Spawn | Phase::End | Phase::Over { .. } => None,
        }
    }

    /// The seat that decides for the team: the First Player (ZE-AMB-01).
    pub(crate) fn speaker(&self, state: &State) -> Seat {
        mark!("ZE-AMB-01");
        mark!("ZE-GEN-04");
        state.first_seat
    }

    /// Who answers a question.
    pub(crate) fn askees(&self, state: &State, question: Question) -> SeatSet {
        let seat_of = |who: Who| SeatSet::only(state.survivor(who).seat);
        match question {
            Question::Muster => {
                let seats = (0..self.crew).map(Seat).filter(|seat| self.choosing(state, *seat));
                seats.fold(SeatSet::NONE, SeatSet::with)
            }
            Question::Begin => {
                let able = self.beginners(state);
                let seats = able.iter().map(|who| state.survivor(*who).seat);
                seats.fold(SeatSet::NONE, SeatSet::with)
            }
            Question::Turn { who }
            | Question::Light { who }
            | Question::Count { who }
            | Question::Reroll { who }
            | Question::Borrow { who }
            | Question::Breaks { who }
            | Question::Broken { who }
            | Question::Hits { who }
            | Question::Misses { who }
            | Question::Cancel { who }
            | Question::Learn { who, .. }
            | Question::Drawn { who }
            | Question::Stow { who }
            | Question::Agree { who }
            | Question::Yield { who }
            | Question::Come { who }
            | Question::React { who, .. }
            | Question::Step { who }
            | Question::Strike { who }
            | Question::Heal { who }
            | Question::Mend { who }
            | Question::Exit { who }
            | Question::Deal { who }
            | Question::Choice { who, by_team: false } => seat_of(who),
            Question::Room { .. }
            | Question::Split(_)
            | Question::ShareOut
            | Question::Tend
            | Question::Order
            | Question::Place { .. }
            | Question::Glimpse
            | Question::Choice { by_team: true, .. } => SeatSet::only(self.speaker(state)),
        }
    }

    /// Is the question one that the team answers with one voice?
    pub(crate) fn is_teams(&self, question: Question) -> bool {
        matches!(
            question,
            Question::Room { .. }
                | Question::Split(_)
                | Question::ShareOut
                | Question::Tend
                | Question::Order
                | Question::Place { .. }
                | Question::Glimpse
                | Question::Choice { by_team: true, .. }
        )
    }
}
