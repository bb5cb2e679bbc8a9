//! Games come in, change, and go.

use rookery_rules::pgn::GameResult;
use rookery_rules::{Color, Outcome, WinReason};
use rookery_store::{Ending, GameEdit, GameId, PutOutcome, Revision, StoreError, UserId};

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

    async fn a_game_can_be_named_tagged_and_annotated_even_when_finished(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let edit = GameEdit {
            title: Some("My best".to_owned()),
            tags: Some(vec!["club".to_owned(), "sunday".to_owned()]),
            tree: None,
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
        assert_eq!(bench.store.game(GameId::new(NOW)).await.unwrap(), None);
        let edit = GameEdit::default();
        assert_eq!(bench.store.edit_game(rita, GameId::new(NOW), edit, NOW).await.unwrap(), None);
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
