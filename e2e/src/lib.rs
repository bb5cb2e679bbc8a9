//! Whole journeys through the site in real browsers. Every journey ends with the
//! same questions: did the console complain, was anything blocked, did the page
//! ask another host for anything?

#![forbid(unsafe_code)]

pub use browser::{Browser, Scheme};
pub use capabilities::{Kind, SCHOOL};
pub use harmless::harmless_moves;
pub use journey::{Journey, Reach, Running};
pub use page::Page;
pub use pointer::{Gesture, Pointer};
pub use problem::Problem;
pub use run::run;
pub use site::RunningSite;
pub use thirtyfour::{By, Key, WebElement};
pub use visit::{
    fresh_journey, fresh_visit, journey, refused_journey, visit, visit_at, without_refused,
};
pub use wait::until;
pub use wish::Wish;

pub mod measure;

#[doc(hidden)]
pub use inventory;

mod accessible;
mod browser;
mod capabilities;
mod death;
mod driver;
mod firefox_console;
mod focus;
mod harmless;
mod journey;
mod narrow;
mod page;
mod pointer;
mod pool;
mod problem;
mod renewal;
mod run;
mod site;
mod tally;
mod visit;
mod wait;
mod wish;
