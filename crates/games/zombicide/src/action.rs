//! What a seat may ask for. One action is one choice.

use horda_kit::Seat;
use horda_words::Words;
use serde::{Deserialize, Serialize};

use crate::board::beam::Direction;
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::combat::effort::Effort;
use crate::combat::fight::Fight;
use crate::combat::reroll::Reroll;
use crate::equipment::card::CardKind;
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::spawning::zombie_card::ZombieCardId;
use crate::speech::Moment;
use crate::survivors::arrangement::Exchange;
use crate::survivors::character::CharacterId;
use crate::survivors::inventory::Inventory;
use crate::zombies::kind::Kind;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[words(rules = Zombicide, context(now: Moment<'_>), keys = "action-", read = "action")]
#[expect(missing_docs, reason = "who, where and what, named as in the rules")]
pub enum Action {
    // Before the game.
    /// Takes a Survivor into the team (ZE-SET-04).
    #[word("pick {who}", example = "pick amy")]
    Pick { who: CharacterId },
    /// Says where a Survivor starts (WZ-M1-03).
    #[word("place {at}", example = "place 9R.TL", said_by(say_place, "place"))]
    Place { at: Zone },
    // Between Turns.
    /// Begins the Turn of a Survivor (ZE-PLY-01).
    #[word("begin {who}", example = "begin amy")]
    Begin { who: CharacterId },
    /// Lets Tacticians wait for a later moment (ZE-SKL-60).
    #[word("pass")]
    Pass,
    /// Gives the lead of a Survivor to another player (ZE-SET-04).
    #[word("hand-over {who} {seat}", example = "hand-over amy two", says(who, seat = now.seat_name(seat)))]
    HandOver { who: CharacterId, seat: Seat },
    /// Asks for the lead of another player's Survivor (ZE-RUL-30).
    #[word("ask-for {who}", example = "ask-for amy")]
    AskFor { who: CharacterId },
    // Actions of a Turn.
    /// Moves (ZE-MOV-01).
    #[word(
        "move {to}",
        example = "move 9R.MR",
        said_by(say_move, "move", "move-away", "move-into")
    )]
    Move { to: Zone },
    /// Moves as a Kid does once in a Turn (ZE-SUR-02).
    #[word("slip {to}", example = "slip 9R.MR")]
    Slip { to: Zone },
    /// Moves two or three Zones (ZE-SKL-54).
    #[word("sprint {to}", example = "sprint 9R.MR")]
    Sprint { to: Zone },
    /// Moves over a Zone (ZE-SKL-37).
    #[word("jump {to}", example = "jump 9R.MR")]
    Jump { to: Zone },
    /// Moves into a fight for free (ZE-SKL-21).
    #[word("charge {to}", example = "charge 9R.MR")]
    Charge { to: Zone },
    /// Moves to where something can be shot (ZE-SKL-15).
    #[word("blitz {to}", example = "blitz 9R.MR")]
    Blitz { to: Zone },
    /// Moves into a fight and attacks (ZE-SKL-16).
    #[word("bloodlust {to}", example = "bloodlust 9R.MR")]
    Bloodlust { to: Zone },
    /// Moves to a friend who is healed (ZE-SKL-28).
    #[word("aid {to}", example = "aid 9R.MR")]
    Aid { to: Zone },
    /// Searches; with a card that draws two, how many (ZE-SRC-01).
    #[word("search", when(cards = 1))]
    #[word("search {cards}", example = "search 2", says("search-two", cards))]
    Search { cards: u8 },
    /// Opens a door, with a card or by hand (ZE-DOR-01).
    #[word("open {door} {card: CardKind}", when(with = Some(card)), example = "open 9R.A-ML crowbar", says(door, card))]
    #[word("open {door}", when(with = None), says("open-by-hand", door))]
    Open { door: GateId, with: Option<CardKind> },
    /// Puts the own cards into other slots (ZE-ACT-03). Also what to do with cards that were found.
    #[word(
        "arrange {to..}",
        example = "arrange pistol katana / water",
        said_by(say_arrange, "arrange", "stow", "stow-drop", "leave-all")
    )]
    Arrange { to: Inventory },
    /// Exchanges cards with a Survivor in the same Zone (ZE-ACT-04).
    #[word(
        "trade {with} {to..}",
        example = "trade amy pistol / - & katana / water",
        said_by(say_trade, "trade", "trade-give", "trade-take", "trade-slots")
    )]
    Trade { with: CharacterId, to: Exchange },
    /// Attacks in the own Zone (ZE-CBT-10).
    #[word(
        "melee {weapon} {effort?}",
        when(pair = false),
        example = "melee machete",
        keys("melee", "melee-all-out", "melee-doubled")
    )]
    #[word(
        "melee {weapon} pair {effort?}",
        when(pair = true),
        says("melee-pair", weapon, effort),
        keys("melee-pair", "melee-pair-all-out", "melee-pair-doubled")
    )]
    Melee { weapon: CardKind, pair: bool, effort: Effort },
    /// Attacks a Zone in range and sight (ZE-CBT-12).
    #[word(
        "fire {weapon} {at} {effort?}",
        when(pair = false),
        example = "fire pistol 9R.MR",
        keys("fire", "fire-all-out", "fire-doubled")
    )]
    #[word(
        "fire {weapon} pair {at} {effort?}",
        when(pair = true),
        says("fire-pair", weapon, at, effort),
        keys("fire-pair", "fire-pair-all-out", "fire-pair-doubled")
    )]
    Fire { weapon: CardKind, at: Zone, pair: bool, effort: Effort },
    /// Throws a Molotov (ZE-EQT-13).
    #[word("throw {at}", example = "throw 9R.MR")]
    Throw { at: Zone },
    /// Attacks without a weapon (ZE-SKL-34, ZE-SKL-35).
    #[word("improvise {fight} {at}", example = "improvise melee 9R.MR")]
    Improvise { fight: Fight, at: Zone },
    /// Takes the Objective in the own Zone, or activates it (ZE-OBJ-01).
    #[word("take")]
    Take,
    /// Brings a knocked-out Survivor in the own Zone to safety (WZ-KO-05).
    #[word("rescue {who}", example = "rescue amy")]
    Rescue { who: CharacterId },
    /// Takes a crate in the own Zone (ZE-OBJ-04).
    #[word("crate")]
    Crate,
    /// Makes noise (ZE-ACT-07).
    #[word("noise")]
    Noise,
    /// Reloads a weapon in Hand, or two of one name (ZE-EQT-12).
    #[word("reload {weapon}", example = "reload sawed-off")]
    Reload { weapon: CardKind },
    /// Becomes the leader of a lone Companion (ZE-CPN-07).
    #[word("rally {who}", example = "rally lili")]
    Rally { who: CharacterId },
    /// Trades a Companion: it follows another leader of the Zone (ZE-CPN-07).
    #[word("entrust {who} {to}", example = "entrust lili ned")]
    Entrust { who: CharacterId, to: CharacterId },
    /// Gives another Survivor an Action (ZE-SKL-17).
    #[word("lead {who}", example = "lead ned")]
    Lead { who: CharacterId },
    /// Pulls friends out of a Zone (ZE-SKL-38).
    #[word("save {at}", example = "save 9R.MR")]
    Save { at: Zone },
    /// Pushes all Zombies of the own Zone away (ZE-SKL-50).
    #[word("shove {to}", example = "shove 9R.MR")]
    Shove { to: Zone },
    /// Draws the Zombies of a Zone to the own one (ZE-SKL-61).
    #[word("taunt {at}", example = "taunt 9R.MR")]
    Taunt { at: Zone },
    /// Switches a Flashlight on, or uses it for a Search or a shot (WZ-LGT-03 to WZ-LGT-05).
    #[word("light {to}", example = "light 9R.MR", said_by(say_light, "light", "light-use"))]
    Light { to: Direction },
    /// Turns the beam with the last Action, for free (WZ-LGT-08).
    #[word("aim {to}", example = "aim wall")]
    Aim { to: Direction },
    /// Switches the Flashlight off (WZ-LGT-10).
    #[word("dark")]
    Dark,
    /// Ends the Turn (ZE-ACT-08).
    #[word("end", said_by(say_end, "end", "end-lost"))]
    End,
    // Cars.
    /// Gets into a car, by its number, at the wheel or beside (ZE-CAR-01).
    #[word(
        "get-in {car} driver",
        when(driver = true),
        example = "get-in 1 driver",
        says("get-in-driver", kind = rules.car_kind(car))
    )]
    #[word("get-in {car}", when(driver = false), says(kind = rules.car_kind(car)))]
    GetIn { car: u8, driver: bool },
    /// Gets out of the car (ZE-CAR-01).
    #[word("get-out")]
    GetOut,
    /// Takes the wheel, or leaves it (ZE-CAR-01).
    #[word("take-wheel", when(driver = true))]
    #[word("leave-wheel", when(driver = false))]
    ChangeSeat { driver: bool },
    /// Drives one street (ZE-CAR-02).
    #[word("drive {to}", example = "drive 9R.TC")]
    Drive { to: Zone },
    /// Drives two streets, over whatever stands there (ZE-CAR-03).
    #[word("race {by} {to}", example = "race 9R.TC 6R.TL")]
    Race { by: Zone, to: Zone },
    // At any time.
    /// Eats (ZE-EQT-18).
    #[word("eat {who} {card}", example = "eat amy water", says(who, card, amount = rules.food(card)))]
    Eat { who: CharacterId, card: CardKind },
    /// Discards a card (ZE-INV-05).
    #[word("drop {who} {card}", example = "drop amy water")]
    Drop { who: CharacterId, card: CardKind },
    // Answers.
    /// Rolls as many dice as there are Zombies, or the printed ones (ZE-SKL-13, ZE-SKL-14).
    #[word("count-zombies", when(zombies = true))]
    #[word("count-dice", when(zombies = false))]
    Count { zombies: bool },
    /// Rolls all dice again (ZE-CBT-07).
    #[word("reroll {by}", example = "reroll lucky")]
    Reroll { by: Reroll },
    /// Keeps what the dice show.
    #[word("keep", said_by(say_keep, "keep", "keep-breaks"))]
    Keep,
    /// Ignores all Breaks of the attack by a skill (WZ-SKL-06).
    #[word("ignore-breaks")]
    IgnoreBreaks,
    /// Gives up a card so that all Breaks are ignored (WZ-SKL-10, ZE-EQT-30).
    #[word("give-up {card}", example = "give-up repair-kit")]
    GiveUp { card: CardKind },
    /// Says which weapon of a pair a Break costs (WZ-AO-08).
    #[word("lose {card}", example = "lose pistol")]
    Lose { card: CardKind },
    /// Assigns hits (ZE-CBT-19).
    #[word("hit {kind} {count}", when(reap = false), example = "hit walker 2")]
    #[word("hit {kind} {count} reap", when(reap = true), says("hit-reap", kind, count))]
    Hit { kind: Kind, count: u8, reap: bool },
    /// Assigns a missed die to a friend (ZE-FFR-03).
    #[word("miss {who}", example = "miss ned")]
    Miss { who: CharacterId },
    /// Names a friend whom misses pass over (ZE-SKL-58).
    #[word("spare {who}", example = "spare ned")]
    Spare { who: CharacterId },
    /// Discards a card to cancel a wound (ZE-SKL-36).
    #[word("cancel {card}", example = "cancel water")]
    Cancel { card: CardKind },
    /// Takes the wounds.
    #[word("suffer")]
    Suffer,
    /// Takes a skill of the level reached (ZE-ADR-06).
    #[word("learn {who} {skill}", example = "learn amy medic")]
    Learn { who: CharacterId, skill: Skill },
    /// Replaces a drawn card (ZE-SKL-23).
    #[word("replace")]
    Replace,
    /// Takes the card that matches (ZE-SKL-41).
    #[word("match")]
    Match,
    /// Does without something that is offered (ZE-GEN-05).
    #[word(
        "decline",
        said_by(
            say_decline,
            "decline",
            "decline-react",
            "decline-step",
            "decline-heal",
            "decline-strike",
            "decline-card",
            "decline-light",
            "stay-on-board"
        )
    )]
    Decline,
    /// Agrees to a trade (ZE-ACT-04), to another leader (ZE-RUL-30), to be pulled (ZE-SKL-38) or to
    /// be healed (ZE-SKL-42).
    #[word(
        "agree",
        said_by(say_agree, "agree", "agree-trade", "agree-yield", "agree-come", "agree-heal")
    )]
    Agree,
    /// Refuses it.
    #[word("refuse")]
    Refuse,
    /// The dark room that gets the next card (ZE-BLD-02).
    #[word("room {zone}", example = "room 9R.A")]
    Room { zone: Zone },
    /// Which routes get one more Zombie (ZE-ZAC-12).
    #[word("split {kind} {to..}", example = "split walker 9R.TL, 9R.BL")]
    Split { kind: Kind, to: ZoneSet },
    /// Splits all groups as proposed.
    #[word("as-proposed")]
    AsProposed,
    /// Gives Attacks to a Survivor (ZE-ZAC-06).
    #[word("wound {who} {kind} {count}", example = "wound amy walker 2")]
    Wound { who: CharacterId, kind: Kind, count: u8 },
    /// Heals a Survivor (ZE-SKL-28).
    #[word("heal {who}", example = "heal amy")]
    Heal { who: CharacterId },
    /// Leaves the board by the Exit (ZE-EXI-01).
    #[word("leave")]
    Leave,
    /// Gives a drawn Zombie card to the next Spawn Zone (ZE-SKL-24).
    #[word("deal {card}", example = "deal 006")]
    Deal { card: ZombieCardId },
    /// Says which skill of the End Phase is next (ZE-END-04).
    #[word("tend {who} {skill}", example = "tend amy medic")]
    Tend { who: CharacterId, skill: Skill },
    /// Says which effect of the mission is next, by its place among those that wait (ZE-GEN-06).
    #[word(
        "next {number}",
        example = "next 1",
        said_by(
            say_next,
            "next",
            "next-round",
            "next-end-phase",
            "next-taken",
            "next-taken-at",
            "next-opened",
            "next-arrived",
            "next-killed",
            "next-abomination",
            "next-burnt",
            "next-hour",
            "next-night",
            "next-day"
        )
    )]
    Next { number: u8 },
    /// Chooses one of the ways that a card of the mission offers.
    #[word("choose {number}", example = "choose 1", said_by(say_choice, "choose"))]
    Choose { number: u8 },
}
