//! What no single position shows: the pieces of the box, the set-up, the rows of cards of whole
//! games, and what the shipped content must be. Each test is named after its rules.

use std::collections::BTreeSet;

use horda_content::{Language, Problems, Texts, Variant, parse};
use horda_gearup::GearUp;
use horda_gearup::action::Action;
use horda_gearup::boss::{BossKind, BossSide};
use horda_gearup::card::{Breed, Class, Colour, Good, Icon, Letter, Speed, ZombieCard};
use horda_gearup::cells::Cells;
use horda_gearup::effect::Effect;
use horda_gearup::event::{Event, Happening};
use horda_gearup::options::Options;
use horda_gearup::pack::{Files, PHASE_ONE, Pack};
use horda_gearup::shape::Shape;
use horda_gearup::sheet::{Sheet, Weapon};
use horda_gearup::shipped;
use horda_gearup::state::{State, Step};
use horda_kit::{Cx, FastLuck, Notation, Observer, Pending, Phrase, Rules, Seat, SeatSet};
use horda_table::{Hosted, Identity, Seeded, Table as _, UndoPolicy, UndoRight};
use horda_testkit::{play_random, play_watched};

/// Games that a rule is watched over.
const GAMES: u64 = 40;
/// The four levels as files name them.
const LEVELS: [&str; 4] = ["easy", "normal", "hard", "nightmare"];

fn rules() -> GearUp {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn rules_with(options: &[(&str, &str)]) -> GearUp {
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into()));
    rules().with_options(&options.collect::<Vec<_>>()).expect("known options")
}

fn with_content(rules: &GearUp, text: &str) -> GearUp {
    let problems = Problems::new("test", text);
    let table = parse(text, &problems).expect("readable");
    let changed = rules.with_content(&table.tables("cards"));
    assert!(problems.is_empty(), "the content of a test is right");
    changed
}

fn position(rules: &GearUp, facts: &[(&str, &str)]) -> State {
    let facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    rules.position(&facts).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn texts() -> Texts {
    Texts::load(&shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// Names or texts of these keys: all there, and no two alike in any language.
fn assert_all_differ(keys: &[String]) {
    let texts = texts();
    for language in Language::ALL {
        let mut said = BTreeSet::new();
        for key in keys {
            assert!(texts.has(key), "{key} has no text");
            let words = texts.say(language, &Phrase::new(key.clone()));
            assert!(!words.trim().is_empty(), "{key} says nothing");
            assert!(said.insert(words), "{key} is not the only one of its name in {language}");
        }
    }
}

fn sheets(pack: &Pack) -> impl Iterator<Item = &Sheet> {
    pack.survivors.iter().flat_map(|survivor| &survivor.sides)
}

fn weapons(pack: &Pack) -> impl Iterator<Item = &Weapon> {
    sheets(pack).flat_map(|sheet| &sheet.weapons)
}

fn weapon_called<'a>(pack: &'a Pack, id: &str) -> &'a Weapon {
    weapons(pack).find(|weapon| weapon.id == id).unwrap_or_else(|| panic!("no weapon {id}"))
}

/// The names of everything a weapon has or can learn.
fn all_effects(weapon: &Weapon) -> BTreeSet<String> {
    weapon.initial.iter().chain(&weapon.upgrades).map(|effect| effect.write()).collect()
}

fn copies(pack: &Pack, breed: Breed) -> u8 {
    pack.zombies.iter().filter(|card| card.breed == breed).map(|card| card.copies).sum()
}

/// Is a pack with this change refused?
fn is_refused(change: impl Fn(&mut [String; 4])) -> bool {
    let files = shipped::FILES;
    let mut texts = [files.survivors, files.zombies, files.bosses, files.cards]
        .map(|source| source.text.to_owned());
    let before = texts.clone();
    change(&mut texts);
    assert_ne!(before, texts, "the change of the test changes something");
    let [survivors, zombies, bosses, cards] = &texts;
    let source = |file, text| horda_content::Source { file, text };
    let files = Files {
        survivors: source("survivors", survivors),
        zombies: source("zombies", zombies),
        bosses: source("bosses", bosses),
        cards: source("cards", cards),
    };
    Pack::load(files).is_err()
}

/// A table of two with a Boss that does no harm.
fn quiet_rules() -> GearUp {
    with_content(
        &rules_with(&[("players", "2")]),
        r####"cards = [{ kind = "boss", id = "super-abomination", grid = ["###"] }]"####,
    )
}

/// A whole game in which no zombie comes and nobody fires: every event of it.
fn quiet_game(rules: &GearUp, seed: u64) -> (Vec<Happening>, State) {
    let start = [
        ("round", "0"),
        ("turn", "0"),
        ("step", "naming"),
        ("commander", ""),
        ("standard.deck", ""),
        ("special.deck", ""),
    ];
    let mut state = position(rules, &start);
    let (mut luck, mut told) = (FastLuck::new(seed), Vec::new());
    let mut offers = Vec::new();
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("somebody is pending");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let done = offers.iter().copied().find(|offer| *offer == Action::Done);
        let mut cx = Cx::table(&mut luck);
        rules.apply(&mut state, seat, &done.unwrap_or(offers[0]), &mut cx);
        told.extend(cx.finish().1.into_iter().map(|event: Event| event.what));
    }
    (told, state)
}

/// The Turn cards of each round, and for each turn the Spawn letters and Boss cards below it.
#[derive(Default)]
struct Row {
    turns: Vec<u8>,
    spawns: Vec<Vec<Letter>>,
    boss: Vec<Vec<u8>>,
}

fn rows(told: &[Happening]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for what in told {
        if let Happening::RoundBegan { round } = what {
            rows.push(Row::default());
            assert_eq!(usize::from(*round), rows.len());
        }
        let Some(row) = rows.last_mut() else { continue };
        if let Happening::Revealed { turn, card } = *what {
            row.turns.push(card);
            assert_eq!(usize::from(turn), row.turns.len(), "turns are counted");
            row.spawns.push(Vec::new());
            row.boss.push(Vec::new());
        } else if let Happening::SpawnRevealed { letter } = *what {
            row.spawns.last_mut().expect("a turn has begun").push(letter);
        } else if let Happening::BossRevealed { card } = *what {
            row.boss.last_mut().expect("a turn has begun").push(card);
        }
    }
    rows
}

// --- General ---

/// RULE GU-GEN-01, GU-SET-01: one to six seats, each with a name and a Survivor of its own.
#[test]
fn gu_gen_01_gu_set_01_one_to_six_seats_with_a_survivor_each() {
    for crew in 1..=6u8 {
        let many = [("players", ["1", "2", "3", "4", "5", "6"][usize::from(crew) - 1])];
        let rules = rules_with(&many);
        assert_eq!(rules.seats(), crew);
        let names: BTreeSet<_> = rules.seat_names().iter().collect();
        assert_eq!(names.len(), usize::from(crew));
        let state = play_random(&rules, 7, &mut Vec::new(), |_, _, _| {});
        let who: BTreeSet<u8> = state.seats.iter().map(|seat| seat.survivor.unwrap().0).collect();
        assert_eq!((state.seats.len(), who.len()), (usize::from(crew), usize::from(crew)));
    }
    let none = [("players".to_owned(), "7".to_owned())];
    assert!(self::rules().with_options(&none).is_err());
}

/// RULE GU-GEN-02: everybody wins or nobody does.
#[test]
fn gu_gen_02_all_win_or_nobody_does() {
    for (crew, many) in [(1, "1"), (3, "3"), (6, "6")] {
        let rules = rules_with(&[("players", many)]);
        let over = |step| {
            let facts = [("step", step), ("companions", "lisa, marta, bruno")];
            let facts = if crew == 1 { &facts[..] } else { &facts[..1] };
            match rules.pending(&position(&rules, facts)) {
                Pending::Over(verdict) => verdict.winners,
                Pending::Decision { .. } => panic!("it is over"),
            }
        };
        assert_eq!(over("won"), SeatSet::first(crew));
        assert_eq!(over("lost"), SeatSet::NONE);
        const { assert!(GearUp::TEAM) };
    }
}

/// RULE GU-GEN-03, GU-AMB-45: everybody sees the same, so that all can be talked over; what lies
/// face down is known to nobody: before a card is drawn, no position holds its order.
#[test]
fn gu_gen_03_everybody_sees_the_same_at_any_time() {
    let rules = rules_with(&[("players", "3")]);
    for seed in 0..5 {
        play_random(&rules, seed, &mut Vec::new(), |state, _, _| {
            let audience = rules.view(state, Observer::Audience);
            for seat in (0..3).map(Seat) {
                let view = rules.view(state, Observer::Seat(seat));
                assert_eq!((&view.state, &view.insight), (&audience.state, &audience.insight));
            }
        });
    }
}

/// RULE GU-AMB-45: decks, rows and the card set aside have no order that a position could betray:
/// whatever luck, the first position is the same, and from one position any card may come.
#[test]
fn gu_amb_45_no_position_knows_what_lies_face_down() {
    let rules = rules_with(&[("players", "2")]);
    let deal = |seed| rules.deal(&mut Cx::playout(FastLuck::new(seed)));
    for seed in 1..20 {
        assert_eq!(deal(0), deal(seed));
    }
    let march = [("turn", "3"), ("step", "march"), ("turn-card", "t1")];
    let before = position(&rules, &march);
    assert_eq!(before.spawns_left.iter().sum::<u8>(), 7);
    let (mut letters, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let (mut state, mut luck) = (before.clone(), FastLuck::new(seed));
        let mut cx = Cx::table(&mut luck);
        rules.run_on(&mut state, &mut cx);
        for event in cx.finish().1 {
            if let Happening::SpawnRevealed { letter } = event.what {
                letters.insert(letter.name());
            } else if let Happening::Drew { card } = event.what {
                cards.insert(card.0);
            }
        }
    }
    assert_eq!(letters.len(), 3);
    assert!(cards.len() > 10, "only {} kinds were drawn", cards.len());
}

/// RULE GU-GEN-05, GU-RND-01, GU-EX-10, GU-EX-11 and the rows: nine Turn cards a round, each once;
/// Spawn cards under turns 3 to 9 of round 1; Boss cards under those of round 2, Phase 1 first.
#[test]
fn gu_gen_05_gu_rnd_01_gu_ex_10_gu_ex_11_two_rounds_of_nine_turns() {
    let quiet = quiet_rules();
    for seed in 0..GAMES {
        let (told, state) = quiet_game(&quiet, seed);
        let rows = rows(&told);
        assert_eq!(rows.iter().map(|row| row.turns.len()).collect::<Vec<_>>(), [9, 9]);
        assert_eq!((state.round, state.turn, state.step), (2, 9, Step::Over { won: false }));
        let counts = |cards: &[Vec<Letter>]| cards.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(counts(&rows[0].spawns), [0, 0, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(counts(&rows[1].spawns), [0; 9]);
    }
}

/// RULE GU-RND-02, GU-RND-07, GU-SET-05: in each round nine different cards of the ten, in any
/// order; the one left out in round 1 is shuffled in again.
#[test]
fn gu_rnd_02_gu_rnd_07_gu_set_05_nine_different_turn_cards_of_ten() {
    let quiet = quiet_rules();
    let ten = rules().pack().turns.len();
    let mut seen = vec![[[0u32; 10]; 9]; 2];
    let mut came_back = 0;
    for seed in 0..300 {
        let rows = rows(&quiet_game(&quiet, seed).0);
        for (row, seen) in rows.iter().zip(&mut seen) {
            let different: BTreeSet<u8> = row.turns.iter().copied().collect();
            assert_eq!(different.len(), 9, "a Turn card came twice in a round");
            for (place, card) in row.turns.iter().enumerate() {
                seen[place][usize::from(*card)] += 1;
            }
        }
        let aside = (0..ten as u8).find(|card| !rows[0].turns.contains(card)).unwrap();
        came_back += u32::from(rows[1].turns.contains(&aside));
    }
    assert_eq!(ten, 10);
    assert!(seen.iter().flatten().flatten().all(|count| *count > 5), "{seen:?}");
    assert!((230..300).contains(&came_back), "it is left out once in ten games: {came_back}");
}

/// RULE GU-RND-03: all seven Spawn cards are used, in any order.
#[test]
fn gu_rnd_03_all_seven_spawn_cards_come_in_any_order() {
    let quiet = quiet_rules();
    let spawns = rules().pack().spawns;
    let mut first = BTreeSet::new();
    for seed in 0..GAMES {
        let rows = rows(&quiet_game(&quiet, seed).0);
        let letters: Vec<Letter> = rows[0].spawns.concat();
        for letter in Letter::ALL {
            let count = letters.iter().filter(|it| **it == letter).count();
            assert_eq!(count, usize::from(spawns[letter.index()]));
        }
        first.insert(letters[0].name());
    }
    assert_eq!(first.len(), 3);
}

/// RULE GU-RND-08, GU-RND-09: all cards of Phase 1 under turns 3 to 5, all of Phase 2 under turns
/// 6 to 9, in any order.
#[test]
fn gu_rnd_08_gu_rnd_09_boss_cards_of_each_phase_in_their_turns() {
    let quiet = quiet_rules();
    let mut orders = [BTreeSet::new(), BTreeSet::new()];
    for seed in 0..200 {
        let rows = rows(&quiet_game(&quiet, seed).0);
        assert!(rows[0].boss.iter().all(Vec::is_empty), "no Boss card in round 1");
        assert!(rows[1].boss[..2].iter().all(Vec::is_empty), "none in turns 1 and 2");
        for ((phase, turns), orders) in [(0..3u8, 2..5), (3..7, 5..9)].into_iter().zip(&mut orders)
        {
            let cards = rows[1].boss[turns.clone()].concat();
            assert!(rows[1].boss[turns].iter().all(|cards| cards.len() == 1));
            assert_eq!(cards.iter().copied().collect::<BTreeSet<_>>(), phase.collect());
            orders.insert(cards);
        }
    }
    assert_eq!(orders.map(|orders| orders.len()), [6, 24]);
}

/// RULE GU-GEN-05: no game has more turns than these, and turns come one after the other.
#[test]
fn gu_gen_05_gu_trn_02_turns_follow_each_other_in_every_game() {
    for (seed, many) in (0..GAMES).zip(["1", "2", "3", "4", "5", "6"].iter().cycle()) {
        let rules = rules_with(&[("players", many)]);
        let mut last = (1, 0);
        let state = play_watched(&rules, seed, |state, events| {
            for event in events {
                if let Happening::Revealed { turn, .. } = event.what {
                    let next = if last.1 == 9 { (2, 1) } else { (last.0, last.1 + 1) };
                    last = next;
                    assert_eq!(turn, next.1);
                }
            }
            assert!(state.round <= 2 && state.turn <= 9);
        });
        assert!(matches!(state.step, Step::Over { .. }));
    }
}

// --- The box ---

/// RULE GU-CMP-01, GU-SRV-01: six boards with two sides, six seats, six different names.
#[test]
fn gu_cmp_01_gu_srv_01_six_boards_with_names_of_their_own() {
    let rules = rules();
    let pack = rules.pack();
    assert_eq!(pack.survivors.len(), 6);
    assert!(pack.survivors.iter().all(|survivor| survivor.sides.len() == 2));
    assert_eq!(rules_with(&[("players", "6")]).seat_names().len(), 6);
    let ids: BTreeSet<&str> = pack.survivors.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids.len(), 6);
    let keys: Vec<String> = ids.iter().map(|id| format!("survivor-{id}")).collect();
    assert_all_differ(&keys);
}

/// RULE GU-CMP-02, GU-SET-03, GU-ZOM-02: twelve of each of the four Standard types, in one deck.
#[test]
fn gu_cmp_02_gu_set_03_gu_zom_02_the_standard_deck() {
    let rules = rules();
    let types = [Breed::Walker, Breed::Runner, Breed::Crawler, Breed::Chomper];
    assert_eq!(types.map(|breed| copies(rules.pack(), breed)), [12; 4]);
    let standard = Breed::ALL.into_iter().filter(|it| it.class() == Class::Standard);
    assert_eq!(standard.collect::<Vec<_>>(), types);
    let state = rules.deal(&mut Cx::playout(FastLuck::new(1)));
    assert_eq!(state.deck(Class::Standard).len(), 48);
    assert_eq!(state.deck(Class::Standard).shuffled_len(), 48);
}

/// RULE GU-CMP-03, GU-SET-04, GU-ZOM-03: six of each of the four Special types, in another deck.
#[test]
fn gu_cmp_03_gu_set_04_gu_zom_03_the_special_deck() {
    let rules = rules();
    let types = [Breed::Bomber, Breed::Fatty, Breed::Soldier, Breed::Stinker];
    assert_eq!(types.map(|breed| copies(rules.pack(), breed)), [6; 4]);
    let special = Breed::ALL.into_iter().filter(|it| it.class() == Class::Special);
    assert_eq!(special.collect::<Vec<_>>(), types);
    let state = rules.deal(&mut Cx::playout(FastLuck::new(1)));
    assert_eq!(state.deck(Class::Special).len(), 24);
    assert_eq!(state.deck(Class::Special).shuffled_len(), 24);
}

/// RULE GU-CMP-04: ten Turn cards, seven Spawn cards, three and four Boss cards.
#[test]
fn gu_cmp_04_turn_spawn_and_boss_cards() {
    let rules = rules();
    let pack = rules.pack();
    let spawns: u8 = pack.spawns.iter().sum();
    assert_eq!((pack.turns.len(), spawns, PHASE_ONE, pack.boss_cards.len()), (10, 7, 3, 3 + 4));
    assert!(is_refused(|texts| texts[3] = texts[3].replacen("A = 3", "A = 4", 1)));
    assert!(is_refused(|texts| texts[3] = texts[3].replacen("phase = 1", "phase = 2", 1)));
}

/// RULE GU-CMP-05: six Boss boards with two sides, a Help card for each number of Survivors, one
/// Commander card, six Companions.
#[test]
fn gu_cmp_05_boards_and_aids() {
    let rules = rules();
    let pack = rules.pack();
    assert_eq!((pack.bosses.len(), BossKind::ALL.len()), (6, 6));
    assert!(pack.bosses.iter().flatten().all(|side| !side.members.is_empty()));
    assert_eq!((pack.help.len(), pack.levels.len(), pack.companions.len()), (6, 4, 6));
    let drawn = |draw: &[u8; 2]| draw[0] + draw[1] > 0;
    assert!(pack.help.iter().flatten().flatten().all(drawn), "every row of a Help card draws");
    let companions: BTreeSet<u8> = pack.companions.iter().map(|it| it.survivor.0).collect();
    assert_eq!(companions.len(), 6);
}

// --- Survivor boards and weapons ---

/// RULE GU-SRV-06, GU-WPN-06: four weapons of four colours, one of them yellow.
#[test]
fn gu_srv_06_gu_wpn_06_four_weapons_of_four_colours() {
    let rules = rules();
    for sheet in sheets(rules.pack()) {
        let colours: Vec<Colour> = sheet.weapons.iter().map(|weapon| weapon.colour).collect();
        assert_eq!(colours, Colour::ALL);
    }
    assert!(is_refused(|texts| {
        texts[0] = texts[0].replacen("colour = \"green\"", "colour = \"red\"", 1);
    }));
}

/// RULE GU-SRV-07: every effect is explained, and no two explanations are the same.
#[test]
fn gu_srv_07_every_effect_is_explained() {
    let keys = Effect::ALL.map(|effect| format!("effect-{}-text", effect.name()));
    assert_all_differ(&keys);
    assert_all_differ(&Effect::ALL.map(|effect| format!("effect-{}", effect.name())));
    let known = rules().text_keys();
    assert!(keys.iter().all(|key| known.contains(key)));
}

/// RULE GU-SRV-02, GU-SRV-09: everybody has Health, and whoever has a Fury weapon a Fury track.
#[test]
fn gu_srv_09_a_fury_weapon_comes_with_a_fury_track() {
    let rules = rules();
    let rages =
        |sheet: &Sheet| sheet.weapons.iter().any(|weapon| weapon.effects(2).has(Effect::Fury));
    let with_fury: Vec<&Sheet> = sheets(rules.pack()).filter(|sheet| rages(sheet)).collect();
    assert!(!with_fury.is_empty());
    assert!(with_fury.iter().all(|sheet| sheet.fury.iter().flatten().count() > 0));
    assert!(is_refused(|texts| {
        let lines = texts[0].lines().filter(|line| !line.starts_with("fury ="));
        texts[0] = lines.collect::<Vec<_>>().join("\n");
    }));
}

/// RULE GU-WPN-01: every weapon has a name, and each one its own.
#[test]
fn gu_wpn_01_every_weapon_has_a_name() {
    let rules = rules();
    let keys: BTreeSet<String> =
        weapons(rules.pack()).map(|weapon| format!("weapon-{}", weapon.id)).collect();
    assert_eq!(keys.len(), 24);
    assert_all_differ(&keys.into_iter().collect::<Vec<_>>());
}

/// RULE GU-WPN-02: every weapon has a shape that hangs together.
#[test]
fn gu_wpn_02_every_weapon_has_a_shape() {
    let rules = rules();
    let shapes = rules.pieces().shapes;
    for weapon in weapons(rules.pack()) {
        let shape = shapes[usize::from(weapon.shape.0)];
        assert!(shape.count() >= 2 && shape.is_connected(), "{}", weapon.id);
    }
}

/// RULE GU-WPN-03: some weapons begin with an effect, and it is one of two.
#[test]
fn gu_wpn_03_initial_effects_are_knockback_or_multi_hit_2() {
    let rules = rules();
    let initial: Vec<Option<Effect>> = weapons(rules.pack()).map(|weapon| weapon.initial).collect();
    assert!(initial.contains(&None) && initial.iter().any(Option::is_some));
    let allowed = [Effect::Knockback, Effect::MultiHit(2)];
    assert!(initial.iter().flatten().all(|effect| allowed.contains(effect)));
    for other in ["multi-hit 3", "fury", "long-range"] {
        assert!(is_refused(|texts| {
            let other = format!("initial = \"{other}\"");
            texts[0] = texts[0].replacen("initial = \"knockback\"", &other, 1);
        }));
    }
}

/// RULE GU-WPN-04: every weapon has exactly two upgrades.
#[test]
fn gu_wpn_04_a_weapon_with_one_upgrade_or_three_is_refused() {
    for wrong in ["[\"critical-hit\"]", "[\"critical-hit\", \"fury\", \"split\"]"] {
        assert!(is_refused(|texts| {
            let right = "[\"critical-hit\", \"ready-for-action\"]";
            texts[0] = texts[0].replacen(right, wrong, 1);
        }));
    }
}

/// RULE GU-WPN-07: no two weapons of a Survivor have the same effects.
#[test]
fn gu_wpn_07_no_two_weapons_of_a_survivor_are_alike() {
    let rules = rules();
    for sheet in sheets(rules.pack()) {
        let sets: BTreeSet<BTreeSet<String>> = sheet.weapons.iter().map(all_effects).collect();
        assert_eq!(sets.len(), 4);
    }
}

// --- Levels and set-up ---

/// RULE GU-CMD-01: one face is the table of levels, the other the steps of a turn.
#[test]
fn gu_cmd_01_levels_and_steps_are_told() {
    let rules = rules();
    let levels: Vec<String> =
        rules.pack().levels.iter().map(|level| format!("level-{}", level.id)).collect();
    assert_all_differ(&levels);
    let steps = ["weapons", "ammo", "upgrades", "assign"].map(|it| format!("question-{it}"));
    assert_all_differ(&steps);
}

/// RULE GU-CMD-02, GU-SET-06: exactly four levels, and the team picks one of them.
#[test]
fn gu_cmd_02_gu_set_06_four_levels() {
    let rules = rules();
    let levels: Vec<&str> = rules.pack().levels.iter().map(|level| level.id.as_str()).collect();
    assert_eq!(levels, LEVELS);
    for level in LEVELS {
        assert_eq!(rules_with(&[("difficulty", level)]).level().id, level);
    }
    let options = GearUp::option_list();
    let (.., values) = options.iter().find(|(name, ..)| *name == "difficulty").unwrap();
    assert_eq!(values.iter().collect::<BTreeSet<_>>(), LEVELS.iter().collect());
    assert_eq!(self::rules().level().id, "easy", "newcomers are offered Easy");
}

/// RULE GU-CMD-04, GU-CMD-05, GU-SET-08, GU-SET-09, GU-EX-43, GU-BSB-02: which sides are used.
#[test]
fn gu_cmd_04_gu_cmd_05_gu_set_09_gu_ex_43_gu_bsb_02_sides_by_level() {
    let sides = [(0, 0), (0, 1), (1, 1), (1, 1)];
    for (level, (help, boss)) in LEVELS.into_iter().zip(sides) {
        for kind in BossKind::ALL {
            for (crew, many) in ["1", "2", "3", "4", "5", "6"].into_iter().enumerate() {
                let options = [("difficulty", level), ("boss", kind.name()), ("players", many)];
                let rules = rules_with(&options);
                let state = rules.deal(&mut Cx::playout(FastLuck::new(0)));
                let insight = rules.view(&state, Observer::Audience).insight;
                assert_eq!(insight.spawns, rules.pack().help[crew][help], "{level} {crew}");
                assert_eq!(usize::from(insight.boss_side), boss);
                let used = rules.boss_side();
                let printed = &rules.pack().bosses[kind.index()][boss];
                assert_eq!(used.members, printed.members, "{level} {}", kind.name());
            }
        }
    }
    for [black, red] in &rules().pack().help {
        assert_ne!(black, red, "the two sides of a Help card differ");
    }
    for [black, red] in &rules().pack().bosses {
        assert_ne!(black.members, red.members, "the two sides of a Boss differ");
    }
}

/// RULE GU-SET-08: one of six Bosses is picked, Super Abomination unless somebody wants another.
#[test]
fn gu_set_08_one_of_six_bosses() {
    assert_eq!(rules().boss(), BossKind::SuperAbomination);
    for kind in BossKind::ALL {
        let rules = rules_with(&[("boss", kind.name())]);
        assert_eq!(rules.boss(), kind);
        play_random(&rules, 3, &mut Vec::new(), |state, _, _| {
            assert_eq!(state.boss.is_some(), state.round == 2, "it enters in round 2");
        });
    }
}

/// RULE GU-SET-07, GU-CMD-03: what the level says is dealt to everybody, on the farthest space.
#[test]
fn gu_set_07_gu_cmd_03_everybody_is_dealt_what_the_level_says() {
    for level in LEVELS {
        for (crew, many) in (1..).zip(["1", "2", "3", "4", "5", "6"]) {
            let options = [("difficulty", level), ("players", many), ("survivors", "dealt")];
            let rules = rules_with(&options);
            let mut cx = Cx::playout(FastLuck::new(11));
            let mut state = rules.deal(&mut cx);
            if state.step == Step::Naming {
                rules.apply(&mut state, Seat(0), &Action::Command { seat: 0 }, &mut cx);
            }
            assert_eq!((state.round, state.turn), (1, 1));
            let initial = rules.level().initial[crew - 1];
            assert!(initial[0] + initial[1] > 0, "somebody is there from the start");
            for seat in 0..crew as u8 {
                let dealt = Class::BOTH.map(|class| {
                    let own = |card| rules.pack().card(card).breed.class() == class;
                    state.lane(seat).filter(|zombie| own(zombie.card)).count() as u8
                });
                assert_eq!(dealt, initial, "{level} with {crew}");
            }
            assert!(state.zombies.iter().all(|zombie| zombie.space == 3));
            let left = Class::BOTH.map(|class| state.deck(class).len());
            let all = [48, 24];
            let taken = [0, 1].map(|class| all[class] - left[class]);
            assert_eq!(taken, initial.map(|count| u32::from(count) * crew as u32));
        }
    }
}

/// RULE GU-SET-03, GU-SET-04: the decks are shuffled: any kind of card may come first.
#[test]
fn gu_set_03_gu_set_04_decks_are_shuffled() {
    let rules =
        rules_with(&[("players", "4"), ("difficulty", "nightmare"), ("survivors", "dealt")]);
    let mut kinds = BTreeSet::new();
    for seed in 0..60 {
        let mut cx = Cx::playout(FastLuck::new(seed));
        let mut state = rules.deal(&mut cx);
        rules.apply(&mut state, Seat(0), &Action::Command { seat: 0 }, &mut cx);
        kinds.extend(state.zombies.iter().map(|zombie| zombie.card.0));
    }
    let all: BTreeSet<u8> = rules.pack().all_cards().map(|card| card.0).collect();
    assert!(rules.level().initial[3].iter().all(|count| *count > 0), "both decks are drawn from");
    assert_eq!(kinds, all);
}

/// RULE GU-SET-02: nobody ever leads the same Survivor as another, chosen or dealt.
#[test]
fn gu_set_02_no_survivor_twice() {
    for survivors in ["chosen", "dealt"] {
        let rules = rules_with(&[("players", "6"), ("survivors", survivors)]);
        let mut first = BTreeSet::new();
        for seed in 0..GAMES {
            let state = play_random(&rules, seed, &mut Vec::new(), |_, _, _| {});
            let who: BTreeSet<u8> = state.seats.iter().map(|it| it.survivor.unwrap().0).collect();
            assert_eq!(who.len(), 6);
            first.insert(state.seats[0].survivor.unwrap().0);
        }
        assert_eq!(first.len(), 6, "anybody may lead anyone");
    }
}

/// RULE GU-CMD-06, GU-SET-10, GU-AMB-51: the team names the Commander and assigns zombies; one
/// seat says so, all the others may propose.
#[test]
fn gu_set_10_gu_amb_51_the_others_may_propose() {
    let rules = rules();
    let asked = |state: &State| match rules.pending(state) {
        Pending::Decision { seats, .. } => seats.iter().collect::<Vec<_>>(),
        Pending::Over(_) => panic!("it is not over"),
    };
    let naming = position(&rules, &[("step", "naming"), ("commander", "")]);
    let advisers = |state: &State| rules.advisers(state).iter().collect::<Vec<_>>();
    assert_eq!((asked(&naming), advisers(&naming)), (vec![Seat(0)], [1, 2, 3].map(Seat).to_vec()));
    let card = rules.pack().zombies[0].id.clone();
    let facts = [("step", "card"), ("turn", "3"), ("commander", "three"), ("drawn", &card)];
    let assign = position(&rules, &facts);
    assert_eq!((asked(&assign), advisers(&assign)), (vec![Seat(2)], [0, 1, 3].map(Seat).to_vec()));
    let ammo = [("step", "ammo"), ("turn-card", "t1"), ("one.ammo", "1 0")];
    let ammo = position(&rules, &[&ammo[..], &[("z1", &format!("{card} one s3"))]].concat());
    assert_eq!((asked(&ammo), advisers(&ammo)), (vec![Seat(0)], vec![]), "no team choice");
}

/// RULE GU-AMB-57: until the step closes an own drawing may be taken back, whatever others did.
#[test]
fn gu_amb_57_an_own_drawing_may_be_taken_back_until_the_step_closes() {
    let mut text = String::from("cards = [\n");
    for survivor in &rules().pack().survivors {
        for colour in Colour::ALL {
            let (survivor, colour) = (&survivor.id, colour.name());
            text.push_str(&format!(
                "{{ kind = \"weapon\", survivor = \"{survivor}\", id = \"stick-{colour}\", \
                 colour = \"{colour}\", shape = [\"##\"], upgrades = [\"arming\", \"fury\"] }},\n"
            ));
        }
    }
    text.push(']');
    let rules = with_content(&rules_with(&[("players", "2"), ("survivors", "dealt")]), &text);
    let identity = Identity {
        game: "gearup".into(),
        rules_version: GearUp::VERSION,
        content: "test".into(),
        rulings: Vec::new(),
        seats: vec![("one".into(), "Ala".into()), ("two".into(), "Ola".into())],
    };
    let mut luck = Seeded::from_number(5);
    let mut table = Hosted::deal(rules, identity, &mut luck);
    let mut act = |table: &mut Hosted<GearUp>, seat: Seat, action: &str| {
        let version = table.version();
        table.submit(seat, version, action, &mut luck).unwrap_or_else(|no| panic!("{no:?}"));
    };
    act(&mut table, Seat(0), "command one");
    let before = table.state().clone();
    let mut stamps = table.offers(Seat(0)).into_iter().map(|offer| offer.action);
    let stamp = stamps.rfind(|it| it.starts_with("stamp")).expect("somebody to hit");
    act(&mut table, Seat(0), &stamp);
    act(&mut table, Seat(1), "done");
    assert_ne!(*table.state(), before);
    assert_eq!(table.undo_right(Seat(0), UndoPolicy::Together), UndoRight::Free);
    let undone = table.undo(Seat(0), UndoPolicy::Together, SeatSet::NONE).unwrap();
    assert_eq!((undone.left, undone.kept.len()), (1, 1), "the other's word stays");
    assert_eq!(table.state().zombies, before.zombies);
    assert!(table.state().seats[1].done && !table.state().seats[0].done);
    act(&mut table, Seat(0), "done");
    assert_eq!(table.state().turn, 2, "the step is closed, and luck was asked");
    let others = SeatSet::only(Seat(1));
    let right = table.undo_right(Seat(0), UndoPolicy::Together);
    assert_eq!(right, UndoRight::NeedsAgreement(others));
}

// --- Zombie cards and Boss boards ---

/// RULE GU-ZOM-01, GU-ZOM-04: every card shows its type and its class, each by its own name.
#[test]
fn gu_zom_01_gu_zom_04_cards_show_type_and_class() {
    let rules = rules();
    for face in rules.pieces().zombies {
        let card = rules.pack().card(face.card);
        assert_eq!((face.breed, face.class), (card.breed, card.breed.class()));
    }
    assert_all_differ(&Breed::ALL.map(|breed| format!("breed-{}", breed.name())));
    assert_all_differ(&Class::BOTH.map(|class| format!("class-{}", class.name())));
}

/// RULE GU-ZOM-05, GU-AMB-42: a card is slow or fast, and both speeds occur.
#[test]
fn gu_zom_05_gu_amb_42_cards_are_slow_or_fast() {
    let rules = rules();
    let speeds: Vec<Speed> = rules.pack().zombies.iter().map(|card| card.speed).collect();
    assert!(speeds.iter().all(|speed| [Speed::Slow, Speed::Fast].contains(speed)));
    assert!(speeds.contains(&Speed::Slow) && speeds.contains(&Speed::Fast));
    assert!(is_refused(|texts| {
        texts[1] = texts[1].replacen("speed = \"slow\"", "speed = \"both\"", 1);
    }));
}

/// RULE GU-BSB-01, GU-BSB-08, GU-BSB-09: every Boss has a name, an ability and, all but one, a rule.
#[test]
fn gu_bsb_01_gu_bsb_08_gu_bsb_09_bosses_say_what_they_are() {
    assert_all_differ(&BossKind::ALL.map(|kind| format!("boss-{}", kind.name())));
    for field in ["rule", "ability"] {
        let keys = BossKind::ALL.map(|kind| format!("boss-{}-{field}", kind.name()));
        assert!(keys.iter().all(|key| texts().has(key)));
        let known = rules().text_keys();
        assert!(keys.iter().all(|key| known.contains(key)));
    }
    let rules = BossKind::ALL.map(|kind| format!("boss-{}-rule", kind.name()));
    assert_all_differ(&rules);
}

// --- What the shipped content must be ---

/// RULE GU-GAP-01: Survivors and their tracks.
#[test]
fn gu_gap_01_survivors() {
    let rules = rules();
    let pack = rules.pack();
    assert!(pack.read_survivor("ethan").is_ok() && pack.read_survivor("lisa").is_ok());
    assert_eq!((pack.survivors.len(), weapons(pack).count()), (6, 6 * 2 * 4));
    for sheet in sheets(pack) {
        assert!(sheet.health > 0 && sheet.armour >= 4 && sheet.ammo >= 4);
        if sheet.weapons.iter().any(|weapon| weapon.effects(2).has(Effect::Fury)) {
            let first: Vec<Good> = sheet.fury.iter().take(4).flatten().copied().collect();
            let count = |good| first.iter().filter(|it| **it == good).count();
            assert!(sheet.fury.len() >= 4);
            assert_eq!((count(Good::Ammo), count(Good::Armour)), (1, 1), "as in the example");
        }
    }
}

/// RULE GU-GAP-02: weapons and their effects.
#[test]
fn gu_gap_02_weapons() {
    let rules = rules();
    let pack = rules.pack();
    let saw = weapon_called(pack, "concrete-saw");
    assert_eq!(saw.upgrades[0], Effect::CriticalHit);
    assert_ne!(saw.colour, Colour::Yellow);
    let sansetsukon = weapon_called(pack, "sansetsukon");
    assert!(sansetsukon.effects(2).has(Effect::Split));
    let shape = rules.pieces().shapes[usize::from(sansetsukon.shape.0)];
    assert_eq!(Shape::of(shape).cuts().len(), 5, "five splits were drawn");
    for effect in Effect::ALL {
        assert!(weapons(pack).any(|weapon| weapon.effects(2).has(effect)), "{effect:?} is unused");
    }
    for weapon in weapons(pack) {
        let effects = weapon.effects(2);
        let far = effects.has(Effect::LongRange);
        for other in [Effect::Knockback, Effect::Sweep, Effect::Explosion] {
            assert!(!(far && effects.has(other)), "{} has Long Range and {other:?}", weapon.id);
        }
    }
    for survivor in &pack.survivors {
        let alone = &survivor.sides[1].weapons;
        let idle = alone.iter().any(|weapon| weapon.effects(2).has(Effect::LongRange));
        assert!(!idle, "{}: alone there is no neighbour", survivor.id);
    }
}

/// Sum over all copies of the cards of a class, and how many they are.
fn total(pack: &Pack, class: Class, of: impl Fn(&ZombieCard) -> u8) -> (u32, u32) {
    let cards = pack.zombies.iter().filter(|card| card.breed.class() == class);
    cards.fold((0, 0), |(sum, count), card| {
        let copies = u32::from(card.copies);
        (sum + copies * u32::from(of(card)), count + copies)
    })
}

/// RULE GU-GAP-03: zombie cards.
#[test]
fn gu_gap_03_zombie_cards() {
    let rules = rules();
    let pack = rules.pack();
    let weaker = |of: fn(&ZombieCard) -> u8| {
        let (standard, many) = total(pack, Class::Standard, of);
        let (special, few) = total(pack, Class::Special, of);
        assert!(standard * few < special * many, "Standard ones are weaker");
    };
    weaker(|card| card.grid.cells.count());
    weaker(|card| card.grid.power(Cells::NONE));
    let of = |breed| pack.zombies.iter().filter(move |card| card.breed == breed);
    assert!(of(Breed::Runner).any(|card| card.grid.damage.count() == 3));
    let shown = |speed: Speed| {
        let has = |breed, speed| of(breed).any(|card| card.speed == speed);
        let other = if speed == Speed::Slow { Speed::Fast } else { Speed::Slow };
        has(Breed::Runner, speed) && has(Breed::Walker, speed) && has(Breed::Bomber, other)
    };
    assert!(shown(Speed::Slow) || shown(Speed::Fast), "the printed march can happen");
    assert!(pack.zombies.iter().any(|card| card.grid.fixed > 0), "some damage is fixed");
}

/// All cells of a side that must be crossed, and what it deals at most.
fn toughness(side: &BossSide) -> (u32, u32) {
    let optional = side.cores.or(side.crossed).count();
    let cells: u32 = side.members.iter().map(|grid| u32::from(grid.cells.count())).sum();
    let power = side
        .members
        .iter()
        .map(|grid| u32::from(grid.power(Cells::NONE) + grid.blue_power(Cells::NONE)));
    (cells - u32::from(optional), power.sum())
}

/// RULE GU-GAP-04: Boss boards.
#[test]
fn gu_gap_04_boss_boards() {
    let rules = rules();
    let pack = rules.pack();
    let abilities = pack.boss_cards.iter().flatten().filter(|icon| **icon == Icon::Ability).count();
    for (kind, sides) in BossKind::ALL.into_iter().zip(&pack.bosses) {
        let [black, red] = [0, 1].map(|side| toughness(&sides[side]));
        assert!(black.0 < red.0 && black.1 <= red.1, "{} is easier on black", kind.name());
        for side in sides {
            let any = |of: fn(&horda_gearup::grid::Grid) -> Cells| {
                side.members.iter().any(|grid| !of(grid).is_empty())
            };
            assert!(any(|grid| grid.damage) && any(|grid| grid.blue), "{}", kind.name());
            assert!(any(|grid| grid.ammo) && any(|grid| grid.armour), "{}", kind.name());
            let members = if kind == BossKind::DeadSox { 3 } else { 1 };
            assert_eq!(side.members.len(), members);
            let cells = side.members[0].cells;
            match kind {
                BossKind::ZombiePyramid => {
                    assert_eq!(side.crossed.count(), 1);
                    let reached = side.crossed.spread(cells, Cells::with_corners);
                    assert_eq!(reached, cells, "all of it can be reached");
                }
                BossKind::Elephombie => {
                    assert!(!side.cores.is_empty());
                    for core in side.cores.iter() {
                        let ring = BossSide::ring(core);
                        assert!(ring.count() == 8 && ring.lies_in(cells));
                        assert!(!ring.meets(side.cores));
                    }
                }
                BossKind::Screamer => {
                    assert!(!side.mouth.is_empty() && side.mouth.lies_in(cells));
                    assert!(side.mouth != cells, "it can be hit with the mouth shut");
                    assert!(side.track.len() >= abilities);
                    assert!(side.track.iter().all(|speed| *speed != Speed::None));
                }
                BossKind::Mutation => {
                    assert!(!side.line_east.or(side.line_south).is_empty());
                }
                BossKind::SuperAbomination | BossKind::DeadSox => {}
            }
        }
    }
    let grids = || pack.bosses.iter().flatten().flat_map(|side| &side.members);
    assert!(grids().any(|grid| grid.fixed > 0) && grids().any(|grid| grid.fixed_blue > 0));
}

/// RULE GU-GAP-05: Turn cards.
#[test]
fn gu_gap_05_turn_cards() {
    let rules = rules();
    let turns = &rules.pack().turns;
    assert_eq!(turns.len(), 10);
    for colour in Colour::ALL {
        assert!(turns.iter().any(|card| card.colour == colour), "{}", colour.name());
    }
    for speed in [Speed::Slow, Speed::Fast, Speed::Both] {
        assert!(turns.iter().any(|card| card.speed == speed), "{}", speed.name());
    }
    assert!(turns.iter().any(|card| card.companion) && turns.iter().any(|card| !card.companion));
}

/// RULE GU-GAP-06: Spawn cards.
#[test]
fn gu_gap_06_spawn_cards() {
    let spawns = rules().pack().spawns;
    assert_eq!(spawns.iter().sum::<u8>(), 7);
    assert!(spawns.iter().all(|count| *count > 0), "every letter occurs");
}

/// RULE GU-GAP-07: Spawn Help cards.
#[test]
fn gu_gap_07_help_cards() {
    let rules = rules();
    let help = &rules.pack().help;
    assert_eq!(help.len(), 6);
    assert_eq!(help[3][0], [[3, 0], [2, 1], [1, 2]], "the printed one");
    let most = |draws: &[[u8; 2]; 3]| draws.iter().map(|[one, other]| one + other).sum::<u8>();
    for pair in help.windows(2) {
        for side in [0, 1] {
            assert!(most(&pair[0][side]) <= most(&pair[1][side]), "more Survivors, more zombies");
        }
    }
    let hard = |draws: &[[u8; 2]; 3]| draws.iter().map(|[one, other]| one + 2 * other).sum::<u8>();
    assert!(help.iter().all(|[black, red]| hard(black) < hard(red)), "red is harder");
}

/// RULE GU-GAP-08: the Commander's table.
#[test]
fn gu_gap_08_the_table_of_levels() {
    let rules = rules();
    let levels = &rules.pack().levels;
    let sides: Vec<_> = levels.iter().map(|level| (level.help_side, level.boss_side)).collect();
    assert_eq!(sides, [(0, 0), (0, 1), (1, 1), (1, 1)]);
    for pair in levels.windows(2) {
        for (easier, harder) in pair[0].initial.iter().zip(&pair[1].initial) {
            let worth = |[standard, special]: [u8; 2]| standard + 2 * special;
            assert!(worth(*easier) <= worth(*harder), "{} {}", pair[0].id, pair[1].id);
        }
    }
}

/// RULE GU-GAP-09: Boss cards.
#[test]
fn gu_gap_09_boss_cards() {
    let rules = rules();
    let (first, second) = rules.pack().boss_cards.split_at(PHASE_ONE);
    assert_eq!((first.len(), second.len()), (3, 4));
    assert!(first.iter().flatten().all(|icon| *icon != Icon::Special));
    assert!(second.iter().flatten().any(|icon| *icon == Icon::Special));
    let all = || rules.pack().boss_cards.iter();
    assert!(all().all(|card| !card.is_empty()));
    assert!(all().any(|card| card.len() > 1), "several icons are possible");
    for wanted in [Icon::Ability, Icon::Attack] {
        assert!(all().flatten().any(|icon| *icon == wanted), "{}", wanted.write());
    }
    assert!(all().flatten().any(|icon| matches!(icon, Icon::Spawn(_))));
    let able = |cards: &[Vec<Icon>]| cards.iter().filter(|it| it.contains(&Icon::Ability)).count();
    assert!(able(first) > 0 || able(second) > 1, "the mouth opens before the last turn");
}

/// RULE GU-GAP-10: Companion cards.
#[test]
fn gu_gap_10_companions() {
    let rules = rules();
    let shapes = rules.pieces().shapes;
    let companions = &rules.pack().companions;
    let names: BTreeSet<u8> = companions.iter().map(|it| it.survivor.0).collect();
    assert_eq!(names, (0..6).collect(), "each has the name of a Survivor");
    for companion in companions {
        assert!(shapes[usize::from(companion.shape.0)].count() >= 2);
        assert_ne!(companion.effect, Effect::LongRange, "alone there is no neighbour");
    }
}

/// RULE GU-GAP-11: everything has a name in both languages.
#[test]
fn gu_gap_11_everything_has_a_name() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
    for icon in ["ability", "attack", "spawn", "special"] {
        assert!(keys.contains(&format!("icon-{icon}")), "the meaning of {icon} is told");
    }
}

/// RULE GU-GAP-12: hints from outside that we follow: yellow is rare, some cards move nobody, A is
/// the most frequent letter, Survivors have much Health, and a Boss may deal more than ten.
#[test]
fn gu_gap_12_hints_from_outside() {
    let rules = rules();
    let pack = rules.pack();
    let of = |colour| pack.turns.iter().filter(|card| card.colour == colour).count();
    for other in [Colour::Blue, Colour::Green, Colour::Red] {
        assert!(of(Colour::Yellow) < of(other));
    }
    assert!(pack.turns.iter().any(|card| card.speed == Speed::None));
    assert!(pack.spawns[0] > pack.spawns[1] && pack.spawns[0] > pack.spawns[2]);
    assert!(sheets(pack).all(|sheet| sheet.health >= 8));
}
