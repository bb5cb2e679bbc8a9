//! A king or a big piece is drawn to a square by an offer, and struck there.

use rookery_rules::Role;

use crate::Line;
use crate::line::Combo;
use crate::safety::attackers;

pub(crate) fn shown(line: &Line) -> bool {
    line.combos().any(|combo| {
        let Combo {
            first,
            reply,
            second,
        } = combo;
        let bait = first.to();
        let strikes = attackers(second.after().board(), second.mover(), bait);
        reply.to() == bait
            && strikes.contains(second.to())
            && match reply.role() {
                Role::King => true,
                Role::Queen | Role::Rook => is_taken_next(combo),
                _ => false,
            }
    })
}

fn is_taken_next(Combo { first, second, .. }: Combo<'_>) -> bool {
    let third = second.next().and_then(|reply| reply.next());
    third.is_some_and(|third| third.to() == first.to())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_king_is_drawn_into_a_check() {
        shows(
            &line("6k1/5pp1/8/8/3Q4/8/8/K6R w - - 0 1", "Rh8+ Kxh8 Qh4+"),
            Motif::Attraction,
        );
    }

    #[test]
    fn the_queen_is_drawn_onto_a_square_and_taken() {
        shows(
            &line(
                "6k1/5p2/8/1q6/8/8/5B2/KR2R3 w - - 0 1",
                "Re8+ Qxe8 Rb8 Kg7 Rxe8",
            ),
            Motif::Attraction,
        );
    }

    #[test]
    fn it_has_to_be_struck_there() {
        lacks(
            &line("6k1/5pp1/8/8/3Q4/8/8/K6R w - - 0 1", "Rh8+ Kxh8 Kb1"),
            Motif::Attraction,
        );
    }
}
