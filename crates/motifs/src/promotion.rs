//! A pawn becomes something else, most often a queen.

use rookery_rules::Promotion;

use crate::Line;

pub(crate) fn any(line: &Line) -> bool {
    promotions(line).next().is_some()
}

pub(crate) fn under(line: &Line) -> bool {
    promotions(line).any(|to| to != Promotion::Queen)
}

fn promotions(line: &Line) -> impl Iterator<Item = Promotion> {
    line.own().filter_map(|ply| ply.mv().promotion())
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn a_queen_is_made() {
        let line = line("8/5P2/8/7k/8/8/8/K7 w - - 0 1", "f8=Q");
        shows(&line, Motif::Promotion);
        lacks(&line, Motif::UnderPromotion);
    }

    #[test]
    fn a_knight_is_made() {
        let line = line("8/5P1k/8/8/8/8/8/K7 w - - 0 1", "f8=N+");
        shows(&line, Motif::Promotion);
        shows(&line, Motif::UnderPromotion);
    }

    #[test]
    fn the_opponent_s_queen_does_not_count() {
        lacks(
            &line("8/8/8/7k/8/8/5p2/K7 w - - 0 1", "Kb2 f1=Q Kc2"),
            Motif::Promotion,
        );
    }
}
