//! A whole game against the engine, from its first move to the natural end.
//! The moves are legal and no more than that, so the engine has something to win.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium};
use rookery_rules::{Bitboard, Color, Outcome, Position, Square};

use crate::{board, game};

/// The squares the board offers to the piece that is picked up.
async fn targets(page: &Page) -> Result<Bitboard> {
    const GET: &str = "const marked = document.querySelectorAll('.target, .target-man');
        return [...marked].map((cell) => cell.dataset.square);";
    let names: Vec<String> = page.ask(GET, vec![]).await?;
    let mut targets = Bitboard::EMPTY;
    for name in names {
        targets |= Bitboard::of(name.parse::<Square>()?);
    }
    Ok(targets)
}

/// Picks up the first piece that can move and puts it on the first square it can reach.
async fn move_anything(page: &Page, position: &Position) -> Result<()> {
    let first = position.moves()[0];
    board::click(page, &first.from().to_string()).await?;
    let offered = targets(page).await?;
    ensure!(
        offered == position.destinations(first.from()),
        "{}: {first} and {offered:?}",
        position.fen()
    );
    board::click(page, &first.to().to_string()).await?;
    if first.promotion().is_some() {
        page.click("button", "Queen").await?;
    }
    Ok(())
}

async fn a_whole_game_is_played_with_black(page: &Page) -> Result<()> {
    let side = Color::Black;
    game::open(page).await?;
    game::begin(page, &side.to_string(), game::SHORT).await?;
    let mut plies = 1;
    let end = loop {
        let view = game::turn_of(page, side, plies).await?;
        if view.is_over {
            break view;
        }
        move_anything(page, &Position::parse_fen(&view.fen)?).await?;
        plies = view.moves.len() + 2;
    };
    let told = end.game()?;
    ensure!(told.position().fen() == end.fen, "{end:?}");
    let expected = match told.outcome() {
        Some(Outcome::Win(winner, _)) if winner == side => "Win by checkmate",
        Some(Outcome::Win(..)) => "Loss by checkmate",
        Some(Outcome::Draw(_)) => "Draw",
        None => anyhow::bail!("it is not over: {end:?}"),
    };
    let is_told = end.status.starts_with(expected);
    ensure!(is_told, "{expected:?} is not in {end:?}");
    page.click("button", "Play again").await?;
    let start = game::played(page, 1).await?;
    ensure!(!start.is_over && start.moves.len() <= 1, "{start:?}");
    Ok(())
}
in_chromium!(a_whole_game_is_played_with_black);
