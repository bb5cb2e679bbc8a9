//! After the end of a game: what it means, and what to do next.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use crate::pages::play::Table;
use crate::pages::play::export_card;
use crate::state::bout::Stage;
use crate::state::sparring::Sparring;
use crate::ui::carried::Carried;
use crate::ui::focus;
use crate::words::{self, game as said, play};

#[component]
pub fn EndPanel(table: Table) -> impl IntoView {
    let lang = words::lang();
    let Table {
        sparring, stage, ..
    } = table;
    let comfort = Memo::new(move |_| {
        let Stage::Over(outcome) = stage.get() else {
            return None;
        };
        let bout = sparring.with_untracked(|sparring| {
            let bout = sparring.bout()?;
            Some(play::after(lang, bout.side, bout.opponent.level, outcome))
        });
        said::meaning(lang, outcome).or(bout)
    });
    let side = move || sparring.with_untracked(|sparring| sparring.bout().map(|bout| bout.side));
    let rematch = move |_| {
        if let Some(side) = side() {
            table.begin_as(!side);
        }
    };
    let again = move |_| {
        if let Some(side) = side() {
            table.begin_as(side);
        }
    };
    let leave = move |_| {
        table.line.update(Sparring::leave);
        focus::focus_soon(".setup button");
    };
    let carried = Carried::here();
    let navigate = use_navigate();
    let pgn = export_card::pgn(table);
    let look = move |_| {
        if let Some(pgn) = pgn() {
            carried.put(pgn);
            navigate("/board", leptos_router::NavigateOptions::default());
        }
    };
    view! {
        <p class="soft small">{move || comfort.get()}</p>
        <p class="soft small" role="status">
            {move || match table.keeper.waiting.get() {
                0 => said::kept(lang),
                _ => said::waiting(lang),
            }}
        </p>
        <div class="afterwards">
            <button type="button" class="button primary" id="rematch" on:click=rematch>
                {said::rematch(lang)}
            </button>
            <button type="button" class="button" id="play-again" on:click=again>
                {said::same_again(lang)}
            </button>
            <button type="button" class="button" on:click=leave>
                {said::other_opponent(lang)}
            </button>
            <button type="button" class="button" on:click=look>
                {said::look_at_it(lang)}
            </button>
        </div>
    }
}
