//! What a page says by itself: everything that its live regions take in, in order.

use anyhow::Result;
use rookery_e2e::{Page, until};

const LISTEN: &str = "window.heard = [];
    const polite = '[role=status], [role=alert], [aria-live=polite]';
    const say = (changes) => {
        const regions = new Set(changes.map(({ target }) =>
            (target.nodeType === 1 ? target : target.parentElement)?.closest(polite)));
        for (const region of regions) {
            const words = region?.textContent.trim();
            if (words) heard.push(words);
        }
    };
    new MutationObserver(say)
        .observe(document.body, { childList: true, characterData: true, subtree: true });";

/// Begins to listen; whatever was heard before is forgotten.
pub(crate) async fn listen(page: &Page) -> Result<()> {
    page.ask(LISTEN, vec![]).await
}

/// Waits until these words have been said, and forgets all that was said so far.
pub(crate) async fn says(page: &Page, words: &str) -> Result<()> {
    until(&format!("{words:?} to be said"), async || {
        let heard: Vec<String> = page.ask("return window.heard", vec![]).await?;
        if heard.iter().any(|said| said == words) {
            page.ask::<()>("heard.length = 0", vec![]).await?;
            return Ok(Some(()));
        }
        Ok(None)
    })
    .await
}
