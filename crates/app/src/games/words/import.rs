//! Words of the import of games from files.

use rookery_protocol::api::SkippedGame;

use crate::games::importing::{ImportCounts, ImportProgress};
use crate::lang::number::grouped;
use crate::lang::{Lang, sayings};

sayings! {
    heading => "Import games";
    lead => "Bring the games you played elsewhere, as PGN files. Lichess, Chess.com and every chess program can write them. Games you have already are not doubled.";
    paper => "Only on paper? Write it down on the board.";
    files => "PGN files";
    paste => "Or paste games";
    pasted => "Pasted games";
    player_label => "Your name in these games";
    player_hint => "So that Rookery knows which side was yours. Leave it empty if it is your name here.";
    begin => "Start import";
    nothing => "Choose a file or paste a game first.";
    close => "Close";
    reading => "Reading the file…";
    bar => "Games with the server";
    cancel => "Cancel";
    canceled => "Stopped. What is imported already stays.";
    done => "Done.";
    go_on => "Try again";
    skipped_heading => "Skipped games";
    unreadable => "This file could not be read. It may have been moved or changed meanwhile.";
    too_long => "This game is longer than the server takes.";
    forget => "Forget it";
}

/// "1,200 of 5,000 games".
pub fn so_far(lang: Lang, progress: &ImportProgress) -> String {
    let (games, of) = (grouped(lang, progress.games), grouped(lang, progress.of));
    let name = &progress.file.name;
    match lang {
        Lang::En => format!("{name}: {games} of {of} games"),
    }
}

/// A piece failed and is tried again by itself.
pub fn waits(lang: Lang, seconds: u32) -> String {
    match (lang, seconds) {
        (Lang::En, 1) => "The server did not take a piece. Trying again in a second…".to_owned(),
        (Lang::En, seconds) => {
            format!("The server did not take a piece. Trying again in {seconds} seconds…")
        }
    }
}

/// An import that was broken off.
pub fn left(lang: Lang, progress: &ImportProgress) -> String {
    let (games, of) = (grouped(lang, progress.games), grouped(lang, progress.of));
    let name = &progress.file.name;
    match lang {
        Lang::En => format!(
            "The import of {name} stopped after {games} of {of} games. Choose the file again to go on."
        ),
    }
}

/// "4,998 games are new, 1 you had already, 1 was skipped."
pub fn report(lang: Lang, tally: &ImportCounts) -> String {
    let Lang::En = lang;
    let kept = match tally.kept {
        1 => "1 game is new".to_owned(),
        kept => format!("{} games are new", grouped(lang, kept)),
    };
    let mut parts = vec![kept];
    if tally.known > 0 {
        parts.push(format!("{} you had already", grouped(lang, tally.known)));
    }
    match tally.skipped {
        0 => {}
        1 => parts.push("1 was skipped".to_owned()),
        skipped => parts.push(format!("{} were skipped", grouped(lang, skipped))),
    }
    format!("{}.", parts.join(", "))
}

/// "Game 12, line 85: The game has no moves."
pub fn skipped(lang: Lang, skipped: &SkippedGame) -> String {
    let SkippedGame { game, line, reason } = skipped;
    match lang {
        Lang::En => {
            let (game, line) = (grouped(lang, *game), grouped(lang, *line));
            format!("Game {game}, line {line}: {reason}")
        }
    }
}

/// Those that are not told one by one.
pub fn more_skipped(lang: Lang, count: u64) -> String {
    match lang {
        Lang::En => format!("And {} more.", grouped(lang, count)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_tells_what_became_of_all() {
        let tally = |kept, known, skipped| {
            let told = Vec::new();
            report(
                Lang::En,
                &ImportCounts {
                    kept,
                    known,
                    skipped,
                    told,
                },
            )
        };
        assert_eq!(
            tally(4_998, 1, 1),
            "4,998 games are new, 1 you had already, 1 was skipped."
        );
        assert_eq!(tally(1, 0, 0), "1 game is new.");
        assert_eq!(
            tally(0, 20, 3),
            "0 games are new, 20 you had already, 3 were skipped."
        );
    }
}
