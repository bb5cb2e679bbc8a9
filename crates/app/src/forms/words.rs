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
        (Lang::En, Slip::NoSide) => "Say which side was yours.".to_owned(),
        (Lang::En, Slip::NoPlayer) => "Type a name.".to_owned(),
        (Lang::En, Slip::LongPlayer(most)) => format!("A name has at most {most} characters here."),
        (Lang::En, Slip::NoDay) => "Choose the day on which it was played.".to_owned(),
        (Lang::En, Slip::FutureDay) => "That day has not come yet.".to_owned(),
        (Lang::En, Slip::OldDay) => "Rookery keeps games from 1970 on.".to_owned(),
        (Lang::En, Slip::NoResult) => "Say how the game ended.".to_owned(),
        (Lang::En, Slip::OtherResult) => {
            "The moves on the board end the game otherwise.".to_owned()
        }
        (Lang::En, Slip::NoMoves) => "Play or type the first move.".to_owned(),
        (Lang::En, Slip::LeftMoves) => {
            "These moves are not on the board yet. Press Add, or empty the field.".to_owned()
        }
    }
}
