//! Positions as plain facts: what scenarios give and expect.
//!
//! `one = "ethan"`, `one.armour = "2 1"` (ready and spent), `z1 = "walker-1 one s3 crossed A1"`,
//! `turn-card = "t3"`, `boss = "two"`. What is not said is as in the first turn of round 1: the
//! Survivors in the order of the pack, nobody hurt, empty streets, the first seat commands.

use crate::boss::Member;
use arrayvec::ArrayVec;
use horda_kit::{Facts, Seat, Unreadable};

use crate::card::{BossCardId, Class, Colour, TurnCardId};
use crate::facts_reader::Reader;
use crate::notation::seat_name;
use crate::rules::GearUp;
use crate::state::{
    Blow, Boss, FIRST_SEAT, KINDS, Nature, Seated, Shots, SoxStrike, State, Step, Volley, Zombie,
    ZombieNumber,
};
use crate::track::Track;

impl GearUp {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let mut facts = Facts::new();
        let mut put = |key: &str, value: String| {
            facts.insert(key.to_owned(), value);
        };
        put("round", state.round.to_string());
        put("turn", state.turn.to_string());
        put("step", write_step(state.step));
        put("turn-card", state.turn_card.map(|card| card.to_string()).unwrap_or_default());
        put("seen", list(bits(state.turns_seen).map(TurnCardId)));
        put("spawns", state.spawns_left.map(|count| count.to_string()).join(" "));
        put("boss-cards", list(bits(state.boss_seen.into()).map(BossCardId)));
        put("commander", state.commander.map(seat_name).unwrap_or_default().to_owned());
        for (seat, seated) in (0..).map(Seat).zip(&state.seats) {
            self.write_seat(state, seat, seated, &mut put);
        }
        let helper = |it: &crate::state::Helper| {
            let down = if it.face_up { "" } else { " down" };
            format!("{}{down}", self.survivor_name(it.survivor))
        };
        put("companions", list(state.companions.iter().map(helper)));
        for id in (1..state.next_zombie.0).map(ZombieNumber) {
            let zombie = state.zombie(id).map(|zombie| self.write_zombie(zombie));
            put(&id.to_string(), zombie.unwrap_or_default());
        }
        let mut order: Vec<&Zombie> = state.zombies.iter().collect();
        order.sort_by_key(|zombie| zombie.since);
        put("order", list(order.iter().map(|zombie| zombie.id)));
        for class in Class::BOTH {
            let (deck, dead) = (state.deck(class), &state.discards[class.index()]);
            put(&format!("{}.deck", class.name()), self.write_pile(class, deck.bag()));
            put(&format!("{}.dead", class.name()), self.write_pile(class, dead));
        }
        self.write_boss(state.boss.as_ref(), &mut put);
        self.write_pending(state, &mut put);
        facts
    }

    fn write_seat(
        &self,
        state: &State,
        seat: Seat,
        seated: &Seated,
        put: &mut impl FnMut(&str, String),
    ) {
        let name = seat_name(seat);
        let mut own = |key: &str, value: String| put(&format!("{name}.{key}"), value);
        own("wounds", seated.wounds.to_string());
        let health = self.sheet(state, seat).health - seated.wounds;
        own("health", health.to_string());
        own("armour", write_track(seated.armour));
        own("ammo", write_track(seated.ammo));
        let learned = Colour::ALL.into_iter().filter(|it| seated.upgrades[it.index()] > 0);
        let learned = learned.map(|it| format!("{} {}", it.name(), seated.upgrades[it.index()]));
        own("upgrades", list(learned));
        own("fury", seated.fury.to_string());
        own("earned", seated.earned.to_string());
        own("done", yes(seated.done));
        own("weapon", write_shots(seated.weapon));
        own("companion", write_shots(seated.companion));
        let caller = seated.caller.map(|who| self.survivor_name(who).to_owned());
        own("caller", caller.unwrap_or_default());
        let who = seated.survivor.map(|who| self.survivor_name(who).to_owned());
        put(name, who.unwrap_or_default());
    }

    fn write_zombie(&self, zombie: &Zombie) -> String {
        let mut text = format!(
            "{} {} s{}",
            self.pack.card(zombie.card).id,
            seat_name(zombie.lane),
            zombie.space
        );
        if !zombie.crossed.is_empty() {
            text.push_str(&format!(" crossed {}", zombie.crossed));
        }
        if zombie.marked {
            text.push_str(" marked");
        }
        for seat in bits(zombie.first_hit.into()).map(Seat) {
            text.push_str(&format!(" hit-by {}", seat_name(seat)));
        }
        text
    }

    fn write_pile(&self, class: Class, pile: &[u8; KINDS]) -> String {
        let kinds = (0..).zip(pile).filter(|(_, count)| **count > 0);
        list(kinds.map(|(slot, count)| {
            let id = &self.pack.card(self.pack.in_slot(class, slot)).id;
            if *count == 1 { id.clone() } else { format!("{id} {count}") }
        }))
    }

    fn write_boss(&self, boss: Option<&Boss>, put: &mut impl FnMut(&str, String)) {
        put("boss", boss.map(|boss| seat_name(boss.seat)).unwrap_or_default().to_owned());
        for member in self.members() {
            let crossed = boss.map(|boss| boss.crossed[member.index()]).unwrap_or_default();
            put(&format!("{}.crossed", self.member_name(member)), crossed.to_string());
        }
        put("screams", boss.map_or(0, |boss| boss.screams).to_string());
        put("mouth", yes(boss.is_some_and(|boss| boss.mouth_open)));
        put("collapsed", boss.map(|boss| boss.collapsed).unwrap_or_default().to_string());
        let members =
            |bits_of: u8| list(bits(bits_of.into()).map(|it| self.member_name(Member(it))));
        put("boss.marked", members(boss.map_or(0, |boss| boss.marked)));
        for member in self.members() {
            let hit = boss.map_or(0, |boss| boss.first_hit[member.index()]);
            put(
                &format!("{}.hit-by", self.member_name(member)),
                list(bits(hit.into()).map(Seat).map(seat_name)),
            );
        }
    }

    fn write_pending(&self, state: &State, put: &mut impl FnMut(&str, String)) {
        put("volley", state.volley.as_ref().map(write_volley).unwrap_or_default());
        let part = state.volley.and_then(|volley| volley.part);
        let part = part.map(|part| format!("{} {}", self.write_target(part.target), part.cells));
        put("part", part.unwrap_or_default());
        let knock = state.volley.and_then(|volley| volley.knock);
        put("knock", knock.map(|id| id.to_string()).unwrap_or_default());
        let blow = |blow: &Blow| {
            let nature = match blow.nature {
                Nature::Ordinary => "ordinary",
                Nature::Strip => "strip",
                Nature::Direct => "direct",
            };
            let cause = self.write_cause(blow.cause);
            format!("{} {} {nature} {cause}", seat_name(blow.seat), blow.amount)
        };
        put("blows", list(state.blows.iter().map(blow)));
        let march = state.march.map(|march| format!("{} {}", march.speed.name(), march.lane));
        put("march", march.unwrap_or_default());
        put("drawn", list(state.drawn.iter().map(|card| self.pack.card(*card).id.clone())));
        put("toll", state.toll.map(|place| place.to_string()).unwrap_or_default());
        let sox = |strike: SoxStrike| {
            let left = bits(strike.left.into()).map(|it| crate::boss::SOX[usize::from(it)]);
            format!("{} by {}", left.collect::<Vec<_>>().join(" "), strike.icon.write())
        };
        put("sox", state.sox.map(sox).unwrap_or_default());
        let card = state.boss_card.map(|(card, at)| format!("{card} {at}"));
        put("boss-card", card.unwrap_or_default());
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let mut reader = Reader::new(self, facts);
        for (key, value) in facts {
            reader.read(key, value);
        }
        reader.finish()
    }

    /// The first turn of round 1 with nobody on the streets.
    pub(crate) fn blank(&self) -> State {
        let mut state = State::empty(self.crew);
        state.round = 1;
        state.turn = 1;
        state.step = Step::Weapons;
        state.commander = Some(FIRST_SEAT);
        state.spawns_left = self.pack.spawns;
        for (seated, survivor) in state.seats.iter_mut().zip(0..) {
            seated.survivor = Some(crate::sheet::SurvivorId(survivor));
        }
        state
    }
}

/// Numbers of the bits that are set.
pub(crate) fn bits(bits: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |bit| bits & 1 << bit != 0)
}

fn list(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn yes(flag: bool) -> String {
    if flag { "yes" } else { "no" }.to_owned()
}

fn write_track(track: Track) -> String {
    format!("{} {}", track.ready, track.spent)
}

fn write_shots(shots: Shots) -> String {
    let mut words: ArrayVec<&str, 3> = ArrayVec::new();
    words.extend(["", "once", "twice"].get(usize::from(shots.fired)).copied());
    words.extend(shots.critical.then_some("critical"));
    words.extend(shots.closed.then_some("closed"));
    words.join(" ").trim().to_owned()
}

fn write_step(step: Step) -> String {
    match step {
        Step::Muster => "muster",
        Step::Naming => "naming",
        Step::Weapons => "weapons",
        Step::Ammo => "ammo",
        Step::Upgrades => "upgrades",
        Step::March => "march",
        Step::Card => "card",
        Step::Over { won: true } => "won",
        Step::Over { won: false } => "lost",
    }
    .to_owned()
}

fn write_volley(volley: &Volley) -> String {
    let mut text =
        format!("{} hits {} stamps {}", seat_name(volley.seat), volley.hits, volley.stamps);
    if let Some(lane) = volley.lane {
        text.push_str(&format!(" lane {}", seat_name(lane)));
    }
    for space in bits(volley.spaces.into()) {
        text.push_str(&format!(" s{space}"));
    }
    for (flag, word) in [
        (volley.companion, " companion"),
        (volley.critical, " critical"),
        (volley.triggered, " triggered"),
    ] {
        if flag {
            text.push_str(word);
        }
    }
    text
}
