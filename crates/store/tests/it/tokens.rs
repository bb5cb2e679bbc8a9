//! Personal access tokens.

use rookery_store::{NewToken, Scope, SecretHash, Timestamp, UserId};

use crate::contract::{NOW, later, on_both};

fn token(user: UserId, secret: &str, expires: Option<Timestamp>) -> NewToken {
    NewToken {
        user,
        name: format!("script {secret}"),
        scope: Scope::Read,
        hash: SecretHash::of(secret.as_bytes()),
        expires,
    }
}

on_both! {
    async fn a_token_is_found_by_its_secret_alone(bench: Bench) {
        let rita = bench.user("Rita").await;
        let made = bench.store.create_token(token(rita.id, "s1", None), NOW).await.unwrap();
        let found = bench.store.token(&SecretHash::of(b"s1"), later(9)).await.unwrap();
        assert_eq!(found, Some((made, rita)));
        assert_eq!(bench.store.token(&SecretHash::of(b"s2"), NOW).await.unwrap(), None);
    }

    async fn a_token_ends_when_it_should(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        bench.store.create_token(token(rita, "s1", Some(later(5))), NOW).await.unwrap();
        let hash = SecretHash::of(b"s1");
        assert!(bench.store.token(&hash, later(4)).await.unwrap().is_some());
        assert_eq!(bench.store.token(&hash, later(5)).await.unwrap(), None);
        assert_eq!(bench.store.purge_expired(later(5)).await.unwrap().tokens, 1);
        assert_eq!(bench.store.tokens(rita).await.unwrap(), []);
    }

    async fn the_owner_lists_and_revokes_tokens(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let first = bench.store.create_token(token(rita, "s1", None), NOW).await.unwrap();
        let second = bench.store.create_token(token(rita, "s2", None), later(1)).await.unwrap();
        bench.store.touch_token(first.id, later(7)).await.unwrap();
        let mine = bench.store.tokens(rita).await.unwrap();
        assert_eq!(mine[0], second);
        assert_eq!((mine[1].id, mine[1].used), (first.id, Some(later(7))));
        assert!(!bench.store.revoke_token(olaf, first.id).await.unwrap());
        assert!(bench.store.revoke_token(rita, first.id).await.unwrap());
        assert_eq!(bench.store.token(&SecretHash::of(b"s1"), NOW).await.unwrap(), None);
        assert_eq!(bench.store.tokens(rita).await.unwrap(), [second]);
    }
}
