//! Positions as plain facts: what scenarios give and expect.
//!
//! `T2B3 = "sasza wounds=1 hostage + wire"`, `humans.hand = "shot, mine"`,
//! `zombies.deck = "sasza 3, griszka"`, `zombies.trash = ""`, `beside = "roadblock T2"`,
//! `turn = "humans"`, `step = "use"`. What is not said is as in an empty position; decks that
//! are not said have twenty cards of one kind each, so that no luck is needed, and Dawn underneath.

use std::iter::repeat_n;

use arrayvec::ArrayVec;
use horda_kit::{Deck, Facts, Known, SeatSet, Unreadable};
use horda_words::{
    Fact, Readable, Written, facts, parts, read_counts, read_fact, read_facts, write_counts,
    write_facts, write_list, written,
};

use crate::card::{CardId, KINDS, Play, Side};
use crate::place::Field;
use crate::rules::Zombiaki;
use crate::state::{Anchor, FaceUp, Lasting, Object, Phase, State, Zombie};

type Read<T> = Result<T, Unreadable>;

/// Cards that may be known at each end of a deck.
const ENDS: usize = 3;

/// Facts that are one value of the position.
pub(crate) const FACTS: &[Fact<Zombiaki, State>] = facts! { Zombiaki, State;
    /// Round, counted from 1.
    "round" = face_up.round, up to 999;
    /// Whose turn it is; the zombies'.
    "turn" = face_up.active;
    /// The step of the turn, or the question inside it; cleanup.
    "step" = face_up.phase;
    /// Cards played in this turn; 0.
    "played" = face_up.played, up to 3;
    /// Fields whose zombie or car has yet to move in step 2; all that can.
    "waiting" = face_up.waiting;
    /// Fields whose zombie could not move; none.
    "stayed" = face_up.stayed;
    /// Cards beside the street, such as `roadblock T2`; none.
    "beside" = face_up.lasting;
    /// The cards on a field: `sasza wounds=1 hostage`, `wire blows=1`, `sasza + mine`; none.
    "T1B1 to T3B5" each Field in |_| Field::all(), from write_field, by read_field;
    /// Of each side, behind its name as in `humans.hand`: available cards; none.
    "hand" of each Side in |_| Side::ALL,
        from |rules, state, side| written(&state.face_up.hands[side.index()], rules), by read_hand;
    /// Of each side: its Trash, such as `shot 2, mine`; empty.
    "trash" of each Side in |_| Side::ALL,
        from |rules, state, side| write_pile(rules, side, &state.face_up.trash[side.index()]),
        by |rules, state, side, text| {
            read_pile(rules, side, text).map(|pile| state.face_up.trash[side.index()] = pile)
        };
    /// Of each side: cards of its deck that nobody has seen; twenty of one kind.
    "deck" of each Side in |_| Side::ALL,
        from |rules, state, side| write_pile(rules, side, state.decks[side.index()].bag()),
        by |rules, state, side, text| {
            let deck = &mut state.decks[side.index()];
            *deck = deck_of(deck.top(), read_pile(rules, side, text)?, deck.bottom());
            Ok(())
        };
    /// Of each side: cards on top of its deck, each with who has seen it, as `sasza humans`; none.
    "top" of each Side in |_| Side::ALL, from write_top, by read_top;
    /// Of each side: cards at the bottom of its deck; Dawn in that of the zombies.
    "bottom" of each Side in |_| Side::ALL, from write_bottom, by read_bottom;
    /// Of each side: how many cards its deck has left.
    "left" of each Side in |_| Side::ALL,
        from |_, state, side| state.decks[side.index()].len().to_string(), by |_, _, _, _| Ok(());
};

impl Zombiaki {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let mut facts = Facts::new();
        write_facts(FACTS, "", self, state, &mut facts);
        facts
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let mut state = self.blank();
        let mut problems = read_facts(facts, &self.write_facts(&state), |key, value| {
            read_fact(FACTS, self, &mut state, key, value)
        });
        let table = &mut state.face_up;
        if !facts.contains_key("waiting") && matches!(table.phase, Phase::Movement { .. }) {
            table.waiting = Field::all().filter(|field| self.can_wait(table, *field)).collect();
        }
        problems.extend(self.impossible(&state).into_iter().map(Unreadable::new));
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    /// An empty position.
    fn blank(&self) -> State {
        let deck = |side: Side| {
            let mut bag = [0; KINDS];
            let plain = |card: &CardId| !matches!(self.card(*card).play, Play::Dawn);
            if let Some(first) = self.pack.of(side).find(plain) {
                bag[usize::from(first.kind())] = 20;
            }
            Deck::shuffled(bag, self.pack.deck(side).bottom())
        };
        State { face_up: FaceUp::empty(), decks: Side::ALL.map(deck) }
    }

    fn read_zombie<'a>(&self, card: CardId, words: impl Iterator<Item = &'a str>) -> Read<Zombie> {
        let mut zombie = Zombie { card, wounds: 0, attached: 0 };
        for word in words {
            if word.contains('=') {
                zombie.wounds = read_mark(self, word, "wounds")?;
                continue;
            }
            let Play::Attachment(own) = self.card(self.pack.read(word)?).play else {
                return Err(Unreadable::new(format!("\"{word}\" is no attachment"))
                    .hint("put + between a zombie and another card of its field"));
            };
            zombie.attached |= 1 << own.slot;
        }
        Ok(zombie)
    }
}

fn write_field(rules: &Zombiaki, state: &State, field: Field) -> String {
    let mut cards = Vec::new();
    if let Some(zombie) = state.face_up.zombie(field) {
        let mut words = write_marked(rules, zombie.card, "wounds", zombie.wounds);
        for card in rules.attached(zombie) {
            words.push(' ');
            card.write(rules, &mut words);
        }
        cards.push(words);
    }
    if let Some(object) = state.face_up.object(field) {
        cards.push(write_marked(rules, object.card, "blows", object.blows));
    }
    cards.join(" + ")
}

fn read_field(rules: &Zombiaki, state: &mut State, field: Field, value: &str) -> Read<()> {
    for part in value.split('+').filter(|part| !part.trim().is_empty()) {
        let mut words = part.split_whitespace();
        let card = CardId::read(rules, words.next().unwrap_or_default())?;
        match &rules.card(card).play {
            Play::Zombie(_) => {
                state.face_up.zombies.put(field, rules.read_zombie(card, words)?);
            }
            Play::Object(_) => {
                let mut object = Object { card, blows: 0 };
                for word in words {
                    object.blows = read_mark(rules, word, "blows")?;
                }
                state.face_up.objects.put(field, object);
            }
            Play::Lasting(_) | Play::Attachment(_) | Play::Action(_) | Play::Dawn => {
                let what = format!("\"{}\" does not lie on a field", rules.card(card).id);
                let hint = "lasting cards lie beside: beside = \"roadblock T2\"";
                return Err(Unreadable::new(what).hint(hint));
            }
        }
    }
    Ok(())
}

/// A card with a number if it is not 0: `sasza wounds=1`.
fn write_marked(rules: &Zombiaki, card: CardId, name: &str, number: u8) -> String {
    let card = written(&card, rules);
    if number == 0 { card } else { format!("{card} {name}={number}") }
}

fn read_mark(rules: &Zombiaki, word: &str, name: &str) -> Read<u8> {
    match word.split_once('=') {
        Some((key, value)) if key == name => u8::read_up_to(rules, value, 99),
        Some(_) | None => {
            Err(Unreadable::new(format!("cannot read \"{word}\""))
                .hint(format!("such as {name}=1")))
        }
    }
}

/// A deck with these cards on top, in its unseen rest and at its bottom.
fn deck_of(top: &[Known], bag: [u8; KINDS], bottom: &[u8]) -> Deck {
    let mut deck = Deck::shuffled(bag, bottom);
    top.iter().rev().for_each(|known| deck.put_on_top(*known));
    deck
}

/// How many of each kind: `sasza 3, griszka`.
fn write_pile(rules: &Zombiaki, side: Side, pile: &[u8; KINDS]) -> String {
    let cards = rules.pack.of(side);
    write_counts(rules, cards.map(|card| (card, pile[usize::from(card.kind())])))
}

fn read_pile(rules: &Zombiaki, side: Side, text: &str) -> Read<[u8; KINDS]> {
    let mut pile = [0; KINDS];
    for card in read_cards(rules, side, text, 99)? {
        pile[usize::from(card.kind())] += 1;
    }
    Ok(pile)
}

/// Every card of a pile by itself, in the order in which they are written.
fn read_cards(rules: &Zombiaki, side: Side, text: &str, most: usize) -> Read<Vec<CardId>> {
    let counts = read_counts(rules, text, 40)?;
    for (card, _) in &counts {
        rules.check_own(side, *card)?;
    }
    let cards = counts.into_iter().flat_map(|(card, count)| repeat_n(card, count.into()));
    let cards: Vec<CardId> = cards.collect();
    let full = || Unreadable::new(format!("more than {most} cards"));
    Some(cards).filter(|cards| cards.len() <= most).ok_or_else(full)
}

fn read_hand(rules: &Zombiaki, state: &mut State, side: Side, text: &str) -> Read<()> {
    let hand = &mut state.face_up.hands[side.index()];
    *hand = read_cards(rules, side, text, hand.capacity())?.into_iter().collect();
    hand.sort_unstable();
    Ok(())
}

fn write_bottom(rules: &Zombiaki, state: &State, side: Side) -> String {
    let bottom = state.decks[side.index()].bottom().iter();
    write_list(rules, bottom.map(|kind| CardId::new(side, *kind)))
}

fn read_bottom(rules: &Zombiaki, state: &mut State, side: Side, text: &str) -> Read<()> {
    let deck = &mut state.decks[side.index()];
    let bottom = read_cards(rules, side, text, ENDS)?;
    let bottom: Vec<u8> = bottom.into_iter().map(CardId::kind).collect();
    *deck = deck_of(deck.top(), *deck.bag(), &bottom);
    Ok(())
}

fn write_top(rules: &Zombiaki, state: &State, side: Side) -> String {
    let words = state.decks[side.index()].top().iter().map(|known| {
        let seen = Side::ALL.into_iter().filter(|side| known.seats.contains(side.seat()));
        let seen = seen.map(|side| format!(" {}", side.name())).collect::<String>();
        written(&CardId::new(side, known.kind), rules) + &seen
    });
    words.collect::<Vec<_>>().join(", ")
}

fn read_top(rules: &Zombiaki, state: &mut State, side: Side, text: &str) -> Read<()> {
    let mut top = ArrayVec::<Known, ENDS>::new();
    for part in parts(text) {
        let mut words = part.split_whitespace();
        let card = rules.read_own(side, words.next().unwrap_or_default())?;
        let mut seats = SeatSet::NONE;
        for word in words {
            seats = seats.with(Side::read(rules, word)?.seat());
        }
        let full = |_| Unreadable::new("at most three cards on top are known");
        top.try_push(Known { kind: card.kind(), seats }).map_err(full)?;
    }
    let deck = &mut state.decks[side.index()];
    *deck = deck_of(&top, *deck.bag(), deck.bottom());
    Ok(())
}

impl Written<Zombiaki> for Lasting {
    fn write(&self, rules: &Zombiaki, out: &mut String) {
        (self.card, self.anchor).write(rules, out);
    }
}

impl Readable<Zombiaki> for Lasting {
    const WORD: &'static str = "card beside the street";

    fn read(rules: &Zombiaki, text: &str) -> Read<Lasting> {
        let (name, anchor) = text.split_once(' ').unwrap_or((text, "street"));
        let card = CardId::read(rules, name)?;
        if !matches!(rules.card(card).play, Play::Lasting(_)) {
            return Err(Unreadable::new(format!("\"{name}\" does not lie beside the street")));
        }
        Ok(Lasting { card, anchor: Anchor::read(rules, anchor)? })
    }
}
