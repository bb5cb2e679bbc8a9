//! Words shown while it is not clear yet whether a page may be seen.

use crate::lang::{Lang, sayings};

sayings! {
    looking => "One moment…";
}
