//! The client against an engine that answers from a script.

use rookery_rules::{ByColor, DrawRules};

use super::*;
use crate::tournament::thought::Judgement;
use crate::tournament::wire::scripted::Script;

const FEATURES: (&str, &str) = (
    "protover",
    "feature ping=1 usermove=1 option=\"Hash -spin 1 1 9\" done=1",
);

/// A ready client whose engine answers `go` like this, after its first game has begun.
fn client(answer: &'static str, game: &Game) -> Xboard<Script> {
    let pings = [("ping 1", "pong 1"), ("ping 2", "pong 2")];
    let script = Script::new(&[FEATURES, pings[0], pings[1], ("go", answer)]);
    let mut client = Xboard::start(script, &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(client.new_game(game, 0), Ok(()));
    client.wire.heard.clear();
    client
}

fn think(client: &mut Xboard<Script>, game: &Game, limit: Limit) -> Result<Answer, Fault> {
    client.think(game, limit, Duration::ZERO)
}

#[test]
fn moves_are_told_once_and_answered() {
    let mut game = Game::new(DrawRules::AtOnce);
    game.play_san("e4").unwrap();
    let mut client = client("3 40 1 99 e7e5\nmove e7e5", &game);
    let answer = think(&mut client, &game, Limit::MoveTime(Duration::from_secs(1)));
    let Ok(Answer::Plays(mv, thought)) = answer else {
        panic!("{answer:?}");
    };
    assert_eq!(thought.judgement, Some(Judgement::Cp(-40)));
    assert_eq!(client.wire.heard, ["usermove e2e4", "st 1", "go", "force"]);
    game.play(mv).unwrap();
    game.play_san("Nf3").unwrap();
    client.tell_moves(&game).unwrap();
    assert_eq!(
        client.wire.heard.last().map(String::as_str),
        Some("usermove g1f3")
    );
}

#[test]
fn short_times_become_a_clock() {
    let game = Game::new(DrawRules::AtOnce);
    let mut client = client("move e2e4", &game);
    think(
        &mut client,
        &game,
        Limit::MoveTime(Duration::from_millis(100)),
    )
    .unwrap();
    let expected = ["level 0 0:03 0", "time 300", "otim 300", "go", "force"];
    assert_eq!(client.wire.heard, expected);
    client.wire.heard.clear();
    let left = ByColor::new(Duration::from_secs(90), Duration::from_secs(5));
    let increment = Duration::from_millis(500);
    client
        .tell_limit(Limit::Clock { left, increment }, Color::White)
        .unwrap();
    assert_eq!(
        client.wire.heard,
        ["level 0 1:30 0.5", "time 9000", "otim 500"]
    );
}

#[test]
fn moves_are_read_in_any_case_and_notation() {
    let position = Position::parse_fen("4k3/P7/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    for (text, expected) in [
        ("a7a8Q", "a7a8q"),
        ("O-O", "e1g1"),
        ("e1g1", "e1g1"),
        ("a8=N", "a7a8n"),
    ] {
        let mv = read_move(&position, text).map(|mv| mv.to_string());
        assert_eq!(mv.as_deref(), Ok(expected));
    }
    assert_eq!(
        read_move(&position, "e1e3"),
        Err(Fault::Illegal("e1e3".to_owned()))
    );
}

#[test]
fn resigning_loses_and_silence_is_a_fault() {
    let game = Game::new(DrawRules::AtOnce);
    let limit = Limit::Depth(std::num::NonZeroU32::MIN);
    for (answer, expected) in [
        ("resign", Ok(Answer::Resigns)),
        ("0-1 {White resigns}", Ok(Answer::Resigns)),
        ("tellics whisper hello", Err(Fault::Timeout)),
    ] {
        let mut client = client(answer, &game);
        assert_eq!(think(&mut client, &game, limit), expected, "{answer}");
    }
}

#[test]
fn an_engine_of_the_first_version_has_no_features() {
    let client = Xboard::start(Script::new(&[]), &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(!client.features.ping);
    let options = [("Skill".to_owned(), "1".to_owned())];
    let error = Xboard::start(Script::new(&[]), &options).err();
    assert_eq!(error, Some(Unready::NoOption("Skill".to_owned())));
}
