//! The client against an engine that answers from a script.

use std::num::NonZeroU64;

use rookery_rules::{ByColor, DrawRules};

use super::*;
use crate::tournament::thought::Judgement;
use crate::tournament::wire::scripted::Script;

const READY: [(&str, &str); 2] = [
    (
        "uci",
        "id name Fake\noption name Hash type spin default 16\noption name Clear Hash type button\nuciok",
    ),
    ("isready", "info string ready\nreadyok"),
];
const ONE_NODE: Limit = Limit::Nodes(NonZeroU64::MIN);

fn option(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// A ready client whose engine answers `go` like this.
fn client(answer: &'static str) -> Uci<Script> {
    let mut script = Script::new(&[("go", answer), READY[0], READY[1]]);
    // `ucinewgame` begins like `uci`, and nobody answers it.
    script.answer_first("ucinewgame", "");
    Uci::start(script, &[]).unwrap_or_else(|error| panic!("{error}"))
}

fn think(answer: &'static str, game: &Game) -> Result<Answer, Fault> {
    client(answer).think(game, ONE_NODE, Duration::ZERO)
}

#[test]
fn options_are_set_and_unknown_ones_refused() {
    let options = [option("hash", "1"), option("Clear Hash", "")];
    let uci = Uci::start(Script::new(&READY), &options).unwrap_or_else(|error| panic!("{error}"));
    let expected = [
        "uci",
        "setoption name hash value 1",
        "setoption name Clear Hash",
        "isready",
    ];
    assert_eq!(uci.wire.heard, expected);

    let error = Uci::start(Script::new(&READY), &[option("Skill", "1")]).err();
    assert_eq!(error, Some(Unready::NoOption("Skill".to_owned())));
}

#[test]
fn an_engine_that_never_gets_ready_is_named_with_the_question() {
    let error = Uci::start(Script::new(&[]), &[]).err();
    assert_eq!(error, Some(Unready::Late("uci")));
    let mut script = Script::new(&READY[..1]);
    script.gone = true;
    let error = Uci::start(script, &[]).err();
    assert_eq!(error, Some(Unready::Gone("isready")));
}

#[test]
fn the_position_is_sent_with_all_its_moves() {
    let mut game = Game::new(DrawRules::AtOnce);
    assert_eq!(position(&game), "position startpos");
    game.play_san("e4").unwrap();
    game.play_san("e5").unwrap();
    assert_eq!(position(&game), "position startpos moves e2e4 e7e5");
    let start = Position::parse_fen("4k3/P7/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    let mut game = Game::from_position(start, DrawRules::AtOnce);
    game.play_san("a8=N").unwrap();
    assert_eq!(
        position(&game),
        "position fen 4k3/P7/8/8/8/8/8/4K2R w K - 0 1 moves a7a8n"
    );
}

#[test]
fn every_limit_has_its_words() {
    assert_eq!(go(ONE_NODE), "go nodes 1");
    assert_eq!(
        go(Limit::MoveTime(Duration::from_millis(20))),
        "go movetime 20"
    );
    let clock = Limit::Clock {
        left: ByColor::new(Duration::from_secs(10), Duration::ZERO),
        increment: Duration::from_millis(100),
    };
    assert_eq!(go(clock), "go wtime 10000 btime 1 winc 100 binc 100");
}

#[test]
fn the_move_comes_with_what_was_said_about_it() {
    let game = Game::new(DrawRules::AtOnce);
    let answer = "info depth 3 score cp 12 nodes 40\nnonsense\nbestmove e2e4 ponder e7e5";
    let Ok(Answer::Plays(mv, thought)) = think(answer, &game) else {
        panic!("a move");
    };
    assert_eq!(mv.to_string(), "e2e4");
    assert_eq!(thought.judgement, Some(Judgement::Cp(12)));
    assert_eq!((thought.depth, thought.nodes), (Some(3), Some(40)));
}

#[test]
fn illegal_moves_silence_and_a_closed_pipe_are_faults() {
    let game = Game::new(DrawRules::AtOnce);
    let illegal = |text: &str| Err(Fault::Illegal(text.to_owned()));
    assert_eq!(think("bestmove e2e5", &game), illegal("e2e5"));
    assert_eq!(think("bestmove (none)", &game), illegal("(none)"));
    assert_eq!(think("bestmove", &game), illegal(""));
    assert_eq!(think("info depth 1", &game), Err(Fault::Timeout));
    let mut client = client("info depth 1");
    client.wire.gone = true;
    let answer = client.think(&game, ONE_NODE, Duration::ZERO);
    assert_eq!(answer, Err(Fault::Crash));
}

#[test]
fn a_new_game_waits_until_the_engine_is_ready() {
    let mut client = client("");
    let game = Game::new(DrawRules::AtOnce);
    assert_eq!(client.new_game(&game, 0), Ok(()));
    assert_eq!(client.wire.heard[2..], ["ucinewgame", "isready"]);
}

#[test]
fn an_option_may_depend_on_the_game() {
    let script = Script::new(&[("ucinewgame", ""), READY[0], READY[1]]);
    let mut uci =
        Uci::start(script, &[option("Hash", "{game}")]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(uci.wire.heard, ["uci", "isready"]);
    let game = Game::new(DrawRules::AtOnce);
    assert_eq!(uci.new_game(&game, 7), Ok(()));
    let expected = ["ucinewgame", "setoption name Hash value 7", "isready"];
    assert_eq!(uci.wire.heard[2..], expected);
}
