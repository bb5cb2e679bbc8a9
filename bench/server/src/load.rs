//! Ways to ask: as fast as answers come, at a pace whatever happens, one by one.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tokio::task::JoinSet;
use tokio::time;

use crate::connection::Connection;
use crate::guest::{Guest, PASSWORD};
use crate::requests::{Kind, Mix};
use crate::tally::Tally;

pub(crate) const CONNECTIONS: usize = 64;
pub(crate) const SECONDS: u64 = 6;
const TIME: Duration = Duration::from_secs(SECONDS);
/// Connections of a load that does not wait for answers: more than one household may have.
const CROWD: usize = 400;
const QUESTIONS: usize = 200;

type Guests = Arc<Vec<Guest>>;

/// Connections that are open before anything is measured, as browsers keep theirs.
async fn lines(guests: &Guests, count: usize) -> Result<Vec<Connection>> {
    let mut lines = Vec::new();
    for _ in 0..count {
        lines.push(Connection::open(guests[0].address).await?);
    }
    Ok(lines)
}

/// Every connection asks again as soon as it was answered.
pub(crate) async fn flat_out(guests: &Guests, mix: Mix) -> Result<Tally> {
    let lines = lines(guests, CONNECTIONS).await?;
    let mut everyone = JoinSet::new();
    let start = Instant::now();
    for (number, mut line) in lines.into_iter().enumerate() {
        let guest = guests[number % guests.len()].clone();
        everyone.spawn(async move {
            let mut tally = Tally::default();
            let mut turn = number * 7;
            while start.elapsed() < TIME {
                ask(
                    &mut line,
                    mix.at(turn),
                    &guest,
                    turn,
                    Instant::now(),
                    &mut tally,
                )
                .await?;
                turn += 1;
            }
            anyhow::Ok(tally)
        });
    }
    gather(everyone, start).await
}

/// So many a second. An answer's time counts from when its question was due, so that a server that
/// stops for a second does not look better for it.
pub(crate) async fn paced(guests: &Guests, mix: Mix, per_second: u32) -> Result<Tally> {
    let pause = Duration::from_secs(1) * CROWD as u32 / per_second;
    let lines = lines(guests, CROWD).await?;
    let mut everyone = JoinSet::new();
    let start = Instant::now();
    for (number, mut line) in lines.into_iter().enumerate() {
        let guest = guests[number % guests.len()].clone();
        everyone.spawn(async move {
            let mut tally = Tally::default();
            let mut due = start + pause * number as u32 / CROWD as u32;
            let mut turn = number * 7;
            while due.duration_since(start) < TIME && start.elapsed() < TIME * 2 {
                time::sleep_until(due.into()).await;
                ask(&mut line, mix.at(turn), &guest, turn, due, &mut tally).await?;
                turn += 1;
                due += pause;
            }
            anyhow::Ok(tally)
        });
    }
    gather(everyone, start).await
}

/// One connection, one question after the other.
pub(crate) async fn one_by_one(guest: &Guest, kind: Kind) -> Result<Tally> {
    let mut line = Connection::open(guest.address).await?;
    let mut tally = Tally::default();
    let start = Instant::now();
    for turn in 0..QUESTIONS {
        ask(&mut line, kind, guest, turn, Instant::now(), &mut tally).await?;
    }
    Ok(Tally::sum(vec![tally], start.elapsed()))
}

/// Everyone of a class logs in at the same moment.
pub(crate) async fn log_ins(address: SocketAddr, class: &[String]) -> Result<Tally> {
    let mut everyone = JoinSet::new();
    let start = Instant::now();
    for name in class {
        let form = format!(r#"{{"name":"{name}","password":"{PASSWORD}"}}"#);
        everyone.spawn(async move {
            let mut line = Connection::open(address).await?;
            let mut tally = Tally::default();
            let answer = line
                .ask("POST", "/api/v1/session", "none=none", form)
                .await?;
            tally.note(answer.status, start.elapsed());
            anyhow::Ok(tally)
        });
    }
    gather(everyone, start).await
}

async fn ask(
    line: &mut Connection,
    kind: Kind,
    guest: &Guest,
    turn: usize,
    due: Instant,
    tally: &mut Tally,
) -> Result<()> {
    let (method, path, body) = kind.of(guest, turn);
    let answer = line
        .ask(method, &path, &guest.cookie, body)
        .await
        .context("no answer")?;
    tally.note(answer.status, due.elapsed());
    Ok(())
}

async fn gather(mut everyone: JoinSet<Result<Tally>>, start: Instant) -> Result<Tally> {
    let mut parts = Vec::new();
    while let Some(part) = everyone.join_next().await {
        parts.push(part??);
    }
    Ok(Tally::sum(parts, start.elapsed()))
}
