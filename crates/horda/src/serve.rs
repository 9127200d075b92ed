//! `horda` and `horda serve`: tables in the browser. Also the care of what is stored.

use std::fs::File;
use std::io::{ErrorKind, IsTerminal, stdout};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use horda_server::{AppState, Config, Environment, Listening, listen, verify};
use horda_store::{Sqlite, Store, private_folder};
use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

use crate::cli::{Local, Serve};
use crate::fault::{Done, Fault};

const PORT: u16 = 7878;
/// Ports that are tried when the first is in use.
const OTHER_PORTS: u16 = 10;
const DATABASE: &str = "horda.db";
/// Messages a second are more than a person can click and fewer than a flood.
pub const RATE_LIMIT: u32 = 20;

/// A server for this computer alone, and its page in the browser.
pub fn local(arguments: &Local) -> Done {
    let folder = match &arguments.data_dir {
        Some(folder) => folder.clone(),
        None => own_folder()?,
    };
    log("warn", Form::Text);
    let config = Config {
        public_url: String::new(),
        rate_limit: RATE_LIMIT,
        local: true,
        behind_proxy: false,
    };
    let ports = if arguments.port == 0 {
        0..=0
    } else {
        arguments.port..=arguments.port.saturating_add(OTHER_PORTS)
    };
    let addresses = ports.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    run(&folder, config, addresses.collect(), |address| {
        anstream::println!("Horda: http://{address}");
        anstream::println!("Games are kept in {}. Stop with Ctrl+C.", folder.display());
        if !arguments.no_browser && stdout().is_terminal() {
            // Where there is no browser, the address above is enough.
            let _ = open::that_detached(format!("http://{address}"));
        }
    })
}

/// A server for others.
pub fn serve(arguments: &Serve) -> Done {
    log("info", Form::Json);
    let config = Config {
        public_url: arguments.public_url.clone().unwrap_or_default(),
        rate_limit: arguments.rate_limit,
        local: false,
        behind_proxy: arguments.behind_proxy,
    };
    run(&arguments.data_dir, config, vec![arguments.bind], |address| {
        tracing::info!(%address, folder = %arguments.data_dir.display(), "listening");
    })
}

/// Copies what is stored to a file, also while a server runs.
pub fn backup(data_dir: &Path, file: &Path) -> Done {
    if file.exists() {
        let what = format!("{} is there already; choose another name", file.display());
        return Err(Fault::Usage(what));
    }
    let database = existing(data_dir)?;
    Sqlite::backup(&database, file).map_err(failure)?;
    anstream::println!("wrote {}", file.display());
    Ok(())
}

/// Puts a copy back in its place, also while a server runs.
pub fn restore(data_dir: &Path, file: &Path) -> Done {
    if !file.exists() {
        return Err(Fault::Usage(format!("there is no {}", file.display())));
    }
    create(data_dir)?;
    Sqlite::restore(file, &data_dir.join(DATABASE)).map_err(failure)?;
    anstream::println!("restored {} from {}", data_dir.display(), file.display());
    Ok(())
}

/// Plays every stored game again.
pub fn check(data_dir: &Path) -> Done {
    let store = Sqlite::open(&existing(data_dir)?, secret()).map_err(failure)?;
    let (mut tables, mut turns, mut archived, mut parted) = (0, 0, 0, Vec::new());
    let checked = runtime()?.block_on(verify(&store, |verified| {
        tables += 1;
        turns += verified.turns;
        if let Some(why) = &verified.archived {
            archived += 1;
            anstream::println!(
                "table {}: archived, its chain of digests is whole; {why}",
                verified.table
            );
        }
        if let Some(divergence) = &verified.divergence {
            parted.push(format!("table {}: {divergence}", verified.table));
        }
    }));
    checked.map_err(failure)?;
    if !parted.is_empty() {
        let whole = tables - parted.len();
        anstream::println!("{whole} of {tables} tables are right");
        return Err(Fault::all(&parted));
    }
    let played = tables - archived;
    anstream::println!(
        "{tables} tables, {turns} turns: every digest is right; {played} were played again"
    );
    Ok(())
}

fn run(
    folder: &Path,
    config: Config,
    addresses: Vec<SocketAddr>,
    tell: impl FnOnce(SocketAddr),
) -> Done {
    create(folder)?;
    let _lock = lock(folder)?;
    raise_file_limit();
    let store = Sqlite::open(&folder.join(DATABASE), secret()).map_err(failure)?;
    let store: Arc<dyn Store> = Arc::new(store);
    let metrics = PrometheusBuilder::new().install_recorder().map_err(failure)?;
    let state = AppState::new(config, Environment::real(), store, metrics);
    // The store is closed when the last task that uses it is gone.
    let runtime = runtime()?;
    let served = runtime.block_on(async {
        let listening = first_free(&state, &addresses).await?;
        tell(listening.address);
        listening.serve(stopped()).await.map_err(failure)
    });
    drop((runtime, state));
    served
}

/// Every connection is an open file, and the usual limit is far below what a server needs.
fn raise_file_limit() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(limit) => tracing::info!(limit, "upper limit of open files"),
        Err(error) => tracing::warn!(%error, "the limit of open files cannot be raised"),
    }
}

async fn first_free(state: &Arc<AppState>, addresses: &[SocketAddr]) -> Result<Listening, Fault> {
    let mut why = String::from("no address was given");
    for address in addresses {
        match listen(Arc::clone(state), *address).await {
            Ok(listening) => return Ok(listening),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                why = format!("{address} is in use; choose another port");
            }
            Err(error) => return Err(Fault::Usage(format!("cannot listen at {address}: {error}"))),
        }
    }
    Err(Fault::Usage(why))
}

/// Two servers on one folder would overtake each other.
fn lock(folder: &Path) -> Result<File, Fault> {
    let path = folder.join("horda.lock");
    let file = File::create(&path)
        .map_err(|error| Fault::Usage(format!("cannot write {}: {error}", path.display())))?;
    file.try_lock().map_err(|_| {
        Fault::Usage(format!(
            "another horda uses {}; stop it, or choose another folder with --data-dir",
            folder.display()
        ))
    })?;
    Ok(file)
}

async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

enum Form {
    Text,
    Json,
}

/// Logs go to standard error: words for a person, JSON for a host. `RUST_LOG` changes how much.
fn log(level: &str, form: Form) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(level));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match form {
        Form::Text => log.init(),
        Form::Json => log.json().init(),
    }
}

fn own_folder() -> Result<PathBuf, Fault> {
    let data = dirs::data_dir().ok_or_else(|| {
        Fault::Usage("this system has no folder for data; name one with --data-dir".into())
    })?;
    Ok(data.join("horda"))
}

fn create(folder: &Path) -> Done {
    private_folder(folder)
        .map_err(|error| Fault::Usage(format!("cannot make {}: {error}", folder.display())))
}

fn existing(folder: &Path) -> Result<PathBuf, Fault> {
    let database = folder.join(DATABASE);
    if database.exists() {
        return Ok(database);
    }
    Err(Fault::Usage(format!("no games are kept in {}", folder.display())))
}

fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

fn runtime() -> Result<Runtime, Fault> {
    Runtime::new().map_err(failure)
}

fn failure(error: impl ToString) -> Fault {
    Fault::Failure(error.to_string())
}

/// Where a host listens if it says nothing.
pub fn default_bind() -> SocketAddr {
    SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT)
}

/// The port that is tried first.
pub const fn default_port() -> u16 {
    PORT
}
