//! A password, as it is chosen. A later log-in is checked against the hash alone.

use std::fmt;

const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// What everyone tries first. Compared in small letters, with usual signs read as the
/// letters they stand for and without what is put behind.
const COMMON: [&str; 40] = [
    "password",
    "passwort",
    "qwerty",
    "qwertz",
    "qwertyuiop",
    "asdfghjkl",
    "letmein",
    "welcome",
    "iloveyou",
    "admin",
    "administrator",
    "abc",
    "abcd",
    "abcdef",
    "abcdefgh",
    "football",
    "baseball",
    "dragon",
    "monkey",
    "sunshine",
    "princess",
    "superman",
    "batman",
    "pokemon",
    "minecraft",
    "fortnite",
    "roblox",
    "starwars",
    "computer",
    "internet",
    "secret",
    "changeme",
    "default",
    "master",
    "chess",
    "checkmate",
    "rookery",
    "school",
    "summer",
    "winter",
];

/// A password that someone may choose.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why a text is no good password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasswordFault {
    /// Nothing was typed.
    #[error("Choose a password.")]
    Blank,
    /// Fewer than eight characters.
    #[error("A password has at least {SHORTEST} characters.")]
    TooShort,
    /// More than a hundred and twenty-eight characters.
    #[error("A password has at most {LONGEST} characters.")]
    TooLong,
    /// No small letter.
    #[error("Add a small letter to your password.")]
    NoSmallLetter,
    /// No capital letter.
    #[error("Add a capital letter to your password.")]
    NoCapital,
    /// Neither a digit nor a sign.
    #[error("Add a digit or a sign such as ! to your password.")]
    NoDigitOrSign,
    /// Everyone tries it first.
    #[error("Many people use this password, so it is easy to guess. Choose another one.")]
    Common,
    /// It holds the name of its owner.
    #[error("Your name is easy to guess. Choose a password without it.")]
    HoldsName,
    /// The second time it was not typed.
    #[error("Type your password a second time.")]
    NotRepeated,
    /// The second time it was typed differently.
    #[error("The two passwords are not the same.")]
    Different,
}

impl Password {
    /// Checks a text; `names` are those of its owner.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(text: &str, names: &[&str]) -> Result<Self, PasswordFault> {
        match Self::faults(text, names).first() {
            Some(fault) => Err(*fault),
            None => Ok(Self(text.to_owned())),
        }
    }

    /// Everything that is wrong with a text, for whoever is still typing it.
    #[must_use]
    pub fn faults(text: &str, names: &[&str]) -> Vec<PasswordFault> {
        let length = text.chars().count();
        let has = |wanted: fn(char) -> bool| text.chars().any(wanted);
        let holds = |name: &&&str| {
            let name = name.to_lowercase();
            name.chars().count() >= 3 && text.to_lowercase().contains(&name)
        };
        if text.is_empty() {
            return vec![PasswordFault::Blank];
        }
        let rules = [
            (length < SHORTEST, PasswordFault::TooShort),
            (length > LONGEST, PasswordFault::TooLong),
            (!has(char::is_lowercase), PasswordFault::NoSmallLetter),
            (!has(char::is_uppercase), PasswordFault::NoCapital),
            (
                !has(|letter| !letter.is_alphabetic()),
                PasswordFault::NoDigitOrSign,
            ),
            (is_common(text), PasswordFault::Common),
            (
                names.iter().any(|name| holds(&name)),
                PasswordFault::HoldsName,
            ),
        ];
        let broken = rules.into_iter().filter(|(is_broken, _)| *is_broken);
        broken.map(|(_, fault)| fault).collect()
    }

    /// The same, typed twice.
    ///
    /// # Errors
    /// The first thing that is wrong with it, and what is wrong with the second time.
    pub fn parse_twice(
        text: &str,
        again: &str,
        names: &[&str],
    ) -> Result<Self, Vec<PasswordFault>> {
        let password = Self::parse(text, names);
        let second = match again {
            "" => Some(PasswordFault::NotRepeated),
            again if again != text && password.is_ok() => Some(PasswordFault::Different),
            _ => None,
        };
        match (password, second) {
            (Ok(password), None) => Ok(password),
            (password, second) => Err(password.err().into_iter().chain(second).collect()),
        }
    }

    /// The password, to be hashed at once.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_common(text: &str) -> bool {
    let text = text.to_lowercase();
    let bare = |text: &str| {
        let stem = text.trim_matches(|letter: char| !letter.is_alphabetic());
        stem.to_owned()
    };
    let read = |text: &str| text.chars().map(plain).collect::<String>();
    let mut letters: Vec<_> = text.chars().collect();
    letters.dedup();
    let stems = [read(&bare(&text)), bare(&read(&text))];
    letters.len() <= 3 || stems.iter().any(|stem| COMMON.contains(&stem.as_str()))
}

fn plain(letter: char) -> char {
    match letter {
        '0' => 'o',
        '1' => 'l',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        letter => letter,
    }
}

impl PasswordFault {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Blank => "password_blank",
            Self::TooShort => "password_too_short",
            Self::TooLong => "password_too_long",
            Self::NoSmallLetter => "password_no_small_letter",
            Self::NoCapital => "password_no_capital",
            Self::NoDigitOrSign => "password_no_digit_or_sign",
            Self::Common => "password_common",
            Self::HoldsName => "password_holds_name",
            Self::NotRepeated => "password_not_repeated",
            Self::Different => "password_different",
        }
    }
}

/// Without the password, so that a log never holds one.
impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_passwords_are_kept_as_typed() {
        for text in [
            "Rook-takes-e5",
            "aB3aB3xy",
            "Пароль-для-шахмат",
            &format!("Aa1{}", "xyz".repeat(41)),
        ] {
            assert_eq!(Password::parse(text, &["rita", ""]).unwrap().as_str(), text);
        }
    }

    #[test]
    fn each_mistake_has_its_own_message() {
        for (text, fault) in [
            ("", PasswordFault::Blank),
            ("Ab1!xyz", PasswordFault::TooShort),
            (&format!("Aa1{}", "x".repeat(126)), PasswordFault::TooLong),
            ("ROOK-TAKES", PasswordFault::NoSmallLetter),
            ("rook-takes", PasswordFault::NoCapital),
            ("RookTakesPawn", PasswordFault::NoDigitOrSign),
            ("Password1", PasswordFault::Common),
            ("P@ssw0rd!", PasswordFault::Common),
            ("123Qwerty123", PasswordFault::Common),
            ("Aa1111111111", PasswordFault::Common),
            ("xxRITAxx9", PasswordFault::HoldsName),
        ] {
            assert_eq!(Password::parse(text, &["rita"]), Err(fault), "{text:?}");
        }
    }

    #[test]
    fn everything_that_is_missing_is_known_at_once() {
        use PasswordFault::{Blank, HoldsName, NoCapital, NoDigitOrSign, TooShort};
        let faults = |text| Password::faults(text, &["rita"]);
        assert_eq!(faults(""), [Blank]);
        assert_eq!(faults("feather"), [TooShort, NoCapital, NoDigitOrSign]);
        assert_eq!(faults("rita-and-more"), [NoCapital, HoldsName]);
        assert_eq!(faults("Rook-takes-e5"), []);
    }

    #[test]
    fn a_password_is_typed_twice() {
        let twice = |again| Password::parse_twice("Rook-takes-e5", again, &[]);
        assert!(twice("Rook-takes-e5").is_ok());
        assert_eq!(twice(""), Err(vec![PasswordFault::NotRepeated]));
        assert_eq!(twice("rook-takes-e5"), Err(vec![PasswordFault::Different]));
        let blank = vec![PasswordFault::Blank, PasswordFault::NotRepeated];
        assert_eq!(Password::parse_twice("", "", &[]), Err(blank));
        let short = vec![PasswordFault::TooShort];
        assert_eq!(Password::parse_twice("Rook-e5", "Rook", &[]), Err(short));
    }

    #[test]
    fn a_log_never_holds_a_password() {
        let password = Password::parse("Rook-takes-e5", &[]).unwrap();
        assert_eq!(format!("{password:?}"), "Password(..)");
    }
}
