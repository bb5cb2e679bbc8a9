//! What people leave behind here: games, reviews, events and all the rest.

use rookery_play::{Clocks, EndReason, Ending, GameId, GameSource, OpponentId, Side};
use rookery_rules::Color;
use rookery_rules::pgn::GameResult;
use rookery_store::{
    AttemptId, AttemptMode, CardAttempt, CardMemory, CodePurpose, EventId, GameContent, GameEdit,
    GameIndex, GamePut, Json, NewAttempt, NewAudit, NewCode, NewEvent, NewOwnPuzzle, NewSession,
    NewShareLink, NewSheetLink, NewToken, Review, ReviewKey, Scope, SecretHash, StoredProgress,
    User, UserId, fresh,
};

use crate::app::TestApp;
use crate::people::{in_days, now};

/// Four moves to mate.
pub(crate) const MOVES: &str = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7";
/// What each clock showed after each of them.
pub(crate) const CLOCKS: [u32; 7] = [
    300_000, 299_000, 290_000, 281_000, 275_000, 200_000, 271_000,
];

fn json(text: &str) -> Json {
    Json::parse(text).unwrap()
}

/// A whole game with clocks.
pub(crate) fn game(owner: UserId) -> GamePut {
    let mate = Ending {
        reason: Some(EndReason::Checkmate),
        ..Ending::of(GameResult::Win(Color::White))
    };
    GamePut {
        id: fresh::<GameId>(now()),
        owner,
        expected: None,
        content: GameContent {
            format: 1,
            source: GameSource::Engine,
            side: Side::White,
            start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            moves: MOVES.to_owned(),
            clocks: Clocks(CLOCKS.map(Some).to_vec()),
            time_control: None,
            hints: 0,
            finished: true,
            claimed: None,
            opponent: json(r#"{"kind":"engine","name":"Rook"}"#),
            started: now(),
            ended: Some(now()),
            occasion: None,
        },
        index: GameIndex {
            derived: Some(mate),
            plies: 7,
            opponent_kind: "engine".to_owned(),
            opponent_id: "rook".to_owned(),
            opponent_styles: vec!["aggressive".to_owned()],
            opening: Some("Scholar's Mate".to_owned()),
            names: "Rita Rook".to_owned(),
            board: None,
            fought: None,
        },
        tree: json("[]"),
        origin: None,
    }
}

/// A puzzle that was solved.
pub(crate) fn event() -> NewEvent {
    NewEvent {
        id: EventId::new(now()),
        kind: "puzzle_solved".to_owned(),
        version: 1,
        body: json(r#"{"puzzle":7}"#),
        happened: now(),
    }
}

/// Fills every table about this person, with `mark` in each text; returns the ids.
pub(crate) async fn live(app: &TestApp, user: &User, mark: &str, admin: UserId) -> Vec<String> {
    let store = &app.app.store;
    let id = user.id;
    let mut ids = vec![id.to_string()];
    ids.extend(live_keys(app, id, mark).await);
    let body = json(&format!("{{\"likes\":\"{mark}\"}}"));
    store
        .put_preferences(id, body.clone(), now())
        .await
        .unwrap();
    let progress = StoredProgress {
        reached: 1,
        body: body.clone(),
        changed: now(),
    };
    store.put_progress(id, progress).await.unwrap();
    for number in 0..3 {
        let mut put = game(id);
        put.content.opponent = body.clone();
        put.index.names = format!("{mark} against {mark}");
        ids.push(put.id.to_string());
        ids.extend(live_game(app, id, put, &format!("{mark} {number}")).await);
    }
    ids.extend(live_adventure(app, id, &body, mark).await);
    let events = [(); 5].map(|()| NewEvent {
        body: body.clone(),
        ..event()
    });
    ids.extend(events.iter().map(|event| event.id.to_string()));
    store
        .append_events(id, events.to_vec(), now())
        .await
        .unwrap();
    let ours = rookery_puzzles::unpack(rookery_puzzles::SET).unwrap();
    let attempt = NewAttempt {
        id: AttemptId::new(now()),
        puzzle: ours[0].id().to_string(),
        mode: AttemptMode::Practice,
        solved: true,
        tries: 1,
        hints: 0,
        millis: 1000,
        happened: now(),
    };
    ids.push(attempt.id.to_string());
    let told = store.report_attempts(id, vec![attempt], now()).await;
    assert_eq!(told.unwrap().kept, 1);
    let act = NewAudit {
        actor: Some(admin),
        target: Some(id),
        act: "rename".to_owned(),
        detail: format!("{mark} before"),
    };
    store.append_audit(act, now()).await.unwrap();
    ids
}

/// A session, a token and a code.
async fn live_keys(app: &TestApp, user: UserId, mark: &str) -> [String; 2] {
    let store = &app.app.store;
    let new = NewSession {
        user,
        scope: Scope::User,
        device: format!("{mark} phone"),
        expires: in_days(1),
    };
    let session = store.create_session(new, now()).await.unwrap();
    let hash = SecretHash::of(mark.as_bytes());
    let new = NewToken {
        user,
        name: format!("{mark} script"),
        scope: Scope::Read,
        hash: hash.clone(),
        expires: None,
    };
    let token = store.create_token(new, now()).await.unwrap();
    let new = NewCode {
        purpose: CodePurpose::VerifyEmail,
        user: Some(user),
        email: Some(format!("{mark}@new.example")),
        hash,
        expires: in_days(1),
    };
    store.create_code(new, now()).await.unwrap();
    [session.id.to_string(), token.id.to_string()]
}

/// What comes with the adventure, survival and puzzles from one's own games.
async fn live_adventure(app: &TestApp, user: UserId, body: &Json, mark: &str) -> Vec<String> {
    let store = &app.app.store;
    let hash = |of: &str| SecretHash::of(format!("{mark} {of}").as_bytes());
    let (gone, opponent) = (fresh::<GameId>(now()), fresh::<OpponentId>(now()));
    let puzzle = NewOwnPuzzle {
        id: format!("{mark} card"),
        game: gone,
        ply: 5,
        fen: format!("{mark} board"),
        moves: "g8f6 h5f7".to_owned(),
        themes: "mate mateIn1".to_owned(),
        names: format!("{mark} against {mark}"),
    };
    let card = puzzle.id.clone();
    let kept = store.keep_hunt(user, gone, vec![puzzle], now()).await;
    assert_eq!(kept.unwrap(), 1);
    let attempt = CardAttempt {
        before: None,
        solved: true,
        after: CardMemory {
            last: 20_000,
            stability: 2_500_000,
            difficulty: 5_000_000,
        },
    };
    assert!(store.try_card(user, &card, attempt).await.unwrap());
    let made = store.put_own_opponent(user, opponent, body.clone(), 9, now());
    made.await.unwrap();
    let link = Some((hash("opponent"), in_days(1)));
    let linked = store.link_own_opponent(user, opponent, link);
    assert!(linked.await.unwrap());
    store.put_survival_score(user, 500, 2, now()).await.unwrap();
    let link = NewSheetLink {
        user,
        hash: hash("sheet"),
        expires: in_days(1),
    };
    store.put_sheet_link(link, now()).await.unwrap();
    vec![gone.to_string(), opponent.to_string(), card]
}

async fn live_game(app: &TestApp, owner: UserId, put: GamePut, mark: &str) -> Vec<String> {
    let store = &app.app.store;
    let game = put.id;
    store.put_game(put, now()).await.unwrap();
    let edit = GameEdit {
        title: Some(format!("{mark} title")),
        tags: Some(vec![mark.to_owned()]),
        tree: Some(json(&format!("[\"{mark} comment\"]"))),
        seen: None,
    };
    let edited = store.edit_game(owner, game, edit, now()).await.unwrap();
    edited.unwrap();
    let review = Review {
        key: ReviewKey {
            game,
            engine_version: "1".to_owned(),
            node_budget: 1,
        },
        body: mark.repeat(50).into_bytes(),
        created: now(),
    };
    assert!(store.put_review(owner, review).await.unwrap());
    let new = NewShareLink {
        user: owner,
        game,
        hash: SecretHash::of(game.to_string().as_bytes()),
        expires: in_days(1),
    };
    let link = store.create_share_link(new, now()).await.unwrap().unwrap();
    vec![link.id.to_string()]
}
