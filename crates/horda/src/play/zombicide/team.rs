//! The team: what each Survivor has, can and still may do.

use horda_kit::Phrase;
use horda_zombicide::equipment::card::Card;
use horda_zombicide::insight::SurvivorView;
use horda_zombicide::state::Phase;
use horda_zombicide::survivors::survivor::Status;

use super::Picture;
use super::city_map::survivor_style;
use crate::play::screen::{DIM, wrap};

impl Picture<'_> {
    pub(super) fn team_lines(&self) -> Vec<String> {
        let team = self.view.insight.survivors.iter().enumerate();
        team.flat_map(|(place, survivor)| self.survivor_lines(place, survivor)).collect()
    }

    fn survivor_lines(&self, place: usize, survivor: &SurvivorView) -> Vec<String> {
        let turn = self.view.insight.turn.filter(|turn| turn.who.index() == place);
        let style = survivor_style(turn.is_some());
        let name = self.character(survivor.character);
        let mut facts = Vec::new();
        if self.seats() > 1 {
            let phrase = Phrase::new("city-led-by").number("seat", survivor.seat.0 + 1);
            facts.push(self.screen.word(&phrase));
        }
        match survivor.status {
            Status::Standing => {
                let lost = survivor.full_health.saturating_sub(survivor.health);
                let hearts = "♥".repeat(survivor.health.into()) + &"♡".repeat(lost.into());
                facts.push(hearts);
            }
            Status::Left => facts.push(self.screen.words("city-left")),
            Status::Down => facts.push(self.screen.words("city-down")),
            Status::Fading => facts.push(self.screen.words("city-fading")),
            Status::Saved => facts.push(self.screen.words("city-saved")),
            Status::Dead => facts.push(self.screen.words("city-dead")),
        }
        let level = self.say(survivor.level.key());
        let phrase = Phrase::new("city-level").number("ap", survivor.adrenaline);
        facts.push(self.screen.word(&phrase.text("level", level)));
        if survivor.status == Status::Standing {
            facts.push(self.zone_name(survivor.zone));
            facts.extend(match turn {
                Some(turn) => {
                    let phrase = Phrase::new("city-actions").number("left", turn.budget.total());
                    Some(self.screen.word(&phrase))
                }
                None if survivor.acted && self.view.insight.phase == Phase::Turns => {
                    Some(self.screen.words("city-acted"))
                }
                None => None,
            });
        }
        let mut lines = vec![format!("{style}{name}{style:#} · {}", facts.join(" · "))];
        if survivor.status == Status::Standing {
            lines.extend(self.belongings(survivor));
        }
        lines
    }

    fn belongings(&self, survivor: &SurvivorView) -> Vec<String> {
        let phrase = Phrase::new("city-cards").text("hand", self.cards(&survivor.hand));
        let phrase = phrase.text("backpack", self.cards(&survivor.backpack));
        let free = usize::from(survivor.slots).saturating_sub(survivor.backpack.len());
        let width = self.screen.width() - 4;
        let mut lines = wrap(&self.screen.word(&phrase.number("free", free as i64)), width);
        let skills =
            survivor.skills.iter().map(|it| self.say(format!("skill-{}", it.feature().id)));
        let skills = skills.collect::<Vec<_>>().join(", ");
        if !skills.is_empty() {
            let phrase = Phrase::new("city-skills").text("skills", skills);
            let said = wrap(&self.screen.word(&phrase), width).into_iter();
            lines.extend(said.map(|line| format!("{DIM}{line}{DIM:#}")));
        }
        lines.into_iter().map(|line| format!("    {line}")).collect()
    }

    /// Names of cards; an empty weapon is called so.
    pub(super) fn cards(&self, cards: &[Card]) -> String {
        let name = |card: &Card| {
            let empty = if card.empty { "-empty" } else { "" };
            self.say(format!("card-{}{empty}", self.city.rules.pack().card(card.kind).name))
        };
        let names: Vec<String> = cards.iter().map(name).collect();
        if names.is_empty() { self.say("cards-none") } else { names.join(", ") }
    }

    /// Players at the table.
    fn seats(&self) -> usize {
        let seats = self.view.insight.survivors.iter().map(|it| usize::from(it.seat.0) + 1);
        seats.max().unwrap_or(1)
    }
}
