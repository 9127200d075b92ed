//! Content that is put into the program when it is built.

/// Declares the files of a game below `content/`: data files by name, and what every game has, the
/// register of rules, the weights of the estimate, the proofs and the texts. Called from
/// `crates/games/<game>/src`. An expansion has rules and texts of its own, in a folder of its name.
///
/// `shipped! { "terror"; /// Boards and goals. SETUPS = "setups.toml"; }`
/// `shipped! { "zombicide" + "washington"; … }`
#[macro_export]
macro_rules! shipped {
    ($game:literal $(+ $more:literal)*; $($(#[$doc:meta])* $name:ident = $file:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::Source<'static> = $crate::shipped!(@file $game, $file);)*

        /// The register of rules: of the game, then of its expansions.
        pub const RULES: &[$crate::Source<'static>] = &[
            $crate::shipped!(@file $game, "rules.toml"),
            $($crate::shipped!(@file $game, $more, "/rules.toml"),)*
        ];

        /// Weights of an estimate of the chances, written by `horda calibrate`.
        pub const CHANCES: $crate::Source<'static> = $crate::shipped!(@file $game, "chances.toml");

        /// Which tests would see which rule broken, written by `cargo xtask proofs`.
        pub const PROOFS: $crate::Source<'static> = $crate::shipped!(@file $game, "proofs.toml");

        /// Everything people read, by language.
        pub const TEXTS: &[($crate::Language, &str, &str)] = &[
            $crate::shipped!(@text Pl, $game, "text/pl.ftl"),
            $crate::shipped!(@text En, $game, "text/en.ftl"),
            $(
                $crate::shipped!(@text Pl, $game, $more, "/text/pl.ftl"),
                $crate::shipped!(@text En, $game, $more, "/text/en.ftl"),
            )*
        ];
    };
    (@text $language:ident, $game:literal, $($file:literal),+) => {{
        const FILE: $crate::Source<'static> = $crate::shipped!(@file $game, $($file),+);
        ($crate::Language::$language, FILE.file, FILE.text)
    }};
    (@file $game:literal, $($file:literal),+) => {
        $crate::Source {
            file: concat!("content/", $game, "/", $($file),+),
            text: include_str!(concat!("../../../../content/", $game, "/", $($file),+)),
        }
    };
}
