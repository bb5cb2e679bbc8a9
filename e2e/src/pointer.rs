//! A mouse or a finger that is pressed, moved and lifted step by step, so that a journey can look
//! at the page in between.

use anyhow::Result;
use http::Method;
use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{RequestData, SessionId, WebDriver};

/// What a person points with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// The mouse, with its left button.
    Mouse,
    /// The mouse, with its right button.
    RightButton,
    /// A finger on a screen.
    Finger,
}

/// What a pointer does; places are pixels from the upper left corner of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Gesture {
    /// Goes to a place.
    To(f64, f64),
    /// Presses.
    Down,
    /// Lets go.
    Up,
}

/// Does these one after the other; a button that is not let go stays pressed.
pub(crate) async fn perform(web: &WebDriver, pointer: Pointer, gestures: &[Gesture]) -> Result<()> {
    let (id, kind, button) = match pointer {
        Pointer::Mouse => ("mouse", "mouse", 0),
        Pointer::RightButton => ("mouse", "mouse", 2),
        Pointer::Finger => ("finger", "touch", 0),
    };
    let steps = gestures.iter().map(|gesture| match gesture {
        Gesture::To(x, y) => json!({
            "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round(),
        }),
        Gesture::Down => json!({ "type": "pointerDown", "button": button }),
        Gesture::Up => json!({ "type": "pointerUp", "button": button }),
    });
    let actions = json!({ "actions": [{
        "type": "pointer",
        "id": id,
        "parameters": { "pointerType": kind },
        "actions": steps.collect::<Vec<_>>(),
    }] });
    web.cmd(Actions(actions)).await?;
    Ok(())
}

#[derive(Debug)]
struct Actions(Value);

impl FormatRequestData for Actions {
    fn format_request(&self, session: &SessionId) -> RequestData {
        RequestData::new(Method::POST, format!("session/{session}/actions"))
            .add_body(self.0.clone())
    }
}
