//! What all requests share: configuration, store, open rooms, workers, limits.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use horda_store::Store;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::address::Connections;
use crate::environment::Environment;
use crate::health::Readiness;
use crate::limits::Limits;
use crate::rooms::Rooms;
use crate::workers::Workers;

/// How a host wants its server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address that people type, such as `https://horda.example`. Empty: whatever they use.
    pub public_url: String,
    /// Messages a second that one connection may send; 0 for no limit.
    pub rate_limit: u32,
    /// Is it for this computer alone?
    pub local: bool,
    /// Does a proxy stand before the server, and tell who asks?
    pub behind_proxy: bool,
}

/// What every request handler and every room shares.
pub struct AppState {
    pub(crate) config: Config,
    pub(crate) environment: Environment,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Rooms,
    pub(crate) workers: Workers,
    pub(crate) limits: Limits,
    pub(crate) connections: Arc<Connections>,
    pub(crate) readiness: Readiness,
    pub(crate) metrics: PrometheusHandle,
    /// Set while the server goes down: no new tables, no new connections.
    pub(crate) closing: AtomicBool,
}

impl AppState {
    /// The state of a server that has opened no room yet.
    pub fn new(
        config: Config,
        environment: Environment,
        store: Arc<dyn Store>,
        metrics: PrometheusHandle,
    ) -> Arc<AppState> {
        Arc::new(AppState {
            limits: Limits::new(config.rate_limit),
            connections: Connections::new(config.rate_limit),
            readiness: Readiness::default(),
            config,
            environment,
            store,
            rooms: Rooms::default(),
            workers: Workers::new(),
            metrics,
            closing: AtomicBool::new(false),
        })
    }
}
