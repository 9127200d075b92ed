//! The Clock: hours, day and night (WZ-CLK-01 to WZ-CLK-07).

use horda_kit::{Cx, mark};

use serde::{Deserialize, Serialize};

use crate::event::Happening;
use crate::rules::{Zombicide, tell};
use crate::state::State;

/// Hours of a day (WZ-CLK-04).
pub(crate) const HOURS: u8 = 24;
/// Where no mission and no option says otherwise.
pub(crate) const NOON: u8 = 12;
/// The first hour of the day (WZ-CLK-05).
const DAWN: u8 = 7;
/// The first hour of the night.
const DUSK: u8 = 19;

/// What the Clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct ClockView {
    /// The hour, from 0 to 23.
    pub hour: u8,
    /// Is it night?
    pub night: bool,
    /// Rounds until night falls or day breaks, this one among them.
    pub rounds: u8,
}

/// Is this an hour of the night?
pub(crate) const fn is_night_hour(hour: u8) -> bool {
    hour < DAWN || hour >= DUSK
}

/// Hours from one to another; a whole day from an hour to itself.
pub(crate) const fn hours_until(from: u8, to: u8) -> u8 {
    let ahead = (to + HOURS - from) % HOURS;
    if ahead == 0 { HOURS } else { ahead }
}

impl Zombicide {
    /// Is the Clock in play?
    #[inline]
    pub(crate) fn has_clock(&self) -> bool {
        self.clock
    }

    /// Is it night? Never without the Clock.
    #[inline]
    pub(crate) fn is_night(&self, state: &State) -> bool {
        self.has_clock() && is_night_hour(state.hour)
    }

    /// What the Clock shows, where there is one.
    pub(crate) fn clock_view(&self, state: &State) -> Option<ClockView> {
        let night = self.is_night(state);
        let change = if night { DAWN } else { DUSK };
        let rounds = hours_until(state.hour, change);
        self.has_clock().then_some(ClockView { hour: state.hour, night, rounds })
    }

    /// The hour at which the game begins: that of the mission, else that of the option.
    pub(crate) fn starting_hour(&self) -> u8 {
        self.mission().hour.unwrap_or_else(|| {
            mark!("WZ-CLK-07");
            self.options.hour.hour()
        })
    }

    /// The Clock is set for the game that begins.
    pub(crate) fn set_clock(&self, state: &mut State) {
        if self.has_clock() {
            state.hour = self.starting_hour();
        }
    }

    /// The Clock shows the hour at which the game begins.
    pub(crate) fn tell_starting_hour(&self, state: &State, cx: &mut Cx<'_, Zombicide>) {
        if self.has_clock() {
            let hour = state.hour;
            tell(cx, "WZ-CLK-02", || Happening::Hour { hour });
        }
    }

    /// An hour goes by, just before the token is handed on (WZ-CLK-03, WZ-AMB-27).
    pub(crate) fn advance_clock(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        state.stack.pop();
        let night = self.is_night(state);
        mark!("WZ-CLK-01"); // with the First Player token
        state.hour = (state.hour + 1) % HOURS;
        if state.hour == 0 {
            mark!("WZ-CLK-04");
        }
        let hour = state.hour;
        tell(cx, "WZ-CLK-03", || Happening::Hour { hour });
        let now = self.is_night(state);
        if now != night {
            mark!("WZ-CLK-05");
            tell(cx, "WZ-CLK-06", || Happening::NightFell { night: now });
        }
        self.trigger_hour(state, now != night);
        self.reveal_timed(state, cx);
    }
}
