//! Positions as plain facts: what scenarios give and expect.
//!
//! `T2B3 = "sasza wounds=1 hostage + wire"`, `humans.hand = "shot, mine"`,
//! `zombies.deck = "sasza 3, griszka"`, `zombies.trash = ""`, `beside = "roadblock T2"`,
//! `turn = "humans"`, `step = "use"`. What is not said is as in an empty position; decks that
//! are not said have twenty cards of one kind each, so that no luck is needed, and Dawn underneath.

use arrayvec::ArrayVec;
use horda_kit::{Deck, Facts, Known, SeatSet, Unreadable};
use horda_words::{
    Fact, Readable, Written, facts, list_facts, parts, read_fact, write_facts, written,
};

use crate::card::{CardId, KINDS, Play, Side};
use crate::place::{Field, read_field};
use crate::rules::Zombiaki;
use crate::state::{Anchor, FaceUp, Lasting, Object, Phase, State, Zombie};

type Read<T> = Result<T, Unreadable>;
type Few<const MOST: usize> = ArrayVec<CardId, MOST>;

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
};

/// Facts of one side, behind its name: `humans.hand`.
pub(crate) const PILES: &[Fact<Zombiaki, Piles>] = facts! { Zombiaki, Piles;
    /// Of each side, behind its name as in `humans.hand`: available cards; none.
    "hand" = hand, by |rules, own, text| read_few(rules, own, text).map(|few| own.hand = few);
    /// Of each side: its Trash, such as `shot 2, mine`; empty.
    "trash" from |rules, own| write_counts(rules, own.side, &own.trash),
        by |rules, own, text| read_counts(rules, own, text).map(|counts| own.trash = counts);
    /// Of each side: cards of its deck that nobody has seen; twenty of one kind.
    "deck" from |rules, own| write_counts(rules, own.side, &own.bag),
        by |rules, own, text| read_counts(rules, own, text).map(|counts| own.bag = counts);
    /// Of each side: cards on top of its deck, each with who has seen it, as `sasza humans`; none.
    "top" from write_top, by read_top;
    /// Of each side: cards at the bottom of its deck; Dawn in that of the zombies.
    "bottom" = bottom, by |rules, own, text| read_few(rules, own, text).map(|few| own.bottom = few);
    /// Of each side: how many cards its deck has left.
    "left" from |_, own| own.deck().len().to_string();
};

/// Facts about pieces, which have many keys: what the keys are, and what they say.
pub(crate) const PIECES: [(&str, &str); 1] = [(
    "T1B1 to T3B5",
    "The cards on a field: `sasza wounds=1 hostage`, `wire blows=1`, `sasza + mine`; none.",
)];

/// The cards of one side that are not on the street.
pub(crate) struct Piles {
    side: Side,
    hand: Few<4>,
    trash: [u8; KINDS],
    top: ArrayVec<Known, 3>,
    bag: [u8; KINDS],
    bottom: Few<3>,
}

impl Piles {
    fn of(state: &State, side: Side) -> Piles {
        let (table, deck) = (&state.face_up, &state.decks[side.index()]);
        Piles {
            side,
            hand: table.hands[side.index()].clone(),
            trash: table.trash[side.index()],
            top: deck.top().iter().copied().collect(),
            bag: *deck.bag(),
            bottom: deck.bottom().iter().map(|kind| CardId::new(side, *kind)).collect(),
        }
    }

    fn put(mut self, state: &mut State) {
        let index = self.side.index();
        state.decks[index] = self.deck();
        self.hand.sort_unstable();
        state.face_up.hands[index] = self.hand;
        state.face_up.trash[index] = self.trash;
    }

    fn deck(&self) -> Deck {
        let bottom: ArrayVec<u8, 3> = self.bottom.iter().map(|card| card.kind()).collect();
        let mut deck = Deck::shuffled(self.bag, &bottom);
        self.top.iter().rev().for_each(|known| deck.put_on_top(*known));
        deck
    }
}

impl Zombiaki {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let mut facts = Facts::new();
        write_facts(FACTS, "", self, state, &mut facts);
        for side in Side::ALL {
            let prefix = format!("{}.", side.name());
            write_facts(PILES, &prefix, self, &Piles::of(state, side), &mut facts);
        }
        for field in Field::all() {
            facts.insert(field.to_string(), self.write_field(&state.face_up, field));
        }
        facts
    }

    fn write_field(&self, table: &FaceUp, field: Field) -> String {
        let mut cards = Vec::new();
        if let Some(zombie) = table.zombie(field) {
            let mut words = write_marked(self, zombie.card, "wounds", zombie.wounds);
            for card in self.attached(zombie) {
                words.push(' ');
                card.write(self, &mut words);
            }
            cards.push(words);
        }
        if let Some(object) = table.object(field) {
            cards.push(write_marked(self, object.card, "blows", object.blows));
        }
        cards.join(" + ")
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let mut state = self.blank();
        let mut piles = Side::ALL.map(|side| Piles::of(&state, side));
        let mut problems = Vec::new();
        for (key, value) in facts {
            if let Err(problem) = self.read_one(&mut state, &mut piles, key, value) {
                problems.push(Unreadable { what: format!("{key}: {}", problem.what), ..problem });
            }
        }
        piles.into_iter().for_each(|own| own.put(&mut state));
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

    fn read_one(
        &self,
        state: &mut State,
        piles: &mut [Piles; 2],
        key: &str,
        value: &str,
    ) -> Read<()> {
        if let Some(read) = read_fact(FACTS, self, state, key, value) {
            return read;
        }
        if let Some(field) = read_field(key) {
            return self.read_street(&mut state.face_up, field, value);
        }
        let side = key.split_once('.').and_then(|(side, what)| Some((Side::named(side)?, what)));
        let read = side
            .and_then(|(side, what)| read_fact(PILES, self, &mut piles[side.index()], what, value));
        read.unwrap_or_else(|| {
            let known = self.write_facts(state);
            Err(list_facts(key, known.keys().map(String::as_str)))
        })
    }

    fn read_street(&self, table: &mut FaceUp, field: Field, value: &str) -> Read<()> {
        for part in value.split('+').filter(|part| !part.trim().is_empty()) {
            let mut words = part.split_whitespace();
            let card = self.pack.read(words.next().unwrap_or_default())?;
            match &self.card(card).play {
                Play::Zombie(_) => table.zombies.put(field, self.read_zombie(card, words)?),
                Play::Object(_) => {
                    let mut object = Object { card, blows: 0 };
                    for word in words {
                        object.blows = read_mark(self, word, "blows")?;
                    }
                    table.objects.put(field, object);
                }
                Play::Lasting(_) | Play::Attachment(_) | Play::Action(_) | Play::Dawn => {
                    let what = format!("\"{}\" does not lie on a field", self.card(card).id);
                    let hint = "lasting cards lie beside: beside = \"roadblock T2\"";
                    return Err(Unreadable::new(what).hint(hint));
                }
            }
        }
        Ok(())
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

/// How many of each kind: `sasza 3, griszka`.
fn write_counts(rules: &Zombiaki, side: Side, counts: &[u8; KINDS]) -> String {
    let words = rules.pack.of(side).filter_map(|card| match counts[usize::from(card.kind())] {
        0 => None,
        1 => Some(written(&card, rules)),
        count => Some(written(&(card, count), rules)),
    });
    words.collect::<Vec<_>>().join(", ")
}

/// The same as a list with every card, in the order in which they are written.
fn read_cards(rules: &Zombiaki, side: Side, text: &str) -> Read<Vec<CardId>> {
    let mut cards = Vec::new();
    for part in parts(text) {
        let (name, count) = match part.split_once(' ') {
            Some((name, count)) => (name, u8::read_up_to(rules, count.trim(), 40)?),
            None => (part, 1),
        };
        cards.extend(std::iter::repeat_n(rules.read_own(side, name)?, count.into()));
    }
    if cards.len() > 99 {
        return Err(Unreadable::new("more than 99 cards in one pile"));
    }
    Ok(cards)
}

fn read_counts(rules: &Zombiaki, own: &Piles, text: &str) -> Read<[u8; KINDS]> {
    let mut counts = [0; KINDS];
    for card in read_cards(rules, own.side, text)? {
        counts[usize::from(card.kind())] += 1;
    }
    Ok(counts)
}

fn read_few<const MOST: usize>(rules: &Zombiaki, own: &Piles, text: &str) -> Read<Few<MOST>> {
    let full = |_| Unreadable::new(format!("more than {MOST} cards"));
    ArrayVec::try_from(&read_cards(rules, own.side, text)?[..]).map_err(full)
}

fn write_top(rules: &Zombiaki, own: &Piles) -> String {
    let words = own.top.iter().map(|known| {
        let seen = Side::ALL.into_iter().filter(|side| known.seats.contains(side.seat()));
        let seen = seen.map(|side| format!(" {}", side.name())).collect::<String>();
        written(&CardId::new(own.side, known.kind), rules) + &seen
    });
    words.collect::<Vec<_>>().join(", ")
}

fn read_top(rules: &Zombiaki, own: &mut Piles, text: &str) -> Read<()> {
    own.top.clear();
    for part in parts(text) {
        let mut words = part.split_whitespace();
        let card = rules.read_own(own.side, words.next().unwrap_or_default())?;
        let mut seats = SeatSet::NONE;
        for word in words {
            seats = seats.with(Side::read(rules, word)?.seat());
        }
        let full = |_| Unreadable::new("at most three cards on top are known");
        own.top.try_push(Known { kind: card.kind(), seats }).map_err(full)?;
    }
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
