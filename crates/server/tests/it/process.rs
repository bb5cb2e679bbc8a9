//! `Process`: the real program, which can be ended like any other.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use crate::app::Ground;
use rookery_testkit::postgres::Postgres;

/// A running `rookery serve`, killed when it is dropped.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// Where a server keeps its things, also when it is not running.
pub(crate) struct Home {
    pub(crate) data: tempfile::TempDir,
    /// The address of a PostgreSQL database.
    pub(crate) postgres: Option<String>,
}

impl Home {
    /// On a real disk, because that is what a server is killed on.
    pub(crate) fn on(ground: Ground) -> Self {
        let postgres = match ground {
            Ground::Sqlite => None,
            Ground::Postgres => Some(Postgres::shared().database()),
        };
        let data = tempfile::tempdir().unwrap();
        Self { data, postgres }
    }

    pub(crate) fn start(&self) -> Process {
        Process::start(self.command("serve", &["--listen", "127.0.0.1:0"]))
    }

    /// One of the program's tasks on what is kept here.
    pub(crate) fn command(&self, task: &str, more: &[&str]) -> Command {
        let mut command = Command::new(program());
        command.env("RUST_LOG", "off");
        command.arg(task).arg("--data").arg(self.data.path());
        if let Some(address) = &self.postgres {
            command.args(["--database", address]);
        }
        command.args(more);
        command
    }
}

impl Process {
    /// Starts it and waits until it says where it listens.
    pub(crate) fn start(mut command: Command) -> Self {
        rookery_testkit::tally::SERVERS.add();
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next().expect("it says that it is ready").unwrap();
        let address = line.rsplit("//").next().unwrap().parse().unwrap();
        // What it says later must find a reader.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Self { child, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once; it can do nothing about that.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn terminate(mut self) -> ExitStatus {
        let id = self.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.unwrap().success());
        self.child.wait().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // After a good end there is nothing left to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program under test.
pub(crate) fn program() -> &'static OsStr {
    Path::new(env!("CARGO_BIN_EXE_rookery")).as_os_str()
}
