//! Every question that is asked of a line.

use crate::{
    Line, Motif, MotifSet, advanced_pawn, attraction, calm, castling, clearance, defender,
    deflection, discovery, en_passant, ending, exposed_king, f2_f7, fork, hanging, interference,
    intermezzo, length, mate, phase, pin, promotion, sacrifice, skewer, trapped, wing_attack,
    x_ray, zugzwang,
};

type Question = fn(&Line) -> bool;

const QUESTIONS: &[(Motif, Question)] = &[
    (Motif::Fork, fork::shown),
    (Motif::Pin, pin::shown),
    (Motif::Skewer, skewer::shown),
    (Motif::DiscoveredAttack, discovery::attack),
    (Motif::DiscoveredCheck, discovery::check),
    (Motif::DoubleCheck, discovery::double_check),
    (Motif::HangingPiece, hanging::shown),
    (Motif::TrappedPiece, trapped::shown),
    (Motif::Deflection, deflection::deflection),
    (Motif::Overloading, deflection::overloading),
    (Motif::CapturingDefender, defender::shown),
    (Motif::Interference, interference::shown),
    (Motif::Attraction, attraction::shown),
    (Motif::Clearance, clearance::shown),
    (Motif::Intermezzo, intermezzo::shown),
    (Motif::XRayAttack, x_ray::shown),
    (Motif::Zugzwang, zugzwang::shown),
    (Motif::Sacrifice, sacrifice::shown),
    (Motif::QuietMove, calm::quiet),
    (Motif::DefensiveMove, calm::defensive),
    (Motif::AdvancedPawn, advanced_pawn::shown),
    (Motif::Promotion, promotion::any),
    (Motif::UnderPromotion, promotion::under),
    (Motif::EnPassant, en_passant::shown),
    (Motif::Castling, castling::shown),
    (Motif::ExposedKing, exposed_king::shown),
    (Motif::AttackingF2F7, f2_f7::shown),
    (Motif::KingsideAttack, wing_attack::kingside),
    (Motif::QueensideAttack, wing_attack::queenside),
];

/// The motifs that the moves of the solver show. What the line is worth is not among them; see
/// [`Motif::of_verdict`].
#[must_use]
pub fn motifs(line: &Line) -> MotifSet {
    let asked = QUESTIONS.iter().filter(|(_, shown)| shown(line));
    let mut found: MotifSet = asked.map(|&(motif, _)| motif).collect();
    found.insert(phase::phase(line.start()));
    found.insert(length::length(line));
    if let Some(kind) = ending::ending(line) {
        found.insert(kind);
    }
    if line.is_mate() {
        found.insert(Motif::Mate);
        found.insert(length::mate_in(line));
        found |= mate::pictures(line).collect();
    }
    found
}
