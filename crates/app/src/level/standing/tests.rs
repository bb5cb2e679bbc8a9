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
        seats: Seats::Sparring {
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
    let (mut winner, mut loser) = (Standing::default(), Standing::default());
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
        Standing {
            games,
            ..Standing::default()
        }
        .margin()
    };
    assert_eq!(after(0), None);
    assert_eq!(after(1), Some(400));
    assert_eq!(after(10), Some(200));
    assert_eq!(after(400), Some(100));
    assert_eq!(worth(0), 320);
    assert_eq!(worth(4), 160);
    assert_eq!(worth(u16::MAX), 24);
}

#[test]
fn a_game_counts_once() {
    let mut standing = Standing::default();
    let won = bout(Color::Black, 600, 7, FOOLS_MATE);
    standing.watch(&bout(Color::Black, 600, 7, "f3 e5 g4"));
    assert_eq!(standing.news(&won), None);
    standing.watch(&won);
    let (from, to) = (rung(600), rung(760));
    assert_eq!(standing.news(&won), Some(News::Counted { from, to }));
    standing.watch(&won);
    assert_eq!((standing.games(), standing.rating()), (1, to));
    // Not even after the page was opened again, and the last move taken back and played again.
    let mut standing = Standing::read(&standing.write()).unwrap();
    standing.watch(&bout(Color::Black, 600, 7, "f3 e5 g4"));
    standing.watch(&won);
    assert_eq!((standing.games(), standing.rating()), (1, to));
}

#[test]
fn a_game_with_a_move_taken_back_does_not_count() {
    let mut standing = Standing::default();
    let won = bout(Color::Black, 600, 7, FOOLS_MATE);
    standing.watch(&bout(Color::Black, 600, 7, "f3 e5 g4 d5 h3"));
    standing.watch(&bout(Color::Black, 600, 7, "f3 e5 g4"));
    standing.watch(&won);
    let news = Some(News::NotCounted(Reason::TakenBack));
    assert_eq!(standing.news(&won), news);
    assert_eq!(standing.games(), 0);
    // The next one does.
    standing.watch(&bout(Color::Black, 600, 8, FOOLS_MATE));
    assert_eq!(standing.games(), 1);
}

#[test]
fn giving_up_counts_only_once_there_was_a_game() {
    let mut standing = Standing::default();
    let mut early = bout(Color::White, 600, 1, "e4 e5");
    early.game.resign(Color::White).unwrap();
    standing.watch(&early);
    let news = Some(News::NotCounted(Reason::TooShort));
    assert_eq!(standing.news(&early), news);
    let mut late = bout(Color::White, 600, 2, TEN_PLIES);
    late.game.resign(Color::White).unwrap();
    standing.watch(&late);
    assert_eq!((standing.games(), standing.rating()), (1, rung(440)));
}

#[test]
fn neither_another_start_nor_full_strength_counts() {
    let mut standing = Standing::default();
    let mut won = bout(Color::Black, 600, 1, "");
    let start = Position::parse_fen("8/8/8/8/8/1k6/8/Kq6 w - - 0 1");
    won.game = Game::from_position(start.unwrap(), DrawRules::AtOnce);
    won.game.resign(Color::White).unwrap();
    standing.watch(&won);
    let news = Some(News::NotCounted(Reason::OtherStart));
    assert_eq!(standing.news(&won), news);
    let mut full = bout(Color::Black, 600, 2, FOOLS_MATE);
    full.seats = Seats::Sparring {
        side: Color::Black,
        opponent: Opponent {
            level: Level::Full,
            ..Opponent::default()
        },
    };
    standing.watch(&full);
    assert_eq!(standing.news(&full), None);
    assert_eq!(standing.games(), 0);
}

#[test]
fn the_curve_is_even_and_steep_in_the_middle() {
    assert_eq!(expected(0), 500);
    assert_eq!((expected(150), expected(-150)), (700, 300));
    assert_eq!(expected(5_000), 989);
}

#[test]
fn the_rung_is_the_nearest_mark() {
    let at = |rating| {
        Standing {
            rating: rung(rating),
            ..Standing::default()
        }
        .rung()
        .get()
    };
    assert_eq!((at(600), at(624), at(625), at(2399)), (600, 600, 650, 2400));
}

#[test]
fn it_is_kept_as_it_is_and_nothing_else_is_read() {
    let kept = "rookery level 1\n760\n1\n7";
    assert_eq!(Standing::read(kept).unwrap().write(), kept);
    let fresh = Standing::default();
    assert_eq!(Standing::read(&fresh.write()), Some(fresh));
    for (from, to) in [
        ("level 1", "level 2"),
        ("760", "76"),
        ("760", "much"),
        ("\n1\n", "\n-1\n"),
        ("\n7", ""),
        ("\n7", "\n"),
    ] {
        let changed = kept.replacen(from, to, 1);
        assert_eq!(Standing::read(&changed), None, "{changed}");
    }
}
