//! How hard a password is to guess, roughly: its length counts most, after the rules.

use rookery_protocol::account::{Password, PasswordFault};

/// How good a password is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strength {
    /// It breaks these rules.
    Lacking(Vec<PasswordFault>),
    /// It keeps the rules, but is short.
    Fair,
    /// It is longer.
    Good,
    /// It is as long as a phrase of a few words.
    Strong,
}

impl Strength {
    /// None as long as nothing is typed.
    pub fn of(password: &str, names: &[&str]) -> Option<Self> {
        let length = password.chars().count();
        let faults = Password::faults(password, names);
        // A phrase of a few words is longer than any jumble that people remember.
        Some(match (faults.is_empty(), length) {
            (_, 0) => return None,
            (false, _) => Self::Lacking(faults),
            (true, ..=10) => Self::Fair,
            (true, 11..=15) => Self::Good,
            (true, _) => Self::Strong,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_is_stronger_and_rules_come_first() {
        use PasswordFault::{Common, HoldsName, NoCapital};
        for (password, strength) in [
            ("", None),
            ("feather7", Some(Strength::Lacking(vec![NoCapital]))),
            ("Password-1", Some(Strength::Lacking(vec![Common]))),
            ("Feather7", Some(Strength::Fair)),
            ("Feather-7-Owl", Some(Strength::Good)),
            ("Seven owls in a fir tree", Some(Strength::Strong)),
        ] {
            assert_eq!(Strength::of(password, &[]), strength, "{password:?}");
        }
        let named = Strength::of("Feather-7", &["feather"]);
        assert_eq!(named, Some(Strength::Lacking(vec![HoldsName])));
    }
}
