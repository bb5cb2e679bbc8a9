//! What a journey is to the runner: a name, the browsers it is for, and how to run it.

use std::future::Future;
use std::pin::Pin;

use anyhow::Result;

use crate::Kind;

/// A journey under way.
pub type Running = Pin<Box<dyn Future<Output = Result<()>>>>;

/// A registered journey; the macros below make them.
pub struct Journey {
    /// The path of its module.
    pub module: &'static str,
    /// The name of its function.
    pub name: &'static str,
    /// Where it runs.
    pub reach: Reach,
    /// Runs it in one of the browsers.
    pub run: fn(Kind) -> Running,
}

inventory::collect!(Journey);

/// The browsers that a journey is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Both of them.
    Both,
    /// Chromium; and Firefox when everything is asked for.
    Chromium,
    /// Chromium, because only it can be asked.
    OnlyChromium,
}

impl Reach {
    /// Whether a journey runs there.
    pub(crate) fn includes(self, kind: Kind, is_full: bool) -> bool {
        match (self, kind) {
            (_, Kind::Chromium) | (Self::Both, Kind::Firefox) => true,
            (Self::Chromium, Kind::Firefox) => is_full,
            (Self::OnlyChromium, Kind::Firefox) => false,
        }
    }
}

impl Journey {
    /// The name of the test that runs it there.
    pub(crate) fn name_in(&self, kind: Kind) -> String {
        let (_, module) = self.module.split_once("::").unwrap_or(("", self.module));
        let browser = match kind {
            Kind::Chromium => "in_chromium",
            Kind::Firefox => "in_firefox",
        };
        format!("{module}::{}::{browser}", self.name)
    }
}

/// Registers a journey that runs in both browsers.
///
/// ```text
/// async fn opens(page: &Page) -> anyhow::Result<()> { page.goto("/").await }
/// in_both_browsers!(opens);
/// // The paths and statuses with which the server says no on the way, each time that it does.
/// in_both_browsers!(opens, refused: [("/session", 401)]);
/// // In a browser that has never been anywhere.
/// in_both_browsers!(opens, fresh);
/// // What makes its visits itself.
/// async fn looks_around(kind: Kind) -> anyhow::Result<()> { journey(kind, opens).await }
/// in_both_browsers!(visits: looks_around);
/// ```
#[macro_export]
macro_rules! in_both_browsers {
    ($($journey:tt)*) => { $crate::register_journey!(Both, $($journey)*); };
}

/// Registers a journey that runs in Chromium, and in Firefox with `ROOKERY_FULL=1`; written like
/// [`in_both_browsers`].
#[macro_export]
macro_rules! in_chromium {
    ($($journey:tt)*) => { $crate::register_journey!(Chromium, $($journey)*); };
}

/// Registers a journey that asks what only Chromium can tell; written like [`in_both_browsers`].
#[macro_export]
macro_rules! only_in_chromium {
    ($($journey:tt)*) => { $crate::register_journey!(OnlyChromium, $($journey)*); };
}

#[doc(hidden)]
#[macro_export]
macro_rules! register_journey {
    ($reach:ident, visits: $journey:ident) => {
        $crate::register_journey!(@ $reach, $journey, |kind| Box::pin($journey(kind)));
    };
    ($reach:ident, $journey:ident) => {
        $crate::register_journey!($reach, $journey, refused: []);
    };
    ($reach:ident, $journey:ident, refused: $refused:expr) => {
        $crate::register_journey!(@ $reach, $journey, |kind| {
            Box::pin($crate::refused_journey(kind, &$refused, $journey))
        });
    };
    ($reach:ident, $journey:ident, fresh) => {
        $crate::register_journey!(@ $reach, $journey, |kind| {
            Box::pin($crate::fresh_journey(kind, $journey))
        });
    };
    (@ $reach:ident, $journey:ident, $run:expr) => {
        $crate::inventory::submit! {
            $crate::Journey {
                module: module_path!(),
                name: stringify!($journey),
                reach: $crate::Reach::$reach,
                run: $run,
            }
        }
    };
}
