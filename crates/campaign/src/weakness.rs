//! What the rules of each weakness say, in words: for whoever makes an engine, for a player, and for
//! a card. What an engine does with it stands in the engine.

use rookery_analysis::Weakness;
use rookery_motifs::Motif;

/// What is told about a weakness.
pub trait WeaknessWords {
    /// What an engine with this weakness does.
    fn rule(self) -> &'static str;

    /// What a player makes of it.
    fn chance(self) -> &'static str;

    /// The weakness in plain words, for a card.
    fn card(self) -> &'static str;

    /// The pattern to practice against it.
    fn motif(self) -> Motif;
}

macro_rules! told {
    ($($name:ident: $motif:ident, engine $engine:literal, player $player:literal, card $card:literal;)*) => {
        impl WeaknessWords for Weakness {
            fn rule(self) -> &'static str {
                match self { $(Self::$name => $engine,)* }
            }

            fn chance(self) -> &'static str {
                match self { $(Self::$name => $player,)* }
            }

            fn card(self) -> &'static str {
                match self { $(Self::$name => $card,)* }
            }

            fn motif(self) -> Motif {
                match self { $(Self::$name => Motif::$motif,)* }
            }
        }
    };
}

told! {
    RunsFromChecks: Skewer,
        engine "In check it answers with a king move whenever one is legal, and neither takes nor steps between.",
        player "Give checks that lead the king away from its friends, then mate it in the open.",
        card "Always runs from a check, even when it could simply take.";
    PushesKingPawns: MateIn1,
        engine "With every third move, while its king is at home, it pushes a pawn on the three files around it, if the pawn is not lost at once.",
        player "Aim queen and bishops at the holes that the pawns leave beside the king.",
        card "Pushes the pawns in front of its own king.";
    MovesQueenEarly: Pin,
        engine "With every second of its first fifteen moves it moves the queen to its own third rank or beyond, if she is not lost at once.",
        player "Bring out pieces with threats against the queen: she loses time or gets caught.",
        card "Brings out the queen far too early.";
    ShortSighted: HangingPiece,
        engine "Its bishops, rooks and queen never move over more than two squares, unless nothing else is legal.",
        player "Keep three squares away from its bishops, rooks and queen, and attack from there: it does not reach you.",
        card "Its long pieces see two squares and no further.";
    BlindToKnights: Fork,
        engine "It never takes a knight, unless nothing else is legal.",
        player "Walk in with your knights, even where they could be taken, and fork king, queen or rooks.",
        card "Cannot hear a knight, and never takes one.";
    TakesEveryOffer: Sacrifice,
        engine "If a capture wins material in the exchange on its square, it plays the greatest such capture without looking further.",
        player "Offer something small that draws a piece away from where it is needed.",
        card "Takes whatever is offered, without a second look.";
    NeverRetreats: TrappedPiece,
        engine "Its officers never move toward its own first rank, unless nothing else is legal.",
        player "Attack its officers with pawns: what never steps back is soon surrounded.",
        card "Never takes a step back.";
    GrabsPawnsWithQueen: TrappedPiece,
        engine "Whenever its queen can take a pawn and is not lost for it on that square, she takes it, without a look beyond.",
        player "Leave a pawn as bait and catch the queen, or attack while she is far away.",
        card "Its queen cannot pass a pawn without grabbing it.";
    GivesEveryCheck: DefensiveMove,
        engine "It gives every check that costs no more than a pawn on its square, whether it helps or not.",
        player "Answer each check with a move that also develops, attacks or takes.",
        card "Gives every check it can, useful or not.";
    LostInEndgames: PawnEndgame,
        engine "Once each side has at most two rooks and a minor piece, it moves its king, and takes nothing with it, whenever that is legal.",
        player "Trade pieces until few are left: then its king walks about, and you make a queen.",
        card "With few pieces left, its king only walks about.";
    RidesOnePiece: Opening,
        engine "In its first fifteen moves it moves the officer that it moved last, as long as that is not lost at once, so the others stay at home.",
        player "Develop everything, open the center and attack before the rest wakes up.",
        card "Moves one piece again and again while the others sleep.";
    ForgetsBackRank: BackRankMate,
        engine "With every second move it takes a rook or the queen off its first rank, if that loses nothing on the spot.",
        player "Wait until its rooks have left, then come to its last row with a rook and mate.",
        card "Leaves its last row without a guard.";
    BlindToDiagonals: Pin,
        engine "Its bishops take nothing, and its queen takes nothing on a diagonal, unless nothing else is legal.",
        player "Put your pieces where only a bishop or a diagonal of the queen could take them: nobody will.",
        card "Digs in straight lines: never takes along a diagonal.";
    NeverCastles: DoubleCheck,
        engine "It never castles, and takes on the sixteen squares in the middle whenever that loses nothing on the spot.",
        player "Castle early and offer trades in the middle: its own captures open the files before its king.",
        card "Never castles, and opens the middle before its own king.";
    DespisesPawns: Promotion,
        engine "Its officers never take a pawn, unless nothing else is legal.",
        player "Send pawns where only its pieces could take them, keep them together and promote one.",
        card "Its pieces are too proud to take a pawn.";
    MissesQuietMoves: QuietMove,
        engine "Whenever it can take something and loses nothing on the spot, it takes.",
        player "Prepare a quiet blow and give it something to take: it will not look up.",
        card "Cannot keep quiet: takes whenever it can.";
    TradesWhenChecked: DiscoveredAttack,
        engine "For four moves after it was in check it takes an officer with an officer whenever it can, if that costs no more than six pawns.",
        player "Give a check at the right moment and take what comes in the trade that follows.",
        card "Wants peace after a check, and pays for it in a trade.";
    IgnoresSmallPawns: AdvancedPawn,
        engine "It never takes a pawn that has come past the middle, unless nothing else is legal.",
        player "Bring a pawn past the middle: nobody takes it there, so do not stop before the last row.",
        card "Overlooks a small pawn once it is past the middle.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weakness_is_told_in_whole_sentences() {
        for &weakness in Weakness::ALL {
            for text in [weakness.rule(), weakness.chance(), weakness.card()] {
                assert!(text.ends_with('.'), "{text}");
            }
            assert!(weakness.card().len() < 72, "{}", weakness.card());
        }
    }
}
