//! The clock of a game: what each side has left. It is told how much time has passed and which
//! moves were made, and reads no clock itself.

use rookery_rules::Color;

use crate::time_control::Timed;

/// Both sides' time. It runs once the first move is made, so that nobody loses time on the way to
/// the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Timed,
    first: Color,
    /// What the side that moved had left after each half-move, in milliseconds.
    left: Vec<u32>,
    /// What the move under way has taken.
    used: u32,
}

/// Below this the time is short: tenths are shown, and the clock looks different.
pub const LOW: u32 = 20_000;

/// A side that must not run out by itself plans to keep at least this much.
const RESERVE: u32 = 300;

impl Clock {
    /// A clock before the first move, which this side makes.
    pub fn new(control: Timed, first: Color) -> Self {
        Self {
            control,
            first,
            left: Vec::new(),
            used: 0,
        }
    }

    /// A clock after moves that left so much to the side that made each, in milliseconds.
    #[must_use]
    pub fn after(control: Timed, first: Color, left: Vec<u32>) -> Self {
        Self {
            left,
            ..Self::new(control, first)
        }
    }

    /// How much time each side began with, and gains by a move.
    pub fn control(&self) -> Timed {
        self.control
    }

    /// Whose time runs, or would run.
    pub fn turn(&self) -> Color {
        self.mover(self.left.len())
    }

    /// Whether time passes at all by now.
    pub fn has_begun(&self) -> bool {
        !self.left.is_empty()
    }

    /// What this side has left, in milliseconds.
    pub fn left(&self, color: Color) -> u32 {
        let left = self.left_before(self.left.len(), color);
        match color == self.turn() {
            true => left.saturating_sub(self.used),
            false => left,
        }
    }

    /// What the side that moved had left after each half-move, in milliseconds.
    pub fn after_each(&self) -> &[u32] {
        &self.left
    }

    /// Time passes for the side to move.
    pub fn run(&mut self, millis: u64) {
        if self.has_begun() {
            let millis = u32::try_from(millis).unwrap_or(u32::MAX);
            self.used = self.used.saturating_add(millis);
        }
    }

    /// The side to move gets back what it lacks to have this much.
    pub fn leave_at_least(&mut self, millis: u32) {
        let left = self.left_before(self.left.len(), self.turn());
        self.used = self.used.min(left.saturating_sub(millis));
    }

    /// Whether the side to move has run out of time.
    pub fn has_fallen(&self) -> bool {
        self.left(self.turn()) == 0
    }

    /// The side to move has moved; what the control gives for that is added.
    pub fn press(&mut self) {
        let left = self.left(self.turn());
        let left = left.saturating_add(self.control.increment_millis());
        self.left.push(left);
        self.used = 0;
    }

    /// Goes back to when so many half-moves had been made, and their move begins anew.
    pub fn back_to(&mut self, plies: usize) {
        self.left.truncate(plies);
        self.used = 0;
    }

    /// How long the side to move may take for a move and never run out: a fortieth of what it has
    /// and most of what the move gives back, and hardly anything at the end.
    pub fn budget(&self) -> u32 {
        let left = self.left(self.turn()).saturating_sub(RESERVE);
        let share = left / 40 + self.control.increment_millis() / 10 * 7;
        share.min(left / 5)
    }

    /// The text to keep: the control, what the move under way has taken, then what was left after
    /// each half-move.
    pub fn write(&self) -> String {
        let mut text = format!("{} {}", self.control, self.used);
        for left in &self.left {
            text.push_str(&format!(" {left}"));
        }
        text
    }

    /// The clock in a kept text of a game with so many half-moves.
    pub fn read(text: &str, first: Color, plies: usize) -> Option<Self> {
        let mut words = text.split(' ');
        let control = Timed::parse(words.next()?)?;
        let used = words.next()?.parse().ok()?;
        let left: Option<Vec<u32>> = words.map(|word| word.parse().ok()).collect();
        let left = left.filter(|left| left.len() == plies)?;
        Some(Self {
            control,
            first,
            left,
            used,
        })
    }

    /// Who makes the move after so many half-moves.
    fn mover(&self, plies: usize) -> Color {
        match plies.is_multiple_of(2) {
            true => self.first,
            false => self.first.other(),
        }
    }

    /// What a side had left after so many half-moves, without the move under way.
    fn left_before(&self, plies: usize, color: Color) -> u32 {
        let own = (0..plies).rev().find(|&ply| self.mover(ply) == color);
        own.map_or(self.control.base_millis(), |ply| self.left[ply])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Color; 2] = Color::ALL;

    fn clock(minutes: u8, increment: u8) -> Clock {
        Clock::new(Timed::new(minutes, increment).unwrap(), Color::White)
    }

    /// Makes a move that takes so long.
    fn play(clock: &mut Clock, millis: u64) {
        clock.run(millis);
        clock.press();
    }

    #[test]
    fn nothing_runs_before_the_first_move() {
        let mut clock = clock(1, 0);
        clock.run(90_000);
        assert!(!clock.has_fallen() && !clock.has_begun());
        clock.press();
        assert_eq!(BOTH.map(|color| clock.left(color)), [60_000, 60_000]);
        assert_eq!(clock.turn(), Color::Black);
        clock.run(1);
        assert_eq!(BOTH.map(|color| clock.left(color)), [60_000, 59_999]);
    }

    #[test]
    fn a_move_gives_back_what_the_control_says() {
        let mut clock = clock(3, 2);
        clock.press();
        play(&mut clock, 5_000);
        play(&mut clock, 1_000);
        assert_eq!(BOTH.map(|color| clock.left(color)), [183_000, 177_000]);
    }

    #[test]
    fn black_may_begin() {
        let mut clock = Clock::new(Timed::new(1, 0).unwrap(), Color::Black);
        clock.press();
        clock.run(10);
        assert_eq!(BOTH.map(|color| clock.left(color)), [59_990, 60_000]);
    }

    #[test]
    fn the_flag_falls_for_the_side_to_move() {
        let mut clock = clock(1, 0);
        clock.press();
        clock.run(59_999);
        assert!(!clock.has_fallen());
        clock.run(u64::MAX);
        assert!(clock.has_fallen());
        assert_eq!(clock.left(Color::Black), 0);
        clock.leave_at_least(100);
        assert!(!clock.has_fallen());
        assert_eq!(clock.left(Color::Black), 100);
        clock.leave_at_least(50);
        assert_eq!(clock.left(Color::Black), 100, "it has more than that");
    }

    #[test]
    fn going_back_gives_the_time_back() {
        let mut clock = clock(5, 0);
        for millis in [0, 1_000, 2_000, 3_000] {
            play(&mut clock, millis);
        }
        clock.run(500);
        clock.back_to(2);
        assert_eq!(BOTH.map(|color| clock.left(color)), [300_000, 299_000]);
        assert_eq!(clock.turn(), Color::White);
        clock.back_to(0);
        assert!(!clock.has_begun());
    }

    #[test]
    fn an_engine_by_its_budget_never_runs_out() {
        for (minutes, increment) in [(1, 0), (2, 1), (15, 10)] {
            let mut clock = clock(minutes, increment);
            for _ in 0..400 {
                let budget = clock.budget();
                // A browser may come late.
                play(&mut clock, u64::from(budget) + 4);
                assert!(clock.left(Color::White) > 0 && clock.left(Color::Black) > 0);
            }
        }
        let mut low = clock(1, 0);
        low.press();
        low.run(58_000);
        assert!(low.budget() < 100, "{}", low.budget());
    }

    #[test]
    fn a_clock_is_kept_as_it_is() {
        let mut kept = clock(3, 2);
        kept.press();
        play(&mut kept, 1_234);
        kept.run(77);
        assert_eq!(kept.write(), "180+2 77 182000 180766");
        assert_eq!(
            Clock::read(&kept.write(), Color::White, 2),
            Some(kept.clone())
        );
        assert_eq!(Clock::read(&kept.write(), Color::White, 3), None);
        for text in ["", "180+2", "180+2 x", "180+2 0 -1 5", "100000+1 0 1 2"] {
            assert_eq!(Clock::read(text, Color::White, 2), None, "{text}");
        }
    }
}
