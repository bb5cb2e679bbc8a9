//! An engine as the command line names it: what to start, and how to talk to it.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Stands for the number of the game, from 0, in the value of an option.
pub(crate) const GAME: &str = "{game}";

/// `NAME=COMMAND [; proto=xboard] [; option Key=Value] …`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entrant {
    pub(crate) name: String,
    pub(crate) program: String,
    pub(crate) arguments: Vec<String>,
    pub(crate) protocol: Protocol,
    /// Each option and its value, in the order they are set.
    pub(crate) options: Vec<(String, String)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Protocol {
    #[default]
    Uci,
    Xboard,
}

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ParseEntrantError {
    #[error("'{0}' needs a name and a command, such as new=./engine")]
    Command(String),
    #[error("'{0}' has a quotation mark without its partner")]
    Quote(String),
    #[error("'{0}' is neither 'option Name=Value' nor 'proto=uci' or 'proto=xboard'")]
    Part(String),
}

impl FromStr for Entrant {
    type Err = ParseEntrantError;

    fn from_str(text: &str) -> Result<Self, ParseEntrantError> {
        let mut parts = text.split(';').map(str::trim);
        let head = parts.next().unwrap_or_default();
        let no_command = || ParseEntrantError::Command(head.to_owned());
        let (name, command) = head.split_once('=').ok_or_else(no_command)?;
        let mut words = split_words(command)?.into_iter();
        let mut entrant = Self {
            name: name.trim().to_owned(),
            program: words.next().ok_or_else(no_command)?,
            arguments: words.collect(),
            protocol: Protocol::default(),
            options: Vec::new(),
        };
        if entrant.name.is_empty() {
            return Err(no_command());
        }
        for part in parts.filter(|part| !part.is_empty()) {
            match (part, part.strip_prefix("option ")) {
                ("proto=uci", _) => entrant.protocol = Protocol::Uci,
                ("proto=xboard", _) => entrant.protocol = Protocol::Xboard,
                (_, Some(option)) => {
                    let (key, value) = option.split_once('=').unwrap_or((option, ""));
                    let option = (key.trim().to_owned(), value.trim().to_owned());
                    entrant.options.push(option);
                }
                _ => return Err(ParseEntrantError::Part(part.to_owned())),
            }
        }
        Ok(entrant)
    }
}

/// Words between spaces; quotation marks keep spaces inside a word.
fn split_words(command: &str) -> Result<Vec<String>, ParseEntrantError> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (letter, quote) {
            (_, Some(mark)) if letter == mark => quote = None,
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (_, None) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    match quote {
        Some(_) => Err(ParseEntrantError::Quote(command.to_owned())),
        None => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_protocol_and_options_are_told_apart() {
        let text = "new = './my engine' bench=1; option Hash=16 ; option Clear Hash; proto=xboard;";
        let entrant: Entrant = text.parse().unwrap();
        assert_eq!(entrant.name, "new");
        assert_eq!(entrant.program, "./my engine");
        assert_eq!(entrant.arguments, ["bench=1"]);
        assert_eq!(entrant.protocol, Protocol::Xboard);
        let option = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let expected = [option("Hash", "16"), option("Clear Hash", "")];
        assert_eq!(entrant.options, expected);
    }

    #[test]
    fn nonsense_is_refused_with_its_reason() {
        let check = |text: &str, expected: &str| {
            let error = text.parse::<Entrant>().expect_err(text);
            assert_eq!(error.to_string(), expected);
        };
        check(
            "./engine",
            "'./engine' needs a name and a command, such as new=./engine",
        );
        check(
            "new=",
            "'new=' needs a name and a command, such as new=./engine",
        );
        check("a='b", "''b' has a quotation mark without its partner");
        check(
            "a=b; Hash=1",
            "'Hash=1' is neither 'option Name=Value' nor 'proto=uci' or 'proto=xboard'",
        );
    }
}
