//! Positions as plain facts: what scenarios give and expect.
//!
//! `one = "ethan"`, `one.armour = "2 1"` (ready and spent), `z1 = "walker-1 one s3 crossed A1"`,
//! `turn-card = "t3"`, `boss = "two"`. What is not said is as in the first turn of round 1: the
//! Survivors in the order of the pack, nobody hurt, empty streets, the first seat commands.

use arrayvec::ArrayVec;
use horda_kit::{Deck, Facts, Seat, Unreadable};
use horda_words::{
    Fact, Readable, facts, parts, read_counts, read_fact, read_facts, write_counts, write_facts,
    write_list, written,
};

use crate::boss::Member;
use crate::card::{BossCardId, Class, Colour, TurnCardId};
use crate::cells::Cells;
use crate::fact_values::Read;
use crate::rules::GearUp;
use crate::seat::seat_name;
use crate::sheet::{SurvivorId, WEAPONS};
use crate::state::{
    Boss, FIRST_SEAT, KINDS, SeatState, State, Step, Volley, ZOMBIES, Zombie, ZombieNumber,
};

/// Facts of the table.
pub(crate) const FACTS: &[Fact<GearUp, State>] = facts! { GearUp, State;
    /// Round, 0 before the game; 1.
    "round" = round, up to 2;
    /// Turn of the round; 1.
    "turn" = turn, up to 9;
    /// Where in the turn; `weapons`.
    "step" = step;
    /// The Turn card that lies face up, such as `t3`; none.
    "turn-card" = turn_card;
    /// Turn cards that were turned up in this round, besides the one that lies face up; none.
    "seen" from |rules, state| write_list(rules, bits(state.turns_seen).map(TurnCardId)),
        by |rules, state, text| read_bits(rules, text, |it: TurnCardId| it.0, &mut state.turns_seen);
    /// Spawn cards A, B and C that lie face down; those of the pack.
    "spawns" from |_, state| state.spawns_left.map(|count| count.to_string()).join(" "),
        by read_spawns;
    /// Boss cards that were turned up; none.
    "boss-cards" from |rules, state| write_list(rules, bits(state.boss_seen.into()).map(BossCardId)),
        by |rules, state, text| read_bits(rules, text, |it: BossCardId| it.0, &mut state.boss_seen);
    /// The seat that commands; `one`.
    "commander" = commander;
    /// Alone: the Companions, such as `lisa, marta down`; none.
    "companions" = companions;
    /// Zombies in the order in which they came; that of their numbers.
    "order" from write_order;
    /// The seat before which the Boss stands; it is not there.
    "boss" from |rules, state| written(&state.boss.map(|boss| boss.seat), rules), by read_boss_seat;
    /// The use of a weapon under way, such as `one hits 1 stamps 1 lane two s1`; none.
    "volley" = volley, by read_volley;
    /// The first part of a split shape, such as `z3 A1 B1`; none.
    "part" from |rules, state| written(&state.volley.and_then(|volley| volley.part), rules),
        by |rules, state, text| read_into(rules, text, &mut volley(state).part);
    /// The zombie that may be driven back; none.
    "knock" from |rules, state| written(&state.volley.and_then(|volley| volley.knock), rules),
        by |rules, state, text| read_into(rules, text, &mut volley(state).knock);
    /// Damage on its way, such as `one 3 ordinary z2, two 1 direct line`; none.
    "blows" = blows, up to 99;
    /// A march under way and its lane, counted from the Commander, such as `fast 0`; none.
    "march" = march, up to 99;
    /// Zombie cards that were drawn and not assigned; none.
    "drawn" = drawn;
    /// Whom a Boss's toll comes to next, counted from the Commander; nobody.
    "toll" = toll, up to 9;
    /// Which of the Dead Sox have yet to strike, such as `batter pitcher by attack`; none.
    "sox" = sox;
    /// The Boss card under way and its next icon, such as `1 0`; none.
    "boss-card" = boss_card, up to 99;
    /// A zombie: `walker-1 one s3 crossed A1 B2 marked hit-by two`; none.
    "z1, z2, …" each ZombieNumber in |state| (1..state.next_zombie.0).map(ZombieNumber),
        from |rules, state, id| written(&state.zombie(id).copied(), rules), by read_zombie;
    /// Of each deck, behind its name as in `standard.deck`: cards, such as `walker-1 2, runner-1`;
    /// the rest.
    "deck" of each Class in |_| Class::ALL,
        from |rules, state, class| rules.write_pile(class, state.deck(class).bag()),
        by |rules, state, class, text| {
            state.decks[class.index()] = Deck::shuffled(rules.read_pile(class, text)?, &[]);
            Ok(())
        };
    /// Of each deck: dead zombies; none.
    "dead" of each Class in |_| Class::ALL,
        from |rules, state, class| rules.write_pile(class, &state.discards[class.index()]),
        by |rules, state, class, text| {
            state.discards[class.index()] = rules.read_pile(class, text)?;
            Ok(())
        };
};

/// Facts of the Boss.
pub(crate) const BOSS_FACTS: &[Fact<GearUp, Boss>] = facts! { GearUp, Boss;
    /// Fields of the Screamer's track that are crossed; 0.
    "screams" = screams, up to 99;
    /// Is the Screamer's mouth open? No.
    "mouth" = mouth_open;
    /// Cores of the Elephombie that have fired; none.
    "collapsed" = collapsed;
    /// Members that were stamped in this pass; none.
    "boss.marked" from write_marked, by read_marked;
};

/// Facts of a seat; the seat and a dot stand before them.
pub(crate) const SEAT_FACTS: &[Fact<GearUp, SeatState>] = facts! { GearUp, SeatState;
    /// Health boxes that are crossed; 0.
    "wounds" = wounds, up to 99;
    /// Health that is left; it follows from the wounds.
    "health" from write_health;
    /// Armour that is ready and that is spent, such as `2 1`; none.
    "armour" = armour, up to 99;
    /// Ammo that is ready and that is spent; none.
    "ammo" = ammo, up to 99;
    /// Upgrades that are unlocked, such as `yellow 1, red 2`; none.
    "upgrades" from write_upgrades, by read_upgrades;
    /// Fields of the Fury track that are crossed; 0.
    "fury" = fury, up to 99;
    /// Upgrades to take in this turn; 0.
    "earned" = earned, up to 99;
    /// Has the seat finished its part of the step? If it has nothing to do.
    "done" = done;
    /// What the weapon did in this turn, such as `once critical` or `twice closed`; nothing.
    "weapon" = weapon;
    /// What the Companion did in this turn; nothing.
    "companion" = companion;
    /// The Companion that acts in this turn; none.
    "caller" = caller;
};

/// Facts of each member of the Boss and of each seat: what the keys are, and what they say.
pub(crate) const OWNED: [(&str, &str); 2] = [
    (
        "boss.crossed, boss.hit-by",
        "Cells of the Boss that are crossed, and seats whose first use stamped it; the Dead Sox \
         have their own: `batter.crossed`. As printed, none.",
    ),
    (
        "one to six",
        "The Survivor in a seat; in the order of the pack. What follows has the seat before it: \
         `one.wounds`.",
    ),
];

impl GearUp {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let mut facts = Facts::new();
        write_facts(FACTS, "", self, state, &mut facts);
        for (seat, seated) in (0..).map(Seat).zip(&state.seats) {
            let name = seat_name(seat);
            write_facts(SEAT_FACTS, &format!("{name}."), self, seated, &mut facts);
            facts.insert(name.to_owned(), written(&seated.survivor, self));
        }
        let boss = state.boss.unwrap_or(Boss::fresh(FIRST_SEAT, Cells::NONE));
        write_facts(BOSS_FACTS, "", self, &boss, &mut facts);
        for member in self.members() {
            let (name, at) = (self.member_name(member), member.index());
            let hit = write_list(self, bits(boss.first_hit[at].into()).map(Seat));
            facts.insert(format!("{name}.crossed"), boss.crossed[at].to_string());
            facts.insert(format!("{name}.hit-by"), hit);
        }
        facts
    }

    fn write_pile(&self, class: Class, pile: &[u8; KINDS]) -> String {
        let cards = self.pack.cards_of(class);
        write_counts(self, cards.map(|card| (card, pile[self.pack.slot(card)])))
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let mut state = self.blank();
        let mut known = self.write_facts(&state);
        known.insert("z1".to_owned(), String::new());
        state.boss = Some(Boss::fresh(FIRST_SEAT, self.boss_side().crossed));
        let mut problems = read_facts(facts, &known, |key, value| {
            read_fact(FACTS, self, &mut state, key, value)
                .or_else(|| self.read_boss_fact(state.boss.as_mut()?, key, value))
                .or_else(|| self.read_seat_fact(&mut state.seats, key, value))
        });
        self.fill_in(&mut state, facts);
        if problems.is_empty() {
            problems.extend(self.impossible(&state).map(Unreadable::new));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        self.settle_done(&mut state, facts);
        Ok(state)
    }

    /// The first turn of round 1 with nobody on the streets.
    fn blank(&self) -> State {
        let mut state = State::empty(self.crew);
        state.round = 1;
        state.turn = 1;
        state.step = Step::Weapons;
        state.commander = Some(FIRST_SEAT);
        state.spawns_left = self.pack.spawns;
        for (seated, survivor) in state.seats.iter_mut().zip(0..) {
            seated.survivor = Some(SurvivorId(survivor));
        }
        state
    }

    fn read_boss_fact(&self, boss: &mut Boss, key: &str, value: &str) -> Option<Read<()>> {
        let of_member = |(name, what)| Some((self.member_named(name)?.index(), what));
        match key.split_once('.').and_then(of_member) {
            Some((at, "crossed")) => Some(read_into(self, value, &mut boss.crossed[at])),
            Some((at, "hit-by")) => {
                Some(read_bits(self, value, |seat: Seat| seat.0, &mut boss.first_hit[at]))
            }
            Some(_) | None => read_fact(BOSS_FACTS, self, boss, key, value),
        }
    }

    fn read_seat_fact(&self, seats: &mut [SeatState], key: &str, value: &str) -> Option<Read<()>> {
        let (seat, what) = key.split_once('.').unwrap_or((key, ""));
        let seated = seats.get_mut(Seat::read(self, seat).ok()?.index())?;
        match what {
            "" => Some(read_into(self, value, &mut seated.survivor)),
            what => read_fact(SEAT_FACTS, self, seated, what, value),
        }
    }

    fn read_pile(&self, class: Class, value: &str) -> Read<[u8; KINDS]> {
        let mut pile = [0_u8; KINDS];
        for (card, count) in read_counts(self, value, ZOMBIES as u32)? {
            if self.pack.card(card).breed.class() != class {
                let what = format!("\"{}\" is in the other deck", self.pack.card(card).id);
                return Err(Unreadable::new(what));
            }
            let slot = &mut pile[self.pack.slot(card)];
            *slot = slot.saturating_add(count);
        }
        Ok(pile)
    }
}

/// Numbers of the bits that are set.
pub(crate) fn bits(bits: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |bit| bits & 1 << bit != 0)
}

fn read_bits<T: Readable<GearUp>, B: TryFrom<u16> + Default>(
    rules: &GearUp,
    text: &str,
    bit: fn(T) -> u8,
    set: &mut B,
) -> Read<()> {
    let mut all = 0;
    for part in parts(text) {
        all |= 1 << bit(T::read(rules, part)?);
    }
    *set = B::try_from(all).unwrap_or_default();
    Ok(())
}

fn read_into<T: Readable<GearUp>>(rules: &GearUp, text: &str, place: &mut T) -> Read<()> {
    *place = T::read(rules, text)?;
    Ok(())
}

fn read_spawns(rules: &GearUp, state: &mut State, value: &str) -> Read<()> {
    let counts = value.split_whitespace().map(|count| u8::read_up_to(rules, count, 9));
    let three = |_| Unreadable::new("write how many A, B and C are left: 3 2 2");
    state.spawns_left = counts.collect::<Read<Vec<u8>>>()?.try_into().map_err(three)?;
    Ok(())
}

fn read_zombie(rules: &GearUp, state: &mut State, id: ZombieNumber, value: &str) -> Read<()> {
    let next = ZombieNumber(id.0.saturating_add(1));
    state.next_zombie = state.next_zombie.max(next);
    let Some(zombie) = Option::<Zombie>::read(rules, value)? else { return Ok(()) };
    let full = |_| Unreadable::new(format!("more than {ZOMBIES} zombies"));
    state.zombies.try_push(Zombie { id, ..zombie }).map_err(full)
}

fn write_order(rules: &GearUp, state: &State) -> String {
    let mut order: Vec<&Zombie> = state.zombies.iter().collect();
    order.sort_by_key(|zombie| zombie.since);
    write_list(rules, order.iter().map(|zombie| zombie.id))
}

fn read_boss_seat(rules: &GearUp, state: &mut State, value: &str) -> Read<()> {
    if let (Some(boss), Some(seat)) = (&mut state.boss, Option::read(rules, value)?) {
        boss.seat = seat;
    }
    Ok(())
}

/// What belongs to a volley may be told before it.
fn read_volley(rules: &GearUp, state: &mut State, value: &str) -> Read<()> {
    let told = state.volley;
    state.volley = Option::<Volley>::read(rules, value)?;
    if let (Some(volley), Some(told)) = (&mut state.volley, told) {
        (volley.part, volley.knock) = (told.part, told.knock);
    }
    Ok(())
}

fn volley(state: &mut State) -> &mut Volley {
    state.volley.get_or_insert(Volley::begun(FIRST_SEAT, false, false))
}

fn write_marked(rules: &GearUp, boss: &Boss) -> String {
    let marked = bits(boss.marked.into()).map(|it| rules.member_name(Member(it)));
    marked.collect::<Vec<_>>().join(", ")
}

fn read_marked(rules: &GearUp, boss: &mut Boss, value: &str) -> Read<()> {
    for name in parts(value) {
        let missing = || Unreadable::new(format!("the Boss has no member \"{name}\""));
        boss.marked |= 1 << rules.member_named(name).ok_or_else(missing)?.0;
    }
    Ok(())
}

fn write_health(rules: &GearUp, seated: &SeatState) -> String {
    let survivor = &rules.pack.survivors[seated.survivor.unwrap_or_default().index()];
    let health = survivor.sides[usize::from(rules.is_solo())].health;
    health.saturating_sub(seated.wounds).to_string()
}

/// Upgrades by colour, those that there are.
type Upgrades = ArrayVec<(Colour, u8), WEAPONS>;

fn write_upgrades(rules: &GearUp, seated: &SeatState) -> String {
    let learned = Colour::ALL.into_iter().map(|it| (it, seated.upgrades[it.index()]));
    written(&learned.filter(|(_, level)| *level > 0).collect::<Upgrades>(), rules)
}

fn read_upgrades(rules: &GearUp, seated: &mut SeatState, value: &str) -> Read<()> {
    for (colour, level) in Upgrades::read_up_to(rules, value, 2)? {
        seated.upgrades[colour.index()] = level;
    }
    Ok(())
}
