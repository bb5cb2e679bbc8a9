//! Games from a file, as Lichess, Chess.com and every other program write them. A game's id follows
//! from its owner and its moves, so the same file read twice is kept once.

use std::time::Duration;

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use rookery_play::replay::MOST_PLIES;
use rookery_play::{
    Clocks, Ending, GameId, GameSource, LONGEST_NAME, OpponentKind, Side, judgment,
};
use rookery_protocol::api::{OpponentV1, SkippedGame, Variation};
use rookery_rules::Position;
use rookery_rules::pgn::{GameResult, GameTree, Node, PgnError, Reader, Tags};
use rookery_store::{GameContent, GameIndex, GamePut, Json, Timestamp, UserId};
use sha2::{Digest, Sha256};

use super::index;

/// Whose games they are, and by which names the owner is known in them.
pub(crate) struct ImportOwner {
    pub(crate) id: UserId,
    /// In small letters.
    pub(crate) names: Vec<String>,
}

/// Reads a file: games to keep, and those that cannot be.
pub(crate) fn read(
    file: &[u8],
    owner: &ImportOwner,
    most: usize,
    now: Timestamp,
) -> (Vec<GamePut>, Vec<SkippedGame>) {
    let (mut games, mut skipped) = (Vec::new(), Vec::new());
    for (number, read) in (1..).zip(Reader::new(file).trees()) {
        if games.len() + skipped.len() >= most {
            let reason = format!("More than {most} games came at once. Send the rest again.");
            skipped.push(skip(number, 0, reason));
            break;
        }
        match read {
            Ok(tree) if tree.root().next().is_none() => {
                skipped.push(skip(number, 0, "The game has no moves.".to_owned()));
            }
            Ok(tree) => games.push(game(&tree, owner, now)),
            Err(PgnError::Broken(broken)) => {
                let reason = sentence(&broken.fault.to_string());
                skipped.push(skip(broken.game, broken.place.line, reason));
            }
            Err(PgnError::Io(error)) => {
                skipped.push(skip(number, 0, sentence(&error.to_string())));
                break;
            }
        }
    }
    // The last one kept stands first in the list, and files begin with either end.
    games.sort_by_key(|game: &GamePut| game.content.started.as_millis());
    (games, skipped)
}

fn skip(game: u64, line: u64, reason: String) -> SkippedGame {
    SkippedGame { game, line, reason }
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

fn game(tree: &GameTree, owner: &ImportOwner, now: Timestamp) -> GamePut {
    let line = main_line(tree);
    let moves: Vec<_> = line.iter().filter_map(|node| node.mv()).collect();
    let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
    let moves = moves.join(" ");
    let clocks = line.iter().map(|node| node.remark().clock().map(millis));
    let clocks: Vec<_> = clocks.collect();
    let known = clocks.iter().any(Option::is_some);
    let side = side(&tree.tags, owner);
    let opponent = opponent(&tree.tags, side);
    let positions: Vec<&Position> = std::iter::once(tree.start())
        .chain(line.iter().map(|node| node.position()))
        .collect();
    let derived = positions
        .last()
        .and_then(|position| judgment::on_board(position));
    let names = format!(
        "{} – {}",
        tag(&tree.tags, "White"),
        tag(&tree.tags, "Black")
    );
    let index: GameIndex = index::of(&opponent, &names, derived, positions.into_iter());
    let content = GameContent {
        format: 1,
        source: GameSource::Import,
        side,
        start_fen: tree.start().fen(),
        moves,
        clocks: Clocks(if known { clocks } else { Vec::new() }),
        time_control: None,
        hints: 0,
        finished: true,
        claimed: claimed(tree, derived),
        opponent: Json::of(&opponent).expect("words are JSON"),
        started: started(&tree.tags).unwrap_or(now),
        ended: None,
        occasion: None,
    };
    GamePut {
        id: id(owner.id, &content, &tree.tags),
        owner: owner.id,
        expected: None,
        index,
        tree: Json::of(&beside(tree, &line)).expect("moves and comments are JSON"),
        content,
        origin: None,
    }
}

fn main_line(tree: &GameTree) -> Vec<Node<'_>> {
    let line = std::iter::successors(tree.root().next(), |node| node.next());
    line.take(MOST_PLIES).collect()
}

fn millis(clock: Duration) -> u32 {
    u32::try_from(clock.as_millis()).unwrap_or(u32::MAX)
}

/// What the file says about the end, where the moves say nothing.
fn claimed(tree: &GameTree, derived: Option<Ending>) -> Option<Ending> {
    match derived {
        Some(_) => None,
        None => Some(Ending::of(tree.result)).filter(|told| told.result != GameResult::Unknown),
    }
}

fn tag<'t>(tags: &'t Tags, name: &str) -> &'t str {
    tags.get(name).unwrap_or("?")
}

fn side(tags: &Tags, owner: &ImportOwner) -> Side {
    let is_owner = |name: &str| owner.names.contains(&tag(tags, name).to_lowercase());
    match (is_owner("White"), is_owner("Black")) {
        (true, false) => Side::White,
        (false, true) => Side::Black,
        _ => Side::Neither,
    }
}

fn opponent(tags: &Tags, side: Side) -> OpponentV1 {
    let name = match side {
        Side::White => tag(tags, "Black").to_owned(),
        Side::Black => tag(tags, "White").to_owned(),
        Side::Neither => format!("{} – {}", tag(tags, "White"), tag(tags, "Black")),
    };
    OpponentV1 {
        kind: match side {
            Side::Neither => OpponentKind::Unknown,
            Side::White | Side::Black => OpponentKind::Person,
        },
        id: origin(tags).to_owned(),
        name: name.chars().take(LONGEST_NAME).collect(),
        dials: None,
        rung: None,
        repertoire: None,
        weakness: None,
        seed: None,
        engine_version: None,
        thinking: None,
    }
}

/// Where a game was played, if its program says so.
fn origin(tags: &Tags) -> &'static str {
    let site = tag(tags, "Site").to_lowercase();
    match () {
        () if site.contains("lichess.org") => "lichess",
        () if site.contains("chess.com") => "chess.com",
        () => "",
    }
}

/// From `UTCDate` and `UTCTime`, as both big sites write them, else from `Date`.
fn started(tags: &Tags) -> Option<Timestamp> {
    let date = tags.get("UTCDate").or_else(|| tags.get("Date"))?;
    let date = Date::strptime("%Y.%m.%d", date).ok()?;
    let time = Time::strptime("%H:%M:%S", tags.get("UTCTime").unwrap_or("00:00:00"));
    let moment = date.to_datetime(time.unwrap_or(Time::midnight()));
    let millis = moment
        .to_zoned(TimeZone::UTC)
        .ok()?
        .timestamp()
        .as_millisecond();
    Some(Timestamp::from_millis(millis.max(0)))
}

/// Variations and comments as a flat list.
fn beside(tree: &GameTree, line: &[Node<'_>]) -> Vec<Variation> {
    let mut list = Vec::new();
    let comment = |node: Node<'_>| node.remark().text().to_owned();
    let own = std::iter::once(tree.root()).chain(line.iter().copied());
    // What is still to be told: a place and the moves that follow it beside the line.
    let mut open: Vec<(u32, Node<'_>)> = Vec::new();
    for (place, node) in (0..).zip(own) {
        let text = comment(node);
        if !text.is_empty() {
            list.push(Variation {
                after: place,
                mv: None,
                comment: text,
            });
        }
        open.extend(node.children().skip(1).map(|child| (place, child)));
    }
    open.reverse();
    let first = u32::try_from(line.len()).unwrap_or(u32::MAX) + 1;
    while let Some((after, node)) = open.pop() {
        if list.len() >= Variation::MOST {
            break;
        }
        let place = first + u32::try_from(list.len()).unwrap_or(u32::MAX);
        list.push(Variation {
            after,
            mv: node.mv().map(|mv| mv.to_string()),
            comment: comment(node),
        });
        let children: Vec<_> = node.children().map(|child| (place, child)).collect();
        open.extend(children.into_iter().rev());
    }
    list
}

fn id(owner: UserId, content: &GameContent, tags: &Tags) -> GameId {
    let mut hash = Sha256::new();
    let words = [
        "White", "Black", "Date", "UTCDate", "UTCTime", "Round", "Site",
    ];
    let tags = words.map(|name| tag(tags, name));
    let parts = [&*owner.to_string(), &content.start_fen, &content.moves];
    for part in parts.into_iter().chain(tags) {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    let hash: [u8; 32] = hash.finalize().into();
    let (half, _) = hash.split_at(16);
    GameId::of_hash(half.try_into().expect("sixteen bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

    fn owner() -> ImportOwner {
        let id = UserId::new(NOW);
        let names = vec!["rita".to_owned()];
        ImportOwner { id, names }
    }

    const LICHESS: &str = "[Event \"Rated\"]\n[Site \"https://lichess.org/abcdefgh\"]\n\
        [UTCDate \"2024.02.29\"]\n[UTCTime \"23:59:59\"]\n[White \"Olaf\"]\n[Black \"Rita\"]\n\
        [Result \"0-1\"]\n\n1. e4 { [%clk 0:03:00] best by test } e5 { [%clk 0:02:59] } \
        (1... c5 2. Nf3) 2. Nf3 0-1\n";

    #[test]
    fn a_game_of_a_big_site_is_understood() {
        let (games, skipped) = read(LICHESS.as_bytes(), &owner(), 10, NOW);
        assert_eq!(skipped, []);
        let game = &games[0];
        assert_eq!(game.content.moves, "e2e4 e7e5 g1f3");
        assert_eq!(game.content.side, Side::Black);
        assert_eq!(game.content.clocks.0, [Some(180_000), Some(179_000), None]);
        assert_eq!(game.content.started.as_millis(), 1_709_251_199_000);
        assert_eq!(game.index.opponent_id, "lichess");
        assert!(game.content.opponent.as_str().contains("Olaf"));
        let tree: Vec<Variation> = game.tree.read().unwrap();
        let told: Vec<_> = tree
            .iter()
            .map(|one| (one.after, one.mv.as_deref()))
            .collect();
        assert_eq!(told, [(1, None), (1, Some("c7c5")), (5, Some("g1f3"))]);
        assert_eq!(tree[0].comment, "best by test");
    }

    #[test]
    fn the_same_game_has_the_same_id_for_the_same_owner_alone() {
        let (rita, other) = (owner(), owner());
        let id = |owner: &ImportOwner| read(LICHESS.as_bytes(), owner, 10, NOW).0[0].id;
        assert_eq!(id(&rita), id(&rita));
        assert_ne!(id(&rita), id(&other));
    }

    #[test]
    fn the_newest_game_is_kept_last_whatever_the_order_of_the_file() {
        let on = |day: &str| LICHESS.replace("2024.02.29", day);
        let file = [on("2024.03.02"), on("2023.01.01"), on("2024.03.01")].concat();
        let (games, _) = read(file.as_bytes(), &owner(), 10, NOW);
        assert!(games.is_sorted_by_key(|game| game.content.started));
    }

    #[test]
    fn what_cannot_be_kept_is_named() {
        let file = format!("{LICHESS}\n1. e4 e4 *\n\n[White \"A\"]\n\n*\n\n{LICHESS}");
        let (games, skipped) = read(file.as_bytes(), &owner(), 10, NOW);
        assert_eq!(games.len(), 2);
        let told: Vec<_> = skipped.iter().map(|one| one.game).collect();
        assert_eq!(told, [2, 3], "{skipped:?}");
        let (games, skipped) = read(LICHESS.repeat(3).as_bytes(), &owner(), 2, NOW);
        assert_eq!((games.len(), skipped.len()), (2, 1));
    }
}
