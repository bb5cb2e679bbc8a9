//! What can be done about one game of the list: its name, its tags, a file of it, and its end.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::forms::form::Form;
use rookery_app::games::labels::{self, TAGS, TITLE};
use rookery_app::games::words as said;
use rookery_app::lang::Lang;
use rookery_protocol::api::{ChangeGame, GameSummary};

use super::listing::Listing;
use crate::browser::http as server;
use crate::forms::field::TextField;
use crate::forms::form::FormView;
use crate::shell::lang;
use crate::shell::notice::Notice;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::focus;
use crate::shell::ui::question::Question;

#[component]
pub fn GameTools(
    game: GameSummary,
    listing: Listing,
    open: RwSignal<Option<String>>,
) -> impl IntoView {
    let lang = lang::here();
    let place = StoredValue::new(format!("/games/{}", game.id));
    let errand = Errand::new();
    let naming = Naming {
        place,
        errand,
        listing,
        notice: Notice::here(),
    };
    view! {
        <div class="game-panel">
            {name_form(&game, naming)}
            {tags_form(&game, naming)}
            <div class="buttons">
                <a
                    class="button"
                    href=format!("/api/v1{}/pgn", place.get_value())
                    rel="external"
                    download="game.pgn"
                >
                    {said::pgn(lang)}
                </a>
                {game.conflicts_with.as_ref().map(|other| view! {
                    <A href=format!("/games/{other}") attr:class="button">
                        {said::first_copy(lang)}
                    </A>
                })}
                <Delete id=game.id.clone() listing open errand />
            </div>
            <Outcome errand />
        </div>
    }
}

/// How a game gets a new name or other tags.
#[derive(Clone, Copy)]
struct Naming {
    place: StoredValue<String>,
    errand: Errand,
    listing: Listing,
    notice: Notice,
}

impl Naming {
    fn send(self, form: RwSignal<Form>, change: ChangeGame, lang: Lang) {
        let place = self.place.get_value();
        self.errand.send(
            form,
            async move { server::patch::<GameSummary>(&place, &change).await },
            move |changed| {
                let row = format!("[data-game='{}'] .game-more", changed.id);
                (self.listing.archive).update(|archive| archive.replace(changed));
                self.notice.say(said::named(lang));
                // The row is drawn anew, and these tools with it.
                request_animation_frame(move || focus::focus(&row));
            },
        );
    }
}

fn name_form(game: &GameSummary, naming: Naming) -> impl IntoView + use<> {
    let lang = lang::here();
    let title = RwSignal::new(labels::title_form(&game.title));
    let name_it = Callback::new(move |()| {
        let text = title.with_untracked(|form| form.text(TITLE).trim().to_owned());
        let change = ChangeGame {
            title: Some(text),
            ..ChangeGame::default()
        };
        naming.send(title, change, lang);
    });
    view! {
        <FormView form=title send=said::name_save(lang) sending=said::saving(lang) on_send=name_it>
            <TextField
                form=title
                name=TITLE
                label=said::name_label(lang)
                hint=said::name_hint(lang)
                autocomplete="off"
            />
        </FormView>
    }
}

fn tags_form(game: &GameSummary, naming: Naming) -> impl IntoView + use<> {
    let lang = lang::here();
    let tags = RwSignal::new(labels::tags_form(&game.tags));
    let tag_it = Callback::new(move |()| {
        let words = tags.with_untracked(|form| labels::tags_of(form.text(TAGS)));
        let change = ChangeGame {
            tags: Some(words),
            ..ChangeGame::default()
        };
        naming.send(tags, change, lang);
    });
    view! {
        <FormView form=tags send=said::tags_save(lang) sending=said::saving(lang) on_send=tag_it>
            <TextField
                form=tags
                name=TAGS
                label=said::tags_label(lang)
                hint=said::tags_hint(lang)
                autocomplete="off"
            />
        </FormView>
    }
}

#[component]
fn Delete(
    id: String,
    listing: Listing,
    open: RwSignal<Option<String>>,
    errand: Errand,
) -> impl IntoView {
    let lang = lang::here();
    let notice = Notice::here();
    let asks = RwSignal::new(false);
    let delete = Callback::new(move |()| {
        let id = id.clone();
        let place = format!("/games/{id}");
        errand.run(async move { server::delete(&place).await }, move |()| {
            open.set(None);
            listing.archive.update(|archive| archive.remove(&id));
            notice.say(said::deleted(lang));
        });
    });
    view! {
        <Question
            id="delete-game"
            begin=said::delete(lang)
            question=said::delete_question(lang)
            keep=said::delete_no(lang)
            asks
        >
            <button type="button" class="button danger" on:click=move |_| delete.run(())>
                {said::delete_yes(lang)}
            </button>
        </Question>
    }
}
