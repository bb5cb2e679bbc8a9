//! How hard a password is to guess, roughly: its length counts most.

use rookery_protocol::account::Password;

/// How good a password is that keeps the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    Fair,
    Good,
    Strong,
}

impl Strength {
    /// None for a password that breaks a rule: what it lacks is said elsewhere.
    pub fn of(password: &str, names: &[&str]) -> Option<Self> {
        Password::parse(password, names).ok()?;
        // A phrase of a few words is longer than any jumble that people remember.
        Some(match password.chars().count() {
            ..=10 => Self::Fair,
            11..=15 => Self::Good,
            _ => Self::Strong,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_is_stronger_and_rules_come_first() {
        for (password, strength) in [
            ("", None),
            ("feather7", None),
            ("Password-1", None),
            ("Feather7", Some(Strength::Fair)),
            ("Feather-7-Owl", Some(Strength::Good)),
            ("Seven owls in a fir tree", Some(Strength::Strong)),
        ] {
            assert_eq!(Strength::of(password, &[]), strength, "{password:?}");
        }
        assert_eq!(Strength::of("Feather-7", &["feather"]), None);
    }
}
