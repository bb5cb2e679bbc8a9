//! Line icons on a grid of 24 by 24, in the color of the text around them.

use leptos::prelude::*;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Archive,
    Back,
    Board,
    Bulb,
    Check,
    Curve,
    Down,
    Device,
    Dials,
    Eraser,
    Eye,
    File,
    First,
    Flag,
    Flame,
    Flip,
    Hands,
    Hourglass,
    Forward,
    Friends,
    Hand,
    Heart,
    Last,
    Map,
    Menu,
    Minus,
    Moon,
    More,
    Plus,
    Puzzle,
    Sun,
    Target,
    Undo,
}

/// An icon; the control around it carries the name.
#[component]
pub fn IconView(icon: Icon) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path(icon) />
        </svg>
    }
}

fn path(icon: Icon) -> &'static str {
    match icon {
        Icon::Archive => "M3.5 4.5h17V9h-17zM5.5 9v10.5h13V9M10 13h4",
        Icon::File => "M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6",
        Icon::Heart => {
            "M12 20.5C5 15.5 2.5 12 2.5 8.3A4.8 4.8 0 0 1 12 6.6a4.8 4.8 0 0 1 9.5 1.7c0 3.7-2.5 7.2-9.5 12.2z"
        }
        Icon::More => "M5 12h.01M12 12h.01M19 12h.01",
        Icon::Back => "M15 5l-7 7 7 7",
        Icon::Board => "M4 4h16v16H4zM4 12h16M12 4v16",
        Icon::Friends => {
            "M8.5 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19.5c0-3.4 2.6-5.6 6-5.6s6 2.2 6 5.6\
             M16 5a3 3 0 0 1 0 5.8M17.5 14.2c2.4.5 4 2.5 4 5.3"
        }
        Icon::Bulb => {
            "M9 17.5c0-2-3.5-3.4-3.5-7.5a6.5 6.5 0 0 1 13 0c0 4.1-3.5 5.5-3.5 7.5zM9.5 21h5"
        }
        Icon::Check => "M5 12.5l4.5 4.5L19 7.5",
        Icon::Curve => "M3.5 4v16.5H20.5M7 16l4-5 3 3 5.5-7",
        Icon::Flame => {
            "M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.2-4 2.5-5 0 2 .8 3 2 3.5C11.5 9.5 11 6 12 3z"
        }
        Icon::Puzzle => {
            "M4 8h4.2a2.3 2.3 0 1 1 4.6 0H17v4.2a2.3 2.3 0 1 1 0 4.6V21H4v-4.2a2.3 2.3 0 1 0 0-4.6z"
        }
        Icon::Target => {
            "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h.01"
        }
        Icon::Down => "M5 9l7 7 7-7",
        Icon::Hands => "M4 9.5h16M4 14.5h16",
        Icon::Hourglass => "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
        Icon::Forward => "M9 5l7 7-7 7",
        Icon::First => "M6 5v14M18 5l-7 7 7 7",
        Icon::Last => "M18 5v14M6 5l7 7-7 7",
        Icon::Flip => "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
        Icon::Flag => "M5 21V4h13l-3.5 4.5L18 13H5",
        Icon::Undo => "M8 4L3 9l5 5M3 9h11a5.5 5.5 0 0 1 0 11h-4",
        Icon::Map => {
            "M3.5 6.5l5.5-2.5 6 2.5 5.5-2.5v13.5l-5.5 2.5-6-2.5-5.5 2.5zM9 4v13.5M15 6.5V20"
        }
        Icon::Menu => "M4 7h16M4 12h16M4 17h16",
        Icon::Minus => "M5 12h14",
        Icon::Plus => "M5 12h14M12 5v14",
        Icon::Dials => "M4 6h6M14 6h6M10 4v4M4 12h10M18 12h2M14 10v4M4 18h2M10 18h10M6 16v4",
        Icon::Eraser => "M5 15l9-9 6 6-8 8H9l-4-4zM9 11l6 6M12 20h8",
        Icon::Hand => {
            "M12 3v18M3 12h18M12 3l-3 3M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3"
        }
        Icon::Device => "M4 5h16v11H4zM9 20h6M12 16v4",
        Icon::Eye => {
            "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z\
             M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
        }
        Icon::Moon => "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
        Icon::Sun => {
            "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22\
             M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8"
        }
    }
}
