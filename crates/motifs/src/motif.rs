//! The patterns that have a name, with the keys that puzzle collections use for them.

use std::fmt;
use std::str::FromStr;

macro_rules! motifs {
    ($($(#[doc = $doc:literal])+ $name:ident = $key:literal,)*) => {
        /// A pattern that a line of moves can show.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Motif { $($(#[doc = $doc])+ $name,)* }

        impl Motif {
            /// Every motif.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The word for it in puzzle collections, such as `discoveredAttack`.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }
        }
    };
}

motifs! {
    /// A piece attacks two or more at once.
    Fork = "fork",
    /// A piece may not leave its king, and that is used.
    Pin = "pin",
    /// The more valuable piece of two on a line is driven off, and the one behind it is taken.
    Skewer = "skewer",
    /// A piece steps aside, and the one behind it strikes.
    DiscoveredAttack = "discoveredAttack",
    /// A piece steps aside, and the one behind it gives check.
    DiscoveredCheck = "discoveredCheck",
    /// Two pieces give check at once.
    DoubleCheck = "doubleCheck",
    /// A piece that nobody guards is taken at once.
    HangingPiece = "hangingPiece",
    /// A piece is lost because it has no safe square to go to.
    TrappedPiece = "trappedPiece",
    /// A piece is drawn away from what it guards.
    Deflection = "deflection",
    /// A piece guards two things, and has to give up one when the other is taken.
    Overloading = "overloading",
    /// The piece that guards is taken, and then what it guarded.
    CapturingDefender = "capturingDefender",
    /// A piece on the line between two others cuts off a guard.
    Interference = "interference",
    /// A king or a big piece is drawn to a square where it is struck.
    Attraction = "attraction",
    /// A piece leaves a square or a line to another one.
    Clearance = "clearance",
    /// Before the expected recapture comes a stronger move.
    Intermezzo = "intermezzo",
    /// A piece acts through another one on its line.
    XRayAttack = "xRayAttack",
    /// Every move makes it worse, and one has to be made.
    Zugzwang = "zugzwang",
    /// Something is given up for more than it is worth.
    Sacrifice = "sacrifice",
    /// A move that neither checks nor takes nor attacks, and yet decides.
    QuietMove = "quietMove",
    /// A move that only holds what there is to hold.
    DefensiveMove = "defensiveMove",
    /// A pawn goes to one of its last two ranks.
    AdvancedPawn = "advancedPawn",
    /// A pawn is promoted.
    Promotion = "promotion",
    /// A pawn becomes something less than a queen.
    UnderPromotion = "underPromotion",
    /// A pawn takes en passant.
    EnPassant = "enPassant",
    /// King and rook move together.
    Castling = "castling",
    /// The other king has few pieces around it and is chased.
    ExposedKing = "exposedKing",
    /// The pawn beside the king at f2 or f7 is struck.
    AttackingF2F7 = "attackingF2F7",
    /// An attack on a king that has castled short.
    KingsideAttack = "kingsideAttack",
    /// An attack on a king that has castled long.
    QueensideAttack = "queensideAttack",
    /// The line ends in mate.
    Mate = "mate",
    /// Mate with the first move.
    MateIn1 = "mateIn1",
    /// Mate with the second move.
    MateIn2 = "mateIn2",
    /// Mate with the third move.
    MateIn3 = "mateIn3",
    /// Mate with the fourth move.
    MateIn4 = "mateIn4",
    /// Mate with the fifth move or later.
    MateIn5 = "mateIn5",
    /// Mate on the last rank, behind the king's own pieces.
    BackRankMate = "backRankMate",
    /// Mate by a knight, the king shut in by its own pieces.
    SmotheredMate = "smotheredMate",
    /// Mate on the edge by a rook or queen, a knight and a piece of its own beside the king.
    AnastasiaMate = "anastasiaMate",
    /// Mate in the corner by a rook that a knight guards.
    ArabianMate = "arabianMate",
    /// Mate by two bishops on crossing diagonals.
    BodenMate = "bodenMate",
    /// Mate by two bishops on neighboring diagonals.
    DoubleBishopMate = "doubleBishopMate",
    /// Mate by a queen at the king's corner, two of its own pieces behind its back.
    DovetailMate = "dovetailMate",
    /// Mate by a rook that a knight guards, which a pawn guards.
    HookMate = "hookMate",
    /// Mate by a rook beside the king, boxed in by the queen that guards it.
    KillBoxMate = "killBoxMate",
    /// Mate by a guarded rook, with a knight in front of the king.
    VukovicMate = "vukovicMate",
    /// Mate on the back rank by a rook that a bishop guards.
    OperaMate = "operaMate",
    /// Mate by a rook, with a bishop that takes the squares beside the king.
    PillsburysMate = "pillsburysMate",
    /// Mate by a bishop, with a rook that takes the file beside the king.
    MorphysMate = "morphysMate",
    /// Mate by a knight of a king that a rook or queen keeps in the corner.
    CornerMate = "cornerMate",
    /// Mate by queen and rook that make a triangle with the king.
    TriangleMate = "triangleMate",
    /// Mate by two rooks on the seventh rank.
    BlindSwineMate = "blindSwineMate",
    /// Mate by a bishop, with a queen that takes all other squares.
    BalestraMate = "balestraMate",
    /// Mate by a queen in front of a king with its own pieces on both sides.
    EpauletteMate = "epauletteMate",
    /// Mate by a queen beside the king, two of its own pieces at its far corners.
    SwallowstailMate = "swallowstailMate",
    /// The line starts in the opening.
    Opening = "opening",
    /// The line starts in the middlegame.
    Middlegame = "middlegame",
    /// The line starts in the endgame.
    Endgame = "endgame",
    /// Only kings and pawns.
    PawnEndgame = "pawnEndgame",
    /// Only kings, pawns and knights.
    KnightEndgame = "knightEndgame",
    /// Only kings, pawns and bishops.
    BishopEndgame = "bishopEndgame",
    /// Only kings, pawns and rooks.
    RookEndgame = "rookEndgame",
    /// Only kings, pawns and queens.
    QueenEndgame = "queenEndgame",
    /// Only kings, pawns, queens and rooks.
    QueenRookEndgame = "queenRookEndgame",
    /// One move to find.
    OneMove = "oneMove",
    /// Two moves to find.
    Short = "short",
    /// Three moves to find.
    Long = "long",
    /// Four moves to find, or more.
    VeryLong = "veryLong",
    /// The line saves a bad position.
    Equality = "equality",
    /// The line wins a clear advantage.
    Advantage = "advantage",
    /// The line wins.
    Crushing = "crushing",
}

impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for Motif {
    type Err = ParseMotifError;

    fn from_str(text: &str) -> Result<Self, ParseMotifError> {
        let mut all = Self::ALL.iter().copied();
        all.find(|motif| motif.key() == text)
            .ok_or_else(|| ParseMotifError(text.to_owned()))
    }
}

/// The text is the key of no motif.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no motif we know; one is written like discoveredAttack")]
pub struct ParseMotifError(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_motif_reads_back_from_its_key() {
        for &motif in Motif::ALL {
            assert_eq!(motif.to_string().parse(), Ok(motif));
        }
    }

    #[test]
    fn other_words_are_refused() {
        for text in ["", "Fork", "forks", "healthyMix"] {
            assert_eq!(text.parse::<Motif>(), Err(ParseMotifError(text.to_owned())));
        }
    }
}
