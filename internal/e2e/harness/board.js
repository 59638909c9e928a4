// One board of a page, as a reader has it: what it shows, what can be pressed.
import assert from "node:assert/strict";
import { seeds } from "./native.js";

/** @typedef {import("puppeteer-core").Page} Page */

const PATIENCE = 90_000; // of a machine that is slow

export class Board {
  /** @param {Page} page @param {string} id */
  constructor(page, id) {
    this.page = page;
    this.id = id;
  }

  /** Runs in the page with the example's element.
   * @template T @template {unknown[]} A @param {(root: HTMLElement, ...args: A) => T} f @param {A} args */
  ask(f, ...args) {
    return this.page.$eval(`#${this.id}`, /** @type {any} */ (f), ...args);
  }

  /** Waits until something is so, asked in the page with the example's element.
   * @template {unknown[]} A @param {string} what @param {(root: HTMLElement, ...args: A) => unknown} f @param {A} args */
  async until(what, f, ...args) {
    const start = Date.now();
    while (!(await this.ask(f, ...args))) {
      if (Date.now() - start > PATIENCE) assert.fail(`#${this.id}: not ${what}; it is at ${JSON.stringify(await this.state())}`);
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  /** The data that travels in the page. */
  line() {
    return this.ask((root) => JSON.parse(root.querySelector("script.line")?.textContent ?? "null"));
  }

  /** What its game is called in the page, and so on. */
  game() {
    return this.ask((root) => JSON.parse(document.getElementById(`game-${root.dataset.game}`)?.textContent ?? "null"));
  }

  /** What is shown, read off the drawing: the digits of every place in view, and of the hands above the board; how many seeds are
   * drawn in all. One board must be in view, with a digit at every place.
   * @returns {Promise<{seeds: number[], hands: number[], drawn: number}>} */
  async shown() {
    const shown = await this.ask((root) => {
      const inView = [...root.querySelectorAll(root.classList.contains("still") ? ".shown svg.board" : "svg.board")]
        .filter((svg) => svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && svg.getBoundingClientRect().height > 20);
      if (inView.length !== 1) return `${inView.length} boards of #${root.id} are in view`;
      const digits = (/** @type {Element|null} */ count) => (count?.checkVisibility() && /^\d+$/.test(count.textContent ?? "") ? Number(count.textContent) : NaN);
      const seeds = [];
      for (const count of inView[0].querySelectorAll("text.count[data-place]")) seeds[Number(/** @type {HTMLElement} */ (count).dataset.place)] = digits(count);
      const drawn = (inView[0].querySelector(".shade")?.getAttribute("d") ?? "").split("M").length - 1;
      return { seeds, drawn, hands: [...inView[0].querySelectorAll(".hand")].map((hand) => digits(hand.querySelector(".count"))) };
    });
    if (typeof shown === "string") assert.fail(shown);
    return /** @type {any} */ (shown);
  }

  /** The digits at every place. */
  async seeds() {
    return (await this.shown()).seeds;
  }

  /** The text of the state shown. @returns {Promise<string>} */
  position() {
    return /** @type {any} */ (this.ask((root) => /** @type {any} */ (root).position));
  }

  /** The board shows a position, in its digits and to those who ask it.
   * @param {string} position @param {string} [why] */
  async shows(position, why = "") {
    assert.deepEqual(await this.seeds(), seeds(position), `#${this.id} ${why}`);
    assert.equal(await this.position(), position, `#${this.id} ${why}`);
  }

  /** The sentence in view and its links.
   * @returns {Promise<{text: string, clauses: string[], hrefs: string[], refused: boolean}>} */
  async sentence() {
    const said = await this.ask((root) => {
      const inView = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(root.classList.contains("still") ? ".shown .say" : ".say"))].filter((p) => p.checkVisibility() && p.innerText.trim());
      const links = inView.flatMap((p) => [...p.querySelectorAll("a.clause")]);
      return {
        count: inView.length,
        text: inView[0]?.innerText ?? "",
        refused: inView[0]?.classList.contains("refused") ?? false,
        clauses: links.map((a) => a.textContent),
        hrefs: links.map((a) => /** @type {HTMLAnchorElement} */ (a).href),
      };
    });
    assert.equal(said.count, 1, `sentences of #${this.id} in view`);
    return /** @type {any} */ (said);
  }

  /** Where it is. @returns {Promise<{mode: string, ply: number, step: number}>} */
  state() {
    return /** @type {any} */ (this.ask((root) => ({ mode: root.dataset.mode, ply: Number(root.dataset.ply), step: Number(root.dataset.step) })));
  }

  /** Waits until nothing travels and nothing is asked, and the board is where it should be.
   * @param {{mode?: string, ply?: number}} [where] */
  async rest(where = {}) {
    const still = (/** @type {HTMLElement} */ root, /** @type {Record<string, unknown>} */ wanted) =>
      root.dataset.ply !== undefined && !("busy" in root.dataset) && !root.querySelector('[aria-busy="true"]') &&
      Object.entries(wanted).every(([name, value]) => root.dataset[name] === String(value));
    await this.until(`at ${JSON.stringify(where)}`, still, where);
  }

  /** @param {string} name a button's command, as in data-do */
  button(name) {
    return `#${this.id} [data-do="${name}"]`;
  }

  /** Clicks a button with the mouse. @param {string} name */
  async press(name) {
    await this.click(this.button(name));
  }

  /** Clicks a pit. @param {number} place */
  async touch(place) {
    await this.click(`#${this.id} .pits .spot[data-place="${place}"]`);
  }

  /** Clicks a pit by the number that a move calls it by, for a side.
   * @param {string} move @param {string} side S or N */
  async play(move, side) {
    await this.touch(await this.pit(move, side));
  }

  /** The pit that a move names for a side. @param {string} move @param {string} side */
  async pit(move, side) {
    const { labels, pits } = await this.game();
    const place = labels.indexOf(move.replace(/[RL]$/, ""), side === "N" ? pits : 0);
    assert.ok(place >= 0, `no pit of ${side} is called ${move}`);
    return place;
  }

  /** Clicks a ply in the list of moves. @param {number} ply */
  async chip(ply) {
    await this.click(`#${this.id} .moves :not(.side)[data-ply="${ply}"]`);
  }

  /** @param {string} selector */
  async click(selector) {
    const handle = await this.page.waitForSelector(selector, { visible: true, timeout: 15_000 });
    await handle?.click();
    await handle?.dispose();
  }

  /** Whether a button can be seen and does something. @param {string} name */
  async can(name) {
    return this.ask((root, name) => {
      const button = root.querySelector(`[data-do="${name}"]`);
      return !!button?.checkVisibility() && button.getAttribute("aria-disabled") !== "true" && !(/** @type {HTMLButtonElement} */ (button).disabled);
    }, name);
  }

  /** The places that the board offers to play, as soon as that is known to one who points at it. @returns {Promise<number[]>} */
  async playable() {
    await this.page.hover(`#${this.id} .pits .spot`);
    await this.until("known what may be played", (root) => [...root.querySelectorAll(".pits .spot")].every((pit) => pit.hasAttribute("aria-disabled")));
    return /** @type {any} */ (this.ask((root) => {
      const at = (/** @type {string} */ selector) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))].map((pit) => Number(pit.dataset.place)).sort((a, b) => a - b);
      const ringed = at(".pits .spot.can");
      return String(ringed) === String(at('.pits .spot[aria-disabled="false"]')) ? ringed : [-1];
    }));
  }

  /** Opens the panel of tools. */
  async more() {
    await this.press("more");
    await this.page.waitForSelector(`#${this.id} .panel`, { visible: true, timeout: 15_000 });
  }

  /** Presses a button of the panel or of set-up by its words. @param {string} words */
  async tool(words) {
    const done = await this.ask((root, words) => {
      const button = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".panel button"))].find((button) => button.textContent === words);
      button?.setAttribute("data-found", "");
      return !!button;
    }, words);
    assert.ok(done, `#${this.id} has no button ${words}`);
    await this.click(`#${this.id} .panel [data-found]`);
    await this.ask((root) => root.querySelector("[data-found]")?.removeAttribute("data-found"));
  }

  /** Chooses one of a group of radio buttons, in the panel or in the open. @param {string} of @param {string} value */
  async choose(of, value) {
    await this.click(`#${this.id} [data-of="${of}"][value="${value}"]`);
  }
}
