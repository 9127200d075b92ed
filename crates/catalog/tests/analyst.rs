//! What an analyst says of a real game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_catalog::{find, games};
use horda_kit::{Observer, Pending, Seat};
use horda_table::{Foresight, Seeded, Table};

/// A table of Zombiaki at the first position in which a seat may do this, and which seat.
fn table_with(wanted: &str) -> (Box<dyn Table>, Seat, String) {
    let game = find("zombiaki").unwrap();
    for seed in 0..200 {
        let mut luck = Seeded::from_number(seed);
        let mut table = game.deal(&[], &["person".into(), "person".into()], &mut luck).unwrap();
        while let Pending::Decision { seats, .. } = table.pending() {
            let seat = seats.iter().next().unwrap();
            let offers = table.offers(seat, usize::MAX);
            if let Some(offer) = offers.iter().find(|offer| offer.action.starts_with(wanted)) {
                return (table, seat, offer.action.clone());
            }
            let spare = offers.iter().find(|it| it.action.starts_with("discard"));
            let action = spare.unwrap_or(&offers[offers.len() - 1]).action.clone();
            table.submit(seat, table.turn(), &action, &mut luck).unwrap();
        }
    }
    panic!("nobody could ever {wanted}");
}

fn foreseen(wanted: &str) -> Foresight {
    let (table, seat, action) = table_with(wanted);
    let analyst = find("zombiaki").unwrap().analyst(&[]).unwrap();
    analyst.foresee(seat, &table.view(Observer::Seat(seat)), &action).unwrap()
}

#[test]
fn what_needs_no_luck_is_certain() {
    let foresight = foreseen("play griszka");
    let keys: Vec<&str> = foresight.certain.iter().map(|it| &*it.key).collect();
    assert_eq!(keys, ["event-played-field", "event-entered"]);
    assert_eq!(foresight.outcomes, Some(Vec::new()));
}

#[test]
fn a_look_into_the_deck_is_never_foreseen() {
    let foresight = foreseen("play night-vision");
    let keys: Vec<&str> = foresight.certain.iter().map(|it| &*it.key).collect();
    assert!(keys.contains(&"event-played") && !keys.contains(&"event-saw"), "{keys:?}");
    assert_eq!(foresight.outcomes, None, "there are too many ways to list");
}

#[test]
fn advice_is_one_of_the_offers_and_chances_add_up() {
    let (table, seat, _) = table_with("play griszka");
    let analyst = find("zombiaki").unwrap().analyst(&[]).unwrap();
    let offers = table.offers(seat, usize::MAX);
    let view = table.view(Observer::Seat(seat));
    let advised = analyst.advise(seat, &view, &offers, 1).unwrap();
    assert!(offers.iter().any(|offer| offer.action == advised.offer.action));
    assert!((0.0..=1.0).contains(&advised.before) && advised.after <= 1.0);
    let estimate = analyst.estimate(&table.view(Observer::Audience)).unwrap();
    let likely = estimate.seats.iter().map(|[_, likely, _]| likely).sum::<f32>();
    assert!((likely - 1.0).abs() < 0.001, "every game is won by a seat: {estimate:?}");
    let own = estimate.seats[usize::from(seat.0)][1];
    assert!((advised.before - own).abs() < 0.001, "a hint and the curve say the same");
}

/// Where the game has an argument of its own, a hint gives it; else it tells what follows.
#[test]
fn a_hint_says_why() {
    let game = find("gearup").unwrap();
    let options = vec![("players".to_owned(), "2".to_owned())];
    let mut luck = Seeded::from_number(3);
    let mut table = game.deal(&options, &["person".into(), "person".into()], &mut luck).unwrap();
    let analyst = game.analyst(&options).unwrap();
    loop {
        let Pending::Decision { seats, .. } = table.pending() else { panic!("nobody was named") };
        let seat = seats.iter().next().unwrap();
        let offers = table.offers(seat, usize::MAX);
        if offers[0].action.starts_with("command") {
            let advised = analyst.advise(seat, &table.view(Observer::Seat(seat)), &offers, 1);
            let why = advised.unwrap().why;
            assert!(why.len() == 1 && why[0].key.starts_with("reason-"), "{why:?}");
            return;
        }
        let action = offers[0].action.clone();
        table.submit(seat, table.turn(), &action, &mut luck).unwrap();
    }
}

/// Every hint has a reason in words that the texts of the game know.
#[test]
fn no_hint_is_without_a_reason() {
    for game in games() {
        let seats = game.seat_names(&[]).unwrap().len();
        let mut luck = Seeded::from_number(5);
        let mut table = game.deal(&[], &vec!["person".into(); seats], &mut luck).unwrap();
        let mut bot = game.bot("greedy".parse().unwrap(), 5, &[]).unwrap();
        let analyst = game.analyst(&[]).unwrap();
        let (mut hints, mut own) = (0, 0);
        while let Pending::Decision { seats, .. } = table.pending()
            && hints < 12
        {
            let seat = seats.iter().next().unwrap();
            let (view, offers) = (table.view(Observer::Seat(seat)), table.offers(seat, 0));
            if table.turn() % 5 == 0 {
                let why = analyst.advise(seat, &view, &offers, 1).unwrap().why;
                assert!(!why.is_empty(), "{}", game.key());
                assert!(why.iter().all(|it| game.texts().has(&it.key)), "{}: {why:?}", game.key());
                hints += 1;
                own += usize::from(why[0].key != "reason-searched");
            }
            let action = bot.choose(seat, &view, &offers, &[]).unwrap();
            table.submit(seat, table.turn(), &action, &mut luck).unwrap();
        }
        println!("{}: {own} of {hints} hints have a reason of their own", game.key());
        assert!(hints > 5 && own > 0, "{}: {own} of {hints}", game.key());
    }
}
