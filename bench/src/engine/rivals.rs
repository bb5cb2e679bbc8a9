//! Time to a depth beside other engines. A depth is not the same everywhere, so this tells how
//! long a person waits, not who sees more.

use super::set::SET;
use super::uci::Uci;
use super::{Kit, text};

const DEPTH: u8 = 14;

/// An engine, the command that starts it, and what is missing if there is none.
pub struct Rival {
    pub name: &'static str,
    pub command: Result<Vec<String>, &'static str>,
}

/// Prints the table.
pub fn print(kit: &Kit) {
    println!(
        "\n| to depth {DEPTH} in {} positions | CPU seconds | nodes |\n|---|---:|---:|",
        SET.len()
    );
    for rival in [ours_in_node(kit), stockfish(), classical(kit), lite(kit)] {
        row(&rival, &format!("go depth {DEPTH}"));
    }
    row(&simple(kit), "go");
    println!(
        "\njs-chess-engine has levels instead of depths: level 5 looks 4 to 12 half-moves ahead."
    );
}

fn row(rival: &Rival, go: &str) {
    let name = rival.name;
    let command = match &rival.command {
        Ok(command) => command,
        Err(missing) => return println!("| {name} | missing: {missing} | |"),
    };
    let Some(mut engine) = Uci::start(command) else {
        return println!("| {name} | missing: it does not start | |");
    };
    let (mut seconds, mut nodes) = (0.0, 0);
    for fen in SET {
        let (more, looked_at) = engine.seconds(fen, go);
        seconds += more;
        nodes += looked_at;
    }
    println!("| {name}: {} | {seconds:.2} | {nodes} |", engine.name);
}

/// Ours, as the site's worker is built.
pub fn ours_in_node(kit: &Kit) -> Rival {
    let script = text(&kit.bridge("wasm_uci.mjs"));
    Rival {
        name: "Rookery, WebAssembly",
        command: Ok(vec!["node".to_owned(), script, text(&kit.module)]),
    }
}

fn stockfish() -> Rival {
    let works = |program: &&str| Uci::start(&[(*program).to_owned()]).is_some();
    let program = ["stockfish", "/usr/games/stockfish"].into_iter().find(works);
    Rival {
        name: "Stockfish, native",
        command: program
            .map(|program| vec![program.to_owned()])
            .ok_or("there is no `stockfish` on the PATH"),
    }
}

/// Stockfish before it had a network.
pub fn classical(kit: &Kit) -> Rival {
    let script = text(&kit.bridge("stockfish_wasm_uci.mjs"));
    let found = kit.peer("stockfish.wasm/stockfish.js");
    Rival {
        name: "stockfish.wasm 0.10.0, WebAssembly",
        command: found
            .map(|_| vec!["node".to_owned(), script, text(&kit.peers)])
            .ok_or("npm did not fetch it"),
    }
}

fn lite(kit: &Kit) -> Rival {
    let found = kit.peer("stockfish/bin/stockfish-19-lite-single.js");
    Rival {
        name: "stockfish 19 lite, WebAssembly",
        command: found
            .map(|script| vec!["node".to_owned(), text(&script)])
            .ok_or("npm did not fetch it"),
    }
}

/// A small engine that many pages use.
pub fn simple(kit: &Kit) -> Rival {
    let script = text(&kit.bridge("js_chess_engine_uci.mjs"));
    let found = kit.peer("js-chess-engine/package.json");
    Rival {
        name: "js-chess-engine 2.4.6 level 5, JavaScript",
        command: found
            .map(|_| vec!["node".to_owned(), script, text(&kit.peers), "5".to_owned()])
            .ok_or("npm did not fetch it"),
    }
}
