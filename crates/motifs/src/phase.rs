//! Which part of a game a line belongs to, told from the pieces that are left.

use rookery_rules::{Bitboard, Color, Position, Rank, Role};

use crate::Motif;

/// Opening, middlegame or endgame.
pub(crate) fn phase(position: &Position) -> Motif {
    let board = position.board();
    let small = board.of_role(Role::Pawn) | board.of_role(Role::King);
    let officers = board.occupied() - small;
    if officers.len() <= 6 {
        Motif::Endgame
    } else if officers.len() <= 10
        || Color::ALL
            .into_iter()
            .any(|color| has_left_home(position, color))
    {
        Motif::Middlegame
    } else {
        Motif::Opening
    }
}

/// Fewer than four pieces are left on the back rank.
fn has_left_home(position: &Position, color: Color) -> bool {
    let home = Bitboard::rank(color.rank(Rank::First));
    (position.board().of_color(color) & home).len() < 4
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{line, shows};

    #[test]
    fn a_game_begins_in_the_opening() {
        shows(
            &line(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "e4",
            ),
            Motif::Opening,
        );
    }

    #[test]
    fn pieces_that_have_left_home_make_a_middlegame() {
        shows(
            &line(
                "2kr3r/pppq1ppp/2np1n2/4p3/Q3P3/2NPBN2/PPP2PPP/R3KB1R w KQ - 0 1",
                "Qxa7",
            ),
            Motif::Middlegame,
        );
    }

    #[test]
    fn few_pieces_make_an_endgame() {
        shows(
            &line("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+"),
            Motif::Endgame,
        );
    }
}
