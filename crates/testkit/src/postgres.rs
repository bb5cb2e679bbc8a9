//! A PostgreSQL of the tests' own: made in a temporary folder, reached through a socket
//! there, and gone when the test program ends, however it ends.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;

use crate::tally;

const USER: &str = "rookery";

/// Starts the server, says so, and waits for its own input to end, which happens when
/// the test program does; then it stops the server and clears away its folder.
const KEEPER: &str = r#"
cd "$2" || exit 1
"$1/initdb" -D "$2/data" -U rookery --auth=trust --no-sync --encoding=UTF8 --locale=C >"$2/log" 2>&1 &&
"$1/pg_ctl" -D "$2/data" -w -l "$2/log" -o "-k '$2' -c listen_addresses='' -c max_connections=200 $3" start >>"$2/log" 2>&1 &&
echo ready
read -r _
"$1/pg_ctl" -D "$2/data" -m immediate stop >>"$2/log" 2>&1
rm -rf "$2"
"#;

/// Tests are about what is kept, not about how long a disk takes for it.
const HASTY: &str = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off \
    -c shared_buffers=32MB";

/// A running PostgreSQL server.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicUsize,
    /// Kept for its input: when that closes, the server ends.
    _keeper: Child,
}

impl Postgres {
    /// The server of this test program, started by whoever asks first.
    ///
    /// # Panics
    /// When PostgreSQL is not installed or does not start.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| Self::start(HASTY))
    }

    /// A server of its own that waits for the disk, as one that people use does.
    ///
    /// # Panics
    /// When PostgreSQL is not installed or does not start.
    pub fn durable() -> Self {
        Self::start("")
    }

    /// A fresh, empty database, and its address.
    ///
    /// # Panics
    /// When the server refuses.
    pub fn database(&self) -> String {
        self.created(&[])
    }

    /// A copy of a database to which nobody is connected, and its address.
    ///
    /// # Panics
    /// When the server refuses.
    pub fn copy_of(&self, address: &str) -> String {
        self.created(&["--template", name(address)])
    }

    fn created(&self, how: &[&str]) -> String {
        tally::DATABASES.add();
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("createdb", &[how, &[&name]].concat());
        let folder = self.folder.display();
        format!("postgres://{USER}@localhost/{name}?host={folder}")
    }

    /// All that a database of ours holds, as one text.
    ///
    /// # Panics
    /// When the server refuses.
    pub fn dump(&self, address: &str) -> String {
        self.run("pg_dump", &[name(address)])
    }

    fn run(&self, program: &str, arguments: &[&str]) -> String {
        let mut command = Command::new(self.programs.join(program));
        command.arg("-h").arg(&self.folder).args(["-U", USER]);
        let output = command
            .args(arguments)
            .output()
            .expect("PostgreSQL's programs run");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program} failed: {errors}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn start(settings: &str) -> Self {
        let programs = programs().unwrap_or_else(|| {
            panic!(
                "the tests need PostgreSQL, which is not installed\n\
                 On Debian or Ubuntu: sudo apt-get install postgresql"
            )
        });
        let folder = TempDir::with_prefix("rookery-pg-").expect("a temporary folder");
        let folder = folder.keep();
        let mut keeper = keeper(&programs, &folder, settings);
        let mut answer = String::new();
        let output = keeper.stdout.take().expect("the output was asked for");
        BufReader::new(output)
            .read_line(&mut answer)
            .expect("the keeper speaks");
        if answer.trim() != "ready" {
            let mut log = String::new();
            if let Ok(mut file) = std::fs::File::open(folder.join("log")) {
                file.read_to_string(&mut log).expect("a log is text");
            }
            panic!("PostgreSQL did not start:\n{log}");
        }
        Self {
            programs,
            folder,
            databases: AtomicUsize::new(0),
            _keeper: keeper,
        }
    }
}

/// The name of the database at this address.
fn name(address: &str) -> &str {
    let start = address.split('?').next().unwrap_or_default();
    start.rsplit('/').next().unwrap_or_default()
}

/// PostgreSQL refuses to run as root, so root lets its user run it.
fn keeper(programs: &Path, folder: &Path, settings: &str) -> Child {
    let mut command = if is_root() {
        let owner = Command::new("chown").arg("postgres").arg(folder).status();
        assert!(
            owner.is_ok_and(|status| status.success()),
            "there is no user postgres"
        );
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    };
    command
        .args(["-c", KEEPER, "keeper"])
        .args([programs, folder])
        .arg(settings)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command.spawn().expect("a shell runs")
}

/// Debian keeps the server's programs out of the PATH, one folder for each version; the
/// newest is taken.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut versions: Vec<_> = versions
        .filter_map(|version| Some(version.ok()?.path()))
        .collect();
    versions.sort_by_key(|version| {
        let number = version.file_name()?.to_str()?.parse::<u32>().ok()?;
        Some(std::cmp::Reverse(number))
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = versions.into_iter().map(|version| version.join("bin"));
    let mut folders = debian.chain(std::env::split_paths(&path).collect::<Vec<_>>());
    let needed = ["initdb", "pg_ctl", "createdb", "pg_dump"];
    folders.find(|folder| needed.iter().all(|program| folder.join(program).is_file()))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
