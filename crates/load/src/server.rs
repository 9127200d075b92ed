//! Where a server listens.

use std::str::FromStr;

/// The address of a server that speaks plain HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// Host and port.
    pub address: String,
}

impl Server {
    pub fn on_port(port: u16) -> Server {
        Server { address: format!("127.0.0.1:{port}") }
    }

    /// What a browser would send as the origin of its page.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl FromStr for Server {
    type Err = String;

    fn from_str(text: &str) -> Result<Server, String> {
        let hint = "an address is http://HOST:PORT, such as http://127.0.0.1:8700";
        let address = text.strip_prefix("http://").ok_or(hint)?.trim_end_matches('/');
        let (host, port) = address.rsplit_once(':').ok_or(hint)?;
        if host.is_empty() || host.contains('/') || port.parse::<u16>().is_err() {
            return Err(hint.to_owned());
        }
        Ok(Server { address: address.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_a_port() {
        let server: Server = "http://127.0.0.1:8700/".parse().unwrap();
        assert_eq!(server, Server::on_port(8700));
        assert_eq!(server.origin(), "http://127.0.0.1:8700");
        for wrong in ["127.0.0.1:8700", "https://a:1", "http://a", "http://:1", "http://a/b:1"] {
            assert!(wrong.parse::<Server>().is_err(), "{wrong}");
        }
    }
}
