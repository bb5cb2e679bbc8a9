#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod bench;
mod effort;
mod engine;
mod eval;
mod human;
mod leaning;
mod order;
mod search;
mod stop;
mod strength;
mod table;
mod value;
mod weakness;

pub use bench::{BENCH_DEPTH, bench};
pub use effort::nodes_searched;
pub use engine::{Engine, Task};
pub use eval::{FEATURES, Trace, WEIGHTS, evaluate as evaluation, trace};
pub use human::{
    Glance, HABITS, Human, KNOTS, NOTICES, PEOPLE, ParseHumanError, SCENES, STEPS, Sighting,
    Weights, blend,
};
pub use search::{Thought, ThoughtProgress};
pub use stop::{Clock, NoClock, Stop};
pub use strength::Strength;
