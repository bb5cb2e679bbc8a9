//! What the store promises, tried on both databases.

mod contract;

mod accounts;
mod audit;
mod codes;
mod deletion;
mod durability;
mod events;
mod export;
mod games;
mod keys;
mod laws;
mod lists;
mod merge;
mod migrations;
mod preferences;
mod progress;
mod races;
mod reviews;
mod sessions;
mod shares;
mod tokens;
