//! What a seat may ask for. One action is one choice.

use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::human::Human;
use crate::place::{Facing, Field};
use crate::token::TokenId;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Puts a token on the board, while it is being built.
    Build {
        /// Which kind.
        token: TokenId,
        /// Its field nearest the supermarket and column A.
        at: Field,
        /// Which way its north points.
        turned: Facing,
    },
    /// Puts the next human on the board, at set-up.
    Muster {
        /// Who.
        human: Human,
        /// Where.
        at: Field,
    },
    /// Puts a zombie on the board: at set-up, when new ones come, or by a card.
    Raise {
        /// Where.
        at: Field,
    },
    /// Says which way the zombie looks that was just put down or turned.
    Face {
        /// Which way.
        facing: Facing,
    },
    /// Moves a human one field, pushing what stands there.
    Go {
        /// Who.
        human: Human,
        /// Where to.
        to: Field,
    },
    /// The Lumberjack strikes a zombie down.
    Chop {
        /// Where it stands.
        at: Field,
    },
    /// The Policeman shoots a zombie.
    Shoot {
        /// Where it stands.
        at: Field,
    },
    /// The Nurse heals.
    Heal {
        /// Whom.
        human: Human,
    },
    /// Ends the activation of a human; what is left of its action points is lost (ZT-HUM-04).
    Finish,
    /// Ends the human turn (ZT-HUM-05).
    End,
    /// Lets a zombie bite the human before it (ZT-MAND-02).
    Bite {
        /// Where it stands.
        at: Field,
    },
    /// Moves a zombie one field forward.
    Step {
        /// Where it stands.
        at: Field,
    },
    /// Turns a zombie by a quarter.
    Turn {
        /// Where it stands.
        at: Field,
        /// Which way it looks then.
        facing: Facing,
    },
    /// Leaves the action points of a zombie unused, where it cannot use all (ZT-RUL-12).
    Idle {
        /// Where it stands.
        at: Field,
    },
    /// Takes a zombie off the board, to be put down elsewhere (ZT-SPAWN-09, ZT-TIDY-03).
    Lift {
        /// Where it stands.
        at: Field,
    },
    /// Turns this dead human into a zombie before the others (ZT-RUL-19).
    Convert {
        /// Whom.
        human: Human,
    },
    /// Plays a special card.
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
