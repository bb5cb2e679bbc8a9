//! Words of the page that proves an email address.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Confirm your email address";
    lead => "Type the code from the mail we sent you.";
    send => "Confirm";
    sending => "Confirming…";
    done_heading => "Your email address is confirmed";
    done => "Thank you! If you ever forget your password, we can send you a code.";
}
