//! Which pieces one plays.

use leptos::prelude::*;
use rookery_app::setup::choices::Wish;
use rookery_app::setup::words as said;
use rookery_rules::{Color, Piece, Role};

use crate::board::pieces::PieceView;
use crate::forms::chip::Chip;
use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn SideChoice(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let choice = move |wish: Wish| {
        let on_press = Callback::new(move |()| context.choose(|choices| choices.wish = wish));
        let pressed = Signal::derive(move || context.choices.with(|choices| choices.wish) == wish);
        view! {
            <Chip look="side-choice" pressed on_press>
                <span class="side-kings" aria-hidden="true">{kings(wish)}</span>
                {said::wish(lang, wish)}
            </Chip>
        }
    };
    view! {
        <div class="side-choices" role="group" aria-label=said::side(lang)>
            {Wish::ALL.map(choice).collect_view()}
        </div>
    }
}

fn kings(wish: Wish) -> impl IntoView {
    let colors: &[Color] = match wish {
        Wish::White => &[Color::White],
        Wish::Black => &[Color::Black],
        Wish::Either => &[Color::White, Color::Black],
    };
    let king = |color: &Color| {
        let piece = Piece {
            color: *color,
            role: Role::King,
        };
        view! { <span class="side-king"><PieceView piece /></span> }
    };
    colors.iter().map(king).collect_view()
}
