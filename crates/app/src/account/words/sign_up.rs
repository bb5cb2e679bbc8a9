//! Words of the page on which one signs up.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Make an account";
    lead => "It is free. Your games and what you learn are kept, on every device you use.";
    guest => "You have played here as a guest. Everything you did so far is kept.";
    send => "Sign up";
    sending => "Signing up…";
    agree_start => "By signing up you agree to the ";
    terms => "terms";
    agree_middle => ". What is kept about you stands in the ";
    privacy => "privacy page";
    agree_end => ".";
    parents => "For parents: there are no ads, no tracking and no free chat. In the settings you can download all that is kept, or delete the account, at any time.";
    have_one => "You have an account already?";
    closed_heading => "Sign-up is closed";
    closed => "On this server an administrator makes the accounts. Ask the person who runs it, for example your teacher. You can play without one.";
}
