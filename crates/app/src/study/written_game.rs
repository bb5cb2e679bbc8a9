//! A game from a scoresheet as it is sent: the game itself, and what is kept beside it.

use rookery_play::{GameSource, OpponentKind, Side};
use rookery_protocol::api::{ChangeGame, Ending, GameUpload, OpponentV1};
use rookery_rules::pgn::{GameTree, NodeId};

use super::scoresheet::{self, BETWEEN, BLACK, DAY, EVENT, OPEN, RESULT, WHITE};
use crate::forms::form::Form;
use crate::games::labels::tags_of;
use crate::lang::calendar;
use crate::moves::{cursor, variations};

/// What goes to the server, in this order.
#[derive(Clone, Debug, PartialEq)]
pub struct WrittenGame {
    /// The game.
    pub game: GameUpload,
    /// Its tags, variations and comments, if it has any.
    pub beside: Option<ChangeGame>,
}

/// One moment by two clocks, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoClocks {
    /// In universal time.
    pub universal: i64,
    /// On the wall.
    pub local: i64,
}

/// Noon is on the same day nearly everywhere.
const NOON: i64 = 12 * 60 * 60 * 1000;

/// The game of this sheet with these moves; nothing if the sheet is not filled in. `own_name` is what the
/// writer is called here anyway.
pub fn of(
    form: &Form,
    tree: &GameTree,
    now: TwoClocks,
    own_name: Option<&str>,
) -> Option<WrittenGame> {
    let side = scoresheet::side(form)?;
    let own: Vec<NodeId> = main_line(tree);
    let moves = own.iter().filter_map(|at| tree.node(*at).mv());
    let moves: Vec<_> = moves.map(|mv| mv.to_string()).collect();
    let is_proven = cursor::game(tree, *own.last()?).outcome().is_some();
    let result = form.text(RESULT);
    let claimed = (result != OPEN && !is_proven).then(|| Ending {
        result: result.to_owned(),
        reason: None,
    });
    let [white, black] = [WHITE, BLACK].map(|field| scoresheet::player(form, field));
    let game = GameUpload {
        format: 1,
        source: GameSource::Import,
        side,
        start_fen: tree.start().fen(),
        moves: moves.join(" "),
        clocks: Vec::new(),
        time_control: None,
        hints: 0,
        finished: result != OPEN,
        claimed,
        opponent: opponent(side, &white, &black),
        started: began(form, now)?,
        ended: None,
        origin: None,
        occasion: None,
    };
    let written = match side {
        Side::White => &white,
        Side::Black => &black,
        Side::Neither => "",
    };
    let mut tree = tree.clone();
    if !written.is_empty() && own_name != Some(written) {
        tree.comment(NodeId::ROOT, &format!("{white}{BETWEEN}{black}"));
    }
    let (tags, list) = (tags_of(form.text(EVENT)), variations::write(&tree, &own));
    let beside = ChangeGame {
        title: None,
        tags: (!tags.is_empty()).then_some(tags),
        tree: (!list.is_empty()).then_some(list),
    };
    let beside = (beside != ChangeGame::default()).then_some(beside);
    Some(WrittenGame { game, beside })
}

/// The start and the game's own moves.
fn main_line(tree: &GameTree) -> Vec<NodeId> {
    let line = std::iter::successors(Some(tree.root()), |node| node.next());
    line.map(|node| node.id()).collect()
}

fn opponent(side: Side, white: &str, black: &str) -> OpponentV1 {
    let (kind, name) = match side {
        Side::White => (OpponentKind::Person, black.to_owned()),
        Side::Black => (OpponentKind::Person, white.to_owned()),
        Side::Neither => (OpponentKind::Unknown, format!("{white}{BETWEEN}{black}")),
    };
    OpponentV1 {
        kind,
        id: String::new(),
        name,
        dials: None,
        rung: None,
        repertoire: None,
        weakness: None,
        seed: None,
        engine_version: None,
        thinking: None,
    }
}

/// When it was played: now, if that was today, and else at noon of its day.
fn began(form: &Form, now: TwoClocks) -> Option<i64> {
    let day = calendar::midnight(form.text(DAY))?;
    Some(match calendar::days_between(day, now.local) {
        0 => now.universal,
        _ => (day + NOON - (now.local - now.universal)).max(0),
    })
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::super::scoresheet::{SIDE, form};
    use super::*;
    use crate::moves::reading::Reading;

    const HOUR: i64 = 3_600_000;
    /// November 16, 2026, 9 in the evening in New York.
    const NOW: TwoClocks = TwoClocks {
        universal: 1_794_880_800_000,
        local: 1_794_880_800_000 - 5 * HOUR,
    };

    fn sheet() -> Form {
        form("2026-11-16")
            .with(SIDE, "black")
            .with(WHITE, "Ben")
            .with(BLACK, "Rita")
            .with(RESULT, "0-1")
    }

    fn written(form: &Form, text: &str) -> WrittenGame {
        let tree = Reading::of(text, &Position::default(), 0).tree;
        of(form, &tree, NOW, Some("Rita")).unwrap()
    }

    #[test]
    fn a_game_is_told_from_the_side_of_its_writer() {
        let WrittenGame { game, beside } = written(&sheet(), "e4 e5 Nf3");
        assert_eq!((game.source, game.side), (GameSource::Import, Side::Black));
        assert_eq!(
            (&*game.opponent.name, &*game.moves),
            ("Ben", "e2e4 e7e5 g1f3")
        );
        assert_eq!(game.claimed.unwrap().result, "0-1");
        assert!(game.finished);
        assert_eq!(game.started, NOW.universal);
        assert_eq!(beside, None);
    }

    #[test]
    fn both_are_named_where_the_writer_did_not_play() {
        let form = sheet().with(SIDE, "neither");
        let game = written(&form, "e4").game;
        assert_eq!(&*game.opponent.name, "Ben – Rita");
        assert_eq!(game.opponent.kind, OpponentKind::Unknown);
    }

    #[test]
    fn an_earlier_day_is_kept_as_that_day() {
        let form = sheet().with(DAY, "2026-10-01");
        let started = written(&form, "e4").game.started;
        let local = calendar::Moment::of(started - 5 * HOUR);
        assert_eq!((local.month, local.day, local.hour), (10, 1, 12));
    }

    #[test]
    fn an_open_game_claims_nothing_and_neither_does_a_mate() {
        let open = written(&sheet().with(RESULT, OPEN), "e4").game;
        assert_eq!((open.finished, open.claimed), (false, None));
        let mate = written(&sheet(), "f3 e5 g4 Qh4#").game;
        assert_eq!((mate.finished, mate.claimed), (true, None));
    }

    #[test]
    fn what_has_no_other_place_is_kept_beside_the_game() {
        let form = sheet().with(EVENT, "club, Rome").with(BLACK, "Rita Moss");
        let beside = written(&form, "e4 (d4 {my plan}) e5").beside.unwrap();
        assert_eq!(beside.tags.unwrap(), ["club", "Rome"]);
        let told: Vec<_> = (beside.tree.unwrap().iter())
            .map(|one| (one.after, one.mv.clone(), one.comment.clone()))
            .collect();
        assert_eq!(
            told,
            [
                (0, None, "Ben – Rita Moss".to_owned()),
                (0, Some("d2d4".to_owned()), "my plan".to_owned())
            ]
        );
    }
}
