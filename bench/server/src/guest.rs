//! Someone who plays: a session, and the games that they have.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::connection::Connection;
use crate::requests;

/// Games of each guest before anything is measured.
const GAMES: usize = 50;
const PUPILS: usize = 200;
pub(crate) const PASSWORD: &str = "Rook-takes-e5";
/// As many as a browser sends of a file at a time.
const IMPORT: usize = 500;

#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    /// Paths of games that can be read.
    pub(crate) games: Vec<String>,
    /// A place in the middle of their list, once it is long.
    pub(crate) middle: Arc<Mutex<String>>,
}

impl Guest {
    /// Someone whom a server does not know.
    pub(crate) fn nobody(address: SocketAddr) -> Self {
        Self {
            address,
            cookie: "none=none".to_owned(),
            games: vec!["/".to_owned()],
            middle: Arc::default(),
        }
    }

    async fn new(address: SocketAddr) -> Result<Self> {
        let mut guest = Self::nobody(address);
        let mut line = Connection::open(address).await?;
        let answer = line
            .ask("POST", "/api/v1/guests", &guest.cookie, "{}".to_owned())
            .await?;
        guest.cookie = answer.cookie.context("a guest gets a cookie")?;
        guest.games.clear();
        for _ in 0..GAMES {
            let path = requests::new_game();
            let answer = line
                .ask("PUT", &path, &guest.cookie, requests::upload())
                .await?;
            ensure!(
                answer.status == 201,
                "an upload was answered {}",
                answer.status
            );
            guest.games.push(path);
        }
        Ok(guest)
    }
}

pub(crate) async fn gather(address: SocketAddr, count: usize) -> Result<Arc<Vec<Guest>>> {
    let mut guests = Vec::new();
    for _ in 0..count {
        guests.push(Guest::new(address).await?);
    }
    Ok(Arc::new(guests))
}

/// Pupils with accounts; returns their names.
pub(crate) async fn class(address: SocketAddr) -> Result<Vec<String>> {
    let mut line = Connection::open(address).await?;
    let names: Vec<_> = (0..PUPILS)
        .map(|number| format!("pupil-{number}"))
        .collect();
    for name in &names {
        let form = format!(
            r#"{{"login":"{name}","email":"","display":"Pupil","password":"{PASSWORD}",
            "repeated":"{PASSWORD}"}}"#
        );
        let answer = line
            .ask("POST", "/api/v1/accounts", "none=none", form)
            .await?;
        ensure!(
            answer.status == 201,
            "an account was answered {}",
            answer.status
        );
    }
    Ok(names)
}

/// Gives someone a long past.
pub(crate) async fn fill(guest: &Guest, games: usize) -> Result<()> {
    let mut line = Connection::open(guest.address).await?;
    let mut middle = String::new();
    for piece in 0..games / IMPORT {
        let file = requests::file(piece * IMPORT, IMPORT);
        let path = "/api/v1/users/me/games/import";
        let answer = line.import(path, &guest.cookie, file).await?;
        let report: Value = serde_json::from_slice(&answer.body)?;
        ensure!(report["kept"] == IMPORT, "an import was answered {report}");
        if piece == games / IMPORT / 2 {
            let newest = "/api/v1/users/me/games?limit=1";
            let answer = line
                .ask("GET", newest, &guest.cookie, String::new())
                .await?;
            let list: Value = serde_json::from_slice(&answer.body)?;
            let next = list["next"].as_str().context("there are more games")?;
            next.clone_into(&mut middle);
        }
    }
    *guest.middle.lock().expect("nobody panics with it") = middle;
    Ok(())
}
