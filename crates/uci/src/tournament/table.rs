//! A board with two chairs: the engines that one thread keeps running, game after game.

use rookery_rules::{ByColor, Color};

use super::client::{self, Client, Fault};
use super::entrant::Entrant;
use super::record::{Ending, Record};
use super::referee::{self, Conditions, Seat};
use super::schedule::Fixture;

/// An engine that is started when it is needed, and again after it failed.
struct Chair<'t> {
    place: usize,
    entrant: &'t Entrant,
    client: Option<Box<dyn Client>>,
}

impl Seat for Chair<'_> {
    fn client(&mut self) -> Result<&mut dyn Client, Fault> {
        let client = match self.client.take() {
            Some(running) => running,
            None => client::start(self.entrant)?,
        };
        Ok(&mut **self.client.insert(client))
    }
}

pub(crate) struct Table<'t> {
    entrants: &'t [Entrant],
    conditions: Conditions,
    /// At most two; those of the last game.
    chairs: Vec<Chair<'t>>,
}

impl<'t> Table<'t> {
    pub(crate) fn new(entrants: &'t [Entrant], conditions: Conditions) -> Self {
        Self {
            entrants,
            conditions,
            chairs: Vec::new(),
        }
    }

    pub(crate) fn play(&mut self, fixture: &Fixture) -> Record {
        let mut white = self.chair(fixture.players[Color::White]);
        let mut black = self.chair(fixture.players[Color::Black]);
        self.chairs.clear();
        let mut seats = ByColor::<&mut dyn Seat>::new(&mut white, &mut black);
        let played = referee::play(
            fixture.number,
            fixture.opening.game(),
            &mut seats,
            &self.conditions,
        );
        match played.ending {
            Ending::Failed(Color::White, _) => white.client = None,
            Ending::Failed(Color::Black, _) => black.client = None,
            _ => {}
        }
        let names = ByColor::new(&*white.entrant.name, &*black.entrant.name);
        self.chairs.extend([white, black]);
        Record::of(fixture, names, played)
    }

    /// The chair of an entrant, with its engine if that is running.
    fn chair(&mut self, place: usize) -> Chair<'t> {
        let running = self.chairs.iter().position(|chair| chair.place == place);
        match running {
            Some(index) => self.chairs.swap_remove(index),
            None => Chair {
                place,
                entrant: &self.entrants[place],
                client: None,
            },
        }
    }
}
