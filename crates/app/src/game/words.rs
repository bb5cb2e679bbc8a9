//! Words around a game: its clocks, what was taken, its past, and hints.

pub mod actions;
pub mod company;
pub mod draw_offer;
pub mod ending;
pub mod names;
pub mod past;
pub mod score_sheet;
mod status;

pub use self::status::status;

use rookery_play::{Speed, TimeControl, Timed};
use rookery_rules::{Color, Move, Position, Role};

use crate::board::captured::Captured;
use crate::board::words as board;
use crate::game::hints::GivenHint;
use crate::lang::{Lang, sayings};

sayings! {
    title => "Play";
    laid_down => "You both leave it at that.";
    you => "You";
    rookery => "Rookery";
    player => "Player";

    rematch => "Rematch";
    rematch_means => "colors swapped";
    same_again => "Play again";
    same_again_means => "same colors";
    look_at_it => "Look at the game";
    come_back => "Back to your game";
    kept => "Kept with your games.";
    waiting => "The server cannot be reached. The game waits in this browser and is sent by itself.";

    clock => "Clock";
    no_clock => "No clock";
    custom => "My own";
    minutes => "Minutes for each side";
    increment => "Seconds added for each move";

    take_along => "Take the game along";
    position => "Position (FEN)";
    whole_game => "Game (PGN)";
    copy => "Copy";
    download => "Download";
    copied => "Copied.";
    not_copied => "This browser does not let the page copy. Download it instead.";
}

/// "5+0", "15+10".
pub fn timed(lang: Lang, timed: Timed) -> String {
    match lang {
        Lang::En => format!("{}+{}", short(timed.base()), timed.increment()),
    }
}

/// "5", "1:30"; what is offered has no seconds.
fn short(seconds: u32) -> String {
    match seconds % 60 {
        0 => (seconds / 60).to_string(),
        rest => format!("{}:{rest:02}", seconds / 60),
    }
}

fn long(lang: Lang, seconds: u32) -> String {
    let minutes = counted(lang, seconds / 60, "minute");
    match seconds % 60 {
        0 => minutes,
        rest => format!("{minutes} {}", counted(lang, rest, "second")),
    }
}

/// The same for those who hear it: "5 minutes, 3 seconds a move".
pub fn timed_spoken(lang: Lang, timed: Timed) -> String {
    let Lang::En = lang;
    let minutes = long(lang, timed.base());
    match timed.increment() {
        0 => minutes,
        increment => {
            let increment = counted(lang, increment, "second");
            format!("{minutes}, {increment} a move")
        }
    }
}

/// What a game against an engine is called in files: "Game against Russet the fox (rated 1700)".
pub fn event(lang: Lang, opponent: &str) -> String {
    match lang {
        Lang::En => format!("Game against {opponent}"),
    }
}

/// A time control with its class: "Blitz 5+3".
pub fn control(lang: Lang, control: TimeControl) -> String {
    match control {
        TimeControl::Unlimited => no_clock(lang).to_owned(),
        TimeControl::Timed(control) => {
            let Lang::En = lang;
            format!("{} {}", speed(lang, control.speed()), timed(lang, control))
        }
    }
}

/// The class of a time control, as chess players call it.
pub fn speed(lang: Lang, speed: Speed) -> &'static str {
    match (lang, speed) {
        (Lang::En, Speed::Bullet) => "Bullet",
        (Lang::En, Speed::Blitz) => "Blitz",
        (Lang::En, Speed::Rapid) => "Rapid",
    }
}

/// "1:05:09", "4:59", and "9.3" when time is short.
pub fn time(lang: Lang, millis: u32) -> String {
    let Lang::En = lang;
    if millis < rookery_play::LOW {
        return format!("{}.{}", millis / 1_000, millis % 1_000 / 100);
    }
    // A second that has begun counts, so that a full clock shows its full time.
    let seconds = millis.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A clock for those who hear it: "White has 4 minutes 59 seconds".
pub fn time_spoken(lang: Lang, color: Color, seconds: u32) -> String {
    let Lang::En = lang;
    let rest = counted(lang, seconds % 60, "second");
    match seconds / 60 {
        0 => format!("{color} has {rest}"),
        minutes => format!("{color} has {} {rest}", counted(lang, minutes, "minute")),
    }
}

/// What a side has taken: "took 2 pawns, 1 knight; ahead by 3".
pub fn captured(lang: Lang, captured: &Captured) -> String {
    let Lang::En = lang;
    let groups = captured.pieces.chunk_by(|one, next| one == next);
    let groups = groups.map(|group| {
        let number = u32::try_from(group.len()).unwrap_or(0);
        counted(lang, number, board::role(lang, group[0]))
    });
    let groups: Vec<_> = groups.collect();
    let mut told = Vec::new();
    if !groups.is_empty() {
        told.push(format!("took {}", groups.join(", ")));
    }
    if captured.ahead > 0 {
        told.push(format!("ahead by {}", captured.ahead));
    }
    told.join("; ")
}

/// A half-move by its number: "12… Nf6".
pub fn numbered(lang: Lang, before: &Position, mv: Move) -> String {
    let Lang::En = lang;
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "…",
    };
    format!("{}{dots} {}", before.fullmoves(), before.san(mv))
}

/// A hint as it is told.
pub fn help(lang: Lang, position: &Position, help: GivenHint) -> String {
    let Lang::En = lang;
    let piece = |mv: Move| position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
    match help {
        GivenHint::Awaited => "Looking for a good move…".to_owned(),
        GivenHint::Piece(mv) => format!(
            "Look at your {} on {}. Ask again to see the move.",
            board::role(lang, piece(mv)),
            mv.from()
        ),
        GivenHint::Move(mv) => format!("A good move: {}.", position.san(mv)),
    }
}

/// A hint was asked for, and the engine failed.
pub fn no_help(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The hint did not come. Ask again, or play on without it.",
    }
}

/// How often the person was helped: "2 hints used".
pub fn hints_used(lang: Lang, number: u16) -> String {
    match lang {
        Lang::En => format!("{} used", counted(lang, number.into(), "hint")),
    }
}

fn counted(lang: Lang, number: u32, what: &str) -> String {
    match (lang, number) {
        (Lang::En, 1) => format!("1 {what}"),
        (Lang::En, _) => format!("{number} {what}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_tenths_when_time_is_short() {
        let check = |millis, words: &str| assert_eq!(time(Lang::En, millis), words);
        check(300_000, "5:00");
        check(299_001, "5:00");
        check(61_000, "1:01");
        check(10_800_000, "3:00:00");
        check(20_000, "0:20");
        check(19_999, "19.9");
        check(0, "0.0");
        assert_eq!(
            time_spoken(Lang::En, Color::White, 61),
            "White has 1 minute 1 second"
        );
        assert_eq!(
            time_spoken(Lang::En, Color::Black, 9),
            "Black has 9 seconds"
        );
    }

    #[test]
    fn what_was_taken_is_told_in_groups() {
        let taken = Captured {
            pieces: vec![Role::Pawn, Role::Pawn, Role::Knight],
            ahead: 3,
        };
        assert_eq!(
            captured(Lang::En, &taken),
            "took 2 pawns, 1 knight; ahead by 3"
        );
        assert_eq!(captured(Lang::En, &Captured::default()), "");
    }

    #[test]
    fn controls_are_told_by_their_speed() {
        let blitz = Timed::new(3, 2).unwrap();
        assert_eq!(control(Lang::En, TimeControl::Timed(blitz)), "Blitz 3+2");
        assert_eq!(timed_spoken(Lang::En, blitz), "3 minutes, 2 seconds a move");
    }
}
