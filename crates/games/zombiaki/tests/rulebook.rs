//! Rules that no single position shows: what the shipped decks are, what the street looks like,
//! and what holds in every game from its first card to its last.
//!
//! Each test is named after its rule. Everything else is told in `tests/scenarios/zombiaki`.

use std::collections::{BTreeMap, BTreeSet};

use horda_content::{Language, Problem, Source, Texts};
use horda_kit::{
    Chance, ChanceTag, Cx, Facts, FastLuck, Notation, Observer, Odds, Pending, Phrase, Rules, Seat,
    SeatSet,
};
use horda_testkit::play_watched;
use horda_zombiaki::Zombiaki;
use horda_zombiaki::card::{Amount, Card, CardId, Effect, Entry, Harm, Play, Side, WoundIcon};
use horda_zombiaki::event::{Event, Happening};
use horda_zombiaki::options::Options;
use horda_zombiaki::pack::Pack;
use horda_zombiaki::place::{Block, Field, Goal, Track, read_field};
use horda_zombiaki::shipped;
use horda_zombiaki::state::State;

/// Games that each law is watched over.
const GAMES: u64 = 40;

fn shipped_rules() -> Zombiaki {
    shipped::rules(Options::default()).expect("the shipped decks are right")
}

/// The shipped decks with one more card in one of them.
fn with_card(side: Side, card: &str) -> Result<Pack, Vec<Problem>> {
    let added = |source: Source<'static>, own: bool| {
        if own { format!("{}\n[[card]]\n{card}\n", source.text) } else { source.text.to_owned() }
    };
    let zombies = added(shipped::ZOMBIES, side == Side::Zombies);
    let humans = added(shipped::HUMANS, side == Side::Humans);
    Pack::load(Source { file: "zombies", text: &zombies }, Source { file: "humans", text: &humans })
}

/// What is said against one more card, apart from the deck being too large with it.
fn complaints(side: Side, card: &str) -> Vec<String> {
    let problems = with_card(side, card).expect_err("41 cards are too many");
    let texts = problems.iter().map(|problem| problem.what.clone());
    texts.filter(|what| !what.contains("it must have 40")).collect()
}

fn cards(rules: &Zombiaki) -> Vec<(CardId, &Card)> {
    rules.pack().all().map(|id| (id, rules.pack().card(id))).collect()
}

/// Plays many random games.
fn in_random_games(rules: &Zombiaki, mut watch: impl FnMut(&State, &[Event])) {
    for seed in 0..GAMES {
        play_watched(rules, seed, &mut watch);
    }
}

/// Where the cards of a side are, by pile: how many of each name.
type Count = BTreeMap<String, u32>;

fn add(count: &mut Count, list: &str) {
    for part in list.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let mut words = part.split_whitespace();
        let name = words.next().expect("a part has a name");
        let number = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
        *count.entry(name.to_owned()).or_default() += number;
    }
}

/// The cards of a side in this pile: `hand`, `deck` (known top and bottom included), `trash`.
fn pile(facts: &Facts, side: Side, pile: &str) -> Count {
    let mut count = Count::new();
    let parts: &[&str] = if pile == "deck" { &["deck", "top", "bottom"] } else { &[pile] };
    for part in parts {
        add(&mut count, &facts[&format!("{}.{part}", side.name())]);
    }
    count
}

/// All cards in play: zombies, what lies on them, other cards of fields, cards beside.
fn in_play(facts: &Facts) -> Count {
    let mut count = Count::new();
    for field in Field::all() {
        let value = &facts[&field.to_string()];
        let names = value.split_whitespace().filter(|word| *word != "+" && !word.contains('='));
        names.for_each(|name| add(&mut count, name));
    }
    for part in facts["beside"].split(',') {
        add(&mut count, part.split_whitespace().next().unwrap_or_default());
    }
    count
}

fn total(counts: &[&Count]) -> Count {
    let mut sum = Count::new();
    for (name, number) in counts.iter().flat_map(|count| count.iter()) {
        *sum.entry(name.clone()).or_default() += number;
    }
    sum
}

/// Luck that writes down the odds of the first question of each name.
struct Recorder {
    luck: FastLuck,
    asked: BTreeMap<&'static str, Vec<u32>>,
}

impl Chance for Recorder {
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        self.asked
            .entry(tag.0)
            .or_insert_with(|| (0..32).map(|it| odds.weight(it) as u32).collect());
        self.luck.answer(tag, odds)
    }
}

/// How likely each kind is to be the first card that this side draws.
fn first_card_odds(rules: &Zombiaki, side: Side) -> Vec<u32> {
    let mut luck = Recorder { luck: FastLuck::new(1), asked: BTreeMap::new() };
    let mut state = rules.deal(&mut Cx::table(&mut luck));
    for action in ["discard", "end"] {
        let mut offers = Vec::new();
        rules.legal_actions(&state, Side::Zombies.seat(), &mut offers);
        let chosen = offers.iter().find(|it| rules.write_action(it).starts_with(action));
        let chosen = *chosen.expect("the first turn has a discard and an end");
        rules.apply(&mut state, Side::Zombies.seat(), &chosen, &mut Cx::table(&mut luck));
    }
    luck.asked[format!("{}.draw", side.name()).as_str()].clone()
}

/// Copies of each kind of a deck, Dawn left out.
fn copies(rules: &Zombiaki, side: Side) -> Vec<u32> {
    let mut copies = vec![0; 32];
    for id in rules.pack().of(side) {
        let card = rules.pack().card(id);
        if !matches!(card.play, Play::Dawn) {
            copies[usize::from(id.kind())] = u32::from(card.copies);
        }
    }
    copies
}

/// RULE ZK-COMP-01: 40 zombie cards, Dawn included, and 40 human cards; each belongs to
/// exactly one deck.
#[test]
fn zk_comp_01_each_deck_has_forty_cards() {
    let rules = shipped_rules();
    for side in Side::ALL {
        let size: u32 =
            rules.pack().of(side).map(|id| u32::from(rules.pack().card(id).copies)).sum();
        assert_eq!(size, 40, "{}", side.name());
    }
    let is_dawn = |card: &Card| matches!(card.play, Play::Dawn);
    let dawns: Vec<_> = cards(&rules).into_iter().filter(|(_, card)| is_dawn(card)).collect();
    let owners: Vec<_> = dawns.iter().map(|(id, card)| (id.owner(), card.copies)).collect();
    assert_eq!(owners, [(Side::Zombies, 1)]);
    let names: BTreeSet<&str> = cards(&rules).iter().map(|(_, card)| card.id.as_str()).collect();
    assert_eq!(names.len(), cards(&rules).len(), "no card is in both decks");

    let extra = "id = \"test-extra\"\ncopies = 1\nscope = \"field\"\ntype = \"object\"";
    for side in Side::ALL {
        assert!(with_card(side, extra).is_err(), "41 cards in the {} deck", side.name());
    }
    let twice = "id = \"shot\"\ncopies = 1\nscope = \"field\"\ntype = \"object\"";
    assert!(!complaints(Side::Zombies, twice).is_empty(), "a card of both decks");
}

/// RULE ZK-SETUP-01: two seats, one for each role, each with its own deck.
#[test]
fn zk_setup_01_two_seats_with_a_deck_each() {
    let rules = shipped_rules();
    assert_eq!(rules.seats(), 2);
    assert_eq!(rules.seat_names(), ["zombies", "humans"]);
    assert_ne!(Side::Zombies.seat(), Side::Humans.seat());
    in_random_games(&rules, |state, _| {
        for side in Side::ALL {
            assert!(state.face_up.hand(side).iter().all(|card| card.owner() == side));
        }
    });
}

/// RULE ZK-SETUP-03: 39 shuffled zombie cards above Dawn, which stays last until it is drawn.
#[test]
fn zk_setup_03_dawn_lies_under_the_zombie_deck() {
    let rules = shipped_rules();
    let odds = first_card_odds(&rules, Side::Zombies);
    assert_eq!(odds.iter().sum::<u32>(), 39);
    assert_eq!(odds, copies(&rules, Side::Zombies), "every card is equally likely to come first");
    in_random_games(&rules, |state, events| {
        let facts = rules.facts(state);
        let drawn = events.iter().any(|event| event.what == Happening::DawnCame);
        let bottom = if drawn { "" } else { "dawn" };
        assert_eq!(facts["zombies.bottom"], bottom);
        for key in ["zombies.deck", "zombies.top", "zombies.hand", "zombies.trash"] {
            assert!(!facts[key].contains("dawn"), "{key}: {}", facts[key]);
        }
        if drawn {
            assert_eq!(facts["zombies.left"], "0", "Dawn was the last card");
        }
    });
}

/// RULE ZK-SETUP-04: all 40 human cards are shuffled.
#[test]
fn zk_setup_04_the_human_deck_is_shuffled_whole() {
    let rules = shipped_rules();
    let odds = first_card_odds(&rules, Side::Humans);
    assert_eq!(odds.iter().sum::<u32>(), 40);
    assert_eq!(odds, copies(&rules, Side::Humans), "every card is equally likely to come first");
    let state = rules.deal(&mut Cx::table(&mut FastLuck::new(3)));
    let facts = rules.facts(&state);
    assert_eq!(facts["humans.left"], "40");
    assert_eq!((facts["humans.top"].as_str(), facts["humans.bottom"].as_str()), ("", ""));
}

/// RULE ZK-SETUP-05: two Trash piles, empty at first, never merged.
#[horda_derive::rule_test]
fn zk_setup_05_two_trash_piles_stay_apart() {
    let rules = shipped_rules();
    let state = rules.deal(&mut Cx::table(&mut FastLuck::new(5)));
    let facts = rules.facts(&state);
    assert_eq!((facts["zombies.trash"].as_str(), facts["humans.trash"].as_str()), ("", ""));
    every_card_is_somewhere(&rules);
}

/// RULE ZK-SETUP-06, ZK-SETUP-07: the zombies take the first turn; nothing is dealt and nothing
/// lies on the board before it, and cards come from the draw alone.
#[test]
fn zk_setup_06_zk_setup_07_the_zombies_begin_with_nothing_in_play() {
    let rules = shipped_rules();
    for seed in 0..GAMES {
        let mut luck = FastLuck::new(seed);
        let mut cx = Cx::table(&mut luck);
        let state = rules.deal(&mut cx);
        let (_, events) = cx.finish();
        assert_eq!(events[0].what, Happening::TurnBegan { side: Side::Zombies, round: 1 });
        let drawn = events.iter().filter(|event| matches!(event.what, Happening::Drew { .. }));
        assert_eq!((drawn.count(), events.len()), (4, 5), "{events:?}");
        let facts = rules.facts(&state);
        assert_eq!(in_play(&facts), Count::new());
        assert_eq!(pile(&facts, Side::Humans, "hand"), Count::new());
        assert_eq!(pile(&facts, Side::Zombies, "hand").values().sum::<u32>(), 4);
        assert_eq!((facts["zombies.left"].as_str(), facts["humans.left"].as_str()), ("36", "40"));
        let Pending::Decision { seats, .. } = rules.pending(&state) else { panic!("it is over") };
        assert_eq!(seats, SeatSet::only(Side::Zombies.seat()));
    }
}

/// RULE ZK-BOARD-01: three tracks and five blocks cross in 15 fields, and nothing else is a
/// place on the board.
#[test]
fn zk_board_01_fifteen_fields() {
    assert_eq!((Track::all().count(), Block::all().count()), (3, 5));
    let fields: BTreeSet<Field> = Field::all().collect();
    assert_eq!(fields.len(), 15);
    let crossings = Track::all().flat_map(|track| Block::all().map(move |it| (track, it)));
    for (track, block) in crossings {
        let field = Field::new(track, block);
        assert!(fields.contains(&field));
        assert_eq!((field.track(), field.block()), (track, block));
    }
    let rules = shipped_rules();
    for place in ["T0B1", "T4B1", "T1B0", "T1B6", "cemetery", "barricades", "trash", "deck"] {
        assert_eq!(read_field(place), None, "{place}");
        assert!(rules.read_action(&format!("play mine {place}")).is_err(), "{place}");
    }
}

/// RULE ZK-BOARD-02: three tracks run the whole street, and a field is on one.
#[test]
fn zk_board_02_tracks_run_the_whole_street() {
    for track in Track::all() {
        let mut walked = vec![Field::new(track, Block(4))];
        while let Goal::Field(next) = walked[walked.len() - 1].front() {
            walked.push(next);
        }
        assert_eq!(walked, track.fields().rev().collect::<Vec<_>>());
    }
    for field in Field::all() {
        let tracks = Track::all().filter(|track| track.fields().any(|it| it == field));
        assert_eq!(tracks.collect::<Vec<_>>(), [field.track()]);
    }
}

/// RULE ZK-COMP-02, ZK-SETUP-02, ZK-BOARD-04, ZK-BOARD-05: five blocks cut all tracks, the first borders the
/// one Barricades and the last the one Cemetery; numbers fall towards the Barricades.
#[test]
fn zk_board_04_blocks_cut_every_track_and_are_numbered_from_the_barricades() {
    assert_eq!(Block::all().count(), 5);
    for block in Block::all() {
        let tracks: BTreeSet<Track> = block.fields().map(Field::track).collect();
        assert_eq!(tracks, Track::all().collect());
        assert!(block.fields().all(|field| field.block() == block));
    }
    for field in Field::all() {
        let name = field.to_string();
        assert_eq!(field.front() == Goal::Barricades, name.ends_with("B1"), "{name}");
        assert_eq!(field.behind().is_none(), name.ends_with("B5"), "{name}");
        if let Goal::Field(next) = field.front() {
            assert_eq!((next.block().0 + 1, next.behind()), (field.block().0, Some(field)));
        }
    }
}

/// RULE ZK-BOARD-07: every card has one scope class, and it bounds what the card does.
#[test]
fn every_card_has_one_scope_that_fits_what_it_does() {
    let card = |target: &str, scope: &str| {
        format!(
            "id = \"test-hit\"\ncopies = 1\ntype = \"action\"\nicon = 1\n\
             target = \"{target}\"\neffects = [{{ wound = 1 }}]\n{scope}"
        )
    };
    let cases: [(&str, &[&str]); 4] = [
        ("first-on-track", &["field", "fields"]),
        ("track", &["track"]),
        ("block", &["block"]),
        ("street", &["other"]),
    ];
    for (target, right) in cases {
        for scope in ["field", "fields", "track", "block", "other"] {
            let said = complaints(Side::Humans, &card(target, &format!("scope = \"{scope}\"")));
            assert_eq!(said.is_empty(), right.contains(&scope), "{target}, {scope}: {said:?}");
        }
        let none = complaints(Side::Humans, &card(target, ""));
        assert!(none.iter().any(|what| what.contains("scope")), "{target}: {none:?}");
    }
}

/// RULE ZK-CARD-01: the story text of a card has no effect on play. The rules never get to see
/// it, and it says nothing that the effect needs.
#[test]
fn zk_card_01_story_text_is_inert() {
    let with_story = "id = \"test-crate\"\ncopies = 1\nscope = \"field\"\ntype = \"object\"\n\
                      flavour = \"Annihilates everybody.\"";
    let said = complaints(Side::Humans, with_story);
    assert!(said.iter().any(|what| what.contains("flavour")), "{said:?}");

    let rules = shipped_rules();
    let texts = Texts::load(shipped::TEXTS).expect("the shipped texts are right");
    for (id, card) in cards(&rules) {
        let key = format!("{}.flavour", rules.pack().name_key(id));
        assert!(texts.has(&key), "{} has no story", card.id);
        for language in [Language::Pl, Language::En] {
            let story = texts.say(language, &Phrase::new(key.clone()));
            let effect = texts.say(language, &rules.say_effect(id));
            assert!(!effect.contains(&story), "{}: the effect tells the story", card.id);
        }
    }
}

/// What a card does to zombies, worked out from its effects alone.
fn icon_by_effect(card: &Card) -> WoundIcon {
    let of_harm = |harm| match harm {
        Harm::Wounds(wounds) => WoundIcon::Number(wounds),
        Harm::Annihilation => WoundIcon::Annihilates,
    };
    match &card.play {
        Play::Object(object) => match object.entry {
            Entry::Trap(harm) => of_harm(harm),
            Entry::Car(car) => car.impact.map_or(WoundIcon::None, of_harm),
            Entry::Barrier { wounds: 0, .. } | Entry::Closed => WoundIcon::None,
            Entry::Barrier { wounds, .. } => WoundIcon::Number(wounds),
        },
        Play::Action(action) => {
            let of_effect = |effect: &Effect| {
                if let Effect::Wound(Amount::Fixed(wounds)) | Effect::Burst(wounds) = effect {
                    return Some(WoundIcon::Number(*wounds));
                }
                let variable = matches!(effect, Effect::Wound(_)).then_some(WoundIcon::Variable);
                variable.or((*effect == Effect::Annihilate).then_some(WoundIcon::Annihilates))
            };
            action.effects.iter().find_map(of_effect).unwrap_or(WoundIcon::None)
        }
        Play::Zombie(_) | Play::Lasting(_) | Play::Attachment(_) | Play::Dawn => WoundIcon::None,
    }
}

/// The numbers that a card's text names, in each language.
fn numbers_in_text(rules: &Zombiaki, id: CardId) -> [Vec<u8>; 2] {
    let texts = Texts::load(shipped::TEXTS).expect("the shipped texts are right");
    [Language::Pl, Language::En].map(|language| {
        let text = texts.say(language, &rules.say_effect(id));
        let words = text.split(|c: char| !c.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    })
}

/// A card with these lines is right with this icon and wrong with any other.
fn only_icon(lines: &str, right: &str) {
    for icon in ["", "icon = 2", "icon = 3", "icon = \"variable\"", "icon = \"annihilates\""] {
        let card = format!("id = \"test-card\"\ncopies = 1\nscope = \"field\"\n{lines}\n{icon}");
        let said = complaints(Side::Humans, &card);
        assert_eq!(said.is_empty(), icon == right, "{card}: {said:?}");
    }
}

/// RULE ZK-CARD-06: a human attack card prints the number of wounds that its effect deals and
/// its text names.
#[test]
fn printed_wounds_are_dealt_wounds() {
    let rules = shipped_rules();
    let mut printed = 0;
    for (id, card) in cards(&rules) {
        assert_eq!(card.icon, icon_by_effect(card), "{}", card.id);
        let WoundIcon::Number(wounds) = card.icon else { continue };
        printed += 1;
        assert_eq!(id.owner(), Side::Humans, "{}", card.id);
        for named in numbers_in_text(&rules, id) {
            assert!(named.contains(&wounds), "{}: {wounds} and {named:?}", card.id);
        }
    }
    assert!(printed > 0, "no card prints wounds");
    only_icon("type = \"action\"\ntarget = \"zombie\"\neffects = [{ wound = 2 }]", "icon = 2");
    only_icon("type = \"object\"\ntrap = { wounds = 3 }", "icon = 3");
}

/// RULE ZK-CARD-07: the variable symbol is for cards whose text works the wounds out.
#[test]
fn variable_wounds_are_worked_out_by_the_text() {
    let rules = shipped_rules();
    let mut variable = 0;
    for (id, card) in cards(&rules) {
        let Play::Action(action) = &card.play else { continue };
        let Some(Effect::Wound(Amount::ByBlock(wounds))) = action.effects.first() else { continue };
        variable += 1;
        assert_eq!(card.icon, WoundIcon::Variable, "{}", card.id);
        assert!(wounds.iter().any(|it| *it != wounds[0]), "{} deals a fixed number", card.id);
        for named in numbers_in_text(&rules, id) {
            assert!(wounds.iter().all(|it| named.contains(it)), "{}: {named:?}", card.id);
        }
    }
    assert!(variable > 0, "no card has the variable symbol");
    let effects = "effects = [{ wound-by-block = [3, 2, 1, 1, 1] }]";
    only_icon(&format!("type = \"action\"\ntarget = \"zombie\"\n{effects}"), "icon = \"variable\"");
}

/// RULE ZK-CARD-08: the annihilation symbol is for cards that remove outright and deal no wounds.
#[test]
fn the_annihilation_symbol_deals_no_wounds() {
    let rules = shipped_rules();
    let outright = |card: &Card| card.icon == WoundIcon::Annihilates;
    let outright: Vec<&Card> =
        cards(&rules).into_iter().map(|(_, card)| card).filter(|card| outright(card)).collect();
    assert!(!outright.is_empty(), "no card annihilates");
    for card in outright {
        if let Play::Action(action) = &card.play {
            let wounds = |effect: &Effect| {
                matches!(effect, Effect::Wound(_) | Effect::Burst(_) | Effect::Blast(_))
            };
            assert!(!action.effects.iter().any(wounds), "{}", card.id);
        }
    }
    only_icon("type = \"object\"\ntrap = { annihilates = true }", "icon = \"annihilates\"");
    only_icon("type = \"object\"\ntrap = { annihilates = true, wounds = 2 }", "none will do");
}

/// RULE ZK-DRAW-03: everybody sees both sides' available cards at all times, and every reveal.
#[test]
fn zk_draw_03_available_cards_are_public() {
    let rules = shipped_rules();
    let observers = [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Audience];
    let mut revealed = 0;
    in_random_games(&rules, |state, events| {
        for observer in observers {
            let view = rules.view(state, observer);
            for side in Side::ALL {
                assert_eq!(view.face_up.hand(side), state.face_up.hand(side), "{observer:?}");
            }
            for event in events.iter().filter(|it| matches!(it.what, Happening::Drew { .. })) {
                revealed += 1;
                assert_eq!(rules.witness(event, observer).as_ref(), Some(event), "{observer:?}");
            }
        }
    });
    assert!(revealed > 0);
}

/// Watches that these piles of each side, taken together, never get a card back.
fn only_shrink(piles: &[&str]) {
    let rules = shipped_rules();
    for seed in 0..GAMES {
        let mut before: Option<[Count; 2]> = None;
        play_watched(&rules, seed, |state, _| {
            let facts = rules.facts(state);
            let now = Side::ALL.map(|side| {
                let counts: Vec<Count> = piles.iter().map(|it| pile(&facts, side, it)).collect();
                total(&counts.iter().collect::<Vec<_>>())
            });
            for (now, before) in now.iter().zip(before.iter().flatten()) {
                for (name, number) in now {
                    assert!(before.get(name).is_some_and(|had| had >= number), "{name} came back");
                }
            }
            before = Some(now);
        });
    }
}

/// RULE ZK-DRAW-05: a Trash pile never becomes a deck again, so decks only shrink.
#[horda_derive::rule_test]
fn zk_draw_05_decks_only_shrink() {
    only_shrink(&["deck"]);
}

/// RULE ZK-GEN-01: a used card never returns to hand or deck.
#[test]
fn zk_gen_01_used_cards_never_return() {
    only_shrink(&["deck", "hand"]);
}

/// Each side has all its cards, in its deck, at hand, in play or in its own Trash.
fn every_card_is_somewhere(rules: &Zombiaki) {
    let all: Count = cards(rules)
        .into_iter()
        .map(|(_, card)| (card.id.clone(), u32::from(card.copies)))
        .collect();
    in_random_games(rules, |state, events| {
        let facts = rules.facts(state);
        let mut everywhere = in_play(&facts);
        for side in Side::ALL {
            for place in ["deck", "hand", "trash"] {
                everywhere = total(&[&everywhere, &pile(&facts, side, place)]);
            }
        }
        if events.iter().any(|event| event.what == Happening::DawnCame) {
            add(&mut everywhere, "dawn");
        }
        assert_eq!(everywhere, all);
    });
}

/// RULE ZK-GEN-02: what is discarded, used or removed goes to its owner's Trash, so that no card
/// is ever lost or doubled.
#[horda_derive::rule_test]
fn zk_gen_02_every_card_goes_to_its_owners_trash() {
    every_card_is_somewhere(&shipped_rules());
}

/// RULE ZK-ZOMB-01: every zombie has a Strength.
#[test]
fn zk_zomb_01_every_zombie_has_strength() {
    let rules = shipped_rules();
    let mut zombies = 0;
    for (id, card) in cards(&rules) {
        if let Play::Zombie(zombie) = &card.play {
            zombies += 1;
            assert!(zombie.strength >= 1, "{}", card.id);
            assert_eq!(id.owner(), Side::Zombies, "{}", card.id);
        }
    }
    assert!(zombies > 0);
    let plain = "id = \"test-zombie\"\ncopies = 1\nscope = \"field\"\ntype = \"zombie\"\n";
    for strength in ["", "strength = 0"] {
        let said = complaints(Side::Zombies, &format!("{plain}{strength}"));
        assert!(said.iter().any(|what| what.contains("strength")), "{strength}: {said:?}");
    }
    assert_eq!(complaints(Side::Zombies, &format!("{plain}strength = 1")), [""; 0]);
}

/// RULE ZK-END-03: every game ends by Dawn or by a breach, with exactly one winner.
#[test]
fn zk_end_03_dawn_or_breach_and_nothing_else() {
    let rules = shipped_rules();
    let mut ends = BTreeSet::new();
    // Dawn is rare where everybody plays at random.
    for seed in 0..50 * GAMES {
        if seed >= GAMES && ends.len() == 2 {
            break;
        }
        let mut last = Vec::new();
        let state = play_watched(&rules, seed, |_, events| last = events.to_vec());
        let [.., cause, won] = last.as_slice() else { panic!("a game ends with two events") };
        let dawn = cause.what == Happening::DawnCame;
        let breach = matches!(cause.what, Happening::Breached { .. });
        assert!(dawn || breach, "game {seed} ended by {cause:?}");
        let winner = if dawn { Side::Humans } else { Side::Zombies };
        assert_eq!(won.what, Happening::Won { side: winner });
        let Pending::Over(verdict) = rules.pending(&state) else { panic!("it is over") };
        assert_eq!(verdict.winners, SeatSet::only(winner.seat()));
        ends.insert(winner);
    }
    assert_eq!(ends.len(), 2, "random games end both ways");
}
