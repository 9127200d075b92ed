//! What is under way: small frames on one stack. A chapter pushes a frame and never calls upwards;
//! `run` hands the topmost one to its chapter.

use horda_kit::Seat;
use serde::{Deserialize, Serialize};

use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::combat::fight::Fights;
use crate::equipment::card::{Card, Deck};
use crate::few::Few;
use crate::spawning::zombie_card::ZombieCardId;
use crate::survivors::level::Level;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;
use crate::zombies::kind::Kind;

/// Upper limit of frames. Turns nest through Zombie link only, once for each of the four Extra
/// Activation cards: a building, its card, the Turn and the Action that a leader gave in it, above
/// the Turn and the led Action of the Round. Two more are for what the innermost of them does;
/// effects of the mission wait for room.
pub const STACK: usize = 22;
/// More cards than this are not found at once.
pub const MOST_FOUND: usize = 3;
/// Spawn Zones that a mission may have.
pub const SPAWNS: usize = 16;

/// Something that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// A Turn, or an Action that a leader gave.
    Turn(Turn),
    /// Cards were found and must be stowed or discarded.
    Found {
        /// By whom.
        who: Who,
        /// From which deck.
        deck: Deck,
        /// Cards still to be drawn.
        draws: u8,
        /// Was the find a Search?
        searched: bool,
        /// Is anything but a weapon discarded, and the next card drawn (ZE-CAR-07)?
        weapons: bool,
        /// What was found.
        cards: Few<Card, MOST_FOUND>,
        /// Was the last card looked at and kept (ZE-SKL-23, ZE-SKL-41)?
        kept: bool,
    },
    /// A Search for which the Flashlight is used: where it shines (WZ-LGT-04).
    Light {
        /// Whose.
        who: Who,
        /// Is there no other way to the second card?
        must: bool,
    },
    /// An exchange that waits for the partner's player: `State::offered`.
    Offer {
        /// Who asked.
        who: Who,
        /// Who must agree.
        with: Who,
    },
    /// A Companion that would follow another leader waits for the partner's player.
    Entrust {
        /// Who asked.
        who: Who,
        /// Who must agree.
        with: Who,
        /// The Companion, by its place.
        companion: u8,
        /// Who would lead it.
        to: Who,
    },
    /// A seat asks another for the lead of a Survivor (ZE-RUL-30).
    AskFor {
        /// Whom.
        who: Who,
        /// Who would lead it.
        seat: Seat,
    },
    /// A building was opened: its dark rooms that still get a card, as bits of its own list.
    Building {
        /// Which.
        building: u8,
        /// Rooms left.
        left: u16,
    },
    /// The Spawn step: the next token in the order of the mission.
    SpawnStep {
        /// Its place.
        next: u8,
        /// How many cards of `State::distributed`, the last ones, are still to be dealt out.
        undealt: u8,
        /// Who deals them out.
        by: Who,
        /// Has a Distributor drawn the cards of this step?
        drawn: bool,
    },
    /// Effects of the mission, one after the other (ZE-GEN-06).
    Effects {
        /// Who set them off.
        who: Who,
        /// The trigger that has them.
        trigger: u8,
        /// Which list of its effects, counted from the outside; 0 for the outermost.
        way: u8,
        /// The next one.
        next: u8,
    },
    /// Survivors are put on their starting Zones, one after the other (WZ-M1-03).
    Place {
        /// The next one, by its place in the team.
        next: u8,
    },
    /// An Abomination is seen whose Note may be read (WZ-M7-05).
    Glimpse {
        /// Who sees it.
        who: Who,
        /// Which.
        kind: Kind,
    },
    /// A door whose Objective card is dealt with first (WZ-OBJ-06).
    Door {
        /// Who opens it.
        who: Who,
        /// Which.
        door: GateId,
    },
    /// The mission draws Zombie cards for a Zone.
    Cards {
        /// For which.
        zone: Zone,
        /// Cards still to be drawn.
        left: u8,
    },
    /// A Zombie card that is being resolved.
    Card(CardFrame),
    /// A free Move after an attack, or a reaction.
    Step {
        /// Whose.
        who: Who,
    },
    /// A free attack that must be used at once.
    Strike {
        /// Whose.
        who: Who,
        /// Kinds of attack.
        fights: Fights,
    },
    /// A Turn that ended in the Exit: may the Survivor leave (ZE-EXI-01)?
    Exit {
        /// Whose.
        who: Who,
    },
    /// A fast drive that has one more street before it (ZE-CAR-03).
    Race {
        /// The car, by its place.
        car: u8,
        /// Where it ends.
        to: Zone,
    },
    /// A Medic at the end of the Round.
    Mend {
        /// Whose skill.
        who: Who,
        /// Survivors that were asked, as bits.
        asked: u8,
    },
    /// Skills of the End Phase that are still to come.
    EndSkills {
        /// Medics, as bits.
        medics: u8,
        /// Survivors who heal altogether, as bits.
        whole: u8,
    },
    /// The Clock goes on before the token does (WZ-CLK-03).
    Clock,
    /// A skill heals one wound of a Survivor in a Zone.
    Heal {
        /// Whose skill.
        who: Who,
    },
    /// The mission offers a choice: the last effect of the list below.
    Choice {
        /// Who set it off.
        who: Who,
        /// Does the team decide?
        by_team: bool,
        /// The trigger that offers it.
        trigger: u8,
    },
    /// A Survivor chooses a Campaign Skill before the game (WZ-SKL-07).
    Borrow {
        /// Who.
        who: Who,
    },
    /// A Lifesaver asks the next Survivor to come.
    Pull {
        /// Whose skill.
        who: Who,
        /// From where.
        from: Zone,
        /// Survivors that were asked, as bits.
        asked: u8,
    },
}

/// Where a Zombie card is in its course (ZE-SPN-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFrame {
    /// Which card; none for the Walker of an Aaahh!! card that may be answered (ZE-AMB-57).
    pub card: Option<ZombieCardId>,
    /// For which Zone.
    pub zone: Zone,
    /// The level at which it is read (ZE-AMB-16).
    pub level: Level,
    /// What comes next.
    pub stage: CardStage,
    /// How many figures were placed and still stand there.
    pub placed: u8,
    /// Were too few figures left?
    pub short: bool,
    /// Survivors that have had their extra Turn or their free attack, as bits.
    pub attacked: u8,
    /// Survivors that have had their free Move, as bits.
    pub stepped: u8,
}

impl CardFrame {
    /// A card that is about to be resolved.
    pub(crate) fn new(card: Option<ZombieCardId>, zone: Zone, level: Level) -> CardFrame {
        CardFrame {
            card,
            zone,
            level,
            stage: CardStage::Link,
            placed: 0,
            short: false,
            attacked: 0,
            stepped: 0,
        }
    }
}

/// Stages of a Zombie card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CardStage {
    /// Extra Turns of Zombie link.
    Link,
    /// Figures are placed.
    Place,
    /// One more Abomination comes after those on the board have acted (ZE-ABF-02).
    Newcomer,
    /// Survivors react.
    React,
    /// Shortage.
    Shortage,
    /// Rush.
    Rush,
    /// It is resolved.
    Done,
}

impl Frame {
    /// The Turn, if it is one.
    pub fn turn(&self) -> Option<&Turn> {
        if let Frame::Turn(turn) = self { Some(turn) } else { None }
    }

    /// The Turn, to be changed.
    pub fn turn_mut(&mut self) -> Option<&mut Turn> {
        if let Frame::Turn(turn) = self { Some(turn) } else { None }
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Building { building: 0, left: 0 }
    }
}
