//! What the shipped decks must be, and what the loader says about a broken pack.

use horda_content::{Language, Source, Texts};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::card::{
    ActionCard, Along, Amount, Card, Effect, Entry, Harm, Influence, LastingCard, Play, Scope,
    Side, Targeting, WoundIcon, ZombieCard,
};
use horda_zombiaki::options::Options;
use horda_zombiaki::pack::Pack;
use horda_zombiaki::place::{Block, ENTRY_BLOCK, Field, Track, read_field};
use horda_zombiaki::shipped;

// --- The shipped decks ---

fn rules() -> Zombiaki {
    shipped::rules(Options::default()).expect("the shipped decks are right")
}

fn cards(pack: &Pack, side: Side) -> Vec<&Card> {
    pack.of(side).map(|id| pack.card(id)).collect()
}

fn card<'a>(pack: &'a Pack, id: &str) -> &'a Card {
    pack.card(pack.find(id).unwrap_or_else(|| panic!("there is no card \"{id}\"")))
}

fn zombie(card: &Card) -> Option<ZombieCard> {
    if let Play::Zombie(zombie) = card.play { Some(zombie) } else { None }
}

fn action(card: &Card) -> Option<&ActionCard> {
    if let Play::Action(action) = &card.play { Some(action) } else { None }
}

fn entry(card: &Card) -> Option<Entry> {
    if let Play::Object(object) = card.play { Some(object.entry) } else { None }
}

fn does(card: &Card, wanted: impl Fn(&Effect) -> bool) -> bool {
    action(card).is_some_and(|action| action.effects.iter().any(wanted))
}

fn is_board_card(card: &Card) -> bool {
    matches!(card.play, Play::Zombie(_) | Play::Object(_) | Play::Lasting(_) | Play::Attachment(_))
}

fn copies(cards: &[&Card]) -> u32 {
    cards.iter().map(|card| u32::from(card.copies)).sum()
}

/// RULE ZK-GAP-01: forty zombie cards, one Dawn, board and action cards, Strength for zombies.
#[test]
fn zk_gap_01_zombie_deck() {
    let rules = rules();
    let deck = cards(rules.pack(), Side::Zombies);
    let dawns = deck.iter().filter(|card| matches!(card.play, Play::Dawn)).copied();
    assert_eq!((copies(&deck), copies(&dawns.collect::<Vec<_>>())), (40, 1));
    assert!(deck.iter().any(|card| is_board_card(card)));
    assert!(deck.iter().any(|card| action(card).is_some()));
    assert!(deck.iter().filter_map(|card| zombie(card)).all(|zombie| zombie.strength >= 1));
}

/// RULE ZK-GAP-02: forty human cards, no zombies, no Dawn; attack cards print what they do.
#[test]
fn zk_gap_02_human_deck() {
    let rules = rules();
    let deck = cards(rules.pack(), Side::Humans);
    assert_eq!(copies(&deck), 40);
    assert!(deck.iter().any(|card| is_board_card(card)));
    assert!(deck.iter().any(|card| action(card).is_some()));
    for card in deck {
        assert!(!matches!(card.play, Play::Zombie(_) | Play::Dawn), "{}", card.id);
        assert_eq!(card.icon, dealt(card), "{}", card.id);
    }
}

/// RULE ZK-GAP-03: the named zombies with what is known of them, and nobody else side-steps.
#[test]
fn zk_gap_03_named_zombies() {
    let rules = rules();
    let pack = rules.pack();
    let named = |id: &str| zombie(card(pack, id)).unwrap_or_else(|| panic!("{id} is no zombie"));
    for (id, strength) in [("sasza", 3), ("griszka", 2), ("wladek", 4)] {
        assert_eq!(named(id).strength, strength, "{id}");
    }
    let agile = |card: &&&Card| zombie(card).is_some_and(|zombie| zombie.agile);
    let deck = cards(pack, Side::Zombies);
    let mut agile: Vec<&str> = deck.iter().filter(agile).map(|card| card.id.as_str()).collect();
    agile.sort_unstable();
    assert_eq!(agile, ["misza", "stiopa", "wladek"]);
    assert!(named("olimpijczyk").speed > 1 && named("borys").steadfast);
    assert!(does(card(pack, "pickaxe"), |effect| *effect == Effect::Remove));
    assert!(matches!(card(pack, "hostage").play, Play::Attachment(own) if own.guards));
    assert!(does(card(pack, "brain"), |effect| matches!(effect, Effect::Plan(_))));
    for (_, file, text) in shipped::TEXTS {
        for champion in ["Kasparo", "Karpo", "Kramnik", "Carlsen"] {
            assert!(!text.contains(champion), "{file} names {champion}");
        }
    }
}

/// RULE ZK-GAP-04: Shot in two versions that drive a zombie back, cars, traps and wire.
#[test]
fn zk_gap_04_named_human_cards() {
    let rules = rules();
    let pack = rules.pack();
    for (id, wounds) in [("shot", 1), ("shot-2", 2)] {
        let shot = card(pack, id);
        assert_eq!((shot.icon, shot.needs_line), (WoundIcon::Number(wounds), true), "{id}");
        assert!(does(shot, |effect| *effect == Effect::Wound(Amount::Fixed(wounds))), "{id}");
        assert!(does(shot, |effect| matches!(effect, Effect::Retreat(_))), "{id}");
    }
    for id in ["trabant", "kamaz", "trolleybus"] {
        assert!(matches!(entry(card(pack, id)), Some(Entry::Car(_))), "{id} is no car");
    }
    assert!(matches!(entry(card(pack, "mine")), Some(Entry::Trap(Harm::Wounds(_)))));
    assert!(matches!(entry(card(pack, "wire")), Some(Entry::Barrier { .. })));
}

/// What a family of effects is called, a card that provides it, and how to tell.
type Family = (&'static str, &'static str, fn(&Card) -> bool);

const FAMILIES: [Family; 18] = [
    ("a one-round card", "roadblock", |card| card.one_round),
    ("a card that forbids movement", "roadblock", |card| {
        matches!(card.play, Play::Lasting(LastingCard { influence: Influence::Halt, .. }))
    }),
    ("a line-of-fire blocker", "kiosk", |card| card.blocks_line && is_board_card(card)),
    ("a card that needs a clear line", "shot", |card| card.needs_line),
    ("an attack without need of a clear line", "sniper", |card| {
        !card.needs_line && does(card, |effect| matches!(effect, Effect::Wound(_)))
    }),
    ("variable wounds", "sawn-off", |card| {
        card.icon == WoundIcon::Variable
            && does(card, |effect| matches!(effect, Effect::Wound(Amount::ByBlock(_))))
    }),
    ("annihilation", "grenade", |card| does(card, |effect| *effect == Effect::Annihilate)),
    ("a retreat of one zombie", "shot", |card| {
        action(card).is_some_and(|action| action.targeting == Targeting::FirstOnTrack)
            && does(card, |effect| matches!(effect, Effect::Retreat(_)))
    }),
    ("a retreat of a whole track", "searchlight", |card| {
        action(card).is_some_and(|action| action.targeting == Targeting::Track)
            && does(card, |effect| matches!(effect, Effect::Retreat(_)))
    }),
    ("a trap that can be entered", "mine", |card| matches!(entry(card), Some(Entry::Trap(_)))),
    ("a car", "kamaz", |card| matches!(entry(card), Some(Entry::Car(_)))),
    ("a card for one field", "brick", |card| card.scope == Scope::Field),
    ("a card for several fields", "molotov", |card| card.scope == Scope::Fields),
    ("a card for a track", "street-on-fire", |card| card.scope == Scope::Track),
    ("a card for a block", "tear-gas", |card| {
        card.scope == Scope::Block
            && matches!(card.play, Play::Lasting(LastingCard { along: Along::Block, .. }))
    }),
    ("a card for something else", "siren", |card| card.scope == Scope::Other),
    ("an immobile zombie", "mamka", |card| zombie(card).is_some_and(|it| it.speed == 0)),
    ("a side-stepper", "misza", |card| zombie(card).is_some_and(|it| it.agile)),
];

/// RULE ZK-GAP-05: the decks have every family of effects.
#[test]
fn zk_gap_05_effect_families() {
    let rules = rules();
    for (family, id, provides) in FAMILIES {
        assert!(provides(card(rules.pack(), id)), "{id} is not {family}");
    }
}

/// RULE ZK-GAP-06: every speed is settled; side-steppers have speed 1, cars drive.
#[test]
fn zk_gap_06_speeds() {
    let rules = rules();
    for id in rules.pack().all() {
        let card = rules.pack().card(id);
        let still = ["mamka", "gniazdo"].contains(&card.id.as_str());
        if let Some(zombie) = zombie(card) {
            assert_eq!(zombie.speed == 0, still, "{}", card.id);
            assert!(!zombie.agile || zombie.speed == 1, "{}", card.id);
        }
        if let Some(Entry::Car(car)) = entry(card) {
            assert!((1..=5).contains(&car.speed), "{}", card.id);
        }
    }
}

/// RULE ZK-GAP-07: Mamka and the Nest have one effect each, which moves neither of them.
#[test]
fn zk_gap_07_mamka_and_the_nest() {
    let rules = rules();
    let gifts = |id: &str| {
        let own = zombie(card(rules.pack(), id)).expect("it is a zombie");
        assert!(own.speed == 0 && own.strength >= 1 && !own.agile && !own.steadfast, "{id}");
        (own.nurses > 0, own.nest)
    };
    assert_eq!((gifts("mamka"), gifts("gniazdo")), ((true, false), (false, true)));
}

/// The wound symbol that goes with what a card does, worked out from its play alone.
fn dealt(card: &Card) -> WoundIcon {
    let of_harm = |harm: Harm| match harm {
        Harm::Wounds(wounds) => WoundIcon::Number(wounds),
        Harm::Annihilation => WoundIcon::Annihilates,
    };
    let met = match entry(card) {
        Some(Entry::Trap(harm)) => Some(of_harm(harm)),
        Some(Entry::Car(car)) => car.impact.map(of_harm),
        Some(Entry::Barrier { wounds, .. }) => (wounds > 0).then_some(WoundIcon::Number(wounds)),
        Some(Entry::Closed) | None => None,
    };
    let done = action(card).and_then(|action| action.effects.iter().find_map(dealt_by));
    met.or(done).unwrap_or(WoundIcon::None)
}

fn dealt_by(effect: &Effect) -> Option<WoundIcon> {
    if let Effect::Wound(Amount::Fixed(wounds)) | Effect::Burst(wounds) | Effect::Blast(wounds) =
        *effect
    {
        return Some(WoundIcon::Number(wounds));
    }
    if matches!(effect, Effect::Wound(Amount::ByBlock(_))) {
        return Some(WoundIcon::Variable);
    }
    (*effect == Effect::Annihilate).then_some(WoundIcon::Annihilates)
}

/// RULE ZK-GAP-08: each of the seven symbols is in use, and only where it means something.
#[test]
fn zk_gap_08_symbols() {
    let rules = rules();
    let all: Vec<&Card> = rules.pack().all().map(|id| rules.pack().card(id)).collect();
    let symbols: [fn(&Card) -> bool; 7] = [
        |card| matches!(card.icon, WoundIcon::Number(_)),
        |card| card.icon == WoundIcon::Variable,
        |card| card.icon == WoundIcon::Annihilates,
        |card| card.blocks_line,
        |card| card.needs_line,
        is_board_card,
        |card| action(card).is_some(),
    ];
    assert!(symbols.iter().all(|has| all.iter().any(|card| has(card))));
    for card in all {
        let id = &card.id;
        assert_eq!(card.icon, dealt(card), "the wound symbol of {id}");
        let kinds = [is_board_card(card), action(card).is_some(), *id == "dawn"];
        assert_eq!(kinds.iter().filter(|is| **is).count(), 1, "{id} is a board card or an action");
        assert!(!card.blocks_line || is_board_card(card), "{id} blocks from nowhere");
        let aims = |effect: &Effect| {
            dealt_by(effect).is_some() || matches!(effect, Effect::Retreat(_) | Effect::Lure)
        };
        assert!(!card.needs_line || does(card, aims), "{id} shoots at nothing");
        assert!(!card.one_round || is_board_card(card), "{id} does not last");
    }
}

/// RULE ZK-GAP-08: what the symbols of the line of fire say, the text says too.
#[test]
fn texts_speak_of_the_line_of_fire() {
    let rules = rules();
    let texts = Texts::load(shipped::TEXTS).expect("the shipped texts are right");
    let lines = [(Language::Pl, "lini", "strzału"), (Language::En, "line", "of fire")];
    for id in rules.pack().all() {
        let card = rules.pack().card(id);
        for (language, line, of_fire) in lines {
            let said = texts.say(language, &rules.say_effect(id));
            let speaks = said.contains(line) && said.contains(of_fire);
            assert_eq!(speaks, card.needs_line || card.blocks_line, "{}: {said}", card.id);
        }
    }
}

/// RULE ZK-GAP-09: three tracks and five blocks, the Cemetery by block 5, the Barricades by 1.
#[test]
fn zk_gap_09_topology() {
    assert_eq!((Track::all().count(), Block::all().count(), Field::all().count()), (3, 5, 15));
    assert_eq!(ENTRY_BLOCK.to_string(), "B5");
    let around = |name: &str| {
        let field = read_field(name).expect("it is a field");
        let behind = field.behind().map_or("Cemetery".into(), |behind| behind.to_string());
        let beside: Vec<String> = field.beside().map(|beside| beside.to_string()).collect();
        format!("{} {behind} {}", field.front(), beside.join(" "))
    };
    assert_eq!(around("T1B1"), "barricades T1B2 T2B1");
    assert_eq!(around("T2B3"), "T2B2 T2B4 T1B3 T3B3");
    assert_eq!(around("T3B5"), "T3B4 Cemetery T2B5");
}

// --- Packs that are not right ---

const ZOMBIES: &str = r#"
[[card]]
id = "ghoul"
copies = 39
scope = "field"
type = "zombie"
strength = 2

[[card]]
id = "sunrise"
copies = 1
scope = "other"
type = "dawn"
"#;

const HUMANS: &str = r#"
[[card]]
id = "stone"
copies = 40
scope = "field"
type = "action"
icon = 1
target = "zombie"
effects = [{ wound = 1 }]
"#;

/// Every problem of a pack as a line.
fn problems(zombies: &str, humans: &str) -> Vec<String> {
    let zombies = Source { file: "z.toml", text: zombies };
    let humans = Source { file: "h.toml", text: humans };
    let problems = Pack::load(zombies, humans).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// What stands in a deck above, what is written instead, and what is told about it.
const WRONG: &str = r#"
copies = 39 | copies = 37 | z.toml:1: the zombies deck has 38 cards, it must have 40; change the copies of some card
copies = 1¶ | copies = 2¶ | z.toml:1: the zombies deck has 2 Dawn cards, it must have 1; type = "dawn" makes a card the Dawn
type = "dawn" | type = "zombie"¶strength = 1 | z.toml:1: the zombies deck has 0 Dawn cards, it must have 1; type = "dawn" makes a card the Dawn
strength = 2 |  | z.toml:2: missing key "strength" in "card"
strength = 2 | strenght = 2 | z.toml:7: unknown key "strenght"; did you mean "strength"?
strength = 2 | strength = 0 | z.toml:7: "strength" must be from 1 to 9, found 0
strength = 2 | strength = 2¶sped = 2 | z.toml:8: unknown key "sped"; did you mean "speed"?
type = "zombie"¶strength | type = "zombi"¶strength | z.toml:6: unknown type "zombi"; did you mean "zombie"?
id = "sunrise" | id = "ghoul" | z.toml:10: there are two cards "ghoul"; give each kind of card one entry with its copies
copies = 40 | copies = 39 | h.toml:1: the humans deck has 39 cards, it must have 40; change the copies of some card
wound = 1 | wuond = 1 | h.toml:9: unknown effect "wuond"; did you mean "wound"?
icon = 1 | icon = 2 | h.toml:7: the card prints 2 wounds, its effect says 1 wounds; icon = 1
icon = 1 | icon = "annihilates" | h.toml:7: the card prints annihilation, its effect says 1 wounds; icon = 1
icon = 1 |  | h.toml:2: the card prints no wounds, its effect says 1 wounds; icon = 1
icon = 1 | icon = 1¶needs-lime = true | h.toml:8: unknown key "needs-lime"; did you mean "needs-line"?
scope = "field"¶type = "action" | scope = "track"¶type = "action" | h.toml:5: scope "track" does not fit what the card does; scope = "field" or "fields"
target = "zombie" | target = "zombies" | h.toml:8: unknown target "zombies"; did you mean "zombie"?
target = "zombie"¶effects = [{ wound = 1 }] | target = "track"¶effects = [{ lure = true }] | h.toml:8: Lure does not go with this target; see docs/adding-content.md
target = "zombie"¶effects = [{ wound = 1 }] | target = "first-on-track"¶effects = [{ wound = 1 }, { blast = 1 }] | h.toml:8: Blast(1) does not go with this target; see docs/adding-content.md
[{ wound = 1 }] | [{ wound = 1 }, { heal = 1 }] | h.toml:9: Heal(1) cannot follow what stands before it; see docs/adding-content.md
[{ wound = 1 }] | [] | h.toml:2: an action needs effects; effects = [{ wound = 1 }]
type = "action" | type = "zombie"¶strength = 1 | h.toml:6: the human deck has no zombies; move it to the zombies' file
"#;

/// RULE ZK-GAP-01 and ZK-GAP-02: what is wrong with a deck is told with its file and its line,
/// and with a way out where there is one.
#[test]
fn a_wrong_deck_is_told_why() {
    assert_eq!(problems(ZOMBIES, HUMANS), [""; 0]);
    for case in WRONG.trim().lines() {
        let case: Vec<String> = case.split(" | ").map(|part| part.replace('¶', "\n")).collect();
        let [right, wrong, told] = &case[..] else { panic!("{case:?} has three parts") };
        assert!(ZOMBIES.contains(right) || HUMANS.contains(right), "nobody writes {right}");
        let found = problems(&ZOMBIES.replace(right, wrong), &HUMANS.replace(right, wrong));
        assert!(found.contains(told), "{wrong}\nwanted: {told}\nfound: {found:#?}");
    }
}

/// RULE ZK-GAP-01 and ZK-GAP-02: all problems of both decks are told at once, by file and line.
#[test]
fn all_problems_are_told_at_once() {
    let zombies = ZOMBIES.replace("copies = 39", "copies = 30").replace("strength", "spead");
    let zombies = zombies.replace("spead", "strength = 2\nspead");
    let humans = HUMANS.replace("icon = 1", "icon = 4").replace("\"field\"", "\"block\"");
    let told = [
        "z.toml:1: the zombies deck has 31 cards, it must have 40; change the copies of some card",
        "z.toml:8: unknown key \"spead\"; did you mean \"speed\"?",
        "h.toml:5: scope \"block\" does not fit what the card does; scope = \"field\" or \"fields\"",
        "h.toml:7: the card prints 4 wounds, its effect says 1 wounds; icon = 1",
    ];
    assert_eq!(problems(&zombies, &humans), told);
}
