//! A game that the server keeps, as one that goes on here: a parcel, unpacked.

use rookery_analysis::{Dial, Rating, Style};
use rookery_protocol::api::{
    Dials, Game as KeptGame, GamePage, GameSource, GameSummary, Occasion, OpponentKind, OpponentV1,
    Side, Thinking,
};
use rookery_rules::{Color, DrawRules, Game, Position};

use super::parcel::Names;
use crate::game::bout::Bout;
use crate::game::clock::Clock;
use crate::game::game_id::GameId;
use crate::game::meeting::{Cause, Meeting};
use crate::opponents::cast::Animal;
use crate::opponents::opponent::{Depth, Level, Opponent, Pace, ThinkTime};
use crate::setup::seats::{FriendName, Seats};

/// The game; nothing if it is over, or none that was played at a board of ours.
pub fn of(kept: &KeptGame, names: &Names) -> Option<Bout> {
    let content = &kept.content;
    let opponent = &content.opponent;
    let side = match content.side {
        Side::White => Color::White,
        Side::Black => Color::Black,
        Side::Neither => return None,
    };
    let seats = match content.source {
        GameSource::Engine => Seats::Sparring {
            side,
            opponent: engine(opponent)?,
        },
        GameSource::Local => {
            let name = Some(&*opponent.name).filter(|name| *name != names.friend);
            let friend = FriendName::new(name.unwrap_or_default())?;
            Seats::Friends { side, friend }
        }
        GameSource::Live | GameSource::Import => return None,
    };
    let start = Position::parse_fen(&content.start_fen).ok()?;
    let mut game = Game::from_position(start, DrawRules::AtOnce);
    for uci in content.moves.split_whitespace() {
        game.play(game.position().parse_uci(uci).ok()?).ok()?;
    }
    let is_open = !content.finished && game.outcome().is_none();
    let clock = match &content.time_control {
        Some(control) => {
            let left: Option<Vec<_>> = content.clocks.iter().copied().collect();
            let left = left?.into_iter().map(|left| format!(" {left}"));
            let text = format!("{control} 0{}", left.collect::<String>());
            Some(Clock::read(&text, start.turn(), game.moves().len())?)
        }
        None => None,
    };
    let cause = cause(content.occasion.as_ref(), opponent, seats.opponent());
    is_open.then_some(Bout {
        id: GameId::parse(&kept.summary.id)?,
        started: content.started,
        seats,
        seed: opponent.seed.unwrap_or_default(),
        game,
        clock,
        hints: content.hints,
        origin: kept.summary.origin.as_deref().and_then(GameId::parse),
        meeting: cause.map(|cause| Meeting {
            cause,
            who: opponent.id.clone(),
            name: opponent.name.clone(),
        }),
    })
}

/// Why the opponent is met, if there is a reason.
fn cause(
    occasion: Option<&Occasion>,
    opponent: &OpponentV1,
    engine: Option<&Opponent>,
) -> Option<Cause> {
    match occasion {
        Some(Occasion::Battle { key }) => Some(Cause::Battle(key.clone())),
        Some(Occasion::Survival { run }) => GameId::parse(run).map(Cause::Survival),
        None => match opponent.kind {
            OpponentKind::Engine if !opponent.id.is_empty() => Some(Cause::Own),
            // Those on the cards of the play page are known by how they play.
            OpponentKind::Character if engine.and_then(Animal::playing_as).is_none() => {
                Some(Cause::Forest)
            }
            _ => None,
        },
    }
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

fn engine(told: &OpponentV1) -> Option<Opponent> {
    let plain = Opponent::default();
    let (time, depth, pace) = match told.thinking {
        Some(Thinking {
            millis,
            depth,
            at_once,
        }) => (
            ThinkTime::new(millis)?,
            depth.and_then(Depth::new),
            if at_once { Pace::Instant } else { Pace::Human },
        ),
        None => (plain.time, plain.depth, plain.pace),
    };
    Some(Opponent {
        level: match told.rung {
            Some(rung) => Level::Rated(Rating::new(rung)?),
            None => Level::Full,
        },
        time,
        depth,
        style: told.dials.map_or(Some(Style::PURE), style)?,
        book: told
            .repertoire
            .as_deref()
            .map(str::parse)
            .transpose()
            .ok()?,
        pace,
        weakness: told.weakness.as_deref().map(str::parse).transpose().ok()?,
    })
}

/// The style that dials stand for, if they can.
pub fn style(dials: Dials) -> Option<Style> {
    Some(Style {
        aggressiveness: Dial::new(dials.aggressiveness)?,
        positional: Dial::new(dials.positional)?,
        trading: Dial::new(dials.trading)?,
        blind_spots: Dial::new(dials.blind_spots)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::saved;
    use crate::games::archive::tests::game as summary;
    use crate::keeping::parcel;

    const ID: &str = "00000000-0000-4000-8000-000000000007";
    const ORIGIN: &str = "00000000-0000-4000-8000-000000000006";

    fn names() -> Names {
        Names {
            level: "Easy".to_owned(),
            friend: "A friend".to_owned(),
        }
    }

    /// As the server tells what was sent to it.
    fn kept(bout: &Bout) -> KeptGame {
        let content = parcel::of(bout, &names(), 9).unwrap();
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
            let mut bout = saved::read(&text).unwrap();
            let arrived = of(&kept(&bout), &names()).unwrap();
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
        let mut bout = saved::read(&text).unwrap();
        let mut imported = kept(&bout);
        imported.content.source = GameSource::Import;
        assert_eq!(of(&imported, &names()), None);
        let mut odd = kept(&bout);
        odd.content.moves = "e2e5".to_owned();
        assert_eq!(of(&odd, &names()), None);
        bout.game.resign(Color::White).unwrap();
        assert_eq!(of(&kept(&bout), &names()), None);
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
