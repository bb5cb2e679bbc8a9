//! Lists of games: order, pages and every filter.

use rookery_play::{Ending, GameId, GameSource, Side, Verdict};
use rookery_rules::Color;
use rookery_rules::pgn::GameResult;
use rookery_store::{GameEdit, GameFilter, GamePut, Revision, UserId};

use crate::contract::{Bench, NOW, finished, later, on_both, unfinished};

async fn list(bench: &Bench, owner: UserId, filter: &GameFilter) -> Vec<GameId> {
    let page = bench.store.games(owner, filter, None, 100).await.unwrap();
    assert_eq!(page.next, None);
    page.games.into_iter().map(|game| game.id).collect()
}

/// Three games that differ in everything a filter can ask for.
async fn three(bench: &Bench, owner: UserId) -> [GameId; 3] {
    let mut win = finished(owner, "e2e4");
    win.content.claimed = Some(Ending::of(GameResult::Win(Color::White)));
    win.index.opening = Some("Sicilian Defense".to_owned());
    let mut draw = finished(owner, "d2d4");
    draw.content.source = GameSource::Import;
    draw.content.side = Side::Black;
    draw.content.started = later(100);
    draw.index.opponent_kind = "person".to_owned();
    draw.index.opponent_id = "Olaf".to_owned();
    draw.index.opponent_styles = vec!["trading".to_owned(), "calm".to_owned()];
    draw.index.names = "Rita ÖLAF".to_owned();
    let open = unfinished(owner, "c2c4");
    let ids = [win.id, draw.id, open.id];
    for put in [win, draw, open] {
        bench.store.put_game(put, later(200)).await.unwrap();
    }
    let edit = GameEdit {
        title: Some("100% sharp".to_owned()),
        tags: Some(vec!["club".to_owned()]),
        tree: None,
        seen: None,
    };
    bench
        .store
        .edit_game(owner, ids[0], edit, NOW)
        .await
        .unwrap()
        .unwrap();
    ids
}

on_both! {
    async fn the_last_played_comes_first_whatever_is_said_about_it(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut puts: Vec<GamePut> = (0..4).map(|_| unfinished(rita, "e2e4")).collect();
        for (put, started) in puts.iter_mut().zip([3, 9, 3, 0]) {
            put.content.started = later(started);
            bench.store.put_game(put.clone(), later(20)).await.unwrap();
        }
        let order = [1, 2, 0, 3].map(|at: usize| puts[at].id);
        assert_eq!(list(&bench, rita, &GameFilter::default()).await, order);
        let edit = GameEdit { title: Some("My best".to_owned()), ..GameEdit::default() };
        bench.store.edit_game(rita, puts[3].id, edit, later(30)).await.unwrap().unwrap();
        puts[0].expected = Some(Revision(1));
        puts[0].content.moves = "e2e4 e7e5".to_owned();
        bench.store.put_game(puts[0].clone(), later(30)).await.unwrap();
        assert_eq!(list(&bench, rita, &GameFilter::default()).await, order);
    }

    async fn no_game_was_played_after_it_came(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let mut early = unfinished(rita, "e2e4");
        early.content.started = later(1_000_000);
        let late = unfinished(rita, "d2d4");
        bench.store.put_game(early.clone(), later(1)).await.unwrap();
        let mut put = late.clone();
        put.content.started = later(2);
        bench.store.put_game(put, later(3)).await.unwrap();
        assert_eq!(list(&bench, rita, &GameFilter::default()).await, [late.id, early.id]);
    }

    async fn nobody_sees_the_games_of_others(bench: Bench) {
        let (rita, olaf) = (bench.user("Rita").await.id, bench.user("Olaf").await.id);
        three(&bench, rita).await;
        assert_eq!(list(&bench, olaf, &GameFilter::default()).await, []);
    }

    async fn each_filter_lets_through_what_fits(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let [win, draw, open] = three(&bench, rita).await;
        let all = GameFilter::default;
        let text = |text: &str| GameFilter { text: Some(text.to_owned()), ..all() };
        let style = |style: &str| GameFilter { style: Some(style.to_owned()), ..all() };
        let tag = |tag: &str| GameFilter { tag: Some(tag.to_owned()), ..all() };
        let verdicts = |verdicts: &[Verdict]| GameFilter { verdicts: verdicts.to_vec(), ..all() };
        let cases = [
            (all(), vec![draw, open, win]),
            (verdicts(&[Verdict::Draw]), vec![draw]),
            (verdicts(&[Verdict::Unfinished, Verdict::Win]), vec![open, win]),
            (verdicts(&[Verdict::Loss, Verdict::Other]), vec![]),
            (GameFilter { opening: Some("Sicilian Defense".to_owned()), ..all() }, vec![win]),
            (GameFilter { opening: Some("Sicilian".to_owned()), ..all() }, vec![]),
            (GameFilter { sources: vec![GameSource::Engine], ..all() }, vec![open, win]),
            (GameFilter { sources: vec![GameSource::Import, GameSource::Live], ..all() }, vec![draw]),
            (GameFilter { side: Some(Side::Black), ..all() }, vec![draw]),
            (GameFilter { opponent_kind: Some("person".to_owned()), ..all() }, vec![draw]),
            (GameFilter { opponent_id: Some("rook".to_owned()), ..all() }, vec![open, win]),
            (style("calm"), vec![draw]),
            (style("aggressive"), vec![open, win]),
            (style("cal"), vec![]),
            (style("CALM"), vec![]),
            (tag("club"), vec![win]),
            (tag("clu_"), vec![]),
            (text("sicilian"), vec![win]),
            (text("SHARP"), vec![win]),
            (text("ölaf"), vec![draw]),
            (text("100%"), vec![win]),
            (text("0%0"), vec![]),
            (text("s_arp"), vec![]),
            (GameFilter { from: Some(later(100)), ..all() }, vec![draw]),
            (GameFilter { until: Some(later(100)), ..all() }, vec![open, win]),
            (GameFilter { side: Some(Side::White), ..verdicts(&[Verdict::Win, Verdict::Draw]) }, vec![win]),
        ];
        for (filter, expected) in cases {
            assert_eq!(list(&bench, rita, &filter).await, expected, "{filter:?}");
        }
    }

    async fn whole_games_come_in_the_same_order(bench: Bench) {
        let rita = bench.user("Rita").await.id;
        let [win, _, open] = three(&bench, rita).await;
        let filter = GameFilter { sources: vec![GameSource::Engine], ..GameFilter::default() };
        let games = bench.store.whole_games(rita, &filter, None, 9).await.unwrap();
        let moves: Vec<_> = games.iter().map(|game| &*game.content.moves).collect();
        assert_eq!(moves, ["c2c4", "e2e4"]);
        let ids: Vec<_> = games.iter().map(|game| game.summary.id).collect();
        assert_eq!(ids, [open, win]);
    }
}
