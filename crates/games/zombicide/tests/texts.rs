//! Everything that people read is there, in both languages.

use horda_content::{Language, Texts, Variant};
use horda_kit::{Cx, Facts, FastLuck, Notation, RuleId, Rules, Seat, Spoken};
use horda_testkit::{check_said, differing_arguments, missing_chapter_texts, missing_option_texts};
use horda_zombicide::event::{Event, Happening};
use horda_zombicide::options::Options;
use horda_zombicide::state::State;
use horda_zombicide::zombies::activation::Cause;
use horda_zombicide::zombies::kind::Kind;
use horda_zombicide::zombies::why::{Lure, Why};
use horda_zombicide::{Zombicide, shipped};

fn texts() -> Texts {
    Texts::load(shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn rules() -> Zombicide {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

#[test]
fn no_text_that_the_game_asks_for_is_missing() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
}

/// A text uses what its declaration gives, and no less.
#[test]
fn every_text_has_the_arguments_of_its_declaration() {
    let declared = Zombicide::vocabulary();
    let wrong = differing_arguments(declared.sentences(), &texts(), &[]);
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_chapter_of_the_rulebook_has_a_name() {
    assert_eq!(missing_chapter_texts(shipped::RULES, &texts()), Vec::<String>::new());
}

#[test]
fn every_option_and_each_of_its_values_has_words() {
    assert_eq!(missing_option_texts::<Zombicide>(&texts()), Vec::<String>::new());
}

/// Offers, events and refusals of random games, under every reading.
#[test]
fn nothing_said_in_a_game_leaves_a_place_unfilled() {
    check_said(&rules(), &texts()).unwrap_or_else(|what| panic!("{what}"));
}

/// A table of two, each with a Survivor in the same room, and what was done there.
fn after(given: &[(&str, &str)], done: &[&str]) -> (Zombicide, State) {
    let rules = rules().with_options(&[("players".into(), "2".into())]).expect("known options");
    let here = [("amy", "9R.A"), ("ned", "9R.A seat two"), ("turn", "amy 3"), ("opened", "9R.A")];
    let facts = here.iter().chain(given).map(|(key, value)| ((*key).into(), (*value).into()));
    let facts: Facts = facts.collect();
    let mut state = rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let mut cx = Cx::playout(FastLuck::new(1));
    for action in done {
        let action = rules.read_action(action).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        rules.check(&state, Seat(0), &action).unwrap_or_else(|why| panic!("{why:?}"));
        rules.apply(&mut state, Seat(0), &action, &mut cx);
    }
    (rules, state)
}

/// An offer in English and in Polish.
fn said((rules, state): &(Zombicide, State), action: &str) -> [String; 2] {
    let action = rules.read_action(action).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let phrase = rules.say_action(state, Seat(0), &action);
    [Language::En, Language::Pl].map(|language| texts().say(language, &phrase))
}

/// Cards have names, and a weapon that was fired is told from one that is loaded.
#[test]
fn an_arrangement_names_its_cards() {
    let table = after(&[("amy.cards", "sawed-off sawed-off* / water")], &[]);
    let en = "Rearrange. Hand: Sawed-Off (empty). Backpack: Sawed-Off, Water.";
    let pl = "Przełóż karty. Ręka: Obrzyn (pusty). Plecak: Obrzyn, Woda.";
    assert_eq!(said(&table, "arrange sawed-off* / sawed-off water"), [en, pl]);
}

/// A find says what is kept and what is not (ZE-SRC-04).
#[test]
fn a_find_names_what_is_discarded() {
    let table = after(&[("amy.cards", "pistol / -"), ("deck", "katana")], &["search"]);
    let kept =
        ["Keep. Hand: Pistol. Backpack: Katana.", "Zatrzymaj. Ręka: Pistolet. Plecak: Katana."];
    assert_eq!(said(&table, "arrange pistol / katana"), kept);
    assert_eq!(said(&table, "arrange pistol / -"), ["Discard: Katana", "Odrzuć: Katanę"]);
    let en = "Hand: Katana. Backpack: nothing. Discard: Pistol.";
    let pl = "Ręka: Katana. Plecak: nic. Odrzuć: Pistolet.";
    assert_eq!(said(&table, "arrange katana / -"), [en, pl]);
}

/// A trade says what changes hands (ZE-ACT-04).
#[test]
fn a_trade_names_what_changes_hands() {
    let given = [("amy.cards", "pistol / -"), ("ned.cards", "katana / -")];
    let table = after(&given, &[]);
    let give = said(&table, "trade ned - / - & pistol katana / -");
    assert_eq!(give, ["Give Ned: Pistol", "Daj Nedowi: Pistolet"]);
    let take = said(&table, "trade ned pistol katana / - & - / -");
    assert_eq!(take, ["Take from Ned: Katana", "Weź od Neda: Katanę"]);
    let swap = said(&table, "trade ned katana / - & pistol / -");
    let en = "Trade with Ned: give Pistol, take Katana";
    assert_eq!(swap, [en, "Wymień się z Nedem: daj Pistolet, weź Katanę"]);
    let slots = said(&table, "trade ned - / pistol & katana / -");
    let en = "Trade with Ned: only change what is in Hand";
    assert_eq!(slots, [en, "Wymiana z Nedem: zmień tylko to, co jest w Ręce"]);
}

/// The partner reads the trade from the own side.
#[test]
fn a_partner_reads_what_it_gets() {
    let given = [("amy.cards", "pistol / -"), ("ned.cards", "katana / -")];
    let table = after(&given, &["trade ned katana / - & pistol / -"]);
    let en = "Agree. You get: Pistol. You give: Katana.";
    assert_eq!(said(&table, "agree"), [en, "Zgoda. Dostajesz: Pistolet. Oddajesz: Katanę."]);
}

/// Why Zombies go somewhere is said in whole sentences, for one and for many.
#[test]
fn moves_of_zombies_say_why() {
    let rules = rules();
    let said = |kind, count, lure, goals, routes| {
        let zone = |name: &str| rules.map().zone_named(name).expect("a Zone of the board");
        let amy_and_ned = rules
            .pack()
            .playable()
            .filter(|who| ["amy", "ned"].contains(&rules.pack().character(*who).id.as_str()));
        let seen = amy_and_ned.collect();
        let why =
            Why { lure, goal: zone("9R.TL"), noise: 4, goals, routes, seen, cause: Cause::Phase };
        let (from, to) = (zone("9R.BL"), zone("9R.ML"));
        let what = Happening::ZombiesMoved { kind, count, from, to, why };
        let phrase = rules.say_event(&Event { what, rule: RuleId("ZE-ZAC-10") });
        [Language::En, Language::Pl].map(|language| texts().say(language, &phrase))
    };
    let en = "2 Walkers: from Canal & Market to Canal Street. Nobody is in sight, so noise decides: \
              Canal & Dock is the loudest Zone (noise 4).";
    let pl = "2 Szwendacze: z rogu Kanałowej i Targowej na Kanałową. Nikogo nie widać, więc decyduje \
              hałas: najgłośniej jest na rogu Kanałowej i Portowej (hałas 4).";
    assert_eq!(said(Kind::Walker, 2, Lure::Heard, 1, 1), [en, pl]);
    let en = "5 Runners: from Canal & Market to Canal Street. In sight: Amy, Ned. The goal is Canal & \
              Dock (noise 4, as in 2 Zones in sight), and the group splits over 2 ways.";
    let pl = "5 Biegaczy: z rogu Kanałowej i Targowej na Kanałową. Widać: Amy, Neda. Cel to róg \
              Kanałowej i Portowej (hałas 4, takich Stref w Polu Widzenia jest 2), a grupa dzieli się na 2 \
              drogi.";
    assert_eq!(said(Kind::Runner, 5, Lure::Saw, 2, 2), [en, pl]);
    let en = "Hobomination: from Canal & Market to Canal Street. They are after the Survivor at \
              Canal & Dock who taunts them.";
    let pl = "Hobominacja: z rogu Kanałowej i Targowej na Kanałową. Celem jest tylko prowokujący \
              Ocalały na rogu Kanałowej i Portowej.";
    assert_eq!(said(Kind::Hobomination, 1, Lure::Taunted, 1, 1), [en, pl]);
}

/// Zones and doors have names for people; only files write parts of tiles.
#[test]
fn offers_name_zones_and_doors_in_words() {
    let table = after(&[("amy.cards", "crowbar / -")], &[]);
    let door = said(&table, "open 9R.A-ML crowbar");
    let en = "Open the door between Shop 9 and Canal Street: Crowbar";
    assert_eq!(door, [en, "Otwórz Drzwi między Sklepem 9 a Kanałową: Łom"]);
    let pull = said(&table, "save 6R.TR");
    let en = "Pull friends out of Dock Street East";
    assert_eq!(pull, [en, "Przyciągnij przyjaciół z Portowej Wschodniej"]);
    let split = said(&table, "split walker 9R.A, 6R.TL");
    let en = "One more Walker to: Mill & Dock, Shop 9";
    let pl = "O jednego więcej (Szwendacz): na róg Młyńskiej i Portowej, do Sklepu 9";
    assert_eq!(split, [en, pl]);
}

/// No two Zones of a board have the same name, in either language.
#[test]
fn every_zone_of_a_mission_has_a_name_of_its_own() {
    let (rules, texts) = (rules(), texts());
    for mission in &rules.pack().missions {
        for language in [Language::En, Language::Pl] {
            let names = mission.map.all_zones().iter();
            let names =
                names.map(|zone| texts.say(language, &mission.map.zone_name(zone).phrase()));
            let mut names: Vec<String> = names.collect();
            names.sort();
            let count = names.len();
            names.dedup();
            assert_eq!(names.len(), count, "{}: {names:?}", mission.id);
            assert!(names.iter().all(|name| !name.contains(['.', '⟨', '{'])), "{names:?}");
        }
    }
}

/// Players read names of Zones, never the codes of files.
#[test]
fn no_text_names_a_zone_by_its_code() {
    for source in shipped::TEXTS {
        let code = |word: &str| {
            let word = word.trim_matches(|it: char| !it.is_alphanumeric());
            let mut parts = word.split('.');
            let tile = parts.next().unwrap_or_default();
            let digits = tile.trim_end_matches(['R', 'V']);
            let tile = digits.len() < tile.len() && digits.parse::<u8>().is_ok();
            tile && parts.next().is_some_and(|it| it.starts_with(|it: char| it.is_uppercase()))
        };
        let lines = source.2.lines().filter(|line| !line.starts_with('#'));
        let wrong: Vec<&str> = lines.filter(|line| line.split_whitespace().any(code)).collect();
        assert_eq!(wrong, Vec::<&str>::new(), "{}", source.1);
    }
}

/// The ledger of rulings has a row for each of them.
#[test]
fn the_ledger_lists_every_ruling() {
    let ledger = include_str!("../../../../docs/rulings/zombicide.md");
    let text = include_str!("../../../../content/zombicide/rules.toml");
    let ids = text.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    let rulings = ids.filter(|id| id.starts_with("ZE-AMB-") || id.starts_with("ZE-RUL-"));
    let missing: Vec<&str> = rulings.filter(|id| !ledger.contains(&format!("| {id} | "))).collect();
    assert_eq!(missing, Vec::<&str>::new());
}
