//! Codes that work once.

use rookery_store::{CodePurpose, NewCode, SecretHash, UserId};

use crate::contract::{NOW, later, on_both};

fn code(purpose: CodePurpose, user: Option<UserId>, secret: &str) -> NewCode {
    NewCode {
        purpose,
        user,
        email: user.map(|_| "rita@example.org".to_owned()),
        hash: SecretHash::of(secret.as_bytes()),
        expires: later(60),
    }
}

on_both! {
    async fn a_code_works_once(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let new = code(CodePurpose::VerifyEmail, Some(rita), "123");
        bench.store.create_code(new, NOW).await.unwrap();
        let hash = || SecretHash::of(b"123");
        let used = bench.store.use_code(CodePurpose::VerifyEmail, hash(), later(1)).await.unwrap();
        let used = used.unwrap();
        assert_eq!((used.user, used.email.as_deref()), (Some(rita), Some("rita@example.org")));
        let again = bench.store.use_code(CodePurpose::VerifyEmail, hash(), later(1)).await.unwrap();
        assert_eq!(again, None);
    }

    async fn a_code_opens_only_what_it_is_for_and_only_in_time(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let new = code(CodePurpose::ResetPassword, Some(rita), "123");
        bench.store.create_code(new, NOW).await.unwrap();
        let hash = || SecretHash::of(b"123");
        let (reset, verify) = (CodePurpose::ResetPassword, CodePurpose::VerifyEmail);
        assert_eq!(bench.store.use_code(verify, hash(), NOW).await.unwrap(), None);
        assert_eq!(bench.store.use_code(reset, SecretHash::of(b"124"), NOW).await.unwrap(), None);
        assert_eq!(bench.store.use_code(reset, hash(), later(60)).await.unwrap(), None);
        assert!(bench.store.use_code(reset, hash(), later(59)).await.unwrap().is_some());
    }

    async fn a_new_code_ends_the_one_before(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        let reset = CodePurpose::ResetPassword;
        for (user, secret) in [(rita, "r1"), (olaf, "o1"), (rita, "r2")] {
            bench.store.create_code(code(reset, Some(user), secret), NOW).await.unwrap();
        }
        let works = async |secret: &str| {
            let hash = SecretHash::of(secret.as_bytes());
            bench.store.use_code(reset, hash, NOW).await.unwrap().is_some()
        };
        assert!(!works("r1").await);
        assert!(works("r2").await);
        assert!(works("o1").await);
    }

    async fn a_set_up_code_is_nobodys(bench: Bench) {
        let set_up = CodePurpose::SetUp;
        bench.store.create_code(code(set_up, None, "first"), NOW).await.unwrap();
        bench.store.create_code(code(set_up, None, "second"), NOW).await.unwrap();
        let used = bench.store.use_code(set_up, SecretHash::of(b"first"), NOW).await.unwrap();
        assert_eq!(used, None);
        let used = bench.store.use_code(set_up, SecretHash::of(b"second"), NOW).await.unwrap();
        assert_eq!(used.unwrap().user, None);
    }

    async fn codes_that_ended_are_cleared_away(bench: Bench) {
        bench.store.create_code(code(CodePurpose::SetUp, None, "x"), NOW).await.unwrap();
        assert_eq!(bench.store.purge_expired(later(59)).await.unwrap().codes, 0);
        assert_eq!(bench.store.purge_expired(later(60)).await.unwrap().codes, 1);
    }
}
