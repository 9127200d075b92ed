//! What the shipped pieces and cards must be, and who gets to see them.

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
use horda_terror::human::{Fate, Human};
use horda_terror::options::Options;
use horda_terror::pack::Pack;
use horda_terror::place::Field;
use horda_terror::setup::{Setup, Thing};
use horda_terror::shipped;
use horda_terror::side::Side;
use horda_terror::state::{Phase, Special, State, ZOMBIES};
use horda_terror::token::{Sort, TokenKind};
use horda_testkit::play_random;

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
        play_random(&rules, seed, &mut Vec::new(), |state, _, _| {
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
        let end = play_random(&rules, seed, &mut Vec::new(), |state, seat, offers| {
            assert!(!offers.is_empty(), "a seat must decide and can do nothing: {state:?}");
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

/// RULE ZT-SETUP-02: who sits where is the players' business: the seats are named for the sides,
/// and the game is the same no matter which seat takes which.
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
            document: None,
        };
        Hosted::deal(rules(), identity, &mut Seeded::from_number(3)).state().clone()
    };
    assert_eq!(deal("Ala", "Ola"), deal("Ola", "Ala"));
    assert_eq!((Side::Zombies.seat(), Side::Humans.seat()), (Seat(0), Seat(1)));
}

/// RULE ZT-SETUP-06: four cards each, hidden from the other player and from the audience; the
/// two that are left never come into the game.
#[test]
fn hands_are_secret_and_the_rest_is_out() {
    let rules = rules();
    for seed in 0..10 {
        let mut dealt: Option<[CardSet; 2]> = None;
        play_random(&rules, seed, &mut Vec::new(), |state, _, _| {
            let hands = *dealt.get_or_insert(state.hands);
            assert_eq!(hands.map(CardSet::len), [4, 4]);
            for side in Side::ALL {
                let (own, played) = (hands[side.index()], state.face_up.played[side.index()]);
                let known = state.hands[side.index()].of(side).chain(played.of(side));
                assert!(known.into_iter().all(|card| own.contains(card)), "game {seed}");
                let other = Side::ALL[1 - side.index()];
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
#[horda_derive::rule_test]
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
            for side in Side::ALL {
                let seen = rules.witness(event, Observer::Seat(side.seat())).is_some();
                assert_eq!(seen, side == card.side());
            }
            assert_eq!(rules.witness(event, Observer::Audience), None);
        }
    }
    assert_eq!(drawn.len(), 12);
    assert!(drawn.values().all(|count| (340..460).contains(count)), "{drawn:?}");
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

/// RULE ZT-SETUP-13 and ZT-EXTRA-01: the dog, special zombies and scenario tokens are not used in
/// the variants of the book; our own scenarios use them.
#[test]
fn zt_setup_13_zt_extra_01_extra_tokens_only_in_scenarios() {
    let rules = rules();
    for id in ["printed", "advanced", "free"] {
        let own = setup(&rules, id);
        assert!(!own.dog && own.special.is_empty() && own.search.is_none(), "{id}");
        assert_eq!((own.goal, own.bullets, own.zombies), (5, 4, [5, 5]), "{id}");
    }
    assert!(setup(&rules, "keys").dog && setup(&rules, "fuel").special.len() == 2);
}

/// RULE ZT-GAP-05: the stars, and what the book asks of them: a wound never adds and costs
/// one human something, none alone is worth five, all together far more.
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

/// RULE ZT-ESC-05 and ZT-OBST-03: the sewer stops no pawn and no shot, and a human on it
/// stays there.
#[test]
fn zt_esc_05_zt_obst_03_the_sewer_is_open_ground() {
    let rules = rules();
    let walk = |facts: &[(&str, &str)], side: Side, action: &str| {
        let mut state = position(&rules, facts);
        let sewer = state.face_up.ground.sewer.expect("side A has a sewer");
        assert!(state.face_up.free_for_zombies().contains(sewer), "nothing lies in the way");
        let action = rules.read_action(action).expect("it is an action");
        rules.check(&state, side.seat(), &action).expect("the sewer can be entered");
        rules.apply(&mut state, side.seat(), &action, &mut Cx::playout(FastLuck::new(0)));
        (state, sewer)
    };
    let (state, sewer) = walk(&[("nurse", "C12")], Side::Humans, "go nurse C13");
    assert_eq!(state.face_up.fate(Human::Nurse), Fate::Alive { at: sewer, wounded: false });
    let zombie = [("phase", "movement"), ("nurse", "A1"), ("C12", "zombie n")];
    let (state, sewer) = walk(&zombie, Side::Zombies, "step C12");
    assert!(state.face_up.horde.all().contains(sewer));
}

// --- Cards, scenarios, characters ---

fn effects(pack: &Pack, side: Side) -> Vec<(&str, Effect)> {
    let own = |card: &&Card| card.effect.side() == side;
    pack.cards.iter().filter(own).map(|card| (card.id.as_str(), card.effect)).collect()
}

/// RULE ZT-GAP-06: the three named cards and three of our own.
#[test]
fn human_cards() {
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
fn zombie_cards() {
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
fn scenarios_of_our_own() {
    let rules = rules();
    let search = |id: &str| {
        let search = setup(&rules, id).search.as_ref().expect("something is searched");
        (search.thing, search.fields.len(), search.real, search.needed, search.heavy)
    };
    assert_eq!(search("keys"), (Thing::Keys, 2, 1, 1, false));
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
/// car that lacks something, except the human who brings it.
#[test]
fn scenarios_are_won_only_with_what_the_car_needs() {
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
                let seat = seats.iter().next().expect("a seat must decide");
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
    let texts = Texts::load(shipped::TEXTS).expect("the shipped texts are right");
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
