//! The clients of a table come back after a restart and look for all that they were told.

use tokio::time::timeout;

use super::ledger::{Fate, Finding, Ledger};
use crate::error::LoadError;
use crate::exchange::REQUEST_TIMEOUT;
use crate::pair::{Client, Pair};
use crate::received::{Line, Received, Seen};
use crate::request::Request;
use crate::server::Server;

/// A table after it was looked at.
pub struct Checked {
    /// Ready to be played on, if the clients could come back.
    pub table: Option<(Pair, Ledger)>,
    pub findings: Vec<Finding>,
    pub fate: Fate,
}

/// A table that cannot be returned to is a table lost, whatever the reason.
pub async fn check(server: Server, ledger: Ledger) -> Checked {
    let table = ledger.keys.table.clone();
    let mut looking = Looking { ledger, findings: Vec::new(), fate: Fate::None };
    match timeout(3 * REQUEST_TIMEOUT, looking.look(&server)).await {
        Ok(Ok(pair)) => {
            let Looking { ledger, findings, fate } = looking;
            Checked { table: Some((pair, ledger)), findings, fate }
        }
        Ok(Err(error)) => looking.give_up(format!("table {table}: {error}")),
        Err(_) => looking.give_up(format!("table {table}: no answer after a restart")),
    }
}

struct Looking {
    ledger: Ledger,
    findings: Vec<Finding>,
    fate: Fate,
}

impl Looking {
    fn give_up(mut self, why: String) -> Checked {
        self.findings.push(Finding::Lost(why));
        Checked { table: None, findings: self.findings, fate: self.fate }
    }

    async fn look(&mut self, server: &Server) -> Result<Pair, LoadError> {
        let (mut pair, mut logs) = Pair::connect(server, self.ledger.keys.clone()).await?;
        for (observer, log) in logs.iter().enumerate() {
            let position = &pair.clients[observer].position;
            self.findings.extend(self.ledger.judge_welcome(observer, position, log));
        }
        if let Some(request) = self.ledger.last().cloned() {
            self.repeat(&mut pair, &request).await?;
        }
        if let Some(request) = self.ledger.under_way().cloned() {
            self.resend(&mut pair, &mut logs, &request).await?;
            self.repeat(&mut pair, &request).await?;
        }
        self.ledger.settle(&pair.clients[0].position, logs);
        Ok(pair)
    }

    /// What was carried out before must not be carried out again.
    async fn repeat(&mut self, pair: &mut Pair, request: &Request) -> Result<(), LoadError> {
        let before = pair.clients[request.seat].position.clone();
        let answer = answer(&mut pair.clients[request.seat], request).await?;
        self.findings.extend(self.ledger.judge_repeated(&answer, &before));
        Ok(())
    }

    /// What was not answered must be there once in the end.
    async fn resend(
        &mut self,
        pair: &mut Pair,
        logs: &mut [Vec<Line>; 2],
        request: &Request,
    ) -> Result<(), LoadError> {
        let before = pair.clients[request.seat].position.clone();
        let answer = answer(&mut pair.clients[request.seat], request).await?;
        let (fate, finding) = self.ledger.judge_resent(&answer, &before);
        self.fate = fate;
        self.findings.extend(finding);
        if let Received::Turn { told, position, .. } = answer {
            pair.clients[request.seat].position = position;
            logs[request.seat].push(told);
            let other = 1 - request.seat;
            let (told, position) = next_turn(&mut pair.clients[other]).await?;
            pair.clients[other].position = position;
            logs[other].push(told);
        }
        Ok(())
    }
}

/// Sends a request and gives what answers it.
async fn answer(client: &mut Client, request: &Request) -> Result<Received, LoadError> {
    client.wire.say(request.message()).await?;
    loop {
        match client.hear().await? {
            Received::Other => {}
            heard @ (Received::Turn { .. } | Received::Stale { .. } | Received::Known { .. })
                if heard.id() == Some(&request.id) =>
            {
                return Ok(heard);
            }
            heard @ Received::Denied(_) => return Ok(heard),
            Received::Closing => return Err(LoadError::Lost("the server is closing".to_owned())),
            heard @ (Received::Welcome { .. }
            | Received::Turn { .. }
            | Received::Stale { .. }
            | Received::Known { .. }) => {
                return Err(LoadError::Wrong(format!("{request:?} was answered with {heard:?}")));
            }
        }
    }
}

async fn next_turn(client: &mut Client) -> Result<(Line, Seen), LoadError> {
    loop {
        match client.hear().await? {
            Received::Turn { told, position, .. } => return Ok((told, position)),
            Received::Other => {}
            heard @ (Received::Welcome { .. }
            | Received::Stale { .. }
            | Received::Known { .. }
            | Received::Denied(_)
            | Received::Closing) => {
                return Err(LoadError::Wrong(format!("not the turn of the other: {heard:?}")));
            }
        }
    }
}
