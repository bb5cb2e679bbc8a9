//! Runs a test once on SQLite and once on PostgreSQL, each time on a fresh database, and
//! makes the people and games that tests are about.

use std::time::Duration;

use rookery_play::{Clocks, Ending, GameId, GameSource, Side, Timed};
use rookery_rules::pgn::GameResult;
use rookery_store::{
    Database, GameContent, GameIndex, GamePut, Json, Role, SignUp, Store, Timestamp, User, UserId,
    fresh,
};
use rookery_testkit::postgres::Postgres;
use tempfile::TempDir;

/// The same test for both databases.
macro_rules! on_both {
    ($($(#[$doc:meta])* async fn $name:ident($bench:ident: Bench) $body:block)+) => {$(
        mod $name {
            #[allow(unused_imports, reason = "a test may need nothing of its file")]
            use super::*;

            async fn hold($bench: crate::contract::Bench) $body

            #[tokio::test]
            async fn on_sqlite() {
                hold(crate::contract::Bench::sqlite().await).await;
            }

            #[tokio::test]
            async fn on_postgres() {
                hold(crate::contract::Bench::postgres().await).await;
            }
        }
    )+};
}
pub(crate) use on_both;

/// An open store and its database.
pub(crate) struct Bench {
    pub(crate) store: Store,
    pub(crate) database: Database,
    /// `None` on PostgreSQL; cleared away when the test ends.
    pub(crate) folder: Option<TempDir>,
}

/// When tests happen.
pub(crate) const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

pub(crate) fn later(seconds: u64) -> Timestamp {
    NOW.after(Duration::from_secs(seconds))
}

pub(crate) fn json(text: &str) -> Json {
    Json::parse(text).unwrap()
}

impl Bench {
    pub(crate) async fn sqlite() -> Self {
        let folder = memory_folder();
        let database = Database::Sqlite(folder.path().join("rookery.db"));
        Self::open(database, Some(folder)).await
    }

    pub(crate) async fn postgres() -> Self {
        let database = Database::Postgres(Postgres::shared().database());
        Self::open(database, None).await
    }

    async fn open(database: Database, folder: Option<TempDir>) -> Self {
        let store = Store::open(&database, NOW).await.unwrap();
        Self {
            store,
            database,
            folder,
        }
    }

    /// Closes the store and opens it again.
    pub(crate) async fn reopen(self) -> Self {
        self.store.close().await;
        Self::open(self.database, self.folder).await
    }

    pub(crate) async fn guest(&self) -> UserId {
        self.store.create_guest("Guest", NOW).await.unwrap().id
    }

    pub(crate) async fn user(&self, login: &str) -> User {
        self.user_since(login, NOW).await
    }

    pub(crate) async fn user_since(&self, login: &str, at: Timestamp) -> User {
        let sign_up = sign_up(login);
        self.store
            .create_user(Role::User, sign_up, at)
            .await
            .unwrap()
    }
}

/// A folder in memory where there is one: these tests are about what is written, not
/// about how long a disk takes for it.
fn memory_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap()
}

pub(crate) fn sign_up(login: &str) -> SignUp {
    SignUp {
        display: format!("{login} the learner"),
        login: Some(login.to_owned()),
        email: Some(format!("{login}@example.org")),
        password: format!("hash of {login}'s password"),
    }
}

/// A game that is not over.
pub(crate) fn unfinished(owner: UserId, moves: &str) -> GamePut {
    GamePut {
        id: fresh::<GameId>(NOW),
        owner,
        expected: None,
        content: GameContent {
            format: 1,
            source: GameSource::Engine,
            side: Side::White,
            start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            moves: moves.to_owned(),
            clocks: Clocks(vec![Some(300_000), None]),
            time_control: Timed::new(5, 2),
            hints: 1,
            finished: false,
            claimed: None,
            opponent: json(r#"{"kind":"engine","id":"rook"}"#),
            started: NOW,
            ended: None,
            occasion: None,
        },
        index: GameIndex {
            derived: None,
            plies: u32::try_from(moves.split_whitespace().count()).unwrap(),
            opponent_kind: "engine".to_owned(),
            opponent_id: "rook".to_owned(),
            opponent_styles: vec!["aggressive".to_owned()],
            opening: Some("Scotch Game".to_owned()),
            names: "Guest Rook".to_owned(),
            board: Some("8/8/8/4k3/8/8/4K3/8".to_owned()),
            fought: None,
        },
        tree: json("[]"),
        origin: None,
    }
}

/// A game that was given up.
pub(crate) fn finished(owner: UserId, moves: &str) -> GamePut {
    let mut put = unfinished(owner, moves);
    put.content.finished = true;
    put.content.claimed = Some(Ending::of(GameResult::Draw));
    put.content.ended = Some(later(60));
    put
}
