//! Small Actions: taking Objectives and crates, noise, reloading, eating, discarding.

use horda_kit::{ChanceTag, Cx, Odds, mark};

use super::card::{CardKind, Deck, Special};
use crate::board::zone::Zone;
use crate::event::Happening;
use crate::missions::card::CardId;
use crate::missions::mission::Colour;
use crate::options::CrateBy;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::budget::ActionKind;
use crate::survivors::survivor::Who;
use crate::survivors::turn::{Limit, Turn};

/// The question that luck is asked for the back of an Objective.
pub(crate) const OBJECTIVE_TAG: ChanceTag = ChanceTag("objective");

impl Zombicide {
    /// The Objective in a Zone that can be taken, by its place in the mission.
    pub(crate) fn objective_at(&self, state: &State, zone: Zone) -> Option<usize> {
        let mission = self.mission();
        (0..mission.objectives.len())
            .find(|place| state.objectives & 1 << place != 0 && self.lies_in_zone(*place, zone))
    }

    /// The crate in a Zone.
    pub(crate) fn crate_at(&self, state: &State, zone: Zone) -> Option<usize> {
        let crates = &self.mission().crates;
        (0..crates.len()).find(|place| state.crates & 1 << place != 0 && crates[*place] == zone)
    }

    fn judge_any(&self, turn: &Turn) -> Result<(), Refused> {
        let payer = turn.budget.payer(ActionKind::Other, 0);
        payer.map(|_| ()).ok_or(Refused::NoActions)
    }

    pub(crate) fn judge_take(&self, state: &State, turn: &Turn) -> Result<(), Refused> {
        let zone = state.survivor(turn.who).zone;
        let place = self.objective_at(state, zone).ok_or(Refused::NoObjective)?;
        self.judge_order(state, place)?;
        self.judge_any(turn)
    }

    pub(crate) fn take_objective(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let who = state.turn().expect("a Turn is under way").who;
        let zone = state.survivor(who).zone;
        let place = self.objective_at(state, zone).expect("it was judged to be there");
        self.pay(state, ActionKind::Other, 0, cx);
        if self.is_card(place) {
            return self.take_card(state, who, CardId(place as u8), "WZ-OBJ-05", cx);
        }
        state.objectives &= !(1 << place);
        mark!("ZE-OBJ-05");
        let character = state.survivor(who).character;
        tell(cx, "ZE-OBJ-01", || Happening::TookObjective { who: character, at: zone });
        let amount = self.mission().objectives[place].adrenaline;
        self.gain(state, who, amount, "ZE-OBJ-02", cx);
        let colour = self.turn_over(state, place, cx);
        self.trigger_objective(state, who, place, colour);
    }

    /// The back of an Objective. Luck says which one of those that were shuffled it is.
    fn turn_over(&self, state: &mut State, place: usize, cx: &mut Cx<'_, Zombicide>) -> Colour {
        let taken = &self.mission().objectives[place];
        if !taken.mixed {
            return taken.colour;
        }
        let left = Colour::ALL.map(|colour| {
            let backs = self.mission().objectives.iter();
            let all = backs.filter(|it| it.mixed && it.colour == colour).count() as u8;
            all - state.shown[colour as usize]
        });
        let colour = Colour::ALL[cx.ask(OBJECTIVE_TAG, Odds::Weighted(&left)) as usize];
        state.shown[colour as usize] += 1;
        let at = taken.zone;
        tell(cx, "ZE-OBJ-03", || Happening::Shown { at, colour });
        colour
    }

    pub(crate) fn judge_crate(&self, state: &State, turn: &Turn) -> Result<(), Refused> {
        let zone = state.survivor(turn.who).zone;
        if self.crate_at(state, zone).is_none() && self.loaded_car_at(state, zone).is_none() {
            return Err(Refused::NoCrate);
        }
        self.judge_crate_lock(state, zone)?;
        match self.options.crate_by {
            CrateBy::Take => self.judge_any(turn),
            CrateBy::Search => self.judge_crate_search(state, turn),
        }
    }

    /// The other reading of WZ-MIS-01: opening a crate is the Search of this Turn.
    fn judge_crate_search(&self, state: &State, turn: &Turn) -> Result<(), Refused> {
        if turn.used.contains(Limit::Search) {
            return Err(Refused::OnceATurn { rule: "WZ-MIS-01" });
        }
        if state.zombies_at(state.survivor(turn.who).zone) > 0 {
            return Err(Refused::SearchAmongZombies);
        }
        turn.budget.payer(ActionKind::Search, 0).map(|_| ()).ok_or(Refused::NoActions)
    }

    pub(crate) fn take_crate(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let who = state.turn().expect("a Turn is under way").who;
        let zone = state.survivor(who).zone;
        match self.options.crate_by {
            CrateBy::Take => self.pay(state, ActionKind::Other, 0, cx),
            CrateBy::Search => {
                self.pay(state, ActionKind::Search, 0, cx);
                state.turn_mut().expect("a Turn is under way").used.insert(Limit::Search);
            }
        }
        let rule = match (self.crate_at(state, zone), self.loaded_car_at(state, zone)) {
            (Some(place), _) => {
                state.crates &= !(1 << place);
                self.crate_rule()
            }
            (None, Some(car)) => {
                state.cars[car].loaded = false;
                "ZE-CAR-06"
            }
            (None, None) => unreachable!("it was judged to be there"),
        };
        let character = state.survivor(who).character;
        tell(cx, rule, || Happening::TookCrate { who: character, at: zone });
        self.find(state, who, Deck::Pimpweapons, 1, false);
    }

    pub(crate) fn judge_noise(&self, turn: &Turn) -> Result<(), Refused> {
        self.judge_any(turn)
    }

    pub(crate) fn noise_in_turn(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        self.pay(state, ActionKind::Other, 0, cx);
        let who = state.turn().expect("a Turn is under way").who;
        self.make_noise(state, state.survivor(who).zone, "ZE-ACT-07", cx);
    }

    /// One token in a Zone, at most one for an Action (ZE-NOI-02).
    pub(crate) fn make_noise(
        &self,
        state: &mut State,
        at: Zone,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-NOI-02");
        mark!("ZE-NOI-03"); // the token belongs to the Zone
        mark!("ZE-AMB-18");
        state.make_noise(at, 1);
        tell(cx, rule, || Happening::Noisy { at });
    }

    pub(crate) fn judge_reload(
        &self,
        state: &State,
        turn: &Turn,
        weapon: CardKind,
    ) -> Result<(), Refused> {
        let hand = self.in_hand(state, turn.who);
        let mut same = hand.iter().filter(|card| card.kind == weapon);
        if same.clone().next().is_none() {
            let carried = state.carries(turn.who, weapon);
            let card = weapon;
            return Err(if carried {
                Refused::InBackpack { card }
            } else {
                Refused::NotCarried { card }
            });
        }
        if !same.any(|card| card.empty) {
            return Err(Refused::NotEmpty { card: weapon });
        }
        if self.has(state, turn.who, |it| it.attack.free_reload) {
            return Ok(());
        }
        self.judge_any(turn)
    }

    /// One empty weapon in Hand, or both of one name (ZE-AMB-46).
    pub(crate) fn reload(&self, state: &mut State, weapon: CardKind, cx: &mut Cx<'_, Zombicide>) {
        let who = state.turn().expect("a Turn is under way").who;
        if !self.has(state, who, |it| it.attack.free_reload) {
            self.pay(state, ActionKind::Other, 0, cx);
        }
        mark!("ZE-AMB-46");
        let webbing = self.has(state, who, |it| it.cards.webbing);
        let pack = &self.pack;
        let inventory = &mut state.survivor_mut(who).inventory;
        let more = if webbing { inventory.backpack.len() } else { 0 };
        let hand = inventory.hand.iter_mut().chain(inventory.backpack.iter_mut().take(more));
        let empty =
            hand.filter(|card| card.empty && pack.card(card.kind).name == pack.card(weapon).name);
        for card in empty.take(2) {
            card.empty = false;
        }
        *inventory = inventory.sorted();
        let who = state.survivor(who).character;
        tell(cx, "ZE-EQT-12", || Happening::Reloaded { who, weapon });
    }

    /// AP that a card gives when it is eaten.
    pub(crate) fn food(&self, card: CardKind) -> u8 {
        let special = self.pack.card(card).special;
        if let Special::Food(amount) = special { amount } else { 0 }
    }

    pub(crate) fn judge_eat(&self, state: &State, who: Who, card: CardKind) -> Result<(), Refused> {
        self.judge_drop(state, who, card)?;
        if self.food(card) == 0 { Err(Refused::NotFood { card }) } else { Ok(()) }
    }

    pub(crate) fn eat(
        &self,
        state: &mut State,
        who: Who,
        card: CardKind,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.drop_card(state, who, card);
        let (character, amount) = (state.survivor(who).character, self.food(card));
        mark!("ZE-ACT-06"); // no Action
        mark!("ZE-PLY-09"); // in anybody's Turn
        let rule = if self.pack.card(card).deck == Deck::SecretService {
            "ZE-EQT-33"
        } else {
            "ZE-EQT-18"
        };
        mark!("ZE-EQT-18");
        tell(cx, rule, || Happening::Ate { who: character, card, amount });
        self.gain(state, who, amount, "ZE-AMB-53", cx);
    }

    pub(crate) fn judge_drop(
        &self,
        state: &State,
        who: Who,
        card: CardKind,
    ) -> Result<(), Refused> {
        let carries = state.survivor(who).stands() && state.carries(who, card);
        if carries { Ok(()) } else { Err(Refused::NotCarried { card }) }
    }

    pub(crate) fn throw_away(
        &self,
        state: &mut State,
        who: Who,
        card: CardKind,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.drop_card(state, who, card);
        let who = state.survivor(who).character;
        mark!("ZE-ACT-06"); // no Action
        mark!("ZE-PLY-09"); // in anybody's Turn
        tell(cx, "ZE-INV-05", || Happening::Dropped { who, card });
    }

    /// A card leaves its owner for the discards.
    pub(crate) fn drop_card(&self, state: &mut State, who: Who, card: CardKind) {
        let gone = state.survivor_mut(who).inventory.remove(|it| it.kind == card);
        gone.expect("it was judged to be carried");
        self.discard(state, card);
    }
}
