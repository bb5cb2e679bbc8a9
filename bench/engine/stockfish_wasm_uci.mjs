// stockfish.wasm as a UCI engine, run by Node: `node stockfish_wasm_uci.mjs FOLDER`, where FOLDER
// holds node_modules.

import { createRequire } from "node:module";
import path from "node:path";
import readline from "node:readline";

// It is older than Node's own fetch and would use that to read a file.
delete globalThis.fetch;

const load = createRequire(path.resolve(process.argv[2]) + "/");
const stockfish = await load("stockfish.wasm")();
stockfish.addMessageListener((line) => process.stdout.write(line + "\n"));

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim() === "quit") process.exit(0);
  stockfish.postMessage(line);
});
