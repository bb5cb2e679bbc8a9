//! What has worked before: moves that refuted others are tried earlier next time.

use rookery_rules::{Color, Move, Position, Role, Square};

/// The most a score can be: half of what sixteen bits hold, as is custom. What else is added to
/// histories or taken from them is to be read beside it.
const LIMIT: i32 = 16_384;

/// A score that new experience pulls toward its sign, the less the further it is already.
#[derive(Clone, Copy, Default)]
struct Gauge(i16);

impl Gauge {
    fn pull(&mut self, bonus: i32) {
        let bonus = bonus.clamp(-LIMIT, LIMIT);
        let now = i32::from(self.0);
        self.0 = (now + bonus - now * bonus.abs() / LIMIT) as i16;
    }
}

/// A piece and where it went: what a later move may be an answer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceTo(u16);

const STEPS: usize = 2 * 6 * 64;

impl PieceTo {
    pub(crate) fn new(position: &Position, mv: Move) -> Self {
        let role = position.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        Self::of(position.turn(), role, mv.to())
    }

    fn of(side: Color, role: Role, to: Square) -> Self {
        Self((side as u16 * 6 + role as u16) * 64 + to as u16)
    }

    /// Where the piece went.
    pub(crate) fn to(self) -> Option<Square> {
        Square::from_index(usize::from(self.0) % 64)
    }

    fn index(self) -> usize {
        self.0 as usize % STEPS
    }
}

/// All histories.
pub(crate) struct History {
    quiet: Vec<[Gauge; 64 * 64]>,
    capture: Vec<[Gauge; 6]>,
    answers: Vec<[Gauge; STEPS]>,
}

impl History {
    pub(crate) fn new() -> Self {
        Self {
            quiet: vec![[Gauge::default(); 64 * 64]; 2],
            capture: vec![[Gauge::default(); 6]; STEPS],
            answers: vec![[Gauge::default(); STEPS]; STEPS],
        }
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::new();
    }

    /// How promising a move is.
    pub(crate) fn of(&self, position: &Position, mv: Move, before: &Before) -> i32 {
        match mv.is_capture() || mv.promotion().is_some() {
            true => self.of_capture(position, mv),
            false => self.of_quiet(position, mv, before),
        }
    }

    /// How promising a quiet move is, after these steps of the line.
    pub(crate) fn of_quiet(&self, position: &Position, mv: Move, before: &Before) -> i32 {
        let step = PieceTo::new(position, mv).index();
        let answers: i32 = before
            .iter()
            .flatten()
            .map(|earlier| i32::from(self.answers[earlier.index()][step].0))
            .sum();
        let plain = self.quiet[position.turn() as usize][squares(mv)].0;
        i32::from(plain) + answers
    }

    /// How promising a capture is beyond what it takes.
    pub(crate) fn of_capture(&self, position: &Position, mv: Move) -> i32 {
        let step = PieceTo::new(position, mv).index();
        i32::from(self.capture[step][victim(position, mv) as usize].0)
    }

    /// A quiet move proved good or bad.
    pub(crate) fn learn_quiet(
        &mut self,
        position: &Position,
        mv: Move,
        before: &Before,
        bonus: i32,
    ) {
        let step = PieceTo::new(position, mv).index();
        self.quiet[position.turn() as usize][squares(mv)].pull(bonus);
        for earlier in before.iter().flatten() {
            self.answers[earlier.index()][step].pull(bonus);
        }
    }

    /// A capture proved good or bad.
    pub(crate) fn learn_capture(&mut self, position: &Position, mv: Move, bonus: i32) {
        let step = PieceTo::new(position, mv).index();
        self.capture[step][victim(position, mv) as usize].pull(bonus);
    }
}

/// The steps one, two and four half-moves before, as far as there are any.
pub(crate) type Before = [Option<PieceTo>; 3];

/// The role of what a move takes; a pawn if it takes nothing.
pub(crate) fn victim(position: &Position, mv: Move) -> Role {
    mv.victim()
        .and_then(|square| position.board().role_at(square))
        .unwrap_or(Role::Pawn)
}

fn squares(mv: Move) -> usize {
    mv.from().index() * 64 + mv.to().index()
}
