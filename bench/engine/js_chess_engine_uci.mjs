// js-chess-engine as a UCI engine, run by Node: `node js_chess_engine_uci.mjs FOLDER LEVEL`, where
// FOLDER holds node_modules. It knows no limits: a level is all it can be asked for.

import { createRequire } from "node:module";
import path from "node:path";
import readline from "node:readline";

const [, , folder, level] = process.argv;
const { Game } = createRequire(path.resolve(folder) + "/")("js-chess-engine");

// The game goes on where the last position left it, so that what the peer has learnt is kept.
let game = new Game();
let start = "startpos";
let played = [];

const say = (line) => process.stdout.write(line + "\n");

const play = (move) => {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const white = game.exportJson().turn === "white";
  game.move(from, to);
  if (move[4] && move[4] !== "q") game.setPiece(to, white ? move[4].toUpperCase() : move[4]);
  played.push(move);
};

const position = (line) => {
  const [from, moves = ""] = line.slice("position".length).split(" moves");
  const wanted = moves.split(" ").filter(Boolean);
  const goesOn = from.trim() === start && played.every((move, at) => move === wanted[at]);
  if (!goesOn) {
    start = from.trim();
    played = [];
    game = start === "startpos" ? new Game() : new Game(start.replace(/^fen /, ""));
  }
  wanted.slice(played.length).forEach(play);
};

const best = () => {
  const [[from, to]] = Object.entries(game.ai({ level: Number(level), play: false }).move);
  const pawn = /^p$/i.test(game.exportJson().pieces[from]);
  const promotes = pawn && /[18]$/.test(to);
  return (from + to).toLowerCase() + (promotes ? "q" : "");
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.trim().split(/\s+/);
  if (word === "uci") say(`id name js-chess-engine level ${level}\nuciok`);
  if (word === "isready") say("readyok");
  if (word === "ucinewgame") [game, start, played] = [new Game(), "startpos", []];
  if (word === "position") position(line.trim());
  if (word === "go") say(`bestmove ${best()}`);
  if (word === "quit") process.exit(0);
});
