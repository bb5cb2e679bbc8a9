//! The two programs of the browser: the page and its worker, compiled by cargo
//! and given their JavaScript glue by wasm-bindgen.

use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::Message;
use walkdir::WalkDir;
use wasm_bindgen_cli_support::Bindgen;

use super::TARGET;
use super::files::Files;
use crate::{tools, workspace};

pub(crate) struct Programs {
    pub(crate) web: Program,
    pub(crate) worker: Program,
}

/// One compiled program and the folder wasm-bindgen wrote it into.
pub(crate) struct Program {
    name: &'static str,
    folder: PathBuf,
}

/// The hashed names of a program's two files.
pub(crate) struct Hashed {
    pub(crate) js: String,
    pub(crate) wasm: String,
}

impl Hashed {
    /// All files that starting the program loads.
    pub(crate) fn names(&self, boot: &str) -> Vec<String> {
        vec![boot.to_owned(), self.js.clone(), self.wasm.clone()]
    }
}

/// The page asks the rules about one position at a time, so there they are small and not quick.
const SMALL_RULES: &str = r#"profile.wasm.package.rookery-rules.opt-level="z""#;

/// Compiles both programs.
pub(crate) fn build() -> Result<Programs> {
    ensure_target()?;
    let web = compile("rookery-web", &["--config", SMALL_RULES])?;
    Ok(Programs {
        web: bind("rookery-web", &web, "crates/web", "-Oz")?,
        worker: build_worker()?,
    })
}

/// Compiles the worker alone.
pub(crate) fn build_worker() -> Result<Program> {
    ensure_target()?;
    let worker = compile("rookery-worker", &[])?;
    bind("rookery-worker", &worker, "crates/worker", "-O3")
}

impl Program {
    /// Adds the program's files under hashed names.
    pub(crate) fn add_to(&self, files: &mut Files) -> Result<Hashed> {
        let read = |path: &Path| {
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
        };
        let mut js = read(&self.folder.join(format!("{}.js", self.name)))?;
        let snippets = self.folder.join("snippets");
        for entry in WalkDir::new(&snippets).into_iter().filter_map(Result::ok) {
            if !entry.file_type().is_file() {
                continue;
            }
            let hashed = files.add_hashed("snippet.js", read(entry.path())?);
            let inside = entry.path().strip_prefix(&self.folder)?;
            let named = format!("./{}", inside.to_string_lossy().replace('\\', "/"));
            js = String::from_utf8(js)?
                .replace(&named, &format!("./{hashed}"))
                .into_bytes();
        }
        let wasm = read(&self.folder.join(format!("{}_bg.wasm", self.name)))?;
        Ok(Hashed {
            js: files.add_hashed(&format!("{}.js", self.name), js),
            wasm: files.add_hashed(&format!("{}.wasm", self.name), wasm),
        })
    }
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

/// Runs cargo and returns every `.wasm` file with the folder of its crate.
fn compile(package: &str, settings: &[&str]) -> Result<Vec<(PathBuf, PathBuf)>> {
    let mut command = workspace::cargo(&["build", "--profile", "wasm", "--target", TARGET]);
    command.args(settings).args(["-p", package]);
    command.arg("--message-format=json-render-diagnostics");
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start cargo")?;
    let output = child.stdout.take().context("cargo has no output")?;
    let mut found = Vec::new();
    for message in Message::parse_stream(BufReader::new(output)) {
        if let Message::CompilerArtifact(artifact) = message? {
            let folder = artifact
                .manifest_path
                .parent()
                .map(|path| path.as_std_path().to_owned());
            let programs = artifact
                .filenames
                .into_iter()
                .filter(|name| name.extension() == Some("wasm"));
            found.extend(
                programs.filter_map(|name| Some((folder.clone()?, name.into_std_path_buf()))),
            );
        }
    }
    ensure!(
        child.wait()?.success(),
        "{package} does not compile for the browser"
    );
    Ok(found)
}

fn bind(
    name: &'static str,
    compiled: &[(PathBuf, PathBuf)],
    folder: &str,
    effort: &str,
) -> Result<Program> {
    let home = workspace::root().join(folder);
    let of_crate = compiled.iter().filter(|(folder, _)| *folder == home);
    let programs: Vec<_> = of_crate.map(|(_, program)| program).collect();
    let [wasm] = programs[..] else {
        bail!(
            "{folder} must give exactly one .wasm file, as a bin or a cdylib, and gives {}",
            programs.len()
        );
    };
    let folder = workspace::root().join("target/site-bindgen").join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .with_context(|| format!("wasm-bindgen cannot read {}", wasm.display()))?;
    shrink(&folder.join(format!("{name}_bg.wasm")), effort)?;
    Ok(Program { name, folder })
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
