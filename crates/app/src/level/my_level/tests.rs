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

/// A win or a loss against whoever the level proposes.
fn play(level: &mut MyLevel, seed: u32, side: Color) {
    level.watch(&bout(side, level.rung().get(), seed, FOOLS_MATE));
}

#[test]
fn a_win_lifts_and_a_loss_lowers_and_both_less_and_less() {
    let mut level = MyLevel::default();
    let mut steps = Vec::new();
    for seed in 0..12 {
        let before = level.rating();
        let side = [Color::Black, Color::White][seed as usize % 2];
        play(&mut level, seed, side);
        assert_eq!(level.rating() > before, side == Color::Black);
        steps.push(level.rating().get().abs_diff(before.get()));
    }
    assert!((100..140).contains(&steps[0]), "{steps:?}");
    assert!(steps.is_sorted_by(|a, b| a + 5 > *b), "{steps:?}");
    assert!(steps[11] < 40, "{steps:?}");
    assert_eq!(level.games(), 12);
}

#[test]
fn a_first_game_moves_the_guess_the_same_whenever_it_is_played() {
    let after = |started| {
        let mut level = MyLevel::default();
        level.watch(&Bout {
            started,
            ..bout(Color::Black, 600, 1, FOOLS_MATE)
        });
        level.rating()
    };
    assert_eq!(after(1), after(1_795_000_000_000));
}

#[test]
fn who_always_wins_rises_fast_and_who_always_loses_stays_on_the_ladder() {
    let (mut winner, mut loser) = (MyLevel::default(), MyLevel::default());
    for seed in 0..15 {
        play(&mut winner, seed, Color::Black);
        play(&mut loser, seed, Color::White);
    }
    assert!(winner.rating() > rung(1500), "{winner:?}");
    assert_eq!(loser.rating(), Rating::LOWEST);
    // One win more does not lift them far from where they belong.
    play(&mut loser, 15, Color::Black);
    assert!(loser.rating() < rung(300), "{loser:?}");
}

#[test]
fn what_was_to_be_expected_is_no_streak() {
    let mut level = MyLevel::default();
    level.say(Standing::Club, 1);
    for seed in 2..20 {
        level.watch(&bout(Color::Black, 300, seed, FOOLS_MATE));
    }
    assert!(level.rating() < rung(1350), "{level:?}");
    assert!(level.graded.grade.deviation < UNSURE);
}

#[test]
fn it_grows_surer() {
    let mut level = MyLevel::default();
    let mut margins = vec![level.margin()];
    for seed in 0..40 {
        play(
            &mut level,
            seed,
            [Color::Black, Color::White][seed as usize % 2],
        );
        margins.push(level.margin());
    }
    let told = [0, 1, 10, 40].map(|games| margins[games]);
    assert_eq!(told, [None, Some(400), Some(200), Some(150)]);
}

#[test]
fn what_somebody_says_is_where_it_begins_and_games_tell_more() {
    let mut level = MyLevel::default();
    assert_eq!(level.said(), None);
    level.say(Standing::About(rung(1800)), 1);
    assert_eq!((level.rung(), level.games()), (rung(1800), 0));
    assert_eq!(level.said(), Some(Standing::About(rung(1800))));
    assert!(level.is_ahead_of(&MyLevel::default()));
    let said = MyLevel::read(&level.write()).unwrap();
    assert_eq!(said, level);
    play(&mut level, 2, Color::White);
    assert_eq!(level.said(), None);
    assert!(
        level.rating() < rung(1800) && level.rating() > rung(1700),
        "{level:?}"
    );
    assert!(level.is_ahead_of(&said));
    // Said once more, later, it counts more than the same games elsewhere.
    let before = level;
    level.say(Standing::New, 3);
    assert_eq!((level.rung(), level.games()), (rung(300), 1));
    assert!(level.is_ahead_of(&before) && !before.is_ahead_of(&level));
}

#[test]
fn a_game_counts_once() {
    let mut my_level = MyLevel::default();
    let won = bout(Color::Black, 600, 7, FOOLS_MATE);
    my_level.watch(&bout(Color::Black, 600, 7, "f3 e5 g4"));
    assert_eq!(my_level.news(&won), None);
    my_level.watch(&won);
    let (from, to, weight) = (rung(600), my_level.rating(), Weight::Full);
    assert!(to > from);
    let counted = LevelNews::Counted { from, to, weight };
    assert_eq!(my_level.news(&won), Some(counted));
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
    let Some(LevelNews::Counted { from, to, weight }) = my_level.news(&late) else {
        panic!("it was ten half-moves long");
    };
    assert_eq!((my_level.games(), weight), (1, Weight::Half));
    let mut lost = MyLevel::default();
    play(&mut lost, 3, Color::White);
    let (half, whole) = (from.get() - to.get(), 600 - lost.rating().get());
    assert!(
        (48..=52).contains(&(half * 100 / whole)),
        "{half} of {whole}"
    );
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
    let at = |rating: u16| {
        let text = format!("rookery level 1\n{rating}\n7\nnone");
        MyLevel::read(&text).unwrap().rung().get()
    };
    assert_eq!((at(600), at(624), at(625), at(2399)), (600, 600, 650, 2400));
}

#[test]
fn it_is_kept_as_it_is_and_nothing_else_is_read() {
    let kept = "rookery level 2\n760125\n201000\n90000\n7\n3\n-2\nnone";
    assert_eq!(MyLevel::read(kept).unwrap().write(), kept);
    let fresh = MyLevel::default();
    assert_eq!(MyLevel::read(&fresh.write()), Some(fresh));
    for (from, to) in [
        ("level 2", "level 3"),
        ("760125", "76"),
        ("760125", "much"),
        ("201000", "0"),
        ("\n3\n", "\n-3\n"),
        ("\nnone", ""),
        ("\nnone", "\n"),
    ] {
        let changed = kept.replacen(from, to, 1);
        assert_eq!(MyLevel::read(&changed), None, "{changed}");
    }
}

#[test]
fn what_an_earlier_page_kept_is_read() {
    let read = |text: &str| MyLevel::read(text).unwrap();
    let known = read("rookery level 1\n760\n30\n7");
    assert_eq!((known.rating().get(), known.games()), (760, 30));
    assert_eq!((known.margin(), known.spent), (Some(150), Some(7)));
    let few = read("rookery level 1\n760\n2\nnone");
    assert_eq!(few.margin(), Some(450));
    let none = read("rookery level 1\n600\n0\nnone");
    assert_eq!(none, MyLevel::default());
    // A game that was counted there is not counted again.
    let mut again = known;
    again.watch(&bout(Color::Black, 750, 7, FOOLS_MATE));
    assert_eq!(again.games(), 30);
}
