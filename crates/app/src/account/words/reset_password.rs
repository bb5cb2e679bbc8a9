//! Words of the page on which one sets a new password with a code.

use rookery_protocol::api::ServerFacts;

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Choose a new password";
    code_hint => "Small or capital letters, spaces and dashes make no difference.";
    send => "Set the new password";
    sending => "Setting it…";
    done_heading => "Your new password is set";
    done => "All your devices were logged out. Log in with the new password.";
}

/// Where the code comes from.
pub fn lead(lang: Lang, facts: Option<&ServerFacts>) -> &'static str {
    match (lang, facts.is_some_and(|facts| facts.mail)) {
        (Lang::En, true) => {
            "You need the code from your mail, or from the person who runs this server."
        }
        (Lang::En, false) => "You need a code from the person who runs this server.",
    }
}
