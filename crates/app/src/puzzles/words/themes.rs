//! What the themes of puzzles are called.

use rookery_motifs::Motif;

use crate::lang::Lang;

/// A theme by the word that collections use for it; unknown words are shown as they are.
pub fn word(lang: Lang, key: &str) -> String {
    match key.parse() {
        Ok(motif) => name(lang, motif).to_owned(),
        Err(_) => key.to_owned(),
    }
}

/// A theme by its name.
pub fn name(lang: Lang, motif: Motif) -> &'static str {
    let Lang::En = lang;
    match motif {
        Motif::Fork => "Fork",
        Motif::Pin => "Pin",
        Motif::Skewer => "Skewer",
        Motif::DiscoveredAttack => "Discovered attack",
        Motif::DiscoveredCheck => "Discovered check",
        Motif::DoubleCheck => "Double check",
        Motif::HangingPiece => "Unguarded piece",
        Motif::TrappedPiece => "Trapped piece",
        Motif::Deflection => "Luring a guard away",
        Motif::Overloading => "Overworked guard",
        Motif::CapturingDefender => "Taking the guard",
        Motif::Interference => "Cutting a line",
        Motif::Attraction => "Luring a piece in",
        Motif::Clearance => "Making room",
        Motif::Intermezzo => "In-between move",
        Motif::XRayAttack => "Through a piece",
        Motif::Zugzwang => "Forced to move",
        Motif::Sacrifice => "Sacrifice",
        Motif::QuietMove => "Quiet move",
        Motif::DefensiveMove => "Defense",
        Motif::AdvancedPawn => "Advanced pawn",
        Motif::Promotion => "Promotion",
        Motif::UnderPromotion => "Promotion, not to a queen",
        Motif::EnPassant => "En passant",
        Motif::Castling => "Castling",
        Motif::ExposedKing => "Exposed king",
        Motif::AttackingF2F7 => "Attack on f2 or f7",
        Motif::KingsideAttack => "Kingside attack",
        Motif::QueensideAttack => "Queenside attack",
        Motif::Mate => "Checkmate",
        Motif::MateIn1 => "Mate in 1",
        Motif::MateIn2 => "Mate in 2",
        Motif::MateIn3 => "Mate in 3",
        Motif::MateIn4 => "Mate in 4",
        Motif::MateIn5 => "Mate in 5 or more",
        Motif::BackRankMate => "Back-rank mate",
        Motif::SmotheredMate => "Smothered mate",
        Motif::AnastasiaMate => "Anastasia’s mate",
        Motif::ArabianMate => "Arabian mate",
        Motif::BodenMate => "Boden’s mate",
        Motif::DoubleBishopMate => "Mate with two bishops",
        Motif::DovetailMate => "Dovetail mate",
        Motif::HookMate => "Hook mate",
        Motif::KillBoxMate => "Box mate",
        Motif::VukovicMate => "Vukovic mate",
        Motif::OperaMate => "Opera mate",
        Motif::PillsburysMate => "Pillsbury’s mate",
        Motif::MorphysMate => "Morphy’s mate",
        Motif::CornerMate => "Corner mate",
        Motif::TriangleMate => "Triangle mate",
        Motif::BlindSwineMate => "Two rooks on the seventh",
        Motif::BalestraMate => "Balestra mate",
        Motif::EpauletteMate => "Epaulette mate",
        Motif::SwallowstailMate => "Swallow’s tail mate",
        Motif::Opening => "Opening",
        Motif::Middlegame => "Middlegame",
        Motif::Endgame => "Endgame",
        Motif::PawnEndgame => "Pawn endgame",
        Motif::KnightEndgame => "Knight endgame",
        Motif::BishopEndgame => "Bishop endgame",
        Motif::RookEndgame => "Rook endgame",
        Motif::QueenEndgame => "Queen endgame",
        Motif::QueenRookEndgame => "Queen and rook endgame",
        Motif::OneMove => "One move",
        Motif::Short => "Two moves",
        Motif::Long => "Three moves",
        Motif::VeryLong => "Four moves or more",
        Motif::Equality => "Saving a bad position",
        Motif::Advantage => "Winning an advantage",
        Motif::Crushing => "Winning outright",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_a_name_of_its_own() {
        let mut names: Vec<_> = Motif::ALL
            .iter()
            .map(|motif| name(Lang::En, *motif))
            .collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        assert_eq!(word(Lang::En, "fork"), "Fork");
        assert_eq!(word(Lang::En, "unheardOf"), "unheardOf");
    }
}
