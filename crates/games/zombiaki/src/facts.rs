//! Positions as plain facts: what scenarios give and expect.
//!
//! `T2B3 = "sasza wounds=1 hostage + wire"`, `humans.hand = "shot, mine"`,
//! `zombies.deck = "sasza 3, griszka"`, `zombies.trash = ""`, `beside = "roadblock T2"`,
//! `turn = "humans"`, `step = "use"`. What is not said is as in an empty position; decks that
//! are not said are as in [`default_deck`].

use arrayvec::ArrayVec;
use horda_content::did_you_mean;
use horda_kit::{Deck, Facts, Known, SeatSet, Unreadable};

use crate::card::{CardId, Entry, KINDS, Play, Side};
use crate::layer::FieldSet;
use crate::place::{Field, read_block, read_field, read_track};
use crate::rules::Zombiaki;
use crate::state::{Anchor, FaceUp, Lasting, Object, Phase, State, Zombie};

type Read<T> = Result<T, Unreadable>;

impl Zombiaki {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let table = &state.face_up;
        let mut facts = Facts::new();
        let mut put = |key: String, value: String| {
            facts.insert(key, value);
        };
        put("round".into(), table.round.to_string());
        put("turn".into(), table.active.name().into());
        put("step".into(), self.write_phase(table.phase));
        put("played".into(), table.played.to_string());
        put("waiting".into(), write_fields(table.waiting));
        put("stayed".into(), write_fields(table.stayed));
        for field in Field::all() {
            put(field.to_string(), self.write_field(table, field));
        }
        let beside = table.lasting.iter().map(|lasting| {
            format!("{} {}", self.card(lasting.card).id, Zombiaki::write_anchor(lasting.anchor))
        });
        put("beside".into(), beside.collect::<Vec<_>>().join(", "));
        for side in Side::ALL {
            let name = side.name();
            let deck = &state.decks[side.index()];
            put(format!("{name}.hand"), self.write_list(table.hand(side).iter().copied()));
            put(format!("{name}.trash"), self.write_counts(side, &table.trash[side.index()]));
            put(format!("{name}.deck"), self.write_counts(side, deck.bag()));
            put(format!("{name}.top"), self.write_top(side, deck));
            let bottom = deck.bottom().iter().map(|kind| CardId::new(side, *kind));
            put(format!("{name}.bottom"), self.write_list(bottom));
            put(format!("{name}.left"), deck.len().to_string());
        }
        facts
    }

    fn write_phase(&self, phase: Phase) -> String {
        match phase {
            Phase::Cleanup => "cleanup".into(),
            Phase::Movement { again: false } => "movement".into(),
            Phase::Movement { again: true } => "second-pass".into(),
            Phase::Draw => "draw".into(),
            Phase::Discard => "discard".into(),
            Phase::Use => "use".into(),
            Phase::Lure { from } => format!("lure {from}"),
            Phase::Scout => "scout".into(),
            Phase::Plan => "plan".into(),
            Phase::Raise { at, strength } => format!("raise {at} {strength}"),
            Phase::Over { winner } => format!("over {}", winner.name()),
        }
    }

    fn write_field(&self, table: &FaceUp, field: Field) -> String {
        let mut parts = Vec::new();
        if let Some(zombie) = table.zombie(field) {
            let mut words = vec![self.card(zombie.card).id.clone()];
            if zombie.wounds > 0 {
                words.push(format!("wounds={}", zombie.wounds));
            }
            words.extend(self.attachments(zombie.attached).map(|card| self.card(card).id.clone()));
            parts.push(words.join(" "));
        }
        if let Some(object) = table.object(field) {
            let mut words = vec![self.card(object.card).id.clone()];
            if object.blows > 0 {
                words.push(format!("blows={}", object.blows));
            }
            parts.push(words.join(" "));
        }
        parts.join(" + ")
    }

    fn write_list(&self, cards: impl Iterator<Item = CardId>) -> String {
        cards.map(|card| self.card(card).id.clone()).collect::<Vec<_>>().join(", ")
    }

    fn write_counts(&self, side: Side, counts: &[u8; KINDS]) -> String {
        let kinds = self.pack.of(side).filter(|card| counts[usize::from(card.kind())] > 0);
        let words = kinds.map(|card| match counts[usize::from(card.kind())] {
            1 => self.card(card).id.clone(),
            count => format!("{} {count}", self.card(card).id),
        });
        words.collect::<Vec<_>>().join(", ")
    }

    /// Cards on top that somebody has seen, with who has.
    fn write_top(&self, side: Side, deck: &Deck) -> String {
        let words = deck.top().iter().map(|known| {
            let seen = Side::ALL.into_iter().filter(|it| known.seats.contains(it.seat()));
            let seen = seen.map(|it| format!(" {}", it.name())).collect::<String>();
            format!("{}{seen}", self.card(CardId::new(side, known.kind)).id)
        });
        words.collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let decks = Side::ALL.map(|side| self.default_deck(side));
        let mut state = State { face_up: FaceUp::empty(), decks };
        let mut problems = Vec::new();
        for (key, value) in facts {
            if let Err(problem) = self.read_fact(&mut state, key, value) {
                problems.push(Unreadable { what: format!("{key}: {}", problem.what), ..problem });
            }
        }
        if problems.is_empty() {
            self.set_waiting(&mut state, facts);
            if let Err(problem) = self.check_position(&state) {
                problems.push(problem);
            }
        }
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    /// Decks of a scenario that does not speak of them: twenty cards of one kind each, so that
    /// no luck is needed, and Dawn underneath.
    fn default_deck(&self, side: Side) -> Deck {
        let mut bag = [0; KINDS];
        let plain = |card: &CardId| !matches!(self.card(*card).play, Play::Dawn);
        if let Some(first) = self.pack.of(side).find(plain) {
            bag[usize::from(first.kind())] = 20;
        }
        Deck::shuffled(bag, self.pack.deck(side).bottom())
    }

    fn read_fact(&self, state: &mut State, key: &str, value: &str) -> Read<()> {
        let table = &mut state.face_up;
        if let Some(field) = read_field(key) {
            return self.read_field_fact(table, field, value);
        }
        if let Some((side, what)) = key.split_once('.') {
            let side = read_side(side)?;
            return self.read_pile(state, side, what, value);
        }
        match key {
            "round" => table.round = number(value, 1..=999)?,
            "turn" => table.active = read_side(value)?,
            "step" => table.phase = read_phase(value)?,
            "played" => table.played = number(value, 0..=3)? as u8,
            "waiting" => table.waiting = read_fields(value)?,
            "stayed" => table.stayed = read_fields(value)?,
            "beside" => table.lasting = self.read_beside(value)?,
            _ => return Err(unknown_fact(key)),
        }
        Ok(())
    }

    fn read_field_fact(&self, table: &mut FaceUp, field: Field, value: &str) -> Read<()> {
        for part in parts(value, '+') {
            let mut words = part.split_whitespace();
            let card = self.pack.read(words.next().unwrap_or_default())?;
            match &self.card(card).play {
                Play::Zombie(_) => {
                    let zombie = self.read_zombie(card, words)?;
                    table.zombies.put(field, zombie);
                }
                Play::Object(_) => {
                    let mut object = Object { card, blows: 0 };
                    for word in words {
                        object.blows = setting(word, "blows")?;
                    }
                    if object.blows > 0 && !self.stands(&object) {
                        return Err(Unreadable::new("after so many blows it would be gone"));
                    }
                    table.objects.put(field, object);
                }
                Play::Lasting(_) | Play::Attachment(_) | Play::Action(_) | Play::Dawn => {
                    let what = format!("\"{}\" does not lie on a field", self.card(card).id);
                    return Err(Unreadable::new(what)
                        .hint("lasting cards lie beside: beside = \"roadblock T2\""));
                }
            }
        }
        Ok(())
    }

    fn stands(&self, object: &Object) -> bool {
        matches!(self.entry(object.card), Entry::Barrier { withstands, .. } if object.blows < withstands)
    }

    fn read_zombie<'a>(&self, card: CardId, words: impl Iterator<Item = &'a str>) -> Read<Zombie> {
        let mut zombie = Zombie { card, wounds: 0, attached: 0 };
        for word in words {
            if word.contains('=') {
                zombie.wounds = setting(word, "wounds")?;
                continue;
            }
            let Play::Attachment(own) = self.card(self.pack.read(word)?).play else {
                return Err(Unreadable::new(format!("\"{word}\" is no attachment"))
                    .hint("put + between a zombie and another card of its field"));
            };
            zombie.attached |= 1 << own.slot;
        }
        if zombie.wounds >= self.strength(&zombie) {
            return Err(Unreadable::new("a zombie with so many wounds would be destroyed"));
        }
        Ok(zombie)
    }

    fn read_pile(&self, state: &mut State, side: Side, what: &str, value: &str) -> Read<()> {
        let index = side.index();
        match what {
            "hand" => {
                for (card, count) in self.read_counted(side, value)? {
                    for _ in 0..count {
                        if state.face_up.hands[index].is_full() {
                            return Err(Unreadable::new("more than four available cards"));
                        }
                        state.face_up.put_in_hand(card);
                    }
                }
            }
            "trash" => {
                for (card, count) in self.read_counted(side, value)? {
                    state.face_up.trash[index][usize::from(card.kind())] += count;
                }
            }
            "deck" => {
                let mut bag = [0; KINDS];
                for (card, count) in self.read_counted(side, value)? {
                    bag[usize::from(card.kind())] += count;
                }
                let old = &state.decks[index];
                let (top, bottom) = (old.top().to_vec(), old.bottom().to_vec());
                state.decks[index] = stacked(bag, top, &bottom);
            }
            "bottom" => {
                let bottom = self.read_counted(side, value)?;
                let copies = |(card, count): &(CardId, u8)| {
                    std::iter::repeat_n(card.kind(), usize::from(*count))
                };
                let bottom: Vec<u8> = bottom.iter().flat_map(copies).collect();
                if bottom.len() > 3 {
                    return Err(Unreadable::new("at most three cards at the bottom are known"));
                }
                let old = &state.decks[index];
                state.decks[index] = stacked(*old.bag(), old.top().to_vec(), &bottom);
            }
            "top" => {
                let top = self.read_top(side, value)?;
                let old = &state.decks[index];
                state.decks[index] = stacked(*old.bag(), top, old.bottom());
            }
            // Follows from the others; a scenario may expect it but not give it.
            "left" => {}
            _ => return Err(unknown_fact(&format!("{}.{what}", side.name()))),
        }
        Ok(())
    }

    fn read_counted(&self, side: Side, value: &str) -> Read<Vec<(CardId, u8)>> {
        let mut cards = Vec::new();
        for part in parts(value, ',') {
            let (name, count) = match part.split_once(' ') {
                Some((name, count)) => (name, number(count.trim(), 1..=40)? as u8),
                None => (part, 1),
            };
            cards.push((self.read_own(side, name)?, count));
        }
        if cards.iter().map(|(_, count)| u32::from(*count)).sum::<u32>() > 99 {
            return Err(Unreadable::new("more than 99 cards in one pile"));
        }
        Ok(cards)
    }

    fn read_own(&self, side: Side, name: &str) -> Read<CardId> {
        let card = self.pack.read(name)?;
        if card.owner() == side {
            return Ok(card);
        }
        Err(Unreadable::new(format!("\"{name}\" is not in the {} deck", side.name())))
    }

    fn read_top(&self, side: Side, value: &str) -> Read<Vec<Known>> {
        let mut top = Vec::new();
        for part in parts(value, ',') {
            let mut words = part.split_whitespace();
            let card = self.read_own(side, words.next().unwrap_or_default())?;
            let mut seats = SeatSet::NONE;
            for word in words {
                seats = seats.with(read_side(word)?.seat());
            }
            top.push(Known { kind: card.kind(), seats });
        }
        if top.len() > 3 {
            return Err(Unreadable::new("at most three cards on top are known"));
        }
        Ok(top)
    }

    fn read_beside(&self, value: &str) -> Read<ArrayVec<Lasting, 8>> {
        let mut lasting = ArrayVec::new();
        for part in parts(value, ',') {
            let (name, anchor) = part.split_once(' ').unwrap_or((part, "street"));
            let card = self.pack.read(name)?;
            if !matches!(self.card(card).play, Play::Lasting(_)) {
                return Err(Unreadable::new(format!("\"{name}\" does not lie beside the street")));
            }
            let anchor = read_anchor(anchor)?;
            if lasting.try_push(Lasting { card, anchor }).is_err() {
                return Err(Unreadable::new("more than eight cards beside the street"));
            }
        }
        Ok(lasting)
    }

    /// A position inside step 2 that does not say who waits: everybody does.
    fn set_waiting(&self, state: &mut State, facts: &Facts) {
        let table = &mut state.face_up;
        if facts.contains_key("waiting") || !matches!(table.phase, Phase::Movement { .. }) {
            return;
        }
        match table.active {
            Side::Zombies => {
                let mobile = |field: &Field| {
                    let zombie = table.zombie(*field);
                    zombie.is_some_and(|zombie| self.zombie_card(zombie.card).speed > 0)
                };
                let mobile: Vec<Field> = table.zombies.taken().iter().filter(mobile).collect();
                mobile.into_iter().for_each(|field| table.waiting.insert(field));
            }
            Side::Humans => self.begin_drive(table),
        }
    }

    /// May this field wait for its turn in the movement step?
    fn can_wait(&self, table: &FaceUp, field: Field) -> bool {
        let mobile = |zombie: &Zombie| self.zombie_card(zombie.card).speed > 0;
        matches!(table.phase, Phase::Movement { .. })
            && match table.active {
                Side::Zombies => table.zombie(field).is_some_and(mobile),
                Side::Humans => table.object(field).is_some_and(|it| self.car(it.card).is_some()),
            }
    }

    /// What no game could have come to.
    fn check_position(&self, state: &State) -> Read<()> {
        let table = &state.face_up;
        for field in table.waiting.iter() {
            if !self.can_wait(table, field) {
                let what = format!("waiting: nothing on {field} has yet to move in this step");
                return Err(Unreadable::new(what));
            }
        }
        if let Some(field) = table.stayed.without(table.zombies.taken()).first() {
            return Err(Unreadable::new(format!("stayed: no zombie stands on {field}")));
        }
        if state.decks[Side::Zombies.index()].bottom().is_empty() {
            let complaint = Unreadable::new("the zombie deck has no Dawn, so nothing would end");
            return Err(complaint.hint("leave out zombies.bottom, or write \"dawn\""));
        }
        if let Phase::Lure { from } = table.phase
            && table.zombie(from).is_none()
        {
            return Err(Unreadable::new(format!("step: no zombie to lure on {from}")));
        }
        Ok(())
    }
}

fn stacked(bag: [u8; KINDS], top: Vec<Known>, bottom: &[u8]) -> Deck {
    let mut deck = Deck::shuffled(bag, bottom);
    for known in top.into_iter().rev() {
        deck.put_on_top(known);
    }
    deck
}

fn parts(value: &str, separator: char) -> impl Iterator<Item = &str> {
    value.split(separator).map(str::trim).filter(|part| !part.is_empty())
}

fn read_side(name: &str) -> Read<Side> {
    Side::ALL
        .into_iter()
        .find(|side| side.name() == name)
        .ok_or_else(|| Unreadable::new(format!("\"{name}\" is no side")).hint("zombies or humans"))
}

fn read_phase(text: &str) -> Read<Phase> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let field = |text: &str| {
        read_field(text).ok_or_else(|| Unreadable::new(format!("\"{text}\" is no field")))
    };
    Ok(match words.as_slice() {
        ["cleanup"] => Phase::Cleanup,
        ["movement"] => Phase::Movement { again: false },
        ["second-pass"] => Phase::Movement { again: true },
        ["draw"] => Phase::Draw,
        ["discard"] => Phase::Discard,
        ["use"] => Phase::Use,
        ["scout"] => Phase::Scout,
        ["plan"] => Phase::Plan,
        ["lure", from] => Phase::Lure { from: field(from)? },
        ["raise", at, strength] => {
            Phase::Raise { at: field(at)?, strength: number(strength, 1..=9)? as u8 }
        }
        ["over", side] => Phase::Over { winner: read_side(side)? },
        _ => {
            let known = ["cleanup", "movement", "draw", "discard", "use"];
            let complaint = Unreadable::new(format!("\"{text}\" is no step"));
            return Err(complaint.hint(did_you_mean(text, known).unwrap_or_default()));
        }
    })
}

fn read_anchor(text: &str) -> Read<Anchor> {
    let anchor =
        read_track(text).map(Anchor::Track).or_else(|| read_block(text).map(Anchor::Block));
    match anchor {
        Some(anchor) => Ok(anchor),
        None if text == "street" => Ok(Anchor::Street),
        None => Err(Unreadable::new(format!("\"{text}\" is no track, block or street"))
            .hint("such as: roadblock T2")),
    }
}

fn write_fields(fields: FieldSet) -> String {
    fields.iter().map(|field| field.to_string()).collect::<Vec<_>>().join(" ")
}

fn read_fields(text: &str) -> Read<FieldSet> {
    text.split_whitespace().try_fold(FieldSet::NONE, |fields, word| match read_field(word) {
        Some(field) => Ok(fields.or(FieldSet::only(field))),
        None => {
            Err(Unreadable::new(format!("\"{word}\" is no field")).hint("fields are T1B1 to T3B5"))
        }
    })
}

fn setting(word: &str, name: &str) -> Read<u8> {
    match word.split_once('=') {
        Some((key, value)) if key == name => Ok(number(value, 0..=99)? as u8),
        Some(_) | None => {
            Err(Unreadable::new(format!("cannot read \"{word}\""))
                .hint(format!("such as {name}=1")))
        }
    }
}

fn number(text: &str, range: std::ops::RangeInclusive<u16>) -> Read<u16> {
    text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let hint = format!("a number from {} to {}", range.start(), range.end());
        Unreadable::new(format!("\"{text}\" does not fit")).hint(hint)
    })
}

fn unknown_fact(key: &str) -> Unreadable {
    let mut known = vec!["round", "turn", "step", "played", "waiting", "stayed", "beside", "T1B1"];
    known.extend([
        "zombies.hand",
        "zombies.trash",
        "zombies.deck",
        "zombies.top",
        "zombies.bottom",
    ]);
    known.extend(["humans.hand", "humans.trash", "humans.deck", "humans.top", "humans.bottom"]);
    let complaint = Unreadable::new("there is no such fact");
    match did_you_mean(key, known) {
        Some(hint) => complaint.hint(hint),
        None => complaint,
    }
}
