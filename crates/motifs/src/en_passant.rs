//! A pawn takes one that has just jumped past it.

use crate::Line;

pub(crate) fn shown(line: &Line) -> bool {
    line.own().any(|ply| ply.mv().is_en_passant())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{answer, lacks, line, shows};

    #[test]
    fn the_pawn_that_jumped_is_taken() {
        shows(
            &answer("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5 exd6"),
            Motif::EnPassant,
        );
    }

    #[test]
    fn the_pawn_that_stepped_is_not() {
        lacks(
            &line("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", "exd6"),
            Motif::EnPassant,
        );
    }
}
