// Proven values of first moves, which the page hands over to an engine that lacks them.
import "./words.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Search } from "../play/engine-search.js";

Object.assign(globalThis, { document: { baseURI: "https://example.org/book/play/", querySelector: () => ({ content: "../worker.js" }) } });
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

/** What the host answers to requests for the values. @type {() => unknown} */
let host = () => {};
const requested = /** @type {string[]} */ ([]);
globalThis.fetch = async (address) => {
  requested.push(String(address));
  const text = host();
  return /** @type {any} */ ({ ok: text !== undefined, json: async () => JSON.parse(String(text)) });
};

/** An engine that is final once it has the values, or after five requests. */
function engine() {
  const asked = /** @type {string[]} */ ([]);
  return {
    asked,
    async ask(/** @type {string|Uint8Array} */ request) {
      const text = typeof request === "string" ? request : new TextDecoder().decode(request);
      asked.push(text.split("\nnodes")[0]);
      await new Promise((done) => setTimeout(done, 2));
      const lacking = !asked.includes("values\nABC");
      return { done: !lacking || asked.length >= 5, ...(lacking && { lacking: 1 }) };
    },
  };
}

test("an engine that lacks values gets them, once, and a search goes on meanwhile; what cannot be loaded is requested again a minute later", async () => {
  mock.timers.enable({ apis: ["Date"] });
  let now = 0;
  performance.now = () => now;
  const find = async () => {
    const { asked, ask } = engine();
    const found = await new Search().run({ ask }, () => "analyse");
    assert.equal(found?.done, true);
    return asked;
  };
  for (const wrong of [() => undefined, () => "not JSON", () => assert.fail("offline")]) {
    now += 60_000;
    host = wrong;
    requested.length = 0;
    assert.deepEqual(await find(), Array(5).fill("analyse"), "as before");
    assert.equal(requested.length, 1);
    await find();
    assert.equal(requested.length, 1, "not again at once");
  }
  now += 60_000;
  host = () => '"ABC"';
  requested.length = 0;
  const asked = await find();
  assert.equal(asked.filter((text) => text.startsWith("values")).length, 1);
  assert.ok(asked.length < 5 && asked[0] === "analyse", String(asked));
  assert.equal(requested.length, 1);
  assert.equal(requested[0], "sowbook:values"); // a build puts their address here
  mock.timers.reset();
});
