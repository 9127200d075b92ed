//! A pack: every card of both decks, checked.

use arrayvec::ArrayVec;
use horda_content::{Problem, Source, TomlTable, no_such};
use horda_kit::{Deck, Unreadable};

use crate::card::{Card, CardId, Entry, Influence, KINDS, Play, Side};
use crate::card_reader::read_card;

/// Cards in one deck (ZK-COMP-01).
pub const DECK_SIZE: u32 = 40;

/// Attachments that one pack may have: each is a bit on a zombie.
const ATTACHMENTS: usize = 8;

/// Every card of both decks.
#[derive(Clone, Debug, Default)]
pub struct Pack {
    cards: Vec<Option<Card>>,
    /// Cards behind the attachment bits of a zombie.
    pub(crate) attachments: Vec<CardId>,
    /// Attachment bits that take wounds.
    pub(crate) guards: u8,
    /// Attachment bits that forbid movement.
    pub(crate) holds: u8,
    /// Attachment bits that block the line of fire.
    pub(crate) covers: u8,
    /// Bit per card that forbids movement while it lies on or beside the street.
    pub(crate) halts: u64,
}

impl Pack {
    /// Reads both decks. Says everything that is wrong with either.
    pub fn load(zombies: Source<'_>, humans: Source<'_>) -> Result<Pack, Vec<Problem>> {
        let mut pack = Pack { cards: vec![None; 2 * KINDS], ..Pack::default() };
        let mut found = Vec::new();
        for (side, source) in Side::ALL.into_iter().zip([zombies, humans]) {
            found.extend(source.read(|file| {
                for table in file.tables("card") {
                    pack.read_into(&table, side);
                }
                pack.check_deck(file, side);
            }));
        }
        if found.is_empty() { Ok(pack) } else { Err(found) }
    }

    /// This pack with more cards, for scenarios that bring their own. Decks may have any size
    /// then. Problems are reported through the tables.
    pub fn extended(&self, tables: &[TomlTable<'_>]) -> Pack {
        let mut pack = self.clone();
        for table in tables {
            if let Some(side) = table.choice("deck", &Side::WORDS) {
                pack.read_into(table, side);
            }
        }
        pack
    }

    fn read_into(&mut self, table: &TomlTable<'_>, side: Side) {
        let Some(card) = read_card(table, side) else { return };
        if self.find(&card.id).is_some() {
            let what = format!("there are two cards \"{}\"", card.id);
            let hint = "give each kind of card one entry with its copies";
            table.problem(Some("id"), what, Some(hint.into()));
            return;
        }
        let slots = side.index() * KINDS..(side.index() + 1) * KINDS;
        let Some(slot) = slots.clone().find(|slot| self.cards[*slot].is_none()) else {
            let what = format!("a deck has at most {KINDS} kinds of cards");
            table.problem(None, what, Some("raise the copies of another card instead".into()));
            return;
        };
        let id = CardId::new(side, (slot - slots.start) as u8);
        match self.note(id, card) {
            Ok(card) => self.cards[slot] = Some(card),
            Err(what) => table.problem(Some("type"), what, None),
        }
    }

    /// Notes what the rules want to know quickly.
    fn note(&mut self, id: CardId, mut card: Card) -> Result<Card, String> {
        match &mut card.play {
            Play::Attachment(own) => {
                if self.attachments.len() == ATTACHMENTS {
                    return Err(format!("a pack has at most {ATTACHMENTS} kinds of attachments"));
                }
                own.slot = self.attachments.len() as u8;
                self.guards |= u8::from(own.guards) << own.slot;
                self.holds |= u8::from(own.holds) << own.slot;
                self.covers |= u8::from(card.blocks_line) << own.slot;
                self.attachments.push(id);
            }
            Play::Lasting(own) if own.influence == Influence::Halt => self.halts |= 1 << id.index(),
            Play::Object(own) => {
                if matches!(own.entry, Entry::Car(car) if car.halts) {
                    self.halts |= 1 << id.index();
                }
            }
            Play::Lasting(_) | Play::Zombie(_) | Play::Action(_) | Play::Dawn => {}
        }
        Ok(card)
    }

    /// RULE ZK-GAP-01 and ZK-GAP-02: forty cards a deck, one Dawn among the zombies.
    fn check_deck(&self, file: &TomlTable<'_>, side: Side) {
        let cards = self.of(side).map(|id| self.card(id));
        let (mut size, mut dawns) = (0, 0);
        for card in cards {
            size += u32::from(card.copies);
            dawns += u32::from(card.copies) * u32::from(matches!(card.play, Play::Dawn));
        }
        if size != DECK_SIZE {
            let what =
                format!("the {} deck has {size} cards, it must have {DECK_SIZE}", side.name());
            file.problem(None, what, Some("change the copies of some card".into()));
        }
        let wanted = u32::from(side == Side::Zombies);
        if dawns != wanted {
            let what =
                format!("the {} deck has {dawns} Dawn cards, it must have {wanted}", side.name());
            file.problem(None, what, Some("type = \"dawn\" makes a card the Dawn".into()));
        }
    }

    /// One card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        self.cards[id.index()].as_ref().expect("a card id names a card of the pack")
    }

    /// All cards of one side, in pack order.
    pub fn of(&self, side: Side) -> impl Iterator<Item = CardId> {
        let kinds = (0..KINDS as u8).map(move |kind| CardId::new(side, kind));
        kinds.filter(|id| self.cards[id.index()].is_some())
    }

    /// All cards of both sides.
    pub fn all(&self) -> impl Iterator<Item = CardId> {
        Side::ALL.into_iter().flat_map(|side| self.of(side))
    }

    /// The card with this name.
    pub fn find(&self, name: &str) -> Option<CardId> {
        self.all().find(|id| self.card(*id).id == name)
    }

    /// The card with this name, or a complaint with a suggestion.
    pub fn read(&self, name: &str) -> Result<CardId, Unreadable> {
        let known = || self.all().map(|id| self.card(id).id.as_str());
        self.find(name).ok_or_else(|| no_such("card", name, known()))
    }

    /// The card with this number, if the pack has it.
    pub fn by_index(&self, index: usize) -> Option<CardId> {
        self.all().find(|id| id.index() == index)
    }

    /// Key of the text with this card's name.
    pub fn name_key(&self, id: CardId) -> String {
        format!("card-{}", self.card(id).id)
    }

    /// The deck of this side before the first turn; Dawn lies underneath (ZK-SETUP-03).
    pub(crate) fn deck(&self, side: Side) -> Deck {
        let mut bag = [0; KINDS];
        // Dealing must not allocate; a deck has one Dawn, and one fits.
        let mut bottom = ArrayVec::<u8, 1>::new();
        for id in self.of(side) {
            let card = self.card(id);
            if matches!(card.play, Play::Dawn) {
                let _ = bottom.try_push(id.kind());
            } else {
                bag[usize::from(id.kind())] = card.copies;
            }
        }
        Deck::shuffled(bag, &bottom)
    }
}
