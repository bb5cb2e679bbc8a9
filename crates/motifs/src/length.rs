//! How much there is to find, and how soon it mates.

use crate::{Line, Motif};

pub(crate) fn length(line: &Line) -> Motif {
    match line.length() {
        1 => Motif::OneMove,
        2 => Motif::Short,
        3 => Motif::Long,
        _ => Motif::VeryLong,
    }
}

/// The number of moves to mate; the line must end in one.
pub(crate) fn mate_in(line: &Line) -> Motif {
    match line.length() {
        1 => Motif::MateIn1,
        2 => Motif::MateIn2,
        3 => Motif::MateIn3,
        4 => Motif::MateIn4,
        _ => Motif::MateIn5,
    }
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn moves_to_find_are_counted() {
        shows(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd3"),
            Motif::OneMove,
        );
        shows(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd3 h6 Rd8+"),
            Motif::Short,
        );
        shows(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd3 h6 Rd4 h5 Rd8+"),
            Motif::Long,
        );
        shows(
            &line(
                "6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1",
                "Rd3 h6 Rd4 h5 Rd5 h4 Rd8+",
            ),
            Motif::VeryLong,
        );
    }

    #[test]
    fn mate_comes_with_the_last_move() {
        shows(
            &line("6k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "Rd8#"),
            Motif::MateIn1,
        );
        shows(
            &line("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", "Ra7 Kf8 Rb8#"),
            Motif::MateIn2,
        );
        shows(
            &line("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", "Ra7 Kf8 Rb8#"),
            Motif::Mate,
        );
    }

    #[test]
    fn a_check_is_no_mate() {
        lacks(
            &line("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", "Rb8+"),
            Motif::Mate,
        );
        lacks(
            &line("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", "Rb8+"),
            Motif::MateIn1,
        );
    }
}
