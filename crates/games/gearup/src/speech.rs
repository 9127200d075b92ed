//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Counted, Phrase, RuleId, Seat, Spoken, Usage};

use crate::action::{Action, Way};
use crate::boss::{BossKind, Member, SOX};
use crate::card::{Breed, CardId, Class, Colour, Good, Icon, Speed};
use crate::cells::Cells;
use crate::effect::Effect;
use crate::event::{Event, Happening};
use crate::question::Question;
use crate::refused::Refused;
use crate::rules::GearUp;
use crate::sheet::{SURVIVORS, SurvivorId, WEAPONS};
use crate::state::{Cause, State, Target, ZombieNumber};

impl Spoken for GearUp {
    fn say_action(&self, state: &State, seat: Seat, action: &Action) -> Phrase {
        let plain = |key: &'static str| Phrase::new(key);
        match *action {
            Action::Pick { survivor } => self.about("action-pick", survivor),
            Action::Command { seat } => {
                self.with_seat(plain("action-command"), "seat", state, seat)
            }
            Action::Call { survivor } => {
                // After the weapon means after its last use (GU-AMB-44).
                let lost = Way::ALL.iter().any(|way| self.judge_second(state, seat, *way).is_ok());
                self.about(if lost { "action-call-last" } else { "action-call" }, survivor)
            }
            Action::Stamp { target, cells } if cells.is_single() => {
                self.with_target(plain("action-cross"), state, target).text("cells", cells)
            }
            Action::Stamp { target, cells } => {
                self.with_target(plain("action-stamp"), state, target).text("cells", cells)
            }
            Action::Part { target, cells } => {
                self.with_target(plain("action-part"), state, target).text("cells", cells)
            }
            Action::Knock { back } => {
                let id = state.volley.and_then(|volley| volley.knock).unwrap_or(ZombieNumber(0));
                let key = if back { "action-knock" } else { "action-leave" };
                self.with_target(plain(key), state, Target::Zombie(id))
            }
            Action::Again => plain("action-again"),
            Action::Stop => plain("action-stop"),
            Action::Second { way } => {
                let deadly = way == Way::Adrenaline && self.is_dying(state, seat);
                plain(if deadly { "action-second-deadly" } else { "action-second" })
                    .key("way", way_key(way))
            }
            Action::Done => plain("action-done"),
            Action::Shoot { target, cell } => {
                self.with_target(plain("action-shoot"), state, target).text("cell", cell)
            }
            Action::Upgrade { weapon, level } => self.say_upgrade(state, seat, weapon, level),
            Action::Block { armour } => {
                let amount = state.blows.first().map_or(0, |blow| blow.amount);
                let key = if armour == 0 { "action-block-none" } else { "action-block" };
                plain(key).number("armour", armour).number("amount", amount)
            }
            Action::Before { zombie } => {
                self.with_target(plain("action-before"), state, Target::Zombie(zombie))
            }
            Action::Pay { pay: true } => {
                plain("action-pay").key("good", good_key(self.toll_good()))
            }
            Action::Pay { pay: false } => plain("action-suffer"),
            Action::Assign { seat } => {
                let phrase = self.with_seat(plain("action-assign"), "seat", state, seat);
                let card = state.drawn.first().copied().unwrap_or(CardId(0));
                self.with_card(phrase, card)
            }
            Action::Order { member } => {
                plain("action-order").key("target", member_key(self, member))
            }
        }
    }

    /// The strongest argument for giving a zombie, or the command, to somebody.
    fn reason(&self, state: &State, action: &Action) -> Option<Phrase> {
        let (Action::Assign { seat } | Action::Command { seat }) = *action else { return None };
        Some(self.argue(state, seat))
    }

    fn say_event(&self, event: &Event) -> Phrase {
        self.say_happening(event.what)
    }

    fn cause(&self, event: &Event) -> RuleId {
        event.rule
    }
}

impl GearUp {
    /// Would one more wound end the game (GU-AMB-11)?
    fn is_dying(&self, state: &State, seat: Seat) -> bool {
        let seated = &state.seats[seat.index()];
        seated.armour.ready == 0 && seated.wounds + 1 >= self.sheet(state, seat).health
    }

    fn say_upgrade(&self, state: &State, seat: Seat, weapon: Colour, level: u8) -> Phrase {
        let phrase = Phrase::new("action-upgrade").number("level", level);
        let own = &self.sheet(state, seat).weapons[weapon.index()];
        let effect = own.upgrades[usize::from(level.clamp(1, 2)) - 1];
        phrase
            .key("colour", format!("colour-{}", weapon.name()))
            .key("weapon", format!("weapon-{}", own.id))
            .key("effect", effect_key(effect))
            .number("hits", hits_of(effect))
    }

    /// Why this Survivor: few zombies, much Health, many upgrades to earn.
    fn argue(&self, state: &State, seat: Seat) -> Phrase {
        let seats = || self.everybody();
        let threat = |seat: Seat| -> u32 {
            state.lane(seat).map(|zombie| u32::from(self.damage(state, zombie))).sum()
        };
        let health = |seat: Seat| {
            u32::from(self.sheet(state, seat).health - state.seats[seat.index()].wounds)
        };
        let learned = |seat: Seat| -> u32 {
            state.seats[seat.index()].upgrades.iter().copied().map(u32::from).sum()
        };
        let least = |of: &dyn Fn(Seat) -> u32| seats().all(|other| of(other) >= of(seat));
        let (key, number) = if least(&threat) {
            ("reason-safest", threat(seat))
        } else if seats().all(|other| health(other) <= health(seat)) {
            ("reason-healthiest", health(seat))
        } else if least(&learned) {
            ("reason-learns", learned(seat))
        } else {
            ("reason-able", health(seat))
        };
        self.with_seat(Phrase::new(key), "seat", state, seat).number("number", number as i64)
    }

    pub(crate) fn survivor_key(&self, survivor: SurvivorId) -> String {
        format!("survivor-{}", self.survivor_name(survivor))
    }

    pub(crate) fn about(&self, key: &'static str, survivor: SurvivorId) -> Phrase {
        Phrase::new(key).key("survivor", self.survivor_key(survivor))
    }

    /// Names whoever sits there: the Survivor, or the number of the seat before the muster.
    pub(crate) fn with_seat(
        &self,
        phrase: Phrase,
        name: &'static str,
        state: &State,
        seat: Seat,
    ) -> Phrase {
        let survivor = state.seats.get(seat.index()).and_then(|seat| seat.survivor);
        let key = match survivor {
            Some(survivor) => self.survivor_key(survivor),
            None => format!("seat-{}", crate::notation::seat_name(seat)),
        };
        phrase.key(name, key)
    }

    /// Names a target: the type of a zombie and its number, or the Boss.
    pub(crate) fn with_target(&self, phrase: Phrase, state: &State, target: Target) -> Phrase {
        match target {
            Target::Zombie(id) => {
                let breed = state.zombie(id).map(|zombie| self.pack.card(zombie.card).breed);
                let key = breed.map_or_else(|| "breed-zombie".into(), breed_key);
                phrase.key("target", key).number("number", id.0)
            }
            Target::Boss(member) => {
                phrase.key("target", member_key(self, member)).number("number", 0)
            }
        }
    }

    pub(crate) fn with_card(&self, phrase: Phrase, card: CardId) -> Phrase {
        let card = self.pack.card(card);
        phrase.key("breed", breed_key(card.breed)).key("speed", speed_key(card.speed))
    }

    /// Every key that the game may ask for, so that the texts can be checked.
    pub fn text_keys(&self) -> Vec<String> {
        let refusals = Refused::KEYS.iter().map(|key| format!("refusal-{key}"));
        let remedies = Refused::KEYS.iter().map(|key| format!("refusal-{key}.fix"));
        let questions = Question::KEYS.iter().map(|key| format!("question-{key}"));
        let weapons = self.pack.survivors.iter().flat_map(|survivor| &survivor.sides[0].weapons);
        let weapons = weapons.map(|weapon| format!("weapon-{}", weapon.id));
        let survivors = (0..SURVIVORS as u8).map(|it| self.survivor_key(SurvivorId(it)));
        let effects = Effect::ALL.into_iter().map(effect_key);
        let texts = Effect::ALL.into_iter().map(|effect| format!("{}-text", effect_key(effect)));
        let breeds = Breed::ALL.into_iter().map(breed_key);
        let breed_texts = Breed::ALL.into_iter().map(|it| format!("{}-text", breed_key(it)));
        let bosses = BossKind::ALL.into_iter().map(|kind| format!("boss-{}", kind.name()));
        let boss_texts = BossKind::ALL
            .into_iter()
            .flat_map(|kind| ["rule", "ability"].map(|it| format!("boss-{}-{it}", kind.name())));
        let members = SOX.iter().map(|name| format!("member-{name}"));
        let levels = self.pack.levels.iter().map(|level| format!("level-{}", level.id));
        let colours = Colour::ALL.into_iter().map(|it| format!("colour-{}", it.name()));
        let speeds = Speed::ALL.into_iter().map(speed_key);
        let goods = Good::BOTH.into_iter().map(good_key);
        let classes = Class::BOTH.into_iter().map(class_key);
        let ways = Way::ALL.into_iter().map(way_key);
        let seats = crate::notation::SEAT_NAMES.iter().map(|name| format!("seat-{name}"));
        let sides = crate::notation::SEAT_NAMES.iter().map(|name| format!("side-{name}"));
        let plain = PLAIN.iter().map(|key| (*key).to_owned());
        let all = refusals.chain(remedies).chain(questions).chain(weapons).chain(survivors);
        let all = all.chain(effects).chain(texts).chain(breeds).chain(breed_texts).chain(bosses);
        let all = all.chain(boss_texts).chain(members).chain(levels).chain(colours).chain(speeds);
        all.chain(goods).chain(classes).chain(ways).chain(seats).chain(sides).chain(plain).collect()
    }
}

pub(crate) fn way_key(way: Way) -> String {
    format!("way-{}", way.name())
}

pub(crate) fn good_key(good: Good) -> String {
    format!("good-{}", good.name())
}

pub(crate) fn class_key(class: Class) -> String {
    format!("class-{}", class.name())
}

pub(crate) fn breed_key(breed: Breed) -> String {
    format!("breed-{}", breed.name())
}

pub(crate) fn speed_key(speed: Speed) -> String {
    format!("speed-{}", speed.name())
}

pub(crate) fn effect_key(effect: Effect) -> String {
    format!("effect-{}", effect.name())
}

/// The number of Multi-Hit, 0 for what has none.
pub(crate) fn hits_of(effect: Effect) -> u8 {
    if let Effect::MultiHit(times) = effect { times } else { 0 }
}

pub(crate) fn member_key(rules: &GearUp, member: Member) -> String {
    match rules.boss {
        BossKind::DeadSox => format!("member-{}", rules.member_name(member)),
        BossKind::SuperAbomination
        | BossKind::ZombiePyramid
        | BossKind::Elephombie
        | BossKind::Screamer
        | BossKind::Mutation => format!("boss-{}", rules.boss.name()),
    }
}

/// Keys without a part that content names.
const PLAIN: &[&str] = &[
    "game-title",
    "game-pitch",
    "breed-zombie",
    "reason-safest",
    "reason-healthiest",
    "reason-learns",
    "reason-able",
    "action-pick",
    "action-command",
    "action-call",
    "action-call-last",
    "action-cross",
    "action-stamp",
    "action-part",
    "action-knock",
    "action-leave",
    "action-again",
    "action-stop",
    "action-second",
    "action-second-deadly",
    "action-done",
    "action-shoot",
    "action-upgrade",
    "action-block",
    "action-block-none",
    "action-before",
    "action-pay",
    "action-suffer",
    "action-assign",
    "action-order",
    "icon-ability",
    "icon-attack",
    "icon-spawn",
    "icon-special",
    "cause-bomber",
    "cause-zombie",
    "cause-ability",
    "cause-line",
    "cause-adrenaline",
    "event-picked",
    "event-joined",
    "event-commander",
    "event-came",
    "event-round",
    "event-boss-came",
    "event-revealed",
    "event-readied",
    "event-called",
    "event-fired",
    "event-fired-companion",
    "event-crossed",
    "event-part-laid",
    "event-gained",
    "event-gained-lost",
    "event-collapsed",
    "event-died",
    "event-member-died",
    "event-knocked-back",
    "event-raged",
    "event-raged-full",
    "event-second",
    "event-finished",
    "event-shot",
    "event-upgraded",
    "event-upgrades-lost",
    "event-march",
    "event-march-none",
    "event-marched",
    "event-attacked",
    "event-gave-way",
    "event-exploded",
    "event-blocked",
    "event-stripped",
    "event-hurt",
    "event-spawn",
    "event-drew",
    "event-reshuffled",
    "event-ran-out",
    "event-entered",
    "event-boss-card",
    "event-boss-acted",
    "event-paid",
    "event-screamed",
    "event-won",
    "event-lost",
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
        // A team has one hand: what anybody draws or plays is the team's.
        let team = Seat(0);
        let weapon = |survivor: SurvivorId, colour: Colour| {
            (SURVIVORS + survivor.index() * WEAPONS + colour.index()) as u8
        };
        let companion =
            |survivor: SurvivorId| (SURVIVORS + SURVIVORS * WEAPONS + survivor.index()) as u8;
        let happened = |usage: Usage, item: u8| Some((team, usage, item));
        if let Happening::Joined { survivor, .. } = event.what {
            return happened(Usage::Drawn, survivor.0);
        }
        if let Happening::Readied { survivor, weapon: colour, .. } = event.what {
            return happened(Usage::Drawn, weapon(survivor, colour));
        }
        if let Happening::Fired { survivor, weapon: Some(colour), .. } = event.what {
            return happened(Usage::Played, weapon(survivor, colour));
        }
        if let Happening::Came { survivor } = event.what {
            return happened(Usage::Drawn, companion(survivor));
        }
        if let Happening::Called { survivor, .. } = event.what {
            return happened(Usage::Played, companion(survivor));
        }
        None
    }
}

/// What an event says about cells: how many, and which.
pub(crate) fn with_cells(phrase: Phrase, cells: Cells) -> Phrase {
    phrase.text("cells", cells).number("count", cells.count())
}

/// Keys of icons.
pub(crate) fn icon_key(icon: Icon) -> &'static str {
    match icon {
        Icon::Ability => "icon-ability",
        Icon::Attack => "icon-attack",
        Icon::Spawn(_) => "icon-spawn",
        Icon::Special => "icon-special",
    }
}

/// The key of where damage comes from.
pub(crate) fn cause_key(rules: &GearUp, cause: Cause) -> String {
    match cause {
        Cause::Zombie(_) => "cause-zombie".into(),
        Cause::Bomber => "cause-bomber".into(),
        Cause::Boss(member) => member_key(rules, member),
        Cause::Ability => "cause-ability".into(),
        Cause::Line => "cause-line".into(),
        Cause::Adrenaline => "cause-adrenaline".into(),
    }
}
