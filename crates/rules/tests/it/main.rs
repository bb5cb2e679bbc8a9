//! The library from outside: the public interface only.

mod cozy;
mod differential;
mod draws;
mod endings;
mod exchange;
mod fen;
mod laws;
mod mailbox;
mod perft;
mod san;
mod uci;
