//! The worker as everybody on the page knows it: asleep, waking or awake, and why it cannot help.
//! Whoever needs it holds a link, keeps the wish, and sends it once the worker is awake.

use rookery_protocol::Problem;
use rookery_protocol::worker::{FromWorker, ToWorker, VERSION};
use rookery_rules::{Move, Position};

use super::book::Consultation;

/// Whether the worker can be talked to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// There is none, or none that is any use.
    #[default]
    Asleep,
    /// It has been started and has not said hello.
    Waking,
    /// It takes messages.
    Awake,
}

/// What is to be done about the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Start a worker; one that is there is replaced.
    Wake,
    /// Post this to the worker.
    Send(ToWorker),
    /// Fetch what is known about people and post it to the worker; `learn` hears of it.
    Teach,
    /// Open the book of openings, which comes with the first game; `consulted` hears of it.
    Consult(Consultation),
    /// Call `tick` with this ticket after so many milliseconds.
    Wait {
        /// Tells this wait from others when its time has come.
        ticket: u32,
        /// How long to wait, in milliseconds.
        millis: u32,
    },
}

/// What is known about people did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPeople;

/// Somebody on the page who works with the worker.
pub trait Client: Send + Sync + 'static {
    /// What an update wants done, in this order.
    type Orders: IntoIterator<Item = Order> + Default;

    /// The time before the next update: so many milliseconds of a clock that never goes back.
    fn at(&mut self, now: u64) {
        let _ = now;
    }

    /// Takes what the worker said.
    fn hear(&mut self, message: FromWorker) -> Self::Orders;

    /// The worker could not be loaded, died, or said something that is no message.
    fn crash(&mut self) -> Self::Orders;

    /// The worker has been taught about people, or could not be.
    fn learn(&mut self, lesson: Result<(), NoPeople>) -> Self::Orders {
        let _ = lesson;
        Self::Orders::default()
    }

    /// The book says this about a position, or does not know it.
    fn consulted(&mut self, position: &Position, reply: Option<Move>) -> Self::Orders {
        let _ = (position, reply);
        Self::Orders::default()
    }

    /// The time of this ticket has come.
    fn tick(&mut self, ticket: u32) -> Self::Orders {
        let _ = ticket;
        Self::Orders::default()
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The worker could not be loaded, died, or talked nonsense.
    Crashed,
    /// Page and worker are of different releases.
    Outdated,
    /// What rated opponents know about people did not arrive.
    Untaught,
    /// The worker does not do what it was asked, and says why.
    Refused(Problem),
}

impl Link {
    /// Whether messages can be sent now.
    pub fn is_awake(self) -> bool {
        self == Self::Awake
    }

    /// Wakes the worker unless that has been done.
    pub fn wake(&mut self) -> Option<Order> {
        let is_asleep = *self == Self::Asleep;
        is_asleep.then(|| {
            *self = Self::Waking;
            Order::Wake
        })
    }

    /// The worker said hello; one of another release is not talked to.
    pub fn greet(&mut self, version: u16) -> Result<(), Failure> {
        if version == VERSION {
            *self = Self::Awake;
            Ok(())
        } else {
            *self = Self::Asleep;
            Err(Failure::Outdated)
        }
    }

    /// The worker is no use any more; the next wish wakes another.
    pub fn lose(&mut self) {
        *self = Self::Asleep;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_woken_once_until_it_is_lost() {
        let mut link = Link::default();
        assert_eq!(link.wake(), Some(Order::Wake));
        assert_eq!(link.wake(), None);
        assert_eq!(link.greet(VERSION), Ok(()));
        assert!(link.is_awake());
        assert_eq!(link.wake(), None);
        link.lose();
        assert_eq!(link.wake(), Some(Order::Wake));
    }

    #[test]
    fn another_release_is_not_talked_to() {
        let mut link = Link::default();
        link.wake();
        assert_eq!(link.greet(VERSION + 1), Err(Failure::Outdated));
        assert!(!link.is_awake());
    }
}
