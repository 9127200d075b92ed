//! Where a request comes from, and how many connections each address has.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::{FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app_state::AppState;
use crate::fair_queue::Owner;

/// Upper limit of open connections of one address. A school behind one address stays below.
const MAX_CONNECTIONS: usize = 250;

/// The other end of a connection; part of every request that comes over it.
#[derive(Clone)]
pub(crate) struct Peer {
    pub address: IpAddr,
    /// Counts the connection for as long as it is kept.
    pub counted: Option<Arc<Counted>>,
}

/// The network that a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClientAddress(pub IpAddr);

impl ClientAddress {
    /// The address of the connection; behind a proxy the one that the proxy names.
    pub fn of(state: &AppState, request: &Request) -> ClientAddress {
        let told = state.config.behind_proxy.then(|| forwarded(request.headers())).flatten();
        let peer = request.extensions().get::<Peer>().map(|peer| peer.address);
        ClientAddress(network(told.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }

    /// For whom work is done that this address asks for.
    pub fn owner(self, person: Option<String>) -> Owner {
        Owner { address: Some(self.0), person }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _: &S,
    ) -> Result<ClientAddress, Self::Rejection> {
        let found = parts.extensions.get::<ClientAddress>().copied();
        Ok(found.expect("the guard notes the address of every request"))
    }
}

/// The last address that a proxy put there is the one that it saw itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for");
    lines.iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// One address for a network of IPv6: the owner of one address has 2^64 of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(own) => IpAddr::V6((u128::from(own) >> 64 << 64).into()),
        own @ IpAddr::V4(_) => own,
    }
}

/// Open connections by address.
pub(crate) struct Connections {
    most: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// A connection that counts until this is dropped.
pub(crate) struct Counted {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// `rate_limit` as in the configuration: 0 for no limit at all.
    pub fn new(rate_limit: u32) -> Arc<Connections> {
        let most = if rate_limit == 0 { usize::MAX } else { MAX_CONNECTIONS };
        Arc::new(Connections { most, open: Mutex::default() })
    }

    /// Counts a connection of a network; none if it has too many.
    pub fn count(connections: &Arc<Connections>, address: IpAddr) -> Option<Arc<Counted>> {
        let mut open = connections.lock();
        let count = open.entry(address).or_default();
        if *count >= connections.most {
            return None;
        }
        *count += 1;
        Some(Arc::new(Counted { connections: Arc::clone(connections), address }))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().expect("no thread panics while it holds this lock")
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;

    #[test]
    fn neighbours_in_a_network_are_one_address() {
        let at = |text: &str| network(text.parse().unwrap());
        assert_eq!(at("2001:db8::1"), at("2001:db8::ffff:2"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_ne!(at("::ffff:10.0.0.1"), at("::ffff:10.0.0.2"), "IPv4 in the clothes of IPv6");
    }

    #[test]
    fn an_address_has_so_many_connections_and_no_more() {
        let connections = Connections::new(20);
        let (one, other) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let count = |address| Connections::count(&connections, address);
        let mut open: Vec<_> = (0..MAX_CONNECTIONS).map(|_| count(one).unwrap()).collect();
        assert!(count(one).is_none());
        assert!(count(other).is_some());
        open.pop();
        assert!(count(one).is_some(), "one that ended makes room");
        open.clear();
        assert!(connections.lock().is_empty(), "what is over is forgotten");
    }

    #[test]
    fn without_limits_connections_have_none() {
        let connections = Connections::new(0);
        let open = (0..1000).map(|_| Connections::count(&connections, [10, 0, 0, 1].into()));
        assert!(open.collect::<Vec<_>>().iter().all(Option::is_some));
    }
}
