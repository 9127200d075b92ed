//! Playing together: who wins, who sees what, who proposes, what may be taken back.

use std::collections::BTreeSet;

use horda_content::Variant;
use horda_gearup::GearUp;
use horda_gearup::action::Action;
use horda_gearup::card::Colour;
use horda_gearup::event::Happening;
use horda_gearup::state::State;
use horda_kit::{Cx, FastLuck, Notation, Observer, Pending, Rules, Seat, SeatSet};
use horda_table::{Hosted, Identity, Seeded, Table as _, UndoPolicy, UndoRight};
use horda_testkit::play_random;

use crate::kit::{position, rules, rules_with, with_content};

/// RULE GU-GEN-01, GU-SET-01: one to six seats, each with a name and a Survivor of its own.
#[test]
fn gu_set_01_one_to_six_seats_with_a_survivor_each() {
    for crew in 1..=6u8 {
        let many = [("players", ["1", "2", "3", "4", "5", "6"][usize::from(crew) - 1])];
        let rules = rules_with(&many);
        assert_eq!(rules.seats(), crew);
        let names: BTreeSet<_> = rules.seat_names().iter().collect();
        assert_eq!(names.len(), usize::from(crew));
        let dealt = rules.deal(&mut Cx::playout(FastLuck::new(7)));
        assert_eq!((dealt.round, dealt.turn), (0, 0), "the rounds come after the choice");
        let state = play_random(&rules, 7, &mut Vec::new(), |_, _, _| {});
        let who: BTreeSet<u8> = state.seats.iter().map(|seat| seat.survivor.unwrap().0).collect();
        assert_eq!((state.seats.len(), who.len()), (usize::from(crew), usize::from(crew)));
    }
    let none = [("players".to_owned(), "7".to_owned())];
    assert!(self::rules().with_options(&none).is_err());
}

/// RULE GU-GEN-01: a seat that is not at the table may do nothing, and is told so.
#[horda_derive::rule_test]
fn gu_gen_01_a_seat_that_is_not_at_the_table_does_nothing() {
    let rules = rules_with(&[("players", "2")]);
    let state = position(&rules, &[("turn-card", "t1"), ("z1", "walker-1 one s3")]);
    let refusal = rules.check(&state, Seat(2), &Action::Done).expect_err("there are two seats");
    assert_eq!((refusal.rule.0, &*refusal.reason.key), ("GU-GEN-01", "refusal-seat-missing"));
}

/// RULE GU-SET-02: two seats may want the same Survivor, and nothing else is taken from another
/// seat by being faster.
#[horda_derive::rule_test]
fn gu_set_02_only_survivors_are_contested() {
    let rules = rules_with(&[("players", "2")]);
    let muster = [("round", "0"), ("step", "muster"), ("commander", ""), ("one", ""), ("two", "")];
    let state = position(&rules, &muster);
    assert!(rules.is_contested(&state));
    let mut offers = Vec::new();
    rules.legal_actions(&state, Seat(0), &mut offers);
    assert_eq!(offers.len(), 6);
    let firing = position(&rules, &[("turn-card", "t1"), ("z1", "walker-1 one s3")]);
    assert!(!rules.is_contested(&firing));
}

/// RULE GU-GEN-02: everybody wins or nobody does.
#[horda_derive::rule_test]
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

/// RULE GU-CMD-06, GU-SET-10, GU-AMB-51: the team names the Commander and assigns zombies; one
/// seat says so, all the others may propose.
#[horda_derive::rule_test]
fn gu_amb_51_the_others_may_propose() {
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
#[horda_derive::rule_test]
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
        document: None,
    };
    let mut luck = Seeded::from_number(5);
    let mut table = Hosted::deal(rules, identity, &mut luck);
    let mut act = |table: &mut Hosted<GearUp>, seat: Seat, action: &str| {
        let version = table.turn();
        table.submit(seat, version, action, &mut luck).unwrap_or_else(|no| panic!("{no:?}"));
    };
    act(&mut table, Seat(0), "command one");
    let before = table.state().clone();
    let mut stamps = table.offers(Seat(0), 0).into_iter().map(|offer| offer.action);
    let stamp = stamps.rfind(|it| it.starts_with("stamp")).expect("a zombie to hit");
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
