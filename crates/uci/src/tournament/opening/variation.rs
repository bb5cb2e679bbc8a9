//! More openings out of one: some further moves that give nothing away.

use rookery_rules::{Move, Position};

use super::Opening;
use crate::tournament::seed::Seed;

/// So many half-moves are added: enough for thousands of different games, and too few to
/// ruin one.
const ADDED: usize = 4;

impl Opening {
    /// The same opening and some more half-moves, drawn from those that lose nothing to the
    /// next capture, or as little as can be. None if they would end the game.
    pub(crate) fn varied(&self, seed: Seed) -> Self {
        let mut random = seed.numbers();
        let mut varied = self.clone();
        for _ in 0..ADDED {
            let safe = safest_moves(varied.0.position());
            let played = random.choose(&safe).map(|&mv| varied.0.play(mv));
            if played.is_none_or(|played| played.is_err()) || varied.0.outcome().is_some() {
                return self.clone();
            }
        }
        varied
    }
}

fn safest_moves(position: &Position) -> Vec<Move> {
    let moves = position.moves();
    let lost = |&mv: &Move| {
        let after = position.play_unchecked(mv);
        let replies = after.moves();
        let taken = replies.iter().map(|&reply| after.exchange(reply)).max();
        taken.unwrap_or(0).max(0)
    };
    let losses: Vec<_> = moves.iter().map(|mv| (lost(mv), *mv)).collect();
    let least = losses.iter().map(|&(lost, _)| lost).min();
    let safest = losses.iter().filter(|(lost, _)| Some(*lost) == least);
    safest.map(|&(_, mv)| mv).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_moves_and_another_one_others() {
        let opening = Opening::parse("e4 e5 Nf3 Nc6").unwrap();
        let varied = |seed| opening.varied(Seed(seed));
        assert_eq!(varied(1), varied(1));
        assert_eq!(varied(1).game().moves().len(), 4 + ADDED);
        let different = (2..20).filter(|&seed| varied(seed) != varied(1)).count();
        assert!(different > 15, "{different}");
    }

    #[test]
    fn nothing_is_given_away() {
        let safest = |fen| {
            let moves = safest_moves(&Position::parse_fen(fen).unwrap());
            moves.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        // The queen may not go where a pawn takes her.
        let queen = safest("4k3/8/8/2p1p3/8/3Q4/8/4K3 w - - 0 1");
        assert!(!queen.contains(&"d3d4".to_owned()), "{queen:?}");
        assert!(queen.contains(&"d3e2".to_owned()), "{queen:?}");
        // One of two pieces is lost, and it is the pawn.
        let forked = safest("4k3/8/8/8/1p6/R1P5/8/4K3 w - - 0 1");
        assert!(!forked.contains(&"e1e2".to_owned()), "{forked:?}");
    }

    #[test]
    fn a_game_that_would_end_is_left_as_it_is() {
        let opening = Opening::parse("7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
        assert!(opening.is_err(), "stalemate");
        let opening = Opening::parse("k7/8/8/8/8/8/8/K6R b - - 98 80").unwrap();
        assert_eq!(opening.varied(Seed(1)), opening);
    }
}
