//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::Problem;

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

/// The shipped pieces under these readings.
pub fn rules(options: Options) -> Result<Terror, Vec<Problem>> {
    let pack = Arc::new(Pack::load(PIECES, CARDS, SETUPS)?);
    Ok(Terror::new(pack, options).expect("the shipped pack has every set-up"))
}
