//! Guests, accounts and what can be changed about them.

use rookery_store::{Role, SignUp, StoreError, UserId, UserQuery};

use crate::contract::{NOW, later, on_both, sign_up};

on_both! {
    async fn a_guest_is_a_person_without_credentials(bench: Bench) {
        let guest = bench.store.create_guest("Guest 7", NOW).await.unwrap();
        assert_eq!((guest.role, guest.login.as_deref()), (Role::Guest, None));
        assert_eq!(bench.store.user(guest.id).await.unwrap(), Some(guest.clone()));
        let credentials = bench.store.credentials_of(guest.id).await.unwrap().unwrap();
        assert_eq!((credentials.user, credentials.password), (guest, None));
    }

    async fn who_is_not_there_is_none_and_no_error(bench: Bench) {
        let nobody = UserId::new(NOW);
        assert_eq!(bench.store.user(nobody).await.unwrap(), None);
        assert_eq!(bench.store.credentials("nobody").await.unwrap(), None);
        assert_eq!(bench.store.credentials("no\0body").await.unwrap(), None);
        assert_eq!(bench.store.credentials_of(nobody).await.unwrap(), None);
        assert!(!bench.store.change_display(nobody, "X").await.unwrap());
        assert!(!bench.store.change_login(nobody, Some("x")).await.unwrap());
        assert!(!bench.store.change_email(nobody, None).await.unwrap());
        assert!(!bench.store.change_password(nobody, "hash").await.unwrap());
        assert!(!bench.store.change_role(nobody, Role::Admin).await.unwrap());
        assert!(!bench.store.delete_user(nobody).await.unwrap());
    }

    async fn signing_up_fills_the_row_of_the_guest(bench: Bench) {
        let guest = bench.guest().await;
        let user = bench.store.sign_up(guest, sign_up("Rita"), later(5)).await.unwrap().unwrap();
        assert_eq!((user.id, user.role, user.created), (guest, Role::User, NOW));
        assert_eq!((user.login.as_deref(), user.seen), (Some("Rita"), later(5)));
        assert_eq!(user.display, "Rita the learner");
        assert_eq!(bench.store.user(guest).await.unwrap(), Some(user));
    }

    async fn only_a_guest_can_sign_up_and_only_once(bench: Bench) {
        let guest = bench.guest().await;
        bench.store.sign_up(guest, sign_up("Rita"), NOW).await.unwrap().unwrap();
        assert_eq!(bench.store.sign_up(guest, sign_up("Other"), NOW).await.unwrap(), None);
        assert_eq!(bench.store.sign_up(UserId::new(NOW), sign_up("No"), NOW).await.unwrap(), None);
        assert_eq!(bench.store.user(guest).await.unwrap().unwrap().login.as_deref(), Some("Rita"));
    }

    async fn name_and_address_both_find_the_account_whatever_their_case(bench: Bench) {
        let rita = bench.user("Rita").await;
        for typed in ["Rita", "rita", "RITA", "rita@example.org", "RITA@EXAMPLE.ORG"] {
            let found = bench.store.credentials(typed).await.unwrap().unwrap();
            assert_eq!(found.user, rita, "{typed}");
            assert_eq!(found.password.as_deref(), Some("hash of Rita's password"));
        }
        for typed in ["", "rit", "rita@example", "%", "_ita"] {
            assert_eq!(bench.store.credentials(typed).await.unwrap(), None, "{typed}");
        }
    }

    async fn a_taken_name_or_address_is_told_apart(bench: Bench) {
        bench.user("Rita").await;
        let other = SignUp { email: None, ..sign_up("rITA") };
        let error = bench.store.create_user(Role::User, other, NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::NameTaken), "{error:?}");
        let other = SignUp { login: None, ..sign_up("rITA") };
        let guest = bench.guest().await;
        let error = bench.store.sign_up(guest, other, NOW).await.unwrap_err();
        assert!(matches!(error, StoreError::EmailTaken), "{error:?}");
        assert_eq!(bench.store.user(guest).await.unwrap().unwrap().role, Role::Guest);
    }

    async fn accounts_may_lack_a_name_or_an_address(bench: Bench) {
        for number in 0..3 {
            let nameless = SignUp { login: None, ..sign_up(&format!("a{number}")) };
            bench.store.create_user(Role::User, nameless, NOW).await.unwrap();
            let unreachable = SignUp { email: None, ..sign_up(&format!("b{number}")) };
            bench.store.create_user(Role::User, unreachable, NOW).await.unwrap();
        }
    }

    async fn names_and_passwords_can_be_changed(bench: Bench) {
        let rita = bench.user("Rita").await;
        assert!(bench.store.change_display(rita.id, "Rita R.").await.unwrap());
        assert!(bench.store.change_login(rita.id, Some("Rook")).await.unwrap());
        assert!(bench.store.change_password(rita.id, "another hash").await.unwrap());
        let found = bench.store.credentials("rook").await.unwrap().unwrap();
        assert_eq!((found.user.id, &*found.user.display), (rita.id, "Rita R."));
        assert_eq!(found.password.as_deref(), Some("another hash"));
        assert_eq!(bench.store.credentials("Rita").await.unwrap(), None);
    }

    async fn changing_to_a_taken_name_changes_nothing(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await, bench.user("Olaf").await);
        let error = bench.store.change_login(olaf.id, Some("RITA")).await.unwrap_err();
        assert!(matches!(error, StoreError::NameTaken), "{error:?}");
        let error = bench.store.change_email(olaf.id, rita.email.as_deref()).await.unwrap_err();
        assert!(matches!(error, StoreError::EmailTaken), "{error:?}");
        assert_eq!(bench.store.user(olaf.id).await.unwrap(), Some(olaf.clone()));
        assert!(bench.store.change_login(olaf.id, Some("OLAF")).await.unwrap());
    }

    async fn an_address_is_verified_until_it_changes(bench: Bench) {
        let rita = bench.user("Rita").await;
        assert!(!bench.store.verify_email(rita.id, "other@example.org", NOW).await.unwrap());
        assert!(bench.store.verify_email(rita.id, "RITA@example.org", later(1)).await.unwrap());
        let verified = bench.store.user(rita.id).await.unwrap().unwrap().email_verified;
        assert_eq!(verified, Some(later(1)));
        assert!(bench.store.change_email(rita.id, Some("r@example.org")).await.unwrap());
        let user = bench.store.user(rita.id).await.unwrap().unwrap();
        assert_eq!((user.email.as_deref(), user.email_verified), (Some("r@example.org"), None));
        assert!(!bench.store.verify_email(rita.id, "rita@example.org", NOW).await.unwrap());
    }

    async fn being_seen_never_moves_backwards(bench: Bench) {
        let guest = bench.guest().await;
        bench.store.mark_seen(guest, later(9)).await.unwrap();
        bench.store.mark_seen(guest, later(3)).await.unwrap();
        assert_eq!(bench.store.user(guest).await.unwrap().unwrap().seen, later(9));
    }

    async fn administrators_come_and_go_but_guests_never_rise(bench: Bench) {
        assert!(!bench.store.has_admin().await.unwrap());
        let (rita, guest) = (bench.user("Rita").await.id, bench.guest().await);
        assert!(bench.store.change_role(rita, Role::Admin).await.unwrap());
        assert!(!bench.store.change_role(guest, Role::Admin).await.unwrap());
        assert!(bench.store.has_admin().await.unwrap());
        assert!(bench.store.change_role(rita, Role::User).await.unwrap());
        assert!(!bench.store.has_admin().await.unwrap());
    }

    async fn texts_that_one_database_could_not_hold_are_refused_by_both(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let error = bench.store.change_display(rita, "R\0ta").await.unwrap_err();
        assert!(matches!(error, StoreError::ZeroByte { .. }), "{error:?}");
        let error = bench.store.change_display(rita, &"R".repeat(513)).await.unwrap_err();
        assert!(matches!(error, StoreError::TooLarge { size: 513, limit: 512, .. }), "{error:?}");
        let odd = "Ŕīta ♜ 👩‍🚀 '; DROP TABLE users; -- \u{202e}";
        assert!(bench.store.change_display(rita, odd).await.unwrap());
        assert_eq!(bench.store.user(rita).await.unwrap().unwrap().display, odd);
    }

    async fn an_administrator_finds_people_by_any_part_of_a_name(bench: Bench) {
        let rita = bench.user("Rita").await;
        let olaf = bench.user_since("Olaf_1", later(1)).await;
        let guest = bench.guest().await;
        let find = async |text: &str| {
            let text = Some(text.to_owned());
            let query = UserQuery { text, limit: 10, ..UserQuery::default() };
            let found = bench.store.users(&query).await.unwrap();
            found.into_iter().map(|user| user.id).collect::<Vec<_>>()
        };
        assert_eq!(find("RIT").await, [rita.id]);
        assert_eq!(find("af_1@EXAMPLE").await, [olaf.id]);
        assert_eq!(find("the learner").await, [olaf.id, rita.id]);
        assert_eq!(find(&guest.to_string()).await, [guest]);
        assert_eq!(find("f_").await, [olaf.id]);
        for nothing in ["%", "a_", "nobody", "!"] {
            assert_eq!(find(nothing).await, [], "{nothing}");
        }
    }

    async fn people_come_in_pages_the_newest_first(bench: Bench) {
        let mut expected = Vec::new();
        for number in 0..7 {
            let at = later(number);
            expected.push(bench.store.create_guest("Guest", at).await.unwrap().id);
        }
        expected.reverse();
        let mut query = UserQuery { limit: 3, role: Some(Role::Guest), ..UserQuery::default() };
        let mut found = Vec::new();
        loop {
            let page = bench.store.users(&query).await.unwrap();
            let Some(last) = page.last() else { break };
            query.before = Some(last.id);
            found.extend(page.iter().map(|user| user.id));
        }
        assert_eq!(found, expected);
        query = UserQuery { limit: 9, role: Some(Role::Admin), ..UserQuery::default() };
        assert_eq!(bench.store.users(&query).await.unwrap(), []);
    }
}
