//! Words of the puzzle pages.

pub mod deck;
pub mod themes;

use rookery_protocol::api::{AttemptResult, PuzzleProgress, PuzzleTally, TriedPuzzle};
use rookery_puzzles::JudgedMode;
use rookery_rules::{Color, Role};

use crate::board::words as board;
use crate::lang::{Lang, number, sayings};
use crate::puzzles::practice::Miss;
use crate::puzzles::solving::{PuzzleHint, PuzzleNews, SolvingEnd, Stray, Threat};
use crate::puzzles::training::Training;

sayings! {
    heading => "Puzzles";
    lead => "Find the best move. Each puzzle is a real chance that someone had.";
    practice => "Practice";
    practice_lead => "No pressure: a wrong move goes back, and you try again.";
    lowest => "From rating";
    highest => "Up to rating";
    theme => "Theme";
    any_theme => "Any theme";
    start => "Start";
    more => "More ways to solve";
    rated => "Rated";
    rated_means => "One try for each. Your rating goes up and down.";
    streak => "Streak";
    streak_means => "Harder and harder. How many in a row?";
    daily => "Puzzle of the day";
    daily_means => "One for everybody here, new at midnight.";
    progress => "Your progress";
    progress_means => "What you solved, and how your rating went.";

    looking => "Looking for a puzzle…";
    hint => "Hint";
    hint_more => "Show the move";
    solution => "Show the solution";
    next => "Next puzzle";
    stay => "Stay here";
    again => "Play the moves again";
    try_again => "Try again";
    soon => "The next one comes in a moment.";
    by_itself => "Next puzzle comes by itself";
    by_itself_about => "A short pause after each one you solve.";
    all_puzzles => "All puzzles";
    moves => "The moves";
    facts => "About this puzzle";
    rating => "Rating";
    themes_label => "Themes";
    tries => "Tries";
    time => "Time";
    solved_here => "Solved now";
    your_rating => "Your rating";
    in_a_row => "In a row";
    best => "Best";
    give_up => "Give up";
    more_practice => "Practice more";
    new_streak => "Start a new streak";
    from_start => "Start again from the easy end";
    other_range => "Choose another range";
    try_later => "Try again";
    no_connection => "Rated puzzles and streaks need a connection, because the server is the judge. Practice works without one.";
    hint_costs => "With a hint the puzzle counts as lost.";

    progress_lead => "Everything you tried is here. Open any puzzle again.";
    nothing_yet => "Nothing here yet. Solve your first puzzle!";
    curve => "Rating over time";
    curve_short => "Solve some rated puzzles and a curve grows here.";
    by_range => "By rating";
    by_theme => "By theme";
    solved_list => "Your puzzles";
    column_range => "Rating";
    column_theme => "Theme";
    column_solved => "Solved";
    column_tries => "Tries";
    column_time => "Time";
    show_more => "Show more";
}

/// What a rating in the range means.
pub fn level(lang: Lang, rating: u16) -> String {
    let Lang::En = lang;
    let words = match rating {
        0..700 => "first steps",
        700..1100 => "easy",
        1100..1500 => "medium",
        1500..1900 => "hard",
        1900..2300 => "very hard",
        _ => "for masters",
    };
    format!("{rating}: {words}")
}

/// What is practiced: "Rating 600 to 1400, fork".
pub fn kind(lang: Lang, training: Training) -> String {
    let Lang::En = lang;
    let range = format!("Rating {} to {}", training.low(), training.high());
    match training.theme {
        Some(theme) => format!("{range}, {}", themes::name(lang, theme).to_lowercase()),
        None => range,
    }
}

/// What there is to say about the board: a short word, and a sentence.
pub fn news(lang: Lang, news: &PuzzleNews) -> (String, String) {
    let Lang::En = lang;
    let (head, text) = match news {
        PuzzleNews::Watch => ("Watch", "Your opponent moves.".to_owned()),
        PuzzleNews::Find(color) => ("Your turn", find(*color)),
        PuzzleNews::Right => ("Right!", "And now? There is more to find.".to_owned()),
        PuzzleNews::Asked => ("One moment", "The move is being checked.".to_owned()),
        PuzzleNews::Wrong(stray) => ("Not this one", wrong(lang, stray)),
        PuzzleNews::Again(stray) => ("Try again", wrong(lang, stray)),
        PuzzleNews::Piece(help, role) => ("A hint", hinted(lang, *help, *role)),
        PuzzleNews::Over(SolvingEnd::Solved) => ("Solved!", "Well done.".to_owned()),
        PuzzleNews::Over(SolvingEnd::Shown) => (
            "The solution",
            "Look at it move by move. It may come again.".to_owned(),
        ),
        PuzzleNews::Over(SolvingEnd::Lost) => (
            "Not solved",
            "Here is how it goes. Look at it move by move.".to_owned(),
        ),
    };
    (head.to_owned(), text)
}

fn find(color: Color) -> String {
    format!("Find the best move for {color}.")
}

fn hinted(lang: Lang, help: PuzzleHint, role: Role) -> String {
    let piece = board::role(lang, role);
    match help {
        PuzzleHint::Piece(from) => format!("Look at the {piece} on {from}."),
        PuzzleHint::Move(from, to) => format!("The {piece} on {from} goes to {to}."),
    }
}

/// Why a move is not the one.
fn wrong(lang: Lang, stray: &Stray) -> String {
    let san = stray.at.san(stray.mv);
    let after = stray.after();
    let answer = |mv| after.san(mv);
    match stray.threat {
        None => format!("{san} is not it. Let us see what happens…"),
        Some(Threat::Mate(mv)) => format!("After {san} comes {}, and that is mate.", answer(mv)),
        Some(Threat::Takes(mv, role)) => format!(
            "After {san} comes {}, and your {} is lost.",
            answer(mv),
            board::role(lang, role)
        ),
        Some(Threat::MateFollows(mv)) => {
            format!("After {san} comes {}, and mate follows.", answer(mv))
        }
        Some(Threat::Turns(mv)) => {
            format!("After {san} comes {}, and you are worse off.", answer(mv))
        }
        Some(Threat::Holds(mv)) => {
            format!("After {san} comes {}, and the chance is gone.", answer(mv))
        }
        Some(Threat::Nothing) => format!("{san} is not bad, but there is something better."),
        Some(Threat::Stalemate) => {
            format!("After {san} there is no move left: a draw, and you had more.")
        }
        Some(Threat::Unknown) => format!("{san} is not it."),
    }
}

/// Why there is no next puzzle: a heading and a sentence.
pub fn miss(lang: Lang, miss: &Miss, training: Option<Training>) -> (String, String) {
    let Lang::En = lang;
    let range = training.map(|training| format!(" ({})", kind(lang, training)));
    let range = range.unwrap_or_default();
    let (head, text) = match miss {
        Miss::Nowhere if training.is_none() => (
            "No puzzle here",
            "There is no puzzle to solve here right now.".to_owned(),
        ),
        Miss::Nowhere => (
            "No puzzles here",
            format!(
                "There are no puzzles of this kind{range}. Choose a wider range or another theme."
            ),
        ),
        Miss::Top => (
            "You reached the top!",
            format!("You went all the way up{range}. Some easier ones are still unsolved."),
        ),
        Miss::Finished => (
            "All solved!",
            format!("You have solved every puzzle of this kind{range}. Time for a harder range?"),
        ),
        Miss::Offline => (
            "You are offline",
            "No more puzzles are kept in this browser. What you solved is safe and is sent later."
                .to_owned(),
        ),
        Miss::Refused(_) => ("That did not work", String::new()),
    };
    (head.to_owned(), text)
}

/// Solved puzzles that wait for the server.
pub fn waiting(lang: Lang, count: usize) -> Option<String> {
    let Lang::En = lang;
    match count {
        0 => None,
        1 => Some("One solved puzzle waits for the server and is sent by itself.".to_owned()),
        _ => Some(format!(
            "{count} solved puzzles wait for the server and are sent by themselves."
        )),
    }
}

/// A time as one says it: "8 s", "2 min 5 s".
pub fn lasted(lang: Lang, millis: u64) -> String {
    let Lang::En = lang;
    let seconds = millis / 1000;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// How a judged attempt ended.
pub fn result(lang: Lang, result: &AttemptResult, mode: JudgedMode) -> String {
    let Lang::En = lang;
    if mode == JudgedMode::Streak {
        return match (result.solved && result.hints == 0, result.streak) {
            (true, 1) => "That is one in a row.".to_owned(),
            (true, count) => format!("That is {count} in a row."),
            (false, _) => "The streak ends here. A new one begins whenever you like.".to_owned(),
        };
    }
    let helped = match (result.solved, result.hints) {
        (true, 1..) => " With a hint it counts as lost.",
        _ => "",
    };
    match (result.rating_before, result.rating_after) {
        (Some(before), Some(after)) => {
            let sign = if after < before { "−" } else { "+" };
            let change = (after - before).abs();
            format!("Your rating: {before} → {after} ({sign}{change}).{helped}")
        }
        _ => format!("Your rating stays as it is.{helped}"),
    }
}

/// A range of ratings: "600–799".
pub fn band(lang: Lang, from: i64, to: i64) -> String {
    match lang {
        Lang::En => format!("{from}–{to}"),
    }
}

/// How much of it was solved: "5 of 7".
pub fn solved_of(lang: Lang, tally: &PuzzleTally) -> String {
    match lang {
        Lang::En => format!("{} of {}", tally.solved, tally.puzzles),
    }
}

/// How well known a rating is.
pub fn rating_now(lang: Lang, rating: i64, deviation: i64) -> String {
    let Lang::En = lang;
    match deviation > 110 {
        true => format!("about {rating}"),
        false => rating.to_string(),
    }
}

/// The same, once an attempt has counted for it.
pub fn rating_reached(lang: Lang, progress: &PuzzleProgress) -> String {
    match progress.plays {
        0 => "–".to_owned(),
        _ => rating_now(lang, progress.rating, progress.deviation),
    }
}

/// How hard a puzzle is, and what it is rated now that it was tried: "1480 → 1452".
pub fn puzzle_rating(lang: Lang, then: i64, now: Option<i64>) -> String {
    let Lang::En = lang;
    match now.filter(|now| *now != then) {
        Some(now) => format!("{then} → {now}"),
        None => then.to_string(),
    }
}

/// What a streak that is over was: "You solved 5!"
pub fn streak_ended(lang: Lang, solved: i64) -> Option<String> {
    let Lang::En = lang;
    (solved > 0).then(|| {
        format!(
            "You solved {}!",
            number::grouped(lang, solved.unsigned_abs())
        )
    })
}

/// What a curve shows, for those who cannot see it.
pub fn curve_told(lang: Lang, first: i64, last: i64, lowest: i64, highest: i64) -> String {
    match lang {
        Lang::En => {
            format!("Your rating went from {first} to {last}, between {lowest} and {highest}.")
        }
    }
}

/// One puzzle of the list: "Rating 1240, first try, 8 s".
pub fn tried_row(lang: Lang, tried: &TriedPuzzle) -> String {
    let Lang::En = lang;
    let time = lasted(lang, u64::try_from(tried.millis).unwrap_or(0));
    let tries = match (tried.tries, tried.solved) {
        (1, true) => "first try".to_owned(),
        (1, false) => "one try".to_owned(),
        (tries, _) => format!("{} tries", number::grouped(lang, tries.unsigned_abs())),
    };
    let rating = tried.puzzle.rating;
    match tried.solved {
        true => format!("Rating {rating}, {tries}, {time}"),
        false => format!("Rating {rating}, not solved yet, {tries}, {time}"),
    }
}

#[cfg(test)]
mod tests;
