//! The engine from outside: what it finds, that it finishes what it won, and that it always
//! thinks the same.
#![expect(clippy::unwrap_used, reason = "a test may")]

mod endings;
mod even;
mod mates;
mod people;
mod repeatable;

use rookery_testkit as _;
