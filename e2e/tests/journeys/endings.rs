//! Every end that a game can come to by itself is told in words, with what to do next, and can be
//! taken back.

use anyhow::{Result, ensure};
use rookery_e2e::{Kind, Page, fresh_visit, in_both_browsers, in_chromium, until};
use rookery_rules::Position;
use rookery_server::Site;

use crate::offline::{is_expected, is_kept};
use crate::{board, game};

/// A game one move before its end.
struct Brink {
    side: &'static str,
    start: &'static str,
    moves: &'static str,
    last: (&'static str, &'static str),
    told: &'static str,
}

const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const BRINKS: [Brink; 5] = [
    Brink {
        side: "white",
        start: "7k/5K2/8/8/8/8/8/6Q1 w - - 0 60",
        moves: "",
        last: ("g1", "g7"),
        told: "Win by checkmate",
    },
    Brink {
        side: "white",
        start: "7k/5K2/8/6Q1/8/8/8/8 w - - 0 60",
        moves: "",
        last: ("g5", "g6"),
        told: "Draw by stalemate",
    },
    Brink {
        side: "black",
        start: USUAL,
        moves: "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1",
        last: ("f6", "g8"),
        told: "Draw by repetition",
    },
    Brink {
        side: "white",
        start: "7k/8/8/8/8/8/R7/K7 w - - 99 80",
        moves: "",
        last: ("a2", "b2"),
        told: "Draw: fifty moves",
    },
    Brink {
        side: "white",
        start: "7k/8/8/8/8/8/1r6/K7 w - - 0 80",
        moves: "",
        last: ("a1", "b2"),
        told: "Draw: nobody can win any more",
    },
];

async fn the_end_panel_goes(page: &Page) -> Result<()> {
    until("the end panel to go", async || {
        Ok((board::count(page, ".afterwards").await? == 0).then_some(()))
    })
    .await
}

async fn every_end_is_told_and_can_be_taken_back(page: &Page) -> Result<()> {
    for brink in BRINKS {
        let Brink {
            side,
            start,
            moves,
            last: (from, to),
            told,
        } = brink;
        game::resume(page, side, start, moves, "").await?;
        let before = game::view(page).await?.fen;
        game::play(page, from, to).await?;
        game::status_begins(page, told).await?;
        page.find_role("button", "Rematch").await?;
        let said = page.text(".transcript").await?;
        ensure!(said.contains(told), "{said}");

        page.click("button", "Take back").await?;
        the_end_panel_goes(page).await?;
        board::shows(page, &Position::parse_fen(&before)?).await?;
        game::status_begins(page, "").await?;
        ensure!(!game::view(page).await?.is_over);
    }
    Ok(())
}
in_chromium!(every_end_is_told_and_can_be_taken_back);

async fn the_end_panel_leaves_the_board_of_a_phone_free(page: &Page) -> Result<()> {
    const BELOW: &str = "const box = (name) =>
            document.querySelector(name).getBoundingClientRect();
        return box('.afterwards').top >= box('[role=grid]').bottom;";
    page.resize(390, 844).await?;
    game::resume(page, "white", USUAL, "e2e4 e7e5", "").await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find(".afterwards").await?;
    until("the panel below the board", async || {
        let below: bool = page.ask(BELOW, vec![]).await?;
        Ok(below.then_some(()))
    })
    .await
}
in_both_browsers!(the_end_panel_leaves_the_board_of_a_phone_free);

async fn a_rematch_changes_sides_and_playing_again_does_not(page: &Page) -> Result<()> {
    const FIRST: &str = "return document.querySelector('[data-square]').dataset.square";
    let first_is = async |square: &str| {
        until(&format!("{square} at the top left"), async || {
            let first: String = page.ask(FIRST, vec![]).await?;
            Ok((first == square).then_some(()))
        })
        .await
    };
    game::resume(page, "white", USUAL, "e2e4 e7e5", "").await?;
    first_is("a8").await?;
    for (button, corner, plies) in [
        ("Play again", "a8", 0),
        ("Rematch", "h1", 1),
        ("Rematch", "a8", 0),
    ] {
        page.click("button", "Resign").await?;
        page.click("button", "Yes, resign").await?;
        page.click("button", button).await?;
        the_end_panel_goes(page).await?;
        first_is(corner).await?;
        let view = game::played(page, plies).await?;
        ensure!(view.moves.len() == plies, "{view:?}");
    }

    // What is over is looked at in its review.
    game::play(page, "e2", "e4").await?;
    game::played(page, 2).await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.click("button", "Look at the game").await?;
    page.find(".review").await?;
    page.find_role("button", "1. e4").await?;
    page.wait_for_text("Loss by resignation").await
}
in_chromium!(a_rematch_changes_sides_and_playing_again_does_not);

/// A game ends while the server is away, and is looked at before and after it has come back.
async fn looked_at_too_early(page: &Page) -> Result<()> {
    game::open(page).await?;
    is_kept(page).await?;
    game::begin(page, "White", game::SHORT).await?;
    game::play(page, "e2", "e4").await?;
    game::played(page, 2).await?;
    page.site().stop().await?;
    page.click("button", "Resign").await?;
    page.click("button", "Yes, resign").await?;
    page.wait_for_text("One game waits for the server").await?;
    page.click("button", "Look at the game").await?;
    page.find_role("heading", "Your game is safe").await?;
    page.site().start_again().await?;
    page.click("button", "Try again").await?;
    page.find(".review").await?;
    page.find_role("button", "1. e4").await?;
    page.wait_for_text("Loss by resignation").await
}

async fn a_game_is_looked_at_once_the_server_has_it(kind: Kind) -> Result<()> {
    let problems = fresh_visit(kind, Site::embedded(), looked_at_too_early).await?;
    let others: Vec<_> = problems.iter().filter(|it| !is_expected(it)).collect();
    ensure!(others.is_empty(), "{others:?}");
    Ok(())
}
in_chromium!(visits: a_game_is_looked_at_once_the_server_has_it);
