//! A game as it is sent to the server: whom it is told to be against.

use rookery_play::{Bout, Meeting, Occasion, Opponent, OpponentKind, Seats};
use rookery_protocol::api::{GameUpload, OpponentV1};

use crate::opponents::rivals::Rival;

/// The game as it is now, where `level` names an engine that has no name of its own; nothing if it is
/// nobody's.
pub fn of(bout: &Bout, level: &str, now: i64) -> Option<GameUpload> {
    let opponent = match &bout.seats {
        Seats::AgainstEngine { opponent, .. } => engine(opponent, level, bout),
        Seats::Friends { friend, .. } => OpponentV1::person(friend),
        Seats::Engines(_) => return None,
    };
    GameUpload::of(bout, opponent, now)
}

/// An engine of this game as it is told, by `level` if it has no name.
pub(crate) fn engine(opponent: &Opponent, level: &str, bout: &Bout) -> OpponentV1 {
    let animal = Rival::playing_as(opponent).map(Rival::card);
    let told = match (&bout.meeting, animal) {
        (
            Some(Meeting {
                occasion,
                who,
                name,
            }),
            _,
        ) => match occasion {
            Occasion::Own => (OpponentKind::Engine, &**who, &**name),
            Occasion::Battle(_) | Occasion::Survival(_) | Occasion::Forest => {
                (OpponentKind::Character, &**who, &**name)
            }
        },
        (None, Some(one)) => (OpponentKind::Character, one.key, one.name),
        (None, None) => (OpponentKind::Engine, "", level),
    };
    OpponentV1::engine(opponent, bout.seed, told)
}

#[cfg(test)]
mod tests {
    use rookery_play::{FriendName, GameSource, Side, record};
    use rookery_protocol::api::Occasion;
    use rookery_rules::Color;

    use super::*;

    fn sent(bout: &Bout) -> GameUpload {
        of(bout, "Easy", 5).unwrap()
    }

    fn bout(moves: &str, more: &str) -> Bout {
        let text = format!(
            "rookery game 2\nwhite\n750 500 50 100 50 0 solid human\n47\n\
             rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n{moves}{more}"
        );
        record::read(&text).unwrap()
    }

    #[test]
    fn an_unfinished_game_claims_nothing() {
        let sent = sent(&bout("e2e4 e7e5", "\nclock 300+2 17 302000 301000"));
        assert!(!sent.finished);
        assert_eq!((sent.claimed, sent.ended), (None, None));
        assert_eq!(sent.moves, "e2e4 e7e5");
        assert_eq!(sent.clocks, [Some(302_000), Some(301_000)]);
        assert_eq!(
            (sent.opponent.rung, sent.opponent.seed),
            (Some(750), Some(47))
        );
    }

    #[test]
    fn what_the_moves_prove_is_not_claimed_and_the_rest_is() {
        let mut mated = bout("f2f3 e7e5 g2g4", "");
        let mate = mated.game.position().parse_uci("d8h4").unwrap();
        assert!(mated.play(mate));
        let mate = sent(&mated);
        assert!(mate.finished && mate.claimed.is_none());
        let mut resigned = bout("e2e4", "");
        resigned.started = 9;
        resigned.game.resign(Color::White).unwrap();
        let sent = sent(&resigned);
        let claimed = sent.claimed.unwrap();
        assert_eq!(
            (&*claimed.result, claimed.reason.as_deref()),
            ("0-1", Some("resignation"))
        );
        assert_eq!(sent.ended, Some(9));
    }

    #[test]
    fn a_battle_is_told_with_its_opponent() {
        let sent = sent(&bout("e2e4", "\nbattle fox-toll fox Russet"));
        let key = "fox-toll".to_owned();
        assert_eq!(sent.occasion, Some(Occasion::Battle { key }));
        assert_eq!(
            (&*sent.opponent.id, &*sent.opponent.name),
            ("fox", "Russet")
        );
        assert_eq!(sent.opponent.rung, Some(750));
    }

    #[test]
    fn a_run_and_an_opponent_of_ones_own_are_told() {
        let run = "00000000-0000-4000-8000-000000000007";
        let survived = sent(&bout("e2e4", &format!("\nsurvival {run} fox Russet")));
        let run = run.to_owned();
        assert_eq!(survived.occasion, Some(Occasion::Survival { run }));
        assert_eq!(survived.opponent.kind, OpponentKind::Character);
        let own = sent(&bout("e2e4", "\nown - 7 Old Tom"));
        assert_eq!(own.occasion, None);
        assert_eq!(own.opponent.kind, OpponentKind::Engine);
        assert_eq!((&*own.opponent.id, &*own.opponent.name), ("7", "Old Tom"));
    }

    #[test]
    fn somebody_of_the_forest_is_told_by_name() {
        let lynx = sent(&bout("e2e4", "\nforest - lynx Shade"));
        assert_eq!(lynx.occasion, None);
        assert_eq!(lynx.opponent.kind, OpponentKind::Character);
        assert_eq!(
            (&*lynx.opponent.id, &*lynx.opponent.name),
            ("lynx", "Shade")
        );
    }

    #[test]
    fn two_people_are_told_from_an_engine() {
        let mut bout = bout("e2e4", "");
        let side = Color::Black;
        let friend = FriendName::new("Mia").unwrap();
        bout.seats = Seats::Friends { side, friend };
        let mia = sent(&bout);
        assert_eq!((mia.source, mia.side), (GameSource::Local, Side::Black));
        assert_eq!(mia.opponent.kind, OpponentKind::Person);
        assert_eq!(mia.opponent.name, "Mia");
        let friend = FriendName::default();
        bout.seats = Seats::Friends { side, friend };
        assert_eq!(sent(&bout).opponent.name, "Your friend");
    }
}
