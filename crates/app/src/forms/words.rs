//! Words of forms, whatever they are for.

pub mod problem;

use rookery_protocol::api::NewTokenForm;

use crate::forms::form::Complaint;
use crate::forms::slip::Slip;
use crate::lang::{Lang, sayings};

sayings! {
    show_password => "Show password";
    right => "That is fine";
}

/// What is said at a field.
pub fn complaint(lang: Lang, complaint: &Complaint) -> String {
    match complaint {
        Complaint::Slip(slip) => self::slip(lang, *slip),
        // The server speaks for itself.
        Complaint::Told(sentence) => sentence.clone(),
    }
}

fn slip(lang: Lang, slip: Slip) -> String {
    match (lang, slip) {
        // The rules come with their sentences, so that the server says the same.
        (Lang::En, Slip::Rule(fault)) => fault.to_string(),
        (Lang::En, Slip::Label(bad)) => bad.to_string(),
        (Lang::En, Slip::NoName) => "Type your log-in name or your email address.".to_owned(),
        (Lang::En, Slip::NoPassword) => "Type your password.".to_owned(),
        (Lang::En, Slip::NoCode) => "Type the code you were given.".to_owned(),
        (Lang::En, Slip::NoCurrent) => "Type your current password.".to_owned(),
        (Lang::En, Slip::TokenName) => {
            let most = NewTokenForm::LONGEST_NAME;
            format!("Give the token a name of at most {most} characters.")
        }
    }
}
