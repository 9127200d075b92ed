//! The Boss in letters: its board, what it does, and its cards.

use horda_gearup::boss::Member;
use horda_gearup::card::{Icon, Speed};
use horda_gearup::pack::PHASE_ONE;
use horda_gearup::state::Target;
use horda_kit::Phrase;

use super::Picture;
use super::block::{GAP, Line, PLAIN, flow, width_of};
use super::card::Card;
use crate::play::screen::{BLOOD, wrap};

impl Picture<'_> {
    /// The Boss, once it is there, and beside it what it does.
    pub fn boss(&self) -> Vec<String> {
        let Some(boss) = &self.view.state.boss else { return Vec::new() };
        let side = self.boss_side();
        let names = &self.lanes.pieces.bosses[usize::from(self.view.insight.boss)].members;
        let mut blocks = Vec::new();
        for (member, grid) in (0..).map(Member).zip(&side.members) {
            let at = member.index();
            let crossed = boss.crossed[at];
            let part = self.part_on(Target::Boss(member));
            let title = format!("{}: {}", names[at], self.member_name(member));
            let mut block = vec![Line::new(title, BLOOD.bold())];
            if let Some(threat) = self.view.insight.boss_attack.get(at) {
                let damage = format!("y {} · y+b {}", threat.attack, threat.special);
                block.push(Line::new(damage, PLAIN));
            }
            block.extend(Card { grid, crossed, part, boss: Some(side) }.draw());
            blocks.push(block);
        }
        let taken: usize = blocks.iter().map(|block| width_of(block) + GAP).sum();
        let mut said = Vec::new();
        let who = self.survivor(self.view.state.who(boss.seat));
        said.push(self.screen.word(&Phrase::new("lane-before").text("survivor", who)));
        for part in ["rule", "ability"] {
            said.push(self.say(format!("boss-{}-{part}", self.boss_kind().name())));
        }
        if !side.mouth.is_empty() {
            let open = if boss.mouth_open { "lane-mouth-open" } else { "lane-mouth-shut" };
            said.push(self.screen.words(open));
        }
        if !side.track.is_empty() {
            let field = |(at, speed): (u8, &Speed)| {
                let mark = if at < boss.screams { 'x' } else { '.' };
                format!("{mark} {}", self.say(format!("speed-{}", speed.name())))
            };
            let track = (0u8..).zip(&side.track).map(field).collect::<Vec<_>>().join(" · ");
            said.push(self.screen.word(&Phrase::new("lane-screams").text("track", track)));
        }
        let room = self.screen.width().saturating_sub(taken);
        let said = said.iter().flat_map(|text| wrap(text, room)).map(|it| Line::new(it, PLAIN));
        blocks.push(said.collect());
        let mut lines = vec![String::new()];
        lines.extend(flow(blocks, "", self.screen.width()));
        lines
    }

    /// Boss cards that lie face down, by their phases.
    pub fn hidden_boss_cards(&self) -> String {
        let icon = |icon: &Icon| match icon {
            Icon::Ability => self.say("icon-ability"),
            Icon::Attack => self.say("icon-attack"),
            Icon::Special => self.say("icon-special"),
            Icon::Spawn(letter) => format!("{} {}", self.say("icon-spawn"), letter.name()),
        };
        let left = |phase: bool| {
            let cards = self.lanes.pieces.boss_cards.iter().enumerate();
            let own = cards.filter(|(at, _)| {
                (*at >= PHASE_ONE) == phase && self.view.state.boss_seen & 1 << *at == 0
            });
            let icons =
                own.map(|(_, icons)| icons.iter().map(icon).collect::<Vec<_>>().join(" + "));
            icons.collect::<Vec<_>>().join(", ")
        };
        let phases = [("1", left(false)), ("2", left(true))].into_iter();
        let phases = phases.filter(|(_, cards)| !cards.is_empty());
        phases.map(|(phase, cards)| format!("[{phase}] {cards}")).collect::<Vec<_>>().join(" · ")
    }
}
