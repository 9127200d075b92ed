//! What one observer may know: the same for all. Faces of cards that nobody has read are no part
//! of a position, and a position that comes from a view carries none of them out (WZ-OBJ-03).

use horda_kit::Observer;
use serde::{Deserialize, Serialize};

use crate::insight::Insight;
use crate::rules::Zombicide;
use crate::state::State;

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct View {
    /// Whose eyes.
    #[cfg_attr(feature = "wire", ts(skip))]
    pub observer: Observer,
    /// The position, for bots; a page reads the insight.
    #[cfg_attr(feature = "wire", ts(skip))]
    pub state: State,
    /// The position in words that a page can draw, and what follows from it.
    pub insight: Insight,
}

impl Zombicide {
    pub(crate) fn look(&self, state: &State, observer: Observer) -> View {
        let imagined = State { imagined: true, ..*state };
        View { observer, state: imagined, insight: self.insight(state) }
    }
}
