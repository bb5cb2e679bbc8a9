//! One of two players beside a board: who it is, what they have taken, their clock.

use leptos::prelude::*;
use rookery_app::board::captured::Captured;
use rookery_app::game::words as said;
use rookery_app::opponents::player_face::PlayerFace;
use rookery_play::LOW;
use rookery_rules::{Color, Piece, Role};

use crate::board::pieces::PieceView;
use crate::opponents::portrait::{FaceView, Portrait};
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn PlayerView(
    face: Memo<PlayerFace>,
    color: Memo<Color>,
    name: Signal<Option<String>>,
    /// How strong, if that is known.
    level: Signal<Option<String>>,
    is_to_move: Memo<bool>,
    is_upside_down: Memo<bool>,
    captured: Memo<Captured>,
    /// The clock.
    children: Children,
) -> impl IntoView {
    view! {
        <div
            class="player"
            class:to-move=move || is_to_move.get()
            class:upside-down=move || is_upside_down.get()
        >
            <span class="player-face" aria-hidden="true">
                {move || match face.get() {
                    PlayerFace::Person => {
                        let piece = Piece { color: color.get(), role: Role::King };
                        view! { <PieceView piece /> }.into_any()
                    }
                    PlayerFace::Animal(animal) => {
                        view! { <Portrait face=animal.card().face /> }.into_any()
                    }
                    PlayerFace::Drawn(drawn_face) => view! { <FaceView drawn_face /> }.into_any(),
                    PlayerFace::Engine => view! { <Mascot /> }.into_any(),
                }}
            </span>
            <p class="player-name">
                <span>{name}</span>
                <span class="soft small">{level}</span>
            </p>
            <CapturedPieces captured color />
            {children()}
        </div>
    }
}

#[component]
fn CapturedPieces(captured: Memo<Captured>, color: Memo<Color>) -> impl IntoView {
    let lang = lang::here();
    move || {
        captured.with(|captured| {
            let is_empty = captured.pieces.is_empty() && captured.ahead == 0;
            let piece = |role: &Role| {
                let piece = Piece {
                    color: !color.get(),
                    role: *role,
                };
                view! { <span class="captured-man"><PieceView piece /></span> }
            };
            let groups = captured.pieces.chunk_by(|one, next| one == next);
            let group = |pieces: &[Role]| {
                view! { <span class="captured-group">{pieces.iter().map(piece).collect_view()}</span> }
            };
            (!is_empty).then(|| {
                view! {
                    <span class="captured" role="img" aria-label=said::captured(lang, captured)>
                        {groups.map(group).collect_view()}
                        {(captured.ahead > 0)
                            .then(|| view! { <span class="ahead">"+"{captured.ahead}</span> })}
                    </span>
                }
            })
        })
    }
}

/// What one side has left, in milliseconds. It can be read at any time and is never read out by itself.
#[component]
pub fn ClockView(left: Memo<Option<u32>>, runs: Memo<bool>, color: Memo<Color>) -> impl IntoView {
    let lang = lang::here();
    let has_clock = Memo::new(move |_| left.get().is_some());
    let is_low = Memo::new(move |_| left.get().is_some_and(|left| left < LOW));
    let shown = Memo::new(move |_| left.get().map(|left| said::time(lang, left)));
    let seconds = Memo::new(move |_| left.get().unwrap_or(0).div_ceil(1_000));
    view! {
        <Show when=move || has_clock.get()>
            <span
                class="clock"
                class:low=move || is_low.get()
                class:running=move || runs.get()
                role="timer"
                aria-label=move || said::time_spoken(lang, color.get(), seconds.get())
            >
                <Show when=move || is_low.get()>
                    <IconView icon=Icon::Hourglass />
                </Show>
                <span aria-hidden="true">{move || shown.get()}</span>
            </span>
        </Show>
    }
}
