//! What there is to say about a puzzle, and what is drawn on its board.

use rookery_rules::pgn::{Annotation, Brush, Evaluation};
use rookery_rules::{Color, Move, Position, Role};

use super::{PuzzleHint, Solving, SolvingEnd, SolvingPhase};

/// A wrong move, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stray {
    /// Where it was played.
    pub at: Position,
    /// The move itself.
    pub mv: Move,
    /// Nothing while that is not known.
    pub threat: Option<Threat>,
}

/// What answers a wrong move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// It mates.
    Mate(Move),
    /// It wins this piece.
    Takes(Move, Role),
    /// It leads to a mate.
    MateFollows(Move),
    /// It turns the game.
    Turns(Move),
    /// It is good enough to lose nothing.
    Holds(Move),
    /// The move was good, and another is better.
    Nothing,
    /// There is no answer, for the game is drawn.
    Stalemate,
    /// Nobody could say.
    Unknown,
}

/// What there is to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleNews {
    /// The opponent moves.
    Watch,
    /// Find a move for this side.
    Find(Color),
    /// That was right, and there is more to find.
    Right,
    /// The move is on its way to whoever judges.
    Asked,
    /// That was wrong.
    Wrong(Stray),
    /// That was wrong, and has gone back.
    Again(Stray),
    /// This piece moves, from here.
    Piece(PuzzleHint, Role),
    /// It has ended, in this way.
    Over(SolvingEnd),
}

impl Stray {
    pub(super) fn new(at: Position, mv: Move) -> Self {
        let after = at.play_unchecked(mv);
        let threat = after.is_stalemate().then_some(Threat::Stalemate);
        Self { at, mv, threat }
    }

    /// What of it is on the board.
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        let answer = self.threat.and_then(Threat::shown);
        std::iter::once(self.mv).chain(answer)
    }

    /// The position in which an answer is looked for.
    pub fn after(&self) -> Position {
        self.at.play_unchecked(self.mv)
    }

    /// The answer that everybody sees, without any thinking.
    pub fn plain(&self) -> Option<Threat> {
        let after = self.after();
        let mates = |mv: &Move| after.play_unchecked(*mv).is_checkmate();
        let moves = after.moves();
        moves.iter().copied().find(mates).map(Threat::Mate)
    }
}

impl Threat {
    /// An engine's answer to a wrong move, and what it thinks of it from White's view.
    pub fn of(after: &Position, best: Move, value: Evaluation) -> Self {
        let solver = !after.turn();
        let for_solver = match (solver, value) {
            (Color::White, value) => value,
            (Color::Black, Evaluation::Mate(moves)) => Evaluation::Mate(-moves),
            (Color::Black, Evaluation::Centipawns(value)) => Evaluation::Centipawns(-value),
        };
        let victim = best
            .victim()
            .and_then(|square| after.board().role_at(square));
        match (for_solver, victim) {
            _ if after.play_unchecked(best).is_checkmate() => Self::Mate(best),
            (Evaluation::Mate(moves), _) if moves < 0 => Self::MateFollows(best),
            (Evaluation::Mate(_) | Evaluation::Centipawns(200..), _) => Self::Nothing,
            (_, Some(role)) if after.exchange_reaches(best, 50) => Self::Takes(best, role),
            (Evaluation::Centipawns(..=-100), _) => Self::Turns(best),
            (Evaluation::Centipawns(_), _) => Self::Holds(best),
        }
    }

    /// The answer that is played on the board.
    pub fn shown(self) -> Option<Move> {
        match self {
            Self::Mate(mv)
            | Self::Takes(mv, _)
            | Self::MateFollows(mv)
            | Self::Turns(mv)
            | Self::Holds(mv) => Some(mv),
            Self::Nothing | Self::Stalemate | Self::Unknown => None,
        }
    }
}

impl Solving {
    /// What there is to say.
    pub fn news(&self) -> PuzzleNews {
        let helped = self.help.and_then(|help| {
            let role = self.position().board().role_at(help.from())?;
            Some((help, role))
        });
        match (self.phase, &self.stray, helped) {
            (SolvingPhase::Opening, ..) => PuzzleNews::Watch,
            (SolvingPhase::Asked, ..) => PuzzleNews::Asked,
            (SolvingPhase::Right(_), ..) => PuzzleNews::Right,
            (SolvingPhase::Wrong, Some(stray), _) => PuzzleNews::Wrong(stray.clone()),
            (SolvingPhase::Over(ending), ..) => PuzzleNews::Over(ending),
            (_, _, Some((help, role))) => PuzzleNews::Piece(help, role),
            (_, Some(stray), None) => PuzzleNews::Again(stray.clone()),
            (_, None, None) if self.found() > 0 => PuzzleNews::Right,
            (_, None, None) => PuzzleNews::Find(self.solver()),
        }
    }

    /// The wrong move that is on the board and has no answer yet.
    pub fn unanswered(&self) -> Option<Stray> {
        let stray = self.stray.as_ref().filter(|stray| stray.threat.is_none());
        stray.filter(|_| self.phase == SolvingPhase::Wrong).cloned()
    }

    /// What is drawn on the board.
    pub fn drawings(&self) -> Vec<Annotation> {
        match (self.phase, self.help, &self.stray) {
            (SolvingPhase::Yours, Some(PuzzleHint::Piece(from)), _) => {
                vec![Annotation::Square(Brush::Green, from)]
            }
            (SolvingPhase::Yours, Some(PuzzleHint::Move(from, to)), _) => {
                vec![Annotation::Arrow(Brush::Green, from, to)]
            }
            (SolvingPhase::Wrong, _, Some(stray)) => {
                let wrong = Annotation::Square(Brush::Red, stray.mv.to());
                let answer = stray.threat.and_then(Threat::shown);
                let answer = answer.map(|mv| Annotation::Arrow(Brush::Yellow, mv.from(), mv.to()));
                std::iter::once(wrong).chain(answer).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The line as it is written, up to what was played.
    pub fn written(&self) -> Vec<String> {
        let mut position = self.before;
        let written = self.played.iter().map(|&mv| {
            let san = position.san(mv);
            position = position.play_unchecked(mv);
            san
        });
        written.collect()
    }

    /// How many moves of the line are on the board.
    pub fn look(&self) -> usize {
        self.look
    }
}
