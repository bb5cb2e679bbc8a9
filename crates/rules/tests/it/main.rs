//! The library from outside: the public interface only.

mod cozy;
mod differential;
mod exchange;
mod laws;
mod mailbox;
mod perft;
