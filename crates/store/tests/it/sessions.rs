//! Devices that are logged in, and how that ends.

use rookery_store::{NewSession, Purged, Scope, Session, SessionId, StoreError, UserId};

use crate::contract::{Bench, NOW, later, on_both};

async fn begin(bench: &Bench, user: UserId, device: &str) -> Session {
    let new = NewSession {
        user,
        scope: Scope::User,
        device: device.to_owned(),
        expires: later(100),
    };
    bench.store.create_session(new, NOW).await.unwrap()
}

on_both! {
    async fn a_session_leads_to_its_person(bench: Bench) {
        let rita = bench.user("Rita").await;
        let session = begin(&bench, rita.id, "Firefox on Linux").await;
        let found = bench.store.session(session.id, NOW).await.unwrap();
        assert_eq!(found, Some((session, rita)));
    }

    async fn an_unknown_or_ended_session_is_none(bench: Bench) {
        let session = begin(&bench, bench.guest().await, "").await;
        assert_eq!(bench.store.session(SessionId::new(NOW), NOW).await.unwrap(), None);
        assert!(bench.store.session(session.id, later(99)).await.unwrap().is_some());
        assert_eq!(bench.store.session(session.id, later(100)).await.unwrap(), None);
    }

    async fn using_a_session_lets_it_live_longer(bench: Bench) {
        let session = begin(&bench, bench.guest().await, "").await;
        bench.store.touch_session(session.id, later(50), later(150)).await.unwrap();
        bench.store.touch_session(session.id, later(40), later(140)).await.unwrap();
        let (touched, _) = bench.store.session(session.id, later(120)).await.unwrap().unwrap();
        assert_eq!((touched.used, touched.expires), (later(50), later(150)));
    }

    async fn a_person_sees_their_own_sessions_the_last_used_first(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let phone = begin(&bench, rita, "phone").await;
        let laptop = begin(&bench, rita, "laptop").await;
        begin(&bench, olaf, "desk").await;
        bench.store.touch_session(phone.id, later(9), later(100)).await.unwrap();
        let sessions = bench.store.sessions(rita, NOW).await.unwrap();
        let devices: Vec<_> = sessions.iter().map(|session| &*session.device).collect();
        assert_eq!(devices, ["phone", "laptop"]);
        assert_eq!(sessions[1], laptop);
        assert_eq!(bench.store.sessions(rita, later(100)).await.unwrap(), []);
    }

    async fn only_the_owner_ends_a_session(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let session = begin(&bench, rita, "phone").await;
        assert!(!bench.store.end_session(olaf, session.id).await.unwrap());
        assert!(bench.store.session(session.id, NOW).await.unwrap().is_some());
        assert!(bench.store.end_session(rita, session.id).await.unwrap());
        assert!(!bench.store.end_session(rita, session.id).await.unwrap());
        assert_eq!(bench.store.session(session.id, NOW).await.unwrap(), None);
    }

    async fn all_sessions_but_one_or_all_can_be_ended(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let kept = begin(&bench, rita, "this one").await;
        begin(&bench, rita, "phone").await;
        begin(&bench, rita, "laptop").await;
        let others = begin(&bench, olaf, "desk").await;
        assert_eq!(bench.store.end_sessions(rita, Some(kept.id)).await.unwrap(), 2);
        assert_eq!(bench.store.sessions(rita, NOW).await.unwrap(), [kept]);
        assert_eq!(bench.store.end_sessions(rita, None).await.unwrap(), 1);
        assert_eq!(bench.store.sessions(rita, NOW).await.unwrap(), []);
        assert_eq!(bench.store.sessions(olaf, NOW).await.unwrap(), [others]);
    }

    async fn sessions_that_ended_are_cleared_away(bench: Bench) {
        let guest = bench.guest().await;
        begin(&bench, guest, "old").await;
        let young = begin(&bench, guest, "young").await;
        bench.store.touch_session(young.id, later(60), later(160)).await.unwrap();
        let purged = bench.store.purge_expired(later(100)).await.unwrap();
        assert_eq!(purged, Purged { sessions: 1, ..Purged::default() });
        assert!(bench.store.session(young.id, later(100)).await.unwrap().is_some());
    }

    async fn nobody_gets_no_session(bench: Bench) {
        let new = NewSession {
            user: UserId::new(NOW),
            scope: Scope::User,
            device: String::new(),
            expires: later(1),
        };
        let error = bench.store.create_session(new, NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::UserGone), "{error:?}");
    }
}
