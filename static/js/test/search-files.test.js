import assert from "node:assert/strict";
import { test } from "node:test";
import { SearchFiles } from "../search-files.js";

/** The index of a book with 13 parts of one page each, of which the last two have rare words. */
const FILES = {
  "search.json": {
    parts: Array.from({ length: 13 }, (_, k) => k + 1).map((n) => `search-${n}.json`),
    shared: ["Who goes first?", "#first", "One player begins."],
    words: { dakon: [11, 12], javanese: [11], qāniṭ: [10] },
    titles: { dakon: [12] },
  },
};
for (let n = 1; n <= 13; n++)
  FILES[`search-${n}.json`] = [
    {
      p: n === 13 ? "Dakon" : `Game ${n}`,
      u: `variants/${n}/`,
      e: [
        ["game", "", "", n > 11 ? "Dakon, a Javanese game." : "A game."],
        ["fact", 0, 1, 2],
      ],
    },
  ];

/** A search that records the files it loads. */
function recorded(files = FILES) {
  const loaded = [];
  const load = async (address) => {
    loaded.push(address);
    if (!files[address]) throw new Error(address);
    return files[address];
  };
  return { loaded, search: new SearchFiles("search.json", "", { ignored: [], same: [] }, load) };
}

test("numbers in a part stand for shared texts", async () => {
  const { search } = recorded();
  assert.deepEqual((await search.search("who goes first"))[0], {
    k: "fact",
    p: "Game 1",
    t: "Who goes first?",
    u: "variants/1/#first",
    x: "One player begins.",
    l: undefined,
  });
});

test("a search in a large book loads the parts with its words, and the first others", async () => {
  const { search, loaded } = recorded();
  assert.deepEqual(
    (await search.search("dakon")).map(({ u }) => u),
    ["variants/13/", "variants/13/#first", "variants/12/"],
  );
  assert.deepEqual(loaded, ["search.json", ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13].map((n) => `search-${n}.json`)]);
  await search.search("qanit");
  assert.deepEqual(loaded.slice(13), ["search-11.json"], "a file is loaded once");
});

test("an unfinished or misspelt word finds its part", async () => {
  for (const query of ["javan", "javenese"]) {
    const { search, loaded } = recorded();
    await search.search(query);
    assert.ok(loaded.includes("search-12.json"), query);
  }
});

test("a search in a small book loads all parts", async () => {
  const { search, loaded } = recorded({ ...FILES, "search.json": { ...FILES["search.json"], words: null, titles: null } });
  await search.search("javanese");
  assert.equal(loaded.length, 14);
});

test("a part that did not load is requested again by the next search", async () => {
  const { "search-2.json": part, ...others } = FILES;
  const files = { ...others };
  const { search } = recorded(files);
  await assert.rejects(search.search("dakon"), /search-2/);
  files["search-2.json"] = part;
  assert.equal((await search.search("dakon")).length, 3);
});
