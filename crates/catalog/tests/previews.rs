//! A preview tells the action that it is about, and nothing that runs on after it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_catalog::find;
use horda_kit::{Observer, Pending};
use horda_table::{Foresight, Seeded};

/// Enough previews of one kind.
const ENOUGH: usize = 200;

/// Plays as a greedy bot would and foresees offers that begin with these words on the way.
fn foreseen(key: &str, options: &[(&str, &str)], wanted: &str) -> Vec<Foresight> {
    let game = find(key).unwrap();
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let analyst = game.analyst(&options).unwrap();
    let seats = game.seat_names(&options).unwrap().len();
    let mut found = Vec::new();
    for seed in 0..4 {
        let mut luck = Seeded::from_number(seed);
        let holders = vec!["bot greedy".to_owned(); seats];
        let mut table = game.deal(&options, &holders, &mut luck).unwrap();
        let mut bot = game.bot("greedy".parse().unwrap(), seed, &options).unwrap();
        while let Pending::Decision { seats, .. } = table.pending()
            && found.len() < ENOUGH
        {
            let seat = seats.iter().next().unwrap();
            let (view, offers) = (table.view(Observer::Seat(seat)), table.offers(seat, 0));
            let wanted = offers.iter().filter(|it| it.action.starts_with(wanted));
            found.extend(wanted.map(|it| analyst.foresee(seat, &view, &it.action).unwrap()));
            let action = bot.choose(seat, &view, &offers, &[]).unwrap();
            table.submit(seat, table.turn(), &action, &mut luck).unwrap();
        }
    }
    assert!(found.len() > 10, "{} previews of \"{wanted}\"", found.len());
    found
}

/// Every sentence that previews tell, certain or not.
fn keys(foresight: &Foresight) -> Vec<&str> {
    let outcomes = foresight.outcomes.iter().flatten().flat_map(|(happens, _)| happens);
    foresight.certain.iter().chain(outcomes).map(|phrase| &*phrase.key).collect()
}

/// Whatever is previewed, none of these is told.
fn never_told(previews: &[Foresight], later: &[&str]) {
    for preview in previews {
        let told = keys(preview);
        assert!(!told.iter().any(|key| later.contains(key)), "{told:?}");
    }
}

#[test]
fn ending_a_turn_of_zombiaki_tells_no_move_of_the_other_side() {
    for preview in foreseen("zombiaki", &[], "end") {
        assert_eq!(keys(&preview), ["event-ended"]);
        assert_eq!(preview.outcomes, Some(Vec::new()), "no luck is left to this action");
    }
    let later = ["event-turn", "event-drew", "event-dawn"];
    never_told(&foreseen("zombiaki", &[], "discard"), &later);
    never_told(&foreseen("zombiaki", &[], "play"), &later);
}

#[test]
fn ending_a_turn_of_terror_tells_no_move_of_the_other_side() {
    for preview in foreseen("terror", &[], "end") {
        assert_eq!(keys(&preview).last(), Some(&"event-humans-ended"));
        assert_eq!(preview.outcomes, Some(Vec::new()), "no luck is left to this action");
    }
    let later = ["event-turn", "event-due", "event-terror-moved"];
    never_told(&foreseen("terror", &[], ""), &later);
}

#[test]
fn finishing_a_step_of_gear_up_tells_nothing_of_the_next_one() {
    let two = [("players", "2")];
    let later = ["event-march", "event-marched", "event-revealed", "event-round", "event-drew"];
    never_told(&foreseen("gearup", &two, "done"), &later);
    never_told(&foreseen("gearup", &two, "shoot"), &later);
    never_told(&foreseen("gearup", &two, "stamp"), &later);
}

#[test]
fn ending_a_turn_of_zombicide_tells_nothing_of_the_zombies() {
    let later = [
        "event-zombie-phase",
        "event-activated",
        "event-zombies-attack",
        "event-zombie-card",
        "event-spawned",
        "event-end-phase",
        "event-round",
    ];
    never_told(&foreseen("zombicide", &[], "end"), &later);
}
