//! The written form of events.

use crate::boss::SOX;
use crate::event::Happening;
use crate::notation::seat_name;
use crate::rules::GearUp;
use crate::state::Cause;

impl GearUp {
    pub(crate) fn write_happening(&self, what: Happening) -> String {
        let who = |survivor| self.survivor_name(survivor);
        let card = |card| &self.pack.card(card).id;
        let at = |target| self.write_target(target);
        match what {
            Happening::Picked { seat, survivor } => {
                format!("picked {} {}", seat_name(seat), who(survivor))
            }
            Happening::Joined { seat, survivor } => {
                format!("joined {} {}", seat_name(seat), who(survivor))
            }
            Happening::Commander { seat, .. } => format!("commander {}", seat_name(seat)),
            Happening::Came { survivor } => format!("came {}", who(survivor)),
            Happening::RoundBegan { round } => format!("round {round}"),
            Happening::BossCame { seat, .. } => format!("boss {}", seat_name(seat)),
            Happening::Revealed { turn, card } => format!("revealed turn {turn} {card}"),
            Happening::Readied { seat, weapon, .. } => {
                format!("readied {} {}", seat_name(seat), weapon.name())
            }
            Happening::Called { seat, survivor } => {
                format!("called {} {}", seat_name(seat), who(survivor))
            }
            Happening::Fired { seat, survivor, weapon } => {
                let gun = weapon.map_or_else(|| who(survivor), |weapon| weapon.name());
                format!("fired {} {gun}", seat_name(seat))
            }
            Happening::Crossed { seat, target, cells, .. } => {
                format!("crossed {} {} {cells}", seat_name(seat), at(target))
            }
            Happening::PartLaid { seat, target, cells, .. } => {
                format!("part {} {} {cells}", seat_name(seat), at(target))
            }
            Happening::Gained { seat, good, amount, lost, .. } => {
                let rest = if lost > 0 { format!(" lost {lost}") } else { String::new() };
                format!("gained {} {} {amount}{rest}", seat_name(seat), good.name())
            }
            Happening::Collapsed { core, cells } => format!("collapsed {core} {cells}"),
            Happening::Died { zombie, card: kind, lane, .. } => {
                format!("died {zombie} {} {}", card(kind), seat_name(lane))
            }
            Happening::MemberDied { member } => format!("died {}", SOX[member.index()]),
            Happening::KnockedBack { zombie, from, .. } => format!("knocked {zombie} s{from} s3"),
            Happening::Raged { seat, full: true, .. } => format!("raged {} full", seat_name(seat)),
            Happening::Raged { seat, field, full: false, .. } => {
                format!("raged {} {field}", seat_name(seat))
            }
            Happening::SecondWind { seat, way, .. } => {
                format!("second {} {}", seat_name(seat), way.name())
            }
            Happening::Finished { seat, .. } => format!("finished {}", seat_name(seat)),
            Happening::Shot { seat, target, cell, .. } => {
                format!("shot {} {} {cell}", seat_name(seat), at(target))
            }
            Happening::Upgraded { seat, weapon, level, .. } => {
                format!("upgraded {} {} {level}", seat_name(seat), weapon.name())
            }
            Happening::UpgradesLost { seat, amount, .. } => {
                format!("upgrades-lost {} {amount}", seat_name(seat))
            }
            Happening::MarchBegan { speed } => format!("march {}", speed.name()),
            Happening::Marched { zombie, from, to, .. } => {
                format!("marched {zombie} s{from} s{to}")
            }
            Happening::Attacked { zombie, seat, damage, .. } => {
                format!("attacked {zombie} {} {damage}", seat_name(seat))
            }
            Happening::GaveWay { zombie, .. } => format!("gave-way {zombie}"),
            Happening::Exploded { zombie, damage, .. } => format!("exploded {zombie} {damage}"),
            Happening::Blocked { seat, amount, cause, .. } => {
                format!("blocked {} {amount} {}", seat_name(seat), self.write_cause(cause))
            }
            Happening::Stripped { seat, amount, cause, .. } => {
                format!("stripped {} {amount} {}", seat_name(seat), self.write_cause(cause))
            }
            Happening::Hurt { seat, amount, left, cause, .. } => {
                format!("hurt {} {amount} left {left} {}", seat_name(seat), self.write_cause(cause))
            }
            Happening::SpawnRevealed { letter } => format!("spawn {}", letter.name()),
            Happening::Drew { card: kind } => format!("drew {}", card(kind)),
            Happening::Reshuffled { class } => format!("reshuffled {}", class.name()),
            Happening::RanOut { class, missing } => format!("ran-out {} {missing}", class.name()),
            Happening::Entered { zombie, card: kind, lane, .. } => {
                format!("entered {zombie} {} {}", card(kind), seat_name(lane))
            }
            Happening::BossRevealed { card } => format!("boss-card {card}"),
            Happening::BossActed { icon } => format!("boss-acts {}", icon.write()),
            Happening::Paid { seat, good, .. } => {
                format!("paid {} {}", seat_name(seat), good.name())
            }
            Happening::Screamed { field, speed } => format!("screamed {field} {}", speed.name()),
            Happening::Ended { won } => if won { "won" } else { "lost" }.to_owned(),
        }
    }

    /// `zombie z3`, `boss`, `line`.
    pub(crate) fn write_cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Zombie(id) => format!("{id}"),
            Cause::Bomber => "bomber".into(),
            Cause::Boss(member) => self.member_name(member).to_owned(),
            Cause::Ability => "ability".into(),
            Cause::Line => "line".into(),
            Cause::Adrenaline => "adrenaline".into(),
        }
    }
}
