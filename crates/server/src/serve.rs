//! Listening, and going down in order.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::{House, app};

/// How long connections may take to go when the server goes down.
const FAREWELL: Duration = Duration::from_secs(5);

/// A server that listens.
pub struct Listening {
    listener: TcpListener,
    house: Arc<House>,
    /// Where.
    pub address: SocketAddr,
}

/// Begins to listen.
pub async fn listen(house: Arc<House>, bind: SocketAddr) -> io::Result<Listening> {
    let listener = TcpListener::bind(bind).await?;
    let address = listener.local_addr()?;
    Ok(Listening { listener, house, address })
}

impl Listening {
    /// Serves until `stop`, then finishes the turns in hand, tells everybody and goes.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Listening { listener, house, .. } = self;
        let resumed = {
            let house = Arc::clone(&house);
            tokio::spawn(async move {
                let tables = house.hall.resume(&house).await;
                tracing::info!(tables, "running tables were resumed");
            })
        };
        // Without this a small message waits for the answer to the one before.
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let leaving = Arc::clone(&house);
        let farewell = async move {
            stop.await;
            tracing::info!("going down");
            leaving.closing.store(true, Ordering::Relaxed);
            let _ = resumed.await;
            leaving.hall.close().await;
        };
        let router = app(house).into_make_service_with_connect_info::<SocketAddr>();
        let (done, gone) = tokio::sync::oneshot::channel::<()>();
        let served = axum::serve(listener, router).with_graceful_shutdown(async move {
            farewell.await;
            let _ = done.send(());
        });
        let served = served.into_future();
        tokio::select! {
            result = served => result,
            () = async {
                let _ = gone.await;
                tokio::time::sleep(FAREWELL).await;
            } => Ok(()),
        }
    }
}
