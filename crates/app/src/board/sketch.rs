//! Circles and arrows that whoever sits at the board draws on it, to think with. They are nobody
//! else's business and are forgotten with the next move.

use rookery_rules::Square;
use rookery_rules::pgn::{Annotation, Brush};

/// What is drawn, and what is being drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    shapes: Vec<Annotation>,
    draft: Option<Draft>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Draft {
    pointer: i32,
    brush: Brush,
    from: Square,
    /// `None` beside the board.
    to: Option<Square>,
}

impl Sketch {
    /// A pointer begins to draw.
    pub fn begin(&mut self, pointer: i32, brush: Brush, from: Square) {
        let to = Some(from);
        self.draft = Some(Draft {
            pointer,
            brush,
            from,
            to,
        });
    }

    /// The pointer that draws has come to another square, or left the board.
    pub fn reach(&mut self, pointer: i32, square: Option<Square>) {
        if let Some(draft) = &mut self.draft
            && draft.pointer == pointer
        {
            draft.to = square;
        }
    }

    /// The pointer that draws is lifted. What is drawn a second time is rubbed out, unless it is
    /// drawn in another color.
    pub fn finish(&mut self, pointer: i32) {
        let Some(draft) = self.draft.take_if(|draft| draft.pointer == pointer) else {
            return;
        };
        let Some(shape) = draft.shape() else { return };
        let known = self.shapes.len();
        self.shapes.retain(|other| *other != shape);
        if self.shapes.len() == known {
            self.shapes.retain(|other| place(other) != place(&shape));
            self.shapes.push(shape);
        }
    }

    /// Gives up what is being drawn.
    pub fn give_up(&mut self) {
        self.draft = None;
    }

    /// Whether this pointer is the one that draws.
    pub fn is_drawing(&self, pointer: i32) -> bool {
        self.draft.is_some_and(|draft| draft.pointer == pointer)
    }

    /// Whether nothing is drawn or being drawn.
    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty() && self.draft.is_none()
    }

    /// Everything to be seen.
    pub fn shapes(&self) -> Vec<Annotation> {
        let draft = self.draft.and_then(Draft::shape);
        self.shapes.iter().copied().chain(draft).collect()
    }
}

impl Draft {
    fn shape(self) -> Option<Annotation> {
        let to = self.to?;
        Some(if to == self.from {
            Annotation::Square(self.brush, to)
        } else {
            Annotation::Arrow(self.brush, self.from, to)
        })
    }
}

fn place(shape: &Annotation) -> Option<(Square, Square)> {
    match *shape {
        Annotation::Square(_, square) => Some((square, square)),
        Annotation::Arrow(_, from, to) => Some((from, to)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(sketch: &mut Sketch, brush: Brush, from: Square, to: Option<Square>) {
        sketch.begin(1, brush, from);
        sketch.reach(1, to);
        sketch.finish(1);
    }

    #[test]
    fn a_click_is_a_circle_and_a_drag_an_arrow() {
        let mut sketch = Sketch::default();
        draw(&mut sketch, Brush::Green, Square::E4, Some(Square::E4));
        draw(&mut sketch, Brush::Red, Square::D1, Some(Square::H5));
        assert_eq!(
            sketch.shapes(),
            [
                Annotation::Square(Brush::Green, Square::E4),
                Annotation::Arrow(Brush::Red, Square::D1, Square::H5),
            ]
        );
    }

    #[test]
    fn drawing_again_rubs_out_or_recolors() {
        let mut sketch = Sketch::default();
        draw(&mut sketch, Brush::Green, Square::E4, Some(Square::E4));
        draw(&mut sketch, Brush::Blue, Square::E4, Some(Square::E4));
        let blue = Annotation::Square(Brush::Blue, Square::E4);
        assert_eq!(sketch.shapes(), [blue]);
        draw(&mut sketch, Brush::Blue, Square::E4, Some(Square::E4));
        assert!(sketch.is_empty());
    }

    #[test]
    fn what_is_being_drawn_is_seen_and_can_be_given_up() {
        let mut sketch = Sketch::default();
        sketch.begin(1, Brush::Green, Square::E2);
        sketch.reach(2, Some(Square::A8));
        sketch.reach(1, Some(Square::E4));
        let arrow = Annotation::Arrow(Brush::Green, Square::E2, Square::E4);
        assert_eq!(sketch.shapes(), [arrow]);
        sketch.reach(1, None);
        assert!(sketch.shapes().is_empty());
        sketch.finish(1);
        assert!(sketch.is_empty());
        sketch.begin(1, Brush::Green, Square::E2);
        sketch.give_up();
        assert!(sketch.is_empty());
    }
}
