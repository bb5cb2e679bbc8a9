//! The page as a person uses it: go somewhere, find things by what they are
//! called, type, press keys, and look.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{By, Key, TypingData, WebElement};

use crate::accessible::Tries;
use crate::wait::until;
use crate::{Browser, Gesture, Kind, Pointer, Problem, RunningSite};
use crate::{accessible, pointer, pool};

/// The addresses of everything the current document has loaded.
const LOADED: &str = "return performance.getEntriesByType('resource').map(entry => entry.name)";
/// Reports of blocked content leave before later requests do; two of those
/// answered means that the reports have arrived.
const FENCE: &str = "const done = arguments[0];
    fetch('/api/v1/health').then(() => fetch('/api/v1/health')).finally(() => done(true));";

/// The one open page of a journey.
pub struct Page {
    browser: Browser,
    site: Arc<RunningSite>,
    loaded: Mutex<Vec<String>>,
}

impl Page {
    /// The page of this browser, on this site.
    #[must_use]
    pub fn new(browser: Browser, site: impl Into<Arc<RunningSite>>) -> Self {
        Self {
            browser,
            site: site.into(),
            loaded: Mutex::default(),
        }
    }

    /// The browser, for what this type does not offer.
    #[must_use]
    pub fn browser(&self) -> &Browser {
        &self.browser
    }

    /// The site, to ask the server's side of things.
    #[must_use]
    pub fn site(&self) -> &RunningSite {
        &self.site
    }

    /// The same site in another browser of the same kind, as on a second device. Whoever opens it
    /// must also [`Page::leave`] it.
    ///
    /// # Errors
    /// When the browser does not start.
    pub async fn on_another_device(&self) -> Result<Self> {
        self.in_another(self.browser.kind()).await
    }

    /// The same site in a browser of this kind. Whoever opens it must also [`Page::leave`] it.
    ///
    /// # Errors
    /// When the browser does not start.
    pub async fn in_another(&self, kind: Kind) -> Result<Self> {
        let browser = pool::take(kind).await?;
        Ok(Self::new(browser, Arc::clone(&self.site)))
    }

    /// Opens a place on the site.
    ///
    /// # Errors
    /// When the browser cannot load it.
    pub async fn goto(&self, path: &str) -> Result<()> {
        self.note_loaded().await?;
        self.browser.web().goto(self.site.url(path)).await?;
        Ok(())
    }

    /// The title of the page.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn title(&self) -> Result<String> {
        Ok(self.browser.web().title().await?)
    }

    /// The first element of this CSS selector, waited for.
    ///
    /// # Errors
    /// When there is none within the time limit.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        until(&format!("`{selector}`"), async || {
            let found = self.browser.web().find_all(By::Css(selector)).await?;
            Ok(found.into_iter().next())
        })
        .await
    }

    /// The element a screen reader announces with this role and name, waited for.
    ///
    /// # Errors
    /// When there is none within the time limit.
    pub async fn find_role(&self, role: &str, name: &str) -> Result<WebElement> {
        let mut tries = Tries::default();
        until(&format!("a {role} named {name:?}"), async || {
            accessible::find(self.browser.web(), &mut tries, role, name).await
        })
        .await
    }

    /// The form field with this label, waited for.
    ///
    /// # Errors
    /// When there is none within the time limit.
    pub async fn find_label(&self, label: &str) -> Result<WebElement> {
        let mut tries = Tries::default();
        until(&format!("a field labeled {label:?}"), async || {
            accessible::find_field(self.browser.web(), &mut tries, label).await
        })
        .await
    }

    /// The innermost element that shows this text, waited for.
    ///
    /// # Errors
    /// When there is none within the time limit.
    pub async fn find_text(&self, text: &str) -> Result<WebElement> {
        // Asking what is seen means laying out, so only those are asked that may show it.
        const INNERMOST: &str = "const [text] = arguments;
            const dense = (text) => text.replace(/\\s+/g, '').toLowerCase();
            const holds = (element) => dense(element.textContent).includes(dense(text));
            const within = (element) => [...element.children].reverse().filter(holds)
                .reduce((found, child) => found ?? innermost(child), null);
            const innermost = (element) =>
                within(element) ?? (element.innerText?.includes(text) ? element : null);
            return document.body && within(document.body);";
        until(&format!("the text {text:?}"), async || {
            let web = self.browser.web();
            let found = web.execute(INNERMOST, vec![json!(text)]).await?;
            match found.json().is_null() {
                true => Ok(None),
                false => Ok(Some(found.element()?)),
            }
        })
        .await
    }

    /// Waits until the page shows this text.
    ///
    /// # Errors
    /// When it does not within the time limit.
    pub async fn wait_for_text(&self, text: &str) -> Result<()> {
        self.find_text(text).await.map(drop)
    }

    /// Waits until an attribute of the first such element has this value.
    ///
    /// # Errors
    /// When it has not within the time limit.
    pub async fn wait_for_attribute(&self, selector: &str, name: &str, value: &str) -> Result<()> {
        until(
            &format!("`{selector}` to have {name}={value:?}"),
            async || {
                let seen = self.attribute(selector, name).await?;
                Ok((seen.as_deref() == Some(value)).then_some(()))
            },
        )
        .await
    }

    /// An attribute of the first element of this selector.
    ///
    /// # Errors
    /// When there is no such element within the time limit.
    pub async fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>> {
        const GET: &str = "const found = document.querySelector(arguments[0]);
            return found && [found.getAttribute(arguments[1])];";
        let [value] = self.look(selector, GET, vec![json!(name)]).await?;
        Ok(value)
    }

    /// Clicks what is announced with this role and name.
    ///
    /// # Errors
    /// When it is not there or cannot be clicked.
    pub async fn click(&self, role: &str, name: &str) -> Result<()> {
        let element = self.find_role(role, name).await?;
        // A person scrolls until nothing lies over it.
        element.scroll_into_view().await?;
        element
            .click()
            .await
            .with_context(|| format!("cannot click {name:?}"))
    }

    /// Moves the pointer to the middle of the first such element, as a hand with a mouse does.
    ///
    /// # Errors
    /// When it is not there within the time limit.
    pub async fn point_at(&self, selector: &str) -> Result<()> {
        let element = self.find(selector).await?;
        let actions = self.browser.web().action_chain();
        let actions = actions.move_to_element_center(&element);
        Ok(actions.perform().await?)
    }

    /// Replaces the text of the field with this label, key by key as a person does.
    ///
    /// # Errors
    /// When it is not there or takes no text.
    pub async fn fill(&self, label: &str, text: &str) -> Result<()> {
        let field = self.find_label(label).await?;
        field.send_keys(Key::Control + "a").await?;
        let typed = match text {
            "" => field.send_keys(Key::Delete).await,
            _ => field.send_keys(text).await,
        };
        typed.with_context(|| format!("cannot type into {label:?}"))
    }

    /// Presses keys wherever the focus is; special keys are [`crate::Key`].
    ///
    /// # Errors
    /// When the browser does not take them.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        let actions = self.browser.web().action_chain().send_keys(keys);
        Ok(actions.perform().await?)
    }

    /// Presses a key while another, such as Shift, is held.
    ///
    /// # Errors
    /// When the browser does not take them.
    pub async fn press_with(&self, held: Key, key: impl Into<TypingData>) -> Result<()> {
        let actions = self.browser.web().action_chain();
        let actions = actions.key_down(held.clone()).send_keys(key).key_up(held);
        Ok(actions.perform().await?)
    }

    /// Points at the page step by step.
    ///
    /// # Errors
    /// When the browser does not take them.
    pub async fn point(&self, pointer: Pointer, gestures: &[Gesture]) -> Result<()> {
        pointer::perform(self.browser.web(), pointer, gestures).await
    }

    /// What a function body returns when the browser runs it on the page.
    ///
    /// # Errors
    /// When it throws or returns something else than expected.
    pub async fn ask<T: DeserializeOwned>(&self, body: &str, arguments: Vec<Value>) -> Result<T> {
        until("an answer of the page", async || {
            let answer = self.browser.web().execute(body, arguments.clone()).await?;
            match answer.convert() {
                Ok(told) => Ok(Some(told)),
                // Firefox answers nothing while one page gives way to the next.
                Err(_) if answer.json().is_null() => Ok(None),
                Err(error) => Err(error.into()),
            }
        })
        .await
    }

    /// What an endless function body hands to its last argument, `done`.
    ///
    /// # Errors
    /// When it throws or hands over something else than expected.
    pub async fn wait_for_answer<T: DeserializeOwned>(
        &self,
        body: &str,
        arguments: Vec<Value>,
    ) -> Result<T> {
        let body = format!("const done = arguments[arguments.length - 1]; {body}");
        let answer = self.browser.web().execute_async(body, arguments).await?;
        Ok(answer.convert()?)
    }

    /// The text inside the first element of this selector, seen or not.
    ///
    /// # Errors
    /// When there is no such element within the time limit.
    pub async fn text(&self, selector: &str) -> Result<String> {
        const GET: &str = "return document.querySelector(arguments[0])?.textContent ?? null";
        self.look(selector, GET, vec![]).await
    }

    /// Makes the visible part of the page exactly this large.
    ///
    /// # Errors
    /// When the browser refuses that size.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let web = self.browser.web();
        if self.browser.kind() == Kind::Chromium {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            web.cdp()
                .send_raw("Emulation.setDeviceMetricsOverride", size)
                .await?;
            return Ok(());
        }
        web.set_window_rect(0, 0, width, height).await?;
        let [inner_width, inner_height] = self.inner_size().await?;
        let (frame_x, frame_y) = (
            width.saturating_sub(inner_width),
            height.saturating_sub(inner_height),
        );
        web.set_window_rect(0, 0, width + frame_x, height + frame_y)
            .await?;
        until(&format!("a window of {width}×{height}"), async || {
            Ok((self.inner_size().await? == [width, height]).then_some(()))
        })
        .await
    }

    /// Ends the visit and says what was wrong with it.
    ///
    /// # Errors
    /// When the browser cannot be asked any more.
    pub async fn leave(self) -> Result<Vec<Problem>> {
        let origin = self.site.origin();
        let (browser, problems) = self.hand_over().await?;
        browser.done(&origin).await?;
        Ok(problems)
    }

    /// Says what was wrong with the visit, and hands over the browser as it is.
    ///
    /// # Errors
    /// When the browser cannot be asked any more.
    pub async fn hand_over(self) -> Result<(Browser, Vec<Problem>)> {
        self.note_loaded().await?;
        let here = self.browser.web().current_url().await?;
        if here.as_str().starts_with(&self.site.url("/")) {
            self.browser.web().execute_async(FENCE, vec![]).await?;
        }
        let own = [self.site.url("/"), "data:".to_owned(), "blob:".to_owned()];
        let loaded = self
            .loaded
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        let foreign = loaded
            .into_iter()
            .filter(|url| !own.iter().any(|own| url.starts_with(own)));
        let mut problems: Vec<_> = foreign.map(Problem::Foreign).collect();
        let complaints = self.browser.complaints().await?;
        problems.extend(complaints.into_iter().map(Problem::Console));
        let blocked = self.site.app.reports.latest();
        problems.extend(blocked.into_iter().map(Problem::Blocked));
        Ok((self.browser, problems))
    }

    /// What a function body says of the first element of a selector once it says anything.
    async fn look<T: DeserializeOwned>(
        &self,
        selector: &str,
        body: &str,
        more: Vec<Value>,
    ) -> Result<T> {
        let arguments = [vec![json!(selector)], more].concat();
        until(&format!("`{selector}`"), async || {
            self.ask(body, arguments.clone()).await
        })
        .await
    }

    async fn inner_size(&self) -> Result<[u32; 2]> {
        self.ask("return [innerWidth, innerHeight]", vec![]).await
    }

    /// A document forgets what it loaded when the next one opens.
    async fn note_loaded(&self) -> Result<()> {
        let names: Vec<String> = self
            .browser
            .web()
            .execute(LOADED, vec![])
            .await?
            .convert()?;
        self.loaded
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extend(names);
        Ok(())
    }
}
