//! What the coming activation of the Zombie Phase brings, and what the Spawn step may: the rules
//! themselves, played on a copy. Splits and Attacks that are shared out are answered as proposed,
//! and what they touch is marked as the players' choice.

use horda_kit::{Cx, FastLuck};
use serde::Serialize;

use super::activation::{Cause, Step};
use super::destination::proposal;
use super::kind::{Kind, KindSet};
use super::why::Why;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::event::{Event, Happening};
use crate::few::Few;
use crate::rules::Zombicide;
use crate::spawning::zombie_card::CardEffect;
use crate::state::{Phase, State};
use crate::survivors::character::CharacterId;
use crate::survivors::figure::Figure;

/// What the coming Zombie Phase brings if the Player Phase ended now. It ends before the first
/// Zombie card: the cards are only odds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Forecast {
    /// Where groups go, in order.
    pub arrows: Vec<Arrow>,
    /// What may happen to Survivors and Companions; those to whom nothing can are left out.
    pub perils: Vec<Peril>,
    /// Zones whose Zombies act once before all others, because they see light (WZ-XAC-02).
    pub woken: Vec<Zone>,
    /// What the next card may bring, for each active Spawn token in its order.
    pub spawns: Vec<SpawnOdds>,
}

/// Where a group goes, or that it stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Arrow {
    /// What they are.
    pub kind: Kind,
    /// How many.
    pub count: u8,
    /// From where.
    pub from: Zone,
    /// Where to; the same Zone if they stay.
    pub to: Zone,
    /// Why.
    pub why: Why,
    /// Is it the second pass of Runners (ZE-ZAC-13)?
    pub again: bool,
    /// Do the players choose how many go there, or did their choice bring them to where they are?
    pub team_chooses: bool,
}

/// Wounds that a figure will take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Peril {
    /// Who.
    pub who: CharacterId,
    /// Whatever the players choose.
    pub certain: u8,
    /// If the players choose so.
    pub most: u8,
}

/// What the next card of a Spawn token may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct SpawnOdds {
    /// Where.
    pub zone: Zone,
    /// Cards that it is drawn from.
    pub cards: u8,
    /// What they bring, each with the number of cards that do.
    pub outcomes: Vec<(SpawnOutcome, u8)>,
}

/// What a Zombie card brings at the level of the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
pub enum SpawnOutcome {
    /// Nothing at this level.
    Nothing,
    /// Figures.
    Figures {
        /// What they are.
        kind: Kind,
        /// How many the card shows.
        count: u8,
        /// Do they act at once?
        rush: bool,
    },
    /// An Abomination comes, or those on the board act.
    Abomination,
    /// All of a kind act.
    Activation {
        /// Which kind.
        kind: Kind,
    },
}

/// A forecast in the making.
struct Foresight {
    forecast: Forecast,
    /// Is it the second pass?
    again: bool,
    /// Did the Zombies act that see light, and do they act now?
    woken: bool,
    /// Where a choice of the players has brought Zombies that act again.
    chosen: ZoneSet,
    /// Where Attacks are shared out in this pass.
    shared: ZoneSet,
}

impl Zombicide {
    /// What the coming Zombie Phase brings.
    pub fn forecast(&self, state: &State) -> Forecast {
        let mut copy = State {
            phase: Phase::Zombies,
            stack: Few::new(),
            waiting: Few::new(),
            attack: None,
            wound: None,
            ..*state
        };
        let mut cx = Cx::watched(FastLuck::new(0)); // an activation never asks luck
        let mut foresight = Foresight {
            forecast: Forecast::default(),
            again: false,
            woken: false,
            chosen: ZoneSet::NONE,
            shared: ZoneSet::NONE,
        };
        let woken = self.woken(&copy);
        if !woken.is_empty() {
            foresight.forecast.woken = woken.iter().collect();
            self.activate(&mut copy, Cause::Light, KindSet::ALL, Some(woken), &mut cx);
            self.foresee_all(&mut copy, &mut foresight, &mut cx);
            (foresight.again, foresight.woken) = (false, true);
            foresight.shared = ZoneSet::NONE;
        }
        self.activate(&mut copy, Cause::Phase, KindSet::ALL, None, &mut cx);
        self.foresee_all(&mut copy, &mut foresight, &mut cx);
        foresight.forecast.spawns = self.spawn_odds(&copy);
        foresight.forecast
    }

    /// An activation on the copy, from its beginning to its end.
    fn foresee_all(&self, copy: &mut State, foresight: &mut Foresight, cx: &mut Cx<'_, Zombicide>) {
        while copy.activation.step != Step::Idle && !copy.is_over() {
            let choice = self.foresee(copy, foresight, cx);
            self.keep_lights(copy, cx);
            self.judge_mission(copy, cx);
            for event in cx.take_events() {
                foresight.note(&event, copy.activation.zone, choice);
            }
        }
    }

    /// One step on the copy. Was it a choice of the players?
    fn foresee(
        &self,
        state: &mut State,
        foresight: &mut Foresight,
        cx: &mut Cx<'_, Zombicide>,
    ) -> bool {
        if let Some(wound) = state.wound {
            self.suffer(state, wound, cx);
            return false;
        }
        if let Some(split) = self.split(state) {
            let light = state.activation.cause == Cause::Light;
            if light || split.kind == Kind::Runner && !foresight.again {
                foresight.chosen |= split.options;
            }
            self.split_group(state, split.kind, proposal(split.options, split.odd), cx);
            return true;
        }
        if !self.asks_to_share(state) {
            self.run_activation(state, cx);
            return false;
        }
        let victims = self.victims(state);
        if !foresight.shared.contains(state.activation.zone) {
            foresight.shared.insert(state.activation.zone);
            for figure in victims.iter().flatten() {
                foresight.peril(self.name_of(state, *figure)).most +=
                    state.activation.attacks_left();
            }
        }
        let (figure, kind) = self.proposed_wound(state).expect("Attacks are shared out");
        self.take_attacks(state, figure, kind, 1, cx);
        true
    }

    /// Who is proposed for the next Attack: a Survivor with most Health.
    pub(crate) fn proposed_wound(&self, state: &State) -> Option<(Figure, Kind)> {
        let victims = self.victims(state);
        let health = |figure: &Figure| match figure {
            Figure::Survivor(who) => state.survivor(*who).health,
            Figure::Companion(_) => 0,
        };
        // Of several with as much, the first.
        let figure = victims.iter().flatten().copied().rev().max_by_key(health)?;
        let kind = Kind::ALL.into_iter().find(|it| state.activation.attacks[it.index()] > 0)?;
        Some((figure, kind))
    }

    /// Cards of the deck by what they bring. Every token has the same odds until the first card is
    /// turned up.
    fn spawn_odds(&self, state: &State) -> Vec<SpawnOdds> {
        let deck = if state.zombie_deck == 0 { state.zombie_discard } else { state.zombie_deck };
        let level = self.spawn_level(state);
        let mut outcomes: Vec<(SpawnOutcome, u8)> = Vec::new();
        let cards = self.pack.zombie_cards.iter().enumerate();
        for (_, card) in cards.filter(|(place, _)| deck & 1 << place != 0) {
            let count = card.effect.count(level);
            let outcome = match card.effect {
                CardEffect::Spawn { kind, rush, .. } if count > 0 => {
                    SpawnOutcome::Figures { kind, count, rush }
                }
                CardEffect::Abomination { .. } if count > 0 => SpawnOutcome::Abomination,
                CardEffect::Activate { kind } if level > Default::default() => {
                    SpawnOutcome::Activation { kind }
                }
                CardEffect::Spawn { .. }
                | CardEffect::Abomination { .. }
                | CardEffect::Activate { .. } => SpawnOutcome::Nothing,
            };
            match outcomes.iter_mut().find(|(known, _)| *known == outcome) {
                Some((_, cards)) => *cards += 1,
                None => outcomes.push((outcome, 1)),
            }
        }
        let tokens = self.mission().spawns.iter().enumerate();
        let active = tokens.filter(|(place, _)| state.spawns & 1 << place != 0);
        let cards = deck.count_ones() as u8;
        active
            .map(|(_, spawn)| SpawnOdds { zone: spawn.zone, cards, outcomes: outcomes.clone() })
            .collect()
    }
}

impl Foresight {
    /// Do Zombies act that have acted before?
    fn acts_again(&self) -> bool {
        self.again || self.woken
    }

    fn peril(&mut self, who: CharacterId) -> &mut Peril {
        let perils = &mut self.forecast.perils;
        let place = perils.iter().position(|peril| peril.who == who).unwrap_or_else(|| {
            perils.push(Peril { who, certain: 0, most: 0 });
            perils.len() - 1
        });
        &mut perils[place]
    }

    /// Takes an event of the copy into the forecast; `at` is the Zone of the Attacks.
    fn note(&mut self, event: &Event, at: Zone, choice: bool) {
        if let Happening::ZombiesMoved { kind, count, from, to, why } = event.what {
            self.arrow(kind, count, from, to, why, choice);
        } else if let Happening::ZombiesStayed { kind, count, at, why } = event.what {
            self.arrow(kind, count, at, at, why, choice);
        } else if event.what == Happening::RunnersAgain {
            (self.again, self.shared) = (true, ZoneSet::NONE);
        } else if let Some((who, count)) = harm(event)
            && !self.shared.contains(at)
        {
            let certain = !(self.acts_again() && self.chosen.contains(at));
            let peril = self.peril(who);
            peril.most += count;
            peril.certain += if certain { count } else { 0 };
        }
    }

    fn arrow(&mut self, kind: Kind, count: u8, from: Zone, to: Zone, why: Why, choice: bool) {
        let team_chooses = choice || self.acts_again() && self.chosen.contains(from);
        let again = self.again;
        self.forecast.arrows.push(Arrow { kind, count, from, to, why, again, team_chooses });
    }
}

/// Whom an event harms, and by how many wounds; a Companion has one (ZE-CPN-04).
fn harm(event: &Event) -> Option<(CharacterId, u8)> {
    if let Happening::Wounded { who, count, .. } = event.what {
        return Some((who, count));
    }
    let lost = event.rule.0 == "ZE-CPN-04";
    if let Happening::Eliminated { who } = event.what { lost.then_some((who, 1)) } else { None }
}
