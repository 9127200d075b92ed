//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Problem, Source, in_order};

use crate::options::Options;
use crate::pack::Pack;
use crate::rules::Terror;

horda_content::shipped! { "terror";
    /// Pawns and tokens.
    PIECES = "pieces.toml";
    /// The special cards.
    CARDS = "cards.toml";
    /// Boards and goals.
    SETUPS = "setups.toml";
}

/// The files of the pack.
pub const FILES: [Source<'static>; 3] = [PIECES, CARDS, SETUPS];

/// The shipped pieces under these readings.
pub fn rules(options: Options) -> Result<Terror, Vec<Problem>> {
    load(&FILES, options)
}

/// The pieces of some files with the names of [`FILES`], in any order.
pub fn load(files: &[Source<'_>], options: Options) -> Result<Terror, Vec<Problem>> {
    let [pieces, cards, setups] = in_order(files, FILES)?;
    let pack = Arc::new(Pack::load(pieces, cards, setups)?);
    Terror::new(pack, options).ok_or_else(|| {
        let what = "the set-up of these options is missing".to_owned();
        vec![Problem { file: setups.file.to_owned(), line: 1, what, hint: None }]
    })
}
