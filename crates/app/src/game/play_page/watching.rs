//! Watching two engines: standing still, and going on.

use super::PlayPage;
use crate::engine::link::Order;

impl PlayPage {
    /// Nothing is played until told. What an engine is thinking about, it thinks to the end.
    pub fn pause(&mut self) {
        self.is_paused = true;
        // The time it waits for must not play it.
        self.last_ticket += 1;
        if let Some(held) = &mut self.held {
            held.ticket = self.last_ticket;
        }
    }

    /// The game goes on by itself again.
    pub fn unpause(&mut self) -> Vec<Order> {
        self.is_paused = false;
        match self.held.take() {
            Some(held) => self.play(Some(held.reply)),
            None => Vec::new(),
        }
    }
}
