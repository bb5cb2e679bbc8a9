//! For tests: how a database would do what it is asked, and how it gets enough to have a choice.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::dialect::{self, Dialect};
use crate::store::Question;
use crate::{Store, StoreError};

/// One step of a plan.
struct Step(String);

impl FromRow for Step {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        row.text("detail")
            .or_else(|_| row.text("QUERY PLAN"))
            .map(Self)
    }
}

/// How the database would do it, a line for each step; `bind` hands in what the statement asks for.
pub(crate) async fn plan<'q>(
    store: &Store,
    sql: &str,
    bind: impl FnOnce(Question<'q>) -> Question<'q>,
) -> String {
    let explain = match store.dialect() {
        Dialect::Sqlite => "EXPLAIN QUERY PLAN",
        Dialect::Postgres => "EXPLAIN",
    };
    steps(store, explain, sql, bind).await
}

/// The same, told in the way that `explain` asks for.
pub(crate) async fn steps<'q>(
    store: &Store,
    explain: &str,
    sql: &str,
    bind: impl FnOnce(Question<'q>) -> Question<'q>,
) -> String {
    let question = sqlx::query(AssertSqlSafe(format!("{explain} {sql}")));
    let steps: Vec<Step> = store.all(bind(question)).await.unwrap();
    let steps: Vec<String> = steps.into_iter().map(|step| step.0).collect();
    steps.join("\n")
}

/// Runs statements that make a small database a large one.
pub(crate) async fn fill(store: &Store, statements: &'static str) {
    let filled = store.write((), move |db, ()| {
        Box::pin(async move { Ok(dialect::run(db, statements).await?) })
    });
    filled.await.unwrap();
}
