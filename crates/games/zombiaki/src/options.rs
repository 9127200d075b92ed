//! Readings of the rules that a table may choose (the rulings ledger).

use horda_kit::Unreadable;

/// Declares each option once: its field, its enum, its name in files, its ruling, its values.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $kind:ident, $name:literal, $ruling:literal,
        [$($(#[$value_doc:meta])* $value:ident = $value_name:literal),+];)+) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each value says itself")]
        pub enum $kind { #[default] $($(#[$value_doc])* $value),+ })+

        /// The readings in force. The default is the catalogue's ruling.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Options { $($(#[$doc])* pub $field: $kind),+ }

        /// Every option: name, ruling, values with the default first.
        pub const ALL: &[(&str, &str, &[&str])] = &[$(($name, $ruling, &[$($value_name),+])),+];

        impl Options {
            /// Sets one option by its names in files.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), Unreadable> {
                match name {
                    $($name => match value {
                        $($value_name => { self.$field = $kind::$value; Ok(()) })+
                        _ => Err(unknown_value(name, value, &[$($value_name),+])),
                    },)+
                    _ => Err(unknown_option(name)),
                }
            }

            /// Every option with its value, in a fixed order.
            pub fn values(&self) -> Vec<(&'static str, &'static str)> {
                vec![$(($name, match self.$field { $($kind::$value => $value_name),+ })),+]
            }
        }
    };
}

options! {
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
    second_pass: SecondPass, "second-pass", "ZK-RUL-44", [No = "no", Yes = "yes"];
}

fn unknown_option(name: &str) -> Unreadable {
    let known = ALL.iter().map(|(known, _, _)| *known);
    let complaint = Unreadable::new(format!("there is no option \"{name}\""));
    match horda_content::did_you_mean(name, known) {
        Some(hint) => complaint.hint(hint),
        None => complaint,
    }
}

fn unknown_value(name: &str, value: &str, known: &[&str]) -> Unreadable {
    Unreadable::new(format!("option \"{name}\" cannot be \"{value}\""))
        .hint(format!("it is one of: {}", known.join(", ")))
}
