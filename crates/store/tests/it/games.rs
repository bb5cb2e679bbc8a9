//! Games come in, change, and go.

use rookery_play::{Ending, GameId};
use rookery_rules::pgn::GameResult;
use rookery_rules::{Color, Outcome, WinReason};
use rookery_store::{GameEdit, GameFilter, PutOutcome, Revision, StoreError, UserId, fresh};

use crate::contract::{NOW, finished, json, later, on_both, unfinished};

on_both! {
    async fn a_game_comes_back_as_it_was(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = finished(rita, "f2f3 e7e5 g2g4 d8h4");
        let mate = Ending::from(Outcome::Win(Color::Black, WinReason::Checkmate));
        put.index.derived = Some(mate);
        put.tree = json(r#"[{"after":2,"text":"ouch"}]"#);
        let PutOutcome::Created(created) = bench.store.put_game(put.clone(), NOW).await.unwrap() else {
            panic!("it was new");
        };
        assert_eq!((created.id, created.revision), (put.id, Revision(1)));
        let game = bench.store.game(put.id).await.unwrap().unwrap();
        assert_eq!(game.summary, created);
        assert_eq!(game.content, put.content);
        assert_eq!(game.summary.index, put.index);
        assert_eq!(game.tree, put.tree);
        assert_eq!(game.summary.ending(), Some(mate));
        assert_eq!(game.summary.claimed, Some(Ending::of(GameResult::Draw)));
    }

    async fn the_same_upload_again_changes_nothing(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        for put in [unfinished(rita, "e2e4"), finished(rita, "e2e4 e7e5")] {
            bench.store.put_game(put.clone(), NOW).await.unwrap();
            let before = bench.store.game(put.id).await.unwrap();
            let outcome = bench.store.put_game(put.clone(), later(9)).await.unwrap();
            assert_eq!(outcome, PutOutcome::Same(before.clone().unwrap().summary));
            assert_eq!(bench.store.game(put.id).await.unwrap(), before);
        }
    }

    async fn a_finished_game_never_changes(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4 e7e5");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let before = bench.store.game(put.id).await.unwrap();
        let mut other = put.clone();
        other.content.moves.push_str(" g1f3");
        for expected in [None, Some(Revision(1))] {
            other.expected = expected;
            let outcome = bench.store.put_game(other.clone(), later(1)).await.unwrap();
            assert_eq!(outcome, PutOutcome::Conflict(before.clone().unwrap().summary));
        }
        assert_eq!(bench.store.game(put.id).await.unwrap(), before);
    }

    async fn someone_elses_id_is_not_yours(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let before = bench.store.game(put.id).await.unwrap();
        let mut thief = put.clone();
        thief.owner = olaf;
        let outcome = bench.store.put_game(thief.clone(), NOW).await.unwrap();
        assert_eq!(outcome, PutOutcome::NotYours);
        thief.content.moves = "d2d4".to_owned();
        assert_eq!(bench.store.put_game(thief, NOW).await.unwrap(), PutOutcome::NotYours);
        assert!(!bench.store.delete_game(olaf, put.id).await.unwrap());
        let edit = GameEdit { title: Some("Mine".to_owned()), ..GameEdit::default() };
        assert_eq!(bench.store.edit_game(olaf, put.id, edit, NOW).await.unwrap(), None);
        assert_eq!(bench.store.game(put.id).await.unwrap(), before);
    }

    async fn an_unfinished_game_goes_on_from_its_revision(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = unfinished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        for (number, moves) in ["e2e4 e7e5", "e2e4 e7e5 g1f3"].iter().enumerate() {
            let number = i64::try_from(number).unwrap();
            put.expected = Some(Revision(number + 1));
            put.content.moves = (*moves).to_owned();
            let outcome = bench.store.put_game(put.clone(), later(5)).await.unwrap();
            let PutOutcome::Updated(summary) = outcome else { panic!("{outcome:?}") };
            assert_eq!(summary.revision, Revision(number + 2));
            assert_eq!((summary.received, summary.changed), (NOW, later(5)));
        }
        put.expected = Some(Revision(3));
        put.content.finished = true;
        let outcome = bench.store.put_game(put.clone(), later(6)).await.unwrap();
        assert!(matches!(outcome, PutOutcome::Updated(_)), "{outcome:?}");
        assert_eq!(bench.store.game(put.id).await.unwrap().unwrap().content, put.content);
    }

    async fn two_devices_that_went_on_both_keep_their_game(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut phone = unfinished(rita, "e2e4");
        bench.store.put_game(phone.clone(), NOW).await.unwrap();
        phone.expected = Some(Revision(1));
        let mut laptop = phone.clone();
        phone.content.moves = "e2e4 e7e5".to_owned();
        laptop.content.moves = "e2e4 c7c5".to_owned();
        let outcome = bench.store.put_game(phone.clone(), later(1)).await.unwrap();
        assert!(matches!(outcome, PutOutcome::Updated(_)), "{outcome:?}");
        let outcome = bench.store.put_game(laptop.clone(), later(2)).await.unwrap();
        let PutOutcome::Branched(branch) = outcome else { panic!("{outcome:?}") };
        assert_eq!((branch.conflicts_with, branch.revision), (Some(phone.id), Revision(1)));
        let kept = bench.store.game(branch.id).await.unwrap().unwrap();
        assert_eq!(kept.content, laptop.content);
        assert_eq!(bench.store.game(phone.id).await.unwrap().unwrap().content, phone.content);
        let again = bench.store.put_game(laptop, later(3)).await.unwrap();
        assert_eq!(again, PutOutcome::Branched(kept.summary));
    }

    async fn of_two_on_the_same_way_the_longer_one_stays(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = unfinished(rita, "e2e4");
        let kept = async || bench.store.game(put.id).await.unwrap().unwrap();
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        // The answer was lost, so the device goes on without knowing its revision.
        let mut further = put.clone();
        further.content.moves = "e2e4 e7e5 g1f3".to_owned();
        let outcome = bench.store.put_game(further.clone(), later(1)).await.unwrap();
        assert!(matches!(outcome, PutOutcome::Updated(_)), "{outcome:?}");
        assert_eq!(kept().await.content, further.content);
        for (moves, expected) in [("e2e4", None), ("e2e4 e7e5", Some(Revision(1)))] {
            put.content.moves = moves.to_owned();
            put.expected = expected;
            let outcome = bench.store.put_game(put.clone(), later(2)).await.unwrap();
            assert_eq!(outcome, PutOutcome::Behind(kept().await.summary));
        }
        put.expected = Some(Revision(2));
        let outcome = bench.store.put_game(put.clone(), later(3)).await.unwrap();
        assert!(matches!(outcome, PutOutcome::Updated(_)), "moves taken back: {outcome:?}");
        put.expected = Some(Revision(1));
        put.content.moves = "e2e4 e7e5".to_owned();
        put.content.opponent = json(r#"{"kind":"engine","id":"fox"}"#);
        let outcome = bench.store.put_game(put.clone(), later(4)).await.unwrap();
        assert!(matches!(outcome, PutOutcome::Branched(_)), "another opponent: {outcome:?}");
    }

    async fn a_branch_whose_answer_was_lost_goes_on(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = unfinished(rita, "e2e4 e7e5");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let mut ids = Vec::new();
        for moves in ["e2e4 c7c5", "e2e4 c7c5 g1f3", "e2e4 c7c5"] {
            put.content.moves = moves.to_owned();
            let outcome = bench.store.put_game(put.clone(), later(1)).await.unwrap();
            let PutOutcome::Branched(branch) = outcome else { panic!("{outcome:?}") };
            ids.push(branch.id);
        }
        assert_eq!((ids[0], ids[0]), (ids[1], ids[2]));
        let branch = bench.store.game(ids[0]).await.unwrap().unwrap();
        assert_eq!(branch.content.moves, "e2e4 c7c5 g1f3");
        let others = GameFilter { conflicts_with: Some(put.id), ..GameFilter::default() };
        let found = bench.store.games(rita, &others, None, 9).await.unwrap().games;
        assert_eq!(found, [branch.summary]);
    }

    async fn who_went_on_with_a_game_that_was_ended_elsewhere_keeps_it(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = unfinished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let mut ended = finished(rita, "e2e4 e7e5");
        (ended.id, ended.expected) = (put.id, Some(Revision(1)));
        bench.store.put_game(ended.clone(), later(1)).await.unwrap();
        put.expected = Some(Revision(1));
        let behind = bench.store.put_game(put.clone(), later(2)).await.unwrap();
        assert!(matches!(&behind, PutOutcome::Behind(kept) if kept.finished), "{behind:?}");
        put.content.moves = "e2e4 c7c5".to_owned();
        let outcome = bench.store.put_game(put.clone(), later(2)).await.unwrap();
        assert!(matches!(outcome, PutOutcome::Branched(_)), "{outcome:?}");
        assert_eq!(bench.store.game(put.id).await.unwrap().unwrap().content, ended.content);
    }

    async fn a_deleted_original_leaves_its_branch_alone(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = unfinished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        put.content.moves = "d2d4".to_owned();
        let outcome = bench.store.put_game(put.clone(), NOW).await.unwrap();
        let PutOutcome::Branched(branch) = outcome else { panic!("{outcome:?}") };
        assert!(bench.store.delete_game(rita, put.id).await.unwrap());
        let left = bench.store.game(branch.id).await.unwrap().unwrap();
        assert_eq!(left.summary.conflicts_with, None);
    }

    async fn a_game_knows_which_one_it_comes_from(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let whole = finished(rita, "e2e4 e7e5");
        bench.store.put_game(whole.clone(), NOW).await.unwrap();
        let mut line = unfinished(rita, "e2e4 c7c5");
        line.origin = Some(whole.id);
        let PutOutcome::Created(kept) = bench.store.put_game(line.clone(), NOW).await.unwrap() else {
            panic!("it was new");
        };
        assert_eq!(kept.origin, Some(whole.id));
        let from = GameFilter { origin: Some(whole.id), ..GameFilter::default() };
        let found = bench.store.games(rita, &from, None, 9).await.unwrap().games;
        assert_eq!(found, [kept]);
        line.expected = Some(Revision(1));
        line.content.moves.push_str(" g1f3");
        line.origin = None;
        bench.store.put_game(line.clone(), NOW).await.unwrap();
        let origin = async || bench.store.game(line.id).await.unwrap().unwrap().summary.origin;
        assert_eq!(origin().await, Some(whole.id), "that does not change");
        for origin in [whole.id, fresh::<GameId>(NOW)] {
            let mut stranger = finished(olaf, "e2e4");
            stranger.origin = Some(origin);
            bench.store.put_game(stranger.clone(), NOW).await.unwrap();
            let kept = bench.store.game(stranger.id).await.unwrap().unwrap();
            assert_eq!(kept.summary.origin, None, "not a game of theirs");
        }
        assert!(bench.store.delete_game(rita, whole.id).await.unwrap());
        assert_eq!(origin().await, None);
    }

    async fn a_game_can_be_named_tagged_and_annotated_even_when_finished(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let edit = GameEdit {
            title: Some("My best".to_owned()),
            tags: Some(vec!["club".to_owned(), "sunday".to_owned()]),
            tree: None,
            seen: None,
        };
        let edited = bench.store.edit_game(rita, put.id, edit, later(1)).await.unwrap().unwrap();
        assert_eq!((&*edited.title, edited.tags.len()), ("My best", 2));
        let edit = GameEdit { tree: Some(json("[1]")), ..GameEdit::default() };
        bench.store.edit_game(rita, put.id, edit, later(2)).await.unwrap().unwrap();
        let game = bench.store.game(put.id).await.unwrap().unwrap();
        assert_eq!((&*game.summary.title, game.tree), ("My best", json("[1]")));
        assert_eq!((game.content, game.summary.revision), (put.content.clone(), Revision(1)));
        let outcome = bench.store.put_game(put, later(3)).await.unwrap();
        assert!(matches!(outcome, PutOutcome::Same(_)), "{outcome:?}");
    }

    async fn a_change_for_another_state_is_not_made(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut put = unfinished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let edit = |tree: &str, seen| GameEdit {
            tree: Some(json(tree)),
            seen: Some(seen),
            ..GameEdit::default()
        };
        let (first, list) = ((Revision(1), NOW), r#"[{"after":0,"mv":"d2d4"},{"after":2,"mv":"d7d5"}]"#);
        let edited = bench.store.edit_game(rita, put.id, edit(list, first), later(1)).await.unwrap();
        assert_eq!(edited.unwrap().changed, later(1));
        let late = bench.store.edit_game(rita, put.id, edit("[]", first), later(2)).await;
        assert!(matches!(late, Err(StoreError::ChangedMeanwhile)), "{late:?}");
        // When the game goes on, its variations stay where they were.
        put.expected = Some(Revision(1));
        put.content.moves = "e2e4 e7e5".to_owned();
        bench.store.put_game(put.clone(), later(3)).await.unwrap();
        let tree = bench.store.game(put.id).await.unwrap().unwrap().tree;
        assert_eq!(tree, json(r#"[{"after":0,"mv":"d2d4"},{"after":3,"mv":"d7d5"}]"#));
    }

    async fn a_deleted_game_is_gone(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        assert!(bench.store.delete_game(rita, put.id).await.unwrap());
        assert!(!bench.store.delete_game(rita, put.id).await.unwrap());
        assert_eq!(bench.store.game(put.id).await.unwrap(), None);
    }

    async fn what_is_not_there_is_none(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        assert_eq!(bench.store.game(fresh::<GameId>(NOW)).await.unwrap(), None);
        let edit = GameEdit::default();
        assert_eq!(bench.store.edit_game(rita, fresh::<GameId>(NOW), edit, NOW).await.unwrap(), None);
        let orphan = finished(UserId::new(NOW), "e2e4");
        let error = bench.store.put_game(orphan, NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::UserGone), "{error:?}");
    }

    async fn a_game_beyond_all_limits_is_refused(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, &"e2e4 ".repeat(200_000));
        let error = bench.store.put_game(put, NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::TooLarge { .. }), "{error:?}");
        let mut put = finished(rita, "e2e4");
        put.index.opponent_styles = vec!["two\nlines".to_owned()];
        let error = bench.store.put_game(put.clone(), NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::NotAWord { .. }), "{error:?}");
        assert_eq!(bench.store.game(put.id).await.unwrap(), None);
    }

    async fn no_two_games_of_a_person_have_one_name(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let named = async |owner: UserId, title: &str| {
            let put = finished(owner, "e2e4");
            bench.store.put_game(put.clone(), NOW).await.unwrap();
            let edit = GameEdit { title: Some(title.to_owned()), ..GameEdit::default() };
            bench.store.edit_game(owner, put.id, edit, NOW).await
        };
        assert!(named(rita, "My best").await.is_ok());
        let taken = named(rita, "my BEST").await;
        assert!(matches!(taken, Err(StoreError::TitleTaken)), "{taken:?}");
        assert!(named(olaf, "My best").await.is_ok());
        for _ in 0..2 {
            assert!(named(rita, "").await.is_ok(), "games without a name are many");
        }
    }
}
