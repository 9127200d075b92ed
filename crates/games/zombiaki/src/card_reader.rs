//! Reads one card of a pack. What does not make sense is reported, all of it.

use arrayvec::ArrayVec;
use horda_content::TomlTable;

use crate::card::{
    ActionCard, Along, Amount, AttachmentCard, CarCard, Card, Effect, Entry, Harm, Influence,
    LastingCard, ObjectCard, Placement, Play, Scope, Side, Targeting, WoundIcon, ZombieCard,
};
use crate::layer::FieldSet;
use crate::place::Field;

/// The largest number a card may print. Keeps every sum far from overflow.
const LARGEST: i64 = 9;

const SCOPES: &[(&str, Scope)] = &[
    ("field", Scope::Field),
    ("fields", Scope::Fields),
    ("track", Scope::Track),
    ("block", Scope::Block),
    ("other", Scope::Other),
];

const TARGETS: &[(&str, Targeting)] = &[
    ("first-on-track", Targeting::FirstOnTrack),
    ("zombie", Targeting::Zombie),
    ("track", Targeting::Track),
    ("block", Targeting::Block),
    ("street", Targeting::Street),
    ("human-card", Targeting::HumanCard),
    ("occupied", Targeting::Occupied),
    ("entry-field", Targeting::EntryField),
    ("opponents-card", Targeting::OpponentsCard),
    ("zombie-deck", Targeting::ZombieDeck),
];

#[derive(Clone, Copy)]
enum Type {
    Zombie,
    Object,
    Lasting,
    Attachment,
    Action,
    Dawn,
}

const TYPES: &[(&str, Type)] = &[
    ("zombie", Type::Zombie),
    ("object", Type::Object),
    ("lasting", Type::Lasting),
    ("attachment", Type::Attachment),
    ("action", Type::Action),
    ("dawn", Type::Dawn),
];

/// Reads a card of this side, or reports why it cannot be.
pub(crate) fn read_card(table: &TomlTable<'_>, side: Side) -> Option<Card> {
    let id = read_id(table);
    let copies = table.number("copies", 1..=40);
    let scope = table.choice("scope", SCOPES);
    let play = table.choice("type", TYPES).and_then(|kind| read_play(table, kind, side));
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
    check_sense(table, &card);
    Some(card)
}

fn read_id(table: &TomlTable<'_>) -> Option<String> {
    let id: String = table.required("id")?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(plain) {
        let hint = "use small letters, digits and hyphens, such as \"shot-2\"";
        table.problem(Some("id"), format!("\"{id}\" is no card id"), Some(hint.into()));
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

fn read_play(table: &TomlTable<'_>, kind: Type, side: Side) -> Option<Play> {
    match kind {
        Type::Zombie => read_zombie(table, side).map(Play::Zombie),
        Type::Object => read_object(table, side).map(Play::Object),
        Type::Lasting => read_lasting(table).map(Play::Lasting),
        Type::Attachment => Some(Play::Attachment(AttachmentCard {
            slot: 0,
            strength: table.number_or("strength", 0..=LARGEST, 0) as u8,
            guards: table.flag("guards"),
            holds: table.flag("holds"),
        })),
        Type::Action => read_action(table).map(Play::Action),
        Type::Dawn => Some(Play::Dawn),
    }
}

/// RULE ZK-ZOMB-01: every zombie has a Strength of at least 1.
fn read_zombie(table: &TomlTable<'_>, side: Side) -> Option<ZombieCard> {
    if side == Side::Humans {
        let hint = "move it to the zombies' file";
        table.problem(Some("type"), "the human deck has no zombies", Some(hint.into()));
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

fn read_object(table: &TomlTable<'_>, side: Side) -> Option<ObjectCard> {
    let placement = match table.table("on") {
        None => Placement { fields: FieldSet::ALL, not_before_zombie: false },
        Some(on) => {
            let placement = Placement {
                fields: read_fields(&on),
                not_before_zombie: on.flag("not-before-zombie"),
            };
            on.finish();
            placement
        }
    };
    let ways = ["trap", "barrier", "car"].map(|key| table.table(key));
    if ways.iter().flatten().count() > 1 {
        let hint = "keep one of them";
        table.problem(None, "a card is a trap, a barrier or a car", Some(hint.into()));
    }
    let [trap, barrier, car] = ways;
    if car.is_some() && side == Side::Zombies {
        let hint = "move it to the humans' file";
        table.problem(Some("car"), "zombies do not drive", Some(hint.into()));
    }
    let entry = trap
        .map(|trap| read_trap(&trap))
        .or_else(|| barrier.map(|barrier| read_barrier(&barrier)))
        .or_else(|| car.map(|car| read_car(&car)))
        .unwrap_or(Some(Entry::Closed))?;
    Some(ObjectCard { placement, entry })
}

/// The fields on both the allowed tracks and the allowed blocks.
fn read_fields(on: &TomlTable<'_>) -> FieldSet {
    let (tracks, blocks) = (read_numbers(on, "tracks", 3), read_numbers(on, "blocks", 5));
    let mut fields = FieldSet::NONE;
    for field in Field::all() {
        if tracks & (1 << field.track().0) != 0 && blocks & (1 << field.block().0) != 0 {
            fields.insert(field);
        }
    }
    fields
}

/// Bits of the numbers `1..=most` in a list; all of them where there is none.
fn read_numbers(table: &TomlTable<'_>, key: &str, most: i64) -> u8 {
    let Some(value) = table.value(key) else { return (1 << most) - 1 };
    let mut bits = 0;
    for number in value.list().unwrap_or_default() {
        match number.number() {
            Some(it) if (1..=most).contains(&it) => bits |= 1 << (it - 1),
            Some(_) | None => {
                number.problem(format!("\"{key}\" holds numbers from 1 to {most}"), None);
            }
        }
    }
    if bits == 0 {
        let hint = format!("write for example {key} = [1, 2]");
        value.problem(format!("\"{key}\" allows nothing"), Some(hint));
    }
    bits
}

fn read_harm(table: &TomlTable<'_>) -> Option<Harm> {
    match (table.flag("annihilates"), table.has("wounds")) {
        (true, false) => Some(Harm::Annihilation),
        (false, _) => Some(Harm::Wounds(table.number("wounds", 1..=LARGEST)? as u8)),
        (true, true) => {
            let hint = "annihilation deals no wounds; keep one of the two";
            table.problem(Some("wounds"), "wounds beside annihilation", Some(hint.into()));
            None
        }
    }
}

fn read_trap(table: &TomlTable<'_>) -> Option<Entry> {
    let harm = read_harm(table);
    table.finish();
    harm.map(Entry::Trap)
}

fn read_barrier(table: &TomlTable<'_>) -> Option<Entry> {
    let withstands = table.number("withstands", 1..=LARGEST);
    let wounds = table.number_or("wounds", 0..=LARGEST, 0) as u8;
    table.finish();
    Some(Entry::Barrier { withstands: withstands? as u8, wounds })
}

fn read_car(table: &TomlTable<'_>) -> Option<Entry> {
    let speed = table.number("speed", 1..=5);
    let harms = table.has("wounds") || table.has("annihilates");
    let impact = if harms { read_harm(table).map(Some) } else { Some(None) };
    let (drives_on, halts) = (table.flag("drives-on"), table.flag("halts"));
    if drives_on && !harms {
        let hint = "add wounds or annihilates, or leave it out";
        table.problem(Some("drives-on"), "this car hits nobody to drive over", Some(hint.into()));
    }
    table.finish();
    Some(Entry::Car(CarCard { speed: speed? as u8, impact: impact?, drives_on, halts }))
}

fn read_lasting(table: &TomlTable<'_>) -> Option<LastingCard> {
    let along = [("track", Along::Track), ("block", Along::Block), ("street", Along::Street)];
    let along = table.choice("along", &along);
    let does = [("halt", 0), ("cover", 1), ("panic", 2)];
    let influence = match table.choice("does", &does)? {
        0 => Influence::Halt,
        1 => Influence::Cover,
        _ => Influence::Panic(table.number("limit", 0..=3)? as u8),
    };
    // One card a turn would fill the side of the street; what lies there must leave again.
    if !table.flag("one-round") {
        let hint = "add one-round = true";
        table.problem(None, "a lasting card must be a one-round card", Some(hint.into()));
    }
    Some(LastingCard { along: along?, influence })
}

fn read_action(table: &TomlTable<'_>) -> Option<ActionCard> {
    let targeting = table.choice("target", TARGETS);
    let mut effects = ArrayVec::new();
    for effect in table.tables("effects") {
        let read = read_effect(&effect);
        effect.finish();
        if let Some(read) = read
            && effects.try_push(read).is_err()
        {
            let hint = "leave one out";
            effect.problem(None, "a card has at most three effects", Some(hint.into()));
        }
    }
    let targeting = targeting?;
    if effects.is_empty() {
        table.problem(None, "an action needs effects", Some("effects = [{ wound = 1 }]".into()));
        return None;
    }
    for (index, effect) in effects.iter().enumerate() {
        if !fits(targeting, *effect) {
            let what = format!("{effect:?} does not go with this target");
            table.problem(Some("target"), what, Some("see docs/adding-content.md".into()));
        }
        if index > 0 && !follows(&effects[..index], *effect) {
            let what = format!("{effect:?} cannot follow what stands before it");
            table.problem(Some("effects"), what, Some("see docs/adding-content.md".into()));
        }
    }
    Some(ActionCard { targeting, effects })
}

fn read_effect(table: &TomlTable<'_>) -> Option<Effect> {
    const NAMES: &[&str] = &[
        "wound",
        "wound-by-block",
        "burst",
        "blast",
        "annihilate",
        "retreat",
        "advance",
        "lure",
        "heal",
        "remove",
        "spoil",
        "scout",
        "plan",
        "raise",
    ];
    let mut entries = table.entries();
    if entries.len() != 1 {
        let hint = "write for example effects = [{ wound = 1 }, { retreat = 1 }]";
        table.problem(None, "an effect is one word with its number", Some(hint.into()));
        return None;
    }
    let (name, value) = entries.remove(0);
    let amount = || table.number(&name, 1..=LARGEST).map(|number| number as u8);
    let effect = match name.as_str() {
        "wound" => Effect::Wound(Amount::Fixed(amount()?)),
        "wound-by-block" => Effect::Wound(Amount::ByBlock(read_by_block(&value)?)),
        "burst" => Effect::Burst(amount()?),
        "blast" => Effect::Blast(amount()?),
        "retreat" => Effect::Retreat(amount()?),
        "advance" => Effect::Advance(amount()?),
        "heal" => Effect::Heal(amount()?),
        "scout" => Effect::Scout(table.number(&name, 1..=3)? as u8),
        "plan" => Effect::Plan(table.number(&name, 1..=3)? as u8),
        "raise" => Effect::Raise(amount()?),
        "annihilate" => flag(&value, Effect::Annihilate)?,
        "lure" => flag(&value, Effect::Lure)?,
        "remove" => flag(&value, Effect::Remove)?,
        "spoil" => flag(&value, Effect::Spoil)?,
        _ => {
            let hint = horda_content::did_you_mean(&name, NAMES.iter().copied());
            table.problem(Some(&name), format!("unknown effect \"{name}\""), hint);
            return None;
        }
    };
    Some(effect)
}

/// An effect without a number is written as true.
fn flag(value: &horda_content::Value<'_>, effect: Effect) -> Option<Effect> {
    if value.flag() == Some(true) {
        return Some(effect);
    }
    value.problem("this effect has no number", Some("write = true, or leave it out".into()));
    None
}

fn read_by_block(value: &horda_content::Value<'_>) -> Option<[u8; 5]> {
    let numbers = value.list().unwrap_or_default();
    let read = numbers.iter().filter_map(|it| it.number()).filter(|it| (1..=LARGEST).contains(it));
    let wounds: Vec<u8> = read.map(|number| number as u8).collect();
    let wounds = <[u8; 5]>::try_from(wounds).ok();
    if wounds.is_none() || numbers.len() != 5 {
        let hint = "one number a block from 1 to 5, such as [4, 3, 2, 1, 1]";
        value.problem("wounds by block are five numbers", Some(hint.into()));
    }
    wounds
}

/// Which effects make sense for which target.
fn fits(targeting: Targeting, effect: Effect) -> bool {
    let one = matches!(targeting, Targeting::FirstOnTrack | Targeting::Zombie);
    let zombies =
        one || matches!(targeting, Targeting::Track | Targeting::Block | Targeting::Street);
    match effect {
        Effect::Wound(_) | Effect::Retreat(_) | Effect::Heal(_) => zombies,
        Effect::Annihilate => zombies || targeting == Targeting::Occupied,
        Effect::Burst(_) => targeting == Targeting::FirstOnTrack,
        Effect::Blast(_) => matches!(targeting, Targeting::Zombie | Targeting::Occupied),
        Effect::Advance(_) | Effect::Lure => one,
        Effect::Remove => matches!(targeting, Targeting::HumanCard | Targeting::Occupied),
        Effect::Spoil => targeting == Targeting::OpponentsCard,
        Effect::Scout(_) | Effect::Plan(_) => targeting == Targeting::ZombieDeck,
        Effect::Raise(_) => targeting == Targeting::EntryField,
    }
}

/// Which effects may stand behind which: RULE ZK-RUL-30, wounds first and the retreat last.
fn follows(before: &[Effect], effect: Effect) -> bool {
    let hurts = |it: &Effect| matches!(it, Effect::Wound(_) | Effect::Burst(_));
    match effect {
        Effect::Retreat(_) => before.iter().any(hurts) && !before.contains(&effect),
        Effect::Blast(_) => before.iter().any(|it| hurts(it) || *it == Effect::Annihilate),
        Effect::Remove => before.contains(&Effect::Annihilate),
        Effect::Wound(_)
        | Effect::Burst(_)
        | Effect::Annihilate
        | Effect::Advance(_)
        | Effect::Lure
        | Effect::Heal(_)
        | Effect::Spoil
        | Effect::Scout(_)
        | Effect::Plan(_)
        | Effect::Raise(_) => false,
    }
}

/// Symbols and flags that would do nothing, or harm.
fn check_sense(table: &TomlTable<'_>, card: &Card) {
    let report = |key: &str, what: &str, hint: &str| {
        table.problem(table.has(key).then_some(key), what, Some(hint.into()));
    };
    let aims_at_zombies = match &card.play {
        Play::Action(action) => matches!(
            action.targeting,
            Targeting::FirstOnTrack
                | Targeting::Zombie
                | Targeting::Track
                | Targeting::Block
                | Targeting::Street
        ),
        Play::Zombie(_) | Play::Object(_) | Play::Lasting(_) | Play::Attachment(_) | Play::Dawn => {
            false
        }
    };
    if card.needs_line && !aims_at_zombies {
        report("needs-line", "only a card aimed at zombies needs a line of fire", "leave it out");
    }
    match &card.play {
        Play::Action(action) => {
            let burst = action.effects.iter().any(|effect| matches!(effect, Effect::Burst(_)));
            if burst && !card.needs_line {
                report("needs-line", "a burst needs a line of fire", "add needs-line = true");
            }
            if card.one_round {
                report("one-round", "an action does not stay", "leave it out");
            }
        }
        Play::Zombie(_) | Play::Dawn if card.one_round => {
            report("one-round", "this card stays until it is destroyed", "leave it out");
        }
        Play::Lasting(own) if own.influence == Influence::Cover && !card.blocks_line => {
            report("blocks-line", "cover is a symbol on the card", "add blocks-line = true");
        }
        Play::Lasting(own) if own.influence == Influence::Cover && own.along != Along::Track => {
            report("along", "cover lies along a track", "write along = \"track\"");
        }
        Play::Attachment(own) if own.strength > 0 && (own.guards || card.one_round) => {
            let what = "what adds Strength must stay, or a wounded zombie would be owed wounds";
            report("strength", what, "leave out guards and one-round");
        }
        Play::Zombie(_) | Play::Object(_) | Play::Lasting(_) | Play::Attachment(_) | Play::Dawn => {
        }
    }
}

/// What a card prints must be what it does (ZK-CARD-06 to ZK-CARD-08, ZK-BOARD-07).
fn check_print(table: &TomlTable<'_>, card: &Card) {
    let icon = icon_of(&card.play);
    if icon != card.icon {
        let what = format!("the card prints {}, its effect says {}", say(card.icon), say(icon));
        let hint = match icon {
            WoundIcon::None => "leave icon out".to_owned(),
            WoundIcon::Number(number) => format!("icon = {number}"),
            WoundIcon::Variable => "icon = \"variable\"".to_owned(),
            WoundIcon::Annihilates => "icon = \"annihilates\"".to_owned(),
        };
        table.problem(table.has("icon").then_some("icon"), what, Some(hint));
    }
    let scopes = scopes_of(&card.play);
    if !scopes.contains(&card.scope) {
        let name =
            |scope: &Scope| SCOPES.iter().find(|(_, it)| it == scope).map_or("", |(name, _)| name);
        let wanted: Vec<&str> = scopes.iter().map(name).collect();
        let what = format!("scope \"{}\" does not fit what the card does", name(&card.scope));
        table.problem(
            Some("scope"),
            what,
            Some(format!("scope = \"{}\"", wanted.join("\" or \""))),
        );
    }
}

fn say(icon: WoundIcon) -> String {
    match icon {
        WoundIcon::None => "no wounds".to_owned(),
        WoundIcon::Number(number) => format!("{number} wounds"),
        WoundIcon::Variable => "variable wounds".to_owned(),
        WoundIcon::Annihilates => "annihilation".to_owned(),
    }
}

/// The wound symbol that goes with what a card does.
fn icon_of(play: &Play) -> WoundIcon {
    let of_harm = |harm: Harm| match harm {
        Harm::Wounds(number) => WoundIcon::Number(number),
        Harm::Annihilation => WoundIcon::Annihilates,
    };
    match play {
        Play::Object(object) => match object.entry {
            Entry::Trap(harm) => of_harm(harm),
            Entry::Car(car) => car.impact.map_or(WoundIcon::None, of_harm),
            Entry::Barrier { wounds, .. } if wounds > 0 => WoundIcon::Number(wounds),
            Entry::Barrier { .. } | Entry::Closed => WoundIcon::None,
        },
        Play::Action(action) => action
            .effects
            .iter()
            .find_map(|effect| icon_of_effect(*effect))
            .unwrap_or(WoundIcon::None),
        Play::Zombie(_) | Play::Lasting(_) | Play::Attachment(_) | Play::Dawn => WoundIcon::None,
    }
}

fn icon_of_effect(effect: Effect) -> Option<WoundIcon> {
    match effect {
        Effect::Wound(Amount::Fixed(number)) | Effect::Burst(number) | Effect::Blast(number) => {
            Some(WoundIcon::Number(number))
        }
        Effect::Wound(Amount::ByBlock(_)) => Some(WoundIcon::Variable),
        Effect::Annihilate => Some(WoundIcon::Annihilates),
        Effect::Retreat(_)
        | Effect::Advance(_)
        | Effect::Lure
        | Effect::Heal(_)
        | Effect::Remove
        | Effect::Spoil
        | Effect::Scout(_)
        | Effect::Plan(_)
        | Effect::Raise(_) => None,
    }
}

/// The scope classes that what a card does may belong to.
fn scopes_of(play: &Play) -> &'static [Scope] {
    match play {
        Play::Zombie(_) | Play::Attachment(_) => &[Scope::Field],
        Play::Object(_) => &[Scope::Field, Scope::Fields, Scope::Track],
        Play::Lasting(lasting) => match lasting.along {
            Along::Track => &[Scope::Track],
            Along::Block => &[Scope::Block],
            Along::Street => &[Scope::Other],
        },
        Play::Action(action) => match action.targeting {
            Targeting::FirstOnTrack | Targeting::Zombie | Targeting::Occupied => {
                &[Scope::Field, Scope::Fields]
            }
            Targeting::HumanCard | Targeting::EntryField => &[Scope::Field],
            Targeting::Track => &[Scope::Track],
            Targeting::Block => &[Scope::Block],
            Targeting::Street | Targeting::OpponentsCard | Targeting::ZombieDeck => &[Scope::Other],
        },
        Play::Dawn => &[Scope::Other],
    }
}
