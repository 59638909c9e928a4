// What a book stores in a browser that other books store things in, too.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { key, load, sharedKey, splitList } from "../book-storage.js";
import { Store } from "../task/progress.js";
import { fakeStorage } from "./fake-storage.js";

/** Opens a page. @param {string} address @param {string} root the relative address of the book's root */
function open(address, root) {
  Object.assign(document, { baseURI: address, querySelector: () => ({ content: `${root}worker.js?v=1` }) });
}

const HOME = "https://example.org/a/";

test("all pages of a book have the same keys, and no two books have", () => {
  const books = {
    "/": ["https://example.org/", "https://example.org/learn/"],
    "/a/": [HOME, `${HOME}?q=b#c`, `${HOME}play/`, `${HOME}ar/learn/store/`],
    "/a/b/": [`${HOME}b/`],
    "/a/:play/": [`${HOME}:play/`],
    "/C:/my%20rules/": ["file:///C:/my rules/index.html", "file:///C:/my rules/play/index.html"],
  };
  const all = Object.entries(books).map(([base, addresses]) => {
    const keys = addresses.map((address) => {
      const { pathname } = new URL(address);
      const depth = pathname.slice(base.length).split("/").length - 1;
      open(address, "../".repeat(depth) || "./");
      return key("play");
    });
    assert.deepEqual(new Set(keys), new Set([`sowbook:${base}:play`]));
    return keys[0];
  });
  assert.equal(new Set(all).size, 5);
});

/** Takes over what begins with a letter. @param {string} letter */
const of = (letter) => splitList((value) => String(value).startsWith(letter));

test("a book takes over its part of a shared text once, and the rest stays for the others", () => {
  const storage = fakeStorage({ [sharedKey("games")]: '["a1","c1","a2"]' });
  open(HOME, "./");
  const [own, other] = [key("games"), "sowbook:/c/:games"];
  assert.equal(load("games", of("b"), storage), null, "a book that has none of it");
  assert.equal(load("games", of("a"), storage), '["a1","a2"]');
  assert.deepEqual(storage.texts, { [own]: '["a1","a2"]', [sharedKey("games")]: '["c1"]' });
  storage.texts[own] = '["a3"]';
  assert.equal(load("games", of("a"), storage), '["a3"]', "once");
  open("https://example.org/c/", "./");
  assert.equal(load("games", of("c"), storage), '["c1"]');
  assert.deepEqual(storage.texts, { [own]: '["a3"]', [other]: '["c1"]' });
});

test("nothing is lost when a take-over stops at any point, and the book shows it even so", () => {
  open(HOME, "./");
  const all = new Set();
  for (let stop = 0; stop < 3; stop++) {
    const storage = fakeStorage({ [sharedKey("games")]: '["a1","c1"]' });
    let changes = 0;
    storage.before = () => {
      if (changes++ === stop) throw new Error("quota");
    };
    assert.equal(load("games", of("a"), storage), '["a1"]');
    assert.deepEqual([...new Set(Object.values(storage.texts).flatMap((text) => JSON.parse(text)))].sort(), ["a1", "c1"], String(stop));
    all.add(changes);
  }
  assert.deepEqual([...all], [1, 2], "it has two steps");
});

test("a damaged shared text stays, and damaged text of the book is not replaced", () => {
  open(HOME, "./");
  for (const [shared, own] of [
    ["{", '["a0"]'],
    ["7", '["a0"]'],
    ["null", '["a0"]'],
    ['["a1"]', "{"],
  ]) {
    const texts = { [sharedKey("games")]: shared, [key("games")]: own };
    const storage = fakeStorage({ ...texts });
    assert.equal(load("games", of("a"), storage), own);
    assert.deepEqual(storage.texts, texts);
  }
});

test("shared progress goes to the book that has the tasks; the better result counts", () => {
  open(HOME, "./");
  const shared = sharedKey("course");
  const storage = fakeStorage({
    [shared]: '{"store/one":"shown","store/two":"solved","bao/one":"solved","x":7}',
    [key("course")]: '{"store/one":"solved"}',
  });
  globalThis.localStorage = /** @type {any} */ (storage);
  const store = new Store("course");
  const tasks = ["store/one", "store/two", "store/three"];
  assert.deepEqual(store.load(), { "store/one": "solved" });
  const progress = { "store/one": "solved", "store/two": "solved" };
  storage.full = true;
  store.takeOver(tasks);
  assert.deepEqual(store.load(), progress, "if it cannot be stored, it is shown");
  storage.full = false;
  store.takeOver(tasks);
  assert.deepEqual(store.load(), progress);
  assert.deepEqual(JSON.parse(storage.texts[key("course")]), progress);
  assert.deepEqual(JSON.parse(storage.texts[shared]), { "bao/one": "solved", x: 7 });
  storage.texts[shared] = '{"store/three":"solved","bao/one":"solved"}';
  store.erase(tasks);
  assert.deepEqual(store.load(), {});
  assert.deepEqual(storage.texts, { [shared]: '{"bao/one":"solved"}' }, "what is erased does not come back");
});
