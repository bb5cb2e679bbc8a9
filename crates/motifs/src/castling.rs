//! King and rook move together.

use crate::Line;

pub(crate) fn shown(line: &Line) -> bool {
    line.own().any(|ply| ply.mv().is_castle())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_king_castles() {
        shows(
            &line("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"),
            Motif::Castling,
        );
    }

    #[test]
    fn a_king_s_step_is_none() {
        lacks(
            &line("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Kd1"),
            Motif::Castling,
        );
    }
}
