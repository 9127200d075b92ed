//! What the shipped pieces, cards and boards must be, and what the loader says about a broken pack.

#![expect(clippy::disallowed_methods, reason = "one test reads the scenarios of the repository")]

use std::collections::BTreeMap;
use std::path::Path;

use horda_content::{Texts, Variant};
use horda_kit::{Cx, FastLuck, Notation, Observer, Odds, Pending, Rules, Seat, pick};
use horda_table::{Hosted, Identity, Seeded};
use horda_terror::Terror;
use horda_terror::action::Action;
use horda_terror::card::{Card, CardSet, Effect};
use horda_terror::event::{Event, Happening};
use horda_terror::field_set::FieldSet;
use horda_terror::human::{Fate, Human};
use horda_terror::options::Options;
use horda_terror::pack::{Pack, Source};
use horda_terror::place::{COLUMNS, Facing, Field, Half, ROWS, read_field};
use horda_terror::setup::{Setup, Thing};
use horda_terror::shipped;
use horda_terror::side::Side;
use horda_terror::state::{Ground, Phase, Special, State, ZOMBIES};
use horda_terror::token::{Sort, TokenKind};

// --- The box ---

fn rules() -> Terror {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn rules_with(option: &str, value: &str) -> Terror {
    rules().with_options(&[(option.into(), value.into())]).expect("known option")
}

fn setup<'a>(rules: &'a Terror, id: &str) -> &'a Setup {
    rules.pack().setup(id).unwrap_or_else(|| panic!("there is no set-up \"{id}\""))
}

fn kinds(pack: &Pack, sort: Sort) -> Vec<&TokenKind> {
    pack.of_sort(sort).map(|kind| pack.token(kind)).collect()
}

fn copies(pack: &Pack, sort: Sort) -> u8 {
    kinds(pack, sort).iter().map(|kind| kind.copies).sum()
}

/// Plays a random game and shows every position, with what is offered there and to whom.
fn play_random(rules: &Terror, seed: u64, mut look: impl FnMut(&State, Seat, &[Action])) -> State {
    let mut choice = FastLuck::new(!seed);
    let mut cx = Cx::playout(FastLuck::new(seed));
    let mut state = rules.deal(&mut cx);
    let mut offers = Vec::new();
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("somebody must decide");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        look(&state, seat, &offers);
        let index = pick(Odds::Uniform(offers.len() as u32), &mut choice);
        rules.apply(&mut state, seat, &offers[index as usize], &mut cx);
    }
    state
}

/// RULE ZT-COMP-01: six humans with two sides; twenty zombies, each of them on the board or in
/// the pool at any time.
#[test]
fn zt_comp_01_six_humans_and_twenty_zombies() {
    let rules = rules();
    assert_eq!((Human::SIX.len(), ZOMBIES), (6, 20));
    assert!(!Human::SIX.contains(&Human::Dog));
    for human in Human::SIX {
        assert_ne!(rules.stars(human, false), rules.stars(human, true), "{}", human.name());
    }
    for seed in 0..20 {
        play_random(&rules, seed, |state, _, _| {
            let table = &state.face_up;
            let lifted = table.ask.is_some_and(|ask| format!("{ask:?}").starts_with("PutDown"));
            let standing = table.horde.all().len() as u8 + u8::from(lifted);
            assert_eq!(standing + table.pool, 20, "round {} of game {seed}", table.round);
        });
    }
}

/// RULE ZT-COMP-02: six cards for each side.
#[test]
fn zt_comp_02_twelve_special_cards() {
    let rules = rules();
    let of = |side: Side| rules.pack().all_cards().filter(|card| card.side() == side).count();
    assert_eq!((rules.pack().cards.len(), of(Side::Zombies), of(Side::Humans)), (12, 6, 6));
    for card in rules.pack().all_cards() {
        assert_eq!(rules.pack().card(card).effect.side(), card.side());
    }
}

/// RULE ZT-COMP-03: two buses, four large and eleven small obstacles, and no board needs more.
#[test]
fn zt_comp_03_seventeen_obstacle_tokens() {
    let rules = rules();
    let pack = rules.pack();
    let box_holds = [Sort::Bus, Sort::Large, Sort::Small].map(|sort| copies(pack, sort));
    assert_eq!(box_holds, [2, 4, 11]);
    for setup in &pack.setups {
        for (sort, most) in [Sort::Bus, Sort::Large, Sort::Small].into_iter().zip(box_holds) {
            assert!(used(pack, setup, sort) <= usize::from(most), "{} {}", setup.id, sort.name());
        }
    }
}

/// Tokens of a sort that lie on a board or are placed there before the game.
fn used(pack: &Pack, setup: &Setup, sort: Sort) -> usize {
    let lying = setup.ground.tokens.iter();
    let lying = lying.filter(|token| pack.token(token.kind).sort == sort).count();
    lying + setup.order.iter().filter(|(_, placed)| *placed == sort).count()
}

/// RULE ZT-COMP-04: two sewers, a dog, two special zombies, six bullets, eighteen scenario
/// tokens: no set-up and no card needs more than the box holds.
#[test]
fn zt_comp_04_other_parts() {
    let rules = rules();
    let pack = rules.pack();
    assert_eq!((copies(pack, Sort::Sewer), copies(pack, Sort::Car)), (2, 1));
    assert_eq!((Special::ALL.len(), Human::ALL.len() - Human::SIX.len()), (2, 1));
    let spare = |card: &Card| if let Effect::Bullets { count } = card.effect { count } else { 0 };
    let spare: u8 = pack.cards.iter().map(spare).sum();
    for setup in &pack.setups {
        assert!(setup.bullets + spare <= 6, "{} needs too many bullets", setup.id);
        let searched = setup.search.as_ref().map_or(0, |search| search.fields.len());
        assert!(searched <= 18, "{} needs too many scenario tokens", setup.id);
        assert!(setup.special.len() <= 2, "{} needs too many special zombies", setup.id);
    }
}

/// RULE ZT-COMP-05: two seats; each side has its own actions and is never offered the other's.
#[test]
fn zt_comp_05_two_sides_with_different_means() {
    let rules = rules();
    assert_eq!((rules.seats(), rules.seat_names()), (2, ["zombies", "humans"].as_slice()));
    let mut verbs: [BTreeMap<String, u32>; 2] = Default::default();
    let mut winners = [0; 2];
    for seed in 0..60 {
        let end = play_random(&rules, seed, |state, seat, offers| {
            assert!(!offers.is_empty(), "somebody must decide and can do nothing: {state:?}");
            for action in offers {
                let words = rules.write_action(action);
                let verb = words.split(' ').next().unwrap_or_default().to_owned();
                *verbs[usize::from(seat.0)].entry(verb).or_default() += 1;
            }
        });
        let Phase::Over { winner } = end.face_up.phase else { panic!("a game ends") };
        winners[winner.index()] += 1;
    }
    let shared: Vec<&String> =
        verbs[0].keys().filter(|verb| verbs[1].contains_key(*verb)).collect();
    // Both play cards, and a card of the humans makes a zombie look another way.
    assert_eq!(shared, ["face", "play"]);
    assert!(verbs[1].contains_key("go") && verbs[0].contains_key("bite"));
    assert!(winners[0] > 0, "the zombies can win");
}

// --- The set-up ---

/// RULE ZT-SETUP-01, ZT-SETUP-04 and ZT-SETUP-05: unless the players say otherwise a game is dealt
/// on side A; all twenty zombies are in the pool and none is special; nobody stands on the board.
#[test]
fn zt_setup_01_zt_setup_04_zt_setup_05_what_is_dealt() {
    let rules = rules();
    let table = rules.deal(&mut Cx::playout(FastLuck::new(1))).face_up;
    assert_eq!(draw(rules.pack(), &table.ground), SIDE_A.trim());
    assert_eq!((table.pool, table.horde.all().len(), table.horde.special), (20, 0, [None, None]));
    assert!(table.horde.used.is_empty() && table.people.is_empty());
    assert_eq!(table.phase, Phase::Muster { human: Human::Banker });
    play_random(&rules, 1, |state, _, _| {
        let fates = Human::SIX.map(|human| state.face_up.fate(human));
        if state.face_up.phase == Phase::Haunt {
            let healthy = |fate: &Fate| matches!(fate, Fate::Alive { wounded: false, .. });
            assert!(fates.iter().all(healthy), "{fates:?}");
        }
    });
}

/// RULE ZT-SETUP-02: who sits where is the players' business: the seats are named for the sides,
/// and the game is the same whoever takes which.
#[test]
fn zt_setup_02_anybody_may_lead_either_side() {
    let deal = |first: &str, second: &str| {
        let seats = [("zombies", first), ("humans", second)];
        let identity = Identity {
            game: "terror".into(),
            rules_version: Terror::VERSION,
            content: "test".into(),
            rulings: Vec::new(),
            seats: seats.map(|(seat, who)| (seat.into(), who.into())).into(),
        };
        Hosted::deal(rules(), identity, &mut Seeded::from_number(3)).state().clone()
    };
    assert_eq!(deal("Ala", "Ola"), deal("Ola", "Ala"));
    assert_eq!((Side::Zombies.seat(), Side::Humans.seat()), (Seat(0), Seat(1)));
}

/// RULE ZT-SETUP-06: four cards each, hidden from the other player and from the audience; the
/// two that are left never come into the game.
#[test]
fn zt_setup_06_hands_are_secret_and_the_rest_is_out() {
    let rules = rules();
    for seed in 0..10 {
        let mut dealt: Option<[CardSet; 2]> = None;
        play_random(&rules, seed, |state, _, _| {
            let hands = *dealt.get_or_insert(state.hands);
            assert_eq!(hands.map(CardSet::len), [4, 4]);
            for side in Side::BOTH {
                let (own, played) = (hands[side.index()], state.face_up.played[side.index()]);
                let known = state.hands[side.index()].of(side).chain(played.of(side));
                assert!(known.into_iter().all(|card| own.contains(card)), "game {seed}");
                let other = Side::BOTH[1 - side.index()];
                let view = rules.view(state, Observer::Seat(side.seat()));
                assert_eq!(view.hands[side.index()], Some(state.hands[side.index()]));
                assert_eq!(view.hands[other.index()], None);
            }
            assert_eq!(rules.view(state, Observer::Audience).hands, [None, None]);
        });
    }
}

/// RULE ZT-SETUP-06: which card was drawn is told to nobody but its owner, and luck is fair: each
/// of the six is drawn about as often as the others.
#[test]
fn zt_setup_06_only_the_owner_sees_a_drawn_card() {
    let rules = rules();
    let mut drawn = BTreeMap::new();
    for seed in 0..600 {
        let mut cx = Cx::watched(FastLuck::new(seed));
        let state = rules.deal(&mut cx);
        let events: Vec<Event> = cx.finish().1;
        let drawn_card = |event: &Event| {
            if let Happening::Drew { card } = event.what { Some(card) } else { None }
        };
        let draws = events.iter().filter_map(|event| Some((event, drawn_card(event)?)));
        for (event, card) in draws {
            *drawn.entry(card).or_insert(0) += 1;
            assert!(state.hands[card.side().index()].contains(card));
            for side in Side::BOTH {
                let seen = rules.witness(event, Observer::Seat(side.seat())).is_some();
                assert_eq!(seen, side == card.side());
            }
            assert_eq!(rules.witness(event, Observer::Audience), None);
        }
    }
    assert_eq!(drawn.len(), 12);
    assert!(drawn.values().all(|count| (340..460).contains(count)), "{drawn:?}");
}

/// RULE ZT-SETUP-09: every field belongs to exactly one half, the supermarket's or the car's.
#[test]
fn zt_setup_09_every_field_has_one_half() {
    let [supermarket, car] = Half::BOTH.map(Half::fields);
    assert!(supermarket.and(car).is_empty() && supermarket.or(car) == FieldSet::ALL);
    assert_eq!((supermarket.len(), car.len()), (96, 96));
    for field in Field::all() {
        assert!(field.half().fields().contains(field), "{field}");
    }
}

/// RULE ZT-SETUP-11 and ZT-GAP-11: what lies on the two sheets is open to everybody: who has
/// escaped with how many stars, the terror marker, and how far the track goes.
#[test]
fn zt_setup_11_zt_gap_11_the_sheets_lie_open() {
    let rules = rules();
    let state =
        position(&rules, &[("nurse", "escaped 1"), ("banker", "escaped 2"), ("terror", "3")]);
    let fresh = position(&rules, &[]);
    for observer in [Observer::Audience, Observer::Seat(Seat(0)), Observer::Seat(Seat(1))] {
        let view = rules.view(&state, observer);
        assert_eq!(view.face_up.fate(Human::Nurse), Fate::Escaped { stars: 1 });
        assert_eq!((view.face_up.points(), view.face_up.terror), (3, Some(3)));
        assert_eq!((view.insight.goal, view.insight.track_end), (5, 1));
        assert_eq!(rules.view(&fresh, observer).face_up.terror, None);
    }
}

fn position(rules: &Terror, facts: &[(&str, &str)]) -> State {
    let facts = facts.iter().map(|(key, fact)| ((*key).to_owned(), (*fact).to_owned())).collect();
    rules.position(&facts).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// RULE ZT-EXTRA-01: the dog, special zombies and scenario tokens are not used in the variants
/// of the book; our own scenarios use them.
#[test]
fn zt_extra_01_extra_tokens_only_in_scenarios() {
    let rules = rules();
    for id in ["printed", "advanced", "free"] {
        let own = setup(&rules, id);
        assert!(!own.dog && own.special.is_empty() && own.search.is_none(), "{id}");
        assert_eq!((own.goal, own.bullets, own.zombies), (5, 4, [5, 5]), "{id}");
    }
    assert!(setup(&rules, "keys").dog && setup(&rules, "fuel").special.len() == 2);
}

// --- The boards ---

/// Side A as the facts draw it, row 16 first so that the car is on top: `#` obstacle, `B` bus,
/// `G` booth, `O` sewer, `E` car, `s` permitted field, `.` free.
const SIDE_A: &str = "
s s s s s E E E s s s s
s . . . . . . . . . . s
s . . . # . . . . . . s
s . O . . . . . . # . s
s . . . . . # . . . . s
s . . . . . . . . . . s
s . . s G . . . s s . s
s . # . . . # . B B . s
s . . . . . # . B B . s
s s B B B . . s B B . s
s s B B B . . . . . . s
s . . . s . # . . . . s
s . . . . . . . . . . s
s . . . . . . . . . . s
s . # # . . . . . . . s
s s s s s s s s s s s s
";

fn draw(pack: &Pack, ground: &Ground) -> String {
    let sort_at = |field: Field| {
        let lying = ground.tokens.iter().find(|token| {
            let cover = pack.token(token.kind).cover(token.at, token.turned);
            cover.is_some_and(|cover| cover.contains(field))
        });
        lying.map(|token| pack.token(token.kind).sort)
    };
    let letter = |field: Field| match sort_at(field) {
        Some(Sort::Car) => "E",
        Some(Sort::Bus) => "B",
        Some(Sort::Sewer) => "O",
        Some(Sort::Booth) => "G",
        Some(Sort::Large | Sort::Small) => "#",
        None if ground.permitted.contains(field) => "s",
        None => ".",
    };
    let row = |row: u8| {
        let fields = (0..COLUMNS).map(|column| letter(Field::new(column, row)));
        fields.collect::<Vec<_>>().join(" ")
    };
    (0..ROWS).rev().map(row).collect::<Vec<_>>().join("\n")
}

/// Everything that can be reached from here on foot.
fn reach(ground: &Ground, from: Field) -> FieldSet {
    let mut reached = FieldSet::only(from);
    let mut edge = vec![from];
    while let Some(at) = edge.pop() {
        for next in Facing::ALL.into_iter().filter_map(|facing| at.next(facing)) {
            if !ground.obstacles.contains(next) && !reached.contains(next) {
                reached.insert(next);
                edge.push(next);
            }
        }
    }
    reached
}

/// How many zombies find room apart from each other, put down greedily row by row.
fn room(free: FieldSet) -> u32 {
    let mut standing = FieldSet::NONE;
    for field in free.iter() {
        let beside = Facing::ALL.into_iter().filter_map(|facing| field.next(facing));
        if beside.into_iter().all(|beside| !standing.contains(beside)) {
            standing.insert(field);
        }
    }
    standing.len()
}

/// RULE ZT-GAP-01: side A is the drawing above, sixteen rows by twelve columns.
#[test]
fn zt_gap_01_side_a_is_as_drawn() {
    let rules = rules();
    assert_eq!((COLUMNS, ROWS, Field::all().count()), (12, 16, 192));
    assert_eq!(draw(rules.pack(), &setup(&rules, "printed").ground), SIDE_A.trim());
}

/// RULE ZT-GAP-01: what the book asks of side A, asked of every board that has its tokens from
/// the start: room for the humans and for the zombies, the sewer in the car's half, a way to the
/// car from everywhere in row 1 and from everything that is searched.
#[test]
fn zt_gap_01_boards_can_be_played() {
    let rules = rules();
    for id in ["printed", "keys", "fuel"] {
        let own = setup(&rules, id);
        let ground = &own.ground;
        let free = FieldSet::ALL.without(ground.obstacles);
        let car = ground.car_fields();
        assert_eq!((car.len(), car.and(FieldSet::rows(15, 16)).len()), (3, 3), "{id}");
        assert!(free.and(FieldSet::rows(0, 1)).len() >= 7, "{id}");
        // Whatever the humans take of row 1, nobody in rows 3 to 8 is beside them.
        let halves = [FieldSet::rows(2, 8), FieldSet::rows(8, 16).without(car)];
        for (half, zombies) in halves.into_iter().zip(own.zombies) {
            assert!(room(free.and(half)) >= u32::from(zombies), "{id}");
        }
        let starts = free.and(FieldSet::rows(0, 1));
        let searched = own.search.iter().flat_map(|search| search.fields.iter().copied());
        for field in starts.iter().chain(searched) {
            assert_eq!(reach(ground, field).and(car), car, "{id}: no way from {field}");
        }
        assert!(ground.sewer.is_none_or(|sewer| sewer.half() == Half::Car && free.contains(sewer)));
    }
}

/// RULE ZT-GAP-01: side A has two buses, a booth and a sewer in the car's half, two large and
/// five small obstacles; a bus stands in the supermarket's half.
#[test]
fn zt_gap_01_objects_of_side_a() {
    let rules = rules();
    let (pack, own) = (rules.pack(), setup(&rules, "printed"));
    assert_eq!(Sort::ALL.map(|sort| used(pack, own, sort)), [1, 2, 1, 1, 2, 5]);
    let halves = |sort: Sort| {
        let tokens = own.ground.tokens.iter().filter(|it| pack.token(it.kind).sort == sort);
        tokens.map(|token| token.at.half()).collect::<Vec<_>>()
    };
    assert_eq!((halves(Sort::Booth), halves(Sort::Sewer)), (vec![Half::Car], vec![Half::Car]));
    assert!(halves(Sort::Bus).contains(&Half::Supermarket));
}

/// RULE ZT-GAP-02: permitted fields are the edge without the car and the doors of buses and
/// booth; every half has several free ones, and none is on the car.
#[test]
fn zt_gap_02_permitted_fields() {
    let rules = rules();
    let pack = rules.pack();
    for id in ["printed", "advanced", "keys", "fuel"] {
        let ground = &setup(&rules, id).ground;
        assert!(ground.permitted.and(ground.car_fields()).is_empty(), "{id}");
        assert_eq!(FieldSet::EDGE.without(ground.permitted), ground.car_fields(), "{id}");
        let open = ground.permitted.without(ground.obstacles);
        for half in Half::BOTH {
            assert!(open.and(half.fields()).len() > 5, "{id}");
        }
        for token in &ground.tokens {
            let kind = pack.token(token.kind);
            let open = kind.doors(token.at, token.turned).and(open).len();
            let least = match kind.sort {
                Sort::Bus => 2,
                Sort::Booth => 1,
                Sort::Car | Sort::Sewer | Sort::Large | Sort::Small => 0,
            };
            assert!(open >= least, "{id}: the {} on {} has {open} doors", kind.id, token.at);
        }
    }
    let inside = setup(&rules, "printed").ground.permitted.without(FieldSet::EDGE);
    let doors = ["E5", "B6", "B7", "H7", "D10", "I10", "J10"].into_iter().filter_map(read_field);
    assert!(inside == doors.collect(), "{:?}", inside.iter().collect::<Vec<_>>());
}

/// RULE ZT-GAP-02: the doors of a token lie beside it and turn with it.
#[test]
fn zt_gap_02_doors_turn_with_their_token() {
    let rules = rules();
    let pack = rules.pack();
    let at = Field::new(5, 8);
    for kind in [Sort::Bus, Sort::Booth].into_iter().flat_map(|sort| kinds(pack, sort)) {
        let mut ways = Vec::new();
        for turned in Facing::ALL {
            let cover = kind.cover(at, turned).expect("the middle of the board has room");
            let doors = kind.doors(at, turned);
            assert_eq!(doors.len() as usize, kind.doors.len(), "{} {turned:?}", kind.id);
            for door in doors.iter() {
                let beside = Facing::ALL.into_iter().filter_map(|facing| door.next(facing));
                let touches = beside.into_iter().any(|beside| cover.contains(beside));
                assert!(touches && !cover.contains(door), "{} {turned:?} {door}", kind.id);
            }
            ways.push((cover, doors));
        }
        let same = |one: usize, other: usize| ways[one] == ways[other];
        assert!(!same(0, 1) && !same(0, 2) && !same(0, 3) && !same(1, 3), "{}", kind.id);
    }
}

/// RULE ZT-GAP-03: side B has the grid and the edges of side A and nothing on it.
#[test]
fn zt_gap_03_side_b_is_bare() {
    let rules = rules();
    let ground = &setup(&rules, "free").ground;
    assert!(ground.obstacles.is_empty() && ground.tokens.is_empty());
    assert!(ground.car.is_none() && ground.sewer.is_none());
    assert!(ground.permitted == FieldSet::EDGE);
    assert_eq!(ground, &Ground::bare());
}

/// RULE ZT-GAP-03: however badly the players place, there is room for every object: nothing is
/// set aside in two hundred random boards of each variant.
#[test]
fn zt_gap_03_side_b_has_room_for_everything() {
    for variant in ["advanced", "free"] {
        let rules = rules_with("setup", variant);
        for seed in 0..200 {
            let mut choice = FastLuck::new(seed);
            let mut cx = Cx::watched(FastLuck::new(seed));
            let mut state = rules.deal(&mut cx);
            let mut offers = Vec::new();
            while matches!(state.face_up.phase, Phase::Build { .. }) {
                let Pending::Decision { seats, .. } = rules.pending(&state) else { break };
                let seat = seats.iter().next().expect("somebody places");
                offers.clear();
                rules.legal_actions(&state, seat, &mut offers);
                let index = pick(Odds::Uniform(offers.len() as u32), &mut choice);
                rules.apply(&mut state, seat, &offers[index as usize], &mut cx);
            }
            let events = cx.finish().1;
            let aside = |event: &Event| matches!(event.what, Happening::SetAside { .. });
            assert!(!events.iter().any(aside), "{variant} {seed}");
            let car = state.face_up.ground.car_fields();
            for column in 0..COLUMNS {
                let start = Field::new(column, 0);
                assert_eq!(reach(&state.face_up.ground, start).and(car), car, "{variant} {seed}");
            }
        }
    }
}

/// RULE ZT-ADV-02: what is fixed in the advanced variant lies where it lies in the base game.
#[test]
fn zt_adv_02_fixed_objects_lie_as_on_side_a() {
    let rules = rules();
    let pack = rules.pack();
    let fixed = |id: &str| {
        let tokens = setup(&rules, id).ground.tokens.iter().copied();
        let fixed = |sort: Sort| !matches!(sort, Sort::Large | Sort::Small);
        tokens.filter(|token| fixed(pack.token(token.kind).sort)).collect::<Vec<_>>()
    };
    assert_eq!(fixed("advanced"), fixed("printed"));
    assert_eq!(fixed("advanced").len(), setup(&rules, "advanced").ground.tokens.len());
}

/// RULE ZT-ADV-03 to ZT-ADV-06, ZT-FREE-02, ZT-FREE-03, ZT-FREE-05: who places how many of what.
#[test]
fn zt_adv_03_zt_adv_04_zt_free_02_zt_free_03_what_each_side_places() {
    let rules = rules();
    let count = |id: &str, side: Side| {
        let order = &setup(&rules, id).order;
        Sort::ALL.map(|sort| order.iter().filter(|turn| **turn == (side, sort)).count())
    };
    // Car, buses, sewer, booth, large, small.
    assert_eq!(count("advanced", Side::Zombies), [0, 0, 0, 0, 1, 3]);
    assert_eq!(count("advanced", Side::Humans), [0, 0, 0, 0, 1, 2]);
    assert_eq!(count("free", Side::Zombies), [1, 1, 0, 1, 1, 2]);
    assert_eq!(count("free", Side::Humans), [0, 1, 1, 0, 1, 3]);
}

/// RULE ZT-GAP-04: the car is three fields in a line, small is one field, the others are more.
#[test]
fn zt_gap_04_token_sizes() {
    let rules = rules();
    let sizes = |sort: Sort| {
        let kinds = kinds(rules.pack(), sort).into_iter();
        kinds.map(|kind| (kind.width, kind.height, kind.copies)).collect::<Vec<_>>()
    };
    assert_eq!(sizes(Sort::Car), [(3, 1, 1)]);
    assert_eq!(sizes(Sort::Bus), [(3, 2, 2)]);
    assert_eq!(sizes(Sort::Large), [(2, 1, 2), (3, 1, 2)]);
    assert_eq!(sizes(Sort::Small), [(1, 1, 11)]);
    assert_eq!((sizes(Sort::Booth), sizes(Sort::Sewer)), (vec![(1, 1, 1)], vec![(1, 1, 2)]));
}

/// RULE ZT-GAP-05: the stars, and what the book asks of them: a wound never adds and costs
/// somebody something, nobody alone is worth five, all together far more.
#[test]
fn zt_gap_05_stars() {
    let rules = rules();
    let stars = Human::SIX.map(|human| [rules.stars(human, false), rules.stars(human, true)]);
    // Banker, Lumberjack, Child, Mechanic, Nurse, Policeman.
    assert_eq!(stars, [[2, 1], [1, 0], [3, 2], [3, 2], [2, 1], [1, 0]]);
    assert!(stars.iter().all(|[healthy, wounded]| wounded < healthy && *healthy < 5));
    assert_eq!(stars.iter().map(|[healthy, _]| healthy).sum::<u8>(), 12);
    assert_eq!(rules.stars(Human::Dog, false), 0, "the dog wins nothing");
    assert_eq!(setup(&rules, "printed").goal, 5);
}

// --- Cards, scenarios, characters ---

fn effects(pack: &Pack, side: Side) -> Vec<(&str, Effect)> {
    let own = |card: &&Card| card.effect.side() == side;
    pack.cards.iter().filter(own).map(|card| (card.id.as_str(), card.effect)).collect()
}

/// RULE ZT-GAP-06: the three named cards and three of our own.
#[test]
fn zt_gap_06_human_cards() {
    let rules = rules();
    let expected = [
        ("sawn-off", Effect::SawnOff { reach: 3 }),
        ("sewer", Effect::Sewer),
        ("courage", Effect::Courage),
        ("adrenaline", Effect::Adrenaline { points: 2 }),
        ("bullets", Effect::Bullets { count: 2 }),
        ("racket", Effect::Racket),
    ];
    assert_eq!(effects(rules.pack(), Side::Humans), expected);
}

/// RULE ZT-GAP-07: one card exceeds the quota, two add zombies, one makes permitted fields.
#[test]
fn zt_gap_07_zombie_cards() {
    let rules = rules();
    let expected = [
        ("plague", Effect::Plague { count: 2 }),
        ("bloodlust", Effect::Bloodlust { count: 2 }),
        ("rampage", Effect::Rampage { points: 1 }),
        ("awe", Effect::Awe),
        ("ambush", Effect::Ambush),
        ("horde", Effect::Horde),
    ];
    assert_eq!(effects(rules.pack(), Side::Zombies), expected);
}

/// RULE ZT-GAP-10: the two scenarios, and that the cards they leave out cannot be drawn.
#[test]
fn zt_gap_10_scenarios() {
    let rules = rules();
    let search = |id: &str| {
        let search = setup(&rules, id).search.as_ref().expect("something is searched");
        (search.thing, search.fields.len(), search.real, search.needed, search.heavy)
    };
    assert_eq!(search("keys"), (Thing::Keys, 3, 1, 1, false));
    assert_eq!(search("fuel"), (Thing::Fuel, 3, 3, 2, true));
    for id in ["keys", "fuel"] {
        let own = setup(&rules, id);
        let out =
            rules.pack().all_cards().filter(|card| !own.cards[card.side().index()].contains(*card));
        let out: Vec<&str> = out.map(|card| rules.pack().card(card).id.as_str()).collect();
        assert_eq!(out, ["horde", "sewer"], "{id} has no sewer");
        assert_eq!(used(rules.pack(), own, Sort::Sewer), 0, "{id}");
    }
    let special = &setup(&rules, "fuel").special;
    let special: Vec<Special> = special.iter().map(|(special, _, _)| *special).collect();
    assert_eq!(special, Special::ALL);
}

/// RULE ZT-GAP-10: humans that hurry win both scenarios now and then, and nobody ever leaves by a
/// car that lacks something, except whoever brings it.
#[test]
fn zt_gap_10_scenarios_are_won_only_with_what_the_car_needs() {
    for id in ["keys", "fuel"] {
        let rules = rules_with("setup", id);
        let search = rules.setup().search.clone().expect("something is searched");
        let mut wins = 0;
        for seed in 0..60 {
            let mut choice = FastLuck::new(!seed);
            let mut cx = Cx::playout(FastLuck::new(seed));
            let mut state = rules.deal(&mut cx);
            let mut offers = Vec::new();
            while let Pending::Decision { seats, .. } = rules.pending(&state) {
                let seat = seats.iter().next().expect("somebody must decide");
                offers.clear();
                rules.legal_actions(&state, seat, &mut offers);
                let random = pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize;
                let hurry = hurry(&state, &offers, pick(Odds::Uniform(4), &mut choice) > 0);
                rules.apply(&mut state, seat, &hurry.unwrap_or(offers[random]), &mut cx);
                let table = &state.face_up;
                let escaped = |fate: Fate| matches!(fate, Fate::Escaped { .. });
                let escaped = Human::ALL.into_iter().filter(|it| escaped(table.fate(*it))).count();
                let delivered = search.needed - table.needed.min(search.needed);
                let open = table.needed == 0 || matches!(table.phase, Phase::Build { .. });
                assert!(open || escaped == usize::from(delivered), "{id} {seed}: {table:?}");
            }
            wins += u32::from(state.face_up.points() >= 5);
        }
        assert!(wins > 0, "nobody wins {id}");
    }
}

/// The move of a human that comes nearest to what it needs: something to find, or the car.
fn hurry(state: &State, offers: &[Action], wants: bool) -> Option<Action> {
    let table = &state.face_up;
    let car: Vec<Field> = table.ground.car_fields().iter().collect();
    let things: Vec<Field> = table.spots.iter().chain(&table.loot).copied().collect();
    let distance = |action: &Action| {
        let Action::Go { human, to } = *action else { return None };
        let carries = table.humans[human.index()].carries;
        let goals = if table.needed == 0 || carries || things.is_empty() { &car } else { &things };
        let far = |goal: &Field| {
            u32::from(goal.column().abs_diff(to.column()) + goal.row().abs_diff(to.row()))
        };
        goals.iter().map(far).min().filter(|_| wants && human != Human::Dog)
    };
    offers
        .iter()
        .filter_map(|action| Some((distance(action)?, *action)))
        .min_by_key(|it| it.0)
        .map(|it| it.1)
}

/// RULE ZT-GAP-12: six humans named by what they are; nobody bears a published name.
#[test]
fn zt_gap_12_characters() {
    let names = Human::SIX.map(Human::name);
    assert_eq!(names, ["banker", "lumberjack", "child", "mechanic", "nurse", "policeman"]);
    let texts = Texts::load(&shipped::TEXTS).expect("the shipped texts are right");
    for name in names {
        assert!(texts.has(&format!("human-{name}")), "{name} has no name");
    }
    for (_, file, text) in shipped::TEXTS {
        for published in ["Foster", "Bradly", "O'Connor", "O’Connor", "Cofe", "Bailey", "Kowalsky"]
        {
            assert!(!text.contains(published), "{file} names {published}");
        }
    }
}

/// RULE ZT-GAP-13: each example of the book has a position of ours that plays it.
#[test]
fn zt_gap_13_every_printed_example_is_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/scenarios/terror");
    let files = std::fs::read_dir(folder).expect("the scenarios are there");
    let texts: Vec<String> = files
        .map(|file| std::fs::read_to_string(file.expect("it is a file").path()).expect("a text"))
        .collect();
    let cases = || texts.iter().flat_map(|text| text.split("[[scenario]]").skip(1));
    for example in 1..=5 {
        let id = format!("\"ZT-EX-{example:02}\"");
        let played = |case: &str| case.contains(&id) && case.contains("kind = \"printed\"");
        assert!(cases().any(played), "no case plays {id}");
    }
}

// --- Packs that are not right ---

const PIECES: &str = r#"
[[human]]
id = "banker"
stars = [2, 1]

[[human]]
id = "lumberjack"
stars = [1, 0]

[[human]]
id = "child"
stars = [3, 2]

[[human]]
id = "mechanic"
stars = [3, 2]

[[human]]
id = "nurse"
stars = [2, 1]

[[human]]
id = "policeman"
stars = [1, 0]

[[human]]
id = "dog"
stars = [0, 0]

[[token]]
id = "car"
sort = "car"
size = [3, 1]
copies = 1

[[token]]
id = "sewer"
sort = "sewer"
size = [1, 1]
copies = 2

[[token]]
id = "booth"
sort = "booth"
size = [1, 1]
doors = [[-1, 0]]
copies = 2

[[token]]
id = "wall"
sort = "large"
size = [4, 1]
copies = 4

[[token]]
id = "crate"
sort = "small"
size = [1, 1]
copies = 6
"#;

const SETUPS: &str = r#"
[[setup]]
id = "printed"
tokens = ["car F16", "crate C3", "sewer C13"]
order = ["humans small"]
special = ["runner G12 s"]
zombies = [5, 5]
without = ["horde"]
search = { thing = "fuel", fields = ["B8", "K9"], real = 2, needed = 1 }
"#;

/// Every problem of a pack as a line.
fn problems(pieces: &str, cards: &str, setups: &str) -> Vec<String> {
    let pieces = Source { file: "p.toml", text: pieces };
    let cards = Source { file: "c.toml", text: cards };
    let setups = Source { file: "s.toml", text: setups };
    let problems = Pack::load(pieces, cards, setups).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// What stands in a file above or in the shipped cards, what somebody writes instead, and what
/// is told about it, with ` + ` between several problems.
const WRONG: &str = r#"
id = "dog"¶stars = [0, 0] | id = "dogg"¶stars = [0, 0] | p.toml:1: nobody says what the dog is worth; add [[human]] with id = "dog" + p.toml:27: unknown id "dogg"; did you mean "dog"?
id = "nurse"¶stars = [2, 1] | id = "banker"¶stars = [2, 1] | p.toml:1: nobody says what the nurse is worth; add [[human]] with id = "nurse" + p.toml:19: "banker" has two entries; give each human one entry
[[human]]¶id = "nurse"¶stars = [2, 1] |  | p.toml:1: nobody says what the nurse is worth; add [[human]] with id = "nurse"
stars = [3, 2]¶¶[[human]]¶id = "nurse" | stars = [2, 3]¶¶[[human]]¶id = "nurse" | p.toml:16: a wounded human cannot show more stars than a healthy one; stars = [healthy, wounded]
stars = [0, 0] | stars = [0] | p.toml:28: "stars" must be two numbers from 0 to 4
stars = [0, 0] | stars = [0, 9] | p.toml:28: "stars" must be two numbers from 0 to 4
stars = [0, 0] | star = [0, 0] | p.toml:26: missing key "stars" in "human"; stars = [healthy, wounded] + p.toml:28: unknown key "star"; did you mean "stars"?
size = [3, 1] | size = [2, 1] | p.toml:33: the car covers three fields in a line; size = [3, 1]
size = [4, 1] | size = [5, 1] | p.toml:52: "size" must be two numbers from 1 to 4
sort = "large" | sort = "larg" | p.toml:51: unknown sort "larg"; did you mean "large"?
copies = 4 | copis = 4 | p.toml:49: missing key "copies" in "token" + p.toml:53: unknown key "copis"; did you mean "copies"?
copies = 4 | copies = 0 | p.toml:53: "copies" must be from 1 to 20, found 0
id = "wall" | name = "wall" | p.toml:49: missing key "id" in "token" + p.toml:50: unknown key "name"; known: copies, doors, id, size, sort
id = "wall" | id = "crate" | p.toml:56: "crate" has two entries; give each token one entry
doors = [[-1, 0]] | doors = [[-1]] | p.toml:46: a door is a column and a row; such as [-1, 0]
doors = [[-1, 0]] | doors = [[-9, 0]] | p.toml:46: a door is a column and a row; such as [-1, 0]
id = "awe"¶effect = "awe" | id = "awe"¶effect = "aw" | c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect + c.toml:20: no card can have the effect "aw"; did you mean "awe"?
id = "awe"¶effect = "awe" | id = "awe"¶effect = "courage" | c.toml:1: the humans have 7 cards, they must have 6; the side follows from the effect + c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect
id = "awe"¶effect = "awe" | id = "horde"¶effect = "awe" | c.toml:27: "horde" has two entries; give each card one entry
id = "awe"¶effect = "awe" | effect = "awe" | c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect + c.toml:18: missing key "id" in "card"
id = "plague"¶effect = "plague"¶amount = 2 | id = "plague"¶effect = "plague"¶amonut = 2 | c.toml:3: missing key "amount" in "card" + c.toml:6: unknown key "amonut"; did you mean "amount"?
id = "plague"¶effect = "plague"¶amount = 2 | id = "plague"¶effect = "plague"¶amount = 0 | c.toml:6: "amount" must be from 1 to 9, found 0
id = "printed" |  | s.toml:2: missing key "id" in "setup"
id = "printed"¶tokens = ["car F16" | tokens = ["car F15" | s.toml:2: missing key "id" in "setup" + s.toml:3: the car stands in the last row; such as "car F16"
id = "printed" | id = "printed"¶tokens = ["car A16"]¶[[setup]]¶id = "printed" | s.toml:6: "printed" has two entries; give each set-up one entry
id = "printed" | id = "printed"¶bulets = 4 | s.toml:4: unknown key "bulets"; did you mean "bullets"?
id = "printed" | id = "printed"¶bullets = 7 | s.toml:4: "bullets" must be from 0 to 6, found 7
id = "printed" | id = "printed"¶goal = 0 | s.toml:4: "goal" must be from 1 to 12, found 0
["car F16",  | [ | s.toml:2: there is no escape car; add "car F16" to the tokens, or "zombies car" to the order
"car F16" | "car F15" | s.toml:4: the car stands in the last row; such as "car F16"
"car F16" | "car K16" | s.toml:2: there is no escape car; add "car F16" to the tokens, or "zombies car" to the order + s.toml:4: "car K16" does not fit on the board
"crate C3" | "carte C3" | s.toml:4: there is no token "carte"; did you mean "crate"?
"crate C3" | "crate C17" | s.toml:4: "crate C17" has no field from A1 to L16; a token is written "bus C6 e": kind, field, direction
"crate C3" | "crate C3 x" | s.toml:4: "crate C3 x" has no direction n, e, s or w; a token is written "bus C6 e": kind, field, direction
"crate C3" | "crate C3", "wall A3" | s.toml:4: "wall A3" overlaps another token on C3; every field holds at most one token
"crate C3" | "crate C3", "crate C13" | s.toml:4: "sewer C13" overlaps another token on C13; every field holds at most one token
"sewer C13" | "sewer C8" | s.toml:4: the sewer lies on C8, outside the car's half; rows 9 to 16 are the car's half
"sewer C13" | "sewer C13", "sewer D13" | s.toml:4: 2 tokens of sort "sewer", at most 1
"sewer C13" | "booth C13", "booth E13" | s.toml:4: 2 tokens of sort "booth", at most 1
"crate C3" | "crate B3", "crate D3", "crate F3", "crate H3", "crate J3", "crate L3" | s.toml:4: 7 tokens of sort "small", at most 6
"crate C3" | "wall A1", "wall E1" | s.toml:4: the first row is blocked: 4 free fields for 6 pawns; move a token out of row 1
"crate C3" | "wall A8", "wall E8", "wall I8" | s.toml:4: the car cannot be reached from A1; leave a way between the tokens + s.toml:9: "B8" is no free field for a search token; each lies on a field of its own that no other token covers + s.toml:9: "real" must be from 1 to 1, found 2
"crate C3" | "wall A15", "wall E15", "wall I15" | s.toml:4: the car cannot be reached from A1; leave a way between the tokens + s.toml:9: no way leads from the fuel on B8 to the car + s.toml:9: no way leads from the fuel on K9 to the car
"crate C3" | "crate A2", "crate B1" | s.toml:4: the car cannot be reached from A1; leave a way between the tokens
"humans small" | "humans smal" | s.toml:5: "humans smal" does not say who places what; write "zombies large" or "humans small"
"humans small" | "people small" | s.toml:5: "people small" does not say who places what; write "zombies large" or "humans small"
"humans small" | "humans sewer" | s.toml:4: 2 tokens of sort "sewer", at most 1
"runner G12 s" | "runer G12 s" | s.toml:6: "runer G12 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
"runner G12 s" | "runner C3 s" | s.toml:6: "runner C3 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
"runner G12 s" | "runner G12 s", "brute G12 s" | s.toml:6: "brute G12 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
"runner G12 s" | "runner G12 s", "runner G11 s" | s.toml:6: "runner G11 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
special = ["runner G12 s"]¶zombies = [5, 5] | special = ["runner G12 s", "brute F9 s"]¶zombies = [9, 9] | s.toml:7: 20 zombies at the start leave no pool
zombies = [5, 5] | zombies = [5] | s.toml:7: "zombies" must be two numbers from 0 to 9
without = ["horde"] | without = ["hord"] | s.toml:8: there is no card "hord"; did you mean "horde"?
without = ["horde"] | without = ["horde", "sewer", "courage", "racket"] | s.toml:8: 3 cards are left for the humans, they draw 4; leave fewer cards out
thing = "fuel" | thing = "fule" | s.toml:9: unknown thing "fule"; did you mean "fuel"?
fields = ["B8", "K9"] | fields = ["B8", "B8"] | s.toml:9: "B8" is no free field for a search token; each lies on a field of its own that no other token covers + s.toml:9: "real" must be from 1 to 1, found 2
fields = ["B8", "K9"] | fields = ["B8", "C3"] | s.toml:9: "C3" is no free field for a search token; each lies on a field of its own that no other token covers + s.toml:9: "real" must be from 1 to 1, found 2
fields = ["B8", "K9"] | fields = ["B8", "K9", "A3", "A4", "A5"] | s.toml:9: more than 4 search tokens
real = 2 | real = 3 | s.toml:9: "real" must be from 1 to 2, found 3
needed = 1 | needed = 3 | s.toml:9: "needed" must be from 1 to 2, found 3
needed = 1 | needed = 1, hevy = true | s.toml:9: unknown key "hevy"; did you mean "heavy"?
real = 2, needed = 1 | reel = 2, neded = 1 | s.toml:9: missing key "needed" in "setup.search" + s.toml:9: missing key "real" in "setup.search" + s.toml:9: unknown key "neded"; did you mean "needed"? + s.toml:9: unknown key "reel"; did you mean "real"?
"#;

/// RULE ZT-GAP-01, ZT-GAP-04, ZT-GAP-05 and ZT-GAP-10: what is wrong with a pack is told with its
/// file and its line, and with a way out where there is one.
#[test]
fn zt_gap_01_zt_gap_04_zt_gap_05_zt_gap_10_a_wrong_pack_is_told_why() {
    let cards = shipped::CARDS.text;
    assert_eq!(problems(PIECES, cards, SETUPS), [""; 0]);
    for case in WRONG.trim().lines() {
        let case: Vec<String> = case.split(" | ").map(|part| part.replace('¶', "\n")).collect();
        let [right, wrong, told] = &case[..] else { panic!("{case:?} has three parts") };
        let files = [PIECES, cards, SETUPS];
        let written = files.iter().filter(|file| file.contains(right)).count();
        assert_eq!(written, 1, "{right} stands in one file");
        let [pieces, cards, setups] = files.map(|file| file.replacen(right, wrong, 1));
        let found = problems(&pieces, &cards, &setups);
        assert_eq!(found.join(" + "), *told, "{wrong}");
    }
}

/// RULE ZT-GAP-01: all problems of a board are told at once, by line: a car that cannot be
/// reached, a blocked first row, tokens on top of each other, keys that nobody knows.
#[test]
fn zt_gap_01_all_problems_of_a_board_are_told_at_once() {
    let broken = r#"
[[setup]]
id = "printed"
tokens = [
    "car F16",
    "wall A1",
    "wall E1",
    "crate D1",
    "wall A8",
    "wall E8",
    "crate I8", "crate J8", "crate K8", "crate L8",
    "crat C3",
    "sewer H3",
]
bulets = 3
without = ["sever"]

[[setup]]
tokens = ["crate C3"]
ordre = ["humans small"]
"#;
    let told = [
        "s.toml:4: the car cannot be reached from I1; leave a way between the tokens",
        "s.toml:4: the first row is blocked: 4 free fields for 6 pawns; move a token out of row 1",
        "s.toml:4: the sewer lies on H3, outside the car's half; rows 9 to 16 are the car's half",
        "s.toml:8: \"crate D1\" overlaps another token on D1; every field holds at most one token",
        "s.toml:12: there is no token \"crat\"; did you mean \"crate\"?",
        "s.toml:15: unknown key \"bulets\"; did you mean \"bullets\"?",
        "s.toml:16: there is no card \"sever\"; did you mean \"sewer\"?",
        "s.toml:18: missing key \"id\" in \"setup\"",
        "s.toml:18: there is no escape car; add \"car F16\" to the tokens, or \"zombies car\" to the order",
        "s.toml:20: unknown key \"ordre\"; did you mean \"order\"?",
    ];
    assert_eq!(problems(PIECES, shipped::CARDS.text, broken), told);
}

/// RULE ZT-GAP-04 to ZT-GAP-07: the problems of pieces and cards are told together.
#[test]
fn zt_gap_04_zt_gap_05_zt_gap_06_zt_gap_07_both_files_are_told_at_once() {
    let pieces = PIECES.replacen("[2, 1]", "[1, 2]", 1).replacen("copies = 6", "copeis = 6", 1);
    let cards = shipped::CARDS.text.replace("effect = \"awe\"", "efect = \"awe\"");
    let told = [
        "p.toml:4: a wounded human cannot show more stars than a healthy one; stars = [healthy, wounded]",
        "p.toml:55: missing key \"copies\" in \"token\"",
        "p.toml:59: unknown key \"copeis\"; did you mean \"copies\"?",
        "c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect",
        "c.toml:18: missing key \"effect\" in \"card\"",
    ];
    assert_eq!(problems(&pieces, &cards, SETUPS), told);
}
