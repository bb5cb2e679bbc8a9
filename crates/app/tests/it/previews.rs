//! Every dial of an opponent that is being made shows in what it would play, at every strength.

use std::sync::Arc;

use rookery_analysis::{Dial, Rating, Style};
use rookery_app::opponents::knob::Knob;
use rookery_app::own_opponents::preview::{PLACES, SEED, position};
use rookery_engine::{Engine, Human, NoClock, PEOPLE, Stop, Strength, Task};
use rookery_play::Opponent;
use rookery_rules::Move;

/// The moves that somebody of this strength and style would play, as the worker finds them.
fn replies(
    engine: &mut Engine,
    human: &Arc<Human>,
    rung: u16,
    style: Style,
) -> [Option<Move>; PLACES] {
    let rung = Rating::new(rung).unwrap();
    let opponent = Opponent {
        style,
        ..Opponent::rated(rung)
    };
    std::array::from_fn(|place| {
        let task = Task {
            limits: opponent.limits(),
            style: opponent.style,
            strength: Strength::Rated(rung, Arc::clone(human)),
            seed: u64::from(SEED),
            ..Task::new(position(place).unwrap())
        };
        let found = engine.search(&task, &NoClock, &Stop::default(), |_| ());
        found.lines[0].moves.first().copied()
    })
}

#[test]
fn a_dial_that_is_turned_changes_a_move() {
    let human = Arc::new(Human::parse(PEOPLE).unwrap());
    let mut engine = Engine::new(16);
    for rung in [200, 800, 1400, 2000] {
        for knob in Knob::ALL {
            let [low, high] = [Dial::LOWEST, Dial::HIGHEST].map(|dial| {
                let style = knob.turned(Style::PURE, dial);
                replies(&mut engine, &human, rung, style)
            });
            assert!(low.iter().chain(&high).all(Option::is_some));
            assert_ne!(low, high, "{knob:?} shows nothing at {rung}");
        }
    }
}
