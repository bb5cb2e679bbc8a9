//! Thinking, from the request to its end: slices counted, never timed.

use rookery_analysis::{Score, Weakness};
use rookery_protocol::worker::{MAX_GAME_MOVES, Manner, Report, ThinkLimits};

use super::*;

const ENDLESS: ThinkLimits = ThinkLimits {
    depth: None,
    nodes: None,
    millis: None,
};

/// As the page sends it.
use rookery_engine::PEOPLE;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn nodes(nodes: u64) -> ThinkLimits {
    ThinkLimits {
        nodes: Some(nodes),
        ..ENDLESS
    }
}

fn depth(depth: u8) -> ThinkLimits {
    ThinkLimits {
        depth: Some(depth),
        ..ENDLESS
    }
}

fn ask(fen: &str, moves: &str, limits: ThinkLimits, lines: u8) -> String {
    let manner = Manner::default();
    request(fen, moves, limits, lines, manner)
}

fn in_manner(manner: Manner) -> String {
    request(KIWIPETE, "", nodes(2_000), 1, manner)
}

fn request(fen: &str, moves: &str, limits: ThinkLimits, lines: u8, manner: Manner) -> String {
    ToWorker::Think {
        id: ID,
        fen: fen.into(),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        limits,
        lines,
        manner,
    }
    .to_text()
}

/// Asks, lets it work to its end, and gives what was said on the way and at last.
fn think<C: Clock>(host: &mut Host<C>, request: &str) -> (Vec<Report>, Report) {
    assert_eq!(host.receive(request), None, "{request}");
    let mut news = Vec::new();
    while host.is_busy() {
        match host.step() {
            Some(FromWorker::Thinking { id: ID, report }) => news.push(report),
            Some(FromWorker::Thought { id: ID, report }) => {
                assert!(!host.is_busy());
                return (news, report);
            }
            None => {}
            other => panic!("{other:?}"),
        }
    }
    panic!("ended without a word");
}

#[test]
fn a_limit_of_nodes_ends_it_at_that_node() {
    let mut host = Host::new(ticking(1.0));
    let (_, report) = think(&mut host, &ask(KIWIPETE, "", nodes(50_000), 1));
    assert_eq!(report.nodes, 50_000);
    assert_eq!(report.lines.len(), 1);
}

#[test]
fn no_step_takes_more_than_a_slice() {
    let mut host = Host::new(ticking(1.0));
    host.receive(&ask(KIWIPETE, "", nodes(10 * SLICE), 1));
    let mut steps: u64 = 0;
    let mut seen = 0;
    while host.is_busy() {
        steps += 1;
        match host.step() {
            Some(FromWorker::Thinking { report, .. }) => {
                assert!(report.nodes <= steps * SLICE);
                seen = report.nodes;
            }
            Some(FromWorker::Thought { report, .. }) => assert!(report.nodes >= seen),
            _ => {}
        }
    }
    // Ten whole slices, and those that a finished depth cut short.
    assert!((10..40).contains(&steps), "{steps}");
}

#[test]
fn a_stop_is_answered_after_one_slice_with_the_best_so_far() {
    let mut host = Host::new(ticking(1.0));
    host.receive(&ask(KIWIPETE, "", ENDLESS, 2));
    host.step();
    let Some(FromWorker::Thought { id: ID, report }) = host.receive(&stop(ID)) else {
        panic!("not stopped");
    };
    assert!(report.nodes <= SLICE, "{}", report.nodes);
    assert_eq!(report.lines.len(), 2);
    assert!(!host.is_busy());
    assert_eq!(host.step(), None);
    assert_eq!(host.receive(&stop(ID)), None);
}

#[test]
fn a_stop_before_the_first_slice_still_has_a_move() {
    let mut host = Host::new(ticking(1.0));
    host.receive(&ask(KIWIPETE, "", ENDLESS, 1));
    let Some(FromWorker::Thought { report, .. }) = host.receive(&stop(ID)) else {
        panic!("not stopped");
    };
    assert!(!report.lines[0].moves.is_empty());
}

#[test]
fn what_was_learnt_is_kept_until_it_is_forgotten() {
    let mut host = Host::new(ticking(1.0));
    let request = ask(KIWIPETE, "", depth(8), 1);
    let (_, first) = think(&mut host, &request);
    let (_, second) = think(&mut host, &request);
    assert!(second.nodes < first.nodes / 2);
    assert_eq!(host.receive(&ToWorker::Forget {}.to_text()), None);
    let (_, third) = think(&mut host, &request);
    assert_eq!((third.nodes, third.lines), (first.nodes, first.lines));
}

#[test]
fn what_was_learnt_before_a_stop_is_kept() {
    let mut host = Host::new(ticking(1.0));
    let request = ask(KIWIPETE, "", depth(9), 1);
    let (_, first) = think(&mut host, &request);
    host.receive(&ToWorker::Forget {}.to_text());
    host.receive(&ask(KIWIPETE, "", ENDLESS, 1));
    for _ in 0..20 {
        host.step();
    }
    host.receive(&stop(ID));
    let (_, second) = think(&mut host, &request);
    assert!(second.nodes < first.nodes);
}

#[test]
fn news_is_not_chatty_and_the_last_depth_is_always_told() {
    let mut host = Host::new(ticking(7.0));
    let (news, last) = think(&mut host, &ask(KIWIPETE, "", depth(10), 1));
    assert!(news.len() > 1);
    for pair in news.windows(2) {
        assert!(pair[1].millis >= pair[0].millis + 49);
        assert!(pair[1].nodes > pair[0].nodes && pair[1].depth >= pair[0].depth);
    }
    assert_eq!(last.depth, 10);
}

#[test]
fn a_limit_of_time_ends_it_by_the_clock() {
    let mut host = Host::new(ticking(1.0));
    let limits = ThinkLimits {
        millis: Some(200),
        ..ENDLESS
    };
    let (_, report) = think(&mut host, &ask(KIWIPETE, "", limits, 1));
    assert!(report.millis >= 200 && report.depth > 0);
}

#[test]
fn the_past_of_a_game_counts() {
    // White is a queen down; what has come twice may come a third time, and that is a draw.
    let fen = "6k1/5ppp/8/8/8/8/q4PPP/7K w - - 0 1";
    let shuffle = "h1g1 g8h8 g1h1 h8g8 h1g1 g8h8 g1h1 h8g8";
    let (_, lost) = think(&mut Host::new(ticking(1.0)), &ask(fen, "", depth(4), 1));
    assert!(matches!(lost.lines[0].score, Score::Centipawns(..-500)));
    let (_, drawn) = think(
        &mut Host::new(ticking(1.0)),
        &ask(fen, shuffle, depth(4), 1),
    );
    assert_eq!(drawn.lines[0].score, Score::Centipawns(0));
    assert_eq!(drawn.lines[0].moves[0], "h1g1");
}

#[test]
fn a_game_that_is_over_has_no_lines_and_a_drawn_one_may_be_asked_about() {
    let mut host = Host::new(ticking(1.0));
    let mated = "f2f3 e7e5 g2g4 d8h4";
    let (_, report) = think(&mut host, &ask(START, mated, depth(5), 3));
    assert_eq!(report.lines, []);
    let bare = "8/8/3k4/8/8/3K4/8/8 w - - 140 90";
    let (_, report) = think(&mut host, &ask(bare, "d3d4", depth(5), 1));
    assert_eq!(report.lines.len(), 1);
}

#[test]
fn bad_requests_are_refused_by_name() {
    let mut host = Host::new(ticking(1.0));
    let mut check = |request: &str, code: &str, part: &str| {
        let problem = refusal(&mut host, request);
        assert_eq!(problem.code, code, "{request}");
        assert!(problem.message.contains(part), "{problem:?}");
        assert!(!host.is_busy());
    };
    check(&ask("nonsense", "", ENDLESS, 1), "fen", "");
    check(&ask(START, "e2e4 e7e5 e4e5", ENDLESS, 1), "moves", "Move 3");
    check(&ask(START, "e2e4 e4", ENDLESS, 1), "moves", "Move 2");
    let many = "g1f3 g8f6 f3g1 f6g8 ".repeat(MAX_GAME_MOVES / 4) + "e2e4";
    check(&ask(START, &many, ENDLESS, 1), "moves", "at most 2000");
    check(&ask(START, "", ENDLESS, 0), "lines", "1 to 5");
    check(&ask(START, "", ENDLESS, 6), "lines", "1 to 5");
    check(&ask(START, "", depth(0), 1), "depth", "half-moves");
    check(&ask(START, "", nodes(0), 1), "nodes", "positions");
    let millis = ThinkLimits {
        millis: Some(0),
        ..ENDLESS
    };
    check(&ask(START, "", millis, 1), "millis", "milliseconds");
}

#[test]
fn dials_and_ratings_beyond_their_ends_are_refused() {
    let mut host = Host::new(ticking(1.0));
    host.teach(PEOPLE);
    let pure = Manner::default();
    let mut check = |manner: Manner, code: &str, part: &str| {
        let problem = refusal(&mut host, &in_manner(manner));
        assert_eq!(problem.code, code, "{manner:?}");
        assert!(problem.message.contains(part), "{problem:?}");
    };
    let aggressiveness = 101;
    let dial = Manner {
        aggressiveness,
        ..pure
    };
    check(dial, "dial", "aggressiveness is at 101");
    let positional = 255;
    check(Manner { positional, ..pure }, "dial", "positional");
    let trading = 101;
    check(Manner { trading, ..pure }, "dial", "trading");
    let blind_spots = 101;
    let dial = Manner {
        blind_spots,
        ..pure
    };
    check(dial, "dial", "blind spots");
    for rating in [Some(0), Some(199), Some(2401)] {
        check(Manner { rating, ..pure }, "rating", "200 to 2400");
    }
}

#[test]
fn a_style_and_its_seed_reach_the_engine() {
    let mut host = Host::new(ticking(1.0));
    let blind = |seed| Manner {
        blind_spots: 100,
        seed,
        ..Manner::default()
    };
    let mut best = |manner| {
        let (_, report) = think(&mut host, &in_manner(manner));
        report.lines[0].moves[0].clone()
    };
    let seen: Vec<_> = (0..8).map(|seed| best(blind(seed))).collect();
    assert!(seen.iter().any(|mv| *mv != seen[0]), "{seen:?}");
    let again: Vec<_> = (0..8).map(|seed| best(blind(seed))).collect();
    assert_eq!(seen, again);
}

#[test]
fn a_weakness_reaches_the_engine() {
    let mut host = Host::new(ticking(1.0));
    // In check, with a rook that could simply take.
    let fen = "6k1/8/8/8/7q/8/3P4/4K2R w - - 0 1";
    let mut best = |weakness| {
        let manner = Manner {
            weakness,
            ..Manner::default()
        };
        let (_, report) = think(&mut host, &request(fen, "", nodes(500), 1, manner));
        report.lines[0].moves[0].clone()
    };
    assert_eq!(best(None), "h1h4");
    assert!(best(Some(Weakness::RunsFromChecks)).starts_with("e1"));
}

#[test]
fn a_rated_opponent_is_taught_before_it_is_asked() {
    let mut host = Host::new(ticking(1.0));
    let rated = in_manner(Manner {
        rating: Some(750),
        ..Manner::default()
    });
    assert_eq!(refused_for(&mut host, &rated), "untaught");
    let Some(FromWorker::Refused { id: None, problem }) = host.teach(b"") else {
        panic!("nothing was taught");
    };
    assert_eq!(problem.code, "people");
    assert_eq!(refused_for(&mut host, &rated), "untaught");
    assert_eq!(host.teach(PEOPLE), None);
    let (_, report) = think(&mut host, &rated);
    assert_eq!(report.lines.len(), 1);
}

#[test]
fn only_one_thing_at_a_time() {
    let mut host = Host::new(ticking(1.0));
    host.receive(&ask(START, "", ENDLESS, 1));
    let perft = r#"{"perft":{"id":2,"fen":"8/8/8/8/8/8/8/K1k5 w - - 0 1","depth":3}}"#;
    for request in [
        ask(START, "", ENDLESS, 1),
        perft.into(),
        ToWorker::Forget {}.to_text(),
    ] {
        assert_eq!(refused_for(&mut host, &request), "busy");
    }
    assert!(host.is_busy());
}
