//! An unfinished game as this browser keeps it: who plays whom (two lines), by which seed, the start and the
//! moves, and, if there is one, the clock, the hints, the game it goes on from and what it is played for.
//! Anything that is not exactly that is not read.

use rookery_rules::{DrawRules, Position};

use crate::bout::Bout;
use crate::clock::Clock;
use crate::id::GameId;
use crate::meeting::Meeting;
use crate::replay;
use crate::seats::Seats;

/// Tells our texts from others', and raised when their shape changes.
const FIRST_LINE: &str = "rookery game 2";

const CLOCK: &str = "clock ";
const HINTS: &str = "hints ";
const ID: &str = "id ";
const ORIGIN: &str = "from ";

/// The text to keep.
pub fn write(bout: &Bout) -> String {
    let Bout {
        id,
        started,
        seats,
        seed,
        game,
        clock,
        hints,
        origin,
        meeting,
    } = bout;
    let seats = seats.write();
    let moves: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
    let (start, moves) = (game.start().fen(), moves.join(" "));
    let mut text = format!("{FIRST_LINE}\n{seats}\n{seed}\n{start}\n{moves}");
    text.push_str(&format!("\n{ID}{id} {started}"));
    if let Some(clock) = clock {
        text.push_str(&format!("\n{CLOCK}{}", clock.write()));
    }
    if *hints > 0 {
        text.push_str(&format!("\n{HINTS}{hints}"));
    }
    if let Some(origin) = origin {
        text.push_str(&format!("\n{ORIGIN}{origin}"));
    }
    if let Some(meeting) = meeting {
        text.push_str(&format!("\n{}", meeting.write()));
    }
    text
}

/// What of a kept text only a move or another id changes: all but the clock and the rest after it.
pub fn moves(text: &str) -> &str {
    let end = text.match_indices('\n').nth(6).map(|(place, _)| place);
    &text[..end.unwrap_or(text.len())]
}

/// The id of the game in a kept text.
pub fn id(text: &str) -> Option<GameId> {
    let line = text.lines().find_map(|line| line.strip_prefix(ID))?;
    GameId::parse(line.split_once(' ')?.0)
}

/// The same text with another id.
pub fn renamed(text: &str, from: GameId, to: GameId) -> String {
    text.replacen(&format!("\n{ID}{from} "), &format!("\n{ID}{to} "), 1)
}

/// The game in a kept text, unless it is over or the text is not one of ours.
pub fn read(text: &str) -> Option<Bout> {
    let lines: Vec<_> = text.split('\n').collect();
    let [
        FIRST_LINE,
        players,
        more_players,
        seed,
        start,
        moves,
        ref more @ ..,
    ] = lines[..]
    else {
        return None;
    };
    let start = Position::parse_fen(start).ok()?;
    let game = replay::game(start, moves.split_whitespace(), DrawRules::AtOnce)?;
    // Texts of a time when games had no id are still read.
    let (mut clock, mut hints, mut birth) = (None, 0, (GameId::of_text(text), 0));
    let (mut origin, mut meeting) = (None, None);
    for line in more {
        if let Some(kept) = line.strip_prefix(CLOCK).filter(|_| clock.is_none()) {
            clock = Some(Clock::read(kept, game.start().turn(), game.moves().len())?);
        } else if let Some(kept) = line.strip_prefix(ID) {
            let (id, started) = kept.split_once(' ')?;
            birth = (GameId::parse(id)?, started.parse().ok()?);
        } else if let Some(kept) = line.strip_prefix(ORIGIN) {
            origin = Some(GameId::parse(kept)?);
        } else if let Some(kept) = Meeting::read(line) {
            meeting = Some(kept);
        } else {
            hints = line.strip_prefix(HINTS)?.parse().ok()?;
        }
    }
    let (id, started) = birth;
    let bout = Bout {
        id,
        started,
        seats: Seats::read(players, more_players)?,
        seed: seed.parse().ok()?,
        game,
        clock,
        hints,
        origin,
        meeting,
    };
    bout.game.outcome().is_none().then_some(bout)
}

#[cfg(test)]
mod tests {
    use rookery_rules::Color;

    use super::*;

    const KEPT: &str = "rookery game 2\nblack\n400 500 50 100 50 0 solid human\n4711\n\
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ne2e4 e7e5\n\
        id 00000000-0000-4000-8000-000000000007 1700000000000";

    #[test]
    fn a_game_is_kept_as_it_is() {
        let bout = read(KEPT).unwrap();
        assert_eq!((bout.seats.side(), bout.seed), (Some(Color::Black), 4711));
        assert_eq!(bout.seats.opponent().unwrap().time.millis(), 500);
        assert_eq!(bout.game.moves().len(), 2);
        assert_eq!(write(&bout), KEPT);
        let without_moves = KEPT.replace("e2e4 e7e5", "");
        assert_eq!(write(&read(&without_moves).unwrap()), without_moves);
        for more in [
            "\nclock 300+2 17 302000 301000",
            "\nhints 2",
            "\nclock 60+0 0 1 2\nhints 1",
            "\nhints 1\nfrom 00000000-0000-4000-8000-000000000006",
            "\nhints 1\nbattle hare hare Dash",
            "\nown - 7 Old Tom",
        ] {
            let kept = format!("{KEPT}{more}");
            assert_eq!(write(&read(&kept).unwrap()), kept);
        }
    }

    #[test]
    fn a_clock_that_runs_is_no_move() {
        let later = format!("{KEPT}\nclock 300+2 17 302000 301000");
        assert_eq!(moves(&later), moves(KEPT));
        assert_ne!(moves(&KEPT.replace(" e7e5", "")), moves(KEPT));
        assert_eq!(moves("odd"), "odd");
    }

    #[test]
    fn a_game_gets_another_id_and_nothing_else() {
        let from = GameId::parse("00000000-0000-4000-8000-000000000007").unwrap();
        let to = from.next();
        assert_eq!(id(KEPT), Some(from));
        let renamed = renamed(KEPT, from, to);
        assert_eq!(id(&renamed), Some(to));
        assert_ne!(moves(&renamed), moves(KEPT), "other windows are told");
        let bout = read(KEPT).unwrap();
        assert_eq!(read(&renamed), Some(Bout { id: to, ..bout }));
        assert_eq!(id("odd"), None);
    }

    #[test]
    fn a_text_without_an_id_is_read_and_gets_one() {
        let old = KEPT.split("\nid ").next().unwrap();
        let bout = read(old).unwrap();
        assert_eq!(bout.id, read(old).unwrap().id);
        assert_eq!(read(&write(&bout)), Some(bout));
    }

    #[test]
    fn anything_else_is_not_read() {
        for (from, to) in [
            ("game 2", "game 1"),
            ("game 2", "game 3"),
            ("black", "green"),
            ("solid", "reckless"),
            ("4711", "-1"),
            ("4711\n", ""),
            ("KQkq", "KQkx"),
            ("rnbqkbnr/", ""),
            ("e7e5", "e7e4"),
            ("e7e5", "castle"),
            ("e7e5", "e7e5\n\n"),
            ("e7e5", "e7e5\nclock 300+2 17 302000"),
            ("-4000-", "-"),
            ("1700000000000", "soon"),
            ("e7e5", "e7e5\nhints many"),
            ("e7e5", "e7e5\nwishes 1"),
            ("e2e4 e7e5", "f2f3 e7e5 g2g4 d8h4"),
        ] {
            let changed = KEPT.replacen(from, to, 1);
            assert_ne!(changed, KEPT);
            assert_eq!(read(&changed), None, "{changed}");
        }
        assert_eq!(read(""), None);
        assert_eq!(read("{\"game\":1}"), None);
    }
}
