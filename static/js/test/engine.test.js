// The page's connection to the engine's worker, without a browser.
import "./words.js";
import assert from "node:assert/strict";
import { register } from "node:module";
import { mock, test } from "node:test";

// The bundler provides sowbook:build.
const resolve = `export const resolve = (name, context, next) =>
  name === "sowbook:build" ? { url: "data:text/javascript,export default ''", shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(resolve)}`);
const { Engine } = await import("../engine.js");

/** Opens a page with workers that do what the test says. */
function page() {
  /** @type {any[]} the workers, in the order of their start */
  const workers = [];
  class FakeWorker {
    /** @type {string[]} */
    sent = [];
    ended = false;
    onmessage = (/** @type {{data: object}} */ _) => {};
    constructor() {
      workers.push(this);
    }
    postMessage(/** @type {string} */ text) {
      this.sent.push(text);
    }
    terminate() {
      this.ended = true;
    }
    answer(/** @type {object} */ data) {
      this.onmessage({ data });
    }
    load() {
      for (const data of [{}, { builds: [] }]) this.answer(data);
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker, addEventListener() {} });
  return { workers, engine: new Engine("worker.js", "engine.wasm") };
}

test("an engine that reports its progress keeps its worker, and one that falls silent is replaced", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(console, "info", () => {});
  try {
    const { workers, engine } = page();
    const answer = engine.ask("analyse");
    workers[0].load();
    for (let k = 0; k < 5; k++) {
      mock.timers.tick(9000);
      workers[0].answer({});
    }
    assert.deepEqual([workers.length, workers[0].ended, workers[0].sent], [1, false, ["engine.wasm", "analyse"]]);
    mock.timers.tick(9999);
    assert.equal(workers[0].ended, false);
    mock.timers.tick(1);
    assert.deepEqual([workers.length, workers[0].ended], [2, true]);
    workers[1].load();
    assert.deepEqual(workers[1].sent, ["engine.wasm", "analyse"], "the request is sent once more");
    workers[1].answer({ text: '{"done":true}' });
    assert.deepEqual(await answer, { done: true });
  } finally {
    mock.timers.reset();
    mock.restoreAll();
  }
});
