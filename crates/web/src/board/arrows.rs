//! Circles and arrows that an author drew on the board. Each color has a stroke of its own, so
//! that they can be told apart without seeing colors.

use leptos::prelude::*;
use rookery_rules::pgn::{Annotation, Brush};
use rookery_rules::{Color, Square};

use crate::board::geometry;
use crate::words::{self, notes as said};

/// All drawings, laid over the board; nothing if there are none.
#[component]
pub fn Drawings(drawings: Memo<Vec<Annotation>>, side: Memo<Color>) -> impl IntoView {
    let lang = words::lang();
    let shape = move |drawing: &Annotation| {
        let (brush, Stroke { line, head }) = match *drawing {
            Annotation::Square(brush, square) => (brush, circle(side.get(), square)),
            Annotation::Arrow(brush, from, to) => (brush, arrow(side.get(), from, to)?),
            _ => return None,
        };
        let both = format!("{line}{head}");
        let core = (brush == Brush::Red).then(|| both.clone());
        Some(view! {
            <g class=class(brush)>
                <path class="drawn-edge" d=both />
                <path class="drawn-line" d=line />
                <path class="drawn-head" d=head />
                {core.map(|path| view! { <path class="drawn-core" d=path /> })}
            </g>
        })
    };
    move || {
        drawings.with(|drawings| {
            (!drawings.is_empty()).then(|| {
                view! {
                    <svg
                        class="drawings"
                        viewBox="0 0 80 80"
                        role="img"
                        aria-label=said::drawings(lang, drawings)
                    >
                        {drawings.iter().map(shape).collect_view()}
                    </svg>
                }
            })
        })
    }
}

/// Where to draw: the line may be broken into dashes, the head never is.
struct Stroke {
    line: String,
    head: String,
}

fn class(brush: Brush) -> &'static str {
    match brush {
        Brush::Green => "drawn green",
        Brush::Red => "drawn red",
        Brush::Yellow => "drawn yellow",
        Brush::Blue => "drawn blue",
    }
}

/// The middle of a square, where each square is ten wide.
fn middle(side: Color, square: Square) -> (f64, f64) {
    let (row, column) = geometry::place(side, square);
    let at = |index: usize| f64::from(u8::try_from(index).unwrap_or(0)) * 10.0 + 5.0;
    (at(column), at(row))
}

fn circle(side: Color, square: Square) -> Stroke {
    let (x, y) = middle(side, square);
    Stroke {
        line: format!("M{} {y}a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1 -8.6 0", x - 4.3),
        head: String::new(),
    }
}

/// A line with an open head; `None` if it leads nowhere.
fn arrow(side: Color, from: Square, to: Square) -> Option<Stroke> {
    let ((x, y), (to_x, to_y)) = (middle(side, from), middle(side, to));
    let (across, down) = (to_x - x, to_y - y);
    let length = across.hypot(down);
    if length == 0.0 {
        return None;
    }
    let (across, down) = (across / length, down / length);
    // Along the arrow from its start, and to its left.
    let at = |along: f64, left: f64| {
        let (x, y) = (
            x + across * along + down * left,
            y + down * along - across * left,
        );
        format!("{x:.2} {y:.2}")
    };
    let tip = length - 1.2;
    let (left, right) = (at(tip - 2.8, 2.4), at(tip - 2.8, -2.4));
    Some(Stroke {
        line: format!("M{}L{}", at(2.6, 0.0), at(tip, 0.0)),
        head: format!("M{left}L{}L{right}", at(tip, 0.0)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_at_its_target_from_both_sides() {
        let line = |side| arrow(side, Square::E2, Square::E4).unwrap().line;
        assert_eq!(line(Color::White), "M45.00 62.40L45.00 46.20");
        assert_eq!(line(Color::Black), "M35.00 17.60L35.00 33.80");
        assert!(arrow(Color::White, Square::E2, Square::E2).is_none());
    }

    #[test]
    fn a_circle_is_around_the_middle_of_its_square() {
        assert!(circle(Color::White, Square::A1).line.starts_with("M0.7"));
        assert!(circle(Color::White, Square::A8).line.contains(" 5a4.3"));
    }
}
