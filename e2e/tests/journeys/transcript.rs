//! A game as it is heard: what the opponent does is said once, in order, and so is the end.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium};

use crate::game;

/// Black never has more than one legal move: it takes in passing, goes on, and is mated.
const FORCED: &str = "7k/5K1p/7P/8/p7/P7/1P6/2R5 w - - 0 40";

const LISTEN: &str = "const place = document.querySelector('.transcript');
    window.heard = [];
    const note = () => {
        const words = place.textContent;
        if (words !== heard.at(-1)) heard.push(words);
    };
    new MutationObserver(note)
        .observe(place, { childList: true, characterData: true, subtree: true });";

async fn a_game_is_heard_from_start_to_end(page: &Page) -> Result<()> {
    game::resume(page, "white", FORCED, "", "").await?;
    page.find(".transcript[role=status]").await?;
    page.ask::<()>(LISTEN, vec![]).await?;
    for (from, to, plies) in [("b2", "b4", 2), ("c1", "d1", 4), ("d1", "d8", 5)] {
        game::play(page, from, to).await?;
        game::played(page, plies).await?;
    }
    game::status_begins(page, "Win by checkmate").await?;
    let heard: Vec<String> = page.ask("return heard", vec![]).await?;
    // Whether one's own moves are said as well is not the point here.
    let theirs: Vec<_> = heard
        .iter()
        .filter(|words| !words.starts_with("White:"))
        .collect();
    let expected = [
        "Black: pawn takes b3 en passant",
        "Black: pawn b2",
        "Win by checkmate",
    ];
    ensure!(theirs == expected, "{heard:?}");
    Ok(())
}
in_chromium!(a_game_is_heard_from_start_to_end);

/// Castling, a promotion that takes, checks and a mate, all of which two players hear.
const EVENTFUL: &str = "r3k3/1P6/8/8/8/8/8/4K2R w K - 0 1";

async fn everything_that_can_happen_is_heard(page: &Page) -> Result<()> {
    let start = EVENTFUL.replace(' ', "_");
    page.goto(&format!("/play?start={start}&company=friends"))
        .await?;
    page.click("button", "Play").await?;
    page.find(".transcript[role=status]").await?;
    page.ask::<()>(LISTEN, vec![]).await?;
    for (plies, (from, to)) in [
        ("b7", "a8"),
        ("e8", "d7"),
        ("e1", "g1"),
        ("d7", "e7"),
        ("a8", "a7"),
        ("e7", "d8"),
        ("f1", "f8"),
    ]
    .into_iter()
    .enumerate()
    {
        game::play(page, from, to).await?;
        if plies == 0 {
            page.click("button", "Queen").await?;
        }
        game::played(page, plies + 1).await?;
    }
    game::status_begins(page, "White wins by checkmate").await?;
    let heard: Vec<String> = page.ask("return heard", vec![]).await?;
    let expected = [
        "White: pawn takes a8, becomes a queen, check",
        "Black: king d7",
        "White: castles kingside",
        "Black: king e7",
        "White: queen a7, check",
        "Black: king d8",
        "White: rook f8, checkmate. White wins by checkmate",
    ];
    ensure!(heard == expected, "{heard:?}");
    Ok(())
}
in_chromium!(everything_that_can_happen_is_heard);
