//! An engine as a child process, talked to through pipes and never left behind.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::entrant::Entrant;
use super::wire::{Silence, Wire};

/// So many unread lines hold a talkative engine back.
const UNREAD: usize = 4096;

/// How long an engine may take to quit by itself.
const FAREWELL: Duration = Duration::from_millis(500);

pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Process {
    /// Starts an engine away from our terminal: it gets neither its input nor its signals.
    pub(crate) fn start(entrant: &Entrant) -> io::Result<Self> {
        let mut command = Command::new(&entrant.program);
        command
            .args(&entrant.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (input, output) = child
            .stdin
            .take()
            .zip(child.stdout.take())
            .expect("both were asked to be pipes");
        let (sender, lines) = sync_channel(UNREAD);
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self {
            child,
            input,
            lines,
        })
    }
}

fn read_lines(output: ChildStdout, to: &SyncSender<String>) {
    for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if to.send(line).is_err() {
            return;
        }
    }
}

impl Wire for Process {
    fn send(&mut self, line: &str) -> Result<(), Silence> {
        // In one piece, for engines that read what there is and take it for a line.
        let sent = self.input.write_all(format!("{line}\n").as_bytes());
        sent.and_then(|()| self.input.flush())
            .map_err(|_| Silence::Gone)
    }

    fn receive(&mut self, until: Instant) -> Result<String, Silence> {
        let left = until.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Gone,
        })
    }
}

impl Drop for Process {
    /// Asks the engine to quit, and ends it if it does not.
    fn drop(&mut self) {
        if self.send("quit").is_ok() {
            let until = Instant::now() + FAREWELL;
            while Instant::now() < until {
                match self.child.try_wait() {
                    Ok(None) => thread::sleep(Duration::from_millis(2)),
                    Ok(Some(_)) | Err(_) => break,
                }
            }
        }
        // An error here says that it has ended already.
        let _ended = self.child.kill().and_then(|()| self.child.wait());
    }
}
