//! Circles and arrows that an author drew on the board. Each color has a stroke of its own, so
//! that they can be told apart without seeing colors.

use leptos::prelude::*;
use rookery_app::board::grip::Spot;
use rookery_app::moves::words as said;
use rookery_rules::pgn::{Annotation, Brush};
use rookery_rules::{Color, Square};

use crate::board::geometry::{self, whole};
use crate::shell::lang;

/// All drawings, laid over the board; nothing to see or hear if there are none.
#[component]
pub fn Drawings(drawings: Memo<Vec<Annotation>>, side: Memo<Color>) -> impl IntoView {
    let lang = lang::here();
    let shapes = move || {
        let side = side.get();
        drawings.with(|drawings| {
            let shapes = drawings.iter().filter_map(|drawing| shape(side, drawing));
            shapes.collect::<String>()
        })
    };
    let has_any = Memo::new(move |_| drawings.with(|drawings| !drawings.is_empty()));
    let svg = move || {
        view! {
            <svg
                class="drawings"
                viewBox="0 0 8000 8000"
                role="img"
                aria-label=move || drawings.with(|drawings| said::drawings(lang, drawings))
                inner_html=shapes
            ></svg>
        }
    };
    (move || has_any.get().then(svg)).into_any()
}

/// As text, because one element for each line of it would weigh more than all of its lines.
fn shape(side: Color, drawing: &Annotation) -> Option<String> {
    let (brush, Stroke { line, head }) = match *drawing {
        Annotation::Square(brush, square) => (brush, circle(side, square)),
        Annotation::Arrow(brush, from, to) => (brush, arrow(side, from, to)?),
        _ => return None,
    };
    let core = match brush {
        Brush::Red => format!(r#"<path class="drawn-core" d="{line}{head}"/>"#),
        Brush::Green | Brush::Yellow | Brush::Blue => String::new(),
    };
    let class = class(brush);
    Some(format!(
        r#"<g class="{class}"><path class="drawn-edge" d="{line}{head}"/><path class="drawn-line" d="{line}"/><path class="drawn-head" d="{head}"/>{core}</g>"#
    ))
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

fn circle(side: Color, square: Square) -> Stroke {
    let Spot { across, down } = geometry::middle(side, square);
    Stroke {
        line: format!(
            "M{} {down}a430 430 0 1 1 860 0a430 430 0 1 1 -860 0",
            across - 430
        ),
        head: String::new(),
    }
}

/// A line with an open head; `None` if it leads nowhere.
fn arrow(side: Color, from: Square, to: Square) -> Option<Stroke> {
    let (from, to) = (geometry::middle(side, from), geometry::middle(side, to));
    let across = f64::from(to.across - from.across);
    let down = f64::from(to.down - from.down);
    let length = (across * across + down * down).sqrt();
    if length == 0.0 {
        return None;
    }
    let (across, down) = (across / length, down / length);
    // Along the arrow from its start, and to its left.
    let at = |along: f64, left: f64| {
        let x = from.across + whole(across * along + down * left);
        let y = from.down + whole(down * along - across * left);
        format!("{x} {y}")
    };
    let tip = length - 120.0;
    let (left, right) = (at(tip - 280.0, 240.0), at(tip - 280.0, -240.0));
    Some(Stroke {
        line: format!("M{}L{}", at(260.0, 0.0), at(tip, 0.0)),
        head: format!("M{left}L{}L{right}", at(tip, 0.0)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_at_its_target_from_both_sides() {
        let line = |side| arrow(side, Square::E2, Square::E4).unwrap().line;
        assert_eq!(line(Color::White), "M4500 6240L4500 4620");
        assert_eq!(line(Color::Black), "M3500 1760L3500 3380");
        assert!(arrow(Color::White, Square::E2, Square::E2).is_none());
    }

    #[test]
    fn a_circle_is_around_the_middle_of_its_square() {
        assert!(circle(Color::White, Square::A1).line.starts_with("M70 "));
        assert!(circle(Color::White, Square::A8).line.contains(" 500a430"));
    }
}
