//! A rating is the same strength in every style.

use std::sync::Arc;
use std::thread;

use rookery_analysis::{Dial, Rating, Style};
use rookery_engine::{Engine, Human, NoClock, PEOPLE, Stop, Strength, Task};
use rookery_rules::{Color, EXCHANGE_VALUES, Position, Role};

const GAMES: u64 = 10;

/// Half-points that a style scores against the same strength without.
fn half_points(style: Style, strength: fn(Arc<Human>) -> Strength) -> u32 {
    let strength = strength(Arc::new(Human::parse(PEOPLE).unwrap()));
    let mut engine = Engine::new(1);
    let mut score = 0;
    for game in 0..GAMES {
        let side = [Color::White, Color::Black][game as usize % 2];
        let mut task = Task {
            strength: strength.clone(),
            seed: game,
            ..Task::new(Position::start())
        };
        while task.before.len() < 60 && task.position.has_moves() {
            let is_styled = task.position.turn() == side;
            task.style = if is_styled { style } else { Style::PURE };
            let found = engine.search(&task, &NoClock, &Stop::default(), |_| ());
            task.play(found.best_move().unwrap());
        }
        score += standing(&task.position, side);
    }
    score
}

/// Two half-points for whoever has mated or is two pawns ahead.
fn standing(position: &Position, side: Color) -> u32 {
    let pieces = |side| -> i32 {
        Role::ALL
            .into_iter()
            .map(|role| EXCHANGE_VALUES[role] * position.board().of(side, role).len() as i32)
            .sum()
    };
    let ahead = match position.is_checkmate() {
        true if position.turn() == side => i32::MIN,
        true => i32::MAX,
        false => pieces(side) - pieces(!side),
    };
    match ahead {
        200.. => 2,
        -199..200 => 1,
        _ => 0,
    }
}

fn rung(human: Arc<Human>) -> Strength {
    Strength::Rated(Rating::new(1000).unwrap(), human)
}

/// Much like the rung, but not corrected for style.
fn step(human: Arc<Human>) -> Strength {
    Strength::Step(950, human)
}

#[test]
fn no_style_makes_a_rung_much_stronger_or_weaker() {
    let pure = Style::PURE;
    let aggressive = Style {
        aggressiveness: Dial::HIGHEST,
        ..pure
    };
    let passive = Style {
        aggressiveness: Dial::LOWEST,
        ..pure
    };
    let trading = Style {
        trading: Dial::HIGHEST,
        ..pure
    };
    let blind = Style {
        blind_spots: Dial::new(60).unwrap(),
        ..pure
    };
    let played = [aggressive, passive, trading, blind]
        .map(|style| thread::spawn(move || half_points(style, rung)));
    let uncorrected = thread::spawn(move || half_points(blind, step));
    let scores = played.map(|played| played.join().unwrap());
    assert!(
        scores.iter().all(|score| (3..=17).contains(score)),
        "of 20 half-points: {scores:?}"
    );
    let uncorrected = uncorrected.join().unwrap();
    assert!(uncorrected < 3, "the blind scored {uncorrected}");
}
