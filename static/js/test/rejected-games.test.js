// Games that cannot be shown, or not under the rules of the book: the reader is told why, and no game is lost.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { InitialGame } from "../play/initial-game.js";
import { parse } from "../play/storage.js";
import { StoredRules } from "../play/stored-rules.js";

const RULES = "pits=2 seeds=2";
const OLD = "pits=2 seeds=3";
const END = "1,1/1,1 1,3 N";
const saved = { ...parse("{}", ["kalah"]).game, start: "3,3/3,3 0,0 S", moves: ["1"], rules: OLD };

/** A play page that shows a game. @param {any} game @param {any} [answer] of the engine */
function page(game, answer, keptAs = game.name || "Kalah") {
  const session = { id: 1, game };
  /** @type {any[]} */
  const done = [];
  /** @type {(() => unknown)|undefined} */
  let retry;
  const board = {
    line: { states: [{ position: saved.start }, { position: END }] },
    engine: { connection: { ask: async () => answer }, play: async () => answer },
    noteEngine: (/** @type {() => unknown} */ again) => {
      retry = again;
      done.push("no engine");
    },
  };
  const events = {
    session: () => /** @type {any} */ (session),
    send: (/** @type {any} */ { text }) => done.push(text),
    open: (/** @type {any} */ game, _ply = 0, _arriving = false, message = "") => done.push(...(message ? [game, message] : [game])),
  };
  const files = { games: { kalah: { id: "kalah", rules: RULES, start: "2,2/2,2 0,0 S", readings: [] } }, names: new Map() };
  const rules = new StoredRules(
    /** @type {any} */ (files),
    () => /** @type {any} */ (board),
    events,
    () => keptAs,
  );
  return { session, done, board, events, files, rules, retry: () => retry?.() };
}

test("a stored game with other rules opens when the engine has compared them, unless another was opened meanwhile", async () => {
  const { session, done, rules } = page({ ...saved, moves: [] }, { rules: OLD, start: saved.start });
  const opened = (/** @type {any} */ game) => done.push(game);
  await rules.whenCompared(saved, opened);
  assert.deepEqual(done, [saved]);
  const comparing = rules.whenCompared(saved, opened);
  session.id++;
  await comparing;
  assert.equal(done.length, 1, "the reader has opened another game");
});

test("a stored game with other rules waits for a missing engine", async () => {
  const { done, rules, board, retry } = page(saved, undefined);
  await rules.whenCompared(saved, (game) => done.push(game));
  board.engine.connection.ask = async () => ({ rules: RULES });
  await retry();
  assert.deepEqual(done, ["no engine", { ...saved, rules: "" }]);
});

test("a game that switches to today’s rules continues from its end", async () => {
  const { done, rules } = page({ ...saved, name: "Ada" }, { states: [{}] });
  await rules.playByNew();
  const message = "Today’s rules now apply. The game so far is in your games as “Ada”.";
  assert.deepEqual(done, [{ ...saved, rules: "", start: END, moves: [], name: "" }, message]);
});

test("a game whose position today’s rules do not allow stays, and the reader is told why", async () => {
  const { done, rules, session } = page(saved, { error: "Eight seeds, not four." });
  await rules.playByNew();
  assert.deepEqual(done, ["Today’s rules do not allow this position. Eight seeds, not four."]);
  assert.equal(session.game, saved);
});

test("a game that cannot be kept does not switch its rules", async () => {
  const { done, rules } = page(saved, { states: [{}] }, "");
  await rules.playByNew();
  assert.deepEqual(done, ["Your browser did not store the game so far, so the game continues under the old rules."]);
});

test("a game that another took the place of does not switch its rules", async () => {
  const { done, rules, session } = page(saved, { states: [{}] });
  const switching = rules.playByNew();
  session.game = { ...saved };
  await switching;
  assert.deepEqual(done, []);
});

/** Has the engine reject the game of a page. @param {any} game @param {{keptAs?: string, before?: any}} [more] keptAs: the name under which it can
 * be kept */
function reject(game, { keptAs = "", before } = {}) {
  const { done, events, files, rules } = page(game);
  const note = (/** @type {string} */ what) => (/** @type {any} */ value) => done.push([what, value]);
  const parts = {
    files,
    rules,
    loader: { whenLoaded: (/** @type {string} */ _, /** @type {() => void} */ then) => then() },
    settings: { show: note("settings") },
    kept: {
      rescue: (/** @type {any} */ game) => {
        done.push(["rescued", game]);
        return keptAs;
      },
      show() {},
    },
    address: { before, reject: note("address") },
    start: note("start"),
  };
  new InitialGame(events, /** @type {any} */ (parts)).reject("No such pit.");
  return done;
}

const CHANGED = "The rules of this game have changed, and the board can no longer show it.";
const another = { ...saved, rules: "", start: "2,2/2,2 0,0 S" };
const begun = (/** @type {any} */ game) => ["start", { ...game, set: {}, opening: "ruled", friend: null }];

test("a game with old rules that cannot be shown is kept, and the page returns to the game before, or a new one", () => {
  const kept = `${CHANGED} It stays in your games as “Kalah”, where you can delete it.`;
  assert.deepEqual(reject(saved, { keptAs: "Kalah", before: another }), [["rescued", saved], another, kept]);
  assert.deepEqual(reject(saved, { keptAs: "Kalah" }), [["rescued", saved], begun(saved), kept]);
});

test("a game with old rules that can be neither shown nor kept stays stored until the reader starts another", () => {
  const stored = `${CHANGED} Your browser stores it until you start another game.`;
  const settings = { ...saved, set: {}, friend: null };
  assert.deepEqual(reject(saved), [["rescued", saved], ["settings", settings], stored], "no game is started");
  assert.deepEqual(reject(saved, { before: another }), [["rescued", saved], another, stored]);
});

test("a kept game that the engine rejects says why, and the page returns to the game before", () => {
  const kept = { ...saved, rules: "", name: "Ada" };
  assert.deepEqual(reject(kept, { before: another }), [another, "This game cannot be opened. No such pit."]);
});

test("the game of a link that the engine rejects is left in the address, and the page returns to the game before", () => {
  assert.deepEqual(reject({ ...saved, rules: "" }, { before: another }), [another, ["address", "No such pit."]]);
});

test("the page names a saved game that the book no longer has", (t) => {
  Object.assign(globalThis, { location: { search: "" } });
  t.after(() => Reflect.deleteProperty(globalThis, "location"));
  const { done, events, files, rules } = page({ ...saved, rules: "", start: "", moves: [] });
  const parts = {
    files,
    rules,
    loader: { whenLoaded: (/** @type {string} */ _, /** @type {() => void} */ then) => then() },
    address: { game: "", open: () => undefined, keep() {} },
    start: (/** @type {any} */ { game }) => done.push(["start", game]),
  };
  const initial = new InitialGame({ ...events, session: () => ({ ...events.session(), id: 1 }) }, /** @type {any} */ (parts));
  initial.removed = "ohvalhu";
  initial.open("kalah");
  const says = "This book no longer has the game “ohvalhu”. Your game stays stored, and you can continue it if the book has ohvalhu again.";
  assert.deepEqual(done, [["start", "kalah"], says]);
});
