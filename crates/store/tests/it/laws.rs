//! Whatever the games, the filter and the size of a page: the pages together are the list.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use rookery_play::{GameId, GameSource};
use rookery_store::{GameFilter, UserId};
use tokio::runtime::Builder;

use crate::contract::{Bench, NOW, finished};

fn source() -> impl Strategy<Value = GameSource> {
    proptest::sample::select(GameSource::ALL)
}

/// Sources of some games, the sources that a filter wants, and the size of a page.
fn cases() -> impl Strategy<Value = (Vec<GameSource>, Vec<GameSource>, u32)> {
    (
        proptest::collection::vec(source(), 0..20),
        proptest::collection::vec(source(), 0..3),
        1..8_u32,
    )
}

async fn paged(bench: &Bench, owner: UserId, filter: &GameFilter, limit: u32) -> Vec<GameId> {
    let mut found = Vec::new();
    let mut before = None;
    loop {
        let page = bench
            .store
            .games(owner, filter, before, limit)
            .await
            .unwrap();
        assert!(page.games.len() <= limit as usize);
        found.extend(page.games.iter().map(|game| game.id));
        match page.next {
            Some(next) => before = Some(next),
            None => return found,
        }
    }
}

async fn check(bench: &Bench, number: usize, case: (Vec<GameSource>, Vec<GameSource>, u32)) {
    let (sources, wanted, limit) = case;
    let owner = bench.user(&format!("learner{number}")).await.id;
    let mut expected = Vec::new();
    for source in sources {
        let mut put = finished(owner, "e2e4");
        put.content.source = source;
        if wanted.is_empty() || wanted.contains(&source) {
            expected.insert(0, put.id);
        }
        bench.store.put_game(put, NOW).await.unwrap();
    }
    let filter = GameFilter {
        sources: wanted,
        ..GameFilter::default()
    };
    assert_eq!(paged(bench, owner, &filter, limit).await, expected);
}

fn pages_are_the_list(bench: impl Future<Output = Bench>) {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let bench = runtime.block_on(bench);
    let number = std::cell::Cell::new(0);
    let mut runner = TestRunner::new(Config {
        cases: 24,
        failure_persistence: None,
        ..Config::default()
    });
    let outcome = runner.run(&cases(), |case| {
        number.set(number.get() + 1);
        runtime.block_on(check(&bench, number.get(), case));
        Ok(())
    });
    outcome.unwrap();
}

#[test]
fn pages_are_the_list_on_sqlite() {
    pages_are_the_list(Bench::sqlite());
}

#[test]
fn pages_are_the_list_on_postgres() {
    pages_are_the_list(Bench::postgres());
}
