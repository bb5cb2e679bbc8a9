//! A server for tests of what is said about servers.

use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{ServerFacts, ServerRules, SignUpRule};

/// One that anybody may join, and that sends mail.
pub(crate) fn facts() -> ServerFacts {
    ServerFacts {
        version: String::new(),
        rules: ServerRules {
            sign_up: SignUpRule::Open,
            email: EmailRule::Optional,
        },
        mail: true,
        needs_set_up: false,
        at_host: false,
        unencrypted: false,
    }
}
