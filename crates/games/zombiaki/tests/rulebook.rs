//! Rules that no single position shows: what the shipped decks are, what the street looks like,
//! and what holds in every game from its first card to its last.
//!
//! Each test is named after its rule. Everything else is told in `tests/scenarios/zombiaki`.

use std::collections::{BTreeMap, BTreeSet};

use horda_content::{Language, Problem, Texts};
use horda_kit::{
    Chance, ChanceTag, Cx, Facts, FastLuck, Notation, Observer, Odds, Pending, Phrase, Rules, Seat,
    SeatSet, pick,
};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::card::{Amount, Card, CardId, Effect, Entry, Harm, Play, Side, WoundIcon};
use horda_zombiaki::event::{Event, Happening};
use horda_zombiaki::options::Options;
use horda_zombiaki::pack::{Pack, Source};
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

/// Plays a random game; `watch` sees every position and what happened just before it.
fn play_through(rules: &Zombiaki, seed: u64, mut watch: impl FnMut(&State, &[Event])) -> State {
    let (mut luck, mut choice) = (FastLuck::new(seed), FastLuck::new(!seed));
    let mut cx = Cx::table(&mut luck);
    let mut state = rules.deal(&mut cx);
    watch(&state, &cx.finish().1);
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("somebody is pending");
        let mut offers = Vec::new();
        rules.legal_actions(&state, seat, &mut offers);
        let action = offers[pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize];
        let mut cx = Cx::table(&mut luck);
        rules.apply(&mut state, seat, &action, &mut cx);
        watch(&state, &cx.finish().1);
    }
    state
}

/// Plays many random games.
fn in_random_games(rules: &Zombiaki, mut watch: impl FnMut(&State, &[Event])) {
    for seed in 0..GAMES {
        play_through(rules, seed, &mut watch);
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
        self.asked.entry(tag.0).or_insert_with(|| (0..32).map(|it| odds.weight(it)).collect());
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
    for side in Side::BOTH {
        let size: u32 =
            rules.pack().of(side).map(|id| u32::from(rules.pack().card(id).copies)).sum();
        assert_eq!(size, 40, "{}", side.name());
    }
    let dawns: Vec<_> =
        cards(&rules).into_iter().filter(|(_, card)| matches!(card.play, Play::Dawn)).collect();
    assert_eq!(dawns.iter().map(|(_, card)| card.copies).sum::<u8>(), 1);
    assert!(dawns.iter().all(|(id, _)| id.owner() == Side::Zombies));
    let names: BTreeSet<&str> = cards(&rules).iter().map(|(_, card)| card.id.as_str()).collect();
    assert_eq!(names.len(), cards(&rules).len(), "no card is in both decks");

    let extra = "id = \"test-extra\"\ncopies = 1\nscope = \"field\"\ntype = \"object\"";
    for side in Side::BOTH {
        assert!(with_card(side, extra).is_err(), "41 cards in the {} deck", side.name());
    }
    let twice = "id = \"shot\"\ncopies = 1\nscope = \"field\"\ntype = \"object\"";
    assert!(!complaints(Side::Zombies, twice).is_empty(), "a card of both decks");
}

/// RULE ZK-COMP-02: five blocks, one Barricades, one Cemetery.
#[test]
fn zk_comp_02_five_blocks_between_barricades_and_cemetery() {
    assert_eq!(Block::all().count(), 5);
    let at_barricades = Field::all().filter(|field| field.front() == Goal::Barricades);
    assert_eq!(at_barricades.map(Field::block).collect::<BTreeSet<_>>(), [Block(0)].into());
    let at_cemetery = Field::all().filter(|field| field.behind().is_none());
    assert_eq!(at_cemetery.map(Field::block).collect::<BTreeSet<_>>(), [Block(4)].into());
}

/// RULE ZK-SETUP-01: two seats, one for each role, each with its own deck.
#[test]
fn zk_setup_01_two_seats_with_a_deck_each() {
    let rules = shipped_rules();
    assert_eq!(rules.seats(), 2);
    assert_eq!(rules.seat_names(), ["zombies", "humans"]);
    assert_ne!(Side::Zombies.seat(), Side::Humans.seat());
    in_random_games(&rules, |state, events| {
        let facts = rules.facts(state);
        for side in Side::BOTH {
            let held = total(&[&pile(&facts, side, "hand"), &pile(&facts, side, "deck")]);
            let foreign = held.keys().find(|name| rules.pack().find(name).unwrap().owner() != side);
            assert_eq!(foreign, None, "a card of the other side");
        }
        let mut active = None;
        for event in events {
            match event.what {
                Happening::TurnBegan { side, .. } => active = Some(side),
                Happening::Drew { card } => {
                    assert!(active.is_none_or(|side| side == card.owner()), "{event:?}");
                }
                _ => {}
            }
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
#[test]
fn zk_setup_05_two_trash_piles_stay_apart() {
    let rules = shipped_rules();
    let state = rules.deal(&mut Cx::table(&mut FastLuck::new(5)));
    let facts = rules.facts(&state);
    assert_eq!((facts["zombies.trash"].as_str(), facts["humans.trash"].as_str()), ("", ""));
    let mut filled = [false; 2];
    in_random_games(&rules, |state, _| {
        let facts = rules.facts(state);
        for side in Side::BOTH {
            let trash = pile(&facts, side, "trash");
            filled[side.index()] |= !trash.is_empty();
            assert!(trash.keys().all(|name| rules.pack().find(name).unwrap().owner() == side));
        }
    });
    assert_eq!(filled, [true, true]);
}

/// RULE ZK-SETUP-06: the zombies take the first turn.
#[test]
fn zk_setup_06_the_zombies_begin() {
    let rules = shipped_rules();
    let mut luck = FastLuck::new(6);
    let mut cx = Cx::table(&mut luck);
    let state = rules.deal(&mut cx);
    let (_, events) = cx.finish();
    assert_eq!(events[0].what, Happening::TurnBegan { side: Side::Zombies, round: 1 });
    let Pending::Decision { seats, .. } = rules.pending(&state) else { panic!("it is over") };
    assert_eq!(seats, SeatSet::only(Side::Zombies.seat()));
}

/// RULE ZK-SETUP-07: nothing is dealt and nothing lies on the board; cards come from the draw.
#[test]
fn zk_setup_07_nothing_in_play_at_the_start() {
    let rules = shipped_rules();
    for seed in 0..GAMES {
        let mut luck = FastLuck::new(seed);
        let mut cx = Cx::table(&mut luck);
        let state = rules.deal(&mut cx);
        let (_, events) = cx.finish();
        let (drawn, other): (Vec<_>, Vec<_>) =
            events.iter().partition(|event| matches!(event.what, Happening::Drew { .. }));
        assert_eq!((drawn.len(), other.len()), (4, 1), "{events:?}");
        let facts = rules.facts(&state);
        assert_eq!(in_play(&facts), Count::new());
        assert_eq!(pile(&facts, Side::Humans, "hand"), Count::new());
        assert_eq!(pile(&facts, Side::Zombies, "hand").values().sum::<u32>(), 4);
        assert_eq!((facts["zombies.left"].as_str(), facts["humans.left"].as_str()), ("36", "40"));
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

/// RULE ZK-BOARD-02: a track runs from the Cemetery to the Barricades.
#[test]
fn zk_board_02_tracks_run_the_whole_street() {
    for track in Track::all() {
        let mut walked = vec![Field::new(track, Block(4))];
        while let Goal::Field(next) = walked[walked.len() - 1].front() {
            walked.push(next);
        }
        let expected: Vec<Field> = track.fields().rev().collect();
        assert_eq!(walked, expected);
    }
}

/// RULE ZK-BOARD-03: what lies on a field lies on one track.
#[test]
fn zk_board_03_a_field_is_on_one_track() {
    for field in Field::all() {
        let tracks: Vec<Track> =
            Track::all().filter(|track| track.fields().any(|it| it == field)).collect();
        assert_eq!(tracks, [field.track()]);
    }
}

/// RULE ZK-BOARD-04: each of the five blocks cuts all three tracks.
#[test]
fn zk_board_04_a_block_cuts_every_track() {
    for block in Block::all() {
        let tracks: BTreeSet<Track> = block.fields().map(Field::track).collect();
        assert_eq!(tracks, Track::all().collect());
        assert!(block.fields().all(|field| field.block() == block));
    }
}

/// RULE ZK-BOARD-05: block numbers fall towards the Barricades and rise towards the Cemetery.
#[test]
fn zk_board_05_numbers_fall_towards_the_barricades() {
    for field in Field::all() {
        match field.front() {
            Goal::Field(next) => {
                assert_eq!(next.block().0 + 1, field.block().0);
                assert_eq!(next.behind(), Some(field));
            }
            Goal::Barricades => assert_eq!(field.to_string()[2..], *"B1"),
        }
        assert_eq!(field.behind().is_none(), field.to_string().ends_with("B5"));
    }
}

/// RULE ZK-BOARD-07: every card has one scope class, and it bounds what the card does.
#[test]
fn zk_board_07_scope_and_effect_agree() {
    let shot = "id = \"test-shot\"\ncopies = 1\ntype = \"action\"\nicon = 1\n\
                target = \"first-on-track\"\neffects = [{ wound = 1 }]\n";
    for scope in ["track", "block", "other"] {
        let said = complaints(Side::Humans, &format!("{shot}scope = \"{scope}\""));
        assert!(said.iter().any(|what| what.contains("scope")), "{scope}: {said:?}");
    }
    let fire = "id = \"test-fire\"\ncopies = 1\ntype = \"action\"\nicon = 1\n\
                target = \"track\"\neffects = [{ wound = 1 }]\n";
    for scope in ["field", "fields", "block", "other"] {
        let said = complaints(Side::Humans, &format!("{fire}scope = \"{scope}\""));
        assert!(said.iter().any(|what| what.contains("scope")), "{scope}: {said:?}");
    }
    assert_eq!(complaints(Side::Humans, &format!("{shot}scope = \"field\"")), [""; 0]);
    assert_eq!(complaints(Side::Humans, &format!("{fire}scope = \"track\"")), [""; 0]);
    let none = complaints(Side::Humans, shot);
    assert!(none.iter().any(|what| what.contains("scope")), "no scope at all: {none:?}");
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
    let texts = Texts::load(&shipped::TEXTS).expect("the shipped texts are right");
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
            Entry::Car(car) => of_harm(car.impact),
            Entry::Barrier { wounds: 0, .. } | Entry::Closed => WoundIcon::None,
            Entry::Barrier { wounds, .. } => WoundIcon::Number(wounds),
        },
        Play::Action(action) => {
            let of_effect = |effect: &Effect| match *effect {
                Effect::Wound(Amount::Fixed(wounds)) | Effect::Burst(wounds) => {
                    Some(WoundIcon::Number(wounds))
                }
                Effect::Wound(Amount::ByBlock(_)) => Some(WoundIcon::Variable),
                Effect::Annihilate => Some(WoundIcon::Annihilates),
                _ => None,
            };
            action.effects.iter().find_map(of_effect).unwrap_or(WoundIcon::None)
        }
        Play::Zombie(_) | Play::Lasting(_) | Play::Attachment(_) | Play::Dawn => WoundIcon::None,
    }
}

/// Whole numbers that a text names.
fn numbers(text: &str) -> Vec<u8> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// RULE ZK-CARD-06: a human attack card prints the number of wounds that its effect deals and
/// its text names.
#[test]
fn zk_card_06_printed_wounds_are_dealt_wounds() {
    let rules = shipped_rules();
    let texts = Texts::load(&shipped::TEXTS).expect("the shipped texts are right");
    let mut printed = 0;
    for (id, card) in cards(&rules) {
        assert_eq!(card.icon, icon_by_effect(card), "{}", card.id);
        let WoundIcon::Number(wounds) = card.icon else { continue };
        printed += 1;
        assert_eq!(id.owner(), Side::Humans, "{}", card.id);
        for language in [Language::Pl, Language::En] {
            let text = texts.say(language, &rules.say_effect(id));
            assert!(numbers(&text).contains(&wounds), "{}: {wounds} in \"{text}\"", card.id);
        }
    }
    assert!(printed > 0, "no card prints wounds");

    let shot = "id = \"test-shot\"\ncopies = 1\nscope = \"field\"\ntype = \"action\"\n\
                target = \"zombie\"\neffects = [{ wound = 2 }]\n";
    for icon in ["", "icon = 1", "icon = 3", "icon = \"variable\"", "icon = \"annihilates\""] {
        let said = complaints(Side::Humans, &format!("{shot}{icon}"));
        assert!(!said.is_empty(), "two wounds with {icon}");
    }
    assert_eq!(complaints(Side::Humans, &format!("{shot}icon = 2")), [""; 0]);
}

/// RULE ZK-CARD-07: the variable symbol is for cards whose text works the wounds out.
#[test]
fn zk_card_07_variable_symbol_is_worked_out_by_the_text() {
    let rules = shipped_rules();
    let texts = Texts::load(&shipped::TEXTS).expect("the shipped texts are right");
    let mut variable = 0;
    for (id, card) in cards(&rules) {
        let by_block = match &card.play {
            Play::Action(action) => action.effects.iter().find_map(|effect| match effect {
                Effect::Wound(Amount::ByBlock(wounds)) => Some(*wounds),
                _ => None,
            }),
            _ => None,
        };
        assert_eq!(card.icon == WoundIcon::Variable, by_block.is_some(), "{}", card.id);
        let Some(wounds) = by_block else { continue };
        variable += 1;
        assert!(wounds.iter().any(|it| *it != wounds[0]), "{} deals a fixed number", card.id);
        for language in [Language::Pl, Language::En] {
            let text = texts.say(language, &rules.say_effect(id));
            let named = numbers(&text);
            assert!(wounds.iter().all(|it| named.contains(it)), "{}: \"{text}\"", card.id);
        }
    }
    assert!(variable > 0, "no card has the variable symbol");

    let scatter = "id = \"test-scatter\"\ncopies = 1\nscope = \"field\"\ntype = \"action\"\n\
                   target = \"zombie\"\neffects = [{ wound-by-block = [3, 2, 1, 1, 1] }]\n";
    for icon in ["", "icon = 3", "icon = \"annihilates\""] {
        assert!(!complaints(Side::Humans, &format!("{scatter}{icon}")).is_empty(), "{icon}");
    }
    assert_eq!(complaints(Side::Humans, &format!("{scatter}icon = \"variable\"")), [""; 0]);
}

/// RULE ZK-CARD-08: the annihilation symbol is for cards that remove outright and deal no wounds.
#[test]
fn zk_card_08_annihilation_symbol_deals_no_wounds() {
    let rules = shipped_rules();
    let mut outright = 0;
    for (_, card) in cards(&rules) {
        assert_eq!(
            card.icon == WoundIcon::Annihilates,
            icon_by_effect(card) == WoundIcon::Annihilates,
            "{}",
            card.id
        );
        if card.icon != WoundIcon::Annihilates {
            continue;
        }
        outright += 1;
        if let Play::Action(action) = &card.play {
            let wounds = |effect: &Effect| {
                matches!(effect, Effect::Wound(_) | Effect::Burst(_) | Effect::Blast(_))
            };
            assert!(!action.effects.iter().any(wounds), "{}", card.id);
        }
    }
    assert!(outright > 0, "no card annihilates");

    let pit = "id = \"test-pit\"\ncopies = 1\nscope = \"field\"\ntype = \"object\"\n";
    let both = "icon = \"annihilates\"\ntrap = { annihilates = true, wounds = 2 }";
    assert!(!complaints(Side::Humans, &format!("{pit}{both}")).is_empty());
    let numbered = "icon = 3\ntrap = { annihilates = true }";
    assert!(!complaints(Side::Humans, &format!("{pit}{numbered}")).is_empty());
    let right = "icon = \"annihilates\"\ntrap = { annihilates = true }";
    assert_eq!(complaints(Side::Humans, &format!("{pit}{right}")), [""; 0]);
}

/// RULE ZK-MOVE-03: the three named side-steppers of the shipped deck.
#[test]
fn zk_move_03_the_named_side_steppers() {
    let rules = shipped_rules();
    let agile: BTreeSet<&str> = cards(&rules)
        .iter()
        .filter(|(_, card)| matches!(&card.play, Play::Zombie(zombie) if zombie.agile))
        .map(|(_, card)| card.id.as_str())
        .collect();
    assert!(agile.is_superset(&["wladek", "misza", "stiopa"].into()), "{agile:?}");
    assert!(!agile.contains("sasza") && !agile.contains("griszka"), "{agile:?}");
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
            for side in Side::BOTH {
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

/// RULE ZK-DRAW-05: a Trash pile never becomes a deck again, so decks only shrink.
#[test]
fn zk_draw_05_decks_only_shrink() {
    let rules = shipped_rules();
    let mut ran_dry = false;
    for seed in 0..GAMES {
        let mut before: Option<[Count; 2]> = None;
        play_through(&rules, seed, |state, _| {
            let facts = rules.facts(state);
            let now = Side::BOTH.map(|side| pile(&facts, side, "deck"));
            ran_dry |= now[Side::Humans.index()].is_empty();
            for (now, before) in now.iter().zip(before.iter().flatten()) {
                for (name, number) in now {
                    assert!(before.get(name).is_some_and(|had| had >= number), "{name} came back");
                }
            }
            before = Some(now);
        });
    }
    assert!(ran_dry, "no game came to the end of the human deck");
}

/// RULE ZK-GEN-01: a used card never returns to hand or deck: what both hold together only
/// shrinks.
#[test]
fn zk_gen_01_used_cards_never_return() {
    let rules = shipped_rules();
    for seed in 0..GAMES {
        let mut before: Option<[Count; 2]> = None;
        play_through(&rules, seed, |state, _| {
            let facts = rules.facts(state);
            let unused = |side| total(&[&pile(&facts, side, "deck"), &pile(&facts, side, "hand")]);
            let now = Side::BOTH.map(unused);
            for (now, before) in now.iter().zip(before.iter().flatten()) {
                for (name, number) in now {
                    assert!(before.get(name).is_some_and(|had| had >= number), "{name} came back");
                }
            }
            before = Some(now);
        });
    }
}

/// RULE ZK-GEN-02: a card that is neither in deck nor at hand nor in play is in its owner's
/// Trash; none is ever lost or doubled.
#[test]
fn zk_gen_02_every_card_is_in_play_or_with_its_owner() {
    let rules = shipped_rules();
    let all: Count = cards(&rules)
        .into_iter()
        .map(|(_, card)| (card.id.clone(), u32::from(card.copies)))
        .collect();
    in_random_games(&rules, |state, events| {
        let facts = rules.facts(state);
        let mut everywhere = in_play(&facts);
        for side in Side::BOTH {
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

/// RULE ZK-SPEC-02: Mamka and the Nest of the shipped deck have an effect each, and not the
/// same one.
#[test]
fn zk_spec_02_mamka_and_the_nest_have_effects_of_their_own() {
    let rules = shipped_rules();
    let special = |name: &str| {
        let id = rules.pack().find(name).expect("the deck has it");
        match &rules.pack().card(id).play {
            Play::Zombie(zombie) => {
                assert_eq!(zombie.speed, 0, "{name}");
                (zombie.nurses > 0, zombie.nest)
            }
            _ => panic!("{name} is a zombie"),
        }
    };
    assert_eq!(special("mamka"), (true, false));
    assert_eq!(special("gniazdo"), (false, true));
}

/// RULE ZK-END-03: every game ends by Dawn or by a breach, with exactly one winner.
#[test]
fn zk_end_03_dawn_or_breach_and_nothing_else() {
    let rules = shipped_rules();
    let mut ends = BTreeSet::new();
    for seed in 0..GAMES {
        let mut last = Vec::new();
        let state = play_through(&rules, seed, |_, events| last = events.to_vec());
        let [.., cause, won] = last.as_slice() else { panic!("a game ends with two events") };
        let winner = match cause.what {
            Happening::DawnCame => Side::Humans,
            Happening::Breached { .. } => Side::Zombies,
            _ => panic!("game {seed} ended by {cause:?}"),
        };
        assert_eq!(won.what, Happening::Won { side: winner });
        let Pending::Over(verdict) = rules.pending(&state) else { panic!("it is over") };
        assert_eq!(verdict.winners, SeatSet::only(winner.seat()));
        ends.insert(winner);
    }
    assert_eq!(ends.len(), 2, "random games end both ways");
}
