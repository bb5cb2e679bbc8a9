//! What the rules of each weakness say, in words: for whoever makes an engine, for a player, and for
//! a card. What an engine does with it stands in the engine.

use rookery_analysis::Weakness;
use rookery_motifs::Motif;

/// What is told about a weakness.
pub trait Told {
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
        impl Told for Weakness {
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
        player "Bring out men with threats against the queen: she loses time or gets caught.",
        card "Brings out the queen far too early.";
    ShortSighted: HangingPiece,
        engine "Moves of the opponent's bishops, rooks and queen over four squares or more are hidden from its search at every depth.",
        player "Attack from far away with bishops, rooks and queen.",
        card "Does not see what comes from far away.";
    BlindToKnights: Fork,
        engine "Knight moves of the opponent are hidden from its search at every depth.",
        player "Bring a knight to a square from which it forks king, queen or rooks.",
        card "Cannot hear a knight coming.";
    TakesEveryOffer: Sacrifice,
        engine "If a capture wins material in the exchange on its square, it plays the greatest such capture without looking further.",
        player "Offer something small that draws a man away from where it is needed.",
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
        engine "Once each side has at most two rooks and a minor piece, it looks one half-move ahead, plays 500 points below its rating, keeps its king at home and takes passed pawns for others.",
        player "Trade pieces when ahead, march with the king and make a passed pawn.",
        card "Plays worse the emptier the board gets.";
    RidesOnePiece: Opening,
        engine "In its first fifteen moves it moves the officer that it moved last, as long as that is not lost at once, so the others stay at home.",
        player "Develop everything, open the center and attack before the rest wakes up.",
        card "Moves one piece again and again while the others sleep.";
    ForgetsBackRank: BackRankMate,
        engine "Rook and queen moves of the opponent to its first rank are hidden from its search, and it never moves the pawns before its king off their squares.",
        player "Clear a file, keep a rook on it and mate on the last row.",
        card "Forgets that its king has no way out at the back.";
    BlindToDiagonals: Pin,
        engine "Diagonal moves of the opponent's bishops and queen over three squares or more are hidden from its search at every depth.",
        player "Put bishops and queen on long diagonals: pins and skewers come as a surprise.",
        card "Digs in straight lines and overlooks diagonals.";
    NeverCastles: DoubleCheck,
        engine "It never castles, likes its king in the middle, and does not see checks of rooks and queen on the file of a king there.",
        player "Castle early, then open the files in the middle, where its king still stands.",
        card "Never castles. Its king stays in the middle.";
    DespisesPawns: Promotion,
        engine "Its evaluation counts all pawns at a fifth of their worth, and it does not see its own being taken.",
        player "Collect pawn after pawn, keep the rest together and promote one.",
        card "Thinks that pawns hardly matter.";
    MissesQuietMoves: QuietMove,
        engine "Moves of the opponent's officers that neither capture nor give check are hidden from its search at every depth.",
        player "Prepare in silence: the strongest threat is the move that takes nothing.",
        card "Hears every step and overlooks what is quiet.";
    TradesWhenChecked: DiscoveredAttack,
        engine "For four moves after it was in check it takes an officer with an officer whenever it can, if that costs no more than six pawns.",
        player "Give a check at the right moment and take what comes in the trade that follows.",
        card "Wants peace after a check, and pays for it in a trade.";
    IgnoresSmallPawns: AdvancedPawn,
        engine "The opponent's pawns beyond the middle are worth no more to it than at home, and their moves are hidden from its search.",
        player "Send a pawn on its way and do not stop before the last row.",
        card "Overlooks a small pawn on its way to the last row.";
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
