//! An attack on a king that has castled, while the board is still full.

use rookery_rules::{File, Rank, Square};

use crate::Line;

pub(crate) fn kingside(line: &Line) -> bool {
    is_attack(line, File::H, &[File::G, File::H], 20)
}

pub(crate) fn queenside(line: &Line) -> bool {
    is_attack(line, File::A, &[File::A, File::B, File::C], 18)
}

/// So many pieces are left, the king is on its wing, and most of the moves check it or take near
/// its corner.
fn is_attack(line: &Line, corner: File, wing: &[File], pieces: u32) -> bool {
    let (start, them) = (line.start(), !line.solver());
    let king = start.king(them);
    let home = them.rank(Rank::First);
    if king.rank() != home
        || !wing.contains(&king.file())
        || start.board().occupied().len() < pieces
    {
        return false;
    }
    let corner = Square::new(corner, home);
    let mut checks = 0;
    let mut weight = 0;
    for ply in line.own() {
        checks += i32::from(ply.is_check());
        weight += match distance(corner, ply.to()) {
            0..=3 if ply.is_capture() => 1,
            5.. => -1,
            _ => 0,
        };
    }
    checks > 0 && weight + checks >= 2
}

/// How many steps of a king apart.
fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks)
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn the_castled_king_is_attacked() {
        let line = line(
            "r1bq1rk1/pppn1ppp/4p3/3pP3/1b1P4/2NB1N2/PPP2PPP/R1BQK2R w KQ - 0 1",
            "Bxh7+ Kxh7 Ng5+ Kg8 Qh5",
        );
        shows(&line, Motif::KingsideAttack);
        lacks(&line, Motif::QueensideAttack);
    }

    #[test]
    fn the_other_wing_has_its_own_name() {
        let line = line(
            "2kr3r/pppq1ppp/2np1n2/4p3/Q3P3/2NPBN2/PPP2PPP/R3KB1R w KQ - 0 1",
            "Qxa7 b6 Qa8+",
        );
        shows(&line, Motif::QueensideAttack);
        lacks(&line, Motif::KingsideAttack);
    }

    #[test]
    fn with_few_pieces_left_it_is_an_ending() {
        lacks(
            &line("6k1/5ppp/8/8/8/3B4/8/3QK3 w - - 0 1", "Bxh7+ Kxh7 Qh5+"),
            Motif::KingsideAttack,
        );
    }
}
