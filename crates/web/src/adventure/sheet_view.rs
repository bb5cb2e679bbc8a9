//! A sheet as a poster, the way to take it along, and its figures for those who do not see it.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::adventure::tally;
use rookery_app::adventure::words as said;
use rookery_app::lang::{date, number};
use rookery_app::puzzles::words as puzzles;
use rookery_campaign::{GUIDE_FACE, Poster};
use rookery_protocol::api::{AdventureSheet, SheetTally};

use crate::browser::{clock, download, poster};
use crate::shell::lang;

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 1600;

#[component]
pub(super) fn SheetView(sheet: AdventureSheet) -> impl IntoView {
    let lang = lang::here();
    let address = drawn(&sheet);
    let alt = said::poster(lang, &sheet.name, sheet.all.played, sheet.all.won);
    let told = RwSignal::new(None::<&'static str>);
    let save = saving(address.clone(), told);
    view! {
        <img class="poster" src=address alt=alt width="1200" height="1600" />
        <div class="sheet-ways">
            <button type="button" class="button primary" on:click=save>{said::download(lang)}</button>
            <p class="soft small" role="status">{move || told.get()}</p>
        </div>
        {figures(sheet)}
    }
}

/// The poster's address, if it can be drawn here.
fn drawn(sheet: &AdventureSheet) -> Option<String> {
    let today = date::day(lang::here(), clock::local(clock::now()));
    let drawing = Poster {
        sheet: &tally::sheet(sheet),
        name: &sheet.name,
        crown: tally::crown(sheet),
        date: &today,
        friend: &GUIDE_FACE,
    };
    poster::address(&drawing.svg())
}

/// Takes the poster along as a picture, and says how that goes.
fn saving(address: Option<String>, told: RwSignal<Option<&'static str>>) -> impl Fn(MouseEvent) {
    let lang = lang::here();
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
}

fn figures(sheet: AdventureSheet) -> impl IntoView {
    let lang = lang::here();
    let mut rows = vec![
        row(said::all(lang).to_owned(), sheet.all),
        row(said::adventure(lang).to_owned(), sheet.adventure),
    ];
    let against = sheet.against.into_iter();
    rows.extend(against.map(|one| row(one.temper, one.tally)));
    view! {
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

fn row(name: String, tally: SheetTally) -> impl IntoView {
    let lang = lang::here();
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
}
