//! Content that is put into the program when it is built.

/// Declares the files of a game below `content/`: data files by name, and what every game has, the
/// register of rules, the weights of the estimate, the proofs and the texts. Called from `crates/games/<game>/src`.
///
/// `shipped! { "terror"; /// Boards and goals. SETUPS = "setups.toml"; }`
#[macro_export]
macro_rules! shipped {
    ($game:literal; $($(#[$doc:meta])* $name:ident = $file:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::Source<'static> = $crate::shipped!(@file $game, $file);)*

        /// The register of rules.
        pub const RULES: $crate::Source<'static> = $crate::shipped!(@file $game, "rules.toml");

        /// Weights of an estimate of the chances, written by `horda calibrate`.
        pub const CHANCES: $crate::Source<'static> = $crate::shipped!(@file $game, "chances.toml");

        /// Which tests would see which rule broken, written by `cargo xtask proofs`.
        pub const PROOFS: $crate::Source<'static> = $crate::shipped!(@file $game, "proofs.toml");

        /// Everything people read, by language.
        pub const TEXTS: [($crate::Language, &str, &str); 2] = {
            const PL: $crate::Source<'static> = $crate::shipped!(@file $game, "text/pl.ftl");
            const EN: $crate::Source<'static> = $crate::shipped!(@file $game, "text/en.ftl");
            [($crate::Language::Pl, PL.file, PL.text), ($crate::Language::En, EN.file, EN.text)]
        };
    };
    (@file $game:literal, $file:literal) => {
        $crate::Source {
            file: concat!("content/", $game, "/", $file),
            text: include_str!(concat!("../../../../content/", $game, "/", $file)),
        }
    };
}
