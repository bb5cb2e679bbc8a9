//! Words of the page on which a kept game is gone through.

use rookery_play::{Side, Verdict};
use rookery_protocol::api::{Ending, GameSummary};
use rookery_rules::{Color, Move, Outcome, Position};

use crate::board::words as board;
use crate::games::words as games;
use crate::lang::{Lang, sayings};
use crate::review::reviewed_game::Review;
use crate::spoken::words as spoken;

sayings! {
    loading => "Fetching the game…";
    moves_heading => "Moves";
    moves_empty => "No move was played. Play one on the board to try it.";
    steps_hint => "Keys: ← → Home End go through the moves, f turns the board";
    untitled => "Game";
    unfinished => "Not finished";
    no_result => "No result";
    start => "Start of the game";
    to_end => "To the end";

    line_heading => "This variation";
    raise => "Move up";
    raise_about => "Put this variation before the one above it";
    remove => "Delete";
    remove_about => "Delete this move and what follows it";
    removed => "Deleted.";
    put_back => "Undo";
    try_hint => "Play any move on the board to try it. The game itself stays as it was.";
    comment_label => "Comment on this position";
    comment_placeholder => "What were you thinking?";

    saved => "Saved";
    saving => "Saving…";
    again => "Try again";
    not_kept => "What you try here is not kept: the game belongs to somebody else.";

    keep_begin => "Keep as a game of its own";
    keep_label => "Name";
    keep_hint => "1 to 80 characters";
    keep_do => "Keep it";
    keep_stop => "Cancel";
    keep_open => "Open it";
    keep_no_name => "Give it a name first.";

    value_label => "Evaluate";
    value_about => "The engine in this browser judges the position";

    continue_heading => "Play on from here";
    continue_opponent => "Against an opponent";
    continue_friend => "With a friend here";
    continue_over => "This position is the end of a game. Step back to play on.";

    family_heading => "Linked games";
    family_from => "From:";
    family_empty => "Variations you keep and games you play on from here are listed in this place.";

    take_heading => "Take along";
    take_pgn => "Download game (PGN)";
    take_fen => "Download position (FEN)";
    delete_begin => "Delete the game";
    delete_question => "Delete this game with its variations and links for good?";
    delete_yes => "Yes, delete it";
    delete_no => "No, keep it";
    deleted => "The game is deleted.";

    absent_heading => "This game is not here";
    absent_text => "It was deleted, or it belongs to somebody else.";
    absent_stranger => "Nobody is logged in. If the game is yours, log in to see it.";
    absent_log_in => "Log in";
    absent_games => "My games";

    held_heading => "Your game is safe";
    held_text => "It waits in this browser until the server can be reached. Then it opens here by itself.";
    held_board => "Look at it on the board";
}

/// How it went: "Win by checkmate", or with nobody's eyes "White won by checkmate".
pub fn result(lang: Lang, summary: &GameSummary) -> String {
    let Lang::En = lang;
    let Some(ending) = summary.ending.as_ref().filter(|_| summary.finished) else {
        return unfinished(lang).to_owned();
    };
    let who = match (summary.verdict, summary.side, &*ending.result) {
        (Verdict::Win, ..) => "Win",
        (Verdict::Loss, ..) => "Loss",
        (Verdict::Draw, ..) | (_, _, "1/2-1/2") => "Draw",
        (_, Side::Neither, "1-0") => "White won",
        (_, Side::Neither, "0-1") => "Black won",
        _ => return no_result(lang).to_owned(),
    };
    match how(lang, ending) {
        Some(how) => format!("{who} {how}"),
        None => who.to_owned(),
    }
}

fn how(lang: Lang, ending: &Ending) -> Option<&'static str> {
    let Lang::En = lang;
    Some(match ending.reason.as_deref()? {
        "checkmate" => "by checkmate",
        "resignation" => "by resignation",
        "time" => "on time",
        "abandonment" => "because somebody left",
        "stalemate" => "by stalemate",
        "insufficient_material" => "because nobody can win any more",
        "threefold_repetition" | "fivefold_repetition" => "by repetition",
        "fifty_moves" => "by the fifty-move rule",
        "seventy_five_moves" => "by the seventy-five-move rule",
        "agreement" => "by agreement",
        _ => return None,
    })
}

/// What a game is called: its title, or whom it was against.
pub fn called(lang: Lang, summary: &GameSummary) -> String {
    let Lang::En = lang;
    match (&*summary.title, summary.side, &*summary.names) {
        ("", _, "") => untitled(lang).to_owned(),
        ("", Side::Neither, names) => names.to_owned(),
        ("", ..) => format!("Game against {}", games::opponent(summary)),
        (title, ..) => title.to_owned(),
    }
}

/// One line under the name of a game in a list.
pub fn facts(lang: Lang, summary: &GameSummary, date: &str) -> String {
    let Lang::En = lang;
    let moves = summary.plies.div_ceil(2);
    let moves = match moves {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    format!("{} · {moves} · {date}", result(lang, summary))
}

/// What the board shows, for those who hear it: "Move 3, White: knight f3".
pub fn shown(lang: Lang, review: &Review) -> String {
    let Lang::En = lang;
    let place = match review.last_move() {
        None => start(lang).to_owned(),
        Some((before, mv)) => moved(lang, &before, mv),
    };
    let beside = match review.is_own() {
        true => "",
        false => " (variation)",
    };
    match review.outcome() {
        Some(outcome) => format!(
            "{place}{beside}. {}",
            over(lang, review.position(), outcome)
        ),
        None => format!("{place}{beside}"),
    }
}

fn moved(lang: Lang, before: &Position, mv: Move) -> String {
    let Lang::En = lang;
    format!(
        "Move {}, {}",
        before.fullmoves(),
        spoken::turn(lang, before, mv)
    )
}

fn over(lang: Lang, position: &Position, outcome: Outcome) -> String {
    board::status(lang, position, Some(outcome))
}

/// That the server did not keep it, and why.
pub fn not_saved(lang: Lang, why: &str) -> String {
    match lang {
        Lang::En => format!("Not saved. {why}"),
    }
}

/// That a variation is a game of its own now, of this name.
pub fn kept_as(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("Kept as “{name}”."),
    }
}

/// Whoever has these pieces and no name.
pub fn somebody(lang: Lang, color: Color) -> &'static str {
    match (lang, color) {
        (Lang::En, Color::White) => "White",
        (Lang::En, Color::Black) => "Black",
    }
}

/// "Rated 1500".
pub fn rated(lang: Lang, rating: u16) -> String {
    match lang {
        Lang::En => format!("Rated {rating}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::reviewed_game::tests::summary;

    fn ended(verdict: Verdict, side: Side, result_: &str, reason: &str) -> String {
        let mut summary = summary();
        summary.verdict = verdict;
        summary.side = side;
        summary.ending = Some(Ending {
            result: result_.to_owned(),
            reason: (!reason.is_empty()).then(|| reason.to_owned()),
        });
        result(Lang::En, &summary)
    }

    #[test]
    fn a_result_is_told_in_words() {
        use Side::{Black, Neither, White};
        for (verdict, side, result, reason, told) in [
            (Verdict::Win, White, "1-0", "checkmate", "Win by checkmate"),
            (Verdict::Loss, Black, "1-0", "time", "Loss on time"),
            (
                Verdict::Draw,
                White,
                "1/2-1/2",
                "stalemate",
                "Draw by stalemate",
            ),
            (Verdict::Other, Neither, "0-1", "", "Black won"),
            (Verdict::Other, Neither, "1/2-1/2", "", "Draw"),
            (Verdict::Other, White, "*", "", "No result"),
        ] {
            assert_eq!(ended(verdict, side, result, reason), told);
        }
        let mut going_on = summary();
        going_on.finished = false;
        assert_eq!(result(Lang::En, &going_on), "Not finished");
    }

    #[test]
    fn a_game_is_called_by_its_name_or_its_players() {
        let mut summary = summary();
        assert_eq!(called(Lang::En, &summary), "My mate");
        summary.title.clear();
        assert_eq!(called(Lang::En, &summary), "Game against Easy");
        summary.side = Side::Neither;
        summary.names = "Anna – Ben".to_owned();
        assert_eq!(called(Lang::En, &summary), "Anna – Ben");
    }
}
