//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_content::{did_you_mean, no_such, unreadable_action};
use horda_kit::{Cx, Facts, Notation, Seat, Unreadable};

use crate::action::{Action, Way};
use crate::boss::{BossKind, Member, SOX};
use crate::boss_turn::BOSS_TAGS;
use crate::card::{Class, Colour, Letter};
use crate::cells::{Cell, Cells};
use crate::event::Event;
use crate::muster::{COMPANION_TAG, SURVIVOR_TAG};
use crate::pack::PHASE_ONE;
use crate::rules::GearUp;
use crate::spawn::DECK_TAGS;
use crate::state::{SEATS, State, Target, ZombieNumber};
use crate::turn::{SPAWN_TAG, TURN_TAG};

type Read<T> = Result<T, Unreadable>;

/// Names of the seats.
pub const SEAT_NAMES: [&str; SEATS] = ["one", "two", "three", "four", "five", "six"];

const EVENT_VERBS: &[&str] = &[
    "picked",
    "joined",
    "commander",
    "came",
    "round",
    "boss",
    "revealed",
    "readied",
    "called",
    "fired",
    "crossed",
    "part",
    "gained",
    "collapsed",
    "died",
    "knocked",
    "raged",
    "second",
    "finished",
    "shot",
    "upgraded",
    "upgrades-lost",
    "march",
    "marched",
    "attacked",
    "gave-way",
    "exploded",
    "blocked",
    "stripped",
    "hurt",
    "spawn",
    "drew",
    "reshuffled",
    "ran-out",
    "entered",
    "boss-card",
    "boss-acts",
    "paid",
    "screamed",
    "won",
    "lost",
];

impl Notation for GearUp {
    fn seat_names(&self) -> &'static [&'static str] {
        &SEAT_NAMES[..usize::from(self.crew)]
    }

    fn write_action(&self, action: &Action) -> String {
        match *action {
            Action::Pick { survivor } => format!("pick {}", self.survivor_name(survivor)),
            Action::Command { seat } => format!("command {}", seat_name(seat)),
            Action::Call { survivor } => format!("call {}", self.survivor_name(survivor)),
            Action::Stamp { target, cells } => {
                format!("stamp {} {cells}", self.write_target(target))
            }
            Action::Part { target, cells } => format!("part {} {cells}", self.write_target(target)),
            Action::Knock { back: true } => "knock".into(),
            Action::Knock { back: false } => "leave".into(),
            Action::Again => "again".into(),
            Action::Stop => "stop".into(),
            Action::Second { way } => format!("second {}", way.name()),
            Action::Done => "done".into(),
            Action::Shoot { target, cell } => format!("shoot {} {cell}", self.write_target(target)),
            Action::Upgrade { weapon, level } => format!("upgrade {} {level}", weapon.name()),
            Action::Block { armour } => format!("block {armour}"),
            Action::Before { zombie } => format!("before {zombie}"),
            Action::Pay { pay: true } => "pay".into(),
            Action::Pay { pay: false } => "suffer".into(),
            Action::Assign { seat } => format!("assign {}", seat_name(seat)),
            Action::Order { member } => format!("order {}", SOX[member.index()]),
        }
    }

    fn read_action(&self, text: &str) -> Read<Action> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["pick", who] => Action::Pick { survivor: self.pack.read_survivor(who)? },
            ["command", seat] => Action::Command { seat: read_seat(seat)? },
            ["call", who] => Action::Call { survivor: self.pack.read_survivor(who)? },
            ["stamp", target, cells @ ..] if !cells.is_empty() => {
                Action::Stamp { target: self.read_target(target)?, cells: read_cells(cells)? }
            }
            ["part", target, cells @ ..] if !cells.is_empty() => {
                Action::Part { target: self.read_target(target)?, cells: read_cells(cells)? }
            }
            ["knock"] => Action::Knock { back: true },
            ["leave"] => Action::Knock { back: false },
            ["again"] => Action::Again,
            ["stop"] => Action::Stop,
            ["second", way] => Action::Second { way: read_way(way)? },
            ["done"] => Action::Done,
            ["shoot", target, cell] => {
                Action::Shoot { target: self.read_target(target)?, cell: read_cell(cell)? }
            }
            ["upgrade", weapon, level] => {
                Action::Upgrade { weapon: read_colour(weapon)?, level: read_number(level)? }
            }
            ["block", armour] => Action::Block { armour: read_number(armour)? },
            ["before", zombie] => Action::Before { zombie: read_zombie(zombie)? },
            ["pay"] => Action::Pay { pay: true },
            ["suffer"] => Action::Pay { pay: false },
            ["assign", seat] => Action::Assign { seat: read_seat(seat)? },
            ["order", member] => Action::Order { member: read_member(member)? },
            _ => return Err(unreadable_action(text, &USAGES)),
        })
    }

    fn action_verbs(&self) -> Vec<&'static str> {
        USAGES.iter().map(|(verb, _)| *verb).collect()
    }

    fn event_verbs(&self) -> Vec<&'static str> {
        EVENT_VERBS.to_vec()
    }

    fn write_event(&self, event: &Event) -> String {
        self.write_happening(event.what)
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        let at = answer as usize;
        if let Some(class) = class_of(tag) {
            return self.pack.card(self.pack.in_slot(class, answer as u8)).id.clone();
        }
        if tag == SPAWN_TAG.0 {
            return Letter::ALL[at].name().to_owned();
        }
        if tag == SURVIVOR_TAG.0 || tag == COMPANION_TAG.0 {
            return self.pack.survivors[at].id.clone();
        }
        if tag == BOSS_TAGS[1].0 { (at - PHASE_ONE + 1).to_string() } else { (at + 1).to_string() }
    }

    fn read_answer(&self, tag: &str, text: &str) -> Read<u32> {
        if let Some(class) = class_of(tag) {
            let card = self.pack.read_card(text)?;
            if self.pack.card(card).breed.class() != class {
                return Err(Unreadable::new(format!("\"{text}\" is no {} card", class.name())));
            }
            return Ok(self.pack.slot(card) as u32);
        }
        if tag == SPAWN_TAG.0 {
            let found = Letter::ALL.iter().position(|letter| letter.name() == text);
            let complaint = || Unreadable::new(format!("\"{text}\" is no letter")).hint("A, B, C");
            return found.map(|at| at as u32).ok_or_else(complaint);
        }
        if tag == SURVIVOR_TAG.0 || tag == COMPANION_TAG.0 {
            return Ok(u32::from(self.pack.read_survivor(text)?.0));
        }
        let (from, count) = match tag {
            _ if tag == TURN_TAG.0 => (0, self.pack.turns.len()),
            _ if tag == BOSS_TAGS[0].0 => (0, PHASE_ONE),
            _ if tag == BOSS_TAGS[1].0 => (PHASE_ONE, self.pack.boss_cards.len() - PHASE_ONE),
            _ => return Err(unknown_tag(tag)),
        };
        let number = text.parse().ok().filter(|number| (1..=count).contains(number));
        let complaint = || Unreadable::new(format!("\"{text}\" is no card from 1 to {count}"));
        number.map(|number: usize| (from + number - 1) as u32).ok_or_else(complaint)
    }

    fn facts(&self, state: &State) -> Facts {
        self.write_facts(state)
    }

    fn position(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        self.read_facts(facts)
    }

    fn run_on(&self, state: &mut State, cx: &mut Cx<'_, Event>) {
        self.run(state, cx);
    }
}

impl GearUp {
    pub(crate) fn survivor_name(&self, survivor: crate::sheet::SurvivorId) -> &str {
        &self.pack.survivors[survivor.index()].id
    }

    /// `z3`, `boss`, `batter`.
    pub(crate) fn write_target(&self, target: Target) -> String {
        match target {
            Target::Zombie(id) => format!("{id}"),
            Target::Boss(member) => self.member_name(member).to_owned(),
        }
    }

    /// The name of the Boss, or of a member of Dead Sox, in files.
    pub(crate) fn member_name(&self, member: Member) -> &'static str {
        match self.boss {
            BossKind::DeadSox => SOX[member.index().min(SOX.len() - 1)],
            BossKind::SuperAbomination
            | BossKind::ZombiePyramid
            | BossKind::Elephombie
            | BossKind::Screamer
            | BossKind::Mutation => "boss",
        }
    }

    pub(crate) fn read_target(&self, text: &str) -> Read<Target> {
        match self.members().find(|member| self.member_name(*member) == text) {
            Some(member) => Ok(Target::Boss(member)),
            None => read_zombie(text).map(Target::Zombie),
        }
    }
}

fn class_of(tag: &str) -> Option<Class> {
    Class::BOTH.into_iter().find(|class| DECK_TAGS[class.index()].0 == tag)
}

fn unknown_tag(tag: &str) -> Unreadable {
    let known =
        ["turn", "spawn", "boss-1", "boss-2", "standard", "special", "survivor", "companion"];
    let complaint = Unreadable::new(format!("no rule asks luck for \"{tag}\""));
    complaint.hint(did_you_mean(tag, known).unwrap_or_else(|| known.join(", ")))
}

/// Every verb, with how it is used.
const USAGES: [(&str, &str); 19] = [
    ("pick", "pick SURVIVOR, such as: pick ethan"),
    ("command", "command SEAT, such as: command two"),
    ("call", "call COMPANION, such as: call lisa"),
    ("stamp", "stamp TARGET CELLS, such as: stamp z3 A1 B1 B2"),
    ("part", "part TARGET CELLS, such as: part z3 A1 B1"),
    ("knock", "knock"),
    ("leave", "leave"),
    ("again", "again"),
    ("stop", "stop"),
    ("second", "second adrenaline, second reload or second critical"),
    ("done", "done"),
    ("shoot", "shoot TARGET CELL, such as: shoot z3 B2"),
    ("upgrade", "upgrade COLOUR NUMBER, such as: upgrade red 1"),
    ("block", "block ARMOUR, such as: block 2"),
    ("before", "before ZOMBIE, such as: before z4"),
    ("pay", "pay"),
    ("suffer", "suffer"),
    ("assign", "assign SEAT, such as: assign two"),
    ("order", "order MEMBER, such as: order batter"),
];

pub(crate) fn seat_name(seat: Seat) -> &'static str {
    SEAT_NAMES[seat.index().min(SEATS - 1)]
}

pub(crate) fn read_seat(text: &str) -> Read<Seat> {
    let found = SEAT_NAMES.iter().position(|name| *name == text);
    found.map(|seat| Seat(seat as u8)).ok_or_else(|| no_such("seat", text, SEAT_NAMES))
}

pub(crate) fn read_zombie(text: &str) -> Read<ZombieNumber> {
    let number = text.strip_prefix('z').and_then(|number| number.parse().ok());
    number.map(ZombieNumber).ok_or_else(|| {
        Unreadable::new(format!("\"{text}\" is no target"))
            .hint("zombies are z1, z2 and so on; the Boss is boss, or catcher, batter, pitcher")
    })
}

pub(crate) fn read_member(text: &str) -> Read<Member> {
    let found = SOX.iter().position(|name| *name == text);
    found.map(|at| Member(at as u8)).ok_or_else(|| no_such("member", text, SOX))
}

pub(crate) fn read_cell(text: &str) -> Read<Cell> {
    Cell::read(text)
        .ok_or_else(|| Unreadable::new(format!("\"{text}\" is no cell")).hint("cells are A1 to H8"))
}

pub(crate) fn read_cells(words: &[&str]) -> Read<Cells> {
    words.iter().map(|word| read_cell(word).map(Cells::only)).sum()
}

pub(crate) fn read_colour(text: &str) -> Read<Colour> {
    let found = Colour::ALL.into_iter().find(|colour| colour.name() == text);
    found.ok_or_else(|| no_such("colour", text, Colour::ALL.into_iter().map(Colour::name)))
}

fn read_way(text: &str) -> Read<Way> {
    let found = Way::ALL.into_iter().find(|way| way.name() == text);
    found.ok_or_else(|| no_such("second activation", text, Way::ALL.into_iter().map(Way::name)))
}

pub(crate) fn read_number(text: &str) -> Read<u8> {
    text.parse().map_err(|_| Unreadable::new(format!("\"{text}\" is no number from 0 to 255")))
}
