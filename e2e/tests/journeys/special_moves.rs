//! Castling, taking in passing and promoting in a game against the engine, which answers each.

use anyhow::{Result, ensure};
use rookery_e2e::{Key, Page, in_both_browsers, in_chromium, until};
use rookery_rules::Position;

use crate::hand::Hand;
use crate::{board, game};

const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const PASSING: &str = "4k3/2pp1pp1/8/4P3/8/8/4PPP1/4K3 b - - 0 1";
const PROMOTION: &str = "8/2P3pp/6k1/8/8/8/5PPP/6K1 w - - 0 1";

/// Plays a move by hand in a game that has had at most one; it is written down and on the board,
/// and the engine answers it.
async fn is_answered(page: &Page, hand: Hand, start: &str, before: &str, san: &str) -> Result<()> {
    game::resume(page, "white", start, before, "").await?;
    let mut played = Position::parse_fen(start)?;
    if !before.is_empty() {
        played = played.play_unchecked(played.parse_uci(before)?);
    }
    board::shows(page, &played).await?;
    if hand == Hand::Keys {
        board::tab_to_board(page).await?;
    }
    hand.play(page, played.parse_san(san)?).await?;
    let plies = before.split_whitespace().count();
    let view = game::played(page, plies + 2).await?;
    ensure!(view.moves[plies] == san, "{view:?}");
    let answered = board::played(played, &view.moves[plies..].join(" "))?;
    board::shows(page, &answered).await
}

async fn one_castles_either_way_against_the_engine(page: &Page) -> Result<()> {
    is_answered(page, Hand::Clicks, CASTLING, "", "O-O").await?;
    is_answered(page, Hand::Mouse, CASTLING, "", "O-O-O").await?;
    is_answered(page, Hand::Keys, CASTLING, "", "O-O-O").await?;
    is_answered(page, Hand::Finger, CASTLING, "", "O-O").await
}
in_both_browsers!(one_castles_either_way_against_the_engine);

async fn a_pawn_of_the_engine_is_taken_in_passing(page: &Page) -> Result<()> {
    is_answered(page, Hand::Mouse, PASSING, "d7d5", "exd6").await?;
    is_answered(page, Hand::Clicks, PASSING, "f7f5", "exf6").await
}
in_chromium!(a_pawn_of_the_engine_is_taken_in_passing);

async fn a_pawn_becomes_each_of_the_four(page: &Page) -> Result<()> {
    for (hand, san) in [
        (Hand::Clicks, "c8=Q"),
        (Hand::Mouse, "c8=R"),
        (Hand::Keys, "c8=B"),
        (Hand::Finger, "c8=N"),
    ] {
        is_answered(page, hand, PROMOTION, "", san).await?;
    }
    Ok(())
}
in_both_browsers!(a_pawn_becomes_each_of_the_four);

async fn confirm_has_the_focus(page: &Page) -> Result<()> {
    const FOCUS: &str = "return document.activeElement.id === 'confirm-move'";
    until("the focus on the button that plays", async || {
        Ok(page.ask::<bool>(FOCUS, vec![]).await?.then_some(()))
    })
    .await
}

async fn moves_are_taken_as_somebody_likes_it(page: &Page) -> Result<()> {
    const LIKE: &str = "localStorage.setItem('preferences', arguments[0])";
    let start = "8/2P3pp/6k1/8/8/8/5PPP/6K1 w - - 0 1";
    game::resume(page, "white", start, "", "").await?;
    page.ask::<()>(
        LIKE,
        vec!["{\"confirm_moves\":true,\"always_queen\":true}".into()],
    )
    .await?;
    game::resume(page, "white", start, "", "").await?;
    let before = game::view(page).await?.fen;

    // Shown, and put back by Escape.
    game::play(page, "c7", "c8").await?;
    page.find_role("button", "Play c7–c8, Queen").await?;
    ensure!(game::view(page).await?.fen != before, "it is not shown");
    ensure!(game::view(page).await?.moves.is_empty(), "it was played");
    confirm_has_the_focus(page).await?;
    page.press(Key::Escape).await?;
    board::shows(page, &Position::parse_fen(&before)?).await?;

    // Shown again, and played by Enter: a queen, without a question.
    game::play(page, "c7", "c8").await?;
    confirm_has_the_focus(page).await?;
    page.press(Key::Enter).await?;
    let view = game::played(page, 2).await?;
    ensure!(view.moves[0] == "c8=Q", "{view:?}");
    Ok(())
}
in_both_browsers!(moves_are_taken_as_somebody_likes_it);
