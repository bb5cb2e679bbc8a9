//! Everything that a browser keeps, in one table: how it is called, whose it is, since which version of its
//! text, and how large it gets. Names never change, because browsers hold them.

use super::key::{Own, OwnGames, Owner, Room, Single, Thing};

const KB: u32 = 1024;

macro_rules! table {
    ($($(#[$doc:meta])* $key:ident: $kind:ident = $thing:expr;)*) => {
        $($(#[$doc])* pub const $key: $kind = $kind(&$thing);)*

        /// Every row.
        pub const ALL: &[&Thing] = &[$($key.0),*];
    };
}

table! {
    /// Whether anybody ever logged in here, so that they are led to the log-in. It does not say who.
    WAS_HERE: Single = thing("was-logged-in", Owner::Browser, None, 8);
    /// When the line about accounts was put away. A class of thirty is not asked thirty times.
    GUEST_BANNER: Single = thing("guest-banner", Owner::Browser, None, 20);
    /// The id of whoever is logged in.
    ACCOUNT: Single = thing("account", Owner::Visitor, None, 40);
    /// The colors of the page, for the script that runs before it starts (`xtask/src/site/page.rs`).
    THEME: Single = thing("theme", Owner::Visitor, None, 8);
    /// The id of whoever's adventure it was last, for when the server cannot be asked.
    TRAVELER: Single = thing("adventure-of", Owner::Visitor, None, 40);
    /// What they like; the account has it too.
    PREFERENCES: Own = thing("preferences", Owner::Person, None, 64 * KB);
    /// What was chosen for the last game, with the names of friends.
    CHOICES: Own = thing("choices", Owner::Person, Some(3), 2 * KB);
    /// How well they play.
    LEVEL: Own = thing("my-level", Owner::Person, Some(1), 100);
    /// Whether the bar beside the board is hidden.
    EVALUATION_BAR: Own = thing("evaluation-bar", Owner::Person, None, 8);
    /// Whether the list of moves is hidden.
    MOVE_LIST: Own = thing("move-log", Owner::Person, None, 8);
    /// The game from which the next one goes on, until that has begun.
    CONTINUED: Own = thing("continued", Owner::Person, None, 200);
    /// The unfinished game.
    GAME: Own = thing("game", Owner::Person, Some(2), 32 * KB);
    /// Games that wait for the server.
    OUTBOX: OwnGames = thing("outbox", Owner::Games, None, 64 * KB);
    /// Games that the server would not take.
    REFUSED: OwnGames = thing("refused", Owner::Games, None, 64 * KB);
    /// What the server has of a game.
    REVISION: OwnGames = thing("revision", Owner::Games, None, 60);
    /// Variations and comments that the server has not got yet.
    DRAFT: OwnGames = thing("variations", Owner::Games, None, 64 * KB);
    /// How far the story has come.
    ADVENTURE: Own = thing("adventure", Owner::Traveler, None, 64 * KB);
    /// The survival run.
    SURVIVAL: Own = thing("survival", Owner::Person, None, KB);
    /// The opponent of their own that they play against.
    OWN_OPPONENT: Own = thing("own-opponent", Owner::Person, None, 8 * KB);
    /// How far the import of a file has come.
    IMPORT: Own = thing("import", Owner::Person, None, 64 * KB);
    /// Their name in files from elsewhere.
    IMPORT_PLAYER: Own = thing("import-player", Owner::Person, None, 320);
    /// Solved puzzles that wait for the server.
    PUZZLE_REPORTS: Own = thing("puzzle-reports", Owner::Person, None, 128 * KB);
    /// The names of puzzles that were solved.
    PUZZLES_SOLVED: Own = thing("puzzles-solved", Owner::Person, None, 64 * KB);
    /// Puzzles for times without a connection.
    PUZZLES_KEPT: Own = thing("puzzles-kept", Owner::Person, None, 64 * KB);
    /// How far a range of puzzles has come.
    PUZZLE_PLACE: Own = thing("puzzle-place", Owner::Person, None, 100);
    /// The kind of puzzles that was chosen last.
    PUZZLE_CHOICE: Own = thing("puzzle-choice", Owner::Person, None, 100);
    /// Whether the next puzzle comes by itself.
    PUZZLE_NEXT: Own = thing("puzzle-next", Owner::Person, None, 8);
}

const fn thing(name: &'static str, owner: Owner, version: Option<u8>, most: u32) -> Thing {
    Thing {
        name,
        owner,
        version,
        most,
        room: Room::Local,
    }
}

#[cfg(test)]
mod tests;
