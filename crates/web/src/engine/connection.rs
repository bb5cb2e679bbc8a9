//! The connection between somebody on the page and a worker: updates go through it, what they order
//! is done, and what the worker says comes back as an update.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::engine::link::{Client, Order};

use crate::browser::clock;
use crate::browser::worker::{Engine, Heard};
use crate::engine::{book, people};

/// A client with a worker of its own; the worker ends with the component that made the connection.
pub struct WorkerConnection<C: Client> {
    client: RwSignal<C>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
}

impl<C: Client> Clone for WorkerConnection<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Client> Copy for WorkerConnection<C> {}

impl<C: Client> WorkerConnection<C> {
    /// A connection to a worker that has not been woken.
    pub fn of(client: RwSignal<C>) -> Self {
        Self {
            client,
            engine: StoredValue::new_local(None),
        }
    }

    /// Changes the client and does what it then wants of the worker.
    pub fn update(self, change: impl FnOnce(&mut C) -> C::Orders) {
        // Once the page has gone, nobody wants anything.
        let orders = self.client.try_update(|client| {
            client.at(clock::steady());
            change(client)
        });
        let orders = orders.unwrap_or_default();
        for order in orders {
            self.obey(order);
        }
    }

    fn obey(self, order: Order) {
        match order {
            Order::Send(message) => self.engine.with_value(|engine| {
                if let Some(engine) = engine {
                    engine.send(&message);
                }
            }),
            Order::Teach => spawn_local(async move {
                let people = people::fetch().await;
                let lesson = people.map(|people| {
                    // Once the page has gone, there is nobody to teach.
                    self.engine.try_with_value(|engine| {
                        if let Some(engine) = engine {
                            engine.teach(&people);
                        }
                    });
                });
                self.update(|client| client.learn(lesson));
            }),
            Order::Consult(consultation) => spawn_local(async move {
                let position = consultation.position;
                let reply = book::look_up(consultation).await;
                self.update(|client| client.consulted(&position, reply));
            }),
            Order::Wait { ticket, millis } => {
                let pause = Duration::from_millis(u64::from(millis));
                set_timeout(move || self.update(|client| client.tick(ticket)), pause);
            }
            Order::Wake => {
                let woken = Engine::wake(move |heard| match heard {
                    Heard::Said(message) => self.update(|client| client.hear(message)),
                    Heard::Crashed => self.update(C::crash),
                });
                match woken {
                    Ok(woken) => self.engine.set_value(Some(woken)),
                    Err(_) => self.update(C::crash),
                }
            }
        }
    }
}
