//! Share links, which show a game.

use rookery_play::GameId;
use rookery_store::{NewShareLink, SecretHash, UserId, fresh};

use crate::contract::{NOW, finished, later, on_both};

fn link(user: UserId, game: GameId, secret: &str) -> NewShareLink {
    NewShareLink {
        user,
        game,
        hash: SecretHash::of(secret.as_bytes()),
        expires: later(60),
    }
}

on_both! {
    async fn a_link_leads_to_its_game_until_it_ends(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let made = bench.store.create_share_link(link(rita, put.id, "s"), NOW).await.unwrap();
        let made = made.unwrap();
        let hash = SecretHash::of(b"s");
        assert_eq!(bench.store.share_link(&hash, later(59)).await.unwrap(), Some(made));
        assert_eq!(bench.store.share_link(&hash, later(60)).await.unwrap(), None);
        assert_eq!(bench.store.share_link(&SecretHash::of(b"t"), NOW).await.unwrap(), None);
        assert_eq!(bench.store.purge_expired(later(60)).await.unwrap().share_links, 1);
    }

    async fn only_ones_own_games_can_be_shared(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let stolen = link(olaf, put.id, "s");
        assert_eq!(bench.store.create_share_link(stolen, NOW).await.unwrap(), None);
        let nowhere = link(rita, fresh::<GameId>(NOW), "t");
        assert_eq!(bench.store.create_share_link(nowhere, NOW).await.unwrap(), None);
    }

    async fn the_owner_lists_and_takes_back_links(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        let mut made = Vec::new();
        for (number, secret) in ["a", "b"].into_iter().enumerate() {
            let at = later(number as u64);
            let new = link(rita, put.id, secret);
            made.insert(0, bench.store.create_share_link(new, at).await.unwrap().unwrap());
        }
        assert_eq!(bench.store.share_links(rita, NOW).await.unwrap(), made);
        assert_eq!(bench.store.share_links(olaf, NOW).await.unwrap(), []);
        assert!(!bench.store.revoke_share_link(olaf, made[0].id).await.unwrap());
        assert!(bench.store.revoke_share_link(rita, made[0].id).await.unwrap());
        assert_eq!(bench.store.share_link(&SecretHash::of(b"b"), NOW).await.unwrap(), None);
        assert_eq!(bench.store.share_links(rita, NOW).await.unwrap(), made[1..]);
    }

    async fn links_go_with_their_game(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let put = finished(rita, "e2e4");
        bench.store.put_game(put.clone(), NOW).await.unwrap();
        bench.store.create_share_link(link(rita, put.id, "s"), NOW).await.unwrap().unwrap();
        bench.store.delete_game(rita, put.id).await.unwrap();
        assert_eq!(bench.store.share_link(&SecretHash::of(b"s"), NOW).await.unwrap(), None);
    }
}
