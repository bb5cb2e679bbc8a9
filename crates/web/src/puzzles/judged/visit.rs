//! One visit of judged solving: attempt after attempt, each move sent to the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::table::LEVEL;
use rookery_app::level::my_level::MyLevel;
use rookery_app::puzzles::solving::{PuzzleHint, Solving};
use rookery_motifs::Motif;
use rookery_protocol::api::{
    AttemptMove, AttemptResult, Hint, HintForm, HintLevel, JudgedMove, MoveVerdict, NewAttemptForm,
    OpenAttempt, Puzzle, PuzzleProgress,
};
use rookery_puzzles::{JudgedMode, Judgement};
use rookery_rules::{Move, Position};
use serde_json::json;

use super::super::context::PuzzleContext;
use super::super::context::by_itself::ByItself;
use crate::account::presence::Presence;
use crate::browser::{http as server, storage as memory};

/// What is on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgedStage {
    Looking,
    Missed(Refusal),
    Solving,
}

/// Everything of a visit. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct JudgedVisit {
    pub context: PuzzleContext,
    pub stage: RwSignal<JudgedStage>,
    pub mode: JudgedMode,
    pub attempt: RwSignal<Option<OpenAttempt>>,
    pub result: RwSignal<Option<AttemptResult>>,
    /// The puzzle, once it may be known.
    pub puzzle: RwSignal<Option<Puzzle>>,
    pub progress: RwSignal<Option<PuzzleProgress>>,
    /// Why the last question came to nothing.
    pub trouble: RwSignal<Option<Refusal>>,
    /// How many were solved in a row.
    pub streak: RwSignal<i64>,
    pub by_itself: ByItself,
    theme: Option<Motif>,
    /// How many moves were found.
    step: StoredValue<u32>,
    presence: Presence,
}

impl JudgedVisit {
    pub fn begin(mode: JudgedMode, theme: Option<Motif>) -> Self {
        let presence = Presence::here();
        let asked = StoredValue::new(None::<Self>);
        let on_ask = Callback::new(move |mv: Move| {
            if let Some(visit) = asked.get_value() {
                visit.play(mv);
            }
        });
        let visit = Self {
            context: PuzzleContext::begin(on_ask),
            stage: RwSignal::new(JudgedStage::Looking),
            mode,
            attempt: RwSignal::new(None),
            result: RwSignal::new(None),
            puzzle: RwSignal::new(None),
            progress: RwSignal::new(None),
            trouble: RwSignal::new(None),
            streak: RwSignal::new(0),
            by_itself: ByItself::begin(),
            theme,
            step: StoredValue::new(0),
            presence,
        };
        asked.set_value(Some(visit));
        let is_ready = Memo::new(move |_| {
            let is_known = presence.visitor.with(|who| *who != Visitor::Unknown);
            is_known || presence.trouble.with(Option::is_some)
        });
        Effect::new(move |before: Option<bool>| {
            let is_ready = is_ready.get();
            if is_ready && before != Some(true) {
                visit.look();
            }
            is_ready
        });
        visit
    }

    /// Begins the next attempt, or goes on with the one under way.
    pub fn look(self) {
        self.by_itself.stay();
        let form = NewAttemptForm {
            mode: self.mode,
            theme: self.theme.map(|theme| theme.key().to_owned()),
            level: (self.mode == JudgedMode::Rated).then(level),
        };
        spawn_local(async move {
            let asked = async {
                self.presence.settle().await?;
                server::post::<OpenAttempt>("/puzzle-attempts", &form).await
            };
            let answer = asked.await;
            if self.stage.try_get_untracked().is_none() {
                return;
            }
            match answer {
                Ok(attempt) => {
                    self.put(attempt);
                    self.ask_for_progress();
                }
                Err(refusal) => {
                    if refusal.is("not_logged_in") {
                        self.presence.ends();
                    }
                    self.stage.set(JudgedStage::Missed(refusal));
                }
            }
        });
    }

    fn put(self, attempt: OpenAttempt) {
        let Some(solving) = Solving::judged(&attempt) else {
            return self.stage.set(JudgedStage::Missed(Refusal::Unreachable));
        };
        self.step.set_value(attempt.step);
        self.streak.set(attempt.streak);
        self.attempt.set(Some(attempt));
        self.result.set(None);
        self.puzzle.set(None);
        self.trouble.set(None);
        self.context.put(solving);
        self.stage.set(JudgedStage::Solving);
    }

    fn ask_for_progress(self) {
        spawn_local(async move {
            // Without an answer the last one stays.
            if let Ok(progress) = server::get("/users/me/puzzles/progress").await {
                self.progress.try_set(Some(progress));
            }
        });
    }

    fn id(self) -> Option<String> {
        let attempt = self.attempt.try_get_untracked()??;
        Some(attempt.id)
    }

    /// Has a move judged.
    fn play(self, mv: Move) {
        let Some(id) = self.id() else { return };
        let form = AttemptMove {
            step: self.step.get_value(),
            r#move: mv.to_string(),
        };
        self.trouble.set(None);
        spawn_local(async move {
            let path = format!("/puzzle-attempts/{id}/moves");
            let answer = server::post::<JudgedMove>(&path, &form).await;
            if self.id().as_ref() != Some(&id) {
                return;
            }
            match answer {
                Ok(judged) => self.hear(judged),
                Err(refusal) if refusal.is("attempt_moved") => {
                    // It went on elsewhere; here it goes on from there.
                    self.look();
                }
                Err(refusal) => {
                    self.context.change(|solving| solving.hear(None));
                    self.trouble.set(Some(refusal));
                }
            }
        });
    }

    fn hear(self, judged: JudgedMove) {
        let position = self.context.peek(Solving::position).unwrap_or_default();
        let judgement = judgement(&position, &judged);
        if matches!(judgement, Some(Judgement::Right(_))) {
            self.step.update_value(|step| *step += 1);
        }
        self.context.change(|solving| solving.hear(judgement));
        if let Some(result) = judged.result {
            self.end(result);
        }
    }

    /// How many were solved in the streak that has just ended.
    pub fn ended_streak(self) -> Option<i64> {
        let is_over = self
            .result
            .with(|result| result.as_ref().is_some_and(|result| result.streak == 0));
        let before = self.attempt.with(|attempt| Some(attempt.as_ref()?.streak));
        before.filter(|_| self.mode == JudgedMode::Streak && is_over)
    }

    /// It is over: what came of it, and how it would have gone.
    fn end(self, result: AttemptResult) {
        let (id, name) = (self.id(), result.puzzle.clone());
        self.streak.set(result.streak);
        let goes_on = result.solved && result.hints == 0;
        self.result.set(Some(result));
        if goes_on {
            self.by_itself.come(move || self.look());
        }
        self.ask_for_progress();
        spawn_local(async move {
            // Without an answer there is only the end to see.
            let puzzle = server::get::<Puzzle>(&format!("/puzzles/{name}")).await;
            if let Ok(puzzle) = puzzle
                && self.id() == id
            {
                self.context.change(|solving| solving.reveal(&puzzle));
                self.puzzle.try_set(Some(puzzle));
            }
        });
    }

    /// Asks for a step of help.
    pub fn help(self) {
        let Some(id) = self.id() else { return };
        let has_piece = self.context.peek(|solving| !solving.drawings().is_empty());
        let level = match has_piece {
            Some(true) => HintLevel::Move,
            _ => HintLevel::Man,
        };
        let step = self.step.get_value();
        spawn_local(async move {
            let path = format!("/puzzle-attempts/{id}/hints");
            let answer = server::post::<Hint>(&path, &HintForm { level }).await;
            if self.id().as_ref() != Some(&id) || self.step.try_get_value() != Some(step) {
                return;
            }
            match answer {
                Ok(hint) => self.context.change(|solving| {
                    if let Some(help) = help(&solving.position(), &hint) {
                        solving.help(help);
                    }
                }),
                Err(refusal) => {
                    self.trouble.try_set(Some(refusal));
                }
            }
        });
    }

    /// Shows the solution, which loses.
    pub fn give_up(self) {
        let Some(id) = self.id() else { return };
        spawn_local(async move {
            let path = format!("/puzzle-attempts/{id}/surrender");
            let answer = server::post::<JudgedMove>(&path, &json!({})).await;
            if self.id().as_ref() != Some(&id) {
                return;
            }
            match answer {
                Ok(judged) => {
                    self.context.change(Solving::give_up);
                    if let Some(result) = judged.result {
                        self.end(result);
                    }
                }
                Err(refusal) => {
                    self.trouble.try_set(Some(refusal));
                }
            }
        });
    }
}

/// How well they play against our animals, where a rating begins.
fn level() -> u16 {
    let kept = memory::recall(&Presence::own(LEVEL));
    let level = kept
        .and_then(|kept| MyLevel::read(&kept))
        .unwrap_or_default();
    level.rating().get()
}

/// What the server says, in this position after the move.
fn judgement(position: &Position, judged: &JudgedMove) -> Option<Judgement> {
    Some(match judged.verdict {
        MoveVerdict::Wrong => Judgement::Wrong,
        MoveVerdict::Solved => Judgement::Solved,
        MoveVerdict::Right => {
            let answer = judged.answer.as_ref()?;
            Judgement::Right(position.parse_uci(answer).ok()?)
        }
    })
}

fn help(position: &Position, hint: &Hint) -> Option<PuzzleHint> {
    Some(match &hint.r#move {
        Some(mv) => {
            let mv = position.parse_uci(mv).ok()?;
            PuzzleHint::Move(mv.from(), mv.to())
        }
        None => PuzzleHint::Piece(hint.square.parse().ok()?),
    })
}
