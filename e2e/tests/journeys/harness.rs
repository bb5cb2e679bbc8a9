//! A harness that sees nothing would pass everything, so each of its senses is
//! shown a page that is wrong in exactly that way.

use std::borrow::Cow;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use rookery_e2e::{
    Browser, Key, Kind, Page, Problem, RunningSite, Scheme, Wish, in_both_browsers, until, visit,
};
use rookery_server::Site;
use serde_json::Value;

fn page(body: &str, script: &str) -> Site {
    let html = format!(
        "<!doctype html><html lang=en><title>Test</title><link rel=icon href=data:,>\
         <body>{body}<script type=module src=/assets/test.js></script>"
    );
    let file = |path: &str, text: &str| (path.to_owned(), Cow::Owned(text.as_bytes().to_vec()));
    Site::from_files([
        file("index.html", &html),
        file("assets/test.js", script),
        file("assets/worker.js", ""),
    ])
}

/// Every script ends by saying so, to have something to wait for.
fn scripted(script: &str) -> Site {
    page(
        "<p id=end></p>",
        &format!("{script}\ndocument.getElementById('end').textContent = 'done';"),
    )
}

async fn to_the_end(page: &Page) -> Result<()> {
    page.goto("/").await?;
    page.wait_for_text("done").await
}

async fn a_good_page_has_no_problems(kind: Kind) -> Result<()> {
    let site = scripted("console.log('hello'); console.warn('careful');");
    let problems = visit(kind, site, to_the_end).await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_both_browsers!(visits: a_good_page_has_no_problems);

fn is_known(problem: &Problem) -> bool {
    matches!(problem, Problem::Console(text) if text.contains("a-known-error"))
}

async fn console_errors_are_seen(kind: Kind) -> Result<()> {
    for script in [
        "console.error('a-known-error');",
        "const heard = new Promise(done => addEventListener('error', done));
         setTimeout(() => { throw new Error('a-known-error'); });
         await heard;",
        "const heard = new Promise(done => addEventListener('unhandledrejection', done));
         Promise.reject(new Error('a-known-error'));
         await heard;",
    ] {
        let problems = visit(kind, scripted(script), to_the_end).await?;
        ensure!(
            problems.len() == 1 && is_known(&problems[0]),
            "{script}: {problems:?}"
        );
    }
    Ok(())
}
in_both_browsers!(visits: console_errors_are_seen);

async fn blocked_content_is_seen(kind: Kind) -> Result<()> {
    for body in [
        "<p style='color: red'>done</p>",
        "<p>done</p><script>document.title = 'inline'</script>",
        "<p>done</p><img alt='' src='http://127.0.0.2:9/picture.png'>",
    ] {
        let problems = visit(kind, page(body, ""), async |page: &Page| {
            to_the_end(page).await?;
            until("the browser's report", async || {
                Ok((page.site().app.reports.count() > 0).then_some(()))
            })
            .await
        })
        .await?;
        let seen = |problem: &Problem| matches!(problem, Problem::Blocked(_));
        ensure!(problems.iter().any(seen), "{body}: {problems:?}");
    }
    Ok(())
}
in_both_browsers!(visits: blocked_content_is_seen);

async fn things_are_found_by_what_they_are_called(kind: Kind) -> Result<()> {
    let body = "<main><h1>Board</h1><label>Move <input id=move></label>\
        <button aria-label='Play the move'>Go</button><p role=status id=out></p></main>";
    let script = "document.querySelector('button').onclick = () => {
        document.getElementById('out').textContent = 'played ' + document.getElementById('move').value; };
        document.getElementById('move').onkeydown = (event) => {
        if (event.key === 'Enter') document.getElementById('out').textContent = 'entered'; };";
    let problems = visit(kind, page(body, script), async |page: &Page| {
        page.goto("/").await?;
        page.find_role("heading", "Board").await?;
        page.fill("Move", "e4").await?;
        page.press(Key::Enter).await?;
        page.wait_for_text("entered").await?;
        page.click("button", "Play the move").await?;
        page.wait_for_text("played e4").await?;
        page.wait_for_attribute("#out", "role", "status").await
    })
    .await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_both_browsers!(visits: things_are_found_by_what_they_are_called);

/// What a visit may leave in a browser, told by the page itself.
const TRACES: &str = "return (async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return {
            cookie: document.cookie,
            kept: localStorage.length + sessionStorage.length,
            workers: workers.length,
            caches: (await caches.keys()).length,
            databases: (await indexedDB.databases()).length,
            dark: matchMedia('(prefers-color-scheme: dark)').matches,
            calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
            asked: (await navigator.permissions.query({ name: 'notifications' })).state,
            size: [innerWidth, innerHeight],
            focus: document.hasFocus(),
        };
    })();";
const LEAVE: &str = "return (async () => {
        document.cookie = 'crumb=1';
        localStorage.setItem('a', '1');
        sessionStorage.setItem('a', '1');
        await navigator.serviceWorker.register('/assets/worker.js');
        await caches.open('a');
        await new Promise((opened) => { indexedDB.open('a').onsuccess = opened; });
        window.open('/');
        console.error('a-known-error');
        setTimeout(() => { throw new Error('a-late-error'); }, 50);
    })();";

async fn a_visit_leaves_nothing_for_the_next(kind: Kind) -> Result<()> {
    let site = Arc::new(RunningSite::start(scripted("")).await?);
    let page = Page::new(Browser::open(kind, Scheme::Light).await?, Arc::clone(&site));
    to_the_end(&page).await?;
    let before: Value = page.ask(TRACES, vec![]).await?;
    page.resize(390, 844).await?;
    page.wish(&[Wish::Calm, Wish::Dark]).await?;
    page.ask::<()>(LEAVE, vec![]).await?;
    let left: Value = page.ask(TRACES, vec![]).await?;
    for (trace, fresh) in before.as_object().context("traces")? {
        let is_left = left[trace] != *fresh;
        ensure!(is_left || ["asked", "focus"].contains(&&**trace), "{left}");
    }
    let (mut browser, problems) = page.hand_over().await?;
    ensure!(problems.iter().any(is_known), "{problems:?}");

    browser.renew(&site.origin()).await?;
    let page = Page::new(browser, site);
    to_the_end(&page).await?;
    let after: Value = page.ask(TRACES, vec![]).await?;
    ensure!(after == before, "{after} instead of {before}");
    let problems = page.leave().await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_both_browsers!(visits: a_visit_leaves_nothing_for_the_next);
