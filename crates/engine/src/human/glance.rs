//! What can be noticed about a position and its moves at a glance, as numbers of features: what
//! a model of people is taught with and asked with.

use rookery_rules::{Color, Move, Position, Role, Square};

use super::notice::{self, Surroundings};
pub(super) use crate::leaning::seen_from;
use crate::search::Glimpse;

/// Squares times roles times sides, the last two moves, and how far the game is.
pub const SCENES: usize = 768 + 2 * 64 + STAGES;
/// Roles times squares, for where a piece leaves and where it goes.
pub const STEPS: usize = 2 * 384;
pub(super) const STAGES: usize = 6;

/// A position with its moves, as somebody sees it who does not think yet.
#[derive(Clone, Debug)]
pub struct Glance {
    /// Features of the position, each below [`SCENES`].
    pub scene: Vec<u16>,
    /// The legal moves.
    pub moves: Vec<Sighting>,
}

/// What is noticed about a move.
#[derive(Clone, Debug)]
pub struct Sighting {
    /// The move.
    pub mv: Move,
    /// Features of the move, each below [`super::NOTICES`].
    pub notices: Vec<u16>,
    /// The piece on the square it leaves, and on the square it goes to, each below [`STEPS`].
    pub steps: [u16; 2],
    /// What it seems worth after a reply and an answer, in centipawns.
    pub value: i32,
}

impl Glance {
    pub(crate) fn new(around: &Surroundings<'_>, glimpses: &[Glimpse]) -> Self {
        let position = around.position;
        let looks = notice::Looks::new(glimpses);
        let moves = glimpses.iter().enumerate().map(|(i, glimpse)| Sighting {
            mv: glimpse.mv,
            notices: notice::of(around, &looks, i, glimpse),
            steps: steps(position, glimpse.mv),
            value: glimpse.values[glimpse.values.len() - 1],
        });
        Self {
            scene: scene(around),
            moves: moves.collect(),
        }
    }
}

fn scene(around: &Surroundings<'_>) -> Vec<u16> {
    let position = around.position;
    let us = position.turn();
    let pieces = position.board().pieces().map(|(square, piece)| {
        let side = usize::from(piece.color != us);
        (side * 384 + place(us, piece.role, square)) as u16
    });
    let mut scene: Vec<_> = pieces.collect();
    for (i, last) in around.recent.iter().enumerate() {
        scene.extend(last.map(|mv| (768 + i * 64 + seen_from(us, mv.to())) as u16));
    }
    scene.push((768 + 2 * 64 + stage(position)) as u16);
    scene
}

fn steps(position: &Position, mv: Move) -> [u16; 2] {
    let us = position.turn();
    let role = role_of(position, mv);
    [
        place(us, role, mv.from()) as u16,
        (384 + place(us, role, mv.to())) as u16,
    ]
}

fn place(us: Color, role: Role, square: Square) -> usize {
    role as usize * 64 + seen_from(us, square)
}

/// How far the game is: people know their first moves, and tire later.
pub(super) fn stage(position: &Position) -> usize {
    match position.fullmoves() {
        0..=4 => 0,
        5..=8 => 1,
        9..=14 => 2,
        15..=22 => 3,
        23..=34 => 4,
        _ => 5,
    }
}

pub(super) fn role_of(position: &Position, mv: Move) -> Role {
    position.board().role_at(mv.from()).unwrap_or(Role::Pawn)
}
