//! What is said about a move: text for people, annotations for programs.

use std::time::Duration;

use super::{Annotation, Comment, CommentPart, Evaluation};

/// All comments at one place of a game, their commands told from their text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remark {
    text: String,
    annotations: Vec<Annotation>,
}

impl Remark {
    /// The text: one line for each comment, single spaces between words.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the commands said, in their order.
    #[must_use]
    pub fn annotations(&self) -> &[Annotation] {
        &self.annotations
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && self.annotations.is_empty()
    }

    /// The time left to the side that moved, if noted.
    #[must_use]
    pub fn clock(&self) -> Option<Duration> {
        self.annotations.iter().find_map(|said| match said {
            Annotation::Clock(time) => Some(*time),
            _ => None,
        })
    }

    /// What an engine thought, if noted.
    #[must_use]
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.annotations.iter().find_map(|said| match said {
            Annotation::Evaluation { value, .. } => Some(*value),
            _ => None,
        })
    }

    /// Adds a comment; its known commands become annotations. A `}` becomes a `)`, because
    /// PGN has no way to write one in a comment.
    pub fn add(&mut self, comment: Comment<'_>) {
        let mut text = self.add_annotations(comment);
        // Taking a command out may leave the ends of another one together.
        loop {
            let known = self.annotations.len();
            let shorter = self.add_annotations(Comment::new(&text));
            if self.annotations.len() == known {
                break;
            }
            text = shorter;
        }
        if !text.is_empty() {
            if !self.text.is_empty() {
                self.text.push('\n');
            }
            self.text.push_str(&text);
        }
    }

    /// Adds an annotation.
    pub fn annotate(&mut self, annotation: Annotation) {
        self.annotations.push(annotation);
    }

    /// Adds everything that another remark says.
    pub(super) fn append(&mut self, other: Self) {
        self.annotations.extend(other.annotations);
        if !self.text.is_empty() && !other.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(&other.text);
    }

    /// Keeps the annotations of a comment and gives its text with single spaces.
    fn add_annotations(&mut self, comment: Comment<'_>) -> String {
        let mut text = String::new();
        for part in comment.parts() {
            match part {
                CommentPart::Annotation(annotation) => self.annotations.push(annotation),
                CommentPart::Text(more) => {
                    text.push(' ');
                    text.push_str(more);
                }
            }
        }
        let text = text.replace('}', ")");
        let words = text.split(|letter: char| letter.is_ascii_whitespace() || letter.is_control());
        let mut spaced = String::with_capacity(text.len());
        for word in words.filter(|word| !word.is_empty()) {
            if !spaced.is_empty() {
                spaced.push(' ');
            }
            spaced.push_str(word);
        }
        spaced
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_spaced_and_commands_are_taken_out() {
        let mut remark = Remark::default();
        remark.add(Comment::new(" [%clk 0:00:01]\n a  good\tmove [%foo] "));
        remark.add(Comment::new("[%eval #3]"));
        remark.add(Comment::new("again"));
        assert_eq!(remark.text(), "a good move [%foo]\nagain");
        assert_eq!(remark.clock(), Some(Duration::from_secs(1)));
        assert_eq!(remark.evaluation(), Some(Evaluation::Mate(3)));
    }

    #[test]
    fn a_command_that_appears_when_another_goes_is_taken_too() {
        let mut remark = Remark::default();
        remark.add(Comment::new("[%clk [%clk 0:00:01] 0:00:02]"));
        assert_eq!(remark.text(), "");
        assert_eq!(remark.annotations().len(), 2);
    }
}
