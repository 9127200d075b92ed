//! What the clients of a table were told, and what must be so because of it. Pure: it neither
//! sends nor waits.

use std::collections::BTreeMap;

use crate::pair::{Keys, Pair};
use crate::received::{Line, Received, Seen};
use crate::request::Request;

/// The books of one table.
#[derive(Clone, Debug)]
pub struct Ledger {
    pub keys: Keys,
    /// Turns played, as far as any client knows.
    turn: u32,
    /// The latest revision that any client saw.
    revision: u32,
    /// What each client was told of each turn, by its number.
    told: [BTreeMap<u32, String>; 2],
    /// The last action that was acknowledged.
    last: Option<Request>,
    /// The action that was not.
    under_way: Option<Request>,
}

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// An acknowledged action is not there, or something else is in its place.
    Lost(String),
    /// An action is there twice.
    Doubled(String),
    /// Anything else.
    Wrong(String),
}

/// What became of an action that was not acknowledged before the kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// There was none.
    None,
    /// The server had kept it and knew it again.
    Kept,
    /// The server never had it; it was carried out when it was sent again.
    Repeated,
    /// The server did neither, which is a finding.
    Unclear,
}

/// Did an action become acknowledged?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acknowledged {
    Now,
    Before,
}

impl Ledger {
    /// The books of a table that was just opened.
    pub fn new(pair: &Pair) -> Ledger {
        Ledger::at(pair.keys.clone(), &pair.clients[0].position)
    }

    fn at(keys: Keys, position: &Seen) -> Ledger {
        Ledger {
            keys,
            turn: position.turn,
            revision: position.revision,
            told: Default::default(),
            last: None,
            under_way: None,
        }
    }

    pub fn last(&self) -> Option<&Request> {
        self.last.as_ref()
    }

    pub fn under_way(&self) -> Option<&Request> {
        self.under_way.as_ref()
    }

    pub fn sent(&mut self, request: Request) {
        self.under_way = Some(request);
    }

    /// A client saw a turn. Whichever sees it first, it acknowledges the action: the server says
    /// nothing to anybody before the turn is durable.
    pub fn heard_turn(&mut self, observer: usize, told: &Line, position: &Seen) -> Acknowledged {
        self.told[observer].insert(told.turn, told.news());
        self.turn = self.turn.max(position.turn);
        self.revision = self.revision.max(position.revision);
        let seen = |request: &mut Request| request.revision + 1 == position.revision;
        match self.under_way.take_if(seen) {
            Some(request) => {
                self.last = Some(request);
                Acknowledged::Now
            }
            None => Acknowledged::Before,
        }
    }

    /// A client came back and was welcomed.
    pub fn judge_welcome(&self, observer: usize, position: &Seen, log: &[Line]) -> Vec<Finding> {
        let mut findings = Vec::new();
        let table = &self.keys.table;
        let (turn, known) = (position.turn, self.turn);
        if turn < known {
            findings.push(Finding::Lost(format!(
                "table {table}: turn {known} was acknowledged, only {turn} are there"
            )));
        }
        if turn > known + u32::from(self.under_way.is_some()) {
            findings.push(Finding::Doubled(format!(
                "table {table}: {turn} turns, {known} were acknowledged, under way: {:?}",
                self.under_way
            )));
        }
        if position.revision < self.revision {
            let (now, before) = (position.revision, self.revision);
            findings.push(Finding::Wrong(format!(
                "table {table}: revision {now} after a restart, {before} before"
            )));
        }
        findings.extend(self.judge_log(observer, turn, log));
        findings
    }

    /// The log must have every turn once, and tell each as it was told before.
    fn judge_log(&self, observer: usize, turn: u32, log: &[Line]) -> Option<Finding> {
        let table = &self.keys.table;
        let turns: Vec<u32> = log.iter().map(|line| line.turn).collect();
        let expected = turn as usize;
        if log.len() != expected || !turns.is_sorted_by(|one, next| one < next) {
            let what = format!("table {table}: turn {turn}, but the log has {turns:?}");
            return Some(Finding::Wrong(what));
        }
        let changed = log.iter().find(|line| {
            let before = self.told[observer].get(&line.turn);
            before.is_some_and(|news| *news != line.news())
        })?;
        Some(Finding::Lost(format!(
            "table {table}: seat {observer} was told {:?}, now {:?}",
            self.told[observer][&changed.turn],
            changed.news()
        )))
    }

    /// An action that was acknowledged is sent again: it must be known and change nothing.
    pub fn judge_repeated(&self, answer: &Received, before: &Seen) -> Option<Finding> {
        let table = &self.keys.table;
        match answer {
            Received::Known { revision, .. } if *revision == before.revision => None,
            Received::Known { revision, .. } => Some(Finding::Doubled(format!(
                "table {table}: a retry was known and changed revision {} to {}",
                before.revision, revision
            ))),
            Received::Turn { .. } => Some(Finding::Doubled(format!(
                "table {table}: an acknowledged action was carried out again: {:?}",
                self.last
            ))),
            Received::Stale { .. }
            | Received::Denied(_)
            | Received::Welcome { .. }
            | Received::Closing
            | Received::Other => Some(Finding::Wrong(format!(
                "table {table}: the retry of {:?} was answered with {answer:?}",
                self.last
            ))),
        }
    }

    /// The action that was not acknowledged is sent again: it must be there once afterwards.
    pub fn judge_resent(&self, answer: &Received, before: &Seen) -> (Fate, Option<Finding>) {
        let table = &self.keys.table;
        let kept = before.turn > self.turn;
        match answer {
            Received::Known { .. } if kept => (Fate::Kept, None),
            Received::Turn { position, .. } if !kept && position.turn == before.turn + 1 => {
                (Fate::Repeated, None)
            }
            Received::Known { .. } => {
                let what = format!("table {table}: the server knows an action and has no turn");
                (Fate::Unclear, Some(Finding::Lost(what)))
            }
            Received::Turn { .. } => {
                let what = format!("table {table}: a kept action was carried out again");
                (Fate::Unclear, Some(Finding::Doubled(what)))
            }
            Received::Stale { .. }
            | Received::Denied(_)
            | Received::Welcome { .. }
            | Received::Closing
            | Received::Other => {
                let request = &self.under_way;
                let what = format!(
                    "table {table}: {request:?}, kept: {kept}, was answered with {answer:?}"
                );
                (Fate::Unclear, Some(Finding::Wrong(what)))
            }
        }
    }

    /// All is judged: what the clients know now is what the next restart is held to.
    pub fn settle(&mut self, position: &Seen, logs: [Vec<Line>; 2]) {
        for (told, log) in self.told.iter_mut().zip(logs) {
            told.extend(log.into_iter().map(|line| (line.turn, line.news())));
        }
        self.turn = position.turn;
        self.revision = position.revision;
        if let Some(request) = self.under_way.take() {
            self.last = Some(request);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(turn: u32) -> Seen {
        let text = format!(
            r#"{{"revision":{turn},"turn":{turn},"status":{{"status":"deciding","seats":[0]}},"offers":[]}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    fn line(turn: u32) -> Line {
        Line { turn, seat: 0, text: format!("turn {turn}").into() }
    }

    fn log(turns: u32) -> Vec<Line> {
        (1..=turns).map(line).collect()
    }

    fn request(revision: u32) -> Request {
        Request { id: format!("id {revision}"), seat: 0, revision, action: "a".into() }
    }

    fn turn(number: u32) -> Received {
        Received::Turn { id: None, told: line(number), position: seen(number), bytes: 0 }
    }

    fn known(turn: u32) -> Received {
        Received::Known { id: String::new(), revision: seen(turn).revision }
    }

    /// Turns 1 to 3 were acknowledged.
    fn ledger() -> Ledger {
        let keys = Keys { table: "t".into(), sessions: ["a".into(), "b".into()] };
        let mut ledger = Ledger::at(keys, &seen(0));
        for number in 1..=3 {
            ledger.sent(request(number - 1));
            assert_eq!(ledger.heard_turn(0, &line(number), &seen(number)), Acknowledged::Now);
            assert_eq!(ledger.heard_turn(1, &line(number), &seen(number)), Acknowledged::Before);
        }
        ledger
    }

    #[test]
    fn what_was_told_is_enough() {
        let mut ledger = ledger();
        assert_eq!(ledger.judge_welcome(0, &seen(3), &log(3)), []);
        assert_eq!(ledger.last(), Some(&request(2)));
        ledger.sent(request(3));
        assert_eq!(ledger.judge_welcome(0, &seen(3), &log(3)), []);
        assert_eq!(ledger.judge_welcome(0, &seen(4), &log(4)), []);
    }

    #[test]
    fn a_missing_turn_is_lost() {
        let findings = ledger().judge_welcome(1, &seen(2), &log(2));
        assert!(matches!(findings[..], [Finding::Lost(_), Finding::Wrong(_)]), "{findings:?}");
    }

    #[test]
    fn a_turn_that_nobody_made_is_one_too_many() {
        let mut ledger = ledger();
        let findings = ledger.judge_welcome(0, &seen(4), &log(4));
        assert!(matches!(findings[..], [Finding::Doubled(_)]), "{findings:?}");
        ledger.sent(request(3));
        let findings = ledger.judge_welcome(0, &seen(5), &log(5));
        assert!(matches!(findings[..], [Finding::Doubled(_)]), "{findings:?}");
    }

    #[test]
    fn another_turn_in_its_place_is_a_loss() {
        let mut other = log(3);
        other[1].text = "something else".into();
        let findings = ledger().judge_welcome(0, &seen(3), &other);
        assert!(matches!(findings[..], [Finding::Lost(_)]), "{findings:?}");
    }

    #[test]
    fn a_log_with_a_gap_or_a_repetition_is_wrong() {
        for turns in [&[1, 3][..], &[1, 1, 2], &[1, 2, 3, 3]] {
            let log: Vec<Line> = turns.iter().map(|turn| line(*turn)).collect();
            let findings = ledger().judge_welcome(0, &seen(3), &log);
            assert!(matches!(findings[..], [Finding::Wrong(_)]), "{findings:?}");
        }
    }

    #[test]
    fn a_retry_must_be_known_and_change_nothing() {
        let ledger = ledger();
        assert_eq!(ledger.judge_repeated(&known(3), &seen(3)), None);
        let judged = |answer: &Received| ledger.judge_repeated(answer, &seen(3));
        assert!(matches!(judged(&known(4)), Some(Finding::Doubled(_))));
        assert!(matches!(judged(&turn(4)), Some(Finding::Doubled(_))));
        let stale = Received::Stale { id: String::new() };
        assert!(matches!(judged(&stale), Some(Finding::Wrong(_))));
    }

    #[test]
    fn an_unanswered_action_is_there_once() {
        let mut ledger = ledger();
        ledger.sent(request(3));
        assert_eq!(ledger.judge_resent(&turn(4), &seen(3)), (Fate::Repeated, None));
        assert_eq!(ledger.judge_resent(&known(4), &seen(4)), (Fate::Kept, None));
        let (_, finding) = ledger.judge_resent(&turn(5), &seen(4));
        assert!(matches!(finding, Some(Finding::Doubled(_))));
        let (_, finding) = ledger.judge_resent(&known(3), &seen(3));
        assert!(matches!(finding, Some(Finding::Lost(_))));
        let stale = Received::Stale { id: String::new() };
        let (_, finding) = ledger.judge_resent(&stale, &seen(4));
        assert!(matches!(finding, Some(Finding::Wrong(_))));
    }

    #[test]
    fn after_settling_the_new_position_counts() {
        let mut ledger = ledger();
        ledger.sent(request(3));
        ledger.settle(&seen(4), [log(4), log(4)]);
        assert_eq!((ledger.last(), ledger.under_way()), (Some(&request(3)), None));
        assert_eq!(ledger.judge_welcome(0, &seen(4), &log(4)), []);
        assert!(!ledger.judge_welcome(0, &seen(3), &log(3)).is_empty());
    }
}
