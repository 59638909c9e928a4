// When a part of the page does not come, comes broken, or breaks: a board never goes blank, what is printed can still be stepped
// through, a plain line says what is missing, and the next try works.
import assert from "node:assert/strict";
import { broken, instead } from "./harness/host.js";
import { play } from "./harness/native.js";
import { promise } from "./harness/promise.js";

/** @typedef {import("./harness/board.js").Board} Board */

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** A module with the engine's door whose answer is the given code of a function of type (i32) -> i32.
 * @param {...number} code */
function door(...code) {
  const text = (/** @type {string} */ name) => [name.length, ...Buffer.from(name)];
  const section = (/** @type {number} */ id, /** @type {number[]} */ bytes) => [id, bytes.length, ...bytes];
  const body = (/** @type {number[]} */ bytes) => [bytes.length + 2, 0, ...bytes, 0x0b];
  const names = /** @type {[string, number, number][]} */ ([["memory", 2, 0], ["_initialize", 0, 0], ["room", 0, 1], ["ask", 0, 2], ["answer", 0, 3]]);
  return new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, [3, 0x60, 0, 0, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7f]), // () -> (), (i32) -> i32, () -> i32
    ...section(3, [4, 0, 1, 1, 2]),
    ...section(5, [1, 0, 1]),
    ...section(7, [names.length, ...names.flatMap(([name, kind, index]) => [...text(name), kind, index])]),
    ...section(10, [4, ...body([]), ...body([0x41, 0]), ...body(code), ...body([0x41, 0])]),
  ]);
}
const TRAP = door(0x00); // unreachable
const HANG = door(0x03, 0x40, 0x0c, 0, 0x0b, 0x00); // loop without end

/** The line that says what is missing. @param {Board} board */
async function notice(board) {
  await board.page.waitForSelector(`#${board.id} [role=alert]`, { visible: true, timeout: 30_000 });
  return board.ask((root) => /** @type {HTMLElement} */ (root.querySelector("[role=alert]")).innerText);
}

/** Whether a line says that something is missing. @param {Board} board */
const noticed = (board) => board.ask((root) => [...root.querySelectorAll("[role=alert]")].some((note) => note.checkVisibility()));

/** Steps through Figure 4 from its start. @param {Board} board */
async function steps(board) {
  for (const [k, { position }] of play(GAME, ["4", "1"]).plies.entries()) {
    await board.press("forward");
    await board.rest({ ply: k + 1, mode: "replay" });
    await board.shows(position);
  }
  await board.press("first");
  await board.rest({ ply: 0 });
}

/** Plays pit 3 from the start: a move that no example begins with. @param {Board} board */
async function plays(board) {
  await board.play("3", "S");
  await board.rest({ ply: 1, mode: "try" });
  await board.shows(play(GAME, ["3"]).position);
}

const LACKS = /** @type {[string, string, import("./harness/host.js").Fault][]} */ ([
  ["the engine is blocked", "engine.wasm", broken],
  ["the engine is not found", "engine.wasm", (_, response) => response.writeHead(404).end("no")],
  ["the engine is not wasm", "engine.wasm", instead("application/wasm", "not wasm")],
  ["the worker is blocked", "worker.js", broken],
  ["the worker is not a script", "worker.js", instead("application/javascript", "this is not {")],
]);
for (const [what, file, fault] of LACKS) {
  promise(`${what}: a pit says plainly what is missing, stepping works, and playing does once it is there`, { still: true, quiet: false }, async (reader) => {
    reader.host.fail(file, fault);
    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await board.play("3", "S");
    const said = await notice(board);
    assert.match(said, /engine/i);
    assert.match(said, /step/i, "and says what works still");
    await board.shows(play(GAME, []).start);
    await steps(board);

    reader.host.heal(file);
    await plays(board);
    assert.equal(await noticed(board), false, "the notice is gone");
  });
}

for (const [what, wasm] of /** @type {[string, Uint8Array][]} */ ([["crashes at an answer", TRAP], ["never answers", HANG]])) {
  promise(`an engine that ${what} is started afresh, asked again, and the reader does not notice`, { still: true }, async (reader) => {
    reader.host.fail("engine.wasm", instead("application/wasm", wasm), 1);
    await reader.open(PAGE);
    await plays(reader.board("p-f1"));
    assert.equal(reader.host.asked("engine.wasm"), 2);
  });
}

promise("an engine that comes late is waited for: the board says so, stays as it is, and plays what was touched", { still: true }, async (reader) => {
  reader.host.fail("engine.wasm", (_, response) => new Promise((done) => setTimeout(() => done(response.writeHead(302, { location: "engine.wasm?late" }).end()), 3000)), 1);
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.play("3", "S");
  await board.until("saying that it waits", (root) => /engine/.test(root.querySelector(".status")?.textContent ?? ""));
  await board.shows(play(GAME, []).start);
  await board.rest({ ply: 1, mode: "try" });
  await board.shows(play(GAME, ["3"]).position);
  assert.equal(await noticed(board), false);
});

promise("an engine that always crashes is given up with a plain line, the other boards go on, and it can be tried again", { still: true, quiet: false }, async (reader) => {
  reader.host.fail("engine.wasm", instead("application/wasm", TRAP));
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.play("3", "S");
  await notice(board);
  await board.shows(play(GAME, []).start);
  const other = reader.board("p-f5");
  await other.press("forward");
  await other.rest({ ply: 1 });

  reader.host.heal("engine.wasm");
  await board.press("retry");
  await board.rest({ ply: 1, mode: "try" });
  await board.shows(play(GAME, ["3"]).position);
});

for (const [what, fault] of /** @type {[string, import("./harness/host.js").Fault][]} */ ([["blocked", broken], ["not a script", instead("application/javascript", "this is not {")]])) {
  promise(`the tools are ${what}: boards step and play, the panel's button and a pair say plainly what is missing, and work once they are there`, { still: true, quiet: false }, async (reader) => {
    reader.host.fail("tools.js", fault);
    await reader.open("variants/pratt-basic/");
    const alone = reader.board("b-no-capture-a");
    await alone.press("forward");
    await alone.rest({ ply: 1 });
    const from = "4,0,3,5,6,2/1,5,2,3,0,4 8,5 S";
    await alone.shows(play("pratt-basic", ["4"], { from }).position);
    assert.match(await notice(alone), /alone/);
    await reader.board("b-no-capture-b").shows(from, "the other board stays as it was");

    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await steps(board);
    await plays(board);
    await board.press("more");
    assert.match(await notice(board), /did not load/);
    reader.host.heal("tools.js");
    await board.press("retry");
    await reader.page.waitForSelector("#p-f4 .panel", { visible: true, timeout: 15_000 });
    assert.equal(await noticed(board), false);
  });
}
