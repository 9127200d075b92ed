//! The interface of a table with a real game behind it: undo, stale and refused actions, journals, records.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_kit::{Arg, Chance, ChanceTag, Observer, Odds, Pending, Rules, Seat, SeatSet};
use horda_table::{
    Hosted, Identity, Journal, Luck, Packed, Record, ResumeError, Seeded, Table, TableError, Turn,
    UndoPolicy, UndoRight, replay, resume,
};
use horda_zombiaki::options::Options;
use horda_zombiaki::{Zombiaki, shipped};

const ZOMBIES: Seat = Seat(0);
const HUMANS: Seat = Seat(1);

fn rules() -> Zombiaki {
    shipped::rules(Options::default()).expect("the shipped decks are right")
}

fn identity() -> Identity {
    Identity {
        game: "zombiaki".into(),
        rules_version: Zombiaki::VERSION,
        content: "test".into(),
        rulings: Vec::new(),
        seats: vec![("zombies".into(), "human".into()), ("humans".into(), "human".into())],
        document: None,
    }
}

fn deal(luck: &mut Seeded) -> Hosted<Zombiaki> {
    Hosted::deal(rules(), identity(), luck)
}

/// Takes the first offer of the seat that must decide, so many times.
fn play_on(table: &mut Hosted<Zombiaki>, luck: &mut Seeded, turns: u32) {
    for _ in 0..turns {
        let Pending::Decision { .. } = table.pending() else { return };
        play_any(table, luck);
    }
}

fn play_any(table: &mut Hosted<Zombiaki>, luck: &mut Seeded) -> Turn {
    let Pending::Decision { seats, .. } = table.pending() else { panic!("the game is over") };
    let seat = seats.iter().next().unwrap();
    let action = table.offers(seat, 0)[0].action.clone();
    table.submit(seat, table.turn(), &action, luck).unwrap()
}

#[test]
fn a_choice_without_luck_can_be_taken_back_freely() {
    let mut luck = Seeded::from_number(3);
    let mut table = deal(&mut luck);
    let before = (table.digest(), table.state().clone());
    play_on(&mut table, &mut luck, 1);
    assert_eq!(table.undo_right(ZOMBIES, UndoPolicy::Together), UndoRight::Free);
    assert_eq!(table.undo_right(HUMANS, UndoPolicy::Together), UndoRight::Nothing);
    table.undo(ZOMBIES, UndoPolicy::Together, SeatSet::NONE).unwrap();
    assert_eq!((table.digest(), table.state().clone()), before);
    assert_eq!(table.turn(), 0);
}

#[test]
fn a_turn_that_showed_cards_is_taken_back_only_by_agreement_or_alone() {
    let mut luck = Seeded::from_number(3);
    let mut table = deal(&mut luck);
    play_on(&mut table, &mut luck, 1);
    let before = table.digest();
    table.submit(ZOMBIES, 1, "end", &mut luck).unwrap();
    let right = UndoRight::NeedsAgreement(SeatSet::only(HUMANS));
    assert_eq!(table.undo_right(ZOMBIES, UndoPolicy::Together), right);
    let refused = table.undo(ZOMBIES, UndoPolicy::Together, SeatSet::NONE);
    assert!(matches!(refused, Err(TableError::NoUndo(_))));
    assert_eq!(table.turn(), 2);
    assert_eq!(table.undo_right(ZOMBIES, UndoPolicy::Solo), UndoRight::Free);
    table.undo(ZOMBIES, UndoPolicy::Together, SeatSet::only(HUMANS)).unwrap();
    assert_eq!(table.digest(), before);
}

#[test]
fn stale_unreadable_and_refused_actions_change_nothing() {
    let mut luck = Seeded::from_number(3);
    let mut table = deal(&mut luck);
    let before = table.digest();
    let stale = table.submit(ZOMBIES, 7, "end", &mut luck);
    assert!(matches!(stale, Err(TableError::Stale { current: 0 })));
    let misspelt = table.submit(ZOMBIES, 0, "discrad sasza", &mut luck).unwrap_err();
    assert!(misspelt.to_string().contains("did you mean \"discard\"?"), "{misspelt}");
    let Err(TableError::Refused(refusal)) = table.submit(ZOMBIES, 0, "end", &mut luck) else {
        panic!("the discard comes first");
    };
    assert_eq!(refusal.rule.0, "ZK-DISC-01");
    let Err(TableError::Refused(refusal)) = table.submit(HUMANS, 0, "end", &mut luck) else {
        panic!("it is the zombies' turn");
    };
    assert_eq!(refusal.rule.0, "ZK-RUL-41");
    assert_eq!((table.digest(), table.turn()), (before, 0));
}

/// Luck that breaks its promise, so that the rules panic.
struct Liar;

impl Chance for Liar {
    fn answer(&mut self, _tag: ChanceTag, _odds: Odds<'_>) -> u32 {
        31
    }
}

impl Luck for Liar {}

#[test]
fn a_broken_invariant_is_reported_with_the_journal_and_changes_nothing() {
    let mut luck = Seeded::from_number(3);
    let mut table = deal(&mut luck);
    play_on(&mut table, &mut luck, 1);
    let before = table.digest();
    let Err(TableError::Broken { what, report }) = table.submit(ZOMBIES, 1, "end", &mut Liar)
    else {
        panic!("an impossible answer is a bug");
    };
    assert!(what.contains("not possible"), "{what}");
    assert!(report.contains("broke at: zombies end"));
    let reported = replayed(&report).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(reported.digest(), before, "the report leads to where it broke");
    assert_eq!((table.digest(), table.turn()), (before, 1));
}

fn journal_of(turns: u32) -> (Hosted<Zombiaki>, String) {
    let mut luck = Seeded::from_number(11);
    let mut table = deal(&mut luck);
    play_on(&mut table, &mut luck, turns);
    let text = table.journal().write();
    (table, text)
}

fn replayed(text: &str) -> Result<Hosted<Zombiaki>, String> {
    let journal = Journal::read("game", text).unwrap();
    replay(rules(), &journal, None, &mut |_, _| ()).map_err(|divergence| divergence.to_string())
}

#[test]
fn a_journal_verifies_and_stops_where_it_is_told() {
    let (table, text) = journal_of(1000);
    assert!(matches!(table.pending(), Pending::Over(_)), "the first offers end a game");
    assert!(!text.contains("result: unfinished"));
    assert_eq!(replayed(&text).unwrap().digest(), table.digest());
    let journal = Journal::read("game", &text).unwrap();
    let mut seen = 0;
    let part = replay(rules(), &journal, Some(5), &mut |_, _| seen += 1).unwrap();
    assert_eq!((part.turn(), seen), (5, 5));
    assert_eq!(part.digest(), journal.lines[5].digest);
}

#[test]
fn a_changed_journal_names_the_first_turn_that_differs_and_why() {
    let (_, text) = journal_of(12);
    let line = |number: usize| {
        text.lines().find(|line| line.starts_with(&format!("{number} "))).unwrap().to_owned()
    };
    let digest = line(4).rsplit(' ').next().unwrap().to_owned();
    let other = replayed(&text.replace(&digest, "0123456789abcdef")).err().unwrap();
    assert!(other.starts_with("turn 4: the digest is"), "{other}");

    let illegal = text.replace(&line(1), &line(1).replace("discard", "play"));
    let why = replayed(&illegal).err().unwrap();
    assert!(
        why.starts_with("turn 1: ") && why.contains("is not legal now, by ZK-DISC-01"),
        "{why}"
    );

    let deal = line(0);
    let (head, _) = deal.split_once("zombies.draw").unwrap();
    let spare = text.replace(head, &format!("{head}humans.draw=shot "));
    let why = replayed(&spare).err().unwrap();
    assert!(
        why.contains("the journal answers \"humans.draw\", the rules now ask \"zombies.draw\""),
        "{why}"
    );

    let now = Zombiaki::VERSION;
    let why = replayed(&text.replace(&format!("rules: {now}"), "rules: 99")).err().unwrap();
    let said = format!("turn 0: the journal was played by rules version 99, this is version {now}");
    assert_eq!(why, said);
    let why = replayed(&text.replace("game: zombiaki", "game: chess")).err().unwrap();
    assert!(why.contains("of \"chess\""), "{why}");
}

#[test]
fn the_identity_is_part_of_the_chain() {
    let (_, text) = journal_of(3);
    let why = replayed(&text.replace("seat: humans human", "seat: humans bot hard")).err().unwrap();
    assert!(why.starts_with("turn 0: the digest"), "{why}");
}

#[test]
fn records_resume_the_same_table_with_its_past() {
    let mut luck = Seeded::from_number(1);
    let mut table = deal(&mut luck);
    let mut records = vec![table.dealt()];
    for _ in 0..20 {
        records.push(play_any(&mut table, &mut luck).record);
    }
    let identity = table.identity().clone();
    let mut again = resume(rules(), identity.clone(), &records).unwrap().table;
    assert_eq!(again.journal(), table.journal());
    assert_eq!(again.state(), table.state());
    for observer in [Observer::Seat(ZOMBIES), Observer::Seat(HUMANS), Observer::Audience] {
        assert_eq!(again.view(observer).get(), table.view(observer).get());
        assert_eq!(again.view_at(7, observer).get(), table.view_at(7, observer).get());
        let told = |table: &Hosted<Zombiaki>| format!("{:?}", table.told(observer, 5));
        assert_eq!(told(&again), told(&table));
        assert_eq!(again.opening(observer).len(), table.opening(observer).len());
    }
    let undo = |table: &mut Hosted<Zombiaki>| {
        table.undo(ZOMBIES, UndoPolicy::Solo, SeatSet::NONE).unwrap();
        table.digest()
    };
    assert_eq!(undo(&mut again), undo(&mut table), "what was played before can be taken back");
}

#[test]
fn damaged_records_are_found() {
    let mut luck = Seeded::from_number(1);
    let mut table = deal(&mut luck);
    let records: Vec<Record> = [table.dealt()]
        .into_iter()
        .chain((0..3).map(|_| play_any(&mut table, &mut luck).record))
        .collect();
    let resumed = |records: &[Record]| resume(rules(), table.identity().clone(), records);
    assert_eq!(resumed(&[]).err(), Some(ResumeError::NoDeal));
    let mut cut = records.clone();
    cut[2].position = Packed::Difference([255; 9].into());
    let why = resumed(&cut).err().unwrap().to_string();
    assert_eq!(why, "turn 2 is damaged: its position cannot be read");
    let mut forged = records.clone();
    forged[1].line.action.push('!');
    let why = resumed(&forged).err().unwrap().to_string();
    assert!(why.starts_with("turn 1 is damaged: the digest is"), "{why}");
    let version = Zombiaki::VERSION + 1;
    let newer = Identity { rules_version: version, ..table.identity().clone() };
    let error = resume(rules(), newer, &records).err();
    assert_eq!(error, Some(ResumeError::OtherRules { version }));
}

#[test]
fn what_was_told_is_told_again_to_a_client_that_comes_later() {
    let mut luck = Seeded::from_number(4);
    let mut table = deal(&mut luck);
    let mut told = Vec::new();
    for _ in 0..30 {
        let turn = play_any(&mut table, &mut luck);
        let news = table.latest(Observer::Audience);
        told.push(format!("{:?} {:?} {news:?}", turn.turn, turn.seat));
    }
    let again = table.told(Observer::Audience, 0);
    let again: Vec<String> =
        again.iter().map(|it| format!("{:?} {:?} {:?}", it.turn, it.seat, it.steps)).collect();
    assert_eq!(again, told);
}

#[test]
fn news_reach_only_those_who_may_see_them() {
    let mut luck = Seeded::from_number(1);
    let mut table = deal(&mut luck);
    let (mut seats_saw, mut audience_saw) = (0, 0);
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().unwrap();
        let offers = table.offers(seat, usize::MAX);
        let peek =
            offers.iter().find(|it| it.action == "play brain" || it.action == "play night-vision");
        let action = peek.unwrap_or(&offers[0]).action.clone();
        table.submit(seat, table.turn(), &action, &mut luck).unwrap();
        for observer in [Observer::Seat(ZOMBIES), Observer::Seat(HUMANS), Observer::Audience] {
            let steps = table.latest(observer);
            let news = steps.iter().flat_map(|step| &step.news);
            let saw = news.filter(|item| item.phrase.key == "event-saw").count();
            match observer {
                Observer::Seat(who) if who == seat => seats_saw += saw,
                Observer::Seat(_) | Observer::Audience => audience_saw += saw,
            }
        }
    }
    assert!(seats_saw > 0, "a side looked at the deck in this game");
    assert_eq!(audience_saw, 0);
}

#[test]
fn a_march_is_told_zombie_by_zombie() {
    let mut luck = Seeded::from_number(4);
    let mut table = deal(&mut luck);
    let mut several = 0;
    while let Pending::Decision { .. } = table.pending() {
        play_any(&mut table, &mut luck);
        let steps = table.latest(Observer::Audience);
        let movers = steps.iter().map(|step| {
            let moved = step.news.iter().filter(|item| item.phrase.key == "event-moved");
            let card = |(name, _): &&(&str, Arg)| *name == "card";
            let mut who: Vec<_> =
                moved.map(|it| &it.phrase.args.iter().find(card).unwrap().1).collect();
            who.dedup();
            assert!(who.len() <= 1, "{who:?} moved in one step");
            assert!(who.is_empty() || !step.change.is_empty(), "a step changes the street");
            who.len()
        });
        several += usize::from(movers.sum::<usize>() > 1);
    }
    assert!(several > 0, "more than one zombie moved in a turn");
}
