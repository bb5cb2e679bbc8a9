//! A game that the server keeps, as one that goes on here.

use rookery_play::{Bout, GameSource, Occasion};
use rookery_protocol::api::{Game as KeptGame, GamePage, GameSummary};

use crate::opponents::rivals::Rival;

/// The game; nothing if it is over, or none that was played at a board of ours.
pub fn of(kept: &KeptGame) -> Option<Bout> {
    let mut bout = kept.bout()?;
    // Those on the cards of the play page are known by how they play.
    let is_on_card = (bout.seats.opponent()).is_some_and(|one| Rival::playing_as(one).is_some());
    bout.meeting = (bout.meeting).filter(|met| met.occasion != Occasion::Forest || !is_on_card);
    Some(bout)
}

/// Of some games the unfinished one that was last gone on with.
pub fn newest(page: &GamePage) -> Option<&GameSummary> {
    let ours = |game: &&GameSummary| can_go_on(game) && game.plies > 0;
    page.games
        .iter()
        .filter(ours)
        .max_by_key(|game| game.changed)
}

/// Whether a kept game can be gone on with here.
pub fn can_go_on(game: &GameSummary) -> bool {
    !game.finished && matches!(game.source, GameSource::Engine | GameSource::Local)
}

#[cfg(test)]
mod tests {
    use rookery_play::{Seats, record};
    use rookery_rules::{Color, Position};

    use super::*;
    use crate::games::archive::tests::game as summary;
    use crate::keeping::upload;

    const ID: &str = "00000000-0000-4000-8000-000000000007";
    const ORIGIN: &str = "00000000-0000-4000-8000-000000000006";

    /// As the server tells what was sent to it.
    fn kept(bout: &Bout) -> KeptGame {
        let content = upload::of(bout, "Easy", 9).unwrap();
        KeptGame {
            summary: GameSummary {
                origin: content.origin.clone(),
                ..summary(&bout.id.to_string())
            },
            content,
            tree: Vec::new(),
        }
    }

    #[test]
    fn what_was_sent_goes_on_as_it_was() {
        for (players, more) in [
            ("white\n400 1000 50 100 50 0 solid human", ""),
            ("black\nfull 500/4 90 100 10 30 none instant", "\nhints 2"),
            ("white\n700 1000 50 100 50 0 solid human never-castles", ""),
            (
                "black\n1700 1000 90 100 10 30 everything human",
                "\nclock 300+2 0 302000 301000",
            ),
            (
                "white\n2000 1000 85 95 25 0 everything human misses-quiet-moves",
                "\nforest - lynx Shade",
            ),
            ("friends white\nMia", "\nclock 60+0 0 60000 59000"),
            ("friends black\n", ""),
        ] {
            let text = format!(
                "rookery game 2\n{players}\n47\n{}\ne2e4 e7e5\nid {ID} 1700000000000{more}\nfrom {ORIGIN}",
                Position::start().fen()
            );
            let mut bout = record::read(&text).unwrap();
            let arrived = of(&kept(&bout)).unwrap();
            if matches!(bout.seats, Seats::Friends { .. }) {
                bout.seed = 0;
            }
            assert_eq!(arrived, bout, "{players}");
        }
    }

    #[test]
    fn what_is_over_or_not_ours_is_not_gone_on_with() {
        let text = format!(
            "rookery game 2\nwhite\n400 1000 50 100 50 0 solid human\n4\n{}\ne2e4\nid {ID} 1",
            Position::start().fen()
        );
        let mut bout = record::read(&text).unwrap();
        let mut imported = kept(&bout);
        imported.content.source = GameSource::Import;
        assert_eq!(of(&imported), None);
        let mut odd = kept(&bout);
        odd.content.moves = "e2e5".to_owned();
        assert_eq!(of(&odd), None);
        bout.game.resign(Color::White).unwrap();
        assert_eq!(of(&kept(&bout)), None);
    }

    #[test]
    fn the_last_one_gone_on_with_is_the_newest() {
        let changed = |id: &str, changed| GameSummary {
            changed,
            ..summary(id)
        };
        let over = GameSummary {
            finished: true,
            ..changed("c", 9)
        };
        let games = vec![changed("a", 3), changed("b", 5), over, changed("d", 4)];
        let page = GamePage { games, next: None };
        assert_eq!(newest(&page).unwrap().id, "b");
    }
}
