//! Where pieces stand, as seen from either king: a knight near the own king guards, near the
//! other it attacks.

use rookery_rules::{Color, File, Position, Rank, Role, Square};

use super::features::{MATERIAL, PLACE_OWN, PLACE_THEIRS};
use super::sink::FeatureSink;

/// Kinds of places a king can be in.
pub(super) const BUCKETS: usize = 10;

pub(super) fn count(position: &Position, sink: &mut impl FeatureSink) {
    let views = Color::ALL.map(|color| View::new(position.king(color), color));
    for side in Color::ALL {
        let own = &views[side as usize];
        let theirs = &views[!side as usize];
        for role in Role::ALL {
            for square in position.board().of(side, role) {
                if role != Role::King {
                    sink.add(side, MATERIAL + role as usize);
                }
                sink.add(side, PLACE_OWN + own.index(side, role, square));
                sink.add(side, PLACE_THEIRS + theirs.index(side, role, square));
            }
        }
    }
}

/// The board as it lies around a king: turned so that the king is on the right half.
struct View {
    bucket: usize,
    mirrored: bool,
}

impl View {
    fn new(king: Square, color: Color) -> Self {
        let mirrored = king.file() < File::E;
        let file = king.file().index();
        let file = if mirrored { 7 - file } else { file } - 4;
        let bucket = match (color.rank(king.rank()), file) {
            (Rank::First, file) => file,
            (Rank::Second, file) => 4 + file / 2,
            (Rank::Third | Rank::Fourth, file) => 6 + file / 2,
            (_, file) => 8 + file / 2,
        };
        Self { bucket, mirrored }
    }

    #[inline]
    fn index(&self, side: Color, role: Role, square: Square) -> usize {
        let mut index = square.index();
        if side == Color::Black {
            index ^= 56;
        }
        if self.mirrored {
            index ^= 7;
        }
        (self.bucket * 6 + role as usize) * 64 + index
    }
}
