// One board of a page, as a reader has it: what it shows, what can be pressed.
import assert from "node:assert/strict";

/** @typedef {import("puppeteer-core").Page} Page */

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

  /** The data that travels in the page. */
  line() {
    return this.ask((root) => JSON.parse(root.querySelector("script.line")?.textContent ?? "null"));
  }

  /** What its game is called in the page, and so on. */
  game() {
    return this.ask((root) => JSON.parse(document.getElementById(`game-${root.dataset.game}`)?.textContent ?? "null"));
  }

  /** What is shown, read off the drawing: the digits of every place in view, and of the hands above the board. One board must be
   * in view, with a digit at every place.
   * @returns {Promise<{seeds: number[], hands: number[], drawn: number[]}>} */
  async shown() {
    const shown = await this.ask((root) => {
      const inView = [...root.querySelectorAll("svg.board")].filter((svg) => svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && svg.getBoundingClientRect().height > 20);
      if (inView.length !== 1) return `${inView.length} boards of #${root.id} are in view`;
      const digits = (/** @type {Element} */ group) => {
        const count = group.querySelector(".count");
        return count?.checkVisibility() && /^\d+$/.test(count.textContent ?? "") ? Number(count.textContent) : NaN;
      };
      const seeds = [];
      const drawn = [];
      for (const group of inView[0].querySelectorAll("[data-place]")) {
        seeds[Number(/** @type {HTMLElement} */ (group).dataset.place)] = digits(group);
        drawn[Number(/** @type {HTMLElement} */ (group).dataset.place)] = (group.querySelector(".shade")?.getAttribute("d") ?? "").split("M").length - 1;
      }
      return { seeds, drawn, hands: [...inView[0].querySelectorAll(".hand")].map(digits) };
    });
    if (typeof shown === "string") assert.fail(shown);
    return /** @type {any} */ (shown);
  }

  /** The digits at every place. */
  async seeds() {
    return (await this.shown()).seeds;
  }

  /** The sentence in view and its links.
   * @returns {Promise<{text: string, clauses: string[], hrefs: string[], refused: boolean}>} */
  async sentence() {
    const said = await this.ask((root) => {
      const inView = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".say"))].filter((p) => p.checkVisibility() && p.innerText.trim());
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
    const still = (/** @type {string} */ id, /** @type {Record<string, unknown>} */ wanted) => {
      const root = document.getElementById(id);
      return root && root.dataset.ply !== undefined && !("busy" in root.dataset) && !root.querySelector('[aria-busy="true"]') &&
        Object.entries(wanted).every(([name, value]) => root.dataset[name] === String(value));
    };
    await this.page.waitForFunction(still, { polling: 20, timeout: 90_000 }, this.id, where).catch(async (error) => {
      assert.fail(`#${this.id} did not come to ${JSON.stringify(where)}; it is at ${JSON.stringify(await this.state())} (${error.message})`);
    });
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
    await this.click(`#${this.id} .pits [data-place="${place}"]`);
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

  /** Begins a line of one's own where it stands. */
  async try() {
    await this.press("try");
    await this.rest({ mode: "try" });
  }

  /** The places that the board offers to play. @returns {Promise<number[]>} */
  playable() {
    return /** @type {any} */ (this.ask((root) => [...root.querySelectorAll('.pits [data-place][aria-disabled="false"]')].map((pit) => Number(/** @type {HTMLElement} */ (pit).dataset.place)).sort((a, b) => a - b)));
  }
}
