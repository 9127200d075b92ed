//! What the shipped boards and tokens must be.

use horda_content::Variant;
use horda_kit::{Cx, FastLuck, Odds, Pending, Rules, pick};
use horda_terror::Terror;
use horda_terror::event::{Event, Happening};
use horda_terror::field_set::FieldSet;
use horda_terror::human::{Fate, Human};
use horda_terror::options::Options;
use horda_terror::pack::Pack;
use horda_terror::place::{COLUMNS, Facing, Field, Half, ROWS, read_field};
use horda_terror::setup::Setup;
use horda_terror::shipped;
use horda_terror::side::Side;
use horda_terror::state::{Ground, Phase};
use horda_terror::token::{Sort, TokenKind};
use horda_testkit::play_random;

fn rules() -> Terror {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn setup<'a>(rules: &'a Terror, id: &str) -> &'a Setup {
    rules.pack().setup(id).unwrap_or_else(|| panic!("there is no set-up \"{id}\""))
}

fn kinds(pack: &Pack, sort: Sort) -> Vec<&TokenKind> {
    pack.of_sort(sort).map(|kind| pack.token(kind)).collect()
}

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

/// RULE ZT-SETUP-04: unless the players say otherwise a game is dealt
/// on side A; all twenty zombies are in the pool and none is special; nobody stands on the board.
#[test]
fn zt_setup_04_what_is_dealt() {
    let rules = rules();
    let table = rules.deal(&mut Cx::playout(FastLuck::new(1))).face_up;
    assert_eq!(draw(rules.pack(), &table.ground), SIDE_A.trim());
    assert_eq!((table.pool, table.horde.all().len(), table.horde.special), (20, 0, [None, None]));
    assert!(table.horde.used.is_empty() && table.people.is_empty());
    assert_eq!(table.phase, Phase::Muster { human: Human::Banker });
    play_random(&rules, 1, &mut Vec::new(), |state, _, _| {
        let fates = Human::SIX.map(|human| state.face_up.fate(human));
        if state.face_up.phase == Phase::Haunt {
            let healthy = |fate: &Fate| matches!(fate, Fate::Alive { wounded: false, .. });
            assert!(fates.iter().all(healthy), "{fates:?}");
        }
    });
}

/// RULE ZT-SETUP-09: every field belongs to exactly one half, the supermarket's or the car's.
#[test]
fn zt_setup_09_every_field_has_one_half() {
    let [supermarket, car] = Half::ALL.map(Half::fields);
    assert!(supermarket.and(car).is_empty() && supermarket.or(car) == FieldSet::ALL);
    assert_eq!((supermarket.len(), car.len()), (96, 96));
    for field in Field::all() {
        assert!(field.half().fields().contains(field), "{field}");
    }
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
fn boards_can_be_played() {
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
fn objects_of_side_a() {
    let rules = rules();
    let (pack, own) = (rules.pack(), setup(&rules, "printed"));
    let lying = |sort: Sort| {
        own.ground.tokens.iter().filter(|token| pack.token(token.kind).sort == sort).count()
    };
    assert_eq!((Sort::ALL.map(lying), own.order.len()), ([1, 2, 1, 1, 2, 5], 0));
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
        for half in Half::ALL {
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
fn doors_turn_with_their_token() {
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

/// RULE ZT-OBST-01 and ZT-GAP-03: side B has the grid and the edges of side A and nothing on it.
#[test]
fn zt_obst_01_zt_gap_03_side_b_is_bare() {
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
fn side_b_has_room_for_everything() {
    for variant in ["advanced", "free"] {
        let rules = rules().with_options(&[("setup".into(), variant.into())]).expect("known");
        for seed in 0..200 {
            let mut choice = FastLuck::new(seed);
            let mut cx = Cx::watched(FastLuck::new(seed));
            let mut state = rules.deal(&mut cx);
            let mut offers = Vec::new();
            while matches!(state.face_up.phase, Phase::Build { .. }) {
                let Pending::Decision { seats, .. } = rules.pending(&state) else { break };
                let seat = seats.iter().next().expect("a seat places");
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
