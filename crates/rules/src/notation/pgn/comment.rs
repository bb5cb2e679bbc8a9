//! Comments: free text with commands such as `[%clk 0:03:00]` among it.

use super::Annotation;
use super::annotation::{Command, first_command};

/// A comment as it was written, without its braces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Comment<'t>(&'t str);

/// A piece of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentPart<'t> {
    /// Plain text, commands that are not known included.
    Text(&'t str),
    /// What a known command says; a command that lists several things gives several.
    Annotation(Annotation),
}

impl<'t> Comment<'t> {
    /// A comment of this text.
    #[must_use]
    pub const fn new(text: &'t str) -> Self {
        Self(text)
    }

    /// Everything as it was written.
    #[must_use]
    pub const fn as_str(self) -> &'t str {
        self.0
    }

    /// Text and annotations in their order.
    #[must_use]
    pub const fn parts(self) -> CommentParts<'t> {
        CommentParts {
            rest: self.0,
            command: None,
        }
    }

    /// What its known commands say.
    pub fn annotations(self) -> impl Iterator<Item = Annotation> + 't {
        self.parts().filter_map(|part| match part {
            CommentPart::Annotation(annotation) => Some(annotation),
            CommentPart::Text(_) => None,
        })
    }
}

/// The pieces of a comment in their order.
#[derive(Clone, Debug)]
pub struct CommentParts<'t> {
    rest: &'t str,
    /// A command that has not said everything yet.
    command: Option<Command<'t>>,
}

impl<'t> Iterator for CommentParts<'t> {
    type Item = CommentPart<'t>;

    fn next(&mut self) -> Option<CommentPart<'t>> {
        loop {
            if let Some(annotation) = self.command.as_mut().and_then(Iterator::next) {
                return Some(CommentPart::Annotation(annotation));
            }
            self.command = None;
            if self.rest.is_empty() {
                return None;
            }
            let Some((found, command)) = first_command(self.rest) else {
                return Some(CommentPart::Text(std::mem::take(&mut self.rest)));
            };
            let text = &self.rest[..found.start];
            self.rest = &self.rest[found.end..];
            self.command = Some(command);
            if !text.is_empty() {
                return Some(CommentPart::Text(text));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::Square;
    use crate::pgn::{Brush, Evaluation};

    fn check(text: &str, expected: &[CommentPart<'_>]) {
        let parts: Vec<_> = Comment::new(text).parts().collect();
        assert_eq!(parts, expected, "{text}");
    }

    #[test]
    fn commands_are_told_from_text() {
        let clock = Annotation::Clock(Duration::from_millis(179_900));
        let eval = Annotation::Evaluation {
            value: Evaluation::Centipawns(-35),
            depth: Some(20),
        };
        check(
            "good [%clk 0:02:59.9][%eval -0.35,20] move",
            &[
                CommentPart::Text("good "),
                CommentPart::Annotation(clock),
                CommentPart::Annotation(eval),
                CommentPart::Text(" move"),
            ],
        );
    }

    #[test]
    fn a_list_of_marks_gives_each() {
        let square = |brush, square| CommentPart::Annotation(Annotation::Square(brush, square));
        check(
            "[%csl Gd4,Rh1]",
            &[
                square(Brush::Green, Square::D4),
                square(Brush::Red, Square::H1),
            ],
        );
        let arrow = Annotation::Arrow(Brush::Yellow, Square::E2, Square::E4);
        check("[%cal Ye2e4]", &[CommentPart::Annotation(arrow)]);
    }

    #[test]
    fn what_is_not_known_stays_text() {
        for text in [
            "",
            "[",
            "[%",
            "[%]",
            "[%clk",
            "[%clk soon]",
            "[%clk 0:99:00]",
            "[%csl Gd4,Xd5]",
            "[%cal]",
            "[%evp 0,1,2]",
            "[%eval 1.234]",
            "[%eval é]",
            "a [b] c",
        ] {
            let expected = CommentPart::Text(text);
            check(
                text,
                if text.is_empty() {
                    &[]
                } else {
                    std::slice::from_ref(&expected)
                },
            );
        }
    }

    #[test]
    fn a_command_inside_an_unknown_one_is_found() {
        let clock = Annotation::Clock(Duration::from_secs(60));
        check(
            "[%clk [%clk 0:01:00]",
            &[CommentPart::Text("[%clk "), CommentPart::Annotation(clock)],
        );
    }
}
