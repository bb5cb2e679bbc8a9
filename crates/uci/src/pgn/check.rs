//! Replays every game of a file, counts them, and reports the broken ones.

use std::io::{self, Read, Write};

use rookery_rules::pgn::{
    BrokenGame, Interest, Limits, PgnError, PgnFault, Reader, VisitedMove, Visitor,
};

use super::tally::PgnTally;

/// The longest name of a variant that is shown.
const MOST_LETTERS: usize = 40;

/// Checks the games of a source, and writes a line for each broken one, up to so many.
pub(crate) fn check(source: impl Read, errors: &mut impl Write, most: u64) -> io::Result<PgnTally> {
    let mut reader = Reader::with_limits(source, Limits::ARCHIVE);
    let mut tally = PgnTally::default();
    loop {
        let mut moves = Moves(0);
        match reader.read_game(&mut moves) {
            Ok(Some(_)) => {
                tally.games += 1;
                tally.moves += moves.0;
            }
            Ok(None) => break,
            Err(PgnError::Broken(BrokenGame {
                fault: PgnFault::Variant(name),
                ..
            })) => tally.add_variant(printable(&name).take(MOST_LETTERS).collect()),
            Err(PgnError::Broken(broken)) => {
                tally.games += 1;
                tally.broken += 1;
                if tally.broken <= most {
                    write_line(errors, &broken.to_string())?;
                }
            }
            Err(PgnError::Io(error)) => return Err(error),
        }
    }
    if tally.broken > most {
        write_line(errors, &format!("and {} more", tally.broken - most))?;
    }
    tally.bytes = reader.bytes_read();
    Ok(tally)
}

/// Counts the moves of a game with all its variations.
struct Moves(u64);

impl Visitor for Moves {
    fn played(&mut self, _: VisitedMove<'_>) -> Interest {
        self.0 += 1;
        Interest::Read
    }
}

/// Writes a line at once, because a progress bar may stand below it.
fn write_line(out: &mut impl Write, line: &str) -> io::Result<()> {
    let line: String = printable(line).chain(['\n']).collect();
    out.write_all(line.as_bytes())
}

/// The text of a stranger without what would steer a terminal.
fn printable(text: &str) -> impl Iterator<Item = char> {
    text.chars().map(|letter| {
        if letter.is_control() {
            char::REPLACEMENT_CHARACTER
        } else {
            letter
        }
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[track_caller]
    fn check_text(text: &str, most: u64, summary: &str, lines: &str) {
        let mut errors = Vec::new();
        let tally = check(text.as_bytes(), &mut errors, most).unwrap();
        let all = tally.summary(Duration::from_secs(1));
        let (counts, _speed) = all.split_once(';').unwrap();
        assert_eq!(counts, summary);
        assert_eq!(String::from_utf8(errors).unwrap(), lines);
    }

    #[test]
    fn good_games_are_counted_with_their_variations() {
        check_text(
            "1. e4 e5 (1... c5 2. Nf3) 1-0\n\n1. d4 {text} *",
            100,
            "2 games, 5 moves, 0 broken",
            "",
        );
        check_text("", 100, "0 games, 0 moves, 0 broken", "");
    }

    #[test]
    fn broken_games_are_reported_with_their_place() {
        check_text(
            "[Event \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"B\"]\n\n1. e4 *\n",
            100,
            "2 games, 1 move, 1 broken",
            "game 1, line 3, column 13: Ke3: no king can move to e3\n",
        );
    }

    #[test]
    fn no_more_errors_are_shown_than_wanted() {
        check_text(
            &"1. e5 *\n".repeat(5),
            2,
            "5 games, 0 moves, 5 broken",
            "game 1, line 1, column 4: e5: no pawn can move to e5\n\
             game 2, line 2, column 4: e5: no pawn can move to e5\n\
             and 3 more\n",
        );
        check_text("1. e5 *", 0, "1 game, 0 moves, 1 broken", "and 1 more\n");
    }

    #[test]
    fn other_variants_are_no_failures() {
        check_text(
            "[Variant \"Atomic\"]\n\n1. e4 *\n\n[Variant \"\u{1b}[2J\"]\n\n1. e4 *\n\n1. e4 *",
            100,
            "1 game, 1 move, 0 broken, 2 of other variants (Atomic: 1, \u{fffd}[2J: 1)",
            "",
        );
    }

    #[test]
    fn what_would_steer_a_terminal_is_not_written_to_it() {
        check_text(
            "1. e4 \u{1b} *",
            100,
            "1 game, 0 moves, 1 broken",
            "game 1, line 1, column 7: '\u{fffd}' does not belong among the moves\n",
        );
    }

    #[test]
    fn a_source_that_fails_is_an_error() {
        struct Failing;
        impl Read for Failing {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("unplugged"))
            }
        }
        let error = check(Failing, &mut io::sink(), 100).unwrap_err();
        assert_eq!(error.to_string(), "unplugged");
    }
}
