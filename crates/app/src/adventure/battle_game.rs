//! A battle of the adventure on the board: who sits there, what it feels and says, and how far the
//! task is. Everything is told from the game alone.

use rookery_campaign::{Battle, Cue, Difficulty, Face, Mood, Objective, Voice};
use rookery_play::{BattleVerdict, Meeting, Occasion, Opponent};
use rookery_rules::{Color, EXCHANGE_VALUES, Game, Position, Role};

use crate::opponents::drawn_face::DrawnFace;

/// What is told beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TaskCount {
    /// So many moves of one's own, of so many.
    Moves(usize, u16),
    /// Nothing is counted.
    Nothing,
}

/// Who sits opposite.
pub fn opponent(battle: &Battle, difficulty: Difficulty) -> Opponent {
    let character = battle.opponent.character();
    character.playing_at(difficulty.rung)
}

/// What the game has to know of it.
pub fn sign(battle: &Battle) -> Meeting {
    Meeting {
        occasion: Occasion::Battle(battle.key.to_owned()),
        who: battle.opponent.key().to_owned(),
        name: battle.opponent.name().to_owned(),
    }
}

/// A face to draw.
pub fn drawn_face(face: &Face, mood: Mood) -> DrawnFace {
    let shapes = face.shapes(mood).into_iter();
    DrawnFace::of(shapes.map(|(tone, path)| (tone.key(), path)))
}

/// What the opponent feels.
pub fn mood(battle: &Battle, game: &Game) -> Mood {
    match battle.judge(game) {
        Some(BattleVerdict::Won | BattleVerdict::Met) => return Mood::Beaten,
        Some(BattleVerdict::Lost) => return Mood::Pleased,
        Some(BattleVerdict::Drawn) => return Mood::Calm,
        None => {}
    }
    tension(game, battle.side)
}

/// What whoever plays against this side feels while the game goes on.
pub fn tension(game: &Game, side: Color) -> Mood {
    let position = game.position();
    let theirs = !side;
    let lead = worth(position, theirs) - worth(position, side);
    let start = game.start();
    let change = lead - (worth(start, theirs) - worth(start, side));
    let piece = EXCHANGE_VALUES[Role::Knight];
    match change {
        _ if position.is_check() && position.turn() == theirs => Mood::Worried,
        change if change >= piece => Mood::Pleased,
        change if change <= -piece => Mood::Worried,
        _ => Mood::Calm,
    }
}

/// What the opponent says now: about the last two moves, or about the end.
pub fn says(battle: &Battle, game: &Game, seed: u32) -> Option<&'static str> {
    let end = battle.judge(game).map(|verdict| match verdict {
        BattleVerdict::Won | BattleVerdict::Met => Cue::Loss,
        BattleVerdict::Lost => Cue::Win,
        BattleVerdict::Drawn => Cue::Draw,
    });
    let voice = &battle.opponent.character().voice;
    remark(voice, game, battle.side, end, seed)
}

/// What this voice says against a player with these pieces, if the game ended so or goes on.
pub fn remark(
    voice: &'static Voice,
    game: &Game,
    side: Color,
    end: Option<Cue>,
    seed: u32,
) -> Option<&'static str> {
    let plies = game.moves().len();
    let about = |plies: usize| voice_number(seed, plies);
    if let Some(occasion) = end {
        return Some(voice.line(occasion, about(plies)));
    }
    let positions: Vec<_> = game.positions().collect();
    let moves: Vec<_> = game.moves().collect();
    let latest = (plies.saturating_sub(2)..plies).rev();
    let heard = latest.into_iter().find_map(|ply| {
        let (before, after) = (positions[ply], positions[ply + 1]);
        Some((
            heard(before, after, before.exchange(moves[ply]), side)?,
            ply,
        ))
    });
    match heard {
        Some((occasion, ply)) => Some(voice.line(occasion, about(ply))),
        None if plies <= 2 => Some(voice.line(Cue::Start, about(0))),
        None => None,
    }
}

/// How far the task is.
pub fn count(battle: &Battle, game: &Game) -> TaskCount {
    let positions = game.positions().take(game.moves().len());
    let made = positions.filter(|position| position.turn() == battle.side);
    match battle.objective {
        Objective::Win | Objective::WinFromBehind => TaskCount::Nothing,
        Objective::WinWithin(most) | Objective::Survive(most) | Objective::KeepQueen(most) => {
            TaskCount::Moves(made.count(), most)
        }
    }
}

/// What a move gives reason to say, where it won so much.
fn heard(before: &Position, after: &Position, gain: i32, player: Color) -> Option<Cue> {
    let theirs = !player;
    let lost_queen = |side: Color| {
        let queens = |position: &Position| position.board().of(side, Role::Queen).len();
        queens(after) < queens(before)
    };
    let is_theirs = before.turn() == theirs;
    match is_theirs {
        true if lost_queen(player) => Some(Cue::QueenWon),
        true if after.is_check() => Some(Cue::GivesCheck),
        true if gain >= 2 * EXCHANGE_VALUES[Role::Pawn] => Some(Cue::BlunderSeen),
        false if lost_queen(theirs) => Some(Cue::QueenLost),
        false if after.is_check() => Some(Cue::TakesCheck),
        _ => None,
    }
}

fn voice_number(seed: u32, plies: usize) -> u32 {
    seed.wrapping_add(u32::try_from(plies).unwrap_or_default())
}

fn worth(position: &Position, side: Color) -> i32 {
    let roles = Role::ALL.into_iter().filter(|role| *role != Role::King);
    let worth = |role| {
        let pieces = position.board().of(side, role).len();
        i32::try_from(pieces).unwrap_or_default() * EXCHANGE_VALUES[role]
    };
    roles.map(worth).sum()
}

#[cfg(test)]
mod tests {
    use rookery_campaign::{Animal, BATTLES};

    use super::*;

    fn played(key: &str, moves: &str) -> (&'static Battle, Game) {
        let battle = Battle::from_key(key).unwrap();
        let mut game = battle.begin();
        for san in moves.split_whitespace() {
            game.play_san(san).unwrap();
        }
        (battle, game)
    }

    fn line_of(key: &str, moves: &str, occasion: Cue) -> bool {
        let (battle, game) = played(key, moves);
        let lines = battle.opponent.character().voice.lines(occasion);
        says(battle, &game, 3).is_some_and(|said| lines.contains(&said))
    }

    #[test]
    fn the_opponent_comments_on_what_happens() {
        for battle in &BATTLES {
            assert!(line_of(battle.key, "", Cue::Start));
        }
        assert!(line_of("dormouse", "e4 e5", Cue::Start));
        assert!(line_of("dormouse", "e4 d5 Bb5+", Cue::TakesCheck));
        assert!(line_of(
            "dormouse",
            "d4 e5 c3 Bb4 h3 Bxc3+",
            Cue::GivesCheck
        ));
        assert!(line_of(
            "dormouse",
            "e4 e5 Qh5 Nf6 Qxh7 Nxh7",
            Cue::QueenWon
        ));
        assert!(line_of("dormouse", "e4 e5 Nf3 Qg5 Nxg5", Cue::QueenLost));
        assert!(line_of(
            "dormouse",
            "e4 Nf6 Na3 b6 Nb5 a6 h3 axb5",
            Cue::BlunderSeen
        ));
        let (battle, game) = played("dormouse", "e4 e5 Nf3 Nc6");
        assert_eq!(says(battle, &game, 3), None);
    }

    #[test]
    fn it_feels_how_it_stands() {
        let mood = |moves: &str| {
            let (battle, game) = played("dormouse", moves);
            mood(battle, &game)
        };
        assert_eq!(mood("e4 e5"), Mood::Calm);
        assert_eq!(mood("e4 e5 Nf3 Qg5 Nxg5"), Mood::Worried);
        assert_eq!(mood("e4 e5 Qh5 Nf6 Qxh7 Nxh7"), Mood::Pleased);
        assert_eq!(mood("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"), Mood::Beaten);
        // A start with less is no reason to be pleased.
        let (battle, game) = played("fox-toll", "");
        assert_eq!(super::mood(battle, &game), Mood::Calm);
    }

    #[test]
    fn the_task_is_counted_in_moves_of_ones_own() {
        let counted = |key: &str, moves: &str| {
            let (battle, game) = played(key, moves);
            count(battle, &game)
        };
        assert_eq!(counted("hare", "e4 e5 Nf3"), TaskCount::Moves(2, 40));
        assert_eq!(counted("dormouse", "e4"), TaskCount::Nothing);
    }

    #[test]
    fn it_plays_as_itself_on_the_rung_that_fits() {
        let battle = Battle::from_key("hare").unwrap();
        let hare = Animal::Hare.character();
        let sits = opponent(battle, Difficulty::of(battle, &[]));
        assert_eq!(
            (sits.style, sits.pace),
            (hare.style, rookery_play::Pace::Instant)
        );
        assert_eq!(sits.weakness, Some(hare.weakness));
        assert_eq!(sign(battle).called(), "Dash the hare");
    }
}
