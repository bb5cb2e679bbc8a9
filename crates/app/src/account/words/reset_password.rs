//! Words of the page on which one sets a new password with a code.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Choose a new password";
    lead => "You need the code from your mail, or from the person who runs this server.";
    code_hint => "Small or capital letters, spaces and dashes make no difference.";
    send => "Set the new password";
    sending => "Setting it…";
    done_heading => "Your new password is set";
    done => "All your devices were logged out. Log in with the new password.";
}
