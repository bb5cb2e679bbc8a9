//! A game as it is sent to the server.

use rookery_analysis::Style;
use rookery_protocol::api::{
    Dials, Ending, GameSource, GameUpload, Occasion, OpponentKind, OpponentV1, Side, Thinking,
};
use rookery_rules::pgn::GameResult;
use rookery_rules::{Color, DrawReason, Outcome, WinReason};

use crate::game::bout::Bout;
use crate::game::meeting::{Cause, Meeting};
use crate::opponents::cast::Animal;
use crate::opponents::opponent::{Depth, Level, Opponent, Pace};
use crate::setup::seats::Seats;

/// What those are called who have no name of their own.
#[derive(Clone, Debug)]
pub struct Names {
    /// An engine.
    pub level: String,
    /// A person at the same screen.
    pub friend: String,
}

/// The game as it is now; nothing if it is nobody's.
pub fn of(bout: &Bout, names: &Names, now: i64) -> Option<GameUpload> {
    let game = &bout.game;
    let (source, side, opponent) = match &bout.seats {
        Seats::Sparring { side, opponent } => {
            let opponent = engine(opponent, &names.level, bout);
            (GameSource::Engine, *side, opponent)
        }
        Seats::Friends { side, friend } => {
            let friend = person(friend.get().unwrap_or(&names.friend));
            (GameSource::Local, *side, friend)
        }
        Seats::Engines(_) => return None,
    };
    let moves: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
    let outcome = game.outcome();
    Some(GameUpload {
        format: 1,
        source,
        side: match side {
            Color::White => Side::White,
            Color::Black => Side::Black,
        },
        start_fen: game.start().fen(),
        moves: moves.join(" "),
        clocks: (bout.clock.as_ref()).map_or_else(Vec::new, |clock| {
            clock.after_each().iter().copied().map(Some).collect()
        }),
        time_control: (bout.clock.as_ref()).map(|clock| clock.control().to_string()),
        hints: bout.hints,
        finished: outcome.is_some(),
        claimed: outcome.and_then(claimed),
        opponent,
        started: bout.started,
        // A device whose clock was set back meanwhile still ends a game after it began.
        ended: outcome.map(|_| now.max(bout.started)),
        origin: bout.origin.map(|origin| origin.to_string()),
        occasion: (bout.meeting.as_ref()).and_then(occasion),
    })
}

fn occasion(meeting: &Meeting) -> Option<Occasion> {
    match &meeting.cause {
        Cause::Battle(key) => Some(Occasion::Battle { key: key.clone() }),
        Cause::Survival(run) => Some(Occasion::Survival {
            run: run.to_string(),
        }),
        Cause::Own | Cause::Forest => None,
    }
}

/// How it ended, where the moves do not prove it.
fn claimed(outcome: Outcome) -> Option<Ending> {
    let reason = match outcome {
        Outcome::Win(_, WinReason::Resignation) => "resignation",
        Outcome::Win(_, WinReason::Time) | Outcome::Draw(DrawReason::TimeWithoutMatingMaterial) => {
            "time"
        }
        Outcome::Win(_, WinReason::Abandonment)
        | Outcome::Draw(DrawReason::AbandonmentWithoutMatingMaterial) => "abandonment",
        Outcome::Draw(DrawReason::Agreement) => "agreement",
        Outcome::Win(_, WinReason::Checkmate)
        | Outcome::Draw(
            DrawReason::Stalemate
            | DrawReason::InsufficientMaterial
            | DrawReason::ThreefoldRepetition
            | DrawReason::FivefoldRepetition
            | DrawReason::FiftyMoves
            | DrawReason::SeventyFiveMoves,
        ) => return None,
    };
    Some(Ending {
        result: GameResult::from(outcome).to_string(),
        reason: Some(reason.to_owned()),
    })
}

/// A style as it is sent.
pub fn dials(style: &Style) -> Dials {
    Dials {
        aggressiveness: style.aggressiveness.get(),
        positional: style.positional.get(),
        trading: style.trading.get(),
        blind_spots: style.blind_spots.get(),
    }
}

fn person(name: &str) -> OpponentV1 {
    OpponentV1 {
        kind: OpponentKind::Person,
        id: String::new(),
        name: name.to_owned(),
        dials: None,
        rung: None,
        repertoire: None,
        weakness: None,
        seed: None,
        engine_version: None,
        thinking: None,
    }
}

fn engine(opponent: &Opponent, level: &str, bout: &Bout) -> OpponentV1 {
    let style = opponent.style;
    let animal = Animal::playing_as(opponent).map(Animal::character);
    let (kind, id, name) = match (&bout.meeting, animal) {
        (Some(Meeting { cause, who, name }), _) => match cause {
            Cause::Own => (OpponentKind::Engine, &**who, &**name),
            Cause::Battle(_) | Cause::Survival(_) | Cause::Forest => {
                (OpponentKind::Character, &**who, &**name)
            }
        },
        (None, Some(one)) => (OpponentKind::Character, one.key, one.name),
        (None, None) => (OpponentKind::Engine, "", level),
    };
    OpponentV1 {
        kind,
        id: id.to_owned(),
        name: name.to_owned(),
        dials: Some(dials(&style)),
        rung: match opponent.level {
            Level::Rated(rating) => Some(rating.get()),
            Level::Full => None,
        },
        repertoire: opponent.book.map(|book| book.to_string()),
        weakness: opponent.weakness.map(|weakness| weakness.to_string()),
        seed: Some(bout.seed),
        engine_version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        thinking: Some(Thinking {
            millis: opponent.time.millis(),
            depth: opponent.depth.map(Depth::half_moves),
            at_once: opponent.pace == Pace::Instant,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::saved;
    use crate::setup::seats::FriendName;

    fn sent(bout: &Bout) -> GameUpload {
        let names = Names {
            level: "Easy".to_owned(),
            friend: "A friend".to_owned(),
        };
        of(bout, &names, 5).unwrap()
    }

    fn bout(moves: &str, more: &str) -> Bout {
        let text = format!(
            "rookery game 2\nwhite\n750 500 50 100 50 0 solid human\n47\n\
             rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n{moves}{more}"
        );
        saved::read(&text).unwrap()
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
        assert_eq!(sent(&bout).opponent.name, "A friend");
    }
}
