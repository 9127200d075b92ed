//! The sheet of a Survivor in letters: tracks, weapons, Companions.

use horda_gearup::card::Good;
use horda_gearup::effect::Effect;
use horda_gearup::placements::ShapeId;
use horda_gearup::sheet::{Sheet, Weapon};
use horda_gearup::state::{Helper, SeatState};
use horda_gearup::track::Track;

use super::block::{Block, Line, PLAIN, flow};
use super::card::drawn_shape;
use super::{GOODS, Picture, learned, style_of};
use crate::play::screen::{BLOOD, BOLD, DIM, HUMANS};

impl Picture<'_> {
    /// Boxes: `o` ready, `x` spent, `.` blank.
    pub fn tracks(&self, sheet: &Sheet, seated: &SeatState) -> Vec<String> {
        let left = sheet.health.saturating_sub(seated.wounds);
        let health = format!("{}{} {left}", boxes('o', left), boxes('x', seated.wounds));
        let good = |key: &'static str, track: Track, length: u8| {
            let blank = length.saturating_sub(track.ready + track.spent);
            let boxes = [boxes('x', track.spent), boxes('o', track.ready), boxes('.', blank)];
            vec![Line::new(self.say(key), GOODS).with(format!(" {}", boxes.concat()), PLAIN)]
        };
        let mut blocks = vec![
            vec![
                Line::new(self.screen.words("lane-health"), BLOOD)
                    .with(format!(" {health}"), PLAIN),
            ],
            good("good-armour", seated.armour, sheet.armour),
            good("good-ammo", seated.ammo, sheet.ammo),
        ];
        if !sheet.fury.is_empty() {
            let field = |(at, goods): (u8, &Vec<Good>)| {
                let letter = |good: &Good| match good {
                    Good::Ammo => 'a',
                    Good::Armour => 's',
                };
                let below: String = goods.iter().map(letter).collect();
                format!(" {}{below}", if at < seated.fury { 'x' } else { '.' })
            };
            let fields: String = (0u8..).zip(&sheet.fury).map(field).collect();
            blocks.push(vec![Line::new(self.say("effect-fury"), GOODS).with(fields, PLAIN)]);
        }
        flow(blocks, "  ", self.screen.width())
    }

    pub fn weapons(&self, sheet: &Sheet, seated: &SeatState) -> Vec<String> {
        let now = self.view.insight.colour;
        let block = |weapon: &Weapon| {
            let known = usize::from(weapon.initial.is_some());
            let learned = known + usize::from(learned(weapon, seated));
            let effects = weapon.initial.into_iter().chain(weapon.upgrades);
            let effects = effects.enumerate().map(|(nth, effect)| (effect, nth < learned));
            let style = style_of(weapon.colour);
            let fires = now == Some(weapon.colour);
            let colour = self.say(format!("colour-{}", weapon.colour.name()));
            let name = self.say(format!("weapon-{}", weapon.id));
            let title = Line::new(if fires { "> " } else { "  " }, BOLD);
            let title = title.with(name, if fires { style.bold().invert() } else { style.bold() });
            let mut block = vec![title, Line::new(format!("  {colour}"), style)];
            block.extend(self.gun(weapon.shape, &effects.collect::<Vec<_>>()));
            block
        };
        flow(sheet.weapons.iter().map(block).collect(), "", self.screen.width())
    }

    /// A Hit Shape, and beside it what goes with it: `+` learned, `-` not yet.
    fn gun(&self, shape: ShapeId, effects: &[(Effect, bool)]) -> Block {
        let rows = drawn_shape(self.lanes.pieces.shapes[usize::from(shape.0)]);
        let width = rows.iter().map(String::len).max().unwrap_or(0);
        let line = |nth: usize| {
            let row = rows.get(nth).map_or("", String::as_str);
            let line = Line::new(format!("  {row:<width$}"), BOLD);
            match effects.get(nth) {
                Some((effect, true)) => line.with(format!("  + {}", self.effect(*effect)), PLAIN),
                Some((effect, false)) => line.with(format!("  - {}", self.effect(*effect)), DIM),
                None => line,
            }
        };
        (0..rows.len().max(effects.len())).map(line).collect()
    }

    pub fn companions(&self, seated: &SeatState) -> Vec<String> {
        let helpers = &self.view.state.companions;
        if helpers.is_empty() {
            return Vec::new();
        }
        let block = |helper: &Helper| {
            let acts = seated.caller == Some(helper.survivor);
            let name = self.survivor(helper.survivor);
            let title = Line::new(if acts { "> " } else { "  " }, BOLD).with(name, HUMANS);
            let rests = format!(" ({})", self.screen.words("lane-rests"));
            let title = if helper.face_up || acts { title } else { title.with(rests, DIM) };
            let own = &self.lanes.pieces.companions[helper.survivor.index()];
            let mut block = vec![title];
            block.extend(self.gun(own.shape, &[(own.effect, true)]));
            block
        };
        let mut lines = vec![format!("{BOLD}{}{BOLD:#}", self.screen.words("lane-companions"))];
        lines.extend(flow(helpers.iter().map(block).collect(), "", self.screen.width()));
        lines
    }
}

fn boxes(sign: char, count: u8) -> String {
    sign.to_string().repeat(usize::from(count))
}
