//! Whole journeys through the site in real browsers. Every journey ends with the
//! same questions: did the console complain, was anything blocked, did the page
//! ask another host for anything?

#![forbid(unsafe_code)]

pub use browser::{Browser, Scheme};
pub use capabilities::{Kind, SCHOOL};
pub use page::Page;
pub use pointer::{Gesture, Pointer};
pub use problem::Problem;
pub use site::RunningSite;
pub use thirtyfour::{By, Key, WebElement};
pub use visit::{journey, refused_journey, visit, visit_at, without_refused};
pub use wait::until;

pub mod measure;

mod accessible;
mod browser;
mod calm;
mod capabilities;
mod driver;
mod firefox_console;
mod focus;
mod narrow;
mod page;
mod pointer;
mod problem;
mod site;
mod visit;
mod wait;

/// Makes two tests of a journey, one in each browser.
///
/// ```text
/// async fn opens(page: &Page) -> anyhow::Result<()> { page.goto("/").await }
/// in_both_browsers!(opens);
/// ```
#[macro_export]
macro_rules! in_both_browsers {
    ($journey:ident) => {
        $crate::in_both_browsers!($journey, refused: []);
    };
    // The paths and statuses with which the server says no on the way, each time that it does.
    ($journey:ident, refused: $refused:expr) => {
        mod $journey {
            const REFUSED: &[(&str, u16)] = &$refused;

            #[tokio::test(flavor = "multi_thread")]
            async fn in_chromium() -> anyhow::Result<()> {
                $crate::refused_journey($crate::Kind::Chromium, REFUSED, super::$journey).await
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn in_firefox() -> anyhow::Result<()> {
                $crate::refused_journey($crate::Kind::Firefox, REFUSED, super::$journey).await
            }
        }
    };
}
