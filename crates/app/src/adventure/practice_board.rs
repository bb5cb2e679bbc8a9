//! The board on which the adventure lets one practice: positions to solve one after the other, those
//! the guide shows before a battle, and those of a lesson. Whether a move is right is asked of the campaign.

use rookery_campaign::{Exercise, Part, TaskState};
use rookery_puzzles::Judgement;
use rookery_rules::{Color, DrawRules, Game, Move, Position, Promotion, Square};

use crate::board::hand::{Hand, HandReach, Marks, Promoting};

/// What is practiced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Exercises with a solution to find, as before a battle.
    Drill(&'static [Exercise]),
    /// Parts of a lesson, each done in so many moves while the other side waits.
    Lesson(&'static [Part]),
}

/// How it stands with one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeState {
    /// Something is to be found.
    Open,
    /// Right so far.
    Right,
    /// That was not it.
    Wrong,
    /// Nothing is left to find.
    Solved,
}

/// The board of somebody in the middle of a course.
#[derive(Clone, Debug)]
pub struct PracticeBoard {
    course: Course,
    /// Which position.
    index: usize,
    position: Position,
    /// The moves on it so far.
    moves: Vec<Move>,
    /// The answer to a right move, which comes after a moment so that both are seen.
    reply: Option<Move>,
    hand: Hand,
    mark: PracticeState,
}

impl Course {
    /// How many positions it has.
    pub fn positions(self) -> usize {
        match self {
            Self::Drill(all) => all.len(),
            Self::Lesson(all) => all.len(),
        }
    }

    fn start(self, index: usize) -> Position {
        match self {
            Self::Drill(all) => all[index].position(),
            Self::Lesson(all) => all[index].position(),
        }
    }
}

impl PracticeBoard {
    /// Begins with its first position.
    pub fn new(course: Course) -> Self {
        Self::of(course, 0)
    }

    fn of(course: Course, index: usize) -> Self {
        Self {
            course,
            index,
            position: course.start(index),
            moves: Vec::new(),
            reply: None,
            hand: Hand::default(),
            mark: PracticeState::Open,
        }
    }

    /// The number of the position, from 1.
    pub fn number(&self) -> usize {
        self.index + 1
    }

    /// How many positions there are.
    pub fn of_all(&self) -> usize {
        self.course.positions()
    }

    /// How it stands with this position.
    pub fn mark(&self) -> PracticeState {
        self.mark
    }

    /// Whether all of it is solved.
    pub fn is_done(&self) -> bool {
        self.mark == PracticeState::Solved && self.number() == self.course.positions()
    }

    /// What is on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whose pieces are at the bottom: the learner's.
    pub fn side(&self) -> Color {
        self.course.start(self.index).turn()
    }

    /// Whoever asks the board about itself.
    pub fn game(&self) -> Game {
        Game::from_position(self.position, DrawRules::Claimed)
    }

    /// What to do.
    pub fn task(&self) -> &'static str {
        match self.course {
            Course::Drill(all) => all[self.index].task,
            Course::Lesson(all) => all[self.index].words,
        }
    }

    /// Why it works, once that is seen.
    pub fn why(&self) -> Option<&'static str> {
        match self.course {
            Course::Drill(all) if self.mark == PracticeState::Solved => Some(all[self.index].why),
            _ => None,
        }
    }

    /// Moves that may still be made, where that is more than one.
    pub fn left(&self) -> Option<u8> {
        let Course::Lesson(all) = self.course else {
            return None;
        };
        match (all[self.index].state(&self.moves), self.moves.len()) {
            (TaskState::Open { left: 1 }, 0) => None,
            (TaskState::Open { left }, _) => Some(left),
            _ => None,
        }
    }

    /// The next move of the solution, until all of it is played.
    fn shown(&self) -> Option<Move> {
        match self.course {
            Course::Drill(all) => all[self.index].moves().get(self.moves.len()).copied(),
            Course::Lesson(all) => all[self.index].way_on(&self.moves),
        }
    }

    /// Whether an answer waits for its moment.
    pub fn awaits_reply(&self) -> bool {
        self.reply.is_some()
    }

    /// What the board points out; no moves once the position is solved.
    pub fn marks(&self) -> Marks {
        let reach = match self.takes_moves() {
            true => HandReach::Turn,
            false => HandReach::Nothing,
        };
        let last = self.moves.last().copied();
        self.hand.marks(&self.position, last, reach)
    }

    /// The pawn that waits for a choice of what it becomes.
    pub fn promoting(&self) -> Option<Promoting> {
        self.hand.promoting(&self.position)
    }

    /// A square was clicked, tapped or entered.
    pub fn press(&mut self, square: Square) {
        if self.takes_moves() {
            let mv = self.hand.press(&self.position, square);
            self.play(mv);
        }
    }

    fn takes_moves(&self) -> bool {
        self.mark != PracticeState::Solved && self.reply.is_none()
    }

    /// A piece was chosen for the pawn that waits.
    pub fn promote(&mut self, promotion: Promotion) {
        let mv = self.hand.promote(&self.position, promotion);
        self.play(mv);
    }

    /// Lets go of the piece in hand.
    pub fn release(&mut self) {
        self.hand.release();
    }

    /// Plays the next move of the solution.
    pub fn show(&mut self) {
        if self.takes_moves() {
            self.play(self.shown());
        }
    }

    /// The answer that waited is played.
    pub fn answer(&mut self) {
        if let Some(reply) = self.reply.take() {
            self.make(reply);
        }
    }

    /// The next position, after one that is solved.
    pub fn go_on(&mut self) {
        if self.mark == PracticeState::Solved && !self.is_done() {
            *self = Self::of(self.course, self.index + 1);
        }
    }

    fn play(&mut self, mv: Option<Move>) {
        let Some(mv) = mv else {
            return;
        };
        self.hand.release();
        match self.course {
            Course::Drill(all) => self.attempt(&all[self.index], mv),
            Course::Lesson(all) => self.try_part(&all[self.index], mv),
        }
    }

    fn attempt(&mut self, exercise: &Exercise, mv: Move) {
        self.mark = match exercise.attempt(self.moves.len(), mv) {
            Judgement::Wrong => PracticeState::Wrong,
            Judgement::Right(answer) => {
                self.make(mv);
                self.reply = Some(answer);
                PracticeState::Right
            }
            Judgement::Solved => {
                self.make(mv);
                PracticeState::Solved
            }
        };
    }

    fn try_part(&mut self, part: &Part, mv: Move) {
        let before = self.position;
        self.make(mv);
        self.mark = match part.state(&self.moves) {
            TaskState::Done => PracticeState::Solved,
            TaskState::Failed => {
                self.moves.pop();
                self.position = before;
                PracticeState::Wrong
            }
            TaskState::Open { .. } => {
                // The other side waits.
                self.position = self.position.pass().unwrap_or(self.position);
                PracticeState::Right
            }
        };
    }

    fn make(&mut self, mv: Move) {
        self.position = self.position.play_unchecked(mv);
        self.moves.push(mv);
    }
}

#[cfg(test)]
mod tests {
    use rookery_campaign::{Animal, LESSONS};

    use super::*;

    #[test]
    fn a_drill_is_solved_by_its_solution() {
        for animal in Animal::ALL {
            let mut practice = PracticeBoard::new(Course::Drill(animal.drill()));
            for number in 1..=practice.of_all() {
                assert_eq!(practice.number(), number);
                while practice.mark() != PracticeState::Solved {
                    practice.show();
                    practice.answer();
                }
                assert!(practice.why().is_some());
                practice.go_on();
            }
            assert!(practice.is_done());
        }
    }

    #[test]
    fn a_wrong_move_changes_nothing_on_the_board() {
        let mut practice = PracticeBoard::new(Course::Drill(Animal::Dormouse.drill()));
        let before = *practice.position();
        let right = Animal::Dormouse.drill()[0].moves()[0];
        let moves = before.legal_moves();
        let wrong = moves
            .iter()
            .find(|mv| **mv != right && mv.promotion().is_none());
        let wrong = *wrong.unwrap();
        practice.press(wrong.from());
        practice.press(wrong.to());
        assert_eq!(practice.mark(), PracticeState::Wrong);
        assert_eq!(*practice.position(), before);
    }

    #[test]
    fn every_part_of_a_lesson_can_be_shown() {
        for lesson in &LESSONS {
            let mut practice = PracticeBoard::new(Course::Lesson(lesson.parts));
            for number in 1..=practice.of_all() {
                assert_eq!(practice.number(), number);
                while practice.mark() != PracticeState::Solved {
                    practice.show();
                    assert_ne!(practice.mark(), PracticeState::Wrong, "{}", lesson.title);
                }
                practice.go_on();
            }
            assert!(practice.is_done());
        }
    }

    #[test]
    fn an_answer_comes_after_the_move_and_nothing_in_between() {
        let drills = Animal::ALL.into_iter().flat_map(Animal::drill);
        let longer = drills.filter(|exercise| exercise.moves().len() > 1);
        for exercise in longer {
            let course = Course::Drill(std::slice::from_ref(exercise));
            let mut practice = PracticeBoard::new(course);
            practice.show();
            assert!(practice.awaits_reply());
            let shown = *practice.position();
            practice.show();
            practice.press(exercise.moves()[1].from());
            assert_eq!(*practice.position(), shown, "one waits for the answer");
            assert!(practice.marks().movable.is_empty());
            practice.answer();
            assert!(!practice.awaits_reply() && *practice.position() != shown);
        }
    }

    #[test]
    fn a_move_that_leads_nowhere_is_put_back_and_not_praised() {
        let lesson = &LESSONS[0];
        let mut practice = PracticeBoard::new(Course::Lesson(lesson.parts));
        let press = |practice: &mut PracticeBoard, squares: [&str; 2]| {
            for square in squares {
                practice.press(square.parse().unwrap());
            }
        };
        assert_eq!(practice.left(), Some(4));
        press(&mut practice, ["a1", "b1"]);
        assert_eq!(practice.mark(), PracticeState::Right);
        let before = *practice.position();
        // Three pawns would be left for two moves.
        press(&mut practice, ["b1", "c1"]);
        assert_eq!(practice.mark(), PracticeState::Wrong);
        assert_eq!((*practice.position(), practice.left()), (before, Some(3)));
        for squares in [["b1", "b2"], ["b2", "b5"], ["b5", "f5"]] {
            press(&mut practice, squares);
        }
        assert_eq!(practice.mark(), PracticeState::Solved);
    }
}
