//! What learners did.

use rookery_store::{EventId, EventSeq, LARGEST_EVENT, NewEvent, StoreError, UserId};

use crate::contract::{Bench, NOW, json, later, on_both};

pub(crate) fn event(number: u32) -> NewEvent {
    NewEvent {
        id: EventId::new(NOW),
        kind: "puzzle_solved".to_owned(),
        version: 1,
        body: json(&format!("{{\"puzzle\":{number}}}")),
        happened: later(u64::from(number)),
    }
}

async fn all(bench: &Bench, user: UserId) -> Vec<NewEvent> {
    let events = bench.store.events(user, EventSeq(0), 1000).await.unwrap();
    assert!(events.is_sorted_by(|one, next| one.seq < next.seq));
    events.into_iter().map(|event| event.event).collect()
}

on_both! {
    async fn events_come_back_in_the_order_in_which_they_came(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let events: Vec<_> = (0..5).map(event).collect();
        let (first, second) = events.split_at(3);
        assert_eq!(bench.store.append_events(rita, second.to_vec(), NOW).await.unwrap(), 2);
        assert_eq!(bench.store.append_events(rita, first.to_vec(), NOW).await.unwrap(), 3);
        assert_eq!(all(&bench, rita).await, [second, first].concat());
    }

    async fn an_event_that_comes_again_is_kept_once(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let events: Vec<_> = (0..4).map(event).collect();
        bench.store.append_events(rita, events[..2].to_vec(), NOW).await.unwrap();
        let again = [&events[..], &events[3..]].concat();
        assert_eq!(bench.store.append_events(rita, again, later(5)).await.unwrap(), 2);
        assert_eq!(bench.store.append_events(rita, events.clone(), later(6)).await.unwrap(), 0);
        assert_eq!(all(&bench, rita).await, events);
    }

    async fn only_what_is_new_is_asked_for(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let events: Vec<_> = (0..250).map(event).collect();
        assert_eq!(bench.store.append_events(rita, events.clone(), NOW).await.unwrap(), 250);
        let mut found = Vec::new();
        let mut after = EventSeq(0);
        loop {
            let page = bench.store.events(rita, after, 60).await.unwrap();
            let Some(last) = page.last() else { break };
            after = last.seq;
            found.extend(page.into_iter().map(|event| event.event));
        }
        assert_eq!(found, events);
        bench.store.append_events(rita, vec![event(1)], later(9)).await.unwrap();
        let new = bench.store.events(rita, after, 60).await.unwrap();
        assert_eq!((new.len(), new[0].received), (1, later(9)));
    }

    async fn the_same_id_from_two_learners_is_two_events(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let shared = event(1);
        assert_eq!(bench.store.append_events(rita, vec![shared.clone()], NOW).await.unwrap(), 1);
        assert_eq!(bench.store.append_events(olaf, vec![shared.clone()], NOW).await.unwrap(), 1);
        assert_eq!(all(&bench, olaf).await, [shared]);
    }

    async fn one_event_too_large_refuses_them_all(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut large = event(1);
        large.body = json(&format!("\"{}\"", "x".repeat(LARGEST_EVENT - 2)));
        let mut larger = event(2);
        larger.body = json(&format!("\"{}\"", "x".repeat(LARGEST_EVENT - 1)));
        let error = bench.store.append_events(rita, vec![event(0), larger], NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::TooLarge { .. }), "{error:?}");
        assert_eq!(all(&bench, rita).await, []);
        assert_eq!(bench.store.append_events(rita, vec![large], NOW).await.unwrap(), 1);
    }

    async fn no_events_and_nobodys_events(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        assert_eq!(bench.store.append_events(rita, vec![], NOW).await.unwrap(), 0);
        let error = bench.store.append_events(UserId::new(NOW), vec![event(1)], NOW).await;
        assert!(matches!(error, Err(StoreError::UserGone)), "{error:?}");
        assert_eq!(all(&bench, UserId::new(NOW)).await, []);
    }
}
