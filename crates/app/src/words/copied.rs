//! Words of what can be copied.

use super::{Lang, sayings};

sayings! {
    copy => "Copy";
    done => "Copied.";
    by_hand => "Selected. Press Ctrl and C to copy it.";
}
