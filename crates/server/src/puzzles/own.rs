//! The puzzles that ship, put into the store once for each edition of them. One that an edition
//! leaves out, because it was found to be wrong, is not handed out any more.

use rookery_puzzles::{ParsePackError, Puzzle, PuzzleSource, SET, unpack};
use rookery_store::{NewPuzzle, Store, StoreError};
use sha2::{Digest, Sha256};

/// Why they are not there.
#[derive(Debug, thiserror::Error)]
pub enum OwnSetError {
    /// The program was built with a broken file.
    #[error("the puzzles that ship cannot be read")]
    Set(#[from] ParsePackError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Puzzles of one commit.
const AT_ONCE: usize = 2_000;

/// Another number has every database look at its edition again. The first only ever added puzzles.
const WAY_OF_KEEPING: [u8; 1] = [2];

/// Makes sure that they are there, and no others of ours.
pub(crate) async fn keep(store: &Store) -> Result<(), OwnSetError> {
    let hash = Sha256::new_with_prefix(WAY_OF_KEEPING).chain_update(SET);
    let hash = hash.finalize();
    let (start, _) = hash.split_at(8);
    let edition = i64::from_le_bytes(start.try_into().expect("eight bytes"));
    if store.puzzle_edition().await? == edition {
        return Ok(());
    }
    let puzzles: Vec<_> = unpack(SET)?.iter().map(new).collect();
    let mut added = 0;
    for some in puzzles.chunks(AT_ONCE) {
        added += store.take_puzzles(some.to_vec()).await?;
    }
    let names = puzzles.into_iter().map(|puzzle| puzzle.id).collect();
    let left_out = store.serve_edition(&names).await?;
    store.put_puzzle_edition(edition).await?;
    tracing::info!(added, left_out, "the puzzles that ship are there");
    Ok(())
}

fn new(puzzle: &Puzzle) -> NewPuzzle {
    let moves: Vec<_> = puzzle.moves().iter().map(ToString::to_string).collect();
    NewPuzzle {
        id: puzzle.id().to_string(),
        source: PuzzleSource::Own,
        fen: puzzle.before().fen(),
        moves: moves.join(" "),
        themes: puzzle.themes.to_string(),
        rating: i64::from(puzzle.rating.value),
        deviation: i64::from(puzzle.rating.deviation),
        plays: 0,
    }
}
