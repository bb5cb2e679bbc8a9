//! The two programs of the browser: the page and its worker, compiled by cargo
//! and given their JavaScript glue by wasm-bindgen.

use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::Message;
use wasm_bindgen_cli_support::Bindgen;

use super::program::Program;
use super::split::{self, Later};
use super::{Audience, TARGET};
use crate::{tools, workspace};

pub(crate) struct WasmPrograms {
    pub(crate) web: Program,
    pub(crate) worker: Program,
}

const PROFILE: &str = "wasm";
/// The page asks the rules about one position at a time, so there they are small and not quick.
const SMALL_RULES: &str = r#"profile.wasm.package.rookery-rules.opt-level="z""#;

/// Compiles both programs.
pub(crate) fn build(audience: Audience) -> Result<WasmPrograms> {
    ensure_target()?;
    let settings: &[_] = match audience {
        Audience::Visitors => &["--profile", PROFILE, "--config", SMALL_RULES],
        Audience::Home => &["--profile", "wasm-home"],
    };
    let whole = compile("rookery-web", "crates/web", settings)?;
    let (first, later) = split::cut(&whole, "rookery-web.js", &workshop("rookery-web-later"))?;
    for bundle in &later.bundles {
        shrink(bundle, "-Oz")?;
    }
    Ok(WasmPrograms {
        web: bind("rookery-web", &first, Some(later), "-Oz")?,
        worker: build_worker()?,
    })
}

/// Compiles the worker alone.
pub(crate) fn build_worker() -> Result<Program> {
    ensure_target()?;
    let worker = compile("rookery-worker", "crates/worker", &["--profile", PROFILE])?;
    bind("rookery-worker", &worker, None, "-O3")
}

/// Where rustup does not install the target by itself, we ask it to.
fn ensure_target() -> Result<()> {
    let sysroot = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(workspace::root())
        .output()
        .context("cannot ask rustc for its folder")?;
    let folder = String::from_utf8(sysroot.stdout)?;
    if Path::new(folder.trim()).exists() {
        return Ok(());
    }
    println!("adding the target {TARGET}");
    let mut rustup = Command::new("rustup");
    rustup
        .args(["target", "add", TARGET])
        .current_dir(workspace::root());
    workspace::run(&mut rustup)
}

/// Runs cargo and returns the one `.wasm` file of a package that lies in this folder.
fn compile(package: &str, folder: &str, settings: &[&str]) -> Result<PathBuf> {
    let mut command = workspace::cargo(&["build", "--target", TARGET]);
    command.args(settings).args(["-p", package]);
    command.arg("--message-format=json-render-diagnostics");
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start cargo")?;
    let output = child.stdout.take().context("cargo has no output")?;
    let home = workspace::root().join(folder);
    let mut found = Vec::new();
    for message in Message::parse_stream(BufReader::new(output)) {
        if let Message::CompilerArtifact(artifact) = message?
            && artifact
                .manifest_path
                .parent()
                .map(|path| path.as_std_path())
                == Some(&home)
        {
            let files = artifact.filenames.into_iter();
            found.extend(files.filter(|name| name.extension() == Some("wasm")));
        }
    }
    ensure!(
        child.wait()?.success(),
        "{package} does not compile for the browser"
    );
    let [wasm] = &found[..] else {
        bail!(
            "{folder} must give exactly one .wasm file, as a bin or a cdylib, and gives {}",
            found.len()
        );
    };
    Ok(wasm.clone().into_std_path_buf())
}

/// Where a program is while it is made.
fn workshop(name: &str) -> PathBuf {
    workspace::root().join("target/site-bindgen").join(name)
}

fn bind(name: &'static str, wasm: &Path, later: Option<Later>, effort: &str) -> Result<Program> {
    let folder = workshop(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(true)
        // What comes later joins the program by its table of functions.
        .keep_lld_exports(later.is_some())
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .with_context(|| format!("wasm-bindgen cannot read {}", wasm.display()))?;
    shrink(&folder.join(format!("{name}_bg.wasm")), effort)?;
    Ok(Program {
        name,
        folder,
        later,
    })
}

/// Lets wasm-opt make the file smaller, where it is installed.
fn shrink(wasm: &Path, effort: &str) -> Result<()> {
    let Some(optimizer) = tools::find("wasm-opt") else {
        return Ok(());
    };
    let mut command = Command::new(optimizer);
    command
        .args([effort, "--all-features", "-o"])
        .arg(wasm)
        .arg(wasm);
    workspace::run(&mut command)
}
