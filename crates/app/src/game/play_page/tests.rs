//! Whole games against a worker played by hand.

mod draw_offer;
mod friends;
mod handled;
mod held;
mod paced;
mod past;
mod timed;
mod watched;

use rookery_play::{Level, Opponent, Pace, Stage, ThinkTime};
use rookery_protocol::worker::{TaskId, ToWorker};
use rookery_rules::{DrawReason, Outcome, Promotion, Square, WinReason};

use super::*;
use crate::engine::example::{HELLO, thought as answer};
use crate::engine::link::Client;
use crate::engine::mind::Age;
use crate::opponents::opponent_choice::OpponentChoice;
use crate::setup::choices::Wish;

const SEED: u32 = 5;

fn new_game(seed: u32) -> NewGame {
    let id = GameId::of_text("7");
    NewGame {
        id,
        started: 0,
        seed,
    }
}

/// Full strength that thinks about every move and answers at once.
fn plain() -> PlayPage {
    let mut play_page = PlayPage::default();
    play_page.choose(|choices| {
        choices.pick.choice = OpponentChoice::Own;
        choices.pick.own = Opponent {
            level: Level::Full,
            book: None,
            pace: Pace::Instant,
            ..Opponent::default()
        };
    });
    play_page
}

/// A game whose worker is awake.
fn begun(side: Color) -> PlayPage {
    let mut play_page = plain();
    assert_eq!(play_page.begin(side, new_game(SEED)), [Order::Wake]);
    play_page.hear(HELLO);
    play_page
}

fn press(play_page: &mut PlayPage, from: &str, to: &str) -> Vec<Order> {
    assert_eq!(play_page.press(from.parse().unwrap()), []);
    play_page.press(to.parse().unwrap())
}

/// The name of the question in these orders, and the moves it tells.
fn asked(orders: &[Order]) -> Option<(TaskId, String)> {
    orders.iter().find_map(|order| match order {
        Order::Send(ToWorker::Think { id, moves, .. }) => Some((*id, moves.join(" "))),
        _ => None,
    })
}

/// Plays a move and the reply.
fn exchange(play_page: &mut PlayPage, from: &str, to: &str, reply: &str) {
    let (id, _) = asked(&press(play_page, from, to)).expect("the engine is to move");
    assert_eq!(play_page.hear(answer(id, reply)), []);
}

#[test]
fn a_move_is_answered_and_written_down() {
    let mut play_page = begun(Color::White);
    assert_eq!(play_page.stage(), Stage::Yours);
    let orders = press(&mut play_page, "e2", "e4");
    let (id, moves) = asked(&orders).unwrap();
    assert_eq!(moves, "e2e4");
    assert_eq!(play_page.stage(), Stage::Engines);
    play_page.press(Square::D2);
    assert_eq!(play_page.marks().selected, None, "it is not our turn");
    play_page.hear(answer(id, "e7e5"));
    assert_eq!(play_page.stage(), Stage::Yours);
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    assert_eq!(play_page.marks().last, Some((Square::E7, Square::E5)));
    assert_eq!(play_page.mind().thoughts().unwrap().1, Age::Old);
}

#[test]
fn with_the_black_pieces_the_engine_begins() {
    let mut play_page = plain();
    play_page.choose(|choices| choices.wish = Wish::Black);
    assert_eq!(play_page.side(), Color::Black);
    play_page.begin(Color::Black, new_game(SEED));
    assert!(play_page.mind().is_waking() && !play_page.can_take_back());
    let (id, moves) = asked(&play_page.hear(HELLO)).unwrap();
    assert_eq!(moves, "");
    play_page.hear(answer(id, "e2e4"));
    assert_eq!(play_page.stage(), Stage::Yours);
    assert!(!play_page.can_take_back(), "the first move is not ours");
    assert_eq!(play_page.take_back(), []);
    assert_eq!(play_page.sans(), ["e4"]);
    exchange(&mut play_page, "e7", "e5", "g1f3");
    play_page.take_back();
    assert_eq!(play_page.sans(), ["e4"]);
}

#[test]
fn taking_back_removes_the_reply_too() {
    let mut play_page = begun(Color::White);
    assert!(!play_page.can_take_back());
    exchange(&mut play_page, "e2", "e4", "e7e5");
    exchange(&mut play_page, "g1", "f3", "b8c6");
    assert_eq!(play_page.take_back(), []);
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    assert_eq!(play_page.stage(), Stage::Yours);
    let (_, age) = play_page.mind().thoughts().expect("the last value stays");
    assert_eq!(age, Age::Old);
}

#[test]
fn taking_back_stops_the_thinking_and_its_answer_is_not_played() {
    let mut play_page = begun(Color::White);
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    let stop = Order::Send(ToWorker::Stop { id });
    assert_eq!(play_page.take_back(), [stop]);
    assert!(play_page.sans().is_empty());
    let orders = press(&mut play_page, "d2", "d4");
    assert_eq!(asked(&orders), None, "the worker is not free yet");
    let (next, moves) = asked(&play_page.hear(answer(id, "e7e5"))).unwrap();
    assert_eq!(moves, "d2d4");
    assert_eq!(play_page.sans(), ["d4"]);
    play_page.hear(answer(next, "d7d5"));
    assert_eq!(play_page.sans(), ["d4", "d5"]);
}

#[test]
fn the_engine_moves_at_once_when_told() {
    let mut play_page = begun(Color::White);
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    assert_eq!(play_page.move_now(), [Order::Send(ToWorker::Stop { id })]);
    play_page.hear(answer(id, "c7c5"));
    assert_eq!(play_page.sans(), ["e4", "c5"]);
}

#[test]
fn a_mate_ends_the_game_and_taking_back_opens_it() {
    let mut play_page = begun(Color::White);
    exchange(&mut play_page, "f2", "f3", "e7e5");
    exchange(&mut play_page, "g2", "g4", "d8h4");
    let mate = Outcome::Win(Color::Black, WinReason::Checkmate);
    assert_eq!(play_page.stage(), Stage::Over(mate));
    assert_eq!(play_page.saved(), None, "what is over is not kept");
    play_page.take_back();
    assert_eq!(play_page.stage(), Stage::Yours);
    assert_eq!(play_page.sans(), ["f3", "e5"]);
    assert!(play_page.saved().is_some());
}

#[test]
fn the_third_repetition_is_a_draw_at_once() {
    let mut play_page = begun(Color::White);
    exchange(&mut play_page, "g1", "f3", "g8f6");
    exchange(&mut play_page, "f3", "g1", "f6g8");
    exchange(&mut play_page, "g1", "f3", "g8f6");
    exchange(&mut play_page, "f3", "g1", "f6g8");
    let draw = Outcome::Draw(DrawReason::ThreefoldRepetition);
    assert_eq!(play_page.stage(), Stage::Over(draw));
}

#[test]
fn resigning_stops_the_thinking() {
    let mut play_page = begun(Color::White);
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    let stop = Order::Send(ToWorker::Stop { id });
    assert_eq!(play_page.resign(), [stop]);
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    assert_eq!(play_page.stage(), Stage::Over(lost));
    play_page.hear(answer(id, "e7e5"));
    assert_eq!(play_page.sans(), ["e4"]);
    assert_eq!(play_page.resign(), []);
}

#[test]
fn a_new_game_is_begun_with_a_worker_that_forgets() {
    let mut play_page = begun(Color::White);
    exchange(&mut play_page, "e2", "e4", "e7e5");
    play_page.resign();
    assert_eq!(
        play_page.begin(Color::White, new_game(SEED)),
        [Order::Send(ToWorker::Forget {})]
    );
    assert!(play_page.sans().is_empty() && play_page.mind().thoughts().is_none());
}

#[test]
fn a_kept_game_goes_on_where_it_was() {
    let mut play_page = plain();
    play_page.choose(|choices| choices.pick.own.time = ThinkTime::STEPS[1]);
    play_page.begin(Color::Black, new_game(SEED));
    let (id, _) = asked(&play_page.hear(HELLO)).unwrap();
    play_page.hear(answer(id, "e2e4"));
    press(&mut play_page, "e7", "e5");
    let kept = play_page.saved().unwrap();

    let mut again = PlayPage::default();
    assert_eq!(again.resume(&kept), [Order::Wake]);
    assert_eq!(again.sans(), ["e4", "e5"]);
    assert_eq!(again.side(), Color::Black);
    assert_eq!(again.bout(), play_page.bout());
    assert_eq!(
        again.choices().pick.opponent(),
        play_page.choices().pick.opponent()
    );
    let (_, moves) = asked(&again.hear(HELLO)).expect("it thinks on");
    assert_eq!(moves, "e2e4 e7e5");

    let mut none = PlayPage::default();
    assert_eq!(none.resume("something else"), []);
    assert_eq!(none.stage(), Stage::Choosing);
}

#[test]
fn a_pawn_asks_what_it_becomes() {
    let kept = "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1\n";
    let mut play_page = PlayPage::default();
    play_page.resume(kept);
    play_page.hear(HELLO);
    assert_eq!(press(&mut play_page, "c7", "c8"), []);
    let waiting = play_page.promoting().unwrap();
    assert_eq!(waiting.color, Color::White);
    let orders = play_page.promote(Promotion::Knight);
    assert_eq!(asked(&orders).unwrap().1, "c7c8n");
    assert_eq!(play_page.sans(), ["c8=N"]);
    assert_eq!(play_page.promoting(), None);
}

#[test]
fn the_game_outlives_three_crashes() {
    let mut play_page = begun(Color::White);
    press(&mut play_page, "e2", "e4");
    for _ in 0..3 {
        play_page.crash();
    }
    assert!(play_page.mind().failure().is_some());
    assert_eq!(play_page.sans(), ["e4"]);
    assert_eq!(play_page.retry(), [Order::Wake]);
    let (id, _) = asked(&play_page.hear(HELLO)).unwrap();
    play_page.hear(answer(id, "e7e5"));
    assert_eq!(play_page.sans(), ["e4", "e5"]);
}

#[test]
fn a_game_begins_where_it_was_set_up() {
    let mut play_page = plain();
    let ending = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1").unwrap();
    play_page.choose(|choices| choices.start = Some(ending));
    assert_eq!(*play_page.position(), ending);
    play_page.begin(Color::White, new_game(SEED));
    // Black is to move first, and Black is the engine.
    assert_eq!(play_page.stage(), Stage::Engines);
    assert_eq!(*play_page.bout().unwrap().game.start(), ending);
    assert!(!play_page.can_take_back());
    play_page.choose(|choices| choices.start = None);
    assert_eq!(*play_page.position(), ending, "the game goes on");
    play_page.leave();
    assert_eq!(*play_page.position(), Position::start());
}

fn waits(orders: &[Order]) -> Option<(u32, u32)> {
    orders.iter().find_map(|order| match order {
        Order::Wait { ticket, millis } => Some((*ticket, *millis)),
        _ => None,
    })
}

#[test]
fn the_seed_of_the_last_game_is_told() {
    let mut play_page = begun(Color::White);
    assert_eq!(play_page.last_seed(), None);
    play_page.resign();
    play_page.leave();
    assert_eq!(play_page.last_seed(), Some(SEED));
}
