//! Every mistake that can be typed into the page is told in the words of the rules.

mod account;
mod moves;
mod position;
mod variants;
