import assert from "node:assert/strict";
import { test } from "node:test";

// What key() reads of the page.
globalThis.document = /** @type {any} */ ({
  baseURI: "https://example.org/book/puzzles/",
  querySelector: () => ({ content: "../worker.js" }),
});
const { exported, restore } = await import("../puzzles/stored-data.js");

class Storage {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    if (key.endsWith(":full")) throw new Error("quota");
    this[key] = value;
  }
  removeItem(key) {
    delete this[key];
  }
}

const storage = (texts) => Object.assign(new Storage(), texts);

test("a file has what this book stored and nothing else, and another browser takes it over", () => {
  const from = storage({
    "sowbook:/book/:puzzles": '{"a":"solved"}',
    "sowbook:/book/:rating": "{}",
    "sowbook:/book/:sound": "on", // a text that no file may have
    "sowbook:/other/:play": "{}",
    theme: "dark",
  });
  const file = exported(from);
  assert.deepEqual(JSON.parse(file), { sowbook: 1, data: { puzzles: '{"a":"solved"}', rating: "{}" } });
  const to = storage({ "sowbook:/book/:puzzles": "{}", "sowbook:/book/:kept": "[]" });
  assert.equal(restore(file, to), true);
  assert.deepEqual({ ...to }, { "sowbook:/book/:puzzles": '{"a":"solved"}', "sowbook:/book/:kept": "[]", "sowbook:/book/:rating": "{}" });
});

test("a file that is not one of ours, or for which there is no room, changes nothing", () => {
  const files = [
    "",
    "{}",
    "[1]",
    '{"sowbook":2,"data":{"a":"1"}}',
    '{"sowbook":1,"data":{}}',
    '{"sowbook":1,"data":{"a":1}}',
    '{"sowbook":1,"data":{"a":"not JSON"}}',
    '{"sowbook":1,"data":{"../a":"1"}}',
    '{"sowbook":1,"data":{"a":"2","full":"1"}}',
  ];
  for (const file of files) {
    const to = storage({ "sowbook:/book/:a": "1" });
    assert.equal(restore(file, to), false, file);
    assert.deepEqual({ ...to }, { "sowbook:/book/:a": "1" }, file);
  }
});
