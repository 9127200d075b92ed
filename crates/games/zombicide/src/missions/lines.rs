//! Where in a mission file everything was written, so that a check can name the line.

/// Lines of the entries of a mission, each list in the order of the mission's own.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    /// `start`.
    pub start: usize,
    /// `exit`.
    pub exit: usize,
    /// `exit-needs`.
    pub exit_needs: usize,
    /// `crates`.
    pub crates: usize,
    /// `rounds`.
    pub rounds: usize,
    /// `hour`.
    pub hour: usize,
    /// `[[light]]`.
    pub lights: usize,
    /// `expect`.
    pub expect: usize,
    /// `[[objective]]`.
    pub objectives: Vec<usize>,
    /// `[[spawn]]`.
    pub spawns: Vec<usize>,
    /// Doors with a condition.
    pub locks: Vec<usize>,
    /// `[[zombies]]`.
    pub zombies: Vec<usize>,
    /// `[[companion]]`.
    pub companions: Vec<usize>,
    /// `[[goal]]`.
    pub goals: Vec<usize>,
    /// `[[defeat]]`.
    pub defeats: Vec<usize>,
    /// `[[trigger]]`.
    pub triggers: Vec<usize>,
    /// Some entry could not be read, so what follows from all of them is not known.
    pub gaps: bool,
}
