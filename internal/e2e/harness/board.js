// A board of a page as a reader uses it: what it shows and what can be pressed.
import assert from "node:assert/strict";
import { seedsOf } from "./native.js";

/** @typedef {import("puppeteer-core").Page} Page */

const TIMEOUT = 90_000; // for a slow machine

export class Board {
  /** @param {Page} page @param {string} id */
  constructor(page, id) {
    this.page = page;
    this.id = id;
  }

  /** Runs a function in the page with the board's element; in a single request, since tests do so thousands of times.
   * @template T @template {unknown[]} A @param {(root: HTMLElement, ...args: A) => T} f @param {A} args
   * @returns {Promise<Awaited<T>>} */
  evaluate(f, ...args) {
    const values = args.map((arg) => JSON.stringify(arg) ?? "undefined");
    const call = [`document.querySelector("#${this.id}")`, ...values].join(", ");
    return /** @type {any} */ (this.page.evaluate(`(${f})(${call})`));
  }

  /** Waits until a function, run in the page with the board's element, returns something true.
   * @template {unknown[]} A @param {string} what names the condition in the error @param {(root: HTMLElement, ...args: A) => unknown} f @param {A} args */
  async waitFor(what, f, ...args) {
    const start = Date.now();
    while (!(await this.evaluate(f, ...args))) {
      if (Date.now() - start > TIMEOUT) assert.fail(`#${this.id} is not ${what} but at ${JSON.stringify(await this.state())}`);
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  /** The data of its example in the page. */
  data() {
    return this.evaluate((root) => JSON.parse(root.querySelector("script.line")?.textContent ?? "null"));
  }

  /** The data of its game in the page. */
  game() {
    return this.evaluate((root) => JSON.parse(document.getElementById(`game-${root.dataset.game}`)?.textContent ?? "null"));
  }

  /** Reads the drawing: the digits of every place, those of the hands above the board, and the number of seeds drawn. Exactly one
   * drawing must be visible.
   * @returns {Promise<{seeds: number[], hands: number[], drawn: number}>} */
  async readBoard() {
    const shown = await this.evaluate((root) => {
      const visible = [...root.querySelectorAll(root.classList.contains("still") ? ".shown svg.board" : "svg.board")].filter(
        (svg) => svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && svg.getBoundingClientRect().height > 20,
      );
      if (visible.length !== 1) return `${visible.length} drawings of #${root.id} are visible`;
      const digits = (/** @type {Element|null} */ count) =>
        count?.checkVisibility() && /^\d+$/.test(count.textContent ?? "") ? Number(count.textContent) : NaN;
      const seeds = [];
      for (const count of visible[0].querySelectorAll("text.count[data-place]"))
        seeds[Number(/** @type {HTMLElement} */ (count).dataset.place)] = digits(count);
      const drawn = (visible[0].querySelector(".shade")?.getAttribute("d") ?? "").split("M").length - 1;
      return { seeds, drawn, hands: [...visible[0].querySelectorAll(".hand")].map((hand) => digits(hand.querySelector(".count"))) };
    });
    if (typeof shown === "string") assert.fail(shown);
    return /** @type {any} */ (shown);
  }

  /** The digits of every place. */
  async seeds() {
    return (await this.readBoard()).seeds;
  }

  /** The position of the state shown. @returns {Promise<string>} */
  position() {
    return /** @type {any} */ (this.evaluate((root) => /** @type {any} */ (root).board.position));
  }

  /** Asserts that the digits and the board's position property both show a position.
   * @param {string} position @param {string} [why] */
  async assertShows(position, why = "") {
    const [shown, all] = [await this.seeds(), seedsOf(position)];
    if (shown.length === all.length - 2) shown.push(0, 0); // games in which all seeds stay in the pits have no stores
    assert.deepEqual(shown, all, `#${this.id} ${why}`);
    assert.equal(await this.position(), position, `#${this.id} ${why}`);
  }

  /** The visible sentence, and the links of its mark to clauses. Exactly one must be visible.
   * @returns {Promise<{text: string, clauses: string[], hrefs: string[], refused: boolean}>} */
  async sentence() {
    const sentence = await this.evaluate((root) => {
      /** @param {Element|undefined} text */
      const withoutMarks = (text) => {
        const copy = /** @type {Element|undefined} */ (text?.cloneNode(true));
        for (const mark of copy?.querySelectorAll(".clause") ?? []) {
          mark.previousSibling?.remove(); // the space before it
          mark.remove();
        }
        return copy;
      };
      const visible = [
        .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(root.classList.contains("still") ? ".shown .say" : ".say")),
      ].filter((p) => p.checkVisibility() && p.innerText.trim());
      const links = visible.flatMap((p) => [...p.querySelectorAll("a.clause")]);
      return {
        count: visible.length,
        text: withoutMarks(visible[0])?.textContent ?? "",
        refused: visible[0]?.classList.contains("refused") ?? false,
        clauses: links.map((a) => a.textContent),
        hrefs: links.map((a) => /** @type {HTMLAnchorElement} */ (a).href),
      };
    });
    assert.equal(sentence.count, 1, `visible sentences of #${this.id}`);
    return /** @type {any} */ (sentence);
  }

  /** The mode, ply and step of the board. @returns {Promise<{mode: string, ply: number, step: number}>} */
  state() {
    return /** @type {any} */ (
      this.evaluate((root) => ({ mode: root.dataset.mode, ply: Number(root.dataset.ply), step: Number(root.dataset.step) }))
    );
  }

  /** Waits until no seed moves, no request is pending, and the board is where it should be.
   * @param {{mode?: string, ply?: number}} [where] */
  async settle(where = {}) {
    const settled = (/** @type {HTMLElement} */ root, /** @type {Record<string, unknown>} */ wanted) =>
      root.dataset.ply !== undefined &&
      !("busy" in root.dataset) &&
      !root.querySelector('[aria-busy="true"]') &&
      Object.entries(wanted).every(([name, value]) => root.dataset[name] === String(value));
    await this.waitFor(`at ${JSON.stringify(where)}`, settled, where);
  }

  /** The selector of a button. @param {string} name its command, as in data-do */
  button(name) {
    return `#${this.id} ${name === "retry" ? ".notice button" : `[data-do="${name}"]`}`;
  }

  /** Clicks a button. @param {string} name */
  async press(name) {
    await this.click(this.button(name));
  }

  /** Clicks a pit. @param {number} place */
  async clickPit(place) {
    await this.click(`#${this.id} .pits .spot[data-place="${place}"]`);
  }

  /** Clicks the pit that a move of a side names.
   * @param {string} move @param {string} side S or N */
  async play(move, side) {
    await this.clickPit(await this.pit(move, side));
  }

  /** The place of the pit that a move of a side names. @param {string} move @param {string} side */
  async pit(move, side) {
    const { labels, pits } = await this.game();
    const place = labels.indexOf(move.replace(/[RL]>?$/, ""), side === "N" ? pits : 0);
    assert.ok(place >= 0, `${side} has no pit ${move}`);
    return place;
  }

  /** Clicks a ply in the list of moves. @param {number} ply */
  async clickPly(ply) {
    await this.click(`#${this.id} .moves :not(.side)[data-ply="${ply}"]`);
  }

  /** Clicks an element, once the menu is closed if it is open and may cover the element. @param {string} selector */
  async click(selector) {
    const handle = await this.page.waitForSelector(selector, { visible: true, timeout: 15_000 });
    await handle?.evaluate((element) => {
      const menu = document.querySelector(".panel:popover-open");
      if (!menu || menu.contains(element) || element.closest(".bar")) return;
      /** @type {HTMLElement|null|undefined} */ (menu.closest("sow-board")?.querySelector("[data-do=more]"))?.click();
    });
    await handle?.click();
    await handle?.dispose();
  }

  /** Reports whether a button is visible and enabled. @param {string} name */
  async canPress(name) {
    return this.evaluate((root, name) => {
      const button = root.querySelector(`[data-do="${name}"]`);
      return (
        !!button?.checkVisibility() &&
        button.getAttribute("aria-disabled") !== "true" &&
        !(/** @type {HTMLButtonElement} */ (button).disabled)
      );
    }, name);
  }

  /** Hovers over the board and returns the places marked as legal moves. @returns {Promise<number[]>} */
  async playable() {
    await this.waitFor("loaded", (root) => !root.matches("sow-play:not([data-phase=playing]) *")); // a saved game shows its start before
    const pit = `#${this.id} .pits .spot`;
    await this.page.hover(pit).catch(() => this.page.hover(pit)); // rules that arrive just now replace a pit of the lab
    await this.waitFor("marked with legal moves", (root) =>
      [...root.querySelectorAll(".pits .spot")].every((pit) => pit.hasAttribute("aria-disabled")),
    );
    const [marked, enabled] = /** @type {number[][]} */ (
      await this.evaluate((root) => {
        const at = (/** @type {string} */ selector) =>
          [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))]
            .map((pit) => Number(pit.dataset.place))
            .sort((a, b) => a - b);
        return [at(".pits .spot.can"), at('.pits .spot[aria-disabled="false"]')];
      })
    );
    assert.deepEqual(marked, enabled, `marked and enabled pits of #${this.id}`);
    return marked;
  }

  /** Opens the panel of tools. */
  async openPanel() {
    await this.press("more");
    await this.page.waitForSelector(`#${this.id} .panel`, { visible: true, timeout: 15_000 });
  }

  /** Presses a button of the panel by its label. @param {string} words */
  async pressTool(words) {
    if (!(await this.evaluate((root) => !!root.querySelector(".panel")))) await this.openPanel();
    const done = await this.evaluate((root, words) => {
      const button = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".panel button"))].find(
        (button) => button.textContent === words,
      );
      button?.setAttribute("data-found", "");
      return !!button;
    }, words);
    assert.ok(done, `#${this.id} has no button ${words}`);
    await this.click(`#${this.id} .panel [data-found]`);
    await this.evaluate((root) => root.querySelector("[data-found]")?.removeAttribute("data-found"));
  }

  /** Chooses a radio button, in the panel or outside. @param {string} name the reading, or "labels" @param {string} value */
  async choose(name, value) {
    if (!(await this.evaluate((root, name) => !!root.querySelector(`[data-of="${name}"]`), name))) await this.openPanel();
    await this.evaluate((root, name) => {
      const fold = root.querySelector(`[data-of="${name}"]`)?.closest("details");
      if (fold) fold.open = true;
    }, name);
    await this.click(`#${this.id} [data-of="${name}"][value="${value}"]`);
  }
}
