//! The position to count from: as text, and test positions to pick.

use leptos::prelude::*;
use rookery_app::lang::Lang;
use rookery_app::study::study_board::Study;
use rookery_app::study::words::counting as said;

use crate::shell::lang;
use crate::study::position_field::PositionField;

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
    view! {
        <section class="card" aria-labelledby="position-heading">
            <div class="card-head">
                <h2 id="position-heading">{said::position_heading(lang)}</h2>
                <div class="chips" role="group" aria-label=said::examples(lang)>
                    {EXAMPLES.map(|one| example(study, fen, one)).collect_view()}
                </div>
            </div>
            <PositionField study />
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
