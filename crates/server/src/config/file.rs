//! Settings from a TOML file. The file knows no key of its own: each is the name of a flag, and the
//! command line checks its value, so that there is one truth about what can be set. A flag wins over
//! the environment, the environment over the file.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, CommandFactory};
use toml::Value;

use super::Cli;

/// Read if it is there and no other file is named.
const USUAL: &str = "rookery.toml";
const FLAG: &str = "--config";
const VARIABLE: &str = "ROOKERY_CONFIG";

/// Why a file of settings was not taken.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It cannot be read.
    #[error("cannot read the settings in {0}")]
    Read(PathBuf, #[source] std::io::Error),
    /// It is no TOML.
    #[error("{0} is not written as settings are")]
    Syntax(PathBuf, #[source] toml::de::Error),
    /// There is no such setting.
    #[error("{0} sets `{1}`, which is nothing that can be set")]
    Unknown(PathBuf, String),
    /// A table, or a list of lists.
    #[error("{0} sets `{1}` to something that is neither a text, a number, yes or no, nor a list")]
    Value(PathBuf, String),
}

/// The command line with what a file adds to it.
///
/// # Errors
/// A file that cannot be read or sets what cannot be set.
pub fn with_file(line: Vec<OsString>) -> Result<Vec<OsString>, FileError> {
    let Some(file) = named(&line) else {
        return Ok(line);
    };
    let text = fs::read_to_string(&file).map_err(|error| FileError::Read(file.clone(), error))?;
    added(line, &file, &text, |variable| {
        env::var_os(variable).is_some()
    })
}

fn named(line: &[OsString]) -> Option<PathBuf> {
    let after = |at: usize| line.get(at + 1).map(PathBuf::from);
    let words = || line.iter().map(|word| word.to_string_lossy());
    let joined = words().find_map(|word| {
        let file = word.strip_prefix(FLAG)?.strip_prefix('=')?;
        Some(PathBuf::from(file))
    });
    let apart = || words().position(|word| word == FLAG).and_then(after);
    let variable = || env::var_os(VARIABLE).map(PathBuf::from);
    let usual = || Some(PathBuf::from(USUAL)).filter(|file| file.exists());
    joined.or_else(apart).or_else(variable).or_else(usual)
}

fn added(
    line: Vec<OsString>,
    file: &Path,
    text: &str,
    in_environment: impl Fn(&str) -> bool,
) -> Result<Vec<OsString>, FileError> {
    let set: BTreeMap<String, Value> =
        toml::from_str(text).map_err(|error| FileError::Syntax(file.to_owned(), error))?;
    let root = Cli::command();
    let serve = root.find_subcommand("serve").expect("the server serves");
    let Some((command, depth)) = command(&root, &line) else {
        return Ok(line);
    };
    let mut more = Vec::new();
    for (key, value) in set {
        let flag = key.replace('_', "-");
        let find = |command: &clap::Command| {
            let mut flags = command.get_arguments();
            flags.find(|arg| arg.get_long() == Some(&flag)).cloned()
        };
        let known = find(serve).filter(|arg| arg.get_long() != Some("config"));
        if known.is_none() {
            return Err(FileError::Unknown(file.to_owned(), key));
        }
        // Other commands heed only some of what the server does.
        let Some(arg) = find(command) else {
            continue;
        };
        if !is_said(&arg, &flag, &line, &in_environment) {
            let words = words(&arg, &flag, value);
            more.extend(words.ok_or_else(|| FileError::Value(file.to_owned(), key))?);
        }
    }
    let mut line = line;
    line.splice(depth..depth, more);
    Ok(line)
}

/// The command that is given, and how many words name it, the program's own among them.
fn command<'c>(root: &'c clap::Command, line: &[OsString]) -> Option<(&'c clap::Command, usize)> {
    let first = root.find_subcommand(line.get(1)?)?;
    match line.get(2).and_then(|word| first.find_subcommand(word)) {
        Some(second) if first.get_arguments().next().is_none() => Some((second, 3)),
        _ => Some((first, 2)),
    }
}

fn is_said(
    arg: &Arg,
    flag: &str,
    line: &[OsString],
    in_environment: impl Fn(&str) -> bool,
) -> bool {
    let variable = arg.get_env().and_then(|name| name.to_str());
    let flag = format!("--{flag}");
    let is_flag = |word: &OsString| {
        let word = word.to_string_lossy();
        word == flag || word.starts_with(&format!("{flag}="))
    };
    line.iter().any(is_flag) || variable.is_some_and(in_environment)
}

fn words(arg: &Arg, flag: &str, value: Value) -> Option<Vec<OsString>> {
    let is_switch = matches!(arg.get_action(), ArgAction::SetTrue);
    let word = |value: String| OsString::from(format!("--{flag}={value}"));
    Some(match value {
        Value::Boolean(true) if is_switch => vec![format!("--{flag}").into()],
        Value::Boolean(false) if is_switch => vec![],
        Value::String(text) => vec![word(text)],
        Value::Integer(number) => vec![word(number.to_string())],
        Value::Array(list) => {
            let words = list.into_iter().map(|value| words(arg, flag, value));
            words.collect::<Option<Vec<_>>>()?.concat()
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::super::{Command, ServeConfig};
    use super::*;

    fn line(
        words: &[&str],
        text: &str,
        variable: Option<&str>,
    ) -> Result<Vec<OsString>, FileError> {
        let line = ["rookery"]
            .iter()
            .chain(words)
            .map(OsString::from)
            .collect();
        added(line, Path::new("rookery.toml"), text, |name| {
            Some(name) == variable
        })
    }

    fn serve(words: &[&str], text: &str) -> ServeConfig {
        let words = [&["serve"], words].concat();
        match Cli::parse_from(line(&words, text, None).unwrap()).command {
            Command::Serve(config) => config,
            other => panic!("{other:?}"),
        }
    }

    const FILE: &str = "listen = \"127.0.0.1:9000\"\ninsecure_http = true\n\
        trusted-proxy = [\"10.0.0.0/8\", \"192.0.2.1/32\"]\n";

    #[test]
    fn the_file_sets_what_flags_would() {
        let config = serve(&[], FILE);
        assert_eq!(config.listen.port(), 9000);
        assert!(config.insecure_http);
        assert_eq!(config.trusted_proxy.len(), 2);
    }

    #[test]
    fn flags_and_the_environment_win() {
        let config = serve(
            &["--listen", "127.0.0.1:1", "--trusted-proxy=127.0.0.1/32"],
            FILE,
        );
        assert_eq!(config.listen.port(), 1);
        assert_eq!(config.trusted_proxy.len(), 1);
        let line = line(&["serve"], FILE, Some("ROOKERY_LISTEN")).unwrap();
        assert!(
            line.iter()
                .all(|word| !word.to_string_lossy().contains("9000"))
        );
    }

    #[test]
    fn other_commands_heed_what_concerns_them() {
        let line = line(
            &["admin", "rotate-keys"],
            "data = \"d\"\nquiet = true",
            None,
        )
        .unwrap();
        assert_eq!(line, ["rookery", "admin", "--data=d", "rotate-keys"]);
    }

    #[test]
    fn what_cannot_be_set_is_named() {
        for (text, part) in [
            ("lisen = \"x\"", "`lisen`"),
            ("config = \"x\"", "`config`"),
            ("listen = { a = 1 }", "`listen`"),
            ("listen", "not written"),
        ] {
            let error = line(&["serve"], text, None).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
