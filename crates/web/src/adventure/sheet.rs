//! The sheet as a poster: one's own, and one that a link shows.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use rookery_app::account::visitor::Visitor;
use rookery_app::adventure::tally;
use rookery_app::adventure::words as said;
use rookery_app::forms::refusal::Refusal;
use rookery_app::lang::{date, number};
use rookery_app::puzzles::words as puzzles;
use rookery_app::shell::words::guarded;
use rookery_campaign::{GUIDE_FACE, Poster};
use rookery_protocol::api::{AdventureSheet, OwnSheet, SheetTally};

use super::sheet_share::SheetShare;
use crate::account::presence::Presence;
use crate::browser::{clock, download, http as server, poster};
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::refused::Refused;

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 1600;

#[wasm_split(sheet, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn own() -> Page {
    Ok(|| OwnSheetPage().into_any())
}

#[wasm_split(sheet, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn shared() -> Page {
    Ok(|| SharedSheetPage().into_any())
}

#[component]
fn OwnSheetPage() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let is_stranger = Memo::new(move |_| presence.visitor.with(|who| *who == Visitor::Stranger));
    let is_unknown = Memo::new(move |_| presence.visitor.with(|who| *who == Visitor::Unknown));
    view! {
        <Title page=said::sheet_title(lang) />
        <div class="adventure sheet-page">
            <div class="adventure-head">
                <h1>{said::sheet_title(lang)}</h1>
                <A href="/adventure" attr:class="button">{said::to_the_map(lang)}</A>
            </div>
            {move || match (is_unknown.get(), is_stranger.get()) {
                (true, _) => view! {
                    <p class="soft" role="status">{guarded::looking(lang)}</p>
                    <Refused refusal=presence.trouble />
                }
                .into_any(),
                (_, true) => view! {
                    <p>{said::no_sheet(lang)}</p>
                    <A href="/adventure/story" attr:class="button primary">{said::begin(lang)}</A>
                }
                .into_any(),
                (false, false) => {
                    let fetched = Fetched::<OwnSheet>::begin("/adventure/sheet");
                    fetched.show(move |own| view! {
                        <p class="soft">{said::sheet_lead(lang)}</p>
                        <SheetView sheet=own.sheet.clone() />
                        <SheetShare link=own.link />
                    }.into_any())
                }
            }}
        </div>
    }
}

#[component]
fn SharedSheetPage() -> impl IntoView {
    let lang = lang::here();
    let hash = use_location().hash;
    let arrival = RwSignal::new(None::<Result<AdventureSheet, Refusal>>);
    Effect::new(move |_| {
        let token = hash.get();
        // Whoever goes on from here leaves the token behind.
        if token.is_empty() && arrival.with_untracked(Option::is_some) {
            return;
        }
        let token = token.trim_start_matches('#').to_owned();
        spawn_local(async move {
            // A token is letters and digits; anything else might not fit into a header.
            let is_one = !token.is_empty() && token.chars().all(is_plain);
            let secret = if is_one { &*token } else { "-" };
            arrival.try_set(Some(server::get_shared("/shared-sheet", secret).await));
        });
    });
    view! {
        <Title page=said::shared_title(lang) />
        <div class="adventure sheet-page">
            {move || match arrival.get() {
                None => view! {
                    <p class="soft" role="status">{guarded::looking(lang)}</p>
                }
                .into_any(),
                Some(Ok(sheet)) => view! {
                    <h1>{said::shared_title(lang)}</h1>
                    <SheetView sheet />
                    <A href="/adventure" attr:class="button primary">{said::play_too(lang)}</A>
                }
                .into_any(),
                Some(Err(Refusal::Problem(_))) => view! {
                    <h1>{said::gone(lang)}</h1>
                    <p>{said::gone_means(lang)}</p>
                    <A href="/adventure" attr:class="button primary">{said::play_too(lang)}</A>
                }
                .into_any(),
                Some(Err(refusal)) => view! {
                    <h1>{said::shared_title(lang)}</h1>
                    <Refused refusal=Signal::stored(Some(refusal)) />
                }
                .into_any(),
            }}
        </div>
    }
}

fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// The poster, the way to take it along, and its figures for those who do not see it.
#[component]
fn SheetView(sheet: AdventureSheet) -> impl IntoView {
    let lang = lang::here();
    let figures = tally::sheet(&sheet);
    let today = date::day(lang, clock::local(clock::now()));
    let drawing = Poster {
        sheet: &figures,
        name: &sheet.name,
        crown: tally::crown(&sheet),
        date: &today,
        friend: &GUIDE_FACE,
    };
    let address = poster::address(&drawing.svg());
    let alt = said::poster(lang, &sheet.name, sheet.all.played, sheet.all.won);
    let told = RwSignal::new(None::<&'static str>);
    let save = {
        let address = address.clone();
        move |_| {
            let Some(address) = address.clone() else {
                told.set(Some(said::not_drawn(lang)));
                return;
            };
            told.set(Some(said::downloading(lang)));
            spawn_local(async move {
                let png = poster::png(&address, WIDTH, HEIGHT).await;
                if let Some(png) = &png {
                    download::offer_blob("rookery-adventure.png", png);
                }
                told.try_set(Some(match png {
                    Some(_) => said::downloaded(lang),
                    None => said::not_drawn(lang),
                }));
            });
        }
    };
    let row = |name: String, tally: SheetTally| {
        let rate = tally
            .win_rate
            .map_or_else(|| said::none(lang).to_owned(), |rate| format!("{rate} %"));
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{tally.played}</td>
                <td>{tally.won}</td>
                <td>{tally.drawn}</td>
                <td>{tally.lost}</td>
                <td>{rate}</td>
                <td>{number::grouped(lang, tally.moves)}</td>
                <td>{puzzles::lasted(lang, tally.millis)}</td>
            </tr>
        }
    };
    let mut rows = vec![
        row(said::all(lang).to_owned(), sheet.all),
        row(said::adventure(lang).to_owned(), sheet.adventure),
    ];
    rows.extend(
        sheet
            .against
            .into_iter()
            .map(|one| row(one.temper, one.tally)),
    );
    view! {
        <img class="poster" src=address alt=alt width="1200" height="1600" />
        <div class="sheet-ways">
            <button type="button" class="button primary" on:click=save>{said::download(lang)}</button>
            <p class="soft small" role="status">{move || told.get()}</p>
        </div>
        <details class="card fold">
            <summary><h2>{said::figures(lang)}</h2></summary>
            <div class="sheet-figures" role="region" tabindex="0" aria-label=said::figures(lang)>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{said::style(lang)}</th>
                            <th scope="col">{said::games(lang)}</th>
                            <th scope="col">{said::won(lang)}</th>
                            <th scope="col">{said::drawn(lang)}</th>
                            <th scope="col">{said::lost(lang)}</th>
                            <th scope="col">{said::rate(lang)}</th>
                            <th scope="col">{said::moves(lang)}</th>
                            <th scope="col">{said::time(lang)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <p class="soft small">{sheet.counted}</p>
        </details>
    }
}
