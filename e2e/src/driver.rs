//! A browser's driver as a child process: started on a free port, its output
//! kept, and ended together with everything it started.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

use crate::Kind;
use crate::wait::until;

/// A running chromedriver or geckodriver.
pub(crate) struct Driver {
    child: Child,
    log: PathBuf,
    port: u16,
    folder: TempDir,
}

/// A driver may lose the port that it chose to another program before it has it
/// on both protocols; then it ends, or waits for ever.
const TRIES: usize = 3;

impl Driver {
    pub(crate) async fn start(kind: Kind) -> Result<Self> {
        let mut outcome = Self::attempt(kind).await;
        for _ in 1..TRIES {
            if outcome.is_err() {
                outcome = Self::attempt(kind).await;
            }
        }
        outcome
    }

    async fn attempt(kind: Kind) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let log = folder.path().join("driver.log");
        let output = File::create(&log)?;
        let (program, arguments) = kind.driver();
        let child = Command::new(program)
            .args(arguments)
            .stdout(output.try_clone()?)
            .stderr(output)
            .env("TMPDIR", folder.path())
            .env("HOME", folder.path())
            .process_group(0)
            .spawn()
            .with_context(|| format!("cannot start {program}; `cargo xtask test` installs it"))?;
        groups().push(child.id());
        let mut driver = Self {
            child,
            log,
            port: 0,
            folder,
        };
        driver.port = until("the driver to listen", async || driver.listening()).await?;
        Ok(driver)
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// An empty folder that goes when the driver goes.
    pub(crate) fn profile(&self) -> PathBuf {
        self.folder.path().join("profile")
    }

    /// All that the driver and its browser have printed so far.
    pub(crate) fn output(&self) -> Result<String> {
        self.output_from(0)
    }

    /// What they have printed after so many bytes.
    pub(crate) fn output_from(&self, start: u64) -> Result<String> {
        let mut file = File::open(&self.log).context("cannot read the driver's log")?;
        file.seek(SeekFrom::Start(start))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// How many bytes they have printed.
    pub(crate) fn printed(&self) -> Result<u64> {
        Ok(std::fs::metadata(&self.log)?.len())
    }

    /// Both drivers say in their first lines which port they took.
    fn listening(&mut self) -> Result<Option<u16>> {
        let ended = self.child.try_wait()?.is_some();
        let output = self.output()?;
        let port = output.lines().find_map(|line| {
            let rest = line.split_once("started successfully on port ");
            let rest = rest
                .or_else(|| line.split_once("Listening on 127.0.0.1:"))?
                .1;
            rest.trim_end_matches('.').trim().parse().ok()
        });
        if port.is_none() && (ended || output.contains("rror")) {
            bail!("the driver did not start: {output}");
        }
        Ok(port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = self.child.id();
        end(group);
        let _ = self.child.wait();
        groups().retain(|known| *known != group);
    }
}

/// Ends every driver at once, for a process that is told to stop and drops nothing any more.
pub(crate) fn end_all() {
    groups().iter().copied().for_each(end);
}

/// The browser is in the driver's process group, so it ends as well.
fn end(group: u32) {
    let group = format!("-{group}");
    let _ = Command::new("kill").args(["-9", "--", &group]).output();
}

/// The process groups of all drivers that run.
fn groups() -> MutexGuard<'static, Vec<u32>> {
    static GROUPS: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}
