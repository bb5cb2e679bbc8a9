//! The pictures of the story, fetched one by one when they are shown.

use std::collections::HashMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_campaign::{MAP_FILE, Picture};

use crate::browser::assets;

/// Where the pictures are, once that is known. Cloning is cheap.
#[derive(Clone, Copy)]
pub(super) struct Album {
    addresses: RwSignal<HashMap<String, String>>,
}

impl Album {
    pub(super) fn begin() -> Self {
        let album = Self {
            addresses: RwSignal::new(HashMap::new()),
        };
        spawn_local(async move {
            // Without pictures the story is still told.
            if let Some(list) = assets::list().await {
                album.addresses.try_set(list);
            }
        });
        album
    }

    /// Where a picture is.
    pub(super) fn address(self, picture: &Picture) -> Option<String> {
        self.of(&picture.file())
    }

    /// The map as it was drawn, once it has come.
    pub(super) fn map(self) -> RwSignal<Option<String>> {
        let map = RwSignal::new(None);
        Effect::new(move |_| {
            if let Some(address) = self.of(MAP_FILE) {
                spawn_local(async move {
                    map.try_set(assets::text(&address).await);
                });
            }
        });
        map
    }

    fn of(self, file: &str) -> Option<String> {
        let name = format!("pictures/{file}");
        self.addresses.with(|all| all.get(&name).cloned())
    }
}
