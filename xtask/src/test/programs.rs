//! The one native build of a test run: every library, program and test of the workspace, with the
//! same features and profile for all that is checked with them.

use std::collections::BTreeMap;
use std::fs;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use cargo_metadata::{Artifact, Message, TargetKind};
use serde::{Deserialize, Serialize};

use crate::workspace::{self, cargo};

/// What was built.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct NativePrograms {
    /// Programs by their names.
    programs: BTreeMap<String, PathBuf>,
    /// Tests, in the order in which they run.
    pub(crate) tests: Vec<TestProgram>,
}

/// A program full of tests.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct TestProgram {
    pub(crate) package: String,
    /// What it was made from: a library, a program, or a file of tests.
    pub(crate) target: String,
    /// Where its package lies, and where it is to be started.
    pub(crate) folder: PathBuf,
    pub(crate) path: PathBuf,
}

impl NativePrograms {
    /// Builds everything, or finds out what this run has built before; asking cargo again would wait
    /// for whichever check it is busy with.
    pub(crate) fn of(built: bool) -> Result<Self> {
        if !built {
            return Self::build();
        }
        let list = fs::read(list()?).context("nothing was built by this run")?;
        Ok(serde_json::from_slice(&list)?)
    }

    /// Builds everything.
    pub(crate) fn build() -> Result<Self> {
        let mut command = cargo(&["build", "--workspace", "--all-targets"]);
        command.arg("--message-format=json-render-diagnostics");
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start cargo")?;
        let output = child.stdout.take().context("cargo has no output")?;
        let mut built = Self::default();
        let (mut fresh, mut compiled) = (0, 0);
        for message in Message::parse_stream(BufReader::new(output)) {
            if let Message::CompilerArtifact(artifact) = message? {
                let count = if artifact.fresh {
                    &mut fresh
                } else {
                    &mut compiled
                };
                *count += 1;
                built.note(artifact)?;
            }
        }
        ensure!(child.wait()?.success(), "the workspace does not build");
        built.tests.sort();
        println!("{compiled} units were compiled, {fresh} were there already");
        fs::write(list()?, serde_json::to_vec(&built)?)?;
        Ok(built)
    }

    /// Where a program lies.
    pub(crate) fn program(&self, name: &str) -> Result<PathBuf> {
        let path = self.programs.get(name);
        path.cloned()
            .with_context(|| format!("there is no program {name}"))
    }

    fn note(&mut self, artifact: Artifact) -> Result<()> {
        let Some(path) = artifact.executable else {
            return Ok(());
        };
        let name = artifact.target.name;
        if artifact.profile.test {
            let folder = artifact.manifest_path.parent();
            let folder = folder.context("a package lies in a folder")?;
            self.tests.push(TestProgram {
                package: folder.file_name().unwrap_or_default().to_owned(),
                target: name,
                folder: folder.into(),
                path: path.into(),
            });
        } else if artifact.target.kind.contains(&TargetKind::Bin) {
            self.programs.insert(name, path.into());
        }
        Ok(())
    }
}

fn list() -> Result<PathBuf> {
    Ok(workspace::target()?.join("test-programs.json"))
}
