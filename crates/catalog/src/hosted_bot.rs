//! A bot behind the interface of a table: it receives what a client would receive.

use horda_bots::Bot;
use horda_kit::{Notation, Seat, Unreadable};
use horda_table::{AnyBot, Offer, TableError};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

/// A bot of one game at a table whose game is erased.
pub(crate) struct HostedBot<R: Notation> {
    pub rules: R,
    pub bot: Box<dyn Bot<R>>,
    /// What it was asked for last.
    pub orders: Vec<String>,
}

impl<R> AnyBot for HostedBot<R>
where
    R: Notation,
    R::View: DeserializeOwned,
{
    fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        offers: &[Offer],
        orders: &[String],
    ) -> Result<String, TableError> {
        let unreadable = |error: serde_json::Error| {
            TableError::Unreadable(Unreadable::new(format!("a bot cannot read its view: {error}")))
        };
        let view: R::View = serde_json::from_str(view.get()).map_err(unreadable)?;
        let read =
            |offer: &Offer| self.rules.read_action(&offer.action).map_err(TableError::Unreadable);
        let actions = offers.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if self.orders != orders {
            self.orders = orders.to_vec();
            self.bot.obey(&self.rules, orders);
        }
        let choice = self.bot.choose(&self.rules, seat, &view, &actions);
        Ok(self.rules.write_action(&choice))
    }
}
