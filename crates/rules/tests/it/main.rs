//! The library from outside: the public interface only.

mod cozy;
mod perft;
