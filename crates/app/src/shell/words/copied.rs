//! Words of what can be copied.

use crate::lang::{Lang, sayings};

sayings! {
    copy => "Copy";
    done => "Copied.";
    by_hand => "Selected. Press Ctrl and C to copy it.";
}
