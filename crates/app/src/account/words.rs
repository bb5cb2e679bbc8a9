//! Words that several pages of the door share.

pub mod forgot_password;
pub mod leaving;
pub mod log_in;
pub mod reset_password;
pub mod set_up;
pub mod sign_up;
pub mod verify_email;

use rookery_protocol::account::{EmailRule, PasswordFault};
use rookery_protocol::api::ServerFacts;

use crate::account::strength::Strength;
use crate::lang::{Lang, sayings};

sayings! {
    login => "Log-in name";
    login_optional => "Log-in name (optional)";
    login_hint => "3 to 20 letters from A to Z or digits. You log in with it. Other players do not see it.";
    email => "Email address";
    email_optional => "Email address (optional)";
    display => "Your name on this site";
    display_hint => "Others see it. A first name or a nickname is best, never your full name.";
    password => "Password";
    new_password => "New password";
    password_hint => "8 to 128 characters, with small and capital letters and a digit or a sign, and none that many people use. A whole sentence works well, with its capital letter and its dot.";
    repeated => "Password once more";
    new_repeated => "New password once more";
    code => "Code";
    log_in => "Log in";
    sign_up => "Sign up";
    to_log_in => "Go to log-in";
    back_to_log_in => "Back to log-in";
    home => "Play a game";
    moment => "One moment…";
    needs_https => "Accounts do not work at this address, because it begins with http and not with https. Ask the person who runs this server. You can play without an account.";
    unencrypted => "This server is reached without encryption, so others in the same network could listen. Do not use a password here that you use anywhere else.";
}

/// What an email address is good for on this server.
pub fn email_hint(lang: Lang, policy: EmailRule, facts: Option<&ServerFacts>) -> &'static str {
    match (lang, policy, facts.is_some_and(|facts| facts.mail)) {
        (Lang::En, EmailRule::Optional, true) => {
            "Helps if you ever forget your password. Other players do not see it."
        }
        (Lang::En, EmailRule::Needed, _) | (Lang::En, EmailRule::Optional, false) => {
            "You can log in with it. Other players do not see it."
        }
    }
}

/// How good a password is, and what would make it better.
pub fn strength(lang: Lang, strength: &Strength) -> String {
    let Lang::En = lang;
    match strength {
        Strength::Lacking(faults) => lacking(lang, faults),
        Strength::Fair => {
            "Okay: it keeps the rules. One more word makes it much harder to guess.".to_owned()
        }
        Strength::Good => "Good: long and mixed.".to_owned(),
        Strength::Strong => "Strong: so long that nobody guesses it.".to_owned(),
    }
}

fn lacking(lang: Lang, faults: &[PasswordFault]) -> String {
    let Lang::En = lang;
    let missing = |fault: &PasswordFault| match fault {
        PasswordFault::TooShort => Some("at least 8 characters"),
        PasswordFault::NoSmallLetter => Some("a small letter"),
        PasswordFault::NoCapital => Some("a capital letter"),
        PasswordFault::NoDigitOrSign => Some("a digit or a sign"),
        _ => None,
    };
    let missing: Vec<_> = faults.iter().filter_map(missing).collect();
    match missing.as_slice() {
        [] if faults.contains(&PasswordFault::Common) => {
            "Too common: many people use it. Three words that do not belong together are better."
                .to_owned()
        }
        [] if faults.contains(&PasswordFault::HoldsName) => {
            "Too easy: your name is in it. Take a word that nobody connects with you.".to_owned()
        }
        [] => "Too long: at most 128 characters.".to_owned(),
        [one] => format!("Still missing: {one}."),
        [others @ .., last] => format!("Still missing: {} and {last}.", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use rookery_protocol::account::Password;

    use super::*;

    fn check(password: &str, words: &str) {
        let strength = Strength::of(password, &["rita"]).unwrap();
        assert_eq!(self::strength(Lang::En, &strength), words);
    }

    #[test]
    fn nothing_is_promised_where_no_mail_is_sent() {
        let mut facts = crate::account::example::facts();
        for mail in [false, true] {
            facts.mail = mail;
            let hint = email_hint(Lang::En, EmailRule::Optional, Some(&facts));
            assert_eq!(hint.contains("forget your password"), mail, "{hint}");
            let lead = reset_password::lead(Lang::En, Some(&facts));
            assert_eq!(lead.contains("mail"), mail, "{lead}");
            let lead = verify_email::lead(Lang::En, Some(&facts));
            assert_eq!(lead.contains("sends no mail"), !mail, "{lead}");
        }
    }

    #[test]
    fn the_advice_for_a_password_makes_one_that_is_taken() {
        assert!(password_hint(Lang::En).ends_with("with its capital letter and its dot."));
        let taken = |sentence| Password::parse(sentence, &["rita"]).is_ok();
        assert!(taken("We feed nine hens.") && !taken("we feed nine hens"));
    }

    #[test]
    fn what_is_missing_is_said_before_how_good_it_is() {
        check(
            "f",
            "Still missing: at least 8 characters, a capital letter and a digit or a sign.",
        );
        check("feather-7", "Still missing: a capital letter.");
        check("Feather-7-Owl", "Good: long and mixed.");
        assert!(
            strength(Lang::En, &Strength::of("Password1", &[]).unwrap()).starts_with("Too common")
        );
        assert!(
            strength(Lang::En, &Strength::of("Rita-123", &["rita"]).unwrap())
                .starts_with("Too easy")
        );
    }
}
