//! Whole games against a worker played by hand.

mod friends;
mod paced;
mod past;
mod timed;
mod watched;

use rookery_play::{Level, Opponent, Pace, ThinkTime};
use rookery_protocol::worker::{
    FromWorker, Report, ReportLine, TaskId, ToWorker, VERSION, Verdict,
};
use rookery_rules::{DrawReason, Outcome, WinReason};

use super::*;
use crate::engine::link::Client;
use crate::engine::mind::Age;
use crate::opponents::rival::Rival;
use crate::setup::choices::Wish;

const HELLO: FromWorker = FromWorker::Hello { version: VERSION };

const SEED: u32 = 5;

fn birth(seed: u32) -> Birth {
    let id = GameId::of_text("7");
    Birth {
        id,
        started: 0,
        seed,
    }
}

/// Full strength that thinks about every move and answers at once.
fn plain() -> Sparring {
    let mut sparring = Sparring::default();
    sparring.choose(|choices| {
        choices.pick.rival = Rival::Own;
        choices.pick.own = Opponent {
            level: Level::Full,
            book: None,
            pace: Pace::Instant,
            ..Opponent::default()
        };
    });
    sparring
}

/// A game whose worker is awake.
fn begun(side: Color) -> Sparring {
    let mut sparring = plain();
    assert_eq!(sparring.begin(side, birth(SEED)), [Order::Wake]);
    sparring.hear(HELLO);
    sparring
}

fn press(sparring: &mut Sparring, from: &str, to: &str) -> Vec<Order> {
    assert_eq!(sparring.press(from.parse().unwrap()), []);
    sparring.press(to.parse().unwrap())
}

/// The name of the question in these orders, and the moves it tells.
fn asked(orders: &[Order]) -> Option<(TaskId, String)> {
    orders.iter().find_map(|order| match order {
        Order::Send(ToWorker::Think { id, moves, .. }) => Some((*id, moves.join(" "))),
        _ => None,
    })
}

fn answer(id: TaskId, uci: &str) -> FromWorker {
    let report = Report {
        depth: 5,
        selective_depth: 9,
        nodes: 1_000,
        millis: 20,
        table_used: 1,
        ordering: 900,
        lines: vec![ReportLine {
            score: Verdict::Centipawns(20),
            moves: vec![uci.into()],
        }],
    };
    FromWorker::Thought { id, report }
}

/// Plays a move and the reply.
fn exchange(sparring: &mut Sparring, from: &str, to: &str, reply: &str) {
    let (id, _) = asked(&press(sparring, from, to)).expect("the engine is to move");
    assert_eq!(sparring.hear(answer(id, reply)), []);
}

#[test]
fn a_move_is_answered_and_written_down() {
    let mut sparring = begun(Color::White);
    assert_eq!(sparring.stage(), Stage::Yours);
    let orders = press(&mut sparring, "e2", "e4");
    let (id, moves) = asked(&orders).unwrap();
    assert_eq!(moves, "e2e4");
    assert_eq!(sparring.stage(), Stage::Engines);
    sparring.press(Square::D2);
    assert_eq!(sparring.marks().selected, None, "it is not our turn");
    sparring.hear(answer(id, "e7e5"));
    assert_eq!(sparring.stage(), Stage::Yours);
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    assert_eq!(sparring.marks().last, Some((Square::E7, Square::E5)));
    assert_eq!(sparring.mind().thoughts().unwrap().1, Age::Old);
}

#[test]
fn with_the_black_men_the_engine_begins() {
    let mut sparring = plain();
    sparring.choose(|choices| choices.wish = Wish::Black);
    assert_eq!(sparring.side(), Color::Black);
    sparring.begin(Color::Black, birth(SEED));
    assert!(sparring.mind().is_waking() && !sparring.can_take_back());
    let (id, moves) = asked(&sparring.hear(HELLO)).unwrap();
    assert_eq!(moves, "");
    sparring.hear(answer(id, "e2e4"));
    assert_eq!(sparring.stage(), Stage::Yours);
    assert!(!sparring.can_take_back(), "the first move is not ours");
    assert_eq!(sparring.take_back(), []);
    assert_eq!(sparring.sans(), ["e4"]);
    exchange(&mut sparring, "e7", "e5", "g1f3");
    sparring.take_back();
    assert_eq!(sparring.sans(), ["e4"]);
}

#[test]
fn taking_back_removes_the_reply_too() {
    let mut sparring = begun(Color::White);
    assert!(!sparring.can_take_back());
    exchange(&mut sparring, "e2", "e4", "e7e5");
    exchange(&mut sparring, "g1", "f3", "b8c6");
    assert_eq!(sparring.take_back(), []);
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    assert_eq!(sparring.stage(), Stage::Yours);
    let (_, age) = sparring.mind().thoughts().expect("the last value stays");
    assert_eq!(age, Age::Old);
}

#[test]
fn taking_back_stops_the_thinking_and_its_answer_is_not_played() {
    let mut sparring = begun(Color::White);
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    let stop = Order::Send(ToWorker::Stop { id });
    assert_eq!(sparring.take_back(), [stop]);
    assert!(sparring.sans().is_empty());
    let orders = press(&mut sparring, "d2", "d4");
    assert_eq!(asked(&orders), None, "the worker is not free yet");
    let (next, moves) = asked(&sparring.hear(answer(id, "e7e5"))).unwrap();
    assert_eq!(moves, "d2d4");
    assert_eq!(sparring.sans(), ["d4"]);
    sparring.hear(answer(next, "d7d5"));
    assert_eq!(sparring.sans(), ["d4", "d5"]);
}

#[test]
fn the_engine_moves_at_once_when_told() {
    let mut sparring = begun(Color::White);
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    assert_eq!(sparring.move_now(), [Order::Send(ToWorker::Stop { id })]);
    sparring.hear(answer(id, "c7c5"));
    assert_eq!(sparring.sans(), ["e4", "c5"]);
}

#[test]
fn a_mate_ends_the_game_and_taking_back_opens_it() {
    let mut sparring = begun(Color::White);
    exchange(&mut sparring, "f2", "f3", "e7e5");
    exchange(&mut sparring, "g2", "g4", "d8h4");
    let mate = Outcome::Win(Color::Black, WinReason::Checkmate);
    assert_eq!(sparring.stage(), Stage::Over(mate));
    assert_eq!(sparring.saved(), None, "what is over is not kept");
    sparring.take_back();
    assert_eq!(sparring.stage(), Stage::Yours);
    assert_eq!(sparring.sans(), ["f3", "e5"]);
    assert!(sparring.saved().is_some());
}

#[test]
fn the_third_repetition_is_a_draw_at_once() {
    let mut sparring = begun(Color::White);
    exchange(&mut sparring, "g1", "f3", "g8f6");
    exchange(&mut sparring, "f3", "g1", "f6g8");
    exchange(&mut sparring, "g1", "f3", "g8f6");
    exchange(&mut sparring, "f3", "g1", "f6g8");
    let draw = Outcome::Draw(DrawReason::ThreefoldRepetition);
    assert_eq!(sparring.stage(), Stage::Over(draw));
}

#[test]
fn resigning_stops_the_thinking() {
    let mut sparring = begun(Color::White);
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    let stop = Order::Send(ToWorker::Stop { id });
    assert_eq!(sparring.resign(), [stop]);
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    assert_eq!(sparring.stage(), Stage::Over(lost));
    sparring.hear(answer(id, "e7e5"));
    assert_eq!(sparring.sans(), ["e4"]);
    assert_eq!(sparring.resign(), []);
}

#[test]
fn a_new_game_is_begun_with_a_worker_that_forgets() {
    let mut sparring = begun(Color::White);
    exchange(&mut sparring, "e2", "e4", "e7e5");
    sparring.resign();
    assert_eq!(
        sparring.begin(Color::White, birth(SEED)),
        [Order::Send(ToWorker::Forget {})]
    );
    assert!(sparring.sans().is_empty() && sparring.mind().thoughts().is_none());
}

#[test]
fn a_kept_game_goes_on_where_it_was() {
    let mut sparring = plain();
    sparring.choose(|choices| choices.pick.own.time = ThinkTime::STEPS[1]);
    sparring.begin(Color::Black, birth(SEED));
    let (id, _) = asked(&sparring.hear(HELLO)).unwrap();
    sparring.hear(answer(id, "e2e4"));
    press(&mut sparring, "e7", "e5");
    let kept = sparring.saved().unwrap();

    let mut again = Sparring::default();
    assert_eq!(again.resume(&kept), [Order::Wake]);
    assert_eq!(again.sans(), ["e4", "e5"]);
    assert_eq!(again.side(), Color::Black);
    assert_eq!(again.bout(), sparring.bout());
    assert_eq!(
        again.choices().pick.opponent(),
        sparring.choices().pick.opponent()
    );
    let (_, moves) = asked(&again.hear(HELLO)).expect("it thinks on");
    assert_eq!(moves, "e2e4 e7e5");

    let mut none = Sparring::default();
    assert_eq!(none.resume("something else"), []);
    assert_eq!(none.stage(), Stage::Choosing);
}

#[test]
fn a_pawn_asks_what_it_becomes() {
    let kept = "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1\n";
    let mut sparring = Sparring::default();
    sparring.resume(kept);
    sparring.hear(HELLO);
    assert_eq!(press(&mut sparring, "c7", "c8"), []);
    let waiting = sparring.promoting().unwrap();
    assert_eq!(waiting.color, Color::White);
    let orders = sparring.promote(Promotion::Knight);
    assert_eq!(asked(&orders).unwrap().1, "c7c8n");
    assert_eq!(sparring.sans(), ["c8=N"]);
    assert_eq!(sparring.promoting(), None);
}

#[test]
fn the_game_outlives_three_crashes() {
    let mut sparring = begun(Color::White);
    press(&mut sparring, "e2", "e4");
    for _ in 0..3 {
        sparring.crash();
    }
    assert!(sparring.mind().failure().is_some());
    assert_eq!(sparring.sans(), ["e4"]);
    assert_eq!(sparring.retry(), [Order::Wake]);
    let (id, _) = asked(&sparring.hear(HELLO)).unwrap();
    sparring.hear(answer(id, "e7e5"));
    assert_eq!(sparring.sans(), ["e4", "e5"]);
}

#[test]
fn a_game_begins_where_it_was_set_up() {
    let mut sparring = plain();
    let ending = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1").unwrap();
    sparring.choose(|choices| choices.start = Some(ending));
    assert_eq!(*sparring.position(), ending);
    sparring.begin(Color::White, birth(SEED));
    // Black is to move first, and Black is the engine.
    assert_eq!(sparring.stage(), Stage::Engines);
    assert_eq!(*sparring.bout().unwrap().game.start(), ending);
    assert!(!sparring.can_take_back());
    sparring.choose(|choices| choices.start = None);
    assert_eq!(*sparring.position(), ending, "the game goes on");
    sparring.leave();
    assert_eq!(*sparring.position(), Position::start());
}

fn waits(orders: &[Order]) -> Option<(u32, u32)> {
    orders.iter().find_map(|order| match order {
        Order::Wait { ticket, millis } => Some((*ticket, *millis)),
        _ => None,
    })
}

#[test]
fn the_seed_of_the_last_game_is_told() {
    let mut sparring = begun(Color::White);
    assert_eq!(sparring.last_seed(), None);
    sparring.resign();
    sparring.leave();
    assert_eq!(sparring.last_seed(), Some(SEED));
}
