//! What is measured, each in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

/// It ends when this is dropped.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts the server on what is kept in this folder, or in a PostgreSQL database.
    pub(crate) fn rookery(program: &Path, data: &Path, database: Option<&str>) -> Result<Self> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--quiet", "--listen", "127.0.0.1:0", "--data"])
            .arg(data);
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        Self::start(command)
    }

    /// The same, and how many thousandths of a second passed until it was ready.
    pub(crate) fn timed(
        program: &Path,
        data: &Path,
        database: Option<&str>,
    ) -> Result<(Self, u128)> {
        let start = Instant::now();
        let server = Self::rookery(program, data, database)?;
        Ok((server, start.elapsed().as_millis()))
    }

    /// Starts this program as the bare route.
    pub(crate) fn yardstick() -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("yardstick");
        Self::start(command)
    }

    fn start(mut command: Command) -> Result<Self> {
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start it")?;
        let output = child.stdout.take().context("it has no output")?;
        let mut lines = BufReader::new(output).lines();
        let ready = lines.next().context("it ended early")??;
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        let address = ready.rsplit("//").next().unwrap_or_default();
        let address = address.parse().with_context(|| ready.clone())?;
        Ok(Self { child, address })
    }

    /// How long it has kept cores busy.
    pub(crate) fn cores(&self) -> Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let (_, fields) = stat.rsplit_once(')').context("Linux tells it")?;
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks: u64 = ticks.map(|ticks| ticks.parse::<u64>().unwrap_or(0)).sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    /// What it has in memory, in MB.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        Ok(number.context("Linux tells it")?.parse::<u64>()? / 1024)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A route with nothing behind it, whose answer is as long as a game.
pub(crate) async fn yardstick() -> Result<()> {
    let answer = || async { Json::<Value>(json!({ "moves": "x".repeat(1000) })) };
    let router = Router::new().route("/", get(answer));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("Ready: http://{}", listener.local_addr()?);
    Ok(axum::serve(listener, router).await?)
}
