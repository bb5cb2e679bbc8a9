//! Words for a page that is still on its way.

use crate::lang::{Lang, sayings};

sayings! {
    waiting => "Fetching this page…";
    heading => "This page did not arrive";
    explanation => "Maybe the connection dropped, or Rookery was just updated. Your game is safe.";
    again => "Try again";
    part_waiting => "Fetching this…";
    part_missing => "This did not arrive. Maybe the connection dropped, or Rookery was just updated.";
}
