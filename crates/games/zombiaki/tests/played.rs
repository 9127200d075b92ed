//! Whole games and views: what a scenario of one position cannot show.

use horda_kit::{Cx, DeckView, FastLuck, Notation, Observer, Pending, RandomBits, Rules, Seat};
use horda_table::{Hosted, Identity, Table};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::card::Side;
use horda_zombiaki::event::{Event, Happening};
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;
use horda_zombiaki::state::State;

// --- Games played by the written form of actions ---

struct Game {
    rules: Zombiaki,
    state: State,
    luck: FastLuck,
    told: Vec<Event>,
}

/// What a side does with its cards, turn after turn, without ever playing one.
#[derive(Clone, Copy)]
enum Habit {
    KeepThree,
    KeepNone,
}

impl Game {
    fn deal(seed: u64) -> Game {
        let rules = rules();
        let mut luck = FastLuck::new(seed);
        let mut cx = Cx::table(&mut luck);
        let state = rules.deal(&mut cx);
        let (_, told) = cx.finish();
        Game { rules, state, luck, told }
    }

    fn from_facts(facts: &[(&str, &str)]) -> Game {
        let rules = rules();
        let facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let mut state = rules.position(&facts).expect("the position can be read");
        let mut luck = FastLuck::new(1);
        let mut cx = Cx::table(&mut luck);
        rules.run_on(&mut state, &mut cx);
        let (_, told) = cx.finish();
        Game { rules, state, luck, told }
    }

    fn seat(&self) -> Option<Seat> {
        match self.rules.pending(&self.state) {
            Pending::Decision { seats, .. } => seats.iter().next(),
            Pending::Over(_) => None,
        }
    }

    fn offers(&self) -> Vec<String> {
        let mut offers = Vec::new();
        for seat in Side::ALL.map(Side::seat) {
            self.rules.legal_actions(&self.state, seat, &mut offers);
        }
        offers.iter().map(|action| self.rules.write_action(action)).collect()
    }

    /// Does what the side that must decide asks for, and gives the events of it.
    fn act(&mut self, text: &str) -> Vec<Event> {
        let seat = self.seat().expect("the game is not over");
        let action = self.rules.read_action(text).expect("the action can be read");
        self.rules.check(&self.state, seat, &action).expect("the action is legal");
        let mut cx = Cx::table(&mut self.luck);
        self.rules.apply(&mut self.state, seat, &action, &mut cx);
        let (_, events) = cx.finish();
        self.told.extend(events.iter().cloned());
        events
    }

    fn fact(&self, key: &str) -> String {
        self.rules.facts(&self.state).remove(key).expect("there is such a fact")
    }

    fn play_on(mut self, zombies: Habit, humans: Habit) -> Game {
        while let Some(seat) = self.seat() {
            let habit = if seat == Side::Zombies.seat() { zombies } else { humans };
            let offers = self.offers();
            let discard = offers.iter().find(|offer| offer.starts_with("discard"));
            match (self.fact("step").as_str(), habit) {
                ("use", Habit::KeepThree) => self.act("end"),
                _ => self.act(discard.unwrap_or(&offers[0])),
            };
        }
        self
    }

    /// Plays a random game, and shows the position before every decision.
    fn at_random(seed: u64, mut look: impl FnMut(&Game)) -> Game {
        let mut game = Game::deal(seed);
        let mut choice = FastLuck::new(!seed);
        while game.seat().is_some() {
            look(&game);
            let offers = game.offers();
            let chosen = choice.next_bits() as usize % offers.len();
            game.act(&offers[chosen]);
        }
        game
    }

    /// What was told in each turn: the side, its round and the events.
    fn turns(&self) -> Vec<(Side, u16, Vec<&Event>)> {
        let mut turns: Vec<(Side, u16, Vec<&Event>)> = Vec::new();
        for event in &self.told {
            if let Happening::TurnBegan { side, round } = event.what {
                turns.push((side, round, Vec::new()));
            }
            turns.last_mut().expect("a game begins with a turn").2.push(event);
        }
        turns
    }

    /// How many cards this side drew in each of its turns.
    fn draws(&self, side: Side) -> Vec<usize> {
        let drew = |event: &&&Event| matches!(event.what, Happening::Drew { .. });
        let turns = self.turns().into_iter().filter(|(whose, _, _)| *whose == side);
        turns.map(|(_, _, events)| events.iter().filter(drew).count()).collect()
    }
}

fn rules() -> Zombiaki {
    shipped::rules(Options::default()).expect("the shipped decks are right")
}

fn is_dawn(event: &Event) -> bool {
    matches!(event.what, Happening::DawnCame)
}

fn ending(game: &Game) -> String {
    game.fact("step")
}

/// RULE ZK-VEC-01: a zombie side that never keeps a card meets Dawn in its turn 10.
#[test]
fn zk_vec_01_earliest_dawn() {
    for seed in 0..20 {
        let game = Game::deal(seed).play_on(Habit::KeepNone, Habit::KeepThree);
        assert_eq!(game.draws(Side::Zombies), [4, 4, 4, 4, 4, 4, 4, 4, 4, 3]);
        let turns = game.turns();
        let (side, round, events) = turns.last().expect("there was a turn");
        assert_eq!((*side, *round), (Side::Zombies, 10));
        assert!(events.iter().any(|event| is_dawn(event)));
        assert_eq!(
            (ending(&game).as_str(), game.fact("zombies.left").as_str()),
            ("over humans", "0")
        );
    }
}

/// RULE ZK-VEC-02: a zombie side that keeps three cards every turn meets Dawn in its turn 37.
#[test]
fn zk_vec_02_latest_dawn() {
    for seed in 0..20 {
        let game = Game::deal(seed).play_on(Habit::KeepThree, Habit::KeepNone);
        let draws = game.draws(Side::Zombies);
        assert_eq!((draws[0], draws.len(), draws[36]), (4, 37, 0));
        assert!(draws[1..36].iter().all(|drawn| *drawn == 1), "{draws:?}");
        let turns = game.turns();
        let (side, round, events) = turns.last().expect("there was a turn");
        assert_eq!((*side, *round), (Side::Zombies, 37));
        assert!(events.iter().any(|event| is_dawn(event)));
        assert_eq!(ending(&game), "over humans");
    }
}

/// RULE ZK-EX-03: with the shipped decks each side reveals four cards in its first turn.
#[test]
fn zk_ex_03_first_turn_draws_four() {
    let mut game = Game::deal(5);
    assert_eq!((game.fact("zombies.left"), game.fact("humans.left")), ("36".into(), "40".into()));
    game.act(&game.offers()[0].clone());
    game.act("end");
    assert_eq!((game.fact("zombies.left"), game.fact("humans.left")), ("36".into(), "36".into()));
    assert_eq!((game.draws(Side::Zombies), game.draws(Side::Humans)), (vec![4], vec![4]));
}

/// RULE ZK-MOVE-10 and ZK-GAP-10: a new zombie waits for the next turn, and five unhindered moves
/// later it is on the Barricades.
#[test]
fn five_moves_to_the_barricades() {
    let mut game = Game::from_facts(&[("step", "use"), ("zombies.hand", "griszka")]);
    game.act("play griszka T1B5");
    let game = game.play_on(Habit::KeepThree, Habit::KeepThree);
    let walked =
        |event: &&Event| matches!(event.what, Happening::Moved { .. } | Happening::Breached { .. });
    assert_eq!(game.told.iter().filter(walked).count(), 5);
    assert_eq!((ending(&game).as_str(), game.fact("round").as_str()), ("over zombies", "6"));
}

/// RULE ZK-GAP-10: the human deck lasts ten human turns at the least and 37 at the most.
#[test]
fn zk_gap_10_human_deck_lasts_ten_to_37_turns() {
    let game = Game::deal(3).play_on(Habit::KeepThree, Habit::KeepNone);
    let draws = game.draws(Side::Humans);
    assert_eq!(draws[..10], [4; 10]);
    assert!(draws.len() == 36 && draws[10..].iter().all(|drawn| *drawn == 0), "{draws:?}");
    let game = Game::deal(3).play_on(Habit::KeepThree, Habit::KeepThree);
    let draws = game.draws(Side::Humans);
    assert_eq!((draws[0], draws.iter().sum::<usize>()), (4, 39));
    assert_eq!(game.fact("humans.left"), "1", "the fortieth card would come in human turn 37");
}

/// RULE ZK-GAP-10 and ZK-RUL-23: in any game Dawn comes in zombie turns 10 to 37, as the very
/// last card of its draw.
#[horda_derive::rule_test]
fn zk_rul_23_dawn_is_the_last_card_of_its_draw() {
    let mut dawns = 0;
    for seed in 0..120 {
        let game = Game::at_random(seed, |_| ());
        let turns = game.turns();
        let (side, round, events) = turns.last().expect("there was a turn");
        if let Some(at) = events.iter().position(|event| is_dawn(event)) {
            dawns += 1;
            assert_eq!(*side, Side::Zombies);
            assert!((10..=37).contains(round), "game {seed}: Dawn in turn {round}");
            assert!(matches!(events[at + 1].what, Happening::Won { side: Side::Humans }));
            assert_eq!((events.len(), game.fact("zombies.left")), (at + 2, "0".into()));
        }
    }
    assert!(dawns > 0, "no game reached Dawn");
}

/// RULE ZK-RUL-20: nobody ever keeps more than three cards, and three may be kept all game long.
#[test]
fn zk_rul_20_at_most_three_cards_are_kept() {
    let kept = |game: &Game| -> Vec<u8> {
        let kept = |event: &Event| {
            if let Happening::TurnEnded { kept, .. } = event.what { Some(kept) } else { None }
        };
        game.told.iter().filter_map(kept).collect()
    };
    for seed in 0..60 {
        let game = Game::at_random(seed, |game| {
            let side = if game.fact("turn") == "humans" { Side::Humans } else { Side::Zombies };
            let cards = game.state.face_up.hand(side).len();
            assert!(game.fact("step") == "discard" || cards <= 3, "game {seed}: {cards} cards");
        });
        assert!(kept(&game).iter().all(|kept| *kept <= 3), "game {seed}");
    }
    let hoard = Game::deal(1).play_on(Habit::KeepThree, Habit::KeepThree);
    assert!(kept(&hoard).len() == 72 && kept(&hoard).iter().all(|kept| *kept == 3));
}

/// RULE ZK-RUL-22: until Dawn the zombie side has four cards in step 4 and discards one of them.
#[test]
fn zk_rul_22_zombies_always_discard_one() {
    for seed in 0..60 {
        let game = Game::at_random(seed, |game| {
            if game.fact("step") == "discard" && game.fact("turn") == "zombies" {
                assert_eq!(game.state.face_up.hand(Side::Zombies).len(), 4, "game {seed}");
            }
        });
        for (side, round, events) in game.turns() {
            let won = events.iter().any(|event| matches!(event.what, Happening::Won { .. }));
            let duty = events.iter().filter(|event| event.rule.0 == "ZK-DISC-01").count();
            if side == Side::Zombies && !won {
                assert_eq!(duty, 1, "game {seed}, round {round}");
            }
        }
    }
}

/// RULE ZK-RUL-24: whatever looks into the zombie deck, Dawn stays at its bottom until drawn.
#[horda_derive::rule_test]
fn zk_rul_24_dawn_stays_at_the_bottom() {
    let mut looks = 0;
    for seed in 0..120 {
        let game = Game::at_random(seed, |game| {
            assert_eq!(game.fact("zombies.bottom"), "dawn", "game {seed}");
            for place in ["zombies.deck", "zombies.top", "zombies.hand", "zombies.trash"] {
                assert!(!game.fact(place).contains("dawn"), "game {seed}: Dawn in {place}");
            }
        });
        let looked = |event: &&Event| matches!(event.what, Happening::Looked { .. });
        looks += game.told.iter().filter(looked).count();
    }
    assert!(looks > 0, "nobody looked into the deck");
}

/// RULE ZK-RUL-35: three zombies may enter in a turn, and never more.
#[test]
fn zk_rul_35_up_to_three_zombies_a_turn() {
    let entered = |event: &&&Event| matches!(event.what, Happening::Entered { .. });
    let mut most = 0;
    for seed in 0..120 {
        let game = Game::at_random(seed, |_| ());
        let turns = game.turns();
        let of_turns = turns.iter().map(|(_, _, events)| events.iter().filter(entered).count());
        most = most.max(of_turns.max().unwrap_or(0));
    }
    assert_eq!(most, 3);
}

/// RULE ZK-RUL-31: the Barricades are no place for a card, only a place to step to.
#[test]
fn nothing_is_placed_on_the_barricades() {
    let rules = rules();
    for card in ["griszka", "mine", "hostage", "hunger"] {
        let action = format!("play {card} barricades");
        assert!(rules.read_action(&action).is_err(), "\"{action}\" can be read");
    }
    assert!(rules.read_action("step T1B1 barricades").is_ok());
}

/// RULE ZK-SPEC-02: Mamka heals, the Nest hatches, and neither moves.
#[horda_derive::rule_test]
fn zk_spec_02_mamka_heals_and_the_nest_hatches() {
    let mut game = Game::from_facts(&[
        ("T1B5", "mamka"),
        ("T1B3", "sasza wounds=2"),
        ("T2B5", "gniazdo"),
        ("T3B5", "sasza"),
        ("zombies.hand", "griszka 3"),
    ]);
    assert!(game.fact("T1B2").starts_with("sasza") && game.fact("T1B2") != "sasza wounds=2");
    assert_eq!((game.fact("T1B5"), game.fact("T2B5")), ("mamka".into(), "gniazdo".into()));
    game.act("discard griszka");
    let mut gates = game.offers();
    gates.retain(|offer| offer.starts_with("play griszka"));
    gates.sort_unstable();
    assert_eq!(gates, ["play griszka T2B4", "play griszka T3B5"]);
}

/// RULE ZK-SPEC-03: whatever the humans may do to a zombie, they may do to Mamka and the Nest, with
/// the same outcome, and both close their field to others.
#[test]
fn zk_spec_03_mamka_and_the_nest_are_zombies_like_others() {
    let rules = rules();
    for id in rules.pack().of(Side::Humans) {
        let card = &rules.pack().card(id).id;
        // Each with an ordinary zombie of the same Strength.
        assert_eq!(outcomes(card, "mamka"), outcomes(card, "wladek"), "{card}");
        assert_eq!(outcomes(card, "gniazdo"), outcomes(card, "gieroj"), "{card}");
    }
    for name in ["mamka", "gniazdo"] {
        let game = Game::from_facts(&[("T2B3", name), ("T2B4", "sasza")]);
        assert_eq!((game.fact("T2B3").as_str(), game.fact("T2B4").as_str()), (name, "sasza"));
    }
}

/// Every way to play this card while the zombie stands on the street, and what is told of it.
fn outcomes(card: &str, zombie: &str) -> Vec<String> {
    let hand = format!("{card}, shot");
    let facts =
        [("turn", "humans"), ("step", "use"), ("humans.hand", hand.as_str()), ("T2B3", zombie)];
    let plays = Game::from_facts(&facts).offers();
    let plays = plays.iter().filter(|offer| offer.split(' ').nth(1) == Some(card));
    plays
        .map(|play| {
            let mut game = Game::from_facts(&facts);
            let events = game.act(play);
            let told = events.iter().map(|event| game.rules.write_event(event));
            format!("{play}: {}", told.collect::<Vec<_>>().join(", ")).replace(zombie, "zombie")
        })
        .collect()
}

// --- Who sees what (ZK-RUL-39) and who sits where (ZK-RUL-40) ---

const OBSERVERS: [Observer; 3] =
    [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Audience];

fn cards_left(deck: &DeckView) -> usize {
    let known = deck.top.iter().filter(|(kind, _)| kind.is_some()).count();
    let unseen: usize = deck.unseen.iter().map(|count| usize::from(*count)).sum();
    known + unseen + deck.bottom.len()
}

/// RULE ZK-RUL-39: everybody sees both Trash piles and counts both decks.
#[horda_derive::rule_test]
fn zk_rul_39_trash_piles_and_deck_sizes_are_public() {
    let game = Game::from_facts(&[
        ("step", "use"),
        ("zombies.hand", "griszka"),
        ("zombies.trash", "sasza 2, griszka"),
        ("humans.trash", "shot 3"),
        ("zombies.top", "sasza zombies"),
        ("zombies.deck", "griszka 6"),
        ("humans.deck", "shot 9"),
    ]);
    for observer in OBSERVERS {
        let view = game.rules.view(&game.state, observer);
        assert_eq!(view.face_up, game.state.face_up, "{observer:?}");
        assert_eq!(view.decks.each_ref().map(cards_left), [8, 9], "{observer:?}");
    }
}

/// RULE ZK-RUL-39: the order of a deck is hidden from everybody who was not shown it.
#[horda_derive::rule_test]
fn zk_rul_39_deck_order_is_hidden() {
    let view = |top: &str, rest: &str, observer: Observer| {
        let facts = [
            ("step", "use"),
            ("zombies.hand", "griszka"),
            ("zombies.top", top),
            ("zombies.deck", rest),
        ];
        let game = Game::from_facts(&facts);
        game.rules.view(&game.state, observer)
    };
    for observer in OBSERVERS {
        let one = view("sasza zombies", "griszka 4, sasza 2", observer);
        let other = view("griszka zombies", "griszka 3, sasza 3", observer);
        assert_eq!(one == other, observer != Observer::Seat(Seat(0)), "{observer:?}");
    }
}

/// RULE ZK-RUL-39: a look into the deck is public, what was seen is not.
#[horda_derive::rule_test]
fn zk_rul_39_a_look_is_seen_but_not_its_cards() {
    let mut game = Game::from_facts(&[
        ("turn", "humans"),
        ("step", "use"),
        ("humans.hand", "shot, night-vision"),
        ("zombies.deck", "griszka 4, sasza 4"),
    ]);
    let events = game.act("play night-vision");
    let witnessed = |observer: Observer| -> (usize, usize) {
        let seen = events.iter().filter_map(|event| game.rules.witness(event, observer));
        let seen: Vec<Event> = seen.collect();
        let looked = |event: &&Event| matches!(event.what, Happening::Looked { .. });
        let saw = |event: &&Event| matches!(event.what, Happening::Saw { .. });
        (seen.iter().filter(looked).count(), seen.iter().filter(saw).count())
    };
    assert_eq!(OBSERVERS.map(witnessed), [(1, 0), (1, 3), (1, 0)]);
    let shown = |observer: Observer| {
        let view = game.rules.view(&game.state, observer);
        view.decks[0].top.iter().filter(|(kind, _)| kind.is_some()).count()
    };
    assert_eq!(OBSERVERS.map(shown), [0, 3, 0]);
}

/// RULE ZK-RUL-40: the rules know two chairs, one for each side; who sits where is agreed at
/// the table, and people may change chairs for a return match.
#[test]
fn zk_rul_40_sides_belong_to_chairs_not_to_people() {
    let rules = rules();
    assert_eq!((rules.seats(), rules.seat_names()), (2, ["zombies", "humans"].as_slice()));
    let table = |zombies: &str, humans: &str| {
        let seats = [("zombies", zombies), ("humans", humans)];
        let identity = Identity {
            game: "zombiaki".into(),
            rules_version: Zombiaki::VERSION,
            content: "test".into(),
            rulings: Vec::new(),
            seats: seats.map(|(seat, who)| (seat.into(), who.into())).to_vec(),
            document: None,
        };
        Hosted::deal(rules.clone(), identity, &mut FastLuck::new(8))
    };
    let (first, second) = (table("Ala", "Olek"), table("Olek", "Ala"));
    assert_eq!(first.state(), second.state());
    let Pending::Decision { seats, .. } = first.pending() else { panic!("a game begins") };
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Side::Zombies.seat()]);
}
