//! Sends the game that goes on to the server whenever it has been quiet for a moment, and when the
//! page is put away.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;

use crate::account::presence::Presence;
use crate::game::GameContext;
use crate::keeping::keeper::GameSlot;
use crate::keeping::{looking, packing};

/// How long nothing must have happened: a reply usually comes sooner, and is sent with the move.
const QUIET: Duration = Duration::from_secs(3);

pub(crate) fn start(context: GameContext, place: GameSlot) {
    let GameContext {
        play_page, keeper, ..
    } = context;
    let presence = Presence::here();
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        let timer = timer.try_update_value(Option::take).flatten();
        timer.map(|timer| timer.clear()).is_some()
    };
    let send = move || {
        // Once the page has gone, there is no game any more.
        play_page.try_with_untracked(|play_page| {
            if let Some(bout) = play_page.to_send() {
                packing::hand_in(keeper, bout);
            }
        });
    };
    Effect::new(move |_| {
        context.edition.get();
        stop();
        let is_on = play_page.with_untracked(|play_page| play_page.unfinished().is_some());
        if is_on {
            let later = move || {
                timer.try_set_value(None);
                send();
            };
            timer.set_value(set_timeout_with_handle(later, QUIET).ok());
        }
    });
    let hurry = move || {
        if stop() {
            send();
        }
    };
    let look = move || {
        let id = play_page.with_untracked(|play_page| play_page.unfinished().map(|bout| bout.id));
        if let Some(id) = id {
            looking::look(presence, keeper, id);
        }
    };
    let hidden = window_event_listener(ev::visibilitychange, move |_| match document().hidden() {
        true => hurry(),
        false => look(),
    });
    let closed = window_event_listener(ev::pagehide, move |_| hurry());
    Effect::new(move |_| {
        presence.visitor.track();
        look();
    });
    keeper.on_parted(Some(Callback::new(move |(from, to)| {
        place.follow_rename();
        play_page.update(|play_page: &mut PlayPage| play_page.rename(from, to));
    })));
    on_cleanup(move || {
        hidden.remove();
        closed.remove();
        keeper.on_parted(None);
        hurry();
    });
}
