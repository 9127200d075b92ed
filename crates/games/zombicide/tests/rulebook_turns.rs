//! What the rules say about the box, the set-up and Turns as a whole.

use horda_kit::{Cx, Facts, FastLuck, Notation, Observer, Rules, Seat};
use horda_testkit::play_random;
use horda_zombicide::equipment::card::{CardKind, Deck, Special};
use horda_zombicide::options::{AbominationFest, DarkZones, Options, Ultrared, ZombieCards};
use horda_zombicide::spawning::zombie_card::CardEffect;
use horda_zombicide::survivors::character::{GameBox, Type};
use horda_zombicide::zombies::kind::Kind;
use horda_zombicide::{Zombicide, shipped};

fn rules(options: Options) -> Zombicide {
    shipped::rules(options).expect("the shipped content is right")
}

fn facts(written: &[(&str, &str)]) -> Facts {
    written.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

/// What Ned is offered in his Turn, as it is written.
fn offers_under(options: Options, written: &[(&str, &str)]) -> Vec<String> {
    let rules = rules(options);
    let mut facts = facts(written);
    facts.insert("turn".to_owned(), "ned 3".to_owned());
    let state = rules.position(&facts).expect("a position");
    let mut out = Vec::new();
    rules.legal_actions(&state, Seat(0), &mut out);
    out.iter().map(|action| rules.write_action(action)).collect()
}

fn offers(written: &[(&str, &str)]) -> Vec<String> {
    offers_under(Options::default(), written)
}

fn has(offers: &[String], word: &str) -> bool {
    offers.iter().any(|offer| offer == word)
}

#[test]
fn ze_cmp_01_figures_are_a_hard_limit() {
    let rules = rules(Options::default());
    let lies = |zombies: &str| rules.position(&facts(&[("9R.TL", zombies)])).is_ok();
    assert!(lies("walker 40, brute 16, runner 16"));
    assert!(!lies("walker 41") && !lies("brute 17") && !lies("runner 17"));
    assert_eq!(Kind::ABOMINATIONS.map(Kind::figures), [1; 4]);
}

#[test]
fn ze_cmp_02_cards_of_each_deck() {
    let rules = rules(Options::default());
    let count = |deck: Deck, trap: bool| {
        let cards = rules.pack().cards.iter().filter(|card| card.deck == deck);
        let cards = cards.filter(|card| (card.special == Special::Trap) == trap);
        cards.map(|card| u32::from(card.count)).sum::<u32>()
    };
    let decks = [Deck::Starting, Deck::Equipment, Deck::Pimpweapons];
    assert_eq!(
        decks.map(|deck| (count(deck, false), count(deck, true))),
        [(6, 0), (41, 4), (9, 2)]
    );
    assert_eq!(rules.pack().zombie_cards.len(), 40);
    assert_eq!(Kind::ABOMINATIONS.len(), 4);
}

#[test]
fn wz_ssv_01_wz_ssv_02_the_secret_service_deck_lies_apart() {
    let rules = rules(Options::default());
    let own = |kind: &usize| rules.pack().cards[*kind].deck == Deck::SecretService;
    let kinds: Vec<usize> = (0..rules.pack().cards.len()).filter(own).collect();
    let count = |kind: &usize| rules.pack().cards[*kind].count;
    assert_eq!(kinds.iter().map(|kind| u32::from(count(kind))).sum::<u32>(), 35);
    // Without a Humvee or a Zone of the Secret Service nobody ever draws from it.
    play_random(&rules, 3, &mut Vec::new(), |state, _, _| {
        let left = |kind: &usize| state.piles.face_down(CardKind(*kind as u8));
        assert!(kinds.iter().all(|kind| left(kind) == count(kind)));
    });
}

#[test]
fn ze_cmp_03_tokens_never_limit_play() {
    let rules = rules(Options::default());
    let state = rules.position(&facts(&[("9R.TL.noise", "19")])).expect("more than in the box");
    assert_eq!(rules.facts(&state).get("9R.TL.noise").map(String::as_str), Some("19"));
}

#[test]
fn ze_cmp_05_ze_sur_01_six_classic_survivors_and_six_kids() {
    let rules = rules(Options::default());
    let core = || rules.pack().characters.iter().filter(|it| it.from == GameBox::Core);
    let of = |kind: Type| core().filter(move |it| it.kind == kind);
    for (kind, health) in [(Type::Classic, 3), (Type::Kid, 2)] {
        assert_eq!(of(kind).count(), 6);
        assert!(of(kind).all(|it| it.health == health));
    }
    assert!(core().all(|it| it.orange.len() == 2 && it.red.len() == 3 && !it.blue.is_empty()));
    let among = [("ned", "9R.TL"), ("9R.TL", "walker")];
    assert!(!offers(&among).iter().any(|offer| offer.starts_with("slip")), "no further trait");
}

#[test]
fn ze_cmp_07_check_sums_of_the_zombie_deck() {
    let rules = rules(Options::default());
    let cards = &rules.pack().zombie_cards;
    let sums = |wanted: Kind| {
        let mut sums = [0u32; 4];
        for card in cards {
            if let CardEffect::Spawn { kind, counts, .. } = card.effect
                && kind == wanted
            {
                sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += u32::from(count));
            }
        }
        sums
    };
    assert_eq!(sums(Kind::Walker), [50, 78, 110, 142]);
    assert_eq!(sums(Kind::Brute), [11, 18, 26, 33]);
    assert_eq!(sums(Kind::Runner), [11, 18, 26, 33]);
    let mut abominations = [0u32; 4];
    for card in cards {
        if let CardEffect::Abomination { counts } = card.effect {
            abominations.iter_mut().zip(counts).for_each(|(sum, it)| *sum += u32::from(it));
        }
    }
    assert_eq!(abominations, [2, 4, 4, 4]);
    let rushes = |wanted: Kind| {
        let rush = |effect: &CardEffect| matches!(effect, CardEffect::Spawn { kind, rush: true, .. } if *kind == wanted);
        cards.iter().filter(|card| rush(&card.effect)).count()
    };
    assert_eq!(Kind::COMMON.map(rushes), [8, 4, 0]);
    let extra = |effect: &CardEffect| matches!(effect, CardEffect::Activate { .. });
    assert_eq!(cards.iter().filter(|card| extra(&card.effect)).count(), 4);
}

#[test]
fn ze_gen_01_modules_are_off_unless_they_are_chosen() {
    let options = Options::default();
    assert_eq!(options.ultrared, Ultrared::Off);
    assert_eq!(options.dark_zones, DarkZones::Off);
    assert_eq!(options.abomination_fest, AbominationFest::Off);
    assert_eq!(options.zombie_cards, ZombieCards::All);
}

#[test]
fn ze_gen_07_names_are_those_of_the_second_edition() {
    let rules = rules(Options::default());
    assert_eq!(Kind::Brute.name(), "brute");
    assert!(rules.position(&facts(&[("9R.TL", "fatty")])).is_err());
    assert!(rules.position(&facts(&[("ned", "9R.TL ap 3")])).is_ok());
    assert!(rules.position(&facts(&[("ned", "9R.TL experience 3")])).is_err());
}

#[test]
fn ze_gen_08_everybody_sees_the_same_and_no_draw_pile_has_an_order() {
    let rules = rules(Options::default());
    let carried = [("ned", "9R.TL"), ("ned.cards", "pistol / water"), ("9R.TL.noise", "1")];
    let state = rules.position(&facts(&carried)).expect("a position");
    let own = rules.view(&state, Observer::Seat(Seat(0)));
    let others = rules.view(&state, Observer::Audience);
    assert!(own.state == others.state && own.insight == others.insight);
    let with = |deck: &str| rules.position(&facts(&[("ned", "9R.TL"), ("deck", deck)]));
    assert!(with("water, machete") == with("machete, water"), "a bag, not a list");
}

#[test]
fn ze_act_02_zombies_forbid_a_search_and_nothing_else() {
    let here =
        [("ned", "9R.A"), ("josh", "9R.A"), ("round", "2"), ("ned.cards", "crowbar / water")];
    let alone = offers(&here);
    let among = offers(&[here.as_slice(), &[("9R.A", "walker"), ("open", "9R.A-ML")]].concat());
    for word in ["take", "noise", "open 9R.A-MR crowbar", "end", "eat ned water", "move 9R.ML"] {
        assert!(has(&among, word), "{word}: {among:?}");
    }
    assert!(has(&alone, "search") && !has(&among, "search"));
    let lost: Vec<&String> = alone.iter().filter(|offer| !among.contains(offer)).collect();
    assert_eq!(lost, ["search", "open 9R.A-ML crowbar"], "the second door is open now");
}

#[test]
fn ze_inv_03_ze_inv_08_ze_amb_54_only_what_is_in_hand_works_unless_it_is_marked() {
    let with = |cards| offers(&[("ned", "9R.A"), ("ned.cards", cards), ("9R.A", "walker")]);
    assert!(has(&with("machete crowbar / -"), "melee machete"), "two Hands are two slots");
    assert!(has(&with("machete crowbar / -"), "open 9R.A-MR crowbar"));
    assert!(!has(&with("- / machete crowbar"), "melee machete"));
    assert!(!has(&with("- / machete crowbar"), "open 9R.A-MR crowbar"));
    let searches = offers(&[("ned", "9R.A"), ("ned.cards", "- / flashlight")]);
    assert!(has(&searches, "search 2"), "it is marked");
    let rules = rules(Options::default());
    let marked = rules.pack().cards.iter().filter(|card| card.works_from_backpack());
    assert!(marked.clone().all(|card| !card.is_weapon()));
    assert!(marked.count() > 0);
}

#[test]
fn ze_ply_06_an_action_may_follow_itself() {
    let rules = rules(Options::default());
    let start = facts(&[("ned", "9R.A"), ("turn", "ned 3")]);
    let mut state = rules.position(&start).expect("a position");
    for _ in 0..3 {
        let noise = rules.read_action("noise").expect("an action");
        assert_eq!(rules.check(&state, Seat(0), &noise), Ok(()));
        let mut cx = Cx::watched(FastLuck::new(1));
        rules.apply(&mut state, Seat(0), &noise, &mut cx);
        let words: Vec<String> =
            cx.take_events().iter().map(|event| rules.write_event(event)).collect();
        assert_eq!(words[0], "noise 9R.A");
    }
}

#[test]
fn ze_set_11_no_zombie_card_is_drawn_before_play() {
    let rules = rules(Options::default());
    let mut cx = Cx::watched(FastLuck::new(7));
    let state = rules.deal(&mut cx);
    let words: Vec<String> =
        cx.take_events().iter().map(|event| rules.write_event(event)).collect();
    assert!(words.iter().any(|word| word == "round 1"), "{words:?}");
    assert!(!words.iter().any(|word| word.starts_with("card ") || word.starts_with("spawned")));
    assert_eq!(state.zombie_deck.count_ones(), 40);
}

#[test]
fn ze_skg_01_a_skill_beats_the_rule() {
    let plain = [("ned", "9R.TL"), ("9R.TL", "walker 3")];
    let slippery = [plain.as_slice(), &[("ned.skills", "slippery")]].concat();
    assert!(!has(&offers(&plain), "move 9R.TC"));
    assert!(has(&offers(&slippery), "move 9R.TC"));
}

#[test]
fn ze_sur_06_any_number_shares_a_zone() {
    let rules = rules(Options::default());
    let everybody = ["josh", "doug", "elle", "amy", "ned", "wanda"].map(|who| (who, "9R.TL"));
    let crowd = [everybody.as_slice(), &[("9R.TL", "walker 40, brute 16, runner 16")]].concat();
    assert!(rules.position(&facts(&crowd)).is_ok());
}

#[test]
fn ze_los_12_figures_never_block_a_line() {
    let shot = [("ned", "9R.TL"), ("ned.cards", "sniper-rifle / -"), ("6R.TC", "walker")];
    let between = [("9R.TC", "brute 3"), ("6R.TL", "walker"), ("josh", "6R.TL")];
    assert!(has(&offers(&shot), "fire sniper-rifle 6R.TC"));
    let blocked = [shot.as_slice(), &between].concat();
    assert!(has(&offers(&blocked), "fire sniper-rifle 6R.TC"));
}

#[test]
fn ze_los_16_the_dark_comes_after_skills() {
    let far = [
        ("ned", "6R.ML"),
        ("ned.skills", "home-defender"),
        ("ned.cards", "golden-ak-47 / -"),
        ("open", "6R.A-ML"),
        ("6R.B", "walker"),
        ("6R.A", "walker"),
    ];
    let dark = Options { dark_zones: DarkZones::On, ..Options::default() };
    assert!(has(&offers(&far), "fire golden-ak-47 6R.B"), "the skill sees through a room");
    assert!(!has(&offers_under(dark, &far), "fire golden-ak-47 6R.B"), "but not into the dark");
    assert!(has(&offers_under(dark, &far), "fire golden-ak-47 6R.A"));
}

#[test]
fn ze_los_17_a_door_that_opens_is_seen_through() {
    let shot = [("ned", "6R.ML"), ("ned.cards", "pistol / -"), ("6R.A", "walker")];
    let open = [shot.as_slice(), &[("open", "6R.A-ML")]].concat();
    assert!(!has(&offers(&shot), "fire pistol 6R.A"));
    assert!(has(&offers(&open), "fire pistol 6R.A"));
}

#[test]
fn ze_amb_99_the_mission_names_the_zone_of_every_objective_and_crate() {
    let rules = rules(Options::default());
    let read = |token: &str| {
        let text = format!(
            "id = \"test\"\ndifficulty = \"easy\"\ntiles = [\"8R@0\"]\nstart = [\"8R.TL\"]\n{token}\n\
             exit = \"8R.TR\"\n\
             goal = [{{ text = \"test-goal\", when = {{ left = \"all\" }} }}]\n\
             [text.en]\ntitle = \"T\"\nstory = \"S\"\nwon = \"W\"\nlost = \"L\"\ntest-goal = \"G\"\n"
        );
        let source = horda_content::Source { file: "test.toml", text: &text };
        rules.pack().with_mission(source).is_ok()
    };
    assert!(read("objective = [{ at = \"8R.B\" }]\ncrates = [\"8R.B\"]"));
    assert!(!read("objective = [{ colour = \"red\" }]"));
    assert!(!read("crates = [\"8R\"]"));
}
