//! Words shown while it is not clear yet whether a page may be seen.

use super::{Lang, sayings};

sayings! {
    looking => "One moment…";
}
