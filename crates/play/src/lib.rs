#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod bout;
mod clock;
mod clocks;
pub mod draw_offer;
mod ending;
pub mod id;
pub mod judgment;
pub mod material;
mod meeting;
mod opponent;
mod pace;
pub mod record;
pub mod replay;
mod seats;
mod side;
mod thinking;
mod time_control;
mod verdict;
mod word;

pub use bout::{Bout, Reply, Stage};
pub use clock::{Clock, LOW};
pub use clocks::Clocks;
pub use ending::{EndReason, Ending};
pub use id::{GameId, OpponentId, ParseIdError, RunId};
pub use meeting::{Meeting, Occasion};
pub use opponent::{
    LONGEST_NAME, LONGEST_WORD, Level, Opponent, OpponentKind, Pace, RATING_STEP, rung,
};
pub use seats::{FriendName, Seats};
pub use side::{GameSource, Side};
pub use thinking::{Depth, ThinkTime};
pub use time_control::{IllegalTimeControl, Speed, TimeControl, Timed};
pub use verdict::{BattleVerdict, Verdict};
pub use word::Word;
