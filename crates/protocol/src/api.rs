//! What crosses the network at `/api/v1`: the bodies of requests and answers. Times are
//! milliseconds since 1970 in universal time; ids are UUIDs in their usual text.

mod account;
mod admin;
mod adventure;
mod bout;
mod deck;
mod game;
mod game_upload;
mod opponent;
mod own_opponent;
mod puzzle;
mod server;
mod session;
mod share_link;
mod solving;
mod survival;
mod token;

pub use account::{
    Account, ChangeEmail, ChangeName, ChangePassword, ConfirmPassword, CurrentAccount, NewGuest,
    Role, UseCode,
};
pub use admin::{
    ActOnPerson, ActsOnPerson, AuditEntry, AuditPage, ChangeRole, KeyRotation, ResetCode, UserPage,
};
pub use adventure::{
    Adventure, AdventureFight, AdventureSheet, NewSheetLink, OwnSheet, SheetLink, SheetTally,
    StoryJourney, TemperTally,
};
pub use deck::{
    CardAttemptForm, CardPlan, Deck, DeckCard, HuntKept, HuntedGame, MissedMoment, Unhunted,
};
pub use game::{ChangeGame, Game, GamePage, GameSummary, ImportReport, SkippedGame, Variation};
pub use game_upload::{Ending, GameUpload, NoSuchEnding, Occasion};
pub use opponent::{Dials, NoSuchOpponent, OpponentV1, Thinking, called};
pub use own_opponent::{FaceParts, NewOpponentLink, OpponentDesign, OwnOpponent, OwnOpponents};
pub use puzzle::{
    AttemptMove, AttemptResult, DailyPuzzle, Hint, HintForm, HintLevel, JudgedMove, MoveVerdict,
    NewAttemptForm, OpenAttempt, Puzzle, PuzzleSupply, PuzzleThemes,
};
pub use server::{ChangeText, ServerFacts, ServerRules, SetUpForm, SignUpRule, Text, TextName};
pub use session::{ForgottenPassword, LogInForm, LoggedIn, Merged, ResetPassword, Session};
pub use share_link::{NewShare, NewShareForm, Share};
pub use solving::{
    BandProgress, CurvePage, CurvePoint, ImportState, PracticeKept, PracticeMode, PracticeReport,
    PracticeReports, PuzzleImport, PuzzleProgress, PuzzleTally, SkippedLine, ThemeProgress,
    TriedPage, TriedPuzzle,
};
pub use survival::{ShowSurvival, Survival, SurvivalRun, SurvivalScore, SurvivalScores};
pub use token::{NewToken, NewTokenForm, Scope, Token};
