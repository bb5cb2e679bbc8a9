//! Asks whether the game is to go on from a moment of its past.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::past as said;

use crate::game::GameContext;
use crate::game::past_bar;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::modal::Modal;

#[component]
pub fn GoBack(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        ..
    } = context;
    let asked = Memo::new(move |_| play_page.with(|play_page| play_page.look().question()));
    let keep = Callback::new(move |()| {
        play_page.update(PlayPage::look_now);
        focus::focus_soon(focus::BOARD);
    });
    let go = move |_| {
        connection.update(|play_page| play_page.go_back());
        focus::focus_soon(focus::BOARD);
    };
    let question = move |ply: usize| {
        play_page.with_untracked(|play_page| {
            let numbered = past_bar::numbered(lang, play_page);
            let game = play_page.bout().map(|bout| &bout.game);
            let is_over = game.is_some_and(|game| game.outcome().is_some());
            let meaning = match is_over {
                true => said::go_back_new(lang).to_owned(),
                false => {
                    let later = game.map_or(0, |game| game.moves().len() - ply);
                    said::go_back_taken(lang, later)
                }
            };
            (said::go_back(lang, numbered.as_deref()), meaning)
        })
    };
    move || {
        asked.get().map(|ply| {
            let (question, meaning) = question(ply);
            view! {
                <Modal
                    labelled_by="go-back-question"
                    described_by="go-back-meaning"
                    on_escape=keep
                >
                    <h2 id="go-back-question">{question}</h2>
                    <p id="go-back-meaning" class="soft">{meaning}</p>
                    <div class="modal-answers">
                        <button type="button" class="button primary" on:click=move |_| keep.run(())>
                            {said::go_back_no(lang)}
                        </button>
                        <button type="button" class="button" on:click=go>
                            {said::go_back_yes(lang)}
                        </button>
                    </div>
                </Modal>
            }
        })
    }
}
