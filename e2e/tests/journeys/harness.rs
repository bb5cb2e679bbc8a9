//! A harness that sees nothing would pass everything, so each of its senses is
//! shown a page that is wrong in exactly that way.

use std::borrow::Cow;

use anyhow::{Result, ensure};
use rookery_e2e::{Kind, Page, Problem, until, visit};
use rookery_server::Site;

const KINDS: [Kind; 2] = [Kind::Chromium, Kind::Firefox];

fn page(body: &str, script: &str) -> Site {
    let html = format!(
        "<!doctype html><html lang=en><title>Test</title><link rel=icon href=data:,>\
         <body>{body}<script type=module src=/assets/test.js></script>"
    );
    let file = |path: &str, text: &str| (path.to_owned(), Cow::Owned(text.as_bytes().to_vec()));
    Site::from_files([file("index.html", &html), file("assets/test.js", script)])
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

#[tokio::test(flavor = "multi_thread")]
async fn a_good_page_has_no_problems() -> Result<()> {
    for kind in KINDS {
        let problems = visit(
            kind,
            scripted("console.log('hello'); console.warn('careful');"),
            to_the_end,
        )
        .await?;
        ensure!(problems.is_empty(), "{kind:?}: {problems:?}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn console_errors_are_seen() -> Result<()> {
    for kind in KINDS {
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
            let seen = |problem: &Problem| matches!(problem, Problem::Console(text) if text.contains("a-known-error"));
            ensure!(problems.iter().any(seen), "{kind:?} {script}: {problems:?}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn blocked_content_is_seen() -> Result<()> {
    for kind in KINDS {
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
            ensure!(problems.iter().any(seen), "{kind:?} {body}: {problems:?}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn things_are_found_by_what_they_are_called() -> Result<()> {
    let body = "<main><h1>Board</h1><label>Move <input id=move></label>\
        <button aria-label='Play the move'>Go</button><p role=status id=out></p></main>";
    let script = "document.querySelector('button').onclick = () => {
        document.getElementById('out').textContent = 'played ' + document.getElementById('move').value; };
        document.getElementById('move').onkeydown = (event) => {
        if (event.key === 'Enter') document.getElementById('out').textContent = 'entered'; };";
    for kind in KINDS {
        let problems = visit(kind, page(body, script), async |page: &Page| {
            page.goto("/").await?;
            page.find_role("heading", "Board").await?;
            page.fill("Move", "e4").await?;
            page.press(rookery_e2e::Key::Enter).await?;
            page.wait_for_text("entered").await?;
            page.click("button", "Play the move").await?;
            page.wait_for_text("played e4").await?;
            page.wait_for_attribute("#out", "role", "status").await
        })
        .await?;
        ensure!(problems.is_empty(), "{kind:?}: {problems:?}");
    }
    Ok(())
}
