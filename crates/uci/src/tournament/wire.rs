//! Lines to an engine and back, whatever carries them.

use std::time::Instant;

pub(crate) trait Wire {
    /// Sends a line.
    ///
    /// # Errors
    /// [`Silence::Gone`] if nobody reads it.
    fn send(&mut self, line: &str) -> Result<(), Silence>;

    /// The next line, waited for until then.
    ///
    /// # Errors
    /// [`Silence`] if there is none.
    fn receive(&mut self, until: Instant) -> Result<String, Silence>;
}

/// Why an engine says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// It took too long.
    Late,
    /// It closed its end.
    Gone,
}

#[cfg(test)]
pub(crate) mod scripted {
    //! An engine that answers from a script.

    use std::collections::VecDeque;

    use super::{Instant, Silence, Wire};

    /// Answers each line that begins with a word; a missing answer is silence.
    #[derive(Default)]
    pub(crate) struct Script {
        answers: Vec<(&'static str, &'static str)>,
        pending: VecDeque<String>,
        pub(crate) heard: Vec<String>,
        pub(crate) gone: bool,
    }

    impl Script {
        pub(crate) fn new(answers: &[(&'static str, &'static str)]) -> Self {
            Self {
                answers: answers.to_vec(),
                ..Self::default()
            }
        }

        /// Answers lines that begin so in this way, whatever else begins like them.
        pub(crate) fn answer_first(&mut self, start: &'static str, answer: &'static str) {
            self.answers.insert(0, (start, answer));
        }
    }

    impl Wire for Script {
        fn send(&mut self, line: &str) -> Result<(), Silence> {
            self.heard.push(line.to_owned());
            let answer = self
                .answers
                .iter()
                .find(|(start, _)| line.starts_with(start));
            if let Some((_, answer)) = answer {
                self.pending.extend(answer.lines().map(str::to_owned));
            }
            Ok(())
        }

        fn receive(&mut self, _: Instant) -> Result<String, Silence> {
            let silence = if self.gone {
                Silence::Gone
            } else {
                Silence::Late
            };
            self.pending.pop_front().ok_or(silence)
        }
    }
}
