//! Whether what was changed is with the server. One message is under way at a time; what changed
//! meanwhile follows it.

use crate::forms::refusal::Refusal;

/// Changes by their number: the last one, the one sent, the one the server has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keeping {
    /// The number of the last change.
    wanted: u64,
    /// That of the last one the server has.
    kept: u64,
    /// That of the one under way.
    sending: Option<u64>,
    refusal: Option<Refusal>,
}

/// How it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The server has everything.
    All,
    /// It will soon.
    Soon,
    /// It does not, and why.
    Not(Refusal),
}

impl Keeping {
    /// Something was changed.
    pub fn change(&mut self, number: u64) {
        self.wanted = number;
    }

    /// Whether something is to be sent now; it is under way then.
    pub fn begin(&mut self) -> bool {
        let is_needed = self.sending.is_none() && self.wanted != self.kept;
        if is_needed {
            self.sending = Some(self.wanted);
        }
        is_needed
    }

    /// The server has answered.
    pub fn end(&mut self, answer: Result<(), Refusal>) {
        let sent = self.sending.take();
        match answer {
            Ok(()) => {
                self.kept = sent.unwrap_or(self.kept);
                self.refusal = None;
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
    }

    /// After how many seconds it may go better by itself; never if the server does not want it.
    pub fn pause(&self) -> Option<u32> {
        match self.refusal.as_ref()? {
            Refusal::Unreachable => Some(5),
            Refusal::Wait { seconds, .. } => Some(*seconds),
            Refusal::Problem(_) => None,
        }
    }

    /// Whether everything that was changed is with the server.
    pub fn kept(&self) -> Kept {
        match &self.refusal {
            Some(refusal) => Kept::Not(refusal.clone()),
            None if self.wanted == self.kept => Kept::All,
            None => Kept::Soon,
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_protocol::Problem;

    use super::*;

    #[test]
    fn what_changes_meanwhile_is_sent_afterwards() {
        let mut keeping = Keeping::default();
        assert!(!keeping.begin());
        keeping.change(1);
        assert_eq!(keeping.kept(), Kept::Soon);
        assert!(keeping.begin());
        keeping.change(2);
        assert!(!keeping.begin(), "one at a time");
        keeping.end(Ok(()));
        assert_eq!(keeping.kept(), Kept::Soon);
        assert!(keeping.begin());
        keeping.end(Ok(()));
        assert_eq!(keeping.kept(), Kept::All);
        assert!(!keeping.begin());
    }

    #[test]
    fn what_failed_is_told_and_tried_again() {
        let mut keeping = Keeping::default();
        keeping.change(1);
        keeping.begin();
        keeping.end(Err(Refusal::Unreachable));
        assert_eq!(keeping.kept(), Kept::Not(Refusal::Unreachable));
        assert!(keeping.pause().is_some());
        assert!(keeping.begin());
        let problem = Problem::new("invalid", "Too many.");
        keeping.end(Err(Refusal::Problem(problem)));
        assert_eq!(keeping.pause(), None, "it would be refused again");
        keeping.change(2);
        assert!(keeping.begin());
        keeping.end(Ok(()));
        assert_eq!((keeping.kept(), keeping.pause()), (Kept::All, None));
    }
}
