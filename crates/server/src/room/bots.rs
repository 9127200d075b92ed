//! The bots of a table. They get what a client would get and answer when they are ready.

use std::collections::BTreeMap;

use horda_bots::BotKind;
use horda_catalog::{Game, Options};
use horda_kit::{Observer, Pending, Seat};
use horda_store::{StoredSeat, Summary};
use horda_table::AnyBot;

use super::{Ask, Next, Room, options};
use crate::nature::Nature;
use crate::thinkers::Matter;

/// Bots that are not thinking, by seat; a bot that thinks has left its chair for as long.
pub(super) struct Bots {
    free: BTreeMap<u8, Box<dyn AnyBot>>,
    thinking: u32,
}

/// A bot has decided.
pub(crate) struct Chosen {
    seat: Seat,
    revision: u32,
    /// What, or nothing if it could not.
    action: Option<String>,
    bot: Option<Box<dyn AnyBot>>,
}

impl Bots {
    pub fn new(nature: &Nature, game: &dyn Game, options: &Options, summary: &Summary) -> Bots {
        let bot = |(seat, seated): (u8, &horda_store::Seated)| {
            let StoredSeat::Bot(name) = &seated.holder else { return None };
            let kind: BotKind = name.parse().ok()?;
            let seed = nature.seed();
            Some((seat, game.bot(kind, seed, options).ok()?))
        };
        Bots { free: (0..).zip(&summary.seats).filter_map(bot).collect(), thinking: 0 }
    }

    pub fn are_thinking(&self) -> bool {
        self.thinking > 0
    }
}

impl Room {
    /// Lets every bot that owes a decision think about it.
    pub(super) fn wake_bots(&mut self) {
        let Pending::Decision { seats, .. } = self.table.pending() else { return };
        if self.is_over() {
            return;
        }
        for seat in seats.iter() {
            let Some(mut bot) = self.bots.free.remove(&seat.0) else { continue };
            self.bots.thinking += 1;
            let view = self.table.view(Observer::Seat(seat));
            let offers = self.table.offers(seat);
            let (house, own, revision) = (self.house.clone(), self.own.clone(), self.revision);
            tokio::spawn(async move {
                // A bot that fails is not asked again and again: its table goes on with whatever
                // is legal, as a bot that takes anything would.
                let instead = offers.first().map(|offer| offer.action.clone());
                let thought = house.thinkers.think(Matter::Bot, move || {
                    let action = bot.choose(seat, &view, &offers);
                    (action, bot)
                });
                let (action, bot) = match thought.await {
                    Some((Ok(action), bot)) => (Some(action), Some(bot)),
                    Some((Err(error), bot)) => {
                        tracing::error!(%error, "a bot cannot decide");
                        (instead, Some(bot))
                    }
                    None => (instead, None),
                };
                let _ = own.send(Ask::Chosen(Chosen { seat, revision, action, bot })).await;
            });
        }
    }

    pub(super) async fn bot_chose(&mut self, chosen: Chosen) -> Next {
        self.bots.thinking -= 1;
        match chosen.bot {
            Some(bot) => {
                self.bots.free.insert(chosen.seat.0, bot);
            }
            // It broke down and is gone: another one takes its chair.
            None => {
                let fresh = Bots::new(
                    &self.house.nature,
                    self.game,
                    &options(&self.summary),
                    &self.summary,
                );
                let fresh = fresh.free.into_iter().filter(|(seat, _)| *seat == chosen.seat.0);
                self.bots.free.extend(fresh);
            }
        }
        let Some(action) = chosen.action else { return Next::Stay };
        if chosen.revision != self.revision || self.is_over() {
            // Somebody took back meanwhile: the bot looks again.
            self.wake_bots();
            return Next::Stay;
        }
        match self.table.submit(chosen.seat, self.table.version(), &action, &mut self.luck) {
            Ok(turn) => self.keep_turn(turn, String::new(), None).await,
            Err(error) => {
                tracing::error!(table = self.summary.id, %error, "a bot was refused");
                Next::Stay
            }
        }
    }
}
