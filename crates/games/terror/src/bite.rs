//! Bites, wounds, death, and what decides the game (ZT-BITE-01 to ZT-BITE-05, ZT-END-01 to -05).

use horda_kit::{Cx, mark};

use crate::event::Happening;
use crate::human::{Fate, Human};
use crate::options::Hopeless;
use crate::place::Field;
use crate::rules::{Terror, tell};
use crate::side::Side;
use crate::state::{FaceUp, Phase};

impl Terror {
    /// A zombie bites the human before it.
    pub(crate) fn bite(
        &self,
        table: &mut FaceUp,
        at: Field,
        human: Human,
        cx: &mut Cx<'_, Terror>,
    ) {
        let on = table.fate(human).at().expect("a bitten human stands on the board");
        tell(cx, "ZT-BITE-01", || Happening::Bit { at, human, on });
        match table.fate(human) {
            Fate::Alive { .. } if human == Human::Banker && table.briefcase => {
                mark!("ZT-CHAR-02");
                mark!("ZT-RUL-20"); // nobody asks him, and a wound is no matter
                table.briefcase = false;
                tell(cx, "ZT-CHAR-01", || Happening::Shielded { human });
            }
            Fate::Alive { at, wounded: false } if human != Human::Dog => {
                table.set_fate(human, Fate::Alive { at, wounded: true });
                tell(cx, "ZT-BITE-02", || Happening::Wounded { human });
            }
            Fate::Alive { at, .. } => {
                mark!("ZT-BITE-04"); // wounded in this turn or before
                table.set_fate(human, Fate::Dead { at });
                tell(cx, "ZT-BITE-03", || Happening::Died { human });
                self.drop_thing(table, human, at, cx);
            }
            Fate::Dead { .. } => mark!("ZT-RUL-17"), // in vain
            Fate::Away | Fate::Escaped { .. } | Fate::Lost => {}
        }
        self.settle(table, cx);
    }

    /// What a human carried lies where it was last.
    pub(crate) fn drop_thing(
        &self,
        table: &mut FaceUp,
        human: Human,
        at: Field,
        cx: &mut Cx<'_, Terror>,
    ) {
        let pawn = &mut table.humans[human.index()];
        if std::mem::take(&mut pawn.carries) {
            table.loot.push(at);
            tell(cx, "ZT-GAP-10", || Happening::Dropped { at });
        }
    }

    /// Is the game decided? Looked at after every change that could decide it (ZT-END-01).
    pub(crate) fn settle(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        if matches!(table.phase, Phase::Over { .. }) {
            return;
        }
        let goal = self.setup().goal;
        if table.points() >= goal {
            mark!("ZT-RUL-46"); // the humans first
            return self.win(table, Side::Humans, "ZT-END-02", cx);
        }
        mark!("ZT-END-02"); // fewer points are not enough
        if Human::SIX.into_iter().all(|human| is_out(table.fate(human))) {
            return self.win(table, Side::Zombies, "ZT-END-03", cx);
        }
        mark!("ZT-END-03"); // a human is still there
        match self.options.hopeless {
            Hopeless::Material if self.best_points(table) < goal => {
                self.win(table, Side::Zombies, "ZT-END-04", cx);
            }
            Hopeless::Material => mark!("ZT-END-04"), // five points are within reach
            Hopeless::Ignored => mark!("ZT-RUL-36"),
        }
    }

    /// The most stars that could still escape: wounds count as healed while the Nurse lives. No
    /// card of the pack heals.
    pub(crate) fn best_points(&self, table: &FaceUp) -> u8 {
        let nurse = table.fate(Human::Nurse).alive_at().is_some();
        let best = |human: Human| match table.fate(human) {
            Fate::Alive { wounded, .. } => {
                mark!("ZT-RUL-36");
                self.stars(human, wounded && !nurse)
            }
            // Not set up yet.
            Fate::Away => self.stars(human, false),
            Fate::Escaped { stars } => stars,
            Fate::Dead { .. } | Fate::Lost => 0,
        };
        Human::ALL.into_iter().map(best).sum()
    }

    /// Ends the game.
    pub(crate) fn win(
        &self,
        table: &mut FaceUp,
        side: Side,
        rule: &'static str,
        cx: &mut Cx<'_, Terror>,
    ) {
        mark!("ZT-END-06");
        table.phase = Phase::Over { winner: side };
        table.ask = None;
        tell(cx, rule, || Happening::Won { side });
    }
}

/// Has this human left the board for good?
fn is_out(fate: Fate) -> bool {
    matches!(fate, Fate::Escaped { .. } | Fate::Lost)
}
