// When the engine does not come, comes broken, or breaks: stepping goes on, a plain line says what is missing, the next try works.
import assert from "node:assert/strict";
import { broken, instead } from "./harness/host.js";
import { play, seeds } from "./harness/native.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";

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

/** The line that says what is missing.
 * @param {import("./harness/board.js").Board} board */
async function notice(board) {
  await board.page.waitForSelector(`#${board.id} [role=alert]`, { visible: true, timeout: 15_000 });
  return board.ask((root) => /** @type {HTMLElement} */ (root.querySelector("[role=alert]")).innerText);
}

/** @param {import("./harness/board.js").Board} board */
async function tries(board) {
  await board.try();
  await board.touch(3);
  await board.rest({ ply: 1 });
  assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", ["3"]).position));
}

const LACKS = /** @type {[string, string, import("./harness/host.js").Fault][]} */ ([
  ["the engine is blocked", "engine.wasm", broken],
  ["the engine is not found", "engine.wasm", (_, response) => response.writeHead(404).end("no")],
  ["the engine is not wasm", "engine.wasm", instead("application/wasm", "not wasm")],
  ["the worker is blocked", "worker.js", broken],
]);
for (const [what, file, fault] of LACKS) {
  promise(`${what}: stepping works, try says plainly what is missing, and works once it is there`, { still: true, quiet: false }, async (reader) => {
    reader.host.fail(file, fault);
    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await board.press("try");
    const said = await notice(board);
    assert.match(said, /engine/i);
    assert.match(said, /step/i, "and says what works still");
    await board.rest({ mode: "replay", ply: 0 });
    await board.press("forward");
    await board.press("forward");
    await board.rest({ ply: 2 });
    assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", ["4", "1"]).position));

    reader.host.heal(file);
    await board.press("first");
    await board.rest({ ply: 0 });
    await tries(board);
    assert.equal(await board.ask((root) => [...root.querySelectorAll("[role=alert]")].filter((note) => note.checkVisibility()).length), 0, "the notice is gone");
  });
}

for (const [what, wasm] of /** @type {[string, Uint8Array][]} */ ([["crashes at an answer", TRAP], ["never answers", HANG]])) {
  promise(`an engine that ${what} is started afresh, asked again, and the reader does not notice`, { still: true }, async (reader) => {
    reader.host.fail("engine.wasm", instead("application/wasm", wasm), 1);
    await reader.open(PAGE);
    await tries(reader.board("p-f1"));
    assert.equal(reader.host.asked("engine.wasm"), 2);
  });
}

promise("an engine that never answers a question asked while it loads is started afresh too", { still: true }, async (reader) => {
  reader.host.fail("engine.wasm", async (...call) => {
    await new Promise((done) => setTimeout(done, 1500)); // the question comes before the wasm
    return instead("application/wasm", HANG)(...call);
  }, 1);
  await reader.open(PAGE);
  await tries(reader.board("p-f1"));
  assert.equal(reader.host.asked("engine.wasm"), 2);
});

promise("an engine that always crashes is given up with a plain line, and the other boards go on", { still: true, quiet: false }, async (reader) => {
  reader.host.fail("engine.wasm", instead("application/wasm", TRAP));
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.press("try");
  await notice(board);
  await board.rest({ mode: "replay", ply: 0 });
  const other = reader.board("p-f5");
  await other.press("forward");
  await other.rest({ ply: 1 });

  reader.host.heal("engine.wasm");
  await board.press("retry");
  await board.rest({ mode: "try" });
  await board.touch(3);
  await board.rest({ ply: 1 });
  assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", ["3"]).position));
});
