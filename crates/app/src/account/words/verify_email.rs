//! Words of the page that proves an email address.

use rookery_protocol::api::ServerFacts;

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Confirm your email address";
    send => "Confirm";
    sending => "Confirming…";
    done_heading => "Your email address is confirmed";
    done => "Thank you! If you ever forget your password, we can send you a code.";
}

/// What is to be done, or why nothing is.
pub fn lead(lang: Lang, facts: Option<&ServerFacts>) -> &'static str {
    match (lang, facts.is_none_or(|facts| facts.mail)) {
        (Lang::En, true) => "Type the code from the mail we sent you.",
        (Lang::En, false) => {
            "This server sends no mail, so your address works as it is. If you have a code all the same, type it here."
        }
    }
}
