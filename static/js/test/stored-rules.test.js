// The rules of a stored game, compared with those that the book has now.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, parse, save } from "../play/storage.js";
import { compareRules } from "../play/stored-rules.js";
import { key, sharedKey } from "../book-storage.js";
import { fakeStorage } from "./fake-storage.js";

/** A book whose engine has one word more than that of an earlier version. */
const DEFAULTS = "pits=6 seeds=4 relay=no stores=own";
const game = /** @type {any} */ ({
  id: "kalah",
  rules: DEFAULTS,
  start: "new start",
  readings: [{ key: "relay", values: [{ word: "no" }, { word: "yes" }] }],
});

/** Plays as the engine does: completes rules, or says that there are none such.
 * @param {string} request */
async function engine(request) {
  const [, rules] = /** @type {RegExpMatchArray} */ (request.match(/^lab\nrules (.*)$/));
  if (/sowing/.test(rules)) return { why: "there is no word sowing" };
  const words = new Map(
    [DEFAULTS, rules].flatMap((text) => text.split(" ").map((word) => /** @type {[string, string]} */ (word.split("=")))),
  );
  return { rules: [...words].map((word) => word.join("=")).join(" "), start: `start of ${words.get("seeds")}` };
}

const saved = { ...parse("{}", ["kalah"]).game, start: "start of 3", moves: ["1"] };

test("a stored game has the rules of the book if they are the same, however they are written", async () => {
  for (const [rules, set] of /** @type {[string|null, Record<string, string>][]} */ ([
    [DEFAULTS, {}],
    [DEFAULTS, { relay: "yes" }],
    ["pits=6 seeds=4 relay=yes stores=own", { relay: "no" }], // the author changed the default of a reading that the reader had chosen
    ["pits=6 seeds=4 relay=no", {}], // a word that the engine did not have
    ["pits=6 seeds=4 relay=no", { relay: "yes" }],
    ["", {}],
    [null, {}], // of an earlier version
  ]))
    assert.deepEqual(
      await compareRules({ ...saved, rules, set }, game, engine),
      { ...saved, set, rules: "" },
      `${rules} ${JSON.stringify(set)}`,
    );
});

test("a stored game keeps its rules if the book has others now, or if the engine no longer knows them", async () => {
  for (const rules of ["pits=6 seeds=3 relay=no stores=own", "pits=6 seeds=4 relay=yes", "pits=6 sowing=old"])
    assert.deepEqual(await compareRules({ ...saved, rules }, game, engine), { ...saved, rules });
});

test("a stored game in which nothing was played begins under the rules of the book", async () => {
  const unplayed = { ...saved, moves: [], rules: "pits=6 seeds=3" };
  assert.deepEqual(await compareRules(unplayed, game, engine), { ...unplayed, rules: "", start: "new start" });
  const played = [
    { ...unplayed, start: "set up" },
    { ...unplayed, rounds: ["20-28"] },
    { ...unplayed, friend: { id: "abcdefgh", side: "S", sentMoves: 0 } },
  ];
  for (const one of played) assert.deepEqual(await compareRules(one, game, engine), one);
});

test("without an engine, other texts are not compared", async () => {
  const missing = async () => undefined;
  assert.equal(await compareRules({ ...saved, rules: "pits=6" }, game, missing), undefined);
  assert.deepEqual(await compareRules({ ...saved, rules: DEFAULTS }, game, missing), { ...saved, rules: "" });
});

/** Stores texts, and loads the game of a book. @param {Record<string, string>} texts @param {string[]} games of the book */
function open(texts, games) {
  const storage = fakeStorage(texts);
  globalThis.localStorage = /** @type {any} */ (storage);
  /** @type {string[]} */
  const kept = [];
  const game = load(games, ({ game }) => String(kept.push(game)));
  return { storage, kept, game };
}

const [own, shared] = [key("play"), sharedKey("play")];
const text = JSON.stringify({ ...saved, game: "kalah", rules: undefined });

test("the game that all books shared is removed there once the book has stored it", () => {
  const { storage, game } = open({ [shared]: text }, ["oware", "kalah"]);
  assert.deepEqual(game, { ...saved, rules: null });
  assert.deepEqual(storage.texts, { [shared]: text }, "the engine may reject it");
  save({ ...game, rules: DEFAULTS });
  assert.deepEqual(Object.keys(storage.texts), [own]);
  assert.deepEqual(
    load(["kalah"], () => ""),
    { ...saved, rules: DEFAULTS },
  );
});

test("the shared game stays if the book lacks it, stores another one, or has no room", () => {
  const other = open({ [shared]: text }, ["oware"]);
  assert.deepEqual([other.game.game, other.game.moves], ["oware", []]);
  save(other.game);
  assert.equal(other.storage.texts[shared], text);
  assert.deepEqual(other.kept, [], "it may be another book's");

  const rejected = open({ [shared]: text }, ["kalah"]);
  save({ ...rejected.game, moves: [] });
  assert.equal(rejected.storage.texts[shared], text);

  const full = open({ [shared]: text }, ["kalah"]);
  full.storage.full = true;
  save(full.game);
  assert.deepEqual(full.storage.texts, { [shared]: text });

  const changed = open({ [shared]: text }, ["kalah"]);
  changed.storage.texts[shared] = '"a page of the earlier version has stored another game"';
  save(changed.game);
  assert.equal(changed.storage.texts[shared], '"a page of the earlier version has stored another game"');

  const later = open({ [own]: JSON.stringify(saved), [shared]: text }, ["kalah"]);
  save(later.game);
  assert.equal(later.storage.texts[shared], text, "the book has a game of its own");
});

test("a stored game that the book no longer has is kept before another takes its place", () => {
  const { storage, kept, game } = open({ [own]: text }, ["oware"]);
  assert.deepEqual([kept, storage.texts, game.game, game.moves], [["kalah"], {}, "oware", []]);
  globalThis.localStorage = /** @type {any} */ (fakeStorage({ [own]: text }));
  load(["oware"], () => "");
  assert.equal(localStorage.getItem(own), text, "it could not be kept");
});
