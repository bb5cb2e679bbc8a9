//! What is said about games.

use super::*;
use crate::games::archive::tests::game as summary;
use crate::opponents::words as opponents;
use rookery_play::{Level, rung};

fn over(side: Side, verdict: Verdict, result: &str, reason: Option<&str>) -> GameSummary {
    GameSummary {
        side,
        verdict,
        finished: true,
        ending: Some(Ending {
            result: result.to_owned(),
            reason: reason.map(str::to_owned),
        }),
        ..summary("a")
    }
}

#[test]
fn every_end_has_its_words() {
    let check = |game: &GameSummary, words| assert_eq!(ended(Lang::En, game), words);
    check(&summary("a"), "Unfinished");
    let mate = Some("checkmate");
    check(
        &over(Side::White, Verdict::Win, "1-0", mate),
        "Win by checkmate",
    );
    check(
        &over(Side::Black, Verdict::Loss, "1-0", mate),
        "Loss by checkmate",
    );
    let stuck = Some("stalemate");
    check(
        &over(Side::White, Verdict::Draw, "1/2-1/2", stuck),
        "Draw by stalemate",
    );
    check(
        &over(Side::Black, Verdict::Win, "0-1", Some("time")),
        "Win on time",
    );
    // A file may not say why.
    check(&over(Side::Black, Verdict::Win, "0-1", None), "Win");
    check(
        &over(Side::Neither, Verdict::Other, "0-1", None),
        "Black wins",
    );
    check(
        &over(Side::Neither, Verdict::Other, "1-0", mate),
        "White wins by checkmate",
    );
    check(&over(Side::Neither, Verdict::Other, "*", None), "No result");
}

#[test]
fn a_game_is_called_by_its_name_or_its_players() {
    let fox = GameSummary {
        opponent_kind: "character".to_owned(),
        opponent_id: "fox".to_owned(),
        names: "Russet".to_owned(),
        ..summary("a")
    };
    assert_eq!(name(Lang::En, &fox), "Against Russet the fox");
    let title = "My best".to_owned();
    let named = GameSummary { title, ..fox };
    assert_eq!(name(Lang::En, &named), "My best");
    assert!(about(Lang::En, &named, 0).starts_with("Against Russet the fox · You had White"));
    // One who does not wait on the play page.
    let lynx = GameSummary {
        opponent_kind: "character".to_owned(),
        opponent_id: "lynx".to_owned(),
        names: "Shade".to_owned(),
        ..summary("a")
    };
    assert_eq!(name(Lang::En, &lynx), "Against Shade the lynx");
    assert_eq!(animal(&lynx), Some(Animal::Lynx));
    for (level, told) in [
        (Level::Rated(rung(600)), "Against Rookery (rated 600)"),
        (Level::Full, "Against Rookery (full strength)"),
    ] {
        // As the page tells the server, and told it in earlier releases.
        let names = opponents::level(Lang::En, level);
        let plain = GameSummary {
            names,
            ..summary("a")
        };
        assert_eq!(name(Lang::En, &plain), told);
        assert_eq!(animal(&plain), None);
    }
    let read = GameSummary {
        source: GameSource::Import,
        side: Side::Black,
        names: "Olaf – Rita".to_owned(),
        ..summary("a")
    };
    assert_eq!(name(Lang::En, &read), "Against Olaf");
    let side = Side::Neither;
    assert_eq!(name(Lang::En, &GameSummary { side, ..read }), "Olaf – Rita");
}

const HOUR: i64 = 60 * 60 * 1000;

#[test]
fn the_rest_stands_in_one_line() {
    let opening = Some("Sicilian Defense".to_owned());
    let mut game = GameSummary {
        opening,
        ..summary("a")
    };
    let told = about(Lang::En, &game, 0);
    assert_eq!(
        told,
        "You had White · Sicilian Defense · 5 moves · January\u{a0}1,\u{a0}1970,\u{a0}12:00\u{a0}AM"
    );
    game.source = GameSource::Import;
    let told = about(Lang::En, &game, 0);
    assert!(told.ends_with("January\u{a0}1,\u{a0}1970"), "{told}");
    // Noon on the wall, two hours east.
    game.started = 10 * HOUR;
    let told = about(Lang::En, &game, 12 * HOUR);
    assert!(told.ends_with("January\u{a0}1,\u{a0}1970"), "{told}");
    let told = about(Lang::En, &game, 13 * HOUR);
    assert!(told.ends_with("1:00\u{a0}PM"), "it was told: {told}");
}

#[test]
fn what_no_game_fits_is_named() {
    let wanted = Wanted {
        side: Sides::White,
        results: Results::NONE.turned(Verdict::Win).turned(Verdict::Draw),
        against: Against::Animals,
        text: " fox ".to_owned(),
        tag: "club".to_owned(),
    };
    assert_eq!(
        looked_for(Lang::En, &wanted),
        "You looked for: you had White, wins or draws, against animals, tag “club”, “fox” in a \
         name or the opening."
    );
}

#[test]
fn the_count_is_honest() {
    let mut archive = Archive::default();
    assert_eq!(count(Lang::En, &archive), "");
    archive.games.push(summary("a"));
    archive.rest = Rest::More("1.1".to_owned());
    assert_eq!(count(Lang::En, &archive), "1 game so far, and more");
    archive.games.push(summary("b"));
    archive.rest = Rest::End;
    assert_eq!(count(Lang::En, &archive), "2 games");
}
