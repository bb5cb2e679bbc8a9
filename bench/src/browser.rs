//! Rookery and cozy-chess in WebAssembly, run by Node's V8, the same as Chromium's.

use std::process::Command;

use crate::suite::SUITE;
use crate::table::Table;

/// Prints the table, or says why there is none.
pub fn compare(module: &str, rounds: usize) {
    let cases = SUITE.map(|case| format!("[{}, {}n]", case.bulk.0, case.bulk.1)).join(", ");
    let script = format!(
        "import fs from 'node:fs';
         const {{ instance }} = await WebAssembly.instantiate(fs.readFileSync({module:?}));
         for (let round = 0; round < {rounds}; round++)
           [{cases}].forEach(([depth, nodes], at) => [0, 1].forEach(peer => {{
             const begun = process.cpuUsage();
             const counted = instance.exports.count(peer, at, depth);
             const spent = process.cpuUsage(begun);
             if (counted !== nodes) throw new Error(`peer ${{peer}} counts ${{counted}}`);
             console.log(peer, at, (spent.user + spent.system) / 1e6);
           }}));"
    );
    let Ok(output) = Command::new("node").args(["--input-type=module", "-e", &script]).output() else {
        println!("\nWebAssembly is not measured: there is no `node` on the PATH.");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut table = Table::new("WebAssembly, bulk", ["rookery-rules", "cozy-chess 0.3"]);
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let mut words = line.split(' ');
        let mut number = || words.next().expect("three numbers").parse::<f64>().expect("a number");
        let (peer, case, seconds) = (number() as usize, number() as usize, number());
        table.note(peer, case, SUITE[case].bulk.1, seconds);
    }
    table.print();
}
