//! Words of the page on which one logs in.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Log in";
    lead => "Good to see you again.";
    name => "Log-in name or email address";
    bring => "Bring along what I played as a guest";
    send => "Log in";
    sending => "Logging in…";
    forgot => "I forgot my password";
    no_account => "You have no account yet?";
}
