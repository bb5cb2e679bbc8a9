//! Games that go on: as a text in the browser, and as the server keeps them.

use rookery_app::keeping::download;
use rookery_app::keeping::receipt::{self, ServerCopy};
use rookery_app::keeping::upload;
use rookery_play::{Bout, GameId, GameSource, Side, record};
use rookery_protocol::api::{Game as KeptGame, GameUpload};
use rookery_protocol::worker::{Manner, ThinkLimits};
use rookery_rules::Color;
use serde::Deserialize;
use serde_json::Value;

use crate::kept::{self, Kept};

/// A game in a few words: the side of whoever keeps it, the seed, the hints, the time control, the game it
/// goes on from, and against whom it is for what.
fn told(text: &str) -> Option<String> {
    let bout = record::read(text)?;
    let side = bout.seats.side().map_or("nobody", |side| match side {
        Color::White => "white",
        Color::Black => "black",
    });
    let mut words = vec![side.to_owned(), format!("seed {}", bout.seed)];
    let opponent = bout.seats.opponent();
    words.extend(opponent.map(|opponent| format!("against {opponent}")));
    words.extend((bout.hints > 0).then(|| format!("hints {}", bout.hints)));
    words.extend(bout.clock.map(|clock| {
        let left = Color::ALL.map(|color| clock.left(color).to_string());
        format!("{} {}", clock.control(), left.join(" "))
    }));
    words.extend(bout.origin.map(|origin| format!("from {origin}")));
    words.extend(bout.meeting.map(|meeting| meeting.called()));
    Some(words.join(", "))
}

/// What the texts of 0.1 say.
const TOLD: [(&str, &str); 17] = [
    (
        "before the first move",
        "white, seed 930918, against full 100 50 100 50 0 none human",
    ),
    (
        "full strength, helped once",
        "white, seed 930918, against full 100 50 100 50 0 none human, hints 1",
    ),
    (
        "full strength to a depth, with black",
        "black, seed 136633, against full 500/4 50 100 50 0 solid instant",
    ),
    (
        "rated with a style, a seed and a clock",
        "white, seed 47, against 1200 500/4 100 0 25 60 solid instant, 180+2 191056 191859",
    ),
    (
        "my level",
        "white, seed 928111, against 600 1000 50 100 50 0 everything human",
    ),
    (
        "an animal, with black",
        "black, seed 13296, against 1700 1000 100 90 40 0 gambits human never-castles",
    ),
    (
        "two players with a name and a clock",
        "black, seed 408207, 600+5 609902 604898",
    ),
    (
        "two players without a name: en passant, promotion, castling",
        "white, seed 877953",
    ),
    ("two engines", "nobody, seed 387340"),
    (
        "from a position of one's own",
        "white, seed 5, against 600 500/4 100 0 25 60 solid instant",
    ),
    (
        "somebody of the forest",
        "white, seed 224461, against 2000 1000 85 95 25 0 everything human misses-quiet-moves, Shade the lynx",
    ),
    (
        "a game of a survival run",
        "white, seed 806429, against 200 1000 50 40 50 0 none human pushes-king-pawns, Pip the hedgehog",
    ),
    (
        "a battle of the adventure",
        "white, seed 887319, against 200 1000 40 30 50 40 none human runs-from-checks, Thimble the dormouse",
    ),
    (
        "the third game of a run",
        "white, seed 521397, against 300 1000 40 30 50 40 none human runs-from-checks, Thimble the dormouse",
    ),
    (
        "an opponent of one's own",
        "white, seed 525420, against 300 1000 100 100 50 0 everything human moves-queen-early, Old Tom",
    ),
    (
        "gone on from another game",
        "white, seed 3, against 500 1000 50 100 50 0 everything instant, 600+5 602119 609975, from 19559258-8a8e-4143-b04c-601b4252dfcc",
    ),
    (
        "a rematch that waits",
        "black, seed 9, against 300 1000 50 100 50 0 everything instant, 180+2 181981 181510",
    ),
];

#[test]
fn every_game_stands_as_its_board_showed_it() {
    for Kept {
        scene, text, fen, ..
    } in kept::of("game")
    {
        let bout = record::read(&text).unwrap_or_else(|| panic!("{scene}: {text}"));
        assert_eq!(Some(bout.game.position().fen()), fen, "{scene}");
    }
}

#[test]
fn every_game_has_its_players_its_clock_and_its_reason() {
    let games = kept::of("game");
    for (scene, words) in TOLD {
        let game = games.iter().find(|game| game.scene == scene).unwrap();
        assert_eq!(told(&game.text).as_deref(), Some(words), "{scene}");
    }
}

#[test]
fn every_game_is_kept_again_word_for_word() {
    for game in kept::of("game") {
        let again = record::write(&record::read(&game.text).unwrap());
        match game.is_older() {
            false => assert_eq!(again, game.text, "{}", game.scene),
            // It gets an id, always the same, and loses nothing.
            true => {
                assert!(record::id(&game.text).is_none() && record::id(&again).is_some());
                assert_eq!(record::read(&again), record::read(&game.text));
                let rest: Vec<_> = again
                    .lines()
                    .filter(|line| !line.starts_with("id "))
                    .collect();
                assert_eq!(rest.join("\n"), game.text, "{}", game.scene);
            }
        }
    }
}

#[test]
fn whoever_is_played_against_plays_as_before() {
    let games = kept::of("game");
    let text_of = |scene: &str| &games.iter().find(|game| game.scene == scene).unwrap().text;
    let styled = record::read(text_of("rated with a style, a seed and a clock")).unwrap();
    let manner = Manner::of(styled.seats.opponent().unwrap(), styled.seed);
    assert_eq!((manner.rating, manner.seed), (Some(1200), 47));
    assert_eq!((manner.aggressiveness, manner.positional), (100, 0));
    assert_eq!((manner.trading, manner.blind_spots), (25, 60));
    let full = record::read(text_of("full strength to a depth, with black")).unwrap();
    let opponent = full.seats.opponent().unwrap();
    assert_eq!(Manner::of(opponent, 1).rating, None);
    let limits = ThinkLimits::from(opponent.limits());
    assert_eq!((limits.millis, limits.depth), (Some(500), Some(4)));
    let watched = record::read(text_of("two engines")).unwrap();
    let ratings =
        Color::ALL.map(|color| Manner::of(watched.seats.engine(color).unwrap(), 1).rating);
    assert_eq!(ratings, [Some(2300), Some(400)]);
}

#[test]
fn every_game_that_waits_or_was_refused_is_still_what_it_was() {
    for kind in ["outbox", "refused"] {
        for game in kept::of(kind) {
            let upload: GameUpload = serde_json::from_str(&game.text).unwrap();
            assert_eq!(serde_json::to_string(&upload).unwrap(), game.text);
            assert_eq!(receipt::is_finished(&game.text), upload.finished);
            assert!(GameId::parse(game.name()).is_some(), "{}", game.key);
        }
    }
}

#[test]
fn a_mark_knows_the_game_that_the_server_has() {
    let sent = kept::of("outbox");
    for kept in kept::of("revision") {
        let mark = ServerCopy::read(&kept.text).unwrap();
        assert_eq!((mark.write(), mark.revision), (kept.text.clone(), 1));
        let game = sent.iter().find(|game| game.name() == kept.name()).unwrap();
        assert!(mark.is_of(&game.text), "{}", kept.key);
    }
}

/// A line of `answers.jsonl`.
#[derive(Deserialize)]
struct Answer {
    asks: String,
    told: Value,
}

/// The games that the server told.
fn told_games() -> Vec<KeptGame> {
    let answers: Vec<Answer> = kept::lines("answers.jsonl");
    let games = answers
        .into_iter()
        .filter(|it| it.asks.starts_with("/games/"));
    games
        .map(|game| serde_json::from_value(game.told).unwrap())
        .collect()
}

#[test]
fn a_game_that_the_server_keeps_goes_on_and_is_sent_as_it_came() {
    let mut gone_on = 0;
    for game in told_games() {
        let content = &game.content;
        let Some(bout) = download::of(&game) else {
            let is_ours = content.side != Side::Neither;
            assert!(content.finished || !is_ours, "{game:?}");
            continue;
        };
        assert_eq!(bout.id.to_string(), game.summary.id);
        assert_eq!(record::read(&record::write(&bout)).as_ref(), Some(&bout));
        let mut parcel = upload::of(&bout, &content.opponent.name, 0).unwrap();
        // Some came with less than the page tells. The engine's version is this one's, and the server
        // tells where a game comes from beside it.
        if content.opponent.thinking.is_some() || content.source == GameSource::Local {
            parcel.opponent.engine_version = content.opponent.engine_version.clone();
            parcel.origin = content.origin.clone();
            assert_eq!(parcel, *content);
        }
        gone_on += 1;
    }
    assert!(gone_on > 10, "{gone_on}");
}

#[test]
fn the_browser_and_the_server_know_the_same_game() {
    let games = told_games();
    let mut compared = 0;
    for kept in kept::of("game").iter().filter(|kept| !kept.is_older()) {
        let here = record::read(&kept.text).unwrap();
        let mut there = games.iter().filter_map(download::of);
        let there = there.find(|there| there.id == here.id && there.game == here.game);
        // One that is over or went on meanwhile is another game.
        if let Some(there) = there {
            // How long somebody thinks is told with the move, and two people leave nothing to chance.
            let clock = here.clock.clone();
            let seed = match there.seats.opponent() {
                Some(_) => there.seed,
                None => here.seed,
            };
            let there = Bout {
                clock,
                seed,
                ..there
            };
            assert_eq!(there, here, "{}", kept.scene);
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}
