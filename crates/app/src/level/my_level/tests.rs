//! Games that count, and games that do not.

use rookery_play::{GameId, Opponent};
use rookery_rules::{Color, DrawRules, Game};

use super::*;

const FOOLS_MATE: &str = "f3 e5 g4 Qh4#";
const TEN_PLIES: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7";

fn bout(side: Color, rating: u16, seed: u32, sans: &str) -> Bout {
    let mut game = Game::new(DrawRules::AtOnce);
    for san in sans.split_whitespace() {
        game.play_san(san).unwrap();
    }
    Bout {
        id: GameId::of_text(&seed.to_string()),
        started: seed.into(),
        seats: Seats::AgainstEngine {
            side,
            opponent: Opponent::rated(rung(rating)),
        },
        seed,
        game,
        clock: None,
        hints: 0,
        origin: None,
        meeting: None,
    }
}

#[test]
fn a_win_lifts_and_a_loss_lowers_and_both_less_and_less() {
    let (mut winner, mut loser) = (MyLevel::default(), MyLevel::default());
    let mut steps = Vec::new();
    for seed in 0..12 {
        let before = winner.rating().get();
        winner.watch(&bout(Color::Black, winner.rung().get(), seed, FOOLS_MATE));
        loser.watch(&bout(Color::White, loser.rung().get(), seed, FOOLS_MATE));
        steps.push(winner.rating().get() - before);
    }
    assert_eq!(steps[0], 160);
    assert!(
        steps.windows(2).all(|pair| pair[1] < pair[0] + 15),
        "{steps:?}"
    );
    assert!(winner.rating() > rung(1400), "{winner:?}");
    assert_eq!(loser.rating(), Rating::LOWEST);
    assert_eq!(winner.games(), 12);
}

#[test]
fn it_grows_surer() {
    let after = |games| {
        MyLevel {
            games,
            ..MyLevel::default()
        }
        .margin()
    };
    assert_eq!(after(0), None);
    assert_eq!(after(1), Some(400));
    assert_eq!(after(10), Some(200));
    assert_eq!(after(400), Some(100));
}

#[test]
fn a_game_counts_once() {
    let mut my_level = MyLevel::default();
    let won = bout(Color::Black, 600, 7, FOOLS_MATE);
    my_level.watch(&bout(Color::Black, 600, 7, "f3 e5 g4"));
    assert_eq!(my_level.news(&won), None);
    my_level.watch(&won);
    let (from, to) = (rung(600), rung(760));
    assert_eq!(my_level.news(&won), Some(LevelNews::Counted { from, to }));
    my_level.watch(&won);
    assert_eq!((my_level.games(), my_level.rating()), (1, to));
    // Not even after the page was opened again, and the last move taken back and played again.
    let mut my_level = MyLevel::read(&my_level.write()).unwrap();
    my_level.watch(&bout(Color::Black, 600, 7, "f3 e5 g4"));
    my_level.watch(&won);
    assert_eq!((my_level.games(), my_level.rating()), (1, to));
}

#[test]
fn a_game_with_a_move_taken_back_does_not_count() {
    let mut my_level = MyLevel::default();
    let won = bout(Color::Black, 600, 7, FOOLS_MATE);
    my_level.watch(&bout(Color::Black, 600, 7, "f3 e5 g4 d5 h3"));
    my_level.watch(&bout(Color::Black, 600, 7, "f3 e5 g4"));
    my_level.watch(&won);
    let news = Some(LevelNews::NotCounted(Reason::TakenBack));
    assert_eq!(my_level.news(&won), news);
    assert_eq!(my_level.games(), 0);
    // The next one does.
    my_level.watch(&bout(Color::Black, 600, 8, FOOLS_MATE));
    assert_eq!(my_level.games(), 1);
}

#[test]
fn giving_up_counts_only_once_there_was_a_game() {
    let mut my_level = MyLevel::default();
    let mut early = bout(Color::White, 600, 1, "e4 e5");
    early.game.resign(Color::White).unwrap();
    my_level.watch(&early);
    let news = Some(LevelNews::NotCounted(Reason::TooShort));
    assert_eq!(my_level.news(&early), news);
    let mut late = bout(Color::White, 600, 2, TEN_PLIES);
    late.game.resign(Color::White).unwrap();
    my_level.watch(&late);
    assert_eq!((my_level.games(), my_level.rating()), (1, rung(440)));
}

#[test]
fn neither_another_start_nor_full_strength_counts() {
    let mut my_level = MyLevel::default();
    let mut won = bout(Color::Black, 600, 1, "");
    let start = Position::parse_fen("8/8/8/8/8/1k6/8/Kq6 w - - 0 1");
    won.game = Game::from_position(start.unwrap(), DrawRules::AtOnce);
    won.game.resign(Color::White).unwrap();
    my_level.watch(&won);
    let news = Some(LevelNews::NotCounted(Reason::OtherStart));
    assert_eq!(my_level.news(&won), news);
    let mut full = bout(Color::Black, 600, 2, FOOLS_MATE);
    full.seats = Seats::AgainstEngine {
        side: Color::Black,
        opponent: Opponent {
            level: Level::Full,
            ..Opponent::default()
        },
    };
    my_level.watch(&full);
    assert_eq!(my_level.news(&full), None);
    assert_eq!(my_level.games(), 0);
}

#[test]
fn the_rung_is_the_nearest_mark() {
    let at = |rating| {
        MyLevel {
            rating: rung(rating),
            ..MyLevel::default()
        }
        .rung()
        .get()
    };
    assert_eq!((at(600), at(624), at(625), at(2399)), (600, 600, 650, 2400));
}

#[test]
fn it_is_kept_as_it_is_and_nothing_else_is_read() {
    let kept = "rookery level 1\n760\n1\n7";
    assert_eq!(MyLevel::read(kept).unwrap().write(), kept);
    let fresh = MyLevel::default();
    assert_eq!(MyLevel::read(&fresh.write()), Some(fresh));
    for (from, to) in [
        ("level 1", "level 2"),
        ("760", "76"),
        ("760", "much"),
        ("\n1\n", "\n-1\n"),
        ("\n7", ""),
        ("\n7", "\n"),
    ] {
        let changed = kept.replacen(from, to, 1);
        assert_eq!(MyLevel::read(&changed), None, "{changed}");
    }
}
