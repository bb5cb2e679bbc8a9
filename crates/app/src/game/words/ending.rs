//! How a game ended, what that means, and a friendly word about it.

use rookery_play::Level;
use rookery_rules::{Color, DrawReason, Outcome, WinReason};

use crate::lang::Lang;

/// How it ended, for the person with these pieces: "Win by checkmate".
pub fn told(lang: Lang, side: Color, outcome: Outcome) -> String {
    let Lang::En = lang;
    let draw = |words: &str| format!("Draw{words}");
    match outcome {
        Outcome::Win(winner, reason) => {
            let who = if winner == side { "Win" } else { "Loss" };
            let how = match reason {
                WinReason::Checkmate => "by checkmate",
                WinReason::Resignation => "by resignation",
                WinReason::Time => "on time",
                WinReason::Abandonment => "because somebody left",
            };
            format!("{who} {how}")
        }
        Outcome::Draw(reason) => draw(match reason {
            DrawReason::Stalemate => " by stalemate",
            DrawReason::InsufficientMaterial => ": nobody can win any more",
            DrawReason::ThreefoldRepetition | DrawReason::FivefoldRepetition => " by repetition",
            DrawReason::FiftyMoves => ": fifty moves",
            DrawReason::SeventyFiveMoves => ": seventy-five moves",
            DrawReason::Agreement => " by agreement",
            DrawReason::TimeWithoutMatingMaterial => {
                ": time ran out, but the other side cannot mate"
            }
            DrawReason::AbandonmentWithoutMatingMaterial => {
                ": somebody left, but the other side cannot mate"
            }
        }),
    }
}

/// The first word after a game, for the person with these pieces.
pub fn cheer(lang: Lang, side: Color, outcome: Outcome) -> &'static str {
    match (lang, outcome.winner()) {
        (Lang::En, Some(winner)) if winner == side => "You won!",
        (Lang::En, Some(_)) => "Not this time",
        (Lang::En, None) => "Even",
    }
}

/// What that means, in a sentence a beginner understands; nothing where the words say it all.
pub fn meaning(lang: Lang, outcome: Outcome) -> Option<&'static str> {
    let Lang::En = lang;
    match outcome {
        Outcome::Draw(DrawReason::Stalemate) => {
            Some("The side to move has no legal move, and its king is not in check.")
        }
        Outcome::Draw(DrawReason::InsufficientMaterial) => {
            Some("Too few pieces are left to checkmate anybody.")
        }
        Outcome::Draw(DrawReason::ThreefoldRepetition) => {
            Some("The same position was on the board three times.")
        }
        Outcome::Draw(DrawReason::FiftyMoves) => {
            Some("For fifty moves nothing was taken and no pawn moved.")
        }
        _ => None,
    }
}

/// A friendly word after the end.
pub fn after(lang: Lang, side: Color, level: Level, outcome: Outcome) -> &'static str {
    let Lang::En = lang;
    let has_won = outcome.winner().map(|winner| winner == side);
    match (has_won, level) {
        (Some(true), Level::Full) => "Well played. That is not easy against full strength.",
        (Some(true), Level::Rated(_)) => "Well played! Ready for somebody a little stronger?",
        (Some(false), Level::Full) => {
            "Full strength is hard to beat. Take a move back and try another idea?"
        }
        (Some(false), Level::Rated(_)) => {
            "Good fight. Take a move back and try another idea, or play again?"
        }
        (None, _) => "Neither side could win this one.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_told_to_the_one_who_played() {
        let check = |outcome, words: &str| {
            assert_eq!(told(Lang::En, Color::White, outcome), words);
        };
        let win = |winner, reason| Outcome::Win(winner, reason);
        check(win(Color::White, WinReason::Checkmate), "Win by checkmate");
        check(win(Color::Black, WinReason::Checkmate), "Loss by checkmate");
        check(win(Color::White, WinReason::Time), "Win on time");
        let draws = [
            (DrawReason::Stalemate, "Draw by stalemate"),
            (DrawReason::ThreefoldRepetition, "Draw by repetition"),
            (DrawReason::FiftyMoves, "Draw: fifty moves"),
            (
                DrawReason::InsufficientMaterial,
                "Draw: nobody can win any more",
            ),
        ];
        for (reason, words) in draws {
            check(Outcome::Draw(reason), words);
        }
    }
}
