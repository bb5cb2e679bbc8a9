//! Going away from a game and coming back to it, in this window or another.

use rookery_play::{Bout, Clock, GameId, Stage, TimeControl, record};

use super::PlayPage;
use crate::engine::link::Order;
use crate::game::invitation::{Invitation, SURVIVAL};

impl PlayPage {
    /// Goes on with a kept game; a text that is none changes nothing.
    pub fn resume(&mut self, text: &str) -> Vec<Order> {
        match record::read(text) {
            Some(bout) => self.sit_down_again(bout),
            None => Vec::new(),
        }
    }

    /// Goes on with a game of another device in place of the one here.
    pub fn take_over(&mut self, bout: Bout) -> Vec<Order> {
        self.sit_down_again(bout)
    }

    /// This game is kept under another id from now on, because another device has its own.
    pub fn rename(&mut self, from: GameId, to: GameId) {
        let aside = self.aside.as_mut().map(|aside| &mut aside.whole);
        let games = [self.bout.as_mut(), self.left.as_mut(), aside];
        for bout in games.into_iter().flatten().filter(|bout| bout.id == from) {
            bout.id = to;
            self.edition += 1;
        }
    }

    /// The game one has gone away from is over elsewhere.
    pub fn give_up(&mut self, id: GameId) {
        self.left.take_if(|bout| bout.id == id);
        self.edition += 1;
    }

    /// Another window has gone on with this game, or ended it.
    pub fn follow(&mut self, text: Option<&str>) -> Vec<Order> {
        match text {
            Some(text) => self.resume(text),
            None if matches!(self.stage(), Stage::Yours | Stage::Engines) => {
                let orders = self.leave();
                self.left = None;
                orders
            }
            None => Vec::new(),
        }
    }

    /// Back to the choices before a game. One that is not over is kept.
    pub fn leave(&mut self) -> Vec<Order> {
        self.settle();
        let bout = self.bout.take();
        self.last_seed = bout.as_ref().map(|bout| bout.seed);
        self.left = bout.filter(|bout| bout.game.outcome().is_none() && bout.plies() > 0);
        self.side = self.choices.wish.color(|| true);
        self.mind.hush()
    }

    /// Goes on with the game one has gone away from.
    pub fn come_back(&mut self) -> Vec<Order> {
        match self.left.take() {
            Some(bout) => self.sit_down_again(bout),
            None => Vec::new(),
        }
    }

    /// Whether a game of a survival run is here that may not be laid aside for what is asked for: who has
    /// moved in it finishes it, or loses a life. To come back to it is free.
    pub fn holds(&self, invitation: &Invitation) -> bool {
        let goes_back = |bout: &Bout| {
            invitation.battle.as_deref() == Some(SURVIVAL) || invitation.game == Some(bout.id)
        };
        let bout = self.bout.as_ref().filter(|_| self.is_run());
        bout.is_some_and(|bout| {
            bout.game.outcome().is_none() && bout.before_last().is_some() && !goes_back(bout)
        })
    }

    fn sit_down_again(&mut self, bout: Bout) -> Vec<Order> {
        if bout.meeting.is_some() {
            return self.sit_down(bout);
        }
        self.choices.meet(&bout.seats);
        let timed = bout.clock.as_ref().map(Clock::control);
        // Other programs may have played by more than the next game can.
        let timed = timed.filter(|timed| timed.is_playable());
        (self.choices).set_time(timed.map_or(TimeControl::Unlimited, TimeControl::Timed));
        self.sit_down(bout)
    }
}
