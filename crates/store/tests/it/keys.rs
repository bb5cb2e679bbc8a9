//! The key that signs sessions.

use rookery_store::{KeyId, NewSession, Scope, SigningKey};

use crate::contract::{NOW, later, on_both};

fn key(byte: u8) -> SigningKey {
    SigningKey {
        id: KeyId::new(NOW),
        secret: vec![byte; 32],
        created: NOW,
    }
}

on_both! {
    async fn the_first_proposal_becomes_the_key(bench: Bench) {
        assert_eq!(bench.store.signing_key().await.unwrap(), None);
        let first = key(0);
        assert_eq!(bench.store.signing_key_or(first.clone()).await.unwrap(), first);
        assert_eq!(bench.store.signing_key_or(key(2)).await.unwrap(), first);
        assert_eq!(bench.store.signing_key().await.unwrap(), Some(first));
    }

    async fn a_new_key_ends_every_session(bench: Bench) {
        bench.store.signing_key_or(key(1)).await.unwrap();
        for login in ["Rita", "Olaf"] {
            let user = bench.user(login).await.id;
            let device = String::new();
            let new = NewSession { user, scope: Scope::User, device, expires: later(9) };
            bench.store.create_session(new, NOW).await.unwrap();
        }
        let second = key(2);
        assert_eq!(bench.store.rotate_signing_key(second.clone()).await.unwrap(), 2);
        assert_eq!(bench.store.signing_key().await.unwrap(), Some(second));
        let rita = bench.store.credentials("Rita").await.unwrap().unwrap().user.id;
        assert_eq!(bench.store.sessions(rita, NOW).await.unwrap(), []);
    }
}
