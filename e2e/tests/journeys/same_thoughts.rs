//! The worker in the browser thinks exactly as the same program does natively: the same nodes,
//! the same lines, the same verdicts.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_both_browsers, until};
use rookery_protocol::worker::{FromWorker, Manner, Report, TaskId, ThinkLimits, ToWorker};
use rookery_worker::host::Host;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What the page teaches its worker.
const PEOPLE: &[u8] = include_bytes!("../../../crates/engine/human.bin");

/// Starts the page's worker, teaches it, and gives it the requests one after another.
const ASK: &str = "const told = (name) => document.querySelector(`meta[name=${name}]`).content;
    const address = told('rookery-worker');
    const requests = arguments[0];
    const thoughts = window.thoughts = [];
    const worker = new Worker(address, { type: 'module' });
    const next = () => worker.postMessage(requests[thoughts.length]);
    worker.onerror = () => thoughts.push('the worker has crashed');
    worker.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.hello) {
            fetch(told('rookery-people')).then((answer) => answer.arrayBuffer()).then((people) => {
                worker.postMessage(people);
                next();
            });
        }
        if (message.thought || message.refused) {
            thoughts.push(data);
            if (thoughts.length < requests.length) next(); else worker.terminate();
        }
    };
    return null;";

/// Later requests find what the earlier ones left in the table.
fn requests() -> Vec<String> {
    let pure = Manner::default();
    let styled = Manner {
        aggressiveness: 90,
        positional: 30,
        blind_spots: 60,
        seed: 7,
        ..pure
    };
    let rated = Manner {
        rating: Some(1_000),
        seed: 7,
        ..pure
    };
    let ask = |manner: Manner, fen: &str, moves: &str, nodes: u64, lines: u8| ToWorker::Think {
        id: TaskId(7),
        fen: fen.to_owned(),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        limits: ThinkLimits {
            nodes: Some(nodes),
            ..ThinkLimits::default()
        },
        lines,
        manner,
    };
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let ending = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    let shuffled = "e2e4 e7e5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6";
    let requests = [
        ask(pure, START, "", 150_000, 1),
        ask(pure, kiwipete, "", 200_000, 1),
        ask(pure, START, shuffled, 120_000, 2),
        ask(pure, ending, "", 150_000, 2),
        ask(pure, kiwipete, "e1g1", 1_000, 1),
        ask(pure, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", 1_000, 1),
        ask(styled, kiwipete, "", 60_000, 1),
        ask(rated, kiwipete, "e1g1", 20_000, 1),
    ];
    requests.iter().map(ToWorker::to_text).collect()
}

/// What is left of an answer when the time it took is left out.
fn thought(text: &str) -> Result<Report> {
    match FromWorker::parse(text)? {
        FromWorker::Thought { report, .. } => Ok(Report {
            millis: 0,
            ..report
        }),
        other => anyhow::bail!("no thought but {other:?}"),
    }
}

fn natively(requests: &[String]) -> Result<Vec<Report>> {
    let mut host = Host::new(|| 0.0);
    ensure!(host.teach(PEOPLE).is_none(), "the weights are not read");
    let mut answer = |request: &String| {
        let mut said = host.receive(request);
        while host.is_busy() {
            said = host.step();
        }
        thought(&said.context("the host says nothing")?.to_text())
    };
    requests.iter().map(&mut answer).collect()
}

async fn thoughts_are_the_same_as_natively(page: &Page) -> Result<()> {
    page.goto("/play").await?;
    let requests = requests();
    let expected = natively(&requests)?;
    let argument = serde_json::to_value(&requests)?;
    page.ask::<Option<()>>(ASK, vec![argument]).await?;
    let heard = until("every thought", async || {
        let heard: Vec<String> = page.ask("return window.thoughts;", vec![]).await?;
        Ok((heard.len() >= requests.len()).then_some(heard))
    })
    .await?;
    for ((request, native), text) in requests.iter().zip(&expected).zip(&heard) {
        let browser = thought(text)?;
        ensure!(
            browser == *native,
            "{request}: {browser:?} is not {native:?}"
        );
    }
    ensure!(expected.iter().any(|report| report.lines.len() == 2));
    Ok(())
}
in_both_browsers!(thoughts_are_the_same_as_natively);
