//! Everything that a browser keeps, in one table: how it is called, whose it is, since which version of its
//! text, what would be lost with it and how large it gets. Names never change, because browsers hold them.
//!
//! All of it is small enough for the local storage. What is bulky one day gets [`Room::Database`], and a file
//! beside `browser/storage.rs` that keeps it.

use super::key::{Own, OwnGames, Owner, Room, Single, Text, Thing, Worth};

const KB: u32 = 1024;

/// The name, the owner, the worth, the version of the text if it has one, and its length at most.
macro_rules! table {
    ($($(#[$doc:meta])*
        $key:ident: $kind:ident = $name:literal, $owner:ident, $worth:ident, $version:expr, $most:expr;)*) => {
        $($(#[$doc])* pub const $key: $kind = $kind(&Thing {
            name: $name,
            owner: Owner::$owner,
            worth: Worth::$worth,
        });)*

        /// Every row.
        pub const ALL: &[&Thing] = &[$($key.0),*];

        /// The texts of every row. The page does without, so that it does not carry them.
        pub const TEXTS: &[Text] = &[$(Text {
            name: $name,
            version: $version,
            most: $most,
            room: Room::Local,
        }),*];
    };
}

table! {
    /// Whether anybody ever logged in here, so that they are led to the log-in. It does not say who.
    WAS_HERE: Single = "was-logged-in", Browser, Trace, None, 8;
    /// When the line about accounts was put away. A class of thirty is not asked thirty times.
    GUEST_BANNER: Single = "guest-banner", Browser, Trace, None, 20;
    /// How somebody has just left: other windows hear of it, and the page that begins anew takes it away.
    LEFT: Single = "left", Browser, Trace, None, 8;
    /// The id of whoever is logged in.
    ACCOUNT: Single = "account", Visitor, Trace, None, 40;
    /// Whether that is a guest whom the server knows.
    GUEST: Single = "guest", Visitor, Choice, None, 8;
    /// The colors of the page, for the script that runs before it starts (`xtask/src/site/page.rs`). They
    /// go too: another one finds the page as it is meant to be found.
    THEME: Single = "theme", Visitor, Choice, None, 8;
    /// The id of the guest whose adventure it was last, for when the server cannot be asked.
    TRAVELER: Single = "adventure-of", Visitor, Trace, None, 40;
    /// What they like, the sound among it; the account has it too.
    PREFERENCES: Own = "preferences", Person, Choice, None, 64 * KB;
    /// What was chosen for the last game, with the names of friends. Looking at the page writes it.
    CHOICES: Own = "choices", Person, Trace, Some(4), 2 * KB;
    /// How well they play. Looking at the page writes it; the account gets it when they log out.
    LEVEL: Own = "my-level", Person, Trace, Some(2), 100;
    /// Whether the bar beside the board is hidden.
    EVALUATION_BAR: Own = "evaluation-bar", Person, Choice, None, 8;
    /// Whether the list of moves is hidden.
    MOVE_LIST: Own = "move-log", Person, Choice, None, 8;
    /// Whether what the engine thinks is unfolded.
    THOUGHTS: Own = "thoughts", Person, Choice, None, 8;
    /// The game from which the next one goes on, until that has begun.
    CONTINUED: Own = "continued", Person, Choice, None, 200;
    /// The unfinished game.
    GAME: Own = "game", Person, Work, Some(2), 32 * KB;
    /// Games that wait for the server.
    OUTBOX: OwnGames = "outbox", Games, Work, None, 64 * KB;
    /// Games that the server would not take.
    REFUSED: OwnGames = "refused", Games, Work, None, 64 * KB;
    /// What the server has of a game.
    REVISION: OwnGames = "revision", Games, Trace, None, 60;
    /// Variations and comments that the server has not got yet.
    DRAFT: OwnGames = "variations", Games, Work, None, 64 * KB;
    /// How far the story has come.
    ADVENTURE: Own = "adventure", Traveler, Work, None, 64 * KB;
    /// The survival run, which the server adds up from its games. Looking at the page writes it.
    SURVIVAL: Own = "survival", Person, Trace, None, KB;
    /// The opponent of their own that they play against; the server has it too.
    OWN_OPPONENT: Own = "own-opponent", Person, Trace, None, 8 * KB;
    /// How far the import of a file has come.
    IMPORT: Own = "import", Person, Trace, None, 64 * KB;
    /// Their name in files from elsewhere.
    IMPORT_PLAYER: Own = "import-player", Person, Choice, None, 320;
    /// The game that they write down from paper, with what stands on the sheet.
    SCORESHEET: Own = "scoresheet", Person, Choice, None, 32 * KB;
    /// Solved puzzles that wait for the server.
    PUZZLE_REPORTS: Own = "puzzle-reports", Person, Work, None, 128 * KB;
    /// The names of puzzles that were solved; the server has them too.
    PUZZLES_SOLVED: Own = "puzzles-solved", Person, Trace, None, 64 * KB;
    /// Puzzles for times without a connection.
    PUZZLES_KEPT: Own = "puzzles-kept", Person, Trace, None, 64 * KB;
    /// How far a range of puzzles has come.
    PUZZLE_PLACE: Own = "puzzle-place", Person, Trace, None, 100;
    /// The kind of puzzles that was chosen last.
    PUZZLE_CHOICE: Own = "puzzle-choice", Person, Choice, None, 100;
    /// Whether the next puzzle comes by itself.
    PUZZLE_NEXT: Own = "puzzle-next", Person, Choice, None, 8;
}

#[cfg(test)]
mod tests;
