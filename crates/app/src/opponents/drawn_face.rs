//! A face with a mood, ready to be drawn on a grid of 64 by 64. Who it is stands elsewhere.

use std::fmt::Write;
use std::sync::Arc;

/// Shapes as SVG, the lowest first. Cloning is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnFace(pub Arc<str>);

impl DrawnFace {
    /// Of shapes: the name of each tone, and its path.
    pub fn of<P: AsRef<str>>(shapes: impl IntoIterator<Item = (&'static str, P)>) -> Self {
        let mut drawn = String::new();
        for (tone, path) in shapes {
            let path = path.as_ref();
            // Writing to a text cannot fail.
            write!(drawn, r#"<path class="tone-{tone}" d="{path}"/>"#).unwrap_or_default();
        }
        Self(drawn.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_drawn_in_their_tones() {
        let face = DrawnFace::of([("rust", "M0 0h8"), ("snow", "M1 1h2")]);
        let drawn = r#"<path class="tone-rust" d="M0 0h8"/><path class="tone-snow" d="M1 1h2"/>"#;
        assert_eq!(&*face.0, drawn);
    }
}
