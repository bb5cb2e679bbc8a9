//! One write, whatever it writes, so that many of them can wait in one queue. It is
//! done inside someone's transaction and acknowledged only after the commit.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use sqlx::AnyConnection;
use tokio::sync::oneshot;

use crate::StoreError;

/// The work of one write, under way.
pub(crate) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// A write of the queue, under way.
pub(crate) type Running<'c> = Pin<Box<dyn Future<Output = Fate> + Send + 'c>>;

/// Whether a write stays in the transaction that it was done in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Keep,
    Undo,
}

/// What follows the commit of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aftermath {
    Nothing,
    /// What was deleted must leave the files as well.
    Scrub,
}

/// A write as the queue sees it.
pub(crate) trait Job: Send {
    /// Does the work and keeps its answer back.
    fn run<'c>(&'c mut self, connection: &'c mut AnyConnection) -> Running<'c>;

    fn aftermath(&self) -> Aftermath;

    /// Gives the answer to whoever waits for it.
    fn acknowledge(self: Box<Self>, commit: Result<(), Arc<sqlx::Error>>);
}

/// A write, what it needs, and where its answer goes.
pub(crate) struct Pending<A, T, F> {
    pub(crate) arguments: A,
    pub(crate) work: F,
    pub(crate) aftermath: Aftermath,
    pub(crate) reply: oneshot::Sender<Result<T, StoreError>>,
    pub(crate) answer: Option<Result<T, StoreError>>,
}

impl<A, T, F> Job for Pending<A, T, F>
where
    A: Send + Sync,
    T: Send,
    F: for<'c> Fn(&'c mut AnyConnection, &'c A) -> Work<'c, T> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut AnyConnection) -> Running<'c> {
        let work = (self.work)(connection, &self.arguments);
        let answer = &mut self.answer;
        Box::pin(async move {
            match answer.insert(work.await) {
                Ok(_) => Fate::Keep,
                Err(_) => Fate::Undo,
            }
        })
    }

    fn aftermath(&self) -> Aftermath {
        self.aftermath
    }

    fn acknowledge(self: Box<Self>, commit: Result<(), Arc<sqlx::Error>>) {
        let answer = match (self.answer, commit) {
            (Some(Err(error)), _) => Err(error),
            (_, Err(error)) => Err(StoreError::Unsaved(error)),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Closed),
        };
        // Whoever asked may have given up; the write has happened all the same.
        drop(self.reply.send(answer));
    }
}
