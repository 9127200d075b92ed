//! Reads the facts of a position.

use crate::boss::Member;
use horda_content::no_such;
use horda_kit::{Deck, Facts, Seat, Unreadable};

use crate::card::{BossCardId, CardId, Class, TurnCardId};
use crate::cells::Cells;
use crate::fact_values::{
    Read, cells, items, optional, read_march, read_shots, read_sox, read_step, read_track,
    read_volley, read_yes, within,
};
use crate::notation::{read_cells, read_colour, read_number, read_seat, read_zombie};
use crate::rules::GearUp;
use crate::state::{
    Blow, Boss, Cause, FIRST_SEAT, Helper, KINDS, Nature, Part, State, Volley, ZOMBIES, Zombie,
    ZombieNumber,
};
use crate::turn::TURNS;

/// Facts that there are; of those that go by a name, one of each kind.
const KNOWN: [&str; 28] = [
    "round",
    "turn",
    "step",
    "turn-card",
    "seen",
    "spawns",
    "boss-cards",
    "commander",
    "companions",
    "order",
    "boss",
    "screams",
    "mouth",
    "collapsed",
    "volley",
    "part",
    "knock",
    "blows",
    "march",
    "drawn",
    "toll",
    "sox",
    "boss-card",
    "one",
    "one.armour",
    "z1",
    "standard.deck",
    "boss.crossed",
];

/// A position that is being read, and what was wrong with it.
pub(crate) struct Reader<'a> {
    pub(crate) rules: &'a GearUp,
    pub(crate) facts: &'a Facts,
    pub(crate) state: State,
    boss: Boss,
    /// Which of the piles were told, by deck.
    pub(crate) decks_told: [bool; 2],
    problems: Vec<Unreadable>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(rules: &'a GearUp, facts: &'a Facts) -> Reader<'a> {
        let mut boss = Boss {
            seat: FIRST_SEAT,
            crossed: Default::default(),
            marked: 0,
            first_hit: Default::default(),
            collapsed: Cells::NONE,
            screams: 0,
            mouth_open: false,
        };
        boss.crossed[0] = rules.boss_side().crossed;
        let state = rules.blank();
        Reader { rules, facts, state, boss, decks_told: [false; 2], problems: Vec::new() }
    }

    pub(crate) fn read(&mut self, key: &str, value: &str) {
        if let Err(problem) = self.read_fact(key, value) {
            let what = format!("{key}: {}", problem.what);
            self.problems.push(Unreadable { what, ..problem });
        }
    }

    /// The position, if nothing was wrong with it.
    pub(crate) fn finish(mut self) -> Result<State, Vec<Unreadable>> {
        if self.facts.get("boss").is_some_and(|seat| !seat.is_empty()) {
            self.state.boss = Some(self.boss);
        }
        self.state.turns_seen |= self.state.turn_card.map_or(0, |card| 1 << card.0);
        self.settle_order();
        self.fill_decks();
        if self.problems.is_empty() {
            let impossible: Vec<_> = self.impossible().map(Unreadable::new).collect();
            self.problems.extend(impossible);
        }
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        self.settle_done();
        Ok(self.state)
    }

    fn read_fact(&mut self, key: &str, value: &str) -> Read<()> {
        if let Some(class) =
            Class::BOTH.into_iter().find(|it| key.strip_prefix(it.name()).is_some())
        {
            return self.read_pile(class, key, value);
        }
        if let Some((owner, rest)) = key.split_once('.') {
            return match read_seat(owner) {
                Ok(seat) => self.read_seat_fact(seat, rest, value),
                Err(_) => self.read_boss_fact(owner, rest, value),
            };
        }
        if let Ok(seat) = read_seat(key) {
            let survivor =
                if value.is_empty() { None } else { Some(self.rules.pack.read_survivor(value)?) };
            self.seat(seat)?.survivor = survivor;
            return Ok(());
        }
        if let Ok(id) = read_zombie(key) {
            return self.read_zombie(id, value);
        }
        self.read_table_fact(key, value)
    }

    fn read_table_fact(&mut self, key: &str, value: &str) -> Read<()> {
        match key {
            "round" => self.state.round = within(value, 2)?,
            "turn" => self.state.turn = within(value, TURNS)?,
            "step" => self.state.step = read_step(value)?,
            "turn-card" => self.state.turn_card = optional(value, |card| self.turn_card(card))?,
            "seen" => {
                for card in items(value) {
                    self.state.turns_seen |= 1 << self.turn_card(card)?.0;
                }
            }
            "spawns" => {
                let counts =
                    value.split_whitespace().map(read_number).collect::<Read<Vec<u8>>>()?;
                let three = || Unreadable::new("write how many A, B and C are left: 3 2 2");
                self.state.spawns_left = counts.try_into().map_err(|_| three())?;
            }
            "boss-cards" => {
                for card in items(value) {
                    self.state.boss_seen |= 1 << self.boss_card(card)?.0;
                }
            }
            "commander" => self.state.commander = optional(value, read_seat)?,
            "companions" => self.read_companions(value)?,
            "order" => {}
            "boss" => self.boss.seat = optional(value, read_seat)?.unwrap_or(FIRST_SEAT),
            "screams" => self.boss.screams = read_number(value)?,
            "mouth" => self.boss.mouth_open = read_yes(value)?,
            "collapsed" => self.boss.collapsed = cells(value)?,
            _ => self.read_pending_fact(key, value)?,
        }
        Ok(())
    }

    fn read_pending_fact(&mut self, key: &str, value: &str) -> Read<()> {
        match key {
            "volley" => {
                let old = self.state.volley.take();
                self.state.volley = optional(value, read_volley)?;
                if let (Some(volley), Some(old)) = (&mut self.state.volley, old) {
                    (volley.part, volley.knock) = (old.part, old.knock);
                }
            }
            "part" => {
                let part = optional(value, |text| self.read_part(text))?;
                self.volley().part = part;
            }
            "knock" => {
                let knock = optional(value, read_zombie)?;
                self.volley().knock = knock;
            }
            "blows" => {
                for blow in items(value) {
                    let blow = self.read_blow(blow)?;
                    let full = || Unreadable::new("too many blows");
                    self.state.blows.try_push(blow).map_err(|_| full())?;
                }
            }
            "march" => self.state.march = optional(value, read_march)?,
            "drawn" => {
                for card in items(value) {
                    let card = self.rules.pack.read_card(card)?;
                    let full = || Unreadable::new("too many cards are drawn");
                    self.state.drawn.try_push(card).map_err(|_| full())?;
                }
            }
            "toll" => self.state.toll = optional(value, read_number)?,
            "sox" => self.state.sox = optional(value, read_sox)?,
            "boss-card" => {
                self.state.boss_card = optional(value, |text| {
                    let (card, at) = text.split_once(' ').unwrap_or((text, "0"));
                    Ok((self.boss_card(card)?, read_number(at)?))
                })?;
            }
            _ => return Err(no_such("fact", key, KNOWN)),
        }
        Ok(())
    }

    fn volley(&mut self) -> &mut Volley {
        self.state.volley.get_or_insert(Volley::begun(FIRST_SEAT, false, false))
    }

    fn seat(&mut self, seat: Seat) -> Read<&mut crate::state::Seated> {
        let missing =
            || Unreadable::new("nobody sits there").hint("option players says how many play");
        self.state.seats.get_mut(seat.index()).ok_or_else(missing)
    }

    fn read_seat_fact(&mut self, seat: Seat, key: &str, value: &str) -> Read<()> {
        let caller = if key == "caller" {
            optional(value, |who| self.rules.pack.read_survivor(who))?
        } else {
            None
        };
        let seated = self.seat(seat)?;
        match key {
            "wounds" => seated.wounds = read_number(value)?,
            "armour" => seated.armour = read_track(value)?,
            "ammo" => seated.ammo = read_track(value)?,
            "upgrades" => {
                for item in items(value) {
                    let (colour, level) = item.split_once(' ').unwrap_or((item, "1"));
                    seated.upgrades[read_colour(colour)?.index()] = within(level, 2)?;
                }
            }
            "fury" => seated.fury = read_number(value)?,
            "earned" => seated.earned = read_number(value)?,
            "done" => seated.done = read_yes(value)?,
            "weapon" => seated.weapon = read_shots(value)?,
            "companion" => seated.companion = read_shots(value)?,
            "caller" => seated.caller = caller,
            _ => {
                let known = [
                    "wounds",
                    "armour",
                    "ammo",
                    "upgrades",
                    "fury",
                    "earned",
                    "done",
                    "weapon",
                    "companion",
                    "caller",
                ];
                return Err(no_such("fact of a seat", key, known));
            }
        }
        Ok(())
    }

    fn read_boss_fact(&mut self, owner: &str, key: &str, value: &str) -> Read<()> {
        if (owner, key) == ("boss", "marked") {
            for member in items(value) {
                self.boss.marked |= 1 << self.member(member)?.0;
            }
            return Ok(());
        }
        let member = self.member(owner)?.index();
        match key {
            "crossed" => self.boss.crossed[member] = cells(value)?,
            "hit-by" => {
                for seat in items(value) {
                    self.boss.first_hit[member] |= 1 << read_seat(seat)?.0;
                }
            }
            _ => {
                return Err(no_such("fact of the Boss", key, ["crossed", "hit-by", "marked"]));
            }
        }
        Ok(())
    }

    fn member(&self, text: &str) -> Read<Member> {
        match self.rules.read_target(text)? {
            crate::state::Target::Boss(member) => Ok(member),
            crate::state::Target::Zombie(_) => Err(Unreadable::new("this is a zombie")),
        }
    }

    fn read_zombie(&mut self, id: ZombieNumber, value: &str) -> Read<()> {
        if value.is_empty() {
            let next = ZombieNumber(id.0.saturating_add(1));
            self.state.next_zombie = self.state.next_zombie.max(next);
            return Ok(());
        }
        let shape = || Unreadable::new("a zombie is written \"walker-1 one s3 crossed A1 B2\"");
        let words: Vec<&str> = value.split_whitespace().collect();
        let [card, lane, space, rest @ ..] = words.as_slice() else { return Err(shape()) };
        let card: CardId = self.rules.pack.read_card(card)?;
        let lane = read_seat(lane)?;
        self.seat(lane)?;
        let space = space.strip_prefix('s').and_then(|it| it.parse().ok());
        let space = space.filter(|it| (1..=3).contains(it)).ok_or_else(shape)?;
        let mut zombie = Zombie {
            id,
            card,
            lane,
            space,
            since: 0,
            crossed: Cells::NONE,
            marked: false,
            first_hit: 0,
        };
        let mut words = rest.iter().peekable();
        while let Some(word) = words.next() {
            match *word {
                "marked" => zombie.marked = true,
                "hit-by" => {
                    let seat = words.next().ok_or_else(shape)?;
                    zombie.first_hit |= 1 << read_seat(seat)?.0;
                }
                "crossed" => {
                    while let Some(cell) =
                        words.next_if(|it| crate::cells::Cell::read(it).is_some())
                    {
                        zombie.crossed = zombie.crossed.or(read_cells(&[cell])?);
                    }
                }
                _ => return Err(shape()),
            }
        }
        let full = || Unreadable::new(format!("more than {ZOMBIES} zombies"));
        self.state.zombies.try_push(zombie).map_err(|_| full())
    }

    fn read_pile(&mut self, class: Class, key: &str, value: &str) -> Read<()> {
        let mut bag = [0; KINDS];
        for item in items(value) {
            let (card, count) = item.split_once(' ').unwrap_or((item, "1"));
            let card = self.rules.pack.read_card(card)?;
            if self.rules.pack.card(card).breed.class() != class {
                return Err(Unreadable::new(format!("\"{item}\" is in the other deck")));
            }
            bag[self.rules.pack.slot(card)] += read_number(count)?;
        }
        match key.strip_prefix(class.name()) {
            Some(".deck") => {
                self.decks_told[class.index()] = true;
                self.state.decks[class.index()] = Deck::shuffled(bag, &[]);
            }
            Some(".dead") => self.state.discards[class.index()] = bag,
            _ => {
                return Err(no_such(
                    "fact",
                    key,
                    ["standard.deck", "standard.dead", "special.deck", "special.dead"],
                ));
            }
        }
        Ok(())
    }

    fn read_companions(&mut self, value: &str) -> Read<()> {
        for item in items(value) {
            let (who, face_up) = match item.strip_suffix(" down") {
                Some(who) => (who, false),
                None => (item, true),
            };
            let survivor = self.rules.pack.read_survivor(who)?;
            let full = || Unreadable::new("there are three companions");
            let helper = Helper { survivor, face_up };
            self.state.companions.try_push(helper).map_err(|_| full())?;
        }
        Ok(())
    }

    fn read_part(&self, text: &str) -> Read<Part> {
        let (target, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(Part { target: self.rules.read_target(target)?, cells: cells(rest)? })
    }

    fn read_blow(&self, text: &str) -> Read<Blow> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [seat, amount, nature, cause] = words.as_slice() else {
            return Err(Unreadable::new("a blow is written \"one 3 ordinary z2\""));
        };
        let nature = match *nature {
            "ordinary" => Nature::Ordinary,
            "strip" => Nature::Strip,
            "direct" => Nature::Direct,
            other => {
                return Err(no_such("nature", other, ["ordinary", "strip", "direct"]));
            }
        };
        let cause = match *cause {
            "bomber" => Cause::Bomber,
            "ability" => Cause::Ability,
            "line" => Cause::Line,
            "adrenaline" => Cause::Adrenaline,
            other => match self.rules.read_target(other)? {
                crate::state::Target::Zombie(id) => Cause::Zombie(id),
                crate::state::Target::Boss(member) => Cause::Boss(member),
            },
        };
        Ok(Blow { seat: read_seat(seat)?, amount: read_number(amount)?, nature, cause })
    }

    fn turn_card(&self, text: &str) -> Read<TurnCardId> {
        let count = self.rules.pack.turns.len();
        let number = text.strip_prefix('t').and_then(|it| it.parse().ok());
        let number = number.filter(|number: &usize| (1..=count).contains(number));
        let complaint = || {
            Unreadable::new(format!("\"{text}\" is no Turn card")).hint(format!("t1 to t{count}"))
        };
        number.map(|number| TurnCardId(number as u8 - 1)).ok_or_else(complaint)
    }

    fn boss_card(&self, text: &str) -> Read<BossCardId> {
        let count = self.rules.pack.boss_cards.len();
        let number = text.parse().ok().filter(|number: &usize| (1..=count).contains(number));
        let complaint =
            || Unreadable::new(format!("\"{text}\" is no Boss card")).hint(format!("1 to {count}"));
        number.map(|number| BossCardId(number as u8 - 1)).ok_or_else(complaint)
    }
}
