//! What a person likes, and what the host decides.

use rookery_store::{LARGEST_PREFERENCES, LARGEST_SETTING, StoreError, UserId};

use crate::contract::{NOW, json, later, on_both};

on_both! {
    async fn preferences_are_kept_as_they_come_and_replaced(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        assert_eq!(bench.store.preferences(rita).await.unwrap(), None);
        let first = json(r#"{ "theme":"dark",  "unknown":[1, null] }"#);
        bench.store.put_preferences(rita, first.clone(), NOW).await.unwrap();
        let kept = bench.store.preferences(rita).await.unwrap().unwrap();
        assert_eq!((kept.body, kept.changed), (first, NOW));
        bench.store.put_preferences(rita, json("{}"), later(1)).await.unwrap();
        let kept = bench.store.preferences(rita).await.unwrap().unwrap();
        assert_eq!((kept.body, kept.changed), (json("{}"), later(1)));
    }

    async fn preferences_have_a_limit_and_a_person(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let exactly = format!("\"{}\"", "x".repeat(LARGEST_PREFERENCES - 2));
        bench.store.put_preferences(rita, json(&exactly), NOW).await.unwrap();
        let more = format!("\"{}\"", "x".repeat(LARGEST_PREFERENCES - 1));
        let error = bench.store.put_preferences(rita, json(&more), NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::TooLarge { .. }), "{error:?}");
        let nobody = UserId::new(NOW);
        let error = bench.store.put_preferences(nobody, json("1"), NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::UserGone), "{error:?}");
    }

    async fn settings_belong_to_the_server(bench: Bench) {
        assert_eq!(bench.store.setting("privacy").await.unwrap(), None);
        bench.store.put_setting("terms", json("\"be kind\""), NOW).await.unwrap();
        bench.store.put_setting("privacy", json("\"none\""), NOW).await.unwrap();
        bench.store.put_setting("privacy", json("\"all\""), later(1)).await.unwrap();
        let privacy = bench.store.setting("privacy").await.unwrap().unwrap();
        assert_eq!((&privacy.body, privacy.changed), (&json("\"all\""), later(1)));
        let all = bench.store.settings().await.unwrap();
        let names: Vec<_> = all.iter().map(|setting| &*setting.name).collect();
        assert_eq!(names, ["privacy", "terms"]);
        let long = format!("\"{}\"", "x".repeat(LARGEST_SETTING));
        let error = bench.store.put_setting("terms", json(&long), NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::TooLarge { .. }), "{error:?}");
    }
}
