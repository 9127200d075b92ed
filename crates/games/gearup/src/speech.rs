//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Arg, Counted, Phrase, RuleId, Seat, Spoken, Usage};
use horda_words::{Said, keys};

use crate::action::{Action, Way};
use crate::boss::{BossKind, SOX};
use crate::card::{Breed, Class, Colour, Good, Icon, Speed};
use crate::cells::Cells;
use crate::effect::Effect;
use crate::event::{Event, Happening};
use crate::question::Question;
use crate::refused::Refused;
use crate::rules::GearUp;
use crate::seat::{SEAT_NAMES, seat_name};
use crate::sheet::{SURVIVORS, SurvivorId, WEAPONS};
use crate::state::{Cause, FIRST_SEAT, State, Target};

/// A position, and the seat that an action is offered to.
pub(crate) struct Moment<'a> {
    pub(crate) state: &'a State,
    seat: Seat,
}

/// The Survivor of a seat, or before the muster only the seat.
pub(crate) enum Whose {
    Survivor(SurvivorId),
    Seat(Seat),
}

impl Said<GearUp> for Whose {
    fn say(&self, rules: &GearUp, name: &'static str, phrase: Phrase) -> Phrase {
        match *self {
            Whose::Survivor(survivor) => survivor.say(rules, name, phrase),
            Whose::Seat(seat) => phrase.key(name, format!("seat-{}", seat_name(seat))),
        }
    }
}

impl Spoken for GearUp {
    fn say_action(&self, state: &State, seat: Seat, action: &Action) -> Phrase {
        action.say(self, &Moment { state, seat })
    }

    /// The strongest argument for giving a zombie, or the command, to a Survivor.
    fn reason(&self, state: &State, action: &Action) -> Option<Phrase> {
        let (Action::Assign { seat } | Action::Command { seat }) = *action else { return None };
        let (key, number) = self.argue(state, seat);
        Some(state.whose(seat).say(self, "seat", Phrase::new(key)).number("number", number))
    }

    fn say_event(&self, event: &Event) -> Phrase {
        event.what.say(self)
    }

    fn cause(&self, event: &Event) -> RuleId {
        event.rule
    }
}

impl Moment<'_> {
    /// Who sits in the seat.
    pub(crate) fn who(&self) -> SurvivorId {
        self.state.who(self.seat)
    }
}

impl GearUp {
    /// The name of a weapon in a sentence.
    pub(crate) fn weapon_name(&self, survivor: SurvivorId, weapon: Colour) -> Arg {
        Arg::Key(format!("weapon-{}", self.weapon(survivor, weapon).id))
    }

    pub(crate) fn say_call(&self, now: &Moment<'_>, survivor: SurvivorId) -> Phrase {
        // After the weapon means after its last use (GU-AMB-44).
        let last = |way: Way| self.judge_second(now.state, now.seat, way).is_ok();
        let lost = Way::ALL.into_iter().any(last);
        let key = if lost { "action-call-last" } else { "action-call" };
        survivor.say(self, "survivor", Phrase::new(key))
    }

    pub(crate) fn say_stamp(&self, now: &Moment<'_>, target: Target, cells: Cells) -> Phrase {
        let key = if cells.is_single() { "action-cross" } else { "action-stamp" };
        now.state.seen(target).say(self, "target", Phrase::new(key)).text("cells", cells)
    }

    pub(crate) fn say_second(&self, now: &Moment<'_>, way: Way) -> Phrase {
        // Would one more wound end the game (GU-AMB-11)?
        let seated = &now.state.seats[now.seat.index()];
        let health = self.sheet(now.state, now.seat).health;
        let dying = seated.armour.ready == 0 && seated.wounds + 1 >= health;
        let deadly = way == Way::Adrenaline && dying;
        let key = if deadly { "action-second-deadly" } else { "action-second" };
        Phrase::new(key).key("way", way.key())
    }

    pub(crate) fn say_block(&self, now: &Moment<'_>, armour: u8) -> Phrase {
        let amount = now.state.blows.first().map_or(0, |blow| blow.amount);
        let key = if armour == 0 { "action-block-none" } else { "action-block" };
        Phrase::new(key).number("armour", armour).number("amount", amount)
    }

    /// Every key that the game may ask for, so that the texts can be checked.
    pub fn text_keys(&self) -> Vec<String> {
        let nouns = [&Breed::KEYS[..], &BossKind::KEYS, &Colour::KEYS, &Speed::KEYS, &Good::KEYS];
        let more = [&Class::KEYS[..], &Way::KEYS, &Icon::KEYS, &Cause::KEYS, &Question::KEYS];
        let plain = nouns.into_iter().chain(more).chain([Refused::KEYS, PLAIN_KEYS]);
        let mut all: Vec<String> = plain.flatten().map(|key| (*key).to_owned()).collect();
        all.extend(keys(Action::FORMS).chain(keys(Happening::FORMS)));
        all.extend(Breed::KEYS.map(|key| format!("{key}-text")));
        all.extend(Effect::ALL.into_iter().flat_map(|it| [it.key(), format!("{}-text", it.key())]));
        for key in BossKind::KEYS {
            all.extend(["rule", "ability"].map(|part| format!("{key}-{part}")));
        }
        all.extend(SOX.map(|name| format!("member-{name}")));
        all.extend(SEAT_NAMES.iter().flat_map(|it| [format!("seat-{it}"), format!("side-{it}")]));
        for survivor in &self.pack.survivors {
            let weapons = survivor.sides[0].weapons.iter();
            all.push(format!("survivor-{}", survivor.id));
            all.extend(weapons.map(|weapon| format!("weapon-{}", weapon.id)));
        }
        all.extend(self.pack.levels.iter().map(|level| format!("level-{}", level.id)));
        all
    }
}

/// Keys that stand for nothing that happens.
const PLAIN_KEYS: &[&str] = &[
    "game-title",
    "game-pitch",
    "breed-zombie",
    "reason-safest",
    "reason-healthiest",
    "reason-learns",
    "reason-able",
];

impl Counted for GearUp {
    fn items(&self) -> Vec<String> {
        let survivors = self.pack.survivors.iter();
        let names = survivors.clone().map(|survivor| survivor.id.clone());
        let weapons = survivors.clone().flat_map(|survivor| &survivor.sides[0].weapons);
        let companions = survivors.map(|survivor| format!("companion {}", survivor.id));
        names.chain(weapons.map(|weapon| weapon.id.clone())).chain(companions).collect()
    }

    fn usage(&self, event: &Event) -> Option<(Seat, Usage, u8)> {
        let weapon = |survivor: SurvivorId, colour: Colour| {
            SURVIVORS + survivor.index() * WEAPONS + colour.index()
        };
        let companion = |survivor: SurvivorId| SURVIVORS + SURVIVORS * WEAPONS + survivor.index();
        let (usage, item) = if let Happening::Joined { survivor, .. } = event.what {
            (Usage::Drawn, survivor.index())
        } else if let Happening::Readied { survivor, weapon: colour, .. } = event.what {
            (Usage::Drawn, weapon(survivor, colour))
        } else if let Happening::Fired { survivor, weapon: Some(colour), .. } = event.what {
            (Usage::Played, weapon(survivor, colour))
        } else if let Happening::Came { survivor } = event.what {
            (Usage::Drawn, companion(survivor))
        } else if let Happening::Called { survivor, .. } = event.what {
            (Usage::Played, companion(survivor))
        } else {
            return None;
        };
        // A team has one hand: what anybody draws or plays is the team's.
        Some((FIRST_SEAT, usage, item as u8))
    }
}
