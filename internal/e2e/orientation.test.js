// Flipped boards and other pit numbers: the digits and label at a button are those of the pit that it plays.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { play, sentences, refusal } from "./harness/native.js";
import { allPages, ROOT } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";
const SOURCE = ["6", "5", "4", "3", "2", "1"]; // from the store, Pratt's numbering
const LEFT = [...SOURCE].reverse();

/** A copy of the rulebook with pits numbered from the left; its sentences are what a board with that numbering must show. */
const book = mkdtempSync(path.join(tmpdir(), "sowbook-left-"));
after(() => rmSync(book, { recursive: true }));
cpSync(path.join(ROOT, "content"), path.join(book, "content"), { recursive: true });
const game = path.join(book, "content/variants", `${GAME}.md`);
const front = readFileSync(game, "utf8");
assert.match(front, /^labels: near$/m);
writeFileSync(game, front.replace(/^labels: near$/m, "labels: left"));

/** Renumbers a move from the left. @param {string} move */
const left = (move) => String(7 - Number(move));

/** @typedef {import("./harness/board.js").Board} Board */

/** Reads for each button, by place, its position and the nearest digits and label.
 * @param {Board} board @returns {Promise<{far: boolean, x: number, digits: number, label: string}[]>} */
const readLayout = (board) =>
  /** @type {any} */ (
    board.evaluate((root) => {
      const svg = /** @type {SVGSVGElement} */ (root.querySelector(".frame.shown svg.board"));
      const box = svg.getBoundingClientRect();
      const scale = box.width / svg.viewBox.baseVal.width;
      const middle = (/** @type {Element} */ element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const use = /** @type {Element} */ (svg.querySelector("use"));
      const own = svg.querySelector(".labels");
      if (use.classList.contains("unnamed") !== !!own)
        throw new Error("the printed numbers are shown where there are others, or not where there are none");
      const names = [
        ...(own ?? /** @type {Element} */ (document.querySelector(use.getAttribute("href") ?? ""))).querySelectorAll("text.label"),
      ].map((text) => ({
        is: text.textContent,
        x: box.left + Number(text.getAttribute("x")) * scale,
        y: box.top + Number(text.getAttribute("y")) * scale,
      }));
      const digits = [...svg.querySelectorAll("text.count[data-place]")].map((count) => ({
        is: Number(/** @type {HTMLElement} */ (count).dataset.place),
        ...middle(count),
      }));
      const all = [];
      for (const spot of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".pits .spot"))) {
        const { x, y } = middle(spot);
        const nearest = (/** @type {{is: any, x: number, y: number}[]} */ of) =>
          [...of].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]?.is;
        all[Number(spot.dataset.place)] = {
          far: y < box.top + box.height / 2,
          x: Math.round(x - box.left),
          digits: nearest(digits),
          label: nearest(names),
        };
      }
      return all;
    })
  );

/** Asserts that digits and labels are at the right buttons and that the near rows are this side's. The pits of a side's second row follow
 * each other in the other direction; if there are three rows, the sides share the middle one.
 * @param {Board} board @param {string[]} labels by place @param {"S"|"N"} near */
async function assertLayout(board, labels, near) {
  const all = await readLayout(board);
  const { rows = 1 } = await board.game();
  const n = labels.length / 2;
  const row = n / rows;
  assert.equal(all.length, 2 * n);
  assert.deepEqual(
    all.map(({ digits }) => digits),
    all.map((_, place) => place),
    "the nearest digits of each button",
  );
  assert.deepEqual(
    all.map(({ label }) => label),
    labels,
  );
  for (const [place, { x, far }] of all.entries()) {
    const isFar = place < n === (near === "N");
    const inner = place % n >= row;
    if (!inner || rows === 2) assert.equal(far, isFar, `the side of place ${place}`);
    if ((place % n) % row) assert.equal(x > all[place - 1].x, isFar === inner, `place ${place} from left to right`);
  }
}

/** The horizontal position of a store's digits, from 0 to 1. @param {Board} board @param {number} place */
const store = (board, place) =>
  board.evaluate((root, place) => {
    const svg = /** @type {Element} */ (root.querySelector(".frame.shown svg.board"));
    const [count, box] = [svg.querySelector(`text.count[data-place="${place}"]`), svg].map((element) =>
      /** @type {Element} */ (element).getBoundingClientRect(),
    );
    return (count.left + count.width / 2 - box.left) / box.width;
  }, place);

browserTest("on a flipped board the other side is near, and clicks play the pits shown", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE, { unfold: "p-f6" });
  const board = reader.board("p-f6");
  const moves = ["4", "1", "2", "6"];
  const printed = [...SOURCE, ...SOURCE];
  await board.press("last");
  await board.settle({ ply: 4 });
  await assertLayout(board, printed, "S");
  assert.ok((await store(board, 12)) > 0.8, "South's store is at the right");
  const said = await board.sentence();
  await board.openPanel();
  await board.pressTool("Turn the board");
  await board.waitFor("turned", (root) => root.querySelector(".panel [data-do=flip]")?.getAttribute("aria-pressed") === "true");
  const { position } = play(GAME, moves);
  await board.assertShows(position, "turned");
  await assertLayout(board, printed, "N");
  assert.ok((await store(board, 12)) < 0.2 && (await store(board, 13)) > 0.8, "the stores are at the other ends");
  assert.deepEqual(await board.sentence(), said, "the sentence is the same");
  assert.deepEqual(
    await board.evaluate((root) => [...root.querySelectorAll(".turn-n")].filter((mark) => mark.checkVisibility()).length),
    1,
  );

  await board.play("3", "N");
  await board.settle({ ply: 5, mode: "try" });
  await board.assertShows(play(GAME, [...moves, "3"]).position, "played on the flipped board");
  await board.press("first");
  await board.settle({ ply: 0 });
  await board.press("forward");
  await board.settle({ ply: 1 });
  await board.assertShows(play(GAME, ["4"]).position, "stepped on the flipped board");
  await board.pressTool("Turn the board");
  await board.waitFor("turned back", (root) => root.querySelector(".panel [data-do=flip]")?.getAttribute("aria-pressed") === "false");
  await board.assertShows(play(GAME, ["4"]).position, "turned back");
  await assertLayout(board, printed, "S");
});

browserTest(
  "numbering from the left changes labels, moves, sentences and refusals, but not play",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE, { unfold: "p-f6" });
    const board = reader.board("p-f6");
    const moves = ["4", "1", "2", "6"];
    const chips = () => board.evaluate((root) => [...root.querySelectorAll(".moves :not(.side)")].slice(1).map((chip) => chip.textContent));
    const numbered = async (/** @type {string} */ labels, /** @type {string[]} */ written) => {
      await board.choose("labels", labels);
      await board.waitFor("numbered", (root, first) => root.querySelector(".moves [data-ply='1']")?.textContent === first, written[0]);
      await board.settle();
      assert.deepEqual(await chips(), written);
    };
    /** @param {string[]} said a sentence a ply */
    const says = async (said) => {
      await board.press("first");
      for (const [k, text] of said.entries()) {
        await board.press("forward");
        await board.settle({ ply: k + 1 });
        const sentence = await board.sentence();
        assert.ok(sentence.text.startsWith(text), `${sentence.text}, not ${text}`);
        await board.assertShows(play(GAME, moves.slice(0, k + 1)).position);
      }
    };
    await board.openPanel();
    await numbered("left", moves.map(left));
    await assertLayout(board, [...LEFT, ...LEFT], "S");
    await says(sentences(GAME, moves.map(left), { book }));
    assert.match(
      await board.evaluate((root) => root.querySelector('.pits [data-place="0"]')?.getAttribute("aria-label") ?? ""),
      /^Lower, Pit 1: /,
    );

    const own = [...moves, "3"];
    await board.clickPit(9); // Upper's Pit 3 from the store
    await board.settle({ ply: 5, mode: "try" });
    await board.assertShows(play(GAME, own).position);
    assert.deepEqual(await chips(), own.map(left));
    assert.ok((await board.sentence()).text.startsWith(sentences(GAME, own.map(left), { book })[4]));
    await board.clickPit(5); // Lower's empty pit next to the store
    await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
    const reason = (await board.sentence()).text.replace(/(^\W+)|(\s*P-\S+$)/g, "");
    assert.ok(reason.includes("6") && refusal(GAME, [...own, "1"].map(left), { book }).includes(reason), reason);

    await board.pressTool("Turn the board");
    await assertLayout(board, [...LEFT, ...LEFT], "N");
    await numbered("source", own);
    await assertLayout(board, [...SOURCE, ...SOURCE], "N");
    await board.assertShows(play(GAME, own).position);
    await board.pressTool("Turn the board");
    await assertLayout(board, [...SOURCE, ...SOURCE], "S");
    await board.press("book");
    await board.settle({ mode: "replay", ply: 4 });
    await says(sentences(GAME, moves));
  },
);

browserTest(
  "in every game digits and labels are at their buttons, also on a flipped board",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const games = allPages().filter((address) => /^variants\/[^/]+\/$/.test(address));
    assert.ok(games.length >= readdirSync(path.join(ROOT, "content/variants")).length);
    for (const address of sample(games, 3)) {
      await reader.open(address);
      const board = reader.board((await reader.page.$$eval("sow-board:not(.still):not(.side)", (all) => all.map((root) => root.id)))[0]);
      const { labels } = await board.game();
      await assertLayout(board, labels, "S");
      await reader.page.focus(`#${board.id} .pits [tabindex="0"]`);
      await reader.page.keyboard.press("f");
      await board.waitFor("turned", (root) => !!root.querySelector(".unnamed"));
      await assertLayout(board, labels, "N");
    }
  },
);
