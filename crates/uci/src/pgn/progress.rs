//! How far a long work has come, shown only to people: on a terminal, and below what else is
//! written there.

use std::io::{self, Read, Write};

use indicatif::{ProgressBar, ProgressStyle};

pub(crate) struct ReadingProgress(ProgressBar);

impl ReadingProgress {
    /// A bar for so many bytes, or a counter if nobody knows how many will come. It hides
    /// itself where standard error is no terminal.
    pub(crate) fn of(size: Option<u64>) -> Self {
        let (bar, template) = match size {
            Some(size) => (
                ProgressBar::new(size),
                "{wide_bar} {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left",
            ),
            None => (
                ProgressBar::new_spinner(),
                "{spinner} {bytes}, {bytes_per_sec}",
            ),
        };
        let style = ProgressStyle::with_template(template).expect("the template is well-formed");
        Self(bar.with_style(style))
    }

    pub(crate) fn hidden() -> Self {
        Self(ProgressBar::hidden())
    }

    /// The same bytes, counted as they are read.
    pub(crate) fn watch(&self, source: impl Read) -> impl Read {
        self.0.wrap_read(source)
    }

    /// A writer to the same terminal whose whole lines stay above the bar.
    pub(crate) fn above(&self, out: impl Write) -> impl Write {
        Above {
            bar: self.0.clone(),
            out,
        }
    }
}

impl Drop for ReadingProgress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

struct Above<W> {
    bar: ProgressBar,
    out: W,
}

impl<W: Write> Write for Above<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bar.suspend(|| self.out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
