//! A visitor that writes down everything it is told, and readers that come in pieces.

use std::io::Read;

use rookery_rules::Position;
use rookery_rules::pgn::{
    Comment, GameResult, Interest, Limits, Nag, PgnError, Reader, VisitedMove, Visitor,
};

/// Every event as a word, games separated by lines.
#[derive(Default)]
pub(crate) struct Log(pub(crate) String);

impl Log {
    fn add(&mut self, word: &str) {
        if !self.0.is_empty() && !self.0.ends_with('\n') {
            self.0.push(' ');
        }
        self.0.push_str(word);
    }
}

impl Visitor for Log {
    fn tag(&mut self, name: &str, value: &str) {
        self.add(&format!("[{name}={value}]"));
    }

    fn begin_moves(&mut self, start: &Position) -> Interest {
        if *start != Position::start() {
            self.add(&format!("<{}>", start.fen()));
        }
        Interest::Read
    }

    fn played(&mut self, step: VisitedMove<'_>) -> Interest {
        assert_eq!(*step.after, step.before.play_unchecked(step.mv));
        self.add(&step.before.san(step.mv));
        Interest::Read
    }

    fn passed(&mut self) {
        self.add("--");
    }

    fn nag(&mut self, nag: Nag) {
        self.add(&nag.to_string());
    }

    fn comment(&mut self, comment: Comment<'_>) {
        self.add(&format!("{{{}}}", comment.as_str()));
    }

    fn begin_variation(&mut self) -> Interest {
        self.add("(");
        Interest::Read
    }

    fn end_variation(&mut self) {
        self.add(")");
    }

    fn end_game(&mut self, result: GameResult) {
        self.add(&result.to_string());
    }
}

/// Everything that reading a source told, a line a game; errors end theirs.
pub(crate) fn log(source: impl Read, limits: Limits) -> String {
    let mut reader = Reader::with_limits(source, limits);
    let mut log = Log::default();
    loop {
        match reader.read_game(&mut log) {
            Ok(Some(_)) => {}
            Ok(None) => return log.0,
            Err(PgnError::Broken(error)) => log.add(&error.to_string()),
            Err(PgnError::Io(error)) => log.add(&format!("I/O: {error}")),
        }
        log.0.push('\n');
    }
}

/// Checks what reading a text tells, whole and byte by byte.
#[track_caller]
pub(crate) fn check(text: impl AsRef<[u8]>, expected: &str) {
    let text = text.as_ref();
    assert_eq!(log(text, Limits::IMPORT).trim_end(), expected);
    assert_eq!(log(ByteByByte(text), Limits::IMPORT).trim_end(), expected);
}

/// Gives one byte at a time.
pub(crate) struct ByteByByte<'t>(pub(crate) &'t [u8]);

impl Read for ByteByByte<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let most = buffer.len().min(1);
        self.0.read(&mut buffer[..most])
    }
}
