//! Readings of the rules that a table may choose (the rulings ledger).

use std::sync::Arc;

use horda_content::{TomlTable, Variant};
use horda_kit::Unreadable;

use crate::rules::Zombiaki;

horda_content::options! {
    /// Whose one-round cards leave in a Cleanup.
    cleanup: CleanupOf, "cleanup", "ZK-RUL-01", [Own = "own", All = "all"];
    /// May a zombie enter a field with a card that says nothing about it?
    entry: SilentEntry, "entry", "ZK-RUL-03", [Closed = "closed", Shared = "shared"];
    /// Must a side-stepper whose way forward is closed step sideways?
    side_step: SideStep, "side-step", "ZK-RUL-04", [Must = "must", May = "may"];
    /// Who goes first inside one block?
    order: BlockOrder, "order", "ZK-RUL-06", [Chosen = "chosen", ByTrack = "by-track"];
    /// What shields a zombie from shots?
    cover: CoverBy, "cover", "ZK-RUL-13", [Symbols = "symbols", Zombies = "zombies"];
    /// May an action with no target be played for nothing?
    idle_play: IdlePlay, "idle-play", "ZK-RUL-19", [Forbidden = "forbidden", Allowed = "allowed"];
    /// What stops a retreat?
    retreat: RetreatTest, "retreat", "ZK-RUL-26", [Entry = "entry", ZombiesOnly = "zombies-only"];
    /// Can a zombie that never moves be made to retreat?
    rooted: Rooted, "rooted", "ZK-RUL-27", [Retreat = "retreat", Stay = "stay"];
    /// Does a move onto the Barricades outside step 2 win?
    late_breach: LateBreach, "late-breach", "ZK-RUL-31", [Wins = "wins", Ignored = "ignored"];
    /// Do zombies that could not move try once more?
    second_pass: SecondPass, "second-pass", "ZK-RUL-44", [Refused = "no", Yes = "yes"];
}

impl Variant for Zombiaki {
    type Options = Options;

    fn options(&self) -> &Options {
        &self.options
    }

    fn under(&self, options: Options) -> Result<Zombiaki, Vec<Unreadable>> {
        Ok(Zombiaki::new(Arc::clone(&self.pack), options))
    }

    fn with_content(&self, tables: &[TomlTable<'_>]) -> Zombiaki {
        Zombiaki::new(Arc::new(self.pack.extended(tables)), self.options)
    }
}
