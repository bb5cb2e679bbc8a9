//! Makes a used browser like one that was just opened: another tab, nothing kept, nothing chosen.

use anyhow::{Result, ensure};
use serde_json::json;
use thirtyfour::WebDriver;

use crate::narrow;

/// How large the window of a Firefox without a screen is when it opens.
const WINDOW: (u32, u32) = (1366, 768);

/// Leaves every tab there is for a new one; whatever belongs to a tab goes with it.
pub(crate) async fn open_another_tab(web: &WebDriver) -> Result<()> {
    // A button or a key may still be held.
    web.action_chain().reset_actions().await?;
    let old = web.windows().await?;
    let new = web.new_tab().await?;
    for tab in old {
        web.switch_to_window(tab).await?;
        web.close_window().await?;
    }
    web.switch_to_window(new).await?;
    Ok(())
}

/// Clears what a Chromium keeps.
pub(crate) async fn clear_chromium(web: &WebDriver, origin: &str) -> Result<()> {
    let cdp = web.cdp();
    // A tab that comes by itself is not looked at.
    let orders = [
        ("Page.bringToFront", json!({})),
        ("Network.clearBrowserCookies", json!({})),
        ("Network.clearBrowserCache", json!({})),
        (
            "Storage.clearDataForOrigin",
            json!({ "origin": origin, "storageTypes": "all" }),
        ),
        ("Browser.resetPermissions", json!({})),
    ];
    for (order, arguments) in orders {
        cdp.send_raw(order, arguments).await?;
    }
    // What is left belongs to the tabs that are gone.
    web.browser_log().await?;
    Ok(())
}

/// Clears what a Firefox keeps.
pub(crate) async fn clear_firefox(web: &WebDriver) -> Result<()> {
    const CLEAR: &str = "const done = arguments[arguments.length - 1];
        Services.prefs.clearUserPref('ui.prefersReducedMotion');
        Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', 1);
        Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_ALL, { onDataDeleted: done });";
    let left: u64 = narrow::finished_in_its_own_window(web, CLEAR).await?;
    ensure!(left == 0, "Firefox does not forget everything: {left}");
    let (width, height) = WINDOW;
    web.set_window_rect(0, 0, width, height).await?;
    Ok(())
}
