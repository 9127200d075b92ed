//! The contract of `horda_kit::Rules`, signed: dispatch only.

use std::sync::Arc;

use horda_kit::{Cx, Observer, Pending, Refusal, RuleId, Rules, Seat, SeatSet, Verdict, mark};

use crate::action::Action;
use crate::boss::{BossKind, BossSide, Member};
use crate::card::{Colour, TurnCard, TurnCardId};
use crate::effect::Effect;
use crate::event::{Event, Happening};
use crate::options::{Crew, Options};
use crate::pack::{Level, Pack};
use crate::question::Question;
use crate::refused::Refused;
use crate::sheet::{Sheet, SurvivorId, Weapon};
use crate::state::{State, Step};
use crate::view::View;

/// The rules of Gear Up with the pack and the readings of one table.
#[derive(Clone, Debug)]
pub struct GearUp {
    pub(crate) pack: Arc<Pack>,
    pub(crate) options: Options,
    /// How many play.
    pub(crate) crew: u8,
    pub(crate) boss: BossKind,
}

/// Reports what happened and by which rule.
#[inline]
pub(crate) fn tell(cx: &mut Cx<'_, GearUp>, rule: &'static str, what: impl FnOnce() -> Happening) {
    cx.tell(|| {
        horda_kit::marks::hit(rule);
        Event { what: what(), rule: RuleId(rule) }
    });
}

impl GearUp {
    /// A table with this pack and these readings.
    pub fn new(pack: Arc<Pack>, options: Options) -> GearUp {
        let crew = match options.crew {
            Crew::One => 1,
            Crew::Two => 2,
            Crew::Three => 3,
            Crew::Four => 4,
            Crew::Five => 5,
            Crew::Six => 6,
        };
        let boss = BossKind::ALL[options.boss as usize];
        GearUp { pack, options, crew, boss }
    }

    /// The pack in use.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The Boss of this table.
    pub fn boss(&self) -> BossKind {
        self.boss
    }

    /// The row of the Commander card in use.
    pub fn level(&self) -> &Level {
        &self.pack.levels[self.options.difficulty as usize]
    }

    /// The side of the Boss board in use.
    #[inline]
    pub fn boss_side(&self) -> &BossSide {
        mark!("GU-CMD-05");
        mark!("GU-BSB-02");
        &self.pack.bosses[self.boss.index()][self.level().boss_side]
    }

    /// Is one playing alone?
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.crew == 1
    }

    /// Every seat of this table.
    #[inline]
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.crew).map(Seat)
    }

    /// The Boss, or the three of Dead Sox, dead or alive.
    #[inline]
    pub(crate) fn members(&self) -> impl Iterator<Item = Member> + use<> {
        (0..self.boss_side().members.len() as u8).map(Member)
    }

    /// The board of the Survivor in this seat (GU-SRV-08). Only after the muster.
    #[inline]
    pub(crate) fn sheet(&self, state: &State, seat: Seat) -> &Sheet {
        let survivor = state.seats[seat.index()].survivor.unwrap_or_default();
        let side = if self.is_solo() {
            mark!("GU-SOL-01");
            1
        } else {
            mark!("GU-SRV-08");
            0
        };
        &self.pack.survivors[survivor.index()].sides[side]
    }

    /// The Turn card that lies face up.
    #[inline]
    pub(crate) fn turn_card(&self, state: &State) -> Option<TurnCard> {
        state.turn_card.map(|card| self.turn(card))
    }

    /// A Turn card.
    pub(crate) fn turn(&self, card: TurnCardId) -> TurnCard {
        self.pack.turns[card.index()]
    }

    /// A weapon of a Survivor, on the side of the board in use.
    pub(crate) fn weapon(&self, survivor: SurvivorId, weapon: Colour) -> &Weapon {
        let side = usize::from(self.is_solo());
        &self.pack.survivors[survivor.index()].sides[side].weapons[weapon.index()]
    }

    /// What a weapon learns by its first or its second upgrade.
    pub(crate) fn learned(&self, survivor: SurvivorId, weapon: Colour, level: u8) -> Effect {
        self.weapon(survivor, weapon).upgrades[usize::from(level.clamp(1, 2)) - 1]
    }

    fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        let Some(question) = self.question(state) else {
            return Err(Refused::GameOver { rule: self.rule_of_end(state) });
        };
        if !self.askees(state, question).contains(seat) {
            return Err(self.why_not_asked(state, seat, question, action));
        }
        self.judge_answer(state, seat, question, action)
    }

    /// May a seat answer a question so?
    pub(crate) fn judge_answer(
        &self,
        state: &State,
        seat: Seat,
        question: Question,
        action: Action,
    ) -> Result<(), Refused> {
        match (question, action) {
            (Question::Muster, Action::Pick { survivor }) => self.judge_pick(state, survivor),
            (Question::Naming, Action::Command { seat }) => self.judge_seat(seat),
            (Question::Block { .. }, Action::Block { armour }) => self.judge_block(state, armour),
            (Question::Block { .. }, Action::Before { zombie }) => self.judge_before(state, zombie),
            (Question::Assign, Action::Assign { seat }) => self.judge_seat(seat),
            (Question::Toll { .. }, Action::Pay { .. })
            | (Question::Knock { .. }, Action::Knock { .. }) => Ok(()),
            (Question::Order, Action::Order { member }) => self.judge_order(state, member),
            (Question::Volley { .. } | Question::Weapons, Action::Stamp { target, cells }) => {
                self.judge_stamp(state, seat, target, cells)
            }
            (Question::Volley { .. } | Question::Weapons, Action::Part { target, cells }) => {
                self.judge_part(state, seat, target, cells)
            }
            (Question::Volley { .. }, Action::Again) => self.judge_again(state),
            (Question::Volley { .. }, Action::Stop) => self.judge_stop(state),
            (Question::Weapons, Action::Second { way }) => self.judge_second(state, seat, way),
            (Question::Weapons, Action::Call { survivor }) => {
                self.judge_call(state, seat, survivor)
            }
            (Question::Weapons | Question::Ammo, Action::Done) => {
                mark!("GU-AMB-05"); // the weapon may stay unused
                Ok(())
            }
            (Question::Ammo, Action::Shoot { target, cell }) => {
                self.judge_shoot(state, seat, target, cell)
            }
            (Question::Upgrades, Action::Upgrade { weapon, level }) => {
                self.judge_upgrade(state, seat, weapon, level)
            }
            _ => Err(self.why_not_now(question, action)),
        }
    }

    fn judge_seat(&self, seat: Seat) -> Result<(), Refused> {
        if seat.0 < self.crew { Ok(()) } else { Err(Refused::SeatMissing(seat)) }
    }
}

impl Rules for GearUp {
    const GAME: &'static str = "gearup";
    const VERSION: u32 = 2;
    const LONGEST: u32 = 10_000;
    const TEAM: bool = true;
    const SECRETS: bool = false;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.crew
    }

    fn deal(&self, cx: &mut Cx<'_, GearUp>) -> State {
        let mut state = State::empty(self.crew);
        self.prepare(&mut state, cx);
        self.run(&mut state, cx);
        state
    }

    fn pending(&self, state: &State) -> Pending {
        if let Step::Over { won } = state.step {
            mark!("GU-GEN-02");
            let winners = if won { SeatSet::first(self.crew) } else { SeatSet::NONE };
            return Pending::Over(Verdict { winners });
        }
        let question = self.question(state).expect("a game that runs waits for a seat");
        let seats = self.askees(state, question);
        Pending::Decision { seats, rule: RuleId(self.rule_of(question)) }
    }

    fn advisers(&self, state: &State) -> SeatSet {
        let question = self.question(state);
        let team = matches!(question, Some(Question::Naming | Question::Assign | Question::Order));
        let Some(question) = question.filter(|_| team) else { return SeatSet::NONE };
        let askees = self.askees(state, question);
        let others = self.everybody().filter(|seat| !askees.contains(*seat));
        others.fold(SeatSet::NONE, SeatSet::with)
    }

    fn is_contested(&self, state: &State) -> bool {
        state.step == Step::Muster
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(question) = self.question(state) else { return };
        if !self.askees(state, question).contains(seat) {
            return;
        }
        match question {
            Question::Muster => {
                out.extend(self.free_survivors(state).map(|survivor| Action::Pick { survivor }))
            }
            Question::Naming => out.extend(self.everybody().map(|seat| Action::Command { seat })),
            Question::Block { .. } => self.blocks(state, out),
            Question::Assign => out.extend(self.everybody().map(|seat| Action::Assign { seat })),
            Question::Toll { .. } => out.extend([true, false].map(|pay| Action::Pay { pay })),
            Question::Order => {
                out.extend(self.strikers(state).map(|member| Action::Order { member }))
            }
            Question::Knock { .. } => out.extend([true, false].map(|back| Action::Knock { back })),
            Question::Volley { .. } => self.volley_actions(state, seat, out),
            Question::Weapons => self.weapon_actions(state, seat, out),
            Question::Ammo => self.shots(state, seat, out),
            Question::Upgrades => self.upgrades(state, seat, out),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let said = self.judge(state, seat, *action).map_err(|no| no.refusal(self, state));
        said.inspect_err(|refusal| horda_kit::marks::hit(refusal.rule.0))
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, GearUp>) {
        debug_assert_eq!(
            self.judge(state, seat, *action),
            Ok(()),
            "only legal actions are applied"
        );
        match *action {
            Action::Pick { survivor } => self.pick(state, seat, survivor, cx),
            Action::Command { seat } => self.command(state, seat, cx),
            Action::Call { survivor } => self.call(state, seat, survivor, cx),
            Action::Stamp { target, cells } => self.stamp(state, seat, target, cells, cx),
            Action::Part { target, cells } => self.lay_part(state, seat, target, cells, cx),
            Action::Knock { back } => self.knock(state, back, cx),
            Action::Again => self.next_pass(state),
            Action::Stop => self.end_activation(state, cx),
            Action::Second { way } => self.fire_again(state, seat, way, cx),
            Action::Done => self.finish(state, seat, cx),
            Action::Shoot { target, cell } => self.shoot(state, seat, target, cell, cx),
            Action::Upgrade { weapon, level } => self.upgrade(state, seat, weapon, level, cx),
            Action::Block { armour } => self.land_blow(state, armour, cx),
            Action::Before { zombie } => self.let_before(state, zombie, cx),
            Action::Pay { pay } => self.answer_toll(state, pay, cx),
            Action::Assign { seat } => self.assign(state, seat, cx),
            Action::Order { member } => self.sox_strike(state, member),
        }
        self.run(state, cx);
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View { observer, state: state.clone(), insight: self.insight(state) }
    }

    fn witness(&self, event: &Event, _observer: Observer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(&self, _event: &Event) -> bool {
        // Nothing is hidden: what lies face down is luck, and luck is asked for it.
        false
    }

    fn broken(&self, state: &State) -> Vec<String> {
        self.impossible(state).map(str::to_owned).collect()
    }

    fn determinize(&self, view: &View, _cx: &mut Cx<'_, GearUp>) -> State {
        view.state.clone()
    }
}
