//! Reads a set-up and says everything that is wrong with it.

use arrayvec::ArrayVec;
use horda_content::{TomlTable, Word};

use crate::card::{CardId, CardSet, HAND};
use crate::field_set::FieldSet;
use crate::human::HUMANS;
use crate::pack::Pack;
use crate::place::{Facing, Field, Half, ROWS, read_field};
use crate::setup::{Search, Setup, Thing};
use crate::side::Side;
use crate::state::{Ground, LOOT, Special, TOKENS, ZOMBIES};
use crate::token::Sort;

/// Reads one set-up.
pub(crate) fn read_setup(pack: &Pack, table: &TomlTable<'_>) -> Option<Setup> {
    let id: Option<String> = table.required("id");
    let named = id.is_some();
    let order = read_order(table);
    let (ground, cover) = read_ground(pack, table, order.len());
    let special = read_special(table, cover);
    let zombies = || table.array("zombies", 0..=9, "zombies = [supermarket, car]");
    let zombies = table.has("zombies").then(zombies).flatten().unwrap_or([5, 5]);
    let search = table.table("search");
    let search = search.and_then(|own| own.finished(|own| read_search(own, cover)));
    let cards = read_cards(pack, table);
    let dog = table.flag("dog");
    let setup = Setup {
        goal: table.number_or("goal", 1..=12, 5) as u8,
        bullets: table.number_or("bullets", 0..=6, 4) as u8,
        id: id.unwrap_or_default(),
        cards,
        dog,
        search,
        ground,
        order,
        zombies,
        special,
    };
    check_tokens(pack, &setup, table);
    check_ground(&setup, table);
    named.then_some(setup)
}

/// The tokens that lie there from the start, and the fields they cover. Tokens may not overlap.
fn read_ground(pack: &Pack, table: &TomlTable<'_>, later: usize) -> (Ground, FieldSet) {
    let mut ground = Ground::bare();
    let mut cover = FieldSet::NONE;
    for word in table.words("tokens") {
        let read = word.accept(pack.read_lying_token(&word.text));
        let Some((token, own)) = read else { continue };
        if pack.token(token.kind).sort == Sort::Car && token.at.row() + 1 != ROWS {
            word.problem("the car stands in the last row", Some("such as \"car F16\"".into()));
        }
        let taken = own.and(cover);
        if let Some(field) = taken.first() {
            let what = format!("\"{}\" overlaps another token on {field}", word.text);
            word.problem(what, Some("every field holds at most one token".into()));
        } else if ground.tokens.len() + later >= TOKENS {
            word.problem(format!("more than {TOKENS} tokens on one board"), None);
        } else {
            ground.lay(pack.token(token.kind), token);
        }
        cover = cover.or(own);
    }
    (ground, cover)
}

/// Reads `zombies large`.
fn read_order(table: &TomlTable<'_>) -> Vec<(Side, Sort)> {
    let read = |word: &Word<'_>| {
        let (side, sort) = word.text.split_once(' ')?;
        Some((Side::named(side)?, Sort::named(sort)?))
    };
    let complain = |word: Word<'_>| {
        let read = read(&word);
        if read.is_none() {
            let what = format!("\"{}\" does not say who places what", word.text);
            word.problem(what, Some("write \"zombies large\" or \"humans small\"".into()));
        }
        read
    };
    let order: Vec<(Side, Sort)> = table.words("order").into_iter().filter_map(complain).collect();
    if order.len() > TOKENS {
        table.problem(Some("order"), format!("more than {TOKENS} tokens on one board"), None);
    }
    order
}

/// Reads `runner F9 s`.
fn read_special(table: &TomlTable<'_>, cover: FieldSet) -> Vec<(Special, Field, Facing)> {
    let read = |word: &Word<'_>| {
        let mut words = word.text.split_whitespace();
        let special = Special::named(words.next()?)?;
        let at = read_field(words.next()?).filter(|at| !cover.contains(*at))?;
        let facing = Facing::named(words.next()?)?;
        words.next().is_none().then_some((special, at, facing))
    };
    let mut special: Vec<(Special, Field, Facing)> = Vec::new();
    for word in table.words("special") {
        let own = read(&word);
        // Each of them exists once, and two of them do not share a field.
        match own.filter(|own| special.iter().all(|it| it.0 != own.0 && it.1 != own.1)) {
            Some(own) => special.push(own),
            None => {
                let what = format!("\"{}\" is no special zombie on a free field", word.text);
                word.problem(what, Some("write \"runner F9 s\" or \"brute F9 s\"".into()));
            }
        }
    }
    special
}

/// The cards of each side that may be drawn. A whole hand must be left.
fn read_cards(pack: &Pack, table: &TomlTable<'_>) -> [CardSet; 2] {
    let without = table.words("without");
    let without = without.iter().filter_map(|word| word.accept(pack.read_card(&word.text)));
    let cards = pack.cards_without(&without.collect::<Vec<CardId>>());
    for side in Side::ALL {
        let left = cards[side.index()].len();
        if left < HAND {
            let what = format!("{left} cards are left for the {}, they draw {HAND}", side.name());
            table.problem(Some("without"), what, Some("leave fewer cards out".into()));
        }
    }
    cards
}

fn read_search(table: &TomlTable<'_>, cover: FieldSet) -> Option<Search> {
    let mut fields = ArrayVec::<Field, LOOT>::new();
    for word in table.words("fields") {
        let field = read_field(&word.text).filter(|field| !cover.contains(*field));
        match field.filter(|field| !fields.contains(field)) {
            Some(field) if !fields.is_full() => fields.push(field),
            Some(_) => word.problem(format!("more than {LOOT} search tokens"), None),
            None => word.problem(
                format!("\"{}\" is no free field for a search token", word.text),
                Some("each lies on a field of its own that no other token covers".into()),
            ),
        }
    }
    let real = table.number("real", 1..=fields.len().max(1) as i64);
    let needed = table.number("needed", 1..=real.unwrap_or(LOOT as i64));
    let heavy = table.flag("heavy");
    let thing = table.choice("thing", &Thing::WORDS);
    Some(Search { thing: thing?, fields, real: real? as u8, needed: needed? as u8, heavy })
}

/// The box must hold what is used (ZT-COMP-03), with one car, at most one sewer and one booth
/// (ZT-ADV-05, ZT-FREE-04).
fn check_tokens(pack: &Pack, setup: &Setup, table: &TomlTable<'_>) {
    let lies = |sort: Sort| {
        let tokens = setup.ground.tokens.iter();
        tokens.filter(|token| pack.token(token.kind).sort == sort).count()
    };
    for sort in Sort::ALL {
        let placed = setup.order.iter().filter(|(_, own)| *own == sort).count();
        let copies = pack.of_sort(sort).map(|kind| usize::from(pack.token(kind).copies)).sum();
        let single = matches!(sort, Sort::Car | Sort::Sewer | Sort::Booth);
        let most = if single { 1 } else { copies };
        let used = lies(sort) + placed;
        if used > most {
            let what = format!("{used} tokens of sort \"{}\", at most {most}", sort.name());
            table.problem(Some("tokens"), what, None);
        }
        if sort == Sort::Car && used == 0 {
            let hint = "add \"car F16\" to the tokens, or \"zombies car\" to the order";
            table.problem(None, "there is no escape car", Some(hint.into()));
        }
    }
    for kind in pack.all_tokens() {
        let own = pack.token(kind);
        let used = setup.ground.tokens.iter().filter(|token| token.kind == kind).count();
        if used > usize::from(own.copies) {
            let what = format!("{used} tokens \"{}\", the box holds {}", own.id, own.copies);
            table.problem(Some("tokens"), what, None);
        }
    }
}

/// What ZT-GAP-01 and ZT-GAP-02 ask of a board.
fn check_ground(setup: &Setup, table: &TomlTable<'_>) {
    let ground = &setup.ground;
    let first_row = FieldSet::rows(0, 1).without(ground.obstacles);
    let pawns = HUMANS - usize::from(!setup.dog);
    let free = first_row.without(setup.special.iter().map(|(_, at, _)| *at).collect()).len();
    if (free as usize) < pawns {
        let what = format!("the first row is blocked: {free} free fields for {pawns} pawns");
        table.problem(Some("tokens"), what, Some("move a token out of row 1".into()));
    }
    let cut_off = first_row.without(ground.near_car());
    if let Some(field) = cut_off.first().filter(|_| ground.car.is_some()) {
        let what = format!("the car cannot be reached from {field}");
        table.problem(Some("tokens"), what, Some("leave a way between the tokens".into()));
    }
    if let Some(sewer) = ground.sewer.filter(|sewer| sewer.half() != Half::Car) {
        let what = format!("the sewer lies on {sewer}, outside the car's half");
        table.problem(Some("tokens"), what, Some("rows 9 to 16 are the car's half".into()));
    }
    let zombies = setup.zombies.iter().sum::<u8>() + setup.special.len() as u8;
    if zombies >= ZOMBIES {
        let what = format!("{zombies} zombies at the start leave no pool");
        table.problem(Some("zombies"), what, None);
    }
    for (search, field) in
        setup.search.iter().flat_map(|it| it.fields.iter().map(move |at| (it, at)))
    {
        if ground.car.is_some() && !ground.near_car().contains(*field) {
            let what =
                format!("no way leads from the {} on {field} to the car", search.thing.name());
            table.problem(Some("search"), what, None);
        }
    }
}
