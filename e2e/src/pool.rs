//! Browsers that stay open from one visit to the next: starting one takes longer than most visits.

use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Result;

use crate::{Browser, Kind, Scheme};

/// Those that nobody uses at the moment.
static FREE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser like new, from an earlier visit if there is one.
pub(crate) async fn take(kind: Kind) -> Result<Browser> {
    let known = {
        let mut free = free();
        let place = free.iter().position(|browser| browser.kind() == kind);
        place.map(|place| free.swap_remove(place))
    };
    match known {
        Some(browser) => Ok(browser),
        None => Ok(Browser::open(kind, Scheme::Light).await?.kept()),
    }
}

/// Keeps a browser for the next visit; one that cannot be made like new is ended instead.
pub(crate) async fn give_back(mut browser: Browser, origin: &str) {
    match browser.renew(origin).await {
        Ok(()) => free().push(browser),
        Err(error) => eprintln!("a {:?} could not be kept: {error:#}", browser.kind()),
    }
}

/// Closes all that are open; what is static is never dropped.
pub(crate) async fn close() {
    let all = std::mem::take(&mut *free());
    for browser in all {
        if let Err(error) = browser.close().await {
            eprintln!("a browser had to be ended: {error:#}");
        }
    }
}

fn free() -> MutexGuard<'static, Vec<Browser>> {
    FREE.lock().unwrap_or_else(PoisonError::into_inner)
}
