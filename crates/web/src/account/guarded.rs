//! A page for those with an account. Everyone else is led to the door, and back here afterwards.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate};
use rookery_app::account::visitor::Visitor;
use rookery_app::account::way_back;
use rookery_app::shell::words::guarded as said;

use crate::account::presence::Presence;
use crate::account::unanswered::unanswered;
use crate::shell::lang;

/// Shows what is inside to someone with an account alone.
#[component]
pub fn Guarded(children: ChildrenFn) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let Presence {
        visitor, trouble, ..
    } = presence;
    let location = use_location();
    let navigate = use_navigate();
    let place = location.pathname.get_untracked();
    Effect::new(move |_| {
        let is_other = visitor.with(|visitor| match visitor {
            Visitor::Unknown => false,
            known => known.account().is_none(),
        });
        let path = location.pathname.get_untracked();
        // Whoever logs out is on the way home already.
        if is_other && path == place {
            let query = location.search.get_untracked();
            let here = match query.trim_start_matches('?') {
                "" => path,
                query => format!("{path}?{query}"),
            };
            let entrance = way_back::entrance(Presence::was_here());
            let instead = NavigateOptions {
                replace: true,
                ..NavigateOptions::default()
            };
            navigate(&way_back::door(entrance, &here), instead);
        }
    });
    let may_enter = Memo::new(move |_| visitor.with(|visitor| visitor.account().is_some()));
    let fails = Memo::new(move |_| trouble.with(Option::is_some));
    move || match may_enter.get() {
        true => children().into_any(),
        false => unanswered(presence, fails.get(), said::looking(lang)),
    }
}
