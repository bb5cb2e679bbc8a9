//! The two browsers and how each is asked for: headless, with an empty profile,
//! its console on record, and without traffic of its own.

use std::path::Path;

use serde_json::{Value, json};

use crate::Scheme;

/// A made-up name that the browsers take for this machine, but not for a safe place.
pub const SCHOOL: &str = "school.test";

/// A browser we promise to work in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chromium, through chromedriver.
    Chromium,
    /// Firefox, through geckodriver.
    Firefox,
}

impl Kind {
    /// The driver's program and the arguments that make it take a free port.
    pub(crate) fn driver(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Chromium => ("chromedriver", &["--port=0"]),
            Self::Firefox => ("geckodriver", &["--port", "0", "--allow-system-access"]),
        }
    }

    pub(crate) fn capabilities(self, scheme: Scheme, profile: &Path) -> Value {
        match self {
            Self::Chromium => chromium(profile),
            Self::Firefox => firefox(scheme),
        }
    }
}

fn chromium(profile: &Path) -> Value {
    json!({
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": {
            "args": [
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                format!("--host-resolver-rules=MAP {SCHOOL} 127.0.0.1"),
                format!("--user-data-dir={}", profile.display()),
            ],
        },
    })
}

fn firefox(scheme: Scheme) -> Value {
    let scheme = match scheme {
        Scheme::Dark => 0,
        Scheme::Light => 1,
    };
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "args": ["-headless"],
            "prefs": {
                "devtools.console.stdout.content": true,
                "devtools.console.stdout.chrome": false,
                "layout.css.prefers-color-scheme.content-override": scheme,
                "network.dns.localDomains": SCHOOL,
            },
        },
    })
}
