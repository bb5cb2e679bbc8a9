//! One visit of practice: puzzle after puzzle, each told to the server when it is over.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::refusal::Refusal;
use rookery_app::puzzles::practice::Miss;
use rookery_app::puzzles::solving::{Solving, SolvingEnd};
use rookery_app::puzzles::training::Goal;
use rookery_protocol::api::{DailyPuzzle, PracticeMode, PracticeReport, Puzzle};
use uuid::Uuid;

use super::super::context::PuzzleContext;
use super::super::context::by_itself::ByItself;
use crate::account::presence::Presence;
use crate::browser::{chance, clock, http as server};
use crate::puzzles::supply as practice;
use crate::shell::ui::focus;

/// Nobody thinks longer about a puzzle; the server believes no more.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// What is on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeStage {
    Looking,
    Missed(Miss),
    Solving,
}

/// Everything of a visit. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct PracticeVisit {
    pub context: PuzzleContext,
    pub stage: RwSignal<PracticeStage>,
    pub puzzle: RwSignal<Option<Puzzle>>,
    /// How long the last one took.
    pub lasted: RwSignal<Option<u64>>,
    /// How many were solved in this visit.
    pub solved: RwSignal<u32>,
    /// How many wait for the server.
    pub waiting: RwSignal<usize>,
    pub by_itself: ByItself,
    goal: StoredValue<Goal>,
    began: StoredValue<u64>,
    /// How many puzzles have come; what belongs to an earlier one is late.
    turn: StoredValue<u32>,
    presence: Presence,
}

impl PracticeVisit {
    pub fn begin(goal: Goal) -> Self {
        let presence = Presence::here();
        // Practice knows the solution, so nobody has to be asked.
        let context = PuzzleContext::begin(Callback::new(|_| ()));
        let visit = Self {
            context,
            stage: RwSignal::new(PracticeStage::Looking),
            puzzle: RwSignal::new(None),
            lasted: RwSignal::new(None),
            solved: RwSignal::new(0),
            waiting: RwSignal::new(practice::count_waiting()),
            by_itself: ByItself::begin(),
            goal: StoredValue::new(goal),
            began: StoredValue::new(0),
            turn: StoredValue::new(0),
            presence,
        };
        let is_ready = Memo::new(move |_| {
            let is_known = presence.visitor.with(|who| *who != Visitor::Unknown);
            is_known || presence.trouble.with(Option::is_some)
        });
        Effect::new(move |_| {
            if is_ready.get() && visit.turn.get_value() == 0 {
                visit.look();
            }
        });
        let ending = context.ending();
        Effect::new(move |_| {
            if let Some(ending) = ending.get() {
                visit.close(ending);
            }
        });
        visit
    }

    /// Whether another one follows.
    pub fn goes_on(self) -> bool {
        self.goal.with_value(|goal| matches!(goal, Goal::Range(_)))
    }

    /// Looks for the next puzzle.
    pub fn look(self) {
        self.by_itself.stay();
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.get_value();
        let (goal, presence) = (self.goal.get_value(), self.presence);
        let over = self
            .puzzle
            .with_untracked(|puzzle| puzzle.as_ref().map(|puzzle| puzzle.id.clone()));
        spawn_local(async move {
            let found = match &goal {
                Goal::Range(training) => {
                    let from = practice::place(*training);
                    practice::next(presence, *training, from, over.as_deref()).await
                }
                Goal::Daily => server::get::<DailyPuzzle>("/puzzles/daily")
                    .await
                    .map(|daily| daily.puzzle)
                    .map_err(missed),
                Goal::One(name) => server::get(&format!("/puzzles/{name}"))
                    .await
                    .map_err(missed),
            };
            // Whoever has gone elsewhere meanwhile waits no longer.
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            self.waiting.set(practice::count_waiting());
            match found {
                Ok(puzzle) => self.put(puzzle),
                Err(miss) => {
                    self.stage.set(PracticeStage::Missed(miss));
                    focus::focus_soon("#main");
                }
            }
        });
    }

    /// Begins the range at its easy end.
    pub fn restart(self) {
        if let Goal::Range(training) = self.goal.get_value() {
            practice::leave_at(training, i64::from(training.low()));
            // The last one may come again.
            self.puzzle.set(None);
            self.look();
        }
    }

    fn put(self, puzzle: Puzzle) {
        let Some(solving) = Solving::known(&puzzle) else {
            return self.pass_over(&puzzle);
        };
        if let Goal::Range(training) = self.goal.get_value() {
            let from = puzzle.rating;
            spawn_local(practice::stock_up(training, from));
        }
        self.puzzle.set(Some(puzzle));
        self.lasted.set(None);
        self.began.set_value(clock::steady());
        self.context.put(solving);
        self.stage.set(PracticeStage::Solving);
    }

    /// A puzzle that makes no sense must not stand in the way of harder ones.
    fn pass_over(self, puzzle: &Puzzle) {
        match self.goal.get_value() {
            Goal::Range(training) => {
                practice::leave_at(training, puzzle.rating + 1);
                self.look();
            }
            Goal::Daily | Goal::One(_) => self.stage.set(PracticeStage::Missed(Miss::Nowhere)),
        }
    }

    fn close(self, ending: SolvingEnd) {
        let Some(puzzle) = self.puzzle.get_untracked() else {
            return;
        };
        let millis = clock::steady()
            .saturating_sub(self.began.get_value())
            .min(DAY);
        let goal = self.goal.get_value();
        self.lasted.set(Some(millis));
        if let Goal::Range(training) = &goal {
            practice::leave_at(*training, puzzle.rating);
        }
        let report = PracticeReport {
            id: chance::id::<Uuid>().to_string(),
            puzzle: puzzle.id,
            mode: match goal {
                Goal::Daily => PracticeMode::Daily,
                Goal::Range(_) | Goal::One(_) => PracticeMode::Practice,
            },
            solved: ending == SolvingEnd::Solved,
            tries: self.context.peek(Solving::tries).unwrap_or(1),
            hints: self.context.peek(Solving::hints).unwrap_or(0),
            millis,
            happened: clock::now(),
        };
        practice::report(self.presence, report);
        if ending == SolvingEnd::Solved {
            self.solved.update(|solved| *solved += 1);
            if self.goes_on() {
                self.by_itself.come(move || self.look());
            }
        }
    }
}

fn missed(refusal: Refusal) -> Miss {
    match refusal {
        Refusal::Unreachable => Miss::Offline,
        refusal if refusal.is("no_puzzles_there") => Miss::Nowhere,
        refusal => Miss::Refused(refusal),
    }
}
