//! One of the two players, above or below the board: who it is, what they have taken, their clock.

use leptos::prelude::*;
use rookery_rules::{Color, Piece, Role};

use crate::api::presence::Presence;
use crate::board::pieces::PieceView;
use crate::pages::play::Table;
use crate::state::captured::Captured;
use crate::state::cast::Animal;
use crate::state::clock::LOW;
use crate::state::sparring::Sparring;
use crate::ui::icon::{Icon, IconView};
use crate::ui::mascot::Mascot;
use crate::ui::portrait::Portrait;
use crate::words::{self, game as said, opponent};

/// Where a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    Above,
    Below,
}

#[component]
pub fn PlayerBar(table: Table, seat: Seat) -> impl IntoView {
    let lang = words::lang();
    let sparring = table.sparring;
    let visitor = Presence::here().visitor;
    let color = Memo::new(move |_| {
        let side = sparring.with(Sparring::side);
        match seat {
            Seat::Below => side,
            Seat::Above => !side,
        }
    });
    let is_person = Memo::new(move |_| {
        let own = sparring.with(|sparring| sparring.bout().map(|bout| bout.side));
        own == Some(color.get())
    });
    let animal = Memo::new(move |_| {
        sparring.with(|sparring| Animal::playing_as(&sparring.bout()?.opponent))
    });
    let name = move || match is_person.get() {
        true => {
            let account = visitor.with(|who| who.account().map(|known| known.display.clone()));
            account.unwrap_or_else(|| said::you(lang).to_owned())
        }
        false => match animal.get() {
            Some(animal) => animal.character().name.to_owned(),
            None => said::rookery(lang).to_owned(),
        },
    };
    let level = Memo::new(move |_| {
        let level = sparring.with(|sparring| sparring.bout().map(|bout| bout.opponent.level));
        level.filter(|_| !is_person.get())
    });
    let is_to_move = Memo::new(move |_| {
        sparring.with(|sparring| {
            let bout = sparring.bout().filter(|bout| bout.game.outcome().is_none());
            bout.is_some_and(|bout| bout.game.position().turn() == color.get())
        })
    });
    let captured =
        Memo::new(move |_| sparring.with(|sparring| sparring.captured())[color.get()].clone());
    view! {
        <div class="player" class:to-move=move || is_to_move.get()>
            <span class="player-face" aria-hidden="true">
                {move || match is_person.get() {
                    true => {
                        let piece = Piece { color: color.get(), role: Role::King };
                        view! { <PieceView piece /> }.into_any()
                    }
                    false => match animal.get() {
                        Some(animal) => {
                            view! { <Portrait face=animal.character().face /> }.into_any()
                        }
                        None => view! { <Mascot /> }.into_any(),
                    },
                }}
            </span>
            <p class="player-name">
                <span>{name}</span>
                <span class="soft small">
                    {move || level.get().map(|level| opponent::level(lang, level))}
                </span>
            </p>
            <CapturedMen captured color />
            <ClockFace table color />
        </div>
    }
}

#[component]
fn CapturedMen(captured: Memo<Captured>, color: Memo<Color>) -> impl IntoView {
    let lang = words::lang();
    move || {
        captured.with(|captured| {
            let is_empty = captured.men.is_empty() && captured.ahead == 0;
            let man = |role: &Role| {
                let piece = Piece {
                    color: !color.get(),
                    role: *role,
                };
                view! { <span class="captured-man"><PieceView piece /></span> }
            };
            let groups = captured.men.chunk_by(|one, next| one == next);
            let group = |men: &[Role]| {
                view! { <span class="captured-group">{men.iter().map(man).collect_view()}</span> }
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

/// What one side has left. It can be read at any time and is never read out by itself.
#[component]
fn ClockFace(table: Table, color: Memo<Color>) -> impl IntoView {
    let lang = words::lang();
    let left = Memo::new(move |_| {
        let now = table.moment.get();
        table
            .sparring
            .with(|sparring| sparring.time_left(color.get(), now))
    });
    let has_clock = Memo::new(move |_| left.get().is_some());
    let is_low = Memo::new(move |_| left.get().is_some_and(|left| left < LOW));
    let runs = Memo::new(move |_| table.sparring.with(Sparring::running) == Some(color.get()));
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
