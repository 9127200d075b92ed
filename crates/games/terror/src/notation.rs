//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_content::did_you_mean;
use horda_kit::{Cx, Facts, Notation, Unreadable};
use horda_words::{Readable, Vocabulary, Written, named_by_pack, no_such, verbs, written};

use crate::action::Action;
use crate::build::HAND_TAGS;
use crate::card::{CARDS, CardId};
use crate::event::{Event, Happening};
use crate::facts::{FACTS, PIECES};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::State;
use crate::token::{Token, TokenId};

/// What a search token can be.
const FOUND: [&str; 2] = ["nothing", "something"];

named_by_pack! { Terror: CardId, "card", Terror::card_name, Terror::read_card }
named_by_pack! { Terror: TokenId, "token", Terror::token_name, Terror::read_token }

/// `bus C6 e`.
impl Written<Terror> for Token {
    fn write(&self, rules: &Terror, out: &mut String) {
        (self.kind, (self.at, self.turned)).write(rules, out);
    }
}

impl Notation for Terror {
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
        let card = |side: Side| CardId::new(side, answer as u8);
        match side_of(tag) {
            Some(side) if (answer as usize) < CARDS => self.card(card(side)).id.clone(),
            _ if tag == "search" && answer < 2 => FOUND[answer as usize].into(),
            _ => answer.to_string(),
        }
    }

    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable> {
        if tag == "search" {
            let found = FOUND.iter().position(|found| *found == text);
            let complaint = || no_such("find", text, FOUND);
            return found.map(|index| index as u32).ok_or_else(complaint);
        }
        let Some(side) = side_of(tag) else {
            let known = ["zombies.card", "humans.card", "search"];
            let complaint = Unreadable::new(format!("no rule asks luck for \"{tag}\""));
            let hint = did_you_mean(tag, known).unwrap_or_else(|| known.join(", "));
            return Err(complaint.hint(hint));
        };
        let card = self.pack.read_card(text)?;
        if card.side() != side {
            return Err(Unreadable::new(format!("\"{text}\" is no card of the {}", side.name())));
        }
        Ok(u32::from(card.slot()))
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

impl Terror {
    /// Everything that can be written about this game.
    pub fn vocabulary() -> Vocabulary {
        let facts = FACTS.iter().map(|fact| (fact.key, fact.about)).chain(PIECES).collect();
        Vocabulary { facts, actions: Action::FORMS, events: Happening::FORMS }
    }

    fn card_name(&self, card: CardId) -> &str {
        &self.card(card).id
    }

    fn read_card(&self, text: &str) -> Result<CardId, Unreadable> {
        self.pack.read_card(text)
    }

    fn token_name(&self, token: TokenId) -> &str {
        &self.pack.token(token).id
    }

    fn read_token(&self, text: &str) -> Result<TokenId, Unreadable> {
        self.pack.read_token(text)
    }
}

fn side_of(tag: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| HAND_TAGS[side.index()].0 == tag)
}
