//! Every mistake a typed move can have is explained under the field, in the words of the rules,
//! while the board shows the position after the last good move.

use anyhow::{Result, bail, ensure};
use rookery_e2e::{Page, in_both_browsers};
use rookery_rules::{DrawRules, Game, IllegalSan, ParseSanError, PlaySanError, Position, SanError};

use crate::board;
use crate::variants::{Variants, missing};

struct Mistake {
    start: &'static str,
    good: &'static str,
    bad: &'static str,
}

const fn mistake(start: &'static str, good: &'static str, bad: &'static str) -> Mistake {
    Mistake { start, good, bad }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const MISTAKES: [Mistake; 12] = [
    mistake(START, "e4 e5", "Qh9"),
    mistake(START, "", "e8=K"),
    mistake(START, "d4", "zd5"),
    mistake(START, "e4 e5", "e5"),
    mistake("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "", "Nc3"),
    mistake(START, "e4 e5", "O-O"),
    mistake(START, "e4", "O-O-O"),
    mistake(START, "", "Nxf3"),
    mistake("8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1", "", "c8"),
    mistake(START, "", "e4=Q"),
    mistake("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Kd1 Kd7", "Nd2"),
    mistake(START, "f3 e5 g4 Qh4#", "a3"),
];

impl Mistake {
    /// The last good position, and why the rules refuse what comes next.
    fn refused(&self) -> Result<(Position, PlaySanError)> {
        let start = Position::parse_fen(self.start)?;
        let mut game = Game::from_position(start, DrawRules::Claimed);
        for san in self.good.split_whitespace() {
            game.play_san(san)?;
        }
        let position = *game.position();
        match game.play_san(self.bad) {
            Ok(_) => bail!("{} is a good move", self.bad),
            Err(error) => Ok((position, error)),
        }
    }
}

#[test]
fn there_is_an_example_of_every_mistake() -> Result<()> {
    let (mut syntax, mut illegal, mut over) = (Vec::new(), Vec::new(), 0);
    for mistake in MISTAKES {
        match mistake.refused()?.1 {
            PlaySanError::Over(_) => over += 1,
            PlaySanError::San(SanError::Syntax(error)) => syntax.push(error.name()),
            PlaySanError::San(SanError::Illegal(error)) => illegal.push(error.name()),
        }
    }
    // A sign alone, such as !?, belongs to the move before it, so no typed move is empty.
    ensure!(missing::<ParseSanError>(&syntax) == ["Empty"], "{syntax:?}");
    ensure!(missing::<IllegalSan>(&illegal).is_empty(), "{illegal:?}");
    ensure!(over > 0);
    Ok(())
}

async fn every_mistake_in_a_move_is_explained(page: &Page) -> Result<()> {
    board::open(page).await?;
    for mistake in MISTAKES {
        let (position, error) = mistake.refused()?;
        page.fill(board::POSITION, mistake.start).await?;
        let typed = format!("{} {}", mistake.good, mistake.bad);
        page.fill(board::MOVES, typed.trim_start()).await?;
        let shown = board::explains(page, "moves", &error.to_string()).await?;
        ensure!(shown.contains(&format!("“{}”", mistake.bad)), "{shown}");
        board::shows(page, &position).await?;
    }
    page.fill(board::POSITION, START).await?;
    page.fill(board::MOVES, "").await?;
    page.wait_for_attribute("#moves", "aria-invalid", "false")
        .await?;
    ensure!(page.text("#moves-trouble").await?.is_empty());
    Ok(())
}
in_both_browsers!(every_mistake_in_a_move_is_explained);
