//! A real board beside the choices: it looks, sounds and moves as chosen, and can be tried.

use leptos::prelude::*;
use rookery_app::board::sound::Sound;
use rookery_app::settings::tryout::Tryout;
use rookery_app::settings::words as said;
use rookery_app::spoken::inquiry::Subject;
use rookery_rules::{ByColor, Color, Promotion, Square};

use crate::board::frame::BoardFrame;
use crate::browser::sound;
use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;

/// One after the other, whenever the button is pressed.
const SOUNDS: [Sound; 4] = [Sound::Move, Sound::Capture, Sound::Check, Sound::End];

#[component]
pub fn Preview() -> impl IntoView {
    let lang = lang::here();
    let preferences = CurrentPreferences::here();
    let tryout = RwSignal::new(Tryout::default());
    let position = Memo::new(move |_| tryout.with(|tryout| *tryout.position()));
    let marks = Memo::new(move |_| tryout.with(Tryout::marks));
    let promoting = Memo::new(move |_| tryout.with(Tryout::promoting));
    let side = Memo::new(|_| Color::White);
    let subject = Callback::new(move |()| Subject {
        game: tryout.with_untracked(|tryout| tryout.game().clone()),
        clocks: ByColor::new(None, None),
    });
    let on_press =
        Callback::new(move |square: Square| tryout.update(|tryout| tryout.press(square)));
    let on_release = Callback::new(move |()| tryout.update(Tryout::release));
    let on_choose =
        Callback::new(move |piece: Promotion| tryout.update(|tryout| tryout.promote(piece)));
    let heard = RwSignal::new(0_usize);
    let told = RwSignal::new(None::<&str>);
    let hear = move |_| {
        let sound = SOUNDS[heard.get_untracked() % SOUNDS.len()];
        heard.update(|heard| *heard += 1);
        told.set(Some(match untrack(|| preferences.get().sound) {
            true => said::sound(lang, sound),
            false => said::sound_is_off(lang),
        }));
        sound::play(sound);
    };
    view! {
        <div class="tryout" role="group" aria-label=said::look_preview(lang)>
            <BoardFrame position marks side subject promoting on_press on_release on_choose />
            <div class="tryout-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| tryout.update(Tryout::show)
                >
                    {said::preview_move(lang)}
                </button>
                <button type="button" class="button" on:click=hear>
                    {said::preview_sound(lang)}
                </button>
            </div>
            <p class="soft small tryout-told" role="status">{told}</p>
        </div>
    }
}
