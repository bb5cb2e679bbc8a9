//! Who leaves takes everything with them, down to the bytes of the files.

use std::fs;

use rookery_play::{Occasion, OpponentId};
use rookery_store::{
    CodePurpose, Database, GameEdit, Json, NewAudit, NewCode, NewEvent, NewSession, NewShareLink,
    NewSheetLink, NewToken, Review, ReviewKey, Scope, SecretHash, StoredProgress, UserId, fresh,
};
use rookery_testkit::postgres::Postgres;

use crate::attempts::play;
use crate::contract::{Bench, NOW, finished, json, later, on_both, unfinished};
use crate::events::event;
use crate::puzzles::{keep, puzzle, report};

/// All that the database holds, the log included, as it lies there.
fn dump(bench: &Bench) -> String {
    match (&bench.database, &bench.folder) {
        (Database::Postgres(address), _) => Postgres::shared().dump(address),
        (Database::Sqlite(_), folder) => {
            let entries = fs::read_dir(folder.as_ref().unwrap().path()).unwrap();
            let bytes = entries.flat_map(|entry| fs::read(entry.unwrap().path()).unwrap());
            String::from_utf8_lossy(&bytes.collect::<Vec<_>>()).into_owned()
        }
    }
}

/// Uses everything the store has, with `mark` in each text, and returns the ids.
pub(crate) async fn live(bench: &Bench, mark: &str, admin: UserId) -> (UserId, Vec<String>) {
    let store = &bench.store;
    let user = bench.user(mark).await.id;
    let mut ids = vec![user.to_string()];
    ids.extend(live_keys(bench, user, mark).await);
    let body = json(&format!("\"{mark} likes\""));
    let put = store.put_preferences(user, body.clone(), NOW);
    put.await.unwrap();
    ids.extend(live_adventure(bench, user, &body, mark).await);
    for number in 0..8 {
        ids.extend(live_game(bench, user, &body, mark, number).await);
    }
    let events: Vec<_> = (0..30)
        .map(|number| NewEvent {
            body: body.clone(),
            ..event(number)
        })
        .collect();
    ids.extend(events.iter().map(|event| event.id.to_string()));
    store.append_events(user, events, NOW).await.unwrap();
    let display = format!("{mark} once more");
    store.change_display(user, &display).await.unwrap();
    let new = NewAudit {
        actor: Some(admin),
        target: Some(user),
        act: "rename".to_owned(),
        detail: format!("was {mark} before"),
    };
    store.append_audit(new, NOW).await.unwrap();
    keep(bench, vec![puzzle("shared", 1500, "fork")]).await;
    let told = report("shared", true);
    ids.push(told.id.to_string());
    store.report_attempts(user, vec![told], NOW).await.unwrap();
    ids.push(play(bench, user, "shared", true).await.to_string());
    (user, ids)
}

/// A session, a token and a code.
async fn live_keys(bench: &Bench, user: UserId, mark: &str) -> [String; 2] {
    let store = &bench.store;
    let new = NewSession {
        user,
        scope: Scope::User,
        device: format!("{mark} phone"),
        expires: later(9),
    };
    let session = store.create_session(new, NOW).await.unwrap();
    let hash = SecretHash::of(mark.as_bytes());
    let new = NewToken {
        user,
        name: format!("{mark} script"),
        scope: Scope::Read,
        hash: hash.clone(),
        expires: None,
    };
    let token = store.create_token(new, NOW).await.unwrap();
    let new = NewCode {
        purpose: CodePurpose::VerifyEmail,
        user: Some(user),
        email: Some(format!("{mark}@new.example")),
        hash,
        expires: later(9),
    };
    store.create_code(new, NOW).await.unwrap();
    [session.id.to_string(), token.id.to_string()]
}

/// What comes with the adventure, with survival and with opponents of one's own.
async fn live_adventure(bench: &Bench, user: UserId, body: &Json, mark: &str) -> [String; 1] {
    let store = &bench.store;
    let progress = StoredProgress {
        reached: 1,
        body: body.clone(),
        changed: NOW,
    };
    store.put_progress(user, progress).await.unwrap();
    let new = NewSheetLink {
        user,
        hash: SecretHash::of(format!("sheet of {mark}").as_bytes()),
        expires: later(9),
    };
    store.put_sheet_link(new, NOW).await.unwrap();
    store.put_survival_score(user, 500, 2, NOW).await.unwrap();
    let opponent = fresh::<OpponentId>(NOW);
    let put = store.put_own_opponent(user, opponent, body.clone(), 9, NOW);
    put.await.unwrap();
    [opponent.to_string()]
}

/// A game with a name, a review and a link.
async fn live_game(
    bench: &Bench,
    user: UserId,
    body: &Json,
    mark: &str,
    number: usize,
) -> [String; 2] {
    let store = &bench.store;
    let mut put = match number % 3 {
        0 => unfinished(user, "e2e4"),
        _ => finished(user, "d2d4"),
    };
    put.content.opponent = body.clone();
    put.content.occasion = Some(Occasion::Battle(format!("{mark} battle")));
    put.index.names = format!("{mark} against {mark}");
    let comment = format!("{mark} comment ").repeat(1 + number * 40);
    put.tree = json(&format!("[\"{comment}\"]"));
    let game = put.id;
    store.put_game(put, NOW).await.unwrap();
    let edit = GameEdit {
        title: Some(format!("{mark} title {number}")),
        tags: Some(vec![mark.to_owned()]),
        tree: None,
        seen: None,
    };
    let edited = store.edit_game(user, game, edit, NOW).await;
    edited.unwrap().unwrap();
    let review = Review {
        key: ReviewKey {
            game,
            engine_version: "1".to_owned(),
            node_budget: 1,
        },
        body: mark.repeat(200).into_bytes(),
        created: NOW,
    };
    assert!(store.put_review(user, review).await.unwrap());
    let new = NewShareLink {
        user,
        game,
        hash: SecretHash::of(game.to_string().as_bytes()),
        expires: later(9),
    };
    let link = store.create_share_link(new, NOW).await.unwrap().unwrap();
    [game.to_string(), link.id.to_string()]
}

on_both! {
    async fn a_deleted_person_leaves_no_trace(bench: Bench) {
        let admin = bench.user("Admin").await.id;
        let mut left = Vec::new();
        for number in 0..3 {
            left.push(live(&bench, &format!("heron{number}"), admin).await);
        }
        let (zebra, ids) = live(&bench, "zebra", admin).await;
        for number in 3..6 {
            left.push(live(&bench, &format!("heron{number}"), admin).await);
        }
        let before = dump(&bench);
        for text in ids.iter().map(String::as_str).chain(["zebra"]) {
            assert!(before.contains(text), "{text} was never there");
        }
        assert!(bench.store.delete_user(zebra).await.unwrap());
        let after = dump(&bench);
        for text in ids.iter().map(String::as_str).chain(["zebra", "Zebra", "7a65627261"]) {
            assert!(!after.contains(text), "{text} is still there");
        }
        for (user, ids) in left {
            assert!(bench.store.user(user).await.unwrap().is_some());
            for id in ids {
                assert!(after.contains(&id), "{id} was someone else's");
            }
        }
    }

    async fn everyone_can_leave_one_after_the_other(bench: Bench) {
        let admin = bench.user("Admin").await.id;
        let mut people = Vec::new();
        for number in 0..4 {
            people.push(live(&bench, &format!("heron{number}"), admin).await);
        }
        for (number, (user, ids)) in people.into_iter().enumerate() {
            assert!(bench.store.delete_user(user).await.unwrap());
            let after = dump(&bench);
            assert!(!after.contains(&format!("heron{number}")), "heron{number}");
            for id in ids {
                assert!(!after.contains(&id), "{id}");
            }
        }
    }

    async fn a_deleted_person_cannot_do_anything(bench: Bench) {
        let rita = bench.user("Rita").await;
        bench.store.delete_user(rita.id).await.unwrap();
        assert_eq!(bench.store.user(rita.id).await.unwrap(), None);
        assert_eq!(bench.store.credentials("Rita").await.unwrap(), None);
        assert!(bench.store.put_game(finished(rita.id, "e2e4"), NOW).await.is_err());
        bench.user("Rita").await;
    }

    async fn a_merged_guest_leaves_no_trace_of_the_guest(bench: Bench) {
        let guest = bench.store.create_guest("zebra", NOW).await.unwrap().id;
        let rita = bench.user("Rita").await.id;
        bench.store.put_game(finished(guest, "e2e4"), NOW).await.unwrap();
        bench.store.merge_guest(guest, rita).await.unwrap().unwrap();
        let after = dump(&bench);
        assert!(!after.contains("zebra"));
        assert!(!after.contains(&guest.to_string()));
    }

    async fn idle_guests_are_purged_and_accounts_are_not(bench: Bench) {
        let mut guests = Vec::new();
        for number in 0..4 {
            guests.push(bench.store.create_guest("zebra", later(number)).await.unwrap().id);
        }
        let rita = bench.user("Rita").await.id;
        assert_eq!(bench.store.purge_guests(later(3), 2).await.unwrap(), 2);
        assert_eq!(bench.store.purge_guests(later(3), 9).await.unwrap(), 1);
        assert_eq!(bench.store.purge_guests(later(3), 9).await.unwrap(), 0);
        assert!(bench.store.user(guests[3]).await.unwrap().is_some());
        assert!(bench.store.user(rita).await.unwrap().is_some());
        assert!(!dump(&bench).contains(&guests[0].to_string()));
    }
}
