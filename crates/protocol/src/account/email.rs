//! An email address, as far as its form tells. Whether it works, only a mail shows.

use std::fmt;

const LONGEST: usize = 254;
const LONGEST_LOCAL: usize = 64;

/// An address that may work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Email(String);

/// Why a text is no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmailFault {
    /// Nothing was typed, and one is needed.
    #[error("Type your email address.")]
    Blank,
    /// It holds a space.
    #[error("An email address has no spaces.")]
    Space,
    /// The sign in the middle is missing.
    #[error("An email address has an @ in it, as in rita@example.org.")]
    NoAt,
    /// The sign in the middle is there more than once.
    #[error("An email address has only one @.")]
    TwoAts,
    /// Nothing stands before the sign.
    #[error("Something is missing before the @.")]
    NothingBefore,
    /// What stands after the sign is no place on the internet.
    #[error("What comes after the @ should look like example.org.")]
    Domain,
    /// It holds another character that it may not hold.
    #[error("An email address cannot have \"{0}\".")]
    Character(char),
    /// It is longer than any address.
    #[error("This is too long for an email address.")]
    TooLong,
}

impl Email {
    /// Checks a text and keeps it as it was typed.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, EmailFault> {
        if text.trim().is_empty() {
            return Err(EmailFault::Blank);
        }
        if text.contains(char::is_whitespace) {
            return Err(EmailFault::Space);
        }
        let is_fine = |letter: char| letter.is_ascii_graphic() && !"\"(),:;<>[\\]".contains(letter);
        if let Some(letter) = text.chars().find(|&letter| !is_fine(letter)) {
            return Err(EmailFault::Character(letter));
        }
        let (local, domain) = text.split_once('@').ok_or(EmailFault::NoAt)?;
        if domain.contains('@') {
            return Err(EmailFault::TwoAts);
        }
        if local.is_empty() {
            return Err(EmailFault::NothingBefore);
        }
        if !is_domain(domain) {
            return Err(EmailFault::Domain);
        }
        if text.len() > LONGEST || local.len() > LONGEST_LOCAL {
            return Err(EmailFault::TooLong);
        }
        Ok(Self(text.to_owned()))
    }

    /// The address.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| {
        let inner = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        !label.is_empty()
            && label.chars().all(inner)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.contains('.') && text.split('.').all(is_label)
}

impl EmailFault {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Blank => "email_blank",
            Self::Space => "email_space",
            Self::NoAt => "email_no_at",
            Self::TwoAts => "email_two_ats",
            Self::NothingBefore => "email_nothing_before",
            Self::Domain => "email_domain",
            Self::Character(_) => "email_character",
            Self::TooLong => "email_too_long",
        }
    }
}

impl fmt::Display for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_addresses_are_kept_as_typed() {
        for text in [
            "rita@example.org",
            "R.i-t_a+chess@mail.Example.co.uk",
            "x'y@a-b.io",
        ] {
            assert_eq!(Email::parse(text).unwrap().as_str(), text);
        }
    }

    #[test]
    fn each_mistake_has_its_own_message() {
        let long = format!("{}@example.org", "x".repeat(65));
        for (text, fault) in [
            (" ", EmailFault::Blank),
            ("rita@example.org ", EmailFault::Space),
            ("rita.example.org", EmailFault::NoAt),
            ("rita@@example.org", EmailFault::TwoAts),
            ("@example.org", EmailFault::NothingBefore),
            ("rita@", EmailFault::Domain),
            ("rita@example", EmailFault::Domain),
            ("rita@example..org", EmailFault::Domain),
            ("rita@-example.org", EmailFault::Domain),
            ("rita,olaf@example.org", EmailFault::Character(',')),
            ("rita<b@example.org", EmailFault::Character('<')),
            ("ríta@example.org", EmailFault::Character('í')),
            (&long, EmailFault::TooLong),
        ] {
            assert_eq!(Email::parse(text), Err(fault), "{text:?}");
        }
    }
}
