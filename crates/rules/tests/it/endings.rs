//! Every way a game ends, under both rules about draws.

use rookery_rules::{
    ClaimError, Color, DrawReason, DrawRules, Game, GameOver, Outcome, PlayError, PlaySanError,
    Position, WinReason,
};

const BOTH: [DrawRules; 2] = [DrawRules::AtOnce, DrawRules::Claimed];

fn from(fen: &str, rules: DrawRules) -> Game {
    Game::from_position(Position::parse_fen(fen).unwrap(), rules)
}

fn play(game: &mut Game, sans: &str) {
    for san in sans.split(' ') {
        game.play_san(san)
            .unwrap_or_else(|error| panic!("{san}: {error}"));
    }
}

/// After these moves from the FEN the game has ended like this, and not before.
fn check(fen: &str, rules: DrawRules, sans: &str, expected: Outcome) {
    let mut game = from(fen, rules);
    for san in sans.split_whitespace() {
        assert_eq!(game.outcome(), None, "before {san}");
        play(&mut game, san);
    }
    assert_eq!(game.outcome(), Some(expected), "{fen} {sans}");
    check_closed(&mut game, expected);
}

/// Nothing more can happen in a game that is over, and trying changes nothing.
fn check_closed(game: &mut Game, outcome: Outcome) {
    let over = GameOver(outcome);
    let before = game.clone();
    for color in Color::ALL {
        assert_eq!(game.resign(color), Err(over));
        assert_eq!(game.flag(color), Err(over));
        assert_eq!(game.abandon(color), Err(over));
    }
    assert_eq!(game.agree_draw(), Err(over));
    assert_eq!(game.claim_draw(), Err(ClaimError::Over(over)));
    assert_eq!(game.claimable(), None);
    assert_eq!(game.play_san("e4"), Err(PlaySanError::Over(over)));
    if let Some(&mv) = game.position().moves().first() {
        assert_eq!(game.play(mv), Err(PlayError::Over(over)));
    }
    assert_eq!(*game, before);
}

fn win(color: Color, reason: WinReason) -> Outcome {
    Outcome::Win(color, reason)
}

#[test]
fn checkmate_wins() {
    for rules in BOTH {
        let black_wins = win(Color::Black, WinReason::Checkmate);
        check(
            rookery_testkit::positions::START,
            rules,
            "f3 e5 g4 Qh4#",
            black_wins,
        );
        let white_wins = win(Color::White, WinReason::Checkmate);
        check(
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
            rules,
            "Ra8#",
            white_wins,
        );
    }
}

#[test]
fn stalemate_draws() {
    for rules in BOTH {
        let draw = Outcome::Draw(DrawReason::Stalemate);
        check("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", rules, "Qg6", draw);
    }
}

#[test]
fn insufficient_material_draws_when_the_last_piece_is_taken() {
    let draw = Outcome::Draw(DrawReason::InsufficientMaterial);
    for rules in BOTH {
        check("8/8/8/3k4/3R4/8/8/K7 b - - 0 1", rules, "Kxd4", draw);
        check("8/8/8/3k4/3R4/8/8/KN6 b - - 0 1", rules, "Kxd4", draw);
        check("8/8/8/3k4/3R4/8/8/KB6 b - - 0 1", rules, "Kxd4", draw);
        check("8/b7/8/3k4/3R4/8/8/K1B5 b - - 0 1", rules, "Kxd4", draw);
    }
}

#[test]
fn a_knight_or_opposite_bishops_too_many_play_on() {
    for fen in [
        "8/8/8/3k4/8/8/8/KNN5 w - - 0 1",
        "8/8/8/n2k4/8/8/8/KN6 w - - 0 1",
        "8/1b6/8/3k4/8/8/8/K1B5 w - - 0 1",
        "8/8/8/3k4/8/8/P7/K7 w - - 0 1",
    ] {
        assert_eq!(from(fen, DrawRules::AtOnce).outcome(), None, "{fen}");
    }
}

#[test]
fn one_small_piece_against_another_is_not_dead_for_a_helped_mate_exists() {
    for (fen, mate) in [
        ("kn6/8/1K6/1N6/8/8/8/8 w - - 0 1", "Nc7#"),
        ("k1K5/b7/8/1N6/8/8/8/8 w - - 0 1", "Nc7#"),
        ("kn6/8/BK6/8/8/8/8/8 w - - 0 1", "Bb7#"),
    ] {
        for rules in BOTH {
            let mut game = from(fen, rules);
            assert!(!game.position().is_insufficient_material(), "{fen}");
            assert_eq!(game.outcome(), None, "{fen}");
            game.play_san(mate).unwrap();
            let won = Outcome::Win(Color::White, WinReason::Checkmate);
            assert_eq!(game.outcome(), Some(won), "{fen}");
        }
    }
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";

#[test]
fn the_third_time_draws_at_once_or_may_be_claimed() {
    let mut game = Game::new(DrawRules::AtOnce);
    play(&mut game, SHUFFLE);
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play(&mut game, SHUFFLE);
    let draw = Outcome::Draw(DrawReason::ThreefoldRepetition);
    assert_eq!((game.repetitions(), game.outcome()), (3, Some(draw)));
    check_closed(&mut game, draw);

    let mut game = Game::new(DrawRules::Claimed);
    play(&mut game, SHUFFLE);
    assert_eq!(game.claim_draw(), Err(ClaimError::Nothing));
    play(&mut game, SHUFFLE);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claimable(), Some(DrawReason::ThreefoldRepetition));
    assert_eq!(game.claim_draw(), Ok(draw));
    check_closed(&mut game, draw);
}

#[test]
fn the_fifth_time_draws_by_itself() {
    let mut game = Game::new(DrawRules::Claimed);
    for _ in 0..4 {
        assert_eq!(game.outcome(), None);
        play(&mut game, SHUFFLE);
    }
    let draw = Outcome::Draw(DrawReason::FivefoldRepetition);
    assert_eq!((game.repetitions(), game.outcome()), (5, Some(draw)));
    check_closed(&mut game, draw);
}

#[test]
fn a_lost_right_to_castle_makes_another_position() {
    let mut game = from(rookery_testkit::positions::CASTLES_ONLY, DrawRules::AtOnce);
    play(&mut game, "Ke2 Ke7 Ke1 Ke8");
    assert_eq!(game.repetitions(), 1);
    play(&mut game, "Ke2 Ke7 Ke1 Ke8");
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
}

#[test]
fn a_chance_to_take_en_passant_makes_another_position() {
    let usable = "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1";
    let mut game = from(usable, DrawRules::AtOnce);
    play(&mut game, "e4");
    assert!(game.position().en_passant().is_some());
    play(&mut game, "Nf6 Nf3 Ng8 Ng1");
    assert_eq!(game.repetitions(), 1);

    let unusable = "4k1n1/8/8/8/8/8/4P3/4K1N1 w - - 0 1";
    let mut game = from(unusable, DrawRules::AtOnce);
    play(&mut game, "e4 Nf6 Nf3 Ng8 Ng1");
    assert_eq!(game.repetitions(), 2);
}

const ROOKS: &str = "r6k/8/8/8/8/8/8/R6K w - -";

#[test]
fn fifty_moves_draw_at_once_or_may_be_claimed() {
    let draw = Outcome::Draw(DrawReason::FiftyMoves);
    check(&format!("{ROOKS} 99 80"), DrawRules::AtOnce, "Rb1", draw);

    let mut game = from(&format!("{ROOKS} 98 80"), DrawRules::Claimed);
    play(&mut game, "Rb1");
    assert_eq!(game.claim_draw(), Err(ClaimError::Nothing));
    play(&mut game, "Rb8");
    assert_eq!(game.claimable(), Some(DrawReason::FiftyMoves));
    assert_eq!(game.claim_draw(), Ok(draw));
    check_closed(&mut game, draw);
}

#[test]
fn seventy_five_moves_draw_by_themselves() {
    let draw = Outcome::Draw(DrawReason::SeventyFiveMoves);
    check(&format!("{ROOKS} 149 99"), DrawRules::Claimed, "Rb1", draw);
}

#[test]
fn a_capture_or_pawn_move_starts_the_count_again() {
    let mut game = from(&format!("{ROOKS} 99 80"), DrawRules::AtOnce);
    play(&mut game, "Rxa8+");
    assert_eq!((game.position().halfmoves(), game.outcome()), (0, None));
    let mut game = from("r6k/8/8/8/8/8/7P/R6K w - - 99 80", DrawRules::AtOnce);
    play(&mut game, "h3");
    assert_eq!((game.position().halfmoves(), game.outcome()), (0, None));
}

#[test]
fn mate_on_the_last_half_move_comes_before_the_draw() {
    let mate = win(Color::White, WinReason::Checkmate);
    let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";
    check(&format!("{fen} 99 80"), DrawRules::AtOnce, "Ra8#", mate);
    check(&format!("{fen} 149 99"), DrawRules::Claimed, "Ra8#", mate);
    let stalemate = Outcome::Draw(DrawReason::Stalemate);
    check(
        "7k/8/5K2/6Q1/8/8/8/8 w - - 99 80",
        DrawRules::AtOnce,
        "Qg6",
        stalemate,
    );
}

#[test]
fn players_end_a_game_by_word() {
    for rules in BOTH {
        for color in Color::ALL {
            let mut game = Game::new(rules);
            let expected = win(!color, WinReason::Resignation);
            assert_eq!(game.resign(color), Ok(expected));
            check_closed(&mut game, expected);
        }
        let mut game = Game::new(rules);
        let expected = Outcome::Draw(DrawReason::Agreement);
        assert_eq!(game.agree_draw(), Ok(expected));
        check_closed(&mut game, expected);
    }
}

#[test]
fn a_fallen_flag_loses_unless_the_other_side_can_never_mate() {
    let fen = "4k3/8/8/8/8/8/8/QN2K3 w - - 0 1";
    for rules in BOTH {
        let mut game = from(fen, rules);
        let expected = win(Color::White, WinReason::Time);
        assert_eq!(game.flag(Color::Black), Ok(expected));
        check_closed(&mut game, expected);
        let mut game = from(fen, rules);
        let expected = Outcome::Draw(DrawReason::TimeWithoutMatingMaterial);
        assert_eq!(game.flag(Color::White), Ok(expected));
        check_closed(&mut game, expected);
    }
}

#[test]
fn leaving_loses_unless_the_other_side_can_never_mate() {
    let fen = "4k3/8/8/8/8/8/8/4KBR1 w - - 0 1";
    for rules in BOTH {
        let mut game = from(fen, rules);
        let expected = win(Color::White, WinReason::Abandonment);
        assert_eq!(game.abandon(Color::Black), Ok(expected));
        check_closed(&mut game, expected);
        let mut game = from(fen, rules);
        let expected = Outcome::Draw(DrawReason::AbandonmentWithoutMatingMaterial);
        assert_eq!(game.abandon(Color::White), Ok(expected));
        check_closed(&mut game, expected);
    }
}

#[test]
fn a_start_that_is_over_is_over() {
    let check = |fen, rules, outcome| check(fen, rules, "", outcome);
    for rules in BOTH {
        check(
            "8/8/8/3k4/8/8/8/K7 w - - 0 1",
            rules,
            Outcome::Draw(DrawReason::InsufficientMaterial),
        );
        check(
            "7k/8/5KQ1/8/8/8/8/8 b - - 0 1",
            rules,
            Outcome::Draw(DrawReason::Stalemate),
        );
        check(
            "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
            rules,
            win(Color::White, WinReason::Checkmate),
        );
        check(
            "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 99",
            rules,
            win(Color::White, WinReason::Checkmate),
        );
    }
    let fifty = "r6k/8/8/8/8/8/8/R6K w - - 100 80";
    check(
        fifty,
        DrawRules::AtOnce,
        Outcome::Draw(DrawReason::FiftyMoves),
    );
    assert_eq!(
        from(fifty, DrawRules::Claimed).claimable(),
        Some(DrawReason::FiftyMoves)
    );
    let most = "r6k/8/8/8/8/8/8/R6K w - - 150 99";
    check(
        most,
        DrawRules::Claimed,
        Outcome::Draw(DrawReason::SeventyFiveMoves),
    );
}

#[test]
fn taking_the_last_move_back_opens_the_game_again() {
    let mut game = Game::new(DrawRules::AtOnce);
    play(&mut game, "f3 e5 g4 Qh4#");
    let mate = game.moves().next_back();
    assert_eq!(game.undo(), mate);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.moves().len(), 3);
    play(&mut game, "Nf6 h3");
    game.resign(Color::White).unwrap();
    game.undo();
    assert_eq!(game.outcome(), None);
    while game.undo().is_some() {}
    assert_eq!(game, Game::new(DrawRules::AtOnce));
}

#[test]
fn an_illegal_move_is_refused_and_changes_nothing() {
    let mut game = Game::new(DrawRules::AtOnce);
    let before = game.clone();
    let elsewhere = Position::parse_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
    let mv = elsewhere.parse_san("Ra4").unwrap();
    let error = game.play(mv).unwrap_err();
    assert_eq!(error, PlayError::Illegal(mv));
    assert_eq!(error.to_string(), "a1a4 is not a legal move here");
    assert!(game.play_san("Ra4").is_err());
    assert_eq!(game, before);
}

#[test]
fn every_end_is_told_in_a_short_sentence() {
    let told = |outcome: Outcome, sentence: &str, score: &str| {
        assert_eq!(
            (outcome.to_string().as_str(), outcome.result()),
            (sentence, score)
        );
    };
    told(
        win(Color::White, WinReason::Checkmate),
        "White wins by checkmate",
        "1-0",
    );
    told(
        win(Color::Black, WinReason::Time),
        "Black wins on time",
        "0-1",
    );
    told(
        win(Color::White, WinReason::Resignation),
        "White wins by resignation",
        "1-0",
    );
    told(
        Outcome::Draw(DrawReason::Stalemate),
        "Draw by stalemate",
        "1/2-1/2",
    );
    let over = GameOver(Outcome::Draw(DrawReason::Agreement));
    assert_eq!(over.to_string(), "the game is over: Draw by agreement");
}
