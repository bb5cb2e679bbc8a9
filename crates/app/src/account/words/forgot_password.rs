//! Words of the page for those who have forgotten their password.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "I forgot my password";
    lead => "That happens to everyone. Tell us who you are, and we send a code to your email address.";
    name => "Log-in name or email address";
    send => "Send me a code";
    sending => "Sending…";
    sent_heading => "Look into your mail";
    sent => "If there is an account with that name and it has an email address, a code is on its way. It works for an hour. Look into the spam folder too.";
    by_hand => "This server sends no mail. Ask the person who runs it, for example your teacher or a parent, for a code. With the code you choose a new password.";
    have_code => "I have a code";
}
