// Our engine in WebAssembly as a UCI engine, run by Node: `node wasm_uci.mjs MODULE.wasm`.
// It thinks in the slices of the site's worker and listens between them.

import fs from "node:fs";
import readline from "node:readline";

const SLICE = 32768;
const clock = { host: { now: () => performance.now() } };
const { instance } = await WebAssembly.instantiate(fs.readFileSync(process.argv[2]), clock);
const { memory, place, hear, step, busy, said } = instance.exports;

// Memory that has grown is another buffer, so it is asked for last.
const say = (length) => {
  if (length === 0) return;
  const at = said();
  process.stdout.write(Buffer.from(memory.buffer, at, length).toString());
};

let thinking = false;
const think = () => {
  say(step(SLICE));
  thinking = busy() !== 0;
  if (thinking) setImmediate(think);
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim() === "quit") process.exit(0);
  const bytes = Buffer.from(line);
  const at = place(bytes.length);
  Buffer.from(memory.buffer, at, bytes.length).set(bytes);
  say(hear());
  if (busy() !== 0 && !thinking) {
    thinking = true;
    setImmediate(think);
  }
});
