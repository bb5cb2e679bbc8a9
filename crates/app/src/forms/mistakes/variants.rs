//! Names for the variants of an error. The match inside is exhaustive, so a new variant does not
//! compile until it is named here, and a test that names all of them then asks for an example.

use rookery_protocol::account::{DisplayNameFault, EmailFault, LoginNameFault, PasswordFault};
use rookery_rules::{IllegalSan, ParseFenError, ParseSanError, SetupFault};

/// An error whose variants are all known by name.
pub(super) trait Variants {
    /// The names of all variants.
    const NAMES: &'static [&'static str];
    /// The name of this one.
    fn name(&self) -> &'static str;
}

macro_rules! variants {
    ($error:ident: $($variant:ident)*) => {
        impl Variants for $error {
            const NAMES: &'static [&'static str] = &[$(stringify!($variant)),*];

            fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => stringify!($variant),)*
                }
            }
        }
    };
}

variants!(ParseFenError:
    Empty TooLong Spacing FieldCount RankCount RankShort RankLong Digit AdjacentDigits Piece
    Crazyhouse ThreeCheck Chess960 Turn Castling CastlingRepeated CastlingOrder EnPassant
    Halfmoves Fullmoves
);
variants!(SetupFault:
    NoKing SeveralKings TooManyPieces TooManyPawns TooManyPromoted PawnOnEdge OpponentInCheck
    TooManyCheckers ImpossibleDoubleCheck ImpossibleEnPassantCheck CastlingWithoutKing
    CastlingWithoutRook EnPassantRank EnPassantWithoutPawn EnPassantBlocked HalfmovesTooMany
    FullmovesOutOfRange
);
variants!(ParseSanError: Empty NoTarget Promotion Stray);
variants!(IllegalSan:
    NoMove KingInDanger NoCastle NothingToTake PromotionMissing PromotionImpossible Ambiguous
);
variants!(LoginNameFault: Blank TooShort TooLong NoLetterFirst Space Character Reserved Unkind);
variants!(EmailFault: Blank Space NoAt TwoAts NothingBefore Domain Character TooLong);
variants!(DisplayNameFault: Blank TooShort TooLong SpaceAtEnd Invisible Reserved Unkind);
variants!(PasswordFault:
    Blank TooShort TooLong NoSmallLetter NoCapital NoDigitOrSign Common HoldsName NotRepeated
    Different
);

/// The names of an error's variants that are not among these.
pub(super) fn missing<E: Variants>(seen: &[&str]) -> Vec<&'static str> {
    let names = E::NAMES.iter().copied();
    names.filter(|name| !seen.contains(name)).collect()
}
