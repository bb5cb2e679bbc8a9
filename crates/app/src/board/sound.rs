//! What is to be heard at the board. How it sounds is not known here.

use rookery_rules::Position;

/// One thing that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece was put down, or the position jumped.
    Move,
    /// A piece was taken.
    Capture,
    /// A move gave check.
    Check,
    /// A game has ended.
    End,
    /// Something that may not be done.
    Illegal,
}

impl Sound {
    /// The sound of one position following another. A jump is a move like any other, and mate is
    /// left to the end of the game.
    pub fn of(before: &Position, after: &Position) -> Self {
        let moves = before.legal_moves();
        let mut moves = moves.iter().copied();
        match moves.find(|mv| before.play_unchecked(*mv) == *after) {
            Some(_) if after.is_check() && after.has_moves() => Self::Check,
            Some(mv) if mv.is_capture() => Self::Capture,
            Some(_) | None => Self::Move,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, san: &str, sound: Sound) {
        let before = Position::parse_fen(fen).unwrap();
        let after = before.play_unchecked(before.parse_san(san).unwrap());
        assert_eq!(Sound::of(&before, &after), sound, "{san}");
        assert_eq!(Sound::of(&after, &before), Sound::Move, "taking back {san}");
    }

    #[test]
    fn each_kind_of_move_has_its_sound() {
        const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        check(ROOKS, "O-O", Sound::Move);
        check(ROOKS, "Rxa8+", Sound::Check);
        check("r3k3/8/8/8/8/8/8/R3K3 b Qq - 0 1", "Rxa1+", Sound::Check);
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", Sound::Capture);
        check("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", Sound::Move);
    }
}
