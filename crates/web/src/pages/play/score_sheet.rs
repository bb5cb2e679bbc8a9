//! The moves so far, as players write them down: a number, White's move, Black's move.

use leptos::html::Ol;
use leptos::prelude::*;
use rookery_openings::of_game;
use rookery_rules::Color;

use crate::pages::play::Table;
use crate::state::sparring::Sparring;
use crate::words::{self, opponent, play as said};

/// A line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Row {
    number: usize,
    white: Option<String>,
    black: Option<String>,
}

#[component]
pub fn ScoreSheet(table: Table) -> impl IntoView {
    let lang = words::lang();
    let rows = Memo::new(move |_| {
        table.edition.get();
        table.sparring.with_untracked(rows)
    });
    let opening = Memo::new(move |_| {
        table.edition.get();
        table.sparring.with_untracked(|sparring| {
            let opening = of_game(sparring.bout()?.game.positions())?;
            Some(opponent::opening(lang, &opening))
        })
    });
    let list = NodeRef::<Ol>::new();
    Effect::new(move |_| {
        rows.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let row = |row: Row| {
        view! {
            <li>
                <span class="sheet-number">{row.number}"."</span>
                <span class="sheet-move">{row.white.unwrap_or_else(|| "…".to_owned())}</span>
                <span class="sheet-move">{row.black}</span>
            </li>
        }
    };
    view! {
        <section class="card sheet" aria-labelledby="sheet-heading">
            <div class="card-head">
                <h2 id="sheet-heading">{said::moves_heading(lang)}</h2>
                <p class="soft small opening">{opening}</p>
            </div>
            <Show
                when=move || rows.with(|rows| !rows.is_empty())
                fallback=move || view! { <p class="soft small">{said::moves_empty(lang)}</p> }
            >
                <ol
                    class="sheet-moves"
                    node_ref=list
                    tabindex="0"
                    aria-labelledby="sheet-heading"
                >
                    <For each=move || rows.get() key=Row::clone children=row />
                </ol>
            </Show>
        </section>
    }
}

fn rows(sparring: &Sparring) -> Vec<Row> {
    let start = sparring.bout().map(|bout| *bout.game.start());
    let Some(start) = start else {
        return Vec::new();
    };
    let black_begins = usize::from(start.turn() == Color::Black);
    let mut rows: Vec<Row> = Vec::new();
    for (index, san) in sparring.sans().into_iter().enumerate() {
        let ply = index + black_begins;
        let number = usize::from(start.fullmoves()) + ply / 2;
        match (ply.is_multiple_of(2), rows.last_mut()) {
            (false, Some(row)) => row.black = Some(san),
            (is_white, _) => rows.push(Row {
                number,
                white: is_white.then(|| san.clone()),
                black: (!is_white).then_some(san),
            }),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(fen: &str, moves: &str) -> Vec<(usize, String)> {
        let mut sparring = Sparring::default();
        sparring.resume(&format!(
            "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{fen}\n{moves}"
        ));
        let told = |row: Row| {
            let [white, black] = [row.white, row.black].map(Option::unwrap_or_default);
            (row.number, format!("{white} {black}"))
        };
        rows(&sparring).into_iter().map(told).collect()
    }

    #[test]
    fn moves_stand_in_pairs() {
        let start = rookery_rules::Position::start().fen();
        assert_eq!(kept(&start, ""), []);
        assert_eq!(
            kept(&start, "e2e4 e7e5 g1f3"),
            [(1, "e4 e5".to_owned()), (2, "Nf3 ".to_owned())]
        );
    }

    #[test]
    fn a_game_may_begin_with_black_in_its_middle() {
        let fen = "8/2P5/4k3/8/8/3K4/5p2/8 b - - 0 41";
        assert_eq!(
            kept(fen, "e6d7 c7c8q"),
            [(41, " Kd7".to_owned()), (42, "c8=Q+ ".to_owned())]
        );
    }
}
