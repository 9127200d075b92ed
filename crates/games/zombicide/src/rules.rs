//! The contract of `horda_kit::Rules`, signed: dispatch only.

use std::sync::Arc;

use horda_content::OptionSet as _;
use horda_kit::{
    Cx, Observer, Pending, Refusal, RuleId, Rules, Seat, SeatSet, Unreadable, Verdict,
};

use crate::action::Action;
use crate::board::map::{Map, MapOptions};
use crate::event::{Event, Happening};
use crate::missions::mission::Mission;
use crate::options::{LosWidth, Options, SixUnits, ZombieCards};
use crate::pack::Pack;
use crate::spawning::zombie_card::CardEffect;
use crate::state::{Phase, State};
use crate::survivors::level::Level;
use crate::view::View;
use crate::washington::module::Module;

/// Rounds after which a game is given up where the mission has no limit (ZE-RUL-05).
pub(crate) const ROUND_LIMIT: u8 = 60;
/// Cards 001 to 018 are the easier ones (ZE-DCK-05).
const EASIER_CARDS: usize = 18;

/// The rules of Zombicide with the pack, the mission and the readings of one table.
#[derive(Clone, Debug)]
pub struct Zombicide {
    pub(crate) pack: Arc<Pack>,
    pub(crate) options: Options,
    /// The mission, by its place in the pack.
    mission: usize,
    /// The mission came with the set-up and stays, whatever the option says.
    own_mission: bool,
    map: Arc<Map>,
    /// How many play.
    pub(crate) crew: u8,
    /// Is the Clock in play? Asked too often to be worked out each time.
    pub(crate) clock: bool,
}

/// Reports what happened and by which rule.
#[inline]
pub(crate) fn tell(
    cx: &mut Cx<'_, Zombicide>,
    rule: &'static str,
    what: impl FnOnce() -> Happening,
) {
    cx.tell(|| {
        horda_kit::marks::hit(rule);
        Event { what: what(), rule: RuleId(rule) }
    });
}

impl Zombicide {
    /// A table with this pack and these readings, if the pack has the mission they name.
    pub fn new(pack: Arc<Pack>, options: Options) -> Result<Zombicide, Unreadable> {
        let values = options.values();
        let name = values.iter().find(|(option, _)| *option == "mission").map_or("", |(_, it)| *it);
        let missing = || Unreadable::new(format!("the pack has no mission \"{name}\""));
        let place = pack.missions.iter().position(|it| it.id == name).ok_or_else(missing)?;
        Ok(Zombicide::playing(pack, options, place))
    }

    /// A table with the mission of this place in the pack.
    pub(crate) fn playing(pack: Arc<Pack>, options: Options, mission: usize) -> Zombicide {
        let readings = MapOptions {
            exact_doors: options.los_width == LosWidth::ExactDoor,
            six_units_open: options.six_units == SixUnits::Opening,
        };
        let own = &pack.missions[mission];
        let map = if readings == MapOptions::default() {
            Arc::clone(&own.map)
        } else {
            let map = Map::new(&pack.tiles, &own.plan, readings);
            Arc::new(map.expect("a plan that is good under one reading is good under all"))
        };
        let crew = options.crew.count();
        let rules =
            Zombicide { pack, options, mission, own_mission: false, map, crew, clock: false };
        Zombicide { clock: rules.plays_with(Module::Clock), ..rules }
    }

    /// This table with a mission of its own, which is the last one of the pack.
    pub(crate) fn with_own_mission(&self, pack: Arc<Pack>) -> Zombicide {
        let last = pack.missions.len() - 1;
        Zombicide { own_mission: true, ..Zombicide::playing(pack, self.options, last) }
    }

    /// This table under other readings.
    pub(crate) fn read_otherwise(&self, options: Options) -> Result<Zombicide, Unreadable> {
        let pack = Arc::clone(&self.pack);
        if self.own_mission {
            let same = Zombicide::playing(pack, options, self.mission);
            return Ok(Zombicide { own_mission: true, ..same });
        }
        Zombicide::new(pack, options)
    }

    /// The pack in use.
    pub fn pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// The mission in use.
    #[inline]
    pub fn mission(&self) -> &Mission {
        &self.pack.missions[self.mission]
    }

    /// The mission in use, by its place in the pack.
    pub(crate) fn mission_number(&self) -> u8 {
        self.mission as u8
    }

    /// The board in use.
    #[inline]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Rounds after which a game is given up.
    pub(crate) fn round_limit(&self) -> u8 {
        ROUND_LIMIT
    }

    /// Zombie cards of this table, as bits (ZE-DCK-05).
    pub(crate) fn zombie_deck(&self) -> u64 {
        horda_kit::mark!("ZE-DCK-05");
        let kept = |place: &usize| {
            let extra =
                matches!(self.pack.zombie_cards[*place].effect, CardEffect::Activate { .. });
            let easier = *place < EASIER_CARDS;
            match self.options.zombie_cards {
                ZombieCards::All => true,
                ZombieCards::Easier => easier || extra,
                ZombieCards::Harder => !easier,
                ZombieCards::NoExtra => !extra,
                ZombieCards::EasierOnly => easier,
                ZombieCards::HarderOnly => !easier && !extra,
            }
        };
        let places = (0..self.pack.zombie_cards.len()).filter(kept);
        places.fold(0, |bits, place| bits | 1 << place)
    }

    /// The level at which Zombie cards are read (ZE-SPN-03, ZE-AMB-17).
    pub(crate) fn spawn_level(&self, state: &State) -> Level {
        let on_board = state.danger();
        horda_kit::mark!("ZE-ADR-11");
        match self.options.leavers_level {
            crate::options::LeaversLevel::Ignored => {
                horda_kit::mark!("ZE-AMB-17"); // those who are gone stir nobody up
                on_board
            }
            crate::options::LeaversLevel::Counted => {
                state.survivors.iter().map(|it| it.danger()).max().unwrap_or_default()
            }
        }
    }
}

impl Rules for Zombicide {
    const GAME: &'static str = "zombicide";
    const VERSION: u32 = 2;
    const LONGEST: u32 = 20_000;
    const TEAM: bool = true;
    const SECRETS: bool = false;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.crew
    }

    fn deal(&self, cx: &mut Cx<'_, Zombicide>) -> State {
        let mut state = State::empty();
        self.deal_team(&mut state, cx);
        self.run(&mut state, cx);
        state
    }

    fn pending(&self, state: &State) -> Pending {
        if let Phase::Over { won } = state.phase {
            let winners = if won { SeatSet::first(self.crew) } else { SeatSet::NONE };
            return Pending::Over(Verdict { winners });
        }
        let question = self.question(state).expect("a game that runs waits for a seat");
        let seats = self.askees(state, question);
        Pending::Decision { seats, rule: RuleId(question.rule()) }
    }

    fn advisers(&self, state: &State) -> SeatSet {
        let Some(question) = self.question(state).filter(|it| self.is_teams(*it)) else {
            return SeatSet::NONE;
        };
        let askees = self.askees(state, question);
        let others = (0..self.crew).map(Seat).filter(|seat| !askees.contains(*seat));
        others.fold(SeatSet::NONE, SeatSet::with)
    }

    fn interjectors(&self, state: &State) -> SeatSet {
        self.unasked(state)
    }

    fn is_contested(&self, state: &State) -> bool {
        state.phase == Phase::Muster
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(state, seat, out);
    }

    fn is_composed(&self, action: &Action) -> bool {
        matches!(
            action,
            Action::Arrange { .. }
                | Action::Trade { .. }
                | Action::Drop { .. }
                | Action::HandOver { .. }
                | Action::AskFor { .. }
        )
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let said = self.judge_action(state, seat, action).map_err(|no| no.refusal(self, state));
        said.inspect_err(|refusal| horda_kit::marks::hit(refusal.rule.0))
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Zombicide>) {
        debug_assert_eq!(
            self.judge_action(state, seat, action),
            Ok(()),
            "only legal actions are applied"
        );
        self.act(state, seat, action, cx);
        self.run(state, cx);
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.look(state, observer)
    }

    fn witness(&self, event: &Event, _observer: Observer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(&self, event: &Event) -> bool {
        // Faces of Objective cards and Notes are hidden from all (WZ-OBJ-03); what else lies face
        // down is luck, and luck is asked for it.
        matches!(
            event.what,
            Happening::TookCard { .. } | Happening::Revealed { .. } | Happening::NoteRead { .. }
        )
    }

    fn broken(&self, state: &State) -> Vec<String> {
        self.impossible(state)
    }

    fn outcome(&self, state: &State) -> Option<String> {
        self.result(state).map(|it| it.to_string())
    }

    fn determinize(&self, view: &View, _cx: &mut Cx<'_, Zombicide>) -> State {
        view.state
    }
}
