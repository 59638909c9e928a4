// What the engine does while the reader thinks.
import "./words.js";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { Ponder } from "../play/ponder.js";

const page = { hidden: false };
const device = /** @type {Record<string, unknown>} */ ({});
Object.assign(globalThis, { document: page });
Object.defineProperty(globalThis, "navigator", { value: device, configurable: true });

const ponder = new Ponder();
afterEach(() => ponder.cancel());

/** Thinks about a position with an engine that knows the values of two moves after a number of requests.
 * @param {number} enough @param {object} [connection] */
async function think(enough, connection) {
  const asked = /** @type {string[]} */ ([]);
  const engine = {
    loaded: true,
    asked: 7, // before
    async ask(/** @type {string} */ text) {
      this.asked++;
      await wait(1);
      asked.push((/^moves ?(.*)$/m.exec(text)?.[1] ?? text) + (/^grow yes$/m.test(text) ? " endgames" : ""));
      const done = asked.length >= enough;
      const moves = [
        { move: "2", value: -4 },
        { move: "5", value: 6 },
      ];
      return { done, nodes: 1000 * asked.length, moves };
    },
    ...connection,
  };
  const board = { engine: { connection: engine }, game: {}, line: { rules: "", set: {}, start: "" } };
  const end = ponder.begin(/** @type {any} */ (board), ["1", "3"]).then(() => "ended");
  return { engine, asked, end };
}

test("endgames come first, then the values of the position's moves, then those after each move, the best first", async () => {
  const { asked, end } = await think(3);
  await end;
  assert.deepEqual(
    asked,
    ["1 3 endgames", "1 3 endgames", "1 3 endgames", "values", "1 3", "1 3 5", "1 3 2"],
    "values: those of endgames, to keep",
  );
});

test("what the page asks of the engine comes first", { timeout: 20_000 }, async () => {
  const { engine, asked } = await think(Infinity);
  const goesOn = async (before = asked.length) => {
    while (asked.length < before + 10) await wait(20);
  };
  await goesOn();
  for (let k = 0; k < 4; k++) {
    engine.asked++; // by a hint
    await wait(50);
    const before = asked.length;
    await wait(150);
    assert.equal(asked.length, before, "it waits while there are other requests");
  }
  await goesOn();
  ponder.cancel();
  await wait(50);
  const last = asked.length;
  await wait(50);
  assert.equal(asked.length, last, "another position is shown");
});

test("it waits while the page is hidden", async () => {
  page.hidden = true;
  const { asked, end } = await think(1);
  await wait(700);
  assert.deepEqual(asked, []);
  page.hidden = false;
  await end;
  assert.equal(asked.length, 5);
});

test("it waits until the engine is loaded", async () => {
  const { engine, asked, end } = await think(1, { loaded: false });
  await wait(700);
  assert.deepEqual(asked, []);
  engine.loaded = true;
  await end;
  assert.equal(asked.length, 5);
});

test("it does nothing on a battery and where data is saved", async () => {
  const ended = async () => {
    const { asked, end } = await think(1);
    assert.equal(await end, "ended");
    assert.deepEqual(asked, []);
  };
  device.getBattery = async () => ({ charging: false });
  await ended();
  delete device.getBattery;
  device.connection = { saveData: true };
  await ended();
  delete device.connection;
});
