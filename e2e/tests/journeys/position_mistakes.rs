//! Every mistake a FEN can have is explained under the field, in the words of the rules, while the
//! last good board stays.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers};
use rookery_rules::{FenError, ParseFenError, Position, SetupFault};

use crate::board;
use crate::variants::{Variants, missing};

const MISTAKES: [&str; 37] = [
    "",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 and then a very long story about the game begins here",
    "k7/8/8/8/8/8/8/K7  w - - 0 1",
    "k7/8/8/8/8/8/8/K7 w -",
    "k7/8/8/8/8/8/K7 w - - 0 1",
    "k7/ppppppp/8/8/8/8/8/K7 w - - 0 1",
    "k7/ppppppppp/8/8/8/8/8/K7 w - - 0 1",
    "k7/9/8/8/8/8/8/K7 w - - 0 1",
    "k7/44/8/8/8/8/8/K7 w - - 0 1",
    "k7/pppxpppp/8/8/8/8/8/K7 w - - 0 1",
    "k7/8/8/8/8/8/8/K7[Nn] w - - 0 1",
    "k7/8/8/8/8/8/8/K7 w - - 3+3 0 1",
    "k7/8/8/8/8/8/8/K7 w HAha - 0 1",
    "k7/8/8/8/8/8/8/K7 x - - 0 1",
    "k7/8/8/8/8/8/8/K7 w KX - 0 1",
    "k7/8/8/8/8/8/8/K7 w KKQ - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w QKkq - 0 1",
    "k7/8/8/8/8/8/8/K7 w - e9 0 1",
    "k7/8/8/8/8/8/8/K7 w - - x 1",
    "k7/8/8/8/8/8/8/K7 w - - 0 x",
    "8/8/8/8/8/8/8/K7 w - - 0 1",
    "k7/8/8/8/8/8/8/K1K5 w - - 0 1",
    "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
    "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
    "4k3/8/8/8/4r2b/3n4/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
    "r3k3/8/8/4p3/8/8/8/K7 w - e6 0 1",
    "4k3/8/8/8/8/8/8/R2K3R w K - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 151 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
];

fn refused(fen: &str) -> Result<FenError> {
    let refused = Position::parse_fen(fen).err();
    refused.ok_or_else(|| anyhow::anyhow!("{fen:?} is a good position"))
}

#[test]
fn there_is_an_example_of_every_mistake() -> Result<()> {
    let mut seen = Vec::new();
    for fen in MISTAKES {
        match refused(fen)? {
            FenError::Syntax(error) => seen.push(error.name()),
            FenError::Illegal(illegal) => seen.extend(illegal.faults.iter().map(Variants::name)),
        }
    }
    ensure!(missing::<ParseFenError>(&seen).is_empty(), "{seen:?}");
    ensure!(missing::<SetupFault>(&seen).is_empty(), "{seen:?}");
    Ok(())
}

/// While a text is typed it may be a good position for a moment; the board follows it so far.
fn last_good(before: Position, typed: &str) -> Position {
    let ends = typed
        .char_indices()
        .map(|(at, letter)| at + letter.len_utf8());
    let mut good = ends.filter_map(|end| Position::parse_fen(typed[..end].trim()).ok());
    good.next_back().unwrap_or(before)
}

async fn every_mistake_in_a_position_is_explained(page: &Page) -> Result<()> {
    board::open(page).await?;
    let mut good = Position::default();
    for fen in MISTAKES {
        let sentence = refused(fen)?.to_string();
        page.fill(board::POSITION, fen).await?;
        let shown = board::explains(page, "fen", &sentence).await?;
        ensure!(shown.contains("The board still shows the last good position."));
        good = last_good(good, fen);
        board::shows(page, &good).await?;
    }
    page.fill(board::POSITION, &Position::default().fen())
        .await?;
    board::shows(page, &Position::default()).await?;
    page.wait_for_attribute("#fen", "aria-invalid", "false")
        .await?;
    ensure!(page.text("#fen-trouble").await?.is_empty());
    Ok(())
}
in_both_browsers!(every_mistake_in_a_position_is_explained);
