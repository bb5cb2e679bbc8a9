//! The game for those who hear it: each move of the opponent once, in words, and the end.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::company;
use rookery_app::lang::Lang;
use rookery_app::spoken::words as spoken;
use rookery_play::Seats;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn Transcript(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let said = Memo::new(move |_| {
        context.edition.get();
        context
            .play_page
            .with_untracked(|play_page| latest(lang, play_page))
    });
    // A new element for every move, because one that says the same again would not be read.
    view! {
        <div class="hidden transcript" role="status">
            {move || said.get().map(|(_, words)| view! { <p>{words}</p> })}
        </div>
    }
}

/// What happened last, and after how many half-moves.
fn latest(lang: Lang, play_page: &PlayPage) -> Option<(usize, String)> {
    let bout = play_page.bout()?;
    let played: Vec<_> = bout.game.positions().zip(bout.game.moves()).collect();
    // Two people hear each other's moves, and whoever watches hears all.
    let theirs = played.iter().rposition(|(position, _)| match bout.seats {
        Seats::AgainstEngine { side, .. } => position.turn() != side,
        Seats::Friends { .. } | Seats::Engines(_) => true,
    });
    let ended = (bout.game.outcome()).map(|outcome| company::ended(lang, &bout.seats, outcome));
    let plies = match ended {
        Some(_) => played.len(),
        None => theirs?,
    };
    // An end by one's own move does not tell the move before it again.
    let move_told = theirs
        .filter(|&ply| ended.is_none() || ply + 1 == played.len())
        .map(|ply| spoken::turn(lang, played[ply].0, played[ply].1));
    let told: Vec<_> = move_told.into_iter().chain(ended).collect();
    Some((plies, told.join(". ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(moves: &str) -> Option<(usize, String)> {
        let start = rookery_rules::Position::start().fen();
        let mut play_page = PlayPage::default();
        play_page.resume(&format!(
            "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{start}\n{moves}"
        ));
        latest(Lang::En, &play_page)
    }

    #[test]
    fn a_move_of_the_opponent_is_told_once() {
        assert_eq!(told("e2e4"), None);
        let knight = Some((1, "Black: knight f6".to_owned()));
        assert_eq!(told("e2e4 g8f6"), knight);
        assert_eq!(told("e2e4 g8f6 d2d4"), knight, "nothing new");
    }

    #[test]
    fn the_end_is_told() {
        let mut play_page = PlayPage::default();
        let start = rookery_rules::Position::start().fen();
        play_page.resume(&format!(
            "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{start}\ne2e4 e7e5"
        ));
        play_page.resign();
        let told = latest(Lang::En, &play_page).map(|(_, words)| words);
        assert_eq!(told.as_deref(), Some("Black: pawn e5. Loss by resignation"));
    }
}
