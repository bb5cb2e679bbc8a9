//! `cargo xtask test --only api`: schemathesis asks a real server everything that the description of its API
//! allows, and much that it does not, once for each role. No answer may be an error of the server
//! or break the description.

mod role;
mod server;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use self::role::Role;
use self::server::Server;
use crate::tools::{find, install_from_debian};
use crate::workspace;

/// Pinned, so that a new kind of question is a change of ours and not a surprise.
const VERSION: &str = "4.32.5";
/// The same questions every time.
const SEED: &str = "1851";
/// Random questions for each operation and role, beside those that follow from the description.
const EXAMPLES: &str = "6";

const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance";

/// Those who ask for a person's things ask for their own, which nobody would find by chance.
const CONFIG: &str = r#"
hooks = "hooks"

[parameters]
"path.user" = "me"
"#;

/// Reports of browsers are JSON under another name; games and files of puzzles are text.
const HOOKS: &str = r#"
import schemathesis

schemathesis.serializer.alias("application/csp-report", "application/json")
schemathesis.serializer.alias("application/x-chess-pgn", "text/plain")
schemathesis.serializer.alias("text/csv", "text/plain")
schemathesis.serializer.alias("application/zstd", "text/plain")
"#;

/// Starts the server on a free port and has it asked.
pub(crate) fn run(program: &Path) -> Result<()> {
    let schemathesis = ensure_schemathesis()?;
    let folder = workspace::root().join("target/tmp/api");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("cannot clear away what the last run left")?;
    }
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("schemathesis.toml"), CONFIG)?;
    fs::write(folder.join("hooks.py"), HOOKS)?;
    let server = Server::start(program, &folder.join("data"))?;
    for role in Role::ALL {
        println!("asking as {}", role.name());
        let headers = role.headers(&server)?;
        ask(&schemathesis, &folder, &server, role, &headers)?;
        role.check_is_still_here(&server, &headers)?;
    }
    fs::remove_dir_all(&folder).context("cannot clear away the folder of the server")
}

fn ask(
    schemathesis: &Path,
    folder: &Path,
    server: &Server,
    role: Role,
    headers: &[(&str, String)],
) -> Result<()> {
    let mut command = Command::new(schemathesis);
    command.current_dir(folder).arg("run");
    command.arg(format!("http://{}/api/v1/openapi.json", server.address()));
    command.args(["--checks", CHECKS, "--seed", SEED]);
    command.args(["--max-examples", EXAMPLES, "--workers", "1"]);
    command.args(["--phases", "examples,coverage,fuzzing", "--warnings", "off"]);
    command.args(["--suppress-health-check", "all", "--continue-on-failure"]);
    for operation in role.left_out() {
        command.args(["--exclude-name", operation]);
    }
    let address = ("x-forwarded-for", role.address());
    for (name, value) in headers.iter().chain([&address]) {
        command.arg("--header").arg(format!("{name}: {value}"));
    }
    let status = command.status().context("cannot start schemathesis")?;
    // The command line is not shown, because it holds the way in.
    ensure!(
        status.success(),
        "the API breaks its description for {}: see above",
        role.name()
    );
    Ok(())
}

/// The path of schemathesis, installed into target/tools if need be.
pub(crate) fn ensure_schemathesis() -> Result<PathBuf> {
    let home = workspace::tools().join(format!("schemathesis-{VERSION}"));
    let program = home.join("bin/schemathesis");
    if program.is_file() {
        return Ok(program);
    }
    let python = match find("python3") {
        Some(python) => python,
        None => {
            install_from_debian(&["python3", "python3-venv"])?;
            find("python3").context("the API is asked by schemathesis, which needs python3")?
        }
    };
    println!("fetching schemathesis {VERSION} from PyPI");
    workspace::run(Command::new(python).args(["-m", "venv"]).arg(&home))
        .context("a virtual environment is needed; Debian has it in python3-venv")?;
    let install = ["-m", "pip", "install", "--quiet"];
    let mut pip = Command::new(home.join("bin/python"));
    workspace::run(pip.args(install).arg(format!("schemathesis=={VERSION}")))?;
    ensure!(
        program.is_file(),
        "schemathesis was fetched, but {} is missing",
        program.display()
    );
    Ok(program)
}
