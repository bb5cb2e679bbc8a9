//! Law: no text is taken for a token, unless we have signed exactly that.
#![no_main]

use std::sync::LazyLock;
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use rookery_server::auth::session::{Claims, Signer};
use rookery_store::{Scope, SessionId, Timestamp, UserId};

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

static OURS: LazyLock<(Signer, String)> = LazyLock::new(|| {
    let signer = Signer::of(&Signer::new_key(NOW)).expect("a new key is one");
    let claims = Claims {
        session: SessionId::new(NOW),
        user: UserId::new(NOW),
        scope: Scope::User,
        expires: NOW.after(Duration::from_secs(60)),
    };
    let token = signer.sign(&claims);
    assert_eq!(signer.read(&token, NOW), Ok(claims));
    (signer, token)
});

fuzz_target!(|bytes: &[u8]| {
    let (signer, token) = &*OURS;
    let text = String::from_utf8_lossy(bytes);
    assert!(signer.read(&text, NOW).is_err());
    // The same bytes as changes to a good token: a place and what stands there instead.
    let mut changed = token.clone().into_bytes();
    for change in bytes.chunks_exact(2) {
        let place = usize::from(change[0]) * changed.len() / 256;
        changed[place] = change[1];
    }
    let changed = String::from_utf8_lossy(&changed);
    assert_eq!(signer.read(&changed, NOW).is_ok(), changed == *token);
});
