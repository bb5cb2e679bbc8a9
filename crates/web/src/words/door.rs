//! Words that several pages of the door share.

use super::{Lang, sayings};
use crate::state::strength::Strength;

sayings! {
    login => "Log-in name";
    login_optional => "Log-in name (optional)";
    login_hint => "3 to 20 letters from A to Z or digits. You log in with it. Other players do not see it.";
    email => "Email address";
    email_optional => "Email address (optional)";
    email_hint_needed => "You can log in with it. Other players do not see it.";
    email_hint_optional => "Helps if you ever forget your password. Other players do not see it.";
    display => "Your name on this site";
    display_hint => "Others see it. A first name or a nickname is best, never your full name.";
    password => "Password";
    new_password => "New password";
    password_hint => "At least 8 characters, with a small letter, a capital letter, and a digit or a sign. A short sentence works well.";
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

/// How good a password is.
pub fn strength(lang: Lang, strength: Strength) -> &'static str {
    match (lang, strength) {
        (Lang::En, Strength::Fair) => "This password is okay. A longer one is harder to guess.",
        (Lang::En, Strength::Good) => "This is a good password.",
        (Lang::En, Strength::Strong) => "This is a strong password.",
    }
}
