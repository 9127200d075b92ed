//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_content::did_you_mean;
use horda_kit::{Cx, Facts, Notation, Unreadable};
use horda_words::{Readable, Vocabulary, named_by_pack, verbs, written};

use crate::action::Action;
use crate::card::{CardId, KINDS, Side};
use crate::event::{Event, Happening};
use crate::facts::{FACTS, PIECES, PILES};
use crate::rules::Zombiaki;
use crate::state::State;

named_by_pack! { Zombiaki: CardId, "card", Zombiaki::card_name, Zombiaki::read_card }

impl Notation for Zombiaki {
    fn seat_names(&self) -> &'static [&'static str] {
        &["zombies", "humans"]
    }

    fn write_action(&self, action: &Action) -> String {
        written(action, self)
    }

    fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        Action::read(self, text)
    }

    fn action_verbs(&self) -> Vec<&'static str> {
        verbs(Action::FORMS)
    }

    fn event_verbs(&self) -> Vec<&'static str> {
        verbs(Happening::FORMS)
    }

    fn write_event(&self, event: &Event) -> String {
        written(&event.what, self)
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        let card = side_of(tag)
            .and_then(|side| self.pack.by_index(side.index() * KINDS + answer as usize));
        card.map_or_else(|| answer.to_string(), |card| self.card(card).id.clone())
    }

    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable> {
        let Some(side) = side_of(tag) else {
            let known = ["zombies.draw", "humans.draw", "zombies.look"];
            let complaint = Unreadable::new(format!("no rule asks luck for \"{tag}\""));
            let hint = did_you_mean(tag, known).unwrap_or_else(|| known.join(", "));
            return Err(complaint.hint(hint));
        };
        Ok(u32::from(self.read_own(side, text)?.kind()))
    }

    fn facts(&self, state: &State) -> Facts {
        self.write_facts(state)
    }

    fn position(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        self.read_facts(facts)
    }

    fn run_on(&self, state: &mut State, cx: &mut Cx<'_, Event>) {
        self.run(state, cx);
    }
}

impl Zombiaki {
    /// Everything that can be written about this game.
    pub fn vocabulary() -> Vocabulary {
        let whole = FACTS.iter().map(|fact| (fact.key, fact.about));
        let piles = PILES.iter().map(|fact| (fact.key, fact.about));
        let facts = whole.chain(PIECES).chain(piles).collect();
        Vocabulary { facts, actions: Action::FORMS, events: Happening::FORMS }
    }

    fn card_name(&self, card: CardId) -> &str {
        &self.card(card).id
    }

    fn read_card(&self, text: &str) -> Result<CardId, Unreadable> {
        self.pack.read(text)
    }

    /// A card of this side's deck.
    pub(crate) fn read_own(&self, side: Side, name: &str) -> Result<CardId, Unreadable> {
        let card = self.pack.read(name)?;
        let foreign = || Unreadable::new(format!("\"{name}\" is not in the {} deck", side.name()));
        Some(card).filter(|card| card.owner() == side).ok_or_else(foreign)
    }
}

fn side_of(tag: &str) -> Option<Side> {
    match tag {
        "zombies.draw" | "zombies.look" => Some(Side::Zombies),
        "humans.draw" => Some(Side::Humans),
        _ => None,
    }
}
