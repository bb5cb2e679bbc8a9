//! How a rating went, as a line.

use leptos::prelude::*;
use rookery_app::puzzles::curve::Plot;
use rookery_app::puzzles::words as said;
use rookery_protocol::api::CurvePoint;

use crate::shell::lang;

#[component]
pub fn Curve(
    /// The last first, as the server tells them.
    points: Vec<CurvePoint>,
) -> impl IntoView {
    let lang = lang::here();
    let ratings: Vec<_> = points.iter().rev().map(|point| point.rating).collect();
    let Some(plot) = Plot::of(&ratings) else {
        return view! { <p class="soft small">{said::curve_short(lang)}</p> }.into_any();
    };
    let told = said::curve_told(lang, plot.first, plot.last, plot.lowest, plot.highest);
    view! {
        <figure class="curve">
            <svg viewBox=Plot::VIEW role="img" aria-label=told preserveAspectRatio="none">
                <path class="curve-fill" d=plot.area />
                <path class="curve-line" d=plot.line />
            </svg>
            <span class="curve-top small soft" aria-hidden="true">{plot.highest}</span>
            <span class="curve-low small soft" aria-hidden="true">{plot.lowest}</span>
        </figure>
    }
    .into_any()
}
