//! What makes sense on a card: which effects go together, and what a card must print.

use crate::card::{
    Along, Amount, Card, Effect, Entry, Harm, Influence, Play, Scope, Targeting, WoundIcon,
};

/// A key of a card, what is wrong with it and a way out.
pub(crate) type Nonsense = (&'static str, &'static str, &'static str);

impl Targeting {
    fn one_zombie(self) -> bool {
        matches!(self, Targeting::FirstOnTrack | Targeting::Zombie)
    }

    fn zombies(self) -> bool {
        self.one_zombie() || matches!(self, Targeting::Track | Targeting::Block | Targeting::Street)
    }
}

impl Effect {
    /// Does it make sense for this target?
    pub(crate) fn fits(self, target: Targeting) -> bool {
        match self {
            Effect::Wound(_) | Effect::Retreat(_) | Effect::Heal(_) => target.zombies(),
            Effect::Annihilate => target.zombies() || target == Targeting::Occupied,
            Effect::Burst(_) => target == Targeting::FirstOnTrack,
            Effect::Blast(_) => matches!(target, Targeting::Zombie | Targeting::Occupied),
            Effect::Advance(_) | Effect::Lure => target.one_zombie(),
            Effect::Remove => matches!(target, Targeting::HumanCard | Targeting::Occupied),
            Effect::Spoil => target == Targeting::OpponentsCard,
            Effect::Scout(_) | Effect::Plan(_) => target == Targeting::ZombieDeck,
            Effect::Raise(_) => target == Targeting::EntryField,
        }
    }

    /// May it stand behind these? RULE ZK-RUL-30: wounds first and the retreat last.
    pub(crate) fn follows(self, before: &[Effect]) -> bool {
        let hurt = before.iter().any(|it| matches!(it, Effect::Wound(_) | Effect::Burst(_)));
        let annihilated = before.contains(&Effect::Annihilate);
        (matches!(self, Effect::Retreat(_)) && hurt && !before.contains(&self))
            || (matches!(self, Effect::Blast(_)) && (hurt || annihilated))
            || (self == Effect::Remove && annihilated)
    }

    /// The wound symbol that goes with it, if it wounds.
    fn icon(self) -> Option<WoundIcon> {
        if let Effect::Wound(Amount::Fixed(wounds))
        | Effect::Burst(wounds)
        | Effect::Blast(wounds) = self
        {
            return Some(WoundIcon::Number(wounds));
        }
        if matches!(self, Effect::Wound(Amount::ByBlock(_))) {
            return Some(WoundIcon::Variable);
        }
        (self == Effect::Annihilate).then_some(WoundIcon::Annihilates)
    }
}

impl Harm {
    fn icon(self) -> WoundIcon {
        match self {
            Harm::Wounds(number) => WoundIcon::Number(number),
            Harm::Annihilation => WoundIcon::Annihilates,
        }
    }
}

impl Play {
    /// The wound symbol that goes with what a card does (ZK-CARD-06 to ZK-CARD-08).
    pub(crate) fn icon(&self) -> WoundIcon {
        match self {
            Play::Object(object) => match object.entry {
                Entry::Trap(harm) => harm.icon(),
                Entry::Car(car) => car.impact.map_or(WoundIcon::None, Harm::icon),
                Entry::Barrier { wounds, .. } if wounds > 0 => WoundIcon::Number(wounds),
                Entry::Barrier { .. } | Entry::Closed => WoundIcon::None,
            },
            Play::Action(action) => {
                let icon = action.effects.iter().find_map(|effect| effect.icon());
                icon.unwrap_or(WoundIcon::None)
            }
            Play::Zombie(_) | Play::Lasting(_) | Play::Attachment(_) | Play::Dawn => {
                WoundIcon::None
            }
        }
    }

    /// The scope classes that what a card does may belong to (ZK-BOARD-07).
    pub(crate) fn scopes(&self) -> &'static [Scope] {
        match self {
            Play::Zombie(_) | Play::Attachment(_) => &[Scope::Field],
            Play::Object(_) => &[Scope::Field, Scope::Fields, Scope::Track],
            Play::Lasting(lasting) => match lasting.along {
                Along::Track => &[Scope::Track],
                Along::Block => &[Scope::Block],
                Along::Street => &[Scope::Other],
            },
            Play::Action(action) => match action.targeting {
                Targeting::FirstOnTrack | Targeting::Zombie | Targeting::Occupied => {
                    &[Scope::Field, Scope::Fields]
                }
                Targeting::HumanCard | Targeting::EntryField => &[Scope::Field],
                Targeting::Track => &[Scope::Track],
                Targeting::Block => &[Scope::Block],
                Targeting::Street | Targeting::OpponentsCard | Targeting::ZombieDeck => {
                    &[Scope::Other]
                }
            },
            Play::Dawn => &[Scope::Other],
        }
    }
}

impl Card {
    /// Symbols and flags that would do nothing, or harm.
    pub(crate) fn nonsense(&self) -> impl Iterator<Item = Nonsense> {
        let action = if let Play::Action(own) = &self.play { Some(own) } else { None };
        let aimed = action.is_some_and(|own| own.targeting.zombies());
        let burst = |effect: &Effect| matches!(effect, Effect::Burst(_));
        let unaimed_burst =
            !self.needs_line && action.is_some_and(|own| own.effects.iter().any(burst));
        let short_action = self.one_round && action.is_some();
        let short_life = self.one_round && matches!(self.play, Play::Zombie(_) | Play::Dawn);
        let lasting = if let Play::Lasting(own) = &self.play { Some(own) } else { None };
        let cover = lasting.filter(|own| own.influence == Influence::Cover);
        let open_cover = cover.is_some() && !self.blocks_line;
        let cover_across = cover.is_some_and(|own| own.along != Along::Track);
        let lost_strength = matches!(&self.play, Play::Attachment(own)
            if own.strength > 0 && (own.guards || self.one_round));
        let only_aimed = "only a card aimed at zombies needs a line of fire";
        let stays = "this card stays until it is destroyed";
        let symbol = "cover is a symbol on the card";
        let owed = "what adds Strength must stay, or a wounded zombie would be owed wounds";
        let rows = [
            (self.needs_line && !aimed, "needs-line", only_aimed, "leave it out"),
            (unaimed_burst, "needs-line", "a burst needs a line of fire", "add needs-line = true"),
            (short_action, "one-round", "an action does not stay", "leave it out"),
            (short_life, "one-round", stays, "leave it out"),
            (open_cover, "blocks-line", symbol, "add blocks-line = true"),
            (cover_across, "along", "cover lies along a track", "write along = \"track\""),
            (lost_strength, "strength", owed, "leave out guards and one-round"),
        ];
        let wrong = rows.into_iter().filter(|(wrong, ..)| *wrong);
        wrong.map(|(_, key, what, hint)| (key, what, hint))
    }
}
