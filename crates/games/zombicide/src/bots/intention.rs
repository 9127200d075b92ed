//! What a Survivor is after, in its own words: the goal and the next step.
#![expect(clippy::wildcard_enum_match_arm, reason = "most actions speak for themselves")]

use horda_kit::Phrase;
use horda_words::Said as _;

use super::goals::TaskKind;
use crate::action::Action;
use crate::board::zone::Zone;
use crate::frame::Frame;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;

/// Keys of all intentions.
pub(crate) const KEYS: [&str; 24] = [
    "intention-go-take",
    "intention-go-open",
    "intention-go-reach",
    "intention-go-leave",
    "intention-go-kill",
    "intention-go-fetch",
    "intention-go-burn",
    "intention-go-search",
    "intention-go",
    "intention-flee",
    "intention-open-for",
    "intention-open",
    "intention-attack-for",
    "intention-attack",
    "intention-take",
    "intention-crate",
    "intention-search",
    "intention-fetch",
    "intention-hands",
    "intention-give",
    "intention-hold",
    "intention-leave",
    "intention-go-rescue",
    "intention-rescue",
];

impl Zombicide {
    /// What a Survivor means by an offer; nothing where the offer says it all.
    pub(crate) fn intend(&self, state: &State, action: &Action) -> Option<Phrase> {
        if *action == Action::Leave
            && let Some(Frame::Exit { .. }) = state.stack.last()
        {
            return Some(Phrase::new("intention-leave"));
        }
        let who = state.turn()?.who;
        let here = state.survivor(who).zone;
        Some(match *action {
            Action::Move { to } | Action::Slip { to } | Action::Sprint { to } => {
                self.intend_move(state, who, to)
            }
            Action::Open { door, .. } => self.intend_door(state, who, door),
            Action::Melee { .. } => self.intend_attack(state, here),
            Action::Fire { at, .. } | Action::Throw { at } | Action::Improvise { at, .. } => {
                self.intend_attack(state, at)
            }
            Action::Take => Phrase::new("intention-take"),
            Action::Rescue { who } => who.say(self, "who", Phrase::new("intention-rescue")),
            Action::Crate => Phrase::new("intention-crate"),
            Action::Search { .. } => Phrase::new("intention-search"),
            Action::Rally { who } => who.say(self, "who", Phrase::new("intention-fetch")),
            Action::Arrange { .. } | Action::Reload { .. } => Phrase::new("intention-hands"),
            Action::Trade { with, .. } => with.say(self, "who", Phrase::new("intention-give")),
            Action::End => Phrase::new("intention-hold"),
            _ => return None,
        })
    }

    fn intend_move(&self, state: &State, who: Who, to: Zone) -> Phrase {
        let here = state.survivor(who).zone;
        let outlook = self.look_ahead(state);
        let step = |key: &'static str| to.say(self, "to", Phrase::new(key));
        let nearer = outlook.way(who).is_some_and(|way| way.get(to) < way.get(here));
        let Some(task) = outlook.task(who).filter(|_| nearer) else {
            let from =
                state.zombies_at(here) > 0 || self.crowding(state, here) > self.crowding(state, to);
            return step(if from { "intention-flee" } else { "intention-go" });
        };
        // The next step is not told: an intention is said once while it stays the same.
        let goal = task.at.iter().min_by_key(|zone| {
            let way = self.map().distances_to(*zone, self.passable(state));
            way.get(here).unwrap_or(u8::MAX)
        });
        let phrase = Phrase::new(match task.kind {
            TaskKind::Take => "intention-go-take",
            TaskKind::Open => "intention-go-open",
            TaskKind::Reach => "intention-go-reach",
            TaskKind::Leave => "intention-go-leave",
            TaskKind::Kill => "intention-go-kill",
            TaskKind::Fetch => "intention-go-fetch",
            TaskKind::Burn => "intention-go-burn",
            TaskKind::Search => "intention-go-search",
            TaskKind::Rescue => "intention-go-rescue",
        });
        goal.unwrap_or(to).say(self, "goal", phrase)
    }

    fn intend_door(&self, state: &State, who: Who, door: crate::board::gate::GateId) -> Phrase {
        let goal = self.look_ahead(state).task(who).and_then(|task| task.at.first());
        match goal {
            Some(goal) => {
                let phrase = door.say(self, "door", Phrase::new("intention-open-for"));
                goal.say(self, "goal", phrase)
            }
            None => door.say(self, "door", Phrase::new("intention-open")),
        }
    }

    /// Who would be attacked by the Zombies of this Zone otherwise.
    fn intend_attack(&self, state: &State, at: Zone) -> Phrase {
        let forecast = self.forecast(state);
        let reached = |zone: Zone| {
            zone == at || forecast.arrows.iter().any(|it| it.from == at && it.to == zone)
        };
        let victims = forecast.perils.iter().filter(|peril| {
            let there = state.survivors.iter().filter(|it| it.stands());
            there.into_iter().any(|it| it.character == peril.who && reached(it.zone))
        });
        let names: Vec<String> =
            victims.map(|it| format!("survivor-{}", self.pack.character(it.who).id)).collect();
        if names.is_empty() {
            return at.say(self, "at", Phrase::new("intention-attack"));
        }
        at.say(self, "at", Phrase::new("intention-attack-for")).keys("who", names)
    }
}
