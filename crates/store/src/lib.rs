#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod adventure;
mod audit;
mod backup;
mod codes;
mod columns;
mod database;
mod deck;
mod deletion;
mod dialect;
mod directory;
mod error;
mod events;
mod export;
mod folding;
mod games;
mod identifier;
mod job;
mod json;
mod keys;
mod limits;
mod merge;
mod migrations;
mod named;
mod own_opponents;
mod preferences;
mod progress;
mod puzzles;
#[cfg(test)]
mod query_plan;
mod retry;
mod reviews;
mod secret;
mod sessions;
mod settings;
mod share_links;
mod sheet_links;
mod store;
mod survival;
mod timestamp;
mod tokens;
mod users;
mod writer;

pub use adventure::{Fight, SheetGame};
pub use audit::{ActOnPerson, AuditCursor, AuditEntry, Look, NewAudit};
pub use backup::{BackupError, RestoreError, backup, restore};
pub use codes::{Code, CodePurpose, NewCode};
pub use database::{Database, ParseDatabaseError};
pub use deck::{CardAttempt, CardMemory, NewOwnPuzzle, OwnPuzzle};
pub use deletion::Purged;
pub use directory::UserQuery;
pub use error::StoreError;
pub use events::{Event, EventSeq, NewEvent};
pub use export::Exported;
pub use games::{
    Game, GameContent, GameEdit, GameFilter, GameIndex, GamePage, GamePlace, GamePut, GameSeq,
    GameSummary, PutOutcome, Revision,
};
pub use identifier::{
    AttemptId, AuditId, EventId, KeyId, SessionId, ShareLinkId, TokenId, UserId, fresh,
};
pub use json::{Json, ParseJsonError};
pub use keys::SigningKey;
pub use limits::{
    LARGEST_EVENT, LARGEST_OPPONENT, LARGEST_PREFERENCES, LARGEST_PROGRESS, LARGEST_REVIEW,
    LARGEST_SETTING,
};
pub use merge::Merged;
pub use migrations::next_migration;
pub use own_opponents::{OpponentPut, OwnOpponent};
pub use preferences::Preferences;
pub use progress::StoredProgress;
pub use puzzles::{
    AttemptMode, AttemptSeq, AttemptTotals, BandTotals, Closing, CurvePoint, NewAttempt,
    NewOpening, NewPuzzle, Opening, Passed, Puzzle, PuzzleAttempt, PuzzleNumber, PuzzleSearch,
    Reported, StepOutcome, ThemeTotals, TriedPuzzle,
};
pub use reviews::{Review, ReviewKey};
pub use secret::SecretHash;
pub use sessions::{NewSession, Scope, Session};
pub use settings::Setting;
pub use share_links::{NewShareLink, ShareLink};
pub use sheet_links::{NewSheetLink, SheetLink};
pub use store::{Activity, Store};
pub use survival::{Listing, SurvivalGame, SurvivalRank, SurvivalScore};
pub use timestamp::Timestamp;
pub use tokens::{AccessToken, NewToken};
pub use users::{Credentials, Role, SignUp, User};
