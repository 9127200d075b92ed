//! One WebSocket at one table.

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::error::LoadError;
use crate::http::cookie;
use crate::server::Server;

/// A connection that speaks text.
pub struct Wire {
    socket: WebSocketStream<TcpStream>,
}

impl Wire {
    /// Connects as a browser would: with the cookie of a session and the origin of the page.
    pub async fn connect(
        server: &Server,
        path: &str,
        session: Option<&str>,
    ) -> Result<Wire, LoadError> {
        let stream = TcpStream::connect(&server.address).await?;
        // Without this the kernel holds small frames back for up to 40 ms.
        stream.set_nodelay(true)?;
        let mut request =
            format!("ws://{}{path}", server.address).into_client_request().map_err(lost)?;
        let headers = request.headers_mut();
        headers.insert(ORIGIN, value(&server.origin())?);
        if let Some(session) = session {
            headers.insert(COOKIE, value(&cookie(session))?);
        }
        // The usual 128 KiB a connection are 128 MB for 1000 clients.
        let config = WebSocketConfig::default().read_buffer_size(8192).write_buffer_size(0);
        let connected = client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = connected.map_err(lost)?;
        Ok(Wire { socket })
    }

    pub async fn say(&mut self, text: String) -> Result<(), LoadError> {
        self.socket.send(Message::text(text)).await.map_err(lost)
    }

    /// The next text. May be dropped while it waits, and nothing is missed.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            let message = self.socket.next().await;
            let message = message.ok_or_else(|| LoadError::Lost("the stream ended".to_owned()))?;
            match message.map_err(lost)? {
                Message::Text(text) => return Ok(text),
                Message::Close(frame) => return Err(LoadError::Lost(format!("closed: {frame:?}"))),
                Message::Binary(_) => {
                    return Err(LoadError::Wrong("a binary message".to_owned()));
                }
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }
}

fn value(text: &str) -> Result<HeaderValue, LoadError> {
    HeaderValue::from_str(text).map_err(|error| LoadError::Wrong(format!("{text:?}: {error}")))
}

fn lost(error: Error) -> LoadError {
    if let Error::Http(response) = &error {
        let body = response.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
        return LoadError::Wrong(format!("{}, no WebSocket: {body}", response.status()));
    }
    if let Error::Io(error) = error {
        return error.into();
    }
    LoadError::Lost(error.to_string())
}
