//! Plain HTTP, as little as it takes to open a table: no TLS, no redirects.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, ORIGIN, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::error::LoadError;
use crate::server::Server;

/// The cookie by which the server knows a person.
const SESSION: &str = "horda";

/// One connection, for several requests.
pub struct Http {
    server: Server,
    sender: SendRequest<Full<Bytes>>,
}

/// What the server answered.
#[derive(Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The session, if it was given a new one.
    pub session: Option<String>,
    /// The text.
    pub body: String,
}

impl Http {
    pub async fn connect(server: &Server) -> Result<Http, LoadError> {
        let stream = TcpStream::connect(&server.address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(lost)?;
        // The end of the connection is also reported to the requests that wait for an answer.
        tokio::spawn(connection);
        Ok(Http { server: server.clone(), sender })
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer, LoadError> {
        self.ask(Method::GET, path, None, String::new()).await
    }

    pub async fn post(
        &mut self,
        path: &str,
        session: Option<&str>,
        body: String,
    ) -> Result<Answer, LoadError> {
        self.ask(Method::POST, path, session, body).await
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        session: Option<&str>,
        body: String,
    ) -> Result<Answer, LoadError> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, &self.server.address)
            .header(ORIGIN, self.server.origin())
            .header(CONTENT_TYPE, "application/json");
        if let Some(session) = session {
            request = request.header(COOKIE, cookie(session));
        }
        let request = request.body(Full::new(Bytes::from(body)));
        let request = request.map_err(|error| LoadError::Own(error.to_string()))?;
        self.sender.ready().await.map_err(lost)?;
        let response = self.sender.send_request(request).await.map_err(lost)?;
        let status = response.status().as_u16();
        let session = session_in(response.headers());
        let body = response.into_body().collect().await.map_err(lost)?.to_bytes();
        Ok(Answer { status, session, body: String::from_utf8_lossy(&body).into_owned() })
    }
}

/// The header that brings a session back.
pub fn cookie(session: &str) -> String {
    format!("{SESSION}={session}")
}

fn session_in(headers: &HeaderMap) -> Option<String> {
    let given = headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    given.filter_map(session_of).next()
}

/// The session in one Set-Cookie header.
fn session_of(header: &str) -> Option<String> {
    let (name, value) = header.split(';').next()?.split_once('=')?;
    (name.trim() == SESSION).then(|| value.trim().to_owned())
}

fn lost(error: hyper::Error) -> LoadError {
    LoadError::Lost(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_session_is_found_among_its_attributes() {
        let header = "horda=abc-1; HttpOnly; SameSite=Lax; Path=/";
        assert_eq!(session_of(header).as_deref(), Some("abc-1"));
        assert_eq!(session_of("theme=dark; Path=/"), None);
        assert_eq!(cookie("abc"), "horda=abc");
    }
}
