//! A game of a survival run cannot be left just so.

use rookery_play::{Occasion, RunId, Seats};

use super::*;
use crate::game::invitation::{FOREST, Invitation, SURVIVAL};
use crate::setup::choices::Company;

fn run(sans: &str) -> PlayPage {
    let mut game = Game::new(DrawRules::AtOnce);
    for san in sans.split_whitespace() {
        game.play_san(san).unwrap();
    }
    let run = RunId::parse("0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f").unwrap();
    let mut play_page = PlayPage::default();
    play_page.fight(Bout {
        id: GameId::of_text("7"),
        started: 0,
        seats: Seats::AgainstEngine {
            side: Color::White,
            opponent: Opponent::default(),
        },
        seed: SEED,
        game,
        clock: None,
        hints: 0,
        origin: None,
        meeting: Some(Meeting {
            occasion: Occasion::Survival(run),
            who: "dormouse".to_owned(),
            name: "Doze".to_owned(),
        }),
    });
    play_page
}

/// Everything by which another game begins.
fn others() -> [Invitation; 6] {
    let begins = Invitation {
        begins: true,
        ..Invitation::default()
    };
    let battle = |key: &str| Invitation {
        battle: Some(key.to_owned()),
        ..Invitation::default()
    };
    [
        begins,
        Invitation {
            company: Some(Company::Friends),
            ..Invitation::default()
        },
        Invitation {
            start: Some(Position::start()),
            ..Invitation::default()
        },
        Invitation {
            game: Some(GameId::of_text("8")),
            ..Invitation::default()
        },
        battle("hare"),
        battle(&format!("{FOREST}lynx")),
    ]
}

#[test]
fn a_game_of_a_run_holds_whoever_would_begin_another() {
    let play_page = run("e4 e5");
    for other in others() {
        assert!(play_page.holds(&other), "{other:?}");
    }
    // It is there again after a crash.
    let mut again = PlayPage::default();
    again.resume(&play_page.saved().unwrap());
    assert!(again.is_run() && again.holds(&others()[0]));
}

#[test]
fn the_way_back_to_it_is_free_and_so_is_everything_once_it_is_over() {
    let mut play_page = run("e4 e5");
    let back = [
        Invitation {
            battle: Some(SURVIVAL.to_owned()),
            ..Invitation::default()
        },
        Invitation {
            game: Some(GameId::of_text("7")),
            ..Invitation::default()
        },
    ];
    for back in back {
        assert!(!play_page.holds(&back), "{back:?}");
    }
    play_page.resign();
    for other in others() {
        assert!(!play_page.holds(&other), "{other:?}");
    }
}

#[test]
fn nobody_is_held_who_has_not_moved_or_plays_something_else() {
    let mut elsewhere = begun(Color::White);
    press(&mut elsewhere, "e2", "e4");
    for other in others() {
        assert!(!run("").holds(&other), "{other:?}");
        assert!(!elsewhere.holds(&other), "{other:?}");
    }
}
