//! A first look at a position: what every move seems worth one, two and three half-moves deep.

use rookery_rules::Move;

use super::Search;
use super::node::{Ask, Principal};
use crate::value::{INFINITE, Value};

/// How many half-moves each look sees, the move itself included.
pub(crate) const LOOKS: usize = 3;

/// A move and what it seems worth to its side, at each look deeper.
pub(crate) struct Glimpse {
    pub(crate) mv: Move,
    pub(crate) values: [Value; LOOKS],
}

impl Search<'_> {
    /// Looks at every legal move.
    pub(crate) fn glance(&mut self) -> Vec<Glimpse> {
        let position = self.thought.task.position;
        let moves = position.moves();
        let mut glimpses: Vec<_> = moves
            .into_iter()
            .map(|mv| Glimpse {
                mv,
                values: [0; LOOKS],
            })
            .collect();
        for look in 0..LOOKS {
            for glimpse in &mut glimpses {
                let next = self.play(&position, glimpse.mv, 0);
                let ask = Ask {
                    depth: look as i32,
                    alpha: -INFINITE,
                    beta: INFINITE,
                    ply: 1,
                    cut: false,
                };
                glimpse.values[look] = -self.node::<Principal>(&next, ask);
                self.take_back();
            }
        }
        glimpses
    }
}
