//! Reads one card of a pack. What does not make sense is reported, all of it.

use arrayvec::ArrayVec;
use horda_content::{TomlTable, did_you_mean};

use crate::card::{
    ActionCard, Along, Amount, AttachmentCard, CarCard, Card, Effect, Entry, Harm, Influence,
    LastingCard, ObjectCard, Placement, Play, Scope, Side, Targeting, WoundIcon, ZombieCard,
};
use crate::layer::FieldSet;
use crate::place::Field;

/// The largest number a card may print. Keeps every sum far from overflow.
const LARGEST: i64 = 9;

type ReadPlay = fn(&TomlTable<'_>, Side) -> Option<Play>;

const TYPES: [(&str, ReadPlay); 6] = [
    ("zombie", |table, side| read_zombie(table, side).map(Play::Zombie)),
    ("object", |table, side| read_object(table, side).map(Play::Object)),
    ("lasting", |table, _| read_lasting(table).map(Play::Lasting)),
    ("attachment", |table, _| Some(Play::Attachment(read_attachment(table)))),
    ("action", |table, _| read_action(table).map(Play::Action)),
    ("dawn", |_, _| Some(Play::Dawn)),
];

/// Reads a card of this side, or reports why it cannot be.
pub(crate) fn read_card(table: &TomlTable<'_>, side: Side) -> Option<Card> {
    let id = read_id(table);
    let copies = table.number("copies", 1..=40);
    let scope = table.choice("scope", &Scope::WORDS);
    let play = table.choice("type", &TYPES).and_then(|read| read(table, side));
    let icon = read_icon(table);
    let [needs_line, blocks_line, one_round] =
        ["needs-line", "blocks-line", "one-round"].map(|key| table.flag(key));
    table.finish();
    let card = Card {
        id: id?,
        copies: copies? as u8,
        scope: scope?,
        icon,
        needs_line,
        blocks_line,
        one_round,
        play: play?,
    };
    check_print(table, &card);
    for (key, what, hint) in card.nonsense() {
        report(table, table.has(key).then_some(key), what, hint);
    }
    Some(card)
}

fn report(table: &TomlTable<'_>, key: Option<&str>, what: impl Into<String>, hint: &str) {
    table.problem(key, what, Some(hint.to_owned()));
}

fn read_id(table: &TomlTable<'_>) -> Option<String> {
    let id: String = table.required("id")?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(plain) {
        let hint = "use small letters, digits and hyphens, such as \"shot-2\"";
        report(table, Some("id"), format!("\"{id}\" is no card id"), hint);
        return None;
    }
    Some(id)
}

fn read_icon(table: &TomlTable<'_>) -> WoundIcon {
    let words = [("variable", WoundIcon::Variable), ("annihilates", WoundIcon::Annihilates)];
    match table.value("icon") {
        None => WoundIcon::None,
        Some(value) if value.number().is_some() => {
            WoundIcon::Number(table.number_or("icon", 1..=LARGEST, 1) as u8)
        }
        Some(_) => table.choice_or("icon", &words, WoundIcon::None),
    }
}

/// RULE ZK-ZOMB-01: every zombie has a Strength of at least 1.
fn read_zombie(table: &TomlTable<'_>, side: Side) -> Option<ZombieCard> {
    if side == Side::Humans {
        let hint = "move it to the zombies' file";
        report(table, Some("type"), "the human deck has no zombies", hint);
    }
    Some(ZombieCard {
        strength: table.number("strength", 1..=LARGEST)? as u8,
        speed: table.number_or("speed", 0..=5, 1) as u8,
        agile: table.flag("agile"),
        steadfast: table.flag("steadfast"),
        nurses: table.number_or("nurses", 0..=LARGEST, 0) as u8,
        nest: table.flag("nest"),
    })
}

fn read_attachment(table: &TomlTable<'_>) -> AttachmentCard {
    AttachmentCard {
        slot: 0,
        strength: table.number_or("strength", 0..=LARGEST, 0) as u8,
        guards: table.flag("guards"),
        holds: table.flag("holds"),
    }
}

fn read_object(table: &TomlTable<'_>, side: Side) -> Option<ObjectCard> {
    let placement = table.table("on").map(|on| on.finished(read_placement));
    let placement =
        placement.unwrap_or(Placement { fields: FieldSet::ALL, not_before_zombie: false });
    let [trap, barrier, car] = ["trap", "barrier", "car"].map(|key| table.table(key));
    if [&trap, &barrier, &car].into_iter().flatten().count() > 1 {
        report(table, None, "a card is a trap, a barrier or a car", "keep one of them");
    }
    if car.is_some() && side == Side::Zombies {
        report(table, Some("car"), "zombies do not drive", "move it to the humans' file");
    }
    let entry = trap
        .map(|trap| trap.finished(read_harm).map(Entry::Trap))
        .or_else(|| barrier.map(|barrier| barrier.finished(read_barrier)))
        .or_else(|| car.map(|car| car.finished(read_car)))
        .unwrap_or(Some(Entry::Closed))?;
    Some(ObjectCard { placement, entry })
}

/// The fields on both the allowed tracks and the allowed blocks.
fn read_placement(on: &TomlTable<'_>) -> Placement {
    let (tracks, blocks) = (read_allowed(on, "tracks", 3), read_allowed(on, "blocks", 5));
    let allowed = |field: &Field| {
        tracks.contains(&field.track().number()) && blocks.contains(&field.block().number())
    };
    let fields = Field::all().filter(allowed).collect();
    Placement { fields, not_before_zombie: on.flag("not-before-zombie") }
}

/// The numbers in a list; all of `1..=most` where there is none.
fn read_allowed(on: &TomlTable<'_>, key: &str, most: u8) -> Vec<u8> {
    let Some(numbers) = on.numbers(key, 1..=most.into()) else { return (1..=most).collect() };
    if numbers.is_empty() {
        let hint = format!("write for example {key} = [1, 2]");
        on.problem(Some(key), format!("\"{key}\" allows nothing"), Some(hint));
    }
    numbers.into_iter().map(|number| number as u8).collect()
}

fn read_harm(table: &TomlTable<'_>) -> Option<Harm> {
    match (table.flag("annihilates"), table.has("wounds")) {
        (true, false) => Some(Harm::Annihilation),
        (false, _) => Some(Harm::Wounds(table.number("wounds", 1..=LARGEST)? as u8)),
        (true, true) => {
            let hint = "annihilation deals no wounds; keep one of the two";
            report(table, Some("wounds"), "wounds beside annihilation", hint);
            None
        }
    }
}

fn read_barrier(table: &TomlTable<'_>) -> Option<Entry> {
    let wounds = table.number_or("wounds", 0..=LARGEST, 0) as u8;
    Some(Entry::Barrier { withstands: table.number("withstands", 1..=LARGEST)? as u8, wounds })
}

fn read_car(table: &TomlTable<'_>) -> Option<Entry> {
    let speed = table.number("speed", 1..=5);
    let harms = table.has("wounds") || table.has("annihilates");
    let impact = if harms { read_harm(table).map(Some) } else { Some(None) };
    let (drives_on, halts) = (table.flag("drives-on"), table.flag("halts"));
    if drives_on && !harms {
        let hint = "add wounds or annihilates, or leave it out";
        report(table, Some("drives-on"), "this car hits nobody to drive over", hint);
    }
    Some(Entry::Car(CarCard { speed: speed? as u8, impact: impact?, drives_on, halts }))
}

fn read_lasting(table: &TomlTable<'_>) -> Option<LastingCard> {
    let along = table.choice("along", &Along::WORDS);
    // One card a turn would fill the side of the street; what lies there must leave again.
    if !table.flag("one-round") {
        report(table, None, "a lasting card must be a one-round card", "add one-round = true");
    }
    let does: [(&str, Option<Influence>); 3] =
        [("halt", Some(Influence::Halt)), ("cover", Some(Influence::Cover)), ("panic", None)];
    let influence = match table.choice("does", &does)? {
        Some(influence) => influence,
        None => Influence::Panic(table.number("limit", 0..=3)? as u8),
    };
    Some(LastingCard { along: along?, influence })
}

fn read_action(table: &TomlTable<'_>) -> Option<ActionCard> {
    let targeting = table.choice("target", &Targeting::WORDS);
    let mut effects = ArrayVec::new();
    for effect in table.tables("effects") {
        if let Some(read) = effect.finished(read_effect)
            && effects.try_push(read).is_err()
        {
            report(&effect, None, "a card has at most three effects", "leave one out");
        }
    }
    let targeting = targeting?;
    if effects.is_empty() {
        report(table, None, "an action needs effects", "effects = [{ wound = 1 }]");
        return None;
    }
    for (index, effect) in effects.iter().enumerate() {
        let hint = "see docs/adding-content.md";
        if !effect.fits(targeting) {
            report(table, Some("target"), format!("{effect:?} does not go with this target"), hint);
        }
        if index > 0 && !effect.follows(&effects[..index]) {
            let what = format!("{effect:?} cannot follow what stands before it");
            report(table, Some("effects"), what, hint);
        }
    }
    Some(ActionCard { targeting, effects })
}

/// How an effect is made from what stands behind its name.
enum Made {
    Plain(Effect),
    Counted(i64, fn(u8) -> Effect),
    ByBlock,
}

const EFFECTS: [(&str, Made); 14] = [
    ("wound", Made::Counted(LARGEST, |wounds| Effect::Wound(Amount::Fixed(wounds)))),
    ("wound-by-block", Made::ByBlock),
    ("burst", Made::Counted(LARGEST, Effect::Burst)),
    ("blast", Made::Counted(LARGEST, Effect::Blast)),
    ("annihilate", Made::Plain(Effect::Annihilate)),
    ("retreat", Made::Counted(LARGEST, Effect::Retreat)),
    ("advance", Made::Counted(LARGEST, Effect::Advance)),
    ("lure", Made::Plain(Effect::Lure)),
    ("heal", Made::Counted(LARGEST, Effect::Heal)),
    ("remove", Made::Plain(Effect::Remove)),
    ("spoil", Made::Plain(Effect::Spoil)),
    ("scout", Made::Counted(3, Effect::Scout)),
    ("plan", Made::Counted(3, Effect::Plan)),
    ("raise", Made::Counted(LARGEST, Effect::Raise)),
];

fn read_effect(table: &TomlTable<'_>) -> Option<Effect> {
    let entries = table.entries();
    let [(name, value)] = &entries[..] else {
        let hint = "write for example effects = [{ wound = 1 }, { retreat = 1 }]";
        report(table, None, "an effect is one word with its number", hint);
        return None;
    };
    let Some((_, made)) = EFFECTS.iter().find(|(known, _)| known == name) else {
        let hint = did_you_mean(name, EFFECTS.iter().map(|(known, _)| *known));
        table.problem(Some(name), format!("unknown effect \"{name}\""), hint);
        return None;
    };
    match made {
        Made::Counted(most, effect) => Some(effect(table.number(name, 1..=*most)? as u8)),
        Made::Plain(effect) if value.flag() == Some(true) => Some(*effect),
        Made::Plain(_) => {
            report(table, Some(name), "this effect has no number", "write = true, or leave it out");
            None
        }
        Made::ByBlock => {
            let hint = "one number a block from 1 to 5, such as [4, 3, 2, 1, 1]";
            table.array(name, 1..=LARGEST, hint).map(|it| Effect::Wound(Amount::ByBlock(it)))
        }
    }
}

/// What a card prints must be what it does (ZK-CARD-06 to ZK-CARD-08, ZK-BOARD-07).
fn check_print(table: &TomlTable<'_>, card: &Card) {
    let (printed, (icon, hint)) = (say(card.icon).0, say(card.play.icon()));
    if card.play.icon() != card.icon {
        let what = format!("the card prints {printed}, its effect says {icon}");
        report(table, table.has("icon").then_some("icon"), what, &hint);
    }
    let scopes = card.play.scopes();
    if !scopes.contains(&card.scope) {
        let wanted: Vec<&str> = scopes.iter().map(|scope| scope.name()).collect();
        let what = format!("scope \"{}\" does not fit what the card does", card.scope.name());
        report(table, Some("scope"), what, &format!("scope = \"{}\"", wanted.join("\" or \"")));
    }
}

/// A wound symbol in words, and how it is written.
fn say(icon: WoundIcon) -> (String, String) {
    match icon {
        WoundIcon::None => ("no wounds".into(), "leave icon out".into()),
        WoundIcon::Number(number) => (format!("{number} wounds"), format!("icon = {number}")),
        WoundIcon::Variable => ("variable wounds".into(), "icon = \"variable\"".into()),
        WoundIcon::Annihilates => ("annihilation".into(), "icon = \"annihilates\"".into()),
    }
}
