//! How many requests of the API may be under way, in all and from one household. More would only
//! wait for the database, each longer than the one before, so they are told to come back; and
//! whoever leaves requests unfinished takes no one else's place.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::address::{Network, Peer};
use crate::error::ApiError;

const IN_ALL: usize = 512;
/// A school shares one address, and all its pupils may log in at the same moment.
const FROM_ONE: usize = IN_ALL / 2;

/// The places that are taken.
#[derive(Default)]
pub(crate) struct Load(Mutex<Taken>);

#[derive(Default)]
struct Taken {
    all: usize,
    by: HashMap<Network, usize>,
}

/// A place, free again when it is dropped.
struct LoadSlot<'l> {
    load: &'l Load,
    network: Network,
}

impl Load {
    fn enter(&self, network: Network) -> Result<LoadSlot<'_>, ApiError> {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.by.get(&network).is_some_and(|&own| own >= FROM_ONE) {
            return Err(ApiError::TooManyAtOnce);
        }
        if taken.all >= IN_ALL {
            return Err(ApiError::Busy);
        }
        taken.all += 1;
        *taken.by.entry(network).or_default() += 1;
        Ok(LoadSlot {
            load: self,
            network,
        })
    }
}

impl Drop for LoadSlot<'_> {
    fn drop(&mut self) {
        let mut taken = self.load.0.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        if let Some(own) = taken.by.get_mut(&self.network) {
            *own -= 1;
            if *own == 0 {
                taken.by.remove(&self.network);
            }
        }
    }
}

/// Answers a request if there is a place for it.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([0; 4]));
    let network = Network::of(peer, request.headers(), &app.proxies);
    match app.load.enter(network) {
        Ok(_place) => next.run(request).await,
        Err(refusal) => {
            app.metrics.shed.inc();
            refusal.into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    fn network(last: u8) -> Network {
        Network::of(IpAddr::from([192, 0, 2, last]), &HeaderMap::new(), &[])
    }

    #[test]
    fn no_household_takes_the_places_of_others() {
        let load = Load::default();
        let enter = |count: usize, last| -> Vec<_> {
            (0..count).map(|_| load.enter(network(last))).collect()
        };
        let first = enter(FROM_ONE, 1);
        assert!(first.iter().all(Result::is_ok));
        let more = load.enter(network(1)).err();
        assert_eq!(more, Some(ApiError::TooManyAtOnce));
        let others = enter(IN_ALL - FROM_ONE, 2);
        assert!(others.iter().all(Result::is_ok));
        assert_eq!(load.enter(network(9)).err(), Some(ApiError::Busy));
        drop(first);
        assert!(load.enter(network(9)).is_ok());
        drop(others);
        let taken = load.0.lock().unwrap();
        assert_eq!((taken.all, taken.by.len()), (0, 0));
    }
}
