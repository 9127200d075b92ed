//! Readings of the rules that a table may choose (the rulings ledger).

use std::sync::Arc;

use horda_content::{TomlTable, Variant};
use horda_kit::Unreadable;

use crate::rules::Terror;

horda_content::options! {
    /// Which board, and who builds it.
    setup: SetupChoice, "setup", "ZT-SETUP-01", [
        Printed = "printed", Advanced = "advanced", Free = "free", Keys = "keys", Fuel = "fuel"
    ];
    /// How far does a zombie see?
    sight: SightRange, "sight", "ZT-RUL-02", [Four = "four", Unlimited = "unlimited"];
    /// Do corners count when zombies are set up apart?
    spacing: Spacing, "spacing", "ZT-RUL-05", [Sides = "sides", Corners = "corners"];
    /// Does a zombie that is put before a human bite at once?
    bites: BiteMoment, "bites", "ZT-RUL-10", [OwnActivation = "own-activation", Arrival = "arrival"];
    /// May a zombie that cannot use both points do nothing at all?
    stuck: Stuck, "stuck", "ZT-RUL-12", [Free = "free", MustTurn = "must-turn"];
    /// Can a zombie that faces the human be pushed?
    push: PushTest, "push", "ZT-RUL-21", [Any = "any", NotFacing = "not-facing"];
    /// What if the Mechanic pushes a human onto the car?
    push_escape: PushEscape, "push-escape", "ZT-RUL-23", [Escapes = "escapes", Forbidden = "forbidden"];
    /// Does the Child need an open side to go diagonally?
    squeeze: Squeeze, "squeeze", "ZT-RUL-24", [Free = "free", OneSide = "one-side"];
    /// Does the car stop the sight of zombies?
    car_sight: CarSight, "car-sight", "ZT-RUL-28", [Blocks = "blocks", Open = "open"];
    /// What if there is no room where a zombie is due?
    no_room: NoRoom, "no-room", "ZT-RUL-30", [Void = "void", Elsewhere = "elsewhere"];
    /// May a zombie be relocated twice in a phase?
    lift_again: LiftAgain, "lift-again", "ZT-RUL-31", [Once = "once", Again = "again"];
    /// May a relocated zombie come back onto the field that it left?
    lift_back: LiftBack, "lift-back", "ZT-RUL-68", [Barred = "barred", Allowed = "allowed"];
    /// How many fields has the terror track?
    track: TrackLength, "track", "ZT-RUL-33", [Five = "five", Six = "six"];
    /// Do the zombies win once five points are out of reach?
    hopeless: Hopeless, "hopeless", "ZT-RUL-36", [Material = "material", Ignored = "ignored"];
    /// Where may the sewer be placed?
    sewer_place: SewerPlace, "sewer-place", "ZT-RUL-37", [CarHalf = "car-half", Anywhere = "anywhere"];
    /// May tokens touch the car in the advanced variant?
    car_contact: CarContact, "car-contact", "ZT-RUL-64", [Barred = "barred", Allowed = "allowed"];
}

impl Variant for Terror {
    type Options = Options;

    fn options(&self) -> &Options {
        &self.options
    }

    fn under(&self, options: Options) -> Result<Terror, Vec<Unreadable>> {
        let missing = || vec![Unreadable::new("the pack does not have this set-up")];
        Terror::new(Arc::clone(&self.pack), options).ok_or_else(missing)
    }

    /// Scenarios of this game bring no content: positions say all that they need.
    fn with_content(&self, tables: &[TomlTable<'_>]) -> Terror {
        for table in tables {
            table.problem(None, "this game takes no cards from scenarios", None);
        }
        self.clone()
    }
}
