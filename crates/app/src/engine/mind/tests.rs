//! The engine's head with a worker played by hand.

use rookery_protocol::Problem;
use rookery_protocol::worker::VERSION;
use rookery_rules::DrawRules;

use super::super::example::{self, HELLO, report};
use super::*;

const LIMITS: ThinkLimits = ThinkLimits {
    depth: None,
    nodes: None,
    millis: Some(500),
};

fn question() -> Question {
    Question::about(&Game::new(DrawRules::AtOnce), LIMITS, Manner::default())
}

fn rated_question() -> Question {
    Question {
        manner: rated(),
        ..question()
    }
}

fn rated() -> Manner {
    Manner {
        rating: Some(750),
        ..Manner::default()
    }
}

fn think(id: u32) -> Order {
    think_as(id, Manner::default())
}

fn think_as(id: u32, manner: Manner) -> Order {
    Order::Send(ToWorker::Think {
        id: TaskId(id),
        fen: Position::start().fen(),
        moves: Vec::new(),
        limits: LIMITS,
        lines: 1,
        manner,
    })
}

fn stop(id: u32) -> Order {
    Order::Send(ToWorker::Stop { id: TaskId(id) })
}

fn forget() -> Order {
    Order::Send(ToWorker::Forget {})
}

fn thinking(id: u32, uci: &str) -> FromWorker {
    example::thinking(TaskId(id), uci)
}

fn thought(id: u32, uci: &str) -> FromWorker {
    example::thought(TaskId(id), uci)
}

fn asked() -> Mind {
    let mut mind = Mind::default();
    assert_eq!(mind.think(question()), [Order::Wake]);
    assert!(mind.is_waking());
    assert_eq!(mind.hear(HELLO), (vec![think(1)], None));
    mind
}

fn played(answer: (Vec<Order>, Option<Move>)) -> Option<String> {
    assert_eq!(answer.0, []);
    answer.1.map(|mv| mv.to_string())
}

#[test]
fn a_question_is_thought_about_and_answered() {
    let mut mind = asked();
    assert_eq!(played(mind.hear(thinking(1, "d2d4"))), None);
    let (thoughts, age) = mind.thoughts().unwrap();
    assert_eq!((thoughts.line.as_str(), age), ("1. d4", Age::New));
    let answer = mind.hear(thought(1, "e2e4"));
    assert_eq!(played(answer).as_deref(), Some("e2e4"));
    let (thoughts, age) = mind.thoughts().unwrap();
    assert_eq!((thoughts.line.as_str(), age), ("1. e4", Age::Old));
    assert!(!mind.is_thinking());
    assert_eq!(mind.think(question()), [think(2)]);
}

#[test]
fn a_report_without_a_line_is_early_and_not_nonsense() {
    let mut mind = asked();
    let mut early = report("e2e4");
    early.lines.clear();
    let (id, report) = (TaskId(1), early);
    assert_eq!(
        mind.hear(FromWorker::Thinking { id, report }),
        (vec![], None)
    );
    assert_eq!(mind.thoughts(), None);
}

#[test]
fn answers_to_other_questions_are_old_news() {
    let mut mind = asked();
    let before = mind.clone();
    mind.hear(thinking(0, "d2d4"));
    mind.hear(thought(7, "d2d4"));
    mind.hear(FromWorker::Refused {
        id: Some(TaskId(7)),
        problem: Problem::new("busy", "One at a time."),
    });
    assert_eq!(mind, before);
}

#[test]
fn hurrying_stops_the_worker_once_and_takes_its_answer() {
    let mut mind = asked();
    assert!(mind.can_hurry());
    assert_eq!(mind.hurry(), [stop(1)]);
    assert!(!mind.can_hurry());
    assert_eq!(mind.hurry(), []);
    assert_eq!(
        played(mind.hear(thought(1, "e2e4"))).as_deref(),
        Some("e2e4")
    );
}

#[test]
fn a_new_question_waits_until_the_worker_is_free() {
    let mut mind = asked();
    assert_eq!(mind.hush(), [stop(1)]);
    assert!(!mind.is_thinking());
    assert_eq!(mind.think(question()), []);
    mind.hear(thinking(1, "d2d4"));
    assert_eq!(
        mind.thoughts(),
        None,
        "nobody wants to know about the first"
    );
    assert_eq!(mind.hear(thought(1, "d2d4")), (vec![think(2)], None));
    assert_eq!(
        played(mind.hear(thought(2, "e2e4"))).as_deref(),
        Some("e2e4")
    );
}

#[test]
fn a_wish_given_up_while_waking_is_not_sent() {
    let mut mind = Mind::default();
    mind.think(question());
    assert_eq!(mind.hush(), []);
    assert_eq!(mind.hear(HELLO), (vec![], None));
}

#[test]
fn a_new_game_wakes_the_worker_or_lets_it_forget() {
    let mut mind = Mind::default();
    assert_eq!(mind.clear(Manner::default()), [Order::Wake]);
    assert_eq!(mind.clear(Manner::default()), []);
    assert_eq!(
        mind.hear(HELLO),
        (vec![], None),
        "a new worker knows nothing"
    );
    assert_eq!(mind.think(question()), [think(1)]);
    assert_eq!(mind.clear(Manner::default()), [stop(1)]);
    assert_eq!(mind.think(question()), []);
    let orders = vec![forget(), think(2)];
    assert_eq!(mind.hear(thought(1, "e2e4")), (orders, None));
    mind.hear(thought(2, "e2e4"));
    assert_eq!(mind.clear(Manner::default()), [forget()]);
    assert_eq!(mind.thoughts(), None);
}

#[test]
fn a_worker_that_dies_is_replaced_and_asked_again() {
    let mut mind = asked();
    assert_eq!(mind.crash(), [Order::Wake]);
    assert!(mind.has_stumbled() && mind.is_thinking());
    assert_eq!(mind.hear(HELLO), (vec![think(2)], None));
    assert_eq!(
        played(mind.hear(thought(1, "d2d4"))),
        None,
        "the first is dead"
    );
    assert_eq!(
        played(mind.hear(thought(2, "e2e4"))).as_deref(),
        Some("e2e4")
    );
    assert!(mind.has_stumbled(), "there is time to read it");
    mind.think(question());
    assert!(!mind.has_stumbled());
}

#[test]
fn a_worker_that_talks_nonsense_is_replaced() {
    let mut mind = asked();
    assert_eq!(mind.hear(thinking(1, "e2e5")), (vec![Order::Wake], None));
    assert_eq!(mind.hear(HELLO), (vec![think(2)], None));
    assert_eq!(mind.hear(thought(2, "castle")), (vec![Order::Wake], None));
}

#[test]
fn the_third_crash_in_a_row_is_the_last() {
    let mut mind = asked();
    assert_eq!(mind.crash(), [Order::Wake]);
    assert_eq!(mind.crash(), [Order::Wake]);
    assert_eq!(mind.crash(), []);
    assert_eq!(mind.failure(), Some(&Failure::Crashed));
    assert!(!mind.is_thinking() && !mind.has_stumbled());
    assert_eq!(mind.retry(), [Order::Wake]);
    assert_eq!(mind.failure(), None);
    assert_eq!(mind.hear(HELLO), (vec![think(2)], None));
}

#[test]
fn an_answer_ends_the_row_of_crashes() {
    let mut mind = asked();
    for id in 2..6 {
        assert_eq!(mind.crash(), [Order::Wake]);
        mind.hear(HELLO);
        mind.hear(thought(id * 2 - 2, "e2e4"));
        mind.think(question());
    }
    assert_eq!(mind.failure(), None);
}

#[test]
fn a_crash_that_nobody_waits_for_is_quiet() {
    let mut mind = asked();
    mind.hear(thought(1, "e2e4"));
    for _ in 0..5 {
        assert_eq!(mind.crash(), []);
    }
    assert_eq!((mind.failure(), mind.has_stumbled()), (None, false));
    assert_eq!(mind.think(question()), [Order::Wake]);
}

#[test]
fn another_release_is_not_talked_to() {
    let mut mind = Mind::default();
    mind.think(question());
    let version = VERSION + 1;
    assert_eq!(mind.hear(FromWorker::Hello { version }), (vec![], None));
    assert_eq!(mind.failure(), Some(&Failure::Outdated));
    assert_eq!(mind.crash(), []);
    assert_eq!(mind.think(question()), [], "only a new page helps");
}

#[test]
fn a_refusal_is_told_and_another_question_may_be_asked() {
    let mut mind = asked();
    let problem = Problem::new("moves", "Too many.");
    mind.hear(FromWorker::Refused {
        id: Some(TaskId(1)),
        problem: problem.clone(),
    });
    assert_eq!(mind.failure(), Some(&Failure::Refused(problem)));
    assert_eq!(mind.think(question()), [think(2)]);
    assert_eq!(mind.failure(), None);
}

#[test]
fn a_very_long_game_is_told_from_its_middle() {
    let mut game = Game::new(DrawRules::AtOnce);
    for san in ["e4", "e5", "Nf3"] {
        game.play_san(san).unwrap();
    }
    let whole = Question::about(&game, LIMITS, Manner::default());
    assert_eq!(whole.fen, Position::start().fen());
    assert_eq!(whole.moves, ["e2e4", "e7e5", "g1f3"]);
    let end = Question::about_last(&game, LIMITS, Manner::default(), 2);
    assert_eq!(end.fen, game.positions().nth(1).unwrap().fen());
    assert_eq!(end.moves, ["e7e5", "g1f3"]);
    assert_eq!(end.position, whole.position);
}

#[test]
fn a_rated_opponent_is_taught_once_and_then_asked() {
    let mut mind = Mind::default();
    assert_eq!(mind.clear(rated()), [Order::Wake]);
    assert_eq!(mind.hear(HELLO), (vec![Order::Teach], None));
    assert_eq!(mind.think(rated_question()), []);
    assert!(mind.is_waking(), "it waits for the lesson");
    assert_eq!(mind.learn(Ok(())), [think_as(1, rated())]);
    mind.hear(thought(1, "e2e4"));
    assert_eq!(mind.clear(rated()), [forget()]);
    assert_eq!(mind.think(rated_question()), [think_as(2, rated())]);
}

#[test]
fn full_strength_needs_no_lesson() {
    let mut mind = Mind::default();
    mind.clear(Manner::default());
    assert_eq!(mind.hear(HELLO), (vec![], None));
    assert_eq!(mind.think(question()), [think(1)]);
}

#[test]
fn another_worker_is_taught_again() {
    let mut mind = Mind::default();
    mind.clear(rated());
    mind.hear(HELLO);
    mind.think(rated_question());
    mind.learn(Ok(()));
    assert_eq!(mind.crash(), [Order::Wake]);
    assert_eq!(mind.learn(Ok(())), [], "that was meant for the first");
    assert_eq!(mind.hear(HELLO), (vec![Order::Teach], None));
    assert_eq!(mind.learn(Ok(())), [think_as(2, rated())]);
}

#[test]
fn a_lesson_that_does_not_arrive_is_told_and_tried_again() {
    let mut mind = Mind::default();
    mind.clear(rated());
    mind.hear(HELLO);
    mind.think(rated_question());
    assert_eq!(mind.learn(Err(NoPeople)), []);
    assert_eq!(mind.failure(), Some(&Failure::Untaught));
    assert_eq!(mind.retry(), [Order::Teach]);
    assert_eq!(mind.failure(), None);
    assert_eq!(mind.learn(Ok(())), [think_as(1, rated())]);
}

#[test]
fn a_lesson_that_was_not_understood_is_given_again() {
    let mut mind = Mind::default();
    mind.clear(rated());
    mind.hear(HELLO);
    mind.think(rated_question());
    mind.learn(Ok(()));
    let problem = Problem::new("people", "Unreadable.");
    mind.hear(FromWorker::Refused { id: None, problem });
    assert_eq!(mind.retry(), [Order::Teach]);
}
