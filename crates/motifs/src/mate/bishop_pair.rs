//! Two bishops and nobody else mate a king among its own pieces.

use rookery_rules::Role;

use super::Mate;

/// The bishops look at the king from two sides.
pub(super) fn boden(mate: &Mate<'_>) -> bool {
    by_two_bishops(mate) && on_both_sides(mate)
}

/// The bishops look at the king from one side.
pub(super) fn double(mate: &Mate<'_>) -> bool {
    by_two_bishops(mate) && !on_both_sides(mate)
}

/// Two bishops and nobody else take all squares around the king.
fn by_two_bishops(mate: &Mate<'_>) -> bool {
    let bishops = mate.ours(Role::Bishop);
    let free = mate.ring() - mate.theirs();
    mate.checker(Role::Bishop).is_some()
        && bishops.is_several()
        && free.into_iter().all(|square| {
            let covers = mate.covers(square);
            !covers.is_empty() && (covers - bishops).is_empty()
        })
}

fn on_both_sides(mate: &Mate<'_>) -> bool {
    let sides = mate.ours(Role::Bishop).into_iter();
    let mut sides = sides.map(|bishop| bishop.file() < mate.king.file());
    let first = sides.next();
    sides.any(|side| Some(side) != first)
}

#[cfg(test)]
mod tests {
    use crate::Motif;
    use crate::example::{lacks, line, shows};

    #[test]
    fn from_two_sides_it_is_boden_s() {
        let line = line("2kr4/3p4/2p5/8/5B2/8/4B3/K7 w - - 0 1", "Ba6#");
        shows(&line, Motif::BodenMate);
        lacks(&line, Motif::DoubleBishopMate);
    }

    #[test]
    fn from_one_side_it_is_a_double_bishop() {
        let line = line("7k/7p/8/8/2B5/8/8/K1B5 w - - 0 1", "Bb2#");
        shows(&line, Motif::DoubleBishopMate);
        lacks(&line, Motif::BodenMate);
    }

    #[test]
    fn a_helper_spoils_the_picture() {
        let line = line("7k/7p/8/8/2B5/8/8/K1B3R1 w - - 0 1", "Bb2#");
        lacks(&line, Motif::DoubleBishopMate);
    }
}
