//! What must hold for any bytes that strangers send, wherever they reach the server first. The
//! fuzzer looks for bytes that break it; the tests replay what it has found.

use std::sync::LazyLock;
use std::time::Duration;

use rookery_play::replay::{self, MOST_PLIES};
use rookery_protocol::api::GameUpload;
use rookery_rules::Position;
use rookery_store::{Scope, SessionId, Timestamp, UserId};

use crate::auth::session::{Claims, Signer};
use crate::games::{check_upload, import};
use crate::puzzles::import::puzzles as checked;

/// The same moment in every run.
const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);
/// Games that are read of one file.
const MOST: usize = 20;

/// A law by its name, which is also that of its corpus.
pub type Law = (&'static str, fn(&[u8]));

/// All laws.
pub const LAWS: [Law; 4] = [
    ("upload", upload),
    ("import", import),
    ("puzzles", puzzles),
    ("token", token),
];

/// No body makes an upload panic, and a game that is taken is legal and within its limits.
pub fn upload(body: &[u8]) {
    if let Ok(upload) = serde_json::from_slice::<GameUpload>(body)
        && let Ok((content, _)) = check_upload(upload, NOW)
    {
        assert!(half_moves(&content.start_fen, &content.moves) <= MOST_PLIES);
    }
}

/// No file makes an import panic; what it keeps is legal, within its limits, and the same when the
/// file is read again.
pub fn import(file: &[u8]) {
    let owner = import::ImportOwner {
        id: UserId::new(NOW),
        names: vec!["rita".to_owned()],
    };
    let read = || {
        let (games, skipped) = import::read(file, &owner, MOST, NOW);
        let games = games.into_iter().map(|game| game.content);
        let games: Vec<_> = games.map(|game| (game.start_fen, game.moves)).collect();
        (games, skipped.len())
    };
    let (games, skipped) = read();
    assert!(games.len() + skipped <= MOST + 1);
    for (start_fen, moves) in &games {
        let plies = half_moves(start_fen, moves);
        assert!((1..=MOST_PLIES).contains(&plies), "{plies} half-moves");
    }
    assert_eq!(read(), (games, skipped));
}

/// No file of puzzles makes an import panic, and what it takes is legal and ends with a move of the
/// solver.
pub fn puzzles(file: &[u8]) {
    for puzzle in checked(file) {
        let plies = half_moves(&puzzle.fen, &puzzle.moves);
        assert!(plies >= 2 && plies.is_multiple_of(2), "{plies} half-moves");
    }
}

/// No text is taken for a token, unless we have signed exactly that.
pub fn token(bytes: &[u8]) {
    static OURS: LazyLock<(Signer, String)> = LazyLock::new(|| {
        let signer = Signer::of(&Signer::new_key(NOW)).expect("a new key is one");
        let claims = Claims {
            session: SessionId::new(NOW),
            user: UserId::new(NOW),
            scope: Scope::User,
            expires: NOW.after(Duration::from_secs(60)),
        };
        let token = signer.sign(&claims);
        assert_eq!(signer.read(&token, NOW), Ok(claims));
        (signer, token)
    });
    let (signer, token) = &*OURS;
    let text = String::from_utf8_lossy(bytes);
    assert!(signer.read(&text, NOW).is_err());
    // The same bytes as changes to a good token: a place and what stands there instead.
    let mut changed = token.clone().into_bytes();
    for change in bytes.chunks_exact(2) {
        let place = usize::from(change[0]) * changed.len() / 256;
        changed[place] = change[1];
    }
    let changed = String::from_utf8_lossy(&changed);
    assert_eq!(signer.read(&changed, NOW).is_ok(), changed == *token);
}

/// Plays legal moves from a position and counts them.
fn half_moves(start_fen: &str, moves: &str) -> usize {
    let start = Position::parse_fen(start_fen).expect("a position");
    let moves = replay::moves(start, moves.split_whitespace());
    moves.expect("legal moves").len()
}
