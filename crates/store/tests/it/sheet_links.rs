//! Links that show a sheet.

use rookery_store::{NewSheetLink, SecretHash, SheetLink, StoreError, UserId};

use crate::contract::{Bench, NOW, later, on_both};

fn new(user: UserId, secret: &str) -> NewSheetLink {
    NewSheetLink {
        user,
        hash: SecretHash::of(secret.as_bytes()),
        expires: later(9),
    }
}

async fn found(bench: &Bench, secret: &str, seconds: u64) -> Option<SheetLink> {
    let hash = SecretHash::of(secret.as_bytes());
    let found = bench.store.find_sheet_link(&hash, later(seconds)).await;
    found.unwrap()
}

on_both! {
    async fn a_link_works_until_it_ends_or_is_taken_back(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let made = bench.store.put_sheet_link(new(rita, "one"), NOW).await.unwrap();
        assert_eq!(made, SheetLink { user: rita, created: NOW, expires: later(9) });
        assert_eq!(found(&bench, "one", 8).await, Some(made));
        assert_eq!(bench.store.sheet_link(rita, later(8)).await.unwrap(), Some(made));
        assert_eq!(found(&bench, "one", 9).await, None);
        assert_eq!(found(&bench, "two", 0).await, None);
        assert!(bench.store.revoke_sheet_link(rita).await.unwrap());
        assert!(!bench.store.revoke_sheet_link(rita).await.unwrap());
        assert_eq!(found(&bench, "one", 0).await, None);
    }

    async fn a_new_link_takes_the_place_of_the_old_one(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        bench.store.put_sheet_link(new(rita, "one"), NOW).await.unwrap();
        bench.store.put_sheet_link(new(rita, "two"), later(1)).await.unwrap();
        assert_eq!(found(&bench, "one", 2).await, None);
        assert_eq!(found(&bench, "two", 2).await.unwrap().created, later(1));
    }

    async fn what_has_ended_is_cleared_away_and_nobody_has_no_link(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        bench.store.put_sheet_link(new(rita, "one"), NOW).await.unwrap();
        assert_eq!(bench.store.purge_expired(later(8)).await.unwrap().sheet_links, 0);
        assert_eq!(bench.store.purge_expired(later(9)).await.unwrap().sheet_links, 1);
        let nobody = bench.store.put_sheet_link(new(UserId::new(NOW), "two"), NOW).await;
        assert!(matches!(nobody, Err(StoreError::UserGone)), "{nobody:?}");
    }
}
