//! Every key of a mission file, and every word that a trigger, a condition or an effect may begin
//! with: closed lists.
//! `docs/adding-a-mission.md` prints them, and a test compares the two.

/// A word of a mission.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// The key that names it.
    pub key: &'static str,
    /// How it is written.
    pub form: &'static str,
    /// What it means.
    pub meaning: &'static str,
}

const fn word(key: &'static str, form: &'static str, meaning: &'static str) -> Word {
    Word { key, form, meaning }
}

/// Every key of a mission file, as the guide writes it: lists of tables in double brackets.
pub const KEYS: &[&str] = &[
    "id",
    "difficulty",
    "tiles",
    "apart",
    "wall",
    "[[link]]",
    "start",
    "exit",
    "exit-needs",
    "crates",
    "humvees",
    "[[car]]",
    "modules",
    "hour",
    "rounds",
    "abominations",
    "[[spawn]]",
    "[[objective]]",
    "[[door]]",
    "[[zombies]]",
    "[[companion]]",
    "[[noise]]",
    "[[light]]",
    "[[goal]]",
    "[[defeat]]",
    "[[trigger]]",
    "[[card]]",
    "[[note]]",
    "start-each",
    "cards-lock",
    "humvee-lock",
    "transfer",
    "card-door-first",
    "first-card",
    "notes-by-kill",
    "expect",
    "[rules]",
    "[text]",
];

/// What may set a trigger off: `on = { … }`.
pub const TRIGGERS: &[Word] = &[
    word("round", "round = true", "A Round begins."),
    word("end-phase", "end-phase = true", "The End Phase, after noise was cleared."),
    word("taken", "taken = \"blue\"", "An Objective with this back was taken."),
    word("taken-at", "taken-at = \"9R.A\"", "The Objective in this Zone was taken."),
    word("opened", "opened = \"9R.A-ML\"", "This door was opened, by whomever."),
    word("arrived", "arrived = \"9R.A\"", "A Survivor ended an Action in this Zone."),
    word(
        "killed",
        "killed = \"brute\"",
        "A Zombie of this kind was killed; `abomination` is any of them.",
    ),
    word("burnt", "burnt = \"9R.BC\"", "A Molotov burnt this Zone."),
    word("hour", "hour = 19", "The Clock comes to this hour, in the End Phase."),
    word("night", "night = true", "Night falls; `false` is day that breaks."),
];

/// What may hold: goals, defeats, doors, `exit-needs`, `if` of a trigger.
pub const CONDITIONS: &[Word] = &[
    word("all", "all = [{ … }, { … }]", "All of these hold."),
    word("any", "any = [{ … }, { … }]", "At least one of these holds."),
    word("not", "not = { … }", "This does not hold."),
    word(
        "taken",
        "taken = \"all\"",
        "All Objectives were taken, or all with a back: `red`, `blue`, `green`.",
    ),
    word("taken-at", "taken-at = \"9R.A\"", "The Objective in this Zone was taken."),
    word("taken-count", "taken-count = 3", "At least so many Objectives were taken."),
    word("open", "open = \"9R.A-ML\"", "This door is open."),
    word("doors-open", "doors-open = \"9R.A\"", "All doors of the building of this room are open."),
    word(
        "achievement",
        "achievement = \"tunnel-dweller\"",
        "The team has this Achievement: `tunnel-dweller`, `let-there-be-light` or `praetorian`.",
    ),
    word(
        "at",
        "at = \"9R.A\", survivors = \"all\"",
        "`all`, `any` or `none` of the Survivors on the board are in this Zone; `all` if it is not said.",
    ),
    word(
        "left",
        "left = \"all\"",
        "`all`, `any` or `none` of the Survivors have left by the Exit.",
    ),
    word(
        "dead",
        "dead = 1",
        "At least so many Survivors are dead, where the first death loses nothing.",
    ),
    word("clear", "clear = \"9R.A\"", "No Zombie is in this Zone."),
    word("companion-at", "companion-at = \"9R.A\"", "A Companion is in this Zone."),
    word(
        "companions-left",
        "companions-left = \"all\"",
        "`all`, `any` or `none` of the Companions have left with their leaders.",
    ),
    word(
        "killed",
        "killed = \"abomination\", count = 2",
        "So many Zombies of a kind were killed; 1 if no number is said.",
    ),
    word("level", "level = \"orange\"", "The Danger Level is at least this."),
    word("round", "round = 5", "It is this Round or a later one."),
    word("hour", "hour = 19", "The Clock shows this hour."),
    word("night", "night = true", "It is night; `false` asks for day."),
    word("flag", "flag = \"keys\"", "This flag was raised."),
    word("keyword", "keyword = \"keycard\"", "This keyword was found."),
    word("counter", "counter = \"hours\", least = 3", "This counter is at least so high."),
];

/// What may happen: `do = [{ … }]`.
pub const EFFECTS: &[Word] = &[
    word("say", "say = \"text\"", "A text is told."),
    word("open", "open = \"9R.A-ML\"", "A door opens, with the Zombies of its building."),
    word("spawn-on", "spawn-on = \"blue\"", "Spawn Zones of this colour wake."),
    word("spawn-off", "spawn-off = \"blue\"", "Spawn Zones of this colour fall asleep."),
    word("cards", "cards = 2, at = \"9R.BL\"", "So many Zombie cards are drawn for a Zone."),
    word(
        "zombies",
        "zombies = \"runner\", count = 2, at = \"9R.BL\"",
        "Zombies appear; 1 if no number is said.",
    ),
    word("activate", "activate = \"brute\"", "All Zombies of a kind act."),
    word("noise", "noise = 3, at = \"9R.A\"", "So many Noise tokens, until the End Phase."),
    word("light-on", "light-on = \"9R.TC\"", "The light in this Zone goes on."),
    word("light-off", "light-off = \"9R.TC\"", "The light in this Zone goes out."),
    word("adrenaline", "adrenaline = 2", "AP for the Survivor who set it off."),
    word("heal", "heal = 1", "The Survivor who set it off heals."),
    word("draw", "draw = 2", "The Survivor who set it off draws Equipment cards."),
    word(
        "give",
        "give = \"molotov\"",
        "The Survivor who set it off takes this card out of its deck.",
    ),
    word("skill", "skill = \"super-strength\"", "The Survivor who set it off learns a skill."),
    word("flag", "flag = \"keys\"", "A flag is raised; it stays up."),
    word("count", "count = \"hours\", amount = 1", "A counter goes up; by 1 if no number is said."),
    word(
        "keyword",
        "keyword = \"keycard\"",
        "The team has this keyword; its words are the text `keyword-keycard`.",
    ),
    word("note", "note = 1", "The Note with this number is read, and what it says happens."),
    word("put", "put = \"radio\"", "An Objective card with `later = true` is laid out."),
    word("back", "back = true", "The card goes back to where it lay, face up."),
    word("keep", "keep = true", "The card stays revealed, as a reminder."),
    word(
        "if",
        "if = { … }, do = [{ … }], else = [{ … }]",
        "One thing or the other happens, by a condition.",
    ),
    word("win", "win = true", "The game is won."),
    word("lose", "lose = true", "The game is lost."),
    word(
        "choose",
        "choose = [{ text = \"a\", do = [] }, { text = \"b\", do = [{ … }] }], by = \"team\"",
        "One of several ways is chosen, by the `team` or by the `taker`, the Survivor who set it off.",
    ),
];
