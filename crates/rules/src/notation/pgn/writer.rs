//! Writes a game as PGN in its export format.

mod wrap;

use std::fmt;

use self::wrap::Wrapped;
use super::tags::ROSTER;
use super::{Annotation, GameTree, Node, Remark};
use crate::{Color, Position};

impl fmt::Display for GameTree {
    /// The game as PGN, with a line end after it; put an empty line between games.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tags(f, self)?;
        writeln!(f)?;
        let mut out = Wrapped::new(f);
        write_moves(&mut out, self)?;
        out.word(self.result.as_str())?;
        out.finish()
    }
}

fn write_tags(f: &mut fmt::Formatter<'_>, tree: &GameTree) -> fmt::Result {
    for name in ROSTER {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        write_tag(f, name, tree.tags.get(name).unwrap_or(unknown))?;
    }
    write_tag(f, "Result", tree.result.as_str())?;
    if *tree.start() != Position::start() {
        write_tag(f, "SetUp", "1")?;
        write_tag(f, "FEN", &tree.start().fen())?;
    }
    let others = tree.tags.iter().filter(|(name, _)| !ROSTER.contains(name));
    for (name, value) in others {
        write_tag(f, name, value)?;
    }
    Ok(())
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// What remains to be written, the next thing last.
enum Task<'t> {
    /// Everything that follows a node that is written.
    After(Node<'t>),
    /// A variation that begins with this node.
    Variation(Node<'t>),
    /// The end of a variation.
    Close,
}

fn write_moves(out: &mut Wrapped<'_, '_>, tree: &GameTree) -> fmt::Result {
    let mut numbered = Numbered::Always;
    write_signs(out, tree.root())?;
    write_remark(out, tree.root().remark())?;
    let mut tasks = vec![Task::After(tree.root())];
    while let Some(task) = tasks.pop() {
        match task {
            Task::After(node) => {
                let Some(next) = node.next() else { continue };
                numbered = write_move(out, next, numbered)?;
                tasks.push(Task::After(next));
                let first = tasks.len();
                tasks.extend(node.children().skip(1).map(Task::Variation));
                tasks[first..].reverse();
            }
            Task::Variation(node) => {
                out.open("(")?;
                write_remark(out, node.introduction())?;
                numbered = write_move(out, node, Numbered::Always)?;
                tasks.extend([Task::Close, Task::After(node)]);
            }
            Task::Close => {
                out.close(")");
                numbered = Numbered::Always;
            }
        }
    }
    Ok(())
}

/// Which moves have their number before them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbered {
    White,
    Always,
}

/// Writes a move with all that is said about it, and how to number the next one.
fn write_move(
    out: &mut Wrapped<'_, '_>,
    node: Node<'_>,
    numbered: Numbered,
) -> Result<Numbered, fmt::Error> {
    if let Some((before, mv)) = node.parent().zip(node.mv()) {
        let before = before.position();
        match (before.turn(), numbered) {
            (Color::White, _) => out.word(&format!("{}.", before.fullmoves()))?,
            (Color::Black, Numbered::Always) => {
                out.word(&format!("{}...", before.fullmoves()))?;
            }
            (Color::Black, Numbered::White) => {}
        }
        out.word(&before.san(mv))?;
    }
    write_signs(out, node)?;
    write_remark(out, node.remark())?;
    Ok(if node.remark().is_empty() {
        Numbered::White
    } else {
        Numbered::Always
    })
}

fn write_signs(out: &mut Wrapped<'_, '_>, node: Node<'_>) -> fmt::Result {
    let mut signs = node.nags().iter();
    signs.try_for_each(|nag| out.word(&nag.to_string()))
}

/// Annotations and the first line of text share a comment, other lines have their own.
fn write_remark(out: &mut Wrapped<'_, '_>, remark: &Remark) -> fmt::Result {
    if remark.is_empty() {
        return Ok(());
    }
    let mut lines = remark.text().split('\n');
    let first = lines.next().unwrap_or_default();
    write_comment(out, remark.annotations(), first)?;
    lines.try_for_each(|line| write_comment(out, &[], line))
}

fn write_comment(out: &mut Wrapped<'_, '_>, annotations: &[Annotation], text: &str) -> fmt::Result {
    out.open("{")?;
    write_annotations(out, annotations)?;
    let mut words = text.split(' ').filter(|word| !word.is_empty());
    words.try_for_each(|word| out.comment_word(word))?;
    out.close("}");
    Ok(())
}

/// So many marks fit on a line together.
const MARKS_PER_COMMAND: usize = 9;

fn write_annotations(out: &mut Wrapped<'_, '_>, annotations: &[Annotation]) -> fmt::Result {
    for same in annotations.chunk_by(|a, b| a.command() == b.command()) {
        let together = match same {
            [Annotation::Square(..) | Annotation::Arrow(..), ..] => MARKS_PER_COMMAND,
            _ => 1,
        };
        for marks in same.chunks(together) {
            let said: Vec<_> = marks.iter().map(Annotation::to_string).collect();
            out.word(&format!("[%{} {}]", same[0].command(), said.join(",")))?;
        }
    }
    Ok(())
}
