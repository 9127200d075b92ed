//! The streets of Gear Up in letters: zombies come down the lane from S3 to S1, below them lies
//! the sheet of the seat that looks.

mod block;
mod boss;
mod card;
mod sheet;

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use horda_content::Problem;
use horda_gearup::boss::{BossKind, BossSide, Member};
use horda_gearup::card::{CardId, Class, Colour, Letter};
use horda_gearup::cells::Cells;
use horda_gearup::effect::Effect;
use horda_gearup::face::Pieces;
use horda_gearup::sheet::{Sheet, SurvivorId, Weapon};
use horda_gearup::state::{Cause, SeatState, State, Step, Target, Zombie};
use horda_gearup::view::View;
use horda_gearup::{GearUp, shipped};
use horda_kit::{Observer, Phrase, Seat};
use serde_json::value::RawValue;

use block::{Block, Line, PLAIN, flow, wrapped};
use card::Card;

use crate::play::drawing::Drawing;
use crate::play::screen::{BLOOD, BOLD, DIM, HUMANS, Screen, ZOMBIES};

/// Turns of a round.
const TURNS: u8 = 9;
/// Spaces of a lane.
const SPACES: u8 = 3;

const GOODS: Style = AnsiColor::BrightCyan.on_default();
const BLUE: Style = AnsiColor::BrightBlue.on_default();

/// Draws views of Gear Up.
pub struct Lanes {
    rules: GearUp,
    pieces: Pieces,
}

/// One view on one terminal.
struct Picture<'a> {
    lanes: &'a Lanes,
    screen: &'a Screen,
    view: &'a View,
}

impl Drawing for Lanes {
    fn draw(&self, screen: &Screen, view: &RawValue) -> Result<String, serde_json::Error> {
        let view: View = serde_json::from_str(view.get())?;
        Ok(Picture { lanes: self, screen, view: &view }.draw())
    }

    fn goal(&self, _view: &RawValue, _seat: Seat) -> Result<Phrase, serde_json::Error> {
        Ok(Phrase::new("goal-team"))
    }
}

impl Lanes {
    pub fn new() -> Result<Lanes, Vec<Problem>> {
        let rules = shipped::rules(Default::default())?;
        Ok(Lanes { pieces: rules.pieces(), rules })
    }
}

impl Picture<'_> {
    fn draw(&self) -> String {
        let state = &self.view.state;
        let mut lines = self.heading();
        let own = self.own();
        let seats = (0..state.crew()).map(Seat);
        lines.extend(seats.filter(|seat| Some(*seat) != own).flat_map(|seat| self.other(seat)));
        lines.extend(self.boss());
        if state.step == Step::Muster {
            lines.extend(self.candidates());
        } else if let Some(seat) = own {
            let near =
                (0..state.crew()).map(Seat).filter(|other| state.are_neighbours(seat, *other));
            if self.reaches_far(seat) {
                lines.extend(near.flat_map(|seat| self.lane(seat)));
            }
            lines.extend(self.lane(seat));
            lines.push(String::new());
            let sheet = self.sheet(state.who(seat));
            let who = self.survivor(state.who(seat));
            lines.push(format!("{HUMANS}{BOLD}{who}{BOLD:#}{HUMANS:#}"));
            lines.extend(self.tracks(sheet, &state.seats[seat.index()]));
            lines.extend(self.weapons(sheet, &state.seats[seat.index()]));
            lines.extend(self.companions(&state.seats[seat.index()]));
        }
        lines.extend(self.under_way());
        let mut text = String::from("\n");
        for line in lines {
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let signs = if state.boss.is_some() { "lane-signs-boss" } else { "lane-signs" };
        if state.step != Step::Muster {
            let _ = writeln!(text, "{DIM}{}{DIM:#}", self.screen.words(signs));
        }
        if let Some(key) = question_key(state) {
            let _ = write!(text, "\n{BOLD}{}{BOLD:#}", self.say(key));
        }
        text
    }

    fn say(&self, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.screen.say(&Phrase::new(key))
    }

    /// Whose sheet is drawn: the observer's, or the only one.
    fn own(&self) -> Option<Seat> {
        match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            _ => (self.view.state.crew() == 1).then_some(Seat(0)),
        }
    }

    fn survivor(&self, survivor: SurvivorId) -> String {
        self.say(format!("survivor-{}", self.lanes.pieces.survivors[survivor.index()].id))
    }

    fn sheet(&self, survivor: SurvivorId) -> &Sheet {
        let side = usize::from(self.view.insight.sheet_side);
        &self.lanes.pieces.survivors[survivor.index()].sides[side]
    }

    fn boss_kind(&self) -> BossKind {
        BossKind::ALL[usize::from(self.view.insight.boss)]
    }

    fn boss_side(&self) -> &BossSide {
        let boss = &self.lanes.pieces.bosses[usize::from(self.view.insight.boss)];
        &boss.sides[usize::from(self.view.insight.boss_side)]
    }

    fn boss_name(&self) -> String {
        self.say(format!("boss-{}", self.boss_kind().name()))
    }

    /// The Boss, or one of the Dead Sox.
    fn member_name(&self, member: Member) -> String {
        let members = &self.lanes.pieces.bosses[usize::from(self.view.insight.boss)].members;
        match members.get(member.index()) {
            Some(name) if members.len() > 1 => self.say(format!("member-{name}")),
            _ => self.boss_name(),
        }
    }

    fn effect(&self, effect: Effect) -> String {
        let hits = if let Effect::MultiHit(times) = effect { times } else { 0 };
        let effect = format!("effect-{}", effect.name());
        self.screen.say(&Phrase::new("skill").key("effect", effect).number("hits", hits))
    }

    /// Round and turn, the Turn card, and what lies face down.
    fn heading(&self) -> Vec<String> {
        let (state, insight) = (&self.view.state, &self.view.insight);
        let level = &self.lanes.pieces.levels[usize::from(insight.level)];
        let key = if state.round == 0 { "lane-muster" } else { "lane-heading" };
        let mut said = self.screen.word(
            &Phrase::new(key)
                .number("round", state.round)
                .number("turn", state.turn)
                .number("turns", TURNS)
                .text("level", self.say(format!("level-{level}")))
                .text("boss", self.boss_name()),
        );
        if let Some(seat) = state.commander.filter(|_| state.crew() > 1) {
            let phrase = Phrase::new("lane-commander");
            let phrase = phrase.text("survivor", self.survivor(state.who(seat)));
            let _ = write!(said, " · {}", self.screen.word(&phrase));
        }
        let mut lines = vec![format!("{BOLD}{said}{BOLD:#}")];
        let Some(card) = state.turn_card else { return lines };
        let card = self.lanes.pieces.turns[card.index()];
        let style = style_of(card.colour).bold();
        let phrase = Phrase::new("lane-turn-card")
            .text("colour", self.say(format!("colour-{}", card.colour.name())))
            .text("speed", self.say(format!("speed-{}", card.speed.name())));
        let mut said = self.screen.word(&phrase);
        if card.companion && !state.companions.is_empty() {
            let _ = write!(said, " · {}", self.screen.words("lane-companion-may"));
        }
        lines.push(format!("{style}{said}{style:#}"));
        let hidden = self.hidden();
        let hidden = hidden.iter().flat_map(|line| wrapped(line, self.screen.width()));
        lines.extend(hidden.map(|line| format!("{DIM}{line}{DIM:#}")));
        lines
    }

    /// Cards that lie face down, and the decks.
    fn hidden(&self) -> Vec<String> {
        let (state, insight) = (&self.view.state, &self.view.insight);
        let mut turns = Vec::new();
        for colour in Colour::ALL {
            let cards = (0..).zip(&self.lanes.pieces.turns);
            let left = cards
                .filter(|(at, card)| card.colour == colour && state.turns_seen & 1 << *at == 0);
            let speeds = left.map(|(_, card)| self.say(format!("speed-{}", card.speed.name())));
            let speeds = speeds.collect::<Vec<_>>().join("/");
            if !speeds.is_empty() {
                turns.push(format!("{}: {speeds}", self.say(format!("colour-{}", colour.name()))));
            }
        }
        let turns = Phrase::new("lane-hidden-turns").text("cards", turns.join(" · "));
        let below = match state.round {
            2 => Phrase::new("lane-hidden-boss").text("cards", self.hidden_boss_cards()),
            _ => Phrase::new("lane-hidden-spawns").text("cards", self.hidden_spawns()),
        };
        let deck = |class: Class| {
            let (left, dead) = (insight.decks[class.index()], insight.discards[class.index()]);
            format!("{} {left} (†{dead})", self.say(format!("class-{}", class.name())))
        };
        let decks = Class::ALL.map(deck).join(", ");
        let decks = Phrase::new("lane-decks").text("decks", decks);
        [turns, below, decks].map(|phrase| self.screen.word(&phrase)).to_vec()
    }

    /// `A 2× (1+0)`: so many cards, each bringing Standard and Special zombies.
    fn hidden_spawns(&self) -> String {
        let letter = |letter: Letter| {
            let left = self.view.state.spawns_left[letter.index()];
            let [standard, special] = self.view.insight.spawns[letter.index()];
            format!("{} {left}× ({standard}+{special})", letter.name())
        };
        Letter::ALL.map(letter).join(" · ")
    }

    /// Another Survivor, in a line.
    fn other(&self, seat: Seat) -> Vec<String> {
        let state = &self.view.state;
        let seated = &state.seats[seat.index()];
        let name = &self.lanes.pieces.seats[seat.index()];
        let Some(survivor) = seated.survivor else { return Vec::new() };
        let mut words = vec![format!("{} ({name})", self.survivor(survivor))];
        let sheet = self.sheet(survivor);
        let (left, health) = (sheet.health.saturating_sub(seated.wounds), sheet.health);
        words.push(format!("{} {left}/{health}", self.screen.words("lane-health")));
        words.push(format!("{} {}", self.say("good-armour"), seated.armour.ready));
        words.push(format!("{} {}", self.say("good-ammo"), seated.ammo.ready));
        for space in 1..=SPACES {
            let zombies = self.standing(seat, space).into_iter();
            let zombies = zombies.map(|zombie| zombie.id.to_string()).collect::<Vec<_>>();
            if !zombies.is_empty() {
                words.push(format!("S{space} {}", zombies.join(" ")));
            }
        }
        if seated.done && matches!(state.step, Step::Weapons | Step::Ammo | Step::Upgrades) {
            words.push(self.screen.words("lane-done"));
        }
        wrapped(&words.join(" · "), self.screen.width())
    }

    /// Zombies on one space, first the one that came first.
    fn standing(&self, seat: Seat, space: u8) -> Vec<&Zombie> {
        let lane = self.view.state.lane(seat).filter(|zombie| zombie.space == space);
        let mut zombies: Vec<&Zombie> = lane.collect();
        zombies.sort_by_key(|zombie| zombie.since);
        zombies
    }

    /// Can this Survivor hit what stands in front of a neighbour in this turn?
    fn reaches_far(&self, seat: Seat) -> bool {
        let Some(colour) = self.view.insight.colour else { return false };
        let weapon = &self.sheet(self.view.state.who(seat)).weapons[colour.index()];
        let learned = learned(weapon, &self.view.state.seats[seat.index()]);
        weapon.effects(learned).has(Effect::LongRange)
    }

    fn lane(&self, seat: Seat) -> Vec<String> {
        let mut lines = vec![String::new()];
        if Some(seat) != self.own() || self.reaches_far(seat) {
            let who = self.survivor(self.view.state.who(seat));
            let phrase = Phrase::new("lane-before").text("survivor", who);
            lines.push(format!("{BOLD}{}{BOLD:#}", self.screen.word(&phrase)));
        }
        for space in (1..=SPACES).rev() {
            let zombies = self.standing(seat, space);
            let blocks: Vec<Block> = zombies.into_iter().map(|it| self.zombie(it)).collect();
            let label = if blocks.is_empty() { "–" } else { "" };
            lines.extend(flow(blocks, &format!("S{space}  {label}"), self.screen.width()));
        }
        lines
    }

    fn zombie(&self, zombie: &Zombie) -> Block {
        let threats = &self.view.insight.zombies;
        let threat = threats.iter().find(|threat| threat.id == zombie.id);
        let mark = match threat {
            Some(threat) if threat.moves && zombie.space == 1 => " !",
            Some(threat) if threat.moves => " >",
            _ => "",
        };
        let card = self.lanes.rules.pack().card(zombie.card);
        let name = format!("{} {}", zombie.id, self.say(format!("breed-{}", card.breed.name())));
        let title = Line::new(name, ZOMBIES.bold()).with(mark, BLOOD.bold());
        let damage = threat.map_or(0, |threat| threat.damage);
        let part = self.part_on(Target::Zombie(zombie.id));
        let drawn = Card { grid: &card.grid, crossed: zombie.crossed, part, boss: None };
        let mut block = vec![title, self.manner(zombie.card, damage)];
        block.extend(drawn.draw());
        block
    }

    /// Speed and damage of a zombie.
    fn manner(&self, card: CardId, damage: u8) -> Line {
        let speed = self.lanes.rules.pack().card(card).speed;
        let damage = self.screen.say(&Phrase::new("dealt-damage").number("damage", damage));
        Line::new(format!("{}, {damage}", self.say(format!("speed-{}", speed.name()))), PLAIN)
    }

    fn part_on(&self, target: Target) -> Cells {
        let part = self.view.state.volley.and_then(|volley| volley.part);
        part.filter(|part| part.target == target).map_or(Cells::NONE, |part| part.cells)
    }

    /// Everybody who can be chosen, with the whole sheet.
    fn candidates(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for face in &self.lanes.pieces.survivors {
            if self.view.state.is_taken(face.survivor) {
                continue;
            }
            let sheet = self.sheet(face.survivor);
            let name = self.survivor(face.survivor);
            lines.push(format!("\n{HUMANS}{BOLD}{name}{BOLD:#}{HUMANS:#}"));
            lines.extend(self.tracks(sheet, &SeatState::default()));
            lines.extend(self.weapons(sheet, &SeatState::default()));
        }
        lines
    }

    /// Damage on its way, zombies without a lane, hits and upgrades that are left.
    fn under_way(&self) -> Vec<String> {
        let state = &self.view.state;
        let mut lines = Vec::new();
        for blow in &state.blows {
            let amount = Phrase::new("amount-damage").number("amount", blow.amount);
            let who = self.survivor(state.who(blow.seat));
            let cause = self.cause(blow.cause);
            lines.push(format!("{BLOOD}→ {who}: {} ({cause}){BLOOD:#}", self.screen.say(&amount)));
        }
        if let Some(next) = state.drawn.first() {
            let pack = self.lanes.rules.pack();
            let name = |card: &CardId| self.say(format!("breed-{}", pack.card(*card).breed.name()));
            let all = state.drawn.iter().map(name).collect::<Vec<_>>().join(", ");
            lines.push(String::new());
            let waiting = format!("{} {all}", self.screen.words("lane-waiting"));
            lines.extend(wrapped(&waiting, self.screen.width()));
            let grid = &pack.card(*next).grid;
            let title = Line::new(name(next), ZOMBIES.bold());
            let mut block = vec![title, self.manner(*next, grid.power(Cells::NONE))];
            let (crossed, part) = (Cells::NONE, Cells::NONE);
            block.extend(Card { grid, crossed, part, boss: None }.draw());
            lines.extend(flow(vec![block], "    ", self.screen.width()));
        }
        if state.volley.is_some() {
            let hits = Phrase::new("lane-hits").number("hits", self.view.insight.hits_left);
            lines.push(self.screen.word(&hits));
        }
        let earned = self.own().map_or(0, |seat| state.seats[seat.index()].earned);
        if earned > 0 {
            lines.push(self.screen.word(&Phrase::new("lane-earned").number("earned", earned)));
        }
        lines
    }

    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Zombie(id) => match self.view.state.zombie(id) {
                Some(zombie) => {
                    let breed = self.lanes.rules.pack().card(zombie.card).breed;
                    format!("{id} {}", self.say(format!("breed-{}", breed.name())))
                }
                None => self.say("cause-zombie"),
            },
            Cause::Bomber => self.say("cause-bomber"),
            Cause::Boss(member) => self.member_name(member),
            Cause::Ability => self.say("cause-ability"),
            Cause::Line => self.say("cause-line"),
            Cause::Adrenaline => self.say("cause-adrenaline"),
        }
    }
}

/// Upgrades of a weapon that work: the preferred one has both.
fn learned(weapon: &Weapon, seated: &SeatState) -> u8 {
    if weapon.colour == Colour::Yellow { 2 } else { seated.upgrades[weapon.colour.index()] }
}

fn style_of(colour: Colour) -> Style {
    match colour {
        Colour::Yellow => HUMANS,
        Colour::Blue => BLUE,
        Colour::Green => ZOMBIES,
        Colour::Red => BLOOD,
    }
}

/// The key of what the table waits for.
fn question_key(state: &State) -> Option<&'static str> {
    let volley = state.volley.as_ref();
    Some(match state.step {
        Step::Over { .. } => return None,
        _ if !state.blows.is_empty() => "question-block",
        _ if !state.drawn.is_empty() => "question-assign",
        _ if state.toll.is_some() => "question-toll",
        _ if state.sox.is_some() => "question-order",
        _ if volley.is_some_and(|volley| volley.knock.is_some()) => "question-knock",
        _ if volley.is_some() => "question-volley",
        Step::Muster => "question-muster",
        Step::Naming => "question-naming",
        Step::Weapons => "question-weapons",
        Step::Ammo => "question-ammo",
        Step::Upgrades => "question-upgrades",
        Step::March | Step::Card => return None,
    })
}

#[cfg(test)]
mod tests {
    use horda_catalog::{Game, find};
    use horda_content::Language;
    use horda_kit::Pending;
    use horda_table::{Offer, Seeded, Table};

    use super::*;

    fn gearup() -> &'static dyn Game {
        find("gearup").expect("there is this game")
    }

    fn options(all: &[(&str, &str)]) -> Vec<(String, String)> {
        all.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    /// Signs that anstream would take off.
    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    /// Plays a game, a different offer each time, and shows every board.
    fn boards(language: Language, all: &[(&str, &str)], mut look: impl FnMut(&str, &[Offer])) {
        let screen = Screen::new(gearup(), language).expect("it can be drawn");
        let lanes = Lanes::new().expect("the content is sound");
        let drawn = |table: &dyn Table, observer: Observer| {
            let drawn = lanes.draw(&screen, &table.view(observer));
            plain(&drawn.expect("the view can be read"))
        };
        let mut luck = Seeded::new([7; 32]);
        let options = options(all);
        let seats = gearup().seat_names(&options).expect("they can be read").len();
        let names = vec!["human".to_owned(); seats];
        let mut table = gearup().deal(&options, &names, &mut luck).expect("it can be dealt");
        let mut pick = 0usize;
        while let Pending::Decision { seats, .. } = table.pending() {
            let seat = seats.iter().next().expect("a seat decides");
            let offers: Vec<Offer> = table.offers(seat, usize::MAX);
            look(&drawn(&*table, Observer::Seat(seat)), &offers);
            pick = pick.wrapping_mul(31).wrapping_add(17) % 1009;
            // Whole shapes are offered before single cells, and those before the end of a step.
            let action = &offers[pick % offers.len().div_ceil(3)].action;
            table.submit(seat, table.turn(), action, &mut luck).expect("it was offered");
        }
        look(&drawn(&*table, Observer::Audience), &[]);
    }

    const BOSSES: [&str; 6] =
        ["super-abomination", "zombie-pyramid", "elephombie", "dead-sox", "screamer", "mutation"];

    #[test]
    fn no_board_is_wider_than_a_hundred_letters_or_lacks_a_word() {
        for language in [Language::Pl, Language::En] {
            for (crew, boss) in ["1", "2", "3", "4", "5", "6"].into_iter().zip(BOSSES) {
                boards(language, &[("players", crew), ("boss", boss)], |board, _| {
                    let wide = board.lines().find(|line| line.chars().count() > 100);
                    assert_eq!(wide, None, "{crew}\n{board}");
                    assert!(!board.contains('⟨'), "{crew}\n{board}");
                });
            }
        }
    }

    /// The cards of a board: what can be typed to name each, and its cells with their signs.
    fn cards(board: &str) -> Vec<(String, Vec<(String, char)>)> {
        let lines: Vec<Vec<char>> = board.lines().map(|line| line.chars().collect()).collect();
        let mut found = Vec::new();
        for (nth, line) in lines.iter().enumerate() {
            let starts = (0..line.len()).filter(|at| *at == 0 || line[at - 1] == ' ');
            for start in starts.filter(|at| line[*at] == 'z') {
                let name: String = line[start..].iter().take_while(|it| **it != ' ').collect();
                let is_name = name[1..].parse::<u8>().is_ok();
                let top = lines.get(nth + 2).and_then(|it| it.get(start + 2));
                if is_name && top == Some(&'A') {
                    found.push((name, cells(&lines[nth + 3..], start)));
                }
            }
        }
        found
    }

    fn cells(rows: &[Vec<char>], start: usize) -> Vec<(String, char)> {
        let mut cells = Vec::new();
        for (number, row) in ('1'..='8').zip(rows) {
            if row.get(start) != Some(&number) {
                break;
            }
            for (letter, at) in ('A'..='H').zip((start + 2..).step_by(2)) {
                // Two letters of nothing: the next card begins.
                let Some(sign) = row.get(at).filter(|_| row[at - 1] == ' ') else { break };
                cells.push((format!("{letter}{number}"), *sign));
            }
        }
        cells
    }

    #[test]
    fn what_the_board_calls_open_can_be_typed_and_nothing_else() {
        let mut stamps = 0;
        boards(Language::En, &[("players", "1")], |board, offers| {
            let cards = cards(board);
            for offer in offers.iter().filter(|offer| offer.action.starts_with("stamp z")) {
                let words: Vec<&str> = offer.action.split(' ').collect();
                let card = cards.iter().find(|card| card.0 == words[1]);
                let (_, cells) = card.unwrap_or_else(|| panic!("no {}\n{board}", words[1]));
                for word in &words[2..] {
                    let sign = cells.iter().find(|cell| cell.0 == *word).map(|cell| cell.1);
                    let open = sign.is_some_and(|sign| ".as*".contains(sign));
                    assert!(open, "{}: {word} is {sign:?}\n{board}", offer.action);
                    stamps += 1;
                }
            }
        });
        assert!(stamps > 100, "{stamps}");
    }
}
