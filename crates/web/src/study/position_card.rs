//! The start position as text, checked while it is typed, and examples to pick.

use leptos::prelude::*;
use rookery_app::lang::Lang;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;

use crate::shell::lang;

/// A name for people and the position it stands for.
type Example = (fn(Lang) -> &'static str, &'static str);

const EXAMPLES: [Example; 4] = [
    (
        said::example_start,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        said::example_kiwipete,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    (
        said::example_mate,
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
    ),
    (said::example_promotion, "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1"),
];

#[component]
pub fn PositionCard(study: RwSignal<Study>) -> impl IntoView {
    let lang = lang::here();
    let fen = Memo::new(move |_| study.with(|study| study.fen().to_owned()));
    let trouble = Memo::new(move |_| {
        study.with(|study| {
            study
                .fen_trouble()
                .map(|reason| said::position_trouble(lang, reason))
        })
    });
    view! {
        <section class="card" aria-labelledby="position-heading">
            <div class="card-head">
                <h2 id="position-heading">{said::position_heading(lang)}</h2>
                <div class="chips" role="group" aria-label=said::examples(lang)>
                    {EXAMPLES.map(|one| example(study, fen, one)).collect_view()}
                </div>
            </div>
            {field(study, fen, trouble)}
        </section>
    }
}

fn example(study: RwSignal<Study>, fen: Memo<String>, (name, text): Example) -> impl IntoView {
    let lang = lang::here();
    view! {
        <button
            type="button"
            class="chip"
            aria-pressed=move || (fen.get() == text).to_string()
            on:click=move |_| study.update(|study| study.type_fen(text))
        >
            {name(lang)}
        </button>
    }
}

/// The text, and what is wrong with it.
fn field(
    study: RwSignal<Study>,
    fen: Memo<String>,
    trouble: Memo<Option<String>>,
) -> impl IntoView {
    let lang = lang::here();
    view! {
        <textarea
            id="fen"
            class="field small fen"
            class:bad=move || trouble.with(Option::is_some)
            rows="2"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-label=said::position_label(lang)
            aria-describedby="fen-trouble"
            aria-invalid=move || trouble.with(Option::is_some).to_string()
            prop:value=fen
            on:keydown=move |event| {
                // The text has two lines only because it is long; it has no line breaks.
                if event.key() == "Enter" {
                    event.prevent_default();
                }
            }
            on:input:target=move |event| {
                let text = event.target().value();
                study.update(|study| study.type_fen(&text));
            }
        ></textarea>
        <div id="fen-trouble" role="alert">
            {move || {
                trouble
                    .get()
                    .map(|trouble| {
                        view! {
                            <p class="trouble">
                                {trouble} " "
                                <span class="soft">{said::position_kept(lang)}</span>
                            </p>
                        }
                    })
            }}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::*;

    #[test]
    fn every_example_is_a_position() {
        for (name, fen) in EXAMPLES {
            let position = Position::parse_fen(fen).unwrap();
            assert_eq!(position.fen(), fen, "{}", name(Lang::En));
        }
    }

    #[test]
    fn the_mate_in_one_is_one() {
        let (_, fen) = EXAMPLES[2];
        let position = Position::parse_fen(fen).unwrap();
        let mv = position.parse_san("Qxf7#").unwrap();
        assert!(position.play_unchecked(mv).is_checkmate());
    }
}
