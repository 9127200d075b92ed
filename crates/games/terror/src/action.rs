//! What a seat may ask for. One action is one choice.

use horda_words::{Phrase, Readable, Said, Unreadable, Words, Written};
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::human::Human;
use crate::place::{Facing, Field};
use crate::rules::Terror;
use crate::state::FaceUp;
use crate::token::TokenId;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[words(rules = Terror, context(table: FaceUp), keys = "action-", read = "action")]
pub enum Action {
    /// Puts a token on the board, while it is being built.
    #[word(
        "build {token} {at} {turned}",
        example = "build bus C6 n",
        says(token, facing = turned, at)
    )]
    Build {
        /// Which kind.
        token: TokenId,
        /// Its field nearest the supermarket and column A.
        at: Field,
        /// Which way its north points.
        turned: Facing,
    },
    /// Puts the next human on the board, at set-up.
    #[word("muster {human} {at}", example = "muster nurse C1")]
    Muster {
        /// Who.
        human: Human,
        /// Where.
        at: Field,
    },
    /// Puts a zombie on the board: at set-up, when new ones come, or by a card.
    #[word(
        "raise {at}",
        example = "raise F9",
        said_by(say_raise, "haunt", "add", "ambush", "put-down")
    )]
    Raise {
        /// Where.
        at: Field,
    },
    /// Says which way the zombie looks that was just put down or turned.
    #[word("face {facing}", example = "face n", says(facing, at = table.turned_at_will()))]
    Face {
        /// Which way.
        facing: Facing,
    },
    /// Moves a human one field, pushing what stands there.
    #[word(
        "go {human} {to}",
        example = "go nurse C2",
        said_by(say_go, "go", "push", "shove", "escape")
    )]
    Go {
        /// Who.
        human: Human,
        /// Where to.
        to: Field,
    },
    /// The Lumberjack strikes a zombie down.
    #[word("chop {at}", example = "chop D4")]
    Chop {
        /// Where it stands.
        at: Field,
    },
    /// The Policeman shoots a zombie.
    #[word("shoot {at}", example = "shoot D9", says(at, bullets = table.bullets))]
    Shoot {
        /// Where it stands.
        at: Field,
    },
    /// The Nurse heals.
    #[word("heal {human}", example = "heal banker")]
    Heal {
        /// Whom.
        human: Human,
    },
    /// Ends the activation of a human; what is left of its action points is lost (ZT-HUM-04).
    #[word("finish", said_by(say_finish, "finish"))]
    Finish,
    /// Ends the human turn (ZT-HUM-05).
    #[word("end", says(quota = table.human_turn.activated + 1))]
    End,
    /// Lets a zombie bite the human before it (ZT-MAND-02).
    #[word("bite {at}", example = "bite D4", says(at, human = rules.prey_at(table, at)))]
    Bite {
        /// Where it stands.
        at: Field,
    },
    /// Moves a zombie one field forward.
    #[word("step {at}", example = "step D4", said_by(say_step, "step", "chase"))]
    Step {
        /// Where it stands.
        at: Field,
    },
    /// Turns a zombie by a quarter.
    #[word("turn {at} {facing}", example = "turn D4 e")]
    Turn {
        /// Where it stands.
        at: Field,
        /// Which way it looks then.
        facing: Facing,
    },
    /// Leaves the action points of a zombie unused, where it cannot use all (ZT-RUL-12).
    #[word("idle {at}", example = "idle D4")]
    Idle {
        /// Where it stands.
        at: Field,
    },
    /// Takes a zombie off the board, to be put down elsewhere (ZT-SPAWN-09, ZT-TIDY-03).
    #[word("lift {at}", example = "lift D4")]
    Lift {
        /// Where it stands.
        at: Field,
    },
    /// Turns this dead human into a zombie before the others (ZT-RUL-19).
    #[word("convert {human}", example = "convert banker")]
    Convert {
        /// Whom.
        human: Human,
    },
    /// Plays a special card.
    #[word(
        "play {card} {target?}",
        example = "play courage D4",
        keys("play", "play-at", "play-on")
    )]
    Play {
        /// Which card.
        card: CardId,
        /// What it is pointed at.
        target: Target,
    },
}

/// What a card is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing: the card knows by itself.
    Nothing,
    /// A zombie, by its field.
    Zombie(Field),
    /// A human.
    Human(Human),
}

impl Written<Terror> for Target {
    fn write(&self, rules: &Terror, out: &mut String) {
        match self {
            Target::Nothing => {}
            Target::Zombie(at) => at.write(rules, out),
            Target::Human(human) => human.write(rules, out),
        }
    }
}

impl Readable<Terror> for Target {
    const WORD: &'static str = "field or human";

    fn read(rules: &Terror, text: &str) -> Result<Target, Unreadable> {
        match Human::named(text) {
            _ if text.is_empty() => Ok(Target::Nothing),
            Some(human) => Ok(Target::Human(human)),
            None => Ok(Target::Zombie(Field::read(rules, text)?)),
        }
    }
}

/// What a card is pointed at has sentences of its own.
impl Said<Terror> for Target {
    fn say(&self, rules: &Terror, _: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Target::Nothing => phrase,
            Target::Zombie(at) => at.say(rules, "at", phrase.more("-at")),
            Target::Human(human) => human.say(rules, "human", phrase.more("-on")),
        }
    }
}
