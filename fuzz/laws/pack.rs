//! The law of packs: any two texts are refused with words, or make a game in which no card is
//! ever lost or invented.
//!
//! One file for two harnesses: the test of the game includes it, and so does the fuzz target.

use std::sync::Arc;

use horda_content::{Source, Variant};
use horda_testkit::fuzz::{Taken, game_law};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::card::{CardId, Play};
use horda_zombiaki::options::Options;
use horda_zombiaki::pack::Pack;
use horda_zombiaki::place::Field;
use horda_zombiaki::shipped;
use horda_zombiaki::state::{Phase, State};

/// Stands between the zombies' file and the humans'. Without it the humans' is the shipped one.
const SEPARATOR: &str = "\n#### humans\n";

/// The shipped pack as one text.
pub fn shipped_pair() -> String {
    format!("{}{SEPARATOR}{}", shipped::ZOMBIES.text, shipped::HUMANS.text)
}

/// Bytes as a pack: refused, or good for whole games that keep every card.
pub fn pack_law(bytes: &[u8]) -> Result<Taken, String> {
    let text = String::from_utf8_lossy(bytes);
    let (zombies, humans) = text.split_once(SEPARATOR).unwrap_or((&text, shipped::HUMANS.text));
    let zombies = Source { file: "zombies.toml", text: zombies };
    let humans = Source { file: "humans.toml", text: humans };
    let Ok(pack) = Pack::load(zombies, humans) else { return Ok(Taken::Refused) };
    let usual = Zombiaki::new(Arc::new(pack), Options::default());
    let unusual = usual.with_options(&last_values()).expect("listed options can be set");
    for (seed, rules) in (0..).zip([usual, unusual]) {
        game_law(&rules, seed, |state| conserved(rules.pack(), state))
            .map_err(|what| format!("game {seed}: {what}"))?;
    }
    Ok(Taken::Accepted)
}

/// Every option at the reading that is furthest from the default.
fn last_values() -> Vec<(String, String)> {
    let last = |values: &[&str]| values.last().copied().unwrap_or_default().to_owned();
    let options = Zombiaki::option_list().iter();
    options.map(|(name, _, values)| ((*name).to_owned(), last(values))).collect()
}

/// RULE ZK-COMP-01: every card belongs to one deck, and the table has as many of it as the deck.
fn conserved(pack: &Pack, state: &State) -> Result<(), String> {
    let over = matches!(state.face_up.phase, Phase::Over { .. });
    for id in pack.all() {
        // RULE ZK-DRAW-06: Dawn ends the game when it is drawn and goes nowhere after that.
        if over && matches!(pack.card(id).play, Play::Dawn) {
            continue;
        }
        let (found, copies) = (count(pack, state, id), usize::from(pack.card(id).copies));
        if found != copies {
            let name = &pack.card(id).id;
            return Err(format!("the deck has {copies} of \"{name}\", the table {found}"));
        }
    }
    Ok(())
}

/// How many of a card there are anywhere.
fn count(pack: &Pack, state: &State, id: CardId) -> usize {
    let (table, side) = (&state.face_up, id.owner().index());
    let (deck, kind) = (&state.decks[side], id.kind());
    let in_deck = usize::from(deck.bag()[usize::from(kind)])
        + deck.top().iter().filter(|known| known.kind == kind).count()
        + deck.bottom().iter().filter(|below| **below == kind).count();
    let in_hand = table.hand(id.owner()).iter().filter(|held| **held == id).count();
    let in_trash = usize::from(table.trash[side][usize::from(kind)]);
    let zombies = || Field::all().filter_map(|field| table.zombie(field));
    let standing = zombies().filter(|zombie| zombie.card == id).count();
    let carried = match pack.card(id).play {
        Play::Attachment(own) => {
            zombies().filter(|zombie| zombie.attached & (1 << own.slot) != 0).count()
        }
        Play::Zombie(_) | Play::Object(_) | Play::Lasting(_) | Play::Action(_) | Play::Dawn => 0,
    };
    let objects = Field::all().filter_map(|field| table.object(field));
    let lying = objects.filter(|object| object.card == id).count();
    let beside = table.lasting.iter().filter(|lasting| lasting.card == id).count();
    in_deck + in_hand + in_trash + standing + carried + lying + beside
}
