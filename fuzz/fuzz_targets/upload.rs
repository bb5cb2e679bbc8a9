//! Law: that of `rookery_server::fuzzing::upload`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_server::fuzzing;

fuzz_target!(|bytes: &[u8]| fuzzing::upload(bytes));
