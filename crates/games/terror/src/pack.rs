//! A pack: pawns, tokens, cards and set-ups, checked.

use std::mem::discriminant;

use horda_content::{Problem, Source, TomlTable, did_you_mean, no_such};
use horda_kit::Unreadable;

use crate::card::{CARDS, Card, CardId, CardSet, Effect};
use crate::field_set::FieldSet;
use crate::human::{HUMANS, Human};
use crate::place::{Facing, read_field};
use crate::setup::Setup;
use crate::setup_reader::read_setup;
use crate::side::Side;
use crate::token::{Sort, Token, TokenId, TokenKind};

/// Kinds of tokens that a pack may have.
const KINDS: usize = 100;

/// Everything that is data.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Stars of each pawn, healthy and wounded.
    pub stars: [[u8; 2]; HUMANS],
    /// Kinds of tokens.
    pub tokens: Vec<TokenKind>,
    /// The special cards: the zombies' first, then the humans'.
    pub cards: Vec<Card>,
    /// The ways to set the game up.
    pub setups: Vec<Setup>,
}

impl Pack {
    /// Reads all three files. Says everything that is wrong with any of them.
    pub fn load(
        pieces: Source<'_>,
        cards: Source<'_>,
        setups: Source<'_>,
    ) -> Result<Pack, Vec<Problem>> {
        let mut pack = Pack {
            stars: [[0; 2]; HUMANS],
            tokens: Vec::new(),
            cards: Vec::new(),
            setups: Vec::new(),
        };
        let mut found = Vec::new();
        found.extend(pieces.read(|file| pack.read_pieces(file)));
        found.extend(cards.read(|file| pack.read_cards(file)));
        // Set-ups name tokens and cards: without those every line of them would be wrong.
        if found.is_empty() {
            found.extend(setups.read(|file| pack.read_setups(file)));
        }
        if found.is_empty() { Ok(pack) } else { Err(found) }
    }

    fn read_pieces(&mut self, file: &TomlTable<'_>) {
        self.read_humans(file);
        self.tokens = file.named("token", read_token, |token| &token.id);
        if self.tokens.len() > KINDS {
            file.problem(None, format!("more than {KINDS} kinds of tokens"), None);
        }
    }

    fn read_humans(&mut self, file: &TomlTable<'_>) {
        let humans = file.named("human", read_human, |(human, _)| human.name());
        for human in Human::ALL {
            match humans.iter().find(|(own, _)| *own == human) {
                Some((_, stars)) => self.stars[human.index()] = *stars,
                None => {
                    let what = format!("nobody says what the {} is worth", human.name());
                    let hint = format!("add [[human]] with id = \"{}\"", human.name());
                    file.problem(None, what, Some(hint));
                }
            }
        }
    }

    fn read_cards(&mut self, file: &TomlTable<'_>) {
        let mut kinds = Vec::new();
        let read = |table: &TomlTable<'_>| {
            let card = read_card(table)?;
            // A table has room for one effect of each kind, such as one zombie that rages.
            let kind = discriminant(&card.effect);
            if kinds.contains(&kind) {
                let hint = Some("give each effect one card".into());
                table.problem(Some("effect"), "another card has this effect", hint);
            }
            kinds.push(kind);
            Some(card)
        };
        let cards = file.named("card", read, |card| &card.id);
        for side in Side::ALL {
            let own = cards.iter().filter(|card| card.effect.side() == side);
            let count = own.clone().count();
            if count != CARDS {
                let what =
                    format!("the {} have {count} cards, they must have {CARDS}", side.name());
                file.problem(None, what, Some("the side follows from the effect".into()));
            }
            self.cards.extend(own.cloned());
        }
    }

    fn read_setups(&mut self, file: &TomlTable<'_>) {
        self.setups = file.named("setup", |table| read_setup(self, table), |setup| &setup.id);
    }

    /// One card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// All cards.
    pub fn all_cards(&self) -> impl Iterator<Item = CardId> {
        (0..self.cards.len() as u8).map(CardId)
    }

    /// One kind of token.
    #[inline]
    pub fn token(&self, kind: TokenId) -> &TokenKind {
        &self.tokens[usize::from(kind.0)]
    }

    /// All kinds of tokens.
    pub fn all_tokens(&self) -> impl Iterator<Item = TokenId> {
        (0..self.tokens.len() as u8).map(TokenId)
    }

    /// Kinds of tokens of one sort.
    pub fn of_sort(&self, sort: Sort) -> impl Iterator<Item = TokenId> {
        self.all_tokens().filter(move |kind| self.token(*kind).sort == sort)
    }

    /// The set-up with this name.
    pub fn setup(&self, id: &str) -> Option<&Setup> {
        self.setups.iter().find(|setup| setup.id == id)
    }

    /// The card with this name, or a complaint with a suggestion.
    pub fn read_card(&self, name: &str) -> Result<CardId, Unreadable> {
        let found = self.all_cards().find(|card| self.card(*card).id == name);
        found.ok_or_else(|| no_such("card", name, self.cards.iter().map(|card| card.id.as_str())))
    }

    /// The kind of token with this name, or a complaint with a suggestion.
    pub fn read_token(&self, name: &str) -> Result<TokenId, Unreadable> {
        let found = self.all_tokens().find(|kind| self.token(*kind).id == name);
        found.ok_or_else(|| no_such("token", name, self.tokens.iter().map(|kind| kind.id.as_str())))
    }

    /// Reads `bus C6 e` and tells which fields it covers. Without a direction it points north.
    pub(crate) fn read_lying_token(&self, text: &str) -> Result<(Token, FieldSet), Unreadable> {
        let complaint = |what: &str| {
            Unreadable::new(format!("\"{text}\" {what}"))
                .hint("a token is written \"bus C6 e\": kind, field, direction")
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let (kind, at, turned) = match words[..] {
            [kind, at] => (kind, at, Facing::North.name()),
            [kind, at, turned] => (kind, at, turned),
            _ => return Err(complaint("is no token")),
        };
        let kind = self.read_token(kind)?;
        let at = read_field(at).ok_or_else(|| complaint("has no field from A1 to L16"))?;
        let turned = Facing::named(turned);
        let turned = turned.ok_or_else(|| complaint("has no direction n, e, s or w"))?;
        let cover = self.token(kind).cover(at, turned);
        let outside = || Unreadable::new(format!("\"{text}\" does not fit on the board"));
        Ok((Token { kind, at, turned }, cover.ok_or_else(outside)?))
    }

    /// All cards of both sides but these.
    pub(crate) fn cards_without(&self, left_out: &[CardId]) -> [CardSet; 2] {
        let mut cards = [CardSet::NONE; 2];
        for card in self.all_cards().filter(|card| !left_out.contains(card)) {
            cards[card.side().index()].insert(card);
        }
        cards
    }
}

/// A human with its stars; wrong stars are reported and taken for none.
fn read_human(table: &TomlTable<'_>) -> Option<(Human, [u8; 2])> {
    let human = table.choice("id", &Human::WORDS);
    let hint = "stars = [healthy, wounded]";
    let stars = table.array("stars", 0..=4, hint).unwrap_or_default();
    if stars[1] > stars[0] {
        let what = "a wounded human cannot show more stars than a healthy one";
        table.problem(Some("stars"), what, Some(hint.into()));
    }
    Some((human?, stars))
}

fn read_card(table: &TomlTable<'_>) -> Option<Card> {
    let id = table.required("id");
    let name: String = table.required("effect")?;
    let Some((_, effect)) = EFFECTS.iter().find(|(known, _)| *known == name) else {
        let what = format!("no card can have the effect \"{name}\"");
        let known = EFFECTS.iter().map(|(known, _)| *known);
        table.problem(Some("effect"), what, did_you_mean(&name, known));
        return None;
    };
    let effect = match effect {
        Made::Plain(effect) => *effect,
        Made::Counted(effect) => effect(table.number("amount", 1..=9).unwrap_or(1) as u8),
    };
    Some(Card { id: id?, effect })
}

/// How an effect is made from what its card says.
enum Made {
    Plain(Effect),
    Counted(fn(u8) -> Effect),
}

const EFFECTS: [(&str, Made); 12] = [
    ("sawn-off", Made::Counted(|reach| Effect::SawnOff { reach })),
    ("sewer", Made::Plain(Effect::Sewer)),
    ("courage", Made::Plain(Effect::Courage)),
    ("adrenaline", Made::Counted(|points| Effect::Adrenaline { points })),
    ("bullets", Made::Counted(|count| Effect::Bullets { count })),
    ("racket", Made::Plain(Effect::Racket)),
    ("plague", Made::Counted(|count| Effect::Plague { count })),
    ("bloodlust", Made::Counted(|count| Effect::Bloodlust { count })),
    ("rampage", Made::Counted(|points| Effect::Rampage { points })),
    ("awe", Made::Plain(Effect::Awe)),
    ("ambush", Made::Plain(Effect::Ambush)),
    ("horde", Made::Plain(Effect::Horde)),
];

fn read_token(table: &TomlTable<'_>) -> Option<TokenKind> {
    let sort = table.choice("sort", &Sort::WORDS);
    let doors = table.value("doors").and_then(|doors| doors.list()).unwrap_or_default();
    let door = |value: &horda_content::Value<'_>| {
        let numbers: Vec<i64> = value.list()?.iter().filter_map(|it| it.number()).collect();
        match numbers[..] {
            [column @ -4..=4, row @ -4..=4] => Some((column as i8, row as i8)),
            _ => {
                value.problem("a door is a column and a row", Some("such as [-1, 0]".into()));
                None
            }
        }
    };
    let doors = doors.iter().filter_map(door).collect();
    let (id, copies) = (table.required("id"), table.number("copies", 1..=20));
    let [width, height] = table.array("size", 1..=4, "size = [columns, rows]")?;
    if sort == Some(Sort::Car) && (width, height) != (3, 1) {
        let what = "the car covers three fields in a line";
        table.problem(Some("size"), what, Some("size = [3, 1]".into()));
    }
    Some(TokenKind { id: id?, sort: sort?, width, height, doors, copies: copies? as u8 })
}
