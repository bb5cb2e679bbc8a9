//! A browser's driver as a child process: started on a free port, its output
//! kept, and ended together with everything it started.

use std::fs::File;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command};

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
        let bytes = std::fs::read(&self.log).context("cannot read the driver's log")?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
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
    /// The browser is in the driver's process group, so it ends as well.
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let killed = Command::new("kill").args(["-9", "--", &group]).output();
        if killed.is_err() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}
