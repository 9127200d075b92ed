//! The server as a process: started, killed, and asked whether its books are in order.

use std::fs::{File, OpenOptions};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::process::{Child, Command};
use tokio::time::sleep;

use crate::error::LoadError;
use crate::http::Http;
use crate::server::Server;

/// A server that takes longer to start is taken for broken.
const START: Duration = Duration::from_secs(60);

/// How the server is started, always at the same address.
pub struct Program {
    path: PathBuf,
    data: PathBuf,
    log: PathBuf,
    server: Server,
}

/// A server that runs.
pub struct Process {
    child: Child,
    pub server: Server,
    /// How long it took until it answered.
    pub ready_after: Duration,
}

impl Program {
    pub fn new(path: &Path, data: &Path) -> Result<Program, LoadError> {
        std::fs::create_dir_all(data)?;
        // The port is free now, and nobody else on this machine is likely to take it.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut log = data.as_os_str().to_owned();
        log.push(".log");
        let log = PathBuf::from(log);
        File::create(&log)?;
        Ok(Program { path: path.into(), data: data.into(), log, server: Server::on_port(port) })
    }

    pub async fn start(&self) -> Result<Process, LoadError> {
        let start = Instant::now();
        let log = OpenOptions::new().append(true).open(&self.log)?;
        let child = Command::new(&self.path)
            .args(["serve", "--bind", &self.server.address, "--rate-limit", "0", "--data-dir"])
            .arg(&self.data)
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| LoadError::Own(format!("{}: {error}", self.path.display())))?;
        let mut process =
            Process { child, server: self.server.clone(), ready_after: Duration::ZERO };
        while !is_ready(&self.server).await {
            if let Some(status) = process.child.try_wait()? {
                return Err(self.dead(&format!("the server ended with {status}")));
            }
            if start.elapsed() > START {
                return Err(self.dead(&format!("the server is not ready after {START:?}")));
            }
            sleep(Duration::from_millis(5)).await;
        }
        process.ready_after = start.elapsed();
        Ok(process)
    }

    /// Plays all stored tables again. Is everything as it was written?
    pub async fn verify(&self) -> Result<bool, LoadError> {
        let mut command = Command::new(&self.path);
        command.arg("verify").arg("--data-dir").arg(&self.data);
        Ok(command.stdin(Stdio::null()).status().await?.success())
    }

    /// How often the server wrote that it panicked.
    pub fn panics(&self) -> Result<Vec<String>, LoadError> {
        let text = std::fs::read(&self.log)?;
        Ok(panics_in(&String::from_utf8_lossy(&text)))
    }

    fn dead(&self, why: &str) -> LoadError {
        LoadError::Own(format!("{why}; see {}", self.log.display()))
    }
}

impl Process {
    /// SIGKILL: the process has no say in it.
    pub async fn kill(mut self) -> Result<(), LoadError> {
        Ok(self.child.kill().await?)
    }
}

/// Without `/readyz` a server that answers at all is ready.
async fn is_ready(server: &Server) -> bool {
    let Ok(mut http) = Http::connect(server).await else { return false };
    http.get("/readyz").await.is_ok_and(|answer| answer.status < 500)
}

fn panics_in(log: &str) -> Vec<String> {
    let is_panic = |line: &&str| line.contains("panicked at") || line.contains(": a bug: ");
    log.lines().filter(is_panic).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_are_found() {
        let log = "started\nthread 'main' panicked at src/a.rs:1:1:\nx\nhorda 0.1.0: a bug: y\n";
        assert_eq!(panics_in(log).len(), 2);
        assert!(panics_in("started\nno panic here\n").is_empty());
    }
}
