//! What people read of events.

use horda_kit::Phrase;

use crate::card::{CardId, Colour, Speed, TurnCardId};
use crate::event::Happening;
use crate::rules::GearUp;
use crate::sheet::SurvivorId;
use crate::speech::{
    breed_key, cause_key, class_key, effect_key, good_key, hits_of, icon_key, member_key,
    speed_key, way_key, with_cells,
};
use crate::state::{Cause, Target, ZombieNumber};

impl GearUp {
    pub(crate) fn say_happening(&self, what: Happening) -> Phrase {
        let cause = |phrase: Phrase, cause: Cause| phrase.key("cause", cause_key(self, cause));
        match what {
            Happening::Picked { survivor, seat } => {
                self.about("event-picked", survivor).number("seat", seat.0 + 1)
            }
            Happening::Joined { survivor, .. } => self.about("event-joined", survivor),
            Happening::Commander { who, .. } => self.about("event-commander", who),
            Happening::Came { survivor } => self.about("event-came", survivor),
            Happening::RoundBegan { round } => Phrase::new("event-round").number("round", round),
            Happening::BossCame { who, .. } => {
                self.about("event-boss-came", who).key("boss", format!("boss-{}", self.boss.name()))
            }
            Happening::Revealed { turn, card } => self.say_turn(turn, card),
            Happening::Readied { survivor, weapon, .. } => {
                self.with_weapon(self.about("event-readied", survivor), survivor, weapon)
            }
            Happening::Called { survivor, .. } => self.about("event-called", survivor),
            Happening::Fired { survivor, weapon: Some(weapon), .. } => {
                self.with_weapon(self.about("event-fired", survivor), survivor, weapon)
            }
            Happening::Fired { survivor, weapon: None, .. } => {
                self.about("event-fired-companion", survivor)
            }
            Happening::SecondWind { who, way, .. } => {
                self.about("event-second", who).key("way", way_key(way))
            }
            Happening::Finished { who, .. } => self.about("event-finished", who),
            Happening::Upgraded { survivor, weapon, level, .. } => {
                self.say_upgraded(survivor, weapon, level)
            }
            Happening::UpgradesLost { who, amount, .. } => {
                self.about("event-upgrades-lost", who).number("amount", amount)
            }
            Happening::Raged { who, field, full, .. } => {
                let key = if full { "event-raged-full" } else { "event-raged" };
                self.about(key, who).number("field", field)
            }
            Happening::Crossed { who, target, card, cells, .. } => {
                with_cells(self.target(self.about("event-crossed", who), target, card), cells)
            }
            Happening::PartLaid { who, target, card, cells, .. } => {
                with_cells(self.target(self.about("event-part-laid", who), target, card), cells)
            }
            Happening::Gained { who, good, amount, lost, .. } => {
                let key = if lost == 0 { "event-gained" } else { "event-gained-lost" };
                let phrase = self.about(key, who).key("good", good_key(good));
                phrase.number("amount", amount).number("lost", lost)
            }
            Happening::Collapsed { core, cells } => {
                with_cells(Phrase::new("event-collapsed"), cells).text("core", core)
            }
            Happening::Died { who, zombie, card, .. } => {
                self.zombie(self.about("event-died", who), card, zombie)
            }
            Happening::MemberDied { member } => {
                Phrase::new("event-member-died").key("target", member_key(self, member))
            }
            Happening::KnockedBack { zombie, card, .. } => {
                self.zombie(Phrase::new("event-knocked-back"), card, zombie)
            }
            Happening::Shot { who, target, card, cell, .. } => {
                self.target(self.about("event-shot", who), target, card).text("cell", cell)
            }
            Happening::MarchBegan { speed: Speed::None } => Phrase::new("event-march-none"),
            Happening::MarchBegan { speed } => {
                Phrase::new("event-march").key("speed", speed_key(speed))
            }
            Happening::Marched { zombie, card, to, .. } => {
                self.zombie(Phrase::new("event-marched"), card, zombie).number("to", to)
            }
            Happening::Attacked { who, zombie, card, damage, .. } => self
                .zombie(self.about("event-attacked", who), card, zombie)
                .number("damage", damage),
            Happening::GaveWay { zombie, card, .. } => {
                self.zombie(Phrase::new("event-gave-way"), card, zombie)
            }
            Happening::Exploded { zombie, card, damage, .. } => {
                self.zombie(Phrase::new("event-exploded"), card, zombie).number("damage", damage)
            }
            Happening::Blocked { who, amount, cause: by, .. } => {
                cause(self.about("event-blocked", who).number("amount", amount), by)
            }
            Happening::Stripped { who, amount, cause: by, .. } => {
                cause(self.about("event-stripped", who).number("amount", amount), by)
            }
            Happening::Hurt { who, amount, left, cause: by, .. } => {
                let phrase = self.about("event-hurt", who).number("amount", amount);
                cause(phrase.number("left", left), by)
            }
            Happening::SpawnRevealed { letter } => {
                Phrase::new("event-spawn").text("letter", letter.name())
            }
            Happening::Drew { card } => self.with_card(Phrase::new("event-drew"), card),
            Happening::Reshuffled { class } => {
                Phrase::new("event-reshuffled").key("class", class_key(class))
            }
            Happening::RanOut { class, missing } => Phrase::new("event-ran-out")
                .key("class", class_key(class))
                .number("missing", missing),
            Happening::Entered { who, zombie, card, .. } => {
                self.zombie(self.about("event-entered", who), card, zombie)
            }
            Happening::BossRevealed { card } => {
                Phrase::new("event-boss-card").number("card", card.0 + 1)
            }
            Happening::BossActed { icon } => Phrase::new("event-boss-acted")
                .key("icon", icon_key(icon))
                .key("boss", format!("boss-{}", self.boss.name())),
            Happening::Paid { who, good, .. } => {
                self.about("event-paid", who).key("good", good_key(good))
            }
            Happening::Screamed { field, speed } => {
                Phrase::new("event-screamed").number("field", field).key("speed", speed_key(speed))
            }
            Happening::Ended { won: true } => Phrase::new("event-won"),
            Happening::Ended { won: false } => Phrase::new("event-lost"),
        }
    }

    fn say_turn(&self, turn: u8, card: TurnCardId) -> Phrase {
        let card = self.pack.turns[card.index()];
        Phrase::new("event-revealed")
            .number("turn", turn)
            .key("colour", format!("colour-{}", card.colour.name()))
            .key("speed", speed_key(card.speed))
    }

    fn with_weapon(&self, phrase: Phrase, survivor: SurvivorId, weapon: Colour) -> Phrase {
        let own = &self.pack.survivors[survivor.index()].sides[0].weapons[weapon.index()];
        phrase.key("weapon", format!("weapon-{}", own.id))
    }

    fn say_upgraded(&self, survivor: SurvivorId, weapon: Colour, level: u8) -> Phrase {
        let side = usize::from(self.is_solo());
        let own = &self.pack.survivors[survivor.index()].sides[side].weapons[weapon.index()];
        let effect = own.upgrades[usize::from(level.clamp(1, 2)) - 1];
        self.with_weapon(self.about("event-upgraded", survivor), survivor, weapon)
            .key("effect", effect_key(effect))
            .number("hits", hits_of(effect))
    }

    /// Names a target: a zombie by its card and its number, or the Boss.
    fn target(&self, phrase: Phrase, target: Target, card: Option<CardId>) -> Phrase {
        match (target, card) {
            (Target::Zombie(id), Some(card)) => self.zombie(phrase, card, id),
            (Target::Zombie(id), None) => {
                phrase.key("target", "breed-zombie").number("number", id.0)
            }
            (Target::Boss(member), _) => {
                phrase.key("target", member_key(self, member)).number("number", 0)
            }
        }
    }

    /// Names a zombie by its card and its number.
    fn zombie(&self, phrase: Phrase, card: CardId, id: ZombieNumber) -> Phrase {
        phrase.key("target", breed_key(self.pack.card(card).breed)).number("number", id.0)
    }
}
