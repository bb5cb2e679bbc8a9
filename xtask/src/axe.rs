//! axe-core, which looks for barriers to people with disabilities. It is fetched
//! at test time from npm or, without npm, inside a package from PyPI.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::tools::{find, install_from_debian};
use crate::workspace;

/// Pinned, so that a new rule of axe is a change of ours and not a surprise.
const FROM_NPM: &str = "axe-core@4.14.0";
const FROM_PYPI: &str = "axe-playwright-python==0.1.8";

/// Makes sure that `target/tools/axe.min.js` is there.
pub(crate) fn ensure_axe() -> Result<()> {
    let script = workspace::tools().join("axe.min.js");
    if script.is_file() {
        return Ok(());
    }
    let folder = workspace::tools().join("axe");
    fs::create_dir_all(&folder)?;
    let fetched = match find("npm") {
        Some(npm) => {
            println!("fetching {FROM_NPM} from npm");
            let install = ["install", "--no-save", "--ignore-scripts", "--prefix"];
            let mut npm = Command::new(npm);
            workspace::run(npm.args(install).arg(&folder).arg(FROM_NPM))?;
            folder.join("node_modules/axe-core/axe.min.js")
        }
        None => from_pypi(&folder)?,
    };
    ensure!(
        fetched.is_file(),
        "axe-core was fetched, but {} is missing",
        fetched.display()
    );
    fs::copy(&fetched, &script).with_context(|| format!("cannot write {}", script.display()))?;
    Ok(())
}

fn from_pypi(folder: &Path) -> Result<std::path::PathBuf> {
    if find("pip3").is_none() {
        install_from_debian(&["python3-pip"])?;
    }
    println!("fetching axe-core from PyPI, in {FROM_PYPI}");
    let install = ["install", "--quiet", "--no-deps", "--upgrade", "--target"];
    let mut pip = Command::new("pip3");
    workspace::run(pip.args(install).arg(folder).arg(FROM_PYPI))?;
    Ok(folder.join("axe_playwright_python/axe.min.js"))
}
