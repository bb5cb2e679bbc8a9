//! Our engine in WebAssembly without glue, built as the site's worker is: numbers go in and out,
//! text through two buffers, and the clock is the only import.

mod command;
mod uci;

use std::cell::RefCell;
use std::time::Duration;

use rookery_engine::Clock;

use self::uci::Uci;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Milliseconds since some moment.
    safe fn now() -> f64;
}

/// The clock of whoever runs the module.
pub struct HostClock;

impl Clock for HostClock {
    fn now(&self) -> Duration {
        Duration::from_micros((now() * 1000.0) as u64)
    }
}

#[derive(Default)]
struct Room {
    uci: Uci,
    heard: Vec<u8>,
    said: Vec<u8>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

/// The engine's own measure: nodes to search its fixed set of positions.
#[unsafe(no_mangle)]
pub extern "C" fn bench(depth: u32) -> u64 {
    rookery_engine::bench(depth as u8)
}

/// Where to put a line of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn place(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.heard = vec![0; length];
        room.heard.as_mut_ptr()
    })
}

/// Reads the line that was put there; gives the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn hear() -> usize {
    ROOM.with_borrow_mut(|room| {
        let line = String::from_utf8_lossy(&room.heard).into_owned();
        room.said = room.uci.hear(&line).into_bytes();
        room.said.len()
    })
}

/// Thinks for so many nodes; gives the length of what is to be said.
#[unsafe(no_mangle)]
pub extern "C" fn step(nodes: u32) -> usize {
    ROOM.with_borrow_mut(|room| {
        room.said = room.uci.step(u64::from(nodes)).into_bytes();
        room.said.len()
    })
}

/// Whether another step is wanted.
#[unsafe(no_mangle)]
pub extern "C" fn busy() -> bool {
    ROOM.with_borrow(|room| room.uci.is_busy())
}

/// Where the last answer is.
#[unsafe(no_mangle)]
pub extern "C" fn said() -> *const u8 {
    ROOM.with_borrow(|room| room.said.as_ptr())
}
