//! PostgreSQL writes: a transaction each, tried again when the database ended it for
//! the sake of another one.

use std::time::Duration;

use sqlx::{AnyConnection, AnyPool};

use crate::StoreError;
use crate::dialect::{Dialect, is_passing};
use crate::job::{Aftermath, Work};

const MOST_TRIES: u32 = 6;
const FIRST_PAUSE: Duration = Duration::from_millis(5);

/// Does the work and commits it.
pub(crate) async fn write<A, T, F>(
    pool: &AnyPool,
    aftermath: Aftermath,
    arguments: &A,
    work: F,
) -> Result<T, StoreError>
where
    F: for<'c> Fn(&'c mut AnyConnection, &'c A) -> Work<'c, T>,
{
    let mut tries = 1;
    loop {
        match attempt(pool, aftermath, arguments, &work).await {
            Err(error) if is_passing(&error) && tries < MOST_TRIES => {
                tokio::time::sleep(pause(tries)).await;
                tries += 1;
            }
            answer => return answer,
        }
    }
}

async fn attempt<A, T, F>(
    pool: &AnyPool,
    aftermath: Aftermath,
    arguments: &A,
    work: &F,
) -> Result<T, StoreError>
where
    F: for<'c> Fn(&'c mut AnyConnection, &'c A) -> Work<'c, T>,
{
    let mut transaction = pool.begin_with(Dialect::Postgres.begin()).await?;
    if aftermath == Aftermath::Scrub {
        Dialect::Postgres.allow_time(&mut transaction).await?;
    }
    match work(&mut transaction, arguments).await {
        Ok(answer) => {
            transaction.commit().await?;
            Ok(answer)
        }
        Err(error) => {
            transaction.rollback().await?;
            Err(error)
        }
    }
}

/// Longer with each try, and random, so that two who met do not meet again.
fn pause(tries: u32) -> Duration {
    let longest = FIRST_PAUSE * 2_u32.pow(tries);
    longest.mul_f64(rand::random_range(0.5..1.0))
}
